"""Metrics of the server, in the format of Prometheus."""

import time
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from typing_extensions import override

from ..tables.ports.metrics import Metrics

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class _Often(Collector):
    """What is counted with every action: plain numbers, made into metrics when they are collected."""

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
        self.waited = Histogram(
            "thurntaxis_thought_wait_seconds",
            "Time until a process begins to think, by kind of work",
            ["work"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.waiting = Gauge(
            "thurntaxis_thoughts_waiting",
            "Thoughts that wait for a process, by kind of work",
            ["work"],
            registry=registry,
        )
        self.begun = Gauge(
            "thurntaxis_thoughts_begun",
            "Thoughts that a process has begun, by kind of work",
            ["work"],
            registry=registry,
        )
        self.replaced = Counter(
            "thurntaxis_thinkers_replaced", "Thinking processes that ended and were replaced", registry=registry
        )
        self.sockets = Gauge("thurntaxis_sockets", "Open sockets", registry=registry)
        self.connections = Gauge("thurntaxis_connections", "Open connections, sockets included", registry=registry)
        self.recent_refusals: deque[tuple[int, str]] = deque(maxlen=30)
        """Count a refusal by its code."""
        self.cached = Gauge("thurntaxis_tables_in_memory", "Tables in memory", registry=registry)

    @override
    def table_created(self) -> None:
        self.tables.inc()

    @override
    def entries_stored(self, entries: Sequence[Mapping[str, object]]) -> None:
        counts = self._often.entries
        for entry in entries:
            type = str(entry["type"])
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
    def thought_waited(self, work: str, seconds: float) -> None:
        self.waited.labels(work).observe(seconds)

    @override
    def thinker_replaced(self) -> None:
        self.replaced.inc()

    def set_thoughts(self, waiting: Mapping[str, int], begun: Mapping[str, int]) -> None:
        """How many thoughts there are now, by kind of work."""
        for gauge, numbers in ((self.waiting, waiting), (self.begun, begun)):
            for work, number in numbers.items():
                gauge.labels(work).set(number)

    @override
    def fault(self) -> None:
        self.errors.inc()

    @override
    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()
        self.recent_refusals.append((time.time_ns() // 1_000_000, code))

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


def added_up(texts: Sequence[tuple[bool, str]]) -> bytes:
    """The figures of several processes, each as text and whether it is alive, added up; the dead only count."""
    heads: dict[str, tuple[str, str]] = {}
    sums: dict[str, dict[str, float]] = {}
    for alive, text in texts:
        for family in text_string_to_metric_families(text):
            if not alive and family.type == "gauge":
                continue
            name = f"{family.name}_total" if family.type == "counter" else family.name
            heads[name] = family.documentation, family.type
            counts = sums.setdefault(name, {})
            for sample in family.samples:
                if not sample.name.endswith("_created"):
                    labels = ",".join(f"{key}={_quoted(value)}" for key, value in sample.labels.items())
                    key = f"{sample.name}{{{labels}}}" if labels else sample.name
                    counts[key] = counts.get(key, 0.0) + sample.value
    lines = []
    for name, (documentation, kind) in heads.items():
        lines += [f"# HELP {name} {documentation}", f"# TYPE {name} {kind}"]
        lines += [f"{key} {value}" for key, value in sums[name].items()]
    return "\n".join([*lines, ""]).encode()


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
