"""The host's page with the state of the server; `thurntaxis admin host` makes the token that opens it."""

import hmac
import time
from collections.abc import Sequence
from html import escape
from urllib.parse import parse_qs

from starlette.responses import HTMLResponse, RedirectResponse, Response

from ....locales import text
from ....tables.requests.routes import Routes
from ...identity import host_token_hash
from ..ask import WebAsk
from ..html import page

ROUTES = Routes()
COOKIE = "thurntaxis-host"
_SECONDS = 24 * 3600
_REFRESH = 10
"""Seconds after which the page reloads."""
_FORM = 1000
"""Bytes of the form that are looked at: more would hold the event loop."""
_REPORTS = 30
_ID = 10
"""Letters of a person's id that are shown: enough for `thurntaxis admin mute`."""


@ROUTES.add("GET", "/host", documented=False)
async def host_page(ask: WebAsk) -> Response:
    """The page for the host; a form for the token for everybody else."""
    if await _knows(ask, ask.request.cookies.get(COOKIE, "")):
        return _page(ask.lang, await _content(ask), refresh=True)
    return _page(ask.lang, _form(ask.lang), status=401 if COOKIE in ask.request.cookies else 200)


@ROUTES.add("POST", "/host", documented=False)
async def enter(ask: WebAsk) -> Response:
    """Check the token and let the host in."""
    ask.server.host_tries.spend(ask.fair_key)
    sent = (await ask.request.body())[:_FORM].decode("ascii", "replace")
    token = parse_qs(sent).get("token", [""])[0].strip()
    if not await _knows(ask, token):
        return _page(ask.lang, f"<p role=alert>{_say('host-wrong', ask.lang)}</p>{_form(ask.lang)}", status=403)
    response = RedirectResponse("/api/host", 303)
    secure = ask.request.url.scheme == "https"
    response.set_cookie(
        COOKIE, token, max_age=_SECONDS, httponly=True, samesite="strict", secure=secure, path="/api/host"
    )
    return response


async def _knows(ask: WebAsk, token: str) -> bool:
    rows = await ask.server.store.fetch("SELECT value FROM facts WHERE name = 'host_token'")
    return bool(rows and token) and hmac.compare_digest(str(rows[0][0]), host_token_hash(token))


def _page(lang: str, content: str, *, status: int = 200, refresh: bool = False) -> Response:
    head = f'<meta http-equiv="refresh" content="{_REFRESH}">' if refresh else ""
    head += '<link rel="icon" href="/icon.svg">'
    return HTMLResponse(page(lang, text("host-title", lang), content, head), status)


async def _content(ask: WebAsk) -> str:
    server, lang = ask.server, ask.lang
    workers = await server.workers.all()
    tables = await server.store.fetch("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status")
    sanctions = await server.store.fetch("SELECT kind, count(*) FROM sanctions GROUP BY kind ORDER BY kind")
    by_status = [(text(f"host-status-{status}", lang), count) for status, count in tables]
    by_kind = [(text(f"host-kind-{kind}", lang), count) for kind, count in sanctions]
    load = [
        (number, _time(each["began"]), each["sockets"], each["tables"], f"{each['processor']} s", each["load"])
        for number, each in enumerate(workers, 1)
    ]
    heads = ("host-worker", "host-began", "host-sockets", "host-in-memory", "host-processor", "host-load")
    recent = sorted((line for each in workers for line in each["refusals"]), reverse=True)[:30]
    errors = sorted((line for each in workers for line in each["errors"]), reverse=True)[:30]
    reports = [
        (_time(each.at), each.id, each.person[:_ID], each.name, each.said or None, each.reason or None, each.table)
        for each in await server.store.reports(_REPORTS)
    ]
    about = ("host-when", "host-report", "host-person", "host-name", "host-said", "host-reason", "host-table")
    return "".join(
        (
            _table("host-reports", about, reports, lang),
            _table("host-tables", ("host-status", "host-number"), by_status, lang),
            _table("host-sanctions", ("host-kind", "host-number"), by_kind, lang),
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


def _table(title: str, heads: tuple[str, ...], rows: Sequence[tuple[object, ...]], lang: str) -> str:
    if not rows:
        return f"<h2>{_say(title, lang)}</h2><p>{_say('host-nothing', lang)}</p>"
    head = "".join(f'<th scope="col">{_say(each, lang)}</th>' for each in heads)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<h2>{_say(title, lang)}</h2><div class="wide">{table}</div>'


def _cell(value: object) -> str:
    shown = "–" if value is None else f"{value:.2f}" if isinstance(value, float) else str(value)
    return f"<td>{escape(shown)}</td>"
