"""Reaching sub-environments from code without the interpreter's lock.

The interpreter's twin of ``reach.pxd``. There each is reached by its address, since a list may not be looked into
without the lock; here the list itself is used.
"""

from .subenv import SubEnv


def addresses_of(envs: list[SubEnv]) -> list[SubEnv]:
    """What the functions below find one by."""
    return envs


def step_env(env: SubEnv, action: int) -> None:
    """Have a sub-environment play an action."""
    # A compiled one shows its unchecked method to compiled code alone. NumPy's integers would overflow.
    env.play(int(action))  # type: ignore[attr-defined]


def choose_in_env(env: SubEnv, policy: int) -> int:
    """What a policy would do in a sub-environment."""
    return env.choose(policy)
