"""Mine puzzles from games of bots, and write those that come with the package.

    python bench/puzzles/mine.py --games 2000           # goes on where it stopped; Ctrl-C loses at most one game
    python bench/puzzles/mine.py --pack 360             # chooses that many, for the package

Everything follows from the number of each game, so that the same games give the same puzzles on every machine.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

from thurntaxis.puzzles import mining

FOUND = Path(__file__).parents[2] / "build" / "puzzles.jsonl"
PACKED = Path(__file__).parents[2] / "src" / "thurntaxis" / "puzzles" / "puzzles.jsonl"


def mine(games: int) -> None:
    FOUND.parent.mkdir(exist_ok=True)
    lines = FOUND.read_text(encoding="utf-8").splitlines() if FOUND.exists() else []
    first = max((json.loads(line)["game"] for line in lines), default=-1) + 1
    with FOUND.open("a", encoding="utf-8") as file:
        for game in range(first, first + games):
            puzzles = [found for position in mining.last_turns(game) if (found := mining.puzzle_in(position))]
            file.write(json.dumps({"game": game, "puzzles": puzzles}, separators=(",", ":")) + "\n")
            file.flush()
            print(game, [(each["goal"], each["theme"], each["level"]) for each in puzzles], flush=True)


def pack(number: int) -> None:
    """Choose puzzles so that themes and levels are as even as they can be; the hardest of a kind last."""
    kinds: dict[tuple[str, int], list[dict[str, object]]] = defaultdict(list)
    for line in FOUND.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        for puzzle in found["puzzles"]:
            puzzle = {"id": f"{found['game']}-{puzzle['position']['player']}"} | puzzle
            kinds[puzzle["theme"], puzzle["level"]].append(puzzle)
    chosen: list[dict[str, object]] = []
    while len(chosen) < number and any(kinds.values()):
        for waiting in sorted(kinds):
            if kinds[waiting] and len(chosen) < number:
                chosen.append(kinds[waiting].pop(0))
    chosen.sort(key=lambda puzzle: (puzzle["level"], str(puzzle["id"])))
    PACKED.write_text("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in chosen), encoding="utf-8")
    print(len(chosen), "puzzles,", PACKED.stat().st_size, "bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--pack", type=int, default=0)
    asked = parser.parse_args()
    if asked.games:
        mine(asked.games)
    if asked.pack:
        pack(asked.pack)


if __name__ == "__main__":
    main()
