"""Each person's result of a finished game, at a table here or in an imported record."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby, pairwise

from ...board import BONUS_REGIONS, CityId
from ...game import Game
from ...game.actions import read
from ...protocol.tables import CasualReason
from ..ports.jsontext import dumps, loads
from ..ports.store import PlayerResult, RatedGame
from .table import Seat, Table

SOURCES = ("carriage", "routes", "regions", "all_provinces", "game_end", "houses")
"""Where points come from: the carriage, tiles of four kinds, and the houses that were not placed."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game, wherever it was played: everything that its players' results are computed from."""

    table: str
    game: Game
    ended: int
    seats: Sequence[tuple[str | None, str | None]]
    """The name at each seat, and the level if a bot has it."""
    acted: Sequence[tuple[int, str]]
    """Seat and action of each ply that was kept."""

    def result(
        self, person: str, own: Sequence[int], opponents: str, deal: str | None, *, counts: bool, stayed: bool
    ) -> PlayerResult:
        """The result of the person with the seats `own`; `stayed`: they did not give up."""
        outcome = self.game.outcome()
        assert outcome is not None
        placed, seat, alone = places(outcome.scores, outcome.ended_by), own[0], len(own) == 1
        stayed = stayed and alone
        everybody = [
            [name, level, outcome.scores[number], placed[number]] for number, (name, level) in enumerate(self.seats)
        ]
        return PlayerResult(
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


def results_of(table: Table) -> tuple[PlayerResult, ...]:
    """Each person's result of a finished game."""
    game = table.game
    if not game.is_over:
        return ()
    names = [(seat.name, seat.level if seat.kind == "bot" else None) for seat in table.seats]
    finished = FinishedGame(table.id, game, _ended(table), names, list(_acted(table)))
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
            counts=table.header.counts,
            stayed=table.seats[own[0]].person == person,
        )
        for person, own in seats.items()
    )


def _ended(table: Table) -> int:
    return next(int(entry["at"]) for entry in map(loads, reversed(table.entries)) if entry["type"] == "over")


def places(scores: Sequence[int], holder: int) -> list[int]:
    """The place of each seat; ties are broken as for the winner: whoever called the end, then clockwise."""
    count = len(scores)
    order = sorted(range(count), key=lambda seat: (-scores[seat], (seat - holder) % count))
    return [order.index(seat) + 1 for seat in range(count)]


def _opponents(table: Table, own: list[int]) -> str:
    others = [seat for number, seat in enumerate(table.seats) if number not in own]
    if len(own) > 1 or any(not seat.program and (seat.kind != "bot" or seat.resigned) for seat in others):
        return "people"
    if any(seat.program for seat in others):
        return "bots"
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


# ---- Ratings ----


def can_be_rated(table: Table) -> bool:
    """Whether the game will be rated when it is over, as far as its seats are taken."""
    return why_casual(table) is None


def why_casual(table: Table) -> CasualReason | None:
    """Why the game will not be rated, as far as its seats are taken; None if it will.

    It must count in statistics, with each person and each level once; nobody had a hint, took a turn back or gave up in
    the first rounds; and its people do not all come from one network.
    """
    players = [player for player in map(_rated_player, table.seats) if player]
    people = [seat for seat in table.seats if seat.person or seat.former]
    networks = {seat.network or number for number, seat in enumerate(people)}
    twice = {player for player, count in Counter(players).items() if count > 1}
    reasons: tuple[tuple[bool, CasualReason], ...] = (
        (not table.header.counts, "apart"),
        (not people, "bots"),
        (any(not player.startswith("level:") for player in twice), "device"),
        (table.header.casual, "chosen"),
        (bool(twice), "levels"),
        (len(people) > 1 and len(networks) == 1 and table.is_full, "address"),
        (bool(table.counts["hinted"]), "hint"),
        (bool(table.counts["taken_back"]), "taken_back"),
        (table.left_early, "left"),
    )
    return next((reason for holds, reason in reasons if holds), None)


def _rated_player(seat: Seat) -> str | None:
    """Who is rated for a seat: a person, even if a bot plays on for them, or a level."""
    person = seat.person or seat.former
    if person:
        return rated_program(person) if seat.program else rated_person(person)
    return f"level:{seat.level}" if seat.kind == "bot" else None


def rated_person(person: str) -> str:
    """A person as a player who is rated: a hash, which stays when their name is removed."""
    return f"person:{sha256(f'thurntaxis rated {person}'.encode()).hexdigest()[:32]}"


def rated_program(person: str) -> str:
    """A program as a player who is rated; games with one count only among programs."""
    return f"program:{sha256(f'thurntaxis rated program {person}'.encode()).hexdigest()[:32]}"


def rated_game(table: Table) -> RatedGame | None:
    """A game that is over, for the leaderboard; None if it does not count there."""
    outcome = table.game.outcome()
    if outcome is None or not can_be_rated(table):
        return None
    placed = places(outcome.scores, outcome.ended_by)
    last = len(placed) + 1
    rated = [
        (str(_rated_player(seat)), last if seat.former else place)
        for seat, place in zip(table.seats, placed, strict=True)
    ]
    return RatedGame(table.id, _ended(table), tuple(rated))


def rated_games(results: Iterable[PlayerResult]) -> Iterator[RatedGame]:
    """The games among results, which come in the order of their ends; those that do not count are left out.

    For games from before there were any rated games: what else decides about them was not kept.
    """
    for (ended, table), rows in groupby(results, key=lambda row: (row.ended, row.table)):
        of_people = list(rows)
        seats = loads(of_people[0].seats)["all"]
        taken_over = {loads(row.seats)["you"][0] for row in of_people if row.place is None}
        rated = [
            (f"level:{level}", place)
            for number, (_, level, _, place) in enumerate(seats)
            if level and number not in taken_over
        ]
        rated += [(rated_person(row.person), row.place or len(seats) + 1) for row in of_people]
        # A game from which all people but one had their names removed has one player left.
        if 1 < len(rated) == len(dict(rated)) and all(row.counts for row in of_people):
            yield RatedGame(table, ended, tuple(rated))
