"""Gymnasium's vector environment: many games at once, you at one seat of each, against levels or your own checkpoints.

Against planning levels everything runs in compiled code; other bots and policies are asked from Python.

Examples:
    >>> env = GymVectorEnv(64, opponents="medium")
    >>> seen, info = env.reset(seed=1)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((64, 427), (64, 139))
    >>> seen, reward, terminated, truncated, info = env.step(seen["action_mask"].argmax(1))
    >>> reward.shape
    (64,)
"""

from ...extras import need

need("pettingzoo")

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from ...bots import Bot, make
from ...engine import EngineView, Luck
from ...engine.numbers import ACTIONS
from ..options import Reward, RulesChoice, at_least, refusal
from ..spaces import observation_space
from ..subenv import LEAST_DECISIONS
from ..vector import PLANNING, Cells, VectorEnv
from .shapes import normalised

Policy = Callable[[Cells, Cells], npt.ArrayLike]
"""Gets observations [k, size] and masks [k, 139]; returns k actions. A checkpoint of a network, for instance."""
Opponent = str | Bot | Policy


class GymVectorEnv(GymnasiumVectorEnv[Any, Any, Any]):
    """n games of the same kind; in game i you have seat i modulo the number of players.

    A game that ends begins again in the same step (`AutoresetMode.SAME_STEP`): `reward`, `terminated` and `truncated`
    are those of the old game, the observation is the new one's, and `info["score"]` has the final scores by seat where
    a game ended. There is no `final_obs`: a finished game has nothing left to decide, and a truncated one pays nothing.

    Args:
        num_envs: how many games.
        num_players: 2 to 4.
        opponents: one for all other seats, or several, which take turns from game to game: a bot's code or `Bot`, or
            a policy.
        rules: a named set, options, or `Rules`.
        reward: `win`, `margin` or `placement`.
        max_decisions: a game is cut off after this number of decisions of all players; at least 50.
        threads: how many share the work of compiled opponents.
        normalise: observations as `float32` between 0 and 1 instead of small whole numbers.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        num_players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "medium",
        rules: RulesChoice = "standard",
        *,
        reward: Reward = "win",
        max_decisions: int = 100_000,
        threads: int = 1,
        normalise: bool = False,
    ) -> None:
        given = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
        compiled = all(isinstance(each, str) and each in PLANNING for each in given)
        levels = [str(each) for each in given] if compiled else None
        self._env = VectorEnv(
            num_envs,
            num_players,
            rules,
            reward=reward,
            max_decisions=at_least("max_decisions", max_decisions, LEAST_DECISIONS),
            threads=threads,
            opponents=levels,
        )
        self._others = [] if compiled else [make(each) if isinstance(each, str) else each for each in given]
        self._luck = Luck(0)
        self._mine: Cells = (np.arange(num_envs) % num_players).astype(np.int8)
        self._normalise = normalise
        self._reward = np.zeros(num_envs, np.float32)
        self._terminated, self._truncated = np.zeros(num_envs, bool), np.zeros(num_envs, bool)
        self.num_envs = num_envs
        self.single_observation_space = self._space()
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _space(self) -> Any:
        space = observation_space(self._env.layout)
        if not self._normalise:
            return space
        row = Box(0.0, 1.0, (self._env.layout.size,), np.float32)
        return Dict({"observation": row, "action_mask": space["action_mask"]})

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games again. A seed decides all cards and the opponents' random choices."""
        if isinstance(seed, list):
            raise ValueError("give one seed: the games get seeds of their own from it")
        self._env.reset(seed)
        if seed is not None:
            self._luck = Luck(seed)
        self._answer(np.zeros(self.num_envs, bool))
        return self._seen(), {}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Play one action in each game, and let the others play until it is your turn again.

        Raises:
            ValueError: some action is not legal in its game; nothing has changed.
        """
        step = self._env.step(actions)
        rows = np.arange(self.num_envs)
        self._reward = step.reward[rows, self._mine].copy()
        self._terminated, self._truncated = step.terminated.astype(bool), step.truncated.astype(bool)
        over = self._terminated | self._truncated
        self._answer(over)
        info = {"score": self._env.score.copy(), "_score": self._terminated.copy()} if self._terminated.any() else {}
        return self._seen(), self._reward, self._terminated, self._truncated, info

    def _answer(self, over: npt.NDArray[np.bool_]) -> None:
        """Let opponents that are asked from Python play until it is the learner's turn everywhere."""
        env = self._env
        while self._others and (env.seat != self._mine).any():
            waiting = np.flatnonzero(env.seat != self._mine)
            actions = np.full(self.num_envs, -1, np.int64)
            for number, opponent in enumerate(self._others):
                places = waiting[waiting % len(self._others) == number]
                if len(places):
                    actions[places] = self._decide(opponent, places)
            env.step_some(actions)
            ended = (env.terminated | env.truncated).astype(bool) & (actions >= 0) & ~over
            for place in np.flatnonzero(ended):
                self._reward[place] = env.reward[place, self._mine[place]]
                self._terminated[place] = env.terminated[place]
                self._truncated[place] = env.truncated[place]
            over |= ended

    def _decide(self, opponent: Bot | Policy, places: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """An opponent's actions in some of the games."""
        env = self._env
        if isinstance(opponent, Bot):
            chosen = [self._ask(opponent, int(place)) for place in places]
        else:
            chosen = np.asarray(opponent(env.observation[places], env.mask[places])).tolist()
        for place, action in zip(places, chosen, strict=True):
            if not 0 <= action < ACTIONS or not env.mask[place, action]:
                legal = np.flatnonzero(env.mask[place]).tolist()
                raise ValueError(f"an opponent's {refusal(int(action), 'in its game', legal)}")
        return np.array(chosen, np.int64)

    def _ask(self, bot: Bot, place: int) -> int:
        state = self._env.state(place)
        return int(bot.decide(EngineView(state, state.player), state.legal_actions(), self._luck))

    def _seen(self) -> dict[str, npt.NDArray[Any]]:
        row = self._env.observation
        return {
            "observation": normalised(self._env.layout, row) if self._normalise else row.copy(),
            "action_mask": self._env.mask.copy(),
        }

    def close_extras(self, **options: Any) -> None:
        """End the threads and the bots. Gymnasium calls it even if `__init__` refused its arguments."""
        if hasattr(self, "_others"):
            self._env.close()
            for bot in self._others:
                if isinstance(bot, Bot):
                    bot.close()
