"""Mine puzzles from games played by bots, and write those that come with the package.

    python -m bench.puzzles.mine exact --games 963     # continues a stopped run; Ctrl-C loses at most one game
    python -m bench.puzzles.mine first --games 100      # the easy ones, for level 1
    python -m bench.puzzles.mine best --games 17
    python -m bench.puzzles.mine rare --games 14        # best turns again, but only of the kinds that are rare
    python -m bench.puzzles.mine thin --games 400       # only what few puzzles are about: closing early, tiles
    python -m bench.puzzles.mine discards --games 400
    python -m bench.puzzles.mine pack --exact 380 --best 120    # chooses that many, for the package
    python -m bench.puzzles.mine again                  # what comes with the package, found again from its positions

Everything follows from the number of each game, so that the same games give the same puzzles on every machine, as long
as the bots play as they did. Of a puzzle that is shipped the position is known: `again` needs no games, and writes the
same file unless bots, judge or rules of mining have changed. Other puzzles stay candidates of `pack`.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TypedDict

from bench.puzzles import mining, mining_best

from thurntaxis.game import Position
from thurntaxis.puzzles import NAMES, PuzzleData, codec

BUILD = Path(__file__).parents[2] / "build"
PACKED = Path(__file__).parents[2] / "src" / "thurntaxis" / "puzzles" / "puzzles.jsonl"


class Mined(TypedDict):
    """The puzzles that were found in a game."""

    game: int
    puzzles: list[PuzzleData]


def exact(game: int, *, first: bool = False) -> list[PuzzleData]:
    """The turns of a game that can be counted through: the hard ones, or the `first` ones that all find."""
    found = filter(None, (mining.puzzle_in(id, position) for id, position in mining.turns(game)))
    return [puzzle for puzzle in found if (puzzle["level"] == 1) == first]


def best(decisions: Iterable[tuple[str, Position]], themes: Collection[str] = mining_best.THEMES) -> list[PuzzleData]:
    """The decisions of a game in which a deep search sees one way ahead, one in a turn."""
    turns: dict[tuple[int, int], PuzzleData] = {}
    for id, position in decisions:
        turn = (position.round, position.state.player)
        # Later in the same turn it would be the rest of the same puzzle.
        if turn not in turns and (found := mining_best.puzzle_in(id, position, themes)):
            turns[turn] = found
    return list(turns.values())


THIN = ("early", "tiles", "waiting", "postmaster", "administrator", "cards", "ending")
"""Themes of which there are few best turns."""

KINDS: dict[str, tuple[Callable[[int], list[PuzzleData]], int]] = {
    "exact": (exact, 0),
    "first": (lambda game: exact(game, first=True), 6000),
    "best": (lambda game: best(mining_best.decisions(game)), 0),
    "rare": (lambda game: best(mining_best.decisions(game, rare=True)), 1000),
    "discards": (lambda game: best(mining_best.discarding(game), ("discards",)), 2000),
    "thin": (lambda game: best(mining_best.decisions(game), THIN), 4000),
}
"""How each kind is found in a game, and the first game."""


def _mined(kind: str) -> list[Mined]:
    file = _file(kind)
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def _file(kind: str) -> Path:
    return BUILD / f"puzzles-{kind}.jsonl"


def shipped() -> list[PuzzleData]:
    """The puzzles of the package."""
    return [json.loads(line) for line in PACKED.read_text(encoding="utf-8").splitlines()]


def mine(kind: str, games: int, first: int | None = None) -> None:
    """Look through more games, from the `first` on or where the last search ended."""
    BUILD.mkdir(exist_ok=True)
    find, default = KINDS[kind]
    first = max((each["game"] + 1 for each in _mined(kind)), default=default if first is None else first)
    with _file(kind).open("a", encoding="utf-8") as file:
        for game in range(first, first + games):
            puzzles = find(game)
            file.write(json.dumps({"game": game, "puzzles": puzzles}, separators=(",", ":")) + "\n")
            file.flush()
            print(game, [(each["goal"], each["theme"], each["level"]) for each in puzzles], flush=True)


def again(puzzle: PuzzleData) -> PuzzleData | None:
    """A puzzle found again, from nothing but its position; None if it is no longer one."""
    position = codec.read(puzzle["position"], NAMES)
    find = mining_best.puzzle_in if puzzle["goal"] == "chance" else mining.puzzle_in
    found: PuzzleData | None = json.loads(json.dumps(find(puzzle["id"], position)))  # with lists, as in the file
    return found


def again_all() -> None:
    """Find all puzzles of the package again, and write them; a stopped run is continued."""
    BUILD.mkdir(exist_ok=True)
    log = _file("again")
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    found: dict[str, PuzzleData | None] = {each["id"]: each["puzzle"] for each in map(json.loads, lines)}
    with log.open("a", encoding="utf-8") as file:
        for puzzle in shipped():
            if puzzle["id"] in found:
                continue
            new = found[puzzle["id"]] = again(puzzle)
            file.write(json.dumps({"id": puzzle["id"], "puzzle": new}, separators=(",", ":")) + "\n")
            file.flush()
            if new != puzzle:
                print(puzzle["id"], "is none any more" if new is None else "is another", flush=True)
    write([each for each in found.values() if each])
    log.unlink()


def _numbers(puzzle: PuzzleData) -> tuple[int, int]:
    """The game that a puzzle comes from, and its place in it."""
    game, place = puzzle["id"].lstrip("be").split("-")
    return int(game), int(place)


def candidates(kinds: list[str], shipped: list[PuzzleData]) -> list[PuzzleData]:
    """What was mined of some kinds, and what is shipped from games that were not looked at again."""
    looked_at = [game for kind in kinds for game in _mined(kind)]
    numbers = {game["game"] for game in looked_at}
    found = [puzzle for game in looked_at for puzzle in game["puzzles"]]
    found += [puzzle for puzzle in shipped if _numbers(puzzle)[0] not in numbers]
    return sorted(found, key=_numbers)


def chosen(candidates: list[PuzzleData], number: int) -> list[PuzzleData]:
    """Choose puzzles so that themes, and levels within a theme, are as even as possible."""
    waiting: dict[str, dict[int, list[PuzzleData]]] = defaultdict(lambda: defaultdict(list))
    for puzzle in candidates:
        waiting[puzzle["theme"]][puzzle["level"]].append(puzzle)
    queues = [_by_turns(levels) for _, levels in sorted(waiting.items())]
    picked = [queue[place] for place in range(len(candidates)) for queue in queues if place < len(queue)]
    return picked[:number]


def _by_turns(levels: dict[int, list[PuzzleData]]) -> list[PuzzleData]:
    """The puzzles of a theme, of every level in turn."""
    most = max(map(len, levels.values()))
    return [each[place] for place in range(most) for _, each in sorted(levels.items()) if place < len(each)]


def pack(exact: int, best: int) -> None:
    """Choose the package's puzzles, and write them."""
    every = shipped()
    of_best = [each for each in every if each["goal"] == "chance"]
    of_exact = [each for each in every if each["goal"] != "chance"]
    write(
        chosen(candidates(["exact", "first"], of_exact), exact)
        + chosen(candidates(["best", "rare", "discards", "thin"], of_best), best),
    )


def write(puzzles: list[PuzzleData]) -> None:
    """Write the package's puzzles, the easiest first."""
    puzzles = sorted(puzzles, key=lambda puzzle: (puzzle["level"], puzzle["id"]))
    PACKED.write_text("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in puzzles), encoding="utf-8")
    print(len(puzzles), "puzzles,", PACKED.stat().st_size, "bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for kind in KINDS:
        mining_kind = commands.add_parser(kind)
        mining_kind.add_argument("--games", type=int, required=True)
        mining_kind.add_argument("--first", type=int, help="the first game, if none was mined yet")
    packing = commands.add_parser("pack")
    packing.add_argument("--exact", type=int, required=True)
    packing.add_argument("--best", type=int, required=True)
    commands.add_parser("again")
    asked = parser.parse_args()
    if asked.command == "pack":
        pack(asked.exact, asked.best)
    elif asked.command == "again":
        again_all()
    else:
        mine(asked.command, asked.games, asked.first)


if __name__ == "__main__":
    main()
