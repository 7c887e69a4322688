"""Holidays and playing hours: what a person has chosen for all their games over several days.

The choice is stored with the person. Each game notes it as entries, so its deadlines follow from its own log.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from ...protocol import answers
from ...protocol.commands import PlayingHours, TakeHoliday
from ..memory.cache import TableCache
from ..ports.clock import Clock
from ..ports.jsontext import dumps, loads
from ..ports.store import NoteStore, TableStore
from ..refusals import Refusal
from ..table.clock import DAY, Holiday, Quiet, Stops, days_of
from ..table.entries import Entry
from ..table.table import Table

Answer = Mapping[str, object]
Change = Callable[[str, Callable[[Table], tuple[list[Entry], Answer]]], Awaitable[Answer]]

DAYS_PER_SEASON = 21
"""Days of holidays that a person has in a quarter of a year."""
_SEASON = 91 * DAY
_MOST_TABLES = 50
_MOST_HOLIDAYS = 20
_MOST_NOTED = 500
"""The most entries of this kind at a table; later choices are not noted there."""


@dataclass(eq=False)
class Absences:
    """Stores what people have chosen, and adds it to their games."""

    cache: TableCache
    notes: NoteStore
    tables: TableStore
    clock: Clock
    change: Change
    """Changes a table, and waits until it is done."""

    async def of(self, person: str) -> Stops:
        """The times in which a person's clocks stop."""
        kept = await self.notes.note(_key(person), self.clock.now())
        if kept is None:
            return Stops()
        data = loads(kept)
        holidays = tuple(Holiday(*each) for each in data["holidays"])
        return Stops(holidays, Quiet(*data["quiet"]) if data["quiet"] else None)

    async def answer(self, person: str) -> answers.Absences:
        """What a person has chosen, and how many days they have left this season."""
        stops, now = await self.of(person), self.clock.now()
        quiet = stops.quiet
        return {
            "days": DAYS_PER_SEASON,
            "days_left": DAYS_PER_SEASON - _most_days(stops.holidays),
            "holidays": [{"begin": each.begin, "end": each.end} for each in stops.holidays if each.end > now],
            "hours": {"begin": quiet.end, "end": quiet.begin, "zone": quiet.zone} if quiet else None,
        }

    async def take(self, person: str, wanted: TakeHoliday) -> None:
        """Take a holiday; one with the same begin is replaced, and one that ends at its begin is given up.

        Raises:
            Refusal: it is over before it begins, lies in the past, or is too long.
        """
        now, stops = self.clock.now(), await self.of(person)
        known = any(each.begin == wanted.begin for each in stops.holidays)
        if wanted.end < wanted.begin or wanted.end < now - DAY or (wanted.begin < now - DAY and not known):
            raise Refusal("bad_request", "server-holiday-past")
        begin = wanted.begin if known else max(wanted.begin, now)
        changed = stops.with_holiday(Holiday(begin, max(begin, wanted.end, now if begin <= now else 0)))
        kept = tuple(each for each in changed.holidays if each.end > max(each.begin, now - 2 * _SEASON))
        if _most_days(kept) > DAYS_PER_SEASON or len(kept) > _MOST_HOLIDAYS:
            raise Refusal("too_much", "server-holiday-too-long", count=DAYS_PER_SEASON)
        await self._keep(person, replace(changed, holidays=kept))
        await self._follow(person, changed)

    async def keep_hours(self, person: str, wanted: PlayingHours) -> None:
        """Let a person's clocks run only in some hours of the day."""
        stops, hours = await self.of(person), wanted.hours
        quiet = Quiet(hours.end, hours.begin, hours.zone) if hours else None
        if quiet is not None:
            try:
                quiet.over(self.clock.now())
            except (KeyError, ValueError, OSError):  # there is no such time zone
                raise Refusal("bad_request", "server-unknown-zone") from None
            if (quiet.end - quiet.begin) % 1440 > 20 * 60 or quiet.begin == quiet.end:
                raise Refusal("bad_request", "server-hours-too-few")
        changed = Stops(stops.holidays, quiet)
        await self._keep(person, changed)
        await self._follow(person, changed)

    async def note(self, id: str) -> None:
        """Add to a table what its people have chosen in the meantime."""
        async with self.cache.at(id) as table:
            if not _follows(table):
                return
            people = {seat.person for seat in table.seats if seat.person}
        chosen = {person: await self.of(person) for person in sorted(people)}
        await self.change(id, lambda table: self._missing(table, chosen))

    async def _keep(self, person: str, stops: Stops) -> None:
        quiet = stops.quiet
        data = {
            "holidays": [[each.begin, each.end] for each in stops.holidays],
            "quiet": [quiet.begin, quiet.end, quiet.zone] if quiet else None,
        }
        await self.notes.keep_note(_key(person), dumps(data).decode(), self.clock.now())

    async def _follow(self, person: str, stops: Stops) -> None:
        for id in await self.tables.owned_by(person, _MOST_TABLES):
            await self.change(id, lambda table: self._missing(table, {person: stops}))

    def _missing(self, table: Table, chosen: dict[str, Stops]) -> tuple[list[Entry], Answer]:
        """Entries about what a table does not know yet."""
        entries: list[Entry] = []
        if not _follows(table) or table.counts["holiday"] + table.counts["hours"] >= _MOST_NOTED:
            return [], {}
        now = self.clock.now()
        for number, seat in enumerate(table.seats):
            wanted, known = chosen.get(seat.person or ""), table.stops.get(number, Stops())
            if wanted is None:
                continue
            for each in wanted.holidays:
                if each not in known.holidays and max(each.begin, each.end) > table.turn_began:
                    entries += table.note(
                        {"type": "holiday", "at": now, "seat": number, "begin": each.begin, "end": each.end}
                    )
            if wanted.quiet != known.quiet:
                quiet, zone = (
                    ([wanted.quiet.begin, wanted.quiet.end], wanted.quiet.zone) if wanted.quiet else (None, "")
                )
                entries += table.note({"type": "hours", "at": now, "seat": number, "quiet": quiet, "zone": zone})
        return entries, {}


def _follows(table: Table) -> bool:
    return table.status == "playing" and table.header.pace == "correspondence"


def _most_days(holidays: tuple[Holiday, ...]) -> int:
    """The most days of holidays within any season."""
    return max((days_of(holidays, each.begin, each.begin + _SEASON) for each in holidays), default=0)


def _key(person: str) -> str:
    return f"absences {person}"
