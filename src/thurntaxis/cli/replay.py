"""`thurntaxis replay`: check saved games and show them."""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Json, Language, language

if TYPE_CHECKING:
    from ..game import GameError, Record


def replay(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE…", help="Records, JSON or text notation; .jsonl has one per line; - is standard input."
        ),
    ],
    trace: Annotated[
        bool, typer.Option("--trace", help="Print one line of JSON per decision, then one for the result.")
    ] = False,
    to: Annotated[int | None, typer.Option("--to", min=0, help="Show the board after this number of actions.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the record in the notation for people.")] = False,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Check records: every action, every card and the result. Errors name the place.

    In English and in JSON, errors also say what was found and what would have been legal.

    Example: thurntaxis replay games/*.json
    """
    from ..game import GameError

    lang = language(lang)
    refused = 0
    for file, read in _records(files):
        try:
            record = read()
            _show(file, record, trace=trace, to=to, text=text, as_json=as_json, lang=lang)
        except GameError as error:
            refused += 1
            if as_json:
                typer.echo(json.dumps({"file": file, "ok": False, "error": str(error)}))
            else:
                typer.echo(_refusal(file, error, lang), err=True)
    if refused:
        raise typer.Exit(1)


def _records(files: list[str]) -> "Iterator[tuple[str, Callable[[], Record]]]":
    """Every record by its place, and how to read it; a file `.jsonl` has one in each line."""
    from ..game import Record

    for file in files:
        if file == "-":
            yield file, lambda: Record.loads(sys.stdin.buffer.read())
        elif file.endswith(".jsonl"):
            with open(file, encoding="utf-8", errors="replace") as lines:
                for number, line in enumerate(lines, 1):
                    yield f"{file}:{number}", partial(Record.loads, line)
        else:
            yield from _of_file(file)


def _of_file(file: str) -> "Iterator[tuple[str, Callable[[], Record]]]":
    """The record of a file; of a study, the main line of each chapter by its number."""
    from ..game import Record
    from ..game.notation import split_notation

    try:
        with open(file, encoding="utf-8-sig") as content:
            parts = split_notation(content.read())
    except (OSError, UnicodeDecodeError):
        parts = []
    if len(parts) < 2:
        yield file, partial(Record.load, file)
    for number, (_, part) in enumerate(parts if len(parts) > 1 else [], 1):
        yield f"{file}:{number}", partial(Record.loads, part)


def _refusal(file: str, error: "GameError", lang: str) -> str:
    """A record's error with its file; in English with all details for programmers."""
    from ..game import ActionError, RecordError
    from ..locales import FALLBACK

    sentence = error.sentence(lang) if lang != FALLBACK and isinstance(error, ActionError | RecordError) else str(error)
    return sentence if isinstance(error, RecordError) and error.place == file else f"{file}: {sentence}"


def _show(file: str, record: "Record", *, trace: bool, to: int | None, text: bool, as_json: bool, lang: str) -> None:
    if trace:
        for entry in record.trace():
            ply = entry["ply"] if "ply" in entry else len(record.actions)
            if to is None or ply <= to:
                typer.echo(json.dumps(entry))
        return
    if text:
        typer.echo(record.to_text(), nl=False)
    if to is not None:
        from ..game import show

        game = record.replay(to)
        typer.echo(show(game.view(game.player), lang))
    if as_json:
        summary = {"file": file, "ok": True, "actions": len(record.actions), "result": record.result}
        typer.echo(json.dumps(summary))
    elif not text and to is None:
        typer.echo(f"{file}: {_summary(record, lang)}")


def _summary(record: "Record", lang: str) -> str:
    from ..locales import text
    from ..quoting import printable

    made = {"players": len(record.players), "count": len(record.actions)}
    if record.result is None:
        return text("cli-record-unfinished", lang, **made)
    names = [printable(name) for name in record.players]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, record.result["scores"], strict=True))
    return text("cli-record-fine", lang, **made, scores=scores, player=names[record.result["winner"]])
