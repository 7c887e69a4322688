"""Reads a position from a file, a line of text, a link, JSON, or a record."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ...game import Game
    from ...game.setup.setup import Setup

PositionArgument = Annotated[
    str,
    typer.Argument(
        metavar="POSITION",
        help="A position: one line of text (tt1 …), a link to the editor, a file with either or with JSON, a record "
        "(its last moment) or RECORD:PLY; - is standard input.",
    ),
]


def read_setup(source: str) -> "Setup":
    """The position that was named, checked.

    Raises:
        GameError: it cannot be read, or is impossible; the message says why.
    """
    from ...game import GameError

    if source == "-":
        return _parsed(sys.stdin.read())
    if _is_position(source):
        return _parsed(source)
    file, ply = _file_and_ply(source)
    try:
        return _parsed(Path(file).read_text(encoding="utf-8"), ply)
    except UnicodeDecodeError:
        raise GameError(f"{file}: this is not UTF-8 text") from None
    except GameError as error:
        raise GameError(f"{file}: {error}") from error


def game_of(setup: "Setup", seed: int) -> "Game":
    """A game that continues from the position; the seed deals cards that nobody knows."""
    from ...engine import Luck
    from ...game import Game

    return Game.from_position(setup.position(Luck(seed)), seed=seed)


def _is_position(source: str) -> bool:
    return source.lstrip().startswith(("{", "tt1 ", "tt1+")) or "/editor#" in source


def _file_and_ply(source: str) -> tuple[str, int | None]:
    file, colon, ply = source.rpartition(":")
    return (file, int(ply)) if colon and ply.isascii() and ply.isdigit() and len(ply) < 10 else (source, None)


def _parsed(content: str, ply: int | None = None) -> "Setup":
    from ...game import GameError, Record
    from ...game.setup.setup import Setup

    data = _json_or_none(content)
    if isinstance(data, dict) and str(data.get("format", "")).startswith("thurntaxis-position/"):
        return Setup.from_json(data)
    text = content.strip()
    if data is None and not text.startswith("{") and _is_position(text):
        return Setup.from_text(text)
    first = text.partition("\n")[0]
    if data is None and isinstance(_json_or_none(first), dict):
        raise GameError("there are several records here, one per line; put the one you mean into a file of its own")
    return Setup.of(Record.loads(content).replay(ply).position())


def _json_or_none(content: str) -> object:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None
