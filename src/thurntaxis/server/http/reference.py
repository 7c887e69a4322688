"""The OpenAPI document as a page to read, without any script.

Swagger UI, ReDoc and their like are a megabyte of scripts that would run on the site whose cookie is a player's
identity, and FastAPI's pages for them need inline scripts, which the content security policy forbids.
"""

import json
from html import escape
from typing import Any

_STYLE = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto}"


def page(document: dict[str, Any]) -> str:
    """The page."""
    parts = [f"<h1>{escape(document['info']['title'])}</h1>", f"<p>{escape(document['info']['summary'])}</p>"]
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            parts += _operation(f"{method.upper()} {path}", operation)
    parts.append("<h2>Schemas</h2>")
    for name, schema in document["components"]["schemas"].items():
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3>{_json(schema)}')
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>HTTP reference</title><style>{_STYLE}</style>'
    return f"{head}<body>{''.join(parts)}</body></html>"


def _operation(name: str, operation: dict[str, Any]) -> list[str]:
    parts = [f"<h2>{escape(name)}</h2><p>{escape(operation.get('description', ''))}</p>"]
    if parameters := operation.get("parameters"):
        rows = "".join(
            f"<tr><td>{escape(each['name'])}<td>{escape(each['in'])}<td>{_json(each['schema'])}" for each in parameters
        )
        parts.append(f"<table>{rows}</table>")
    if body := operation.get("requestBody"):
        parts.append(_json(body["content"]["application/json"]["schema"]))
    return parts


def _json(data: Any) -> str:
    return f"<pre>{escape(json.dumps(data, indent=1, ensure_ascii=False))}</pre>"
