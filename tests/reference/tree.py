"""Counting the tree: how many action sequences of a length are there from a position, with given draws?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from .game import Position, ReferenceGame

POSITIONS = Path(__file__).parents[1] / "perft" / "positions.txt"
SCORES = POSITIONS.with_name("scores.txt")


def given_draw(game: ReferenceGame) -> str:
    """Draw k since the position: of the n cards in the supply in board order, the one at index 7k mod n."""
    return game.supply[7 * game.drawn % len(game.supply)]


def perft(game: ReferenceGame, depth: int) -> int:
    """The number of action sequences of exactly this length; a game that ends earlier has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal())
    return sum(divide(game, depth).values())


def divide(game: ReferenceGame, depth: int) -> dict[str, int]:
    """The count below each first action, to descend to a difference."""
    counts = {}
    for action in game.legal():
        after = game.copy()
        after.apply(action)
        counts[action] = perft(after, depth - 1)
    return counts


def score_sums(game: ReferenceGame, depth: int) -> list[int]:
    """For each seat, the sum of its scores at the end of all sequences of this length."""
    if depth == 0:
        return game.scores()
    sums = [0 for _ in game.names]
    for action in game.legal():
        after = game.copy()
        after.apply(action)
        sums = [mine + more for mine, more in zip(sums, score_sums(after, depth - 1), strict=True)]
    return sums


class Block(NamedTuple):
    """One position of the perft file, and its counts by depth."""

    id: str
    position: Position
    counts: dict[int, int]


def read_blocks(text: str) -> list[Block]:
    """Blocks are separated by blank lines; a line is a key, a space and a value; # starts a comment line."""
    blocks = []
    for paragraph in text.split("\n\n"):
        fields: dict[str, Any] = {}
        counts: dict[int, int] = {}
        for line in paragraph.splitlines():
            key, _, value = line.partition(" ")
            if key == "perft":
                depth, count = value.split()
                counts[int(depth)] = int(count)
            elif not line.startswith("#"):
                fields[key] = value
        if fields:
            blocks.append(Block(fields["id"], json.loads(fields["position"]), counts))
    return blocks
