"""What a seat sees, as a row of small numbers, and what it may do, as a mask.

The row is laid out as ``layout.py`` says, part after part. It is written straight from the state, but from nothing that
an engine view of the seat would not show: of another hand only the known cards and how many are unknown, of the
supply only its size, and all that the seat cannot place lies together in one pile, *unseen*.
"""

from array import array

try:
    import cython
except ImportError:  # the compiler is not needed to run the environments
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.bits import count, one, size, together, with_card, without_cards
    from ..engine.lookup import BAIERN, STACK_TILES
    from ..engine.numbers import *  # noqa: F403
    from ..engine.state import State
    from .spread import clear, put_actions, put_choice, put_cities, put_number, put_pile, start_of


MOST_CELLS = 1 << 12
"""The size of a buffer for the largest observation."""


def check_room(name, cells, needed):
    """Refuse an array that is not as long as what is written into it."""
    if cells is None or len(cells) != needed:
        raise ValueError(f"{name} needs {needed} cells, not {0 if cells is None else len(cells)}")


class Observer:
    """Writes observations and masks. It keeps nothing between two of them but its own working space."""

    def __init__(self):
        self._allocate()

    def _allocate(self):
        """Make the list that the compiled class has as a C array."""
        if not cython.compiled:
            self.unseen = self.supply_size = 0
            self.unknown = [0] * SEATS

    def observe(self, state, seat, row, mask):
        """Write the seat's observation into one row and its legal actions into another: none if it is not to act.

        Raises:
            ValueError: there is no such seat, or a row is not as long as `Layout` says and a mask as there are actions.
        """
        if not -1 <= seat < state.players:
            raise ValueError(f"there is no seat {seat} at a table of {state.players}")
        check_room("row", row, CELLS[state.players])
        check_room("mask", mask, ACTIONS)
        self.look(state, seat, start_of(row))
        self.allow(state, seat, start_of(mask))

    def observe_view(self, view, row):
        """Write the observation of the view's seat, from the view alone. A spectator has no hand and no seat."""
        check_room("row", row, CELLS[view.public.players])
        self.look_at_view(view, start_of(row))

    def look(self, state, seat, row):
        """The seat's observation of a state."""
        self.unseen = state.supply
        self.supply_size = size(state.supply)
        for other in range(state.players):
            self.unknown[other] = size(state.hands[other]) - size(state.known[other])
            if other != seat:
                self.unseen = together(self.unseen, without_cards(state.hands[other], state.known[other]))
        self._write(state, seat, row)

    def look_at_view(self, view, row):
        """The same from a view."""
        self.unseen = view.public.supply
        self.supply_size = view.supply_size
        for other in range(view.public.players):
            self.unknown[other] = view.unknown[other]
        self._write(view.public, view.seat, row)

    def allow(self, state, seat, mask):
        """The seat's legal actions. Those of another seat would name its hand."""
        if seat == state.player:
            state.find_legal()
            put_actions(mask, state.legal_a, state.legal_b, state.legal_c)
        else:
            put_actions(mask, 0, 0, 0)

    def _write(self, state, seat, row):
        """The table, then the players from the seat on. Returns the place after them."""
        at = self._write_table(state, seat, row)
        first = seat if seat >= 0 else 0
        for turn in range(state.players):
            at = self._write_player(state, (first + turn) % state.players, row, at)
        return at

    def _write_table(self, state, seat, row):
        """The seat's own hand, and what belongs to no player. Returns the place after it."""
        face_up = 0
        for slot in range(SLOTS):
            if state.display[slot] != NO_CITY:
                face_up = with_card(face_up, state.display[slot])
        at = put_pile(row, 0, state.hands[seat] if seat >= 0 else 0)
        at = put_pile(row, at, face_up)
        at = put_pile(row, at, state.discards)
        at = put_pile(row, at, self.unseen)
        at = put_cities(row, at, state.chosen)
        at = put_pile(row, at, state.set_aside)
        for stack in range(STACK_COUNT):
            at = put_number(row, at, count(state.tiles_left & STACK_TILES[stack]))
        at = put_choice(row, at, state.phase, PHASE_COUNT)
        at = put_choice(row, at, state.official, OFFICIAL_COUNT)
        at = put_choice(row, at, seat, SEATS) if seat >= 0 else clear(row, at, SEATS)
        at = put_number(row, at, state.taken)
        at = put_number(row, at, self.supply_size)
        at = put_number(row, at, state.needed_provinces >> BAIERN & 1)
        at = put_number(row, at, state.fallback_always)
        return put_number(row, at, state.points_are_printed)

    def _write_player(self, state, player, row, at):
        """One player's cards, houses and tiles. Returns the place after them."""
        carriage = state.carriages[player]
        at = put_pile(row, at, state.known[player])
        at = put_cities(row, at, state.routes[player])
        if state.lengths[player]:
            at = put_cities(row, at, one(state.left[player]))
            at = put_cities(row, at, one(state.right[player]))
        else:
            at = clear(row, at, 2 * CITY_COUNT)
        at = put_cities(row, at, state.houses[player])
        for stack in range(STACK_COUNT):
            at = put_number(row, at, count(state.tiles[player] & STACK_TILES[stack]))
        at = put_choice(row, at, carriage - FIRST_CARRIAGE + 1 if carriage else 0, LAST_CARRIAGE - FIRST_CARRIAGE + 2)
        at = put_number(row, at, self.unknown[player])
        at = put_number(row, at, state.lengths[player])
        at = put_number(row, at, state.house_count - count(state.houses[player]))
        at = put_number(row, at, state.tile_points(player))
        at = put_number(row, at, state.score(player))
        return put_number(row, at, player == state.player and state.phase != OVER)


def _measured(players):
    """How many cells an observation has, at a table of that many players."""
    row = array("b", bytes(MOST_CELLS))
    observer = Observer()
    return observer._write(State(players), 0, start_of(row))


CELLS = {players: _measured(players) for players in range(2, SEATS + 1)}
"""How many cells an observation has, by the number of players."""
