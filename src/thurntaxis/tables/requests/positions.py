"""Positions from parts: the editor; and what was done with a first route: the explorer."""

from typing import Annotated

from pydantic import Field

from ...protocol import answers
from ...protocol.commands import (
    AskPosition,
    AskRollout,
    CheckPosition,
    NoteGame,
    PositionClosing,
    PositionVariation,
    PositionWhyNot,
    TryAtPosition,
)
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import PositionChances, VariationStep, WayWeighed
from .routes import Ask, Routes

ROUTES = Routes()
PlayerCount = Annotated[int, Field(ge=2, le=4)]
RouteText = Annotated[
    str, Field(pattern=r"^[a-z-]{0,400}$", description="Cities from end to end by their first letters, as `lin-pas`")
]


@ROUTES.add("POST", "/positions")
async def position(ask: Ask, wanted: CheckPosition) -> answers.PositionChecked:
    """A position from parts or from a text, and a sentence for each thing that is impossible in it."""
    return await ask.service.positions.check(wanted, ask.lang)


@ROUTES.add("POST", "/companion")
async def companion(ask: Ask, wanted: NoteGame) -> answers.NotedGame:
    """The game that the notes from a real table describe: its position, what can come next, its record."""
    return await ask.service.positions.noted(wanted)


@ROUTES.add("POST", "/positions/best")
async def position_best(ask: Ask, wanted: AskPosition) -> answers.PositionBest:
    """The best moves of a position, with reasons; of a last turn, the exact chances as well."""
    return await ask.service.positions.best(wanted, ask.fair_key, ask.lang)


@ROUTES.add("POST", "/positions/seen")
async def position_seen(ask: Ask, wanted: AskPosition) -> answers.PositionSeen:
    """A position as an exercise: what the player to act knows of it."""
    return await ask.service.positions.seen(wanted)


@ROUTES.add("POST", "/positions/try", limit="tables")
async def position_try(ask: Ask, wanted: TryAtPosition) -> WayWeighed:
    """What a way to decide is worth in a position, as far as the player to act knows, and which one is best."""
    return await ask.service.positions.try_way(wanted, ask.fair_key, ask.lang)


@ROUTES.add("POST", "/positions/rollout")
async def position_rollout(ask: Ask, wanted: AskRollout) -> answers.RolloutGames:
    """Play some games of a rollout, each way with the same cards."""
    return await ask.service.positions.rollout(wanted, ask.fair_key)


@ROUTES.add("POST", "/positions/tried")
async def position_variation(ask: Ask, wanted: PositionVariation) -> VariationStep:
    """The position at the end of a variation from a position: all hands, and the legal actions."""
    return await ask.service.positions.step(wanted)


@ROUTES.add("POST", "/positions/tried/chances")
async def position_chances(ask: Ask, wanted: PositionVariation) -> PositionChances:
    """Every seat's chance at the end of a variation. Your next question replaces this one."""
    return await ask.service.positions.chances(wanted, ask.person, ask.fair_key)


@ROUTES.add("POST", "/positions/tried/why-not")
async def position_why_not(ask: Ask, wanted: PositionWhyNot) -> answers.OneReason:
    """Why an action is not possible; null if it is."""
    return await ask.service.positions.why_not(wanted, ask.lang)


@ROUTES.add("POST", "/positions/tried/closing")
async def position_closing(ask: Ask, wanted: PositionVariation) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    return await ask.service.positions.closing(wanted)


@ROUTES.add("POST", "/positions/tried/closing-outcome")
async def position_outcome(ask: Ask, wanted: PositionClosing) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    return await ask.service.positions.outcome(wanted)


@ROUTES.add("GET", "/explorer", seconds=3600)
async def explorer(ask: Ask, players: PlayerCount = 4, route: RouteText = "") -> answers.ExploredNode:
    """What strong bots with that first route did, how often, and how those games ended."""
    return await ask.service.explorers.bots(players, route)


@ROUTES.add("GET", "/me/explorer", known=True)
async def my_explorer(ask: Ask, players: PlayerCount = 4, route: RouteText = "") -> answers.ExploredNode:
    """The same for your own newest games."""
    return await ask.service.explorers.own(ask.known, players, route)
