"""`thurntaxis review`: what each decision cost, what was luck, and where the game was won."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .options import Json, Language, Seed, language

if TYPE_CHECKING:
    from ..game import Record
    from ..review import BudgetName, Review


def review(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Records, JSON or text notation; - is standard input.")
    ],
    budget: Annotated[
        Literal["quick", "thorough"], typer.Option(help="quick takes seconds per game, thorough takes minutes.")
    ] = "quick",
    seat: Annotated[
        int | None, typer.Option(min=0, max=3, help="Only the play of this seat, counted from 0; default: all.")
    ] = None,
    seed: Seed = 0,
    as_json: Json = False,
    text: Annotated[
        bool, typer.Option("--text", help="Print the record in the notation for people, with marks and chances.")
    ] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="OUT", help="Write one HTML file with the curve, for one game.")
    ] = None,
    lang: Language = "",
) -> None:
    """Review games: the cost of each decision, the luck of each card, grades, turning points and reasons.

    Example: thurntaxis review game.json --html review.html
    """
    from ..quoting import json_text, printable
    from ..review.html import page
    from ..review.text import comments, lines

    lang = language(lang)
    if as_json + text + (html is not None) > 1:
        raise typer.BadParameter("choose only one of --json, --text and --html")
    if html is not None and len(files) > 1:
        raise typer.BadParameter("--html writes one file for one game: give a single FILE", param_hint="--html")
    for file in files:
        record = _record(file)
        if seat is not None and seat >= len(record.players):
            raise typer.BadParameter(f"{file} has seats 0 to {len(record.players) - 1}", param_hint="--seat")
        made = _reviewed(file, record, budget, seed, lang)
        if as_json:
            typer.echo(json_text({"file": file, **made.to_json()}))
        elif text:
            typer.echo(record.to_text(comments(made, seat)), nl=False)
        elif html is not None:
            html.write_text(page(made, record, lang, seat), encoding="utf-8")
            typer.echo(str(html))
        else:
            typer.echo(file)
            for line in lines(made, lang, seat):
                typer.echo(printable(line, len(line)))


def _record(file: str) -> "Record":
    from ..game import Record, RecordError

    try:
        return Record.loads(sys.stdin.buffer.read()) if file == "-" else Record.load(file)
    except RecordError as error:
        if error.place == file:
            raise
        raise RecordError(f"{file}: {error.place}" if error.place else file, error.problem) from None


def _reviewed(file: str, record: "Record", budget: "BudgetName", seed: int, lang: str) -> "Review":
    from rich.console import Console
    from rich.progress import Progress

    from ..locales import text
    from ..review import review_record

    with Progress(console=Console(stderr=True), transient=True) as shown:
        said = text("labelled", lang, name=text("review-working", lang), value=Path(file).name)
        task = shown.add_task(said, total=1.0)
        return review_record(record, budget, seed, lambda done: shown.update(task, completed=done))
