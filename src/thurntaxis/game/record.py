"""Saved games that anybody can check: what was chosen and what was drawn, so that no generator is needed to replay."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, final

from typing_extensions import TypedDict

from ..board import CITIES, CITY_INDEX, MAX_PLAYERS, MIN_PLAYERS, CityId, StackId
from ..engine import State
from ..engine.playouts import replay
from ..quoting import quoted
from ..rules import Rules, RulesError
from ..variants import FULL
from .actions import NUMBERS, PHASES, TEXTS, Phase
from .cards import city_names, display_names, tiles_of
from .data import GameRecord, Result
from .errors import PositionError, RecordError, UnreadableAction
from .outcome import outcome_of
from .position import Position
from .reasons import why_not
from .setup.line import NAMES
from .setup.setup import Setup

if TYPE_CHECKING:
    from .game import Game

FORMAT: Literal["thurntaxis-record/1"] = "thurntaxis-record/1"
FORMAT_FROM_POSITION: Literal["thurntaxis-record/2"] = "thurntaxis-record/2"
"""The format of a game that begins at a position. Programs that know only the first format refuse it by its name."""
_KEYS = ("format", "rules", "players", "draws", "actions", "result")


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not: the options, the players' names, every card drawn from the supply, every action.

    `result` is there for a finished game and only then. `extra` holds the other keys of the top level (a seed,
    times …). `position` is where the game begins, in one line without names (`thurntaxis.game.setup.line`); None for
    one that begins with the deal. A record made by the readers below has been checked: it replays to its end.
    """

    players: tuple[str, ...]
    rules: Rules
    draws: tuple[CityId, ...]
    actions: tuple[str, ...]
    result: Result | None = None
    extra: Mapping[str, object] = field(default_factory=dict)
    position: str | None = None

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Record":
        """Read and check a record from a file, JSON or text notation.

        Raises:
            RecordError: the file cannot be read, or the record is impossible; the message says where and why.
        """
        try:
            content = Path(path).read_bytes()
        except OSError as error:
            problem = f"cannot be read: {error.strerror or error}"
            raise RecordError(str(path), problem, "record-unreadable") from None
        return cls.loads(content)

    @classmethod
    def load_all(cls, path: str | PathLike[str]) -> "Iterator[Record]":
        """Read and check the records of a file with one per line (`.jsonl`), one after the other.

        Raises:
            RecordError: the file cannot be read, or a record is impossible; the message names its line.
        """
        try:
            with open(path, encoding="utf-8", errors="replace") as lines:
                for number, line in enumerate(lines, 1):
                    if not line.strip():
                        continue
                    try:
                        yield cls.loads(line)
                    except RecordError as error:
                        raise error.in_line(number) from None
        except OSError as error:
            problem = f"cannot be read: {error.strerror or error}"
            raise RecordError(str(path), problem, "record-unreadable") from None

    @classmethod
    def loads(cls, content: str | bytes) -> "Record":
        """Read and check a record from JSON or from the text notation, whichever it is."""
        if isinstance(content, bytes):
            try:
                content = content.decode("utf-8-sig")
            except UnicodeDecodeError as error:
                raise RecordError(f"byte {error.start}", "this is not UTF-8 text", "record-none") from None
        if content.lstrip().startswith("{"):
            return cls.from_json(_parse_json(content))
        return cls.from_text(content)

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Read and check a record from JSON data."""
        record = record_of(data)
        record.check()
        return record

    @classmethod
    def from_text(cls, notation: str) -> "Record":
        """Read and check a record in the notation for people; see `thurntaxis.game.notation`."""
        from .notation import read_notation

        record = read_notation(notation)
        record.check()
        return record

    def to_json(self) -> dict[str, Any]:
        """The record as data for JSON."""
        return {**self.to_data(), **self.extra}

    def to_data(self) -> GameRecord:
        """The same without the other keys of the top level."""
        record: GameRecord = {
            "format": FORMAT if self.position is None else FORMAT_FROM_POSITION,
            "rules": self.rules.to_json(),
            "players": list(self.players),
            "draws": list(self.draws),
            "actions": list(self.actions),
        }
        if self.position is not None:
            record["position"] = self.position
        if self.result is not None:
            record["result"] = self.result
        return record

    def dumps(self) -> str:
        """The record as JSON text, one line per key."""
        rows = (f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in self.to_json().items())
        return "{\n" + ",\n".join(rows) + "\n}\n"

    def to_text(self, comments: Mapping[int, str] | None = None) -> str:
        """The record in the notation for people: tags, then one line per turn.

        Args:
            comments: texts in braces after actions, by ply; they are not part of the record.
        """
        from .notation import write_notation

        return write_notation(self, comments)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file as JSON."""
        Path(path).write_text(self.dumps(), encoding="utf-8")

    @property
    def is_finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.result is not None

    def of_full_game(self) -> "Record":
        """This record, if it is of the full game.

        Raises:
            RecordError: it is of a small game.
        """
        if self.rules.variant != FULL:
            raise RecordError("rules", "this is a small game; only the full game is known here", "record-rules")
        return self

    def beginning(self) -> Position | None:
        """The position that the game begins at; None if it begins with the deal.

        Raises:
            RecordError: it is impossible, or does not belong to this game.
        """
        if self.position is None:
            return None
        position = position_of(self.position)
        if len(position.players) != len(self.players):
            seats = len(position.players)
            problem = f"is for {seats} players; `players` has {len(self.players)} names"
            raise RecordError("position", problem, "record-position")
        if position.rules != self.rules:
            raise RecordError("position", "its rules are not those of the record", "record-position")
        return replace(position, players=self.players)

    def first_state(self) -> State:
        """The state before the first action: a new table that awaits its display, or the position."""
        position = self.beginning()
        return position.state if position else State(len(self.players), self.rules)

    def check(self) -> State:
        """Replay the whole record in the engine; the position it ends in.

        Raises:
            RecordError: something does not fit; the message says where and why.
        """
        state = self.first_state()
        actions = [_action_number(text, place) for place, text in enumerate(self.actions)]
        draws = [_city_number(text, place) for place, text in enumerate(self.draws)]
        played, drawn = replay(state, actions, draws)
        if state.awaits_card:
            if drawn < len(draws):
                problem = f"impossible: no card of {self.draws[drawn]} is left in the supply"
                raise RecordError(f"draws[{drawn}]", problem, "record-cards")
            place = f"actions[{played - 1}]" if played else "the display"
            raise RecordError(
                f"draws[{drawn}]", f"missing: {place} needs one more card from the supply", "record-cards"
            )
        if played < len(actions):
            raise _refusal(state, self.actions[played], f"actions[{played}]")
        if drawn < len(draws):
            raise RecordError(f"draws[{drawn}]", "left over: no action draws this card", "record-cards")
        self._check_result(state)
        return state

    def _check_result(self, state: State) -> None:
        if not state.is_over:
            if self.result is not None:
                raise RecordError(
                    "result", "the game is not over after the last action, so it has none", "record-result"
                )
            return
        if self.result is None:
            raise RecordError("result", "missing: the game is over after the last action", "record-result")
        given_result: Mapping[str, object] = self.result
        for key, value in outcome_of(state).result().items():
            given = given_result.get(key)
            if repr(given) != repr(value):  # in Python, 1 == 1.0 == True
                raise RecordError(f"result.{key}", f"{quoted(given)} is wrong; it is {value}", "record-result")

    def replay(self, to: int | None = None) -> "Game":
        """The game after its first `to` actions, by default all of them."""
        from .game import Game

        return Game.from_record(self, to=to)

    def trace(self) -> Iterator["Decision | Ending"]:
        """One entry for each decision, as it was before it, and one for the result of a finished game."""
        state = self.first_state()
        draws = iter([CITY_INDEX[city] for city in self.draws])
        drawn = 0
        for ply, action in enumerate((*self.actions, None)):
            while state.awaits_card:
                state.give(next(draws))
                drawn += 1
            if action is None:
                break
            yield {
                "ply": ply,
                "player": state.player,
                "phase": PHASES[state.phase],
                "display": display_names(state),
                "drawn": drawn,
                "legal": sorted(TEXTS[number] for number in state.legal_actions()),
                "action": action,
            }
            state.apply(NUMBERS[action])
        if state.is_over:
            yield _ending(state)


@final
class Decision(TypedDict):
    """A decision in the trace of a record, as it stood before it was made."""

    ply: int
    player: int
    phase: Phase
    display: list[CityId | None]
    drawn: int
    """How many cards had been drawn from the supply."""
    legal: list[str]
    action: str


@final
class Ending(Result):
    """How a recorded game ended: the last line of its trace."""

    houses: list[list[CityId]]
    carriages: list[int]
    tiles: list[list[list[StackId | int]]]


def _ending(state: State) -> Ending:
    seats = range(state.players)
    return {
        **outcome_of(state).result(),
        "houses": [sorted(city_names(state.houses[seat])) for seat in seats],
        "carriages": [state.carriages[seat] for seat in seats],
        "tiles": [[list(tile) for tile in sorted(tiles_of(state.tiles[seat]))] for seat in seats],
    }


def _refusal(state: State, action: str, place: str) -> RecordError:
    reason = why_not(state, action)
    assert reason is not None
    legal = [TEXTS[number] for number in state.legal_actions()]
    instead = f" Legal: {', '.join(legal)}." if legal else ""
    return RecordError(place, f"{action!r}: {reason.sentence()}{instead}", reason=reason)


def _parse_json(content: str) -> object:
    try:
        return json.loads(content)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(place, f"this is not JSON: {error.msg}", "record-none", line=error.lineno) from None
    except (ValueError, RecursionError) as error:
        raise RecordError("", f"this is not a record: {error}", "record-none") from None


def record_of(data: object) -> Record:
    """The parts of a record by their types; `check` finds out whether the game is possible."""
    if not isinstance(data, Mapping):
        raise RecordError("", f"a record is a JSON object, not {type(data).__name__}", "record-none")
    if data.get("format") not in (FORMAT, FORMAT_FROM_POSITION):
        problem = f'{quoted(data.get("format"))} is neither "{FORMAT}" nor "{FORMAT_FROM_POSITION}"'
        raise RecordError("format", problem, "record-none")
    if "rules" not in data:
        raise RecordError("rules", 'missing: a named set such as "standard", or options')
    try:
        rules = Rules.of(data["rules"])
    except (RulesError, TypeError) as error:
        raise RecordError("rules", str(error), "record-rules") from None
    result: Result | None = None
    if "result" in data:
        given = data["result"]
        if not isinstance(given, Mapping):
            raise RecordError("result", f"{quoted(given)} is not an object with scores and winner")
        scores: Any = given.get("scores")
        winner: Any = given.get("winner")
        result = {"scores": scores, "winner": winner}  # `check` finds out whether they are right
    draws = _texts(data.get("draws"), "draws")
    keys = _KEYS if data["format"] == FORMAT else (*_KEYS, "position")
    return Record(
        players=_names(data.get("players")),
        rules=rules,
        draws=tuple([CITIES[_city_number(text, place)] for place, text in enumerate(draws)]),
        actions=_texts(data.get("actions"), "actions"),
        result=result,
        extra={key: value for key, value in data.items() if key not in keys},
        position=None if data["format"] == FORMAT else _line_of(data.get("position")),
    )


def position_of(line: str) -> Position:
    """The position of a line that a record can begin with.

    Raises:
        RecordError: it is impossible, has unknown cards, or the game is over there.
    """
    try:
        setup = Setup.from_text(line)
    except PositionError as error:
        raise RecordError("position", str(error), "record-position", reason=error) from None
    if not setup.is_complete:
        raise RecordError("position", "some cards are unknown, but a record names every card", "record-position")
    if setup.phase == "over":
        raise RecordError("position", "the game is over there; nothing is left to play", "record-position")
    return setup.position()


def line_of(position: Position) -> str:
    """The line of a position as a record holds it: without names, which stand in `players`."""
    return replace(Setup.of(position), players=NAMES[: len(position.players)]).to_text()


def _line_of(value: object) -> str:
    if not isinstance(value, str):
        raise RecordError("position", f'missing, or not a text; "{FORMAT_FROM_POSITION}" begins at a position')
    return line_of(position_of(value))


def _names(names: object) -> tuple[str, ...]:
    players = _texts(names, "players")
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise RecordError("players", f"{len(players)} names; the game is for {MIN_PLAYERS} to {MAX_PLAYERS}")
    for place, name in enumerate(players):
        try:
            name.encode()
        except UnicodeEncodeError:
            raise RecordError(f"players[{place}]", "this name contains an invalid character") from None
    return players


def _texts(values: object, key: str) -> tuple[str, ...]:
    if not isinstance(values, list | tuple):
        raise RecordError(key, "missing, or not a list" if values is None else f"{quoted(values)} is not a list")
    for place, value in enumerate(values):
        if not isinstance(value, str):
            raise RecordError(f"{key}[{place}]", f"{quoted(value)} is not a text")
    return tuple(values)


def _action_number(text: str, place: int) -> int:
    number = NUMBERS.get(text)
    if number is None:
        why = UnreadableAction("reason-unreadable", {"text": quoted(text)})
        raise RecordError(f"actions[{place}]", str(why), reason=why)
    return number


def _city_number(text: str, place: int) -> int:
    if text not in CITY_INDEX:
        raise RecordError(f"draws[{place}]", f"there is no city {quoted(text)}", "record-cards")
    return CITY_INDEX[text]
