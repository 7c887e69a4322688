"""`thurntaxis corpus`: self-play of bots as Parquet files, to learn from."""

import json
from pathlib import Path
from typing import Annotated

import typer

from .options import Json, RulesOption, Seed


def corpus(
    bots: Annotated[list[str], typer.Argument(help="Bots by code, one per seat, 2 to 4: easy medium search:ms=50")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the corpus; continued if it already exists.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**9, help="How many games.")] = 1000,
    shard_games: Annotated[int, typer.Option(min=1, max=10**9, help="Games in a file.")] = 100,
    rules: RulesOption = "standard",
    seed: Seed = 0,
    max_decisions: Annotated[
        int,
        typer.Option("--max-decisions", min=1, max=10**9, help="Leave out games that take more decisions than this."),
    ] = 5000,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=1024, help="How many processes play.")] = 1,
    as_json: Json = False,
) -> None:
    """Let bots play and record every decision: view, legal actions, choice and the result of the game.

    Interrupt it at any time; the same command continues where it stopped.

    Example: thurntaxis corpus easy medium --games 1000 --out corpus/
    """
    from rich.console import Console
    from rich.progress import Progress

    from ..rules import Rules

    try:
        from ..envs.corpus import CorpusError, Settings, make_corpus
    except ModuleNotFoundError:
        raise
    except ImportError as problem:  # the environments are not compiled
        raise typer.BadParameter(str(problem)) from None
    if not 2 <= len(bots) <= 4:
        raise CorpusError(f"a corpus needs 2 to 4 bots, one per seat, not {len(bots)}")
    settings = Settings(tuple(bots), games, shard_games, Rules.named(rules).to_json(), seed, max_decisions)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=settings.shards)
        figures = make_corpus(settings, out, workers, lambda done, _: progress.update(task, completed=done))
    if as_json:
        typer.echo(json.dumps(figures))
        return
    typer.echo(
        f"{figures['decisions']:,} decisions of {figures['games']:,} games in {settings.shards} files, "
        f"{figures['bytes']:,} bytes; the card is {out / 'README.md'}"
    )
