"""All models by name, for generators and tests."""

from functools import cache

from pydantic import TypeAdapter
from typing_extensions import TypeAliasType, TypedDict, is_typeddict

from .. import rulespage
from . import answers, commands, game, messages, review, studies, tables

SENT = (
    game,
    tables,
    messages,
    answers.play,
    answers.identity,
    answers.history,
    answers.daily,
    answers.tables,
    rulespage,
    answers.lesson,
    answers.notices,
    answers.absences,
    answers.blocks,
    answers.ratings,
    answers.tournaments,
    answers.practice,
    answers.puzzles,
    answers.positions,
    answers.explorer,
    answers.studies,
    review,
)
"""The modules with everything that clients are sent, in the order of the generated files."""


def sent() -> dict[str, object]:
    """Everything that clients are sent, in the order of declaration."""
    found: dict[str, object] = {}
    for module in SENT:
        for name, model in vars(module).items():
            if not name.startswith("_") and _is_model(model):
                found.setdefault(name, model)
    return found


def _is_model(value: object) -> bool:
    adopted = "__pydantic_config__" in getattr(value, "__dict__", ())  # by `sent`, from a package below
    return adopted or is_typeddict(value) or isinstance(value, TypeAliasType)


def heard() -> dict[str, object]:
    """What clients may send."""
    bases = (commands.Message, commands.Command, commands.SeatCommand)
    return {
        name: model
        for module in (commands, studies)
        for name, model in vars(module).items()
        if not name.startswith("_")
        and isinstance(model, type)
        and issubclass(model, commands.Message)
        and model not in bases
    }


@cache
def everything() -> TypeAdapter[object]:
    """One schema for all of them, which takes far less time to make than one for each: `{name: what it should be}`."""
    return TypeAdapter(TypedDict("everything", sent() | heard(), total=False))  # type: ignore[operator]
