"""Many games at once: `VectorEnv` steps them in compiled code into arrays that are made once.

Examples:
    >>> import numpy as np
    >>> env = VectorEnv(1024, num_players=2, seed=1)
    >>> env.observation.shape, env.mask.shape, env.seat[:4]
    ((1024, 427), (1024, 139), array([0, 0, 0, 0], dtype=int8))
    >>> for _ in range(100):
    ...     _ = env.step(env.choose("uniform"))
    >>> bool((env.mask.sum(axis=1) > 0).all())
    True
"""

from ..extras import need

need("vector")

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..bots import make
from ..bots.opponents.bysize import BySize
from ..bots.opponents.planning_bot import PlanningBot
from ..engine import POLICIES, State
from ..engine.numbers import ACTIONS
from ..rules import Rules
from .layout import Layout
from .opponent import Opponent
from .options import Reward, RulesChoice, at_least, refusal, reward_number
from .subenv import SubEnv
from .subenvs import SubEnvs

Cells = npt.NDArray[np.int8]
_GOLDEN = 0x9E3779B97F4A7C15
_WORD = (1 << 64) - 1


PLANNING = ("casual", "medium", "steady", "skilled")
"""The levels that can be opponents in compiled code."""


class Step(NamedTuple):
    """The environment's arrays after a step: always the same arrays, written to again by the next step.

    If a game ended, `reward` and `score` are that game's, and `observation`, `mask` and `seat` are those of the new
    game that has begun in its place.
    """

    observation: Cells
    """[n, size] what the player to act sees; see `Layout`."""
    mask: Cells
    """[n, 139] 1 for each action that the player to act may choose."""
    reward: npt.NDArray[np.float32]
    """[n, players] by seat; zero until the game is over."""
    terminated: Cells
    """[n] 1 where a game was played to its end."""
    truncated: Cells
    """[n] 1 where a game was cut off after `max_decisions`."""
    seat: Cells
    """[n] the seat to act."""


class VectorEnv:
    """n games of the same kind, stepped together.

    Args:
        n: how many games.
        num_players: 2 to 4, in all of them.
        rules: a named set, options, or `Rules`.
        seed: decides all cards. Game i has its own luck, made of the seed and i: the number of threads changes
            nothing, nor do the other games.
        reward: `win`, `margin` or `placement`.
        max_decisions: a game is cut off after this number of decisions, and pays nothing.
        threads: how many share the work; worth it from a few hundred games on.
        opponents: planning levels (`casual`, `medium`, `steady`, `skilled`), which take turns from game to game. They
            play for all seats but one, that of game i modulo the number of players, inside each step and in compiled
            code; you are only asked for that one.

    It can be pickled and copied (`copy.deepcopy`); the copy goes on with the same cards.

    The arrays of a `Step` (`observation`, `mask` …) are attributes, too: the arrays themselves, not copies.

    Attributes:
        score: [n, players] the final scores of the last game that ended in each sub-environment.
    """

    def __init__(
        self,
        n: int,
        num_players: int = 2,
        rules: RulesChoice = "standard",
        seed: int = 0,
        *,
        reward: Reward = "win",
        max_decisions: int = 100_000,
        threads: int = 1,
        opponents: Sequence[str] | None = None,
    ) -> None:
        self._arguments = {
            **{"n": n, "num_players": num_players, "rules": rules, "seed": seed, "reward": reward},
            **{"max_decisions": max_decisions, "threads": threads, "opponents": opponents},
        }
        self.n = at_least("n", n, 1)
        self.num_players = num_players
        self.rules = Rules.of(rules)
        self.layout = Layout(num_players)
        self.observation: Cells = np.zeros((n, self.layout.size), np.int8)
        self.mask: Cells = np.zeros((n, ACTIONS), np.int8)
        self.reward = np.zeros((n, num_players), np.float32)
        self.score: Cells = np.zeros((n, num_players), np.int8)
        self.seat: Cells = np.zeros(n, np.int8)
        self.terminated: Cells = np.zeros(n, np.int8)
        self.truncated: Cells = np.zeros(n, np.int8)
        self._actions = np.zeros(n, np.int64)
        self._step = Step(self.observation, self.mask, self.reward, self.terminated, self.truncated, self.seat)
        number = reward_number(reward)
        at_least("max_decisions", max_decisions, 1)
        start = State(num_players, self.rules)
        self._envs = SubEnvs([SubEnv(start, number, max_decisions, self._rows(place)) for place in range(n)])
        self._share_work(at_least("threads", threads, 1))
        if opponents:
            self._seat_opponents(opponents)
        self.reset(seed)

    def _seat_opponents(self, levels: Sequence[str]) -> None:
        """Each thread has its own opponents: they remember what they have valued."""
        for first, last in self._shares:
            own = [_opponent(level, self.num_players) for level in levels]
            for place in range(first, last):
                self._envs.envs[place].play_against(own[place % len(own)], place % self.num_players)

    def _rows(self, place: int) -> list[npt.NDArray[np.int8] | npt.NDArray[np.float32]]:
        wide = [self.observation[place], self.mask[place], self.reward[place], self.score[place]]
        return [*wide, *(column[place : place + 1] for column in (self.seat, self.terminated, self.truncated))]

    def _share_work(self, threads: int) -> None:
        threads = min(threads, self.n)
        bounds = [self.n * share // threads for share in range(threads + 1)]
        self._shares = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads - 1, "thurntaxis") if threads > 1 else None

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games again. Without a seed, the generators continue."""
        whole = None if seed is None else index(seed)  # NumPy's integers would overflow below
        for place, env in enumerate(self._envs.envs):
            if whole is not None:
                env.seed((whole * _GOLDEN + 2 * place) & _WORD)
            env.begin()
        return self._step

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play one action in each game.

        Raises:
            ValueError: some action is not legal in its game; nothing has changed.
        """
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} games need as many actions, not an array of the shape {given.shape}")
        place = self._envs.first_illegal(given, self.mask)
        if place >= 0:
            legal = np.flatnonzero(self.mask[place]).tolist()
            raise ValueError(f"actions[{place}] = {refusal(int(given[place]), 'in that game', legal)}")
        return self._play(given)

    def step_some(self, actions: npt.NDArray[np.int64]) -> Step:
        """Play an action, which its mask must allow, in each game but those with -1, which stay as they are.

        Raises:
            ValueError: some action is not legal in its game; nothing has changed.
        """
        given = np.ascontiguousarray(actions, np.int64)
        left = given == -1
        if given.shape != (self.n,) or not (left | self.mask[np.arange(self.n), given.clip(0, ACTIONS - 1)] > 0).all():
            raise ValueError("some of the actions are not legal in their games")
        return self._play(given)

    def _play(self, given: npt.NDArray[np.int64]) -> Step:
        if self._pool is None:
            self._envs.step(given, 0, self.n)
        else:
            tasks = [self._pool.submit(self._envs.step, given, *share) for share in self._shares[1:]]
            self._envs.step(given, *self._shares[0])
            for task in tasks:
                task.result()
        return self._step

    def choose(self, policy: str = "uniform") -> npt.NDArray[np.int64]:
        """What a simulation policy of the engine (`uniform`, `builder`, `hoarder`) does in each game.

        Its luck is another than that of the cards. The array is the same one each time.
        """
        if policy not in POLICIES:
            raise ValueError(f"there is no policy {policy!r}; choose {', '.join(POLICIES)}")
        self._envs.choose(self._actions, POLICIES[policy], 0, self.n)
        return self._actions

    def state(self, place: int) -> State:
        """A copy of one game's state with all hidden cards, for tests and for searches that may see them."""
        return self._envs.envs[place].state.copy()

    def _arrays(self) -> list[npt.NDArray[np.int8] | npt.NDArray[np.float32]]:
        return [self.observation, self.mask, self.reward, self.score, self.seat, self.terminated, self.truncated]

    def __getstate__(self) -> tuple[dict[str, Any], list[Any], list[Any]]:
        return self._arguments, [env.kept() for env in self._envs.envs], [array.copy() for array in self._arrays()]

    def __setstate__(self, state: tuple[dict[str, Any], list[Any], list[Any]]) -> None:
        """Continue from the other one's state, with the same cards to come."""
        arguments, games, arrays = state
        VectorEnv.__init__(self, **arguments)
        for env, kept in zip(self._envs.envs, games, strict=True):
            env.restore(kept)
        for array, cells in zip(self._arrays(), arrays, strict=True):
            array[:] = cells

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
            self._share_work(1)


def _opponent(level: str, num_players: int) -> Opponent:
    """A planning level in compiled code.

    Raises:
        ValueError: it is not one.
    """
    if level not in PLANNING:
        raise ValueError(f"{level!r} cannot be an opponent here; choose {', '.join(PLANNING)}, or use GymVectorEnv")
    bot = make(level)
    bot = bot.at(num_players) if isinstance(bot, BySize) else bot
    assert isinstance(bot, PlanningBot)
    return Opponent(bot.planner, bot.width, bot.compares)
