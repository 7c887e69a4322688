"""Thinking with others: what this process has no time for waits in the exchange for whoever has.

A thought stays here if a process is free here or keeps a plan for it, if nobody else is there, or if it cannot travel.
All other thoughts are offered to everybody, this process included. A server that leaves all thinking to others thinks
itself as long as there is nobody else.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from ...tables.ports.background import Tasks
from ...tables.ports.store import StoreError
from ...tables.thinking.thinkers import Thinkers
from ...tables.thinking.thought import WORKS, ThinkingError, Thought, Work
from . import letters
from .claiming import Claims
from .exchange import Exchange, Offer

Result = TypeVar("Result")
_LOOK_SECONDS = 0.03
"""How often answers are looked for while some are awaited."""
_WANT_SECONDS = 1.0
"""How often the database is asked who is there, and told that answers are still wanted."""
_CLAIM_SECONDS = 0.25
"""How often a server looks for thoughts of others."""
_MOST_KEEPERS = 1000
"""How many turns are remembered with the process that keeps the bot's plan."""
_ALONE_SECONDS = 1.5
"""A server that leaves thinking to others thinks itself after this long without another process."""
_GIVE_BACK_SECONDS = 1.0
"""How long a stop waits until others can have what was claimed."""


class _Alone(Exception):
    """Nobody is left who could think about what was asked."""


@dataclass(eq=False, slots=True)
class _Asked:
    """A thought that others think."""

    id: str
    work: Work
    fair_key: str
    thought: Thought[Any]
    question: str
    answer: "asyncio.Future[str]"
    progress: Callable[[float], None] | None
    pressed: bool
    offered: bool = False
    """Whether the database has it."""
    press_stored: bool = False
    claimed: bool = False


class SharedThinkers:
    """Thinks in processes of this machine and of others; see `Thinking`."""

    def __init__(self, here: Thinkers, exchange: Exchange, *, thinks_here: bool) -> None:
        """`thinks_here`: whether thoughts that can travel may stay here."""
        self._here = here
        self._exchange = exchange
        self._thinks_here = thinks_here
        self._others = 0
        """How many other processes there are."""
        self._others_at = float("-inf")
        """When there was another one last, as far as is known."""
        self._asked: dict[str, _Asked] = {}
        self._withdrawn: list[str] = []
        self._keepers: dict[str, str] = {}
        """By the key of thoughts: the process that keeps something for the next one."""
        self._wake = asyncio.Event()
        self._wanted_at = float("-inf")
        self._claims: Claims | None = None

    def start(self, tasks: Tasks) -> None:
        """Begin to exchange thoughts, once the store is open."""
        self._others_at = asyncio.get_running_loop().time()
        tasks.repeat("thinking elsewhere", _WANT_SECONDS, self.once, self._wake)
        if self._thinks_here:
            self._claims = Claims(self._exchange, self._here, tasks)
            self._claims.start(_CLAIM_SECONDS)

    async def think(
        self,
        work: Work,
        fair_key: str,
        thought: Thought[Result],
        *,
        pressed: bool = False,
        progress: Callable[[float], None] | None = None,
    ) -> Result:
        """Think about something, wherever there is time."""
        mark = hashlib.blake2s(fair_key.encode(), digest_size=8).hexdigest()  # an address is not stored
        if not self._stays_here(thought):
            id, question = secrets.token_hex(8), letters.written(thought)
            answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            asked = _Asked(id, work, mark, thought, question, answer, progress, pressed)
            try:
                return letters.read_result(thought, await self._answered(asked))
            except _Alone:
                pressed = asked.pressed
        return await self._here.think(work, mark, thought, pressed=pressed, progress=progress)

    async def _answered(self, asked: _Asked) -> str:
        self._asked[asked.id] = asked
        self._wake.set()
        try:
            return await asked.answer
        finally:
            if self._asked.pop(asked.id, None) is not None:
                self._withdrawn.append(asked.id)
                self._wake.set()

    def _stays_here(self, thought: Thought[Any]) -> bool:
        if not thought.travels:
            return True
        if not self._thinks_here:
            return self._is_alone
        if thought.key in self._keepers:
            return False
        return not self._others or self._here.free > 0 or self._here.keeps(thought.key)

    @property
    def _is_alone(self) -> bool:
        return asyncio.get_running_loop().time() - self._others_at > _ALONE_SECONDS

    def press(self, key: str) -> None:
        """Let the thoughts of a key decide at once."""
        self._here.press(key)
        for asked in self._asked.values():
            if asked.thought.key == key:
                asked.pressed = True
                self._wake.set()

    def forget(self, key: str) -> None:
        """What is kept for thoughts of a key is not needed any more; elsewhere it makes way for others."""
        self._here.forget(key)
        self._keepers.pop(key, None)

    def waiting(self) -> dict[str, int]:
        """How many thoughts wait for a process, by kind of work."""
        there = [asked.work for asked in self._asked.values() if not asked.claimed]
        here = self._here.waiting()
        return {work: here[work] + there.count(work) for work in WORKS}

    def begun(self) -> dict[str, int]:
        """How many thoughts a process of this server has begun, by kind of work."""
        return self._here.begun()

    async def close(self) -> None:
        """End all processes and release their thoughts for others."""
        if self._claims is not None:
            with suppress(StoreError, TimeoutError):
                async with asyncio.timeout(_GIVE_BACK_SECONDS):
                    await self._claims.stop()
        await self._here.close()
        for asked in list(self._asked.values()):
            if not asked.answer.done():
                asked.answer.set_exception(ThinkingError("the thinkers have ended"))

    # ---- The exchange ----

    async def once(self) -> None:
        """Offer, collect and withdraw for as long as an answer is awaited."""
        try:
            await self._want()
            while self._asked or self._withdrawn:
                await self._offer()
                for id, answer, thinker in await self._exchange.collect():
                    self._settle(id, answer, thinker)
                if asyncio.get_running_loop().time() - self._wanted_at >= _WANT_SECONDS:
                    await self._want()
                await self._pause()
        except StoreError:
            self._others = 0  # as far as is known
            self._others_at = asyncio.get_running_loop().time()  # they may be there as soon as the database is
            raise

    async def _pause(self) -> None:
        self._wake.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK_SECONDS):
                await self._wake.wait()

    async def _offer(self) -> None:
        """Store what is new: thoughts, what somebody is impatient about, and what nobody wants any more."""
        while self._withdrawn:
            await self._exchange.withdraw(self._withdrawn[0])
            del self._withdrawn[0]
        for asked in list(self._asked.values()):
            pressed = asked.pressed
            if not asked.offered:
                key = asked.thought.key
                keeper = self._keepers.get(key, "")
                like = asked.thought.like
                offer = Offer(asked.id, asked.work, asked.fair_key, like, asked.question, keeper, pressed)
                await self._exchange.offer(offer)
                asked.offered, asked.press_stored = True, pressed
            elif pressed and not asked.press_stored:
                await self._exchange.press(asked.id)
                asked.press_stored = True

    def _settle(self, id: str, answer: str, thinker: str) -> None:
        asked = self._asked.pop(id, None)
        if asked is None or asked.answer.done():
            return
        key = asked.thought.key
        if key and thinker != self._exchange.name:
            self._keepers[key] = thinker
            if len(self._keepers) > _MOST_KEEPERS:
                del self._keepers[next(iter(self._keepers))]
        asked.answer.set_result(answer)

    async def _want(self) -> None:
        """See who else is there, and how what was asked is getting on; what was lost is offered again."""
        self._others = await self._exchange.others()
        if self._others:
            self._others_at = asyncio.get_running_loop().time()
        elif not self._thinks_here and self._is_alone:
            for asked in self._asked.values():
                if not asked.answer.done():
                    asked.answer.set_exception(_Alone())
        if self._asked:
            before = [asked for asked in self._asked.values() if asked.offered]
            found = await self._exchange.want()
            for asked in before:
                if asked.id not in found:  # an answer was lost on its way
                    asked.offered = False
                    continue
                asked.claimed, done = found[asked.id]
                if asked.progress is not None and done:
                    asked.progress(done)
        self._wanted_at = asyncio.get_running_loop().time()
