"""Notices as they must be: people who are away get one, people who look get none, and nobody gets two."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thurntaxis.server.notices.database import Channel, Wishes, destination_of
from thurntaxis.server.notices.senders import Failed
from thurntaxis.tables.people.notices import LIVE_PATIENCE, LONGEST_WAIT, TRIES, wait_after
from thurntaxis.tables.table.table import Table

from .loop import Process

if TYPE_CHECKING:
    from .people import Person
    from .world import World

Key = tuple[str, str]
"""A person and a table."""
_UNDER_WAY = "SELECT 1 FROM outbox WHERE person = ? AND table_id = ?"
_NEW_CHANNEL = (
    "INSERT INTO channels (id, person, kind, address, data, confirmed, made, destination)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_SITES = 3
"""Sites with the people's hooks; two of them can be slow or hang, the third never does."""
_AT_ONCE = 30.0
"""Seconds before a notice in which a look may have crossed it."""


@dataclass
class Sent:
    """A notice that has arrived and was not looked at yet."""

    faults: int
    """How much had failed by then."""
    sure: bool
    """Whether it cannot have crossed a look."""
    noted: bool = False
    """Whether the database knows that it was sent."""


class Sites:
    """Where people's hooks are. Two sites may hang for a time, and keep only their own people waiting."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self._hang: dict[str, tuple[float, float]] = {}
        """How long they take to answer or to give up, and until when."""

    def hang(self, number: int, seconds: float, outage: float) -> None:
        """A site is slow for a time."""
        self.world.faults["site hangs"] += 1
        self._hang[_site(number)] = seconds, self.world.now() + outage

    def recover(self) -> None:
        """All sites are quick again."""
        self._hang = {site: (0.0, min(until, self.world.now())) for site, (_, until) in self._hang.items()}

    def delay(self, address: str) -> float:
        """The seconds that a site takes now."""
        seconds, until = self._hang.get(address, (0.0, 0.0))
        return seconds if self.world.now() < until else 0.0

    def calm_since(self, address: str) -> float:
        """When a site was quick again; whoever was sent something by then is left alone for a while."""
        return self._hang[address][1] if address in self._hang else 0.0


def _site(number: int) -> str:
    return f"https://{number}.example"


class Notices:
    """What is due to whom, by the record and by where people really are."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.sent = 0
        self.sites = Sites(world)
        self._people: dict[str, Person] = {}
        """The people with notices, by channel and by person."""
        self._owed: dict[Key, float] = {}
        """What was not sent yet, and since when it may be."""
        self._unread: dict[Key, Sent] = {}
        self._looked: dict[Key, float] = {}
        self._notes: dict[Key, Process] = {}
        """Which worker is to note a look; if it dies before it can, nobody does."""

    def sign_up(self, people: Sequence["Person"]) -> None:
        """Most people have a channel; some of them want nothing to be sent to it."""
        connection = self.world.database.connection
        for person in people:
            if person.number % 6 == 5 or person.id is None:
                continue
            address = _site(person.number % _SITES)
            values = (
                f"channel {person.number}",
                person.id,
                "hook",
                address,
                "{}",
                1,
                0,
                destination_of("hook", address),
            )
            connection.execute(_NEW_CHANNEL, values)
            if person.number % 6 == 4:
                wishes = Wishes(on=False).written()
                connection.execute("INSERT INTO notice_wishes VALUES (?, ?)", (person.id, wishes))
            else:
                self._people[person.id] = self._people[values[0]] = person

    # ---- What happens ----

    def written(self, table: Table, entries: Sequence[Mapping[str, Any]], offset: float) -> None:
        """Entries are stored: what they make due to somebody who is away is noted with them."""
        decided = self.world.true_time(entries[-1]["at"]) - offset
        slow = table.header.pace == "correspondence"
        people = {seat.person for seat in table.seats if seat.person}
        if not slow and len(people) < 2:
            return
        for entry in entries:
            place = entry["table"] if entry["type"] == "rematch" else table.id
            for id in _told(table, entry):
                person = self._people.get(id)
                if person is not None and person.away_since(table.id) + self._lag < decided:
                    known = self.world.calm_since + self._lag < decided
                    self._is_due(id, place, 0.0 if slow else LIVE_PATIENCE / 1000, known)

    @property
    def _lag(self) -> float:
        """Seconds after which every worker knows that somebody has gone."""
        return 4 * self.world.settings.sweep_seconds + 3.0

    def _is_due(self, person: str, table: str, patience: float, known: bool) -> None:
        """Something is due; it must be noted if every worker was able to know that its person is away."""
        key = person, table
        connection, now = self.world.database.connection, self.world.now()
        row = connection.execute("SELECT told FROM notices WHERE person = ? AND table_id = ?", key).fetchone()
        if row is None:
            if known:
                self.world.violated(f"{table}: nothing is noted for {person}, who is away")
        elif row[0] == 0:
            self._owed.setdefault(key, now + patience)
        elif (
            key in self._looked
            and not {key} & (self._unread.keys() | self._owed.keys())
            and not self._notes[key].dead
            and not connection.execute(_UNDER_WAY, key).fetchall()
        ):
            quiet = now - max(self._looked[key], self.world.calm_since)
            if quiet > self.world.bound:
                self.world.violated(f"{table}: {person} has looked {quiet:.0f} s ago, but a notice counts as unread")

    def comes(self, person: str | None, table: str) -> None:
        """Somebody opens a table: whether they get to see it, only the server knows."""
        if person is not None:
            self._owed.pop((person, table), None)
            self._unread.pop((person, table), None)

    def looks(self, person: str | None, table: str, worker: Process) -> None:
        """Somebody sees a table."""
        if person is not None:
            self.comes(person, table)
            self._looked[person, table] = self.world.now()
            self._notes[person, table] = worker

    def forget(self, table: str) -> None:
        """A table is gone."""
        for keys in (self._owed, self._unread, self._looked):
            for key in [key for key in keys if key[1] == table]:
                del keys[key]

    # ---- What is sent ----

    def arrives(self, id: str, table: str) -> None:
        """A notice reaches somebody."""
        self.sent += 1
        now, key = self.world.now(), (id, table)
        person = self._people.get(id)
        if person is None:
            self.world.violated(f"{table}: a notice is sent to {id}, who wants none")
            return
        here = person.here_since(table)
        if here is not None and now - max(here, self.world.calm_since) > self._lag:
            self.world.violated(f"{table}: a notice is sent to {id}, who has looked at it for {now - here:.0f} s")
        before, faults = self._unread.get(key), self.world.faults.total()
        # Where clocks are further apart than that, a worker takes what another has just taken to be due again.
        early = self.world.largest_jump * 1000 >= (wait_after(1) or 0)
        if before is not None and before.sure and (before.noted or (before.faults == faults and not early)):
            self.world.violated(f"{table}: {id} is told again, but has not looked since")
        self._owed.pop(key, None)
        if here is None:
            self._unread[key] = Sent(faults, now - self._looked.get(key, -_AT_ONCE) > _AT_ONCE)
        else:  # while nothing could be known of where they are; it stays unread until they look again
            self._looked.pop(key, None)

    def taken(self, channel: str, table: str, tries: int) -> None:
        """A worker is about to send a notice; should it fail, it is sent again later."""
        person = self._people.get(channel)
        if person is not None and (key := (str(person.id), table)) in self._owed:
            self._owed[key] = self.world.now() + (wait_after(tries) or LONGEST_WAIT) / 1000

    def noted(self, channel: str, table: str, tries: int) -> None:
        """The database knows that a notice was sent, or need not be."""
        person = self._people.get(channel)
        if person is None:
            return
        key = str(person.id), table
        if key in self._owed and tries < TRIES:
            self.world.violated(f"{table}: {key[0]} was not told and has not looked, but nobody tries again")
        self._owed.pop(key, None)  # given up, after that many tries
        if (sent := self._unread.get(key)) is not None:
            sent.noted = True

    def nobody_waits(self, calm_since: float, bound: float) -> None:
        """Whatever is due is sent, when nothing has failed for long enough."""
        now, connection = self.world.now(), self.world.database.connection
        for (person, table), since in self._owed.items():
            query = "SELECT address, paused FROM channels WHERE person = ?"
            ((address, paused),) = connection.execute(query, (person,)).fetchall()
            left_alone = self.world.true_time(paused) if paused else 0.0
            own = max(self.sites.calm_since(address), left_alone)
            if now - max(since + self.world.largest_jump, calm_since, own) > bound:
                self.world.violated(f"{table}: {person} should have been told {now - since:.0f} s ago")


def _told(table: Table, entry: Mapping[str, Any]) -> set[str]:
    """The people who want to know of an entry."""
    if entry["type"] in ("over", "rematch"):
        return {seat.person for seat in table.seats if seat.person}
    if table.status == "playing" and any(event["type"] == "turn" for event in entry.get("events", ())):
        person = table.seats[table.turns[-1][2]].person
        return {person} if person else set()
    return set()


class SimulatedService:
    """Something on another machine that gets messages: it may hang or fail, before a message arrives or after."""

    def __init__(self, world: "World") -> None:
        self.world = world

    async def send(self, channel: Channel, message: Mapping[str, Any]) -> None:
        luck = self.world.luck
        delay = self.world.invariants.notices.sites.delay(channel.address)
        await asyncio.sleep(delay or luck.uniform(0.01, 0.5))
        if self._fails() or delay >= 10.0:
            raise Failed("simulated: it is not taken")
        self.arrives(channel.person, message)
        await asyncio.sleep(luck.uniform(0.01, 0.5))
        if self._fails():
            raise Failed("simulated: the answer is lost")

    def arrives(self, person: str, message: Mapping[str, Any]) -> None:
        """A notice reaches somebody."""
        self.world.invariants.notices.arrives(person, str(message["table"]))

    def _fails(self) -> bool:
        if not self.world.notices_to_fail or self.world.luck.random() < 0.5:
            return False
        self.world.notices_to_fail -= 1
        self.world.faults["notice refused"] += 1
        return True
