"""Turn clocks, which stop during holidays and outside a person's playing hours.

Pure functions of times in milliseconds since 1970, so that a simulator's clock gives the same deadlines as a real one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

DAY = 24 * 3600 * 1000
LEAST_BANK = 30_000
"""Milliseconds for a turn of somebody whose time for the whole game is used up."""
READING = 60_000
"""Milliseconds for which the clocks of a rematch stand still: it begins while others still read the score."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of every day in which a person is not to be disturbed: minutes of the day, in a time zone."""

    begin: int
    end: int
    zone: str

    def over(self, now: int) -> int:
        """When they are over (milliseconds since 1970); now if these are not such hours."""
        here = datetime.fromtimestamp(now / 1000, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        length = (self.end - self.begin) % 1440
        since = (minute - self.begin) % 1440
        if since >= length:
            return now
        # By the wall clock: the night in which the clocks change is an hour longer or shorter.
        until = here.replace(second=0, microsecond=0, tzinfo=None) + timedelta(minutes=length - since)
        return int(until.replace(tzinfo=here.tzinfo).timestamp() * 1000)

    def next(self, now: int) -> int:
        """When they begin, seen from a moment outside them."""
        return Quiet(self.end, self.begin, self.zone).over(now)


@dataclass(frozen=True, slots=True)
class Holiday:
    """Days during which a person's clocks stop."""

    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Stops:
    """When the clock of a seat does not run."""

    holidays: tuple[Holiday, ...] = ()
    quiet: Quiet | None = None

    def with_holiday(self, holiday: Holiday) -> "Stops":
        """With one more holiday; one that begins at the same moment is replaced."""
        others = tuple(each for each in self.holidays if each.begin != holiday.begin)
        return Stops((*others, holiday), self.quiet)

    def holiday_after(self, now: int) -> Holiday | None:
        """The holiday that a moment belongs to, or else the next one."""
        coming = (each for each in self.holidays if each.end > max(now, each.begin))
        return min(coming, key=lambda each: each.begin, default=None)


def deadline(began: int, limit: int, stops: Stops) -> int:
    """When `limit` milliseconds have passed since `began`, as far as the clock ran."""
    at, left = began, limit
    while True:
        begins, ends = _next_stop(at, stops)
        if begins is None or at + left <= begins:
            return at + left
        left -= max(0, begins - at)
        at = ends


def passed(began: int, now: int, stops: Stops) -> int:
    """How many milliseconds the clock ran between two moments."""
    at, total = began, 0
    while at < now:
        begins, ends = _next_stop(at, stops)
        if begins is None or begins >= now:
            return total + now - at
        total += max(0, begins - at)
        at = ends
    return total


def _next_stop(at: int, stops: Stops) -> tuple[int | None, int]:
    """The next time, from a moment on, in which the clock does not run: its begin and its end."""
    found: list[tuple[int, int]] = [(max(at, each.begin), each.end) for each in stops.holidays if each.end > at]
    quiet = stops.quiet
    if quiet is not None and quiet.begin != quiet.end:
        begins = at if quiet.over(at) > at else quiet.next(at)
        found.append((begins, max(quiet.over(begins), begins + 1)))
    return min(found, default=(None, at))


def days_of(holidays: Sequence[Holiday], begin: int, end: int) -> int:
    """How many days of holidays, begun ones included, lie between two moments."""
    total = sum(max(0, min(each.end, end) - max(each.begin, begin)) for each in holidays)
    return -(-total // DAY)
