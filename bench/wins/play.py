"""Plays the games of the study and weighs the cards of some. A stopped run can be continued."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from .ending import play_ending
from .luck import weigh
from .playing import Playing
from .sets import GameSet, all_sets
from .store import Store

STEPS = 20
"""All sets grow together, in this many steps: a run that is stopped leaves something of each."""


def play_all(folder: Path, part: float = 1.0, workers: int = 1, tell: Callable[[str], None] = print) -> None:
    """Play what is missing of the sets."""
    folder.mkdir(parents=True, exist_ok=True)
    sets = all_sets(part)
    there = [Store(folder, games.name).begin() for games in sets]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for step in range(1, STEPS + 1):
            wanted = [max(done, games.games * step // STEPS) for games, done in zip(sets, there, strict=True)]
            jobs = [
                pool.submit(_play_some, folder, part, games.name, range(done, until))
                for games, done, until in zip(sets, there, wanted, strict=True)
                if until > done
            ]
            for job in jobs:
                job.result()
            there = wanted
            tell(f"{step} of {STEPS} steps, {sum(there)} games")
        for job in [pool.submit(_weigh, folder, part, games.name) for games in sets if games.question == "games"]:
            job.result()
        tell("cards weighed")


def played(games: GameSet, number: int) -> bytes:
    return play_ending(games, number) if games.question == "ending" else Playing(games, number).to_the_end()


def _play_some(folder: Path, part: float, name: str, numbers: range) -> None:
    """Play these games of a set, in a process that may be another."""
    games = _named(part, name)
    Store(folder, name).add(played(games, number) for number in numbers)


def _weigh(folder: Path, part: float, name: str) -> None:
    weigh(folder, _named(part, name))


def _named(part: float, name: str) -> GameSet:
    return next(games for games in all_sets(part) if games.name == name)
