"""How good a state is for each seat: what a player looks at, as numbers, and a small network that was taught by play.

`Judge.look` lists what there is to see from one seat (features: small integers, most of them 0); `Judge.logit` turns
that into a logit and an expected final score. The network has one hidden layer and computes in whole numbers, so that
it gives the same on every machine, compiled or not. Its weights come from ``bench/tuning``.

Training compares the seats of one state, so only the differences of their logits mean something. Different states are
therefore compared by the log-odds of winning, `Judge.state_value`: a seat's logit less those of the others together.
"""

from array import array
from functools import cache
from importlib.resources import files

try:
    import cython
except ImportError:  # the compiler is not needed to run the bots
    from ..engine import _cython as cython

from .features import TERM_OF, TERMS, units_of, weights_of

if not cython.compiled:
    from math import exp, log

    from ..engine.bits import cities_of, count, lowest, one, size
    from ..engine.lookup import NEIGHBOURS, PROVINCE_CITIES, PROVINCE_OF, REGION_CITIES, STACK_TILES, TILE_VALUES
    from ..engine.numbers import *  # noqa: F403
    from .features import *  # noqa: F403
    from .limits import NONE
    from .rowcache import RowCache
    from .rows import add_row, add_rows, copy_row, weigh_positive


@cache
def _shipped(name):
    """Weights of the package; all judges share them."""
    numbers = array("h")
    numbers.frombytes(files(__package__).joinpath(f"{name}.weights").read_bytes())
    return numbers


class Judge:
    """Evaluates states. Holds its own buffers, so every thread needs one of its own.

    One that does not watch knows nothing of the others, one that does not count nothing of the cards to come, and one
    that does not compare values states by a seat's own logit alone. Without its caches it gives the same, more slowly.
    """

    def __init__(self, weights="master", watches=True, counts=True, compares=True, caches=True):
        self.watches = watches
        self.counts = counts
        self.compares = compares
        self.caches = caches
        self.numbers_given = weights if isinstance(weights, str) else list(weights)
        self._allocate()
        self._load(self.numbers_given)
        self.goals = RowCache(GOALS_KEPT if caches else 0, self.units)
        self.cards = RowCache(CARDS_KEPT if caches else 0, self.units)
        self.others = RowCache(OTHERS_KEPT if caches else 0, self.units)

    def __reduce__(self):
        return Judge, (self.numbers_given, self.watches, self.counts, self.compares, self.caches)

    def _allocate(self):
        """Make the lists that the compiled class has as C arrays."""
        if not cython.compiled:
            self.place = [0] * FEATURES
            self.value = [0] * FEATURES
            self.hidden = [0] * MOST_UNITS
            self.kept_hidden = [0] * MOST_UNITS
            self.nothing = [0] * MOST_UNITS
            self.words = [0] * 3
            self.logits = [0.0] * SEATS
            self.scores = [0.0] * SEATS
            self.chances = [0.0] * SEATS
            self.close_houses = [0] * 4
            self.close_tiles = [0] * 4
            self.close_provinces = [0] * 4
            self.close_worth = [0] * 4

    def _load(self, weights):
        """Weights for tables of 2, 3 and 4 players, or one set for all of them."""
        numbers = _shipped(weights) if isinstance(weights, str) else array("h", weights)
        self.units = units_of(len(numbers))
        if not self.units:
            raise ValueError(f"{len(numbers)} weights do not fit any judge")
        step = weights_of(self.units)
        self.table_step = step if len(numbers) > step else 0
        self.inner_bias = FEATURES * self.units
        self.win_weights = self.inner_bias + self.units
        self.score_weights = self.win_weights + self.units
        self.win_bias = self.score_weights + self.units
        self.numbers = numbers
        if cython.compiled:
            self.weights = cython.address(self.numbers[0])
        else:
            self.weights = numbers

    def _check_seat(self, state, seat):
        if not 0 <= seat < state.players:
            raise ValueError(f"there is no seat {seat} at a table of {state.players}")

    # ---- Looking: the features of a state from one seat ----

    def _note(self, place, value):
        if value:
            self.place[self.noted] = place
            self.value[self.noted] = value
            self.noted += 1

    def _note_cities(self, place, cities):
        while cities:
            self.place[self.noted] = place + lowest(cities)
            self.value[self.noted] = 1
            self.noted += 1
            cities &= cities - 1

    def _note_one_of(self, place, places, which):
        if which >= places:
            which = places - 1
        if which < 0:
            which = 0
        self.place[self.noted] = place + which
        self.value[self.noted] = 1
        self.noted += 1

    def look(self, state, seat):
        """List what there is to see from a seat: `noted` pairs of `place` and `value`."""
        self._check_seat(state, seat)
        self.look_unchecked(state, seat)

    def look_unchecked(self, state, seat):
        """The same of a seat that is known to be there."""
        self.noted = 0
        self._look_at_goals(state, seat)
        self._look_at_cards(state, seat)
        self._look_at_others(state, seat)
        self._look_at_display(state, seat)
        self._look_at_clock(state, seat)

    def _top_value(self, state, stack):
        """The value of a stack's top tile; 0 if it is empty."""
        tiles = state.tiles_left & STACK_TILES[stack]
        return TILE_VALUES[lowest(tiles)] if tiles else 0

    def _can_get(self, state, seat, stack):
        """The value of a stack's top tile, if this seat does not have one of them yet."""
        if state.tiles[seat] & STACK_TILES[stack]:
            return 0
        return self._top_value(state, stack)

    def _look_at_goals(self, state, seat):
        houses = state.houses[seat]
        self._note_cities(F_HOUSES, houses)
        placed = count(houses)
        self._note(F_HOUSE_COUNT, placed)
        left = HOUSE_COUNT - placed
        if left < 10:
            self._note_one_of(F_FEW_HOUSES, 7, left if left < 5 else (5 if left < 7 else 6))
        self._note(F_POINTS, state.score(seat) + HOUSE_COUNT)
        carriage = state.carriages[seat]
        self._note_one_of(F_CARRIAGE, 6, carriage - 2 if carriage else 0)
        self.provinces_value = self._can_get(state, seat, STACK_ALL_PROVINCES)
        self.missing_provinces = state.missing_provinces(houses)
        if self.provinces_value:
            missing = count(self.missing_provinces)
            self._note_one_of(F_PROVINCES_MISSING, 6, missing)
            self._note(F_PROVINCES_VALUE, self.provinces_value)
            self._note_cities(F_NEEDED, self.missing_provinces)
        else:
            self._note_one_of(F_PROVINCES_MISSING, 7, 6)
        for region in range(REGION_COUNT):
            value = self._can_get(state, seat, STACK_FIRST_REGION + region)
            if value:
                missing = count(REGION_CITIES[region] & ~houses)
                self._note_one_of(F_REGION_MISSING + 4 * region, 4, missing - 1)
                self._note(F_REGION_VALUE + region, value)

    # What closing a route would bring, and how the cards in hand can go on it

    def _weigh_closing(self, state, seat, route, cards):
        """Remember the best houses and tiles that closing this route, with a number of cards from hand, would bring."""
        houses = state.houses[seat]
        new = route & ~houses
        spread = 0
        spread_provinces = 0
        most = 0
        most_in = 0
        for province in range(PROVINCE_COUNT):
            here = count(new & PROVINCE_CITIES[province])
            if here:
                spread += 1
                spread_provinces |= one(province)
                if here > most:
                    most = here
                    most_in = province
        self._weigh_houses(state, seat, new, spread, spread_provinces, cards)
        if most > 1:
            self._weigh_houses(state, seat, new & PROVINCE_CITIES[most_in], most, one(most_in), cards)

    def _weigh_houses(self, state, seat, new, placed, provinces, cards):
        houses = state.houses[seat]
        concentrated = count(provinces) == 1
        left = HOUSE_COUNT - count(houses)
        if placed > left:
            placed = left
        tiles = 0
        for region in range(REGION_COUNT):
            missing = REGION_CITIES[region] & ~houses
            if missing and not missing & ~new and (concentrated or self._is_spread(missing)):
                tiles += self._can_get(state, seat, STACK_FIRST_REGION + region)
        reached = 0
        if self.provinces_value:
            reached = count(self.missing_provinces & provinces)
            if reached == count(self.missing_provinces):
                tiles += self.provinces_value
        worth = 2 * placed + 2 * tiles + 2 * reached
        if worth >= self.close_worth[cards]:
            self.close_worth[cards] = worth
            self.close_houses[cards] = placed
            self.close_tiles[cards] = tiles
            self.close_provinces[cards] = reached

    def _is_spread(self, cities):
        """Whether no two of the cities are in one province."""
        seen = 0
        while cities:
            province = one(PROVINCE_OF[lowest(cities)])
            if seen & province:
                return False
            seen |= province
            cities &= cities - 1
        return True

    def _go_on(self, state, seat, route, left, right, hand, cards):
        """Try all ways to go on with cards from hand; remember the best closings and the longest way."""
        self.steps += 1
        if cards < 4:
            self._weigh_closing(state, seat, route, cards)
        if cards > self.longest or (
            cards == self.longest and cards < 4 and self.close_worth[cards] > self.longest_worth
        ):
            self.longest = cards
            self.longest_worth = self.close_worth[cards] if cards < 4 else 0
            self.longest_route = route
            self.longest_left = left
            self.longest_right = right
        if cards >= 5 or self.steps > 60:
            return
        fitting = hand & NEIGHBOURS[left] & ~route
        while fitting:
            city = lowest(fitting)
            fitting &= fitting - 1
            self._go_on(state, seat, route | one(city), city, right, hand, cards + 1)
        if left == right:
            return
        fitting = hand & NEIGHBOURS[right] & ~route
        while fitting:
            city = lowest(fitting)
            fitting &= fitting - 1
            self._go_on(state, seat, route | one(city), left, city, hand, cards + 1)

    def _path_from(self, hand, end, cards):
        """The length of the longest path of cards in hand that goes on from a city."""
        longest = cards
        fitting = hand & NEIGHBOURS[end]
        while fitting:
            city = lowest(fitting)
            fitting &= fitting - 1
            length = self._path_from(hand & ~one(city), city, cards + 1)
            if length > longest:
                longest = length
        return longest

    def _longest_path(self, hand):
        """How many cards the longest path among at most four cities has; of more cities only four are looked at."""
        longest = 0
        if count(hand) > 4:
            hand &= hand - 1
        starts = hand
        while starts:
            city = lowest(starts)
            starts &= starts - 1
            length = self._path_from(hand & ~one(city), city, 1)
            if length > longest:
                longest = length
        return longest

    def _neighbours_of(self, cities):
        around = 0
        while cities:
            around |= NEIGHBOURS[lowest(cities)]
            cities &= cities - 1
        return around

    def _copies_among(self, pile, cities):
        return count(pile & cities) + 2 * count(pile >> 32 & cities)

    def _look_at_cards(self, state, seat):
        """The seat's route and hand, and what they can become."""
        hand = state.hands[seat]
        in_hand = cities_of(hand)
        route = state.routes[seat]
        length = state.lengths[seat]
        self._note_cities(F_ROUTE, route)
        self._note_cities(F_HAND, in_hand)
        self._note_one_of(F_LENGTH, 10, length)
        hand_size = size(hand)
        self._note_one_of(F_HAND_SIZE, 8, hand_size)
        self.longest = 0
        self.longest_worth = 0
        self.longest_route = route
        self.fits = 0
        wanted = state.next_carriage(seat)
        if length:
            self._look_at_closing(state, seat, wanted)
        self._note_one_of(F_LONGEST, 6, self.longest)
        self._note_one_of(F_OWN_THREAT, 6, self._cards_to_end(state, seat))
        if wanted:
            self._note_one_of(F_SHORT, 8, wanted - length - self.longest + 1)
        spare = in_hand & ~(self.longest_route & ~route)
        self._note_one_of(F_SPARE, 5, hand_size - self.longest)
        self._note_one_of(F_SPARE_PATH, 4, self._longest_path(spare))
        self.around = self._neighbours_of(spare) & ~spare

    def _look_at_closing(self, state, seat, wanted):
        """What closing the route would bring, now or after cards from hand; `wanted` is the next carriage."""
        in_hand = cities_of(state.hands[seat])
        length = state.lengths[seat]
        self._note(F_ENDS + state.left[seat], 1)
        if state.left[seat] != state.right[seat]:
            self._note(F_ENDS + state.right[seat], 1)
        for cards in range(4):
            self.close_worth[cards] = self.close_houses[cards] = 0
            self.close_tiles[cards] = self.close_provinces[cards] = 0
        self.steps = 0
        self.longest_left, self.longest_right = state.left[seat], state.right[seat]
        self._go_on(state, seat, state.routes[seat], state.left[seat], state.right[seat], in_hand, 0)
        for cards in range(4):
            if cards <= self.longest and length + cards >= SHORTEST_ROUTE:
                self._note(F_CLOSE_HOUSES + cards, self.close_houses[cards])
                self._note(F_CLOSE_TILES + cards, self.close_tiles[cards])
                self._note(F_CLOSE_PROVINCES + cards, self.close_provinces[cards])
                if wanted:
                    short = wanted - length - cards
                    how = 0 if short <= 0 else (1 if short <= CARTWRIGHT_REACH else 2)
                    self._note_one_of(F_CLOSE_CARRIAGE + 3 * cards, 3, how)
        self.fits = NEIGHBOURS[self.longest_left] | NEIGHBOURS[self.longest_right] | state.cities_that_extend(seat)
        self.fits &= ~self.longest_route & ~in_hand

    def _look_at_display(self, state, seat):
        """What the display and the supply offer to the cards just looked at: those that `fits` them or lie `around`."""
        shown = state.face_up()
        new = shown & ~state.houses[seat]
        self._note_cities(F_SHOWN, new)
        if state.lengths[seat]:
            self._note_one_of(F_SHOWN_FIT, 5, count(self.fits & shown))
            self._note(F_SHOWN_NEW, count(self.fits & new))
            if self.counts:
                self._note(F_UNSEEN_FIT, self._copies_among(state.supply, self.fits))
        self._note(F_SPARE_SHOWN, count(self.around & shown))
        self._note(F_SPARE_NEW, count(self.around & new))

    def _cards_to_end(self, state, seat):
        """How many cards a player with carriage 6 lacks for the last one, counting on the Cartwright; else far away."""
        if state.next_carriage(seat) != LAST_CARRIAGE:
            return 5
        missing = state.cards_short(seat) - CARTWRIGHT_REACH
        return missing if missing > 0 else 0

    def _look_at_others(self, state, seat):
        carriage = 0
        houses_left = HOUSE_COUNT
        points = -HOUSE_COUNT
        route = 0
        threat = 5
        provinces = 9
        to_come = 0
        for other in range(state.players):
            if other != seat:
                carriage = max(carriage, state.carriages[other])
                houses_left = min(houses_left, HOUSE_COUNT - count(state.houses[other]))
                points = max(points, state.score(other))
                route = max(route, state.lengths[other])
                threat = min(threat, self._cards_to_end(state, other))
                if not state.tiles[other] & STACK_TILES[STACK_ALL_PROVINCES]:
                    to_come += 1
                    provinces = min(provinces, count(state.missing_provinces(state.houses[other])))
        self._note_one_of(F_OTHER_CARRIAGE, 6, carriage - 2 if carriage else 0)
        self._note_one_of(F_OTHER_THREAT, 6, threat)
        self._note(F_OTHER_HOUSES, houses_left)
        if houses_left < 13:
            which = houses_left >> 1 if houses_left < 6 else (3 if houses_left < 9 else 4)
            self._note_one_of(F_OTHER_HOUSES_FEW, 5, which)
        self._note(F_OTHER_POINTS, points + HOUSE_COUNT)
        self._note(F_OTHER_ROUTE, route)
        if to_come:
            self._note(F_OTHER_PROVINCES, 9 - provinces)
        self._note(F_OTHERS_TO_COME, to_come)

    def _look_at_clock(self, state, seat):
        for length in range(5, 8):
            self._note(F_ROUTE_TILES + length - 5, self._top_value(state, state.route_tile_stack(length)))
        self._note_one_of(F_PLAYERS, 3, state.players - 2)
        wait = (seat - state.player + state.players) % state.players
        self._note_one_of(F_WAIT, 4, wait)
        if wait == 0:
            self._note_one_of(F_PHASE, 6, state.phase)
            if state.official == NOBODY:
                self._note_one_of(F_OFFICIAL_FREE, 3, state.phase)
        self._note_one_of(F_SEATS_AFTER, 4, state.players - 1 - seat)
        if state.end_is_called():
            self._note(F_ENDING, 1)
            if not state.has_turn_left(seat):
                self._note(F_ENDING + 1, 1)
        if state.awaiting == FOR_HAND and wait == 0:
            self._note(F_AWAITING, 1)
        elif state.awaiting != NO_CARD_AWAITED and state.face_up() == 0:
            self._note(F_AWAITING + 1, 1)

    # ---- Evaluating: the network ----

    def _start(self, players):
        """Where the weights for a number of players begin."""
        return (players - 2) * self.table_step

    def logit(self, state, seat):
        """A seat's logit of winning; it means something beside the other seats' in the same state only."""
        self._check_seat(state, seat)
        return self._logit(state, seat)

    def _logit(self, state, seat):
        start = self._start(state.players)
        self.noted = 0
        self._recall_goals(state, seat, start)
        self._recall_cards(state, seat, start)
        if self.watches:
            self._recall_others(state, seat, start)
        self._look_at_display(state, seat)
        self._look_at_clock(state, seat)
        self._add_noted(start)
        win = self.weights[start + self.win_bias] * SCALE + weigh_positive(
            self.hidden, self.weights, start + self.win_weights, self.units
        )
        return win * (1.0 / (SCALE * SCALE))

    def state_value(self, state, seat):
        """The log-odds of a seat to win; when the game is over, higher or lower than any others."""
        self._check_seat(state, seat)
        return self.state_value_unchecked(state, seat)

    def state_value_unchecked(self, state, seat):
        """The same of a seat that is known to be there."""
        if state.phase == OVER:
            return 20.0 if state.winner() == seat else -20.0 + 0.1 * state.score(seat)
        own = self._logit(state, seat)
        if not self.compares:
            return own
        if state.players == 2:
            return own - self._logit(state, 1 - seat)
        others = 0.0
        for other in range(state.players):
            if other != seat:
                others += exp(self._logit(state, other))
        return own - log(others)

    def _expected_score(self, start):
        """The expected final score of the seat whose logit was computed last."""
        score = self.weights[start + self.win_bias + 1] * SCALE + weigh_positive(
            self.hidden, self.weights, start + self.score_weights, self.units
        )
        return score * (1.0 / (SCALE * SCALE))

    def _add_noted(self, start):
        """Add what was noted to the hidden layer, by the weights that begin there."""
        add_rows(self.hidden, self.weights, start, self.place, self.value, self.noted, self.units)
        self.noted = 0

    # Most states that are evaluated one after the other differ in little. Parts of the hidden layer are therefore kept,
    # each under all that it follows from: rules, size of the game and number of players included.

    def _rules_of(self, state):
        """The rules and sizes that the kept parts follow from, in 21 bits; never 0."""
        rules = state.players | state.points_are_printed << 3 | state.needed_provinces << 4
        return rules | state.house_count << 13 | state.last_carriage << 18

    def _recall_goals(self, state, seat, start):
        """Begin the hidden layer with the seat's goals, which only closing a route changes."""
        rest = self._rules_of(state) | state.carriages[seat] << 21
        if not self.goals.find(state.houses[seat] | state.tiles[seat] << 32, state.tiles_left | rest << 32, 0, 0):
            self._look_at_goals(state, seat)
            copy_row(self.hidden, 0, self.weights, start + self.inner_bias, self.units)
            self._add_noted(start)
            copy_row(self.goals.rows, self.goals.at, self.hidden, 0, self.units)
            self.goals.keep(self.provinces_value, self.missing_provinces)
            return
        copy_row(self.hidden, 0, self.goals.rows, self.goals.at, self.units)
        self.provinces_value, self.missing_provinces = self.goals.first(), self.goals.second()

    def _recall_cards(self, state, seat, start):
        """Add the seat's route and hand to the hidden layer."""
        rest = state.carriages[seat] | state.left[seat] << 3 | state.right[seat] << 8
        rest = rest << 21 | self._rules_of(state)
        if not self.cards.find(
            state.hands[seat],
            state.routes[seat] | state.houses[seat] << 32,
            state.tiles[seat] | state.tiles_left << 32,
            rest,
        ):
            self._begin_part()
            self._look_at_cards(state, seat)
            self._end_part(self.cards, start)
            self.cards.keep(self.fits, self.around)
        self.fits, self.around = self.cards.first(), self.cards.second()
        add_row(self.hidden, self.cards.rows, self.cards.at, 1, self.units)

    def _recall_others(self, state, seat, start):
        """Add what the others have to the hidden layer."""
        self.words[1] = self.words[2] = 0
        at = 0
        for other in range(state.players):
            if other != seat:
                small = state.carriages[other] | state.lengths[other] << 3
                self.words[at] = state.tiles[other] | state.houses[other] << 30 | small << 52
                at += 1
        if not self.others.find(self.words[0], self.words[1], self.words[2], self._rules_of(state)):
            self._begin_part()
            self._look_at_others(state, seat)
            self._end_part(self.others, start)
        add_row(self.hidden, self.others.rows, self.others.at, 1, self.units)

    def _begin_part(self):
        """Put the hidden layer aside, to add up a part of it alone."""
        copy_row(self.kept_hidden, 0, self.hidden, 0, self.units)
        copy_row(self.hidden, 0, self.nothing, 0, self.units)

    def _end_part(self, cache, start):
        """Keep the part, and put the hidden layer back."""
        self._add_noted(start)
        copy_row(cache.rows, cache.at, self.hidden, 0, self.units)
        copy_row(self.hidden, 0, self.kept_hidden, 0, self.units)

    def evaluate(self, state):
        """Fill `chances` and `scores` for all seats."""
        if state.phase == OVER:
            winner = state.winner()
            for seat in range(state.players):
                self.chances[seat] = 1.0 if seat == winner else 0.0
                self.scores[seat] = state.score(seat)
            return
        for seat in range(state.players):
            self.logits[seat] = self._logit(state, seat)
            self.scores[seat] = self._expected_score(self._start(state.players))
        self._share(state.players)

    def _share(self, players):
        """Turn the seats' logits into chances that add up to 1."""
        highest = self.logits[0]
        for seat in range(1, players):
            if self.logits[seat] > highest:
                highest = self.logits[seat]
        total = 0.0
        for seat in range(players):
            self.chances[seat] = exp(self.logits[seat] - highest)
            total += self.chances[seat]
        for seat in range(players):
            self.chances[seat] /= total

    def terms(self, state, seat):
        """What the expected score is made of: each term's name, and how many points the score would lack without it."""
        self._check_seat(state, seat)
        self.look_unchecked(state, seat)
        start = self._start(state.players)
        full = self._score_without(start, NONE)
        return [(name, full - self._score_without(start, term)) for term, name in enumerate(TERMS)]

    def _score_without(self, start, term):
        copy_row(self.hidden, 0, self.weights, start + self.inner_bias, self.units)
        for k in range(self.noted):
            if TERM_OF[self.place[k]] != term:
                add_row(self.hidden, self.weights, start + self.place[k] * self.units, self.value[k], self.units)
        return self._expected_score(start)
