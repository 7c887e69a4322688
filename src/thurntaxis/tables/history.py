"""What a person has played: results at the end of a game, lists of them, and statistics.

Everything follows from the tables themselves. A result repeats what lists need, so that nobody has to read ten
thousand games to show twenty of them.
"""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..board import BONUS_REGIONS
from ..bots import peer as peers
from ..bots.levels import LEVELS
from ..game import Game
from ..protocol.answers import Curve, FirstCity, PeerLevel, Played, PlayedSeat, Points, Statistics, Tally
from .jsontext import dumps, loads
from .store import Counted, Result, StoredTable
from .table import NO_NAME, Entry, Table

SOURCES = ("carriage", "routes", "regions", "all_provinces", "game_end", "houses")
"""Where points come from: the carriage, tiles of four kinds, and the houses that were not placed."""
PAGE = 30
"""Games that are listed at once."""
MOST = 20_000
"""Games that statistics look at, the newest ones."""
POINTS_OF_CURVE = 40
"""How finely the curve over time is drawn."""
_FIRST_CITIES = 3
_NO_SCORE = -32_768
_LEVELS = frozenset(level.code for level in LEVELS)


def results_of(table: Table) -> tuple[Result, ...]:
    """What each person made of a game that is over."""
    game = table.game
    outcome = game.outcome()
    if outcome is None:
        return ()
    ended = next(int(entry["at"]) for entry in map(loads, reversed(table.entries)) if entry["type"] == "over")
    place_of = places(outcome.scores, outcome.ended_by)
    seats: dict[str, list[int]] = {}
    for number, seat in enumerate(table.seats):
        person = seat.person or seat.former
        if person:
            seats.setdefault(person, []).append(number)
    all_seats = dumps(
        [
            [seat.name, seat.level if seat.kind == "bot" else None, outcome.scores[number], place_of[number]]
            for number, seat in enumerate(table.seats)
        ]
    ).decode()
    first = _first_cities(table)
    daily = table.header.get("daily") or {}
    found = []
    for person, own in seats.items():
        alone = len(own) == 1
        stayed = alone and table.seats[own[0]].person == person
        found.append(
            Result(
                person=person,
                table=table.id,
                ended=ended,
                players=len(table.seats),
                opponents=_opponents(table, own),
                counts=alone and not table.base_ply and daily.get("counts", True),
                place=place_of[own[0]] if stayed else None,
                score=outcome.scores[own[0]] if stayed else None,
                points=dumps(points_of(game, own[0]) if stayed else []).decode(),
                first_city=first.get(own[0]) if alone else None,
                deal=table.deal,
                seats=f'{{"you":{dumps(own).decode()},"all":{all_seats}}}',
            )
        )
    return tuple(found)


def places(scores: Sequence[int], holder: int) -> list[int]:
    """The place of each seat; equal scores are told apart as the winner is: by who called the end, then clockwise."""
    count = len(scores)
    order = sorted(range(count), key=lambda seat: (-scores[seat], (seat - holder) % count))
    return [order.index(seat) + 1 for seat in range(count)]


def _opponents(table: Table, own: list[int]) -> str:
    others = [seat for number, seat in enumerate(table.seats) if number not in own]
    if len(own) > 1 or any(seat.kind != "bot" or seat.resigned for seat in others):
        return "people"
    levels = {str(seat.level) for seat in others}
    return levels.pop() if len(levels) == 1 else "bots"


def points_of(game: Game, seat: int) -> list[int]:
    """Where the points of a seat come from, in the order of `SOURCES`."""
    view = game.view(seat).seats[seat]
    tiles: Counter[str] = Counter()
    for stack, value in view.tiles:
        source = "routes" if stack.startswith("route_") else "regions" if stack in BONUS_REGIONS else stack
        tiles[source] += value or 0
    return [view.score.carriage, *(tiles[source] for source in SOURCES[1:-1]), view.score.houses]


def _first_cities(table: Table) -> dict[int, str]:
    """The city with which each seat began its first route."""
    first: dict[int, str] = {}
    for data in table.entries:
        if len(first) == len(table.seats):
            break
        if b'"start ' in data:
            entry = loads(data)
            if entry["type"] == "action" and entry["action"].startswith("start "):
                first.setdefault(entry["seat"], entry["action"].removeprefix("start "))
    return first


# ---- Lists ----


def played(result: Result) -> Played:
    """A result as it is listed."""
    seats: dict[str, Any] = loads(result.seats)
    all_seats: list[PlayedSeat] = [
        {"name": name, "level": level, "score": score, "place": place} for name, level, score, place in seats["all"]
    ]
    return {
        "table": result.table,
        "ended": result.ended,
        "seats": all_seats,
        "you": seats["you"],
        "opponents": result.opponents,
        "place": result.place,
        "score": result.score,
        "counts": result.counts,
        "deal": result.deal,
    }


def cursor(result: Result) -> str:
    """Where the next page begins."""
    return f"{result.ended}-{result.table}"


def after(text: str) -> tuple[int, str]:
    """The same, read."""
    ended, _, table = text.partition("-")
    return int(ended), table


# ---- Statistics ----


@dataclass(slots=True)
class _Sum:
    games: int = 0
    won: int = 0
    finished: int = 0
    score: int = 0

    def add(self, won: bool, score: int | None) -> None:
        self.games += 1
        self.won += won
        if score is not None:
            self.finished += 1
            self.score += score

    @property
    def average(self) -> float | None:
        return round(self.score / self.finished, 2) if self.finished else None


class Sums:
    """What a player's games add up to, part by part.

    Of ten thousand games only numbers stay in memory: to look through as many objects, for those that nobody needs any
    more, would hold everybody up.
    """

    def __init__(self) -> None:
        self.games = 0
        self._total = _Sum()
        self._tallies: dict[tuple[str, int], _Sum] = {}
        self._points = [0] * len(SOURCES)
        self._cities: Counter[str] = Counter()
        self._ended = array("q")
        self._won = bytearray()
        self._scores = array("h")
        """`_NO_SCORE` for a game that was given up."""
        self._against_levels: list[Result | Counted] = []

    def add(self, results: Sequence[Result | Counted]) -> None:
        """Add results that count, the newest first, and all of them older than those before."""
        self.games += len(results)
        for result in results:
            won, score = result.place == 1, result.score
            self._total.add(won, score)
            self._tallies.setdefault((result.opponents, result.players), _Sum()).add(won, score)
            if score is not None:
                for place, value in enumerate(loads(result.points)):
                    self._points[place] += value
            if result.first_city is not None:
                self._cities[result.first_city] += 1
            self._ended.append(result.ended)
            self._won.append(won)
            self._scores.append(_NO_SCORE if score is None else score)
        if len(self._against_levels) < peers.LATEST:
            self._against_levels += _against_levels(results)

    def told(self) -> Statistics:
        """The statistics of all of them."""
        total = self._total
        return {
            "games": total.games,
            "won": total.won,
            "score": total.average,
            "points": _average_points(self._points, total.finished),
            "tallies": [
                Tally(opponents=opponents, players=players, games=each.games, won=each.won, score=each.average)
                for (opponents, players), each in sorted(self._tallies.items())
            ],
            "streak": _run(self._won),
            "longest": _longest(self._won),
            "first_cities": [
                FirstCity(city=city, games=games) for city, games in self._cities.most_common(_FIRST_CITIES)
            ],
            "curve": self._curve(),
            "peer": peer_level(self._against_levels),
        }

    def _curve(self) -> list[Curve]:
        """The games in order of time, in groups of the same size."""
        size = -(-self.games // POINTS_OF_CURVE)
        curve: list[Curve] = []
        for newer in range(self.games, 0, -size or -1):
            group = range(max(0, newer - size), newer)
            total = _Sum()
            for place in group:
                score = self._scores[place]
                total.add(bool(self._won[place]), None if score == _NO_SCORE else score)
            ended = self._ended[group.start]
            curve.append({"ended": ended, "games": total.games, "won": total.won, "score": total.average})
        return curve


def _average_points(totals: list[int], games: int) -> Points | None:
    if not games:
        return None
    average = [round(value / games, 2) for value in totals]
    return {
        "carriage": average[0],
        "routes": average[1],
        "regions": average[2],
        "all_provinces": average[3],
        "game_end": average[4],
        "houses": average[5],
    }


def peer_level(results: Sequence[Result | Counted]) -> PeerLevel | None:
    """The level that somebody is about as strong as; `results` are those that count, the newest first."""
    against = _against_levels(results)[: peers.LATEST]
    found = peers.peer(
        [peers.Result((each.opponents,) * (each.players - 1), float(each.place == 1)) for each in reversed(against)]
    )
    if found is None:
        return None
    return {"level": found.level, "low": found.low, "high": found.high, "games": found.games}


def _against_levels(results: Sequence[Result | Counted]) -> list[Result | Counted]:
    return [each for each in results if each.opponents in _LEVELS]


def _run(won: Sequence[int]) -> int:
    """How many of the newest games in a row were won."""
    return next((count for count, each in enumerate(won) if not each), len(won))


def _longest(won: Sequence[int]) -> int:
    longest = run = 0
    for each in won:
        run = run + 1 if each else 0
        longest = max(longest, run)
    return longest


# ---- Ratings ----


def can_be_rated(table: Table) -> bool:
    """Whether the game will be rated when it is over, as far as its seats are taken."""
    people = [seat.person or seat.former for seat in table.seats if seat.person or seat.former]
    levels = [seat.level for seat in table.seats if seat.kind == "bot" and not seat.former]
    daily = table.header.get("daily") or {}
    alone = len(set(people)) == len(people) and len(set(levels)) == len(levels)
    return alone and bool(people) and not table.base_ply and "replay" not in table.header and daily.get("counts", True)


# ---- Names ----


def without_name(table: Table, person: str, now: int) -> StoredTable:
    """A table as if nobody had told a person's name; with one entry more that says so."""
    header = dict(table.header)
    header["seats"] = [
        seat | {"name": NO_NAME, "person": None} if seat["person"] == person else seat for seat in header["seats"]
    ]
    if header["host"] == person:
        header["host"] = ""
    again = Table.of(table.header)
    entries: list[Entry] = []
    for data in table.entries:
        entry = loads(data)
        entries.append(_without_name(again, entry, person))
        again.apply(entry, data)
    gone = [number for number, seat in enumerate(again.seats) if person in (seat.person, seat.former)]
    entries.append({"type": "name_removed", "at": now, "seats": gone})
    return StoredTable(dumps(header).decode(), [dumps(entry).decode() for entry in entries])


def _without_name(table: Table, entry: Entry, person: str) -> Entry:
    """An entry without the name; the table is as it was before it."""
    if entry.get("person") == person:
        return entry | {"name": NO_NAME, "person": None}
    if entry["type"] == "started":
        seats = [table.seats[number] for number in entry["order"]]
        named = zip(seats, entry["players"], strict=True)
        return entry | {"players": [NO_NAME if seat.person == person else name for seat, name in named]}
    if entry["type"] in ("chat", "left") and table.seats[entry["seat"]].person == person:
        return entry | {"name": NO_NAME}
    return entry
