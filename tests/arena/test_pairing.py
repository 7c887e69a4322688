from collections import Counter

import pytest

from thurntaxis.arena import Plan, PlanError, PlannedGame
from thurntaxis.game import Game


def test_every_bot_sits_everywhere_equally_often() -> None:
    plan = Plan(("a", "b", "c", "d"), 4, 1)
    seatings = plan.seatings()
    assert len(seatings) == 24
    for seat in range(4):
        assert Counter(seating[seat] for seating in seatings) == {"a": 6, "b": 6, "c": 6, "d": 6}


def test_one_against_three_takes_four_games() -> None:
    seatings = Plan(("a", "b", "b", "b"), 4, 1).seatings()
    assert sorted(seating.index("a") for seating in seatings) == [0, 1, 2, 3]


def test_more_bots_than_seats_all_meet() -> None:
    plan = Plan(("a", "b", "c"), 2, 1)
    assert plan.lineups() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(plan.seatings()) == 6


def test_fewer_bots_than_seats_fill_them_in_every_way() -> None:
    plan = Plan(("a", "b"), 4, 1)
    assert plan.lineups() == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    assert len(plan.seatings()) == 4 + 6 + 4


def test_a_bot_against_itself_has_one_seating() -> None:
    assert Plan(("a", "a", "a", "a"), 4, 5).total == 5


def test_only_whole_deals_are_played() -> None:
    plan = Plan(("a", "b", "c"), 3, 7)
    tables = list(plan.schedule())
    assert [table.game for table in tables] == list(range(12))
    assert Counter(table.deal for table in tables) == {0: 6, 1: 6}
    assert list(plan.schedule(start=9)) == tables[9:]


def test_games_of_a_deal_have_the_same_cards_and_every_seat_its_own_luck() -> None:
    tables = list(Plan(("a", "b"), 2, 6, seed=5).schedule())
    assert [table.cards_seed for table in tables] == ["5/0", "5/0", "5/1", "5/1", "5/2", "5/2"]
    assert len({table.luck_seed(seat) for table in tables for seat in range(2)}) == 12


def test_luck_is_not_the_hash_that_decides_the_cards() -> None:
    from hashlib import sha256

    table = PlannedGame(3, 3, ("a", "b"), 1)
    assert table.luck_seed(0) != int.from_bytes(sha256(f"{table.cards_seed}/0".encode()).digest()[:8])


def test_the_cards_are_those_of_a_game_with_that_seed() -> None:
    from thurntaxis.arena.play import _Nobody, _Playing
    from thurntaxis.board import CITIES

    table = PlannedGame(0, 4, ("builder", "builder"), 9)
    playing = _Playing(table, _Nobody())
    playing.deal()
    display = [CITIES[city] for city in playing.state.display]
    assert display == Game(["Ann", "Ben"], seed="9/4").position().to_json()["display"]


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        ({"bots": ("a", "b"), "players": 5, "games": 1}, "2 to 4 players, not 5"),
        ({"bots": (), "players": 2, "games": 1}, "at least one bot"),
        ({"bots": ("a",), "players": 2, "games": 0}, "at least one game"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: dict[str, object], problem: str) -> None:
    with pytest.raises(PlanError, match=problem):
        Plan(**plan)  # type: ignore[arg-type]
