"""A position without its history, as JSON: for counting trees, for tests and for the lesson.

```json
{"format": "thurntaxis-position/1", "rules": "standard", "players": ["Ann", "Ben"],
 "player": 0, "phase": "play", "official": null, "taken": 1, "round": 3,
 "display": ["ulm", null, "…"], "supply": ["…"], "discards": [],
 "hands": [["linz"], []], "known": [["linz"], []], "routes": [["ulm", "stuttgart"], []],
 "houses": [["ulm"], []], "carriages": [3, 0], "tiles": [[["baden", 3]], []], "closing": null}
```

All 66 cards must be somewhere. `known`, `round` and `closing` may be left out; `closing` is for the phases of a
closing: `{"houses": ["ulm"], "discarded": ["linz"], "cartwright": false}`, the houses being those placed in this
closing, named in `houses` as well.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from typing_extensions import TypedDict

from ..board import (
    CARRIAGES,
    CITIES,
    CITY_INDEX,
    HAND_AFTER_CLOSING,
    NEIGHBOURS,
    SLOTS,
    TILES,
    CityId,
    Official,
    StackId,
)
from ..engine import State
from ..engine.bits import count, size
from ..engine.numbers import DONE, NO_CARD_AWAITED, NO_CITY, POSTMASTER
from ..quoting import quoted
from ..rules import RuleChoice, Rules, RulesError
from ..variants import Variant
from .actions import OFFICIALS, PHASES, Phase
from .cards import TILE_NAMES, city_names, city_set, display_names, pile_of, tiles_of
from .errors import PositionError
from .setup.fields import cards_of, display_of, list_of, names_of, object_of, one_of, per_seat, whole

FORMAT: Literal["thurntaxis-position/1"] = "thurntaxis-position/1"
CLOSING_PHASES = ("houses", "carriage", "discard")
CALLED_FROM: dict[Official, Phase] = {
    "administrator": "draw",
    "postmaster": "draw",
    "postal_carrier": "finish",
    "cartwright": "discard",
}
"""The first phase in which each official can have been called."""
assert tuple(CALLED_FROM) == OFFICIALS[1:]
WITHOUT_OFFICIAL = ("carriage", "over")
"""The phases in which none can have been called: the Cartwright comes in a turn without another one."""


class ClosingData(TypedDict):
    """A closing under way; `discarded` are the cards discarded in it so far."""

    houses: list[CityId]
    discarded: list[CityId]
    cartwright: bool


class PositionData(TypedDict):
    """A position as JSON; see above."""

    format: Literal["thurntaxis-position/1"]
    rules: RuleChoice
    players: list[str]
    player: int
    phase: Phase
    official: Official | None
    taken: int
    round: int
    display: list[CityId | None]
    supply: list[CityId]
    discards: list[CityId]
    hands: list[list[CityId]]
    known: list[list[CityId]]
    routes: list[list[CityId]]
    houses: list[list[CityId]]
    carriages: list[int]
    tiles: list[list[list[StackId | int]]]
    closing: ClosingData | None


@dataclass(frozen=True, slots=True)
class Position:
    """A state with the names of the players and the order of the routes."""

    state: State
    players: tuple[str, ...]
    rules: Rules
    routes: tuple[tuple[CityId, ...], ...]
    round: int = 1

    @classmethod
    def from_json(cls, data: object) -> "Position":
        """Read a position.

        Raises:
            PositionError: it is impossible; the message says where and why.
        """
        return _read(object_of(data))

    @classmethod
    def from_text(cls, line: str) -> "Position":
        """A position in one line, in which all cards are named (see `Setup` for others).

        Raises:
            PositionError: it is not one, or cards are unknown.
        """
        from .setup.setup import Setup

        return Setup.from_text(line).position()

    def to_text(self) -> str:
        """The position in one line, hidden cards included."""
        from .setup.setup import Setup

        return Setup.of(self).to_text()

    def to_json(self) -> PositionData:
        """The position as data for JSON."""
        state = self.state
        seats = range(state.players)
        closing: ClosingData | None = None
        if PHASES[state.phase] in CLOSING_PHASES:
            closing = {
                "houses": city_names(state.chosen),
                "discarded": city_names(state.set_aside),
                "cartwright": OFFICIALS[state.official] == "cartwright",
            }
        return {
            "format": FORMAT,
            "rules": self.rules.to_json(),
            "players": list(self.players),
            "player": state.player,
            "phase": PHASES[state.phase],
            "official": OFFICIALS[state.official],
            "taken": state.taken,
            "round": self.round,
            "display": display_names(state),
            "supply": city_names(state.supply),
            "discards": city_names(state.discards),
            "hands": [city_names(state.hands[seat]) for seat in seats],
            "known": [city_names(state.known[seat]) for seat in seats],
            "routes": [list(route) for route in self.routes],
            "houses": [city_names(state.houses[seat]) for seat in seats],
            "carriages": [state.carriages[seat] for seat in seats],
            "tiles": [[list(tile) for tile in tiles_of(state.tiles[seat])] for seat in seats],
            "closing": closing,
        }


def _read(data: Mapping[str, object]) -> Position:
    if data.get("format") != FORMAT:
        raise PositionError(f'format: {quoted(data.get("format"))} is not "{FORMAT}"')
    players = names_of(data.get("players"))
    seats = len(players)
    try:
        rules = Rules.of(data.get("rules", ""))  # type: ignore[arg-type]  # it refuses what is neither
    except RulesError as error:
        raise PositionError(f"rules: {error}") from None
    display = display_of(data.get("display"))
    supply, discards = cards_of(data, "supply"), cards_of(data, "discards")
    hands = per_seat(data, "hands", seats)
    known = per_seat(data, "known", seats) if "known" in data else [[] for _ in range(seats)]
    routes = per_seat(data, "routes", seats)
    houses = per_seat(data, "houses", seats)
    phase = one_of(data, "phase", PHASES)
    closing = _closing(data.get("closing"), phase)
    _check_cards([*display, *supply, *discards, *closing["discarded"], *_flat(hands), *_flat(routes)], rules.variant)
    for seat in range(seats):
        _check_seat(seat, hands[seat], known[seat], routes[seat], houses[seat], rules.variant.houses)

    state = State(seats, rules)
    state.player = whole(data, "player", 0, seats - 1)
    state.phase = PHASES.index(phase)
    state.official = OFFICIALS.index(one_of(data, "official", OFFICIALS))
    state.taken = whole(data, "taken", 0, 2)
    if set(closing["houses"]) - set(houses[state.player]) or set(closing["houses"]) - set(routes[state.player]):
        raise PositionError("closing.houses: must stand on the route and among the houses of the player to act")
    for slot in range(SLOTS):
        _assign(state, "display", slot, NO_CITY if (city := display[slot]) is None else CITY_INDEX[city])
    state.gaps = sum(1 << slot for slot in range(SLOTS) if display[slot] is None) & state.slots
    state.supply, state.discards = pile_of(supply), pile_of(discards)
    state.chosen, state.set_aside = city_set(closing["houses"]), pile_of(closing["discarded"])
    state.from_city = _from_city(phase, closing)
    for seat in range(seats):
        _assign(state, "hands", seat, pile_of(hands[seat]))
        _assign(state, "known", seat, pile_of(known[seat]))
        _assign(state, "routes", seat, city_set(routes[seat]))
        _assign(state, "lengths", seat, len(routes[seat]))
        _assign(state, "left", seat, CITY_INDEX[routes[seat][0]] if routes[seat] else 0)
        _assign(state, "right", seat, CITY_INDEX[routes[seat][-1]] if routes[seat] else 0)
        _assign(state, "houses", seat, city_set(houses[seat]))
        _assign(state, "carriages", seat, _carriage(data, seat, seats))
    _read_tiles(state, data, seats, rules.variant.stacks)
    state.awaiting = NO_CARD_AWAITED
    _check_rest(state, phase)
    return Position(state, players, rules, tuple(tuple(route) for route in routes), whole(data, "round", 1, 10**9, 1))


def _assign(state: State, name: str, index: int, value: int) -> None:
    """Write one item; the compiled state hands out its arrays as copies."""
    values = list(getattr(state, name))
    values[index] = value
    setattr(state, name, values)


def _flat(rows: list[list[CityId]]) -> list[CityId]:
    return [city for row in rows for city in row]


def _closing(value: object, phase: Phase) -> dict[str, list[CityId]]:
    if value is None and phase not in CLOSING_PHASES:
        return {"houses": [], "discarded": []}
    if phase not in CLOSING_PHASES:
        raise PositionError(f"closing: nothing is being closed in the phase {phase!r}")
    closing = object_of(value if value is not None else {})
    return {key: cards_of({key: closing.get(key, [])}, key) for key in ("houses", "discarded")}


def _check_cards(cards: Sequence[str | None], variant: Variant) -> None:
    counted = Counter(city for city in cards if city is not None)
    for city in CITIES:
        copies = variant.copies if city in variant.cities else 0
        if counted[city] != copies:
            raise PositionError(f"cards: there are {counted[city]} of {city} instead of {copies}")


def _check_seat(
    seat: int, hand: list[CityId], known: list[CityId], route: list[CityId], houses: list[CityId], most_houses: int
) -> None:
    if Counter(known) - Counter(hand):
        raise PositionError(f"known[{seat}]: names cards that are not in the hand")
    if len(set(route)) != len(route):
        raise PositionError(f"routes[{seat}]: visits a city twice")
    for one, other in pairwise(route):
        if other not in NEIGHBOURS[one]:
            raise PositionError(f"routes[{seat}]: no road joins {one} to {other}")
    if len(set(houses)) != len(houses) or len(houses) > most_houses:
        raise PositionError(f"houses[{seat}]: one house per city, and at most {most_houses}")


def _carriage(data: Mapping[str, object], seat: int, seats: int) -> int:
    carriages = list_of(data.get("carriages"), "carriages")
    carriage = carriages[seat] if len(carriages) == seats else None
    if carriage not in (0, *CARRIAGES) or not isinstance(carriage, int) or isinstance(carriage, bool):
        raise PositionError(f"carriages: one of 0 (none), {', '.join(map(str, CARRIAGES))} for each player")
    return carriage


def _read_tiles(state: State, data: Mapping[str, object], seats: int, stacks: Sequence[str]) -> None:
    rows = list_of(data.get("tiles"), "tiles")
    if len(rows) != seats:
        raise PositionError(f"tiles: {len(rows)} entries for {seats} players")
    taken: Counter[str] = Counter()
    for seat, row in enumerate(rows):
        held = 0
        for tile in list_of(row, f"tiles[{seat}]"):
            named = tuple(tile) if isinstance(tile, list) else tile
            number = next((number for number, name in enumerate(TILE_NAMES) if name == named), None)
            if number is None or state.tiles_left >> number & 1 == 0:
                raise PositionError(f"tiles[{seat}]: {quoted(tile)} is not a tile, or is held twice")
            held |= 1 << number
            state.tiles_left &= ~held
            taken[TILE_NAMES[number][0]] += 1
        _check_once_a_game(seat, held)
        _assign(state, "tiles", seat, held)
    for stack in stacks:
        left = [value for value in TILES[stack] if state.tiles_left >> TILE_NAMES.index((stack, value)) & 1]
        if left != list(TILES[stack][taken[stack] :]):
            raise PositionError(f"tiles: the upper tiles of the stack {stack} go first, but {left} would be left")


def _check_once_a_game(seat: int, held: int) -> None:
    stacks = Counter(stack for stack, _ in tiles_of(held) if not stack.startswith("route_"))
    for stack, number in stacks.items():
        if number > 1:
            raise PositionError(f"tiles[{seat}]: a player can have only one tile of {stack}")


def _check_rest(state: State, phase: Phase) -> None:
    """What holds between two actions in every game."""
    hand, length = state.hands[state.player], state.lengths[state.player]
    if not state.supply and state.discards and state.reshuffles:
        raise PositionError("supply: never empty while there are discards")
    if state.supply and state.gaps:
        raise PositionError("display: no slot stays empty while the supply has cards")
    if phase == "play" and not hand:
        raise PositionError("phase: the player has no card in hand to play")
    if phase == "draw" and not state.supply and all(city == NO_CITY for city in state.display):
        raise PositionError("phase: there is no card to take")
    if phase in CLOSING_PHASES and length < state.shortest_route:
        raise PositionError(f"phase: a route of fewer than {state.shortest_route} cards cannot be closed")
    official = OFFICIALS[state.official]
    if official and (phase in WITHOUT_OFFICIAL or state.phase < PHASES.index(CALLED_FROM[official])):
        raise PositionError(f"official: {official!r} cannot be in use in the phase {phase!r}")
    if phase == "draw" and state.taken > (state.official == POSTMASTER):
        raise PositionError("taken: with a card taken, the phase is draw for a forced Postmaster only")
    if not _something_to_decide(state, phase):
        raise PositionError(
            f"phase: there is nothing to decide in the phase {phase!r} here; the game would have continued",
            kind="position-nothing",
        )
    _check_end(state, phase)


def _something_to_decide(state: State, phase: Phase) -> bool:
    """Whether the phase would have been entered, and not left without an action."""
    hand, length = state.hands[state.player], state.lengths[state.player]
    match phase:
        case "finish":
            return length > 0 or (not hand and state.official == POSTMASTER)
        case "houses":
            return state.legal_actions() != [DONE]
        case "carriage":
            return state.cartwright_can_help(state.player)
        case "discard":
            return size(hand) > HAND_AFTER_CLOSING and bool(state.legal_actions())
        case "over":
            return True
    return bool(state.legal_actions())


def _check_end(state: State, phase: Phase) -> None:
    """Only the player who called the end holds the tile `game_end`."""
    seats = range(state.players)
    reached = any(
        state.carriages[seat] == state.last_carriage or count(state.houses[seat]) == state.house_count for seat in seats
    )
    if not state.supply and not state.reshuffles:
        reached = True
    if reached != (state.game_end_holder() >= 0):
        raise PositionError("tiles: game_end is held once somebody has carriage 7 or no house left, and only then")
    if phase == "over" and not reached:
        raise PositionError("phase: nobody has ended the game")


def _from_city(phase: Phase, closing: dict[str, list[CityId]]) -> int:
    """From which city on houses or discards may still be named, in board order."""
    if phase in ("houses", "carriage") and closing["houses"]:
        return max(CITY_INDEX[city] for city in closing["houses"]) + 1
    if phase == "discard" and closing["discarded"]:
        return max(CITY_INDEX[city] for city in closing["discarded"])
    return 0
