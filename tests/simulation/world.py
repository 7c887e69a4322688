"""One simulation: workers on one database, people at their tables, a script, and everything that must be so."""

import asyncio
import gc
import logging
import random
import secrets
import sys
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any

import asyncpg
import asyncpg.connection
import pytest

from server.clients import finished_game
from thurntaxis.bots import registry
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.limits import rate_limits
from thurntaxis.server.limits.socket_limits import SocketLimits
from thurntaxis.server.notices import delivery
from thurntaxis.server.notices.database import NoticeDatabase
from thurntaxis.server.notices.delivery import DeliveryWorker
from thurntaxis.server.settings import Settings
from thurntaxis.server.sockets.endpoint import TableSockets
from thurntaxis.server.stores import postgres as postgres_store
from thurntaxis.server.stores import watches
from thurntaxis.server.thinking.claiming import Claims
from thurntaxis.server.thinking.exchange import Exchange
from thurntaxis.server.thinking.shared import SharedThinkers
from thurntaxis.tables.archive.archive import Archive, listed_game
from thurntaxis.tables.people.broadcast import Broadcast
from thurntaxis.tables.people.notices import Notices
from thurntaxis.tables.people.presence import Presence
from thurntaxis.tables.ports.background import Tasks
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.ports.metrics import Metrics
from thurntaxis.tables.ports.store import ResultFilter, StoreError
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.running import bots as table_bots
from thurntaxis.tables.running import housekeeping
from thurntaxis.tables.running.housekeeping import Housekeeping
from thurntaxis.tables.running.scheduler import Scheduler
from thurntaxis.tables.running.workers import OtherWorkers
from thurntaxis.tables.service import TableService
from thurntaxis.tables.thinking.thinkers import Thinkers
from thurntaxis.tables.thinking.thought import Thinking

from .announcements import SimulatedHook
from .database import ROTTEN, Database, SimulatedStore
from .invariants import Invariants, Violation
from .loop import NOBODY, OWNER, Process, Stuck, Unforeseen, VirtualLoop, is_unforeseen
from .notices import SimulatedService
from .people import Person
from .postgres import Postgres, SimulatedPostgresStore
from .script import LIVE, Script, Step
from .thinking import Fate, SimulatedProcess, Thoughts, WatchedThinking

EPOCH = 1_700_000_000
SITE = "https://post.example"
_IN_TASKS: tuple[tuple[type, str], ...] = (
    (Scheduler, "sweep"),
    (Housekeeping, "_tidy"),
    (Housekeeping, "_enforce_sanctions"),
    (Archive, "count_old"),
    (DeliveryWorker, "once"),
    (Presence, "sweep"),
    (OtherWorkers, "_read_on"),
    (Broadcast, "apply_blocks"),
    (Notices, "_mark_read"),
)
"""What tasks call again and again, or begin."""
_LONGEST_THOUGHT = 30.0
"""Seconds within which a thought is answered when nothing fails: bots think for milliseconds here."""
STOP_LIMIT = 8.0
"""Seconds within which a stop ends, whatever the database does."""


@dataclass
class Outcome:
    """What a simulation was."""

    script: Script
    violation: str | None
    seconds: float
    commits: int
    messages: int
    commands: int
    operations: int
    finished: int
    """Games that were over."""
    notices: int
    """Notices that arrived."""
    announcements: int
    """Listed games that the host's hook was notified of."""
    answers: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    trace: int = 0
    """A fingerprint of everything that was stored: the same script gives the same."""


class WorkerClock(Clock):
    """The machine's time when the worker began, which may be wrong, and from then on the time that has passed."""

    def __init__(self, world: "World", offset: float) -> None:
        self._world = world
        self._offset = offset

    def now(self) -> int:
        return int((EPOCH + self._world.now() + self._offset) * 1000)


class Worker(Process):
    """One server process, from its start to its end."""

    def __init__(self, world: "World", number: int, offset: float) -> None:
        super().__init__()
        self.world = world
        self.number = number
        self.offset = offset
        self.is_up = False
        self.store: SimulatedStore | SimulatedPostgresStore
        self.service: TableService
        self.endpoint: TableSockets
        self.context.run(self._assemble)

    def _assemble(self) -> None:
        world = self.world
        if world.script.wire:
            self.store = SimulatedPostgresStore(world.postgres)
        else:
            self.store = SimulatedStore(world.database, world.next_number(), shared=world.script.shared)
        self.thinkers = WatchedThinking(self._thinking(world), self, world.thoughts)
        self.service = TableService(
            world.settings, self.store, clock=WorkerClock(world, self.offset), thinkers=self.thinkers
        )
        self.endpoint = TableSockets(self.service, world.settings, SocketLimits(world.settings))

    def _thinking(self, world: "World") -> Thinking:
        """Its own processes, and on a database that others share those of others; some servers have none."""
        here = Thinkers(partial(SimulatedProcess, world.fate_of_step), 2, world.settings.bot_seconds)
        if isinstance(self.store, SimulatedPostgresStore) or not self.store.shared:
            return here
        return SharedThinkers(here, world.exchange(self.store), thinks_here=not world.script.thinkers)

    def start(self) -> None:
        self.world.loop.create_task(self._start(), context=self.context.copy())

    async def _start(self) -> None:
        try:
            await self.service.open()
            if isinstance(self.thinkers.thinking, SharedThinkers):
                self.thinkers.thinking.start(self.service.tasks)
            senders = {"hook": SimulatedService(self.world), "host": SimulatedHook(self.world)}
            DeliveryWorker(self.service, NoticeDatabase(self.store), senders, SITE).start()
        except (StoreError, Unforeseen):
            pause = self.world.script.scale.sweep_seconds / 2
            self.world.loop.call_later(pause, self.world.replace, self, context=NOBODY)
            self.crash()
            return
        self.is_up = True

    def crash(self) -> None:
        """As with `kill -9`."""
        if self.dead:
            return
        self.is_up = False
        self.kill()
        self.store.forget()
        self.world.cut_off(self)


class Thinker(Process):
    """A process that only thinks, from its start to its end."""

    def __init__(self, world: "World", number: int) -> None:
        super().__init__()
        self.world = world
        self.number = number
        self.context.run(self._assemble)

    def _assemble(self) -> None:
        self.store = SimulatedStore(self.world.database, self.world.next_number(), shared=True)
        self.thinkers = Thinkers(partial(SimulatedProcess, self.world.fate_of_step), 1, self.world.settings.bot_seconds)
        self.claims = Claims(self.world.exchange(self.store), self.thinkers, Tasks(Metrics()))

    def start(self) -> None:
        """Begin to look for something to think about."""
        self.context.run(self.claims.start, 0.25)

    def crash(self) -> None:
        """As with `kill -9`."""
        self.kill()
        self.store.forget()


class World:
    """Everything there is in one simulation."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.luck = random.Random(f"world {script.seed}")
        self.loop = VirtualLoop(self.luck)
        self.loop.on_problem = self.failed
        self.invariants = Invariants(self)
        self.database = Database(self.luck, self.invariants)
        self.database.rate = 0.0
        if script.wire:
            self.postgres = Postgres(self.database)
            self.loop.connect = self.postgres.connect
        self.settings = Settings(
            sweep_seconds=script.scale.sweep_seconds,
            outbox_messages=20,
            cached_tables=max(2, script.tables // 2),
            bot_seconds=5.0,
            notices=True,
            announce=True,
        )
        self.offsets = [0.0] * script.workers
        self.largest_jump = 0.0
        self.workers: list[Worker] = []
        self.thinkers: list[Thinker] = []
        self.thoughts = Thoughts()
        self.people: list[Person] = []
        self.table_ids: dict[int, str] = {}
        self.faults = self.database.faults
        self.answers: Counter[str] = Counter()
        self.commands = 0
        self.over = False
        self.calm_since = 0.0
        self.violation: str | None = None
        self.notices_to_fail = 0
        self._numbers = 0
        self._thoughts = 0
        self._thinking_calm_since = 0.0
        self._tasks_to_fail = 0
        self.has_failed = False
        """Whether there was an exception of which no code knows."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._taken: Counter[str] = Counter()
        self.forgotten = False
        """Whether somebody has wanted a name removed."""

    # ---- For everybody ----

    def now(self) -> float:
        return self.loop.time()

    def next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def offset_of(self, process: Process | None) -> float:
        return process.offset if isinstance(process, Worker) else 0.0

    def true_time(self, at: int) -> float:
        """An entry's time as seconds of the simulation, if the clock was right."""
        return at / 1000 - EPOCH

    def table_of(self, place: int) -> str | None:
        return self.table_ids.get(place % self.script.tables)

    def violated(self, what: str) -> None:
        """Note it and end."""
        if self.violation is None:
            self.violation = f"after {self.now():.3f} s: {what}"
            self.loop.stop()
        raise Violation(what)

    def failed(self, problem: str) -> None:
        """Something has failed that nobody caught."""
        if self.violation is None:
            self.violation = f"after {self.now():.3f} s: {problem}"
            self.loop.stop()

    def fate_of_step(self) -> Fate:
        """What happens to a thinking process in its next step."""
        if not self._thoughts:
            return self.luck.uniform(0.0001, 0.02)
        self._thoughts -= 1
        self._thinking_calm_since = self.now()
        fate: Fate = self.luck.choice((1.0, "die", "hang"))
        self.faults[f"thinker: {fate}"] += 1
        return fate

    def exchange(self, store: SimulatedStore) -> Exchange:
        """Where thoughts wait for whoever has time."""
        return Exchange(store, secrets.token_hex(6), "simulated")

    def spawn(self, work: Any) -> None:
        task = self.loop.create_task(work, context=NOBODY.copy())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def bound(self) -> float:
        """How long anything may take when nothing fails."""
        return 40.0 + 6 * self.script.scale.sweep_seconds

    @property
    def bound_of_queues(self) -> float:
        """The same for what is to be sent. A question that fails ends a look at the queue, and the next is not soon."""
        return max(self.bound, 12 * delivery._SECONDS) if self.database.rate else self.bound

    def trouble(self, seconds: float = 0.0) -> None:
        """Something fails from now on for a time."""
        self.calm_since = max(self.calm_since, self.now() + seconds)

    # ---- Workers ----

    def replace(self, worker: Worker) -> None:
        """Start a new worker in place of one that is gone."""
        if self.over or self.workers[worker.number] is not worker:
            return
        self.workers[worker.number] = Worker(self, worker.number, self.offsets[worker.number])
        self.workers[worker.number].start()
        self.trouble()

    def cut_off(self, worker: Worker) -> None:
        """A worker is gone: its connections end."""
        for person in self.people:
            for tab in list(person.tabs):
                if tab.worker is worker:
                    self.loop.call_later(self.luck.uniform(0.0, 0.2), tab.ended, context=NOBODY)

    async def stop(self, worker: Worker, down: float) -> None:
        """A stop as an operator wants it: it must end, whatever the database does."""
        if not worker.is_up:
            return
        worker.is_up = False
        closing = self.loop.create_task(worker.service.close(), context=worker.context.copy())
        begun = self.now()
        await asyncio.wait({closing}, timeout=STOP_LIMIT)
        if not worker.dead and not closing.done():
            self.violated(f"a stop has not ended after {self.now() - begun:.1f} s")
        if not worker.dead:
            worker.crash()
            self.loop.call_later(down, self.replace, worker, context=NOBODY)

    # ---- Steps ----

    def perform(self, step: Step) -> None:
        """Do what a step says, if it can be done now."""
        luck = random.Random(step.dice)
        scale = self.script.scale
        person = self.people[step.who % len(self.people)]
        worker = self.workers[step.who % len(self.workers)]
        outage = luck.uniform(0.0, 1.0) ** 3 * scale.outage
        match step.what:
            case "create":
                self.spawn(self._create(step.who, person, luck))
            case "play":
                self.spawn(person.play(luck.randint(1, 8), luck, wild=luck.random() < 0.15))
            case "connect":
                if not person.tabs:
                    person.connect(person.seen if person.seen >= 0 and luck.random() < 0.5 else None)
            case "tab":
                person.connect(None)
            case "old_tab":
                person.connect(luck.choice([-1, 0, luck.randrange(person.seen + 2), person.seen + 100]))
            case "go":
                person.leave()
            case "send_off":
                self._send_off(person.table, luck)
            case "drop":
                if (tab := person.tab(luck)) is not None:
                    self.faults["connection dropped"] += 1
                    tab.cut(luck.choice((0.0, 0.0, outage)))
            case "stall":
                if (tab := person.tab(luck)) is not None:
                    self.faults["connection stalled"] += 1
                    tab.stall(outage)
            case "lists":
                self._ask(self._lists, worker, person)
            case "games":
                self._ask(self._games, worker, self._player(person, luck))
            case "forget":
                self._ask(self._forget, worker, self._player(person, luck), luck)
            case "delete":
                self._ask(self._delete, worker, person)
            case "note":
                self._ask(self._note, worker, luck)
            case "refuse":
                self.notices_to_fail += luck.randint(1, 3)
            case "hang":
                self.invariants.notices.sites.hang(luck.randrange(2), luck.choice((6.0, 10.0)), outage)
            case "exception":
                self._fail(luck)
            case "rot":
                self.database.spoil(luck)
            case "crash":
                self._crash_soon(worker, luck.choice((1, luck.randint(1, 60), luck.randint(1, 600))), outage)
            case "stop":
                self.faults["worker stopped"] += 1
                self.spawn(self.stop(worker, outage))
            case "jump":
                self.faults["clock jumped"] += 1
                self.offsets[worker.number] += luck.choice((-1, 1)) * luck.uniform(1.0, scale.outage * 4)
                apart = max(*self.offsets, 0.0) - min(*self.offsets, 0.0)
                self.largest_jump = max(self.largest_jump, apart)
                self._crash_soon(worker, 1, outage)
            case "thoughts":
                self._thoughts += luck.randint(1, 4)
            case "thinker":
                self._crash_thinker(luck)
            case "crowd":
                self._crowd(person, luck)
            case _ if step.what in ("away", "silent", "slow", "full", "lose", "deaf", "late", "double", "unreadable"):
                self._harm_database(step.what, worker, luck, outage)
            case _:
                person.do(step.what, luck)

    def _send_off(self, table: str | None, luck: random.Random) -> None:
        """Somebody leaves whose turn it is not: they want to be told when it is."""
        for person in self.people:
            tab = person.tab(luck)
            if tab is None or tab.table != table or tab.info["status"] != "playing" or not tab.info["you"]:
                continue
            if not any(view["legal"] for view in tab.views):
                person.leave()
                return

    def _crowd(self, person: Person, luck: random.Random) -> None:
        """All who are at a table do something in the same moment, one or two of them write; often something fails."""
        harm = luck.choice((None, "lose", "deaf", "deaf", "unreadable", "unreadable"))
        if harm is not None:
            self._harm_database(harm, luck.choice(self.workers), luck, luck.uniform(0.5, 3.0))
        crowd = [other for other in self.people if other.table is not None and other.table == person.table]
        luck.shuffle(crowd)
        for number, other in enumerate(crowd):
            what = "chat" if number < luck.randint(1, 2) else luck.choice(("sync", "sync", "log", "twice"))
            pause = luck.choice((0.0, luck.uniform(0.0, 0.4)))
            self.loop.call_later(pause, other.do, what, luck, context=NOBODY)

    def _crash_soon(self, worker: Worker, callbacks: int, down: float) -> None:
        def crash() -> None:
            if worker.dead:
                return
            self.faults["worker killed"] += 1
            worker.crash()
            self.trouble(down)
            self.loop.call_later(down, self.replace, worker, context=NOBODY)

        if worker.is_up and worker.fuse is None:
            worker.fuse, worker.on_fuse = callbacks, crash

    def _crash_thinker(self, luck: random.Random) -> None:
        """A thinker is killed soon, and another one started later."""
        place = luck.randrange(max(1, len(self.thinkers)))
        thinker = self.thinkers[place] if self.thinkers else None
        if thinker is None or thinker.dead or thinker.fuse is not None:
            return
        down = luck.choice((0.1, 3.0))

        def replace() -> None:
            if not self.over:
                self.thinkers[place] = Thinker(self, place)
                self.thinkers[place].start()

        def crash() -> None:
            self.faults["thinker killed"] += 1
            thinker.crash()
            self.trouble(down)
            self.loop.call_later(down, replace, context=NOBODY)

        thinker.fuse, thinker.on_fuse = luck.randint(1, 80), crash

    def _fail(self, luck: random.Random) -> None:
        """An exception of which no code knows, in jobs of the store, in threads or in tasks."""
        self.has_failed = True
        self.trouble()
        times = luck.randint(1, 3)
        match luck.choice(("job", "thread", "task")):
            case "job":
                self.database.jobs_to_fail += times
            case "thread":
                self.loop.threads_to_fail += times
            case _:
                self._tasks_to_fail += times

    def _fallible(self, owner: type, name: str) -> Callable[..., Any]:
        """A method of a task that lives as long as the server, or that is begun by one; now and then it fails."""
        method = getattr(owner, name)

        def called(*args: Any, **more: Any) -> Any:
            if self._tasks_to_fail:
                self._tasks_to_fail -= 1
                self.faults["exception in a task"] += 1
                self.trouble()
                raise Unforeseen(f"in {name}")
            return method(*args, **more)

        return called

    def _harm_database(self, how: str, worker: Worker, luck: random.Random, seconds: float) -> None:
        database, later = self.database, self.loop.call_later
        self.trouble(seconds)
        self.faults[f"database {how}"] += 1
        match how:
            case "away" | "silent":
                if not database.away:
                    database.go_away(silent=how == "silent")
                    later(seconds, self._back, context=NOBODY)
            case "slow":
                database.slow = luck.choice((0.5, 3.0, 8.0))
                later(seconds, lambda: setattr(database, "slow", 0.0), context=NOBODY)
            case "full":
                database.full = True
                later(seconds, lambda: setattr(database, "full", False), context=NOBODY)
            case "lose":
                database.answers_to_lose += luck.randint(1, 3)
            case "unreadable":
                database.reads_to_fail += luck.randint(1, 4)
            case "deaf":
                worker.store.deaf_until = self.now() + seconds
                worker.store.lose_ears()
            case "late":
                database.notices_late = luck.choice((0.1, 1.0, 5.0))
                later(seconds, lambda: setattr(database, "notices_late", 0.0), context=NOBODY)
            case "double":
                database.notices_twice = True
                later(seconds, lambda: setattr(database, "notices_twice", False), context=NOBODY)

    def _back(self) -> None:
        self.database.come_back()
        self.trouble()

    async def _create(self, number: int, person: Person, luck: random.Random) -> None:
        for _ in range(5):
            workers = [worker for worker in self.workers if worker.is_up]
            if workers:
                worker = luck.choice(workers)
                task = self.loop.create_task(self._created(worker, person, luck), context=worker.context.copy())
                done, _ = await asyncio.wait({task}, timeout=60)
                if done and (id := task.result()) is not None:
                    self.table_ids.setdefault(number, id)
                    return
            await asyncio.sleep(1.0)

    async def _created(self, worker: Worker, person: Person, luck: random.Random) -> str | None:
        """A new table, now and then near the end of a game, so that games also end."""
        bot = {"kind": "bot", "level": luck.choice(("random", "builder", "builder", "builder"))}
        seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ann"}]
        free = {"kind": "open"}
        seats += luck.choice(([free], [free], [free], [bot], [free, bot], [free, free], [bot, bot],
                              [{"kind": "person", "name": "Ben"}]))  # fmt: skip
        if luck.random() < 0.02:
            seats = [bot, bot]
        wanted: dict[str, Any] = {
            "seats": seats,
            "turn_seconds": luck.choice(self.script.scale.turn_seconds),
            "bot_pause": luck.choice((0, 1000, 2000)),
            "listed": luck.random() < 0.5,
            "show_known": luck.random() < 0.7,
            "show_tiles": luck.random() < 0.7,
            "hints": luck.random() < 0.5,
            "pace": "live" if self.script.scale is LIVE and luck.random() < 0.4 else "correspondence",
        }
        assert person.id is not None
        try:
            if luck.random() < 0.5:
                record = finished_game(len(seats))
                shown = await worker.service.creation.upload(record, person.id)
                back = luck.randint(1, luck.choice((5, 12, 40)))
                wanted["from"] = {"table": shown.id, "ply": len(record["actions"]) - back}
            table = await worker.service.creation.create(CreateTable.model_validate(wanted), person.id)
        except (StoreError, Refusal, Unforeseen):
            return None
        return table.id

    # ---- What is asked without a socket ----

    def _ask(self, ask: Callable[..., Awaitable[None]], worker: Worker, *about: Any) -> None:
        """Let a worker do something; the database may be away, and it may be refused."""

        async def asked() -> None:
            with suppress(StoreError, Refusal, Unforeseen):
                await ask(worker, *about)

        if worker.is_up:
            self.loop.create_task(asked(), context=worker.context.copy())

    async def _lists(self, worker: Worker, person: Person) -> None:
        await worker.service.lobby(person.id)
        for row in await worker.service.tables_of(str(person.id)):
            if not (row["you"] or row["reclaimable"] or row["id"].startswith(ROTTEN)):
                self.violated(f"{row['id']} is listed for somebody who does not sit there")

    def _player(self, person: Person, luck: random.Random) -> Person:
        """Somebody who has finished a game, if there is anybody."""
        return luck.choice([each for each in self.people if self.invariants.games_of(str(each.id))] or [person])

    async def _games(self, worker: Worker, person: Person) -> None:
        """My games: each that was over is there once, and as the record has it."""
        id = str(person.id)
        before = {result.table for result in self.invariants.games_of(id)}
        listed, cursor = [], None
        while True:
            page = await worker.service.archive.played(id, ResultFilter(), cursor)
            listed += page["games"]
            if (cursor := page["next"]) is None:
                break
        known = {result.table: listed_game(result) for result in self.invariants.games_of(id)}
        tables = [game["table"] for game in listed]
        if len(set(tables)) < len(tables) or not (before & set(known)) <= set(tables):
            self.violated(f"{id} has played {sorted(known)}, but is shown {tables}")
        for game in listed:
            if game != known.get(game["table"], game):
                self.violated(f"{game['table']}: {id} is shown {game}, not {known[game['table']]}")
        played = (await worker.service.archive.statistics(id))["games"]
        if played > len(self.invariants.games_of(id)) and not self.forgotten:
            self.violated(f"{id} is said to have played {played} games, but has played {len(known)}")

    async def _forget(self, worker: Worker, person: Person, luck: random.Random) -> None:
        """Somebody wants their name removed from a game, or from all."""
        games = self.invariants.games_of(str(person.id))
        if not games:
            return
        one = luck.choice(games).table
        self.forgotten = True
        await worker.service.archive.remove_names(str(person.id), one if luck.random() < 0.7 else None)
        watched = self.invariants.tables[one]
        if str(person.id) in watched.header or any(str(person.id) in data for data in watched.entries):
            self.violated(f"{one}: a name was removed, but stands there still")

    async def _delete(self, worker: Worker, person: Person) -> None:
        """Somebody wants a table of theirs removed."""
        if person.table is None:
            return
        table = person.table
        await worker.service.archive.delete(table, str(person.id))
        if not self.invariants.tables[table].is_deleted:
            self.violated(f"{table}: it was deleted, but is there still")

    async def _note(self, worker: Worker, luck: random.Random) -> None:
        """A link that is good for one time: of several who follow it one gets there."""
        number, now = self.next_number(), worker.service.clock.now()
        key, good = f"note {number}", luck.random() < 0.8
        await worker.store.keep_note(key, "kept", now, now + 1_000_000 if good else now)
        workers = [each for each in self.workers if each.is_up]
        for each in luck.choices(workers, k=2 if workers else 0):
            self._ask(self._take, each, key, now, good)

    async def _take(self, worker: Worker, key: str, now: int, good: bool) -> None:
        note = await worker.store.take_note(key, now)
        self._taken[key] += note is not None
        if self._taken[key] > 1 or (note is not None and not good):
            self.violated(f"{key} was taken {self._taken[key]} times, good: {good}")
        if note is not None and await worker.store.note(key, now) is not None:
            self.violated(f"{key} was taken, but is there still")

    # ---- All along ----

    async def _watch(self) -> None:
        """See that nobody waits in vain."""
        while not self.over:
            await asyncio.sleep(self.bound / 4)
            self._check_now()

    def _check_thoughts(self) -> None:
        """No thought is lost, whichever process dies over it."""
        if not all(worker.is_up for worker in self.workers):
            return
        since, what = self.thoughts.oldest(max(self.calm_since, self._thinking_calm_since))
        if self.now() - since > _LONGEST_THOUGHT:
            self.violated(f"a thought is lost: nobody has answered a {what} for {self.now() - since:.0f} s")

    def _check_now(self) -> None:
        self._check_thoughts()
        now, bound = self.now(), self.bound
        if now - self.calm_since <= bound or not all(worker.is_up for worker in self.workers):
            return
        self.invariants.nobody_waits(self.calm_since, bound)
        for person in self.people:
            for tab in person.tabs:
                self._check_tab(tab, now, bound)

    async def _check_lists(self) -> None:
        """Nothing fails any more: every worker has the lobby and everybody's tables, whichever rows are damaged."""
        for worker in self.workers:
            for person in self.people:
                asked = self.loop.create_task(self._lists(worker, person), context=worker.context.copy())
                await asyncio.wait({asked})
                if asked.exception() is not None:
                    self.violated(f"the lists cannot be had: {asked.exception()!r}")

    def _check_tab(self, tab: Any, now: float, bound: float) -> None:
        quiet = now - max(self.calm_since, tab.stalled_until, tab.opened)
        if not tab.is_open or quiet <= bound:
            return
        if not tab.joined:
            self.violated(f"{tab.table}: somebody has waited for {now - tab.opened:.0f} s to be let in")
        if tab.waiting and now - max(tab.waiting[0][2], self.calm_since) > bound:
            self.violated(f"{tab.table}: command {tab.waiting[0]} has had no answer")
        table = self.invariants.tables[tab.table]
        if tab.seq < len(table.entries) - 1 and now - table.changed > bound:
            self.violated(f"{tab.table}: somebody looks at entry {tab.seq}, but there are {len(table.entries)}")
        if table.is_deleted and now - table.changed > bound:
            self.violated(f"{tab.table}: somebody looks at a table that was deleted")

    async def _check_memory(self) -> None:
        """Nobody is there any more: nothing is left of them. A bot or a sweep may just be at work."""
        for worker in self.workers:
            for _ in range(50):
                left = self._left_behind(worker)
                if not any(left.values()):
                    break
                await asyncio.sleep(0.37)
                gc.collect()
            else:
                self.violated(f"when all have gone, a worker still holds {left}")

    def _left_behind(self, worker: Worker) -> dict[str, int]:
        service = worker.service
        return {
            "connections": service.connections.count,
            "people": len(service.connections.people()),
            "tables with connections": len(service.connections.tables()),
            "presence": len(service.presence._elsewhere),
            "locks": len(service.cache._locks),
            "cached tables": max(0, len(service.cache) - self.settings.cached_tables),
            "hints": len(service.commands._advised),
            "looks": len(service.notices._looks),
            "addresses": len(worker.endpoint._limits._by_address),
        }

    # ---- From the beginning to the end ----

    def run(self) -> Outcome:
        """Run the script."""
        with self._determined():
            try:
                asyncio.set_event_loop(self.loop)
                self.loop.run_until_complete(self.loop.create_task(self._live()))
            except Stuck as error:
                self.violation = self.violation or f"after {self.now():.3f} s: {error}"
            except Violation:
                pass
            except RuntimeError:  # the loop was stopped by a violation
                if self.violation is None:
                    raise
            finally:
                asyncio._set_running_loop(self.loop)  # what is buried may want to begin something
                for process in (*self.workers, *self.thinkers):
                    if not process.dead:
                        process.kill()
                asyncio._set_running_loop(None)
                self.loop.close()
                asyncio.set_event_loop(None)
        tables = self.invariants.tables.values()
        trace = hash_of(entry for table in tables for entry in table.entries)
        return Outcome(
            self.script, self.violation, self.now(), self.invariants.commits, self.invariants.messages, self.commands,
            self.database.operations, sum(table.table.status == "finished" for table in tables),
            self.invariants.notices.sent, self.invariants.announcements.sent, self.answers, Counter(self.faults), trace,
        )  # fmt: skip

    async def _live(self) -> None:
        script = self.script
        self.workers = [Worker(self, number, 0.0) for number in range(script.workers)]
        self.people = [Person(self, number) for number in range(script.people)]
        self.invariants.notices.sign_up(self.people)
        for worker in self.workers:
            worker.start()
        self.thinkers = [Thinker(self, number) for number in range(script.thinkers)]
        for thinker in self.thinkers:
            thinker.start()
        await asyncio.sleep(0.05)
        self.database.rate = script.rate
        for step in script.steps:
            self.loop.call_at(step.at, self._perform, step, context=NOBODY)
        self.spawn(self._watch())
        await asyncio.sleep(script.scale.seconds)
        await self._settle()

    def _perform(self, step: Step) -> None:
        if self.violation is None:
            self.perform(step)

    async def _settle(self) -> None:
        """Everything works again, and all come to rest."""
        database = self.database
        database.rate = database.slow = database.notices_late = 0.0
        database.full = database.notices_twice = False
        database.answers_to_lose = database.reads_to_fail = 0
        self._thoughts = self.notices_to_fail = self._tasks_to_fail = 0
        database.jobs_to_fail = self.loop.threads_to_fail = 0
        self.invariants.notices.sites.recover()
        if database.away:
            self._back()
        for process in (*self.workers, *self.thinkers):
            process.fuse = None
        while not all(worker.is_up for worker in self.workers):
            await asyncio.sleep(1.0)
        self.trouble()
        await asyncio.sleep(self.bound + 10.0)
        self._check_now()
        await self._check_lists()
        for person in self.people:
            person.leave()
        await asyncio.sleep(10.0 + 3 * self.script.scale.sweep_seconds)
        await self._check_memory()
        self.over = True
        for worker in self.workers:
            await self.stop(worker, 0.0)
        self.invariants.at_the_end()

    @contextmanager
    def _determined(self) -> Iterator[None]:
        """Chance, the time of limits and the cost of bots are the simulation's own; what fails is not only logged."""
        pauses, hook = self.script.scale.sweep_seconds, sys.unraisablehook
        luck, time = random.Random(f"secrets {self.script.seed}"), SimpleNamespace(monotonic=self.now)
        patch = pytest.MonkeyPatch()
        patch.setattr(housekeeping, "_TIDY_SECONDS", max(10.0, pauses))
        patch.setattr(postgres_store, "_LISTEN_SECONDS", pauses / 2)
        patch.setattr(watches, "_LEASE", int(4000 * pauses))
        patch.setattr(delivery, "_SECONDS", 2 * pauses)
        patch.setattr(sys, "unraisablehook", lambda about: None if _is_burial(about.exc_value) else hook(about))
        patch.setattr(asyncpg.connection, "time", time)
        patch.setattr(rate_limits, "time", time)
        patch.setattr(secrets, "choice", luck.choice)
        patch.setattr(secrets, "randbits", luck.getrandbits)
        patch.setattr(secrets, "token_hex", lambda size=16: luck.randbytes(size).hex())
        for owner, name in _IN_TASKS:
            patch.setattr(owner, name, self._fallible(owner, name))
        patch.setattr(table_bots, "registry", SimpleNamespace(make=_cheap, known=registry.known))
        gc.collect()
        gc.disable()  # what is collected when would depend on what the process did before
        logger = logging.getLogger("thurntaxis")
        handler, before = _Errors(self), (logger.propagate, logger.level)
        logger.addHandler(handler)
        logger.propagate = False
        logger.setLevel(logging.ERROR)
        try:
            yield
        finally:
            gc.enable()
            logger.removeHandler(handler)
            logger.propagate, logger.level = before[0], before[1]
            patch.undo()


def _is_burial(error: BaseException | None) -> bool:
    """Whether it comes of a coroutine that is closed while it waits in a `finally`."""
    return isinstance(error, RuntimeError) and "ignored GeneratorExit" in str(error)


def _cheap(level: str) -> Any:
    return registry.make("random" if level == "random" else "builder")


class _Errors(logging.Handler):
    """What is logged as an error must be the database's; anything else is a fault of the program."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        owner = OWNER.get()
        if owner is not None and owner.dead:  # messages to a dead worker are lost
            return
        if record.getMessage() == "nothing can be stored" or isinstance(error, Violation) or is_unforeseen(error):
            return
        shown = "".join(traceback.format_exception(error)[-4:]) if error else ""
        self.world.failed(f"{record.getMessage()}: {error!r} {shown}")


def hash_of(entries: Iterator[str]) -> int:
    """A number that changes when anything does."""
    import zlib

    number = 0
    for entry in entries:
        number = zlib.crc32(entry.encode(), number)
    return number


def simulate(script: Script) -> Outcome:
    """Run a script in a world of its own."""
    return World(script).run()
