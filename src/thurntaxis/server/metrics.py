"""Figures for whoever watches the server, in the format of Prometheus."""

from collections.abc import Iterable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._children: dict[tuple[Any, str], Any] = {}
        registry = self.registry
        self.entries = Counter("thurntaxis_entries", "Entries stored, by type", ["type"], registry=registry)
        self.tables = Counter("thurntaxis_tables_created", "Tables set up", registry=registry)
        self.requests = Counter("thurntaxis_requests", "HTTP requests, by status class", ["status"], registry=registry)
        self.commands = Histogram(
            "thurntaxis_command_seconds", "Time of a command", ["type"], buckets=_SECONDS, registry=registry
        )
        self.thinking = Histogram(
            "thurntaxis_bot_seconds", "Time of a bot's decision", ["level"], buckets=_SECONDS, registry=registry
        )
        self.refusals = Counter("thurntaxis_refusals", "Refused requests, by code", ["code"], registry=registry)
        self.dropped = Counter("thurntaxis_slow_readers", "Readers dropped for being too slow", registry=registry)
        self.bot_failures = Counter("thurntaxis_bot_failures", "Bots replaced by simpler ones", registry=registry)
        self.errors = Counter("thurntaxis_errors", "Faults of the server itself", registry=registry)
        self.sockets = Gauge("thurntaxis_sockets", "Open sockets", registry=registry)
        self.cached = Gauge("thurntaxis_tables_in_memory", "Tables in memory", registry=registry)

    def count_entries(self, entries: Iterable[dict[str, Any]]) -> None:
        """Entries were stored."""
        for entry in entries:
            self._labelled(self.entries, entry["type"]).inc()

    def time_command(self, type: str, seconds: float) -> None:
        """A command was carried out or refused."""
        self._labelled(self.commands, type).observe(seconds)

    def _labelled(self, metric: Any, label: str) -> Any:
        """Looking a label up is the dearest part of counting; there are few."""
        found = self._children.get((metric, label))
        if found is None:
            found = self._children[metric, label] = metric.labels(label)
        return found

    def set_sizes(self, sockets: int, tables: int) -> None:
        """How much there is now."""
        self.sockets.set(sockets)
        self.cached.set(tables)

    def text(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
