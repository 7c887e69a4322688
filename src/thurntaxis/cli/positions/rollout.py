"""`thurntaxis rollout`: play the best moves of a position to the end many times, with the same cards for all."""

import math
from typing import TYPE_CHECKING, Annotated

import typer

from ..options import Json, Language, Seed, language
from .source import PositionArgument, game_of, read_setup

if TYPE_CHECKING:
    from ...game.setup.setup import Setup
    from ...rollouts import Rolled, Rollout


def rollout(
    position: PositionArgument,
    games: Annotated[int, typer.Option("--games", "-g", min=1, max=100_000, help="Games for each move.")] = 500,
    level: Annotated[str, typer.Option("--level", help="The bots that play on: a level, or any other bot.")] = "medium",
    top: Annotated[int, typer.Option("--top", min=1, max=12, help="How many moves to compare.")] = 4,
    moves: Annotated[
        list[str] | None,
        typer.Option("--move", "-m", help="Compare this action instead of the best ones; may be repeated."),
    ] = None,
    as_json: Json = False,
    seed: Seed = 0,
    lang: Language = "",
) -> None:
    """Play each of the best moves to the end many times; print chances and points with 95% intervals.

    Hidden cards are dealt again for every game. Ctrl-C stops, and shows what has been found so far.

    Example: thurntaxis rollout game.json:40 --games 2000
    """
    from ...rollouts import Rollout, candidate_ways

    lang = language(lang)
    setup = read_setup(position).for_deciding()
    game = game_of(setup, seed)
    ways = _given(setup, moves, seed) if moves else candidate_ways(game.seen(setup.player), top, seed)
    rolled = Rollout.of(setup, ways, level, seed)
    _play(rolled, games, lang)
    _print(rolled.results(), level, as_json=as_json, lang=lang)


def _given(setup: "Setup", moves: list[str], seed: int) -> list[list[int]]:
    from ...game.actions import read

    game = game_of(setup, seed)
    ways = [[read(move).number] for move in moves]
    for (action,), move in zip(ways, moves, strict=True):
        if action not in game.legal_actions(numbers=True):
            legal = ", ".join(game.legal_actions())
            raise typer.BadParameter(f"{move!r} is not legal here; legal: {legal}", param_hint="--move")
    return ways


def _play(rolled: "Rollout", games: int, lang: str) -> None:
    from rich.console import Console
    from rich.progress import Progress

    from ...locales import text

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(text("rollout-working", lang), total=games)
        try:
            for done in rolled.play(games):
                shown.update(task, completed=done)
        except KeyboardInterrupt:
            if not rolled.games:
                raise


def _print(found: "list[Rolled]", level: str, *, as_json: bool, lang: str) -> None:
    from ...game.actions import TEXTS
    from ...locales import text
    from ...locales.figures import labelled, number, percent
    from ...locales.sentences import way_phrase
    from ...quoting import json_text

    if as_json:
        typer.echo(json_text({"level": level, "games": found[0].games, "moves": [_data(each) for each in found]}))
        return
    typer.echo(text("rollout-summary", lang, games=found[0].games, level=level))
    for each in found:
        figures = text(
            "rollout-figures",
            lang,
            chance=percent(each.chance, lang, digits=1),
            low=percent(each.low, lang, digits=1),
            high=percent(each.high, lang, digits=1),
            points=number(each.points, lang, digits=1),
        )
        behind = ""
        if each is not found[0]:
            error = f"±{number(100 * each.behind_error, lang, digits=1)}" if math.isfinite(each.behind_error) else ""
            behind = " " + text("rollout-behind", lang, behind=percent(-each.behind, lang, digits=1), error=error)
        phrase = way_phrase([TEXTS[action] for action in each.way], lang)
        typer.echo(labelled(phrase, f"{figures}{behind}", lang))


def _data(rolled: "Rolled") -> dict[str, object]:
    from ...game.actions import TEXTS

    figures = {
        name: round(value, 4) if math.isfinite(value) else None
        for name in ("chance", "low", "high", "points", "points_error", "behind", "behind_error")
        for value in (getattr(rolled, name),)
    }
    return {"actions": [TEXTS[action] for action in rolled.way], **figures}
