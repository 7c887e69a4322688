"""The thinkers: processes that think, and who gets which of them for how long.

A thought waits in a fair queue until a process has time. Every tenth of a second the processes are looked at: one
whose thought takes too long is ended and replaced, and one goes on with another thought if that has a better claim
to the time. So nobody waits for long thoughts of others. What a process leaves undone when it ends, others begin again.
"""

import asyncio
import logging
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Protocol, TypeVar

from ..ports.fairness import FairQueue
from ..ports.metrics import Metrics
from .desk import Order, Report
from .thought import SHARES, WORKS, ThinkingError, Thought, TookTooLong, Work

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.tables")

_LOOK_SECONDS = 0.1
"""How often the processes are looked at while one is busy."""
_SHORT = 0.3
"""Seconds: a thought makes way for another one of the same kind only if that is done earlier by more than this."""
_AT_A_PROCESS = 2
"""Long thoughts of one kind that a process has begun, the one under way included. Each may need some MB."""
_GRACE = 0.25
"""How much longer a thought may take after it was asked to decide at once, before its process is ended."""
_MOST_ENDS = 2
"""How many processes may end while working on a thought before it is given up."""
_PAUSE, _LONGEST_PAUSE = 0.1, 30.0
"""Seconds before another process is started after one that could not begin; doubled each time."""


_START_SECONDS = 60.0
"""A process that has not begun by then is replaced."""
_MOST_AVERAGES = 100
_TOO_LONG = "it took too long"
_NOTHING = -1.0, 0, 0.0
"""The standing of a process that has nothing to do."""


class Process(Protocol):
    """A process that thinks, wherever it is. It says once that it has ended, unless it was killed."""

    def send(self, order: Order) -> None:
        """Send it an instruction."""

    def kill(self) -> None:
        """End it, whatever it does."""

    async def wait(self) -> None:
        """Wait until a killed process has ended."""


Start = Callable[[Callable[[Report], None], Callable[[], None]], Process]
"""Starts a process; it is given what to call with its reports, and when it has ended."""


@dataclass(eq=False, slots=True)
class _Ticket:
    """A thought, from being asked to its answer."""

    number: int
    work: Work
    fair_key: str
    key: str
    like: str
    data: bytes
    answer: "asyncio.Future[Any]"
    asked: float
    progress: Callable[[float], None] | None
    pressed: bool
    silent: float = 0.0
    """Seconds of work since its last report."""
    seconds: float = 0.0
    """Seconds of work in all."""
    ends: int = 0
    """How many processes have ended while working on it."""
    waited: bool = False
    """Whether its time of waiting was counted."""
    place: "_Place | None" = None


@dataclass(eq=False, slots=True)
class _Place:
    """One process as the thinkers see it."""

    process: Process | None = None
    """None before it is started, and between two of them."""
    tickets: list[_Ticket] = field(default_factory=list)
    """The thoughts that it has begun."""
    current: _Ticket | None = None
    since: float = 0.0
    """When the time of the current one was last counted."""
    keys: set[str] = field(default_factory=set)
    """What it keeps for later thoughts."""
    started: float = 0.0
    ready: bool = False
    """Whether the process has said that it can begin."""
    failures: int = 0
    """Processes in a row that ended before they could begin."""
    resting: bool = False
    """Whether it waits before another process is started."""


class _Averages:
    """The average time of similar thoughts; the newest count most."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def of(self, like: str, unknown: float = 0.0) -> float:
        return self._seconds.get(like, unknown)

    def note(self, like: str, seconds: float) -> None:
        before = self._seconds.pop(like, seconds)
        self._seconds[like] = before + (seconds - before) / 8
        if len(self._seconds) > _MOST_AVERAGES:
            del self._seconds[next(iter(self._seconds))]


class Thinkers:
    """Thinks in some processes."""

    def __init__(self, start: Start, places: int, seconds: float, metrics: Metrics | None = None) -> None:
        """`seconds`: how long a thought may take without a report; it is then asked to decide by what it knows."""
        self._start = start
        self._seconds = seconds
        self._metrics = metrics or Metrics()
        self._places = [_Place() for _ in range(places)]
        self._queue: FairQueue[_Ticket] = FairQueue(SHARES)
        self._averages = _Averages()
        self._numbers = count(1)
        self._tickets: dict[int, _Ticket] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    # ---- For those who ask ----

    async def think(
        self,
        work: Work,
        fair_key: str,
        thought: Thought[Result],
        *,
        pressed: bool = False,
        progress: Callable[[float], None] | None = None,
        waited: float = 0.0,
    ) -> Result:
        """Think about something, see `Thinking`; `waited`: for how many seconds it has waited elsewhere before."""
        if self._closed:
            raise ThinkingError("the thinkers have ended")
        loop = asyncio.get_running_loop()
        data, now = pickle.dumps(thought), loop.time() - waited
        answer: asyncio.Future[Result] = loop.create_future()
        number, key, like = next(self._numbers), thought.key, thought.like
        ticket = _Ticket(number, work, fair_key, key, like, data, answer, now, progress, pressed)
        self._tickets[ticket.number] = ticket
        self._wait(ticket)
        self._serve(self._best_place(ticket))
        try:
            return await answer
        finally:
            self._let_go(ticket)

    def press(self, key: str) -> None:
        """Let the thoughts of a key decide at once."""
        for ticket in self._tickets.values():
            if ticket.key == key and not ticket.pressed:
                self._press(ticket)

    def forget(self, key: str) -> None:
        """Drop what is kept for the thoughts of a key."""
        for place in self._places:
            if key in place.keys:
                place.keys.discard(key)
                self._send(place, ("forget", 0, key))

    def waiting(self) -> dict[str, int]:
        """How many thoughts wait for a process, by kind of work."""
        return self._queue.waiting()

    def begun(self) -> dict[str, int]:
        """How many thoughts a process has begun, by kind of work."""
        begun = [ticket.work for place in self._places for ticket in place.tickets]
        return {work: begun.count(work) for work in WORKS}

    @property
    def places(self) -> int:
        """How many processes there may be."""
        return len(self._places)

    @property
    def free(self) -> int:
        """How many processes have nothing to do."""
        return sum(place.current is None and not place.resting for place in self._places)

    def warm_up(self) -> None:
        """Start all processes, before there is something to think about."""
        for place in self._places:
            if place.process is None and not place.resting:
                self._replace(place)

    def keeps(self, key: str) -> bool:
        """Whether a process keeps something for thoughts of a key."""
        return bool(key) and any(key in place.keys for place in self._places)

    def standing(self, work: Work, fair_key: str, like: str) -> tuple[float, int, float]:
        """For comparison: of thoughts that wait elsewhere, the one with the lowest has the best claim to a process."""
        return self._queue.standing(work, fair_key, self._averages.of(like))

    async def close(self) -> None:
        """End all processes; nobody waits for their results."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        processes = [place.process for place in self._places if place.process is not None]
        for process in processes:
            process.kill()
        for ticket in list(self._tickets.values()):
            self._settle(ticket, Report(ticket.number, error=ThinkingError("the thinkers have ended")))
        for process in processes:
            await process.wait()

    # ---- Which thought a process works on ----

    def _wait(self, ticket: _Ticket, *, first: bool = False) -> None:
        self._queue.put(ticket.work, ticket.fair_key, ticket, self._averages.of(ticket.like), first=first)

    def _best_place(self, ticket: _Ticket) -> _Place:
        """The process in which a new thought can begin first; preferably the one that keeps something for it."""
        idle = [place for place in self._places if place.current is None and not place.resting]
        if idle:
            begun = [place for place in idle if ticket.key and ticket.key in place.keys]
            running = [place for place in idle if place.process is not None]
            return (begun or running or idle)[0]
        now = asyncio.get_running_loop().time()
        for place in self._places:
            self._count_time(place, now)
        return max(self._places, key=lambda place: self._standing(place.current) if place.current else _NOTHING)

    def _serve(self, place: _Place) -> None:
        """Let a process go on with the thought that has the best claim."""
        if self._closed or place.resting:
            return
        current, best = place.current, self._best_for(place)
        if best is not None and (current is None or self._makes_way(current, best)):
            if place.process is None:
                self._replace(place)
            self._go_on(place, best)
        if self._timer is None and any(place.current for place in self._places):
            self._timer = asyncio.get_running_loop().call_later(_LOOK_SECONDS, self._look)

    def _best_for(self, place: _Place) -> _Ticket | tuple[str, str] | None:
        """The thought that a process should work on rather than on its current one: begun here, or waiting."""
        begun = [ticket for ticket in place.tickets if ticket is not place.current]
        long: list[str] = [each.work for each in place.tickets if self._averages.of(each.like, _SHORT) >= _SHORT]
        waiting = self._queue.next({work for work in SHARES if long.count(work) < _AT_A_PROCESS})
        best = min(begun, key=self._standing, default=None)
        if best is None or (waiting and self._queue.standing(*waiting) < self._standing(best)):
            return waiting
        return best

    def _standing(self, ticket: _Ticket) -> tuple[float, int, float]:
        rest = max(0.0, self._averages.of(ticket.like) - ticket.seconds)
        return self._queue.standing(ticket.work, ticket.fair_key, rest)

    def _makes_way(self, current: _Ticket, best: _Ticket | tuple[str, str]) -> bool:
        mine = self._standing(current)
        other = self._standing(best) if isinstance(best, _Ticket) else self._queue.standing(*best)
        if mine[1] == other[1]:
            return other[2] + _SHORT < mine[2]
        return other < mine

    def _go_on(self, place: _Place, best: _Ticket | tuple[str, str]) -> None:
        now = asyncio.get_running_loop().time()
        if isinstance(best, _Ticket):
            ticket = best
            self._queue.served(ticket.work)
            order: Order = "go on", ticket.number, None
        else:
            ticket = self._queue.take(*best)
            if not ticket.waited:
                ticket.waited = True
                self._metrics.thought_waited(ticket.work, now - ticket.asked)
            ticket.place, ticket.silent, ticket.seconds = place, 0.0, 0.0
            place.tickets.append(ticket)
            order = "begin", ticket.number, ticket.data
        place.current, place.since = ticket, now
        if ticket.key:
            for other in self._places:
                other.keys.discard(ticket.key)
            place.keys.add(ticket.key)
        self._send(place, order)
        if ticket.pressed and order[0] == "begin":
            self._send(place, ("press", ticket.number, None))

    # ---- Looking at the processes ----

    def _look(self) -> None:
        """Count the time of each process, end those that take too long, and let others have their turn."""
        self._timer = None
        now = asyncio.get_running_loop().time()
        for place in self._places:
            self._count_time(place, now)
            ticket = place.current
            if place.process is not None and not place.ready and now - place.started > _START_SECONDS:
                self._end_process(place, "it could not begin")
            elif ticket is not None and ticket.silent > self._seconds:
                if ticket.silent > self._seconds * (1 + _GRACE):
                    self._end_process(place, _TOO_LONG)
                elif not ticket.pressed:
                    self._press(ticket)
            self._serve(place)

    def _count_time(self, place: _Place, now: float) -> None:
        ticket = place.current
        if ticket is not None and place.ready:
            self._queue.charge(ticket.work, ticket.fair_key, now - place.since)
            ticket.seconds += now - place.since
            ticket.silent += now - place.since
        place.since = now

    def _press(self, ticket: _Ticket) -> None:
        ticket.pressed = True
        if ticket.place is not None:
            self._send(ticket.place, ("press", ticket.number, None))

    def _let_go(self, ticket: _Ticket) -> None:
        """Nobody waits for a thought any more: it has its answer, or was given up."""
        self._tickets.pop(ticket.number, None)
        place = ticket.place
        if place is None:
            self._queue.remove(ticket.work, ticket.fair_key, ticket)
            return
        self._send(place, ("drop", ticket.number, None))
        self._leave(place, ticket)

    def _leave(self, place: _Place, ticket: _Ticket) -> None:
        """A thought has left its process, so the process continues with another one."""
        self._count_time(place, asyncio.get_running_loop().time())
        ticket.place = None
        place.tickets.remove(ticket)
        if place.current is ticket:
            place.current = None
        self._serve(place)

    # ---- Processes ----

    def _send(self, place: _Place, order: Order) -> None:
        if place.process is not None:
            place.process.send(order)

    def _replace(self, place: _Place) -> None:
        """Start a process in a place."""
        mine: list[Process] = []

        def is_mine() -> bool:
            return bool(mine) and place.process is mine[0]

        mine.append(
            self._start(
                lambda report: self._hear(place, report) if is_mine() else None,
                lambda: self._end_process(place, "it ended") if is_mine() else None,
            )
        )
        place.process, place.ready, place.started = mine[0], False, asyncio.get_running_loop().time()

    def _hear(self, place: _Place, report: Report) -> None:
        if not place.ready:
            place.ready, place.failures, place.since = True, 0, asyncio.get_running_loop().time()
        ticket = self._tickets.get(report.number)
        if ticket is None or ticket.place is not place:
            return  # it was given up in the meantime
        if report.progress is not None:
            self._count_time(place, asyncio.get_running_loop().time())
            ticket.silent = 0.0
            if ticket.progress is not None:
                ticket.progress(report.progress)
            return
        self._leave(place, ticket)
        self._averages.note(ticket.like, ticket.seconds)
        self._settle(ticket, report)

    def _settle(self, ticket: _Ticket, report: Report) -> None:
        self._tickets.pop(ticket.number, None)
        if ticket.answer.done():
            return
        if report.error is not None:
            ticket.answer.set_exception(report.error)
        else:
            ticket.answer.set_result(report.result)

    def _end_process(self, place: _Place, why: str) -> None:
        """A process has ended or must end: its thoughts begin again elsewhere, unless one of them is to blame."""
        if self._closed:
            return
        current, tickets, was_ready = place.current, place.tickets, place.ready
        if place.process is not None:
            place.process.kill()
        place.process, place.current, place.tickets = None, None, []
        place.keys.clear()
        place.failures = 0 if was_ready else place.failures + 1
        self._metrics.thinker_replaced()
        log.warning("a thinking process was replaced", extra={"why": why, "work": current.work if current else None})
        for ticket in tickets:
            ticket.place = None
            if ticket is current and was_ready:
                ticket.ends += 1
                if why == _TOO_LONG or ticket.ends >= _MOST_ENDS:
                    error = TookTooLong(why) if why == _TOO_LONG else ThinkingError(why)
                    self._settle(ticket, Report(ticket.number, error=error))
                    continue
            self._wait(ticket, first=True)
        place.resting = True
        pause = min(_LONGEST_PAUSE, _PAUSE * 2**place.failures) if place.failures else 0.0
        asyncio.get_running_loop().call_later(pause, self._come_back, place)

    def _come_back(self, place: _Place) -> None:
        place.resting = False
        if self._queue.next() is not None:
            self._serve(place)
