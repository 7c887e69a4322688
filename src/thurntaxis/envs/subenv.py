"""A sub-environment of the vectorised one: a game that writes what its player sees into rows of shared arrays."""

try:
    import cython
except ImportError:  # the compiler is not needed to run the environments
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.luck import Luck
    from ..engine.numbers import *  # noqa: F403
    from ..engine.playouts import choose
    from ..engine.state import State
    from .observer import Observer
    from .opponent import Opponent
    from .rewards import reward_of
    from .spread import start_of, start_of_floats

from ..engine.state import IllegalInput
from .observer import CELLS, check_room

LEAST_DECISIONS = 50
"""A game that is cut off earlier might never come to the learner's turn."""


class SubEnv:
    """A game that begins again when it is over.

    `rows` are its own rows of the arrays: observation, mask, rewards, scores, seat, terminated, truncated.
    """

    def __init__(self, start, reward, max_decisions, rows):
        observation, mask, rewards, scores, seat, terminated, truncated = self.rows = tuple(rows)
        check_room("observation", observation, CELLS[start.players])
        check_room("mask", mask, ACTIONS)
        check_room("rewards", rewards, start.players)
        check_room("scores", scores, start.players)
        for name, cells in (("seat", seat), ("terminated", terminated), ("truncated", truncated)):
            check_room(name, cells, 1)
        self.start = start
        self.state = start.copy()
        self.luck = Luck()
        self.policy_luck = Luck()
        self.observer = Observer()
        self.reward = reward
        self.max_decisions = max_decisions
        self.observation = start_of(observation)
        self.mask = start_of(mask)
        self.rewards = start_of_floats(rewards)
        self.scores = start_of(scores)
        self.seat = start_of(seat)
        self.terminated = start_of(terminated)
        self.truncated = start_of(truncated)
        self.decisions = 0
        self.learner = -1
        self.opponent = None

    def play_against(self, opponent, learner):
        """From now on the opponent plays for all seats but the learner's, within each step."""
        if not 0 <= learner < self.start.players:
            raise ValueError(f"there is no seat {learner} at a table of {self.start.players}")
        if not isinstance(opponent, Opponent):
            raise TypeError(f"{opponent!r} is not an opponent in compiled code")
        if self.max_decisions < LEAST_DECISIONS:
            raise ValueError(f"against opponents max_decisions is {LEAST_DECISIONS} or more, not {self.max_decisions}")
        self.opponent = opponent
        self.learner = learner

    def seed(self, seed):
        """Decide all cards from here on, and all random choices."""
        self.luck = Luck(seed)
        self.policy_luck = Luck(seed + 1)

    def begin(self):
        """Lay out a new game, and show it to its first player, or to the learner if there is one."""
        self._lay_out()
        self._clear()
        self._let_others_play()
        self._show()

    def kept(self):
        """All that decides how the game goes on, for `restore`."""
        return self.state.fields(), self.luck.word, self.policy_luck.word, self.decisions

    def restore(self, kept):
        """Continue from the state of another sub-environment of the same kind; the rows are not written.

        Raises:
            ValueError: its game was for another number of players.
        """
        fields, word, policy_word, decisions = kept
        state = State.from_fields(fields)
        if state.players != self.start.players:
            raise ValueError(f"the game is for {self.start.players} players, not {state.players}")
        self.state.become(state)
        self.luck.word = word
        self.policy_luck.word = policy_word
        self.decisions = decisions

    def _lay_out(self):
        self.state.become(self.start)
        self.luck.deal(self.state)
        self.decisions = 0

    def _clear(self):
        for player in range(self.state.players):
            self.rewards[player] = 0
        self.terminated[0] = 0
        self.truncated[0] = 0

    def _show(self):
        self.observer.look(self.state, self.state.player, self.observation)
        self.observer.allow(self.state, self.state.player, self.mask)
        self.seat[0] = self.state.player

    def step(self, action):
        """Play an action. If the game is over with it, the rows show the next game's start.

        Raises:
            IllegalInput: the action is not legal here; nothing has changed.
        """
        if not self.state.is_legal(action):
            raise IllegalInput(f"action {action} is not legal here; legal: {self.state.legal_actions()}")
        self.play(action)

    def play(self, action):
        """The same with an action that the mask allows, unchecked."""
        self._clear()
        self._go_on(action)
        self._let_others_play()
        self._show()

    def _go_on(self, action):
        self.luck.step_unchecked(self.state, action)
        self.decisions += 1
        if self.state.phase == OVER:
            self._pay()
            self._lay_out()
        elif self.decisions >= self.max_decisions:
            self.truncated[0] = 1
            self._lay_out()

    def _let_others_play(self):
        """Play for the opponents until it is the learner's turn; do nothing if there is no learner."""
        if self.learner >= 0:
            while self.state.player != self.learner:
                self.state.find_legal()
                if self.state.legal_count() == 0:
                    return  # an unreachable state
                self._go_on(self.opponent.choose(self.state, self.policy_luck))

    def _pay(self):
        self.terminated[0] = 1
        for player in range(self.state.players):
            self.rewards[player] = reward_of(self.state, player, self.reward)
            self.scores[player] = self.state.score(player)

    def choose(self, policy):
        """The choice of one of the engine's simulation policies, with luck of its own."""
        return choose(policy, self.state, self.policy_luck)
