"""What players did with their first routes in many games, how often, and how those games ended."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from ..board import CITIES, CITY_INDEX, NEIGHBOURS, CityId
from ..errors import ThurnTaxisError
from ..game import Record
from ..game.actions import NUMBERS
from .firstroutes import FirstRoutes, Route, Step, one_way

_SHORT = {city[:3]: city for city in CITIES}


class RouteError(ThurnTaxisError, ValueError):
    """A text is not a route."""


@dataclass(slots=True)
class Tally:
    """How often something happened, and how those games ended for the player who did it."""

    times: int = 0
    won: int = 0
    points: int = 0
    """The sum over those games."""

    def add(self, won: bool, points: int) -> None:
        """Count one more case."""
        self.times += 1
        self.won += won
        self.points += points

    def to_json(self) -> list[int]:
        return [self.times, self.won, self.points]


@dataclass(slots=True)
class Offer:
    """A city in the display, for players with a certain route."""

    shown: int = 0
    """How often it was face up when they could take a card."""
    taken: Tally = field(default_factory=Tally)


@dataclass(slots=True)
class Node:
    """A first route, and what its players did next."""

    reached: Tally = field(default_factory=Tally)
    closed: Tally = field(default_factory=Tally)
    given_up: Tally = field(default_factory=Tally)
    offers: dict[CityId, Offer] = field(default_factory=dict)
    next: dict[Route, Tally] = field(default_factory=dict)
    """By the route with one more city."""

    def add(self, step: Step, won: bool, points: int) -> None:
        """Count what a player did."""
        self.reached.add(won, points)
        for city in step.shown:
            self.offers.setdefault(city, Offer()).shown += 1
        for city in step.taken:
            self.offers[city].taken.add(won, points)
        if step.then is not None:
            self._ending(step).add(won, points)

    def _ending(self, step: Step) -> Tally:
        if step.then == step.route:
            return self.closed
        return self.next.setdefault(step.then, Tally()) if step.then else self.given_up

    def to_json(self) -> list[Any]:
        offers = {city[:3]: [offer.shown, *offer.taken.to_json()] for city, offer in sorted(self.offers.items())}
        routes = {written(route): tally.to_json() for route, tally in sorted(self.next.items())}
        return [self.reached.to_json(), self.closed.to_json(), self.given_up.to_json(), offers, routes]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> "Node":
        reached, closed, given_up, offers, routes = data
        return cls(
            Tally(*reached),
            Tally(*closed),
            Tally(*given_up),
            {_SHORT[city]: Offer(shown, Tally(*taken)) for city, (shown, *taken) in offers.items()},
            {read_route(route): Tally(*tally) for route, tally in routes.items()},
        )


class Explorer:
    """First routes in many games, by the number of players."""

    def __init__(self) -> None:
        self.games: dict[int, int] = {2: 0, 3: 0, 4: 0}
        """How many there are, by the number of players."""
        self.level: str | None = None
        """The level of the bots that played them; None for games of people."""
        self.least = 1
        """Routes that fewer players had are left out."""
        self._nodes: dict[tuple[int, Route], Node] = {}

    def at(self, players: int, route: Iterable[CityId] = ()) -> Node:
        """What players with that first route did; an empty node if none had it."""
        return self._nodes.get((players, one_way(tuple(route))), Node())

    def add(self, routes: FirstRoutes, winner: int, scores: Sequence[int], seats: Iterable[int] | None = None) -> None:
        """Count a game; by default, what all of its players did."""
        players = len(scores)
        self.games[players] += 1
        for seat in range(players) if seats is None else seats:
            for step in routes.steps[seat]:
                self._nodes.setdefault((players, step.route), Node()).add(step, seat == winner, scores[seat])

    def add_record(self, record: Record, seats: Iterable[int] | None = None) -> None:
        """Count a recorded game, unless it is not over or did not begin with the deal."""
        if record.result is None or record.position is not None:
            return
        state, routes = record.first_state(), FirstRoutes(len(record.players))
        draws = iter(record.draws)
        for action in record.actions:
            while state.awaits_card:
                state.give(CITY_INDEX[next(draws)])
            routes.look(state, NUMBERS[action])
            if routes.are_over:
                break
            state.apply(NUMBERS[action])
        self.add(routes, record.result["winner"], record.result["scores"], seats)

    def forget_rare(self, least: int) -> None:
        """Leave out routes that fewer players had."""
        self.least = least
        self._nodes = {key: node for key, node in self._nodes.items() if node.reached.times >= least}

    def to_json(self) -> dict[str, Any]:
        """All of it, small enough for a file."""
        nodes: dict[str, dict[str, Any]] = {str(players): {} for players in self.games}
        for (players, route), node in sorted(self._nodes.items()):
            nodes[str(players)][written(route)] = node.to_json()
        return {"level": self.level, "least": self.least, "games": self.games, "nodes": nodes}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Explorer":
        found = cls()
        found.level, found.least = data["level"], data["least"]
        found.games = {int(players): games for players, games in data["games"].items()}
        found._nodes = {
            (int(players), read_route(route)): Node.from_json(node)
            for players, nodes in data["nodes"].items()
            for route, node in nodes.items()
        }
        return found


@cache
def explorer() -> Explorer:
    """The games played by strong bots that come with the package."""
    return Explorer.from_json(json.loads(files(__package__).joinpath("games.json").read_text(encoding="utf-8")))


def written(route: Iterable[CityId]) -> str:
    """A route as text, as positions write it: `lin-pas-reg`."""
    return "-".join(city[:3] for city in route)


def read_route(text: str) -> Route:
    """A route from text, as one that looks the same from both ends.

    Raises:
        RouteError: it is not a route.
    """
    route = tuple(_city(code) for code in text.split("-") if text)
    if len(set(route)) < len(route):
        raise RouteError(f"{text}: a route has every city once")
    for city, following in pairwise(route):
        if following not in NEIGHBOURS[city]:
            raise RouteError(f"{text}: there is no road between {city} and {following}")
    return one_way(route)


def _city(code: str) -> CityId:
    fitting = [city for city in CITIES if code and city.startswith(code.lower())]
    if len(fitting) != 1:
        raise RouteError(f"{code}: this is {'the beginning of several cities' if fitting else 'not a city'}")
    return fitting[0]
