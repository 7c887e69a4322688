"""What can be asked beside the talk at a table: addresses, and what answers them.

A server makes its HTTP interface of this list, a browser's worker answers by it without one. What needs other people or
a network stands where it is answered: `server/http/routes.py`.
"""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from ..bots import registry
from ..protocol import answers
from ..protocol.commands import (
    PUZZLE_ID,
    STEP_ID,
    TABLE_ID,
    AnyCommand,
    AskSolution,
    CreateTable,
    Level,
    PlayDeal,
    Ply,
    StartReview,
    Sync,
    TableCommand,
    TakeIn,
    Tried,
    TriedClosing,
    TriedWhyNot,
    TryWay,
    UploadRecord,
    Variation,
    VariationClosing,
    VariationWhyNot,
)
from ..protocol.game import ClosingOffer, ClosingOutcome
from ..protocol.messages import StateMessage
from ..protocol.review import PositionChances, ReviewAnswer, ReviewStatus, VariationStep, WayWeighed
from ..rules import RuleSetName
from . import analysis, commands, learn, lookback, puzzling
from .commands import Asker
from .daily import today
from .refusals import Refusal
from .service import TableService
from .store import ResultFilter
from .table import Table
from .texts import language
from .tries import Tries

TableId = Annotated[str, Field(pattern=TABLE_ID, description="The table's id, as in its link")]
StepId = Annotated[str, Field(pattern=STEP_ID, description="A step of the lesson")]
PuzzleId = Annotated[str, Field(pattern=PUZZLE_ID, description="A puzzle")]
Answer = Callable[..., Awaitable[Any]]
"""Gets the `Ask`, then what its arguments are named after: parts of the path, of the query, and `wanted`, the body."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Who asks, and of whom."""

    service: TableService
    person: str | None
    lang: str
    share: str
    """With whom they share the time of bots, for instance an address."""
    site: str = ""
    """What stands before the path of a link."""
    token: str | None = None
    """The secret of an identity that they got by this request."""
    former: bool = False
    """Whether they were somebody else before, and can be again."""

    @property
    def asker(self) -> Asker:
        """The same for commands."""
        return Asker(self.person, self.lang)

    @property
    def known(self) -> str:
        """Who asks, if they must be known.

        Raises:
            Refusal: they are not.
        """
        if self.person is None:
            raise Refusal("not_yours", "server-no-identity")
        return self.person


@dataclass(frozen=True, slots=True)
class Route:
    """One address and what answers it."""

    method: str
    path: str
    answer: Answer
    answered: Any
    """The type of the answer."""
    status: int = 200
    costly: bool = False
    """It makes something that is kept, or lets a bot think: nobody may ask that without end."""
    joins: bool = False
    """Whoever has no identity gets one."""
    seconds: int = 0
    """How long an answer is good for."""


ROUTES: list[Route] = []


def route(method: str, path: str, answered: Any = None, **more: Any) -> Callable[[Answer], Answer]:
    """Answers an address. `answered`: the type of the answer, if the function does not declare it."""

    def declare(answer: Answer) -> Answer:
        kind = answered or inspect.signature(answer).return_annotation
        ROUTES.append(Route(method, path, answer, kind, **more))
        return answer

    return declare


# ---- Yourself, and what you have played ----


@route("GET", "/me")
async def my_tables(asked: Ask) -> answers.Me:
    """Whether you are known, and the tables you sit at."""
    tables = await asked.service.tables_of(asked.person) if asked.person else []
    return {
        "known": asked.person is not None,
        "tables": tables,
        "former": asked.former,
        "ratings": asked.service.settings.ratings,
    }


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
    return await asked.service.archive.played(asked.known, ResultFilter(opponents, players, won, deals=deals), before)


@route("GET", "/me/peer")
async def my_peer(asked: Ask) -> answers.MyPeer:
    """The level of bots that you are about as strong as, from your newest games."""
    return {"peer": await asked.service.archive.peer(asked.person) if asked.person else None}


@route("GET", "/me/statistics")
async def my_statistics(asked: Ask) -> answers.Statistics:
    """What your finished games add up to."""
    return await asked.service.archive.statistics(asked.known)


@route("POST", "/me/records", costly=True, joins=True)
async def take_in(asked: Ask, wanted: TakeIn) -> answers.TakenIn:
    """Take in finished games that you played elsewhere; on a server they are listed, but do not count."""
    return await asked.service.archive.take_in(asked.known, wanted.records, asked.lang, check=wanted.check)


@route("DELETE", "/tables/{id}")
async def delete_table(asked: Ask, id: TableId) -> answers.TableDeleted:
    """Delete a game under way at which only you and bots sit."""
    await asked.service.archive.delete(id, asked.known)
    return {"deleted": True}


# ---- The daily deal ----


@route("GET", "/daily")
async def daily_deal(
    asked: Ask,
    date: Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None,
    edition: RuleSetName = "standard",
) -> answers.DailyDeal:
    """The daily deal of today or of an earlier day, and how you stand."""
    return await asked.service.deal(date, edition, asked.person)


@route("POST", "/daily", costly=True, joins=True)
async def play_deal(asked: Ask, wanted: PlayDeal) -> answers.DealTable:
    """Play a daily deal: today's counts and can be played once, so this leads to the same table again."""
    found: answers.DealTable = {"table": await asked.service.play_deal(wanted, asked.known)}
    if asked.token:
        found["token"] = asked.token
    return found


# ---- Tables ----


@route("POST", "/tables", status=201, costly=True, joins=True)
async def create_table(asked: Ask, wanted: CreateTable) -> answers.TableCreated:
    """Set up a table."""
    return _created(asked, await asked.service.create(wanted, asked.known, asked.share))


@route("POST", "/replays", status=201, costly=True, joins=True)
async def upload_record(asked: Ask, wanted: UploadRecord) -> answers.TableCreated:
    """Set up a table that shows a record."""
    return _created(asked, await asked.service.upload(wanted.record, asked.known))


def _created(asked: Ask, table: Table) -> answers.TableCreated:
    info = asked.service.broadcast.info(table, asked.person)
    return {"table": info, "link": f"{asked.site}/t/{table.id}", "token": asked.token}


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
    return {"table": await asked.service.info(id, asked.person)}


@route("GET", "/tables/{id}/state", StateMessage)
async def table_state(asked: Ask, id: TableId, since: Annotated[int, Field(ge=-1, le=10**9)] | None = None) -> bytes:
    """Everything about a table that you may know."""
    return await commands.state(asked.service, id, asked.asker, since)


async def command(asked: Ask, id: TableId, wanted: AnyCommand) -> Any:
    """Do something at a table, or ask it something."""
    given: TableCommand = wanted
    if isinstance(given, Sync):
        return await commands.state(asked.service, id, asked.asker.speaking(given.lang), given.since)
    return await commands.run(asked.service, id, asked.asker, given)


@route("GET", "/tables/{id}/look")
async def look_back(asked: Ask, id: TableId, ply: Ply) -> answers.LookBack:
    """An earlier ply of a game, as your own seats saw it then; as spectators did if you have none."""
    return await lookback.look_back(asked.service, id, asked.person, ply)


# ---- Finished games ----


@route("GET", "/tables/{id}/replay")
async def replay(
    asked: Ask,
    id: TableId,
    seat: Literal["open", "public", "0", "1", "2", "3"] = "open",
    first: Annotated[int, Field(alias="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, Field(ge=1, le=200)] = 100,
) -> answers.Replay:
    """A finished game ply by ply, from a seat's eyes, a spectator's, or open."""
    return await lookback.replay(asked.service, id, seat, first, count)


@route("GET", "/tables/{id}/hint", costly=True)
async def hint(asked: Ask, id: TableId, ply: Ply, level: Level | None = None) -> answers.Hint:
    """What a bot would have done in a position of a finished game."""
    return await lookback.hint(asked.service, id, ply, level, asked.share, asked.lang)


# ---- Reviews ----


@route("POST", "/tables/{id}/review", costly=True, joins=True)
async def start_review(asked: Ask, id: TableId, wanted: StartReview) -> ReviewStatus:
    """Ask for the review of a finished game or a replay; it is made beside the games, and then kept."""
    return await lookback.start_review(asked.service, id, wanted.budget, asked.known, asked.share)


@route("GET", "/tables/{id}/review")
async def review(asked: Ask, id: TableId, budget: Literal["quick", "thorough"] = "quick") -> ReviewAnswer:
    """How far a review is; the review itself when it is done."""
    return await lookback.review(asked.service, id, budget, asked.lang)


@route("DELETE", "/tables/{id}/review")
async def stop_review(asked: Ask, id: TableId, budget: Literal["quick", "thorough"] = "quick") -> ReviewStatus:
    """Give a review up that you have asked for."""
    return await lookback.stop_review(asked.service, id, budget, asked.person or "")


@route("POST", "/tables/{id}/try", costly=True)
async def try_way(asked: Ask, id: TableId, wanted: TryWay) -> WayWeighed:
    """What a way to decide would have been worth in a position of a finished game."""
    lang = language(wanted.lang) if wanted.lang else asked.lang
    return await lookback.try_way(asked.service, id, wanted, asked.share, lang)


@route("GET", "/tables/{id}/chances", costly=True)
async def chances(asked: Ask, id: TableId, ply: Ply | None = None) -> PositionChances:
    """Every seat's chance at a ply, by default the last, of a game that is over or all of whose seats are yours."""
    return await lookback.chances(asked.service, id, ply, asked.person, asked.share)


# ---- The analysis board ----


@route("POST", "/tables/{id}/analysis")
async def variation(asked: Ask, id: TableId, wanted: Variation) -> VariationStep:
    """Where a variation from a ply of a finished game stands: all hands, what the player to act can do."""
    return await analysis.step(asked.service, id, wanted, asked.lang)


@route("POST", "/tables/{id}/analysis/chances")
async def variation_chances(asked: Ask, id: TableId, wanted: Variation) -> PositionChances:
    """Every seat's chance where a variation stands; the next question of yours takes the place of this one."""
    return await analysis.chances(asked.service, id, wanted, asked.lang, asked.person, asked.share)


@route("POST", "/tables/{id}/analysis/why-not")
async def variation_why_not(asked: Ask, id: TableId, wanted: VariationWhyNot) -> answers.OneReason:
    """Why the player to act cannot do an action; null if they can."""
    return await analysis.why_not(asked.service, id, wanted, asked.lang)


@route("POST", "/tables/{id}/analysis/closing")
async def variation_closing(asked: Ask, id: TableId, wanted: Variation) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    return await analysis.closing(asked.service, id, wanted, asked.lang)


@route("POST", "/tables/{id}/analysis/closing-outcome")
async def variation_outcome(asked: Ask, id: TableId, wanted: VariationClosing) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    return await analysis.outcome(asked.service, id, wanted, asked.lang)


# ---- Rules and lesson ----


@route("GET", "/rules", seconds=3600)
async def rules(asked: Ask) -> answers.RulesPage:
    """The rules page: sections with their blocks; the words are in the language files."""
    return learn.rules()


@route("GET", "/lesson")
async def lesson(asked: Ask) -> answers.Lesson:
    """The steps of the lesson, in order."""
    return learn.lesson()


@route("POST", "/lesson/{id}")
async def attempt(asked: Ask, id: StepId, wanted: Tried) -> answers.Attempt:
    """Where a try stands: what the learner sees, what the newest actions did, whether the task is done."""
    return learn.attempt(id, wanted, asked.lang)


# ---- Puzzles ----


@route("GET", "/puzzles")
async def puzzles(asked: Ask) -> answers.PuzzleList:
    """All puzzles, easiest first, and the one of the day."""
    return puzzling.listed(today(asked.service.clock.now()))


@route("GET", "/me/puzzles")
async def puzzle_tries(asked: Ask) -> answers.PuzzleTries:
    """What came of your first tries, in their order."""
    return await asked.service.puzzling.tries(asked.person)


@route("POST", "/puzzles/{id}")
async def puzzle_attempt(asked: Ask, id: PuzzleId, wanted: Tried) -> answers.PuzzleAttempt:
    """Where a try stands: what the player sees, what the newest actions did, whether it is solved or missed.

    The first one that is either is kept, if you have an identity.
    """
    return await asked.service.puzzling.attempt(id, wanted, asked.lang, asked.person)


@route("POST", "/puzzles/{id}/hint")
async def puzzle_hint(asked: Ask, id: PuzzleId, wanted: Tried) -> answers.PuzzleHint:
    """The next action of a best way. If the puzzle was not tried before, it counts as missed."""
    return await asked.service.puzzling.hint(id, wanted, asked.lang, asked.person)


@route("POST", "/puzzles/{id}/solution")
async def puzzle_solution(asked: Ask, id: PuzzleId, wanted: AskSolution) -> answers.PuzzleSolution:
    """A best way to play the turn, and why. If the puzzle was not tried before, it counts as missed."""
    return await asked.service.puzzling.solution(id, wanted, asked.lang, asked.person)


# ---- Questions about a try, the same in the lesson and in puzzles ----


def _questions(path: str, position_id: Any, tries: Tries[Any]) -> None:
    @route("POST", f"{path}/{{id}}/why-not")
    async def why_not(asked: Ask, id: position_id, wanted: TriedWhyNot) -> answers.OneReason:
        """Why an action cannot be done now; null if it can."""
        return await asked.service.background.run(lambda: tries.why_not(id, wanted, asked.lang))

    @route("POST", f"{path}/{{id}}/closing")
    async def closing(asked: Ask, id: position_id, wanted: Tried) -> ClosingOffer:
        """The ways to close the route, as at a table."""
        return await asked.service.background.run(lambda: tries.closing(id, wanted, asked.lang))

    @route("POST", f"{path}/{{id}}/closing-outcome")
    async def outcome(asked: Ask, id: position_id, wanted: TriedClosing) -> ClosingOutcome:
        """What one choice earns, as at a table."""
        return await asked.service.background.run(lambda: tries.outcome(id, wanted, asked.lang))


_questions("/lesson", StepId, learn.TRIES)
_questions("/puzzles", PuzzleId, puzzling.TRIES)
