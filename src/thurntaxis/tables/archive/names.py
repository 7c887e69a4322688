"""Names: a finished game without the name of a person who wants it removed."""

from dataclasses import replace

from ..ports.jsontext import dumps, loads
from ..ports.store import StoredTable
from ..table.entries import Entry
from ..table.table import NO_NAME, Table


def without_name(table: Table, person: str, now: int) -> StoredTable:
    """A table without a person's name and id, and with one more entry that says so."""
    header = replace(
        table.header,
        seats=tuple(
            replace(seat, name=NO_NAME, person=None, network=None) if seat.person == person else seat
            for seat in table.header.seats
        ),
        host="" if table.header.host == person else table.header.host,
        network=None if table.header.host == person else table.header.network,
    )
    again = Table.of(table.header)
    entries: list[Entry] = []
    for data in table.entries:
        entry: Entry = loads(data)
        entries.append(_without_name(again, entry, person))
        again.apply(entry, data)
    gone = [number for number, seat in enumerate(again.seats) if person in (seat.person, seat.former)]
    entries.append({"type": "name_removed", "at": now, "seats": gone})
    return StoredTable(header.dumps(), [dumps(entry).decode() for entry in entries])


def _without_name(table: Table, entry: Entry, person: str) -> Entry:
    """An entry without the name; the table is as it was before the entry."""
    if entry["type"] == "started":
        named = zip(entry["order"], entry["players"], strict=True)
        players = [NO_NAME if table.seats[number].person == person else name for number, name in named]
        return {**entry, "players": players}
    if entry["type"] == "sat" and entry["person"] == person:
        return {"type": "sat", "at": entry["at"], "seat": entry["seat"], "name": NO_NAME, "person": None}
    if entry["type"] == "chat" and entry.get("person") == person:
        return {**entry, "name": NO_NAME, "person": None}
    if entry["type"] == "chat" and table.seats[entry["seat"]].person == person:
        return {**entry, "name": NO_NAME}
    if entry["type"] == "left" and table.seats[entry["seat"]].person == person:
        return {**entry, "name": NO_NAME}
    return entry
