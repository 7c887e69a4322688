"""The tables for notices: people's channels and wishes, and the queue."""

import json
import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

from ...tables.ports.store import Due
from ...tables.table.clock import Quiet
from ..stores.sql import SqlStore
from ..stores.statements import Row, Statement

MOST_CHANNELS = 10
"""The most channels of one person."""
MOST_QUIET_TABLES = 500


@dataclass(frozen=True, slots=True)
class Channel:
    """A place where a person is notified: a browser, an address."""

    id: str
    person: str
    kind: str
    address: str
    data: dict[str, str]
    confirmed: bool
    slow: int = 0
    """How often in succession it has taken long to answer."""

    @property
    def destination(self) -> str:
        """The service or site that notices go through; each is sent one at a time."""
        return destination_of(self.kind, self.address)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person wants."""

    on: bool = True
    lang: str = "en"
    quiet: Quiet | None = None
    off_tables: tuple[str, ...] = ()

    @classmethod
    def read(cls, data: str) -> "Wishes":
        """Read stored wishes."""
        kept = json.loads(data)
        quiet = Quiet(**kept["quiet"]) if kept["quiet"] else None
        return cls(kept["on"], kept["lang"], quiet, tuple(kept["off_tables"]))

    def written(self) -> str:
        """The wishes as they are stored."""
        quiet = {name: getattr(self.quiet, name) for name in Quiet.__slots__} if self.quiet else None
        return json.dumps({"on": self.on, "lang": self.lang, "quiet": quiet, "off_tables": self.off_tables})


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice on its way to one channel."""

    channel: Channel
    table: str
    topic: str
    """A newer notice on the same topic replaces it."""
    kind: str
    made: int
    tries: int

    @property
    def key(self) -> tuple[str, str, str]:
        """The id of this delivery, which no other has."""
        return self.channel.id, self.table, self.topic


def destination_of(kind: str, address: str) -> str:
    """The destination of a channel: each site for itself, but all mail goes through the host's server."""
    if kind not in ("push", "hook"):
        return kind
    try:
        parts = urlsplit(address)
        port = parts.port or 443
    except ValueError:  # a damaged row
        return f"{kind} {address}"
    return f"{kind} {(parts.hostname or '').rstrip('.')}" + (f":{port}" if port != 443 else "")


class NoticeDatabase:
    """Reads and writes it."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    # ---- People ----

    async def wishes(self, person: str) -> Wishes:
        """What a person wants."""
        rows = await self._store.fetch("SELECT data FROM notice_wishes WHERE person = $1", person)
        return Wishes.read(rows[0][0]) if rows else Wishes()

    async def wish(self, person: str, wishes: Wishes) -> None:
        """Keep what a person wants."""
        await self._store.write(
            (
                "INSERT INTO notice_wishes (person, data) VALUES ($1, $2)"
                " ON CONFLICT (person) DO UPDATE SET data = excluded.data",
                (person, wishes.written()),
            )
        )

    async def channels(self, person: str) -> list[Channel]:
        """Where a person is notified."""
        rows = await self._store.fetch(
            f"SELECT {_CHANNEL} FROM channels AS c WHERE c.person = $1 ORDER BY c.made", person
        )
        return [_channel(row) for row in rows]

    async def channel(self, id: str) -> Channel | None:
        """A channel by its id, which is a secret."""
        rows = await self._store.fetch(f"SELECT {_CHANNEL} FROM channels AS c WHERE c.id = $1", id)
        return _channel(rows[0]) if rows else None

    async def add(
        self, person: str, kind: str, address: str, data: dict[str, str], now: int, *, confirmed: bool = True
    ) -> str:
        """Add a channel, or take an existing one over: a browser that has changed hands is its new person's alone."""
        id = secrets.token_urlsafe(24)
        forget = "DELETE FROM channels WHERE kind = $1 AND address = $2"
        if kind != "push":
            forget += " AND person = $3"
        await self._store.write(
            (forget, (kind, address) if kind == "push" else (kind, address, person)),
            (
                "INSERT INTO channels (id, person, kind, address, data, confirmed, made, destination)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                (id, person, kind, address, json.dumps(data), int(confirmed), now, destination_of(kind, address)),
            ),
        )
        return id

    async def confirm(self, id: str) -> None:
        """The owner of the address has confirmed it."""
        await self._store.write(("UPDATE channels SET confirmed = 1 WHERE id = $1", (id,)))

    async def remove(self, id: str) -> None:
        """Stop sending to a channel."""
        await self._store.write(
            ("DELETE FROM outbox WHERE channel = $1", (id,)), ("DELETE FROM channels WHERE id = $1", (id,))
        )

    async def remove_mail(self, address: str) -> None:
        """Stop sending to an e-mail address, whoever added it."""
        for (id,) in await self._store.fetch("SELECT id FROM channels WHERE kind = 'mail' AND address = $1", address):
            await self.remove(id)

    async def find_destinations(self) -> None:
        """Note the destinations of channels from before they were noted."""
        for row in await self._store.fetch(f"SELECT {_CHANNEL} FROM channels AS c WHERE c.destination = ''"):
            channel = _channel(row)
            await self._store.write(
                ("UPDATE channels SET destination = $1 WHERE id = $2", (channel.destination, channel.id)),
                ("UPDATE outbox SET destination = $1 WHERE channel = $2", (channel.destination, channel.id)),
            )

    async def answered(self, id: str, slow: int, paused: int) -> None:
        """Note how often in succession a channel was slow, and until when it is left alone."""
        await self._store.write(("UPDATE channels SET slow = $1, paused = $2 WHERE id = $3", (slow, paused, id)))

    # ---- The queue ----

    async def due(self, now: int, limit: int) -> list[Due]:
        """Notices that nobody has looked at yet."""
        rows = await self._store.fetch(
            "SELECT person, kind, made, due, table_id FROM notices WHERE told = 0 AND due <= $1 ORDER BY due LIMIT $2",
            now,
            limit,
        )
        return [Due(*row) for row in rows]

    async def drop(self, notice: Due) -> None:
        """Remove a notice that nobody needs any more."""
        await self._store.write(
            ("DELETE FROM notices WHERE person = $1 AND table_id = $2 AND told = 0", (notice.person, notice.table))
        )

    async def put_off(self, notice: Due, until: int) -> None:
        """Postpone it."""
        await self._store.write(
            (
                "UPDATE notices SET due = $1 WHERE person = $2 AND table_id = $3 AND told = 0",
                (until, notice.person, notice.table),
            )
        )

    async def hand_out(self, notice: Due, now: int, most: int) -> None:
        """Put a notice on its way to each channel of its person, all or none, unless another worker has.

        An earlier notice of the same table that has not arrived is replaced: its person has looked in the meantime.
        """
        await self._store.write(
            (
                "INSERT INTO outbox (channel, table_id, topic, kind, person, destination, made, tries, due)"
                " SELECT id, CAST($1 AS TEXT), '', CAST($2 AS TEXT), person, destination, CAST($3 AS BIGINT), 0,"
                " CAST($4 AS BIGINT) FROM channels WHERE person = $5 AND confirmed = 1 AND EXISTS"
                " (SELECT 1 FROM notices WHERE person = $5 AND table_id = $1 AND made = $3 AND told = 0)"
                " ON CONFLICT (channel, table_id, topic) DO UPDATE SET kind = excluded.kind, made = excluded.made,"
                " tries = 0, due = excluded.due WHERE outbox.made <> excluded.made",
                (notice.table, notice.kind, notice.made, now, notice.person),
            ),
            (
                "UPDATE notices SET told = 1 WHERE person = $1 AND table_id = $2 AND made = $3",
                (notice.person, notice.table, notice.made),
            ),
            _trim(notice.person, most),
        )

    async def trim(self, person: str, most: int) -> None:
        """Forget what waits for a person beyond a number, the oldest first."""
        await self._store.write(_trim(person, most))

    async def waiting(self, now: int, after: tuple[str, str], limit: int) -> list[tuple[str, str]]:
        """Destinations to which something is to be sent now, and for whom, in their order after one of them."""
        rows = await self._store.fetch(
            "SELECT DISTINCT o.destination, o.person FROM outbox AS o JOIN channels AS c ON c.id = o.channel"
            " WHERE o.due <= $1 AND c.paused <= $1 AND (o.destination, o.person) > ($2, $3)"
            " ORDER BY o.destination, o.person LIMIT $4",
            now,
            *after,
            limit,
        )
        return [(destination, person) for destination, person in rows]

    async def next(self, destination: str, person: str, now: int) -> Delivery | None:
        """What is to be sent first to a person through a destination."""
        rows = await self._store.fetch(
            f"SELECT {_CHANNEL}, o.table_id, o.topic, o.kind, o.made, o.tries FROM outbox AS o"
            " JOIN channels AS c ON c.id = o.channel WHERE o.destination = $1 AND o.person = $2 AND o.due <= $3"
            " AND c.paused <= $3 ORDER BY o.due, o.made LIMIT 1",
            destination,
            person,
            now,
        )
        return Delivery(_channel(rows[0][:7]), *rows[0][7:]) if rows else None

    async def is_unread(self, delivery: Delivery) -> bool:
        """Whether the person has not looked at the table since."""
        rows = await self._store.fetch(
            "SELECT 1 FROM notices WHERE person = $1 AND table_id = $2 AND made = $3",
            delivery.channel.person,
            delivery.table,
            delivery.made,
        )
        return bool(rows)

    async def read(self, delivery: Delivery) -> None:
        """Its person looks at the table: the next notice is a new one."""
        forget = "DELETE FROM notices WHERE person = $1 AND table_id = $2 AND made = $3"
        await self._store.write((forget, (delivery.channel.person, delivery.table, delivery.made)))

    async def sent(self, delivery: Delivery) -> None:
        """Remove it: it has arrived or is no longer needed."""
        forget = "DELETE FROM outbox WHERE channel = $1 AND table_id = $2 AND topic = $3 AND made = $4"
        await self._store.write((forget, (*delivery.key, delivery.made)))

    async def take(self, delivery: Delivery, again: int) -> bool:
        """Take charge of sending it; False if another worker has. Should this one die, it is due again at a time."""
        taken = await self._store.fetch(
            "UPDATE outbox SET tries = tries + 1, due = $1"
            " WHERE channel = $2 AND table_id = $3 AND topic = $4 AND tries = $5 AND made = $6 RETURNING tries",
            again,
            *delivery.key,
            delivery.tries,
            delivery.made,
        )
        return bool(taken)

    async def defer(self, delivery: Delivery, until: int) -> None:
        """Try it again, but not before a time."""
        await self._store.write(
            (
                "UPDATE outbox SET due = $1 WHERE channel = $2 AND table_id = $3 AND topic = $4 AND made = $5",
                (until, *delivery.key, delivery.made),
            )
        )

    # ---- Single values ----

    async def fact(self, name: str, made: str) -> str:
        """A value that the first worker creates at the first start, and that is kept."""
        await self._store.write(
            ("INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, made))
        )
        return str((await self._store.fetch("SELECT value FROM facts WHERE name = $1", name))[0][0])


_CHANNEL = "c.id, c.person, c.kind, c.address, c.data, c.confirmed, c.slow"


def _channel(row: Row) -> Channel:
    id, person, kind, address, data, confirmed, slow = row
    return Channel(id, person, kind, address, _keys(data), bool(confirmed), slow)


def _trim(person: str, most: int) -> Statement:
    oldest = (
        "DELETE FROM outbox WHERE person = $1 AND made <"
        " (SELECT made FROM outbox WHERE person = $1 ORDER BY made DESC LIMIT 1 OFFSET $2)"
    )
    return oldest, (person, most - 1)


def _keys(data: str) -> dict[str, str]:
    """What a channel needs beside its address; nothing if the row is damaged, which must keep nobody else waiting."""
    try:
        kept = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}
