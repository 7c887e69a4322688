"""Do values agree with themselves, and what explains results: the cards, the decisions, or the judge's changes of mind?

    nice python bench/tuning/luck.py --players 2 --games 400 --simulations 0
    nice python bench/tuning/luck.py --players 2 --games 100 --simulations 300 --jumps

Games of a bot against itself. Every position is valued by the judge, or by a search that sees all cards. Three
sums of each game are set beside its result (1 if seat 0 wins, else 0):

- *draws*: for every card from the supply, the value with it minus the mean over all cards that could have come, each as
  often as it is there (for cards that come later at the same time, others are drawn). Its mean is 0, whatever the
  value function thinks: so it can be subtracted from results without a bias (AIVAT);
- *decisions*: the value after an action (before any card) minus the value before it;
- *forced*: of these, those where only one action was legal. Nothing was decided or drawn there, so this should be 0.

Prints how far the value jumps where nothing was decided or drawn, and the share of the variance of results that goes
when each sum is subtracted.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from thurntaxis.bots import make
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.opponents.search import SearchBot
from thurntaxis.engine import EngineView, Luck, State

Array = np.ndarray[Any, Any]

FOLDS = 5


class Valuer:
    """The value of positions for seat 0: what a search expects, or the judge itself."""

    def __init__(self, simulations: int, seed: int) -> None:
        self.bot = SearchBot(simulations) if simulations else None
        self.judge = Judge()
        self.luck = Luck(seed)

    def of(self, state: State) -> float:
        """The chance of seat 0, with all hands open; for a search, cards still awaited are drawn."""
        if self.bot is None:
            self.judge.evaluate(state)
            return self.judge.chances[0]
        opened = state.copy()
        self.luck.deal(opened)
        for seat in range(opened.players):
            opened.known[seat] = opened.hands[seat]
        return self.bot.assess(EngineView(opened, opened.player), Luck(self.luck.number())).chances[0]

    def with_cards(self, state: State) -> list[tuple[int, int, float]]:
        """Of every card that the awaiting state may get: the city, how many are in the supply, the value with it."""
        found = []
        for city in range(22):
            low, high = state.supply >> city & 1, state.supply >> (city + 32) & 1
            if copies := low + 2 * high:
                given = state.copy()
                given.give(city)
                found.append((city, copies, self.of(given)))
        return found


def play(bot: str, players: int, simulations: int, seed: int) -> tuple[float, float, float, float, list[float]]:
    """A game: its result, the sums of draws, decisions and forced actions, and the jumps of the latter."""
    luck, state, valuer = Luck(seed), State(players), Valuer(simulations, seed)
    luck.deal(state)
    bots = [make(bot) for _ in range(players)]
    draws = decisions = forced = 0.0
    jumps: list[float] = []
    before = valuer.of(state)
    while not state.is_over:
        legal = state.legal_actions()
        action = bots[state.player].decide(EngineView(state, state.player), legal, Luck(luck.number()))
        state.apply(action)
        cards = valuer.with_cards(state) if state.awaits_card else []
        after = _mean(cards) if cards else valuer.of(state)
        decisions += after - before
        if len(legal) == 1:
            forced += after - before
            jumps.append(after - before)
        while state.awaits_card:
            city = luck.card(state.supply)
            draws += next(value for card, _, value in cards if card == city) - _mean(cards)
            state.give(city)
            cards = valuer.with_cards(state) if state.awaits_card else []
        before = valuer.of(state)
    return float(state.winner() == 0), draws, decisions, forced, jumps


def jumps_of(bot: str, players: int, simulations: int, seed: int) -> list[float]:
    """The jumps of a game where one action is legal and no card follows; nothing else is valued."""
    luck, state, valuer = Luck(seed), State(players), Valuer(simulations, seed)
    luck.deal(state)
    bots = [make(bot) for _ in range(players)]
    jumps: list[float] = []
    while not state.is_over:
        legal, before = state.legal_actions(), state.copy()
        action = bots[state.player].decide(EngineView(state, state.player), legal, Luck(luck.number()))
        state.apply(action)
        if len(legal) == 1 and not state.awaits_card:
            jumps.append(valuer.of(state) - valuer.of(before))
        luck.deal(state)
    return jumps


def _mean(cards: list[tuple[int, int, float]]) -> float:
    return sum(copies * value for _, copies, value in cards) / sum(copies for _, copies, _ in cards)


def cross_fitted(won: Array, draws: Array) -> Array:
    """Results less the luck of the draw, times a factor that for each fifth of the games fits the other four best."""
    fold = np.arange(len(won)) % FOLDS
    less = np.array(won)
    for one in range(FOLDS):
        rest = fold != one
        less[~rest] -= np.cov(won[rest], draws[rest])[0, 1] / draws[rest].var(ddof=1) * draws[~rest]
    return less


def main() -> None:
    """Play and print."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--bot", default="hard")
    options.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--simulations", type=int, default=60, help="for each value; 0: the judge alone")
    options.add_argument("--jumps", action="store_true", help="measure only how far values jump")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    seeds = range(given.seed * 1_000_000, given.seed * 1_000_000 + given.games)
    with ProcessPoolExecutor(given.workers) as pool:
        if given.jumps:
            found = pool.map(partial(jumps_of, given.bot, given.players, given.simulations), seeds)
            print_jumps(given.players, given.simulations, [jump for jumps in found for jump in jumps])
            return
        games = list(pool.map(partial(play, given.bot, given.players, given.simulations), seeds))
    rows = [row for *row, _ in games]
    jumps = [jump for *_, new in games for jump in new]
    won, draws, decisions, forced = np.array(rows).T
    whole = won.var()
    if not whole:
        raise SystemExit("all games ended alike: nothing can be explained; play more")
    print(f"{len(won)} games")
    print_jumps(given.players, given.simulations, jumps)
    for name, part in (("draws", draws), ("decisions", decisions), ("forced actions", forced)):
        less = 1 - (won - part).var() / whole
        print(f"{name}: mean {part.mean():+.3f}; subtracted, the variance is {less:+.1%} smaller")
    print(f"mean of the draws in standard errors: {draws.mean() / (draws.std() / len(draws) ** 0.5):+.2f}")
    best = np.cov(won, draws)[0, 1] / draws.var(ddof=1)
    print(f"as if there had been {whole / (won - draws).var():.2f} times as many games", end="; ")
    less = cross_fitted(won, draws)
    print(f"with a cross-fitted factor (all games: {best:.2f}): {whole / less.var():.2f} times", end=", ")
    print(f"and the mean changes by {less.mean() - won.mean():+.4f}")
    again = np.random.default_rng(1).integers(0, len(won), (1000, len(won)))
    worth = [won[some].var() / cross_fitted(won[some], draws[some]).var() for some in again]
    print(
        f"95% of games drawn again at random: {np.quantile(worth, 0.025):.2f} to {np.quantile(worth, 0.975):.2f} times"
    )


def print_jumps(players: int, simulations: int, jumps: list[float]) -> None:
    """How far values jump where nothing was decided or drawn."""
    by = f"searches of {simulations} simulations" if simulations else "the judge alone"
    sizes = np.abs(jumps)
    error = 1.96 * sizes.std() / len(sizes) ** 0.5
    jump = f"{sizes.mean():.4f} (95%: {error:.4f} to both sides)"
    print(f"{players} players, values by {by}: jump {jump}, {len(sizes)} of them")


if __name__ == "__main__":
    main()
