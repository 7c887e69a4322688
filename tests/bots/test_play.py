"""Bots play: only legal actions, by every rule set, at every table, from odd corners; the same again by seed."""

from typing import Any

import pytest

from bots.tables import ALL_CODES, LEVEL_CODES, game, quick
from support.games import OPTION_SETS
from thurntaxis.engine import POLICIES, EngineView, Luck, State, play_out
from thurntaxis.rules import Rules


def play(codes: list[str], seed: int, rules: Rules | None = None) -> State:
    """How a game of these bots ended."""
    *_, (end, _) = game([quick(code) for code in codes], seed, rules)
    return end


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: "-".join(options.values()))
def test_every_level_plays_by_all_rules(options: dict[str, Any]) -> None:
    rules = Rules.of(options)
    for seed, codes in enumerate(
        (["easy", "casual"], ["medium", "steady", "skilled"], ["strong", "hard", "expert", "builder"])
    ):
        assert play(codes, seed, rules).is_over, f"seed {seed}"


@pytest.mark.parametrize("code", LEVEL_CODES)
def test_many_games(code: str) -> None:
    for seed in range({"easy": 60, "expert": 3, "hard": 6}.get(code, 12)):
        assert play([code] * (2 + seed % 3), seed).is_over, f"seed {seed}"


@pytest.mark.parametrize("code", [code for code in ALL_CODES if code != "expert"])
@pytest.mark.parametrize("policy", ["uniform", "hoarder"])
def test_odd_corners(code: str, policy: str) -> None:
    """Positions that no sensible player gets into: routes thrown away, all the cards in hands, an empty supply."""
    bot = quick(code)
    for seed in range(12):
        luck = Luck(seed)
        state = State(2 + seed % 3)
        luck.deal(state)
        for number in range(40):
            play_out(state, luck, POLICIES[policy], 11)
            if state.is_over:
                break
            legal = state.legal_actions()
            bot.new_game()
            action = bot.decide(EngineView(state, state.player), legal, Luck(number))
            assert action in legal, f"{policy}, seed {seed}, step {number}"
            luck.step(state, action)


@pytest.mark.parametrize("code", ALL_CODES)
def test_the_same_seed_gives_the_same_game(code: str) -> None:
    def beginning() -> list[int]:
        steps = game([quick(code), quick(code)], 5)
        return [action for _, action in (next(steps) for _ in range(40))]

    assert beginning() == beginning()


def test_levels_are_in_order() -> None:
    """Only the widest steps, in few games; the arena's ladder measures them all."""

    def wins(codes: list[str], seeds: range) -> int:
        won = 0
        for seed in seeds:
            seated = codes if seed % 2 == 0 else codes[::-1]
            won += seated[play(seated, seed).winner()] == codes[0]
        return won

    assert wins(["easy", "builder"], range(20)) >= 17
    assert wins(["steady", "easy"], range(16)) >= 11
    assert wins(["strong", "medium"], range(16)) >= 11
