"""`thurntaxis solve`: the exact chances of a last turn."""

from typing import Annotated, Literal

import typer

from ..options import Json, Language, Seed, language
from .source import PositionArgument, game_of, read_setup


def solve(
    position: PositionArgument,
    rivals: Annotated[
        Literal["any", "minimax"],
        typer.Option(help="How the players still to come play: with any cards they want, or as well as possible."),
    ] = "any",
    as_json: Json = False,
    seed: Seed = 0,
    lang: Language = "",
) -> None:
    """Solve a last turn: for each action, print the exact chance of winning with the best play after it.

    The end of the game must have been called, or it must be possible to call it in this turn.

    Example: thurntaxis solve game.json:150
    """
    from ...endings import solve as solved
    from ...game.actions import TEXTS
    from ...locales import text
    from ...locales.figures import number, percent
    from ...locales.sentences import way_phrase
    from ...quoting import json_text

    lang = language(lang)
    setup = read_setup(position).for_deciding()
    ending = solved(game_of(setup, seed).seen(setup.player), "any cards" if rivals == "any" else "minimax")
    if as_json:
        lines = [
            {"action": TEXTS[line.action], "chance": round(line.chance, 6), "points": round(line.points, 3)}
            for line in ending.lines
        ]
        typer.echo(json_text({"called": ending.called, "rivals": ending.rivals, "lines": lines}))
        return
    typer.echo(text("ending-called" if ending.called else "ending-open", lang))
    if ending.rivals:
        typer.echo(text("ending-rivals-any" if ending.rivals == "any cards" else "ending-rivals-minimax", lang))
    for line in ending.lines:
        figures = f"{percent(line.chance, lang, digits=1):>7} {number(line.points, lang, digits=1):>6}"
        typer.echo(f"{figures}  {way_phrase([TEXTS[line.action]], lang)}")
