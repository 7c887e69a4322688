"""The settings of a server. Workers get them through the environment."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from ..tables.ports.settings import TableSettings

ENVIRONMENT = "THURNTAXIS_SERVER"
"""The variable by which the settings reach the workers."""


@dataclass(frozen=True, slots=True)
class Settings(TableSettings):
    """All settings with their defaults; what a host usually changes are options of `thurntaxis serve`."""

    database: str = "thurntaxis.db"
    public_url: str | None = None
    """How the server is reached from outside, for links and for the check of origins.

    By default this machine's own addresses.
    """
    network_url: str | None = None
    """How others on the local network reach the server, if they do; found out when it starts."""
    origins: tuple[str, ...] = ()
    """Other sites that may talk to this server, for instance a development server of the client."""
    static: str = str(Path(__file__).parent / "static")
    workers: int = 1
    thinkers: int | None = None
    """Processes in which bots think, hints are found and reviews are made, for each worker.

    None: all workers together have one for each core. 0: this is left to processes of `thurntaxis think`.
    """
    thinker_megabytes: int = 1024
    """How much memory a thinking process may take; one that wants more is replaced."""
    proxy: str = "127.0.0.1"
    """Addresses and networks, with commas between them, of proxies whose forwarded headers are believed."""

    smtp: str | None = None
    """The server that sends e-mail: `smtp://name@host:587`; the password is in THURNTAXIS_SMTP_PASSWORD."""
    mail_from: str | None = None
    hook: str | None = None
    """The host's own webhook, which is notified of all games."""
    hook_lang: str = "en"
    reach_private: bool = False
    """Whether notices may go to machines inside the server's own network."""

    requests_per_second: float = 50.0
    """Requests from one address; ten times as many at once."""
    tables_per_minute: float = 60.0
    """New tables and uploads from one address; as many at once."""
    uploads_per_day: float = 20_000_000.0
    """Bytes of records that one address may upload or import; as many at once. All together ten times as many."""
    channels_per_minute: float = 12.0
    """New places for notices from one address; twice as many at once."""
    mails_per_hour: float = 6.0
    """Questions by e-mail whether somebody wants notices, from one address; as many at once."""
    complaints_per_hour: float = 30.0
    """Blocks and reports from one address; as many at once."""
    messages_per_second: float = 40.0
    """Messages over one socket; five times as many at once. Many sockets of one address share what ten may send."""
    sockets_per_address: int = 200
    connections_per_address: int = 400
    """Open connections from one address, sockets included; those of a proxy are not limited."""
    connections: int = 10_000
    """Open connections in all; fewer if the process may not open as many files."""
    message_bytes: int = 16_384
    upload_bytes: int = 1_000_000

    head_seconds: float = 20.0
    """From the beginning of a connection or a request until its head is complete."""
    body_seconds: float = 60.0
    """From there until its body is complete: enough for a long record over a slow line."""
    idle_seconds: float = 30.0
    """Between an answer and the next request."""
    unread_seconds: float = 60.0
    """Seconds for reading an answer, or each 64 KB of a longer one."""
    hello_seconds: float = 10.0
    """For the first message over a socket."""
    ping_seconds: float = 30.0
    """Between pings over a socket."""
    pong_seconds: float = 60.0
    """For answering a ping."""
    log_level: str = "info"

    def to_environment(self) -> None:
        """Leave the settings where workers find them."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings a worker was started with."""
        values = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        for name in ("origins", "unwanted_words"):
            values[name] = tuple(values.get(name, ()))
        return cls(**values)
