"""How much common cards narrow a rollout's comparison, and how often its intervals hold.

    python bench/rollouts.py --positions 12 --games 200 --level builder

For moments of games between quick bots the best two ways are rolled out twice: with the same cards in each game, and
each with cards of its own. The ratio of the two variances says how many more games it takes without common cards.
"""

import argparse
import random
from statistics import fmean, median, variance

from thurntaxis import Game, Setup
from thurntaxis.bots import make
from thurntaxis.engine import Luck
from thurntaxis.rollouts import Rollout, candidate_ways

_OTHER_CARDS = 10**6
"""The first number of games that have nothing in common with those from 0 on."""


def moments(number: int, seed: int) -> list[Setup]:
    """Moments with a choice, from games of two, three and four players, none of them in the last ten decisions."""
    chosen = random.Random(seed)
    found: list[Setup] = []
    while len(found) < number:
        bot, players = make("builder"), 2 + len(found) % 3
        game = Game([str(seat) for seat in range(players)], seed=chosen.randrange(2**30))
        while not game.is_over:
            bot.play(game)
        plies = len(game.record.actions)
        moment = game.record.replay(chosen.randrange(10, plies - 10))
        if moment.phase in ("draw", "play", "finish") and len(moment.legal_actions()) > 1:
            found.append(Setup.of(moment.position()))
    return found


def differences(setup: Setup, ways: list[tuple[int, ...]], level: str, games: int) -> tuple[list[float], ...]:
    """By game, how far the second way falls short of the first: wins and points with common cards, then without."""
    common = Rollout.of(setup, ways, level, seed=0)
    other = Rollout.of(setup, ways[1:], level, seed=_OTHER_CARDS)
    for rollout in (common, other):
        for _ in rollout.play(games):
            pass
    found: list[list[float]] = []
    for (first, second), (alone,) in zip(common.games_by_way(), other.games_by_way(), strict=True):
        found.append([float(one - two) for one, two in zip(first, second, strict=True)])
        found.append([float(one - two) for one, two in zip(first, alone, strict=True)])
    return tuple(found)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--positions", type=int, default=12)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--level", default="builder")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    chances: list[float] = []
    points: list[float] = []
    for setup in moments(given.positions, given.seed):
        ways = [tuple(way) for way in candidate_ways(setup.view(setup.player, Luck(0)), 2)]
        if len(ways) < 2:
            continue
        wins, wins_apart, scored, scored_apart = differences(setup, ways, given.level, given.games)
        # In a decided game nobody's wins vary.
        for found, common, apart in ((chances, wins, wins_apart), (points, scored, scored_apart)):
            if variance(common) and variance(apart):
                found.append(variance(apart) / variance(common))
    for name, ratios in (("chance", chances), ("points", points)):
        narrower = 1 - 1 / fmean(ratios) ** 0.5
        print(f"{name}: variance without / with common cards, mean {fmean(ratios):.2f}, median {median(ratios):.2f}")
        print(f"  of {len(ratios)} positions; intervals {100 * narrower:.0f}% narrower for the same number of games")


if __name__ == "__main__":
    main()
