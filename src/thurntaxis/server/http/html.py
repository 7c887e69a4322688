"""The few pages that the server writes itself, without any script."""

from html import escape

_STYLE = (
    ":root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left}.wide,pre{overflow-x:auto}"
)


def page(lang: str, title: str, content: str, head: str = "") -> str:
    """A whole page. `content` and `head` are HTML; the title is text."""
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"{head}<title>{escape(title)}</title><style>{_STYLE}</style>"
        f"<body><main><h1>{escape(title)}</h1>{content}</main></body></html>"
    )
