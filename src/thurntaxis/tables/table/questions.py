"""Questions about a position, at a table and in the lesson alike."""

from ...board import CITY_INDEX
from ...game import Game, View
from ...game.closing import can_close, closing_offer, closing_outcome
from ...game.data import ClosingOffer, ClosingOutcome, Reason
from ...game.draft import NotPossible
from ...protocol.commands import AskClosingOutcome, TriedClosing
from ..refusals import Forbidden, Refusal


def why_not(game: Game, question: str, seat: int, lang: str) -> Reason | None:
    """Why a seat cannot do an action, or call an official (`official postmaster`); None if it can."""
    word, _, official = question.partition(" ")
    reason = game.why_not_official(official, seat=seat) if word == "official" else game.why_not(question, seat=seat)
    return reason.to_json(lang) if reason else None


def closing(view: View) -> ClosingOffer:
    """The ways to close the route.

    Raises:
        Refusal: it cannot be closed now.
    """
    _check_closing(view)
    return closing_offer(view)


def outcome(view: View, wanted: AskClosingOutcome | TriedClosing) -> ClosingOutcome:
    """What one choice earns.

    Raises:
        Refusal: the rules do not allow it.
    """
    _check_closing(view)
    for city in (*wanted.houses, *wanted.discards):
        if city not in CITY_INDEX:
            raise Refusal("bad_request", "reason-unknown-city", text=city)
    try:
        return closing_outcome(view, wanted.houses, cartwright=wanted.cartwright, discards=wanted.discards)
    except NotPossible as error:
        raise Forbidden(error.reason, error.action, error.index) from None


def _check_closing(view: View) -> None:
    if not can_close(view):
        raise Refusal("not_now", "server-not-closing")
