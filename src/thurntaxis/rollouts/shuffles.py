"""The same cards for every way that is compared: one order of the supply, kept however the games go."""

from ..engine import Luck, State
from ..engine.bits import copies, size, without_card
from ..engine.numbers import CITY_COUNT

_COPIES = 3


class Shuffle:
    """The order in which cards come in one game. Every time the discards are shuffled, each card has a new place.

    A card's place depends on nothing but the game's number and how often there was a shuffle. Games that went
    different ways so still see, as far as it can be, the same cards in the same order.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._shuffles = 0
        self._order: list[int] = []
        self._supply = 0

    def deal(self, state: State) -> None:
        """Hand over all cards that are awaited."""
        while state.awaits_card:
            if size(state.supply) != len(self._order) or state.supply != self._supply:
                self._shuffle(state.supply)
            city = self._order.pop()
            self._supply = without_card(self._supply, city)
            state.give(city)

    def _shuffle(self, supply: int) -> None:
        luck = Luck(self._seed)
        for _ in range(self._shuffles):
            luck = Luck(luck.number())
        self._shuffles += 1
        places = [luck.number() for _ in range(CITY_COUNT * _COPIES)]
        cards = [city * _COPIES + copy for city in range(CITY_COUNT) for copy in range(copies(supply, city))]
        self._order = [card // _COPIES for card in sorted(cards, key=places.__getitem__)]
        self._supply = supply
