"""What the page can ask beside the talk at a table: the addresses of a server's HTTP interface, answered without one.

A test compares them with the server's own. What needs other people is not here.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal
from urllib.parse import parse_qsl, urlsplit

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError, validate_call

from ..bots import registry
from ..protocol import answers
from ..protocol.commands import (
    PUZZLE_ID,
    STEP_ID,
    TABLE_ID,
    AnyCommand,
    CreateTable,
    Level,
    PlayDeal,
    Ply,
    StartReview,
    Sync,
    TableCommand,
    Tried,
    TriedClosing,
    TriedWhyNot,
    TryWay,
    UploadRecord,
)
from ..protocol.game import ClosingOffer, ClosingOutcome
from ..protocol.review import PositionChances, ReviewAnswer, ReviewStatus, WayWeighed
from ..rules import RuleSetName
from ..tables import commands, learn, lookback, puzzling
from ..tables.commands import Asker
from ..tables.daily import today
from ..tables.export import lines
from ..tables.jsontext import dumps
from ..tables.refusals import Refusal, failed, problem_of
from ..tables.service import TableService
from ..tables.store import ResultFilter
from ..tables.texts import language

YOU = "you"
"""The one person of a browser: all its tables are theirs."""

TableId = Annotated[str, Field(pattern=TABLE_ID)]
StepId = Annotated[str, Field(pattern=STEP_ID)]
PuzzleId = Annotated[str, Field(pattern=PUZZLE_ID)]
Answer = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Ask:
    """Who asks what of whom."""

    service: TableService
    lang: str

    @property
    def asker(self) -> Asker:
        """The same for commands."""
        return Asker(YOU, self.lang)


@dataclass(frozen=True, slots=True)
class Route:
    """One address and what answers it."""

    method: str
    path: str
    answer: Answer
    body: TypeAdapter[Any] | None

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """The named parts of a path, if it is one of these."""
        if method != self.method:
            return None
        found = re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path), path)
        return found.groupdict() if found else None


ROUTES: list[Route] = []


def route(method: str, path: str, body: Any = None) -> Callable[[Answer], Answer]:
    """Answers an address; parts of its path and its query are checked by the types of the arguments."""

    def declare(answer: Answer) -> Answer:
        checked = validate_call(config=ConfigDict(arbitrary_types_allowed=True))(answer)
        ROUTES.append(Route(method, path, checked, TypeAdapter(body) if body is not None else None))
        return answer

    return declare


async def ask(service: TableService, method: str, address: str, lang: str, body: str | None) -> bytes:
    """The answer to a request, as JSON; a refusal is one, too."""
    lang = language(lang)
    try:
        answer = await _answered(Ask(service, lang), method, address, body)
    except Refusal as refusal:
        return dumps({"error": refusal.to_json(refusal.lang or lang)})
    except ValidationError as error:
        return dumps({"error": Refusal("bad_request", "server-bad-request", problem=problem_of(error)).to_json(lang)})
    except Exception as error:
        return dumps({"error": failed(error, request=address).to_json(lang)})
    return answer if isinstance(answer, bytes) else dumps(answer)


async def _answered(asked: Ask, method: str, address: str, body: str | None) -> Any:
    parts = urlsplit(address)
    for each in ROUTES:
        named = each.match(method, parts.path)
        if named is None:
            continue
        given: dict[str, Any] = dict(parse_qsl(parts.query)) | named
        if each.body is not None:
            given["body"] = each.body.validate_json(body or "")
        return await each.answer(asked, **given)
    raise Refusal("unknown", "server-not-found")


# ---- Yourself ----


@route("GET", "/me")
async def me(asked: Ask) -> answers.Me:
    """The tables of this browser."""
    return {"known": True, "tables": await asked.service.tables_of(YOU), "former": False, "ratings": False}


@route("POST", "/me")
async def new_identity(asked: Ask) -> answers.NewIdentity:
    """There is nobody else one could be."""
    return {"token": None}


# ---- Finished games of one's own, and the daily deal ----


@route("GET", "/me/games")
async def my_games(
    asked: Ask,
    before: Annotated[str, Field(pattern=r"^[0-9]{1,16}-[a-z0-9]{1,40}$")] | None = None,
    opponents: Level | None = None,
    players: Annotated[int, Field(ge=2, le=4)] | None = None,
    won: bool | None = None,
    deals: bool | None = None,
) -> answers.PlayedPage:
    """Your finished games, newest first, a page at a time."""
    return await asked.service.archive.played(YOU, ResultFilter(opponents, players, won, deals=deals), before)


@route("GET", "/me/peer")
async def my_peer(asked: Ask) -> answers.MyPeer:
    """The level of bots that you are about as strong as, from your newest games."""
    return {"peer": await asked.service.archive.peer(YOU)}


@route("GET", "/me/statistics")
async def my_statistics(asked: Ask) -> answers.Statistics:
    """What your finished games add up to."""
    return await asked.service.archive.statistics(YOU)


@route("GET", "/me/records")
async def my_records(asked: Ask, format: Literal["jsonl"] = "jsonl") -> str:
    """The records of all your finished games, one a line, in a JSON string."""
    return "".join([line.decode() async for line in lines(asked.service.archive.records(YOU))])


@route("DELETE", "/tables/{id}")
async def delete_table(asked: Ask, id: TableId) -> answers.TableDeleted:
    """Delete a game under way."""
    await asked.service.archive.delete(id, YOU)
    return {"deleted": True}


@route("GET", "/daily")
async def daily_deal(
    asked: Ask,
    date: Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None,
    edition: RuleSetName = "standard",
) -> answers.DailyDeal:
    """The daily deal, and how you stand."""
    return await asked.service.deal(date, edition, YOU)


@route("POST", "/daily", PlayDeal)
async def play_deal(asked: Ask, body: PlayDeal) -> answers.DealTable:
    """Play a daily deal."""
    return {"table": await asked.service.play_deal(body, YOU)}


# ---- Tables ----


@route("POST", "/tables", CreateTable)
async def create_table(asked: Ask, body: CreateTable) -> answers.TableCreated:
    """Set up a table; nobody could come to an open seat."""
    if any(seat.kind == "open" for seat in body.seats):
        raise Refusal("not_now", "server-alone")
    return _created(asked, await asked.service.create(body, YOU))


@route("POST", "/replays", UploadRecord)
async def upload_record(asked: Ask, body: UploadRecord) -> answers.TableCreated:
    """Set up a table that shows a record."""
    return _created(asked, await asked.service.upload(body.record, YOU))


def _created(asked: Ask, table: Any) -> answers.TableCreated:
    return {"table": asked.service.broadcast.info(table, YOU), "link": f"/t/{table.id}", "token": None}


@route("GET", "/bots")
async def bots(asked: Ask) -> answers.BotList:
    """The bots one can play against."""
    return {
        "bots": [
            {"code": entry.code, "name": entry.name, "description": entry.description}
            for entry in registry.known().values()
        ]
    }


@route("GET", "/tables/{id}")
async def table_info(asked: Ask, id: TableId) -> answers.OneTable:
    """A table: seats, options, how it stands."""
    return {"table": await asked.service.info(id, YOU)}


@route("GET", "/tables/{id}/state")
async def table_state(asked: Ask, id: TableId, since: Annotated[int, Field(ge=-1, le=10**9)] | None = None) -> bytes:
    """Everything about a table that you may know."""
    return await commands.state(asked.service, id, asked.asker, since)


@route("POST", "/tables/{id}/commands", AnyCommand)
async def command(asked: Ask, id: TableId, body: Any) -> Any:
    """Do something at a table, or ask it something."""
    wanted: TableCommand = body
    if isinstance(wanted, Sync):
        return await commands.state(asked.service, id, asked.asker.speaking(wanted.lang), wanted.since)
    return await commands.run(asked.service, id, asked.asker, wanted)


@route("GET", "/tables/{id}/look")
async def look_back(asked: Ask, id: TableId, ply: Ply) -> answers.LookBack:
    """An earlier ply of a game."""
    return await lookback.look_back(asked.service, id, YOU, ply)


@route("GET", "/tables/{id}/record")
async def record(asked: Ask, id: TableId, format: Literal["json", "text"] = "json") -> Any:
    """The record of a finished game; as text it comes in a JSON string."""
    found = await lookback.record_of(asked.service, id, YOU)
    return found.to_text() if format == "text" else found.dumps().encode()


@route("GET", "/tables/{id}/replay")
async def replay(
    asked: Ask,
    id: TableId,
    seat: Literal["open", "public", "0", "1", "2", "3"] = "open",
    first: Annotated[int, Field(alias="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, Field(ge=1, le=200)] = 100,
) -> answers.Replay:
    """A finished game ply by ply."""
    return await lookback.replay(asked.service, id, seat, first, count)


@route("GET", "/tables/{id}/hint")
async def hint(asked: Ask, id: TableId, ply: Ply, level: Level | None = None) -> answers.Hint:
    """What a bot would have done in a position of a finished game."""
    return await lookback.hint(asked.service, id, ply, level, YOU, asked.lang)


# ---- Reviews ----


@route("POST", "/tables/{id}/review", StartReview)
async def start_review(asked: Ask, id: TableId, body: StartReview) -> ReviewStatus:
    """Ask for the review of a finished game or a replay."""
    return await lookback.start_review(asked.service, id, body.budget, YOU, YOU)


@route("GET", "/tables/{id}/review")
async def review(asked: Ask, id: TableId, budget: Literal["quick", "thorough"] = "quick") -> ReviewAnswer:
    """How far a review is; the review itself when it is done."""
    return await lookback.review(asked.service, id, budget, asked.lang)


@route("DELETE", "/tables/{id}/review")
async def stop_review(asked: Ask, id: TableId, budget: Literal["quick", "thorough"] = "quick") -> ReviewStatus:
    """Give a review up."""
    return await lookback.stop_review(asked.service, id, budget, YOU)


@route("POST", "/tables/{id}/try", TryWay)
async def try_way(asked: Ask, id: TableId, body: TryWay) -> WayWeighed:
    """What a way to decide would have been worth in a position of a finished game."""
    return await lookback.try_way(asked.service, id, body, YOU, language(body.lang) if body.lang else asked.lang)


@route("GET", "/tables/{id}/chances")
async def chances(asked: Ask, id: TableId, ply: Ply | None = None) -> PositionChances:
    """Every seat's chance at a ply, by default the last, of a game that is over or all of whose seats are yours."""
    return await lookback.chances(asked.service, id, ply, YOU, YOU)


# ---- Learning ----


@route("GET", "/rules")
async def rules(asked: Ask) -> answers.RulesPage:
    """The rules page."""
    return learn.rules()


@route("GET", "/lesson")
async def lesson(asked: Ask) -> answers.Lesson:
    """The steps of the lesson, in order."""
    return learn.lesson()


@route("POST", "/lesson/{id}", Tried)
async def attempt(asked: Ask, id: StepId, body: Tried) -> answers.Attempt:
    """Where a try stands."""
    return learn.attempt(id, body, asked.lang)


@route("POST", "/lesson/{id}/why-not", TriedWhyNot)
async def why_not(asked: Ask, id: StepId, body: TriedWhyNot) -> answers.OneReason:
    """Why an action cannot be done now."""
    return learn.why_not(id, body, asked.lang)


@route("POST", "/lesson/{id}/closing", Tried)
async def closing(asked: Ask, id: StepId, body: Tried) -> ClosingOffer:
    """The ways to close the route."""
    return learn.closing(id, body, asked.lang)


@route("POST", "/lesson/{id}/closing-outcome", TriedClosing)
async def closing_outcome(asked: Ask, id: StepId, body: TriedClosing) -> ClosingOutcome:
    """What one choice earns."""
    return learn.outcome(id, body, asked.lang)


# ---- Puzzles ----


@route("GET", "/puzzles")
async def puzzles(asked: Ask) -> answers.PuzzleList:
    """All puzzles, and the one of the day."""
    return puzzling.listed(today(asked.service.clock.now()))


@route("POST", "/puzzles/{id}", Tried)
async def puzzle_attempt(asked: Ask, id: PuzzleId, body: Tried) -> answers.PuzzleAttempt:
    """Where a try stands."""
    return await puzzling.attempt(asked.service.background, id, body, asked.lang)


@route("POST", "/puzzles/{id}/hint", Tried)
async def puzzle_hint(asked: Ask, id: PuzzleId, body: Tried) -> answers.PuzzleHint:
    """The next action of a best way."""
    return await puzzling.hint(asked.service.background, id, body, asked.lang)


@route("GET", "/puzzles/{id}/solution")
async def puzzle_solution(asked: Ask, id: PuzzleId) -> answers.PuzzleSolution:
    """A best way to play the turn."""
    return puzzling.solution(id)


@route("POST", "/puzzles/{id}/why-not", TriedWhyNot)
async def puzzle_why_not(asked: Ask, id: PuzzleId, body: TriedWhyNot) -> answers.OneReason:
    """Why an action cannot be done now."""
    return await puzzling.why_not(asked.service.background, id, body, asked.lang)


@route("POST", "/puzzles/{id}/closing", Tried)
async def puzzle_closing(asked: Ask, id: PuzzleId, body: Tried) -> ClosingOffer:
    """The ways to close the route."""
    return await puzzling.closing(asked.service.background, id, body, asked.lang)


@route("POST", "/puzzles/{id}/closing-outcome", TriedClosing)
async def puzzle_outcome(asked: Ask, id: PuzzleId, body: TriedClosing) -> ClosingOutcome:
    """What one choice earns."""
    return await puzzling.outcome(asked.service.background, id, body, asked.lang)
