"""What a review would say about the ways that a hint mentions.

The look of a hint is about the best way: others are left out early, and how good they are is known roughly. A review
looks at the way that was played until it is known whether it is a mistake. So a hint looks at a way as the review would
before it calls it as good, or weaker.
"""

from collections.abc import Generator, Iterable
from dataclasses import replace

from ..engine import EngineView
from .compare import AssessedWay
from .looks import LookName
from .service import Assessment, Assessor
from .ways import Way

_MOST_ALIKE = 3
"""Ways that a hint calls as good as the best."""
_AS_GOOD = 0.03
"""A way that seems to fall short by more is not called as good, though it may be: the chances are shown beside it."""


class Verdicts:
    """The ways of a decision, with the verdicts of closer looks."""

    def __init__(self, assessor: Assessor, view: EngineView, look: LookName, found: Assessment) -> None:
        self._assessor = assessor
        self._view = view
        self._look: LookName = look
        self.found = found
        """The ways, best first, with the figures of the closest look at each."""
        self.as_good: set[Way] = set()
        """Ways that are about as good as the best: a review would not mark them, and their chances are close."""

    def compare(self, best: AssessedWay) -> Generator[None, object, None]:
        """Find out which other actions are as good as the advised way: of those that seem so, the first few."""
        for way in [way for way in firsts([best, *self.found.ways])[1:] if way.is_alike][:_MOST_ALIKE]:
            yield from self.on(way)

    def on(self, way: AssessedWay) -> Generator[None, object, AssessedWay]:
        """A way as a review would assess it: without a cost it is as good."""
        asked = yield from self._assessor.assess_in_steps(self._view, self._look, way.actions)
        best = self.found.best
        closer = set_against(best, asked, asked.way(self._view.public, way.actions))
        others = [closer if each.actions == way.actions else each for each in self.found.ways[1:]]
        self.found = replace(self.found, ways=(best, *sorted(others, key=lambda each: each.shortfall)))
        if not closer.cost and closer.shortfall <= _AS_GOOD:
            self.as_good.add(way.actions)
        return closer


def set_against(best: AssessedWay, asked: Assessment, way: AssessedWay) -> AssessedWay:
    """A way that was asked about, with chances that begin at those of the best one, which is known more closely."""
    behind = (theirs - mine for theirs, mine in zip(asked.best.chances, way.chances, strict=True))
    chances = [max(0.0, chance - less) for chance, less in zip(best.chances, behind, strict=True)]
    return replace(way, chances=tuple(chance / sum(chances) for chance in chances))


def firsts(ways: Iterable[AssessedWay]) -> list[AssessedWay]:
    """The first way that begins with each action."""
    found: dict[int, AssessedWay] = {}
    for each in ways:
        found.setdefault(each.actions[0], each)
    return list(found.values())
