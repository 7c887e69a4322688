"""The delivery worker: takes what is due out of the outbox and has it sent, to people and to the host's own webhook.

One process at a time delivers; if it dies, another does. At most one notice to each destination can have been sent
without its being noted when the power fails.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from ...tables.people.notices import LONGEST_WAIT, TRIES, Notice, announcement, message, wait_after
from ...tables.ports.store import HOST, Due, Release, StoreError
from ...tables.refusals import Refusal
from ...tables.service import TableService
from .database import Delivery, NoticeDatabase
from .lanes import Lanes
from .senders import Failed, Gone, Senders

log = logging.getLogger("thurntaxis.server")
_SECONDS = 1.0
"""How often the queue is checked even if no notice of this worker is due."""
_AT_ONCE = 200
_PAGE = 1_000
"""Destinations and people that are looked at together."""
_SLOW_SECONDS = 4.0
"""An answer that takes longer is slow."""
_SLOW_AT_MOST = 20
"""A channel with this many slow answers in a row is removed."""


@dataclass(frozen=True, slots=True)
class Policy:
    """How channels of a kind are treated."""

    most: int = 200
    """Notices that wait for one person; the oldest go first."""
    trusted: bool = False
    """Whether the host has chosen the service: then it always has a place, and is never too slow."""
    permanent: bool = False
    """Whether the channel stays though its service says that it is gone."""


_STRANGERS = Policy()
_POLICIES = {"mail": Policy(trusted=True), HOST: Policy(1_000, trusted=True, permanent=True)}


class DeliveryWorker:
    """Sends notices, as long as this process holds the claim."""

    def __init__(
        self, service: TableService, database: NoticeDatabase, senders: Senders, site: str, host_lang: str = "en"
    ) -> None:
        self._service = service
        self._database = database
        self._senders = senders
        self._site = site
        self._host_lang = host_lang
        self._due = asyncio.Event()
        self._release: Release | None = None
        self._lanes = Lanes()
        self._after = "", ""
        """Where the next look at the outbox begins."""

    def start(self) -> None:
        """Start delivering."""
        self._service.notices.on_due = self._due.set
        self._service.tasks.repeat("delivery", _SECONDS, self._look, self._due)

    async def _look(self) -> None:
        try:
            if self._release is None:
                self._release = await self._service.store.claim("notices")
            while self._release is not None and await self.once():
                pass
        except StoreError:
            self._release = None  # the claim may be lost with the database
            raise

    async def once(self) -> bool:
        """Look at the queue; whether there may be more."""
        now = self._service.clock.now()
        due = await self._database.due(now, _AT_ONCE) if self._senders.keys() - {HOST} else []
        for notice in due:
            try:
                await self._consider(notice, now)
            except StoreError:
                raise
            except Exception:  # a damaged row must keep nobody else waiting
                self._service.metrics.fault()
                log.exception("a notice could not be handed out")
                await self._database.drop(notice)
        if HOST in self._senders:
            await self._database.trim(HOST, _POLICIES[HOST].most)
        await self._open_lanes(now)
        return len(due) == _AT_ONCE

    async def _consider(self, notice: Due, now: int) -> None:
        """Deliver a notice now, later, or not at all."""
        wishes = await self._database.wishes(notice.person)
        if not wishes.on or notice.table in wishes.off_tables or await self._looks(notice.person, notice.table):
            await self._database.drop(notice)
            return
        at = wishes.quiet.over(now) if wishes.quiet else now
        if at > now:
            await self._database.put_off(notice, at)
        else:
            await self._database.hand_out(notice, now, _STRANGERS.most)

    async def _looks(self, person: str, table: str) -> bool:
        """Whether a person looks at a table, through whichever worker."""
        if self._service.connections.has(table, person):
            return True
        return person in await self._service.store.presence_at(table)

    # ---- Lanes ----

    async def _open_lanes(self, now: int) -> None:
        """Serve the destinations that have a place, those first whose people were not served for longest."""
        waiting = await self._database.waiting(now, self._after, _PAGE)
        self._after = waiting[-1] if len(waiting) == _PAGE else ("", "")
        found = [(name, [person for _, person in pairs]) for name, pairs in groupby(waiting, itemgetter(0))]
        for destination, people in sorted(found, key=lambda each: self._lanes.turn(*each)):
            kind = destination.partition(" ")[0]
            if kind in self._senders:  # others wait until the host has such a service again
                trusted = _POLICIES.get(kind, _STRANGERS).trusted
                if served := self._lanes.open(destination, people, trusted=trusted):
                    self._service.tasks.spawn(self._serve(destination, served))

    async def _serve(self, destination: str, people: Sequence[str]) -> None:
        """Send a notice to each of some people, one after the other, until the destination is slow."""
        try:
            for person in people:
                delivery = await self._database.next(destination, person, self._service.clock.now())
                if delivery is not None and not await self._deliver(delivery):
                    break
        except StoreError:
            pass  # what is left is found again in the outbox
        else:
            self._due.set()
        finally:
            self._lanes.close(destination)

    async def _deliver(self, delivery: Delivery) -> bool:
        """Have a delivery sent, if it is still wanted; whether that was quick.

        What it says is read first: our database uses up no try.
        """
        try:
            words = await self._wanted(delivery)
            if words is not None:
                return await self._send(delivery, words)
        except StoreError:
            raise
        except Exception:  # a try that failed, like one that the service refuses
            self._service.metrics.fault()
            log.exception("a notice could not be sent", extra={"channel": delivery.channel.kind})
            wait = wait_after(delivery.tries + 1)
            if wait is not None:
                await self._database.take(delivery, self._service.clock.now() + wait)
                return True
        await self._database.sent(delivery)
        return True

    async def _wanted(self, delivery: Delivery) -> Notice | None:
        """The text to send; None if it was read in the meantime, or can no longer be read."""
        person = delivery.channel.person
        if person != HOST:
            if not await self._database.is_unread(delivery):
                return None
            if await self._looks(person, delivery.table):
                await self._database.read(delivery)
                return None
        wishes = await self._database.wishes(person)
        try:
            async with self._service.cache.at(delivery.table) as table:
                if person == HOST:
                    return announcement(table, delivery.kind, self._host_lang, self._site)
                return message(table, delivery.kind, person, wishes.lang, self._site)
        except Refusal:
            return None

    async def _send(self, delivery: Delivery, words: Notice) -> bool:
        """Send it, if no other worker does: one may believe for a while that it still has the claim."""
        channel, wait = delivery.channel, wait_after(delivery.tries + 1)
        if not await self._database.take(delivery, self._service.clock.now() + (wait or LONGEST_WAIT)):
            return True
        policy = _POLICIES.get(channel.kind, _STRANGERS)
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            await self._senders[channel.kind].send(channel, words)
        except Gone:
            if policy.permanent:
                log.warning("the service of a channel says that it is gone", extra={"channel": channel.kind})
                await self._database.sent(delivery)
            else:
                await self._database.remove(channel.id)
        except Failed as problem:
            log.log(
                logging.WARNING if policy.permanent else logging.INFO,
                "a notice did not arrive",
                extra={"channel": channel.kind, "problem": str(problem)},
            )
            if wait is None:
                await self._database.sent(delivery)
            elif problem.after * 1000 > wait:
                await self._database.defer(delivery, self._service.clock.now() + problem.after * 1000)
        else:
            await self._database.sent(delivery)
        return policy.trusted or await self._was_quick(delivery, loop.time() - began)

    async def _was_quick(self, delivery: Delivery, seconds: float) -> bool:
        """Note how long a channel took to answer; a slow channel pauses, and is removed in the end."""
        channel, slow = delivery.channel, seconds > _SLOW_SECONDS
        self._lanes.answered(channel.destination, slow=slow)
        if slow and channel.slow + 1 >= _SLOW_AT_MOST:
            log.info("a channel that never answers in time is removed", extra={"channel": channel.kind})
            await self._database.remove(channel.id)
        elif slow:
            pause = wait_after(min(channel.slow + 1, TRIES - 1)) or LONGEST_WAIT
            await self._database.answered(channel.id, channel.slow + 1, self._service.clock.now() + pause)
        elif channel.slow:
            await self._database.answered(channel.id, 0, 0)
        return not slow
