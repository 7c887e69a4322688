"""Good finds: a move is praised only if it is clearly the best to the look of a hint, too."""

from collections.abc import Generator, Sequence

import pytest

from support.reviews import RECORD
from thurntaxis.assessment import AssessedWay, Assessment, Assessor, Look, LookName
from thurntaxis.assessment.service import to_the_end
from thurntaxis.assessment.ways import as_listed
from thurntaxis.engine import EngineView
from thurntaxis.review import BUDGETS
from thurntaxis.review.decisions import decisions_in_steps
from thurntaxis.review.moments import moments_of

MOMENT = next(moment for moment in moments_of(RECORD) if moment.ply > 20 and len(moment.before.legal_actions()) > 2)


class Doubting(Assessor):
    """Sees the played way far ahead if asked about it; otherwise ahead by `lead`."""

    def __init__(self, lead: float) -> None:
        super().__init__()
        self._lead = lead

    def assess_in_steps(
        self, view: EngineView, look: LookName | Look = "quick", asked: Sequence[int] | None = None
    ) -> Generator[None, object, Assessment]:
        yield
        played = as_listed(view.public, MOMENT.actions)
        other = next((action,) for action in view.public.legal_actions() if action != played[0])
        lead = 0.3 if asked else self._lead
        own, behind = ([share if seat == view.seat else 1 - share for seat in (0, 1)] for share in (0.6, 0.6 - lead))
        ways = (
            AssessedWay(played, tuple(own), 0.0, 0.0, 100, close=True),
            AssessedWay(other, tuple(behind), lead, 0.01, 100, close=True),
        )
        return Assessment(view.seat, "quick", ways)


@pytest.mark.parametrize(("lead", "find"), [(0.2, 4), (0.04, 0)])
def test_a_find_is_clear_to_a_hint_too(lead: float, find: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thurntaxis.review.decisions.missed_by", lambda *_: 4)
    (decision,) = to_the_end(decisions_in_steps([MOMENT], BUDGETS["quick"], (), Doubting(lead)))
    assert decision.find == find
    seat = decision.seat
    assert decision.played.chances[seat] - decision.others[0].chances[seat] == pytest.approx(lead)
