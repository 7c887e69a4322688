"""Options that several commands share."""

import math
from typing import Annotated, Literal, get_args

import typer

from ..locales import codes
from ..rules import RULE_SETS, SMALL_GAMES

Players = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="How many players sit at the table.")]
RulesName = Literal["standard", "first-printing", "icelandic", "three", "four", "seven"]
"""Sets of rules, and small games."""
assert get_args(RulesName) == (*RULE_SETS, *SMALL_GAMES)
RulesOption = Annotated[
    RulesName, typer.Option("--rules", "-r", help="Which named set of rules, or which small game, is played.")
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Language = Annotated[
    str,
    typer.Option("--lang", "-l", help=f"Language: {', '.join(codes())}. Default: the system's.", show_default=False),
]


def finite(number: float | None) -> float | None:
    """For options with a limit: `nan` is neither below nor above any."""
    if number is not None and not math.isfinite(number):
        raise typer.BadParameter(f"{number} is not a finite number")
    return number


def language(choice: str) -> str:
    """The language asked for, or the system's; an unknown one is refused."""
    from ..locales import LANGUAGES, system_language

    if not choice:
        return system_language()
    if choice not in LANGUAGES:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise typer.BadParameter(f"there is no language {choice!r}; known: {known}", param_hint="--lang")
    return choice
