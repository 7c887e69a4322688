"""Evaluates a policy in games against opponents, with an interval, once or at regular steps of training.

Examples:
    >>> def first(observations, masks):
    ...     return masks.argmax(1)
    >>> evaluate(first, "casual", games=20, seed=1).games
    20
"""

from ...extras import need

need("pettingzoo")

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ...rollouts.intervals import wilson
from ..options import at_least
from .gym_vector import GymVectorEnv, Opponent, Policy


class Evaluation(NamedTuple):
    """The results of a number of games."""

    games: int
    wins: int
    low: float
    """The 95% interval of the share of games won."""
    high: float

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games


def evaluate(
    policy: Policy,
    opponents: Opponent | Sequence[Opponent] = "medium",
    games: int = 200,
    *,
    num_players: int = 2,
    seed: int = 0,
    max_decisions: int = 100_000,
) -> Evaluation:
    """Let a policy play whole games, evenly from all seats; a truncated game is not won."""
    env = GymVectorEnv(at_least("games", games, 1), num_players, opponents, max_decisions=max_decisions)
    seen, _ = env.reset(seed=seed)
    playing, wins = np.ones(games, bool), 0
    while playing.any():
        actions = seen["action_mask"].argmax(1)  # finished games continue without being counted
        places = np.flatnonzero(playing)
        actions[places] = np.asarray(policy(seen["observation"][places], seen["action_mask"][places]))
        seen, reward, terminated, truncated, _ = env.step(actions)
        wins += int((reward[playing & terminated] > 0).sum())
        playing &= ~(terminated | truncated)
    env.close()
    return Evaluation(games, wins, *wilson(wins / games, games))


class Evaluator:
    """Evaluates a policy at regular steps of training; call it as often as is convenient.

    Args:
        policy: what is evaluated; it may change between calls.
        every: steps between two evaluations.
        report: gets the number of steps and the evaluation.
        opponents: as for `evaluate`.
        games: as for `evaluate`.
        num_players: as for `evaluate`.
        seed: as for `evaluate`; the same cards each time, so that evaluations can be compared.
    """

    def __init__(
        self,
        policy: Policy,
        every: int,
        report: Callable[[int, Evaluation], object] = print,
        opponents: Opponent | Sequence[Opponent] = "medium",
        games: int = 200,
        *,
        num_players: int = 2,
        seed: int = 0,
    ) -> None:
        self._policy, self._every, self._report = policy, at_least("every", every, 1), report
        self._opponents, self._games, self._num_players, self._seed = opponents, games, num_players, seed
        self._due = 0
        self.history: list[tuple[int, Evaluation]] = []
        """The steps and results of all evaluations so far."""

    def __call__(self, steps: int) -> Evaluation | None:
        """Evaluate if it is due, and return the result."""
        if steps < self._due:
            return None
        found = evaluate(self._policy, self._opponents, self._games, num_players=self._num_players, seed=self._seed)
        self._due = steps + self._every
        self.history.append((steps, found))
        self._report(steps, found)
        return found
