"""The searching bots: what they keep, and what a budget means."""

import time

from bots.tables import game, quick
from thurntaxis.bots import make
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.moves import Moves
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import Luck, State, View
from thurntaxis.engine.numbers import DISCARD, HOUSES


def opening(players: int = 2) -> View:
    state = State(players)
    Luck(4).deal(state)
    return View(state, 0)


def test_every_simulation_is_counted() -> None:
    tree = Tree(Judge(), 500)
    assert tree.run(opening(), Luck(1), 200) == 200
    visits = sum(finding[1] for finding in tree.findings())
    assert visits == 199, "the first one makes the root"


def test_a_full_tree_stops() -> None:
    tree = Tree(Judge(), 40)
    assert tree.run(opening(), Luck(1), 1000) < 41


def test_chances_add_up() -> None:
    tree = Tree(Judge(), 300)
    tree.run(opening(4), Luck(1), 100)
    for _, visits, wins in tree.chances():
        assert abs(sum(wins) - visits) < 1e-6


def test_a_budget_of_milliseconds_is_kept() -> None:
    view = opening()
    bot = make("search:ms=30")
    bot.decide(view, State.legal_actions(view.public), Luck(1))
    began = time.perf_counter()
    bot.new_game()
    bot.decide(view, State.legal_actions(view.public), Luck(1))
    assert time.perf_counter() - began < 1.0


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


def test_judging_is_shared_out() -> None:
    judge = Judge()
    for state, _ in game([quick("easy"), quick("easy"), quick("easy")], 2):
        judge.judge(state)
        assert abs(sum(judge.chances[:3]) - 1) < 1e-9
