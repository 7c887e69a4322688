"""You against bots, as a Gymnasium environment.

Examples:
    >>> env = SingleEnv(["builder"])
    >>> observation, info = env.reset(seed=1)
    >>> observation["observation"].shape, observation["action_mask"].sum() > 0
    ((427,), np.True_)

Importing this module registers `ThurnTaxis-v0`, so `gymnasium.make("thurntaxis.envs.single:ThurnTaxis-v0")` works, too.
"""

from ..extras import need

need("pettingzoo")

from collections.abc import Sequence
from operator import index
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete

from ..bots import make
from ..engine import Luck, State
from ..engine.numbers import ACTIONS
from ..rules import Rules
from .layout import Layout
from .observer import Observer
from .options import Reward, RulesChoice, at_least, decision, refusal, reward_number
from .rendering import RENDER_MODES, Rendered, Renderer, check_render_mode
from .rewards import reward_of
from .spaces import Info, Observation, observation_of, observation_space


class SingleEnv(gymnasium.Env[Any, Any]):
    """One seat is yours; bots play the others. An observation is given when you are to act, or the game is over.

    Args:
        opponents: codes of one to three bots, as `thurntaxis.bots.make` takes them; clockwise after you.
        seat: yours; None for another one each game, by lot.
        rules: a named set, options, or `Rules`.
        reward: `win`, `margin` or `placement`; paid when the game is over.
        max_decisions: the game is truncated after this number of decisions of yours, and pays nothing.
        illegal: what an action does that the mask does not allow: `lose` the game at once, for a reward of -1 (`info`
            then says `illegal`), or `raise` an error.
        render_mode: `human`, `ansi` or `rgb_array`; all show what you may know.
    """

    metadata: dict[str, object] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (as in Gymnasium)

    def __init__(
        self,
        opponents: Sequence[str] = ("builder",),
        seat: int | None = None,
        rules: RulesChoice = "standard",
        reward: Reward = "win",
        max_decisions: int = 10_000,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise ValueError(f"opponents is a list of bots' codes, such as [{opponents!r}]")
        self.layout = Layout(len(opponents) + 1)
        if seat is not None and not 0 <= seat <= len(opponents):
            raise ValueError(f"there is no seat {seat} at a table of {len(opponents) + 1}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self.opponents = tuple(opponents)
        self.seat = seat
        self.rules = Rules.of(rules)
        self.max_decisions = at_least("max_decisions", max_decisions, 1)
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        self._reward_number = reward_number(reward)
        self._bots = [make(code) for code in opponents]
        self._observer = Observer()
        self.observation_space = observation_space(self.layout)
        self.action_space = Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, Info]:
        """Begin a new game. A seed decides the cards, the bots' choices and, if it is drawn, your seat."""
        super().reset(seed=seed)
        players = len(self.opponents) + 1
        lot = self.np_random.integers
        self._own = int(lot(players)) if self.seat is None else self.seat
        self._luck, self._bots_luck = Luck(int(lot(2**63))), Luck(int(lot(2**63)))
        self._state = State(players, self.rules)
        self._luck.deal(self._state)
        names = ["You" if seat == self._own else self._code_at(seat) for seat in range(players)]
        self._renderer = Renderer(names, self.rules)
        self._decisions = 0
        for bot in self._bots:
            bot.new_game()
        self._let_bots_play()
        return self._observe(), {"seat": self._own}

    def _code_at(self, seat: int) -> str:
        return self.opponents[(seat - self._own - 1) % (len(self.opponents) + 1)]

    def _let_bots_play(self) -> None:
        state = self._state
        while not state.is_over and state.player != self._own:
            place = (state.player - self._own - 1) % state.players
            self._play(decision(self._bots[place], self.opponents[place], state, self._bots_luck))

    def _play(self, action: int) -> None:
        self._renderer.note(self._state, action)
        self._luck.step(self._state, action)
        if self.render_mode == "human":
            self.render()

    def _observe(self) -> Observation:
        return observation_of(self._state, self._own, self.layout, self._observer)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action; then the bots play until you are to act again, or the game is over."""
        state = self._state
        action = index(action)  # NumPy's integers have not all that the interpreted engine needs
        if not state.is_legal(action):
            return self._refuse(action)
        self._play(action)
        self._decisions += 1
        self._let_bots_play()
        info: Info = {"seat": self._own}
        if state.is_over:
            info["scores"] = [state.score(seat) for seat in range(state.players)]
            return self._observe(), reward_of(state, self._own, self._reward_number), True, False, info
        return self._observe(), 0.0, False, self._decisions >= self.max_decisions, info

    def _refuse(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        why = refusal(action, "now", self._state.legal_actions())
        if self.illegal == "raise" or self._state.is_over:
            raise ValueError(why)
        return self._observe(), -1.0, True, False, {"seat": self._own, "illegal": why}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask alone, under the name that maskable algorithms of Stable-Baselines ask for."""
        return self._observe()["action_mask"].astype(np.bool_)

    def render(self) -> Rendered:
        """Render the table as you see it, in the way that `render_mode` says."""
        return self._renderer.render(self._state, self._own, self.render_mode)

    def close(self) -> None:
        """End the bots."""
        for bot in self._bots:
            bot.close()

    def __getstate__(self) -> dict[str, object]:
        # The trees of a bot that searches cannot be copied, and its turn is over whenever you are to act.
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, object]) -> None:
        vars(self).update(kept)
        self._bots = [make(code) for code in self.opponents]


gymnasium.register("ThurnTaxis-v0", "thurntaxis.envs.single:SingleEnv")
