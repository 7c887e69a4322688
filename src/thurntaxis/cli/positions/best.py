"""`thurntaxis best`: what to do in a position, and why."""

from typing import Annotated

import typer

from ..options import Json, Language, Seed, language
from .source import PositionArgument, game_of, read_setup


def best(
    position: PositionArgument,
    thorough: Annotated[bool, typer.Option("--thorough", help="Look at the moves 16 times as closely.")] = False,
    top: Annotated[int, typer.Option("--top", min=1, max=50, help="How many moves to list.")] = 5,
    as_json: Json = False,
    seed: Seed = 0,
    lang: Language = "",
) -> None:
    """Find the best moves of a position, with their chances of winning and reasons, as a hint does.

    The seed deals the cards that the position leaves open. It does not change the answer for the known cards.

    Example: thurntaxis best game.json:40 --thorough
    """
    from ...assessment import Assessor
    from ...assessment.hint import advise
    from ...assessment.service import to_the_end
    from ...game.actions import TEXTS
    from ...locales.figures import percent
    from ...locales.sentences import way_phrase
    from ...quoting import json_text

    lang = language(lang)
    game = game_of(read_setup(position).for_deciding(), seed)
    view = game.view(game.player)
    legal = game.legal_actions(numbers=True)
    advice = to_the_end(advise(Assessor(), view, legal, lang, "thorough" if thorough else "quick"))
    seat = view.engine.seat
    moves = [
        {
            "actions": [TEXTS[action] for action in way.actions],
            "chance": round(way.chances[seat], 4),
            "noise": round(way.noise, 4),
        }
        for way in advice.candidates[:top]
    ]
    if as_json:
        typer.echo(json_text({"action": TEXTS[advice.way[0]], "reason": advice.sentence, "moves": moves}))
        return
    typer.echo(advice.sentence)
    for way in advice.candidates[:top]:
        phrase = way_phrase([TEXTS[action] for action in way.actions], lang)
        typer.echo(f"{percent(way.chances[seat], lang):>6}  {phrase}")
