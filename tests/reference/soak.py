"""Play many random games and check everything after every action: python -m tests.reference.soak --games 1000

Prints how often each odd corner of the rules was reached, so that "no error" is known to mean something.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from itertools import product

from .game import OPTIONS, ReferenceGame
from .policies import POLICIES, Policy, new_game

OPTION_SETS = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]
LIMITS = {"uniform": 2000, "builder": 5000, "stretcher": 5000, "settler": 10000, "hoarder": 1200}


def check_after(game: ReferenceGame) -> None:
    """What has to hold after every action, whatever was played."""
    game.check()
    if bool(game.legal()) == game.over:
        raise ValueError(f"ply {game.ply}: over {game.over}, legal {game.legal()}")
    if game.ply % 5:
        return
    again = ReferenceGame.from_position(game.to_position(), game.draw)
    if again.legal() != game.legal() or again.to_position() != game.to_position():
        raise ValueError(f"ply {game.ply}: the position does not come back as it was")


def checked_game(players: int, rules: str | dict[str, str], policy: Policy, seed: int, limit: int) -> ReferenceGame:
    game = new_game(players, rules, seed)
    rng = random.Random(f"choices {seed}")
    check_after(game)
    while not game.over and game.ply < limit:
        game.apply(policy(game, rng))
        check_after(game)
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    arguments = parser.parse_args()
    kinds = list(product(POLICIES, (2, 3, 4), OPTION_SETS))
    corners: Counter[str] = Counter()
    finished: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    started = time.monotonic()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        name, players, rules = kinds[seed % len(kinds)]
        try:
            game = checked_game(players, rules, POLICIES[name], seed, LIMITS[name])
        except Exception as error:
            raise SystemExit(f"seed {seed}, {name}, {players} players, {rules}: {error!r}") from error
        corners += game.corners
        finished[name] += game.over
        decisions[name] += game.ply
    for name in POLICIES:
        print(f"{name}: {decisions[name]} decisions, {finished[name]} games finished")
    for corner, count in sorted(corners.items()):
        print(f"{count:8d}  {corner}")
    print(f"{arguments.games} games in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
