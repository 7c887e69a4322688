"""Answers about notices."""

from typing import Literal

from typing_extensions import TypedDict

from ..model import sent


@sent
class NoticeChannel(TypedDict):
    """A place where you are notified."""

    id: str
    kind: Literal["push", "hook", "mail"]
    name: str
    """The address, or the push service's name."""
    confirmed: bool
    """Whether an e-mail address was confirmed; always true for other channels."""


@sent
class QuietTime(TypedDict):
    """Hours in which nothing is sent: minutes of the day, in a time zone."""

    begin: int
    end: int
    zone: str


@sent
class MyNotices(TypedDict):
    """How you are notified while you are away."""

    push_key: str | None
    """The key with which a browser subscribes; null if the server sends no notices."""
    mail: bool
    """Whether the host sends e-mail."""
    on: bool
    lang: str
    quiet: QuietTime | None
    off_tables: list[str]
    """Tables whose notices you have turned off."""
    channels: list[NoticeChannel]
