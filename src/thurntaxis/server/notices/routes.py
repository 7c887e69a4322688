"""Where people say how they want to be told, and what the links in mails lead to."""

import secrets
from dataclasses import replace
from html import escape
from typing import Annotated
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import HTMLResponse

from ...locales import text
from ...protocol import answers
from ...protocol.commands import AnyChannel, HookChannel, NoticeWishes, PushChannel, TableNotices
from ...tables.notices import TITLE, Quiet
from ...tables.refusals import Refusal
from ...tables.requests import TableId
from ...tables.service import TableService
from ...tables.texts import language
from ..http.middleware import address_of
from ..http.routes import REFUSED, Identity, Json, answered_by
from ..rate_limits import Buckets
from .database import MOST_CHANNELS, MOST_QUIET_TABLES, Channel
from .outbound import Unreachable, checked
from .senders import Failed, Gone
from .service import NoticeService

ChannelId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,60}$")]
AskedChannel = Annotated[str, Query(pattern=r"^[A-Za-z0-9_-]{1,60}$")]


def notice_routes(service: TableService, notices: NoticeService) -> APIRouter:
    """All routes about notices."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)
    additions = Buckets(notices.channels_per_minute / 60, notices.channels_per_minute * 2)
    database = notices.database

    def person_of(request: Request) -> str:
        person = Identity(request).person
        if person is None:
            raise Refusal("not_yours", "server-no-identity")
        return person

    async def all_of(person: str) -> Response:
        wishes, channels = await database.wishes(person), await database.channels(person)
        quiet = wishes.quiet
        body: answers.MyNotices = {
            "push_key": notices.push.public_key if notices.push else None,
            "mail": notices.mail is not None,
            "on": wishes.on,
            "lang": wishes.lang,
            "quiet": {"begin": quiet.begin, "end": quiet.end, "zone": quiet.zone} if quiet else None,
            "off_tables": list(wishes.off_tables),
            "channels": [_told(channel) for channel in channels],
        }
        return Json(body)

    @api.get("/me/notices", responses=answered_by(answers.MyNotices))
    async def my_notices(request: Request) -> Response:
        """How you are told when you do not look."""
        return await all_of(person_of(request))

    @api.put("/me/notices", responses=answered_by(answers.MyNotices))
    async def set_wishes(request: Request, wanted: NoticeWishes) -> Response:
        """Say whether, when and in which language you want to be told."""
        person = person_of(request)
        quiet = None
        if wanted.quiet:
            try:
                ZoneInfo(wanted.quiet.zone)
            except (KeyError, ValueError, OSError):
                raise Refusal("bad_request", "server-bad-request", problem="quiet.zone") from None
            quiet = Quiet(wanted.quiet.begin, wanted.quiet.end, wanted.quiet.zone)
        before = await database.wishes(person)
        await database.wish(person, replace(before, on=wanted.on, lang=language(wanted.lang), quiet=quiet))
        return await all_of(person)

    @api.put("/tables/{id}/notices", responses=answered_by(answers.MyNotices))
    async def set_table(request: Request, id: TableId, wanted: TableNotices) -> Response:
        """Say whether you want notices of a table."""
        person = person_of(request)
        async with service.at(id) as table:
            if not table.seats_of(person):
                raise Refusal("not_yours", "server-no-seat")
        before = await database.wishes(person)
        others = tuple(each for each in before.off_tables if each != id)[-MOST_QUIET_TABLES + 1 :]
        await database.wish(person, replace(before, off_tables=others if wanted.on else (*others, id)))
        return await all_of(person)

    @api.post("/me/notices/channels", status_code=201, responses=answered_by(answers.MyNotices, 201))
    async def add_channel(request: Request, wanted: Annotated[AnyChannel, Body()]) -> Response:
        """Name a place where you want to be told."""
        person, now = person_of(request), service.clock.now()
        wait = additions.take(address_of(request.scope))
        if wait:
            raise Refusal("too_much", "server-too-much", {"retry_after": max(1, round(wait))})
        service.conduct.check_person(person)
        if notices.push is None:
            raise Refusal("not_now", "server-no-notices")
        if len(await database.channels(person)) >= MOST_CHANNELS:
            raise Refusal("not_now", "server-notices-full")
        if isinstance(wanted, PushChannel | HookChannel):
            url = wanted.endpoint if isinstance(wanted, PushChannel) else wanted.url
            try:
                checked(url, private=notices.private)
            except Unreachable:
                raise Refusal("bad_request", "server-notices-address") from None
            data = {"p256dh": wanted.p256dh, "auth": wanted.auth} if isinstance(wanted, PushChannel) else {}
            await database.add(person, wanted.kind, url, data, now)
        else:
            if notices.mail is None:
                raise Refusal("not_now", "server-no-mail")
            secret = secrets.token_urlsafe(24)
            id = await database.add(person, "mail", wanted.address, {"secret": secret}, now, confirmed=False)
            try:
                await notices.mail.ask(wanted.address, id, secret, Identity(request).lang)
            except (Gone, Failed):
                await database.remove(id)
                raise Refusal("not_now", "server-notices-address") from None
        response = await all_of(person)
        response.status_code = 201
        return response

    @api.delete("/me/notices/channels/{channel}", responses=answered_by(answers.MyNotices))
    async def remove_channel(request: Request, channel: ChannelId) -> Response:
        """Be told there no more."""
        person = person_of(request)
        if any(each.id == channel for each in await database.channels(person)):
            await database.remove(channel)
        return await all_of(person)

    # ---- Links in mails ----

    def page(request: Request, said: str, button: str | None = None) -> Response:
        lang = language(request.headers.get("accept-language"))
        form = f'<form method="post"><button>{escape(text(button, lang))}</button></form>' if button else ""
        return HTMLResponse(
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{TITLE}</title>'
            '<meta name="viewport" content="width=device-width">'
            f"<body><main><h1>{TITLE}</h1><p>{escape(text(said, lang))}</p>{form}</main></body></html>"
        )

    async def asked(id: str, secret: str | None = None) -> Channel:
        found = await database.channel(id)
        if found is None or found.kind != "mail" or (secret is not None and secret != found.data["secret"]):
            raise Refusal("unknown", "server-not-found")
        return found

    @api.get("/notices/confirm", include_in_schema=False)
    async def ask_to_confirm(request: Request, channel: AskedChannel, secret: AskedChannel) -> Response:
        await asked(channel, secret)
        return page(request, "notice-confirm-question", "notice-confirm-button")

    @api.post("/notices/confirm", include_in_schema=False)
    async def confirm(request: Request, channel: AskedChannel, secret: AskedChannel) -> Response:
        await database.confirm((await asked(channel, secret)).id)
        return page(request, "notice-confirmed")

    @api.get("/notices/stop", include_in_schema=False)
    async def ask_to_stop(request: Request, channel: AskedChannel) -> Response:
        await asked(channel)
        return page(request, "notice-stop-question", "notice-stop-button")

    @api.post("/notices/stop", include_in_schema=False)
    async def stop(request: Request, channel: AskedChannel) -> Response:
        found = await database.channel(channel)
        if found is not None and found.kind == "mail":
            await database.remove(found.id)
        return page(request, "notice-stopped")

    return api


def _told(channel: Channel) -> answers.NoticeChannel:
    name = urlsplit(channel.address).hostname or "" if channel.kind == "push" else channel.address
    return {"id": channel.id, "kind": channel.kind, "name": name, "confirmed": channel.confirmed}  # type: ignore[typeddict-item]
