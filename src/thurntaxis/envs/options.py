"""Shared by all environments: the choice of rules, rewards and bots, and refusals of actions."""

from collections.abc import Iterable, Mapping
from typing import Literal, get_args

from ..bots import Bot, BotError
from ..engine import EngineView, Luck, State
from ..game.actions import TEXTS
from ..rules import Rules
from .rewards import REWARDS

RulesChoice = Rules | str | Mapping[str, object]
"""A named set of rules, options, or `Rules`."""
Reward = Literal["win", "margin", "placement"]
"""What the game pays when it is over; each kind sums to zero over the players.

- `win`: 1 for the winner; the others share the loss, -1 with two players;
- `margin`: your own points minus the average of the others';
- `placement`: from 1 for the first to -1 for the last, in equal steps.
"""

assert get_args(Reward) == REWARDS


def reward_number(reward: str) -> int:
    """The number of a kind of reward.

    Raises:
        ValueError: there is no such kind.
    """
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; choose {', '.join(REWARDS)}")
    return REWARDS.index(reward)


def at_least(name: str, value: int, least: int) -> int:
    """Return the value, if it is large enough.

    Raises:
        ValueError: it is not.
    """
    if value < least:
        raise ValueError(f"{name} is {least} or more, not {value}")
    return value


def decision(bot: Bot, code: str, state: State, luck: Luck) -> int:
    """A bot's action when it is to act. Bots are other people's code, and an action is played without a check.

    Raises:
        BotError: it is not legal.
    """
    legal = state.legal_actions()
    action = bot.decide(EngineView(state, state.player), list(legal), luck)
    if action not in legal:
        raise BotError(refusal(action, f"for the bot {code}", legal))
    return action


def refusal(action: int | None, where: str, legal: Iterable[int]) -> str:
    """Why an action is refused: what it is, where it is not legal, and what would be."""
    return f"{_named(action)} is not legal {where}; legal: {', '.join(map(_named, legal)) or 'nothing'}"


def _named(action: int | None) -> str:
    return f"{action} ({TEXTS[action]})" if action is not None and 0 <= action < len(TEXTS) else str(action)
