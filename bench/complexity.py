"""How large the game is: lengths, branching by phase, game tree and an upper bound of the states.

    python bench/complexity.py --bot medium --games 200 --seed 1

Games of a bot against itself are counted decision by decision. The game tree is the product of the legal actions of all
decisions of a game, and of the different cards that could have come first after each of them; its logarithm is averaged
over games. States are counted from above: ways to lay the cards, houses, carriages and tiles, most of which cannot be
reached.
"""

import argparse
import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from thurntaxis.board import CITIES, COPIES, STACKS, TILES
from thurntaxis.bots import make
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.bits import cities_of
from thurntaxis.game.actions import PHASES


@dataclass
class Counted:
    """What was counted over games of one size of table."""

    decisions: list[int] = field(default_factory=list)
    tree: list[float] = field(default_factory=list)
    """Of each game, the logarithm (base 10) of the number of games that its decisions could have become."""
    chance: list[float] = field(default_factory=list)
    """The same for the cards."""
    legal: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """By phase: how often there were how many legal actions."""


def count(bot_code: str, players: int, games: int, seed: int) -> Counted:
    counted, bot = Counted(), make(bot_code)
    for number in range(games):
        state, luck = State(players), Luck(seed + 1000 * players + number)
        luck.deal(state)
        bot.new_game()
        decisions, tree, chance = 0, 0.0, 0.0
        while not state.is_over:
            legal = state.legal_actions()
            counted.legal[PHASES[state.phase]][len(legal)] += 1
            decisions += 1
            tree += math.log10(len(legal))
            supply = state.supply
            luck.step(state, bot.decide(EngineView(state, state.player), legal, luck))
            if state.supply != supply:
                chance += math.log10(max(1, bin(cities_of(supply)).count("1")))
        counted.decisions.append(decisions)
        counted.tree.append(tree)
        counted.chance.append(chance)
    return counted


def states(players: int) -> float:
    """The logarithm (base 10) of an upper bound of the number of states."""
    places = 3 + 2 * players  # supply, discards, display; hands and routes
    cards = len(CITIES) * math.log10(math.comb(COPIES + places - 1, COPIES))
    houses = len(CITIES) * players * math.log10(2)
    carriages = players * math.log10(6)
    tiles = sum(math.log10(sum(players**taken for taken in range(len(TILES[stack]) + 1))) for stack in STACKS)
    turn = math.log10(len(PHASES) * 5 * players)
    return cards + houses + carriages + tiles + turn


def mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for players in (2, 3, 4):
        counted = count(options.bot, players, options.games, options.seed)
        everything = sum(counted.legal.values(), Counter())
        branching = sum(legal * times for legal, times in everything.items()) / everything.total()
        print(
            f"{players} players: {mean(counted.decisions):.0f} decisions a game, {branching:.2f} legal actions each;"
            f" game tree 10^{mean(counted.tree):.0f} by decisions, 10^{mean(counted.tree) + mean(counted.chance):.0f}"
            f" with the cards; states at most 10^{states(players):.0f}"
        )
        for phase, legal in counted.legal.items():
            share = sum(number * times for number, times in legal.items()) / legal.total()
            part = legal.total() / everything.total()
            print(f"    {phase}: {part:.1%} of the decisions, {share:.2f} legal actions, at most {max(legal)}")


if __name__ == "__main__":
    main()
