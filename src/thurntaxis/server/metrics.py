"""Figures for whoever watches the server, in the format of Prometheus."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from typing_extensions import override

from ..tables.metrics import Metrics

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class _Often(Collector):
    """What is counted with every action: plain numbers, made into figures when somebody asks."""

    def __init__(self) -> None:
        self.entries: dict[str, int] = {}
        self.commands: dict[str, tuple[list[int], list[float]]] = {}
        """By type: how many took how long, and all their seconds."""

    def collect(self) -> Iterable[CounterMetricFamily | HistogramMetricFamily]:
        """The figures."""
        entries = CounterMetricFamily("thurntaxis_entries", "Entries stored, by type", labels=["type"])
        for type, number in self.entries.items():
            entries.add_metric([type], number)
        commands = HistogramMetricFamily("thurntaxis_command_seconds", "Time of a command", labels=["type"])
        limits = [*(str(seconds) for seconds in _SECONDS), "+Inf"]
        for type, (counts, seconds) in self.commands.items():
            commands.add_metric([type], list(zip(limits, accumulate(counts), strict=True)), seconds[0])
        return entries, commands


class PrometheusMetrics(Metrics):
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self._often = _Often()
        registry.register(self._often)
        self.tables = Counter("thurntaxis_tables_created", "Tables set up", registry=registry)
        self.requests = Counter("thurntaxis_requests", "HTTP requests, by status class", ["status"], registry=registry)
        self.thinking = Histogram(
            "thurntaxis_bot_seconds", "Time of a bot's decision", ["level"], buckets=_SECONDS, registry=registry
        )
        self.refusals = Counter("thurntaxis_refusals", "Refused requests, by code", ["code"], registry=registry)
        self.dropped = Counter("thurntaxis_slow_readers", "Readers dropped for being too slow", registry=registry)
        self.bot_failures = Counter("thurntaxis_bot_failures", "Bots replaced by simpler ones", registry=registry)
        self.errors = Counter("thurntaxis_errors", "Faults of the server itself", registry=registry)
        self.sockets = Gauge("thurntaxis_sockets", "Open sockets", registry=registry)
        self.connections = Gauge("thurntaxis_connections", "Open connections, sockets included", registry=registry)
        self.cached = Gauge("thurntaxis_tables_in_memory", "Tables in memory", registry=registry)

    @override
    def table_created(self) -> None:
        self.tables.inc()

    @override
    def entries_stored(self, entries: Sequence[dict[str, Any]]) -> None:
        counts = self._often.entries
        for entry in entries:
            type = entry["type"]
            counts[type] = counts.get(type, 0) + 1

    @override
    def command_done(self, type: str, seconds: float) -> None:
        found = self._often.commands.get(type)
        if found is None:
            found = self._often.commands[type] = [0] * (len(_SECONDS) + 1), [0.0]
        found[0][bisect_left(_SECONDS, seconds)] += 1
        found[1][0] += seconds

    @override
    def bot_decided(self, level: str, seconds: float) -> None:
        self.thinking.labels(level).observe(seconds)

    @override
    def bot_replaced(self) -> None:
        self.bot_failures.inc()

    @override
    def fault(self) -> None:
        self.errors.inc()

    @override
    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    @override
    def connection_dropped(self) -> None:
        self.dropped.inc()

    @override
    def set_sizes(self, connections: int, tables: int) -> None:
        self.sockets.set(connections)
        self.cached.set(tables)

    def text(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
