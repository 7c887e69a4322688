"""``python -m bench.ladder`` plays the ladder, continues a stopped run, and writes docs/strength.md."""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from thurntaxis.arena import Setup
from thurntaxis.cli.arena import Address, ExecutorOption, MoveSeconds, Where, Workers, open_executor, progress_bar
from thurntaxis.cli.options import finite
from thurntaxis.errors import ThurnTaxisError

from .ladder import RESULTS, Ladder
from .page import write_page

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def ladder(
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", min=1, max=10**9, help="Games in each match, instead of its own number."),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the games.")] = False,
    minutes: Annotated[
        float | None,
        typer.Option(
            min=0.0, callback=finite, help="Stop after this many minutes; run again to continue.", show_default=False
        ),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", help="Only matches whose name contains this; may be repeated.", show_default=False),
    ] = None,
    workers: Workers = None,
    executor: ExecutorOption = Where.local,
    address: Address = None,
    move_seconds: MoveSeconds = 120.0,
    results: Annotated[Path, typer.Option(help="Folder where the results of the matches are kept.")] = RESULTS,
    page: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/strength.md"),
    report: Annotated[bool, typer.Option("--report", help="Play nothing, only write the page again.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget results of bots that have changed since.")] = False,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Continue with the old results although the bots have changed since.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Play nothing; name the matches whose bots play other games today.")
    ] = False,
    keep: Annotated[
        bool, typer.Option("--keep", help="Afterwards, put the results into the repository (bench/ladder/played).")
    ] = False,
    matches: Annotated[bool, typer.Option("--matches", help="List the matches and how far along they are.")] = False,
) -> None:
    """Play the standard ladder and write docs/strength.md.

    Every match is kept game by game: a stopped run can be continued. The matches grow evenly, a tenth at a
    time, so that every figure has some games behind it early. A folder of results begins with the games in
    bench/ladder/played.
    """
    steps = Ladder(results, games=games, quick=quick, only=only or ())
    steps.unpack()
    if matches:
        for line in steps.progress():
            typer.echo(line)
        return
    if check:
        changed = steps.changed()
        typer.echo(f"bots have changed: {', '.join(changed)}" if changed else "all results are of today's bots")
        raise typer.Exit(bool(changed))
    if not report:
        deadline = None if minutes is None else time.monotonic() + 60 * minutes
        with (
            open_executor(executor, workers, Setup(move_seconds=move_seconds), address) as where,
            progress_bar("Ladder", steps.total, steps.done) as on_result,
        ):
            try:
                steps.play(where, on_result=on_result, deadline=deadline, fresh=fresh, mixed=mixed)
            except KeyboardInterrupt:
                typer.echo("stopped; call again to go on", err=True)
    if keep:
        steps.pack()
    write_page(results, page)
    typer.echo(f"wrote {page}")


if __name__ == "__main__":
    try:
        app(prog_name="python -m bench.ladder")
    except ThurnTaxisError as error:
        sys.exit(f"error: {error}")
