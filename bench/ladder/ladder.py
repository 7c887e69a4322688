"""The standard ladder: each level against the one below, at tables of 2, 3 and 4, and matches about the game itself."""

import json
import lzma
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from thurntaxis import bots
from thurntaxis.arena import Executor, Journal, Plan, Time, run
from thurntaxis.arena.journal import GAMES, TIMES, header_of
from thurntaxis.arena.tournament import OnResult
from thurntaxis.errors import ThurnTaxisError
from thurntaxis.game.actions import OFFICIALS

from .fingerprint import fingerprint

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

RESULTS = Path(__file__).parent / "results"
"""Where the ladder plays. Git ignores it, and nothing cleans it."""
KEPT = Path(__file__).parent / "played"
"""The results in the repository, compressed: a folder of results begins with these."""
_PACKED = GAMES + ".xz"

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

    def unpack(self, kept: Path = KEPT) -> None:
        """Begin with the games in the repository, in matches that have no results yet."""
        for match in self.plans:
            source, target = kept / match.name, self.folder / match.name
            if (source / _PACKED).exists() and not target.exists():
                target.mkdir(parents=True)
                (target / GAMES).write_bytes(lzma.decompress((source / _PACKED).read_bytes()))
                (target / TIMES).write_bytes((source / TIMES).read_bytes())

    def pack(self, kept: Path = KEPT) -> None:
        """Put the results into the repository. Of the times only each bot's sum stays, in the line of game 0."""
        for match in self.plans:
            journal = self._journal(match)
            if results := journal.results():
                target, sums = kept / match.name, journal.times()
                target.mkdir(parents=True, exist_ok=True)
                (target / _PACKED).write_bytes(lzma.compress((journal.folder / GAMES).read_bytes(), preset=9))
                times = [asdict(sums.pop(bot, Time())) for bot in results[0].seats]
                (target / TIMES).write_text(json.dumps({"game": 0, "times": times}) + "\n", encoding="utf-8")

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
        """Play what is missing, all matches growing evenly, until the deadline (of `time.monotonic()`).

        Results of bots that have changed are forgotten if `fresh`, continued if `mixed`, and otherwise refused.
        """
        for bot in sorted({bot for match in self.plans for bot in match.bots}):
            bots.make(bot)  # refuse an unknown one now, before it forfeits every game
        fingerprints = {match: fingerprint(match.bots) for match in self.plans}
        for match, plan in self.plans.items():
            journal = self._journal(match)
            if (old := journal.header) is not None:
                forget = fresh and old["sources"] != fingerprints[match]
                journal.begin(header_of(plan, fingerprints[match]), resume=not forget, mixed=mixed)
                journal.close()
        for part in range(1, _PARTS + 1):
            for match, plan in self.plans.items():
                if deadline is not None and time.monotonic() > deadline:
                    return
                some = match.plan(-(-plan.games * part // _PARTS))
                if self._there(match) < some.total:
                    self._play_match(match, some, fingerprints[match], executor, on_result, deadline)

    def changed(self) -> list[str]:
        """The matches whose results are of bots that play other games today."""
        return [
            match.name
            for match in self.plans
            if (header := self._journal(match).header) and header["sources"] != fingerprint(match.bots)
        ]

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
