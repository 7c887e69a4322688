"""Bots at the tables: they think in threads, never in the event loop.

One that fails or takes too long is replaced by a simpler one for the rest of its turn.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from ..board import CITY_NAMES, PROVINCE_NAMES
from ..bots import registry
from ..bots.advice import closing_plan
from ..bots.bot import Bot, Explanation
from ..engine import Luck
from ..game import View
from ..game.actions import TEXTS
from ..locales import text
from ..protocol.answers import Hint, HintCandidate
from .locks import FairSemaphore
from .refusals import Refusal

SIMPLER = ("builder", "random")
"""Who takes over when a bot fails, and who when that one fails too."""

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.tables")


class TurnBot:
    """The bot of one turn: it keeps its plan between the decisions of the turn, and its memory goes with it."""

    __slots__ = ("bot", "level", "seat")

    def __init__(self, seat: int, level: str) -> None:
        self.seat = seat
        self.level = level
        self.bot: Bot | None = None


class BotPool:
    """The threads in which bots think, shared fairly between those whose tables they are."""

    def __init__(self, threads: int, seconds: float) -> None:
        self._seconds = seconds
        self._threads = threads or os.cpu_count() or 1
        self._places = FairSemaphore(self._threads)
        self._pool = self._new_pool()

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="bot")

    async def _think(self, share: str, work: Callable[[], Result]) -> Result:
        """Do something in a thread, for as long as a bot may think; waiting for a thread does not count.

        A thread cannot be stopped. One that takes too long is left to itself, and the others get new threads.
        """
        await self._places.acquire(share)
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work), self._seconds)
        except TimeoutError:
            if pool is self._pool:
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            raise
        finally:
            self._places.release()

    def close(self) -> None:
        """Let threads end; nobody waits for their thoughts any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def decide(self, turn: TurnBot, view: View, legal: list[int], share: str, *, table: str) -> tuple[int, str]:
        """A bot's action, and the level of the bot that made it: a simpler one if the one asked for failed."""
        for level in (turn.level, *(simpler for simpler in SIMPLER if simpler != turn.level)):
            try:
                bot = turn.bot or registry.make(level)
                turn.bot = None  # after a time-out its thread may still be at work on it
                work = partial(bot.decide, view.engine, legal, Luck(secrets.randbits(63)))
                action = int(await self._think(share, work))
            except Exception as error:
                log.warning("bot failed", extra={"table": table, "bot": level, "problem": repr(error)})
                continue
            if action in legal:
                turn.bot = bot if level == turn.level else None
                return action, level
            log.warning("bot chose an illegal action", extra={"table": table, "bot": level, "action": action})
        return legal[0], SIMPLER[-1]

    async def advise(self, level: str, view: View, legal: list[int], share: str, lang: str) -> Hint:
        """What a bot would do at a seat, and why."""
        bot = make_bot(level)

        def think() -> tuple[int, Explanation, list[int]]:
            luck = Luck(secrets.randbits(63))
            action = bot.decide(view.engine, legal, luck)
            return action, bot.explain(), closing_plan(bot, view.engine, legal, luck)

        try:
            action, explanation, closing = await self._think(share, think)
        except TimeoutError:
            raise Refusal("not_now", "server-hint-too-slow") from None
        except Exception as error:
            log.warning("hint failed", extra={"bot": level, "problem": repr(error)})
            raise Refusal("not_now", "server-hint-failed") from None
        candidates: list[HintCandidate] = [
            {
                "action": TEXTS[candidate.action],
                "chance": candidate.chance,
                "score": candidate.score,
                "visits": candidate.visits,
                "alike": candidate.alike,
            }
            for candidate in explanation.candidates
        ]
        return {
            "level": level,
            "ply": view.ply,
            "action": TEXTS[action],
            "sentence": sentence_of(explanation, lang),
            "candidates": candidates or [unweighed(action)],
            "closing": [TEXTS[each] for each in closing],
        }


def unweighed(action: int) -> HintCandidate:
    """The candidate of a bot that had no choice, or estimates nothing."""
    return {"action": TEXTS[action], "chance": None, "score": None, "visits": 0, "alike": False}


def sentence_of(explanation: Explanation, lang: str) -> str:
    """A bot's reason in a language; cities and provinces by their names."""
    names = {**CITY_NAMES, **PROVINCE_NAMES}
    arguments = {
        key: names.get(value, value) if isinstance(value, str) else value
        for key, value in explanation.arguments.items()
    }
    return text(explanation.message, lang, **arguments)


def make_bot(level: str) -> Bot:
    """The bot of a level.

    Raises:
        Refusal: there is none.
    """
    if level not in registry.known():
        raise Refusal("unknown", "server-unknown-bot", {"known": list(registry.known())}, level=level[:40])
    return registry.make(level)
