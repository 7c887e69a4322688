"""Cards that can still come: how many of some cities are in the hand, face up, or unseen."""

from dataclasses import dataclass

from ..engine import EngineView, State
from ..engine.bits import copies
from ..engine.numbers import CITY_COUNT


def cities_in(cities: int) -> list[int]:
    """The numbers of the cities of a set."""
    return [city for city in range(CITY_COUNT) if cities >> city & 1]


@dataclass(frozen=True, slots=True)
class LiveCards:
    """Cards of some cities, by where they are. Unseen ones are in the supply or hidden in another hand."""

    hand: int
    shown: int
    unseen: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.hand + self.shown + self.unseen


def live_cards(view: EngineView, after: State, cities: int) -> LiveCards:
    """The cards of a set of cities that the seat may still play, after actions of its own."""
    wanted = cities_in(cities)
    hand = sum(copies(after.hands[view.seat], city) for city in wanted)
    shown = sum(city in wanted for city in after.display)
    return LiveCards(hand, shown, sum(copies(view.public.supply, city) for city in wanted))
