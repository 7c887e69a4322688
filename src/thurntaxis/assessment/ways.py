"""The ways of a decision: all moves worth thinking about, a closing with everything that belongs to it."""

from collections.abc import Sequence

from ..bots.advice import world_of
from ..bots.judge import Judge
from ..bots.moves import Moves
from ..engine import EngineView, State
from ..engine.numbers import CARRIAGE, CLOSE, DISCARD, HOUSES, LEFT, RIGHT

Way = tuple[int, ...]
"""The actions by which a decision is made, as numbers."""
_MOST_SETS = 4
"""Choices of houses and carriage, of all that a closing allows, for which the discards are looked at."""
_MOST_CLOSINGS = 6
"""Ways to close that are followed further."""


class WayFinder:
    """Lists the ways of decisions. Every thread needs one of its own."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._moves = Moves()

    def ways(self, view: EngineView) -> list[Way]:
        """All moves worth thinking about; of the ways to close, the most promising."""
        world = world_of(view)
        self._moves.find(world)
        moves = list(self._moves.move[: self._moves.found])
        ways: list[Way] = []
        for move in moves:
            if move == CLOSE:
                ways += self._closings(world, view.seat)
            else:
                ways.append(tuple(until_done(world, self._moves.actions(move))))
        return ways

    def _closings(self, world: State, seat: int) -> list[Way]:
        """The most promising ways to close, by the judge's first look."""
        closed = world.copy()
        closed.apply_unchecked(CLOSE)
        chosen = self._rated(self._followed_up([((CLOSE,), closed)], (HOUSES,)), seat, 3 * _MOST_SETS)
        chosen = self._rated(self._followed_up(chosen, (CARRIAGE,)), seat, 2 * _MOST_SETS)
        return [way for way, _ in self._rated(self._followed_up(chosen, (DISCARD,)), seat, _MOST_CLOSINGS)]

    def _followed_up(self, begun: list[tuple[Way, State]], phases: tuple[int, ...]) -> list[tuple[Way, State]]:
        """Each of the ways with everything that can be chosen next, as long as a phase of these lasts."""
        done = []
        while begun:
            way, state = begun.pop()
            if state.phase not in phases or state.is_over:
                done.append((way, state))
                continue
            self._moves.find(state)
            for move in list(self._moves.move[: self._moves.found]):
                after = state.copy()
                self._moves.apply(after, move)
                done_actions = until_done(state, self._moves.actions(move))
                begun.append(((*way, *done_actions), after))
        return done

    def _rated(self, ways: list[tuple[Way, State]], seat: int, most: int) -> list[tuple[Way, State]]:
        if len(ways) <= most:
            return ways

        def worth(entry: tuple[Way, State]) -> float:
            self._judge.evaluate(entry[1])
            return self._judge.chances[seat]

        return sorted(ways, key=worth, reverse=True)[:most]


def has_choice(judge: Judge, view: EngineView, asked: Sequence[int]) -> bool:
    """Whether there are at least two ways to decide, the one that is asked about included."""
    return len({*WayFinder(judge).ways(view), as_listed(view.public, asked)}) > 1


def until_done(state: State, actions: list[int]) -> list[int]:
    """The actions that are legal one after the other: the last house, too, may end the choice of houses."""
    trial = state.copy()
    done = []
    for action in actions:
        if not trial.is_legal(action):
            break
        trial.apply_unchecked(action)
        done.append(action)
    return done


def as_listed(state: State, actions: Sequence[int]) -> Way:
    """The played actions as the ways name them: with a route of one city, left and right are the same."""
    first = actions[0]
    if LEFT <= first < RIGHT and state.lengths[state.player] == 1:
        return (first - LEFT + RIGHT, *actions[1:])
    return tuple(actions)
