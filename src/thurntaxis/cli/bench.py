"""`thurntaxis bench`: how fast the engine is on this machine."""

import json
import threading
import time
from typing import Annotated

import typer

from .options import Json, Players

app = typer.Typer(help="Measure the engine on this machine.", no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def _group() -> None:
    """Measure the engine on this machine."""


@app.command()
def playouts(
    players: Players = 2,
    decisions: Annotated[int, typer.Option(min=1, max=10**15, help="How many decisions, in each thread.")] = 5_000_000,
    threads: Annotated[int, typer.Option(min=1, max=1024, help="How many threads work at the same time.")] = 1,
    as_json: Json = False,
) -> None:
    """Uniformly random decisions per second inside the engine, games played one after the other."""
    from .. import engine

    workers = [threading.Thread(target=engine.run_uniform, args=(players, decisions, seed)) for seed in range(threads)]
    start = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    seconds = time.perf_counter() - start
    rate = decisions * threads / seconds
    figures = {
        "players": players,
        "decisions": decisions * threads,
        "threads": threads,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(rate),
        "compiled": engine.compiled,
    }
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        how = "compiled" if engine.compiled else "interpreted: slow"
        typer.echo(f"{rate:,.0f} decisions a second ({1e9 / rate:.1f} ns each)")
        typer.echo(f"{players} players, threads: {threads}, engine {how}")
