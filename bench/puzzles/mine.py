"""Mine puzzles from games of bots, and write those that come with the package.

    python bench/puzzles/mine.py exact --games 2000     # goes on where it stopped; Ctrl-C loses at most one game
    python bench/puzzles/mine.py best --games 200
    python bench/puzzles/mine.py pack --exact 345 --best 120    # chooses that many, for the package

Everything follows from the number of each game, so that the same games give the same puzzles on every machine.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from thurntaxis.puzzles import mining, mining_best

BUILD = Path(__file__).parents[2] / "build"
PACKED = Path(__file__).parents[2] / "src" / "thurntaxis" / "puzzles" / "puzzles.jsonl"

Found = dict[str, Any]


def exact(game: int) -> list[Found]:
    """The last turns of a game that can be counted through."""
    puzzles = [found for position in mining.last_turns(game) if (found := mining.puzzle_in(position))]
    return [{"id": f"{game}-{puzzle['position']['player']}"} | puzzle for puzzle in puzzles]


def best(game: int) -> list[Found]:
    """The turns of a game in which a deep search sees one way ahead."""
    tried = (mining_best.puzzle_in(f"b{game}-{ply}", position) for ply, position in mining_best.decisions(game))
    turns: dict[tuple[int, int], Found] = {}
    for found in tried:
        if found:  # later in the same turn it would be the rest of the same puzzle
            turns.setdefault((found["position"]["round"], found["position"]["player"]), found)
    return list(turns.values())


KINDS: dict[str, Callable[[int], list[Found]]] = {"exact": exact, "best": best}


def _file(kind: str) -> Path:
    return BUILD / f"puzzles-{kind}.jsonl"


def _mined(kind: str) -> list[Found]:
    return [json.loads(line) for line in _file(kind).read_text(encoding="utf-8").splitlines()]


def mine(kind: str, games: int) -> None:
    """Look through more games."""
    BUILD.mkdir(exist_ok=True)
    first = max((each["game"] for each in _mined(kind)), default=-1) + 1 if _file(kind).exists() else 0
    with _file(kind).open("a", encoding="utf-8") as file:
        for game in range(first, first + games):
            puzzles = KINDS[kind](game)
            file.write(json.dumps({"game": game, "puzzles": puzzles}, separators=(",", ":")) + "\n")
            file.flush()
            print(game, [(each["goal"], each["theme"], each["level"]) for each in puzzles], flush=True)


def chosen(kind: str, number: int) -> list[Found]:
    """Puzzles of a kind, so that themes and levels are as even as they can be."""
    waiting: dict[tuple[str, int], list[Found]] = defaultdict(list)
    for game in _mined(kind):
        for puzzle in game["puzzles"]:
            waiting[puzzle["theme"], puzzle["level"]].append(puzzle)
    picked: list[Found] = []
    while len(picked) < number and any(waiting.values()):
        for group in sorted(waiting):
            if waiting[group] and len(picked) < number:
                picked.append(waiting[group].pop(0))
    return picked


def pack(numbers: dict[str, int]) -> None:
    """Write the package's puzzles, the easiest first. What was not mined again stays as it is."""
    kept = [json.loads(line) for line in PACKED.read_text(encoding="utf-8").splitlines()]
    puzzles: list[Found] = []
    for kind, number in numbers.items():
        puzzles += (
            chosen(kind, number)
            if number
            else [each for each in kept if (each["goal"] == "chance") == (kind == "best")]
        )
    puzzles.sort(key=lambda puzzle: (puzzle["level"], str(puzzle["id"])))
    PACKED.write_text("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in puzzles), encoding="utf-8")
    print(len(puzzles), "puzzles,", PACKED.stat().st_size, "bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for kind in KINDS:
        commands.add_parser(kind).add_argument("--games", type=int, required=True)
    packing = commands.add_parser("pack", help="a kind that is given no number stays as it is")
    for kind in KINDS:
        packing.add_argument(f"--{kind}", type=int, default=0)
    asked = parser.parse_args()
    if asked.command == "pack":
        pack({kind: getattr(asked, kind) for kind in KINDS})
    else:
        mine(asked.command, asked.games)


if __name__ == "__main__":
    main()
