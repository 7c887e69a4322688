"""Parts of the judge's hidden layer, kept under what they follow from. Exact: all words of a key are compared."""

from array import array

try:
    import cython
except ImportError:  # the compiler is not needed to run the bots
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.bits import WORD, scramble

_WORDS = 4
"""Words of a key."""


class RowCache:
    """A row of numbers in each of its slots, and two facts that go with it; without slots nothing is ever found."""

    def __init__(self, slots, units):
        self.keeps = slots > 0
        self.units = units
        room = max(1, slots)
        self.mask = room - 1
        self.keys = array("Q", bytes(8 * _WORDS * room))
        self.facts = array("Q", bytes(8 * 2 * room))
        self.numbers = array("h", bytes(2 * units * room))
        if cython.compiled:
            self.rows = cython.address(self.numbers[0])
        else:
            self.rows = self.numbers
        self.slot = self.at = 0

    def find(self, a, b, c, d):
        """Whether there is a row under a key, which begins `at` in `rows`; if not, there is now room for it.

        A key must not be 0 throughout: that is what an empty slot has.
        """
        word = scramble((a ^ b << 11 ^ b >> 53 ^ c << 23 ^ c >> 41 ^ d << 37 ^ d >> 27) & WORD)
        self.slot = word >> 40 & self.mask
        self.at = self.slot * self.units
        key = 4 * self.slot
        if self.keys[key] == a and self.keys[key + 1] == b and self.keys[key + 2] == c and self.keys[key + 3] == d:
            return self.keeps
        self.keys[key], self.keys[key + 1], self.keys[key + 2], self.keys[key + 3] = a, b, c, d
        return False

    def keep(self, first, second):
        """Keep two facts with the row."""
        self.facts[2 * self.slot], self.facts[2 * self.slot + 1] = first, second

    def first(self):
        """The first of the facts."""
        return self.facts[2 * self.slot]

    def second(self):
        """The second of the facts."""
        return self.facts[2 * self.slot + 1]
