"""Many sub-environments stepped one after the other in compiled code, without the interpreter's lock."""

try:
    import cython
except ImportError:  # the compiler is not needed to run the environments
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.numbers import ACTIONS
    from .reach import addresses_of, choose_in_env, step_env

from .subenv import SubEnv


class SubEnvs:
    """A row of sub-environments.

    Each depends on its own luck alone, so different threads can step parts of the row.
    """

    def __init__(self, envs):
        for env in envs:
            if type(env) is not SubEnv:
                raise TypeError(f"{env!r} is not a sub-environment")
        self.envs = envs
        self.addresses = addresses_of(envs)

    def _check(self, actions, first, last):
        if actions is None or len(actions) != len(self.envs):
            raise ValueError(f"{len(self.envs)} games need as many actions")
        if not 0 <= first <= last <= len(self.envs):
            raise ValueError(f"there are {len(self.envs)} games, not those from {first} up to {last}")

    def first_illegal(self, actions, masks):
        """The place of the first action that its mask does not allow; -1 if there is none."""
        self._check(actions, 0, len(self.envs))
        if masks is None or masks.shape[0] != len(self.envs) or masks.shape[1] != ACTIONS:
            raise ValueError(f"{len(self.envs)} games need as many masks of {ACTIONS} cells")
        for place in range(len(self.envs)):
            action = actions[place]
            if action < 0 or action >= ACTIONS or not masks[place, action]:
                return place
        return -1

    def step(self, actions, first, last):
        """Play an action, which its mask must allow, at each of the sub-environments from `first` up to `last`.

        -1 leaves one alone.
        """
        self._check(actions, first, last)
        with cython.nogil:
            for place in range(first, last):
                if actions[place] >= 0:
                    step_env(self.addresses[place], actions[place])

    def choose(self, actions, policy, first, last):
        """Write what a policy would do at each of the sub-environments from `first` up to `last`."""
        self._check(actions, first, last)
        with cython.nogil:
            for place in range(first, last):
                actions[place] = choose_in_env(self.addresses[place], policy)
