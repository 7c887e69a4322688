"""How an endpoint is declared: its method and path, who may ask, how often, and the function that answers.

    @ROUTES.add("POST", "/tables", status=201, joins=True, limit="tables")
    async def create_table(ask: Ask, wanted: CreateTable) -> answers.TableCreated:

The arguments after the first are parts of the path, then of the query; `wanted` is the body. Their types are checked
before the function is called. Its return type is the answer's, its docstring the description in the reference.
"""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Literal, Self, TypeVar

from pydantic import Field

from ...protocol.commands import TABLE_ID
from ..refusals import Refusal
from ..running.commands import Asker
from ..service import TableService

Method = Literal["GET", "POST", "PUT", "DELETE"]
Limit = Literal["tables", "uploads", "complaints", "channels", "mails"]
"""What a server counts for each address."""
Function = Callable[..., Awaitable[object]]
AnyFunction = TypeVar("AnyFunction", bound=Function)
TableId = Annotated[str, Field(pattern=TABLE_ID, description="The table's id, as in its link")]
JSON = "application/json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Asker):
    """A request: who asks, in which language, and the service that answers."""

    service: TableService
    fair_key: str
    """Requests with the same key, for instance from one address, share the time of bots and of threads."""
    site: str = ""
    """The part of a link before the path."""
    token: str | None = None
    """The secret of an identity that was created for this request."""
    former: bool = False
    """Whether this browser has a former identity, which it can return to."""

    @property
    def known(self) -> str:
        """Who asks.

        Raises:
            Refusal: they have no identity.
        """
        if self.person is None:
            raise Refusal("not_yours", "server-no-identity")
        return self.person

    def join(self) -> Self:
        """The same request by someone who has an identity; a server creates one if they have none."""
        return self

    def spend(self, limit: Limit, amount: float = 1.0) -> None:
        """Count the request, or its content, against a limit.

        Raises:
            Refusal: there were too many.
        """


@dataclass(frozen=True, slots=True)
class Route:
    """One endpoint."""

    method: Method
    path: str
    answer: Function
    answered: object
    """The type of the answer."""
    status: int = 200
    joined_status: int | None = None
    """The status if the request has created an identity, where it differs."""
    known: bool = False
    """Requests without an identity are refused."""
    joins: bool | type = False
    """Requests without an identity get one: always, or if the body has this type."""
    limit: Limit | None = None
    seconds: int = 0
    """How long an answer may be cached."""
    media: tuple[str, ...] = (JSON,)
    """The media types of the answer."""
    documented: bool = True
    """Whether it is in the reference: pages for people are not."""


class Routes(list[Route]):
    """The endpoints of one subject."""

    def add(
        self,
        method: Method,
        path: str,
        *,
        answered: object = None,
        status: int = 200,
        joined_status: int | None = None,
        known: bool = False,
        joins: bool | type = False,
        limit: Limit | None = None,
        seconds: int = 0,
        media: tuple[str, ...] = (JSON,),
        documented: bool = True,
    ) -> Callable[[AnyFunction], AnyFunction]:
        """Declare the function below as an endpoint. `answered`: the answer's type if the function does not say it."""

        def declare(function: AnyFunction) -> AnyFunction:
            answer_type = answered or inspect.signature(function).return_annotation
            options = (status, joined_status, known, joins, limit, seconds, media, documented)
            self.append(Route(method, path, function, answer_type, *options))
            return function

        return declare
