"""Points, tie-breaks and whole tournaments on paper: standings equal an independent recount."""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from thurntaxis.server.tournaments.model import Entrant, Options, Pairing, Round, Seated, System, Tournament
from thurntaxis.server.tournaments.progress import begin, corrected, next_round, with_result
from thurntaxis.server.tournaments.standings import game_points, standings, survivors


def _tournament(count: int, **options: object) -> Tournament:
    entrants = tuple(Entrant(id, f"Player {id}", f"person{id}") for id in range(count))
    return Tournament("id", "organiser", 0, "secret", Options("Cup", **options), entrants=entrants)  # type: ignore[arg-type]


def _pairing(*results: tuple[int, int, int]) -> Pairing:
    return Pairing("table", tuple(Seated(entrant, place, score) for entrant, place, score in results))


def test_the_points_of_each_scheme() -> None:
    one = _pairing((0, 2, 10), (1, 1, 20), (2, 3, 5))
    two = replace(_pairing((3, 1, 10), (4, 3, 1), (5, 2, 7)), table="other")
    round = Round(0, (one, two))
    assert game_points("winner", round, one) == [0, 1, 0]
    assert game_points("places", round, one) == [Fraction(3, 2), 3, 0]
    # Seat by seat against the other table: 10 to 10, 20 to 1, 5 to 7.
    assert game_points("duplicate", round, one) == [Fraction(3, 2), 3, 0]


def test_replaced_players_get_nothing_and_take_nothing_from_the_others() -> None:
    there = _pairing((0, 1, 20), (1, 2, 10))
    away = replace(there, seats=(replace(there.seats[0], absent=True), there.seats[1]))
    assert game_points("places", Round(0, (away,)), away) == [0, 0]


def _played(tournament: Tournament, luck: random.Random) -> Iterator[Tournament]:
    """The tournament round by round, with random results, people who leave and games that bots finish."""
    tournament = begin(tournament, 0)
    while tournament.status == "running":
        for pairing in tournament.rounds[-1].pairings:
            if pairing.table is None:
                continue
            places = luck.sample(range(1, len(pairing.seats) + 1), len(pairing.seats))
            results = [
                replace(seat, place=place, score=30 - 3 * place, absent=luck.random() < 0.1)
                for seat, place in zip(pairing.seats, places, strict=True)
            ]
            tournament = with_result(tournament, pairing.table, results)
        yield tournament
        if luck.random() < 0.2 and len(tournament.playing) > 2:
            gone = luck.choice(tournament.playing)
            entrants = tuple(replace(each, gone=each.gone or each == gone) for each in tournament.entrants)
            tournament = replace(tournament, entrants=entrants)
        tournament = next_round(tournament, 0)
    yield tournament


def _recounted(tournament: Tournament) -> dict[int, Fraction]:
    """The points of everybody by place, written down in another way."""
    points: dict[int, Fraction] = defaultdict(Fraction)
    for round in tournament.rounds:
        for pairing in round.pairings:
            count = len(pairing.seats)
            for seat in pairing.seats:
                if pairing.table is None:
                    points[seat.entrant] += 3
                elif seat.place is not None and not seat.absent:
                    beaten = sum(other.place > seat.place for other in pairing.seats if other.place is not None)
                    points[seat.entrant] += Fraction(3 * beaten, count - 1)
    return points


@pytest.mark.parametrize("system", ["swiss", "round_robin", "knockout"])
def test_many_tournaments_end_with_correct_standings(system: System) -> None:
    luck = random.Random(system)
    for _ in range(50):
        size = luck.choice((2, 3, 4)) if system == "swiss" else 2
        count = luck.randint(3, 16 if system == "round_robin" else 40)
        fill = luck.choice((None, "easy"))
        start = _tournament(count, system=system, table_size=size, rounds=luck.randint(1, 4), fill=fill)
        last = start
        for last in _played(start, luck):
            last = Tournament.loads(last.dumps())  # what is stored is the whole tournament
            ranked = standings(last)
            assert {each.entrant: each.points for each in ranked if each.points} == {
                id: points for id, points in _recounted(last).items() if points
            }
            assert [each.rank for each in ranked] == list(range(1, len(last.entrants) + 1))
        assert last.status == "over"
        paired = {each for round in last.rounds for pairing in round.pairings for each in pairing.entrants}
        assert {each.id for each in last.entrants} == paired, "somebody was forgotten"
        if system == "knockout":
            assert standings(last)[0].entrant in survivors(last)


def test_whoever_gets_further_in_a_knockout_is_ahead_even_without_points() -> None:
    tournament = begin(_tournament(6, system="knockout", table_size=2), 0)
    while tournament.status == "running":  # two sit out the first round for points, and bots finish all games
        for pairing in tournament.rounds[-1].pairings:
            if pairing.table is not None:
                places = enumerate(pairing.entrants, 1)
                results = [Seated(entrant, place, 20 - place, absent=True) for place, entrant in places]
                tournament = with_result(tournament, pairing.table, results)
        tournament = next_round(tournament, 0)
    (final,) = tournament.rounds[-1].pairings
    assert [each.entrant for each in standings(tournament)][:2] == list(final.entrants)


def test_a_corrected_result_counts_and_leaves_a_note() -> None:
    tournament = begin(_tournament(2, table_size=2, rounds=1), 0)
    (pairing,) = tournament.rounds[0].pairings
    first, second = pairing.entrants
    tournament = with_result(tournament, str(pairing.table), [Seated(first, 1, 20), Seated(second, 2, 10)])
    assert standings(tournament)[0].entrant == first
    tournament = corrected(tournament, 0, 0, [2, 1], 5)
    assert standings(tournament)[0].entrant == second
    assert [(note.kind, note.about) for note in tournament.notes] == [("corrected", "1/1")]
