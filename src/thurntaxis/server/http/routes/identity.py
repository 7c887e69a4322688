"""Moving an identity to another device by a personal link, and back."""

from starlette.responses import Response

from ....protocol import answers
from ....protocol.commands import MoveIdentity
from ....tables.refusals import Refusal
from ....tables.requests.routes import Routes
from ...identity import COOKIE, FORMER_COOKIE, LINK_SECONDS, new_token, note_of, person_of, seal
from ..ask import Json, WebAsk, set_cookie

ROUTES = Routes()


@ROUTES.add("POST", "/me/link", known=True, limit="tables")
async def personal_link(ask: WebAsk) -> answers.PersonalLink:
    """A link that moves your identity to another device. It works once, for ten minutes; keep it to yourself."""
    code, now = new_token(), ask.service.clock.now()
    until = now + LINK_SECONDS * 1000
    await ask.service.store.keep_note(note_of(code), seal(ask.secret or "", code), now, until)
    return {"link": f"{ask.site}/me#{code}", "until": until}


@ROUTES.add("POST", "/me/whose")
async def whose_identity(ask: WebAsk, wanted: MoveIdentity) -> answers.Whose:
    """Whose identity a personal link carries. Ask before you open the link."""
    sealed = await ask.service.store.note(note_of(wanted.code), ask.service.clock.now())
    person = _person_in(_unsealed(sealed, wanted.code))
    name, tables = await ask.service.name_of(person)
    return {"name": name, "tables": tables, "yours": person == ask.person}


@ROUTES.add("POST", "/me/move", answered=answers.IdentityMoved)
async def move_identity(ask: WebAsk, wanted: MoveIdentity) -> Response:
    """Take over the identity of a personal link in this browser. The link is used up; the former identity is kept."""
    sealed = await ask.service.store.take_note(note_of(wanted.code), ask.service.clock.now())
    return _moved_to(ask, _unsealed(sealed, wanted.code))


@ROUTES.add("POST", "/me/back", answered=answers.IdentityMoved)
async def go_back(ask: WebAsk) -> Response:
    """Return to the identity that this browser had before a personal link was opened."""
    return _moved_to(ask, ask.request.cookies.get(FORMER_COOKIE, ""))


def _unsealed(sealed: str | None, code: str) -> str:
    return seal(sealed, code) if sealed else ""


def _person_in(secret: str) -> str:
    person = person_of(secret)
    if person is None:
        raise Refusal("not_yours", "server-bad-token")
    return person


def _moved_to(ask: WebAsk, secret: str) -> Response:
    _person_in(secret)
    moved: answers.IdentityMoved = {"known": True}
    response = Json(moved)
    set_cookie(response, ask.request, secret)
    current = ask.request.cookies.get(COOKIE)
    if current and current != secret:
        set_cookie(response, ask.request, current, FORMER_COOKIE)
    return response
