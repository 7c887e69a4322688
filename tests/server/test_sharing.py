"""Thinking on several machines: what is sent through the database, who gets it, and what happens when one dies."""

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from thurntaxis.assessment import Assessor
from thurntaxis.assessment.service import to_the_end
from thurntaxis.bots import registry
from thurntaxis.engine import SPECTATOR, EngineView, Luck
from thurntaxis.game import Game
from thurntaxis.game.setup.setup import Setup
from thurntaxis.review import BUDGETS, review_record
from thurntaxis.review.course import Course, course_in_steps
from thurntaxis.review.decisions import GivenHint
from thurntaxis.review.moments import moments_of
from thurntaxis.server.stores import open_store
from thurntaxis.server.stores.sql import SqlStore
from thurntaxis.server.thinking import claiming, letters
from thurntaxis.server.thinking import shared as sharing
from thurntaxis.server.thinking.claiming import Claims
from thurntaxis.server.thinking.exchange import Exchange, Offer
from thurntaxis.server.thinking.shared import SharedThinkers
from thurntaxis.tables.learning.positions import Rolling, Solving
from thurntaxis.tables.learning.reviewparts import CourseOf, DecisionsOf, ReviewOf
from thurntaxis.tables.learning.reviews import ChancesAt, WayTried
from thurntaxis.tables.ports.background import Tasks
from thurntaxis.tables.ports.metrics import Metrics
from thurntaxis.tables.running.bots import Decision
from thurntaxis.tables.running.hints import Advising
from thurntaxis.tables.thinking.here import Here, thinkers_here
from thurntaxis.tables.thinking.thinkers import Thinkers
from thurntaxis.tables.thinking.thought import Call, Kept, Thought
from thurntaxis.tables.watching.commentary import SeenChances

from .clients import Person
from .running import PATIENCE, Process


def begun_game() -> Game:
    game = Game(["Ann", "Ben"], seed=1)
    for _ in range(12):
        game.play(game.legal_actions(numbers=True)[0])
    return game


def course_of(game: Game) -> Course:
    few = replace(BUDGETS["quick"], moment=1, card=1)
    return to_the_end(course_in_steps(list(moments_of(game.record)), game.state, few, 0))


def decision(level: str = "builder", key: str = "") -> Decision:
    game = begun_game()
    return Decision(level, game.view(game.player).engine, tuple(game.legal_actions(numbers=True)), 5, key)


def all_kinds() -> list[Thought[Any]]:
    game = begun_game()
    view, legal = game.view(game.player), game.legal_actions(numbers=True)
    decisions = review_record(game.record, replace(BUDGETS["quick"], moment=1, card=1, explained=0)).decisions
    return [
        decision(key="a turn"),
        Advising(view, tuple(legal), "is"),
        CourseOf(game.record, "quick"),
        DecisionsOf(game.record, "quick", (GivenHint(3, 5, (legal[0],)),), 0),
        ReviewOf(game.record, "quick", course_of(game), decisions),
        WayTried(view.engine, (legal[0],), "quick"),
        ChancesAt(game.state),
        SeenChances(EngineView(game.state, SPECTATOR)),
        Solving(view.engine),
        Rolling(Setup.of(game.position()), ((legal[0],),), "easy", 0, 2),
    ]


@pytest.mark.parametrize("thought", all_kinds(), ids=lambda thought: type(thought).__name__)
def test_a_thought_is_the_same_after_its_journey(thought: Thought[Any]) -> None:
    again = letters.read(letters.written(thought))
    assert type(again) is type(thought)
    assert letters.written(again) == letters.written(thought)
    if not isinstance(thought, CourseOf | DecisionsOf | ReviewOf):  # records are equal to themselves only
        assert again == thought


def test_every_kind_that_travels_is_listed() -> None:
    kinds = {
        kind.__name__ for kind in Thought.__subclasses__() if kind.__module__.startswith("thurntaxis.") and kind.travels
    }
    assert kinds == set(letters.KINDS)
    assert not Call.travels


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Call {}",
        "Decision",
        "Decision {}",
        'Decision {"level":"hard","view":[[1,2,3],0,60,[0,0,0,0]],"legal":[1],"luck":1,"key":""}',
        "os.system {}",
        "Solving " + "[" * 100_000,
    ],
)
def test_anything_but_a_thought_is_refused(text: str) -> None:
    with pytest.raises(letters.BadLetter):
        letters.read(text)


@pytest.mark.parametrize("kind", [Decision, Rolling])
def test_a_thought_starts_no_program(kind: type[Thought[Any]]) -> None:
    text = next(letters.written(thought) for thought in all_kinds() if isinstance(thought, kind))
    with pytest.raises(letters.BadLetter, match="no bot 'exec'"):
        letters.read(re.sub(r'"level":"\w+"', '"level":"exec:/bin/false"', text))


def test_a_seat_starts_no_program() -> None:
    with pytest.raises(registry.UnknownBot):
        next(decision("exec:/bin/false").steps(Kept(1)))


def test_a_view_that_cannot_be_is_refused() -> None:
    good = letters.written(decision())
    view = decision().view
    assert letters.read(good)
    with pytest.raises(letters.BadLetter, match="supply"):
        letters.read(good.replace(f"],{view.seat},{view.supply_size},", f"],{view.seat},{view.supply_size + 1},"))


def test_results_come_back_whole() -> None:
    game = begun_game()
    value = Assessor().value(game.state)
    thought = ChancesAt(game.state)
    assert letters.read_result(thought, letters.written_result(thought, value)) == value


# ---- The exchange ----


@asynccontextmanager
async def opened(database: str, *names: str) -> AsyncIterator[tuple[SqlStore, list[Exchange]]]:
    store = open_store(database)
    await store.open(None)
    try:
        yield store, [Exchange(store, name, "program") for name in names]
    finally:
        await store.close()


def offer(id: str, work: Any = "play", fair_key: str = "ann", keeper: str = "") -> Offer:
    return Offer(id, work, fair_key, "builder", letters.written(decision()), keeper, False)


async def claimed_by(thinker: Exchange) -> list[str]:
    found = []
    for line in await thinker.lines():
        while (claimed := await thinker.claim(line)) is not None:
            found.append(claimed.id)
    return sorted(found)


async def run_out(store: SqlStore, column: str, milliseconds: int = 1) -> None:
    """As after some time of silence."""
    await store.write((f"UPDATE thoughts SET {column} = {store.now} - {milliseconds}", ()))


def test_a_thought_is_claimed_by_one_thinker_and_answered_once(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one", "two") as (_, (asker, one, two)):
            for number in range(20):
                await asker.offer(offer(f"t{number}"))
                await asker.offer(offer(f"t{number}"))
            both = await asyncio.gather(claimed_by(one), claimed_by(two))
            assert sorted(both[0] + both[1]) == sorted(f"t{number}" for number in range(20))
            mine, theirs = (both[0], one) if both[0] else (both[1], two)
            await theirs.answer(mine[0], "7")
            await theirs.answer(mine[0], "8")
            assert await asker.collect() == [(mine[0], "7", theirs.name)]
            assert await asker.collect() == []

    asyncio.run(scene())


def test_a_claim_that_runs_out_is_taken_over_and_the_first_thinker_is_ignored(
    new_database: Callable[[], str],
) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one", "two") as (store, (asker, one, two)):
            await asker.offer(offer("t"))
            assert await claimed_by(one) == ["t"]
            assert await claimed_by(two) == []
            assert await one.renew() == {"t": False}
            await run_out(store, "until")
            assert await claimed_by(two) == ["t"]
            assert await one.renew() == {}
            await one.answer("t", "1")
            assert await asker.collect() == []
            await two.answer("t", "2")
            assert await asker.collect() == [("t", "2", "two")]

    asyncio.run(scene())


def test_nobody_thinks_for_an_asker_that_is_gone(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one") as (store, (asker, one)):
            await asker.offer(offer("begun"))
            assert await claimed_by(one) == ["begun"]
            await asker.offer(offer("waiting"))
            await run_out(store, "wanted")
            assert await claimed_by(one) == []
            assert await one.renew() == {}
            assert set(await asker.want()) == {"begun", "waiting"}
            assert await claimed_by(one) == ["waiting"]
            await store.write(("UPDATE thoughts SET wanted = 0", ()))
            await one.register()
            assert await store.fetch("SELECT id FROM thoughts") == []

    asyncio.run(scene())


def test_the_keeper_of_a_plan_comes_first_and_others_after_a_moment(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one", "two") as (store, (asker, one, two)):
            await asker.offer(offer("t", keeper="one"))
            assert await two.lines() == []
            assert [line.work for line in await one.lines()] == ["play"]
            await run_out(store, "asked", 1000)
            assert await claimed_by(two) == ["t"]

    asyncio.run(scene())


def test_a_program_of_another_version_thinks_for_its_own_kind_only(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one") as (store, (asker, one)):
            older = Exchange(store, "older", "another program")
            await asker.offer(offer("t"))
            await older.register()
            assert await older.lines() == []
            assert await asker.others() == 0
            await one.register()
            assert await asker.others() == 1

    asyncio.run(scene())


# ---- Sharing ----


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.005)


def test_a_thought_is_thought_elsewhere_and_the_result_is_the_same(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one") as (_, (asker, one)):
            tasks = Tasks(Metrics())
            shared = SharedThinkers(thinkers_here(PATIENCE), asker, thinks_here=False)
            shared.start(tasks)
            waited = Waited()
            elsewhere = Thinkers(Here, 1, PATIENCE, waited)
            Claims(one, elsewhere, tasks).start(0.01)
            thought = decision("hard", key="a turn")
            expected = registry.make("hard").decide(thought.view, list(thought.legal), Luck(5))
            assert await asyncio.wait_for(shared.think("play", "ann", thought), PATIENCE) == expected
            assert elsewhere.keeps("a turn")
            assert waited.by == ["play"]
            done: list[float] = []
            record = begun_game().record
            course = await shared.think("review", "ann", CourseOf(record, "quick"), progress=done.append)
            assert len(course.chances) == len(record.actions) + 1
            decisions = await shared.think("review", "ann", DecisionsOf(record, "quick", (), 0))
            assert decisions
            review = await shared.think("review", "ann", ReviewOf(record, "quick", course, decisions))
            assert isinstance(review, str)
            await tasks.close(1.0)
            await shared.close()
            await elsewhere.close()

    asyncio.run(scene())


def test_a_server_that_leaves_thinking_to_others_thinks_itself_when_they_are_gone(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker") as (store, (asker,)):
            tasks, here = Tasks(Metrics()), thinkers_here(PATIENCE)
            shared = SharedThinkers(here, asker, thinks_here=False)
            shared.start(tasks)
            monkeypatch.setattr(sharing, "_ALONE_SECONDS", float("inf"))
            answer = asyncio.ensure_future(shared.think("play", "ann", decision()))
            await until_rows(store, 1)
            assert not answer.done()
            monkeypatch.setattr(sharing, "_ALONE_SECONDS", -1.0)
            assert await asyncio.wait_for(answer, PATIENCE) in decision().legal
            await until_rows(store, 0)  # nobody else begins with it any more
            assert await shared.think("play", "ann", decision()) in decision().legal
            await tasks.close(1.0)
            await shared.close()

    asyncio.run(scene())


async def until_rows(store: SqlStore, number: int) -> None:
    """Wait until the database has this number of thoughts."""
    async with asyncio.timeout(PATIENCE):
        while await store.fetch("SELECT count(*) FROM thoughts") != [(number,)]:
            await asyncio.sleep(0.005)


class Waited(Metrics):
    """Notes what has waited for a process."""

    def __init__(self) -> None:
        self.by: list[str] = []

    def thought_waited(self, work: str, seconds: float) -> None:
        assert seconds >= 0
        self.by.append(work)


class Hangs(Here):
    """A process that never answers."""

    def send(self, order: Any) -> None:
        pass


def test_a_bot_continues_elsewhere_when_its_thinker_is_gone(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one", "two") as (store, (asker, one, two)):
            tasks, doomed = Tasks(Metrics()), Tasks(Metrics())
            shared = SharedThinkers(thinkers_here(PATIENCE), asker, thinks_here=False)
            shared.start(tasks)
            first = Thinkers(Hangs, 1, PATIENCE)
            Claims(one, first, doomed).start(0.01)
            answer = asyncio.ensure_future(shared.think("play", "ann", decision()))
            await until(lambda: first.begun()["play"] == 1)
            await doomed.close(1.0)  # it renews nothing any more
            await run_out(store, "until")
            second = thinkers_here(PATIENCE)
            Claims(two, second, tasks).start(0.01)
            assert await asyncio.wait_for(answer, PATIENCE) in decision().legal
            await tasks.close(1.0)
            await shared.close()
            await first.close()
            await second.close()

    asyncio.run(scene())


def test_classes_and_requesters_have_their_shares_of_a_busy_thinker(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one") as (_, (asker, one)):
            for number in range(6):
                await asker.offer(offer(f"many{number}", "review", "eve"))
            await asker.offer(offer("bob's", "review", "bob"))
            await asker.offer(offer("a person waits", "play", "ann"))
            busy = Thinkers(Hangs, 1, PATIENCE)
            claims = Claims(one, busy, Tasks(Metrics()))
            monkeypatch.setattr(claiming, "_WAITED", float("inf"))
            await claims.once()
            assert busy.begun()["play"] == 1  # the most urgent first, and then nobody is free
            assert sum(busy.begun().values()) + sum(busy.waiting().values()) == 1
            monkeypatch.setattr(claiming, "_WAITED", -1.0)  # what has waited is begun beside it, two of a kind at most
            await claims.once()
            assert busy.begun()["review"] + busy.waiting()["review"] == 2
            left = {line.fair_key for line in await one.lines()}
            assert left == {"eve"}  # each requester had one
            await claims.stop()
            await busy.close()

    asyncio.run(scene())


def test_a_claim_that_its_process_has_lost_sight_of_is_not_renewed(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr(claiming, "_RENEW_SECONDS", 0.0)
        monkeypatch.setattr(claiming, "_WAITED", -1.0)
        async with opened(new_database(), "asker", "one") as (_, (asker, one)):
            await asker.offer(offer("lost"))
            (line,) = await one.lines()
            assert await one.claim(line) is not None  # its answer could not be stored for as long as it was tried
            await asker.offer(offer("under way"))
            busy = Thinkers(Hangs, 1, PATIENCE)
            claims = Claims(one, busy, Tasks(Metrics()))
            await claims.once()
            assert busy.begun()["play"] + busy.waiting()["play"] == 1
            await claims.once()
            assert busy.begun()["play"] + busy.waiting()["play"] == 2
            await claims.stop()
            await busy.close()

    asyncio.run(scene())


def test_a_thought_that_ends_every_thinker_is_given_up(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        async with opened(new_database(), "asker", "one") as (store, (asker, one)):
            await asker.offer(offer("t"))
            await store.write(("UPDATE thoughts SET tries = 3", ()))
            thinkers = thinkers_here(PATIENCE)
            claims = Claims(one, thinkers, Tasks(Metrics()))
            await claims.once()
            found: list[tuple[str, str, str]] = []
            async with asyncio.timeout(PATIENCE):
                while not found:
                    found = await asker.collect()
            assert found[0][1].startswith("failed")
            await thinkers.close()

    asyncio.run(scene())


# ---- The real thing ----


@pytest.mark.needs_postgres
def test_bots_of_a_server_think_in_other_processes_any_of_which_may_be_killed(postgres: Callable[[], str]) -> None:
    database = postgres()
    server = Process(database, 0, "--thinkers", "0")
    command = [sys.executable, "-m", "thurntaxis", "think", "--database", database, "--processes", "1"]
    thinking = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    try:
        for process in thinking:
            assert process.stdout is not None
            assert process.stdout.readline() == "Thinking in 1 process.\n"
        ann = Person(server.address)
        table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}], bot_pause=0)
        for victim in thinking[:1]:
            victim.kill()
            victim.wait()
        turns = 0
        with ann.socket(table) as me:
            while turns < 3:  # a bot that is forgotten runs into the socket's patience
                me.until_turn()
                turns += me.view["phase"] == "draw"
                me.act(me.view["legal"][0])
    finally:
        for process in thinking:
            process.terminate()
            process.wait(PATIENCE)
        _, errors = server.stop()
    assert thinking[1].returncode == 0
    assert "error" not in errors


def test_think_needs_a_database_that_can_be_shared() -> None:
    command = [sys.executable, "-m", "thurntaxis", "think", "--database", "tables.db"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert "postgresql://" in done.stderr
    assert "Traceback" not in done.stderr
