"""Tournaments between bots with paired deals and intervals.

Examples:
    >>> from thurntaxis.arena import Here, Plan, run, summarise
    >>> tournament = run(Plan(("builder", "random"), players=2, games=2), Here())
    >>> [result.seats for result in tournament.results]
    [('builder', 'random'), ('random', 'builder')]
"""

from . import handicap
from .executors import Executor, ExecutorError, Here, Local, OnRay
from .journal import Journal, JournalError
from .pairing import Plan, PlanError, PlannedGame
from .play import play
from .ratings import ratings
from .result import Forfeit, GameResult, Played, SeatResult, Time
from .sequential import Contest, SequentialTest
from .statistics import Figure
from .summary import Standing, Summary, summarise
from .tournament import Tournament, run
from .worker import Setup, Worker, WorkerError

__all__ = [
    "Contest",
    "Executor",
    "ExecutorError",
    "Figure",
    "Forfeit",
    "GameResult",
    "Here",
    "Journal",
    "JournalError",
    "Local",
    "OnRay",
    "Plan",
    "PlanError",
    "PlannedGame",
    "Played",
    "SeatResult",
    "SequentialTest",
    "Setup",
    "Standing",
    "Summary",
    "Time",
    "Tournament",
    "Worker",
    "WorkerError",
    "handicap",
    "play",
    "ratings",
    "run",
    "summarise",
]
