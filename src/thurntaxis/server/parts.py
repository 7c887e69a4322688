"""The parts of a server that its endpoints use, opened and closed together."""

import logging
import os
import secrets
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..tables.requests.routes import Limit
from ..tables.service import TableService
from ..tables.thinking.thought import Thinking
from .limits.rate_limits import Buckets
from .metrics import PrometheusMetrics
from .settings import Settings
from .stores import open_store
from .stores.sql import SqlStore
from .thinking import letters
from .thinking.exchange import Exchange
from .thinking.processes import thinkers
from .thinking.shared import SharedThinkers
from .tournaments.service import Tournaments
from .workers import Workers

if TYPE_CHECKING:
    from .notices.service import NoticeService
    from .ratings.leaderboard import Leaderboard

log = logging.getLogger("thurntaxis.server")


@dataclass(slots=True)
class Server:
    """One server; each worker has its own."""

    settings: Settings
    metrics: PrometheusMetrics
    store: SqlStore
    service: TableService
    workers: Workers
    notices: "NoticeService | None"
    """None if the required packages are not installed."""
    leaderboard: "Leaderboard | None"
    tournaments: Tournaments
    limits: dict[Limit, Buckets]
    """The rate limits for each address."""
    host_tries: Buckets = field(default_factory=lambda: Buckets(0.2, 10))
    """Tokens that an address may try at the host's page."""

    @classmethod
    def of(cls, settings: Settings) -> "Server":
        """A server by its settings; nothing is opened yet."""
        settings = replace(settings, announce=settings.hook is not None)
        metrics, store = PrometheusMetrics(), open_store(settings.database)
        thinking = _thinking(settings, store, metrics)
        service = TableService(settings, store, metrics, thinkers=thinking)
        workers = Workers(
            store,
            metrics,
            service.tasks,
            service.clock,
            thinking,
            lambda: (service.connections.count, len(service.cache)),
        )
        return cls(
            settings,
            metrics,
            store,
            service,
            workers,
            _notices(settings, service, store),
            _leaderboard(settings, service, store),
            Tournaments(service, store),
            _limits(settings),
        )

    async def open(self) -> None:
        """Open everything except the service, which is already open."""
        self.workers.start()
        if isinstance(self.service.thinkers, SharedThinkers):
            self.service.thinkers.start(self.service.tasks)
        if self.notices is not None:
            await self.notices.open()
        if self.leaderboard is not None:
            self.leaderboard.start()
        self.tournaments.start()
        log.info("open", extra={"database": _without_password(self.settings.database)})

    async def close(self) -> None:
        """Close everything, even parts that were not fully opened."""
        self.workers.stop()
        await self.service.close()
        if self.notices is not None:
            await self.notices.close()


def _thinking(settings: Settings, store: SqlStore, metrics: PrometheusMetrics) -> Thinking:
    """Thinking processes of this machine, and of other machines if they share the database."""
    cores = max(1, (os.cpu_count() or 1) // settings.workers)
    number = cores if settings.thinkers is None else max(1, settings.thinkers)  # some thoughts cannot travel
    here = thinkers(number, settings.bot_seconds, settings.thinker_megabytes, metrics)
    if not store.shared:
        return here
    exchange = Exchange(store, secrets.token_hex(6), letters.program())
    return SharedThinkers(here, exchange, thinks_here=settings.thinkers != 0)


def _limits(settings: Settings) -> dict[Limit, Buckets]:
    tables, complaints, uploads = settings.tables_per_minute, settings.complaints_per_hour, settings.uploads_per_day
    return {
        "tables": Buckets(tables / 60, tables),
        "uploads": Buckets(uploads / 86_400, uploads, together=10),
        "complaints": Buckets(complaints / 3600, complaints),
        "channels": Buckets(settings.channels_per_minute / 60, settings.channels_per_minute * 2),
        "mails": Buckets(settings.mails_per_hour / 3600, settings.mails_per_hour),
    }


def _notices(settings: Settings, service: TableService, store: SqlStore) -> "NoticeService | None":
    try:
        from .notices.service import NoticeService
    except ModuleNotFoundError:
        if settings.notices or settings.hook:
            raise
        return None
    return NoticeService(settings, service, store)


def _leaderboard(settings: Settings, service: TableService, store: SqlStore) -> "Leaderboard | None":
    if not settings.ratings:
        return None
    from .ratings.leaderboard import Leaderboard

    return Leaderboard(service, store)


def _without_password(database: str) -> str:
    """A database's address that may be logged."""
    if "://" not in database:
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
