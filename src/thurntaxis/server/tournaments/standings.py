"""Points, tie-breaks and the table of standings.

A game is worth points by one of three schemes:

- `winner`: one point for the winner.
- `places`: three points for beating everybody at the table, and the same share of three for beating some of them: 3, 2,
  1, 0 with four players, 3, 1.5, 0 with three, 3 and 0 with two.
- `duplicate`: in a duplicate tournament, your score is compared with the scores of those who had the same cards in the
  same seat at tables of the same size. Three points for beating all of them, the same share of three for beating some;
  an equal score counts half. Where nobody had the same seat, the game counts by place.

Whoever sits out a round gets the points of a win. Whoever was replaced by a bot gets none; the bot's place stays, so
that the others' points do not change. Equal points are broken by the points of the opponents (each game counts), then
by wins, then by the total score, and at last by lot. In a knockout, whoever got further is ahead.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from .model import Pairing, Round, Scheme, Tournament

FULL = Fraction(3)
"""The points of a game at which everybody was beaten; with `winner` it is one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the standings."""

    entrant: int
    rank: int
    points: Fraction
    opponents: Fraction
    """The points of all opponents."""
    wins: int
    score: int
    """The points made in the games themselves."""
    games: int


def game_points(scheme: Scheme, round: Round, pairing: Pairing) -> list[Fraction]:
    """What a finished table is worth to each seat."""
    full = Fraction(1) if scheme == "winner" else FULL
    if pairing.table is None:
        return [full for _ in pairing.seats]
    points = []
    for seat, seated in enumerate(pairing.seats):
        if seated.place is None or seated.absent:
            points.append(Fraction(0))
        elif scheme == "winner":
            points.append(Fraction(seated.place == 1))
        else:
            compared = _compared(round, pairing, seat) if scheme == "duplicate" else None
            others = len(pairing.seats) - 1
            points.append(full * (compared if compared is not None else Fraction(others + 1 - seated.place, others)))
    return points


def _compared(round: Round, pairing: Pairing, seat: int) -> Fraction | None:
    """The share of those with the same cards whom a seat has beaten; None if there are none."""
    own = pairing.seats[seat].score
    rivals = [
        other.seats[seat].score
        for other in round.pairings
        if other is not pairing and other.table is not None and len(other.seats) == len(pairing.seats)
    ]
    known = [score for score in rivals if score is not None]
    if own is None or not known:
        return None
    return Fraction(sum(2 * (own > score) + (own == score) for score in known), 2 * len(known))


def standings(tournament: Tournament) -> list[Standing]:
    """The standings by all known results, best first."""
    scheme = tournament.options.scheme
    points = {entrant.id: Fraction(0) for entrant in tournament.entrants}
    wins, score, games = (dict.fromkeys(points, 0) for _ in range(3))
    opponents: dict[int, list[int]] = {id: [] for id in points}
    for round in tournament.rounds:
        for pairing in round.pairings:
            if not pairing.is_done:
                continue
            for seated, earned in zip(pairing.seats, game_points(scheme, round, pairing), strict=True):
                points[seated.entrant] += earned
                if pairing.table is not None:
                    opponents[seated.entrant] += [each for each in pairing.entrants if each != seated.entrant]
                    games[seated.entrant] += 1
                    wins[seated.entrant] += seated.place == 1 and not seated.absent
                    score[seated.entrant] += 0 if seated.absent else seated.score or 0
    strength = {id: sum((points[other] for other in others), Fraction(0)) for id, others in opponents.items()}
    lots = {entrant.id: entrant.lot for entrant in tournament.entrants}
    won = Counter(each for alive in _brackets(tournament)[1:] for each in alive)
    order = sorted(points, key=lambda id: (-won[id], -points[id], -strength[id], -wins[id], -score[id], lots[id]))
    return [
        Standing(id, rank, points[id], strength[id], wins[id], score[id], games[id]) for rank, id in enumerate(order, 1)
    ]


def survivors(tournament: Tournament) -> list[int]:
    """The players who have not lost a game of a knockout, in the order of the bracket."""
    return _brackets(tournament)[-1]


def _brackets(tournament: Tournament) -> list[list[int]]:
    """The players in a knockout at its beginning and after each round that is over; of other systems only the first."""
    alive = [[entrant.id for entrant in sorted(tournament.entrants, key=lambda each: each.lot)]]
    for round in tournament.rounds if tournament.options.system == "knockout" else ():
        if not round.is_done:
            break
        alive.append([_winner(pairing) for pairing in round.pairings])
    return alive


def _winner(pairing: Pairing) -> int:
    """The player who advances; an absent player does not if the other one was present."""
    best = min(pairing.seats, key=lambda seated: (seated.absent, seated.place or 0))
    return best.entrant


def cross_table(tournament: Tournament, ranked: Sequence[Standing]) -> list[list[tuple[int, Fraction] | None]]:
    """The table's number and its points, for each entrant in the order of the standings and each round.

    Number 0 is sitting out. None where they did not take part, or the result is not known yet.
    """
    cells: dict[tuple[int, int], tuple[int, Fraction]] = {}
    for number, round in enumerate(tournament.rounds):
        for table, pairing in enumerate(round.pairings, 1):
            if pairing.is_done:
                earned = game_points(tournament.options.scheme, round, pairing)
                for seated, points in zip(pairing.seats, earned, strict=True):
                    cells[seated.entrant, number] = (table if pairing.table else 0), points
    return [[cells.get((each.entrant, number)) for number in range(len(tournament.rounds))] for each in ranked]
