"""Bots at the tables: what they decide and advise. They think in the thinkers' processes, never in the event loop.

One that fails or takes too long is replaced by a simpler one for the rest of its turn.
"""

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import TypeVar

from ...bots import Bot, registry
from ...engine import Luck
from ...game import View
from ..refusals import Refusal, short
from ..table.levels import SIMPLER
from ..thinking.sent import SentBot, SentView
from ..thinking.thought import Kept, Steps, Thinking, ThinkingError, Thought, TookTooLong, Work

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.tables")


@dataclass(frozen=True, slots=True)
class Decision(Thought[int]):
    """What a bot does at a seat. It keeps its plan for the next decision of the turn, under the turn's key."""

    level: SentBot
    view: SentView
    legal: tuple[int, ...]
    luck: int
    key: str = ""

    @property
    def like(self) -> str:
        """All decisions of a level take about the same time."""
        return self.level

    def steps(self, kept: Kept) -> Steps[int]:
        """The action's number."""
        found = kept.take(self.key)
        bot = found if isinstance(found, Bot) else registry.make_registered(self.level)
        action = yield from bot.think(self.view, list(self.legal), Luck(self.luck))
        if self.key:
            kept.keep(self.key, bot)
        return int(action)


class TurnBot:
    """The bot of one turn: it keeps its plan between the decisions of the turn, until the turn is ended."""

    __slots__ = ("key", "level", "pressed", "seat")

    def __init__(self, seat: int, level: str) -> None:
        self.seat = seat
        self.level = level
        self.key = secrets.token_hex(8)
        self.pressed = asyncio.Event()
        """Set when somebody asks it to decide at once, with what it knows so far."""


class Bots:
    """Lets bots decide and advise."""

    def __init__(self, thinkers: Thinking) -> None:
        self._thinkers = thinkers

    async def ponder(self, fair_key: str, thought: Thought[Result]) -> Result:
        """Think about something for a waiting person.

        Raises:
            Refusal: there is no result.
        """
        try:
            return await self._thinkers.think("hint", fair_key, thought)
        except TookTooLong:
            raise Refusal("not_now", "server-hint-too-slow") from None
        except ThinkingError as error:
            log.warning("a bot's decision failed", extra={"thought": type(thought).__name__, "problem": str(error)})
            raise Refusal("not_now", "server-hint-failed") from None

    async def decide(
        self,
        turn: TurnBot,
        view: View,
        legal: list[int],
        fair_key: str,
        work: Work = "play",
        *,
        table: str | None,
        luck: int | None = None,
    ) -> tuple[int, str]:
        """A bot's action, and the level of the bot that made it: a simpler one if the one asked for failed.

        `table`: where it plays, for the log; `luck`: what its luck begins with, if the decision must be the same
        again. It then depends on nothing that was decided before.
        """
        for level in (turn.level, *(simpler for simpler in SIMPLER if simpler != turn.level)):
            key = turn.key if level == turn.level and luck is None else ""
            number = secrets.randbits(63) if luck is None else luck
            thought = Decision(level, view.engine, tuple(legal), number, key)
            try:
                action = await self._thinkers.think(work, fair_key, thought, pressed=turn.pressed.is_set())
            except Exception as error:
                log.warning("bot failed", extra={"table": table, "bot": level, "problem": repr(error)})
                continue
            if action in legal:
                return action, level
            log.warning("bot chose an illegal action", extra={"table": table, "bot": level, "action": action})
        return legal[0], SIMPLER[-1]

    def end(self, turn: TurnBot) -> None:
        """The turn is over: drop the bot's plan."""
        self._thinkers.forget(turn.key)

    def press(self, turn: TurnBot) -> None:
        """Let a bot decide at once, for the rest of its turn."""
        turn.pressed.set()
        self._thinkers.press(turn.key)


def make_bot(level: str, parameters: str | None = None) -> Bot:
    """The bot of a level.

    Raises:
        Refusal: there is none, or not with these parameters.
    """
    if level not in registry.known():
        raise Refusal("unknown", "server-unknown-bot", {"known": list(registry.known())}, level=level[:40])
    try:
        return registry.make(f"{level}:{parameters}" if parameters else level)
    except registry.BadParameter as problem:
        raise Refusal("bad_request", "server-bad-request", problem=short(str(problem))) from None
