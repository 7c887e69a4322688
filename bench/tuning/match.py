"""A quick match, for tuning: one bot against one, two or three of another, every seat, paired deals.

    python bench/tuning/match.py hard medium --players 2 --games 400
    python bench/tuning/match.py search:simulations=80 search:simulations=80 --players 4 --other-judge old.weights

Prints the share of games won with its 95 % interval, mean scores, turns for each player and milliseconds a decision.
"""

import argparse
import time
from array import array
from pathlib import Path

from thurntaxis.board import TILES
from thurntaxis.bots import Bot, make
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.search import SearchBot
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import Luck, State, View

_MOST = 5000


def bot_with(code: str, weights: Path | None) -> Bot:
    """A bot, if weights are given with those in its judge."""
    bot = make(code)
    if weights is not None:
        if not isinstance(bot, SearchBot):
            raise SystemExit(f"{code} does not search: its judge can not be replaced")
        bot._trees = [Tree(Judge(array("h", weights.read_bytes())), 3 * bot.simulations + 4000)]
    return bot


def main() -> None:
    """Play and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("one")
    options.add_argument("others")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--judge", type=Path, help="weights for the one, if it is `search` without turns ahead")
    options.add_argument("--other-judge", type=Path, help="the same for the others")
    given = options.parse_args()
    n = given.players
    bots = [bot_with(given.one, given.judge), *(bot_with(given.others, given.other_judge) for _ in range(n - 1))]
    spent, decisions = [0.0, 0.0], [0, 0]
    wins = turns = provinces = 0
    own = other = winners = 0.0
    for game in range(given.games):
        deal = Luck(given.seed * 1_000_003 + game // n)
        state = State(n)
        deal.deal(state)
        seated = [bots[(seat - game) % n] for seat in range(n)]
        for bot in bots:
            bot.new_game()
        made = 0
        while not state.is_over and made < _MOST:
            seat = state.player
            which = int(seated[seat] is not bots[0])
            luck = Luck(given.seed + 7919 * game + made)
            began = time.perf_counter()
            action = seated[seat].decide(View(state, seat), state.legal_actions(), luck)
            spent[which] += time.perf_counter() - began
            decisions[which] += 1
            made += 1
            state.apply(action)
            turns += state.player != seat or state.phase == 6
            deal.deal(state)
        winner = state.winner()
        scores = [state.score(seat) for seat in range(n)]
        mine = seated.index(bots[0])
        wins += winner == mine
        own += scores[mine]
        other += (sum(scores) - scores[mine]) / (n - 1)
        winners += scores[winner]
        provinces += bool(state.tiles[winner] & (15 << sum(len(TILES[s]) for s in list(TILES)[:8])))
    games = given.games
    low, high = interval(wins, games)
    print(
        f"{given.one} - {given.others}, {n} players, {games} games: won {wins / games:.1%} [{low:.1%}, {high:.1%}]; "
        f"scores {own / games:.1f} : {other / games:.1f}; winners {winners / games:.1f}, "
        f"all_provinces {provinces / games:.0%}; {turns / games / n:.1f} turns; "
        f"ms {1000 * spent[0] / max(1, decisions[0]):.2f} : {1000 * spent[1] / max(1, decisions[1]):.2f}",
        flush=True,
    )


def interval(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    share, wide = wins / games, z * z / games
    middle = (share + wide / 2) / (1 + wide)
    half = z / (1 + wide) * (share * (1 - share) / games + wide / 4 / games) ** 0.5
    return middle - half, middle + half


if __name__ == "__main__":
    main()
