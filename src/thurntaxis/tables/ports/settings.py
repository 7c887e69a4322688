"""The settings of tables, on a server or in a browser."""

from collections.abc import Callable
from dataclasses import dataclass

Spend = Callable[[int], None]
"""Counts the bytes of an upload, and may refuse them."""


def unlimited(size: int) -> None:
    """Refuse nothing."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """Limits and patience, with their defaults."""

    upload_plies: int = 20_000
    """The longest record that can be shown; longer than the longest game of bots that play at random."""
    uploads_bytes: int = 2_000_000_000
    """Room for uploaded records in all."""
    imports_count: bool = False
    """Whether imported games count in statistics, although nobody can check them."""
    outbox_messages: int = 256
    outbox_bytes: int = 4_000_000
    """A connection that has this much waiting is too slow and is closed."""

    cached_tables: int = 2_000
    """Tables kept in memory; others are read again when they are needed."""
    cached_entries: int = 1_000_000
    """Entries and actions of all tables in memory: some thousand usual games, or fifty of the longest."""
    bot_seconds: float = 20.0
    """After this time, a bot must decide at once; if it does not, a simpler one takes over."""
    absent_seconds: float = 60.0
    """A player who is away for this long can be voted out of a live game."""
    absent_correspondence_seconds: float = 24 * 3600.0
    sweep_seconds: float = 2.0
    """How often the store is asked for forgotten bots and clocks."""
    grace_seconds: float = 20.0
    """The time for clocks that ran out while the server was down."""
    people: bool = True
    """Whether others can come to a table."""
    notices: bool = False
    """Whether people can be notified of their turn while they are away."""
    announce: bool = False
    """Whether the host is notified of games that begin and end."""
    ratings: bool = False
    """Whether games are rated, and there is a leaderboard."""
    chat: bool = True
    """Whether people can talk."""
    unwanted_words: tuple[str, ...] = ()
    """Words that no message and no name may have."""
    keep_days: float | None = None
    """After this long, finished games lose their chat, and unused tables are deleted."""
    prune_seconds: float = 3600.0
    """How often such tables are looked for."""
    review_plies: int = 3_000
    """The longest game that is reviewed; several times as long as people need."""
    shows_per_address: int = 4
    """Games between bots that run at the same time for one address."""
    reviews_per_address: int = 2
    """Reviews that are made or wait at the same time for one address; a person has one."""
    reviews: int = 20
    """The same for all addresses. When all are taken, the address that wants most work makes room for others."""
    review_unasked_seconds: float = 90.0
    """A review that nobody asks about for this long is given up; a page in the background asks once a minute."""
    chances_per_address: int = 8
    """People of one address whose positions on the analysis board are valued at the same time."""
    chances: int = 100
    """The same for all addresses."""
    programs: int = 20
    """Programs that people may offer as opponents at the same time; 0: none."""
    programs_per_address: int = 4
    games_per_program: int = 16
    """Games that a program may play at the same time."""
    measuring: bool = False
    """Whether tables take a seed and bots with parameters; such games count nowhere."""
