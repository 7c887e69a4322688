"""Requests about puzzles: the list, the result of a try, and a person's results so far.

Of each puzzle a person's first try is kept, once it has ended: solved, or missed, or given up by asking for help.
What has to be counted through is done by the thinkers.
"""

from collections.abc import Callable
from datetime import date
from itertools import groupby
from typing import TypeVar

from ...protocol import answers
from ...protocol.commands import AskSolution, Tried
from ...puzzles import NAMES, BestTry, ExactTry, Puzzle, puzzle, puzzle_of_the_day, puzzles
from ...puzzles.rating import standing_after
from ...puzzles.sentences import as_good, why
from ..ports.background import asking
from ..ports.clock import Clock
from ..ports.store import NoteStore
from ..refusals import Refusal
from ..running.bots import Bots
from ..thinking.thought import Call
from .tries import Tries

Found = TypeVar("Found")


def _begin(id: str) -> ExactTry | BestTry | None:
    wanted = puzzle(id)
    return wanted.begin() if wanted else None


TRIES: Tries[ExactTry | BestTry] = Tries(_begin)


def listed(day: date) -> answers.PuzzleList:
    """All puzzles, easiest first, and the one of the day."""
    return {"puzzles": [_info(each) for each in puzzles()], "today": puzzle_of_the_day(day).id}


def _info(each: Puzzle) -> answers.PuzzleInfo:
    return {"id": each.id, "goal": each.goal, "best": each.best, "level": each.level, "theme": each.theme}


def _tempting(each: Puzzle) -> answers.TemptingWay | None:
    if each.tempting is None:
        return None
    return {"actions": list(each.tempting.actions), "cost": each.tempting.cost}


def _attempt(id: str, tried: Tried) -> tuple[answers.PuzzleAttempt, bool]:
    """Where a try stands, and whether it can no longer be solved."""
    begun, events = TRIES.played(id, tried)
    found: answers.PuzzleAttempt = {
        "view": begun.view().to_json(),
        "events": events,
        "solved": begun.solved,
        "cost": round(begun.cost, 3) if begun.missed else None,
    }
    return found, begun.missed


def _hint(id: str, tried: Tried) -> str | None:
    begun, _ = TRIES.played(id, tried)
    return begun.hint()


class Puzzles:
    """Puzzles as people try them."""

    def __init__(self, store: NoteStore, clock: Clock, bots: Bots) -> None:
        self._store = store
        self._clock = clock
        self._bots = bots

    async def run(self, ask: Callable[..., Found], *about: object) -> Found:
        """Ask something about a try: a function of a module, and data that can be sent to another process."""
        return await self._bots.ponder(asking.get(), Call(ask, about))

    async def attempt(self, id: str, tried: Tried, person: str | None) -> answers.PuzzleAttempt:
        """Where a try stands."""
        found, is_missed = await self.run(_attempt, id, tried)
        if tried.counts and (found["solved"] or is_missed):
            await self._keep(person, id, found["solved"])
        return found

    async def hint(self, id: str, tried: Tried, person: str | None) -> answers.PuzzleHint:
        """The next action of a best way."""
        action = await self.run(_hint, id, tried)
        await self._keep(person, id, False)
        return {"action": action}

    async def solution(self, id: str, wanted: AskSolution, lang: str, person: str | None) -> answers.PuzzleSolution:
        """A best way to play the turn, and what sets it apart."""
        found = puzzle(id)
        if found is None:
            raise Refusal("unknown", "server-not-found")
        await self._keep(person, id, False)
        names = [wanted.name or name if seat == found.seat else name for seat, name in enumerate(NAMES)]
        reasons = await self.run(why, found, names, lang)
        equals = await self.run(as_good, found)
        return {
            "actions": list(found.solution),
            "as_good": [{"place": place, "ways": [list(way) for way in ways]} for place, ways in equals],
            "tempting": _tempting(found),
            "reasons": [{"id": reason, "sentence": sentence} for reason, sentence in reasons],
        }

    async def tries(self, person: str | None, day: date) -> answers.PuzzleTries:
        """A person's first tries, in order, the result of the puzzle of the day, and their rating."""
        found = await self._store.puzzle_tries(person) if person else []
        known = [(each.level, solved) for id, solved in found if (each := puzzle(id))]
        rating, deviation, _ = standing_after(known)
        tries: list[answers.PuzzleTry] = [{"puzzle": id, "solved": solved} for id, solved in found]
        today = dict(found).get(puzzle_of_the_day(day).id)
        runs = [len(list(run)) for solved, run in groupby(solved for _, solved in found) if solved]
        return {
            "tries": tries,
            "today": today,
            "rating": round(rating, 1),
            "deviation": round(deviation, 1),
            "streak": runs[-1] if found and found[-1][1] else 0,
            "longest": max(runs, default=0),
        }

    async def _keep(self, person: str | None, id: str, solved: bool) -> None:
        if person:
            await self._store.keep_puzzle_try(person, id, solved, self._clock.now())
