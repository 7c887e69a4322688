"""The host's own webhook: notified of every game that begins or ends, by one worker at a time, one after the other."""

import asyncio
import logging
from dataclasses import dataclass

from ...tables.people.notices import LONGEST_WAIT, Notice, announcement, wait_after
from ...tables.ports.store import HOST, StoreError
from ...tables.refusals import Refusal
from ...tables.service import TableService
from ..stores.sql import SqlStore
from .database import Channel
from .senders import Failed, Gone, Sender

log = logging.getLogger("thurntaxis.server")
_SECONDS = 1.0
"""How often the queue is looked at."""
_AT_ONCE = 50
MOST = 1_000
"""Announcements that wait for a hook that does not answer; the oldest go first."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that the hook is to be notified of."""

    table: str
    kind: str
    tries: int


class HostHook:
    """Tells the hook, as long as this process holds the claim."""

    def __init__(self, service: TableService, store: SqlStore, sender: Sender, url: str, lang: str, site: str) -> None:
        self._service = service
        self._store = store
        self._sender = sender
        self._channel = Channel(HOST, HOST, "hook", url, {}, confirmed=True)
        self._lang = lang
        self._site = site

    def start(self) -> None:
        """Begin."""
        self._service.tasks.spawn(self._work())

    async def _work(self) -> None:
        release = None
        while True:
            try:
                if release is None:
                    release = await self._store.claim("host hook")
                if release is not None:
                    while await self._once():
                        pass
            except StoreError:
                release = None  # the claim may be lost with the database
            await asyncio.sleep(_SECONDS)

    async def _once(self) -> bool:
        """Look at the queue; whether there may be more."""
        rows = await self._store.fetch(
            "SELECT table_id, kind, tries FROM announcements WHERE due <= $1 ORDER BY due LIMIT $2",
            self._service.clock.now(),
            _AT_ONCE,
        )
        for row in rows:
            await self._tell(Waiting(*row))
        if len(rows) < _AT_ONCE:
            return False
        await self._store.write(
            (
                "DELETE FROM announcements WHERE made <"
                " (SELECT made FROM announcements ORDER BY made DESC LIMIT 1 OFFSET $1)",
                (MOST - 1,),
            )
        )
        return True

    async def _tell(self, waiting: Waiting) -> None:
        """Tell the hook. What is said is read first: our database uses up no try."""
        try:
            words = await self._words(waiting)
            if words is not None and not await self._send(waiting, words):
                return
        except StoreError:
            raise
        except Exception:  # it would not go better the next time
            self._service.metrics.fault()
            log.exception("the host's webhook could not be notified")
        await self._store.write(
            ("DELETE FROM announcements WHERE table_id = $1 AND kind = $2", (waiting.table, waiting.kind))
        )

    async def _send(self, waiting: Waiting, words: Notice) -> bool:
        """Send it; whether that is done with. Another worker may believe for a while that it still has the claim."""
        wait = wait_after(waiting.tries + 1)
        if not await self._take(waiting, self._service.clock.now() + (wait or LONGEST_WAIT)):
            return False
        try:
            await self._sender.send(self._channel, words)
        except Gone:
            log.warning("the host's webhook says that it is gone")
        except Failed as problem:
            log.warning("the host's webhook did not answer", extra={"problem": str(problem)})
            if wait is not None:
                if problem.after * 1000 > wait:
                    await self._defer(waiting, self._service.clock.now() + problem.after * 1000)
                return False
        return True

    async def _take(self, waiting: Waiting, again: int) -> bool:
        """Take charge of it; False if another worker has. Should this one die, it is due again at a time."""
        taken = await self._store.fetch(
            "UPDATE announcements SET tries = tries + 1, due = $1 WHERE table_id = $2 AND kind = $3 AND tries = $4"
            " RETURNING tries",
            again,
            waiting.table,
            waiting.kind,
            waiting.tries,
        )
        return bool(taken)

    async def _defer(self, waiting: Waiting, until: int) -> None:
        """Try it again, but not before a time."""
        await self._store.write(
            (
                "UPDATE announcements SET due = $1 WHERE table_id = $2 AND kind = $3",
                (until, waiting.table, waiting.kind),
            )
        )

    async def _words(self, waiting: Waiting) -> Notice | None:
        try:
            async with self._service.cache.at(waiting.table) as table:
                return announcement(table, waiting.kind, self._lang, self._site)
        except Refusal:  # it cannot be read any more
            return None
