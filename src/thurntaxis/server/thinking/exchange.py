"""Thoughts that wait in the database for whoever has time: servers ask, processes on any machine claim them.

A thought is claimed for a few seconds at a time. If its thinker does not renew the claim in time, another one claims it
and begins again; whatever the first one still writes is not accepted. If its asker does not say in time that it is
still wanted, nobody works on it any more. All times are by the database's clock.
"""

from dataclasses import dataclass

from ...tables.thinking.thought import Work
from ..stores.sql import SqlStore

LEASE = 1500
"""Milliseconds for which a thought is claimed, and for which a thinker is known to be there."""
_WANTED = 6000
"""Milliseconds for which a thought is wanted, unless its asker says so again."""
_KEEPER_FIRST = 500
"""Milliseconds for which a thought waits for the thinker that keeps what was thought of it before."""
_FORGOTTEN = 60_000
"""Milliseconds after which thoughts that nobody wants and thinkers that are gone are removed."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A thought as it waits."""

    id: str
    work: Work
    fair_key: str
    like: str
    question: str
    keeper: str
    """The thinker that keeps what was thought before; empty if there is none."""
    pressed: bool


@dataclass(frozen=True, slots=True)
class Line:
    """Thoughts of one kind of work that wait for the same requester."""

    work: Work
    fair_key: str
    like: str
    waited: float
    """Seconds for which the first of them has waited."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A thought that this process is to think."""

    id: str
    work: Work
    fair_key: str
    question: str
    pressed: bool
    tries: int
    """How often it was claimed, this time included."""
    waited: float
    """Seconds."""


class Exchange:
    """What the database knows of thoughts, for one asker or thinker."""

    def __init__(self, store: SqlStore, name: str, program: str) -> None:
        """`program`: only thoughts of the same program are claimed, see `letters.program`."""
        self._store = store
        self.name = name
        self._program = program
        now = store.now
        free = (
            f"answer IS NULL AND until < {now} AND wanted > {now} AND program = $1"
            f" AND (keeper = '' OR keeper = $2 OR asked < {now} - {_KEEPER_FIRST})"
        )
        self._offer = (
            "INSERT INTO thoughts (id, asker, program, work, fair_key, alike, question, keeper, pressed,"
            " asked, wanted, thinker, until, tries, progress)"
            f" VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, {now}, {now} + {_WANTED}, '', 0, 0, 0)"
            " ON CONFLICT (id) DO NOTHING"
        )
        self._want = f"UPDATE thoughts SET wanted = {now} + {_WANTED} WHERE asker = $1 RETURNING id, thinker, progress"
        self._lines = (
            f"SELECT work, fair_key, min(alike), {now} - min(asked) FROM thoughts WHERE {free} GROUP BY work, fair_key"
        )
        self._claim = (
            f"UPDATE thoughts SET thinker = $2, until = {now} + {LEASE}, tries = tries + 1 WHERE id ="
            f" (SELECT id FROM thoughts WHERE {free} AND work = $3 AND fair_key = $4"
            f" ORDER BY asked, id LIMIT 1{store.skip_locked})"
            f" RETURNING id, question, pressed, tries, {now} - asked"
        )
        self._renew = (
            f"UPDATE thoughts SET until = {now} + {LEASE} WHERE thinker = $1 AND answer IS NULL AND wanted > {now}"
            " RETURNING id, pressed"
        )
        self._register = (
            f"INSERT INTO thinkers (name, program, until) VALUES ($1, $2, {now} + {LEASE})"
            " ON CONFLICT (name) DO UPDATE SET until = excluded.until"
        )
        self._others = f"SELECT count(*) FROM thinkers WHERE until > {now} AND program = $1 AND name <> $2"
        self._tidy = (
            f"DELETE FROM thoughts WHERE wanted < {now} - {_FORGOTTEN}",
            f"DELETE FROM thinkers WHERE until < {now} - {_FORGOTTEN}",
        )

    # ---- For those who ask ----

    async def offer(self, offer: Offer) -> None:
        """Let a thought wait for whoever has time; a second time changes nothing."""
        what = offer.work, offer.fair_key, offer.like, offer.question, offer.keeper, int(offer.pressed)
        await self._store.write((self._offer, (offer.id, self.name, self._program, *what)))

    async def collect(self) -> list[tuple[str, str, str]]:
        """The answers to what this process has asked, each once: id, answer, and who has thought."""
        query = "DELETE FROM thoughts WHERE asker = $1 AND answer IS NOT NULL RETURNING id, answer, thinker"
        return [(id, answer, thinker) for id, answer, thinker in await self._store.fetch(query, self.name)]

    async def want(self) -> dict[str, tuple[bool, float]]:
        """Say that what was asked is still wanted: of each whether somebody has claimed it, and its progress."""
        rows = await self._store.fetch(self._want, self.name)
        return {id: (bool(thinker), permille / 1000) for id, thinker, permille in rows}

    async def withdraw(self, id: str) -> None:
        """Withdraw a thought, whose answer is no longer wanted."""
        await self._store.write(("DELETE FROM thoughts WHERE id = $1", (id,)))

    async def press(self, id: str) -> None:
        """A thought is to be decided at once."""
        await self._store.write(("UPDATE thoughts SET pressed = 1 WHERE id = $1", (id,)))

    async def others(self) -> int:
        """How many other processes think for everybody."""
        ((number,),) = await self._store.fetch(self._others, self._program, self.name)
        return int(number)

    # ---- For those who think ----

    async def register(self) -> None:
        """Let askers know that this process thinks for everybody; remove what was forgotten."""
        await self._store.write((self._register, (self.name, self._program)), *((query, ()) for query in self._tidy))

    async def lines(self) -> list[Line]:
        """What waits, by kind of work and requester."""
        rows = await self._store.fetch(self._lines, self._program, self.name)
        return [Line(work, fair_key, like, waited / 1000) for work, fair_key, like, waited in rows]

    async def claim(self, line: Line) -> Claimed | None:
        """Take the first thought of a line; None if others were faster."""
        rows = await self._store.fetch(self._claim, self._program, self.name, line.work, line.fair_key)
        for id, question, pressed, tries, waited in rows:
            return Claimed(id, line.work, line.fair_key, question, bool(pressed), tries, waited / 1000)
        return None

    async def renew(self) -> dict[str, bool]:
        """Keep what this process has claimed and is still wanted: by id, whether it is to be decided at once."""
        return {id: bool(pressed) for id, pressed in await self._store.fetch(self._renew, self.name)}

    async def answer(self, id: str, answer: str) -> None:
        """Store an answer; if the claim was lost in the meantime, nothing changes."""
        query = "UPDATE thoughts SET answer = $1 WHERE id = $2 AND thinker = $3 AND answer IS NULL"
        await self._store.write((query, (answer, id, self.name)))

    async def note_progress(self, id: str, done: float) -> None:
        """How much of a thought is done, 0 to 1."""
        query = "UPDATE thoughts SET progress = $1 WHERE id = $2 AND thinker = $3"
        await self._store.write((query, (round(1000 * done), id, self.name)))

    async def give_back(self, id: str) -> None:
        """Let others claim a thought at once."""
        await self._store.write(("UPDATE thoughts SET until = 0 WHERE id = $1 AND thinker = $2", (id, self.name)))

    async def leave(self) -> None:
        """Release what this process has claimed, and sign off."""
        await self._store.write(
            ("UPDATE thoughts SET until = 0 WHERE thinker = $1", (self.name,)),
            ("DELETE FROM thinkers WHERE name = $1", (self.name,)),
        )
