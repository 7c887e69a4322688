"""Reviews of finished games: made in time that no bot at a table wants, one at a time for each person, and kept.

A review is stored when it is done and not before: one that a restart cuts off is forgotten, and made anew when
somebody asks again.
"""

import base64
import logging
import time
import zlib
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, cast

from ..engine import EngineView, State
from ..engine.numbers import CLOSE, DRAW, OVER
from ..game import Record
from ..game.actions import NUMBERS
from ..protocol.commands import TryWay
from ..protocol.review import (
    GameReview,
    PositionChances,
    ReviewBudget,
    ReviewReason,
    ReviewState,
    ReviewStatus,
    ReviewWay,
    WayWeighed,
)
from ..review import Reviewing, Way, fingerprint
from ..review.model import Chances
from ..review.sentences import reason_sentence
from ..review.trying import Attempt, position_chances, try_way
from .bots import BotPool, Thought
from .connections import Connections
from .jsontext import dumps, loads
from .refusals import Refusal
from .settings import TableSettings
from .store import Store, StoreError
from .tasks import Background, Tasks

_AT_A_STRETCH = 0.05
"""Seconds of work on a review after which bots at tables get their turn."""
_SEED = 0
"""The same game gives the same review."""
log = logging.getLogger("thurntaxis.tables")


class _Job:
    """A review that is made, or waits for its turn."""

    __slots__ = ("address", "budget", "people", "person", "progress", "record", "state", "stopped", "table")

    def __init__(self, table: str, record: Record, budget: ReviewBudget, person: str, address: str) -> None:
        self.table = table
        self.record = record
        self.budget = budget
        self.person = person
        self.address = address
        self.people = {person}
        """Everybody who wants to hear of it."""
        self.state: ReviewState = "waiting"
        self.progress = 0.0
        self.stopped = False

    @property
    def status(self) -> ReviewStatus:
        return {"budget": self.budget, "state": self.state, "progress": round(self.progress, 3)}


class Reviews:
    """Makes and keeps reviews."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        connections: Connections,
        background: Background,
        tasks: Tasks,
        settings: TableSettings,
    ) -> None:
        self._store = store
        self._bots = bots
        self._connections = connections
        self._background = background
        self._tasks = tasks
        self._settings = settings
        self._jobs: dict[tuple[str, str], _Job] = {}
        self._asked: dict[tuple[str, str | None], Generator[None, object, Chances]] = {}
        """By address and person: the position whose chances they want now."""

    async def start(self, table: str, record: Record, budget: ReviewBudget, person: str, address: str) -> ReviewStatus:
        """Ask for a review; one that is there or under way is not begun again.

        Raises:
            Refusal: the game is too long, or the person or the address has enough of them under way.
        """
        if await self._store.review(table, budget, fingerprint()) is not None:
            return {"budget": budget, "state": "done", "progress": 1.0}
        job = self._jobs.get((table, budget))
        if job is None:
            self._check_limits(record, person, address)
            job = self._jobs[table, budget] = _Job(table, record, budget, person, address)
            self._tasks.spawn(self._make(job))
        job.people.add(person)
        return job.status

    def _check_limits(self, record: Record, person: str, address: str) -> None:
        if len(record.actions) > self._settings.review_plies:
            raise Refusal("too_large", "server-review-too-long", count=self._settings.review_plies)
        jobs = self._jobs.values()
        if any(job.person == person for job in jobs):
            raise Refusal("too_much", "server-review-one", {"retry_after": 5})
        if sum(job.address == address for job in jobs) >= self._settings.reviews_per_address:
            raise Refusal("too_much", "server-too-much", {"retry_after": 10})
        if len(jobs) >= self._settings.reviews:
            raise Refusal("too_much", "server-too-much", {"retry_after": 30})

    def stop(self, table: str, budget: ReviewBudget, person: str) -> ReviewStatus:
        """Somebody does not want a review any more; it ends if nobody else does."""
        job = self._jobs.get((table, budget))
        if job is not None:
            job.people.discard(person)
            job.stopped = not job.people
        return {"budget": budget, "state": "none", "progress": 0.0}

    async def found(self, table: str, budget: ReviewBudget, lang: str) -> tuple[ReviewStatus, GameReview | None]:
        """How far a review is, and the review if it is done."""
        job = self._jobs.get((table, budget))
        if job is not None:
            return job.status, None
        data = await self._store.review(table, budget, fingerprint())
        if data is None:
            return {"budget": budget, "state": "none", "progress": 0.0}, None
        review = await self._background.run(lambda: _told(_unpacked(data), lang))
        return {"budget": budget, "state": "done", "progress": 1.0}, review

    # ---- The work ----

    async def _make(self, job: _Job) -> None:
        done = False
        try:
            done = await self._worked(job)
        except (StoreError, TimeoutError) as error:
            log.warning("a review was given up", extra={"table": job.table, "problem": repr(error)})
        finally:  # whatever happened, those who wait hear of it and can ask again
            self._jobs.pop((job.table, job.budget), None)
            job.state, job.progress = ("done", 1.0) if done else ("none", 0.0)
            self._tell(job)

    async def _worked(self, job: _Job) -> bool:
        """Whether the review is done and stored; not if nobody wants it any more."""
        work = await self._background.run(lambda: Reviewing(job.record, job.budget, _SEED))
        done = False
        while not done:
            done = await self._bots.spare(_some_steps(work))
            if job.stopped:
                return False
            if job.state == "waiting" or work.progress - job.progress >= 0.01:
                job.state, job.progress = "running", work.progress
                self._tell(job)
        data = await self._background.run(lambda: _packed(work.review().to_json()))
        await self._store.keep_review(job.table, job.budget, fingerprint(), data)
        return True

    def _tell(self, job: _Job) -> None:
        message = dumps({"type": "review", **job.status})
        for connection in self._connections.at(job.table):
            if connection.person in job.people:
                connection.push(message)

    # ---- Ways and positions that somebody tries out ----

    async def weigh(self, record: Record, wanted: TryWay, share: str, lang: str) -> WayWeighed:
        """What a way is worth in a position of a game, and why another one is better.

        Raises:
            Refusal: there is no such ply, or it is not a way to decide there.
        """
        state = await self._position(record, wanted.ply)
        actions = _whole_way(state, wanted.actions)
        view = EngineView(state, state.player)

        def think() -> Thought[Attempt]:
            yield
            return try_way(view, actions, wanted.ply)

        attempt = await self._bots.ponder(share, think())
        return {
            "ply": wanted.ply,
            "seat": state.player,
            "tried": _plain(attempt.tried),
            "best": _plain(attempt.best),
            "cost": attempt.cost,
            "size": attempt.size,
            "reasons": reasons_told([asdict(reason) for reason in attempt.reasons], record.players, lang),
        }

    async def chances(self, state: State, person: str | None, address: str) -> PositionChances:
        """Every seat's chance in a position that is open to whoever asks; a person's next question takes its place.

        Raises:
            Refusal: the person asks about another position now, or too many do.
        """
        asker = address, person
        if asker not in self._asked and len(self._asked) >= self._settings.chances:
            raise Refusal("too_much", "server-too-much", {"retry_after": 2})
        if sum(other != asker and other[0] == address for other in self._asked) >= self._settings.chances_per_address:
            raise Refusal("too_much", "server-too-much", {"retry_after": 1})
        mine = self._asked[asker] = position_chances(state, _SEED)
        try:
            while self._asked.get(asker) is mine:
                found = await self._bots.spare(_next_step(mine))
                if found is not None:
                    return {"chances": list(found)}
        finally:
            if self._asked.get(asker) is mine:
                del self._asked[asker]
        raise Refusal("not_now", "server-superseded")

    async def _position(self, record: Record, ply: int) -> State:
        game = await self._background.run(lambda: record.replay(checked_ply(record, ply)))
        if game.is_over:
            raise Refusal("not_now", "server-over")
        return game.state


def checked_ply(record: Record, ply: int) -> int:
    """A ply that somebody asks about.

    Raises:
        Refusal: the record has no such ply.
    """
    if ply > len(record.actions):
        raise Refusal("unknown", "server-unknown-ply", plies=len(record.actions))
    return ply


def _whole_way(state: State, texts: list[str]) -> list[int]:
    """The actions of one decision: a single action, or a closing from beginning to end."""
    trial, seat = state.copy(), state.player
    actions: list[int] = []
    for place, action in enumerate(texts):
        number = NUMBERS.get(action, -1)
        if trial.player != seat or not trial.is_legal(number):
            raise Refusal("illegal", "server-review-no-way", {"action": action[:80], "index": place})
        trial.apply(number)
        actions.append(number)
    is_closing = actions[0] == CLOSE
    is_whole = trial.player != seat or trial.phase in (DRAW, OVER)
    if (is_closing and not is_whole) or (not is_closing and len(actions) > 1):
        raise Refusal("illegal", "server-review-no-way", {"index": len(actions) - 1})
    return actions


def _some_steps(work: Reviewing) -> Thought[bool]:
    """Work on a review for a short while; whether it is done."""
    until = time.perf_counter() + _AT_A_STRETCH
    while not work.step():
        if time.perf_counter() > until:
            return False
        yield
    return True


def _next_step(thought: Generator[None, object, Chances]) -> Thought[Chances | None]:
    """One more step of valuing a position; the chances if that was the last."""
    yield
    try:
        next(thought)
    except StopIteration as end:
        found: Chances = end.value
        return found
    return None


def _packed(review: Mapping[str, Any]) -> str:
    return base64.b85encode(zlib.compress(dumps(review))).decode()


def _unpacked(data: str) -> dict[str, Any]:
    review: dict[str, Any] = loads(zlib.decompress(base64.b85decode(data)))
    return review


def _plain(way: Way) -> ReviewWay:
    return {"actions": list(way.actions), "chances": list(way.chances), "noise": way.noise}


def _told(review: dict[str, Any], lang: str) -> GameReview:
    """A review with its reasons in words."""
    for decision in review["decisions"]:
        decision["reasons"] = reasons_told(decision["reasons"], review["players"], lang)
    return cast(GameReview, review)


def reasons_told(reasons: Iterable[Mapping[str, Any]], players: Sequence[str], lang: str) -> list[ReviewReason]:
    """Reasons as sentences."""
    return [
        {"id": reason["id"], "sentence": reason_sentence(reason["id"], reason["arguments"], players, lang)}
        for reason in reasons
    ]
