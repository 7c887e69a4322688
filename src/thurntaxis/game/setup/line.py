"""A position in one line of text, as FEN is for chess; exact in both directions.

```
tt1 standard 4 1 play 1 - ulm,lin,pas,bas,lod,pil kem,ulm,?3 lin,(ulm)/man-car-fre/sal,lin/3/- ?3/-/-/0/-
```

Parts are separated by spaces (in a link by `+`):

- `tt1`: the version of this notation;
- the rules: a named set, or what differs from `standard`, as `outside_baiern,length`;
- the round; the seat to act, from 0; the phase; the cards taken in this turn; the official called in it;
- the display, slot by slot; the discards;
- each seat: hand`/`route`/`houses`/`carriage`/`tiles, a tile as its stack and value, `r5:2`, `bad:3`, `end:1`;
- in a closing: `closing=` the houses of this closing`/`the cards discarded in it;
- `names=Ann,Ben`, if the players have names of their own.

A city is written by its first three letters; any beginning that fits one city alone can be read. `-` is nothing. A card
in brackets is known to its holder alone; `?3` are three unknown cards, `?` any number of them. The supply is what lies
nowhere else.
"""

from collections import Counter
from collections.abc import Iterable
from urllib.parse import quote, unquote

from ...board import BONUS_REGIONS, CITIES, MAX_PLAYERS, MIN_PLAYERS, CityId
from ...quoting import quoted
from ...rules import OPTIONS, RULE_SETS, Rules
from ..errors import PositionError
from .setup import ANY, Cards, Setup

VERSION = "tt1"
NAMES = ("A", "B", "C", "D")
"""The names of players who have none."""
LONGEST = 4000
"""Letters of the longest line that is read."""
STACK_CODES: dict[str, str] = {
    **{f"route_{length}": f"r{length}" for length in (5, 6, 7)},
    **{region: region[:3] for region in BONUS_REGIONS},
    "all_provinces": "all",
    "game_end": "end",
}
_STACK_OF = {code: stack for stack, code in STACK_CODES.items()}
_NOTHING = "-"
_HEAD = ("the version", "the rules", "the round", "the seat to act", "the phase", "the cards taken", "the official")
_FIXED = (*_HEAD, "the display", "the discards")


def write_line(setup: Setup) -> str:
    """The position in one line."""
    parts = [
        VERSION,
        _rules_text(setup.rules),
        str(setup.round),
        str(setup.player),
        setup.phase,
        str(setup.taken),
        setup.official or _NOTHING,
        ",".join(_NOTHING if city is None else city[:3] for city in setup.display),
        _cards_text(setup.discards, setup.discards.named),
        *(_seat_text(setup, seat) for seat in range(len(setup.players))),
    ]
    if setup.closing:
        parts.append("closing=" + "/".join(map(_cities_text, setup.closing)))
    if setup.players != NAMES[: len(setup.players)]:
        parts.append("names=" + ",".join(map(_name_text, setup.players)))
    return " ".join(parts)


def _rules_text(rules: Rules) -> str:
    chosen = rules.to_json()
    return rules.name or ",".join(str(value) for option, value in chosen.items() if value != OPTIONS[option][0])


def _cities_text(cities: Iterable[CityId], between: str = ",") -> str:
    return between.join(city[:3] for city in cities) or _NOTHING


def _cards_text(cards: Cards, seen: Iterable[CityId]) -> str:
    written = []
    public = Counter(seen)
    for city in cards.named:
        written.append(city[:3] if public[city] > 0 else f"({city[:3]})")
        public[city] -= 1
    if cards.unknown != 0:
        written.append(f"{ANY}{cards.unknown or ''}")
    return ",".join(written) or _NOTHING


def _seat_text(setup: Setup, seat: int) -> str:
    tiles = ",".join(f"{STACK_CODES[stack]}:{value}" for stack, value in setup.tiles[seat]) or _NOTHING
    return "/".join(
        (
            _cards_text(setup.hands[seat], setup.known[seat]),
            _cities_text(setup.routes[seat], "-"),
            _cities_text(setup.houses[seat]),
            str(setup.carriages[seat]),
            tiles,
        )
    )


def _name_text(name: str) -> str:
    return "".join(letter if letter.isalnum() else quote(letter, safe="", errors="surrogatepass") for letter in name)


# ---- Reading ----


def read_line(line: str) -> dict[str, object]:
    """The position of a line as JSON data. Whether it can be is for `Setup.from_json`.

    Raises:
        PositionError: the line cannot be read; the message says which part of it.
    """
    if len(line) > LONGEST:
        raise PositionError(f"the line has {len(line)} letters; the longest position has less than {LONGEST}")
    parts = line.strip().rpartition("#")[2].replace("+", " ").split()
    named = dict(part.split("=", 1) for part in parts if "=" in part)
    parts = [part for part in parts if "=" not in part]
    if not parts or parts[0] != VERSION:
        raise PositionError(f'the version: a position in one line begins with "{VERSION}"')
    seats = len(parts) - len(_FIXED)
    if seats < MIN_PLAYERS or seats > MAX_PLAYERS:
        missing = _FIXED[len(parts)] if len(parts) < len(_FIXED) else f"{MIN_PLAYERS} to {MAX_PLAYERS} seats"
        raise PositionError(f"the line has {len(parts)} parts: {missing} must come next, or there are too many")
    unknown = set(named) - {"closing", "names"}
    if unknown:
        raise PositionError(f"there is no part {quoted(min(unknown))}; the parts are closing and names")
    data: dict[str, object] = {
        "rules": _read_rules(parts[1]),
        "players": _read_names(named.get("names"), seats),
        "round": _number(parts[2], _HEAD[2]),
        "player": _number(parts[3], _HEAD[3]),
        "phase": parts[4],
        "taken": _number(parts[5], _HEAD[5]),
        "official": None if parts[6] == _NOTHING else parts[6],
        "display": [None if code == _NOTHING else _city(code, "the display") for code in parts[7].split(",")],
        "discards": _read_cards(parts[8], "the discards")[0],
        **_read_seats(parts[len(_FIXED) :]),
    }
    if "closing" in named:
        houses, _, discarded = named["closing"].partition("/")
        closing = {"houses": _read_cities(houses, ","), "discarded": _read_cities(discarded or _NOTHING, ",")}
        data["closing"] = closing
    return data


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise PositionError(f"{what}: {quoted(text)} is not a number")
    return int(text)


def _city(code: str, place: str) -> CityId:
    fitting = [city for city in CITIES if code and city.startswith(code.lower())]
    if len(fitting) != 1:
        which = f"can be {' or '.join(fitting)}" if fitting else "is the beginning of no city"
        raise PositionError(f"{place}: {quoted(code)} {which}")
    return fitting[0]


def _read_rules(text: str) -> str | dict[str, str]:
    if text in RULE_SETS:
        return text
    chosen = {}
    for value in text.split(","):
        option = next((option for option, values in OPTIONS.items() if value in values), None)
        if option is None:
            raise PositionError(f"the rules: {quoted(value)} is neither a rule set nor the value of an option")
        chosen[option] = value
    return chosen


def _read_names(text: str | None, seats: int) -> list[str]:
    if text is None:
        return list(NAMES[:seats])
    names = [unquote(name, errors="surrogatepass") for name in text.split(",")]
    if len(names) != seats:
        raise PositionError(f"names: {len(names)} names for {seats} seats")
    return names


def _read_cities(text: str, between: str, place: str = "closing") -> list[CityId]:
    return [] if text == _NOTHING else [_city(code, place) for code in text.split(between)]


def _read_cards(text: str, place: str) -> tuple[list[str | None], list[CityId]]:
    """All cards, with `None` for an unknown one; and those that everybody knows."""
    cards: list[str | None] = []
    seen: list[CityId] = []
    for code in [] if text == _NOTHING else text.split(","):
        if code == ANY:
            cards.append(ANY)
        elif code.startswith(ANY):
            cards += [None] * min(_number(code[1:], place), 100)
        elif code.startswith("(") and code.endswith(")"):
            cards.append(_city(code[1:-1], place))
        else:
            seen.append(_city(code, place))
            cards.append(seen[-1])
    return cards, seen


def _read_seats(texts: list[str]) -> dict[str, object]:
    rows: dict[str, list[object]] = {key: [] for key in ("hands", "known", "routes", "houses", "carriages", "tiles")}
    for seat, text in enumerate(texts):
        place = f"seat {seat}"
        parts = text.split("/")
        if len(parts) != 5:
            raise PositionError(f"{place}: hand/route/houses/carriage/tiles, not {quoted(text)}")
        hand, seen = _read_cards(parts[0], place)
        rows["hands"].append(hand)
        rows["known"].append(seen)
        rows["routes"].append(_read_cities(parts[1], "-", place))
        rows["houses"].append(_read_cities(parts[2], ",", place))
        rows["carriages"].append(_number(parts[3], place))
        rows["tiles"].append([_tile(code, place) for code in parts[4].split(",") if code != _NOTHING])
    return {**rows}


def _tile(code: str, place: str) -> list[str | int]:
    stack, _, value = code.partition(":")
    if stack not in _STACK_OF:
        raise PositionError(f"{place}: {quoted(code)} is not a tile; tiles are written like r5:2 or bad:3")
    return [_STACK_OF[stack], _number(value, place)]
