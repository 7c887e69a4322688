"""The rules of the game, on small integers.

One plain Python file that reads like the rulebook: what is legal in each phase, and next to it what it does. Cython
compiles it with the types of ``state.pxd``; without a compiler it runs as it stands. Sets of cities and piles of
cards are integers (``bits.py``), and so are phases, officials and actions (``numbers.py``).

Luck is an input: a state never draws a card. After ``apply(action)`` it may await cards from the supply
(``awaits_card``); whoever drives it hands them over one by one with ``give(city)``, until it awaits none. A new game
begins with six cards awaited for the display.

A route is known here by its set of cities, its two ends and its length; the order between the ends no rule asks for.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the engine
    from . import _cython as cython

if not cython.compiled:
    from .bits import (
        ALL_CITIES,
        WORD,
        cities_of,
        copies,
        count,
        lowest,
        next_word,
        nth,
        nth_card,
        one,
        scale,
        scramble,
        size,
        together,
        with_card,
        without_card,
    )
    from .lookup import (
        BAIERN,
        CARRIAGE_POINTS,
        NEIGHBOURS,
        PROVINCE_CITIES,
        PROVINCE_OF,
        REGION_CITIES,
        STACK_TILES,
        TILE_VALUES,
    )
    from .numbers import *  # noqa: F403

from ..rules import Rules
from .lookup import city_set, official_set, stack_set

_NUMBERS = (
    *("players", "needed_provinces", "fallback_always", "points_are_printed"),
    *("slots", "house_count", "shortest_route", "last_carriage", "officials", "reshuffles"),
    *("player", "phase", "official", "taken", "awaiting"),
    *("gaps", "supply", "discards", "tiles_left"),
    *("chosen", "set_aside", "from_city"),
)
_BY_SEAT = ("hands", "known", "routes", "left", "right", "lengths", "houses", "tiles", "carriages")
_LISTS = {"display": SLOTS, **dict.fromkeys(_BY_SEAT, SEATS)}
"""How long each list of a state is."""
_BOUNDS = {
    "players": (2, SEATS),
    "slots": (1, ALL_SLOTS),
    "house_count": (1, HOUSE_COUNT),
    "last_carriage": (FIRST_CARRIAGE, LAST_CARRIAGE),
    "player": (0, SEATS - 1),
    "phase": (0, PHASE_COUNT - 1),
    "official": (0, OFFICIAL_COUNT - 1),
    "awaiting": (NO_CARD_AWAITED, FOR_HAND),
    "gaps": (0, ALL_SLOTS),
    "from_city": (0, CITY_COUNT),
    "tiles_left": (0, (1 << 30) - 1),
    "chosen": (0, (1 << CITY_COUNT) - 1),
    "display": (0, NO_CITY),
    "routes": (0, (1 << CITY_COUNT) - 1),
    "houses": (0, (1 << CITY_COUNT) - 1),
    "left": (0, CITY_COUNT - 1),
    "right": (0, CITY_COUNT - 1),
    "lengths": (0, CITY_COUNT),
    "carriages": (0, LAST_CARRIAGE),
    "tiles": (0, (1 << 30) - 1),
}
"""The least and the most of what the rules look up or shift by."""


class IllegalInput(ValueError):
    """An action or a card that the state does not accept; ``thurntaxis.game`` says why."""


def _listed(actions, first):
    """The numbers of the actions in a word, which counts from `first`."""
    numbers = []
    while actions:
        numbers.append(first + lowest(actions))
        actions &= actions - 1
    return numbers


class State:
    """A position: all that decides how the game can go on. Cheap to copy; two are equal if they hold the same.

    - The rules in use: `players`, `needed_provinces` (a set; for the tile `all_provinces`), `fallback_always`,
      `points_are_printed`; and the size of the game, which `Variant` explains: `slots` and `officials` (sets),
      `house_count`, `shortest_route`, `last_carriage`, `reshuffles`.
    - The turn: `player` to act, `phase`, `official` (called this turn), `taken` (cards taken this turn).
    - The table: `display` (a city or `NO_CITY` by slot), its `gaps` (a set of slots), `supply` and `discards` (piles),
      `tiles_left` (a set); and what the next card from the supply is for, `awaiting`.
    - By seat: `hands`, `known` (cards of the hand that everybody saw being taken), `routes` (sets) with their ends
      `left` and `right` and their `lengths`, `houses` (sets), `tiles` (sets), `carriages` (0 for none).
    - A closing under way: houses `chosen` in it (a set), cards `set_aside` in it (a pile), and `from_city`: houses and
      discards are named in board order, from that city on.
    - What `find_legal` found, as bits: `legal_a`, `legal_b`, `legal_c`. It is no part of the position.
    """

    def __init__(self, players=2, rules=None):
        if not 2 <= players <= SEATS:
            raise ValueError(f"the game is for 2 to 4 players, not {players}")
        self._allocate()
        options = rules or Rules()
        self.players = players
        self.needed_provinces = (1 << PROVINCE_COUNT) - 1
        if options.all_provinces == "outside_baiern":
            self.needed_provinces -= 1 << BAIERN
        self.fallback_always = options.route_tile_fallback == "always"
        self.points_are_printed = options.carriage_points == "printed"
        self._set_size(options.variant)
        for slot in range(SLOTS):
            self.display[slot] = NO_CITY
        self.gaps = self.slots
        self._begin_turn()
        self._put_in_order()

    def _set_size(self, variant):
        """Lay out the cards and tiles of a variant, and keep its numbers."""
        cities = city_set(variant.cities)
        for province in range(PROVINCE_COUNT):
            if not cities & PROVINCE_CITIES[province]:
                self.needed_provinces &= ~(1 << province)
        self.slots = (1 << variant.slots) - 1
        self.house_count = variant.houses
        self.shortest_route = variant.shortest_route
        self.last_carriage = variant.last_carriage
        self.officials = official_set(variant.officials)
        self.reshuffles = variant.reshuffles
        self.supply = 0
        for _ in range(variant.copies):
            self.supply = together(self.supply, cities)
        self.tiles_left = stack_set(variant.stacks)

    def _allocate(self):
        """Make the lists that the compiled class has as C arrays, and zero what it has as zero from birth."""
        if not cython.compiled:
            self.legal_a = self.legal_b = self.legal_c = 0
            for name in _NUMBERS:
                setattr(self, name, 0)
            for name, length in _LISTS.items():
                setattr(self, name, [0] * length)

    def _check_seat(self, player):
        """Refuse a seat that nobody can sit at: the arrays behind it belong to nobody."""
        if player < 0 or player >= self.players:
            raise ValueError(f"there is no seat {player} at a table of {self.players}")
        return 0

    # ---- Draw: take a card; the Administrator before it, the Postmaster's second card after it ----

    def _can_take(self):
        """What there is to take, as action bits: cities face up, and the supply."""
        face_up = (
            one(self.display[0])
            | one(self.display[1])
            | one(self.display[2])
            | one(self.display[3])
            | one(self.display[4])
            | one(self.display[5])
        ) & ALL_CITIES
        if self.supply:
            face_up |= one(TAKE_SUPPLY)
        return face_up

    def _can_call(self, official):
        """Whether the official is in the game, and nobody was called this turn."""
        return self.official == NOBODY and self.officials >> official & 1

    def face_up(self):
        """The set of cities in the display."""
        return self._can_take() & ALL_CITIES

    def _legal_draw(self):
        can_take = self._can_take()
        self.legal_a = can_take
        if self.taken == 0 and can_take & ALL_CITIES and self._can_call(ADMINISTRATOR):
            self.legal_a |= one(CALL_ADMINISTRATOR)

    def _take(self, city):
        """Take a face-up card, or the top one of the supply."""
        if self.phase == PLAY:  # a second card, which calls the Postmaster
            self.official = POSTMASTER
        self.taken += 1
        # An empty hand at the start of the turn has called the Postmaster before the first card.
        if self.phase == DRAW and not (self.official == POSTMASTER and self.taken == 1):
            self.phase = PLAY
        if city == TAKE_SUPPLY:
            self.awaiting = FOR_HAND
            return
        slot = self._lowest_slot_of(city)
        self.display[slot] = NO_CITY
        self.gaps |= 1 << slot
        self.hands[self.player] = with_card(self.hands[self.player], city)
        self.known[self.player] = with_card(self.known[self.player], city)

    def _lowest_slot_of(self, city):
        """The first slot that shows the city. All are looked at: quicker than to stop at one that luck chose."""
        slots = 0
        for slot in range(SLOTS):
            slots |= (self.display[slot] == city) << slot
        return lowest(slots)

    def _call_administrator(self):
        """Discard the whole display; it is refilled when the table is put in order."""
        self.official = ADMINISTRATOR
        for slot in range(SLOTS):
            if self.display[slot] != NO_CITY:
                self.discards = with_card(self.discards, self.display[slot])
                self.display[slot] = NO_CITY
        self.gaps = self.slots

    # ---- Play: one card into the route; the Postal carrier's second card after it ----

    def _fitting(self, player, end):
        """The cities that may stand next to that end of the player's route."""
        return NEIGHBOURS[end] & ~self.routes[player]

    def cities_beside(self, player, at_left):
        """The set of cities that may be put at one end of the player's route; none without a route."""
        self._check_seat(player)
        if self.lengths[player] == 0:
            return 0
        return self._fitting(player, self.left[player] if at_left else self.right[player])

    def cities_that_extend(self, player):
        """The set of cities that may be put at an end of the player's route; none without a route."""
        self._check_seat(player)
        return self.cities_that_extend_unchecked(player)

    def cities_that_extend_unchecked(self, player):
        """The same of a seat that is known to be there."""
        if self.lengths[player] == 0:
            return 0
        return self._fitting(player, self.left[player]) | self._fitting(player, self.right[player])

    def _legal_extensions(self):
        if self.lengths[self.player] == 0:
            return
        hand = cities_of(self.hands[self.player])
        left = hand & self._fitting(self.player, self.left[self.player])
        right = hand & self._fitting(self.player, self.right[self.player])
        self.legal_a |= (left << LEFT) & WORD
        self.legal_b |= left >> (64 - LEFT) | right << (RIGHT - 64)

    def _legal_play(self):
        self.legal_a = cities_of(self.hands[self.player]) << START
        if self._can_call(POSTMASTER):
            self.legal_a |= self._can_take()
        self._legal_extensions()

    def _start(self, city):
        """Start a route with a card from hand; an old route is discarded without scoring."""
        player = self.player
        self.discards = together(self.discards, self.routes[player])
        self._remove_from_hand(city)
        self.routes[player] = one(city)
        self.left[player] = self.right[player] = city
        self.lengths[player] = 1
        self.phase = FINISH

    def _extend(self, city, at_left):
        """Play a card to one end of the route."""
        player = self.player
        if self._plays_second_card():
            self.official = POSTAL_CARRIER
        self._remove_from_hand(city)
        self.routes[player] |= one(city)
        if at_left:
            self.left[player] = city
        else:
            self.right[player] = city
        self.lengths[player] += 1
        self.phase = FINISH

    def _plays_second_card(self):
        """Whether a card played now is a second one, which calls the Postal carrier."""
        return self.phase == FINISH

    def _remove_from_hand(self, city):
        """A card leaves the hand of the player to act; of equal cards, one that the others know of goes first."""
        player = self.player
        self.hands[player] = without_card(self.hands[player], city)
        known = self.known[player]
        self.known[player] = without_card(known, city) if copies(known, city) else known

    # ---- Finish: end the turn, or close the route ----

    def _legal_finish(self):
        self.legal_b = one(END - 64)
        if self.lengths[self.player] >= self.shortest_route:
            self.legal_b |= one(CLOSE - 64)
        if self._can_call(POSTAL_CARRIER):
            self._legal_extensions()

    def _close(self):
        self.chosen = 0
        self.from_city = 0
        self.phase = HOUSES
        if not self.house_sites():
            self._houses_are_placed()

    # ---- Close, a: houses, one per province or all in one province, named in board order ----

    def house_sites(self):
        """The set of cities on the acting player's route where the closing may place its next house."""
        houses = self.houses[self.player]
        if count(houses) == self.house_count:
            return 0
        sites = self.routes[self.player] & ~houses & (ALL_CITIES << self.from_city)
        if count(self.chosen) < 2:
            return sites
        first_province = PROVINCE_CITIES[PROVINCE_OF[lowest(self.chosen)]]
        if not self.chosen & ~first_province:
            return sites & first_province
        chosen = self.chosen
        while chosen:
            sites &= ~PROVINCE_CITIES[PROVINCE_OF[lowest(chosen)]]
            chosen &= chosen - 1
        return sites

    def _legal_houses(self):
        self.legal_b = self.house_sites() << (HOUSE - 64) | one(DONE - 64)

    def _place_house(self, city):
        self.houses[self.player] |= one(city)
        self.chosen |= one(city)
        self.from_city = city + 1
        if count(self.houses[self.player]) == self.house_count:
            self._take_tile(STACK_GAME_END)
        if not self.house_sites():
            self._houses_are_placed()

    def _houses_are_placed(self):
        self._collect_tiles()
        self._upgrade_carriage()

    # ---- Close, b: bonus tiles, each from the top of its stack ----

    def _take_tile(self, stack):
        """Take the top tile of a stack, if there is one."""
        tiles = self.tiles_left & STACK_TILES[stack]
        if tiles:
            self.tiles[self.player] |= tiles & -tiles
            self.tiles_left ^= tiles & -tiles

    def _collect_tiles(self):
        houses = self.houses[self.player]
        mine = self.tiles[self.player]
        if self.lengths[self.player] >= 5:
            self._take_tile(self.route_tile_stack(self.lengths[self.player]))
        for region in range(REGION_COUNT):
            stack = STACK_FIRST_REGION + region
            if not REGION_CITIES[region] & ~houses and not mine & STACK_TILES[stack]:
                self._take_tile(stack)
        if not self.missing_provinces(houses) and not mine & STACK_TILES[STACK_ALL_PROVINCES]:
            self._take_tile(STACK_ALL_PROVINCES)

    def route_tile_stack(self, length):
        """The stack that a route of 5, 6, or 7 and more takes its tile from: if its own is empty, the next shorter.

        The stack may be empty. A route shorter than 5 has none: -1.
        """
        if length < 5:
            return -1
        stack = STACK_ROUTE_7 if length >= 7 else STACK_ROUTE_5 + length - 5
        if self.fallback_always or length >= 7:
            while stack > STACK_ROUTE_5 and not self.tiles_left & STACK_TILES[stack]:
                stack -= 1
        return stack

    def missing_provinces(self, houses):
        """The set of provinces without one of these houses that the tile `all_provinces` asks for."""
        missing = 0
        for province in range(PROVINCE_COUNT):
            if self.needed_provinces >> province & 1 and not houses & PROVINCE_CITIES[province]:
                missing |= 1 << province
        return missing

    # ---- Close, c: the next carriage; the Cartwright for a route one or two cards too short ----

    def next_carriage(self, player):
        """The carriage that the player takes next; 0 if there is none left."""
        self._check_seat(player)
        carriage = self.carriages[player]
        if carriage == self.last_carriage:
            return 0
        return carriage + 1 if carriage else FIRST_CARRIAGE

    def cards_short(self, player):
        """How many cards more the route would need for the next carriage; 0 or less if it is long enough."""
        self._check_seat(player)
        return self.next_carriage(player) - self.lengths[player]

    def route_earns_carriage(self, player):
        """Whether the player's route, closed as it is, brings the next carriage by its length alone."""
        self._check_seat(player)
        if self.lengths[player] < self.shortest_route or self.next_carriage(player) == 0:
            return False
        return self.cards_short(player) <= 0

    def cartwright_can_help(self, player):
        """Whether closing the player's route as it is brings the next carriage if the Cartwright is called.

        He cannot be called in a turn in which another official was; those whose turn it is not have called nobody.
        """
        self._check_seat(player)
        if self.lengths[player] < self.shortest_route or not self.officials >> CARTWRIGHT & 1:
            return False
        if player == self.player and self.official != NOBODY:
            return False
        return 0 < self.cards_short(player) <= CARTWRIGHT_REACH

    def _upgrade_carriage(self):
        if self.route_earns_carriage(self.player):
            self._take_carriage()
        elif self.cartwright_can_help(self.player):
            self.phase = CARRIAGE
            return
        self._begin_discarding()

    def _legal_carriage(self):
        self.legal_b = one(CALL_CARTWRIGHT - 64) | one(DECLINE - 64)

    def _call_cartwright(self):
        self.official = CARTWRIGHT
        self._take_carriage()
        self._begin_discarding()

    def _take_carriage(self):
        self.carriages[self.player] = self.next_carriage(self.player)
        if self.carriages[self.player] == self.last_carriage:
            self._take_tile(STACK_GAME_END)

    # ---- Close, d: discard down to three cards, cities named in board order ----

    def _begin_discarding(self):
        self.from_city = 0
        self.phase = DISCARD
        if size(self.hands[self.player]) <= HAND_AFTER_CLOSING:
            self._closing_is_done()

    def _legal_discard(self):
        """Cities in hand, not before the last one named, from which on there are enough cards to discard."""
        hand = self.hands[self.player]
        cities = cities_of(hand) & (ALL_CITIES << self.from_city)
        missing = size(hand) - HAND_AFTER_CLOSING
        legal = 0
        while cities:
            city = nth(cities, count(cities) - 1)
            missing -= copies(hand, city)
            cities ^= one(city)
            if missing <= 0:
                legal = cities | one(city)
                cities = 0
        self.legal_b = (legal << (DISCARD_CARD - 64)) & WORD
        self.legal_c = legal >> (128 - DISCARD_CARD)

    def _discard(self, city):
        self._remove_from_hand(city)
        self.set_aside = with_card(self.set_aside, city)
        self.from_city = city
        if size(self.hands[self.player]) <= HAND_AFTER_CLOSING:
            self._closing_is_done()

    def _closing_is_done(self):
        """The route and the cards set aside leave the table together, and the turn is over."""
        player = self.player
        self.discards = together(self.discards, together(self.routes[player], self.set_aside))
        self.set_aside = 0
        self.chosen = 0
        self.from_city = 0
        self.routes[player] = 0
        self.left[player] = self.right[player] = 0
        self.lengths[player] = 0
        self._next_turn()

    # ---- Turns, and the end of the game ----

    def _begin_turn(self):
        self.official = NOBODY
        if not self.hands[self.player] and self._can_call(POSTMASTER):
            self.official = POSTMASTER
        self.taken = 0
        self.phase = DRAW

    def _next_turn(self):
        """After the tile `game_end` is taken, the round is played out."""
        if self.player < self.players - 1:
            self.player += 1
            self._begin_turn()
        elif not self.end_is_called():
            self.player = 0
            self._begin_turn()
        else:
            self.official = NOBODY
            self.taken = 0
            self.phase = OVER

    def end_is_called(self):
        """Whether the tile `game_end` is taken, so that this round is the last one."""
        return not self.tiles_left & STACK_TILES[STACK_GAME_END]

    def game_end_holder(self):
        """Who called the end and holds the tile `game_end`; -1 while it lies on the board."""
        for player in range(self.players):
            if self.tiles[player] & STACK_TILES[STACK_GAME_END]:
                return player
        return -1

    def end_called_by_houses(self):
        """Whether the end was called with the last house; if not, with a carriage, the supply, or not at all.

        Houses are placed before the carriage is taken, and nobody has a turn after calling the end.
        """
        holder = self.game_end_holder()
        return holder >= 0 and count(self.houses[holder]) == self.house_count

    def end_called_by_carriage(self):
        """Whether the end was called with the last carriage."""
        holder = self.game_end_holder()
        return holder >= 0 and not self.end_called_by_houses() and self.carriages[holder] == self.last_carriage

    def has_turn_left(self, player):
        """Whether a turn of the player is under way or still to come; in the last round, some have had theirs."""
        self._check_seat(player)
        return self.phase != OVER and (player >= self.player or not self.end_is_called())

    # ---- The supply ----

    def _put_in_order(self):
        """At the end of every action: shuffle discards into an empty supply, then refill the lowest empty slot."""
        if not self.supply:
            self._supply_is_empty()
        if self.gaps and self.supply:
            self.awaiting = lowest(self.gaps)
            return
        self.awaiting = NO_CARD_AWAITED
        self._skip_what_cannot_be_done()

    def _supply_is_empty(self):
        """Shuffle the discards; in a game without that, whoever took the last card takes the tile `game_end`."""
        if self.reshuffles:
            self.supply = self.discards
            self.discards = 0
        else:
            self._take_tile(STACK_GAME_END)

    def _skip_what_cannot_be_done(self):
        """With nothing to take the draw is skipped; without a card in hand, the play as well."""
        if self.phase == DRAW and self.gaps == self.slots and not self.supply:
            self.phase = PLAY
        if self.phase == PLAY and not self.hands[self.player]:
            self.phase = FINISH

    @property
    def awaits_card(self):
        """Whether a card must come from the supply before the game can go on."""
        return self.awaiting != NO_CARD_AWAITED

    def give_unchecked(self, city):
        """Hand over the awaited card, which must be in the supply."""
        self.supply = without_card(self.supply, city)
        if self.awaiting == FOR_HAND:
            self.hands[self.player] = with_card(self.hands[self.player], city)
        else:
            self.display[self.awaiting] = city
            self.gaps ^= 1 << self.awaiting
        self._put_in_order()

    def give(self, city):
        """Hand over the awaited card.

        Raises:
            IllegalInput: no card is awaited, or the supply has none of that city.
        """
        if self.awaiting == NO_CARD_AWAITED:
            raise IllegalInput("no card is awaited from the supply")
        if not 0 <= city < CITY_COUNT or not copies(self.supply, city):
            raise IllegalInput(f"the supply has no card of city {city}")
        self.give_unchecked(city)

    # ---- Actions ----

    def find_legal(self):
        """Write the legal actions as bits into `legal_a` (actions 0-63), `legal_b` (64-127) and `legal_c` (128-138)."""
        self.legal_a = self.legal_b = self.legal_c = 0
        if self.awaiting != NO_CARD_AWAITED:
            return
        phase = self.phase
        if phase == DRAW:
            self._legal_draw()
        elif phase == PLAY:
            self._legal_play()
        elif phase == FINISH:
            self._legal_finish()
        elif phase == HOUSES:
            self._legal_houses()
        elif phase == CARRIAGE:
            self._legal_carriage()
        elif phase == DISCARD:
            self._legal_discard()

    def legal_count(self):
        """How many actions `find_legal` has found."""
        return count(self.legal_a) + count(self.legal_b) + count(self.legal_c)

    def nth_legal(self, index):
        """One of the actions that `find_legal` has found, counted from 0."""
        if not 0 <= index < self.legal_count():
            raise IllegalInput(f"find_legal has found {self.legal_count()} actions: there is none with that index")
        return self.nth_legal_unchecked(index)

    def nth_legal_unchecked(self, index):
        """The same with an index that is known to be below `legal_count`."""
        found = count(self.legal_a)
        if index < found:
            return nth(self.legal_a, index)
        index -= found
        found = count(self.legal_b)
        if index < found:
            return 64 + nth(self.legal_b, index)
        return 128 + nth(self.legal_c, index - found)

    def is_legal(self, action):
        """Whether the action with that number is legal."""
        self.find_legal()
        if action < 0 or action >= ACTIONS:
            return False
        if action < 64:
            return self.legal_a >> action & 1 != 0
        if action < 128:
            return self.legal_b >> (action - 64) & 1 != 0
        return self.legal_c >> (action - 128) & 1 != 0

    def legal_actions(self):
        """The numbers of the legal actions, in rising order; none if the game is over or a card is awaited."""
        self.find_legal()
        return _listed(self.legal_a, 0) + _listed(self.legal_b, 64) + _listed(self.legal_c, 128)

    def official_called_by(self, action):
        """The official that a legal action calls; `NOBODY` if none."""
        if action <= TAKE_SUPPLY:
            return POSTMASTER if self.phase == PLAY else NOBODY  # a second card
        if action == CALL_ADMINISTRATOR:
            return ADMINISTRATOR
        if LEFT <= action < END:
            return POSTAL_CARRIER if self._plays_second_card() else NOBODY
        return CARTWRIGHT if action == CALL_CARTWRIGHT else NOBODY

    def apply_unchecked(self, action):
        """Carry out an action that is known to be legal. Anything else corrupts the state: use `apply`."""
        if action <= TAKE_SUPPLY:
            self._take(action)
            if self.awaiting == FOR_HAND:
                return
        elif action == CALL_ADMINISTRATOR:
            self._call_administrator()
        elif action < LEFT:
            self._start(action - START)
        elif action < RIGHT:
            self._extend(action - LEFT, True)
        elif action < END:
            self._extend(action - RIGHT, False)
        elif action == END:
            self._next_turn()
        elif action == CLOSE:
            self._close()
        elif action < DONE:
            self._place_house(action - HOUSE)
        elif action == DONE:
            self._houses_are_placed()
        elif action == CALL_CARTWRIGHT:
            self._call_cartwright()
        elif action == DECLINE:
            self._begin_discarding()
        else:
            self._discard(action - DISCARD_CARD)
        self._put_in_order()

    def apply(self, action):
        """Carry out an action; then, while `awaits_card`, hand over cards with `give`.

        Raises:
            IllegalInput: the action is not legal here; nothing has changed.
        """
        if not self.is_legal(action):
            raise IllegalInput(f"action {action} is not legal here; legal: {self.legal_actions()}")
        self.apply_unchecked(action)

    # ---- At random ----

    def play_uniformly(self, start, word, decisions):
        """Make a number of uniformly random decisions, from `start` again whenever a game is over.

        The generator is that of `Luck`, here without the calls that would cost as much as the rules. It stands among
        the rules since calls from another module cannot be inlined: in `playouts.py` it is a fifth slower. Returns how
        many games ended.
        """
        games = 0
        word = self._deal(word)
        for _ in range(decisions):
            if self.phase == OVER:
                games += 1
                self.become(start)
                word = self._deal(word)
            self.find_legal()
            word = next_word(word)
            self.apply_unchecked(self.nth_legal_unchecked(scale(scramble(word), self.legal_count())))
            word = self._deal(word)
        return games

    def _deal(self, word):
        """Hand over all cards that are awaited, by lot; the generator's word after that."""
        while self.awaiting != NO_CARD_AWAITED:
            word = next_word(word)
            self.give_unchecked(nth_card(self.supply, scale(scramble(word), size(self.supply))))
        return word

    # ---- Scores ----

    @property
    def is_over(self):
        """Whether the game is over and the last card is in its place."""
        return self.phase == OVER and self.awaiting == NO_CARD_AWAITED

    def carriage_points(self, player):
        """Points of the player's carriage, as the rules in use count them."""
        self._check_seat(player)
        carriage = self.carriages[player]
        return CARRIAGE_POINTS[carriage] if self.points_are_printed else carriage

    def tile_points(self, player):
        """Points of the player's bonus tiles."""
        self._check_seat(player)
        points = 0
        tiles = self.tiles[player]
        while tiles:
            points += TILE_VALUES[lowest(tiles)]
            tiles &= tiles - 1
        return points

    def score(self, player):
        """The player's points: carriage and tiles, less one for each house not placed."""
        self._check_seat(player)
        return self.carriage_points(player) + self.tile_points(player) - (self.house_count - count(self.houses[player]))

    def winner(self):
        """Who has the most points; of those tied, the holder of `game_end` or the nearest clockwise after that."""
        player = self.game_end_holder()
        if player < 0:
            player = 0
        best = player
        for _ in range(self.players):
            if self.score(player) > self.score(best):
                best = player
            player = (player + 1) % self.players
        return best

    # ---- A state is a value ----

    def become(self, other):
        """Take over all of another state, without making a new one."""
        self.players = other.players
        self.needed_provinces = other.needed_provinces
        self.fallback_always = other.fallback_always
        self.points_are_printed = other.points_are_printed
        self.slots = other.slots
        self.house_count = other.house_count
        self.shortest_route = other.shortest_route
        self.last_carriage = other.last_carriage
        self.officials = other.officials
        self.reshuffles = other.reshuffles
        self.player = other.player
        self.phase = other.phase
        self.official = other.official
        self.taken = other.taken
        self.awaiting = other.awaiting
        self.gaps = other.gaps
        self.supply = other.supply
        self.discards = other.discards
        self.tiles_left = other.tiles_left
        self.chosen = other.chosen
        self.from_city = other.from_city
        self.set_aside = other.set_aside
        for slot in range(SLOTS):
            self.display[slot] = other.display[slot]
        for player in range(SEATS):
            self.hands[player] = other.hands[player]
            self.known[player] = other.known[player]
            self.routes[player] = other.routes[player]
            self.houses[player] = other.houses[player]
            self.tiles[player] = other.tiles[player]
            self.left[player] = other.left[player]
            self.right[player] = other.right[player]
            self.lengths[player] = other.lengths[player]
            self.carriages[player] = other.carriages[player]

    def copy(self):
        """A state that is equal and shares nothing."""
        other = State.__new__(State)
        other._allocate()
        other.become(self)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    def fields(self):
        """All that the state holds, as one flat tuple of integers; see `from_fields`."""
        values = [getattr(self, name) for name in _NUMBERS]
        for name in _LISTS:
            values += getattr(self, name)
        return tuple(values)

    @staticmethod
    def from_fields(fields):
        """The state with those fields.

        Raises:
            ValueError: they are too few or too many, or one of them is a number that the game does not have.
        """
        if len(fields) != len(_NUMBERS) + sum(_LISTS.values()):
            raise ValueError(f"a state has {len(_NUMBERS) + sum(_LISTS.values())} fields, not {len(fields)}")
        state = State.__new__(State)
        state._allocate()
        values = iter(fields)
        for name in _NUMBERS:
            setattr(state, name, next(values))
        for name, length in _LISTS.items():
            setattr(state, name, [next(values) for _ in range(length)])
        state._check_numbers()
        return state

    def _check_numbers(self):
        """Refuse numbers that the rules would look up where nothing is."""
        for name, (least, most) in _BOUNDS.items():
            value = getattr(self, name)
            for number in value if isinstance(value, list) else (value,):
                if not least <= number <= most:
                    raise ValueError(f"{name} is {least} to {most}, not {number}")
        if self.player >= self.players:
            raise ValueError(f"there is no seat {self.player} at a table of {self.players}")
        if self.awaiting != NO_CARD_AWAITED and not self.supply:
            raise ValueError("a card is awaited from an empty supply")

    def __eq__(self, other):
        return isinstance(other, State) and self.fields() == other.fields()

    def __hash__(self):
        return hash(self.fields())

    def __reduce__(self):
        return State.from_fields, (self.fields(),)

    def __repr__(self):
        return f"State.from_fields({self.fields()})"
