"""Random numbers for search, simulation and playouts, and cards drawn by them.

The cards of a real game do not come from here but from a draw source of their own (``thurntaxis.game.draws``), so
that no bot's generator says anything about the next card.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the engine
    from . import _cython as cython

from operator import index

if not cython.compiled:
    from .bits import next_word, nth_card, scale, scramble, size
    from .numbers import NO_CARD_AWAITED


class Luck:
    """A small, fast, seeded generator (SplitMix64): the same seed, the same numbers, on every machine."""

    def __init__(self, seed=0):
        # NumPy's integers would overflow here
        self.word = scramble(index(seed) & 0xFFFFFFFFFFFFFFFF)

    def number(self):
        """The next 64 random bits."""
        self.word = next_word(self.word)
        return scramble(self.word)

    def below(self, limit):
        """A random number from 0 to ``limit - 1``."""
        if limit < 1:
            raise ValueError(f"there is no number from 0 to {limit - 1}")
        return self.below_unchecked(limit)

    def below_unchecked(self, limit):
        """The same with a limit that is known to be at least 1."""
        self.word = next_word(self.word)
        return scale(scramble(self.word), limit)

    def fraction(self):
        """A random number from 0 up to 1."""
        self.word = next_word(self.word)
        return (scramble(self.word) >> 11) * (1.0 / 9007199254740992.0)

    def card(self, pile):
        """The city of a random card of the pile."""
        if not pile:
            raise ValueError("an empty pile has no card")
        return self.card_unchecked(pile)

    def card_unchecked(self, pile):
        """The same with a pile that is known to have a card."""
        return nth_card(pile, self.below_unchecked(size(pile)))

    def deal(self, state):
        """Hand over to the state all cards it awaits from the supply."""
        while state.awaiting != NO_CARD_AWAITED:
            state.give_unchecked(self.card_unchecked(state.supply))

    def step(self, state, action):
        """Carry out an action, and deal what it asks for.

        Raises:
            IllegalInput: the action is not legal here; nothing has changed.
        """
        state.apply(action)
        self.deal(state)

    def step_unchecked(self, state, action):
        """The same with an action that is known to be legal. Anything else corrupts the state."""
        state.apply_unchecked(action)
        self.deal(state)

    def copy(self):
        """A generator that will give the same numbers."""
        return _at(self.word)

    def __reduce__(self):
        return _at, (self.word,)

    def __repr__(self):
        return f"<Luck at {self.word:#018x}>"


def _at(word):
    """The generator that goes on from a word."""
    luck = Luck()
    luck.word = word
    return luck
