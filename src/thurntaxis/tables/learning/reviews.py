"""Reviews of finished games: made when no bot at a table needs the time, one per person at a time, and stored.

A review is stored when it is done and not before: one that a restart cuts off is forgotten, and starts from the
beginning when somebody asks again. Clients ask how far it is; nothing is pushed, and a review that nobody asks about
ends. When all places are taken, the address that wants most work gives one up to an address that wants less.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from ...assessment import LookName, PositionValue, fingerprint
from ...engine import EngineView, State
from ...engine.numbers import CLOSE, DRAW, OVER
from ...game import Game, Record
from ...game.actions import NUMBERS
from ...protocol.review import PositionChances, ReviewBudget, ReviewState, ReviewStatus, WayWeighed
from ...review import BUDGETS
from ...review.attempt import Attempt, try_way
from ...review.decisions import GivenHint
from ...review.job import COURSE, DECISIONS
from ...review.model import GameReview, ReviewDecision, ReviewDraft
from ...review.moments import moments_of
from ...rollouts import in_words
from ..ports.background import Background, Tasks
from ..ports.clock import Clock
from ..ports.settings import TableSettings
from ..ports.store import NoteStore, StoreError
from ..refusals import Refusal
from ..running.bots import Bots
from ..running.hints import ASSESSOR
from ..thinking.sent import SentState, SentView
from ..thinking.thought import Kept, Result, Steps, Thinking, ThinkingError, Thought
from .reviewparts import AT_ONCE, CourseOf, DecisionsOf, ReviewOf, draft_of, unpacked

Advised = Mapping[tuple[int, str], Sequence[str]]
"""By ply and position: what a player was advised to do (`Table.advice`)."""
_NO_ADVICE: Advised = MappingProxyType({})
log = logging.getLogger("thurntaxis.tables")


@dataclass(frozen=True, slots=True)
class WayTried(Thought[Attempt]):
    """What a way is worth that somebody tries in a position."""

    view: SentView
    actions: tuple[int, ...]
    look: LookName

    def steps(self, kept: Kept) -> Steps[Attempt]:
        """Compare it with the best."""
        return (yield from try_way(ASSESSOR, self.view, list(self.actions), self.look))


@dataclass(frozen=True, slots=True)
class ChancesAt(Thought[PositionValue]):
    """Every seat's chance in a position that is open to all."""

    state: SentState

    def steps(self, kept: Kept) -> Steps[PositionValue]:
        """Play it on."""
        return (yield from ASSESSOR.value_in_steps(self.state))


@dataclass(slots=True)
class _Job:
    """A review that is under way, or waits for its turn."""

    table: str
    record: Record
    hints: list[GivenHint]
    budget: ReviewBudget
    person: str
    """The person who asked first, for the limits."""
    address: str
    people: set[str] = field(default_factory=set)
    """Everybody who wants it. With nobody left it ends after the step under way."""
    asked: int = 0
    """When somebody last asked how far it is."""
    state: ReviewState = "waiting"
    progress: float = 0.0
    draft: ReviewDraft | None = None
    """What is certain so far."""

    @property
    def work(self) -> float:
        """What is left to do, in games that are played on."""
        return _work(self.record, self.budget) * (1 - self.progress)

    @property
    def status(self) -> ReviewStatus:
        return {"budget": self.budget, "state": self.state, "progress": round(self.progress, 3)}


class Reviews:
    """Makes and keeps reviews."""

    def __init__(
        self,
        store: NoteStore,
        thinkers: Thinking,
        bots: Bots,
        background: Background,
        tasks: Tasks,
        clock: Clock,
        settings: TableSettings,
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._bots = bots
        self._background = background
        self._tasks = tasks
        self._clock = clock
        self._settings = settings
        self._jobs: dict[tuple[str, str], _Job] = {}
        self._asked: dict[tuple[str, str | None], asyncio.Future[PositionValue]] = {}
        """By address and person: the chances that they want now."""

    async def start(
        self, table: str, record: Record, budget: ReviewBudget, person: str, address: str, advice: Advised = _NO_ADVICE
    ) -> ReviewStatus:
        """Ask for a review; one that is there or under way is not begun again. `advice`: the hints of the table.

        Raises:
            Refusal: the game is too long, or the person or the address has enough of them under way.
        """
        if await self._store.review(table, budget, fingerprint()) is not None:
            return {"budget": budget, "state": "done", "progress": 1.0}
        job = self._jobs.get((table, budget))
        if job is None or not self._is_wanted(job):
            self._make_room(record, budget, person, address)
            if job is None:
                job = self._jobs[table, budget] = _Job(table, record, _hints(advice), budget, person, address)
                self._tasks.spawn(self._make(job))
            else:  # given up but not stopped yet: it continues for this person
                job.person, job.address = person, address
                job.people.clear()
        job.people.add(person)
        job.asked = self._clock.now()
        return job.status

    def _is_wanted(self, job: _Job) -> bool:
        """Whether a review was asked for, and its progress was requested recently."""
        return bool(job.people) and self._clock.now() - job.asked < self._settings.review_unasked_seconds * 1000

    def _make_room(self, record: Record, budget: ReviewBudget, person: str, address: str) -> None:
        if len(record.actions) > self._settings.review_plies:
            raise Refusal("too_large", "server-review-too-long", count=self._settings.review_plies)
        jobs = [job for job in self._jobs.values() if self._is_wanted(job)]
        if any(job.person == person for job in jobs):
            raise Refusal("too_much", "server-review-one", {"retry_after": 5})
        if sum(job.address == address for job in jobs) >= self._settings.reviews_per_address:
            raise Refusal("too_much", "server-too-much", {"retry_after": 10})
        if len(jobs) < self._settings.reviews:
            return
        load: defaultdict[str, float] = defaultdict(float)
        for job in jobs:
            load[job.address] += job.work
        heaviest = max(load, key=load.__getitem__)
        if load[heaviest] <= load[address] + _work(record, budget):
            raise Refusal("too_much", "server-too-much", {"retry_after": 30})
        youngest = [job for job in jobs if job.address == heaviest][-1]
        youngest.people.clear()

    def stop(self, table: str, budget: ReviewBudget, person: str) -> ReviewStatus:
        """A person no longer wants a review. It ends if nobody else does."""
        job = self._jobs.get((table, budget))
        if job is not None:
            job.people.discard(person)
        return {"budget": budget, "state": "none", "progress": 0.0}

    async def found(
        self, table: str, budget: ReviewBudget, lang: str, readers: Collection[int] = ()
    ) -> tuple[ReviewStatus, ReviewDraft | GameReview | None]:
        """How far a review is, and the review or what is certain of it, for a reader with these seats."""
        job = self._jobs.get((table, budget))
        if job is not None:
            if self._is_wanted(job):
                job.asked = self._clock.now()
            return job.status, job.draft
        data = await self._store.review(table, budget, fingerprint())
        if data is None:
            return {"budget": budget, "state": "none", "progress": 0.0}, None
        review = await self._background.run(lambda: _translated(unpacked(data), lang, readers))
        return {"budget": budget, "state": "done", "progress": 1.0}, review

    # ---- The work ----

    async def _make(self, job: _Job) -> None:
        """Make the review and store it, unless everybody gives it up or leaves in the meantime."""
        try:
            data = await self._think(job)
            if self._is_wanted(job):
                await self._store.keep_review(job.table, job.budget, fingerprint(), data)
        except (StoreError, ThinkingError) as error:
            log.warning("a review was given up", extra={"table": job.table, "problem": repr(error)})
        finally:  # in any case it can be requested again
            if self._jobs.get((job.table, job.budget)) is job:
                del self._jobs[job.table, job.budget]

    async def _think(self, job: _Job) -> str:
        """The review as it is stored, made part by part; what is certain can be seen meanwhile."""
        moments = list(moments_of(job.record))
        course = await self._part(job, CourseOf(job.record, job.budget), 0.0, COURSE)
        decisions: tuple[ReviewDecision, ...] = ()
        firsts = range(0, len(moments), AT_ONCE)
        job.draft = draft_of(course, decisions, 0)
        for part, first in enumerate(firsts):
            share = DECISIONS / len(firsts)
            thought = DecisionsOf(job.record, job.budget, tuple(job.hints), part)
            decisions += await self._part(job, thought, COURSE + part * share, share)
            last = moments[first : first + AT_ONCE][-1]
            job.draft = draft_of(course, decisions, last.ply + len(last.actions))
        whole = ReviewOf(job.record, job.budget, course, decisions)
        return await self._part(job, whole, COURSE + DECISIONS, 1 - COURSE - DECISIONS)

    async def _part(self, job: _Job, thought: Thought[Result], first: float, share: float) -> Result:
        making = asyncio.current_task()

        def progress(done: float) -> None:
            job.state, job.progress = "running", first + share * done
            if making is not None and not self._is_wanted(job):
                self._jobs.pop((job.table, job.budget), None)
                making.cancel()

        progress(0.0)
        return await self._thinkers.think("review", job.address, thought, progress=progress)

    # ---- Ways and positions that somebody tries out ----

    async def closest_look(self, table: str) -> LookName:
        """As closely as the closest review of a game looks, so that whatever is said of it is the same."""
        is_thorough = await self._store.review(table, "thorough", fingerprint()) is not None
        return "thorough" if is_thorough else "quick"

    async def evaluate_way(
        self, game: Game, texts: list[str], fair_key: str, lang: str, look: LookName = "quick"
    ) -> WayWeighed:
        """What a way is worth where a game stands, and why another one is better, as far as the player to act knows.

        Raises:
            Refusal: the game is over, or it is not a way to decide there.
        """
        if game.is_over:
            raise Refusal("not_now", "server-over")
        state = game.state
        actions = tuple(_whole_way(state, texts))
        attempt = await self._bots.ponder(fair_key, WayTried(EngineView(state, state.player), actions, look))
        return {
            "ply": game.ply,
            "seat": state.player,
            "tried": attempt.tried,
            "best": attempt.best,
            "cost": attempt.cost,
            "size": attempt.size,
            "reasons": in_words(attempt.reasons, game.players, lang, state.player, (state.player,)),
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
        if before := self._asked.get(asker):
            before.cancel()
        mine = self._asked[asker] = asyncio.ensure_future(self._bots.ponder(address, ChancesAt(state)))
        try:
            found = await mine
            return {"chances": found.chances, "errors": found.errors}
        except asyncio.CancelledError:
            if self._asked.get(asker) is mine:  # nobody waits for it any more
                mine.cancel()
                raise
            raise Refusal("not_now", "server-superseded") from None
        finally:
            if self._asked.get(asker) is mine:
                del self._asked[asker]


def _hints(advice: Advised) -> list[GivenHint]:
    """What players were advised at a table, in numbers."""
    return [
        GivenHint(ply, int(position, 16), tuple(NUMBERS[action] for action in way))
        for (ply, position), way in advice.items()
    ]


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


def _work(record: Record, budget: ReviewBudget) -> int:
    """How much work a review is, in games that are played on."""
    return len(record.actions) * BUDGETS[budget].moment


def _translated(review: GameReview, lang: str, readers: Collection[int]) -> GameReview:
    """A review with its reasons in words, for the players in some seats."""
    return replace(
        review,
        decisions=tuple(
            replace(each, reasons=tuple(in_words(each.reasons, review.players, lang, each.seat, readers)))
            for each in review.decisions
        ),
    )
