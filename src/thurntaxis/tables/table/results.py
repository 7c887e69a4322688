"""What each person made of a finished game, at a table here or in a record from elsewhere."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ...board import BONUS_REGIONS, CityId
from ...game import Game
from ...game.actions import read
from ..ports.jsontext import dumps, loads
from ..ports.store import Result
from .table import Table

SOURCES = ("carriage", "routes", "regions", "all_provinces", "game_end", "houses")
"""Where points come from: the carriage, tiles of four kinds, and the houses that were not placed."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, wherever it was played: all that the results of its players are made of."""

    table: str
    game: Game
    ended: int
    seats: Sequence[tuple[str | None, str | None]]
    """The name at each seat, and the level if a bot has it."""
    acted: Sequence[tuple[int, str]]
    """Seat and action of each ply that was kept."""

    def result(
        self, person: str, own: Sequence[int], opponents: str, deal: str | None, *, counts: bool, stayed: bool
    ) -> Result:
        """What a person made of it who had the seats `own`; `stayed`: they did not give up."""
        outcome = self.game.outcome()
        assert outcome is not None
        placed, seat, alone = places(outcome.scores, outcome.ended_by), own[0], len(own) == 1
        stayed = stayed and alone
        everybody = [
            [name, level, outcome.scores[number], placed[number]] for number, (name, level) in enumerate(self.seats)
        ]
        return Result(
            person=person,
            table=self.table,
            ended=self.ended,
            players=len(self.seats),
            opponents=opponents,
            counts=counts and alone,
            place=placed[seat] if stayed else None,
            score=outcome.scores[seat] if stayed else None,
            points=dumps(points_of(self.game, seat) if stayed else []).decode(),
            first_city=_first_city(self.acted, seat) if alone else None,
            deal=deal,
            seats=dumps({"you": list(own), "all": everybody}).decode(),
        )


def results_of(table: Table) -> tuple[Result, ...]:
    """What each person made of a game that is over."""
    game = table.game
    if not game.is_over:
        return ()
    ended = next(int(entry["at"]) for entry in map(loads, reversed(table.entries)) if entry["type"] == "over")
    names = [(seat.name, seat.level if seat.kind == "bot" else None) for seat in table.seats]
    finished = FinishedGame(table.id, game, ended, names, list(_acted(table)))
    seats: dict[str, list[int]] = {}
    for number, seat in enumerate(table.seats):
        person = seat.person or seat.former
        if person:
            seats.setdefault(person, []).append(number)
    return tuple(
        finished.result(
            person,
            own,
            _opponents(table, own),
            table.header.deal,
            counts=not table.base_ply and table.header.counts,
            stayed=table.seats[own[0]].person == person,
        )
        for person, own in seats.items()
    )


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


def _acted(table: Table) -> Iterator[tuple[int, str]]:
    """Seat and action of each ply at this table; what was taken back is not among them."""
    turns = [*table.turns, (table.ply, 0, 0)]
    for (first, _, seat), (following, _, _) in pairwise(turns):
        for action, _ in table.played[first - table.base_ply : following - table.base_ply]:
            yield seat, action


def _first_city(acted: Iterable[tuple[int, str]], seat: int) -> CityId | None:
    """The city with which a seat began its first route."""
    starts = (action for whose, action in acted if whose == seat and action.startswith("start "))
    first = next(starts, None)
    return read(first).city if first else None


def is_rated(players: Sequence[str], *, counts: bool) -> bool:
    """Whether a game of these players (`person:…` or `level:…`) is rated: a game that counts, each of them once."""
    return counts and len(set(players)) == len(players)


def can_be_rated(table: Table) -> bool:
    """Whether the game will be rated when it is over, as far as its seats are taken."""
    people = [f"person:{seat.person or seat.former}" for seat in table.seats if seat.person or seat.former]
    levels = [f"level:{seat.level}" for seat in table.seats if seat.kind == "bot" and not seat.former]
    return bool(people) and is_rated(people + levels, counts=not table.base_ply and table.header.counts)
