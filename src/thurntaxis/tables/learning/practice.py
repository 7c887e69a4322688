"""Practice from a person's own games: mistakes that a review marks come back as exercises, after growing pauses.

An exercise begins a day after its review was read. Each time it is solved on a day on which it is due, the pause grows;
after the last pause it is learnt. A miss starts again with the first pause. Nothing moves before the day has come, so
whoever practises ahead loses nothing.
"""

import logging
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

from ...assessment import fingerprint
from ...game import Record
from ...game.actions import NUMBERS
from ...protocol import answers
from ...protocol.commands import KeepRush, Practised
from ...puzzles import puzzles
from ...review.kinds import KINDS, MistakeKind, kind_of
from ...review.model import GameReview, ReviewDecision
from ...review.moments import moments_of
from ..ports.background import Background
from ..ports.clock import Clock
from ..ports.jsontext import dumps, loads
from ..ports.store import Exercise, NoteStore, PracticeStore, Rush, StoreError
from ..refusals import Refusal

log = logging.getLogger("thurntaxis.tables")

PAUSES = (1, 3, 7, 16, 35)
"""Days until an exercise is due again, by how often in a row it was solved."""
MOST_OF_GAME = 10
"""Exercises that one game gives, the costliest."""
MOST_AT_ONCE = 20
"""Exercises of one session."""
THEMES: dict[MistakeKind, str] = {
    "late": "early",
    "soon": "waiting",
    "dropped": "route",
    "called": "postal_carrier",
    "card": "cards",
}
"""The theme of puzzles that goes with a kind of mistake, where it has another name."""
_DAY = 86_400_000


def exercises_of(table: str, record: Record, review: GameReview, seats: Collection[int], now: int) -> list[Exercise]:
    """The mistakes of some seats as exercises, in the order of the game; slips only if there is nothing worse."""
    marked = [each for each in review.decisions if each.seat in seats and each.size != "none"]
    worse = [each for each in marked if each.size != "slip"]
    chosen = sorted(worse or marked, key=lambda each: -each.cost)[:MOST_OF_GAME]
    before = {moment.ply: moment.before for moment in moments_of(record)} if chosen else {}
    found = []
    for each in sorted(chosen, key=lambda each: each.ply):
        played, best = ([NUMBERS[text] for text in way.actions] for way in (each.played, each.best))
        kind = kind_of(before[each.ply], played, best)
        due = now // _DAY + PAUSES[0]
        found.append(Exercise(table, each.ply, each.seat, kind, each.cost, _ways(each), now, 0, due))
    return found


def _ways(decision: ReviewDecision) -> str:
    ways = (decision.played, decision.best, *decision.others)
    return dumps([list(way.actions) for way in ways]).decode()


def after(exercise: Exercise, solved: bool, day: int) -> Exercise:
    """An exercise after a try on a day; as it was if it was not due."""
    if exercise.due is None or exercise.due > day:
        return exercise
    box = exercise.box + 1 if solved else 0
    return replace(exercise, box=box, due=day + PAUSES[box] if box < len(PAUSES) else None)


class Practice:
    """What people practise."""

    def __init__(self, store: PracticeStore, notes: NoteStore, background: Background, clock: Clock) -> None:
        self._store = store
        self._notes = notes
        self._background = background
        self._clock = clock

    async def take_in(
        self, person: str, table: str, record: Record, review: GameReview, seats: Collection[int]
    ) -> None:
        """Make exercises of a person's mistakes in a game whose review they read; a closer review replaces them.

        A review is read in any case: what goes wrong here is only logged.
        """
        try:
            kept = {each.ply: each for each in await self._store.exercises(person) if each.table == table}
            if review.budget == "quick" and (kept or await self._is_superseded(table)):
                return
            now = self._clock.now()
            found = await self._background.run(partial(exercises_of, table, record, review, seats, now))
            new = [each for each in found if each.ply not in kept]
            gone = sorted(kept.keys() - {each.ply for each in found})
            if new:
                await self._store.keep_exercises(person, new)
            if gone:
                await self._store.forget_exercises(person, table, gone)
        except StoreError as error:
            log.warning("no exercises were made", extra={"table": table, "problem": str(error)})

    async def _is_superseded(self, table: str) -> bool:
        """Whether a closer review than the quick one is there, which may have refuted all of its marks."""
        return await self._notes.review(table, "thorough", fingerprint()) is not None

    async def overview(self, person: str) -> answers.Practice:
        """A person's exercises, those due first, and what they tend to get wrong."""
        kept = await self._store.exercises(person)
        day = self._clock.now() // _DAY
        waiting = sorted((each for each in kept if each.due is not None), key=lambda each: (each.due or 0, -each.cost))
        due = sum(each.due is not None and each.due <= day for each in waiting)
        later = [each.due for each in waiting if each.due is not None and each.due > day]
        return {
            "exercises": [_told(each, day) for each in waiting[:MOST_AT_ONCE]],
            "due": due,
            "waiting": len(waiting) - due,
            "learnt": len(kept) - len(waiting),
            "next": _date(later[0]) if later else None,
            "games": len({each.table for each in kept}),
            "kinds": _counts(kept),
        }

    async def practised(self, person: str, done: Practised) -> answers.ExerciseStanding:
        """Note the result of an exercise.

        Raises:
            Refusal: the person has no such exercise.
        """
        kept = await self._store.exercises(person)
        exercise = next((each for each in kept if (each.table, each.ply) == (done.table, done.ply)), None)
        if exercise is None:
            raise Refusal("unknown", "server-not-found")
        now = after(exercise, done.solved, self._clock.now() // _DAY)
        if now != exercise:
            await self._store.keep_exercises(person, [now])
        return {"counted": now != exercise, "next": None if now.due is None else _date(now.due)}

    async def rushes(self, person: str | None) -> answers.Rushes:
        """A person's best rushes."""
        kept = await self._store.rushes(person) if person else []
        return {"best": [{"at": each.at, "solved": each.solved, "missed": each.missed} for each in kept]}

    async def keep_rush(self, person: str, done: KeepRush) -> answers.Rushes:
        """Keep the result of a rush."""
        await self._store.keep_rush(person, Rush(self._clock.now(), done.solved, done.missed))
        return await self.rushes(person)


def _told(exercise: Exercise, day: int) -> answers.Exercise:
    played, best, *others = loads(exercise.ways)
    return {
        "table": exercise.table,
        "ply": exercise.ply,
        "seat": exercise.seat,
        "kind": _kind(exercise),
        "cost": exercise.cost,
        "played": played,
        "best": best,
        "others": others,
        "due": exercise.due is not None and exercise.due <= day,
    }


def _kind(exercise: Exercise) -> MistakeKind:
    return next((kind for kind in KINDS if kind == exercise.kind), "route")


def _counts(kept: Sequence[Exercise]) -> list[answers.MistakeCount]:
    """How often each kind of mistake occurs, the most frequent first, with the puzzles that go with it."""
    about = Counter(each.theme for each in puzzles())
    found: list[answers.MistakeCount] = []
    for kind, count in Counter(map(_kind, kept)).most_common():
        theme = THEMES.get(kind, kind)
        found.append({"kind": kind, "count": count, "theme": theme, "puzzles": about[theme]})
    return found


def _date(day: int) -> str:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)).date().isoformat()
