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
`take ulm {a good card} > linz`, and are not part of the record.
"""

import json
import re
from collections.abc import Iterator, Mapping
from io import StringIO

from ..board import CITIES, CITY_INDEX, CityId
from ..engine import State
from ..engine.bits import copies
from ..engine.numbers import HOUSES
from ..quoting import json_text, printable
from .actions import NUMBERS, TEXTS, read
from .errors import RecordError, UnreadableAction
from .reasons import why_not
from .record import FORMAT as RECORD_FORMAT
from .record import Record, record_of

FORMAT = "thurntaxis-text/1"


_COMMENT = re.compile(r"\{[^{}]*\}")
_NOT_IN_COMMENTS = str.maketrans("{}\n\r", "()  ")


def write_notation(record: Record, comments: Mapping[int, str] | None = None) -> str:
    """The record in the notation for people; with comments, by the ply of the action that they are about."""
    state = State(len(record.players), record.rules)
    draws = iter(record.draws)
    display = " ".join(_deal(state, draws))
    lines = [
        _tag("Format", FORMAT),
        _tag("Rules", record.rules.name or record.rules.to_json()),
        _tag("Players", list(record.players)),
        _tag("Display", display),
        *(_tag(f"+{_escaped(key)}", value) for key, value in record.extra.items()),
        "",
    ]
    turn = 0
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
    if verb == "house":
        items[-1] += f"+{city}" if " " in items[-1] else f" {city}"
    elif verb == "discard":
        items.append(f"-{city}")
    elif not (action == "done" and placing_houses):
        items.append(action)
    if drawn:
        items[-1] += f" > {' '.join(drawn)}"


def read_comments(notation: str) -> dict[int, str]:
    """The comments in a text, by the ply of the action that they are about; of a closing, its first."""
    return _read(notation).comments


def read_notation(notation: str) -> Record:
    """The record in a text. It is played as it is read, so that an error names its line."""
    return _read(notation).record()


def _read(notation: str) -> "_Reader":
    reader = _Reader()
    for number, line in enumerate(StringIO(notation, newline=None), 1):  # names may hold what else splits lines
        try:
            reader.read_line(line.strip())
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
            raise RecordError("", f"the tag {printable(name)} is there twice")
        self.tags[name] = _json(f"the value of the tag {printable(name)}", value)

    def _begin(self) -> None:
        """The tags are read: set the table up."""
        for name in ("Format", "Rules", "Players", "Display"):
            if name not in self.tags:
                raise RecordError("", f"the tag {name} is missing", "record-none")
        if self.tags["Format"] != FORMAT:
            raise RecordError("", f'the format is not "{FORMAT}"', "record-none")
        head = {"format": RECORD_FORMAT, "rules": self.tags["Rules"], "players": self.tags["Players"]}
        empty = record_of(head | {"draws": [], "actions": []})
        self.players = empty.players
        self.state = State(len(empty.players), empty.rules)
        if not isinstance(self.tags["Display"], str):
            raise RecordError("", "the tag Display is a text of six cities")
        self._give(self.state, self.tags["Display"].split())

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
            raise RecordError("", f"a turn is expected that begins with {label!a}, not {line[:60]!a}", "record-turns")
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
        for action in actions:
            self._play(state, action)
        if actions[0] == "close" and state.phase == HOUSES and not deed.rstrip().endswith("+"):
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
        data |= {
            "format": RECORD_FORMAT,
            "rules": self.tags["Rules"],
            "players": list(self.players),
            "draws": self.draws,
            "actions": self.actions,
        }
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
    if deed == "close" or deed.startswith(("close ", "close+")):
        yield "close"
        for city in deed[len("close") :].rstrip("+").split("+"):
            if city.strip():
                yield f"house {city.strip()}"
    elif deed.startswith("-"):
        yield f"discard {deed[1:]}"
    else:
        yield deed
