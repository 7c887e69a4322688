"""`thurntaxis best`: what a bot would do in a position, and why."""

from typing import Annotated

import typer

from ..options import Json, Language, Seed, language
from .source import PositionArgument, game_of, read_setup


def best(
    position: PositionArgument,
    level: Annotated[str, typer.Option("--level", help="The bot that thinks: a level, or any other bot.")] = "hard",
    top: Annotated[int, typer.Option("--top", min=1, max=50, help="How many moves to list.")] = 5,
    as_json: Json = False,
    seed: Seed = 0,
    lang: Language = "",
) -> None:
    """Find the best moves of the player to act, with their chances of winning and reasons.

    Example: thurntaxis best game.json:40 --level expert
    """
    from ...bots import make
    from ...engine import Luck
    from ...game.actions import TEXTS
    from ...locales.figures import number, percent
    from ...locales.sentences import way_phrase
    from ...quoting import json_text
    from ...rollouts.hint import advise

    lang = language(lang)
    bot = make(level)
    game = game_of(read_setup(position).for_deciding(), seed)
    view = game.view(game.player)
    thinking = advise(bot, view, game.legal_actions(numbers=True), Luck(seed), lang)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            advice = done.value
            break
    ways = {
        each.action: list(advice.closing) if TEXTS[each.action] == "close" else [each.action]
        for each in advice.candidates
    }
    moves = [
        {
            "actions": [TEXTS[action] for action in ways[each.action]],
            "chance": round(each.chance, 4),
            "points": round(each.score, 2),
        }
        for each in advice.candidates[:top]
    ]
    if as_json:
        typer.echo(json_text({"action": TEXTS[advice.action], "reason": advice.sentence, "moves": moves}))
        return
    typer.echo(advice.sentence)
    for each in advice.candidates[:top]:
        phrase = way_phrase([TEXTS[action] for action in ways[each.action]], lang)
        typer.echo(f"{percent(each.chance, lang):>6} {number(each.score, lang, digits=1):>6}  {phrase}")
