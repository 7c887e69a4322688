"""What people can do about somebody who is rude: block them, and report them to the host."""

import secrets
from collections.abc import Callable

from ...protocol.answers import MyBlocks
from ...protocol.commands import About, ReportConduct
from ..memory.cache import TableCache
from ..ports.clock import Clock
from ..ports.jsontext import loads
from ..ports.store import Block, PeopleStore, Report
from ..refusals import Refusal
from ..table.entries import Entry
from ..table.table import Table
from .outgoing import NOBODY, Blocked

MOST_BLOCKS = 200
"""The most blocks of one person."""
MOST_REPORTS = 10
"""The most reports of one person in a day."""
_DAY = 86_400_000


class Complaints:
    """Knows who has blocked whom."""

    def __init__(self, cache: TableCache, store: PeopleStore, clock: Clock) -> None:
        self._cache = cache
        self._store = store
        self._clock = clock
        self.changed: Callable[[str], None] = lambda person: None
        """Called when a person has blocked or unblocked somebody."""

    async def blocked_by(self, person: str | None) -> Blocked:
        """The people whom a person has blocked."""
        if person is None:
            return NOBODY
        return frozenset(block.blocked for block in await self._store.blocks(person))

    async def blocks_of(self, person: str, table: str | None = None) -> MyBlocks:
        """Whom a person has blocked, and at which seats of a table they sit under the name they had then.

        Under another name they stay unknown: a block must not reveal who somebody is.
        """
        blocks = await self._store.blocks(person)
        seats: dict[str, list[int]] = {}
        if table is not None:
            async with self._cache.at(table) as found:
                seats = {
                    block.blocked: [
                        seat for seat in found.seats_of(block.blocked) if found.seats[seat].name == block.name
                    ]
                    for block in blocks
                }
        return {
            "blocks": [
                {"id": each.id, "name": each.name, "since": each.since, "seats": seats.get(each.blocked, [])}
                for each in blocks
            ]
        }

    async def block(self, person: str, id: str, about: About) -> None:
        """Block somebody at a table.

        Raises:
            Refusal: nobody is there, or they have blocked too many.
        """
        async with self._cache.at(id) as table:
            whom, name, _ = _meant(table, about, person)
        if len(await self._store.blocks(person)) >= MOST_BLOCKS:
            raise Refusal("not_now", "server-blocks-full")
        try:
            await self._store.block(person, Block(secrets.token_hex(8), whom, name, self._clock.now()))
        finally:  # even if the answer was lost: it may be stored
            self.changed(person)

    async def unblock(self, person: str, block: str) -> None:
        """Unblock somebody."""
        try:
            await self._store.unblock(person, block)
        finally:
            self.changed(person)

    async def report(self, person: str, id: str, about: ReportConduct) -> None:
        """Tell the host about somebody at a table.

        Raises:
            Refusal: nobody is there, or they have reported enough for a day.
        """
        now = self._clock.now()
        async with self._cache.at(id) as table:
            whom, name, said = _meant(table, about, person)
        if await self._store.reported(person, now - _DAY) >= MOST_REPORTS:
            raise Refusal("not_now", "server-reports-enough")
        line = -1 if about.line is None else about.line
        await self._store.report(
            Report(secrets.token_hex(4), now, person, whom, name, id, line, said, about.reason.strip())
        )


def _meant(table: Table, about: About, asker: str) -> tuple[str, str, str]:
    """The person who is meant, their name, and what they said.

    Raises:
        Refusal: nobody, or the asker.
    """
    if about.line is not None:
        line: Entry | None = loads(table.entries[about.line]) if about.line <= table.seq else None
        if line is None or line["type"] != "chat" or (speaker := table.speaker(line)) is None:
            raise Refusal("unknown", "server-unknown-line")
        person, name, said = speaker, str(line["name"]), line["text"]
    else:
        assert about.seat is not None
        seat = table.seats[about.seat] if about.seat < len(table.seats) else None
        sits = (seat.person or seat.former) if seat else None
        if seat is None or sits is None:
            raise Refusal("unknown", "server-nobody-there")
        person, name, said = sits, str(seat.name), ""
    if person == asker:
        raise Refusal("not_now", "server-yourself")
    return person, name, said
