"""A game as a tree with chance nodes, and what its players remember of it: the compiled part of the OpenSpiel game."""

try:
    import cython
except ImportError:  # the compiler is not needed to run the environments
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.bits import cities_of, copies, lowest, size
    from ..engine.numbers import *  # noqa: F403

    CHANCE, NOBODY_ANY_MORE = -1, -4  # who acts, when it is no player: OpenSpiel's numbers

CARDS = 66
PAIRS = [
    (city, copies / max(cards, 1)) for cards in range(CARDS + 1) for city in range(CITY_COUNT) for copies in range(4)
]
"""Every pair of a city and a chance that there can be, made once: by cards in the supply, city, and copies of it."""


class GameHistory:
    """A game and its history, as one value: it can be copied, compared by its parts and pickled.

    `public` is all that everybody saw, a byte each: the numbers of actions, and `ACTIONS` + city for a card turned up
    into the display. `drawn` are, by seat, the cities of the cards it took unseen by the others, in order; `shown`
    those among them that it has played or discarded since.
    """

    def __init__(self, state, max_decisions, decisions=0, public=b"", drawn=(), shown=()):
        if state is None:
            raise TypeError("a history needs a state")
        self.state = state
        self.max_decisions = max_decisions
        self.decisions = decisions
        self.public = bytearray(public)
        self.drawn = [bytearray(cities) for cities in drawn or [b""] * state.players]
        self.shown = [bytearray(cities) for cities in shown or [b""] * state.players]
        if len(self.drawn) != state.players or len(self.shown) != state.players:
            raise ValueError(f"a table of {state.players} has as many lists of drawn and of shown cards")
        self._pass_on()

    def _pass_on(self):
        """Find out who acts next."""
        if self.state.awaiting != NO_CARD_AWAITED:
            self.to_act = CHANCE
        elif self.state.phase == OVER or self.decisions >= self.max_decisions:
            self.to_act = NOBODY_ANY_MORE
        else:
            self.to_act = self.state.player

    def chances(self):
        """Pairs of a city and how likely the next card is of it, in board order."""
        pairs = []
        supply = self.state.supply
        cards = size(supply)
        cities = cities_of(supply)
        while cities:
            city = lowest(cities)
            pairs.append(PAIRS[(cards * CITY_COUNT + city) * 4 + copies(supply, city)])
            cities &= cities - 1
        return pairs

    def legal_actions(self):
        """What can happen next: the numbers of legal actions, or the cities that the next card can show."""
        if self.to_act >= 0:
            return self.state.legal_actions()
        return [city for city, _ in self.chances()] if self.to_act == CHANCE else []

    def play(self, action):
        """Play an action, or turn up a card of a city if that is what comes next.

        Raises:
            IllegalInput: it is not legal here, or the supply has no such card.
        """
        if self.to_act == CHANCE:
            awaiting = self.state.awaiting
            player = self.state.player
            self.state.give(action)
            if awaiting == FOR_HAND:
                self.drawn[player].append(action)
            else:
                self.public.append(ACTIONS + action)
        else:
            self._act(action)
        self._pass_on()

    def _act(self, action):
        player = self.state.player
        known = self.state.known[player]
        self.state.apply(action)
        self.public.append(action)
        self.decisions += 1
        if START <= action < END or action >= DISCARD_CARD:
            city = (action - START) % CITY_COUNT if action < END else action - DISCARD_CARD
            if not copies(known, city):
                self.shown[player].append(city)

    def copy(self):
        """A history that is equal and shares nothing that can change."""
        return GameHistory(self.state.copy(), self.max_decisions, self.decisions, self.public, self.drawn, self.shown)

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        return GameHistory, (self.state, self.max_decisions, self.decisions, self.public, self.drawn, self.shown)
