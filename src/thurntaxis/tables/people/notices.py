"""Notices: who gets which notice, and when. Nothing is sent here."""

import re
import sys
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypedDict

from ...locales import text
from ..ports.background import Tasks
from ..ports.clock import Clock
from ..ports.jsontext import loads
from ..ports.settings import TableSettings
from ..ports.store import HOST, Due, PeopleStore
from ..table.entries import Entry
from ..table.table import Table
from .connections import Connections
from .presence import Presence

_TEXTS = {
    "begun": "notice-begun",
    "turn": "notice-turn",
    "over": "notice-over",
    "rematch": "notice-rematch",
    "round": "notice-round",
    "tournament": "notice-tournament",
}
TITLE = "Thurn und Taxis"
LIVE_PATIENCE = 20_000
"""Milliseconds that a person may be away from a live game, while a page reloads, before they are notified."""
_FIRST_WAIT, LONGEST_WAIT, TRIES = 10_000, 6 * 3_600_000, 9


class Notices:
    """Finds which notices new entries make due, and marks those as read whose person looks at the table."""

    def __init__(
        self,
        connections: Connections,
        presence: Presence,
        store: PeopleStore,
        clock: Clock,
        tasks: Tasks,
        settings: TableSettings,
    ) -> None:
        self.on_due: Callable[[], None] = lambda: None
        """Called when a notice has become due."""
        self._connections = connections
        self._presence = presence
        self._store = store
        self._clock = clock
        self._tasks = tasks
        self._settings = settings
        self._looks: dict[tuple[str, str], int] = {}
        """Who has looked at which table and when, until this is stored."""

    def due(self, table: Table, entries: Sequence[Entry]) -> tuple[Due, ...]:
        """The notices that new entries of a table make due."""
        found: tuple[Due, ...] = ()
        if self._settings.notices:
            found = due(table, entries, partial(self._presence.is_here, table.id), entries[-1]["at"])
        if self._settings.announce:
            found += announced(table.id, entries, entries[-1]["at"])
        return found

    def looked(self, person: str, table: Table) -> None:
        """A person looks at a table: if they play there, its notices are read; until then they would get no new one."""
        if not self._settings.notices or not table.seats_of(person):
            return
        key = person, table.id
        is_being_marked = key in self._looks
        self._looks[key] = self._clock.now()
        if not is_being_marked:
            self._tasks.retry("marking as read", self._settings.sweep_seconds, partial(self._mark_read, *key))

    async def _mark_read(self, person: str, table: str) -> None:
        # People who have left in the meantime have not seen what was noted since.
        until = sys.maxsize if self._connections.has(table, person) else self._looks[person, table]
        await self._store.mark_read(person, table, until)
        del self._looks[person, table]


def due(table: Table, entries: Sequence[Entry], is_here: Callable[[str], bool], now: int) -> tuple[Due, ...]:
    """What new entries of a table make due to people who are not there; `seen` for those who acted from elsewhere."""
    people = {seat.person for seat in table.seats if seat.person}
    slow = table.header.pace == "correspondence"
    if not slow and len(people) < 2:
        return ()
    actors = {_actor(table, entry) for entry in entries} & people
    found = {person: Due(person, "seen", now, now, table.id) for person in actors if person and not is_here(person)}
    when = now if slow else now + LIVE_PATIENCE
    for seq, entry in enumerate(entries, table.seq + 1 - len(entries)):
        place = table.id
        concerned: Collection[str | None] = ()
        if entry["type"] == "over":
            kind, concerned = "over", people
        elif entry["type"] == "rematch":
            kind, concerned, place = "rematch", people, entry["table"]
        elif table.status == "playing" and table.turns[-1][1] == seq:
            kind, concerned = "turn", {table.seats[table.turns[-1][2]].person}
        for person in concerned:
            if person and person not in actors and not is_here(person):
                found[person] = Due(person, kind, now, when, place)
    return tuple(found.values())


def round_began(table: Table, now: int) -> tuple[Due, ...]:
    """What a new table of a tournament makes due: everybody who plays there learns that it is ready."""
    people = {seat.person for seat in table.seats if seat.person}
    return tuple(Due(person, "round", now, now, table.id) for person in sorted(people))


def announced(table: str, entries: Sequence[Entry], now: int) -> tuple[Due, ...]:
    """What the host is notified of: games that begin or end."""
    kinds = {"started": "begun", "over": "over"}
    return tuple(Due(HOST, kinds[entry["type"]], now, now, table) for entry in entries if entry["type"] in kinds)


def _actor(table: Table, entry: Entry) -> str | None:
    """The person who did it; None for bots and clocks."""
    if entry["type"] not in ("action", "chat", "vote", "end_vote", "extra_time") or "by" in entry:
        return None
    return table.seats[entry["seat"]].person


def wait_after(tries: int) -> int | None:
    """Milliseconds until a delivery is tried again after this many failures; None to give up."""
    return None if tries >= TRIES else int(min(LONGEST_WAIT, _FIRST_WAIT * 4 ** (tries - 1)))


class Notice(TypedDict):
    """A notice in words."""

    kind: str
    table: str | None
    title: str
    text: str
    url: str
    lang: str


def announcement(table: Table, kind: str, lang: str, site: str) -> Notice:
    """What the host's webhook gets about a game. The players, the result and the link only if the table is listed."""
    listed = table.header.listed
    names = [unlinked(str(seat.name)) for seat in table.seats]
    if kind == "over":
        over = next((entry for entry in map(loads, reversed(table.entries)) if entry["type"] == "over"), None)
        names = [f"{name} {score}" for name, score in zip(names, over["scores"], strict=True)] if over else []
    said = ", ".join(names) if listed else text("notice-players", lang, count=len(names))
    return {
        "kind": kind,
        "table": table.id if listed else None,
        "title": TITLE,
        "text": text(_TEXTS[kind], lang, table=said),
        "url": f"{site}/t/{table.id}" if listed else f"{site}/",
        "lang": lang,
    }


def message(table: Table, kind: str, person: str, lang: str, site: str) -> Notice:
    """A notice in words. It says who plays and what to do, and nothing about the game."""
    others = [str(seat.name) for seat in table.seats if seat.name and seat.person != person]
    name = unlinked(table.header.name or ", ".join(others)) or table.id
    place = table.header.tournament
    return {
        "kind": kind,
        "table": table.id,
        "title": TITLE,
        "text": text(_TEXTS[kind], lang, table=name),
        "url": f"{site}/tournaments/{place['id']}" if kind == "tournament" and place else f"{site}/t/{table.id}",
        "lang": lang,
    }


def unlinked(name: str) -> str:
    """A name that no mail program or chat turns into a link."""
    return re.sub(r"(?<=\w)([.。．]|://)(?=\w)", r"\1 ", name)
