"""The OpenAPI document, made from the endpoints; and the same as a page to read, without any script.

Swagger UI, ReDoc and their like are a megabyte of scripts that would run on the site whose cookie is a player's
identity, and they need inline scripts, which the content security policy forbids.
"""

import json
import re
from collections.abc import Iterable
from html import escape
from http import HTTPStatus
from importlib.resources import files
from typing import Any, Literal

from pydantic import TypeAdapter

from ... import __version__
from ...protocol import answers
from ...tables.requests.dispatch import Endpoint
from ...tables.requests.routes import JSON
from .html import page

Schema = dict[str, Any]
_SCHEMAS = "#/components/schemas/{model}"
_TEXT: Schema = {"type": "string"}
_REFUSED = (403, 404, 409, 413, 422, 429, 503)


def document(endpoints: Iterable[Endpoint]) -> Schema:
    """The document of all endpoints that are to be in it."""
    shown = [each for each in endpoints if each.route.documented]
    bodies, schemas = _bodies(shown)
    paths: dict[str, Schema] = {}
    for each in shown:
        operation = _operation(each, schemas)
        if each.body is not None:
            content = {JSON: {"schema": bodies[each]}}
            operation["requestBody"] = {"required": True, "content": content}
        paths.setdefault(f"/api{each.route.path}", {})[each.route.method.lower()] = operation
    # The schemas of answers are made beforehand, with the client's types.
    schemas |= json.loads(files("thurntaxis.protocol").joinpath("schema.json").read_text(encoding="utf-8"))
    summary = "Tables of the board game over the network. The socket's messages are described in docs/protocol.md."
    return {
        "openapi": "3.1.0",
        "info": {"title": "Thurn und Taxis", "summary": summary, "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _bodies(endpoints: list[Endpoint]) -> tuple[dict[Endpoint, Schema], dict[str, Schema]]:
    """The schema of each endpoint's body, and those that they refer to."""
    inputs: list[tuple[Endpoint, Literal["validation"], TypeAdapter[object]]] = [
        (each, "validation", each.body) for each in endpoints if each.body is not None
    ]
    found, shared = TypeAdapter.json_schemas(inputs, ref_template=_SCHEMAS)
    return {each: schema for (each, _), schema in found.items()}, shared.get("$defs", {})


def _operation(endpoint: Endpoint, schemas: dict[str, Schema]) -> Schema:
    """The description of one endpoint; the schemas of its arguments are added to `schemas`."""
    route, name = endpoint.route, endpoint.route.answer.__name__
    arguments = endpoint.arguments.model_json_schema(ref_template=_SCHEMAS)
    schemas |= arguments.get("$defs", {})
    operation: Schema = {
        "summary": name.replace("_", " ").capitalize(),
        "description": (route.answer.__doc__ or "").strip(),
        "operationId": re.sub(r"\W", "_", f"{name}_api{route.path}_{route.method.lower()}"),
        "responses": _responses(endpoint),
    }
    parameters = [
        _parameter(endpoint, each, schema, required=each in arguments.get("required", ()))
        for each, schema in arguments.get("properties", {}).items()
    ]
    return operation | {"parameters": parameters} if parameters else operation


def _parameter(endpoint: Endpoint, name: str, schema: Schema, *, required: bool) -> Schema:
    place = "path" if name in endpoint.path_names else "query"
    described = {"description": schema["description"]} if "description" in schema else {}
    return {"name": name, "in": place, "required": required, "schema": schema, **described}


def _responses(endpoint: Endpoint) -> dict[str, Schema]:
    route = endpoint.route
    schema = _TEXT if route.answered is str else _named(route.answered)
    statuses = (route.status, route.joined_status or route.status)
    answered = {str(status): _response(status, route.media, schema) for status in statuses}
    refused = {str(status): _response(status, (JSON,), _named(answers.ErrorAnswer)) for status in _REFUSED}
    return answered | refused


def _response(status: int, media: tuple[str, ...], schema: Schema) -> Schema:
    content = {each: {"schema": schema if each == JSON else _TEXT} for each in media}
    return {"description": HTTPStatus(status).phrase, "content": content}


def _named(model: Any) -> Schema:
    return {"$ref": _SCHEMAS.format(model=model.__name__)}


# ---- The page ----


def reference(document: Schema) -> str:
    """The document as a page."""
    parts = [f"<p>{escape(document['info']['summary'])}</p>"]
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            parts += _described(f"{method.upper()} {path}", operation)
    parts.append("<h2>Schemas</h2>")
    for name, schema in document["components"]["schemas"].items():
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3>{_json(schema)}')
    return page("en", document["info"]["title"], "".join(parts))


def _described(name: str, operation: Schema) -> list[str]:
    parts = [f"<h2>{escape(name)}</h2><p>{escape(operation['description'])}</p>"]
    if parameters := operation.get("parameters"):
        rows = "".join(
            f"<tr><td>{escape(each['name'])}<td>{escape(each['in'])}<td>{_json(each['schema'])}" for each in parameters
        )
        parts.append(f"<table>{rows}</table>")
    if body := operation.get("requestBody"):
        parts.append(_json(body["content"][JSON]["schema"]))
    return parts


def _json(data: object) -> str:
    return f"<pre>{escape(json.dumps(data, indent=1, ensure_ascii=False))}</pre>"
