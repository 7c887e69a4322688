"""`thurntaxis benchmark`: a bot's rating on the scale of the levels."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from .arena import Code, MoveSeconds, Where, Workers, open_executor, prepare, progress_bar

BotCode = Annotated[str, typer.Argument(metavar="BOT", help="A bot by its code, with parameters, or exec:./mybot.")]
Games = Annotated[int, typer.Option("--games", "-n", min=2, max=1_000_000, help="Games against each level, at least.")]
Sizes = Annotated[
    list[int] | None,
    typer.Option("--players", "-p", min=2, max=4, help="Seats at a table; may be repeated.", show_default="2, 3 and 4"),
]
Levels = Annotated[
    list[str] | None,
    typer.Option("--level", "-l", help="A level to play against; may be repeated.", show_default="easy to skilled"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def benchmark(
    bot: BotCode,
    games: Games = 60,
    players: Sizes = None,
    level: Levels = None,
    code: Code = None,
    workers: Workers = None,
    move_seconds: MoveSeconds = 60.0,
    as_json: AsJson = False,
) -> None:
    """Rate a bot on the scale of the levels: it plays fixed deals against them.

    Example: thurntaxis benchmark mine --code my_bot.py --games 200
    """
    from ..arena.benchmark import CHEAP, benchmark_lines, play_benchmark
    from ..sources import fingerprint

    files: list[Path] = code or []
    levels = level or list(CHEAP)
    setup = prepare([bot, *levels], files, move_seconds)
    rows = []
    with open_executor(Where.local, workers, setup, None) as where:
        for size in dict.fromkeys(players or [2, 3, 4]):
            with progress_bar(f"{size} players", len(levels) * games, 0) as on_result:
                rows.append(play_benchmark(bot, size, where, levels, games, on_result))
    mark = fingerprint(setup.code)
    if as_json:
        typer.echo(json.dumps({"bot": bot, "fingerprint": mark, "tables": [asdict(row) for row in rows]}))
        return
    for line in benchmark_lines(bot, rows, mark):
        typer.echo(line)
