"""The delivery worker: takes what is due out of the queue and has it sent.

One process at a time delivers; if it dies, another does. Each service (a push service, a site with webhooks, the
mail server) gets one notice at a time, so that a slow one keeps nobody else waiting, and so that at most one notice of
each can have been sent without its being noted when the power fails.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Mapping

from ...tables.people.notices import LONGEST_WAIT, Notice, message, wait_after
from ...tables.ports.store import Due, StoreError
from ...tables.refusals import Refusal
from ...tables.service import TableService
from .database import Delivery, NoticeDatabase
from .senders import Failed, Gone, Sender

log = logging.getLogger("thurntaxis.server")
_SECONDS = 1.0
"""How often the queue is looked at, though nothing of this worker's has become due."""
_AT_ONCE = 200


class DeliveryWorker:
    """Sends notices, as long as this process holds the claim."""

    def __init__(
        self, service: TableService, database: NoticeDatabase, senders: Mapping[str, Sender], site: str
    ) -> None:
        self._service = service
        self._database = database
        self._senders = senders
        self._site = site
        self._due = asyncio.Event()
        self._lanes: dict[str, deque[Delivery]] = {}
        self._under_way: set[tuple[str, str]] = set()

    def start(self) -> None:
        """Begin."""
        self._service.notices.on_due = self._due.set
        self._service.tasks.spawn(self._work())

    async def _work(self) -> None:
        release = None
        while True:
            try:
                if release is None:
                    release = await self._service.store.claim("notices")
                if release is not None:
                    while await self.once():
                        pass
            except StoreError:
                release = None  # the claim may be lost with the database
            try:
                async with asyncio.timeout(_SECONDS):
                    await self._due.wait()
            except TimeoutError:
                pass
            self._due.clear()

    async def once(self) -> bool:
        """Look at the queue; whether there may be more."""
        now = self._service.clock.now()
        due = await self._database.due(now, _AT_ONCE)
        for notice in due:
            try:
                await self._consider(notice, now)
            except StoreError:
                raise
            except Exception:  # a damaged row must keep nobody else waiting
                self._service.metrics.fault()
                log.exception("a notice could not be handed out")
                await self._database.drop(notice)
        for delivery in await self._database.deliveries(now, _AT_ONCE):
            if delivery.key not in self._under_way:
                self._under_way.add(delivery.key)
                self._line_up(delivery)
        return len(due) == _AT_ONCE

    async def _consider(self, notice: Due, now: int) -> None:
        """Hand a notice out, or later, or not at all."""
        wishes = await self._database.wishes(notice.person)
        if not wishes.on or notice.table in wishes.off_tables or await self._looks(notice.person, notice.table):
            await self._database.drop(notice)
            return
        at = wishes.quiet.over(now) if wishes.quiet else now
        if at > now:
            await self._database.put_off(notice, at)
        else:
            await self._database.hand_out(notice, now)

    async def _looks(self, person: str, table: str) -> bool:
        """Whether a person looks at a table, through whichever worker."""
        if self._service.connections.has(table, person):
            return True
        return person in await self._service.store.presence_at(table)

    # ---- Lanes ----

    def _line_up(self, delivery: Delivery) -> None:
        sender = self._senders.get(delivery.channel.kind)
        name = f"{delivery.channel.kind} {sender.lane(delivery.channel)}" if sender else ""
        if name in self._lanes:
            self._lanes[name].append(delivery)
        else:
            self._lanes[name] = deque([delivery])
            self._service.tasks.spawn(self._run(name))

    async def _run(self, name: str) -> None:
        """One after the other, until a lane is empty."""
        lane = self._lanes[name]
        try:
            while lane:
                delivery = lane.popleft()
                try:
                    await self._deliver(delivery)
                finally:
                    self._under_way.discard(delivery.key)
        except StoreError:
            pass  # what is left is found again in the queue
        finally:
            for delivery in lane:
                self._under_way.discard(delivery.key)
            del self._lanes[name]

    async def _deliver(self, delivery: Delivery) -> None:
        """Have a delivery sent, if it is still wanted. What it says is read first: our database uses up no try."""
        try:
            sender = self._senders.get(delivery.channel.kind)  # None if the host no longer has such
            words = await self._wanted(delivery) if sender else None
            if sender is not None and words is not None:
                await self._send(delivery, sender, words)
                return
        except StoreError:
            raise
        except Exception:  # it would not go better the next time
            self._service.metrics.fault()
            log.exception("a notice could not be sent", extra={"channel": delivery.channel.kind})
        await self._database.sent(delivery)

    async def _wanted(self, delivery: Delivery) -> Notice | None:
        """What is to be said; nothing if it was read meanwhile."""
        if not await self._database.is_unread(delivery):
            return None
        if await self._looks(delivery.channel.person, delivery.table):
            await self._database.read(delivery)
            return None
        return await self._words(delivery)

    async def _send(self, delivery: Delivery, sender: Sender, words: Notice) -> None:
        """Send it, if no other worker does: one may believe for a while that it still has the claim."""
        wait = wait_after(delivery.tries + 1)
        if not await self._database.take(delivery, self._service.clock.now() + (wait or LONGEST_WAIT)):
            return
        try:
            await sender.send(delivery.channel, words)
        except Gone:
            await self._database.remove(delivery.channel.id)
        except Failed as problem:
            log.info("a notice did not arrive", extra={"channel": delivery.channel.kind, "problem": str(problem)})
            if wait is None:
                await self._database.sent(delivery)
            elif problem.after * 1000 > wait:
                await self._database.defer(delivery, self._service.clock.now() + problem.after * 1000)
        else:
            await self._database.sent(delivery)

    async def _words(self, delivery: Delivery) -> Notice | None:
        wishes = await self._database.wishes(delivery.channel.person)
        try:
            async with self._service.cache.at(delivery.table) as table:
                return message(table, delivery.kind, delivery.channel.person, wishes.lang, self._site)
        except Refusal:
            return None
