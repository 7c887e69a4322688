"""The daily deal: one game a day, the same for everybody everywhere, against three bots.

Cards, seat and bots follow from the date (UTC) and the edition, by a recipe that anybody can read here. So nobody can
change a deal. People could work out the cards, but would cheat only themselves. A table of the deal never tells
more than any other before its end.

Bots are deterministic: each decision is made afresh, with luck that follows from the seed and the ply. So neither a
restart nor another machine changes what they do.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import get_args

from ...game import Game, commitment
from ...protocol.answers import DailyDeal, DealDay, DealResult, ExpertResult, ScoreCount
from ...protocol.commands import PlayDeal
from ...rules import Rules, RuleSetName
from ...sources import fingerprint
from ..people.conduct import Conduct
from ..ports.background import Tasks
from ..ports.clock import Clock
from ..ports.jsontext import dumps, loads
from ..ports.store import NoteStore, PlayerResult, ResultFilter, ResultStore, StoreError, TableStore
from ..refusals import Refusal
from ..running.bots import Bots, TurnBot
from ..table.header import Header, HeaderSeat
from ..table.levels import DEAL as LEVEL
from ..table.levels import EXPERT
from ..table.results import places
from ..table.setup import bot_name, id_from, luck_of, new_id, replay_of
from ..table.table import Table

log = logging.getLogger("thurntaxis.tables")

NAMES = ("Leonhard", "Franziska", "Kaspar")
FIRST = date(2026, 1, 1)
"""The first day that has a deal."""
EDITIONS: tuple[RuleSetName, ...] = get_args(RuleSetName)
AddTable = Callable[[Table], Awaitable[Table]]
"""Keeps a new table."""
_DAY = timedelta(days=1)
_LAST = 30
_LONGEST = 4_000
"""How many days a streak can have: more than ten years."""


def today(now: int) -> date:
    """The day of the deal that counts now."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def ends(day: date) -> int:
    """When the deal of a day stops counting."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000) + 86_400_000


def name_of(day: date, edition: RuleSetName) -> str:
    """The name of a deal, wherever it is stored."""
    return f"{day.isoformat()} {edition}"


def seed_of(deal: str) -> str:
    """The seed of a deal: it determines the cards and who starts."""
    return f"thurntaxis daily deal {deal}"


def day_of(text: str | None, now: int) -> date:
    """The day that somebody asks for; today without one.

    Raises:
        Refusal: it has no deal, or none yet.
    """
    if text is None:
        return today(now)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad_request", "server-bad-date") from None
    if not FIRST <= day <= today(now):
        raise Refusal("not_now", "server-no-deal", first=FIRST.isoformat())
    return day


def table_of(day: date, edition: RuleSetName, name: str, person: str, now: int) -> Table:
    """Somebody's table for a deal. The one that counts has the same id however often it is asked for."""
    deal, counts = name_of(day, edition), day == today(now)
    return Table.of(
        Header(
            id=id_of(deal, person) if counts else new_id(),
            created=now,
            host=person,
            seats=(HeaderSeat("person", name, None, person), *(HeaderSeat("bot", bot, LEVEL) for bot in NAMES)),
            seed=seed_of(deal),
            rules=Rules.named(edition),
            starter="lot",
            hints=False,
            daily={"deal": deal, "counts": counts},
        )
    )


def id_of(deal: str, person: str) -> str:
    """The table of somebody's try; nobody else can guess it."""
    return id_from(f"daily {deal} {person}")


# ---- The expert's game ----


async def play_out(bots: Bots, day: date, edition: RuleSetName, level: str, most: int = 100_000) -> tuple[Game, int]:
    """The game of a deal with a bot in everybody's seat, to its end or for `most` actions; and which seat that is.

    Raises:
        Refusal: a bot has failed.
    """
    now = ends(day) - 1
    table = table_of(day, edition, bot_name(level), "nobody", now)
    table.start(now)
    (you,) = table.seats_of("nobody")
    game = table.game
    while game.player is not None and game.ply < most:
        seat = game.player
        turn = TurnBot(seat, level if seat == you else LEVEL)
        view, legal = game.view(seat), game.legal_actions(numbers=True)
        luck = luck_of(str(table.header.seed), game.ply)
        action, decided = await bots.decide(turn, view, legal, "daily deal", "review", table=None, luck=luck)
        if decided != turn.level:
            raise Refusal("busy", "server-busy")
        game.play(action)
    return game, you


async def expert_result(
    bots: Bots, notes: NoteStore, add: AddTable, day: date, edition: RuleSetName, person: str, now: int
) -> None:
    """Let the expert play a deal; store its result and a table that shows the game.

    Nobody owns that table, and only the result tells its id, which follows from the person who asked first.
    """
    game, you = await play_out(bots, day, edition, EXPERT)
    outcome = game.outcome()
    assert outcome is not None
    place = places(outcome.scores, outcome.ended_by)[you]
    deal = name_of(day, edition)
    id = id_from(f"expert {_note(deal)} {person}")
    with suppress(Refusal):  # it exists already
        await add(replay_of(game.record, "", now, id, {"deal": deal, "counts": False}))
    found: ExpertResult = {"score": outcome.scores[you], "place": place, "table": id}
    await notes.keep_note(_note(deal), dumps(found).decode(), now)


def _note(deal: str) -> str:
    """Where the expert's result is kept. Another version's expert may play otherwise: it plays the deal again."""
    return f"deal {deal} {fingerprint()}"


async def known_expert(notes: NoteStore, tables: TableStore, deal: str, now: int) -> ExpertResult | None:
    """The result of this version's expert in a deal, if it has played it; with the table if that still exists."""
    note = await notes.note(_note(deal), now)
    if not note:
        return None
    kept = loads(note)
    table: str | None = kept.get("table")
    if table is not None and not await tables.exists(table):
        table = None
    return {"score": kept["score"], "place": kept["place"], "table": table}


# ---- The deals of one server ----


class DailyDeals:
    """Daily deals: a person's results, their tables, and the expert's result in the same deal."""

    def __init__(
        self,
        tables: TableStore,
        results: ResultStore,
        notes: NoteStore,
        bots: Bots,
        conduct: Conduct,
        clock: Clock,
        tasks: Tasks,
        add: AddTable,
    ) -> None:
        """`add` keeps a new table."""
        self._tables = tables
        self._results = results
        self._notes = notes
        self._bots = bots
        self._conduct = conduct
        self._clock = clock
        self._tasks = tasks
        self._add = add
        self._compared: set[str] = set()
        """Deals that the expert is playing now."""

    async def deal(self, text: str | None, edition: RuleSetName, person: str | None) -> DailyDeal:
        """A deal as a person may know it: how others did only once they have finished it themselves.

        When they have, the expert plays it as well.
        """
        now = self._clock.now()
        day = day_of(text, now)
        deal = name_of(day, edition)
        wanted = ResultFilter(deals=True)
        mine = await self._results.results(person, wanted, None, _LONGEST) if person else []
        days = {result.deal: result for result in mine if result.deal and result.deal.endswith(f" {edition}")}
        yours = days.get(deal)
        table = yours.table if yours else None
        if person is not None and yours is None and await self._tables.exists(id_of(deal, person)):
            table = id_of(deal, person)
        result = await self._result(deal, yours, now) if yours else None
        if person is not None and result is not None and result["expert"] is None:
            self._compare(day, edition, person)
        return {
            "date": day.isoformat(),
            "edition": edition,
            "commitment": commitment(seed_of(deal)),
            "level": LEVEL,
            "counts": day == today(now),
            "ends": ends(day),
            "table": table,
            "finished": yours is not None,
            "result": result,
            "players": 1 + len(NAMES),
            "streak": _streak(days, edition, today(now)),
            "last": [_day(result) for result in list(days.values())[:_LAST]][::-1],
        }

    async def _result(self, deal: str, yours: PlayerResult, now: int) -> DealResult:
        scores = await self._results.scores(deal)
        return {
            "score": yours.score,
            "place": yours.place,
            "expert": await known_expert(self._notes, self._tables, deal, now),
            "scores": [ScoreCount(score=score, people=people) for score, people in sorted(scores.items())],
        }

    async def play(self, wanted: PlayDeal, person: str) -> str:
        """A person's table for a deal: a new one, or the one at which they play it already.

        Raises:
            Refusal: the host has banned them, does not want the name, or there is no such deal.
        """
        self._conduct.check_person(person)
        self._conduct.check_words(wanted.name)
        now = self._clock.now()
        table = table_of(day_of(wanted.date, now), wanted.edition, wanted.name, person, now)
        if table.header.deal is None or not await self._tables.exists(table.id):
            with suppress(Refusal):  # another tab has created it
                await self._add(table)
        return table.id

    def _compare(self, day: date, edition: RuleSetName, person: str) -> None:
        """Let the expert play a deal, once at a time."""
        deal = name_of(day, edition)
        if deal not in self._compared:
            self._compared.add(deal)
            self._tasks.spawn(self._play_as_expert(day, edition, person))

    async def _play_as_expert(self, day: date, edition: RuleSetName, person: str) -> None:
        deal = name_of(day, edition)
        try:
            await expert_result(self._bots, self._notes, self._add, day, edition, person, self._clock.now())
        except (Refusal, StoreError) as error:
            log.warning("the expert has not played the deal", extra={"deal": deal, "problem": str(error)})
        finally:
            self._compared.discard(deal)


def _day(result: PlayerResult) -> DealDay:
    assert result.deal is not None
    return {"date": result.deal.split()[0], "score": result.score, "place": result.place, "table": result.table}


def _streak(days: dict[str, PlayerResult], edition: RuleSetName, last: date) -> int:
    """Days in a row whose deal was played to its end; today may be still to come."""
    day = last if _played(days, last, edition) else last - _DAY
    count = 0
    while _played(days, day, edition):
        count, day = count + 1, day - _DAY
    return count


def _played(days: dict[str, PlayerResult], day: date, edition: RuleSetName) -> bool:
    result = days.get(name_of(day, edition))
    return result is not None and result.score is not None
