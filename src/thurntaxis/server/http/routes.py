"""What can be asked over HTTP. The OpenAPI document is made from this file."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ...bots import registry
from ...protocol import answers
from ...protocol.commands import TABLE_ID, AnyCommand, CreateTable, Level, MoveIdentity, Ply, Sit, Sync, UploadRecord
from ...protocol.game import GameRecord
from ...protocol.messages import StateMessage
from ...tables import commands
from ...tables.commands import Asker
from ...tables.jsontext import dumps
from ...tables.outgoing import looked_back_to
from ...tables.refusals import Refusal
from ...tables.replay import frames, look
from ...tables.service import TableService
from ...tables.table import Table
from ...tables.texts import language
from ..identity import COOKIE, COOKIE_SECONDS, FORMER_COOKIE, bearer, new_token, person_of
from ..metrics import PrometheusMetrics
from ..rate_limits import Buckets
from ..settings import Settings
from .middleware import address_of

TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table's id, as in its link")]


def answered_by(model: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """What the OpenAPI document says about an answer; its schema is in `protocol/schema.json`."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{model.__name__}"}}}
    return {status: {"content": content} for status in statuses or (200,)}


REFUSED = answered_by(answers.ErrorAnswer, 403, 404, 409, 413, 422, 429, 503)


class Json(Response):
    """An answer as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The content as bytes."""
        return dumps(content)


class Identity:
    """Who asks, from a cookie or a header; and the language they want."""

    def __init__(self, request: Request) -> None:
        self.token = bearer(request.headers.get("authorization")) or request.cookies.get(COOKIE)
        self.person = person_of(self.token)
        self.lang = language(request.headers.get("accept-language"))
        self.is_new = False

    def ensure(self) -> str:
        """Who asks; somebody new if nobody was known."""
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


def routes(service: TableService, settings: Settings, metrics: PrometheusMetrics) -> APIRouter:
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
        response = Json(body, 201)
        if identity.is_new and identity.token:
            set_cookie(response, request, identity.token)
        return response

    # ---- Identity ----

    @api.post("/me", responses=answered_by(answers.NewIdentity, 200, 201))
    async def new_identity(request: Request) -> Response:
        """Get an identity; whoever has one keeps it."""
        identity = Identity(request)
        identity.ensure()
        body: answers.NewIdentity = {"token": identity.token if identity.is_new else None}
        response = Json(body, 201 if identity.is_new else 200)
        if identity.is_new and identity.token:
            set_cookie(response, request, identity.token)
        return response

    @api.get("/me", responses=answered_by(answers.Me))
    async def my_tables(request: Request) -> Response:
        """Whether the server knows you, and the tables you sit at."""
        person = Identity(request).person
        tables = await service.tables_of(person) if person else []
        former = person_of(request.cookies.get(FORMER_COOKIE)) is not None
        me: answers.Me = {"known": person is not None, "tables": tables, "former": former}
        return Json(me)

    @api.post("/me/link", responses=answered_by(answers.PersonalLink))
    async def personal_link(request: Request) -> Response:
        """A link that moves your identity to another device. Keep it to yourself."""
        identity = Identity(request)
        if identity.person is None:
            raise Refusal("not_yours", "server-no-identity")
        personal: answers.PersonalLink = {"link": f"{site(request)}/me#{identity.token}"}
        return Json(personal)

    def person_in(token: str | None) -> str:
        person = person_of(token)
        if person is None:
            raise Refusal("not_yours", "server-bad-token")
        return person

    @api.post("/me/whose", responses=answered_by(answers.Whose))
    async def whose_identity(request: Request, wanted: MoveIdentity) -> Response:
        """Whose identity a personal link carries, to be asked before one becomes that person."""
        person = person_in(wanted.token)
        tables = await service.tables_of(person)
        names = [table["seats"][table["you"][0]]["name"] for table in tables]
        whose: answers.Whose = {
            "name": names[0] if names else None,
            "tables": len(tables),
            "yours": person == Identity(request).person,
        }
        return Json(whose)

    @api.post("/me/move", responses=answered_by(answers.IdentityMoved))
    async def move_identity(request: Request, wanted: MoveIdentity) -> Response:
        """Become the person of a personal link, in this browser; the former identity is kept."""
        person_in(wanted.token)
        return moved_to(request, wanted.token)

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
        """Tables that anybody may join or watch."""
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
        new = isinstance(wanted, Sit)
        if new:
            identity.ensure()
        if isinstance(wanted, Sync):
            asker = identity.asker.speaking(wanted.lang)
            state = await commands.state(service, id, asker, wanted.since)
            return Response(state, media_type="application/json")
        answer = await commands.run(service, id, identity.asker, wanted)
        response = Json({**answer, "token": identity.token} if identity.is_new else answer)
        if identity.is_new and identity.token:
            set_cookie(response, request, identity.token)
        return response

    @api.get("/tables/{id}/look", responses=answered_by(answers.LookBack))
    async def look_back(request: Request, id: TableId, ply: Annotated[Ply, Query()]) -> Response:
        """An earlier ply of a game, as your own seats saw it then; as spectators did if you have none."""
        async with service.at(id) as table:
            record, you = looked_back_to(table, ply), table.seats_of(Identity(request).person)
        return Json(await look(service.background, table, record, you, ply))

    # ---- Finished games ----

    async def finished(id: str) -> Table:
        async with service.at(id) as table:
            if not table.is_public:
                raise Refusal("not_now", "server-not-over")
            return table

    async def recorded(id: str, person: str | None) -> Table:
        """A table whose record one may have: of a game that broke off, hands and all, only its players."""
        async with service.at(id) as table:
            if table.status == "broken":
                if not table.seats_of(person):
                    raise Refusal("not_yours", "server-no-seat")
                return table
        return await finished(id)

    @api.get("/tables/{id}/record", responses=answered_by(GameRecord))
    async def record(request: Request, id: TableId, format: Literal["json", "text"] = "json") -> Response:
        """The record of a finished game; of a broken one for its players."""
        table = await recorded(id, Identity(request).person)
        found = table.record
        if format == "text":
            return Response(found.to_text(), media_type="text/plain; charset=utf-8")
        name = {"Content-Disposition": f'inline; filename="thurntaxis-{table.id}.json"'}
        return Response(found.dumps(), media_type="application/json", headers=name)

    @api.get("/tables/{id}/replay", responses=answered_by(answers.Replay))
    async def replay(
        id: TableId,
        seat: Literal["open", "public", "0", "1", "2", "3"] = "open",
        first: Annotated[int, Query(alias="from", ge=0, le=10**6)] = 0,
        count: Annotated[int, Query(ge=1, le=200)] = 100,
    ) -> Response:
        """A finished game ply by ply, from a seat's eyes, a spectator's, or open."""
        table = await finished(id)
        if seat.isdigit() and int(seat) >= len(table.seats):
            raise Refusal("unknown", "server-unknown-seat", seat=seat)
        return Json(await frames(service.background, table, seat, first, count))

    @api.get("/tables/{id}/hint", responses=answered_by(answers.Hint))
    async def hint(
        request: Request, id: TableId, ply: Annotated[Ply, Query()], level: Annotated[Level | None, Query()] = None
    ) -> Response:
        """What a bot would have done in a position of a finished game."""
        limit_creation(request)
        table = await finished(id)
        found = table.record
        if ply > len(found.actions):
            raise Refusal("unknown", "server-unknown-ply", plies=len(found.actions))
        game = await service.background.run(lambda: found.replay(ply))
        if game.player is None:
            raise Refusal("not_now", "server-over")
        view, legal = game.view(game.player), game.legal_actions(numbers=True)
        lang = Identity(request).lang
        return Json(
            await service.bots.advise(level or commands.hint_level(), view, legal, address_of(request.scope), lang)
        )

    # ---- The server itself ----

    @api.get("/health", responses=answered_by(answers.Health))
    async def health() -> Response:
        """Whether the server and its store work."""
        tables = await service.store.count()
        healthy: answers.Health = {
            "status": "closing" if service.closing else "ok",
            "tables": tables,
            "sockets": service.connections.count,
        }
        return Json(healthy)

    @api.get("/metrics", response_class=PlainTextResponse)
    async def figures() -> Response:
        """Figures for Prometheus."""
        service.count_sizes()
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return api
