"""Whole games between bots from seeds, as lists of actions that must be the same on every machine.

Run as a program it prints them as JSON; the arguments are like `medium:2:1`, a level, the players, a seed. After
`expert:4:1/80` only the first 80 actions are played.
"""

import json
import sys
import time
from math import inf

from thurntaxis import Game
from thurntaxis.bots import make
from thurntaxis.engine import Luck, state


def played(level: str, players: int, seed: int, most: float = inf) -> dict[str, object]:
    """One game: its actions, its scores if it ended, and how long a decision took on average, in milliseconds.

    `ms` is by the clock, `processor` without the time that other programs took.
    """
    game = Game([f"Bot {seat}" for seat in range(players)], seed=seed)
    bots, luck = [make(level) for _ in range(players)], Luck(seed)
    began, began_processor = time.perf_counter(), time.process_time()
    while not game.is_over and len(game.record.actions) < most:
        seat = game.player
        assert seat is not None
        game.play(bots[seat].decide(game.view(seat).engine, game.legal_actions(numbers=True), luck))
    a_decision = 1000 / len(game.record.actions)
    took, processor = time.perf_counter() - began, time.process_time() - began_processor
    outcome = game.outcome()
    scores = list(outcome.scores) if outcome else []
    times = {"ms": took * a_decision, "processor": processor * a_decision}
    return {"actions": list(game.record.actions), "scores": scores, **times}


def all_played(*wanted: str) -> str:
    """Several games, as JSON."""
    games = {}
    for each in wanted:
        level, players, seed = each.rsplit(":", 2)
        number, _, most = seed.partition("/")
        games[each] = played(level, int(players), int(number), int(most) if most else inf)
    compiled = not state.__file__.endswith((".py", ".pyc"))
    return json.dumps({"compiled": compiled, "games": games})


if __name__ == "__main__":
    print(all_played(*sys.argv[1:]))
