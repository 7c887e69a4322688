"""How many games a question needs: planning a tournament before it is played.

The question is whether a seat of one bot gets a certain share of the wins, or only par (one half with two players).
Games count as independent, which paired deals nearly are (`docs/arena.md`).
"""

import math
from dataclasses import dataclass

from ..rollouts.intervals import Z95
from .sequential import BOUND

_Z80 = 0.8416212335729143
SHARES = (0.51, 0.52, 0.53, 0.55, 0.6, 0.7)
"""Shares of the wins at a two-player table that the table of `thurntaxis arena power` shows."""


@dataclass(frozen=True, slots=True)
class Needed:
    """How many games it takes to tell a share of the wins from par."""

    share: float
    interval: int
    """For a 95% interval around par that does not reach the share."""
    tested: int
    """For a test at the 5% level that finds the difference in 80% of all cases."""
    sequential: int
    """On average with `--stop-when-decided`."""


def games_needed(share: float, players: int = 2, margin: float = 0.02) -> Needed:
    """How many games the question needs.

    Args:
        share: the share of the wins that a seat of the bot is expected to get.
        players: the size of the table; all other seats are taken by the other bot.
        margin: that of the sequential test.
    """
    par = 1 / players
    if not 0 < share < 1 or math.isclose(share, par):
        raise ValueError(f"give a share between 0 and 1 other than par, which is {par:.0%} for {players} players")
    apart = abs(share - par)
    at_par, at_share = math.sqrt(par * (1 - par)), math.sqrt(share * (1 - share))
    return Needed(
        share,
        math.ceil(round((Z95 * at_par / apart) ** 2, 6)),
        math.ceil(((Z95 * at_par + _Z80 * at_share) / apart) ** 2),
        math.ceil(_sequential(share, players, margin)),
    )


def _sequential(share: float, players: int, margin: float) -> float:
    """Wald's formula for the test of `sequential`: one bot at one seat against another at all the rest."""
    rest = (1 - share) / (players - 1)
    seatings = players  # games of one deal
    drift = share - rest
    # A game gives 1 if the bot wins, and -1 / (players - 1) if one of the others does.
    spread = (share + (1 - share) / (players - 1) ** 2 - drift**2) / seatings
    step = 4 * margin * drift / spread
    noise = (4 * margin) ** 2 / spread
    return seatings * abs(BOUND * math.tanh(step / noise * BOUND) / step)


def power_lines(players: int, shares: tuple[float, ...], margin: float) -> list[str]:
    """The table for a terminal."""
    head = f"{'wins':>6}  {'interval':>9}  {'test':>9}  {'--stop-when-decided':>19}"
    rows = [games_needed(share, players, margin) for share in shares]
    cells = [f"{row.share:>6.1%}  {row.interval:>9,}  {row.tested:>9,}  {row.sequential:>19,}" for row in rows]
    return [
        f"Games needed to tell a share of the wins from {1 / players:.1%}, one seat against {players - 1}:",
        head,
        *cells,
        "interval: the 95% interval is narrow enough; test: 5% error, 80% power;",
        f"--stop-when-decided: on average, with --margin {margin:g}.",
    ]
