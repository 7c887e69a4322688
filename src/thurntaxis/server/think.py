"""A process without sockets that thinks for the servers of a database: bots, hints and reviews."""

import asyncio
import os
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress

from ..extras import missing
from ..tables.ports.background import Tasks
from ..tables.ports.clock import Clock
from ..tables.ports.settings import TableSettings
from ..tables.ports.store import StoreError
from .metrics import PrometheusMetrics
from .run import ServeError, check_installed
from .stores import open_store
from .thinking import letters
from .thinking.claiming import Claims
from .thinking.exchange import Exchange
from .thinking.processes import thinkers
from .workers import Workers

_CLAIM_SECONDS = 0.05
"""How often it looks for something to think about."""
_CLOSE_SECONDS = 2.0
"""How long a stop waits for the database."""


def run(
    database: str,
    processes: int | None,
    megabytes: int,
    log_level: str = "warning",
    *,
    echo: Callable[[str], object] = print,
) -> None:
    """Think until interrupted.

    Raises:
        ServeError: the settings are not possible.
        StoreError: the database cannot be used.
    """
    check_installed()
    if not database.startswith(("postgresql://", "postgres://")):
        raise ServeError("the database must be one that several machines can share: --database postgresql://…")
    if missing("postgres"):
        raise ServeError("PostgreSQL needs asyncpg: pip install 'thurntaxis[postgres]'")
    from . import logs

    logs.set_up(log_level)
    asyncio.run(_think(database, processes or os.cpu_count() or 1, megabytes, echo))


async def _think(database: str, processes: int, megabytes: int, echo: Callable[[str], object]) -> None:
    metrics, store = PrometheusMetrics(), open_store(database, beside=True)
    await store.open(None)
    made = thinkers(processes, TableSettings().bot_seconds, megabytes, metrics)
    made.warm_up()
    tasks, clock = Tasks(metrics), Clock()
    claims = Claims(Exchange(store, secrets.token_hex(6), letters.program()), made, tasks)
    workers = Workers(store, metrics, tasks, clock, made)
    claims.start(_CLAIM_SECONDS)
    workers.start()
    echo(f"Thinking in {processes} {'process' if processes == 1 else 'processes'}.")
    try:
        await _interrupted()
    finally:
        workers.stop()
        await tasks.close(_CLOSE_SECONDS)
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                await claims.stop()
        await made.close()
        await store.close()


async def _interrupted() -> None:
    """Wait until the process is asked to end."""
    asked = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows raises KeyboardInterrupt instead
            asyncio.get_running_loop().add_signal_handler(each, asked.set)
    await asked.wait()
