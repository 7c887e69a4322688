"""`thurntaxis terminal`: a whole game in the terminal, you against the computer."""

from typing import TYPE_CHECKING, Annotated

import typer

from .options import Language, Players, RulesOption, language

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..game import Event, Game, View

_OPPONENTS = ("Ben", "Clara", "Dora")
_LONGEST_NAME = 40


def terminal(
    players: Players = 2,
    rules: RulesOption = "standard",
    bot: Annotated[
        str,
        typer.Option("--bot", "-b", help="Who plays against you: a level (its number or code), or any other bot."),
    ] = "easy",
    name: Annotated[str, typer.Option(help="Your name.")] = "Ann",
    seat: Annotated[int, typer.Option(min=1, max=4, help="Where you sit: 1 starts, the highest plays last.")] = 1,
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="Decides the cards; secret by default.")] = None,
    lang: Language = "",
) -> None:
    """Play a game in the terminal: choose from numbered actions, with the board before each turn.

    Type an action that is not on the list to find out why it is not possible.
    """
    from ..bots import LEVELS, make
    from ..engine import Luck
    from ..game import Game, show
    from ..game.draws import new_seed
    from ..locales import join, text
    from ..quoting import printable

    if seat > players:
        raise typer.BadParameter(f"There are {players} seats.", param_hint="--seat")
    lang = language(lang)
    opponents = _OPPONENTS[: players - 1]
    secret = None if seed is None else printable(seed, len(seed))
    you = seat - 1
    names = [*opponents[:you], printable(name.strip(), _LONGEST_NAME) or "Ann", *opponents[you:]]
    game = Game(names, rules=rules, seed=secret)
    bots = [make(bot) for _ in names]
    luck = Luck(int(new_seed(), 16))
    typer.echo(text("cli-welcome", lang, opponents=join(opponents, lang)) + "\n")
    level = next((level for level in LEVELS if bot in (level.code, str(level.number))), None)
    if level is not None:
        typer.echo(f"{level.number} · {text(level.name_key, lang)}. {text(level.about_key, lang)}\n")
    while not game.is_over:
        acting = game.player or 0
        if acting == you:
            if not _your_move(game, you, lang):
                typer.echo(text("cli-quit", lang))
                return
        else:
            view = game.view(acting)
            action = bots[acting].decide(view.engine, game.legal_actions(numbers=True), luck)
            print_events(game, game.play(action), you, lang)
    typer.echo(f"\n{show(game.view(you), lang)}\n")
    _print_outcome(game, you, lang)


def _your_move(game: "Game", you: int, lang: str) -> bool:
    """Ask until an action is played; False if the player leaves."""
    from ..game import ActionError, show
    from ..locales import text

    view = game.view(you)
    if view.phase == "draw" and not game.undoable:
        typer.echo(f"\n{show(view, lang)}\n")
    warned, listed = False, True
    while True:
        chosen = ask_action(view, lang, listed=listed)
        listed = False
        if chosen is None:
            return False
        if chosen == "end" and view.last_turn and "close" in view.legal and not warned:
            warned = True
            typer.echo(text("cli-last-turn-end", lang, count=len(view.seats[you].route)))
            continue
        try:
            print_events(game, game.play(chosen), you, lang)
            return True
        except ActionError as error:
            typer.echo(error.sentence(lang))


def ask_action(
    view: "View", lang: str, *, hint: "Callable[[], str | None] | None" = None, listed: bool = True
) -> str | None:
    """Ask for an action, by its number or typed; None if the player leaves."""
    from ..game import show
    from ..locales import text
    from ..locales.sentences import action_label

    route = view.seats[view.seat or 0].route
    for number, action in enumerate(view.legal if listed else (), 1):
        label = action_label(action, official=view.official_called_by(action), route=route, lang=lang)
        typer.echo(f"{number:3}  {label}  [{action}]")
    while True:
        try:
            answer = input(f"{text('cli-prompt', lang)}: ").strip()
        except EOFError:
            return None
        if answer == "q":
            return None
        if answer == "?":
            typer.echo(text("cli-help", lang) + (f" {text('cli-help-hint', lang)}" if hint else ""))
        elif answer == "h" and hint is not None:
            typer.echo(hint() or "")
        elif answer == "b":
            typer.echo(show(view, lang))
        elif answer == "r":
            from .rules import rules

            rules(lang)
        elif answer.isdecimal() and not 1 <= int(answer) <= len(view.legal):
            typer.echo(text("cli-not-a-choice", lang, text=answer))
        elif answer:
            return view.legal[int(answer) - 1] if answer.isdecimal() else answer


def print_events(game: "Game", events: "list[Event]", you: int, lang: str) -> None:
    """Say what happened, as the person at the terminal may see it."""
    from ..game import seen_by
    from ..locales.sentences import event_sentence

    for event in events:
        if event["type"] not in ("refill", "over"):
            sentence = event_sentence(
                seen_by(event, you), game.players, seat=you, lang=lang, all_provinces=game.rules.all_provinces
            )
            typer.echo(f"  {sentence}")


def _print_outcome(game: "Game", you: int, lang: str) -> None:
    from ..game.events import game_is_over
    from ..locales import text
    from ..locales.sentences import event_sentence

    outcome = game.outcome()
    assert outcome is not None
    typer.echo(event_sentence(game_is_over(game.state), game.players, seat=you, lang=lang))
    for name, score in zip(game.players, outcome.breakdown, strict=True):
        row = {"carriage": score.carriage, "tiles": score.tiles, "houses": -score.houses, "total": score.total}
        typer.echo(text("cli-score", lang, player=name, **row))
