"""The analysis board."""

from ...protocol import answers
from ...protocol.commands import Variation, VariationClosing, VariationWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import PositionChances, VariationStep
from .routes import Ask, Routes, TableId

ROUTES = Routes()


@ROUTES.add("POST", "/tables/{id}/analysis")
async def variation(ask: Ask, id: TableId, wanted: Variation) -> VariationStep:
    """Where a variation from a ply of a finished game stands: all hands, what the player to act can do."""
    return await ask.service.analysis.step(id, wanted)


@ROUTES.add("POST", "/tables/{id}/analysis/chances")
async def variation_chances(ask: Ask, id: TableId, wanted: Variation) -> PositionChances:
    """Every seat's chance where a variation stands; the next question of yours takes the place of this one."""
    return await ask.service.analysis.chances(id, wanted, ask.person, ask.fair_key)


@ROUTES.add("POST", "/tables/{id}/analysis/why-not")
async def variation_why_not(ask: Ask, id: TableId, wanted: VariationWhyNot) -> answers.OneReason:
    """Why the player to act cannot do an action; null if they can."""
    return await ask.service.analysis.why_not(id, wanted, ask.lang)


@ROUTES.add("POST", "/tables/{id}/analysis/closing")
async def variation_closing(ask: Ask, id: TableId, wanted: Variation) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    return await ask.service.analysis.closing(id, wanted)


@ROUTES.add("POST", "/tables/{id}/analysis/closing-outcome")
async def variation_outcome(ask: Ask, id: TableId, wanted: VariationClosing) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    return await ask.service.analysis.outcome(id, wanted)
