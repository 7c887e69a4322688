"""From a request to its endpoint and back: finds it, checks the arguments, and calls it."""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, NamedTuple

from pydantic import BaseModel, TypeAdapter, ValidationError, create_model

from ..languages import answer_language
from ..ports.background import Background
from ..ports.jsontext import loads
from ..refusals import Refusal, answered_in, problem_of
from .routes import Ask, Route

Body = Callable[[], Awaitable[bytes]]
"""Reads the body of a request. Only endpoints that want one call it."""
LONG_BODY = 16_384
"""Bytes; a longer body is parsed outside the event loop: a megabyte of empty lists takes 20 ms."""
MOST_FIELDS = 1_000
"""Fields of a body. Refusing a hundred thousand unknown ones took 0.2 s."""


class MethodRefused(Refusal):
    """An address that is asked for with the wrong method."""

    status = 405

    def __init__(self, allowed: Iterable[str]) -> None:
        super().__init__("bad_request", "server-method")
        self.allowed = tuple(allowed)


class Answer(NamedTuple):
    """What an endpoint has answered."""

    route: Route
    ask: Ask
    """Who asked; they may have got an identity by it."""
    content: object


class Endpoint:
    """A route with its path and the types of its arguments, ready to be called. Built when it is first used."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self._pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path))

    def match(self, path: str) -> dict[str, str] | None:
        """The named parts of a path; None if it is another endpoint's."""
        found = self._pattern.fullmatch(path)
        return found.groupdict() if found else None

    @property
    def path_names(self) -> set[str]:
        """The names of the parts of the path."""
        return set(self._pattern.groupindex)

    @cached_property
    def _parameters(self) -> dict[str, inspect.Parameter]:
        """The function's parameters after the request."""
        return dict(list(inspect.signature(self.route.answer).parameters.items())[1:])

    @cached_property
    def arguments(self) -> type[BaseModel]:
        """A model of the parts of the path and of the query."""
        fields: dict[str, Any] = {
            name: (each.annotation, ... if each.default is each.empty else each.default)
            for name, each in self._parameters.items()
            if name != "wanted"
        }
        return create_model("Arguments", **fields)

    @cached_property
    def body(self) -> TypeAdapter[object] | None:
        """The type of the body; None if it has none."""
        wanted = self._parameters.get("wanted")
        return TypeAdapter(wanted.annotation) if wanted else None

    async def given(self, named: Mapping[str, str], read: Body, background: Background) -> dict[str, object]:
        """The function's arguments, from the texts in the path and the query and from the body.

        Raises:
            Refusal: one of them is not what it should be.
        """
        try:
            found = self.arguments.model_validate(named)
        except ValidationError as error:
            place = "path" if error.errors()[0]["loc"][0] in self.path_names else "query"
            raise _bad_request(problem_of(error, place)) from None
        given = {name: getattr(found, name) for name in self.arguments.model_fields}
        if self.body is not None:
            text = await read()
            parse = partial(_parsed, text, self.body)
            given["wanted"] = await background.run(parse) if len(text) > LONG_BODY else parse()
        return given


class Router:
    """All endpoints, for a server or for a worker."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self.endpoints = [Endpoint(route) for route in routes]

    async def answer(self, ask: Ask, method: str, path: str, query: Mapping[str, str], read: Body) -> Answer:
        """Answer a request, in the language that it asks for.

        Raises:
            Refusal: it cannot be granted.
        """
        endpoint, named = self._find(method, path)
        route = endpoint.route
        given = await endpoint.given({**query, **named}, read, ask.service.background)
        wanted = given.get("wanted")
        ask = replace(ask, lang=answer_language(getattr(wanted, "lang", None), ask.lang))
        with answered_in(ask.lang):
            if isinstance(wanted, route.joins) if isinstance(route.joins, type) else route.joins:
                ask = ask.join()
            if route.known:
                ask.known  # noqa: B018  refuses whoever is not
            if route.limit:
                ask.spend(route.limit)
            return Answer(route, ask, await route.answer(ask, **given))

    def _find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
        others = []
        for endpoint in self.endpoints:
            named = endpoint.match(path)
            if named is not None:
                if endpoint.route.method == method:
                    return endpoint, named
                others.append(endpoint.route.method)
        raise MethodRefused(others) if others else Refusal("unknown", "server-not-found")


def _parsed(text: bytes, body: TypeAdapter[object]) -> object:
    if not text:
        raise _bad_request("body: Field required")
    try:
        data = loads(text)
    except ValueError as error:
        raise _bad_request(f"body.{getattr(error, 'pos', 0)}: JSON decode error") from None
    if isinstance(data, dict) and len(data) > MOST_FIELDS:
        raise Refusal("too_large", "server-too-large")
    try:
        return body.validate_python(data)
    except ValidationError as error:
        raise _bad_request(problem_of(error, "body")) from None


def _bad_request(problem: str) -> Refusal:
    return Refusal("bad_request", "server-bad-request", problem=problem)
