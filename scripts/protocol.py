"""Writes what is made from the models of `thurntaxis.protocol`: `make protocol`.

- `web/src/protocol/protocol.ts`: the client's types;
- `src/thurntaxis/protocol/schema.json`: the schemas of what is sent, for the OpenAPI document;
- the tables of `docs/protocol.md`, each between two comments that say what it is made from.

A test fails if one of them is out of date.
"""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import Any, get_args

from typing_extensions import Doc

from thurntaxis.protocol import VERSION, catalogue, commands, messages

ROOT = Path(__file__).parents[1]
TYPESCRIPT = ROOT / "web/src/protocol/protocol.ts"
SCHEMA = ROOT / "src/thurntaxis/protocol/schema.json"
PAGE = ROOT / "docs/protocol.md"
WIDTH = 120

Schema = dict[str, Any]


# ---- The models ----


@cache
def schemas() -> tuple[dict[str, Schema], dict[str, Schema]]:
    """The JSON schemas of what is sent, and of what clients may send, by name, in the order they are declared in."""
    sent, heard = catalogue.sent(), catalogue.heard()
    everything = catalogue.everything()
    written = everything.json_schema(ref_template="{model}", mode="serialization")["$defs"]  # nothing is left out
    read = everything.json_schema(ref_template="{model}")["$defs"]
    unknown = read.keys() - sent.keys() - heard.keys()
    if unknown:
        raise ValueError(f"names that two models have: {', '.join(sorted(unknown))}")
    for name, model in sent.items():
        for doc in getattr(getattr(model, "__value__", None), "__metadata__", ()):
            if isinstance(doc, Doc):
                written[name]["description"] = doc.documentation
    return {name: written[name] for name in sent}, {name: read[name] for name in heard}


# ---- Schemas ----


def schema_json() -> str:
    """The schemas of what is sent, as an OpenAPI document has them."""
    text = json.dumps(schemas()[0], indent=1, ensure_ascii=False)
    return re.sub(r'("\$ref": ")', r"\1#/components/schemas/", _without_titles(text)) + "\n"


def _without_titles(text: str) -> str:
    """Pydantic adds to each field its own name, with a capital."""
    return re.sub(r',\n *"title": "[^"]*"(?=\n)|\n *"title": "[^"]*",(?=\n)', "", text)


# ---- TypeScript ----


def typescript() -> str:
    """The types of all messages, as Prettier would write them."""
    sent, heard = schemas()
    parts = [
        "// The messages between server and client. `make protocol` writes this file from src/thurntaxis/protocol.",
        f"/** The version of the protocol. */\nexport const PROTOCOL = {VERSION};",
        "// ---- What the server sends ----",
        *(_declaration(name, schema) for name, schema in sent.items()),
        "// ---- What the client sends ----",
        *(_declaration(name, schema) for name, schema in heard.items()),
        _comment("A command to a table.", "")
        + _alias("TableCommand", [c.__name__ for c in get_args(commands.TableCommand)]),
        "// ---- What can be asked over HTTP ----",
        _request_types(),
    ]
    return "\n\n".join(parts) + "\n"


def _request_types() -> str:
    """Every request by its method and path below `/api`: what its address says, its body, and its answer."""
    fields = []
    for method, path, operation in operations():
        body = " | ".join(_request_names(operation))
        parts = [
            *(
                f"{each['name']}{'' if each['required'] else '?'}: {type_of(each['schema'])}"
                for each in operation.get("parameters", ())
            ),
            *([f"body: {'TableCommand' if path.endswith('/commands') else body}"] if body else []),
            f"answer: {_answer_name(operation) or 'string'}",
        ]
        lines = "".join(f"    {part};\n" for part in parts)
        fields.append(f'  "{method.upper()} {path.removeprefix("/api")}": {{\n{lines}  }};\n')
    head = _comment("What can be asked over HTTP: fields of the address, the body, and the answer.", "")
    return f"{head}export interface Requests {{\n{''.join(fields)}}}"


@cache
def operations() -> list[tuple[str, str, Schema]]:
    """Method, path and description of all requests over HTTP."""
    from thurntaxis.server.app import create_app
    from thurntaxis.server.settings import Settings

    paths = create_app(Settings(ratings=True)).state.api.openapi["paths"]
    return [(method, path, operation) for path, each in paths.items() for method, operation in each.items()]


def _request_names(operation: Schema) -> list[str]:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    return [choice["$ref"].rpartition("/")[2] for choice in body.get("oneOf", [body]) if "$ref" in choice]


def _answer_name(operation: Schema) -> str:
    answer = next(operation["responses"][status] for status in ("200", "201") if status in operation["responses"])
    schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
    return str(schema["$ref"]).rpartition("/")[2] if schema else ""


def _declaration(name: str, schema: Schema) -> str:
    said = _comment(schema.get("description", ""), "")
    if not schema.get("properties"):
        return said + _alias(name, _choices(schema))
    required = schema.get("required", [])
    fields = "".join(
        _comment(field.get("description", ""), "  ") + _field(key if key in required else f"{key}?", field)
        for key, field in schema["properties"].items()
    )
    return f"{said}export interface {name} {{\n{fields}}}"


def _field(key: str, schema: Schema) -> str:
    choices = _choices(schema)
    line = f"  {key}: {' | '.join(choices)};\n"
    if len(line) <= WIDTH + 1 or len(choices) == 1:
        return line
    return f"  {key}:" + "".join(f"\n    | {choice}" for choice in choices) + ";\n"


def _alias(name: str, choices: list[str]) -> str:
    head, together = f"export type {name} =", " | ".join(choices)
    if len(f"{head} {together};") <= WIDTH:
        return f"{head} {together};"
    if len(f"  {together};") <= WIDTH:
        return f"{head}\n  {together};"
    return head + "".join(f"\n  | {choice}" for choice in choices) + ";"


def _comment(text: str, indent: str) -> str:
    text = " ".join(text.split())
    if not text:
        return ""
    line = f"{indent}/** {text} */"
    if len(line) <= WIDTH:
        return line + "\n"
    rows = wrap(text, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {row}\n" for row in rows) + f"{indent} */\n"


def type_of(schema: Schema) -> str:
    """A schema as a type of TypeScript."""
    return " | ".join(_choices(schema))


def _choices(schema: Schema) -> list[str]:
    if "$ref" in schema:
        return [schema["$ref"]]
    if "const" in schema:
        return [json.dumps(schema["const"])]
    if "enum" in schema:
        return [json.dumps(value) for value in schema["enum"]]
    if "anyOf" in schema or "oneOf" in schema:
        each = [choice for part in schema.get("anyOf") or schema["oneOf"] for choice in _choices(part)]
        return sorted(dict.fromkeys(each), key=lambda choice: choice == "null")
    return [_plain(schema)]


def _plain(schema: Schema) -> str:
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
        case "array":
            each = type_of(schema["items"])
            return f"({each})[]" if len(_choices(schema["items"])) > 1 else f"{each}[]"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            key = type_of(schema.get("propertyNames", {"type": "string"}))
            return f"Record<{key}, {type_of(schema['additionalProperties'])}>"
        case "object":
            return "Record<string, unknown>" if schema.get("additionalProperties") else "Record<string, never>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as name:
            return str(name)
    raise ValueError(f"no type for {schema}")


# ---- The page ----


def page(text: str) -> str:
    """The page on the protocol with new tables."""

    def table(found: re.Match[str]) -> str:
        kind, _, name = found["what"].partition(" ")
        return f"<!-- {found['what']} -->\n{TABLES[kind](name)}\n<!-- end -->"

    return re.sub(r"<!-- (?P<what>(?:\w+)(?: \w+)?) -->\n.*?<!-- end -->", table, text, flags=re.DOTALL)


def _rows(*rows: tuple[str, ...]) -> str:
    head, *others = rows
    lines = [head, ("---",) * len(head), *others]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in lines)


def _model(name: str) -> Schema:
    sent, heard = schemas()
    return sent[name] if name in sent else heard[name]


def _sentence(schema: Schema) -> str:
    """What is said about a model or a field; of a field about which nothing is said, about what it is."""
    choices = [schema, *schema.get("anyOf", ())]
    named = [_model(choice["$ref"]).get("description", "") for choice in choices if "$ref" in choice]
    return " ".join((schema.get("description") or "".join(named)).split())


def _type(schema: Schema) -> str:
    return " or ".join(f"`{choice}`" for choice in _choices(schema))


def _fields(name: str) -> str:
    """The fields of a model."""
    schema = _model(name)
    required = schema.get("required", [])
    return _rows(
        ("field", "type", "meaning"),
        *(
            (f"`{key}`" + ("" if key in required else " (optional)"), _type(field), _sentence(field))
            for key, field in schema["properties"].items()
        ),
    )


def _kinds(name: str) -> str:
    """The kinds that a union has, by their type."""
    union = _model(name)
    rows = []
    for choice in union.get("oneOf", ()):
        schema = _model(choice["$ref"])
        fields = [_with_note(key, field) for key, field in schema["properties"].items() if key not in _OF_ALL]
        rows.append((f"`{schema['properties']['type']['const']}`", ", ".join(fields), _sentence(schema)))
    return _rows(("type", "with", "meaning"), *rows)


_OF_ALL = ("type", "seq", "at", "id", "lang")
"""What stands above a table, since all have it."""


def _with_note(key: str, field: Schema) -> str:
    note = field.get("description", "").rstrip(".")
    return f"`{key}` ({note[0].lower()}{note[1:]})" if note else f"`{key}`"


def _commands(_: str) -> str:
    """All commands with their answers."""
    rows = []
    for command in get_args(commands.TableCommand):
        schema = _model(command.__name__)
        name = schema["properties"]["type"]["const"]
        required = schema.get("required", [])
        fields = [
            f"`{key}`" + ("" if key in required or key == "seat" else " (optional)")
            for key in schema["properties"]
            if key not in _OF_ALL
        ]
        answer = _model("Answers")["properties"][name]
        note = f": {_sentence(answer)}" if answer.get("description") else ""
        rows.append((f"`{name}`", ", ".join(fields), _sentence(schema), f"`{answer['$ref']}`{note}"))
    return _rows(("command", "with", "meaning", "answer"), *rows)


def _errors(_: str) -> str:
    """The codes of refusals."""
    rows = ((f"`{code}`", str(status), meaning) for code, (status, meaning) in messages.CODES.items())
    return _rows(("code", "HTTP", "meaning"), *rows)


def _requests(_: str) -> str:
    """All requests over HTTP."""
    rows = []
    for method, path, operation in operations():
        names = _request_names(operation)
        given = f" `{names[0]}`" if len(names) == 1 else ""
        answer = _answer_name(operation)
        meaning = operation["description"].split("\n")[0]
        rows.append((f"`{method.upper()} {path}`{given}", meaning, f"`{answer}`" if answer else "text"))
    return _rows(("request", "meaning", "answer"), *rows)


def _models(_: str) -> str:
    """Everything without a table of its own."""
    shown = set(re.findall(r"<!-- fields (\w+) -->", PAGE.read_text(encoding="utf-8")))
    rows = []
    for name, schema in schemas()[0].items():
        if name in shown or name.endswith(("Event", "Line")) or name == "Answers":
            continue
        if "properties" not in schema:
            rows.append((f"`{name}`", _sentence(schema), _type(schema)))
            continue
        required = schema.get("required", [])
        fields = [
            f"`{key}{'' if key in required else '?'}`: {_type(field)}"
            + (f" ({_sentence(field).rstrip('.')})" if field.get("description") else "")
            for key, field in schema["properties"].items()
        ]
        rows.append((f"`{name}`", _sentence(schema), ", ".join(fields)))
    return _rows(("name", "meaning", "fields, or what it can be"), *rows)


TABLES: dict[str, Callable[[str], str]] = {
    "fields": _fields,
    "kinds": _kinds,
    "commands": _commands,
    "errors": _errors,
    "requests": _requests,
    "models": _models,
}


def written() -> dict[Path, str]:
    """Every file that is made from the models, as it should be."""
    return {TYPESCRIPT: typescript(), SCHEMA: schema_json(), PAGE: page(PAGE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    SCHEMA.write_text(schema_json(), encoding="utf-8")  # the page is made with the server, which reads it
    for path, content in written().items():
        path.write_text(content, encoding="utf-8")
