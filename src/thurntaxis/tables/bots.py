"""Bots at the tables: they think in threads, never in the event loop.

One that fails or takes too long is replaced by a simpler one.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ..bots import registry
from ..bots.advice import closing_plan
from ..bots.bot import Bot, Explanation
from ..engine import Luck
from ..game import View
from ..game.actions import TEXTS
from ..locales import text
from .refusals import Refusal

SIMPLER = ("builder", "random")
"""Who takes over when a bot fails, and who when that one fails too."""

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.tables")


class BotPool:
    """The threads in which bots think, and the bots' memory of running games."""

    def __init__(self, threads: int, seconds: float) -> None:
        self.seconds = seconds
        self._threads = threads or os.cpu_count() or 1
        self._pool = self._new_pool()
        self._bots: dict[tuple[str, int], tuple[str, Bot]] = {}

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="bot")

    async def _think(self, work: Callable[[], Result]) -> Result:
        """Do something in a thread, for as long as a bot may think.

        A thread cannot be stopped. One that takes too long is left to itself, and the others' bots get new threads;
        what was waiting for the old ones is still done.
        """
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work), self.seconds)
        except TimeoutError:
            if pool is self._pool:
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """Let threads end; nobody waits for their thoughts any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def forget(self, table: str) -> None:
        """A table is over or out of memory: its bots too."""
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    async def decide(self, table: str, seat: int, level: str, view: View, legal: list[int]) -> tuple[str, str]:
        """A bot's action, and the level of the bot that made it.

        A simpler one than was asked for if that one failed.
        """
        for candidate in (level, *(simpler for simpler in SIMPLER if simpler != level)):
            try:
                action = await self._one_decision(table, seat, candidate, view, legal)
            except Exception as error:
                log.warning("bot failed", extra={"table": table, "level": candidate, "problem": repr(error)})
                self._bots.pop((table, seat), None)
                continue
            if action in legal:
                return TEXTS[action], candidate
            log.warning("bot chose an illegal action", extra={"table": table, "level": candidate, "action": action})
        return TEXTS[legal[0]], SIMPLER[-1]

    async def _one_decision(self, table: str, seat: int, level: str, view: View, legal: list[int]) -> int:
        known = self._bots.get((table, seat))
        if known is None or known[0] != level:
            known = level, registry.make(level)
            known[1].new_game()
        bot = known[1]
        # While it thinks, the bot is nobody's: after a time-out its thread may still be at work on it.
        self._bots.pop((table, seat), None)
        luck = Luck(secrets.randbits(63))
        action = await self._think(lambda: bot.decide(view.engine, legal, luck))
        self._bots[table, seat] = known
        return int(action)

    async def advise(self, level: str, view: View, legal: list[int], lang: str) -> dict[str, Any]:
        """What a bot would do at a seat, and why."""
        bot = make_bot(level)

        def think() -> tuple[int, Explanation, list[int]]:
            luck = Luck(secrets.randbits(63))
            action = bot.decide(view.engine, legal, luck)
            return action, bot.explain(), closing_plan(bot, view.engine, legal, luck)

        try:
            action, explanation, closing = await self._think(think)
        except TimeoutError:
            raise Refusal("not_now", "server-hint-too-slow") from None
        except Exception as error:
            log.warning("hint failed", extra={"level": level, "problem": repr(error)})
            raise Refusal("not_now", "server-hint-failed") from None
        candidates = [
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


def unweighed(action: int) -> dict[str, Any]:
    """The candidate of a bot that had no choice, or estimates nothing."""
    return {"action": TEXTS[action], "chance": None, "score": None, "visits": 0, "alike": False}


def sentence_of(explanation: Explanation, lang: str) -> str:
    """A bot's reason in a language; cities and provinces by their names."""
    from ..board import CITY_NAMES, PROVINCE_NAMES

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
