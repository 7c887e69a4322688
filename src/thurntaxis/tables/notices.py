"""Notices: what is due to whom, and when it may be told. Nothing is sent here."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from typing import Any
from zoneinfo import ZoneInfo

from ..locales import text
from .jsontext import loads
from .store import HOST, Due
from .table import Entry, Table

_TEXTS = {"begun": "notice-begun", "turn": "notice-turn", "over": "notice-over", "rematch": "notice-rematch"}
TITLE = "Thurn und Taxis"
LIVE_PATIENCE = 20_000
"""Milliseconds that a person may be away from a live game, while a page loads anew, before they are told."""
_FIRST_WAIT, LONGEST_WAIT, TRIES = 10_000, 6 * 3_600_000, 9


def due(table: Table, entries: Sequence[Entry], here: Collection[str], now: int) -> tuple[Due, ...]:
    """What new entries of a table make due, to people who do not look at it; and who has seen it, by acting."""
    people = {seat.person for seat in table.seats if seat.person}
    slow = table.header.get("pace") == "correspondence"
    if not slow and len(people) < 2:
        return ()
    actors = {_actor(table, entry) for entry in entries} & people
    found = {person: Due(person, "seen", now, now, table.id) for person in actors - set(here) if person}
    last = _actor(table, entries[-1]) if entries else None
    when = now if slow else now + LIVE_PATIENCE
    for entry in entries:
        kind, place = entry["type"], table.id
        told: Collection[str | None] = ()
        if kind == "over":
            told = people
        elif kind == "rematch":
            told, place = people, str(entry["table"])
        elif table.status == "playing" and any(event["type"] == "turn" for event in entry.get("events", ())):
            kind, told = "turn", {table.seats[table.turns[-1][2]].person}
        for person in told:
            if person and person not in here and person not in actors and person != last:
                found[person] = Due(person, kind, now, when, place)
    return tuple(found.values())


def announced(table: str, entries: Sequence[Entry], now: int) -> tuple[Due, ...]:
    """What the host is to be told of new entries: games that begin, and that are over."""
    kinds = {"started": "begun", "over": "over"}
    return tuple(Due(HOST, kinds[entry["type"]], now, now, table) for entry in entries if entry["type"] in kinds)


def _actor(table: Table, entry: Entry) -> str | None:
    """The person who did it; what bots and clocks do, nobody did."""
    seat = entry.get("seat")
    if seat is None or entry.get("by") or entry["type"] not in ("action", "chat", "vote", "end_vote", "extra_time"):
        return None
    return table.seats[seat].person


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours in which a person wants to hear nothing: minutes of the day, in a time zone."""

    begin: int
    end: int
    zone: str

    def over(self, now: int) -> int:
        """When a notice may be sent that is due now (milliseconds since 1970)."""
        here = datetime.fromtimestamp(now / 1000, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        length = (self.end - self.begin) % 1440
        since = (minute - self.begin) % 1440
        if since >= length:
            return now
        # By the wall clock: the night in which the clocks change is an hour longer or shorter.
        until = here.replace(second=0, microsecond=0, tzinfo=None) + timedelta(minutes=length - since)
        return int(until.replace(tzinfo=here.tzinfo).timestamp() * 1000)


def wait_after(tries: int) -> int | None:
    """Milliseconds until a delivery that has failed so often is tried again; None for never."""
    return None if tries >= TRIES else int(min(LONGEST_WAIT, _FIRST_WAIT * 4 ** (tries - 1)))


def announcement(table: Table, kind: str, lang: str, site: str) -> Mapping[str, Any]:
    """What the host's webhook is told of a game. Who plays, the result and the link only if the table is listed."""
    listed = bool(table.header.get("listed"))
    names = [str(seat.name) for seat in table.seats]
    if kind == "over":
        ends = (loads(data) for data in reversed(table.entries) if data.startswith(b'{"type":"over"'))
        names = [f"{name} {score}" for end in islice(ends, 1) for name, score in zip(names, end["scores"], strict=True)]
    said = ", ".join(names) if listed else text("notice-players", lang, count=len(names))
    return {
        "kind": kind,
        "table": table.id if listed else None,
        "title": TITLE,
        "text": text(_TEXTS[kind], lang, table=said),
        "url": f"{site}/t/{table.id}" if listed else f"{site}/",
        "lang": lang,
    }


def message(table: Table, kind: str, person: str, lang: str, site: str) -> Mapping[str, Any]:
    """A notice in words. It tells who plays and what is to be done; nothing of the game."""
    others = [str(seat.name) for seat in table.seats if seat.name and seat.person != person]
    name = table.header["name"] or ", ".join(others) or table.id
    return {
        "kind": kind,
        "table": table.id,
        "title": TITLE,
        "text": text(_TEXTS[kind], lang, table=name),
        "url": f"{site}/t/{table.id}",
        "lang": lang,
    }
