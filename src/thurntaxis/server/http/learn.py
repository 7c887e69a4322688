"""What a learner can ask for: the rules page as data, and the lesson, whose tries are judged here.

Nothing is kept: a request names a step of the lesson and all actions tried in it so far.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from ...board import CITY_INDEX
from ...game import ActionError
from ...game.whatif import NotPossible, can_close, closing_offer, closing_outcome
from ...lesson import Try, step, steps
from ...protocol import answers
from ...protocol.commands import Tried, TriedClosing, TriedWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...rulespage import rules_page
from ...tables.refusals import Forbidden, Refusal, refusal_of
from ...tables.texts import language
from .routes import REFUSED, Json, answered_by

StepId = Annotated[str, Path(pattern=r"^[a-z]{1,40}$", description="A step of the lesson")]


def routes() -> APIRouter:
    """The routes for learners."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)

    @api.get("/rules", responses=answered_by(answers.RulesPage))
    async def rules() -> Response:
        """The rules page: sections with their blocks; the words are in the language files."""
        return Json({"sections": rules_page()}, headers={"Cache-Control": "public, max-age=3600"})

    @api.get("/lesson", responses=answered_by(answers.Lesson))
    async def lesson() -> Response:
        """The steps of the lesson, in order."""
        body: answers.Lesson = {
            "steps": [{"id": each.id, "section": each.section, "seat": each.seat} for each in steps()]
        }
        return Json(body)

    @api.post("/lesson/{id}", responses=answered_by(answers.Attempt))
    async def attempt(request: Request, id: StepId, tried: Tried) -> Response:
        """Where a try stands: what the learner sees, what the newest actions did, whether the task is done."""
        begun, events = _played(request, id, tried)
        return Json({"view": begun.view().to_json(), "events": events, "done": begun.done, "nudge": begun.nudge})

    @api.post("/lesson/{id}/why-not", responses=answered_by(answers.OneReason))
    async def why_not(request: Request, id: StepId, tried: TriedWhyNot) -> Response:
        """Why an action cannot be done now; null if it can."""
        begun, _ = _played(request, id, tried)
        word, _, official = tried.action.partition(" ")
        reason = begun.why_not_official(official) if word == "official" else begun.why_not(tried.action)
        return Json({"reason": reason.to_json(_language(request, tried)) if reason else None})

    @api.post("/lesson/{id}/closing", responses=answered_by(ClosingOffer))
    async def closing(request: Request, id: StepId, tried: Tried) -> Response:
        """The ways to close the route, as at a table."""
        view = _played(request, id, tried)[0].view()
        if not can_close(view):
            raise _said(Refusal("not_now", "server-not-closing"), request, tried)
        return Json(closing_offer(view))

    @api.post("/lesson/{id}/closing-outcome", responses=answered_by(ClosingOutcome))
    async def outcome(request: Request, id: StepId, tried: TriedClosing) -> Response:
        """What one choice earns, as at a table."""
        view = _played(request, id, tried)[0].view()
        if not can_close(view):
            raise _said(Refusal("not_now", "server-not-closing"), request, tried)
        for city in (*tried.houses, *tried.discards):
            if city not in CITY_INDEX:
                raise _said(Refusal("bad_request", "reason-unknown-city", text=city), request, tried)
        try:
            return Json(closing_outcome(view, tried.houses, cartwright=tried.cartwright, discards=tried.discards))
        except NotPossible as error:
            raise _said(Forbidden(error.reason, error.action, error.index), request, tried) from None

    return api


def _played(request: Request, id: str, tried: Tried) -> tuple[Try, list[dict[str, Any]]]:
    wanted = step(id)
    if wanted is None:
        raise _said(Refusal("unknown", "server-not-found"), request, tried)
    begun = wanted.begin()
    events: list[dict[str, Any]] = []
    for index, action in enumerate(tried.actions):
        try:
            happened = begun.play(action)
        except ActionError as error:
            raise _said(refusal_of(error, action, index), request, tried) from None
        if index >= tried.known:
            events += happened
    return begun, events


def _language(request: Request, tried: Tried) -> str:
    return language(tried.lang or request.headers.get("accept-language"))


def _said(refusal: Refusal, request: Request, tried: Tried) -> Refusal:
    refusal.lang = _language(request, tried)
    return refusal
