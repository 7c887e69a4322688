"""The searching bots: what they keep, and what a budget means."""

from array import array
from importlib.resources import files
from itertools import count
from types import SimpleNamespace

import pytest

from bots.tables import game, quick
from thurntaxis.bots import make
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.moves import Moves
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import DISCARD, HOUSES


def opening(players: int = 2) -> EngineView:
    state = State(players)
    Luck(4).deal(state)
    return EngineView(state, 0)


def test_every_simulation_is_counted() -> None:
    tree = Tree(Judge(), 500)
    assert tree.run(opening(), Luck(1), 200) == 200
    visits = sum(finding[1] for finding in tree.findings())
    assert visits == 199, "the first one makes the root"


def test_a_full_tree_stops() -> None:
    tree = Tree(Judge(), 40)
    assert tree.run(opening(), Luck(1), 1000) < 41


def test_a_budget_of_milliseconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on five milliseconds whenever the bot looks at it, after every eight simulations."""
    ticks = count()
    monkeypatch.setattr("thurntaxis.bots.search.time", SimpleNamespace(perf_counter=lambda: next(ticks) * 0.005))
    view = opening()
    bot = make("search:ms=30")
    bot.decide(view, view.public.legal_actions(), Luck(1))
    assert sum(candidate.visits for candidate in bot.explain().candidates) == 5 * 8 - 1, "the first makes the root"


def test_moves_are_made_of_legal_actions() -> None:
    """Every move of every state in a game, action by action, comes to the same as the move at once."""
    moves = Moves()
    seen = set()
    for state, _ in game([quick("easy"), quick("builder")], 8):
        moves.find(state)
        assert moves.found
        seen.add(state.phase)
        for move in moves.move[: moves.found]:
            whole, steps = state.copy(), state.copy()
            moves.apply(whole, move)
            for action in moves.actions(move):
                if steps.player == state.player and action in steps.legal_actions():
                    steps.apply(action)
            assert whole == steps, f"move {move}"
            assert moves.first_action(move) == moves.actions(move)[0]
    assert {HOUSES, DISCARD} <= seen


def test_what_a_judge_remembers_does_not_change_its_mind() -> None:
    """A judge that has seen much thinks the same of a state as one that sees the first of its life."""
    old = Judge()
    for players in (2, 3, 4):
        for number, (state, _) in enumerate(game([quick("easy")] * players, players)):
            seen = [old.think(state, seat) for seat in range(players)]
            if number % 10 == 0:
                young = Judge()
                assert seen == [young.think(state, seat) for seat in range(players)], f"{players}, {number}"


def test_a_judge_has_weights_for_each_size_of_table() -> None:
    """The weights of one table size, taken for all, differ at the others only."""
    numbers = array("h", files("thurntaxis.bots").joinpath("judge.weights").read_bytes())
    of_two = Judge(numbers[: len(numbers) // 3])
    for players, same in ((2, True), (3, False), (4, False)):
        state = State(players)
        Luck(4).deal(state)
        assert (of_two.think(state, 0) == Judge().think(state, 0)) is same


def test_turns_ahead_are_played_before_judging() -> None:
    """With as many turns ahead as a game can have, what comes back is won or lost, not an opinion."""
    late = [state.copy() for state, _ in game([quick("easy"), quick("easy")], 6)][-60]
    view = EngineView(late, late.player)
    near, far = Tree(Judge(), 300), Tree(Judge(), 300, ahead=200)
    for tree in (near, far):
        tree.run(view, Luck(1), 50)
    assert any(wins % 1 for _, _, wins, _, _ in near.findings())
    assert not any(wins % 1 for _, _, wins, _, _ in far.findings())


def test_the_plain_search_plays_to_the_end() -> None:
    tree = Tree(Judge(), 300, plain=True)
    assert tree.run(opening(), Luck(1), 60) == 60
    found = tree.findings()
    assert sum(visits for _, visits, *_ in found) == 60
    assert sorted(move for move, *_ in found) == opening().public.legal_actions()
    assert all(wins == int(wins) for _, _, wins, _, _ in found)


def wins_at_once(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.is_over and after.winner() == state.player


def test_the_plain_search_finds_a_win_without_any_knowledge() -> None:
    found = 0
    for seed in range(12):
        for state, _ in game([quick("easy"), quick("easy")], seed):
            legal = state.legal_actions()
            winning = [action for action in legal if wins_at_once(state, action)]
            if winning and len(winning) < len(legal):
                bot = make("ismcts:simulations=200")
                assert bot.decide(EngineView(state, state.player), legal, Luck(1)) in winning, f"seed {seed}"
                found += 1
    assert found


def test_judging_is_shared_out() -> None:
    judge = Judge()
    for state, _ in game([quick("easy"), quick("easy"), quick("easy")], 2):
        judge.judge(state)
        assert abs(sum(judge.chances[:3]) - 1) < 1e-9
