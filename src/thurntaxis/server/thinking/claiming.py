"""Thinking for everybody: a process claims thoughts from the exchange whenever its thinkers have time.

An idle process takes the thought with the best claim by what it has itself done so far for each kind of work and
requester. One that is busy takes a thought that has waited for a moment, because then nobody is idle; its thinkers
share their time between all that they have begun.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from ...tables.ports.background import Tasks
from ...tables.ports.store import StoreError
from ...tables.refusals import Refusal
from ...tables.thinking.thinkers import Thinkers
from ...tables.thinking.thought import WORKS, ThinkingError, Thought
from . import letters
from .exchange import LEASE, Claimed, Exchange, Line

log = logging.getLogger("thurntaxis.server")
_RENEW_SECONDS = LEASE / 1000 / 4
"""How often claims are renewed."""
_WAITED = 0.3
"""Seconds that a thought must wait before a busy process claims it."""
_AT_A_PLACE = 2
"""Thoughts of one kind that are claimed for each process, the one under way included."""
_MOST_TRIES = 3
"""How many thinkers may be lost while working on a thought before it is given up."""
_AGAIN_SECONDS = 0.5
"""How soon an answer that could not be stored is stored again."""


@dataclass(eq=False, slots=True)
class _Held:
    """A thought that this process has claimed."""

    claimed: Claimed
    task: "asyncio.Task[None] | None" = None
    thought: Thought[Any] | None = None
    pressed: bool = False
    progress: float = 0.0
    noted: float = 0.0
    """The progress that the database knows of."""
    is_thinking: bool = True
    """Whether there is no answer yet."""


class Claims:
    """What this process thinks for others."""

    def __init__(self, exchange: Exchange, thinkers: Thinkers, tasks: Tasks) -> None:
        self._exchange = exchange
        self._thinkers = thinkers
        self._tasks = tasks
        self._held: dict[str, _Held] = {}
        self._renewed = float("-inf")

    def start(self, seconds: float) -> None:
        """Look for thoughts again and again."""
        self._tasks.repeat("claiming thoughts", seconds, self.once)

    async def once(self) -> None:
        """Renew what is claimed if it is time, and claim what there is time for."""
        now = asyncio.get_running_loop().time()
        if now - self._renewed >= _RENEW_SECONDS:
            await self._renew()
            self._renewed = now
        if any(self._has_room(work) for work in WORKS):
            await self._claim()

    async def stop(self) -> None:
        """Release all claims."""
        for held in list(self._held.values()):
            if held.task is not None:
                held.task.cancel()
        await self._exchange.leave()

    def _has_room(self, work: str) -> bool:
        held = sum(each.claimed.work == work for each in self._held.values())
        return held < _AT_A_PLACE * self._thinkers.places

    async def _claim(self) -> None:
        lines = await self._exchange.lines()
        while wanted := [line for line in lines if self._wants(line)]:
            line = min(wanted, key=self._standing)
            lines.remove(line)
            claimed = await self._exchange.claim(line)
            if claimed is not None:
                lines.append(line)  # of several with the same standing, the others come first
                self._begin(claimed)
                await asyncio.sleep(0)  # its thinkers begin, and are not free any more

    def _wants(self, line: Line) -> bool:
        return self._has_room(line.work) and (self._thinkers.free > 0 or line.waited > _WAITED)

    def _standing(self, line: Line) -> tuple[float, int, float]:
        return self._thinkers.standing(line.work, line.fair_key, line.like)

    def _begin(self, claimed: Claimed) -> None:
        held = self._held[claimed.id] = _Held(claimed)
        held.task = asyncio.get_running_loop().create_task(self._think(held))
        held.task.add_done_callback(lambda task: self._ended(held, task))

    def _ended(self, held: _Held, task: "asyncio.Task[None]") -> None:
        self._held.pop(held.claimed.id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a thought for another process failed", exc_info=error)

    async def _think(self, held: _Held) -> None:
        answer = await self._answer(held)
        held.is_thinking = False
        for _ in range(round(LEASE / 1000 / _AGAIN_SECONDS)):  # then another one has claimed it
            try:
                await self._exchange.answer(held.claimed.id, answer)
                return
            except StoreError:
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _answer(self, held: _Held) -> str:
        claimed = held.claimed
        try:
            if claimed.tries > _MOST_TRIES:
                raise ThinkingError("every process that worked on it has died")
            held.thought = thought = letters.read(claimed.question)
            result = await self._thinkers.think(
                claimed.work,
                claimed.fair_key,
                thought,
                pressed=claimed.pressed,
                progress=lambda done: setattr(held, "progress", done),
                waited=claimed.waited,
            )
            return letters.written_result(thought, result)
        except (ThinkingError, letters.BadLetter, Refusal) as error:
            log.warning("a thought for another process had no result", extra={"problem": str(error)})
            return letters.written_error(error)

    async def _renew(self) -> None:
        """Keep what is claimed; what is not wanted any more, or was lost to another process, ends here."""
        await self._exchange.register()
        before = [held for held in self._held.values() if held.is_thinking]
        if not before:
            return
        kept = await self._exchange.renew()
        for id in kept.keys() - self._held.keys():  # it has failed here, or its answer could not be stored
            await self._exchange.give_back(id)
        for held in before:
            id = held.claimed.id
            if id not in kept:
                if held.is_thinking and held.task is not None:
                    held.task.cancel()
                continue
            if kept[id] and not held.pressed and held.thought is not None:
                held.pressed = True
                self._thinkers.press(held.thought.key)
            if held.progress != held.noted:
                held.noted = held.progress
                await self._exchange.note_progress(id, held.progress)
