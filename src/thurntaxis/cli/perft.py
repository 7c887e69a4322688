"""`thurntaxis perft`: count the tree of actions below a position."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Json

if TYPE_CHECKING:
    from ..game import Position


def perft(
    source: Annotated[
        str,
        typer.Argument(
            metavar="FILE|POSITION|RULES",
            help="A position or record (a file, or the JSON itself), or the rules of a new game for two: seven …",
        ),
    ],
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=100, help="How many actions deep.")] = 3,
    by_first: Annotated[bool, typer.Option("--divide", help="Print the count for each first action.")] = False,
    as_json: Json = False,
) -> None:
    """Count the sequences of actions from a position, to compare rules engines.

    The draws are given: of the n cards in the supply, in board order, draw number k since the position is the one at
    place 7·k mod n; the first display of a new game is dealt in the same way. Sequences that end before the depth do
    not count.
    """
    from ..game.perft import divide
    from ..game.perft import perft as count

    position = _position(source)
    if by_first:
        counts = divide(position, depth)
        total = sum(counts.values())
        if as_json:
            typer.echo(json.dumps({"depth": depth, "count": total, "divide": counts}))
        else:
            for action, number in counts.items():
                typer.echo(f"{action}: {number}")
            typer.echo(f"total: {total}")
        return
    for level in range(1 if depth else 0, depth + 1):
        number = count(position, level)
        typer.echo(json.dumps({"depth": level, "count": number}) if as_json else f"perft {level}: {number}")


def _position(source: str) -> "Position":
    from ..game import GameError
    from ..game.perft import new_game
    from ..rules import RULE_SETS, SMALL_GAMES, Rules

    if source.lstrip().startswith("{"):
        return _read(source)
    if source in RULE_SETS or source in SMALL_GAMES:
        return new_game(Rules.named(source))
    try:
        return _read(Path(source).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise GameError(f"{source}: this is not UTF-8 text") from None
    except GameError as error:
        raise GameError(f"{source}: {error}") from error


def _read(content: str) -> "Position":
    from ..game import Position, Record

    data = _json_or_none(content)
    if isinstance(data, dict) and str(data.get("format", "")).startswith("thurntaxis-position/"):
        return Position.from_json(data)
    return Record.loads(content).replay().position()


def _json_or_none(content: str) -> object:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None
