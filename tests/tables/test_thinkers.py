"""Thinking processes in virtual time: who gets which of them, and what happens to thoughts when they die or hang."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import pytest

from simulation.loop import VirtualLoop
from simulation.thinking import Fate, SimulatedProcess
from thurntaxis.tables.ports.metrics import Metrics
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.thinking.desk import Order, Report
from thurntaxis.tables.thinking.thinkers import Thinkers
from thurntaxis.tables.thinking.thought import Kept, Steps, ThinkingError, Thought, TookTooLong, Work

LIMIT = 5.0
STEP = 0.05


@dataclass(frozen=True, slots=True)
class Steady(Thought[int]):
    """Takes a number of steps; pressed, it decides at once. Says how many it has taken."""

    number: int
    key: str = ""
    reports: bool = False

    @property
    def like(self) -> str:
        return f"steady {self.number}"

    def steps(self, kept: Kept) -> Steps[int]:
        taken = int(str(kept.take(self.key) or 0))
        for place in range(self.number):
            taken += 1
            if (yield (place / self.number if self.reports else None)):
                break
        if self.key:
            kept.keep(self.key, taken)
        return taken


@dataclass(frozen=True, slots=True)
class Refused(Thought[int]):
    """Refuses, or fails."""

    refuses: bool

    def steps(self, kept: Kept) -> Steps[int]:
        yield None
        if self.refuses:
            raise Refusal("not_now", "server-over", {"ply": 7}, level="hard")
        raise ZeroDivisionError


class Counted(Metrics):
    """Counts processes that were replaced, and who waited for how long."""

    def __init__(self) -> None:
        self.replaced = 0
        self.waited: list[tuple[str, float]] = []

    def thinker_replaced(self) -> None:
        self.replaced += 1

    def thought_waited(self, work: str, seconds: float) -> None:
        self.waited.append((work, seconds))


class Office:
    """Some processes, and what happens in their next steps."""

    def __init__(self, processes: int) -> None:
        self.fates: list[Fate] = []
        self.metrics = Counted()
        self.processes: list[SimulatedProcess] = []
        self.thinkers = Thinkers(self._start, processes, LIMIT, self.metrics)

    def _start(self, report: Callable[[Report], None], ended: Callable[[], None]) -> SimulatedProcess:
        self.processes.append(SimulatedProcess(lambda: self.fates.pop(0) if self.fates else STEP, report, ended))
        return self.processes[-1]

    async def timed(self, work: Work, fair_key: str, steps: int) -> float:
        """How long a thought took from being asked."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert await self.thinkers.think(work, fair_key, Steady(steps)) == steps
        return loop.time() - began


def played(play: Callable[[Office], Coroutine[Any, Any, None]], processes: int = 1) -> None:
    loop = VirtualLoop(random.Random(1))
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(play(Office(processes)))
    finally:
        loop.close()
        asyncio.set_event_loop(None)


async def soon(work: Coroutine[Any, Any, float]) -> "asyncio.Task[float]":
    """Begin something, and let it come as far as it does at once."""
    task = asyncio.ensure_future(work)
    await asyncio.sleep(0)
    return task


def test_a_person_does_not_wait_for_bots_among_themselves() -> None:
    async def play(office: Office) -> None:
        shows = [await soon(office.timed("show", f"10.0.0.{number}", 80)) for number in range(10)]
        await asyncio.sleep(1)
        for _ in range(5):
            assert await office.timed("play", "ann", 1) < 3 * STEP
            await asyncio.sleep(0.3)
        await asyncio.gather(*shows)

    played(play, 2)


def test_a_short_thought_does_not_wait_for_long_ones_of_the_same_kind() -> None:
    async def play(office: Office) -> None:
        for steps in (1, 40):  # how long they take is known from now on
            await office.timed("play", "nobody", steps)
        others = [await soon(office.timed("play", f"10.0.0.{number}", 40)) for number in range(30)]
        await asyncio.sleep(5)
        for _ in range(5):
            assert await office.timed("play", "ann", 1) < 1.0
            await asyncio.sleep(0.3)
        await asyncio.gather(*others)

    played(play)


def test_every_kind_has_its_share_while_all_want_more_than_there_is() -> None:
    async def play(office: Office) -> None:
        done = dict.fromkeys(("play", "hint", "show", "review"), 0)

        async def always(work: Any) -> None:
            while True:
                await office.thinkers.think(work, "somebody", Steady(4))
                done[work] += 1

        tasks = [asyncio.ensure_future(always(work)) for work in done for _ in range(3)]
        await asyncio.sleep(600)
        for task in tasks:
            task.cancel()
        shares = {work: number / sum(done.values()) for work, number in done.items()}
        assert {work: round(share * 15) for work, share in shares.items()} == {
            "play": 8, "hint": 4, "show": 2, "review": 1,
        }  # fmt: skip

    played(play)


def test_what_a_dead_process_leaves_is_begun_again_at_once() -> None:
    async def play(office: Office) -> None:
        office.fates += [STEP, STEP, "die"]
        assert await office.timed("play", "ann", 10) < 14 * STEP
        assert (office.metrics.replaced, len(office.processes)) == (1, 2)

    played(play)


def test_a_thought_that_ends_every_process_is_given_up() -> None:
    async def play(office: Office) -> None:
        office.fates += ["die", "die"]
        with pytest.raises(ThinkingError, match="it ended"):
            await office.timed("play", "ann", 10)
        assert await office.timed("play", "ann", 10) < 12 * STEP

    played(play)


def test_a_thought_that_hangs_is_ended_and_others_go_on() -> None:
    async def play(office: Office) -> None:
        review = await soon(office.timed("review", "ben", 40))
        await asyncio.sleep(0.5)
        office.fates += ["hang"]
        with pytest.raises(TookTooLong):
            await office.timed("play", "ann", 3)
        assert office.metrics.replaced == 1
        assert await review < LIMIT * 1.3 + 60 * STEP, "what it had begun for others begins again"

    played(play)


def test_a_thought_that_takes_too_long_decides_by_what_it_knows() -> None:
    async def play(office: Office) -> None:
        taken = await office.thinkers.think("play", "ann", Steady(100_000))
        assert LIMIT < taken * STEP < LIMIT + 0.3
        assert not office.metrics.replaced

    played(play)


def test_a_thought_that_reports_may_take_longer() -> None:
    async def play(office: Office) -> None:
        heard: list[float] = []
        steps = int(3 * LIMIT / STEP)
        think = office.thinkers.think
        assert await think("review", "ann", Steady(steps, reports=True), progress=heard.append) == steps
        assert heard == sorted(heard)
        assert 40 < len(heard) < 70

    played(play)


def test_a_pressed_bot_decides_at_once() -> None:
    async def play(office: Office) -> None:
        think = office.thinkers.think
        assert await think("play", "ann", Steady(50), pressed=True) <= 2
        thinking = asyncio.ensure_future(think("play", "ann", Steady(50, "turn")))
        waiting = asyncio.ensure_future(think("play", "ann", Steady(50, "next")))
        await asyncio.sleep(0.5)
        office.thinkers.press("turn")
        office.thinkers.press("next")
        assert await thinking < 15
        assert await waiting <= 2

    played(play)


def test_a_key_comes_back_to_its_process_until_it_is_forgotten() -> None:
    async def play(office: Office) -> None:
        think = office.thinkers.think
        both = await asyncio.gather(think("play", "a", Steady(2, "a")), think("play", "b", Steady(3, "b")))
        assert list(both) == [2, 3]
        assert await think("play", "b", Steady(3, "b")) == 6, "the other process is free as well"
        assert await think("play", "a", Steady(2, "a")) == 4
        office.thinkers.forget("a")
        assert await think("play", "a", Steady(2, "a")) == 2
        assert [len(process.desk.kept) for process in office.processes] == [1, 1]

    played(play, 2)


def test_leaving_frees_the_process_for_others() -> None:
    async def play(office: Office) -> None:
        first = asyncio.ensure_future(office.timed("play", "ann", 1000))
        second = asyncio.ensure_future(office.timed("play", "ann", 1000))
        await asyncio.sleep(0.2)
        first.cancel()
        second.cancel()
        await asyncio.sleep(0)
        assert await office.timed("play", "ben", 1) < 4 * STEP
        assert office.thinkers.waiting() == {"play": 0, "hint": 0, "show": 0, "review": 0}

    played(play)


def test_a_refusal_arrives_whole_and_a_failure_as_what_it_says() -> None:
    async def play(office: Office) -> None:
        with pytest.raises(Refusal) as refused:
            await office.thinkers.think("hint", "ann", Refused(True))
        assert refused.value.to_json() == Refusal("not_now", "server-over", {"ply": 7}, level="hard").to_json()
        with pytest.raises(ThinkingError, match="ZeroDivisionError"):
            await office.thinkers.think("hint", "ann", Refused(False))
        assert not office.metrics.replaced

    played(play)


class Stillborn:
    """A process that ends before it can begin."""

    started = 0

    def __init__(self, report: Callable[[Report], None], ended: Callable[[], None]) -> None:
        Stillborn.started += 1
        asyncio.get_running_loop().call_later(0.01, ended)

    def send(self, order: Order) -> None:
        """Nothing comes of it."""

    def kill(self) -> None:
        """It has ended."""

    async def wait(self) -> None:
        """It has ended."""


def test_processes_that_cannot_begin_are_started_less_and_less_often() -> None:
    async def play(office: Office) -> None:
        works = False

        def start(report: Callable[[Report], None], ended: Callable[[], None]) -> Any:
            return office._start(report, ended) if works else Stillborn(report, ended)

        office.thinkers = Thinkers(start, 1, LIMIT)
        waiting = asyncio.ensure_future(office.timed("play", "ann", 1))
        await asyncio.sleep(120)
        assert 8 <= Stillborn.started <= 14
        works = True
        assert await waiting < 160, "it is not to blame, and is answered when a process can begin"

    played(play)


def test_how_long_thoughts_wait_is_counted_by_kind() -> None:
    async def play(office: Office) -> None:
        await asyncio.gather(office.timed("play", "ann", 2), office.timed("play", "ben", 2))
        (_, none), (work, some) = office.metrics.waited
        assert (work, none) == ("play", 0.0)
        assert STEP < some < 4 * STEP

    played(play)


def test_nobody_is_left_waiting_when_the_thinkers_close() -> None:
    async def play(office: Office) -> None:
        tasks = [await soon(office.timed("play", "ann", 100)) for _ in range(3)]
        await office.thinkers.close()
        assert all(isinstance(each, ThinkingError) for each in await asyncio.gather(*tasks, return_exceptions=True))
        with pytest.raises(ThinkingError):
            await office.timed("play", "ann", 1)

    played(play)


def test_few_long_thoughts_are_begun_at_a_time_however_many_wait() -> None:
    async def play(office: Office) -> None:
        tasks = [await soon(office.timed("show", f"10.0.0.{number}", 40)) for number in range(30)]
        for _ in range(20):
            await asyncio.sleep(0.5)
            assert office.thinkers.begun()["show"] <= 4, "each may need much memory"
        for task in tasks:
            task.cancel()

    played(play, 2)
