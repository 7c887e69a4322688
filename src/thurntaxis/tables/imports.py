"""Finished games that were played elsewhere, on another server or in another browser: their records, taken in.

A record does not say whose game it was. Those of "my games" are told with that (`played`), and can be read again here.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..game import Record, RecordError
from ..protocol.commands import TABLE_ID, Level, Seat, as_name
from .history import places, points_of
from .jsontext import dumps, loads
from .refusals import BadRecord, Refusal
from .setup import id_from, replay_of
from .store import Result
from .table import Table

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
    """A game that can be taken in."""

    table: Table
    """It shows the record, as one that was uploaded."""
    result: Result
    origin: str
    """The table it was played at."""


def told(record: Record, result: Result) -> Record:
    """The record of somebody's game, with what it does not say by itself."""
    if "played" in record.extra:  # it was taken in, and says so already
        return record
    seats = loads(result.seats)
    played = Played(
        ended=result.ended,
        you=seats["you"],
        levels=[level for _, level, _, _ in seats["all"]],
        opponents=result.opponents,
        counts=result.counts,
        gave_up=result.place is None and len(seats["you"]) == 1,
    )
    return replace(record, extra={**record.extra, "played": played.model_dump()})


def read(content: str, person: str, now: int, *, most_plies: int, counts: bool) -> Import:
    """The game in a record; `counts`: whether it may count in statistics, if it did where it was played.

    Raises:
        Refusal: it is none that could be taken in.
    """
    try:
        record = Record.loads(content)
    except RecordError as error:
        # Its lines are not those of the file that it came in.
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
    id = id_from(f"import {person} {origin}")  # the same when it is taken in again
    kept = {key: record.extra[key] for key in ("commitment", "seed") if _is_short(record.extra.get(key))}
    assert record.result is not None
    shown = Record(
        tuple(as_name(name) for name in record.players),
        record.rules,
        record.draws,
        record.actions,
        {key: record.result[key] for key in ("scores", "winner")},
        {"table": origin, **kept, "played": played.model_dump()},
    )
    table = Table.of(replay_of(shown, person, now).header | {"id": id})
    return Import(table, _result(shown, played, person, id, min(played.ended, now), counts=counts), origin)


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


def _result(record: Record, played: Played, person: str, id: str, ended: int, *, counts: bool) -> Result:
    game = record.replay()
    outcome = game.outcome()
    assert outcome is not None
    place_of = places(outcome.scores, outcome.ended_by)
    seat, alone = played.you[0], len(played.you) == 1
    stayed = alone and not played.gave_up
    everybody = zip(record.players, played.levels, outcome.scores, place_of, strict=True)
    return Result(
        person=person,
        table=id,
        ended=ended,
        players=len(record.players),
        opponents=played.opponents,
        counts=counts and alone and played.counts,
        place=place_of[seat] if stayed else None,
        score=outcome.scores[seat] if stayed else None,
        points=dumps(points_of(game, seat) if stayed else []).decode(),
        first_city=_first_city(record.trace(), seat) if alone else None,
        deal=None,  # a deal has one try, here
        seats=dumps({"you": played.you, "all": [list(each) for each in everybody]}).decode(),
    )


def _first_city(plies: Iterable[dict[str, object]], seat: int) -> str | None:
    for ply in plies:
        action = str(ply.get("action"))
        if ply.get("player") == seat and action.startswith("start "):
            return action.removeprefix("start ")
    return None
