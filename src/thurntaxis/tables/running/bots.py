"""Bots at the tables: they think in threads, never in the event loop; in a browser, in steps.

One that fails or takes too long is replaced by a simpler one for the rest of its turn.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Literal, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from ...bots import Bot, registry
from ...engine import Luck
from ...game import View
from ..ports.fairness import FairSemaphore
from ..refusals import Refusal, short
from ..table.levels import SIMPLER

PLANS = 16
"""Bots that keep their plan between the decisions of a turn, some MB each; with more, the oldest forgets its plan."""

Work = Literal["play", "hint", "show", "review"]
"""A bot plays with people; somebody wants advice; bots play among themselves; reviews, chances and comparisons."""
SHARES: dict[str, float] = {"play": 8, "hint": 4, "show": 1, "review": 2}
"""How the time is shared between kinds of work while all of them want some."""

Result = TypeVar("Result")
Thought: TypeAlias = Generator[None, bool | None, Result]
"""Thinking in steps, see `Bot.think`."""
log = logging.getLogger("thurntaxis.tables")


def _never() -> bool:
    """Nobody is impatient."""
    return False


class TurnBot:
    """The bot of one turn: it keeps its plan between the decisions of the turn, and its memory goes with it."""

    __slots__ = ("__weakref__", "bot", "level", "pressed", "seat")

    def __init__(self, seat: int, level: str) -> None:
        self.seat = seat
        self.level = level
        self.bot: Bot | None = None
        self.pressed = asyncio.Event()
        """Set when somebody is impatient: it decides by what it knows so far."""


class BotPool:
    """The threads in which bots think, shared fairly between those whose tables they are."""

    def __init__(self, threads: int, seconds: float) -> None:
        self.seconds = seconds
        """After which a bot decides by what it knows."""
        self._threads = threads or os.cpu_count() or 1
        self._places = FairSemaphore(self._threads, SHARES)
        self._pool = self._new_pool()
        self._planning: WeakKeyDictionary[TurnBot, None] = WeakKeyDictionary()

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="bot")

    async def think(
        self, work: Work, fair_key: str, thought: Thought[Result], pressed: Callable[[], bool] = _never
    ) -> Result:
        """Think about something, for as long as a bot may; waiting for a thread does not count.

        Raises:
            TimeoutError: it took too long.
        """
        await self._places.acquire(fair_key, work)
        began = asyncio.get_running_loop().time()
        try:
            return await self.carry_out(thought, pressed)
        finally:
            self._places.release(work, asyncio.get_running_loop().time() - began)

    async def ponder(self, fair_key: str, thought: Thought[Result]) -> Result:
        """Think about something that somebody waits for.

        Raises:
            Refusal: it took too long.
        """
        try:
            return await self.think("hint", fair_key, thought)
        except TimeoutError:
            raise Refusal("not_now", "server-hint-too-slow") from None

    async def carry_out(self, thought: Thought[Result], pressed: Callable[[], bool]) -> Result:
        """Think in a thread. `pressed` says whether the result is wanted at once.

        A thread cannot be stopped. One that takes too long is left to itself, and the others get new threads.
        """
        pool = self._pool
        work = partial(_think_to_the_end, thought, pressed)
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work), self.seconds)
        except TimeoutError:
            if pool is self._pool:
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """Let threads end; their results are no longer awaited."""
        self._pool.shutdown(wait=False, cancel_futures=True)

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

        `table`: where it plays, for the log; `luck`: what its luck begins with, if that must be the same again.
        """
        for level in (turn.level, *(simpler for simpler in SIMPLER if simpler != turn.level)):
            thought = _decision(turn, level, view, legal, luck)
            try:
                action, bot = await self.think(work, fair_key, thought, turn.pressed.is_set)
            except Exception as error:
                log.warning("bot failed", extra={"table": table, "bot": level, "problem": repr(error)})
                continue
            if action in legal:
                if level == turn.level:
                    self._keep_plan(turn, bot)
                return action, level
            log.warning("bot chose an illegal action", extra={"table": table, "bot": level, "action": action})
        return legal[0], SIMPLER[-1]

    def _keep_plan(self, turn: TurnBot, bot: Bot) -> None:
        turn.bot = bot
        self._planning.pop(turn, None)
        self._planning[turn] = None
        if len(self._planning) > PLANS:
            oldest = next(iter(self._planning))
            oldest.bot = None
            del self._planning[oldest]


def _decision(turn: TurnBot, level: str, view: View, legal: list[int], luck: int | None) -> Thought[tuple[int, Bot]]:
    """What the bot of a turn decides, and the bot. While it waits for a thread it holds nothing."""
    bot = (turn.bot if level == turn.level else None) or registry.make(level)
    turn.bot = None  # after a time-out its thread may still be at work on it
    action = yield from bot.think(view.engine, legal, Luck(secrets.randbits(63) if luck is None else luck))
    return int(action), bot


def _think_to_the_end(thought: Thought[Result], pressed: Callable[[], bool]) -> Result:
    try:
        next(thought)
        while True:
            thought.send(pressed())
    except StopIteration as end:
        result: Result = end.value
        return result


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
