"""What can be asked about puzzles: which there are, and what becomes of a try.

Nothing is kept: a request names a puzzle and all actions tried in it so far. What has to be counted through is done
outside the event loop.
"""

from datetime import date
from typing import Any, cast

from ..game import ActionError
from ..protocol import answers
from ..protocol.commands import Tried, TriedClosing, TriedWhyNot
from ..protocol.game import ClosingOffer, ClosingOutcome
from ..puzzles import Puzzle, Try, puzzle, puzzle_of_the_day, puzzles
from . import questions
from .refusals import Refusal, answered_in, refusal_of
from .tasks import Background
from .texts import language


def listed(day: date) -> answers.PuzzleList:
    """All puzzles, easiest first, and the one of the day."""
    return {"puzzles": [_info(each) for each in puzzles()], "today": puzzle_of_the_day(day).id}


def _info(each: Puzzle) -> answers.PuzzleInfo:
    return {"id": each.id, "goal": each.goal, "best": each.best, "level": each.level, "theme": each.theme}


async def attempt(background: Background, id: str, tried: Tried, lang: str) -> answers.PuzzleAttempt:
    """Where a try stands."""
    with answered_in(_language(tried, lang)):
        begun, events = await background.run(lambda: _played(id, tried))
    data = {
        "view": begun.view().to_json(),
        "events": events,
        "solved": begun.solved,
        "cost": round(begun.cost, 3) if begun.missed else None,
    }
    return cast(answers.PuzzleAttempt, data)


async def hint(background: Background, id: str, tried: Tried, lang: str) -> answers.PuzzleHint:
    """The next action of a best way."""
    with answered_in(_language(tried, lang)):
        return {"action": await background.run(lambda: _played(id, tried)[0].hint())}


def solution(id: str) -> answers.PuzzleSolution:
    """A best way to play the turn, and what it is about."""
    found = _puzzle(id)
    return {"actions": list(found.solution), "theme": found.theme, "best": found.best, "without": found.without}


async def why_not(background: Background, id: str, tried: TriedWhyNot, lang: str) -> answers.OneReason:
    """Why an action cannot be done now; null if it can."""
    lang = _language(tried, lang)
    with answered_in(lang):
        begun, _ = await background.run(lambda: _played(id, tried))
    return cast(answers.OneReason, {"reason": questions.why_not(begun.game, tried.action, begun.puzzle.seat, lang)})


async def closing(background: Background, id: str, tried: Tried, lang: str) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    with answered_in(_language(tried, lang)):
        return await background.run(lambda: questions.closing(_played(id, tried)[0].view()))


async def outcome(background: Background, id: str, tried: TriedClosing, lang: str) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    with answered_in(_language(tried, lang)):
        return await background.run(lambda: questions.outcome(_played(id, tried)[0].view(), tried))


def _puzzle(id: str) -> Puzzle:
    found = puzzle(id)
    if found is None:
        raise Refusal("unknown", "server-not-found")
    return found


def _played(id: str, tried: Tried) -> tuple[Try, list[dict[str, Any]]]:
    begun = _puzzle(id).begin()
    events: list[dict[str, Any]] = []
    for index, action in enumerate(tried.actions):
        try:
            happened = begun.play(action)
        except ActionError as error:
            raise refusal_of(error, action, index) from None
        if index >= tried.known:
            events += happened
    return begun, events


def _language(tried: Tried, lang: str) -> str:
    return language(tried.lang) if tried.lang else lang
