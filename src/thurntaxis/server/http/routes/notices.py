"""When and where people want notices, and the pages that links in e-mails lead to."""

import secrets
from dataclasses import replace
from html import escape
from typing import Annotated
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from pydantic import Field
from starlette.responses import HTMLResponse, Response

from ....locales import text
from ....protocol import answers
from ....protocol.commands import (
    AnyChannel,
    HookChannel,
    MailChannel,
    NoticeWishes,
    PushChannel,
    QuietHours,
    TableNotices,
)
from ....tables.languages import language
from ....tables.people.notices import TITLE
from ....tables.refusals import Refusal
from ....tables.requests.routes import Routes, TableId
from ....tables.table.clock import Quiet
from ...notices.database import MOST_CHANNELS, MOST_QUIET_TABLES, Channel
from ...notices.outbound import Unreachable, checked
from ...notices.senders import Failed, Gone
from ..ask import WebAsk
from ..html import page

ROUTES = Routes()
ChannelId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,60}$")]
Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,60}$")]


@ROUTES.add("GET", "/me/notices", known=True)
async def my_notices(ask: WebAsk) -> answers.MyNotices:
    """How you are notified while you are away."""
    notices, database = ask.notices, ask.notices.database
    wishes, channels = await database.wishes(ask.known), await database.channels(ask.known)
    quiet = wishes.quiet
    return {
        "push_key": notices.push.public_key if notices.push else None,
        "mail": notices.mail is not None,
        "on": wishes.on,
        "lang": wishes.lang,
        "quiet": {"begin": quiet.begin, "end": quiet.end, "zone": quiet.zone} if quiet else None,
        "off_tables": list(wishes.off_tables),
        "channels": [_answer(channel) for channel in channels],
    }


def _answer(channel: Channel) -> answers.NoticeChannel:
    name = urlsplit(channel.address).hostname or "" if channel.kind == "push" else channel.address
    return {"id": channel.id, "kind": channel.kind, "name": name, "confirmed": channel.confirmed}  # type: ignore[typeddict-item]


@ROUTES.add("PUT", "/me/notices", known=True)
async def set_wishes(ask: WebAsk, wanted: NoticeWishes) -> answers.MyNotices:
    """Say whether, when and in which language you want notices."""
    quiet, database = _quiet(wanted.quiet), ask.notices.database
    before = await database.wishes(ask.known)
    await database.wish(ask.known, replace(before, on=wanted.on, lang=language(wanted.lang), quiet=quiet))
    return await my_notices(ask)


def _quiet(wanted: QuietHours | None) -> Quiet | None:
    if wanted is None:
        return None
    try:
        ZoneInfo(wanted.zone)
    except (KeyError, ValueError, OSError):
        raise Refusal("bad_request", "server-bad-request", problem="quiet.zone") from None
    return Quiet(wanted.begin, wanted.end, wanted.zone)


@ROUTES.add("PUT", "/tables/{id}/notices", known=True)
async def set_table(ask: WebAsk, id: TableId, wanted: TableNotices) -> answers.MyNotices:
    """Say whether you want notices of a table."""
    async with ask.service.cache.at(id) as table:
        if not table.seats_of(ask.known):
            raise Refusal("not_yours", "server-no-seat")
    before = await ask.notices.database.wishes(ask.known)
    others = tuple(each for each in before.off_tables if each != id)[-MOST_QUIET_TABLES + 1 :]
    await ask.notices.database.wish(ask.known, replace(before, off_tables=others if wanted.on else (*others, id)))
    return await my_notices(ask)


# ---- Channels ----


@ROUTES.add("POST", "/me/notices/channels", status=201, known=True, limit="channels")
async def add_channel(ask: WebAsk, wanted: AnyChannel) -> answers.MyNotices:
    """Add a channel for notices: a browser, a webhook or an e-mail address."""
    ask.service.conduct.check_person(ask.known)
    if ask.notices.push is None:
        raise Refusal("not_now", "server-no-notices")
    if len(await ask.notices.database.channels(ask.known)) >= MOST_CHANNELS:
        raise Refusal("not_now", "server-notices-full")
    await (_add_mail(ask, wanted) if isinstance(wanted, MailChannel) else _add_url(ask, wanted))
    return await my_notices(ask)


async def _add_url(ask: WebAsk, wanted: PushChannel | HookChannel) -> None:
    url = wanted.endpoint if isinstance(wanted, PushChannel) else wanted.url
    try:
        checked(url, private=ask.notices.private)
    except Unreachable:
        raise Refusal("bad_request", "server-notices-address") from None
    data = {"p256dh": wanted.p256dh, "auth": wanted.auth} if isinstance(wanted, PushChannel) else {}
    await ask.notices.database.add(ask.known, wanted.kind, url, data, ask.service.clock.now())


async def _add_mail(ask: WebAsk, wanted: MailChannel) -> None:
    """Keep an address, which counts only once its owner has confirmed it."""
    mail, database = ask.notices.mail, ask.notices.database
    if mail is None:
        raise Refusal("not_now", "server-no-mail")
    ask.spend("mails")
    now = ask.service.clock.now()
    allowed = await ask.notices.consents.ask(wanted.address, ask.known, now)
    if allowed != "yes":
        raise Refusal("not_now", "server-mail-stopped" if allowed == "stopped" else "server-mail-enough")
    secret = secrets.token_urlsafe(24)
    id = await database.add(ask.known, "mail", wanted.address, {"secret": secret}, now, confirmed=False)
    try:
        await mail.ask(wanted.address, id, secret, ask.lang)
    except (Gone, Failed):
        await database.remove(id)
        raise Refusal("not_now", "server-notices-address") from None


@ROUTES.add("DELETE", "/me/notices/channels/{channel}", known=True)
async def remove_channel(ask: WebAsk, channel: ChannelId) -> answers.MyNotices:
    """Send no more notices to a channel."""
    database = ask.notices.database
    if any(each.id == channel for each in await database.channels(ask.known)):
        await database.remove(channel)
    return await my_notices(ask)


# ---- Links in e-mails ----


@ROUTES.add("GET", "/notices/confirm", documented=False)
async def ask_to_confirm(ask: WebAsk, channel: ChannelId, secret: Secret) -> Response:
    """Ask the owner of an address whether they want e-mails."""
    await _confirmable(ask, channel, secret)
    return _page(ask, "notice-confirm-question", "notice-confirm-button")


@ROUTES.add("POST", "/notices/confirm", documented=False)
async def confirm(ask: WebAsk, channel: ChannelId, secret: Secret) -> Response:
    """The owner of an address wants e-mails."""
    await ask.notices.database.confirm((await _confirmable(ask, channel, secret)).id)
    return _page(ask, "notice-confirmed")


@ROUTES.add("GET", "/notices/stop", documented=False)
async def ask_to_stop(ask: WebAsk, channel: ChannelId) -> Response:
    """Ask whether to stop e-mails."""
    if await _mail_channel(ask, channel) is None:
        raise Refusal("unknown", "server-not-found")
    return _page(ask, "notice-stop-question", "notice-stop-button")


@ROUTES.add("POST", "/notices/stop", documented=False)
async def stop(ask: WebAsk, channel: ChannelId) -> Response:
    """Send no more e-mails to an address, whoever asks; to one that is gone already, none are sent either."""
    found = await _mail_channel(ask, channel)
    if found is not None:
        person = found.person if found.confirmed else None
        await ask.notices.consents.stop(found.address, person, ask.service.clock.now())
        await ask.notices.database.remove_mail(found.address)
    return _page(ask, "notice-stopped")


async def _mail_channel(ask: WebAsk, id: str) -> Channel | None:
    found = await ask.notices.database.channel(id)
    return found if found is not None and found.kind == "mail" else None


async def _confirmable(ask: WebAsk, id: str, secret: str) -> Channel:
    found = await _mail_channel(ask, id)
    if found is None or not secrets.compare_digest(str(found.data.get("secret")), secret):
        raise Refusal("unknown", "server-not-found")
    return found


def _page(ask: WebAsk, sentence: str, button: str | None = None) -> Response:
    form = f'<form method="post"><button>{escape(text(button, ask.lang))}</button></form>' if button else ""
    return HTMLResponse(page(ask.lang, TITLE, f"<p>{escape(text(sentence, ask.lang))}</p>{form}"))
