"""Many sub-environments stepped one after the other in compiled code, without the interpreter's lock."""

try:
    import cython
except ImportError:  # the compiler is not needed to run the environments
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.numbers import ACTIONS
    from .reach import addresses_of, choose_in_env, step_env


class SubEnvs:
    """A row of sub-environments.

    Each depends on its own luck alone, so different threads can step parts of the row.
    """

    def __init__(self, envs):
        self.envs = envs
        self.addresses = addresses_of(envs)

    def first_illegal(self, actions, masks):
        """The place of the first action that its mask does not allow; -1 if there is none."""
        for place in range(len(self.envs)):
            action = actions[place]
            if action < 0 or action >= ACTIONS or not masks[place, action]:
                return place
        return -1

    def step(self, actions, first, last):
        """Play an action at each of the sub-environments from `first` up to `last`."""
        with cython.nogil:
            for place in range(first, last):
                step_env(self.addresses[place], actions[place])

    def choose(self, actions, policy, first, last):
        """Write what a policy would do at each of the sub-environments from `first` up to `last`."""
        with cython.nogil:
            for place in range(first, last):
                actions[place] = choose_in_env(self.addresses[place], policy)
