"""What can be asked over HTTP. The OpenAPI document is made from this file."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from ...bots import registry
from ...protocol import answers
from ...protocol.commands import (
    TABLE_ID,
    AnyCommand,
    CreateTable,
    Level,
    MoveIdentity,
    PlayDeal,
    Ply,
    RemoveName,
    Sit,
    StartReview,
    Sync,
    TryWay,
    UploadRecord,
)
from ...protocol.game import GameRecord
from ...protocol.messages import StateMessage
from ...protocol.review import PositionChances, ReviewAnswer, ReviewStatus, WayWeighed
from ...rules import RuleSetName
from ...tables import commands, lookback
from ...tables.commands import Asker
from ...tables.export import lines, zipped
from ...tables.jsontext import dumps
from ...tables.refusals import Refusal
from ...tables.service import TableService
from ...tables.store import ResultFilter
from ...tables.table import Table
from ...tables.texts import language
from ..identity import (
    COOKIE,
    COOKIE_SECONDS,
    FORMER_COOKIE,
    LINK_SECONDS,
    bearer,
    new_token,
    note_of,
    person_of,
    seal,
)
from ..rate_limits import Buckets
from ..settings import Settings
from .middleware import address_of

TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table's id, as in its link")]


def answered_by(model: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """What the OpenAPI document says about an answer; its schema is in `protocol/schema.json`."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{model.__name__}"}}}
    return {status: {"content": content} for status in statuses or (200,)}


EXPORTS = {"jsonl": "application/x-ndjson", "zip": "application/zip"}
"""The files in which records can be taken along."""
REFUSED = answered_by(answers.ErrorAnswer, 403, 404, 409, 413, 422, 429, 503)


class Json(Response):
    """An answer as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return dumps(content)


class Identity:
    """Who asks, from a cookie or a header; and the language they want."""

    def __init__(self, request: Request) -> None:
        self.token = bearer(request.headers.get("authorization")) or request.cookies.get(COOKIE)
        self.person = person_of(self.token)
        self.lang = language(request.headers.get("accept-language"))
        self.is_new = False

    def ensure(self) -> str:
        """Who asks; a new person if none was known."""
        if self.person is None:
            self.token = new_token()
            self.person = person_of(self.token)
            self.is_new = True
        assert self.person is not None
        return self.person

    @property
    def asker(self) -> Asker:
        """The same for commands."""
        return Asker(self.person, self.lang)


def set_cookie(response: Response, request: Request, token: str, name: str = COOKIE) -> None:
    """Let the browser keep a secret: scripts on pages cannot read it, other sites cannot use it."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/")


def answered(request: Request, identity: Identity, body: Any, status: int = 200) -> Response:
    """An answer with which a browser keeps an identity that it got by this request."""
    response = Json(body, status)
    if identity.is_new and identity.token:
        set_cookie(response, request, identity.token)
    return response


def routes(service: TableService, settings: Settings, metrics: Callable[[], Awaitable[bytes]]) -> APIRouter:
    """All routes under /api."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)
    creations = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)

    def limit_creation(request: Request) -> None:
        wait = creations.take(address_of(request.scope))
        if wait:
            raise Refusal("too_much", "server-too-much", {"retry_after": max(1, round(wait))})

    def site(request: Request) -> str:
        return (settings.public_url or str(request.base_url)).rstrip("/")

    async def created(request: Request, identity: Identity, table: Table) -> Response:
        body: answers.TableCreated = {
            "table": service.broadcast.info(table, identity.person),
            "link": f"{site(request)}/t/{table.id}",
            "token": identity.token if identity.is_new else None,
        }
        return answered(request, identity, body, 201)

    # ---- Identity ----

    @api.post("/me", responses=answered_by(answers.NewIdentity, 200, 201))
    async def new_identity(request: Request) -> Response:
        """Get an identity; a person who has one keeps it."""
        identity = Identity(request)
        identity.ensure()
        body: answers.NewIdentity = {"token": identity.token if identity.is_new else None}
        return answered(request, identity, body, 201 if identity.is_new else 200)

    @api.get("/me", responses=answered_by(answers.Me))
    async def my_tables(request: Request) -> Response:
        """Whether the server knows you, and the tables you sit at."""
        person = Identity(request).person
        tables = await service.tables_of(person) if person else []
        former = person_of(request.cookies.get(FORMER_COOKIE)) is not None
        me: answers.Me = {
            "known": person is not None,
            "tables": tables,
            "former": former,
            "ratings": settings.ratings,
        }
        return Json(me)

    @api.post("/me/link", responses=answered_by(answers.PersonalLink))
    async def personal_link(request: Request) -> Response:
        """A link that moves your identity to another device. It works once, for ten minutes; keep it to yourself."""
        limit_creation(request)
        identity = Identity(request)
        if identity.person is None or identity.token is None:
            raise Refusal("not_yours", "server-no-identity")
        code, now = new_token(), service.clock.now()
        until = now + LINK_SECONDS * 1000
        await service.store.keep_note(note_of(code), seal(identity.token, code), now, until)
        personal: answers.PersonalLink = {"link": f"{site(request)}/me#{code}", "until": until}
        return Json(personal)

    def opened(sealed: str | None, code: str) -> tuple[str, str]:
        """The secret that a code belongs to, and whose it is."""
        token = seal(sealed, code) if sealed else None
        return token or "", person_in(token)

    def person_in(token: str | None) -> str:
        person = person_of(token)
        if person is None:
            raise Refusal("not_yours", "server-bad-token")
        return person

    @api.post("/me/whose", responses=answered_by(answers.Whose))
    async def whose_identity(request: Request, wanted: MoveIdentity) -> Response:
        """Whose identity a personal link carries, to be asked before one becomes that person."""
        sealed = await service.store.note(note_of(wanted.code), service.clock.now())
        _, person = opened(sealed, wanted.code)
        name, tables = await service.name_of(person)
        whose: answers.Whose = {"name": name, "tables": tables, "yours": person == Identity(request).person}
        return Json(whose)

    @api.post("/me/move", responses=answered_by(answers.IdentityMoved))
    async def move_identity(request: Request, wanted: MoveIdentity) -> Response:
        """Become the person of a personal link, in this browser; the link is used up, the former identity is kept."""
        sealed = await service.store.take_note(note_of(wanted.code), service.clock.now())
        token, _ = opened(sealed, wanted.code)
        return moved_to(request, token)

    @api.post("/me/back", responses=answered_by(answers.IdentityMoved))
    async def go_back(request: Request) -> Response:
        """Become again who you were before you opened a personal link."""
        former = request.cookies.get(FORMER_COOKIE)
        person_in(former)
        return moved_to(request, str(former))

    def moved_to(request: Request, token: str) -> Response:
        moved: answers.IdentityMoved = {"known": True}
        response = Json(moved)
        set_cookie(response, request, token)
        current = request.cookies.get(COOKIE)
        if current and current != token:
            set_cookie(response, request, current, FORMER_COOKIE)
        return response

    # ---- Finished games of one's own ----

    def known(request: Request) -> str:
        person = Identity(request).person
        if person is None:
            raise Refusal("not_yours", "server-no-identity")
        return person

    @api.get("/me/games", responses=answered_by(answers.PlayedPage))
    async def my_games(
        request: Request,
        before: Annotated[str | None, Query(pattern=r"^[0-9]{1,16}-[a-z0-9]{1,40}$")] = None,
        opponents: Annotated[Level | None, Query()] = None,
        players: Annotated[int | None, Query(ge=2, le=4)] = None,
        won: bool | None = None,
        deals: bool | None = None,
    ) -> Response:
        """Your finished games, newest first, a page at a time."""
        wanted = ResultFilter(opponents, players, won, deals=deals)
        return Json(await service.archive.played(known(request), wanted, before))

    @api.get("/me/peer", responses=answered_by(answers.MyPeer))
    async def my_peer(request: Request) -> Response:
        """The level of bots that you are about as strong as, from your newest games."""
        person = Identity(request).person
        found: answers.MyPeer = {"peer": await service.archive.peer(person) if person else None}
        return Json(found)

    @api.get("/me/statistics", responses=answered_by(answers.Statistics))
    async def my_statistics(request: Request) -> Response:
        """What your finished games add up to."""
        return Json(await service.archive.statistics(known(request)))

    @api.get(
        "/me/records",
        response_class=StreamingResponse,
        responses={200: {"content": {kind: {"schema": {"type": "string"}} for kind in EXPORTS.values()}}},
    )
    async def my_records(request: Request, format: Literal["jsonl", "zip"] = "jsonl") -> Response:
        """The records of all your finished games: one file with a record a line, or a zip with a file for each."""
        person = known(request)
        limit_creation(request)
        records = service.archive.records(person)
        name = {"Content-Disposition": f'attachment; filename="thurntaxis-games.{format}"'}
        return StreamingResponse(
            zipped(records) if format == "zip" else lines(records), media_type=EXPORTS[format], headers=name
        )

    @api.post("/me/remove-name", responses=answered_by(answers.NamesRemoved))
    async def remove_name(request: Request, wanted: RemoveName) -> Response:
        """Remove your name from a finished game, or from all of them, some at a time."""
        removed: answers.NamesRemoved = await service.archive.remove_names(known(request), wanted.table)
        return Json(removed)

    @api.delete("/tables/{id}", responses=answered_by(answers.TableDeleted))
    async def delete_table(request: Request, id: TableId) -> Response:
        """Delete a game under way at which only you and bots sit."""
        await service.archive.delete(id, known(request))
        deleted: answers.TableDeleted = {"deleted": True}
        return Json(deleted)

    # ---- The daily deal ----

    @api.get("/daily", responses=answered_by(answers.DailyDeal))
    async def daily_deal(
        request: Request,
        date: Annotated[str | None, Query(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] = None,
        edition: RuleSetName = "standard",
    ) -> Response:
        """The daily deal of today or of an earlier day, and how you stand."""
        return Json(await service.deal(date, edition, Identity(request).person))

    @api.post("/daily", responses=answered_by(answers.DealTable))
    async def play_deal(request: Request, wanted: PlayDeal) -> Response:
        """Play a daily deal: today's counts and can be played once, so this leads to the same table again."""
        limit_creation(request)
        identity = Identity(request)
        body: answers.DealTable = {"table": await service.play_deal(wanted, identity.ensure())}
        if identity.is_new and identity.token:
            body["token"] = identity.token
        response = Json(body)
        if identity.is_new and identity.token:
            set_cookie(response, request, identity.token)
        return response

    # ---- Tables ----

    @api.post("/tables", status_code=201, responses=answered_by(answers.TableCreated, 201))
    async def create_table(request: Request, wanted: CreateTable) -> Response:
        """Set up a table."""
        limit_creation(request)
        identity = Identity(request)
        table = await service.create(wanted, identity.ensure(), address_of(request.scope))
        return await created(request, identity, table)

    @api.post("/replays", status_code=201, responses=answered_by(answers.TableCreated, 201))
    async def upload_record(request: Request, wanted: UploadRecord) -> Response:
        """Set up a table that shows a record."""
        limit_creation(request)
        identity = Identity(request)
        table = await service.upload(wanted.record, identity.ensure())
        return await created(request, identity, table)

    @api.get("/lobby", responses=answered_by(answers.TableList))
    async def lobby(request: Request) -> Response:
        """Tables that are open to all, to join or to watch."""
        listed: answers.TableList = {"tables": await service.lobby(Identity(request).person)}
        return Json(listed)

    @api.get("/bots", responses=answered_by(answers.BotList))
    async def bots() -> Response:
        """The bots one can play against."""
        known: answers.BotList = {
            "bots": [
                {"code": entry.code, "name": entry.name, "description": entry.description}
                for entry in registry.known().values()
            ]
        }
        return Json(known)

    @api.get("/tables/{id}", responses=answered_by(answers.OneTable))
    async def table_info(request: Request, id: TableId) -> Response:
        """A table: seats, options, how it stands."""
        found: answers.OneTable = {"table": await service.info(id, Identity(request).person)}
        return Json(found)

    @api.get("/tables/{id}/state", responses=answered_by(StateMessage))
    async def table_state(
        request: Request, id: TableId, since: Annotated[int, Query(ge=-1, le=10**9)] | None = None
    ) -> Response:
        """Everything about a table that you may know."""
        identity = Identity(request)
        state = await commands.state(service, id, identity.asker, since)
        return Response(state, media_type="application/json")

    @api.post("/tables/{id}/commands", responses=answered_by(answers.CommandAnswer))
    async def command(request: Request, id: TableId, wanted: Annotated[AnyCommand, Body()]) -> Response:
        """Do something at a table, or ask it something."""
        identity = Identity(request)
        if isinstance(wanted, Sit):
            identity.ensure()
        if isinstance(wanted, Sync):
            asker = identity.asker.speaking(wanted.lang)
            state = await commands.state(service, id, asker, wanted.since)
            return Response(state, media_type="application/json")
        answer = await commands.run(service, id, identity.asker, wanted)
        return answered(request, identity, {**answer, "token": identity.token} if identity.is_new else answer)

    @api.get("/tables/{id}/look", responses=answered_by(answers.LookBack))
    async def look_back(request: Request, id: TableId, ply: Annotated[Ply, Query()]) -> Response:
        """An earlier ply of a game, as your own seats saw it then; as spectators did if you have none."""
        return Json(await lookback.look_back(service, id, Identity(request).person, ply))

    # ---- Finished games ----

    @api.get("/tables/{id}/record", responses=answered_by(GameRecord))
    async def record(request: Request, id: TableId, format: Literal["json", "text"] = "json") -> Response:
        """The record of a finished game; of a broken one for its players."""
        found = await lookback.record_of(service, id, Identity(request).person)
        written = await service.background.run(found.to_text if format == "text" else found.dumps)
        if format == "text":
            return Response(written, media_type="text/plain; charset=utf-8")
        name = {"Content-Disposition": f'inline; filename="thurntaxis-{id}.json"'}
        return Response(written, media_type="application/json", headers=name)

    @api.get("/tables/{id}/replay", responses=answered_by(answers.Replay))
    async def replay(
        id: TableId,
        seat: Literal["open", "public", "0", "1", "2", "3"] = "open",
        first: Annotated[int, Query(alias="from", ge=0, le=10**6)] = 0,
        count: Annotated[int, Query(ge=1, le=200)] = 100,
    ) -> Response:
        """A finished game ply by ply, from a seat's eyes, a spectator's, or open."""
        return Json(await lookback.replay(service, id, seat, first, count))

    @api.get("/tables/{id}/hint", responses=answered_by(answers.Hint))
    async def hint(
        request: Request, id: TableId, ply: Annotated[Ply, Query()], level: Annotated[Level | None, Query()] = None
    ) -> Response:
        """What a bot would have done in a position of a finished game."""
        limit_creation(request)
        share, lang = address_of(request.scope), Identity(request).lang
        return Json(await lookback.hint(service, id, ply, level, share, lang))

    # ---- Reviews ----

    @api.post("/tables/{id}/review", responses=answered_by(ReviewStatus))
    async def start_review(request: Request, id: TableId, wanted: StartReview) -> Response:
        """Ask for the review of a finished game or a replay; it is made beside the games, and then kept."""
        limit_creation(request)
        identity = Identity(request)
        person, address = identity.ensure(), address_of(request.scope)
        response = Json(await lookback.start_review(service, id, wanted.budget, person, address))
        if identity.is_new and identity.token:
            set_cookie(response, request, identity.token)
        return response

    @api.get("/tables/{id}/review", responses=answered_by(ReviewAnswer))
    async def review(request: Request, id: TableId, budget: Literal["quick", "thorough"] = "quick") -> Response:
        """How far a review is; the review itself when it is done."""
        return Json(await lookback.review(service, id, budget, Identity(request).lang))

    @api.delete("/tables/{id}/review", responses=answered_by(ReviewStatus))
    async def stop_review(request: Request, id: TableId, budget: Literal["quick", "thorough"] = "quick") -> Response:
        """Give a review up that you have asked for."""
        return Json(await lookback.stop_review(service, id, budget, Identity(request).person or ""))

    @api.post("/tables/{id}/try", responses=answered_by(WayWeighed))
    async def try_way(request: Request, id: TableId, wanted: TryWay) -> Response:
        """What a way to decide would have been worth in a position of a finished game."""
        limit_creation(request)
        lang = language(wanted.lang) if wanted.lang else Identity(request).lang
        return Json(await lookback.try_way(service, id, wanted, address_of(request.scope), lang))

    @api.get("/tables/{id}/chances", responses=answered_by(PositionChances))
    async def chances(request: Request, id: TableId, ply: Annotated[Ply, Query()] | None = None) -> Response:
        """Every seat's chance at a ply, by default the last, of a game that is over or all of whose seats are yours."""
        limit_creation(request)
        person, share = Identity(request).person, address_of(request.scope)
        return Json(await lookback.chances(service, id, ply, person, share))

    # ---- The server itself ----

    @api.get("/health", responses=answered_by(answers.Health))
    async def health() -> Response:
        """Whether the server and its store work."""
        await service.store.answers()
        healthy: answers.Health = {
            "status": "closing" if service.closing else "ok",
            "tables": len(service.cache),
            "sockets": service.connections.count,
        }
        return Json(healthy)

    @api.get("/metrics", response_class=PlainTextResponse)
    async def figures() -> Response:
        """Figures for Prometheus, of all workers together."""
        return Response(await metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return api
