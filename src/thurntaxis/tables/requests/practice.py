"""Practice: exercises from your own games, and rushes."""

from ...protocol import answers
from ...protocol.commands import KeepRush, Practised
from .routes import Ask, Routes

ROUTES = Routes()


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
