"""The workers that share a database: each stores its figures there, so that any of them can add up those of all."""

import json
import logging
import os
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import TypedDict

from ..tables.ports.background import Tasks
from ..tables.ports.clock import Clock
from ..tables.thinking.thought import Thinking
from .metrics import PrometheusMetrics, added_up
from .stores.sql import SqlStore

_SECONDS = 5.0
"""How often the figures are published."""
_FORMER = "former"
"""Where the counts of workers that have ended are kept: a count never falls."""
_UPSERT = (
    "INSERT INTO workers (worker, until, figures) VALUES ($1, $2, $3)"
    " ON CONFLICT (worker) DO UPDATE SET until = excluded.until, figures = excluded.figures"
)


class RecentErrors(logging.Handler):
    """Keeps the last lines of the log that a host should see. They hold no secrets: no line of the log does."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[tuple[int, str]] = deque(maxlen=20)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        kind = record.exc_info[0] if record.exc_info else None
        line = f"{record.getMessage()}{f' ({kind.__name__})' if kind else ''}"
        self.lines.append((int(record.created * 1000), line[:200]))


class Figures(TypedDict):
    """The state of a worker."""

    began: int
    metrics: str
    """The figures in the format of Prometheus."""
    sockets: int
    tables: int
    processor: float
    """Seconds."""
    load: float | None
    refusals: list[tuple[int, str]]
    errors: list[tuple[int, str]]


class Workers:
    """This worker among the others: one that serves people, or one that only thinks."""

    def __init__(
        self,
        store: SqlStore,
        metrics: PrometheusMetrics,
        tasks: Tasks,
        clock: Clock,
        thinkers: Thinking,
        sizes: Callable[[], tuple[int, int]] = lambda: (0, 0),
    ) -> None:
        """`sizes`: how many sockets it has, and tables in memory."""
        self._tasks = tasks
        self._clock = clock
        self._thinkers = thinkers
        self._sizes = sizes
        self._store = store
        self._metrics = metrics
        self._name = secrets.token_hex(6)
        self._began = time.time_ns() // 1_000_000
        self.errors = RecentErrors()

    def start(self) -> None:
        """Begin to collect errors and to publish figures."""
        logging.getLogger("thurntaxis").addHandler(self.errors)
        if self._store.shared:
            self._tasks.repeat("figures", _SECONDS, self._publish)

    def stop(self) -> None:
        """Collect no more errors."""
        logging.getLogger("thurntaxis").removeHandler(self.errors)

    def own(self) -> Figures:
        """The figures of this worker."""
        sockets, tables = self._sizes()
        self._metrics.set_sizes(sockets, tables)
        self._metrics.set_thoughts(self._thinkers.waiting(), self._thinkers.begun())
        return {
            "began": self._began,
            "metrics": self._metrics.text().decode(),
            "sockets": sockets,
            "tables": tables,
            "processor": round(time.process_time(), 1),
            "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
            "refusals": list(self._metrics.recent_refusals),
            "errors": list(self.errors.lines),
        }

    async def all(self) -> list[Figures]:
        """The figures of every worker that is alive, this one first."""
        now = self._clock.now()
        rows = await self._store.fetch("SELECT worker, figures FROM workers WHERE until > $1", now)
        return [self.own(), *(json.loads(figures) for worker, figures in rows if worker != self._name)]

    async def metrics(self) -> bytes:
        """The counts of all workers added up, of those that have ended too, for Prometheus."""
        if not self._store.shared:
            return self.own()["metrics"].encode()
        now = self._clock.now()
        rows = await self._store.fetch("SELECT until, figures FROM workers WHERE worker <> $1", self._name)
        others = [(until > now, str(json.loads(figures)["metrics"])) for until, figures in rows]
        return added_up([(True, self.own()["metrics"]), *others])

    async def _publish(self) -> None:
        await self._gather_former()
        until = self._clock.now() + int(_SECONDS * 3000)
        await self._store.write((_UPSERT, (self._name, until, json.dumps(self.own()))))

    async def _gather_former(self) -> None:
        """Add the counts of workers that have ended long ago to those of all former ones."""
        before = self._clock.now() - 60_000
        dead = await self._store.fetch(
            "SELECT worker, figures FROM workers WHERE until < $1 AND worker <> $2", before, _FORMER
        )
        if not dead:
            return
        release = await self._store.claim("former workers")
        if release is None:
            return
        try:
            rows = await self._store.fetch(
                "SELECT worker, figures FROM workers WHERE until < $1 OR worker = $2", before, _FORMER
            )
            counts = added_up([(False, str(json.loads(figures)["metrics"])) for _, figures in rows])
            await self._store.write(
                *(("DELETE FROM workers WHERE worker = $1", (worker,)) for worker, _ in rows),
                (_UPSERT, (_FORMER, 0, json.dumps({"metrics": counts.decode()}))),
            )
        finally:
            await release()
