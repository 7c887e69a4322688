"""Parts of thoughts that are sent to other machines: how each is written as JSON, and checked when it is read.

These are the types of the fields of thoughts; for everybody else they are the classes that they stand for.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Annotated, Any, get_type_hints

from pydantic import AfterValidator, BaseModel, PlainSerializer, PlainValidator, TypeAdapter, create_model

from ...bots import registry
from ...engine import EngineView, State
from ...game import Record, View
from ...game import view as game_view
from ...game.setup.setup import Setup

_NUMBERS: TypeAdapter[tuple[int, ...]] = TypeAdapter(tuple[int, ...])
_PARTS: TypeAdapter[tuple[tuple[int, ...], int, int, list[int]]] = TypeAdapter(
    tuple[tuple[int, ...], int, int, list[int]]
)
"""The fields of the public state, the seat, the size of the supply, and how many cards of each hand nobody knows."""


def _read_state(data: object) -> State:
    return State.from_fields(_NUMBERS.validate_python(data))


def _write_state(state: State) -> list[int]:
    return list(state.fields())


def _read_view(data: object) -> EngineView:
    numbers, seat, supply_size, unknown = _PARTS.validate_python(data)
    public = State.from_fields(numbers)
    taken_apart = EngineView(public, seat).__reduce__()
    assert isinstance(taken_apart, tuple)
    restore: Callable[[State, int, int, list[int]], EngineView] = taken_apart[0]  # it checks what it is given
    return restore(public, seat, supply_size, unknown)


def _write_view(view: EngineView) -> tuple[tuple[int, ...], int, int, list[int]]:
    return view.public.fields(), view.seat, view.supply_size, list(view.unknown)


def _registered(bot: str) -> str:
    code = bot.partition(":")[0]
    if code not in registry.known():  # above all no program, which would be started here
        raise registry.UnknownBot(f"there is no bot {code[:40]!r}")
    return bot


SentBot = Annotated[str, AfterValidator(_registered)]
SentState = Annotated[State, PlainValidator(_read_state), PlainSerializer(_write_state)]
SentView = Annotated[EngineView, PlainValidator(_read_view), PlainSerializer(_write_view)]
SentRecord = Annotated[Record, PlainValidator(Record.from_json), PlainSerializer(Record.to_json)]
SentSetup = Annotated[Setup, PlainValidator(Setup.from_json), PlainSerializer(Setup.to_json)]

_NAMES = tuple(field.name for field in fields(View))
_TYPES = get_type_hints(View, vars(game_view)) | {"engine": SentView}
_FIELDS: dict[str, Any] = {name: (_TYPES[name], ...) for name in _NAMES}
_NamedView: type[BaseModel] = create_model("_NamedView", **_FIELDS)


def _read_named_view(data: object) -> View:
    read = _NamedView.model_validate(data)
    return View(**{name: getattr(read, name) for name in _NAMES})


def _write_named_view(view: View) -> dict[str, object]:
    return _NamedView.model_construct(**{name: getattr(view, name) for name in _NAMES}).model_dump(mode="json")


SentNamedView = Annotated[View, PlainValidator(_read_named_view), PlainSerializer(_write_named_view)]
