"""Hints at tables and in replays: what the assessor would do."""

from dataclasses import dataclass
from itertools import takewhile

from ...assessment import Assessor
from ...assessment.hint import Advice, advise
from ...game import View
from ...game.actions import TEXTS
from ...protocol.answers import Hint, HintCandidate
from ..thinking.sent import SentNamedView
from ..thinking.thought import Kept, Steps, Thought
from .bots import Bots

ASSESSOR = Assessor()
"""The assessor of this process. It caches its answers, which are the same in every process."""


@dataclass(frozen=True, slots=True)
class Advising(Thought[Advice]):
    """What to do at a seat, and why."""

    view: SentNamedView
    legal: tuple[int, ...]
    lang: str

    def steps(self, kept: Kept) -> Steps[Advice]:
        """The advice, in words."""
        return (yield from advise(ASSESSOR, self.view, list(self.legal), self.lang))


class Hints:
    """Gives advice; the same position gets the same advice."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots

    async def advise(self, view: View, legal: list[int], fair_key: str, lang: str) -> tuple[Advice, Hint]:
        """What to do at a seat and why: the advice to keep, and the message to send.

        Raises:
            Refusal: it took too long, or could not be found out.
        """
        advice = await self._bots.ponder(fair_key, Advising(view, tuple(legal), lang))
        return advice, as_sent(advice, view)


def as_sent(advice: Advice, view: View) -> Hint:
    """The advice as a client gets it."""
    seat = view.engine.seat
    # A way that is listed below a weaker one is not called as good, even if its chance is less certain.
    as_good = sum(1 for _ in takewhile(lambda way: way.actions in advice.as_good, advice.candidates[1:]))
    candidates: list[HintCandidate] = [
        {
            "action": TEXTS[way.actions[0]],
            "chance": way.chances[seat],
            "noise": way.noise,
            "alike": 0 < place <= as_good,
        }
        for place, way in enumerate(advice.candidates)
    ]
    return {
        "ply": view.ply,
        "action": TEXTS[advice.way[0]],
        "sentence": advice.sentence,
        "candidates": candidates or [{"action": TEXTS[advice.way[0]], "chance": None, "noise": 0.0, "alike": False}],
        "closing": [TEXTS[each] for each in advice.closing],
        "other": TEXTS[advice.other[0]] if advice.other else None,
    }
