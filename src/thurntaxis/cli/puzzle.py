"""`thurntaxis puzzle`: one turn to play as well as possible."""

from typing import Annotated

import typer

from .options import Language, language


def puzzle(
    id: Annotated[str, typer.Argument(help="Its number, for example 10-0; without it, the puzzle of the day.")] = "",
    solve: Annotated[bool, typer.Option("--solution", help="Show the solution.")] = False,
    lang: Language = "",
) -> None:
    """Solve a puzzle in the terminal: play one turn as well as you can.

    You learn at once what an action costs. `h` gives a hint.
    """
    from datetime import UTC, datetime

    from ..game import ActionError, show
    from ..locales import text
    from ..puzzles import NAMES, puzzle_of_the_day, puzzles
    from ..puzzles import puzzle as find
    from ..puzzles.sentences import as_good, why
    from ..quoting import printable
    from .terminal import ask_action, print_events

    lang = language(lang)
    wanted = find(id) if id else puzzle_of_the_day(datetime.now(UTC).date())
    if wanted is None:
        raise typer.BadParameter(
            f"there is no puzzle {printable(id)}; there are {len(puzzles())}, for example {puzzles()[0].id}"
        )
    typer.echo(text(f"puzzle-goal-{wanted.goal}", lang, puzzle=wanted.id, level=wanted.level) + "\n")
    begun = wanted.begin()
    typer.echo(show(begun.view(), lang) + "\n")
    while not (begun.over or begun.missed or solve):
        action = ask_action(begun.view(), lang, hint=begun.hint)
        if action is None:
            typer.echo(text("cli-quit", lang))
            return
        try:
            print_events(begun.game, begun.play(action), wanted.seat, lang)
        except ActionError as error:
            typer.echo(error.sentence(lang))
    searched = wanted.goal == "chance"
    if begun.solved:
        typer.echo(text("puzzle-solved-chance" if searched else "puzzle-solved", lang))
    elif begun.missed:
        cost = round(begun.cost, 1) if wanted.goal == "points" else round(100 * begun.cost)
        typer.echo(text(f"puzzle-cost-{wanted.goal}", lang, cost=cost))
    typer.echo(text("puzzle-solution", lang, actions=", ".join(wanted.solution)))
    for place, ways in as_good(wanted):
        same = " / ".join(", ".join(way) for way in ways)
        typer.echo(text("puzzle-as-good", lang, step=place + 1, actions=same))
    if wanted.tempting is not None:
        actions, lost = ", ".join(wanted.tempting.actions), wanted.tempting.cost
        cost = round(lost, 1) if wanted.goal == "points" else round(100 * lost)
        typer.echo(text("puzzle-tempting", lang, actions=actions))
        typer.echo(text(f"puzzle-cost-{wanted.goal}", lang, cost=cost))
    for _, sentence in why(wanted, NAMES, lang):
        typer.echo(sentence)
