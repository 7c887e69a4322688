"""A notation for people, like PGN for chess: tags, then one line per turn, readable next to a board.

```
[Format "thurntaxis-text/1"]
[Rules "standard"]
[Players ["Ann", "Ben"]]
[Display "ulm linz passau basel lodz pilsen"]

1. Ann: take ulm > kempten, take supply > linz, start ulm, end
...
9. Ben: take ulm > basel, right ulm, close ulm+stuttgart, cartwright, -linz

[Result {"scores": [19, 12], "winner": 0}]
```

What follows `>` is what came from the supply: the card drawn, or the cards that refilled the display. A closing is
written as `close` with the cities that got houses; a `+` at the end says that the choice of houses is still open (an
unfinished game). `-linz` discards Linz. Every other item is the action's own text. The values of tags are JSON; tags
like `[+seed 7]` hold whatever else a record has at its top level. Comments stand in braces behind an item, as in
`take ulm {a good card} > linz`, and are not part of the record. Neither are variations, in brackets on lines of their
own: `thurntaxis.game.variations` reads and writes them.

A game that begins at a position has `[Format "thurntaxis-text/2"]` and, in place of `Display`, the position in one
line: `[Position "tt1 standard 4 1 play …"]`. Its first turn is the one in which it begins. If that is in the middle of
a closing, `houses ulm+stuttgart` stands for its houses, `houses` for none.
"""

import json
import re
from collections.abc import Iterator, Mapping
from io import StringIO
from itertools import pairwise

from ..board import CITIES, CITY_INDEX, CityId
from ..engine import State
from ..engine.bits import copies
from ..engine.numbers import HOUSES
from ..quoting import json_text, printable
from .actions import NUMBERS, TEXTS, read
from .errors import RecordError, UnreadableAction
from .reasons import why_not
from .record import FORMAT as RECORD_FORMAT
from .record import FORMAT_FROM_POSITION as RECORD_FROM_POSITION
from .record import Record, record_of

FORMAT = "thurntaxis-text/1"
FORMAT_FROM_POSITION = "thurntaxis-text/2"
"""The format of a game that begins at a position."""


_HOUSES = "houses"
"""Begins the houses of a closing that had begun before the record."""
_COMMENT = re.compile(r"\{[^{}]*\}")
_NOT_IN_COMMENTS = str.maketrans("{}\n\r", "()  ")


def write_notation(record: Record, comments: Mapping[int, str] | None = None) -> str:
    """The record in the notation for people; with comments, by the ply of the action that they are about."""
    state = record.first_state()
    draws = iter(record.draws)
    dealt = " ".join(_deal(state, draws))
    lines = [
        _tag("Format", FORMAT if record.position is None else FORMAT_FROM_POSITION),
        _tag("Rules", record.rules.name or record.rules.to_json()),
        _tag("Players", list(record.players)),
        _tag("Display", dealt) if record.position is None else _tag("Position", record.position),
        *(_tag(f"+{_escaped(key)}", value) for key, value in record.extra.items()),
        "",
    ]
    turn = _first_turn(record)
    items: list[str] = []
    notes: dict[int, str] = {}
    for ply, action in enumerate(record.actions):
        player = state.player
        houses_before = state.phase == HOUSES
        state.apply(NUMBERS[action])
        drawn = _deal(state, draws)
        _add_item(items, action, houses_before, drawn)
        if comments and ply in comments:
            notes[len(items) - 1] = comments[ply].translate(_NOT_IN_COMMENTS)
        if state.player != player or state.is_over:
            lines.append(_line(turn, record.players, _commented(items, notes)))
            turn, items, notes = turn + 1, [], {}
    if items:
        lines.append(_line(turn, record.players, _commented(items, notes)) + ("+" if state.phase == HOUSES else ""))
    if record.result is not None:
        lines += ["", _tag("Result", dict(record.result))]
    return "\n".join(lines) + "\n"


def _first_turn(record: Record) -> int:
    """The turn that the record begins with, counted from the beginning of the first round."""
    position = record.beginning()
    return (position.round - 1) * len(record.players) + position.state.player if position else 0


def _tag(name: str, value: object) -> str:
    return f"[{name} {json_text(value)}]"


def _escaped(key: str) -> str:
    """The key as JSON writes it, with nothing in it that would end a tag's name."""
    return json_text(key)[1:-1].replace(" ", "\\u0020")


def _line(turn: int, players: tuple[str, ...], items: list[str]) -> str:
    return f"{_turn_label(turn, players)} {', '.join(items)}"


def _commented(items: list[str], notes: Mapping[int, str]) -> list[str]:
    return [f"{item} {{{notes[place]}}}" if place in notes else item for place, item in enumerate(items)]


def _turn_label(turn: int, players: tuple[str, ...]) -> str:
    name = json_text(players[turn % len(players)])[1:-1]
    return f"{turn // len(players) + 1}. {name}:"


def _deal(state: State, draws: Iterator[str]) -> list[str]:
    drawn = []
    while state.awaits_card:
        drawn.append(next(draws))
        state.give(CITY_INDEX[drawn[-1]])
    return drawn


def _add_item(items: list[str], action: str, placing_houses: bool, drawn: list[str]) -> None:
    verb, _, city = action.partition(" ")
    if placing_houses and not items:
        items.append(_HOUSES)
    if verb == "house":
        items[-1] += f"+{city}" if " " in items[-1] else f" {city}"
    elif verb == "discard":
        items.append(f"-{city}")
    elif not (action == "done" and placing_houses):
        items.append(action)
    if drawn:
        items[-1] += f" > {' '.join(drawn)}"


def split_notation(notation: str) -> list[tuple[int, str]]:
    """The records of a text that holds several, each with the number of lines before it."""
    lines = list(StringIO(notation, newline=None))
    begins = [number for number, line in enumerate(lines) if line.lstrip().startswith("[Format ")]
    places = [0, *begins[1:], len(lines)]
    return [(begin, "".join(lines[begin:end])) for begin, end in pairwise(places)]


def read_comments(notation: str) -> dict[int, str]:
    """The comments in a text, by the ply of the action that they are about; of a closing, its first."""
    return _read(notation).comments


def read_notation(notation: str) -> Record:
    """The record in a text. It is played as it is read, so that an error names its line."""
    return _read(notation).record()


def brackets(line: str) -> tuple[int, str, int]:
    """How many variations a line opens, its turn, and how many variations it closes."""
    inner = line.lstrip("( ")
    turn = inner if inner.startswith("[") else inner.rstrip(" )")
    return line[: len(line) - len(inner)].count("("), turn, inner[len(turn) :].count(")")


def _read(notation: str) -> "_Reader":
    reader = _Reader()
    depth = 0
    for number, text in enumerate(StringIO(notation, newline=None), 1):  # names may hold what else splits lines
        line = text.strip()
        opened, _, closed = brackets(line)
        if depth or opened:
            depth = max(depth + opened - closed, 0)
            continue
        try:
            reader.read_line(line)
        except RecordError as error:
            raise error.in_line(number) from None
    return reader


class _Reader:
    def __init__(self) -> None:
        self.tags: dict[str, object] = {}
        self.state: State | None = None
        self.players: tuple[str, ...] = ()
        self.actions: list[str] = []
        self.draws: list[CityId] = []
        self.comments: dict[int, str] = {}
        self.turn = 0

    def read_line(self, line: str) -> None:
        if line.startswith("["):
            self._read_tag(line)
        elif line:
            self._read_turn(line)

    def _read_tag(self, line: str) -> None:
        name, _, value = line[1:-1].partition(" ")
        if not line.endswith("]") or not name or not value:
            raise RecordError("", f'a tag looks like [Rules "standard"], not {line[:60]!a}', "record-none")
        if name.startswith("+"):
            name = str(_json("the name of a tag", f'"{name}"'))
        if name in self.tags:
            raise RecordError("", f"the tag {printable(name)} appears twice")
        self.tags[name] = _json(f"the value of the tag {printable(name)}", value)

    def _begin(self) -> None:
        """The tags are read: set the table up."""
        placed = self.tags.get("Format") == FORMAT_FROM_POSITION
        for name in ("Format", "Rules", "Players", "Position" if placed else "Display"):
            if name not in self.tags:
                raise RecordError("", f"the tag {name} is missing", "record-none")
        if self.tags["Format"] not in (FORMAT, FORMAT_FROM_POSITION):
            raise RecordError("", f'the format is neither "{FORMAT}" nor "{FORMAT_FROM_POSITION}"', "record-none")
        empty = record_of(self._head() | {"draws": [], "actions": []})
        self.players = empty.players
        self.turn = _first_turn(empty)
        self.state = empty.first_state()
        if placed:
            return
        if not isinstance(self.tags["Display"], str):
            raise RecordError("", "the tag Display is a text of six cities")
        self._give(self.state, self.tags["Display"].split())

    def _head(self) -> dict[str, object]:
        """What the tags say of a record."""
        head = {"format": RECORD_FORMAT, "rules": self.tags["Rules"], "players": self.tags["Players"]}
        if self.tags["Format"] == FORMAT_FROM_POSITION:
            head |= {"format": RECORD_FROM_POSITION, "position": self.tags["Position"]}
        return head

    def _read_turn(self, line: str) -> None:
        if self.state is None:
            self._begin()
        state = self.state
        assert state is not None
        if state.is_over:
            raise RecordError("", "the game is over before this turn", "record-turns")
        if state.player != self.turn % len(self.players):
            raise RecordError("", "the turn before this one is not over", "record-turns")
        label = _turn_label(self.turn, self.players)
        if not line.startswith(label):
            raise RecordError("", f"expected a turn that begins with {label!a}, not {line[:60]!a}", "record-turns")
        self.turn += 1
        player = state.player
        comments: list[str] = []

        def put_aside(found: re.Match[str]) -> str:
            """Comments may hold commas, so a mark stands for each while the items are split."""
            comments.append(found[0][1:-1].strip())
            return "{}"

        for item in _COMMENT.sub(put_aside, line[len(label) :]).split(","):
            ply = len(self.actions)
            self._read_item(state, player, item.replace("{}", "").strip())
            if marks := item.count("{}"):
                self.comments[ply] = " ".join(comments[:marks])
                del comments[:marks]

    def _read_item(self, state: State, player: int, item: str) -> None:
        deed, _, drawn = item.partition(">")
        cards = drawn.split()
        actions = list(_spelled_out(deed.strip()))
        if state.player != player:
            raise RecordError("", f"{item[:60]!a} comes after the end of the turn", "record-turns")
        placing = deed.split()[:1] == [_HOUSES]
        if placing and (state.phase != HOUSES or self.actions):
            raise RecordError("", f'"{_HOUSES}" stands only where a record begins in the middle of a closing')
        for action in actions:
            self._play(state, action)
        closing = placing or actions[0] == "close"
        if closing and state.phase == HOUSES and not deed.rstrip().endswith("+"):
            self._play(state, "done")
        self._give(state, cards)

    def _play(self, state: State, action: str) -> None:
        try:
            wanted = read(action)
        except UnreadableAction as error:
            raise RecordError("", str(error), reason=error) from None
        if state.awaits_card:
            raise RecordError("", f"before {action!a}, a card from the supply is missing", "record-cards")
        reason = why_not(state, wanted.number)
        if reason:
            legal = ", ".join(TEXTS[number] for number in state.legal_actions())
            raise RecordError("", f"{action!a}: {reason.sentence()} Legal: {legal}.", reason=reason)
        state.apply(wanted.number)
        self.actions.append(TEXTS[wanted.number])

    def _give(self, state: State, cards: list[str]) -> None:
        for card in cards:
            if card not in CITY_INDEX:
                raise RecordError("", f"there is no city {card[:60]!a}", "record-cards")
            if not state.awaits_card:
                raise RecordError("", f"{card}: no more cards come from the supply here", "record-cards")
            if not copies(state.supply, CITY_INDEX[card]):
                raise RecordError("", f"{card}: no card of this city is left in the supply", "record-cards")
            state.give(CITY_INDEX[card])
            self.draws.append(CITIES[CITY_INDEX[card]])
        if state.awaits_card:
            raise RecordError("", "a card from the supply is missing", "record-cards")

    def record(self) -> Record:
        if self.state is None:
            self._begin()
        data = {key[1:]: value for key, value in self.tags.items() if key.startswith("+")}
        data |= self._head() | {"draws": self.draws, "actions": self.actions}
        if "Result" in self.tags:
            data["result"] = self.tags["Result"]
        return record_of(data)


def _json(what: str, written: str) -> object:
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        raise RecordError("", f"{what} is not JSON: {written[:60]!a}") from None


def _spelled_out(deed: str) -> Iterator[str]:
    """The actions that an item stands for."""
    verb, _, cities = deed.partition(" ")
    if verb.rstrip("+") in ("close", _HOUSES):
        if verb.rstrip("+") == "close":
            yield "close"
        for city in cities.rstrip("+").split("+"):
            if city.strip():
                yield f"house {city.strip()}"
    elif deed.startswith("-"):
        yield f"discard {deed[1:]}"
    else:
        yield deed
