"""The daily deal: one game a day, the same for everybody everywhere, against three bots.

Cards, seat and bots follow from the date (UTC) and the edition, by a recipe that anybody can read here. So nobody can
change a deal, and whoever wants to cheat themselves can: it is a game for oneself. A table of the deal never tells
more than any other before its end.

Bots are deterministic: each decision is made afresh, with luck that follows from the seed and the ply. So neither a
restart nor another machine changes what they do.
"""

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, get_args

from ..game import Game, commitment
from ..protocol.answers import DailyDeal, DealDay, DealResult, ExpertResult, ScoreCount
from ..rules import Rules, RuleSetName
from ..sources import fingerprint
from .bots import BotPool, TurnBot
from .history import places
from .jsontext import dumps, loads
from .refusals import Refusal
from .setup import id_from, new_id
from .store import Result, ResultFilter, Store
from .table import Seat, Table

LEVEL = "steady"
"""The bots that everybody plays against."""
NAMES = ("Leonhard", "Franziska", "Kaspar")
EXPERT = "expert"
"""Who plays the same deal for comparison."""
FIRST = date(2026, 1, 1)
"""The first day that has a deal."""
EDITIONS: tuple[RuleSetName, ...] = get_args(RuleSetName)
_DAY = timedelta(days=1)
_LAST = 30
_LONGEST = 4_000
"""Days that are looked at for a streak: more than ten years."""


def today(now: int) -> date:
    """The day of the deal that counts now."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def ends(day: date) -> int:
    """When the deal of a day stops counting."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000) + 86_400_000


def name_of(day: date, edition: RuleSetName) -> str:
    """What a deal is called wherever it is kept."""
    return f"{day.isoformat()} {edition}"


def seed_of(deal: str) -> str:
    """What decides the cards of a deal, and who starts."""
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
    bots = [Seat("bot", bot, LEVEL).to_json() for bot in NAMES]
    header: dict[str, Any] = {
        "id": id_of(deal, person) if counts else new_id(),
        "created": now,
        "name": None,
        "host": person,
        "seats": [Seat("person", name, None, person).to_json(), *bots],
        "rules": Rules.named(edition).to_json(),
        "starter": "lot",
        "listed": False,
        "pace": "live",
        "turn_seconds": None,
        "show_known": True,
        "show_tiles": True,
        "hints": False,
        "bot_pause": 0,
        "from": None,
        "seed": seed_of(deal),
        "daily": {"deal": deal, "counts": counts},
    }
    return Table.of(header)


def id_of(deal: str, person: str) -> str:
    """The table of somebody's try; nobody else can guess it."""
    return id_from(f"daily {deal} {person}")


# ---- What the expert makes of it ----


def luck_at(table: Table) -> int | None:
    """What a bot's luck at a table begins with; None where it need not be the same again."""
    return luck_of(table.header["seed"], table.ply) if table.header.get("daily") else None


def luck_of(seed: str, ply: int) -> int:
    """The same in a deal."""
    return int.from_bytes(sha256(f"{seed}/bot/{ply}".encode()).digest()[:8]) >> 1


async def play_out(bots: BotPool, day: date, edition: RuleSetName, level: str, most: int = 100_000) -> tuple[Game, int]:
    """The game of a deal with a bot in everybody's seat, to its end or for `most` actions; and which seat that is.

    Raises:
        Refusal: a bot has failed.
    """
    now = ends(day) - 1
    table = table_of(day, edition, level, "nobody", now)
    table.start(now)
    (you,) = table.seats_of("nobody")
    game, turn = table.game, TurnBot(you, level)
    while game.player is not None and game.ply < most:
        seat = game.player
        if seat != you or turn.seat != you:
            turn = TurnBot(seat, level if seat == you else LEVEL)
        view, legal = game.view(seat), game.legal_actions(numbers=True)
        luck = luck_of(str(table.header["seed"]), game.ply)
        action, decided = await bots.decide(turn, view, legal, "daily deal", table=None, luck=luck)
        if decided != turn.level:
            raise Refusal("busy", "server-busy")
        game.play(action)
    return game, you


async def expert_result(bots: BotPool, store: Store, day: date, edition: RuleSetName, now: int) -> None:
    """Let the expert play a deal, and keep what it made of it."""
    game, you = await play_out(bots, day, edition, EXPERT)
    outcome = game.outcome()
    assert outcome is not None
    found: ExpertResult = {
        "score": outcome.scores[you],
        "place": places(outcome.scores, outcome.ended_by)[you],
    }
    await store.keep_note(_note(name_of(day, edition)), dumps(found).decode(), now)


def _note(deal: str) -> str:
    """Where the expert's result is kept. Another version's expert may play otherwise: it plays the deal again."""
    return f"deal {deal} {fingerprint()}"


async def known_expert(store: Store, deal: str, now: int) -> ExpertResult | None:
    """What this version's expert made of a deal, if it has played it."""
    note = await store.note(_note(deal), now)
    found: ExpertResult | None = loads(note) if note else None
    return found


# ---- What somebody is told ----


async def told(store: Store, day: date, edition: RuleSetName, person: str | None, now: int) -> DailyDeal:
    """A deal as somebody may know it: how others did only once they have finished it themselves."""
    deal = name_of(day, edition)
    wanted = ResultFilter(deals=True)
    mine = await store.results(person, wanted, None, _LONGEST) if person else []
    days = {result.deal: result for result in mine if result.deal and result.deal.endswith(f" {edition}")}
    yours = days.get(deal)
    table = None
    if person is not None and yours is None and await store.load(id_of(deal, person), 1_000_000):
        table = id_of(deal, person)
    return {
        "date": day.isoformat(),
        "edition": edition,
        "commitment": commitment(seed_of(deal)),
        "level": LEVEL,
        "counts": day == today(now),
        "ends": ends(day),
        "table": yours.table if yours else table,
        "finished": yours is not None,
        "result": await _result(store, deal, yours, now) if yours else None,
        "streak": _streak(days, edition, today(now)),
        "last": [_day(result) for result in list(days.values())[:_LAST]][::-1],
    }


async def _result(store: Store, deal: str, yours: Result, now: int) -> DealResult:
    scores = await store.scores(deal)
    return {
        "score": yours.score,
        "place": yours.place,
        "expert": await known_expert(store, deal, now),
        "scores": [ScoreCount(score=score, people=people) for score, people in sorted(scores.items())],
    }


def _day(result: Result) -> DealDay:
    assert result.deal is not None
    return {"date": result.deal.split()[0], "score": result.score, "place": result.place, "table": result.table}


def _streak(days: dict[str, Result], edition: RuleSetName, last: date) -> int:
    """Days in a row whose deal was played to its end; today may be still to come."""
    day = last if _played(days, last, edition) else last - _DAY
    count = 0
    while _played(days, day, edition):
        count, day = count + 1, day - _DAY
    return count


def _played(days: dict[str, Result], day: date, edition: RuleSetName) -> bool:
    result = days.get(name_of(day, edition))
    return result is not None and result.score is not None
