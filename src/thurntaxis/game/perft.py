"""Counting the tree: how many action sequences of a length lead on from a position?

One number catches every missing or extra legal action below a position. The cards are given, so that everybody counts
the same tree: draw number ``k`` along a path (from 0) is the card at place ``7k mod n`` of the ``n`` cards of the
supply in board order.
"""

from ..engine import State
from ..rules import Rules
from .actions import TEXTS
from .draws import in_board_order
from .position import Position

STRIDE = 7
"""How far apart two draws lie in the supply: so different cards come, and mostly of other cities."""


def new_game(rules: Rules) -> Position:
    """A new game of two players, its display dealt as all cards are here; draws count from 0 again after it."""
    state = State(2, rules)
    _deal(state, 0)
    return Position(state, ("Ann", "Ben"), rules, ((), ()), 1)


def perft(position: Position, depth: int) -> int:
    """The number of sequences with exactly that many actions. Games that end earlier do not count."""
    return _count(position.state.copy(), depth, 0)


def divide(position: Position, depth: int) -> dict[str, int]:
    """The number for each first action. Where two programs differ, it shows where to look."""
    counts = {}
    for action in position.state.legal_actions() if depth > 0 else ():
        after, drawn = _after(position.state, action, 0)
        counts[TEXTS[action]] = _count(after, depth - 1, drawn)
    return counts


def _count(state: State, depth: int, drawn: int) -> int:
    if depth <= 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after, drawn_after = _after(state, action, drawn)
        total += _count(after, depth - 1, drawn_after)
    return total


def _after(state: State, action: int, drawn: int) -> tuple[State, int]:
    """The state after an action with the given draws, and how many cards have been drawn by then."""
    after = state.copy()
    after.apply_unchecked(action)
    return after, _deal(after, drawn)


def _deal(state: State, drawn: int) -> int:
    """Hand over what is awaited; how many cards have been drawn by then."""
    while state.awaits_card:
        cards = in_board_order(state.supply)
        state.give_unchecked(cards[STRIDE * drawn % len(cards)])
        drawn += 1
    return drawn
