"""`thurntaxis show`: a position as a board in letters, as one line, as a link, or as JSON."""

from typing import Annotated

import typer

from ..options import Json, Language, Seed, language
from .source import PositionArgument, game_of, read_setup


def show(
    position: PositionArgument,
    line: Annotated[bool, typer.Option("--line", help="Print the position in one line of text.")] = False,
    link: Annotated[
        str | None, typer.Option("--link", metavar="ORIGIN", help="Print a link to the editor at that address.")
    ] = None,
    as_json: Json = False,
    seed: Seed = 0,
    lang: Language = "",
) -> None:
    """Check a position and show it as the player to act sees it. For each problem, print a sentence.

    Example: thurntaxis show game.json:40 --line
    """
    from ...game import show as board
    from ...locales import text
    from ...quoting import json_text

    lang = language(lang)
    if line + (link is not None) + as_json > 1:
        raise typer.BadParameter("choose only one of --line, --link and --json")
    setup = read_setup(position)
    if as_json:
        typer.echo(json_text(setup.to_json()))
    elif line:
        typer.echo(setup.to_text())
    elif link is not None:
        typer.echo(setup.to_link(link.rstrip("/")))
    else:
        game = game_of(setup, seed)
        knows_hand = setup.hands[setup.player].unknown == 0 and not game.is_over
        typer.echo(board(game.view(setup.player if knows_hand else None), lang))
        if not setup.is_complete:
            typer.echo(text("cli-cards-unknown", lang))
