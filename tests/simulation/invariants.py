"""What must be so whatever fails; checked at every commit, every message and all along."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from thurntaxis.server.stores.schema import RESULT_COLUMNS, result_of
from thurntaxis.tables.people import outgoing
from thurntaxis.tables.ports.jsontext import dumps, loads
from thurntaxis.tables.ports.store import PlayerResult, StoredTable
from thurntaxis.tables.table.header import Header
from thurntaxis.tables.table.results import results_of
from thurntaxis.tables.table.table import Table

from .announcements import Announcements
from .database import Change
from .loop import Process
from .notices import Notices

if TYPE_CHECKING:
    from .world import World

Key = tuple[Any, ...]
_REMEMBERED = 30
"""Positions of a table that are kept for messages that come late; older ones are made from the record."""
_SURE = frozenset(
    {"bad_request", "illegal", "stale", "not_now", "broken", "not_yours", "unknown", "too_much", "too_large"}
)
"""Refusals that say for sure that nothing has happened."""
_BY_PEOPLE = frozenset(
    {"sat", "left", "cancelled", "filled", "undone", "taken_back", "redone", "resigned"}
    | {"returned", "vote", "chat", "rematch"}
)


class Violation(Exception):
    """Something that must not be."""


def key_of(entry: dict[str, Any]) -> Key:
    """What tells an entry's cause from that of other entries."""
    match entry["type"]:
        case "action":
            return "action", entry["seat"], entry["ply"], entry["action"]
        case "undone":
            return "undone", entry["seat"], entry["ply"]
        case "chat":
            return "chat", entry["text"]
        case "sat":
            return "sat", entry["name"]
        case "vote":
            return "vote", entry["seat"], entry["against"], entry["favour"]
        case "filled":
            return "filled", entry["seat"], entry["level"]
        case "cancelled" | "rematch":
            return (entry["type"],)
        case kind:
            return kind, entry["seat"]


class Watched:
    """One table: what the record says, what people asked for, and what they were sent."""

    def __init__(self, id: str, header: str) -> None:
        self.id = id
        self.header = header
        self.entries: list[str] = []
        self.table = Table.of(Header.from_json(loads(header)))
        self.attention: int | None = None
        """As the database has it."""
        self.results: tuple[PlayerResult, ...] = ()
        """Each person's result, once it is over."""
        self.changed = 0.0
        """When it was last written to."""
        self.is_deleted = False
        self.rewritten = -1
        """The entry with which a name was last removed."""
        self.views: dict[int, dict[int | None, bytes]] = {}
        self.turn_began = 0.0
        """When the running turn began, in true time: when it was decided, which may be well before it was stored."""
        self.turn_offset = 0.0
        """By how much the clock of whoever decided it was wrong."""
        self.sent: Counter[Key] = Counter()
        self.refused: Counter[Key] = Counter()
        self.granted: Counter[Key] = Counter()
        self.stored: Counter[Key] = Counter()

    def remember(self) -> None:
        """Keep what everybody sees now."""
        self.views[self.table.seq] = self.rendered(self.table)
        if len(self.views) > _REMEMBERED:
            del self.views[next(iter(self.views))]

    def read(self, seq: int) -> Table:
        """The table after an entry, from the record alone."""
        return Table.read(StoredTable(self.header, self.entries[: seq + 1]))

    @staticmethod
    def rendered(table: Table) -> dict[int | None, bytes]:
        """What every seat, and somebody without one, sees of a table."""
        seats: tuple[int | None, ...] = (*range(len(table.seats)), None)
        found: dict[int | None, bytes] = {}
        for seat in seats:
            views = outgoing._views(table, () if seat is None else (seat,))
            if views:
                found[seat] = views[0]
        return found

    def views_at(self, seq: int, you: tuple[int, ...]) -> bytes:
        """The views of some seats after an entry, as JSON."""
        views = self.views.get(seq)
        if views is None:
            views = self.views[seq] = Watched.rendered(self.read(seq))
        return b",".join(views[seat] for seat in (you or (None,)) if seat in views)


class Invariants:
    """Everything that is checked, for all tables."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.tables: dict[str, Watched] = {}
        self.notices = Notices(world)
        self.announcements = Announcements(world)
        self.commits = 0
        self.messages = 0

    def violated(self, what: str) -> None:
        """End the simulation."""
        self.world.violated(what)

    # ---- The database's side ----

    def changed(self, change: Change, process: Process | None) -> None:
        """Something was committed."""
        if change.deleted:
            self.tables[change.table].is_deleted = True
            self.notices.forget(change.table)
            self.announcements.forget(change.table)
        for what, which, tries in change.notices:
            self._hears(what, which, change.table, tries)
        if change.deleted:
            return
        if change.emptied:
            self._rewritten(self.tables[change.table], change)
        elif change.created:
            watched = self.tables[change.table] = Watched(change.table, self._header(change.table))
            self._written(watched, change, process)
        elif change.first is not None:
            self._written(self.tables[change.table], change, process)

    def _hears(self, what: str, which: str, table: str, tries: int) -> None:
        """Something has become of a notice or of an announcement."""
        channel, _, kind = which.rpartition(" ")
        match what, channel:
            case "taken", "host":
                self.announcements.taken(table, kind, tries)
            case "delivered", "host":
                self.announcements.noted(table, kind, tries)
            case "taken", _:
                self.notices.taken(channel, table, tries)
            case "delivered", _:
                self.notices.noted(channel, table, tries)

    def _header(self, table: str) -> str:
        return str(self._asked("SELECT header FROM tables WHERE id = ?", table)[0][0])

    def _asked(self, query: str, table: str) -> list[tuple[Any, ...]]:
        return self.world.database.connection.execute(query, (table,)).fetchall()

    def _written(self, watched: Watched, change: Change, process: Process | None) -> None:
        self.commits += 1
        table = watched.table
        if change.first not in (None, len(watched.entries)):
            self.violated(f"{watched.id}: entry {change.first} is written after entry {len(watched.entries) - 1}")
        watched.changed = self.world.now()
        before = table.turn_began
        entries = []
        for data in change.entries:
            entry = loads(data)
            entries.append(entry)
            if not change.created:
                self._has_a_cause(watched, entry, process)
            try:
                table.apply(entry, data.encode())
            except Exception as error:
                self.violated(
                    f"{watched.id}: entry {table.seq + 1} does not follow from the record: {entry}: {error!r}"
                )
            watched.entries.append(data)
        watched.remember()
        if table.problem:
            self.violated(f"{watched.id}: the record does not replay: {table.problem}")
        if table.turn_began != before:
            watched.turn_offset = self.world.offset_of(process)
            watched.turn_began = self.world.true_time(table.turn_began) - watched.turn_offset
        self._is_known(watched)
        self.announcements.written(table, entries)
        if not change.created:
            self.notices.written(table, entries, self.world.offset_of(process))

    def _is_known(self, watched: Watched) -> None:
        """What the database has beside the entries follows from them: how the table stands, whose it is, results."""
        table = watched.table
        table.stored = None
        expected = table.summary()
        told = self._asked("SELECT status, listed, attention FROM tables WHERE id = ?", watched.id)[0]
        watched.attention = told[2]
        if told != (expected.status, int(expected.listed), expected.wake_at):
            self.violated(f"{watched.id}: after entry {table.seq} the store has {told}, it should be {expected}")
        owners = tuple(sorted(person for (person,) in self._asked(_OWNERS, watched.id)))
        if owners != expected.owners:
            self.violated(f"{watched.id}: after entry {table.seq} it belongs to {owners}, not {expected.owners}")
        if table.status == "finished":
            watched.results = results_of(table)
            self._has_results(watched)

    def _has_results(self, watched: Watched) -> None:
        """Each person's result of a finished game is stored once."""
        found = [result_of(row) for row in self._asked(_RESULTS, watched.id)]
        if sorted(found, key=_person) != sorted(watched.results, key=_person):
            self.violated(f"{watched.id}: the game is over, but the store has the results {found}")

    def _rewritten(self, watched: Watched, change: Change) -> None:
        """Somebody wants their name removed: another header, other entries, and one more of them."""
        if change.first != 0 or len(change.entries) != len(watched.entries) + 1:
            self.violated(f"{watched.id}: {len(watched.entries)} entries were replaced by {len(change.entries)}")
        watched.header, watched.entries = self._header(watched.id), list(change.entries)
        watched.table = watched.read(len(watched.entries))
        watched.changed = self.world.now()
        watched.rewritten = len(watched.entries) - 1
        watched.views.clear()
        watched.remember()
        self._is_known(watched)

    def _has_a_cause(self, watched: Watched, entry: dict[str, Any], process: Process | None) -> None:
        """Every entry follows from one command, a bot's turn or a clock."""
        table, kind, by = watched.table, entry["type"], entry.get("by")
        if kind in _BY_PEOPLE or (kind == "action" and by is None):
            key = key_of(entry)
            watched.stored[key] += 1
            if watched.stored[key] > watched.sent[key] - watched.refused[key]:
                self.violated(
                    f"{watched.id}: entry {table.seq + 1} {key} is there {watched.stored[key]} times, "
                    f"asked for {watched.sent[key]} times and refused {watched.refused[key]} times"
                )
        elif kind == "action":
            level = table.level_to_act()
            if level is None or table.actor != entry["seat"] or (by == "clock") != table.timed_out:
                self.violated(f"{watched.id}: entry {table.seq + 1} was played by {by}, but it is not its turn")
        elif kind == "timeout":
            self._rings_in_time(watched, entry, process)

    def _rings_in_time(self, watched: Watched, entry: dict[str, Any], process: Process | None) -> None:
        table = watched.table
        if table.deadline is None or table.actor != entry["seat"]:
            self.violated(f"{watched.id}: entry {table.seq + 1}: a clock rings that does not run")
            return
        seconds = table.header.turn_seconds or 0
        elapsed = self.world.now() - watched.turn_began
        ahead = max(0.0, self.world.offset_of(process) - watched.turn_offset)
        if elapsed + ahead < seconds - 0.5:
            self.violated(f"{watched.id}: a clock rings after {elapsed:.1f} s of {seconds} (ahead by {ahead:.0f} s)")

    # ---- The people's side ----

    def asked(self, table: str, keys: list[Key]) -> None:
        """Somebody sends a command that can lead to these entries."""
        self.tables[table].sent.update(keys)

    def answered(self, table: str, keys: list[Key], error: dict[str, Any] | None) -> None:
        """It was granted, or refused."""
        watched = self.tables[table]
        if error is None:
            watched.granted.update(keys)
            for key in keys:
                if watched.granted[key] > watched.stored[key] and key != ("rematch",):
                    self.violated(f"{table}: {key} was acknowledged but is not stored")
        elif error["code"] in _SURE:
            watched.refused.update(keys)
            for key in keys:
                if watched.stored[key] > watched.sent[key] - watched.refused[key]:
                    self.violated(f"{table}: {key} was refused ({error}) but is stored")

    def sees(self, table: str, person: str | None, message: dict[str, Any], raw: bytes) -> None:
        """A state or an update leaves the server: it shows what the record gives its reader, and nothing else."""
        self.messages += 1
        watched = self.tables[table]
        seq = message["seq"]
        if seq >= len(watched.entries):
            self.violated(f"{table}: entry {seq} was sent but not stored")
        current = seq == watched.table.seq
        you = watched.table.seats_of(person) if current else self._seats_then(watched, seq, person)
        if message.get("views") and seq >= watched.rewritten:  # before that, a worker does not know of it yet
            expected = watched.views_at(seq, you)
            if b'"views":[%b]' % expected not in raw and loads(b"[%b]" % expected) != message["views"]:
                self.violated(f"{table}: at entry {seq} the seats {you} see something else than the record gives them")
        if current and message["log"]:
            first = max(message["log"][0]["seq"], seq - 20)
            told = [line for line in message["log"] if line["seq"] >= first]
            if loads(dumps(outgoing.lines_for(watched.table, you, first))) != told:
                self.violated(f"{table}: up to entry {seq} the log tells the seats {you} not what the record does")
        if current and "table" in message and message["table"]["status"] != watched.table.status:
            self.violated(f"{table}: told to be {message['table']['status']}, but is {watched.table.status}")

    def _seats_then(self, watched: Watched, seq: int, person: str | None) -> tuple[int, ...]:
        if person is None:
            return ()
        later = (loads(data)["type"] for data in watched.entries[seq + 1 :])
        if not any(
            kind in ("sat", "left", "resigned", "replaced", "returned", "started", "cancelled") for kind in later
        ):
            return watched.table.seats_of(person)
        return watched.read(seq).seats_of(person)

    # ---- All along ----

    def nobody_waits(self, calm_since: float, bound: float) -> None:
        """No bot is forgotten and no clock, when nothing has failed for long enough."""
        now = self.world.now()
        self.notices.nobody_waits(calm_since, self.world.bound_of_queues)
        self.announcements.nobody_waits(calm_since, self.world.bound_of_queues)
        for watched in self.tables.values():
            attention, changed = watched.attention, watched.changed
            if watched.is_deleted:
                continue
            if attention == 0:  # bots among themselves wait for somebody to look
                if now - max(changed, calm_since) > bound and not watched.table.only_bots:
                    self.violated(f"{watched.id}: a bot has been to act for {now - changed:.0f} s")
            elif attention is not None:
                due = watched.turn_began + (watched.table.header.turn_seconds or 0) + self.world.largest_jump
                if now - max(due, calm_since) > bound:
                    self.violated(f"{watched.id}: a clock should have rung {now - due:.0f} s ago")

    def games_of(self, person: str) -> list[PlayerResult]:
        """What somebody has made of all finished games, newest first."""
        found = [result for watched in self.tables.values() for result in watched.results if result.person == person]
        return sorted(found, key=lambda result: (result.ended, result.table), reverse=True)

    def at_the_end(self) -> None:
        """The record alone gives what everybody has seen, and every finished game has kept its results."""
        for watched in self.tables.values():
            if watched.is_deleted:
                continue
            again = watched.read(len(watched.entries))
            seats = tuple(range(len(again.seats)))
            if outgoing._views(again, seats) != outgoing._views(watched.table, seats):
                self.violated(f"{watched.id}: the record replays to another position")
            self._has_results(watched)


_OWNERS = "SELECT person FROM owners WHERE table_id = ?"
_RESULTS = f"SELECT {', '.join(RESULT_COLUMNS)} FROM results WHERE table_id = ?"


def _person(result: PlayerResult) -> str:
    return result.person
