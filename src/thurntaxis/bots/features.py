"""What a judge sees: where each group of features begins, and the sizes of its network.

The interpreter's twin of ``features.pxd``.

A group of n that says "one of" has n places, of which one is 1.
"""

F_HOUSES = 0  # 22: a house in the city
F_ROUTE = 22  # 22: the city is in the route
F_HAND = 44  # 22: a card of the city in hand
F_ENDS = 66  # 22: the city is an end of the route
F_LENGTH = 88  # 10: one of the lengths 0 to 9 and more
F_LONGEST = 98  # 6: one of the numbers of cards in hand that can go on the route one after the other
F_CLOSE_HOUSES = 104  # 4: houses, if closed after 0, 1, 2, 3 cards from hand
F_CLOSE_TILES = 108  # 4: points of region and province tiles, likewise
F_CLOSE_CARRIAGE = 112  # 12: per number of cards from hand: carriage earned, with the Cartwright only, or neither
F_CLOSE_PROVINCES = 124  # 4: needed provinces first reached, likewise
F_SHORT = 128  # 8: one of the numbers of cards missing for the next carriage, after all from hand
F_SHOWN_FIT = 136  # 5: one of the numbers of face-up cities that fit the ends, or the ends after the cards from hand
F_SHOWN_NEW = 141  # 1: those among them without a house
F_UNSEEN_FIT = 142  # 1: cards in the supply that fit, likewise
F_HAND_SIZE = 143  # 8: one of
F_SPARE = 151  # 5: one of the numbers of cards in hand that will not be used for the route
F_SPARE_PATH = 156  # 4: one of the longest paths that these make, for the next route
F_SPARE_SHOWN = 160  # 1: face-up cities next to these
F_SPARE_NEW = 161  # 1: those of them without a house
F_CARRIAGE = 162  # 6: one of
F_HOUSE_COUNT = 168  # 1
F_FEW_HOUSES = 169  # 7: one of houses left 0, 1, 2, 3, 4, 5-6, 7-9 (none if more)
F_POINTS = 176  # 1: score so far
F_PROVINCES_MISSING = 177  # 7: one of 0 to 5 and more; the last: the tile cannot be had (any more)
F_PROVINCES_VALUE = 184  # 1: the top all_provinces tile, if it can be had
F_NEEDED = 185  # 9: needed provinces without a house while the tile can be had
F_REGION_MISSING = 194  # 20: per region, one of 1, 2, 3, 4 and more cities missing while the tile can be had
F_REGION_VALUE = 214  # 5: per region, the top tile if it can be had
F_ROUTE_TILES = 219  # 3: what a route of 5, 6, 7 would get
F_PLAYERS = 222  # 3: one of 2, 3, 4
F_WAIT = 225  # 4: one of the numbers of turns until one's own; 0: it is now
F_PHASE = 229  # 6: one of, if it is one's turn
F_OFFICIAL_FREE = 235  # 3: an official can be called, if it is one's turn: in draw, in play, later
F_SEATS_AFTER = 238  # 4: one of the numbers of seats that come later in a round
F_ENDING = 242  # 2: game_end is taken; and there will be no further turn for this seat
F_OTHER_CARRIAGE = 244  # 6: one of: the highest carriage among the others
F_OTHER_THREAT = 250  # 6: one of the fewest cards missing for somebody else to end the game; the last: far away
F_OWN_THREAT = 256  # 6: the same for the player
F_OTHER_HOUSES = 262  # 1: the fewest houses left among the others
F_OTHER_POINTS = 263  # 1: best score so far among the others
F_OTHER_ROUTE = 264  # 1: longest route of the others
F_OTHER_PROVINCES = 265  # 1: fewest provinces missing among the others who do not hold the tile
F_OTHERS_TO_COME = 266  # 1: how many others do not hold the all_provinces tile yet
F_OTHER_HOUSES_FEW = 267  # 5: one of others' houses left 0-1, 2-3, 4-5, 6-8, 9-12 (none if more)
F_AWAITING = 272  # 2: a card from the supply is on its way into the hand; a whole new display is on its way
F_SHOWN = 274  # 22: a face-up card of the city, where a house is missing
FEATURES = 296
MOST_UNITS = 128
"""How many hidden units a network has at most. The number of its weights says how many it has."""
SCALE = 1024
"""Weights are whole numbers, this many to 1; all sums in the hidden layer must fit in 16 bits."""
GOALS_KEPT = 64
CARDS_KEPT = 256
OTHERS_KEPT = 128
"""How many parts of the hidden layer a judge keeps: powers of 2."""
ENDS = 7
"""How many numbers say how a game ended, for those who learn from it: players, winner, game, four scores."""

_UNITS = (64, 128)
_SETS = (1, 3)
"""A judge has one set of weights for all tables, or one each for those of 2, 3 and 4."""


def weights_of(units: int) -> int:
    """How many weights a network has: a row for each feature, one of biases, two for the outputs and their biases."""
    return (FEATURES + 3) * units + 2


def units_of(weights: int) -> int:
    """The hidden units of a network, or of one for each size of table, by the number of weights; 0: no such network."""
    return next((units for units in _UNITS for sets in _SETS if weights == sets * weights_of(units)), 0)


_TERM_OF_GROUP = {
    F_HOUSES: "houses",
    F_ROUTE: "route",
    F_HAND: "hand",
    F_ENDS: "route",
    F_CLOSE_CARRIAGE: "carriage",
    F_CLOSE_PROVINCES: "route",
    F_SHORT: "carriage",
    F_SHOWN_FIT: "route",
    F_HAND_SIZE: "hand",
    F_CARRIAGE: "carriage",
    F_HOUSE_COUNT: "houses",
    F_POINTS: "tiles",
    F_PLAYERS: "clock",
    F_SHOWN: "hand",
}
TERMS = ("houses", "tiles", "carriage", "route", "hand", "clock")
"""What an estimate is made of, for explanations."""
TERM_OF = [TERMS.index(_TERM_OF_GROUP[max(first for first in _TERM_OF_GROUP if first <= f)]) for f in range(FEATURES)]
"""By feature: the term it belongs to."""
