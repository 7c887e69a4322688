"""Pairing over random fields: nobody sits out twice, nobody meets twice without need, seats are shared."""

import random
from collections import Counter
from itertools import combinations

import pytest

from thurntaxis.server.tournaments.pairing import History, knockout, round_robin, seated, swiss, table_sizes


def _swiss_tournament(count: int, size: int, rounds: int, luck: random.Random) -> list[list[list[int]]]:
    """All rounds of a tournament whose results are random; some entrants leave on the way."""
    here, points, played = list(range(count)), Counter[int](), list[list[list[int]]]()
    for _ in range(rounds):
        history = History.of(played)
        ranked = sorted(here, key=lambda each: (-points[each], each))
        tables = [seated(table, history) for table in swiss(ranked, size, history)]
        assert sorted(each for table in tables for each in table) == sorted(here)
        played.append(tables)
        for table in tables:
            for place, each in enumerate(luck.sample(table, len(table))):
                points[each] += len(table) - place
    return played


@pytest.mark.parametrize(("count", "size"), [(n, k) for n in (2, 3, 5, 6, 7, 9, 13, 16, 33, 64) for k in (2, 3, 4)])
def test_tables_are_as_full_as_they_can_be(count: int, size: int) -> None:
    sizes = table_sizes(count, size)
    assert sum(sizes) == count
    assert max(sizes) <= size
    assert max(sizes) - min(sizes) <= 1
    assert size == 2 or min(sizes) >= 2  # anybody sits out only at two-player tables


def test_pairs_over_a_thousand_random_fields() -> None:
    luck = random.Random(36)
    for _ in range(1000):
        count = luck.randint(2, 14)
        rounds = luck.randint(1, max(1, count // 2 - 1))
        played = _swiss_tournament(count, 2, rounds, luck)
        history = History.of(played)
        assert not any(number > 1 for number in history.byes.values()), "somebody sat out twice"
        # Up to half as many rounds as opponents, every round can be paired without a second meeting.
        assert max(history.met.values(), default=0) <= 1, (count, rounds)
        for each in range(count):
            seats = history.seats.get(each, Counter())
            assert abs(seats[0] - seats[1]) <= 2, "one seat far too often"


def test_sixty_four_people_at_two_are_paired_without_repeats() -> None:
    history = History.of(_swiss_tournament(64, 2, 9, random.Random(1)))
    assert max(history.met.values()) == 1


@pytest.mark.parametrize("size", [3, 4])
def test_larger_tables_repeat_only_when_they_must(size: int) -> None:
    luck = random.Random(size)
    repeats = 0
    for _ in range(25):
        count = luck.randint(4 * size, 40)
        history = History.of(_swiss_tournament(count, size, 3, luck))
        repeats += sum(number - 1 for number in history.met.values())
        for each in range(count):
            assert max(history.seats[each].values()) <= 2
    assert repeats == 0


def test_a_small_field_cannot_avoid_repeats_and_shares_them() -> None:
    history = History.of(_swiss_tournament(4, 2, 6, random.Random(3)))
    assert sorted(history.met.values()) == [2] * 6


@pytest.mark.parametrize("count", range(2, 17))
def test_in_a_round_robin_everybody_meets_once(count: int) -> None:
    rounds = count - 1 + count % 2
    history = History.of([round_robin(range(count), number) for number in range(rounds)])
    assert history.met == Counter(frozenset(pair) for pair in combinations(range(count), 2))
    assert all(number == 1 for number in history.byes.values())


@pytest.mark.parametrize("count", range(2, 65))
def test_a_knockout_ends_with_one(count: int) -> None:
    luck, alive, rounds = random.Random(count), list(range(count)), 0
    while len(alive) > 1:
        tables = knockout(alive)
        if rounds:
            assert all(len(table) == 2 for table in tables), "only in the first round somebody has no opponent"
        alive = [luck.choice(table) for table in tables]
        rounds += 1
    assert rounds == (count - 1).bit_length()
