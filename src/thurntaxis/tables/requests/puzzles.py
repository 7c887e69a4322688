"""Puzzles, rushes, and exercises from your own games."""

from typing import Annotated

from pydantic import Field

from ...protocol import answers
from ...protocol.commands import PUZZLE_ID, AskSolution, KeepRush, Practised, Tried, TriedClosing, TriedWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ..archive.daily import today
from ..learning import puzzles as tried
from .routes import Ask, Routes

ROUTES = Routes()
PuzzleId = Annotated[str, Field(pattern=PUZZLE_ID, description="A puzzle")]


@ROUTES.add("GET", "/puzzles")
async def puzzles(ask: Ask) -> answers.PuzzleList:
    """All puzzles, easiest first, and the one of the day."""
    return tried.listed(today(ask.service.clock.now()))


@ROUTES.add("GET", "/me/puzzles")
async def puzzle_tries(ask: Ask) -> answers.PuzzleTries:
    """The results of your first tries, in order."""
    return await ask.service.puzzles.tries(ask.person, today(ask.service.clock.now()))


@ROUTES.add("POST", "/puzzles/{id}")
async def puzzle_attempt(ask: Ask, id: PuzzleId, wanted: Tried) -> answers.PuzzleAttempt:
    """The state of a try: the player's view, the newest events, whether it is solved or missed.

    The first one that is either is kept, if you have an identity.
    """
    return await ask.service.puzzles.attempt(id, wanted, ask.person)


@ROUTES.add("POST", "/puzzles/{id}/hint")
async def puzzle_hint(ask: Ask, id: PuzzleId, wanted: Tried) -> answers.PuzzleHint:
    """The next action of a best way. If the puzzle was not tried before, it counts as missed."""
    return await ask.service.puzzles.hint(id, wanted, ask.person)


@ROUTES.add("POST", "/puzzles/{id}/solution")
async def puzzle_solution(ask: Ask, id: PuzzleId, wanted: AskSolution) -> answers.PuzzleSolution:
    """A best way to play the turn, and why. If the puzzle was not tried before, it counts as missed."""
    return await ask.service.puzzles.solution(id, wanted, ask.lang, ask.person)


@ROUTES.add("POST", "/puzzles/{id}/why-not")
async def why_not(ask: Ask, id: PuzzleId, wanted: TriedWhyNot) -> answers.OneReason:
    """Why an action is not possible now; null if it is."""
    return await ask.service.puzzles.run(tried.TRIES.why_not, id, wanted, ask.lang)


@ROUTES.add("POST", "/puzzles/{id}/closing")
async def closing(ask: Ask, id: PuzzleId, wanted: Tried) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    return await ask.service.puzzles.run(tried.TRIES.closing, id, wanted)


@ROUTES.add("POST", "/puzzles/{id}/closing-outcome")
async def outcome(ask: Ask, id: PuzzleId, wanted: TriedClosing) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    return await ask.service.puzzles.run(tried.TRIES.outcome, id, wanted)


# ---- Practice ----


@ROUTES.add("GET", "/me/practice", known=True)
async def my_practice(ask: Ask) -> answers.Practice:
    """Your exercises and what you tend to get wrong. Exercises are made when you read the review of your game."""
    return await ask.service.practice.overview(ask.known)


@ROUTES.add("POST", "/me/practice", known=True)
async def practised(ask: Ask, wanted: Practised) -> answers.ExerciseStanding:
    """Say whether you have solved an exercise. It counts if the exercise is due."""
    return await ask.service.practice.practised(ask.known, wanted)


@ROUTES.add("GET", "/me/rush")
async def my_rushes(ask: Ask) -> answers.Rushes:
    """Your best rushes."""
    return await ask.service.practice.rushes(ask.person)


@ROUTES.add("POST", "/me/rush", joins=True, limit="tables")
async def keep_rush(ask: Ask, wanted: KeepRush) -> answers.Rushes:
    """Keep the result of a rush."""
    return await ask.service.practice.keep_rush(ask.known, wanted)
