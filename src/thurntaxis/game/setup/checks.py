"""Checks a position; every problem gets a sentence: what is wrong, where, and what is expected.

A position that passes can be played on from. As far as can be seen without its history, it can also have come
about in a game: tiles need the houses and the carriages that they were earned with, and the last round ends in time.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ...board import (
    BONUS_REGIONS,
    CARRIAGES,
    COPIES,
    HOUSE_COUNT,
    NEIGHBOURS,
    PROVINCE_CITIES,
    PROVINCE_OF,
    PROVINCES,
    REGION_CITIES,
    SHORTEST_ROUTE,
    STACKS,
    TILES,
    CityId,
    ProvinceId,
)
from ...engine import Luck
from ..actions import PHASES
from ..errors import PositionError, Problem
from ..position import CALLED_FROM, CLOSING_PHASES, WITHOUT_OFFICIAL
from .setup import Setup

_LAST_CARRIAGE = CARRIAGES[-1]


def problems(setup: Setup) -> Iterator[Problem]:
    """All problems of a position; none if it is possible."""
    found = [
        *_card_problems(setup),
        *(problem for seat in range(len(setup.players)) for problem in _seat_problems(setup, seat)),
        *_stack_problems(setup),
        *_end_problems(setup),
        *_phase_problems(setup),
        *_closing_problems(setup),
    ]
    yield from found
    if not found:
        try:
            setup.position(Luck(0))
        except PositionError as error:
            yield from error.problems


# ---- Cards ----


def _card_problems(setup: Setup) -> Iterator[Problem]:
    unseen = setup.unseen()
    for city, left in unseen.items():
        if left < 0:
            yield Problem("cards", "position-card-count", {"city": city, "count": COPIES - left, "most": COPIES})
    left = sum(max(0, number) for number in unseen.values())
    unknown = sum(cards.unknown or 0 for cards in (setup.discards, *setup.hands))
    any_number = any(cards.unknown is None for cards in (setup.discards, *setup.hands))
    if unknown > left:
        yield Problem("cards", "position-unknown-count", {"count": unknown, "left": left})
    elif unknown == left and not setup.discards.known_to_be_empty and (setup.discards.least or left):
        yield Problem("discards", "position-supply-empty")
    elif unknown < left and None in setup.display and not any_number:
        yield Problem(f"display[{setup.display.index(None)}]", "position-display-gap")
    elif None in setup.display and any_number:
        yield Problem(f"display[{setup.display.index(None)}]", "position-display-gap-unknown")


def _seat_problems(setup: Setup, seat: int) -> Iterator[Problem]:
    player = setup.players[seat]
    missing = Counter(setup.known[seat]) - Counter(setup.hands[seat].named)
    for city in missing:
        yield Problem(f"known[{seat}]", "position-known", {"player": player, "city": city})
    for city, number in Counter(setup.routes[seat]).items():
        if number > 1:
            yield Problem(f"routes[{seat}]", "position-route-twice", {"player": player, "city": city})
    for one, other in pairwise(setup.routes[seat]):
        if other not in NEIGHBOURS[one] and one != other:
            yield Problem(f"routes[{seat}]", "position-route-gap", {"player": player, "city": one, "other": other})
    houses = Counter(setup.houses[seat])
    for city, number in houses.items():
        if number > 1:
            yield Problem(f"houses[{seat}]", "position-house-twice", {"player": player, "city": city})
    if len(houses) > HOUSE_COUNT:
        figures: dict[str, str | int] = {"player": player, "count": len(houses), "most": HOUSE_COUNT}
        yield Problem(f"houses[{seat}]", "position-houses-many", figures)
    yield from _tile_problems(setup, seat)


# ---- Tiles ----


def _needed(setup: Setup, stack: str) -> list[tuple[CityId, ...]]:
    """What a tile asks for: of each group of cities, a house in one."""
    if stack in BONUS_REGIONS:
        return [(city,) for city in REGION_CITIES[stack]]
    return [PROVINCE_CITIES[province] for province in _provinces(setup)]


def _provinces(setup: Setup) -> list[ProvinceId]:
    outside = setup.rules.all_provinces == "outside_baiern"
    return [province for province in PROVINCES if not (outside and province == "baiern")]


def _tile_problems(setup: Setup, seat: int) -> Iterator[Problem]:
    place, player = f"tiles[{seat}]", setup.players[seat]
    held: Counter[str] = Counter(stack for stack, _ in setup.tiles[seat])
    houses, before = set(setup.houses[seat]), set(setup.houses[seat])
    if setup.phase == "houses" and seat == setup.player:
        before -= set(setup.closing[0] if setup.closing else ())
    for stack in (*BONUS_REGIONS, "all_provinces"):
        label = {"player": player, "stack": _label(setup, stack)}
        if held[stack] > 1:
            yield Problem(place, "position-tile-once", label)
        if held[stack]:
            for cities in _needed(setup, stack):
                if not before & set(cities):
                    single = {"city": cities[0]} if stack != "all_provinces" else {"province": PROVINCE_OF[cities[0]]}
                    kind = "position-tile-house" if stack != "all_provinces" else "position-tile-province"
                    yield Problem(place, kind, {**label, **single})
        elif all(before & set(cities) for cities in _needed(setup, stack)) and _left(setup, stack) and houses:
            yield Problem(place, "position-tile-due", label)
    least = _least_carriage(held["route_5"], held["route_6"], held["route_7"])
    if setup.carriages[seat] < least and not (setup.phase == "carriage" and seat == setup.player):
        yield Problem(f"carriages[{seat}]", "position-tile-carriage", {"player": player, "carriage": least})


def _label(setup: Setup, stack: str) -> str:
    """The end of the message id of a stack's name. The rules in use decide what all provinces are."""
    outside = stack == "all_provinces" and setup.rules.all_provinces == "outside_baiern"
    return "outside_baiern" if outside else stack


def _least_carriage(fives: int, sixes: int, sevens: int) -> int:
    """The lowest carriage with which this many tiles for long routes can be held.

    Each of these closings brought the next carriage unless its number is above the route's length. The least come if
    the longest routes were closed first.
    """
    carriage = CARRIAGES[0] - 1
    for routes, highest in ((sevens, 7), (sixes, 6), (fives, 5)):
        carriage = max(carriage, min(highest, carriage + routes))
    return 0 if carriage < CARRIAGES[0] else carriage


def _left(setup: Setup, stack: str) -> int:
    """How many tiles of a stack nobody holds."""
    return len(TILES[stack]) - sum(name == stack for tiles in setup.tiles for name, _ in tiles)


def _stack_problems(setup: Setup) -> Iterator[Problem]:
    held = Counter(tile for tiles in setup.tiles for tile in tiles)
    for stack in STACKS:
        copies = Counter(TILES[stack])
        label = _label(setup, stack)
        for value, number in copies.items():
            if held[stack, value] > number:
                yield Problem("tiles", "position-tile-twice", {"stack": label, "value": value})
        for higher, value in pairwise(copies):
            if held[stack, value] and held[stack, higher] < copies[higher]:
                yield Problem("tiles", "position-tile-order", {"stack": label, "value": value, "higher": higher})


# ---- The end of the game ----


def _end_problems(setup: Setup) -> Iterator[Problem]:
    seats = range(len(setup.players))
    reached = [
        seat for seat in seats if setup.carriages[seat] == _LAST_CARRIAGE or len(setup.houses[seat]) >= HOUSE_COUNT
    ]
    holder = next((seat for seat in seats if any(stack == "game_end" for stack, _ in setup.tiles[seat])), None)
    names = setup.players
    if holder is None:
        if reached:
            yield Problem("tiles", "position-end-missing", {"player": names[reached[0]], "houses": HOUSE_COUNT})
        if setup.phase == "over":
            yield Problem("phase", "position-over-early", {"houses": HOUSE_COUNT})
        return
    if holder not in reached:
        figures: dict[str, str | int] = {"player": names[holder], "houses": HOUSE_COUNT}
        yield Problem(f"tiles[{holder}]", "position-end-early", figures)
    elif reached[0] < holder:
        yield Problem(f"tiles[{holder}]", "position-end-first", {"player": names[reached[0]]})
    last = max([holder, *reached])
    if setup.phase == "over":
        if setup.player != seats[-1]:
            yield Problem("player", "position-over-turn", {"player": names[-1]})
    elif setup.player < last or (setup.player == last and setup.phase not in ("carriage", "discard")):
        yield Problem("player", "position-end-turn", {"player": names[last]})


# ---- The turn ----


def _phase_problems(setup: Setup) -> Iterator[Problem]:
    player, phase, hand = setup.players[setup.player], setup.phase, setup.hands[setup.player]
    official, length = setup.official, len(setup.routes[setup.player])
    if phase == "play" and hand.known_to_be_empty:
        yield Problem("phase", "position-play-empty", {"player": player})
    if phase in CLOSING_PHASES and length < SHORTEST_ROUTE:
        yield Problem("phase", "position-close-short", {"player": player, "count": length, "least": SHORTEST_ROUTE})
    if phase == "finish" and not length and not hand.known_to_be_empty:
        yield Problem("phase", "position-no-route", {"player": player})
    if official and (phase in WITHOUT_OFFICIAL or PHASES.index(phase) < PHASES.index(CALLED_FROM[official])):
        yield Problem("official", "position-official-phase", {"official": official})
    elif official == "postal_carrier" and length < 2:
        yield Problem("official", "position-carrier-route", {"player": player})
    if phase == "draw" and setup.taken == 0:
        if hand.known_to_be_empty and official != "postmaster":
            yield Problem("official", "position-forced", {"player": player})
        elif official == "postmaster" and hand.least:
            yield Problem("official", "position-not-forced", {"player": player})
    right = _cards_taken(setup)
    if setup.taken not in right:
        figures: dict[str, str | int] = {"count": setup.taken, "least": min(right), "most": max(right)}
        yield Problem("taken", "position-taken", figures)
    if phase == "discard" and hand.unknown != 0:
        yield Problem(f"hands[{setup.player}]", "position-hand-unknown", {"player": player})


def _cards_taken(setup: Setup) -> Sequence[int]:
    """How many cards can have been taken in this turn; none or one too few if there was nothing to take."""
    if setup.phase == "over":
        return (0,)
    hand = setup.hands[setup.player]
    if setup.phase == "draw":
        one_card = hand.least == 1 and hand.unknown is not None
        return (0, 1) if setup.official == "postmaster" and (one_card or hand.unknown is None) else (0,)
    most = 2 if setup.official == "postmaster" else 1
    nothing_left = all(city is None for city in setup.display)
    return range(most + 1) if setup.phase != "play" or nothing_left else (most,)


def _closing_problems(setup: Setup) -> Iterator[Problem]:
    if setup.closing is None:
        return
    houses, discarded = setup.closing
    player = setup.players[setup.player]
    for city in houses:
        if city not in setup.houses[setup.player] or city not in setup.routes[setup.player]:
            yield Problem("closing.houses", "position-closing-house", {"player": player, "city": city})
    provinces = [PROVINCE_OF[city] for city in houses]
    if 1 < len(set(provinces)) < len(provinces):
        yield Problem("closing.houses", "position-closing-provinces")
    if discarded and setup.phase != "discard":
        yield Problem("closing.discarded", "position-closing-discards")
