"""First routes in games played by strong bots, and in games of your own."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import partial

from ...explorer import Explorer, RouteError, Tally, explorer, read_route
from ...explorer.firstroutes import Route
from ...game import Record
from ...protocol.answers import Explored, ExploredCard, ExploredNode, ExploredRoute
from ...rollouts.intervals import wilson
from ..ports.background import Background
from ..ports.store import ResultFilter, ResultStore
from ..refusals import Refusal

MOST = 200
"""How many of somebody's newest games are looked at."""
_KEPT = 20
"""For how many people their games are kept in memory."""


class Explorers:
    """Answers what was done with a first route."""

    def __init__(
        self, results: ResultStore, records: Callable[[str, int], AsyncIterator[Record]], background: Background
    ) -> None:
        """`records` gives somebody's finished games, the newest first, no more than a number."""
        self._results = results
        self._records = records
        self._background = background
        self._kept: OrderedDict[str, tuple[str, Explorer]] = OrderedDict()
        """By person: their newest game when their games were looked at, and what was found."""

    async def bots(self, players: int, route: str) -> ExploredNode:
        """What strong bots did."""
        return await self._background.run(lambda: _answer(explorer(), players, _route(route)))

    async def own(self, person: str, players: int, route: str) -> ExploredNode:
        """What a person did in their newest games."""
        wanted = _route(route)
        newest = await self._results.results(person, ResultFilter(), None, 1)
        name = newest[0].table if newest else ""
        kept = self._kept.get(person)
        if kept is None or kept[0] != name:
            kept = self._kept[person] = name, await self._look(person)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return _answer(kept[1], players, wanted)

    async def _look(self, person: str) -> Explorer:
        found = Explorer()
        async for record in self._records(person, MOST):
            await self._background.run(partial(_add, found, record))
        return found


def _add(found: Explorer, record: Record) -> None:
    played = record.extra["played"]
    assert isinstance(played, dict)
    if not played["gave_up"]:  # a bot finished it
        found.add_record(record, played["you"])


def _route(text: str) -> Route:
    try:
        return read_route(text)
    except RouteError as error:
        raise Refusal("bad_request", "server-bad-request", problem=str(error)) from None


def _answer(found: Explorer, players: int, route: Route) -> ExploredNode:
    node = found.at(players, route)
    cards = [
        ExploredCard(city=city, shown=offer.shown, taken=_explored(offer.taken)) for city, offer in node.offers.items()
    ]
    cards.sort(key=lambda card: -card["taken"]["times"] / card["shown"])
    return {
        "level": found.level,
        "games": found.games[players],
        "least": found.least,
        "reached": _explored(node.reached),
        "closed": _explored(node.closed),
        "given_up": _explored(node.given_up),
        "next": [
            ExploredRoute(city=next(iter(set(longer) - set(route))), route=list(longer), done=_explored(tally))
            for longer, tally in sorted(node.next.items(), key=lambda each: -each[1].times)
        ],
        "cards": cards,
    }


def _explored(tally: Tally) -> Explored:
    times = tally.times
    low, high = wilson(tally.won / max(1, times), times)
    points = round(tally.points / times, 2) if times else None
    return {"times": times, "won": tally.won, "low": round(low, 4), "high": round(high, 4), "points": points}
