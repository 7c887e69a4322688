"""Imports finished games that were played on another server or in another browser.

A record does not say whose game it was. Those of "my games" are exported with that (`played`) and can be read here.
"""

import re
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ...game import Record, RecordError
from ...protocol.commands import TABLE_ID, Level, Seat, as_name
from ..ports.jsontext import loads
from ..ports.store import PlayerResult
from ..refusals import BadRecord, Refusal
from ..table.results import FinishedGame
from ..table.setup import id_from, replay_of
from ..table.table import Table

_Number = Annotated[int, Field(strict=True, ge=0, le=10**6)]
_PLIES: TypeAdapter[list[int]] = TypeAdapter(Annotated[list[_Number], Field(max_length=2000)])
_LONGEST_SECRET = 200
"""Of a seed and its hash, which are kept as they are, if they are plain text."""


class Played(BaseModel):
    """Whose game it was, when, and against whom."""

    model_config = ConfigDict(strict=True)

    ended: Annotated[int, Field(ge=0, le=2**53)]
    you: Annotated[list[Seat], Field(min_length=1, max_length=4)]
    levels: Annotated[list[Level | None], Field(max_length=4)]
    """The bots' levels, seat by seat."""
    opponents: Level
    counts: bool
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Import:
    """A game that can be imported."""

    table: Table
    """The table that shows the record, as for an uploaded one."""
    result: PlayerResult
    origin: str
    """The table it was played at."""


def to_take_along(table: Table, result: PlayerResult) -> Record:
    """The record of a person's game, with what another server needs to import it: whose game it was (`played`)."""
    record = table.record
    played = (table.header.replay or {}).get("played") or _played_here(result).model_dump()
    return replace(record, extra={**record.extra, "played": played})


def _played_here(result: PlayerResult) -> Played:
    seats = loads(result.seats)
    return Played(
        ended=result.ended,
        you=seats["you"],
        levels=[level for _, level, _, _ in seats["all"]],
        opponents=result.opponents,
        counts=result.counts,
        gave_up=result.place is None and len(seats["you"]) == 1,
    )


def read(content: str, person: str, now: int, *, most_plies: int, counts: bool) -> Import:
    """The game in a record; `counts`: whether it may count in statistics, if it did where it was played.

    Raises:
        Refusal: it cannot be imported.
    """
    try:
        record = Record.loads(content).of_full_game()
    except RecordError as error:
        # Line numbers would not be those of the whole file.
        at = RecordError("", error.problem, error.kind, error.reason) if error.line else error
        raise BadRecord(at) from None
    if len(record.actions) > most_plies:
        raise Refusal("too_large", "server-too-large")
    if not record.is_finished:
        raise Refusal("bad_request", "server-not-over")
    played = _played(record)
    given = record.extra.get("table")
    named = isinstance(given, str) and re.fullmatch(TABLE_ID, given)
    origin = str(given) if named else id_from(sha256(content.encode()).hexdigest())
    id = id_from(f"import {person} {origin}")  # the same if it is imported again
    kept = {key: record.extra[key] for key in ("commitment", "seed") if _is_short(record.extra.get(key))}
    assert record.result is not None
    shown = Record(
        tuple(as_name(name) for name in record.players),
        record.rules,
        record.draws,
        record.actions,
        record.result,
        {"table": origin, **kept, **_hints(record), "played": played.model_dump()},
        record.position,
    )
    table = replay_of(shown, person, now, id)
    return Import(table, _result(shown, played, person, id, min(played.ended, now), counts=counts), origin)


def _hints(record: Record) -> dict[str, list[int]]:
    """The numbers of actions before which a hint was shown at a real table, as the companion notes them."""
    try:
        return {"hints": _PLIES.validate_python(record.extra["hints"])}
    except (KeyError, ValidationError):
        return {}


def _is_short(text: object) -> bool:
    return isinstance(text, str) and len(text) <= _LONGEST_SECRET and text.isascii() and text.isprintable()


def _played(record: Record) -> Played:
    try:
        played = Played.model_validate(record.extra.get("played"))
    except ValidationError:
        raise Refusal("bad_request", "server-import-whose") from None
    seats = len(record.players)
    if len(played.levels) != seats or len(set(played.you)) < len(played.you) or max(played.you) >= seats:
        raise Refusal("bad_request", "server-import-whose")
    return played


def _result(record: Record, played: Played, person: str, id: str, ended: int, *, counts: bool) -> PlayerResult:
    seats = list(zip(record.players, played.levels, strict=True))
    acted = [(ply["player"], ply["action"]) for ply in record.trace() if "action" in ply]
    game = FinishedGame(id, record.replay(), ended, seats, acted)
    return game.result(
        person,
        played.you,
        played.opponents,
        deal=None,  # the only try at a deal belongs to the server that dealt it
        counts=counts and played.counts and record.position is None,
        stayed=not played.gave_up,
    )
