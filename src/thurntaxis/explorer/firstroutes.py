"""How the first routes of a game grow: what lay there, what was taken, and how each route went on."""

from dataclasses import dataclass, field

from ..board import CITIES, CityId
from ..engine import State
from ..engine.numbers import CLOSE, END, LEFT, NO_CITY, RIGHT, START, TAKE_SUPPLY

Route = tuple[CityId, ...]
"""The cities of a route from one end to the other."""


@dataclass(slots=True)
class Step:
    """A first route as it lay, until its player changed it."""

    route: Route
    shown: set[CityId] = field(default_factory=set)
    """The cities that lay in the display when the player could take a card."""
    taken: set[CityId] = field(default_factory=set)
    """Those that the player took from it."""
    then: Route | None = None
    """The route with the next city; of a closed route, the same; empty for one that was given up."""


def one_way(route: Route) -> Route:
    """The same route for both directions: a route has no beginning."""
    return min(route, route[::-1])


class FirstRoutes:
    """Follows the first route of every seat through a game."""

    def __init__(self, players: int) -> None:
        self.steps: list[list[Step]] = [[Step(())] for _ in range(players)]
        """By seat, in order. The last one is open if the game ended before the route was closed or given up."""
        self._routes: list[Route | None] = [()] * players

    @property
    def are_over(self) -> bool:
        """Whether nobody is at their first route any more."""
        return all(route is None for route in self._routes)

    def look(self, state: State, action: int) -> None:
        """Look at an action that is about to be done."""
        seat = state.player
        route, step = self._routes[seat], self.steps[seat][-1]
        if route is None:
            return
        if action <= TAKE_SUPPLY:
            step.shown.update(CITIES[city] for city in state.display if city != NO_CITY)
            if action != TAKE_SUPPLY:
                step.taken.add(CITIES[action])
        elif action == CLOSE:
            self._end(seat, step.route)
        elif START <= action < LEFT and route:
            self._end(seat, ())
        elif START <= action < END:
            self._grow(seat, route, action)

    def _grow(self, seat: int, route: Route, action: int) -> None:
        city = CITIES[(action - START) % len(CITIES)]
        longer = (*route, city) if action >= RIGHT else (city, *route)
        self._routes[seat] = longer
        self.steps[seat][-1].then = one_way(longer)
        self.steps[seat].append(Step(one_way(longer)))

    def _end(self, seat: int, then: Route) -> None:
        self.steps[seat][-1].then = then
        self._routes[seat] = None
