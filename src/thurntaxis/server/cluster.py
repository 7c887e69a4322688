"""The state of the servers and thinkers that use a database, for `thurntaxis admin doctor`."""

import asyncio
from dataclasses import dataclass

from .stores.sql import SqlStore

_PATIENCE = 5.0
"""Seconds that a bot, a clock or a thought may be late."""


@dataclass(frozen=True, slots=True)
class Look:
    """One look at the database."""

    servers: int
    thinkers: dict[str, int]
    """How many processes think for everybody, by their program; servers that think are among them."""
    waiting: dict[str, tuple[int, float]]
    """By kind of work: how many thoughts wait for a process, and for how many seconds the first has waited."""
    to_act: dict[str, int]
    """Tables at which a bot is to act, each with its newest entry."""
    late: tuple[str, ...]
    """Tables whose clock should have rung some seconds ago."""

    def lines(self) -> list[str]:
        """A report for the host."""
        thinking = [f"{number} ({program})" for program, number in sorted(self.thinkers.items())]
        waiting = [f"{number} of {work}, {seconds:.1f} s" for work, (number, seconds) in sorted(self.waiting.items())]
        return [
            f"servers: {self.servers}",
            f"processes that think for all: {', '.join(thinking) or 0}",
            f"thoughts that wait: {'; '.join(waiting) or 0}",
            f"bots that are to act: {len(self.to_act)}",
        ]


async def look(store: SqlStore) -> Look:
    """Look at the database once."""
    now = store.now
    ((servers,),) = await store.fetch(f"SELECT count(*) FROM watchers WHERE until > {now}")
    thinkers = await store.fetch(f"SELECT program, count(*) FROM thinkers WHERE until > {now} GROUP BY program")
    waiting = await store.fetch(
        f"SELECT work, count(*), {now} - min(asked) FROM thoughts"
        f" WHERE answer IS NULL AND until < {now} AND wanted > {now} GROUP BY work"
    )
    to_act = await store.fetch(
        "SELECT id, (SELECT max(seq) FROM entries WHERE table_id = id) FROM tables WHERE attention = 0"
    )
    late = await store.fetch(
        f"SELECT id FROM tables WHERE attention > 0 AND attention < {now} - {round(1000 * _PATIENCE)} ORDER BY id"
    )
    return Look(
        servers,
        dict(thinkers),
        {work: (number, waited / 1000) for work, number, waited in waiting},
        dict(to_act),
        tuple(id for (id,) in late),
    )


async def troubles(store: SqlStore, first: Look) -> list[str]:
    """What is stuck, compared with a look some seconds before; nothing if no server is running."""
    if not first.servers:
        return ["no server is running on this database"] if first.to_act or first.late else []
    if first.to_act or first.late or first.waiting:
        await asyncio.sleep(_PATIENCE)
    second = await look(store)
    found = [
        f"{id}: a bot has been to act for {_PATIENCE:.0f} s"
        for id, seq in first.to_act.items()
        if second.to_act.get(id) == seq
    ]
    found += [f"{id}: its clock should have rung" for id in first.late if id in second.late]
    found += [
        f"{number} thoughts ({work}) wait, the first for {seconds:.0f} s: more processes are needed (thurntaxis think)"
        for work, (number, seconds) in second.waiting.items()
        if seconds > _PATIENCE and work != "review"
    ]
    if len(second.thinkers) > 1:
        found.append("processes of several versions are running: each thinks only for servers of its own version")
    return found
