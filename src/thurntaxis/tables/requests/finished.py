"""Finished games: replays, reviews, other ways to play them, and the analysis board."""

from typing import Annotated, Literal

from pydantic import Field

from ...protocol import answers
from ...protocol.commands import Ply, StartReview, TryWay, Variation, VariationClosing, VariationWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import PositionChances, ReviewAnswer, ReviewStatus, VariationStep, WayWeighed
from ...review.model import BudgetName, GameReview
from ...review.points import points_of
from .routes import Ask, Routes, TableId

ROUTES = Routes()


@ROUTES.add("GET", "/tables/{id}/replay")
async def replay(
    ask: Ask,
    id: TableId,
    seat: Literal["open", "public", "0", "1", "2", "3"] = "open",
    first: Annotated[int, Field(alias="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, Field(ge=1, le=200)] = 100,
) -> answers.Replay:
    """A finished game ply by ply, from a seat's eyes, a spectator's, or open."""
    return await ask.service.replays.replay(id, seat, first, count)


@ROUTES.add("GET", "/tables/{id}/hint", limit="tables")
async def hint(ask: Ask, id: TableId, ply: Ply) -> answers.Hint:
    """A hint for a position of a finished game."""
    return await ask.service.replays.hint(id, ply, ask.fair_key, ask.lang)


@ROUTES.add("POST", "/tables/{id}/review", joins=True, limit="tables")
async def start_review(ask: Ask, id: TableId, wanted: StartReview) -> ReviewStatus:
    """Ask for the review of a finished game or a replay. It is made in the background and kept."""
    table = await ask.service.replays.finished(id)
    return await ask.service.reviews.start(id, table.record, wanted.budget, ask.known, ask.fair_key, table.advice)


@ROUTES.add("GET", "/tables/{id}/review")
async def review(ask: Ask, id: TableId, budget: BudgetName = "quick") -> ReviewAnswer:
    """The progress of a review and the part that is certain; the whole review when it is done.

    Your own mistakes in it become exercises."""
    table = await ask.service.replays.finished(id)
    seats = table.seats_of(ask.person)
    status, found = await ask.service.reviews.found(id, budget, ask.lang, seats)
    points = await ask.service.background.run(lambda: points_of(table.record))
    if not isinstance(found, GameReview):
        return {**status, "points": points, "draft": found, "review": None}
    if ask.person is not None and seats:
        await ask.service.practice.take_in(ask.person, id, table.record, found, seats)
    return {**status, "points": points, "draft": None, "review": found}


@ROUTES.add("DELETE", "/tables/{id}/review")
async def stop_review(ask: Ask, id: TableId, budget: BudgetName = "quick") -> ReviewStatus:
    """Stop a review that you have asked for."""
    await ask.service.replays.finished(id)
    return ask.service.reviews.stop(id, budget, ask.person or "")


@ROUTES.add("POST", "/tables/{id}/try", limit="tables")
async def try_way(ask: Ask, id: TableId, wanted: TryWay) -> WayWeighed:
    """The value of another way to decide in a position of a finished game."""
    return await ask.service.replays.evaluate_way(id, wanted, ask.fair_key, ask.lang)


@ROUTES.add("GET", "/tables/{id}/chances", limit="tables")
async def chances(ask: Ask, id: TableId, ply: Ply | None = None) -> PositionChances:
    """Every seat's chance at a ply, by default the last, of a game that is over or all of whose seats are yours."""
    return await ask.service.replays.chances(id, ply, ask.person, ask.fair_key)


# ---- The analysis board ----


@ROUTES.add("POST", "/tables/{id}/analysis")
async def variation(ask: Ask, id: TableId, wanted: Variation) -> VariationStep:
    """The position at the end of a variation from a finished game: all hands, and the legal actions."""
    return await ask.service.analysis.step(id, wanted)


@ROUTES.add("POST", "/tables/{id}/analysis/chances")
async def variation_chances(ask: Ask, id: TableId, wanted: Variation) -> PositionChances:
    """Every seat's chance at the end of a variation. Your next question replaces this one."""
    return await ask.service.analysis.chances(id, wanted, ask.person, ask.fair_key)


@ROUTES.add("POST", "/tables/{id}/analysis/why-not")
async def variation_why_not(ask: Ask, id: TableId, wanted: VariationWhyNot) -> answers.OneReason:
    """Why an action is not possible; null if it is."""
    return await ask.service.analysis.why_not(id, wanted, ask.lang)


@ROUTES.add("POST", "/tables/{id}/analysis/closing")
async def variation_closing(ask: Ask, id: TableId, wanted: Variation) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    return await ask.service.analysis.closing(id, wanted)


@ROUTES.add("POST", "/tables/{id}/analysis/closing-outcome")
async def variation_outcome(ask: Ask, id: TableId, wanted: VariationClosing) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    return await ask.service.analysis.outcome(id, wanted)
