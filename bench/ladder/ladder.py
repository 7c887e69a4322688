"""The standard ladder: each level against the one below, at tables of 2, 3 and 4, and matches about the game itself."""

import shutil
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from thurntaxis import bots
from thurntaxis.arena import Executor, Journal, Plan, run
from thurntaxis.arena.journal import header_of
from thurntaxis.arena.tournament import OnResult
from thurntaxis.errors import ThurnTaxisError
from thurntaxis.game.actions import OFFICIALS
from thurntaxis.sources import fingerprint

RUNGS = ("random", "builder", *(level.code for level in bots.LEVELS))
"""Weakest first."""
STEPS = {2: (0.62, 0.78), 4: (0.33, 0.50)}
"""By players: what part of the games each level for people is to win alone against the level below, from and to."""
RANGES = {(level.code, players): step for level in bots.LEVELS[1:] for players, step in STEPS.items()}
"""The same by level and players."""
SELF_PLAY = ("medium", "hard", "expert")
"""Who plays against its like, to learn about the game: many games of the first, the best games of the last."""
HANDICAPPED = "medium"
"""Who plays without one of the officials, to learn what they are worth."""

KEPT = Path(__file__).parent / "played"
"""Games that took hours, in the repository: a folder of results that lacks them begins with these."""

_GAMES = {"builder": 200, "easy": 400, "hard": 1000, "expert": 200}
_MOST_GAMES = 4000
_HANDICAPPED_GAMES = 1000
_SELF_PLAY_GAMES = {"medium": 1000, "hard": 200, "expert": 100}
_PARTS = 10
_SEED = 1


class LadderError(ThurnTaxisError):
    """There is no such match, or the page cannot be written."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match of the ladder."""

    name: str
    bots: tuple[str, ...]
    """The bots at the table; the first one is the one the match is about."""
    games: int
    range: tuple[float, float] | None = None
    """What part of the games the first bot is to win, from and to."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    def plan(self, games: int) -> Plan:
        """The match with at least that number of games."""
        return Plan(self.bots, self.players, games, _SEED)


def _matches() -> Iterator[Match]:
    for players in (2, 3, 4):
        for weaker, stronger in pairwise(RUNGS):
            seated = (stronger, *[weaker] * (players - 1))
            games = _GAMES.get(stronger, _MOST_GAMES)
            yield Match(f"{stronger}-{weaker}-{players}p", seated, games, RANGES.get((stronger, players)))
    for bot in SELF_PLAY:
        for players in (2, 3, 4):
            yield Match(f"{bot}-self-{players}p", (bot,) * players, _SELF_PLAY_GAMES[bot])
    for official in filter(None, OFFICIALS):
        without = f"without:official={official},bot={HANDICAPPED}"
        yield Match(f"{HANDICAPPED}-without-{official}", (without, HANDICAPPED), _HANDICAPPED_GAMES)


MATCHES: tuple[Match, ...] = tuple(_matches())


class Ladder:
    """The matches, with the number of games that each is to have, and their results in a folder."""

    def __init__(
        self,
        folder: Path,
        *,
        games: int | None = None,
        quick: bool = False,
        only: Sequence[str] = (),
        matches: Sequence[Match] = MATCHES,
    ) -> None:
        self.folder = folder
        chosen = [match for match in matches if not only or any(part in match.name for part in only)]
        if not chosen:
            names = ", ".join(match.name for match in matches)
            raise LadderError(f"there is no match like {' or '.join(only)}; there are: {names}")
        self.plans = {
            match: match.plan(games if games is not None else max(1, match.games // (10 if quick else 1)))
            for match in chosen
        }

    def take_along(self, kept: Path = KEPT) -> None:
        """Begin with games that were kept, in matches that have no results yet."""
        for match in self.plans:
            if (kept / match.name).is_dir() and not (self.folder / match.name).exists():
                shutil.copytree(kept / match.name, self.folder / match.name)

    @property
    def total(self) -> int:
        """How many games all matches are to have."""
        return sum(plan.total for plan in self.plans.values())

    @property
    def done(self) -> int:
        """How many of them are there."""
        return sum(min(self._there(match), plan.total) for match, plan in self.plans.items())

    def _there(self, match: Match) -> int:
        return len(self._journal(match).results())

    def _journal(self, match: Match) -> Journal:
        return Journal(self.folder / match.name)

    def progress(self) -> list[str]:
        """A line for each match: its name and how many of its games have been played."""
        return [f"{match.name:32} {self._there(match):6} of {plan.total}" for match, plan in self.plans.items()]

    def play(
        self,
        executor: Executor,
        *,
        on_result: OnResult | None = None,
        deadline: float | None = None,
        fresh: bool = False,
        mixed: bool = False,
    ) -> None:
        """Play what is missing, all matches growing evenly, until the deadline (of `time.monotonic()`)."""
        for bot in sorted({bot for match in self.plans for bot in match.bots}):
            bots.make(bot)  # refuse an unknown one now, before it forfeits every game
        sources = fingerprint()
        for match, plan in self.plans.items():
            journal = self._journal(match)
            if fresh or journal.header is not None:
                journal.begin(header_of(plan, sources), resume=not fresh, mixed=mixed)
                journal.close()
        for part in range(1, _PARTS + 1):
            for match, plan in self.plans.items():
                if deadline is not None and time.monotonic() > deadline:
                    return
                some = match.plan(-(-plan.games * part // _PARTS))
                if self._there(match) < some.total:
                    self._play_match(match, some, sources, executor, on_result, deadline)

    def check(self, executor: Executor, deals: int) -> int:
        """Play the first deals of each match again; if every game is the same, the results are this version's.

        Return the number of games that were played again.

        Raises:
            LadderError: a game took another course.
        """
        again = 0
        for match in self.plans:
            kept = self._journal(match).results()
            some = match.plan(deals * match.plan(1).total)
            played = run(some, executor).results if kept else []
            for old, new in zip(kept, played, strict=False):
                if old != new:
                    raise LadderError(f"{match.name}: game {old.game} takes another course; --fresh plays it all again")
            again += min(len(kept), len(played))
        for match in self.plans:
            self._journal(match).sign(fingerprint())
        return again

    def _play_match(
        self,
        match: Match,
        plan: Plan,
        sources: str,
        executor: Executor,
        on_result: OnResult | None,
        deadline: float | None,
    ) -> None:
        journal = self._journal(match)
        kept = journal.begin(header_of(plan, sources), resume=True, mixed=True)
        try:
            run(plan, executor, journal=journal, kept=kept, on_result=on_result, deadline=deadline)
        finally:
            journal.close()
