"""Views as JSON text, written straight from the engine's views.

This is the one place that makes a view's JSON; `View.to_json` reads it back. A server sends every action's views to
everybody at a table, so it is most of its work, and compiled.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to write a view
    from ..engine import _cython as cython

from json import dumps

from ..board import CITIES
from ..engine.view import EngineView
from .actions import OFFICIALS, PHASES, TEXTS
from .cards import needed_provinces, stacks_of, tile_tuple
from .outcome import end_reason_of, outcome_of

if not cython.compiled:
    from ..engine.bits import count, size
    from ..engine.numbers import *  # noqa: F403

FORMAT = "thurntaxis-view/1"

_GROUP = 4
"""How many cities are written at once."""


def _copies(number, city):
    """How many cards of a group's city there are; a number has the low halves of all counts, then the high ones."""
    return number >> city & 1 | (number >> (city + _GROUP) & 1) << 1


def _groups(write):
    """For each group of cities, what its cards are written as, by number."""
    return [
        [
            "".join([write(city, _copies(number, place)) for place, city in enumerate(CITIES[first : first + _GROUP])])
            for number in range(1 << 2 * _GROUP)
        ]
        for first in range(0, CITY_COUNT, _GROUP)
    ]


_NAMES = [*(dumps(city) for city in CITIES), "null"]
_LISTED = _groups(lambda city, copies: f'"{city}",' * copies)
_COUNTED = _groups(lambda city, copies: f'"{city}":{copies},')
_ACTIONS = [dumps(text) for text in TEXTS]
_PHASES = [dumps(phase) for phase in PHASES]
_OFFICIALS = [dumps(official) for official in OFFICIALS]
_STACKS = {}
_TILES = {}
_PROVINCES = {}
_MOST_REMEMBERED = 20_000


def _written(groups, pile):
    """The cards of a pile in board order, with a comma at the end."""
    return (
        groups[0][pile & 15 | (pile >> 32 & 15) << 4]
        + groups[1][pile >> 4 & 15 | (pile >> 36 & 15) << 4]
        + groups[2][pile >> 8 & 15 | (pile >> 40 & 15) << 4]
        + groups[3][pile >> 12 & 15 | (pile >> 44 & 15) << 4]
        + groups[4][pile >> 16 & 15 | (pile >> 48 & 15) << 4]
        + groups[5][pile >> 20 & 15 | (pile >> 52 & 15) << 4]
    )


def _list(pile):
    if not pile:
        return "[]"
    cards = _written(_LISTED, pile)
    return f"[{cards[: len(cards) - 1]}]"


def _stacks(tiles):
    text = _STACKS.get(tiles)
    if text is None:
        _STACKS[tiles] = text = dumps({stack: list(values) for stack, values in stacks_of(tiles).items()})
        if len(_STACKS) > _MOST_REMEMBERED:
            _STACKS.clear()
    return text


def _tiles(tiles):
    text = _TILES.get(tiles)
    if text is None:
        _TILES[tiles] = text = dumps([list(tile) for tile in tile_tuple(tiles)])
        if len(_TILES) > _MOST_REMEMBERED:
            _TILES.clear()
    return text


def _provinces(public):
    text = _PROVINCES.get(public.needed_provinces)
    if text is None:
        text = _PROVINCES[public.needed_provinces] = dumps(needed_provinces(public))
    return text


def _ends(public, seat):
    """For each end of the route what may be put there; both ends of a single card are one."""
    if not public.lengths[seat]:
        return "[]"
    left = _list(public.cities_beside(seat, True))
    return f"[{left}]" if public.lengths[seat] == 1 else f"[{left},{_list(public.cities_beside(seat, False))}]"


class SeatText:
    """The part of a view about what lies before one player, kept until something of it changes."""

    def __init__(self):
        self.route = None
        self.houses = self.tiles = self.carriage = 0
        self.text = ""

    def write(self, public, seat, route):
        """Route, houses, carriage, tiles and score of the seat."""
        if (
            self.route is not route
            or self.houses != public.houses[seat]
            or self.tiles != public.tiles[seat]
            or self.carriage != public.carriages[seat]
        ):
            self.route, self.houses = route, public.houses[seat]
            self.tiles, self.carriage = public.tiles[seat], public.carriages[seat]
            left = public.house_count - count(self.houses)
            carriage, tiles = public.carriage_points(seat), public.tile_points(seat)
            total = carriage + tiles - left
            following = str(public.next_carriage(seat) or "null")
            cities = '"' + '","'.join(route) + '"' if route else ""
            self.text = (
                f'"route":[{cities}],"ends":{_ends(public, seat)},"houses":{_list(self.houses)},"houses_left":{left},'
                f'"carriage":{self.carriage},"next_carriage":{following},"tiles":{_tiles(self.tiles)},'
                f'"score":{{"carriage":{carriage},"tiles":{tiles},"houses":{-left},"total":{total}}}}}'
            )
        return self.text


class ViewWriter:
    """Writes the views of one game."""

    def __init__(self, players, rules):
        named = f'"players":{dumps(list(players))},"rules":{dumps(rules)}'
        self._constant_part = f'{{"format":{dumps(FORMAT)},{named},'
        self._seats = [SeatText() for _ in players]

    def write(self, views, routes, ply, round_number, legal):
        """The engine's views of one position as JSON; `legal` are the numbers of the player's actions."""
        if not views:
            raise ValueError("there is no view to write")
        for seen in views:
            if type(seen) is not EngineView:
                raise TypeError(f"{seen!r} is not a view of the engine")
        first = views[0]
        public = first.public
        if len(self._seats) != public.players or len(routes) != public.players:
            raise ValueError(f"a table of {public.players} needs as many names and routes")
        for view in views:
            if view.public.players != public.players:
                raise ValueError("these views are not of one position")
        for action in legal:
            if not 0 <= action < ACTIONS:
                raise ValueError(f"there is no action {action}")
        over = public.phase == OVER
        ending = public.end_is_called() and not over
        outcome = dumps(outcome_of(public).to_json()) if over else "null"
        shared = self._shared(first, public, ply, round_number, _last_round(public) if ending else "null")
        seat_texts = []
        for seat in range(public.players):
            seat_text = self._seats[seat]
            seat_texts.append(seat_text.write(public, seat, routes[seat]))
        texts = []
        for view in views:
            seats = []
            for seat in range(public.players):
                seats.append(_seat(view, seat, seat_texts[seat]))
            acts = view.seat == public.player and not over
            last_turn = "true" if acts and ending else "false"
            actions = ",".join([_ACTIONS[action] for action in legal]) if acts else ""
            number = "null" if view.seat < 0 else str(view.seat)
            unseen = _written(_COUNTED, view.public.supply)
            extending = "[]" if view.seat < 0 else _list(public.cities_that_extend(view.seat))
            calls = _calls(public, legal) if acts else ""
            texts.append(
                f'{self._constant_part}"outcome":{outcome},"seat":{number},"legal":[{actions}],"last_turn":{last_turn},'
                f'"can_call":[{calls}],"extending":{extending},'
                f'"unseen":{{{unseen[: len(unseen) - 1]}}},'
                f'"seats":[{",".join(seats)}],{shared}'
            )
        return texts

    def _shared(self, view, public, ply, round_number, last_round):
        display = ",".join([_NAMES[public.display[slot]] for slot in range(SLOTS)])
        forced = "true" if public.phase == DRAW and public.official == POSTMASTER else "false"
        player = "null" if public.phase == OVER else str(public.player)
        order = ",".join([str((public.player + place) % public.players) for place in range(public.players)])
        closing = "null"
        if public.phase == HOUSES or public.phase == CARRIAGE or public.phase == DISCARD:
            cartwright = "true" if public.official == CARTWRIGHT else "false"
            closing = f'{{"houses":{_list(public.chosen)},"cartwright":{cartwright}}}'
        return (
            f'"ply":{ply},"round":{round_number},"player":{player},"order":[{order}],"phase":{_PHASES[public.phase]},'
            f'"official":{_OFFICIALS[public.official]},"forced_postmaster":{forced},"display":[{display}],'
            f'"supply":{view.supply_size},"discards":{_list(public.discards)},"stacks":{_stacks(public.tiles_left)},'
            f'"needed_provinces":{_provinces(public)},"closing":{closing},"last_round":{last_round}}}'
        )


def _calls(public, legal):
    """The officials that one of the actions calls."""
    called = 0
    for action in legal:
        called |= 1 << public.official_called_by(action)
    return ",".join([_OFFICIALS[official] for official in range(1, len(_OFFICIALS)) if called >> official & 1])


def _last_round(public):
    turns_left = ",".join([str(seat) for seat in range(public.players) if public.has_turn_left(seat)])
    reason = end_reason_of(public)
    return f'{{"ended_by":{public.game_end_holder()},"end_reason":"{reason}","turns_left":[{turns_left}]}}'


def _seat(view, seat, seat_text):
    """A seat's part of a view; the hand only if it is the viewer's own."""
    known = view.public.known[seat]
    hand = _list(view.public.hands[seat]) if seat == view.seat else "null"
    unknown = view.unknown[seat]
    return f'{{"hand_size":{size(known) + unknown},"hand":{hand},"known":{_list(known)},"unknown":{unknown},{seat_text}'
