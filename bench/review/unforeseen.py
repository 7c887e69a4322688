"""How far games must be played on until the evaluator agrees with itself: the unforeseen by turns, and what it costs.

    nice python -m bench.review.unforeseen build/unforeseen --games 10 --players 2,3,4

Plays games of `hard` (those of measure.py). Where a turn ends, the games of a review are played on for one turn more
than before, and what that changes is unforeseen. It is added up over each game for several lengths of play, twice
with other luck: what both have in common is the evaluator's doing, the rest is noise. Beside it stands how much a
single game's value strays from the mean, which says how many games the longer look needs for the same exactness.
"""

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parent))

from bench.review.measure import play

from thurntaxis.assessment import Evaluator
from thurntaxis.game import Record
from thurntaxis.review.moments import moments_of

TURNS = (0, 1, 2, 4, 6, 8, 10, 12, 14)
"""After the turn under way."""
WORLDS = 30
"""Games from each turn, each of two times."""


def drift(evaluator: Evaluator, record: Record, turns: int) -> dict[str, list[float]]:
    """For each seat: what was unforeseen in a game, twice; and the mean square by which a single game strays."""
    players = len(record.players)
    sums = {"first": [0.0] * players, "second": [0.0] * players, "strays": [0.0] * players}
    starts, seat = [], -1
    for moment in moments_of(record):
        if seat not in (-1, moment.seat):
            starts.append(moment.before)
        seat = moment.seat
    for number, state in enumerate(starts):
        for half, name in enumerate(("first", "second")):
            told = evaluator.estimate(state, (2 * number + half) * 1_000_003 + turns, WORLDS, turns)
            for each in range(players):
                sums[name][each] += told.chances[each] - told.earlier[each]
                sums["strays"][each] += told.errors[each] * WORLDS / 2 / len(starts)
    return sums


def report(games: list[dict[str, dict[str, list[float]]]], players: int) -> None:
    print(f"{players} players, {len(games)} games")
    for turns in map(str, TURNS):
        pairs = [pair for game in games for pair in zip(game[turns]["first"], game[turns]["second"], strict=True)]
        size = fmean(abs(one + other) / 2 for one, other in pairs)
        common = sqrt(max(0.0, fmean(one * other for one, other in pairs)))
        noise = sqrt(fmean((one - other) ** 2 for one, other in pairs)) / 2
        strays = sqrt(fmean(each for game in games for each in game[turns]["strays"]))
        print(
            f"  {turns:>2} turns: unforeseen {size:.3f} in mean size, without noise {common:.3f} root mean square,"
            f" noise {noise:.3f}; a single game strays by {strays:.3f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", default="2,3,4")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    evaluator = Evaluator()
    for players in (int(number) for number in given.players.split(",")):
        games = []
        for number in range(given.games):
            path = given.folder / f"{players}-{number}.json"
            if not path.exists():
                record = play("hard", players, number)
                told = {str(turns): drift(evaluator, record, turns) for turns in TURNS}
                path.write_text(json.dumps(told), "utf-8")
            games.append(json.loads(path.read_text("utf-8")))
        report(games, players)


if __name__ == "__main__":
    main()
