"""The host's page: how the server is, behind a token that the command line makes. Without any script."""

import hmac
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from html import escape
from typing import Any, Protocol
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ...locales import text
from ...tables.refusals import Refusal
from ...tables.store import Report
from ...tables.texts import language
from ..rate_limits import Buckets
from .middleware import address_of

COOKIE = "thurntaxis-host"
_SECONDS = 24 * 3600
STYLE = (
    ":root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left}.wide{overflow-x:auto}"
)


_FORM = 1000
"""Bytes of the form that are looked at: more would hold the event loop."""
_REPORTS = 30
_ID = 10
"""Letters of a person's id that are shown: enough for `thurntaxis admin mute`."""


class HostStore(Protocol):
    """What the page asks of the database."""

    async def fetch(self, query: str, *args: Any) -> list[tuple[Any, ...]]:
        """What a statement gives."""

    async def reports(self, limit: int) -> list[Report]:
        """What the host was told, the newest first."""


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return sha256(f"thurntaxis host {token}".encode()).hexdigest()


class HostPage:
    """Shows the page to whoever has the token, and a form for it to everybody else."""

    def __init__(self, store: HostStore, workers: Callable[[], Awaitable[list[dict[str, Any]]]]) -> None:
        self._store = store
        self._workers = workers
        self._tries = Buckets(0.2, 10)

    async def __call__(self, request: Request) -> Response:
        """Answer a request."""
        lang = language(request.headers.get("accept-language"))
        if request.method == "POST":
            return await self._let_in(request, lang)
        if await self._knows(request.cookies.get(COOKIE, "")):
            return HTMLResponse(_page(lang, await self._content(lang), again=10))
        return HTMLResponse(_page(lang, _form(lang)), 401 if COOKIE in request.cookies else 200)

    async def _let_in(self, request: Request, lang: str) -> Response:
        wait = self._tries.take(address_of(request.scope))
        if wait:
            raise Refusal("too_much", "server-too-much", {"retry_after": max(1, round(wait))})
        sent = (await request.body())[:_FORM].decode("ascii", "replace")
        token = parse_qs(sent).get("token", [""])[0].strip()
        if not await self._knows(token):
            return HTMLResponse(_page(lang, f"<p role=alert>{_say('host-wrong', lang)}</p>{_form(lang)}"), 403)
        response = RedirectResponse("/api/host", 303)
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, token, max_age=_SECONDS, httponly=True, samesite="strict", secure=secure, path="/api/host"
        )
        return response

    async def _knows(self, token: str) -> bool:
        rows = await self._store.fetch("SELECT value FROM facts WHERE name = 'host_token'")
        return bool(rows and token) and hmac.compare_digest(str(rows[0][0]), hashed(token))

    async def _content(self, lang: str) -> str:
        workers = await self._workers()
        tables = await self._store.fetch("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status")
        sanctions = await self._store.fetch("SELECT kind, count(*) FROM sanctions GROUP BY kind ORDER BY kind")
        load = [
            (number, _time(each["began"]), each["sockets"], each["tables"], f"{each['processor']} s", each["load"])
            for number, each in enumerate(workers, 1)
        ]
        heads = ("host-worker", "host-began", "host-sockets", "host-in-memory", "host-processor", "host-load")
        recent = sorted((line for each in workers for line in each["refusals"]), reverse=True)[:30]
        errors = sorted((line for each in workers for line in each["errors"]), reverse=True)[:30]
        reports = [
            (_time(each.at), each.id, each.person[:_ID], each.name, each.said or None, each.reason or None, each.table)
            for each in await self._store.reports(_REPORTS)
        ]
        about = ("host-when", "host-report", "host-person", "host-name", "host-said", "host-reason", "host-table")
        return "".join(
            (
                _table("host-reports", about, reports, lang),
                _table("host-tables", ("host-status", "host-number"), tables, lang),
                _table("host-sanctions", ("host-kind", "host-number"), sanctions, lang),
                _table("host-workers", heads, load, lang),
                _table("host-errors", ("host-when", "host-what"), [(_time(at), what) for at, what in errors], lang),
                _table("host-refusals", ("host-when", "host-what"), [(_time(at), what) for at, what in recent], lang),
            )
        )


def _say(message: str, lang: str) -> str:
    return escape(text(message, lang))


def _time(when: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(when / 1000))


def _form(lang: str) -> str:
    return (
        f'<form method="post"><p><label>{_say("host-token", lang)}<br>'
        f'<input type="password" name="token" autocomplete="current-password" required size="48"></label></p>'
        f"<p><button>{_say('host-enter', lang)}</button></p></form><p>{_say('host-how', lang)}</p>"
    )


def _table(title: str, heads: tuple[str, ...], rows: list[tuple[Any, ...]], lang: str) -> str:
    if not rows:
        return f"<h2>{_say(title, lang)}</h2><p>{_say('host-nothing', lang)}</p>"
    head = "".join(f'<th scope="col">{_say(each, lang)}</th>' for each in heads)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<h2>{_say(title, lang)}</h2><div class="wide">{table}</div>'


def _cell(value: Any) -> str:
    shown = "–" if value is None else f"{value:.2f}" if isinstance(value, float) else str(value)
    return f"<td>{escape(shown)}</td>"


def _page(lang: str, content: str, again: int | None = None) -> str:
    refresh = f'<meta http-equiv="refresh" content="{again}">' if again else ""
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'{refresh}<link rel="icon" href="/icon.svg">'
        f"<title>{_say('host-title', lang)}</title><style>{STYLE}</style>"
        f"<body><main><h1>{_say('host-title', lang)}</h1>{content}</main></body></html>"
    )
