"""The games of one decision that have been played on: several questions about it look at the same ones."""

from collections.abc import Collection, Generator, Sequence

from ..engine import EngineView
from ..engine.numbers import SEATS
from .exact import Chances
from .values import Evaluator
from .ways import Way

_AT_ONCE = 200
"""Ways times worlds that are followed in one step: some hundredths of a second."""


class Games:
    """Every seat's chance after ways of a decision, world by world, for each number of turns that they are played on.

    In a world each way meets the same cards, whichever other ways are followed there.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._found: dict[tuple[Way, int], list[Chances]] = {}

    def of(self, way: Way, turns: int) -> list[Chances]:
        """What is known of a way."""
        return self._found.setdefault((way, turns), [])

    def follow(
        self, evaluator: Evaluator, view: EngineView, ways: Collection[Way], turns: int, worlds: range
    ) -> Generator[None, object, None]:
        """Follow ways as far as they have not been; in short steps.

        Args:
            evaluator: plays the games.
            view: what the deciding seat knows.
            ways: the ways.
            turns: for how many turns after the one under way.
            worlds: the numbers of the worlds that this number of turns is for.
        """
        known = {way: self.of(way, turns) for way in ways}
        while short := [way for way in ways if len(known[way]) < len(worlds)]:
            done = min(len(known[way]) for way in short)
            behind = [way for way in short if len(known[way]) == done]
            goal = min((len(known[way]) for way in short if way not in behind), default=len(worlds))
            number = min(goal - done, max(1, _AT_ONCE // len(behind)))
            for way, chances in zip(
                behind, self._play(evaluator, view, behind, turns, worlds[done:][:number]), strict=True
            ):
                known[way] += chances
            yield

    def _play(
        self, evaluator: Evaluator, view: EngineView, ways: Sequence[Way], turns: int, worlds: range
    ) -> list[list[Chances]]:
        """By way and world: the chances."""
        players, actions = view.public.players, [list(way) for way in ways]
        compare = evaluator.continuation.compare
        chances = compare(view, actions, self._seed, worlds.start, len(worlds), turns)
        by_way = (range(place * SEATS, len(chances), len(ways) * SEATS) for place in range(len(ways)))
        return [[tuple(chances[at : at + players]) for at in starts] for starts in by_way]
