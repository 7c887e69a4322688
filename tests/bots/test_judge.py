"""How states are valued: by log-odds, the same with and without caches, by all rules and at all sizes of table."""

from array import array
from importlib.resources import files
from itertools import product
from math import log
from typing import get_args

import pytest

from bots.tables import game, quick
from thurntaxis.bots.features import ENDS, FEATURES
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import SEATS
from thurntaxis.rules import AllProvinces, CarriagePoints, RouteTileFallback, Rules
from thurntaxis.training.selfplay import GameRecorder
from thurntaxis.variants import Variant

ALL_RULES = [
    Rules(*values) for values in product(get_args(AllProvinces), get_args(RouteTileFallback), get_args(CarriagePoints))
]


def recorder(judge: Judge, width: int, moments: int = 400) -> tuple[GameRecorder, "array[int]", "array[int]"]:
    seen = array("b", bytes(moments * SEATS * FEATURES))
    ends = array("i", bytes(array("i").itemsize * moments * ENDS))
    return GameRecorder(judge, seen, ends, width), seen, ends


@pytest.mark.parametrize("width", [0, 3])
@pytest.mark.parametrize("weights", ["apprentice", "judge", "master"])
def test_games_are_the_same_with_and_without_caches(weights: str, width: int) -> None:
    """One judge serves all rules and sizes of table in turn, so that what it keeps of one could spoil another."""
    records = []
    for caches in (True, False):
        plays, seen, ends = recorder(Judge(weights, caches=caches), width)
        for number, (rules, players) in enumerate(product(ALL_RULES, (4, 2, 3))):
            plays.play_many(players, rules, 1, number % 5, 0.3, 10, 0.0)
        records.append((plays.written, seen, ends))
    assert records[0] == records[1]
    assert records[0][0] > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_searches_are_the_same_with_and_without_caches(players: int) -> None:
    kept, fresh = Tree(Judge(), 400, ahead=2), Tree(Judge(caches=False), 400, ahead=2)
    for number, (state, _) in enumerate(game([quick("easy")] * players, players)):
        if number % 25 == 0:
            view = EngineView(state, state.player)
            for tree in (kept, fresh):
                tree.clear()
                tree.run(view, Luck(number), 40)
            assert kept.findings() == fresh.findings(), number


def test_one_state_by_all_rules_is_kept_apart() -> None:
    """Positions that differ in nothing but the rules, sizes, or the number of players, one after the other."""
    kept, fresh = Judge(), Judge(caches=False)
    smaller = [Rules(variant=Variant(houses=12)), Rules(variant=Variant(last_carriage=5))]
    for number, (state, _) in enumerate(game([quick("easy")] * 4, 3)):
        if number % 5:
            continue
        for rules, players in product([*ALL_RULES, *smaller], (2, 3, 4)):
            other, position = State(players, rules), state.copy()
            position.players = players
            position.player %= players
            position.needed_provinces = other.needed_provinces
            position.fallback_always = other.fallback_always
            position.points_are_printed = other.points_are_printed
            position.house_count = other.house_count
            position.last_carriage = other.last_carriage
            for seat in range(players):
                assert kept.logit(position, seat) == fresh.logit(position, seat), (number, rules, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_value_is_the_log_odds_of_winning(players: int) -> None:
    judge = Judge()
    for state, _ in game([quick("easy")] * players, 2):
        judge.evaluate(state)
        chances = judge.chances[:players]
        assert sum(chances) == pytest.approx(1.0)
        for seat, chance in enumerate(chances):
            assert judge.state_value(state, seat) == pytest.approx(log(chance / (1 - chance)), abs=1e-6)


def test_one_that_does_not_compare_looks_at_its_own_logit() -> None:
    alone, comparing = Judge(compares=False), Judge()
    state = State(3)
    Luck(4).deal(state)
    assert alone.state_value(state, 1) == alone.logit(state, 1) == comparing.logit(state, 1)
    assert comparing.state_value(state, 1) != comparing.logit(state, 1)


@pytest.mark.parametrize("width", [0, 3])
def test_games_to_learn_from_are_played_without_seeing_what_is_hidden(width: int) -> None:
    """Worlds that differ in hidden cards only lead to the same move of self-play."""
    plays, _, _ = recorder(Judge(), width)
    differed = 0
    for number, (state, _) in enumerate(game([quick("random")] * 3, 11)):
        world = EngineView(state, state.player).sample(Luck(number + 1000))
        differed += world != state
        assert plays.decide(state, Luck(number), 0.0) == plays.decide(world, Luck(number), 0.0), number
        if number == 200:
            break
    assert differed > 20


@pytest.mark.parametrize("weights", ["judge", "master"])
def test_a_judge_has_weights_for_each_size_of_table(weights: str) -> None:
    """The weights of one table size, taken for all, differ at the others only."""
    numbers = array("h", files("thurntaxis.bots").joinpath(f"{weights}.weights").read_bytes())
    of_two = Judge(numbers[: len(numbers) // 3])
    for players, same in ((2, True), (3, False), (4, False)):
        state = State(players)
        Luck(4).deal(state)
        assert (of_two.logit(state, 0) == Judge(weights).logit(state, 0)) is same


def test_hidden_units_that_say_nothing_change_nothing() -> None:
    """A network's size follows from its weights: of 64 units, or those and 64 more without a say."""
    numbers = array("h", files("thurntaxis.bots").joinpath("apprentice.weights").read_bytes())
    rows = [numbers[at : at + 64] for at in range(0, len(numbers) - 2, 64)]
    padded = array("h", [number for row in rows for number in (*row, *[0] * 64)] + list(numbers[-2:]))
    small, large = Judge(numbers), Judge(padded)
    state = State(3)
    Luck(4).deal(state)
    for seat in range(3):
        assert small.logit(state, seat) == large.logit(state, seat)
    with pytest.raises(ValueError, match="do not fit any judge"):
        Judge(numbers[:-1])
