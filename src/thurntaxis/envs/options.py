"""What all environments are told in the same words: rules and rewards."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from ..rules import Rules
from .table import REWARDS

RulesChoice = Rules | str | Mapping[str, Any]
"""A named set of rules, options, or `Rules`."""
Reward = Literal["win", "margin", "placement"]
"""What the game pays when it is over; each kind sums to zero over the players.

- `win`: 1 for the winner; the others share the loss, -1 with two players;
- `margin`: the own points less the average of the others';
- `placement`: from 1 for the first to -1 for the last, in equal steps.
"""

assert get_args(Reward) == REWARDS


def reward_number(reward: str) -> int:
    """The number of a kind of reward.

    Raises:
        ValueError: there is no such kind.
    """
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; there is {', '.join(REWARDS)}")
    return REWARDS.index(reward)


def at_least(name: str, value: int, least: int) -> int:
    """The value, if it is large enough.

    Raises:
        ValueError: it is not.
    """
    if value < least:
        raise ValueError(f"{name} is {least} or more, not {value}")
    return value
