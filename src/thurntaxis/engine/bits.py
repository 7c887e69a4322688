"""Sets of cities, piles of cards and random numbers as integers.

A *set of cities* is a bit mask, bit = city in board order. A *pile* is a number of copies, 0 to 3, of each city: the
low halves of the counts in bits 0-31, the high halves in bits 32-63. So a set of cities is also a pile of one copy
each.

This is the interpreter's twin of ``bits.pxd``, which holds the same functions for the compiled engine.
"""

WORD = (1 << 64) - 1
"""All bits of a machine word; what is shifted out of it is lost."""
ALL_CITIES = (1 << 22) - 1
"""The set of all cities."""
ALL_TILES = (1 << 30) - 1
"""The set of all tiles."""
_LOW = (1 << 32) - 1


def one(city: int) -> int:
    """The set of that one city."""
    return 1 << city


def count(cities: int) -> int:
    """How many cities are in the set."""
    return cities.bit_count()


def lowest(cities: int) -> int:
    """The first city of a set that is not empty."""
    return (cities & -cities).bit_length() - 1


def nth(cities: int, index: int) -> int:
    """The city with that many others of the set before it."""
    for _ in range(index):
        cities &= cities - 1
    return lowest(cities)


def with_card(pile: int, city: int) -> int:
    """The pile with one more card of that city."""
    bit = 1 << city
    return (pile ^ bit) ^ ((pile & bit) << 32)


def without_card(pile: int, city: int) -> int:
    """The pile with one card of that city less; there must be one."""
    bit = 1 << city
    pile ^= bit
    return pile ^ ((pile & bit) << 32)


def together(pile: int, other: int) -> int:
    """Both piles as one; no city may come to more than three."""
    return (pile ^ other) ^ ((pile & other & _LOW) << 32)


def without_cards(pile: int, other: int) -> int:
    """The pile without the cards of the other, which must all be in it."""
    return (pile ^ other) ^ ((~pile & other & _LOW) << 32)


def cities_of(pile: int) -> int:
    """The set of cities that the pile has a card of."""
    return (pile | pile >> 32) & _LOW


def copies(pile: int, city: int) -> int:
    """How many cards of that city are in the pile."""
    return pile >> city & 1 | (pile >> (city + 32) & 1) << 1


def size(pile: int) -> int:
    """How many cards are in the pile."""
    return pile.bit_count() + (pile >> 32).bit_count()


def nth_card(pile: int, index: int) -> int:
    """The city of one of the pile's cards; every index below ``size(pile)`` is another card."""
    singles = (pile & _LOW).bit_count()
    if index < singles:
        return nth(pile & _LOW, index)
    return nth(pile >> 32, (index - singles) >> 1)


def card_at(pile: int, place: int) -> int:
    """The city of the card at a place among the pile's cards in board order."""
    city = -1
    while place >= 0:
        city += 1
        place -= (pile >> city & 1) + 2 * (pile >> (city + 32) & 1)
    return city


def next_word(word: int) -> int:
    """The generator's next inner word (SplitMix64)."""
    return (word + 0x9E3779B97F4A7C15) & WORD


def scramble(word: int) -> int:
    """A well-mixed number of 64 bits from a word (SplitMix64's output)."""
    word = ((word ^ word >> 30) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ word >> 27) * 0x94D049BB133111EB) & WORD
    return word ^ word >> 31


def scale(number: int, below: int) -> int:
    """The upper half of a 64-bit number, scaled down to 0 .. below - 1."""
    return ((number >> 32) * below) >> 32
