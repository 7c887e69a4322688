"""The choices worth thinking about in a state, as *moves*.

A move is one action, or several that are only an order of naming things: the set of houses of a closing, the cards to
discard. Left out is what is the same as another move (the two ends of a route of one city), and the throwing away of
a route that can go on and has more than one city.

A move is a number: the action's, or a set of cities or pile of cards with a mark above it.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the bots
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.bits import ALL_CITIES, WORD, cities_of, copies, count, lowest, one, size, with_card, without_card
    from ..engine.lookup import PROVINCE_CITIES, PROVINCE_OF
    from ..engine.numbers import *  # noqa: F403
    from .limits import DISCARD_PILE, DISCARDS_AS_ONE, HOUSE_SET, MOST_MOVES


class Moves:
    """The moves of one state; holds a list of them that is used again and again."""

    def __init__(self):
        self._allocate()

    def _allocate(self):
        """Make the lists that the compiled class has as C arrays."""
        if not cython.compiled:
            self.move = [0] * MOST_MOVES
            self.found = 0

    def __reduce__(self):
        return Moves, ()

    def find(self, state):
        """List the moves of a state that awaits an action: `found` of them, in `move`."""
        self.found = 0
        state.find_legal()
        if state.phase == PLAY:
            self._drop_needless_starts(state)
        if state.phase == PLAY or state.phase == FINISH:
            self._drop_mirrored_ends(state)
        if state.phase == HOUSES:
            self._find_house_sets(state)
        elif state.phase == DISCARD and size(state.hands[state.player]) <= DISCARDS_AS_ONE:
            self._find_discards(
                state.hands[state.player], state.from_city, size(state.hands[state.player]) - HAND_AFTER_CLOSING, 0
            )
        if self.found == 0:
            self._list_actions(state)

    def list_all(self, state):
        """List the legal actions themselves, one by one, with nothing left out."""
        self.found = 0
        state.find_legal()
        self._list_actions(state)

    def _add(self, move):
        if self.found < MOST_MOVES:
            self.move[self.found] = move
            self.found += 1

    def _list_actions(self, state):
        for index in range(state.legal_count()):
            self._add(state.nth_legal_unchecked(index))

    def _drop_needless_starts(self, state):
        """A route is thrown away only if it is stuck, or a single city."""
        player = state.player
        goes_on = state.legal_a >> LEFT or state.legal_b
        if goes_on and state.lengths[player] > 1:
            state.legal_a &= ~(ALL_CITIES << START)

    def _drop_mirrored_ends(self, state):
        """With a route of one city, left and right are the same."""
        if state.lengths[state.player] == 1:
            state.legal_a &= ~((ALL_CITIES << LEFT) & WORD)
            state.legal_b &= ~(ALL_CITIES >> (64 - LEFT))

    # ---- Houses: whole sets ----

    def _find_house_sets(self, state):
        sites = state.house_sites()
        player = state.player
        left = HOUSE_COUNT - count(state.houses[player])
        chosen = state.chosen
        spread = 0
        for province in range(PROVINCE_COUNT):
            here = sites & PROVINCE_CITIES[province]
            if here and not chosen & PROVINCE_CITIES[province]:
                spread += 1
        if spread > left:
            return
        chosen_in_one = not chosen or not chosen & ~PROVINCE_CITIES[PROVINCE_OF[lowest(chosen)]]
        if count(chosen) < 2 or not chosen_in_one:
            self._find_spread_sets(sites, chosen, 0, 0)
        if chosen_in_one:
            for province in range(PROVINCE_COUNT):
                here = sites & PROVINCE_CITIES[province]
                fits = not chosen or chosen & PROVINCE_CITIES[province]
                if fits and count(here | chosen) > 1 and count(here) <= left and here:
                    self._add(HOUSE_SET | here)
        self._hold_the_last_house_back(left)

    def _find_spread_sets(self, sites, chosen, province, cities):
        """All sets with a house in each province that has a site and none of those chosen already."""
        while province < PROVINCE_COUNT and (
            not sites & PROVINCE_CITIES[province] or chosen & PROVINCE_CITIES[province]
        ):
            province += 1
        if province == PROVINCE_COUNT:
            self._add(HOUSE_SET | cities)
            return
        here = sites & PROVINCE_CITIES[province]
        while here:
            self._find_spread_sets(sites, chosen, province + 1, cities | one(lowest(here)))
            here &= here - 1

    def _hold_the_last_house_back(self, left):
        """Where a set would place the last house, the same set without one of its cities is a move as well."""
        for index in range(self.found):
            cities = self.move[index] & ALL_CITIES
            if count(cities) == left:
                rest = cities
                while rest:
                    self._add(HOUSE_SET | (cities & ~one(lowest(rest))))
                    rest &= rest - 1

    # ---- Discards: whole piles ----

    def _find_discards(self, hand, city, missing, pile):
        """All piles of `missing` cards of hand, from a city on in board order."""
        if missing == 0:
            self._add(DISCARD_PILE | pile)
            return
        while city < CITY_COUNT and not copies(hand, city):
            city += 1
        if city == CITY_COUNT:
            return
        for _ in range(copies(hand, city) + 1):
            self._find_discards(hand, city + 1, missing, pile)
            if missing == 0:
                return
            pile = with_card(pile, city)
            missing -= 1

    # ---- Carrying out ----

    def apply(self, state, move):
        """Carry out a move. As after any action, the state may then await cards."""
        if move < ACTIONS:
            state.apply_unchecked(move)
        elif move & HOUSE_SET:
            cities = move & ALL_CITIES
            while cities:
                state.apply_unchecked(HOUSE + lowest(cities))
                cities &= cities - 1
            if state.phase == HOUSES:
                state.apply_unchecked(DONE)
        else:
            pile = move ^ DISCARD_PILE
            while pile:
                city = lowest(cities_of(pile))
                pile = without_card(pile, city)
                state.apply_unchecked(DISCARD_CARD + city)

    def first_action(self, move):
        """The action that a move begins with."""
        if move < ACTIONS:
            return move
        if move & HOUSE_SET:
            return HOUSE + lowest(move & ALL_CITIES) if move & ALL_CITIES else DONE
        return DISCARD_CARD + lowest(cities_of(move ^ DISCARD_PILE))

    def actions(self, move):
        """All the actions that a move consists of."""
        if move < ACTIONS:
            return [move]
        if move & HOUSE_SET:
            cities = move & ALL_CITIES
            chosen = [HOUSE + city for city in range(CITY_COUNT) if cities >> city & 1]
            return [*chosen, DONE]
        pile = move ^ DISCARD_PILE
        return [DISCARD_CARD + city for city in range(CITY_COUNT) for _ in range(copies(pile, city))]
