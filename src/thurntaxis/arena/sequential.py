"""A sequential test that decides after each deal whether enough games have been played.

For a claim such as "wins at least 70%", the test weighs *a little more* against *a little less* than that by their
likelihood ratio (Wald's test, with the normal approximation and the variance that was found, deal by deal). It stops
when one is 19 times as likely as the other, so it is wrong in about 5% of cases at the edge, and less the clearer
things are.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from .result import GameResult

Verdict = Literal["above", "below"]

BOUND = math.log(0.95 / 0.05)
_FEWEST_DEALS = 8


@dataclass(slots=True)
class SequentialTest:
    """Is the mean of the values, each within `span` of 0, above or below the bar?"""

    bar: float
    margin: float
    span: float = 1.0
    count: int = field(default=0, init=False)
    total: float = field(default=0.0, init=False)
    squares: float = field(default=0.0, init=False)
    verdict: Verdict | None = field(default=None, init=False)

    def add(self, value: float) -> None:
        """Add the next value; after a verdict nothing changes."""
        if self.verdict is not None:
            return
        self.count += 1
        self.total += value
        self.squares += value * value
        evidence = self.evidence
        if self.count >= _FEWEST_DEALS and abs(evidence) >= BOUND:
            self.verdict = "above" if evidence > 0 else "below"

    @property
    def evidence(self) -> float:
        """The logarithm of the likelihood ratio, positive for "above"."""
        if not self.count:
            return 0.0
        mean = self.total / self.count
        return self.count * 2 * self.margin * (mean - self.bar) / self._variance()

    def _variance(self) -> float:
        """The variance found, with one value at each end added: nobody is certain after a few equal results."""
        count = self.count + 2
        mean = self.total / count
        return (self.squares + 2 * self.span * self.span) / count - mean * mean


class Contest:
    """Decides between all bots, pair by pair, by how much more of the wins a seat of one gets than a seat of the other.

    With a `bar`, instead, whether the first bot's share of the wins is above or below it.
    """

    def __init__(self, names: Sequence[str], bar: float | None = None, margin: float = 0.02) -> None:
        self.names = tuple(dict.fromkeys(names))
        self.bar = bar
        self.tests: dict[tuple[str, ...], SequentialTest]
        if bar is not None:
            self.tests = {self.names[:1]: SequentialTest(bar, margin)}
        else:
            self.tests = {pair: SequentialTest(0.0, 2 * margin) for pair in combinations(self.names, 2)}

    @property
    def is_decided(self) -> bool:
        """Whether every question has its answer."""
        return all(test.verdict is not None for test in self.tests.values())

    def add(self, deal: Sequence[GameResult]) -> None:
        """Add all games of one deal."""
        for bots, test in self.tests.items():
            games = [game for game in deal if set(bots) <= set(game.seats)]
            if games:
                shares = [_share(bot, games) for bot in bots]
                test.add(shares[0] - shares[1] if len(shares) == 2 else shares[0])

    def sentences(self) -> list[str]:
        """The verdict in words."""
        return [self._sentence(bots, test) for bots, test in self.tests.items()]

    def _sentence(self, bots: tuple[str, ...], test: SequentialTest) -> str:
        after = f"after {test.count} deals"
        if self.bar is not None:
            if test.verdict is None:
                return f"{bots[0]}: not decided whether above or below {self.bar:.0%} {after}"
            return f"{bots[0]}: {test.verdict} {self.bar:.0%}, decided {after}"
        if test.verdict is None:
            return f"{bots[0]} and {bots[1]}: not decided {after}"
        better, worse = bots if test.verdict == "above" else bots[::-1]
        return f"{better} is stronger than {worse}, decided {after}"


def _share(bot: str, games: Sequence[GameResult]) -> float:
    """The average share of the win of one seat of that bot."""
    shares = [share for game in games for name, share in zip(game.seats, game.shares, strict=True) if name == bot]
    return sum(shares) / len(shares)
