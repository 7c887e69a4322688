"""Can the shown chances of winning be believed? Measured on games of a bot against itself, and put right.

    nice python bench/tuning/calibrate.py build/chances --games 1000 --plot docs/chances.svg

At every decision the search says how likely it is to win; in the end the game is won or not. In ten bins of equal width
the mean of what was said is compared with the part that was won; the expected calibration error is the mean difference,
weighted by decisions. Prints it for the chances as the search finds them, and corrected: each fifth of the games by a
line through the log-odds that was fitted to the other four. Prints also the lines fitted to all games, which stand in
``bots/chances.py``, and the error by the lines that stand there now. The games are kept in the folder; called again,
the command plays what is missing.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from thurntaxis.arena.plot import new_figure, save
from thurntaxis.bots import chances, make
from thurntaxis.engine import EngineView, Luck, State

Array = np.ndarray[Any, Any]

BINS = 10
FOLDS = 5
AT_ONCE = 25
"""Games between two times of storing."""


def play(bot: str, players: int, numbers: range, seed: int) -> Array:
    """Rows of: game, chance that the search expected, whether the game was won."""
    rows = []
    bots = [make(bot) for _ in range(players)]
    for game in numbers:
        luck = Luck((seed * 10 + players) * 1_000_000 + game)
        state = State(players)
        luck.deal(state)
        said = []
        for one in bots:
            one.new_game()
        while not state.is_over:
            legal = state.legal_actions()
            seat = state.player
            action = bots[seat].decide(EngineView(state, seat), legal, Luck(luck.number()))
            candidates = bots[seat].explain().candidates if len(legal) > 1 else ()
            if candidates and candidates[0].action == action:  # else it goes on with a move of several actions
                said.append((seat, candidates[0].chance))
            luck.step(state, action)
        winner = state.winner()
        rows += [(game, chance, seat == winner) for seat, chance in said]
    return np.array(rows, float)


def played(folder: Path, bot: str, players: int, games: int, seed: int) -> Array:
    """The rows of this many games: those in the folder, and new ones."""
    path = folder / f"{players}p.npy"
    rows = np.load(path, allow_pickle=False) if path.exists() else np.zeros((0, 3))
    while (there := int(rows[:, 0].max()) + 1 if len(rows) else 0) < games:
        new = play(bot, players, range(there, min(games, there + AT_ONCE)), seed)
        rows = np.concatenate([rows, new])
        np.save(path, rows)
    return rows


def fit(said: Array, won: Array) -> tuple[float, float]:
    """The slope and the shift of the log-odds that make what was said most likely (Newton's method)."""
    odds = _odds(said)
    x = np.stack([odds, np.ones_like(odds)], 1)
    line = np.array([1.0, 0.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ line))
        line = line + np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + 1e-6 * np.eye(2), x.T @ (won - p))
    return float(line[0]), float(line[1])


def _odds(said: Array) -> Array:
    inside = np.clip(said, 1e-6, 1 - 1e-6)
    odds: Array = np.log(inside / (1 - inside))
    return odds


def corrected(said: Array, line: tuple[float, float]) -> Array:
    """The chances after the correction."""
    sure = (said <= 1e-9) | (said >= 1 - 1e-9)
    return np.where(sure, said, 1 / (1 + np.exp(-line[0] * _odds(said) - line[1])))


def cross_checked(game: Array, said: Array, won: Array) -> Array:
    """The chances, each corrected by a line that does not know its game."""
    shown = np.empty_like(said)
    for fold in range(FOLDS):
        here = game % FOLDS == fold
        shown[here] = corrected(said[here], fit(said[~here], won[~here]))
    return shown


def in_bins(said: Array, won: Array) -> list[tuple[float, float, int]]:
    """Of every bin: the mean of what was said, the part that was won, the number of decisions."""
    which = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        (float(said[which == k].mean()), float(won[which == k].mean()), int((which == k).sum()))
        for k in range(BINS)
        if (which == k).any()
    ]


def error(said: Array, won: Array) -> float:
    """The expected calibration error."""
    return sum(abs(mean - part) * count for mean, part, count in in_bins(said, won)) / len(said)


def main() -> None:
    """Play, fit, measure, draw."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", type=Path, help="where the games are kept")
    options.add_argument("--bot", default="search:simulations=300")
    options.add_argument("--games", type=int, default=1000, help="at each size of table")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--plot", type=Path, help="where to draw it, .svg or .png")
    given = options.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    figure, axes = new_figure(given.plot, (10, 3.6), 3) if given.plot else (None, [None] * 3)
    for players, axis in zip((2, 3, 4), axes, strict=True):
        shipped = chances.SLOPE_AND_SHIFT[players]
        chances.SLOPE_AND_SHIFT[players] = (1.0, 0.0)  # what the search itself expects
        game, said, won = played(given.folder, given.bot, players, given.games, given.seed).T
        shown = cross_checked(game, said, won)
        slope, shift = fit(said, won)
        print(
            f"{players} players, {len(set(game))} games, {len(game)} decisions: error {error(said, won):.2%}, "
            f"corrected {error(shown, won):.2%}, by the package's line {error(corrected(said, shipped), won):.2%}; "
            f"slope {slope:.3f}, shift {shift:+.3f}",
            flush=True,
        )
        if axis is not None:
            _draw(axis, players, said, shown, won)
    if figure is not None:
        figure.suptitle(f"what {given.bot} says, and what becomes of it")
        save(figure, given.plot)


def _draw(axis: Any, players: int, said: Array, shown: Array, won: Array) -> None:
    axis.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for chance, label, style in ((said, "the search", "o--"), (shown, "corrected", "s-")):
        bins = in_bins(chance, won)
        axis.plot([b[0] for b in bins], [b[1] for b in bins], style, label=f"{label}: {error(chance, won):.1%}")
    axis.set_xlabel(f"chance of winning, {players} players")
    axis.set_ylabel("part of the games won")
    axis.legend(fontsize="small")


if __name__ == "__main__":
    main()
