"""What can be set about a server. Several workers get them through the environment."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ENVIRONMENT = "THURNTAXIS_SERVER"
"""The variable by which the settings reach the workers."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults; what a host usually changes are options of `thurntaxis serve`."""

    database: str = "thurntaxis.db"
    public_url: str | None = None
    """How the server is reached from outside, for links and for the check of origins.

    By default what the request says.
    """
    origins: tuple[str, ...] = ()
    """Other sites that may talk to this server, for instance a development server of the client."""
    static: str = str(Path(__file__).parent / "static")
    workers: int = 1

    requests_per_second: float = 50.0
    """Requests from one address; ten times as many at once."""
    tables_per_minute: float = 60.0
    """New tables and uploads from one address; as many at once."""
    messages_per_second: float = 40.0
    """Messages over one socket; five times as many at once."""
    sockets_per_address: int = 200
    message_bytes: int = 16_384
    upload_bytes: int = 1_000_000
    upload_plies: int = 20_000
    """More than the longest game of bots that play at random."""
    outbox_messages: int = 256
    outbox_bytes: int = 4_000_000
    """A reader who has this much waiting is too slow and is dropped."""

    cached_tables: int = 2_000
    """Tables kept in memory; others are read again when they are needed."""
    bot_threads: int = 0
    """0: one for each core."""
    bot_seconds: float = 20.0
    """A bot that takes longer for one decision is replaced by a simpler one."""
    absent_seconds: float = 60.0
    """Who is away for so long can be voted out of a live game."""
    absent_correspondence_seconds: float = 24 * 3600.0
    sweep_seconds: float = 2.0
    """How often the store is asked for forgotten bots and clocks."""
    grace_seconds: float = 20.0
    """Clocks that ran out while the server was down get this much."""
    hello_seconds: float = 10.0
    log_level: str = "info"

    def to_environment(self) -> None:
        """Leave the settings where workers find them."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings a worker was started with."""
        values: dict[str, Any] = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        values["origins"] = tuple(values.get("origins", ()))
        return cls(**values)
