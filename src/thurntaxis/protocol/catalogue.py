"""All models by name, for what is made from them and for the tests."""

from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import TypeAliasType, TypedDict, is_typeddict

from . import answers, commands, game, messages, review, tables

SENT = (
    game,
    tables,
    messages,
    answers.play,
    answers.identity,
    answers.history,
    answers.daily,
    answers.tables,
    answers.learning,
    answers.notices,
    answers.blocks,
    answers.ratings,
    answers.puzzles,
    review,
)
"""The modules of what clients are sent, in the order of what is made from them."""


def sent() -> dict[str, Any]:
    """What clients are sent, in the order it is declared in."""
    return dict(model for module in SENT for model in _declared_in(module))


def _declared_in(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name, model in vars(module).items():
        is_own = getattr(model, "__module__", None) == module.__name__ and not name.startswith("_")
        if is_own and (is_typeddict(model) or isinstance(model, TypeAliasType)):
            yield name, model


def heard() -> dict[str, Any]:
    """What clients may send."""
    bases = (commands.Message, commands.Command, commands.SeatCommand)
    return {
        name: model
        for name, model in vars(commands).items()
        if isinstance(model, type) and issubclass(model, commands.Message) and model not in bases
    }


@cache
def everything() -> TypeAdapter[Any]:
    """One schema for all of them, which takes far less time to make than one for each: `{name: what it should be}`."""
    return TypeAdapter(TypedDict("everything", sent() | heard(), total=False))  # type: ignore[operator]
