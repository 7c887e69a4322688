"""Answers about holidays and playing hours."""

from typing_extensions import TypedDict

from ..model import sent
from ..tables import Time


@sent
class HolidayDays(TypedDict):
    """Days during which your clocks stop."""

    begin: Time
    end: Time


@sent
class HoursOfDay(TypedDict):
    """The hours of the day in which your clocks run."""

    begin: int
    """A minute of the day."""
    end: int
    zone: str
    """A time zone, such as `Europe/Berlin`."""


@sent
class Absences(TypedDict):
    """When your clocks stop, in games over several days."""

    days: int
    """Days of holidays that everybody has in a season of 91 days."""
    days_left: int
    holidays: list[HolidayDays]
    """Current and future holidays."""
    hours: HoursOfDay | None
    """Null if your clocks run all day."""
