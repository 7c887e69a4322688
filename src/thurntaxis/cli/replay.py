"""`thurntaxis replay`: check saved games and show them."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Json

if TYPE_CHECKING:
    from ..game import Record


def replay(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Records, JSON or text notation; - is standard input.")
    ],
    trace: Annotated[
        bool, typer.Option("--trace", help="One JSON line per decision, before it is made; last, how the game ended.")
    ] = False,
    to: Annotated[int | None, typer.Option("--to", min=0, help="Show the board after so many actions.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the record in the notation for people.")] = False,
    as_json: Json = False,
) -> None:
    """Check records: every action legal, every card possible, the result right. A refusal names the place.

    Example: thurntaxis replay games/*.json
    """
    from ..game import GameError, Record

    refused = 0
    for file in files:
        try:
            record = Record.loads(sys.stdin.buffer.read()) if file == "-" else Record.load(file)
            _show(file, record, trace=trace, to=to, text=text, as_json=as_json)
        except GameError as error:
            refused += 1
            if as_json:
                typer.echo(json.dumps({"file": file, "ok": False, "error": str(error)}))
            else:
                sentence = str(error)
                typer.echo(sentence if sentence.startswith(f"{file}: ") else f"{file}: {sentence}", err=True)
    if refused:
        raise typer.Exit(1)


def _show(file: str, record: "Record", *, trace: bool, to: int | None, text: bool, as_json: bool) -> None:
    if trace:
        for entry in record.trace():
            if to is None or entry.get("ply", len(record.actions)) <= to:
                typer.echo(json.dumps(entry))
        return
    if text:
        typer.echo(record.to_text(), nl=False)
    if to is not None:
        typer.echo(str(record.replay(to)))
    if as_json:
        summary = {"file": file, "ok": True, "actions": len(record.actions), "result": record.result}
        typer.echo(json.dumps(summary))
    elif not text and to is None:
        typer.echo(f"{file}: {_summary(record)}")


def _summary(record: "Record") -> str:
    from ..shown import printable

    made = f"{len(record.players)} players, {len(record.actions)} actions"
    if record.result is None:
        return f"fine, unfinished: {made}"
    names = [printable(name) for name in record.players]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, record.result["scores"], strict=True))
    return f"fine: {made}; {scores}; {names[record.result['winner']]} wins"
