"""`thurntaxis simulate`: random games, as records and in figures."""

import json
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from .options import Json, Players, RulesOption, Seed


class Policy(StrEnum):
    """How the simulated players choose."""

    uniform = "uniform"
    builder = "builder"
    hoarder = "hoarder"


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**9, help="How many games.")] = 10,
    players: Players = 2,
    rules: RulesOption = "standard",
    seed: Seed = 0,
    policy: Annotated[
        Policy,
        typer.Option(
            help="uniform: every legal action equally likely, thousands of decisions a game. "
            "builder: closes at a random length, a few hundred. "
            "hoarder: never closes and empties the supply, so its games never end."
        ),
    ] = Policy.builder,
    most: Annotated[
        int,
        typer.Option("--max-decisions", min=1, max=10**9, help="Stop a game after this many decisions, unfinished."),
    ] = 100_000,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Folder for the records, one JSON file per game.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play random games and write them as records that `replay` can check.

    Example: thurntaxis simulate --games 100 --players 3 --policy builder --out games/
    """
    from rich.console import Console
    from rich.progress import track

    from ..game.simulation import simulate_game
    from ..rules import Rules

    if policy is Policy.hoarder:
        most = min(most, 1000)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    digits = len(str(games))
    console = Console(stderr=True)

    def played() -> Iterator[dict[str, object]]:
        numbers = track(range(1, games + 1), "Playing", console=console, disable=not console.is_terminal)
        for number in numbers:
            record = simulate_game(players, Rules.named(rules), policy.value, seed, number, most)
            path = None
            if out is not None:
                path = out / f"game-{number:0{digits}}.json"
                record.save(path)
            result = dict(record.result) if record.result else None
            yield {"game": number, "decisions": len(record.actions), "result": result, "file": path and str(path)}

    rows = []
    for row in played():
        rows.append(row)
        if as_json:
            typer.echo(json.dumps(row))
    if not as_json:
        _summarise(rows, players, policy, out)


def _summarise(rows: list[dict[str, object]], players: int, policy: Policy, out: Path | None) -> None:
    results = [row["result"] for row in rows if isinstance(row["result"], dict)]
    decisions = [int(str(row["decisions"])) for row in rows]
    typer.echo(f"{len(rows)} games of {players} players, policy {policy}: {len(results)} finished")
    typer.echo(f"decisions a game: {sum(decisions) / len(rows):.1f} (from {min(decisions)} to {max(decisions)})")
    if results:
        for seat in range(players):
            wins = sum(result["winner"] == seat for result in results) / len(results)
            points = sum(result["scores"][seat] for result in results) / len(results)
            typer.echo(f"seat {seat}: wins {wins:.1%}, {points:.1f} points on average")
    if out is not None:
        typer.echo(f"records in {out}")
