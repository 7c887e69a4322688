"""Can the shown chances of winning be believed? Measured on games of a bot against itself, and put right.

    nice python bench/tuning/calibrate.py build/chances --games 1000 --plot docs/chances.svg
    nice python bench/tuning/calibrate.py build/chances-expert --ask expert --games 200

At every decision the playing search says how likely it is to win (`search`). At some moments others are asked as well:
`hint` is what a hint shows for its best way, `position` what a review shows for every seat, and any other name is a bot
that is asked at the seat to act. In the end the game is won or not. In ten bins of equal width the mean of what was
said is compared with the part that was won; the expected calibration error is the mean difference, weighted by what was
said. Prints it for the chances as they are found, and corrected: each fifth of the games by a line through the log-odds
that was fitted to the other four. Prints also the lines fitted to all games, with 95% intervals, and for searches the
error by the lines that the package has (``bots/chances.json``). The games are kept in the folder; called again, the
command plays what is missing.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from thurntaxis.arena.plot import new_figure, save
from thurntaxis.assessment import Assessor
from thurntaxis.bots import Bot, chances, make
from thurntaxis.engine import EngineView, Luck, State

Array = np.ndarray[Any, Any]
Said = list[tuple[int, float]]
"""Chances: of which seat, and what is said."""

BINS = 10
FOLDS = 5
AT_ONCE = 5
"""Games between two times of storing."""
SEARCH = "search"
RESAMPLED = 200
"""How often the games are drawn again for an interval."""


def of_hint(state: State, luck: Luck) -> Said:
    """What a hint shows for its best way."""
    found = Assessor().assess(EngineView(state, state.player))
    return [(state.player, found.best.chances[state.player])] if found.ways else []


def of_position(state: State, luck: Luck) -> Said:
    """What a review shows for every seat."""
    return list(enumerate(Assessor().value(state).chances))


def of_bot(bot: Bot) -> Callable[[State, Luck], Said]:
    """What a bot shows for the move that it chooses."""

    def asked(state: State, luck: Luck) -> Said:
        bot.new_game()
        bot.decide(EngineView(state, state.player), state.legal_actions(), luck)
        return [(state.player, candidate.chance) for candidate in bot.explain().candidates[:1]]

    return asked


OTHERS = {"hint": of_hint, "position": of_position}


def play(bot: str, ask: Sequence[str], players: int, numbers: range, seed: int, one_in: int) -> Array:
    """Rows of: game, who said it (0: the playing search, then as listed), the chance, whether the game was won."""
    rows = []
    bots = [make(bot) for _ in range(players)]
    asked = [OTHERS.get(name) or of_bot(make(name)) for name in ask]
    for game in numbers:
        luck = Luck((seed * 10 + players) * 1_000_000 + game)
        state = State(players)
        luck.deal(state)
        said: list[tuple[int, int, float]] = []
        for one in bots:
            one.new_game()
        while not state.is_over:
            legal = state.legal_actions()
            seat = state.player
            action = bots[seat].decide(EngineView(state, seat), legal, Luck(luck.number()))
            candidates = bots[seat].explain().candidates if len(legal) > 1 else ()
            if candidates and candidates[0].action == action:  # else it goes on with a move of several actions
                said.append((0, seat, candidates[0].chance))
                if luck.below(one_in * players) == 0:
                    found = [(who, *each) for who, one in enumerate(asked, 1) for each in one(state, Luck(game))]
                    said += found
            luck.step(state, action)
        winner = state.winner()
        rows += [(game, who, chance, seat == winner) for who, seat, chance in said]
    return np.array(rows, float)


def played(folder: Path, given: argparse.Namespace, players: int) -> Array:
    """The rows of the wanted number of games: those in the folder, and new ones."""
    path = folder / f"{players}p.npy"
    rows: Array = np.load(path, allow_pickle=False) if path.exists() else np.zeros((0, 4))
    while (there := int(rows[:, 0].max()) + 1 if len(rows) else 0) < given.games:
        numbers = range(there, min(given.games, there + AT_ONCE))
        rows = np.concatenate([rows, play(given.bot, given.ask, players, numbers, given.seed, given.one_in)])
        np.save(path, rows)
    wanted: Array = rows[rows[:, 0] < given.games]
    return wanted


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


def slope_interval(game: Array, said: Array, won: Array) -> tuple[float, float]:
    """The 95% interval of the slope, by drawing whole games again."""
    rng = np.random.default_rng(1)
    rows_of = [np.flatnonzero(game == one) for one in np.unique(game)]
    slopes = []
    for _ in range(RESAMPLED):
        some = np.concatenate([rows_of[k] for k in rng.integers(len(rows_of), size=len(rows_of))])
        slopes.append(fit(said[some], won[some])[0])
    low, high = np.quantile(slopes, (0.025, 0.975))
    return float(low), float(high)


def report(name: str, rows: Array, line: tuple[float, float]) -> str:
    """What one of those who were asked said, and how far it was off; with the line that the package has for it."""
    game, _, said, won = rows.T
    shown = cross_checked(game, said, won)
    slope, shift = fit(said, won)
    low, high = slope_interval(game, said, won)
    return (
        f"{name}: {len(said)} chances, error {error(said, won):.2%}, by the package's line "
        f"{error(corrected(said, line), won):.2%}, by lines of other games {error(shown, won):.2%}; "
        f"slope {slope:.3f} ({low:.3f} to {high:.3f}), shift {shift:+.3f}"
    )


def main() -> None:
    """Play, fit, measure, draw."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", type=Path, help="where the games are kept")
    options.add_argument("--bot", default="search:simulations=300", help="who plays")
    options.add_argument("--ask", nargs="*", default=["hint", "position"], help="who else is asked")
    options.add_argument("--one-in", type=int, default=12, help="asked at one in this many decisions of a player")
    options.add_argument("--players", type=int, nargs="*", default=[2, 3, 4], choices=(2, 3, 4))
    options.add_argument("--games", type=int, default=1000, help="at each size of table")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--plot", type=Path, help="where to draw it, .svg or .png")
    given = options.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    figure, axes = new_figure(given.plot, (10, 3.6), 3) if given.plot else (None, [None] * 3)
    shipped = dict(chances.SLOPE_AND_SHIFT)
    chances.SLOPE_AND_SHIFT.update(dict.fromkeys(shipped, (1.0, 0.0)))  # what the searches themselves expect
    for players, axis in zip(given.players, axes, strict=False):
        rows = played(given.folder, given, players)
        print(f"{players} players, {len(set(rows[:, 0]))} games", flush=True)
        for who, name in enumerate([SEARCH, *given.ask]):
            line = (1.0, 0.0) if name in OTHERS else shipped[players]
            print(f"  {report(name, rows[rows[:, 1] == who], line)}", flush=True)
        if axis is not None:
            game, _, said, won = rows[rows[:, 1] == 0].T
            _draw(axis, players, said, cross_checked(game, said, won), won)
    if figure is not None:
        figure.suptitle(f"what {given.bot} says, and the results")
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
