"""`thurntaxis arena`: tournaments between bots."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from .options import RulesOption, Seed, finite

if TYPE_CHECKING:
    from ..arena import Contest, Executor, GameResult, Plan, Setup, Tournament


class _RunByDefault(TyperGroup):
    """`thurntaxis arena easy medium` means `thurntaxis arena run easy medium`; `--power` is the command `power`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] == "--power":
            args = ["power", *args[1:]]
        if args and args[0] not in self.commands and args[0] not in ctx.help_option_names:
            args = ["run", *args]
        return super().parse_args(ctx, args)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return ["BOT BOT... [OPTIONS] | COMMAND [ARGS]..."]


app = typer.Typer(
    cls=_RunByDefault,
    help="Let bots play each other, and compute win rates and ratings with intervals.\n\n"
    "Example: thurntaxis arena medium easy --games 200. Its options: thurntaxis arena run --help",
    no_args_is_help=True,
    rich_markup_mode=None,
)


class Where(StrEnum):
    """What plays the games."""

    local = "local"
    ray = "ray"


Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "-w",
        min=0,
        max=1024,
        help="Number of processes; by default one per core. 0: play in this process, for debuggers; a bot that hangs "
        "then stops everything.",
        show_default=False,
    ),
]
ExecutorOption = Annotated[
    Where, typer.Option("--executor", help="Where the games are played: processes on this machine, or Ray.")
]
Address = Annotated[
    str | None,
    typer.Option(help="Address of a Ray cluster; without it, Ray is started on this machine.", show_default=False),
]
Code = Annotated[
    list[Path] | None,
    typer.Option("--code", "-c", help="A Python file that registers bots; may be repeated.", show_default=False),
]
MoveSeconds = Annotated[
    float,
    typer.Option(
        min=0.05,
        max=1_000_000.0,
        callback=finite,
        help="A bot that thinks longer about one decision forfeits the game.",
    ),
]


Bots = Annotated[list[str], typer.Argument(help="Bots by code, with parameters: easy medium search:ms=50")]
Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        min=2,
        max=4,
        help="Seats at a table; by default one for each bot you name, at most 4.",
        show_default=False,
    ),
]
Games = Annotated[
    int, typer.Option("--games", "-n", min=1, max=10**9, help="How many games, rounded up to whole deals.")
]
StopWhenDecided = Annotated[
    bool, typer.Option("--stop-when-decided", help="Stop as soon as it is clear who is stronger.")
]
Bar = Annotated[
    float | None,
    typer.Option(
        min=0.0,
        max=1.0,
        callback=finite,
        help="With --stop-when-decided: stop when it is clear whether the first bot wins more or less than this "
        "share of the games.",
        show_default=False,
    ),
]
Margin = Annotated[
    float,
    typer.Option(
        min=0.001, max=0.25, callback=finite, help="With --stop-when-decided: differences below this do not matter."
    ),
]
Out = Annotated[Path | None, typer.Option("--out", "-o", help="Folder for the results, the summary and the picture.")]
Resume = Annotated[bool, typer.Option("--resume", help="Continue with what is already in the folder.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the finished games that are in the folder.")]
Records = Annotated[
    bool, typer.Option("--records", help="Keep whole games in records.jsonl, for `replay` and `review`.")
]
Plot = Annotated[Path | None, typer.Option(help="Draw ratings and points into this .svg or .png file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")]


@app.command()
def run(
    bots: Bots,
    players: Players = None,
    games: Games = 100,
    rules: RulesOption = "standard",
    seed: Seed = 1,
    workers: Workers = None,
    executor: ExecutorOption = Where.local,
    address: Address = None,
    code: Code = None,
    move_seconds: MoveSeconds = 60.0,
    stop_when_decided: StopWhenDecided = False,
    bar: Bar = None,
    margin: Margin = 0.02,
    out: Out = None,
    resume: Resume = False,
    overwrite: Overwrite = False,
    records: Records = False,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: every deal in every seating, so that no bot gains from its seat.

    With more bots than seats, every combination plays; with fewer, the seats are filled in every possible way. Name a
    bot twice to have it at the table twice.

    The same command gives the same games with any number of workers, unless a bot has a budget in milliseconds.
    Times go to standard error and to times.jsonl.

    Example: thurntaxis arena medium easy easy easy --games 400 --out results/
    """
    from ..arena import Contest, Plan
    from ..arena.plot import check
    from ..rules import Rules

    _goes_with("--resume", resume, "--out", out is not None)
    _goes_with("--records", records, "--out", out is not None)
    _goes_with("--bar", bar is not None, "--stop-when-decided", stop_when_decided)
    _goes_with("--address", address is not None, "--executor ray", executor is Where.ray)
    _keep_games(out, resume or overwrite)
    if plot is not None:
        check(plot)
    setup = prepare(bots, code or [], move_seconds)
    seats = players if players is not None else max(2, min(len(bots), 4))
    plan = Plan(tuple(bots), seats, games, seed, Rules.named(rules))
    if stop_when_decided and bar is None and len(plan.names) == 1:
        raise typer.BadParameter(
            f"one bot has nobody to beat; {bots[0]}#a {bots[0]}#b lets it play against itself",
            param_hint="--stop-when-decided",
        )
    contest = Contest(plan.names, bar, margin) if stop_when_decided else None
    with open_executor(executor, workers, setup, address) as where:
        tournament = _play(plan, where, setup, contest, out, resume=resume, records=records)
    _report(tournament, contest, out, as_json=as_json)
    _draw(tournament.results, plot, out)


def _play(
    plan: "Plan",
    where: "Executor",
    setup: "Setup",
    contest: "Contest | None",
    out: Path | None,
    *,
    resume: bool,
    records: bool,
) -> "Tournament":
    """Play a plan, and keep its games in a folder."""
    from ..arena import Journal
    from ..arena import run as play_all
    from ..arena.journal import header_of
    from ..sources import fingerprint

    journal = Journal(out, records=records) if out is not None else None
    kept: list[GameResult] = []
    if journal is not None:
        kept = journal.begin(header_of(plan, fingerprint(setup.code)), resume=resume)
    with progress_bar("Playing", plan.total, len(kept)) as on_result:
        try:
            return play_all(plan, where, journal=journal, kept=kept, contest=contest, on_result=on_result)
        except KeyboardInterrupt:
            if out is not None:
                typer.echo(f"stopped; use --resume to continue from what is in {out}", err=True)
            raise


def _report(tournament: "Tournament", contest: "Contest | None", out: Path | None, *, as_json: bool) -> None:
    """Print the summary, and keep it in the folder."""
    from ..arena import summarise
    from ..arena.summary import forfeit_lines, text_table, time_lines

    summary = summarise(tournament.results)
    if out is not None:
        (out / "summary.json").write_text(summary.dumps(), encoding="utf-8")
    typer.echo(summary.dumps().rstrip() if as_json else text_table(summary))
    if not as_json:
        for sentence in [*(contest.sentences() if contest else ()), *forfeit_lines(summary)]:
            typer.echo(sentence)
    for line in time_lines(tournament.times):
        typer.echo(line, err=True)


@app.command()
def power(
    shares: Annotated[
        list[float] | None,
        typer.Argument(
            metavar="[SHARE]...",
            help="Shares of the wins, such as 0.52; by default a few typical ones.",
            show_default=False,
        ),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="Seats at a table.")] = 2,
    margin: Margin = 0.02,
) -> None:
    """Show how many games you need to tell a win rate from par. No games are played.

    Example: thurntaxis arena --power 0.52
    """
    from ..arena.power import SHARES, power_lines

    chosen = tuple(shares) if shares else tuple(2 / players * share for share in SHARES)
    try:
        lines = power_lines(players, chosen, margin)
    except ValueError as problem:
        raise typer.BadParameter(str(problem)) from None
    for line in lines:
        typer.echo(line)


def _keep_games(out: Path | None, allowed: bool) -> None:
    """Refuse to replace finished games unless that was asked for."""
    from ..arena import Journal, JournalError

    games = 0 if out is None or allowed else len(Journal(out).results())
    if games:
        raise JournalError(f"{out} has {games} finished games; --resume continues them, and --overwrite replaces them")


def _goes_with(option: str, given: bool, other: str, other_given: bool) -> None:
    """Refuse an option that has no effect without another one."""
    if given and not other_given:
        raise typer.BadParameter(f"needs {other}", param_hint=option)


def prepare(bots: list[str], code: list[Path], move_seconds: float) -> "Setup":
    """Read the files with bots and try out every bot's code, so that mistakes show before anything is played."""
    from ..arena import Setup
    from ..bots import BotError, load_code, make

    for file in code:
        load_code(file)
    for bot in bots:
        try:
            make(bot)
        except BotError:
            raise
        except Exception as problem:  # it will forfeit its games, and the summary will say so
            typer.echo(f"warning: {bot} cannot be made: {problem}", err=True)
    return Setup.reading(code, move_seconds)


@contextmanager
def open_executor(kind: Where, workers: int | None, setup: "Setup", address: str | None) -> "Iterator[Executor]":
    """What plays the games, until the block ends."""
    from ..arena import Here, Local, OnRay

    count = workers if workers is not None else os.cpu_count() or 1
    if kind is Where.ray:
        chosen: Executor = OnRay(max(1, count), setup, address)
    elif count == 0:
        chosen = Here()
    else:
        chosen = Local(count, setup)
    with chosen as executor:
        yield executor


@contextmanager
def progress_bar(title: str, total: int, done: int) -> "Iterator[Callable[[GameResult], None]]":
    """A bar on the error output with the time that is left; nothing if nobody watches."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(elapsed_when_finished=False),
        TextColumn("{task.fields[bots]}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total, completed=done, bots="")

        def on_result(result: "GameResult") -> None:
            bar.update(task, advance=1, bots=" - ".join(result.seats))
            if result.forfeit is not None:
                bot = result.seats[result.forfeit.seat]
                console.print(
                    f"game {result.game}: {bot} forfeits: {result.forfeit.reason}", markup=False, highlight=False
                )

        yield on_result


def _draw(results: "list[GameResult]", path: Path | None, out: Path | None) -> None:
    from ..arena import summarise
    from ..arena.plot import can_plot, plot

    if path is None:
        if out is None or not can_plot():
            return
        path = out / "plot.svg"
    summary = summarise(results)
    plot(summary.standings, path, f"{summary.games} games of {summary.players} players")
