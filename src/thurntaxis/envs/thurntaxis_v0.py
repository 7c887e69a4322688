"""The game as a PettingZoo environment: agents act one after the other, by what they see.

Examples:
    >>> env_ = env(num_players=3)
    >>> env_.reset(seed=42)
    >>> for agent in env_.agent_iter(100):
    ...     observation, reward, terminated, truncated, info = env_.last()
    ...     action = None if terminated or truncated else observation["action_mask"].argmax()
    ...     env_.step(action)

Version 0. See docs/envs/pettingzoo.md for the tables of shapes, actions and rewards.
"""

from ..extras import need

need("pettingzoo")

import secrets
from operator import index
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from ..engine import Luck, State
from ..engine.numbers import ACTIONS, OVER
from ..rules import Rules
from .layout import Layout
from .observer import Observer
from .options import Reward, RulesChoice, at_least, refusal, reward_number
from .rendering import RENDER_MODES, Rendered, Renderer, check_render_mode
from .rewards import reward_of
from .spaces import Info, Observation, ObservationSpace, observation_of, observation_space

_SET_BY_RESET = frozenset(
    (
        *("agent_selection", "rewards", "terminations", "truncations", "infos"),
        *("_cumulative_rewards", "_state", "_renderer", "_over"),
    )
)


class raw_env(AECEnv[str, Observation, int]):
    """A game of 2 to 4 agents, `player_0` to `player_3`.

    Args:
        num_players: 2 to 4.
        rules: a named set (`standard`, `first-printing`, `icelandic`), a small game (`seven`), options, or `Rules`.
        reward: `win`, `margin` or `placement`; paid when the game is over.
        max_cycles: the game is truncated after this number of decisions of all players, and pays nothing.
        render_mode: `human` prints the table after each step, `ansi` gives it as text, `rgb_array` as a picture.
            All show what a spectator may know.
    """

    metadata: dict[str, object] = {  # noqa: RUF012 (as PettingZoo declares it)
        "name": "thurntaxis_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        num_players: int = 2,
        rules: RulesChoice = "standard",
        reward: Reward = "win",
        max_cycles: int = 100_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules.of(rules)
        self.layout = Layout(num_players)
        self.reward = reward
        self.max_cycles = at_least("max_cycles", max_cycles, 1)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(num_players)]
        self.agents: list[str] = []
        self._reward_number = reward_number(reward)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._observer = Observer()
        self._luck: Luck | None = None

    def observation_space(self, agent: str) -> ObservationSpace:
        """The agent's observations: a row of numbers (see `layout`) and a mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[np.int64]":
        """139 actions; a number means the same in every state."""
        return self.action_spaces[agent]

    if not TYPE_CHECKING:  # there is no such attribute

        def __getattr__(self, name: str) -> object:
            if name in _SET_BY_RESET:
                raise AttributeError(f"{name} does not exist yet: call reset() first")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game. A seed decides its cards and, by going on without one, those of the games after it."""
        if seed is not None:
            self._luck = Luck(seed)
        elif self._luck is None:
            self._luck = Luck(secrets.randbits(63))
        state = State(len(self.possible_agents), self.rules)
        self._luck.deal(state)
        self._state = state
        self._renderer = Renderer(self.possible_agents, self.rules)
        self._over = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        """What the agent sees. The mask is all zeros unless it is to act: other masks would name another's hand."""
        return observation_of(self._state, self._seats[agent], self.layout, self._observer)

    def step(self, action: int | None) -> None:
        """Play an action of the agent selected; None for an agent whose game is over.

        Raises:
            ValueError: the action is not legal; nothing has changed.
        """
        if self._over:
            self._was_dead_step(action)
            return
        state = self._state
        if action is None or not state.is_legal(action):
            raise ValueError(refusal(action, f"for {self.agent_selection} now", state.legal_actions()))
        action = index(action)  # NumPy's integers have not all that the interpreted engine needs
        renderer = self._renderer
        renderer.note(state, action)
        self._luck.step(state, action)  # type: ignore[union-attr]  # there is one since reset
        if state.phase == OVER:
            self._finish(truncated=False)
        elif renderer.decisions >= self.max_cycles:
            self._finish(truncated=True)
        else:
            self.agent_selection = self.possible_agents[state.player]
        if self.render_mode == "human":
            self.render()

    def _finish(self, truncated: bool) -> None:
        """Tell each agent in turn that the game is over, and give it its reward."""
        self._over = True
        self.agent_selection = self.agents[0]
        if truncated:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, seat in self._seats.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = reward_of(self._state, seat, self._reward_number)
            self.infos[agent] = {"score": self._state.score(seat)}

    def render(self) -> Rendered:
        """Render the table as a spectator sees it, in the way that `render_mode` says."""
        return self._renderer.render(self._state, None, self.render_mode)

    def state(self) -> npt.NDArray[np.int8]:
        """The observations of all seats in a row: with them all hands, for training that may see the whole table."""
        rows = np.empty((len(self.possible_agents), self.layout.size), np.int8)
        mask = np.empty(ACTIONS, np.int8)
        for seat in range(len(rows)):
            self._observer.observe(self._state, seat, rows[seat], mask)
        return rows.reshape(-1)

    def close(self) -> None:
        """Do nothing: no window or file is held open."""


env = raw_env
"""Makes the environment. It checks actions itself, so it needs none of PettingZoo's wrappers around it."""
