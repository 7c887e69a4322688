"""A view in JSON back into the engine's own view, for bots that get theirs from another program or over a network."""

from collections.abc import Sequence

from ..board import CITY_INDEX
from ..engine import SPECTATOR, EngineView, State
from ..engine.bits import with_card, without_card
from ..engine.numbers import NO_CITY
from ..game.actions import OFFICIALS, PHASES
from ..game.cards import STACK_TILES, TILE_NAMES, city_set, pile_of
from ..game.data import View
from ..rules import Rules


def read_view(data: View) -> EngineView:
    """The engine's view that a view in JSON was written from.

    It is made from a state in which cards that the viewer cannot place are anywhere: the view hides them again.
    """
    players = len(data["players"])
    rules = Rules(**data["rules"])
    state = State(players, rules)
    state.player = data["order"][0]
    state.phase = PHASES.index(data["phase"])
    state.official = OFFICIALS.index(data["official"])
    state.awaiting = -1
    state.display = [NO_CITY if city is None else CITY_INDEX[city] for city in data["display"]]
    state.gaps = sum(1 << slot for slot, city in enumerate(data["display"]) if city is None) & state.slots
    state.discards = pile_of(data["discards"])
    unseen = [city for city, copies in data["unseen"].items() for _ in range(copies)]
    placed = [*unseen, *data["discards"], *filter(None, data["display"])]
    hands, known, routes, houses, lengths = [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4
    left, right, carriages = [0] * 4, [0] * 4, [0] * 4
    supply = pile_of(unseen)
    for seat, shown in enumerate(data["seats"]):
        own = shown["hand"]
        placed += [*(own if own is not None else shown["known"] or ()), *shown["route"]]
        known[seat] = pile_of(shown["known"] or ())
        hands[seat] = known[seat] if own is None else pile_of(own)
        for _ in range((shown["unknown"] or 0) if own is None else 0):
            city = CITY_INDEX[unseen.pop()]
            supply = without_card(supply, city)
            hands[seat] = with_card(hands[seat], city)
        routes[seat], houses[seat] = city_set(shown["route"]), city_set(shown["houses"])
        lengths[seat], carriages[seat] = len(shown["route"]), shown["carriage"]
        if shown["route"]:
            left[seat], right[seat] = CITY_INDEX[shown["route"][0]], CITY_INDEX[shown["route"][-1]]
    state.supply = supply
    state.hands, state.known, state.routes, state.houses, state.lengths = hands, known, routes, houses, lengths
    state.left, state.right, state.carriages = left, right, carriages
    state.tiles_left, state.tiles = _tiles(data)
    variant = rules.variant
    aside = [city for city in variant.cities for _ in range(variant.copies - placed.count(city))]
    if aside and data["phase"] != "discard":
        cards = len(variant.cities) * variant.copies
        raise ValueError(f"the view shows {cards - len(aside)} cards of {cards}")
    _turn(state, data, aside)
    checked = State.from_fields(state.fields())
    return EngineView(checked, SPECTATOR if data["seat"] is None else data["seat"])


def _tiles(data: View) -> tuple[int, list[int]]:
    """The engine's sets of the tiles that are left, and of those that each seat has."""
    left, held = 0, [0] * 4
    for stack, values in data["stacks"].items():
        numbers = [number for number, (name, _) in enumerate(TILE_NAMES) if name == stack]
        left |= sum(1 << number for number in numbers[len(numbers) - len(values) :])
    free = sum(STACK_TILES.values()) & ~left
    for seat, shown in enumerate(data["seats"]):
        for stack, value in shown["tiles"]:
            fitting = (each for each, tile in enumerate(TILE_NAMES) if tile == (stack, value) and free >> each & 1)
            number = next(fitting, None)
            if number is None:
                raise ValueError(f"there is no tile {stack} {value} for seat {seat}")
            free &= ~(1 << number)
            held[seat] |= 1 << number
    return left, held


def _turn(state: State, data: View, aside: Sequence[str]) -> None:
    """What has happened so far in the turn: the view says it only by what it leads to."""
    closing = data["closing"]
    state.set_aside = pile_of(aside)
    if closing is not None:
        state.chosen = city_set(closing["houses"])
    if data["phase"] in ("houses", "carriage"):
        state.from_city = state.chosen.bit_length()
    elif data["phase"] == "discard":
        state.from_city = max((CITY_INDEX[city] for city in aside), default=0)
    begun = bool(state.hands[state.player]) if data["forced_postmaster"] else data["phase"] != "draw"
    state.taken = int(begun) + int(data["phase"] != "draw" and data["official"] == "postmaster")
