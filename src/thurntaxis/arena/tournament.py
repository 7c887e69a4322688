"""Plays a plan: keeps earlier games, plays the rest in order, stores them, and stops when the contest is decided."""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain

from .executors import Executor
from .journal import Journal
from .pairing import Plan
from .result import GameResult, Played, Time
from .sequential import Contest

OnResult = Callable[[GameResult], None]
"""Is called with each new result, for a progress bar."""


@dataclass(slots=True)
class Tournament:
    """The result of a plan."""

    plan: Plan
    results: list[GameResult] = field(default_factory=list)
    times: dict[str, Time] = field(default_factory=dict)


def run(
    plan: Plan,
    executor: Executor,
    *,
    journal: Journal | None = None,
    kept: list[GameResult] | None = None,
    contest: Contest | None = None,
    on_result: OnResult | None = None,
    deadline: float | None = None,
) -> Tournament:
    """Play the games of a plan that are not among the kept ones.

    Args:
        plan: which games.
        executor: where they are played.
        journal: where each result is written.
        kept: results of earlier games of the plan, from number 0 on.
        contest: when it is decided, the rest is not played. It is asked after whole deals, in order, so that the number
            of workers does not matter.
        on_result: is called with each new result.
        deadline: no result is waited for after this moment of `time.monotonic()`.
    """
    tournament = Tournament(plan)
    kept = (kept or [])[: plan.total]
    seatings = len(plan.seatings())
    with closing(_played(plan, executor, len(kept), journal, on_result, deadline)) as new:
        for played in chain(map(Played, kept), new):
            result = played.result
            tournament.results.append(result)
            for bot, spent in zip(result.seats, played.times, strict=False):
                tournament.times[bot] = tournament.times.get(bot, Time()) + spent
            if contest is not None and len(tournament.results) % seatings == 0:
                contest.add(tournament.results[-seatings:])
                if contest.is_decided:
                    break
    return tournament


def _played(
    plan: Plan,
    executor: Executor,
    start: int,
    journal: Journal | None,
    on_result: OnResult | None,
    deadline: float | None,
) -> Generator[Played]:
    """New games, stored as they are played."""
    if start >= plan.total:
        return
    for played in executor.play(plan.schedule(start), deadline):
        if journal is not None:
            journal.add(played)
        if on_result is not None:
            on_result(played.result)
        yield played
