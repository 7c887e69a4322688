"""Whole tournaments with absences, killed workers and a slow, failing database: ``python -m bench.tournaments``.

Everything is the server's own but the people: each game is played to its end in one step, by bots. Workers are killed
between any two steps of the event loop, and another one goes on from the database. In the end every tournament must be
over, nobody may have been forgotten, and the standings must equal a count from the games themselves.
"""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from thurntaxis.bots import make
from thurntaxis.engine import Luck
from thurntaxis.protocol.answers import TournamentPage
from thurntaxis.protocol.commands import CreateTournament, JoinTournament, SteerTournament
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.server.stores.statements import Row, Transaction, Value
from thurntaxis.server.tournaments.database import TournamentDatabase
from thurntaxis.server.tournaments.model import MOST_ENTRANTS, Tournament
from thurntaxis.server.tournaments.service import Tournaments
from thurntaxis.tables.ports.store import StoreError
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.entries import Entry
from thurntaxis.tables.table.table import Table

Outcome = TypeVar("Outcome")
ORGANISER = "organiser"
_MOST_STEPS = 2000
_LONGEST = 120.0
"""Seconds for one tournament."""
TWELFTHS = 12
"""Of a point: thirds of three points at any table are whole numbers."""


class SlowStore(SQLiteStore):
    """A database that takes its time, and now and then fails before or after it has written."""

    luck = random.Random(0)
    faults = 0
    is_open = False
    """Troubles begin when the worker has started, and end when it is stopped."""

    async def fetch(self, query: str, *args: Value) -> list[Row]:
        """Rows, perhaps late, perhaps not at all."""
        await self._trouble()
        return await super().fetch(query, *args)

    async def transact(self, begin: Callable[[], Transaction[Outcome]]) -> Outcome:
        """A transaction that may fail, or be done although it seems to have failed."""
        await self._trouble()
        outcome = await super().transact(begin)
        await self._trouble()
        return outcome

    async def _trouble(self) -> None:
        for _ in range(self.luck.randrange(4)):
            await asyncio.sleep(0)
        if self.is_open and self.luck.random() < 0.01:
            self.faults += 1
            raise StoreError("the database is away")


class Worker:
    """A server process on the database."""

    def __init__(self, database: str, luck: random.Random) -> None:
        self.store = SlowStore(database)
        self.store.luck = luck
        self.service = TableService(Settings(database=database, grace_seconds=0), self.store)
        self.tournaments = Tournaments(self.service, self.store)
        self.database = TournamentDatabase(self.store)


@dataclass
class Night:
    """One tournament from the first entrant to the last result."""

    database: str
    luck: random.Random
    most: int = MOST_ENTRANTS
    """People who may take part."""
    kills: int = 0
    faults: int = 0

    async def run(self) -> TournamentPage:
        """Play the whole tournament, and check it; its page."""
        worker = await self._opened()
        id = await self._begun(worker)
        for _ in range(_MOST_STEPS):
            page = await _insist(partial(worker.tournaments.show, id, None))
            if page["status"] != "running":
                break
            await self._play_round(worker, id)
            if self.luck.random() < 0.1:
                await self._leave(worker, page)
            worker = await self._step(worker, id)
        assert page["status"] == "over", "it does not end"
        await self._check(worker, id, page)
        await self._close(worker)
        return page

    async def _opened(self) -> Worker:
        worker = Worker(self.database, self.luck)
        await worker.service.open()
        worker.store.is_open = True
        return worker

    async def _close(self, worker: Worker) -> None:
        self.faults += worker.store.faults
        worker.store.is_open = False
        await worker.service.close()

    async def _begun(self, worker: Worker) -> str:
        luck, tournaments = self.luck, worker.tournaments
        system = luck.choice(("swiss", "swiss", "round_robin", "knockout"))
        wanted = CreateTournament.model_validate(
            {
                "name": "Cup",
                "system": system,
                "table_size": luck.choice((2, 3, 4)) if system == "swiss" else 2,
                "rounds": luck.randint(1, 4),
                "duplicate": luck.random() < 0.3,
                "bank_seconds": luck.choice((None, 600)),
                "fill": luck.choice((None, "random")),
            }
        )
        id = (await _insist(partial(tournaments.create, wanted, ORGANISER)))["id"]
        for number in range(luck.randint(3, min(self.most, 10) if system == "round_robin" else self.most)):
            join = partial(tournaments.join, id, JoinTournament(name=f"Player {number}"), f"person{number}")
            with suppress(Refusal):  # done before, although the database seemed to fail
                await _insist(join)
        with suppress(Refusal):
            await _insist(partial(tournaments.steer, id, SteerTournament(do="begin"), ORGANISER))
        return id

    async def _step(self, worker: Worker, id: str) -> Worker:
        """The server does what is due; sometimes it is killed in the middle of it, and another one goes on."""
        step = asyncio.ensure_future(worker.tournaments.runner.step(id))
        if self.luck.random() < 0.3:
            for _ in range(self.luck.randrange(80)):
                await asyncio.sleep(0)
            step.cancel()
        await asyncio.gather(step, return_exceptions=True)
        if not step.cancelled():
            error = step.exception()
            if error is not None and not isinstance(error, StoreError | Refusal):
                raise error
            return worker
        self.kills += 1
        await self._close(worker)
        return await self._opened()

    async def _play_round(self, worker: Worker, id: str) -> None:
        """Some of the games of the newest round are played; not everybody comes."""
        found = await _insist(partial(worker.database.load, id))
        assert found is not None
        for pairing in found[0].rounds[-1].pairings:
            if pairing.table and not pairing.is_done and self.luck.random() < 0.8:
                missing = [seat for seat in range(len(pairing.seats)) if self.luck.random() < 0.05]
                decide = partial(play_to_the_end, missing=missing, luck=self.luck.randrange(2**31))
                with suppress(Refusal, StoreError):  # the table does not exist yet, or the game has ended
                    await worker.service.writer.change(pairing.table, decide)

    async def _leave(self, worker: Worker, page: TournamentPage) -> None:
        """The organiser removes somebody, or lets a bot play on for them."""
        there = [each["id"] for each in page["standings"] if not each["gone"] and each["level"] is None]
        if len(there) > 2:
            wanted = SteerTournament(do=self.luck.choice(("remove", "replace")), entrant=self.luck.choice(there))
            with suppress(Refusal, StoreError):
                await worker.tournaments.steer(page["id"], wanted, ORGANISER)

    async def _check(self, worker: Worker, id: str, page: TournamentPage) -> None:
        """Nobody was forgotten, and the standings follow from the games."""
        found = await _insist(partial(worker.database.load, id))
        assert found is not None
        tables: dict[str, Table] = {}
        for played in found[0].rounds:
            together = [entrant for pairing in played.pairings for entrant in pairing.entrants]
            assert len(together) == len(set(together)), "somebody sits at two tables"
            for pairing in played.pairings:
                if pairing.table is not None:
                    tables[pairing.table] = await _insist(partial(_loaded, worker, pairing.table))
                    assert tables[pairing.table].is_public, "a game of a finished tournament is still sealed"
        seen = {entrant for played in found[0].rounds for pairing in played.pairings for entrant in pairing.entrants}
        assert seen >= {each["id"] for each in page["standings"] if not each["gone"]}, "somebody was forgotten"
        points = recount(found[0], tables)
        told = {each["id"]: round(each["points"] * TWELFTHS) for each in page["standings"]}
        assert told == {entrant: points[entrant] for entrant in told}, f"{told} instead of {dict(points)}"


def recount(tournament: Tournament, tables: Mapping[str, Table]) -> Counter[int]:
    """Everybody's points by place in twelfths, from the games themselves."""
    points: Counter[int] = Counter()
    bots = {entrant.id for entrant in tournament.entrants if entrant.level is not None}
    for pairing in (pairing for played in tournament.rounds for pairing in played.pairings):
        if pairing.table is None:
            points[pairing.entrants[0]] += 3 * TWELFTHS
            continue
        table = tables[pairing.table]
        outcome = table.game.outcome()
        assert outcome is not None
        count = len(table.seats)
        order = sorted(range(count), key=lambda seat: (-outcome.scores[seat], (seat - outcome.ended_by) % count))
        for beaten, seat in enumerate(reversed(order)):
            began, ended = table.header.seats[seat].kind, table.seats[seat].kind
            entrant = pairing.entrants[seat]
            if ended == "person" or (began == "bot" and entrant in bots):  # else a bot played for somebody
                points[entrant] += 3 * TWELFTHS * beaten // (count - 1)
    return points


def play_to_the_end(table: Table, missing: list[int], luck: int) -> tuple[list[Entry], dict[str, object]]:
    """Play a game to its end; bots take the seats of those who do not come."""
    entries: list[Entry] = []
    now = table.header.created
    for seat in missing:
        if table.seats[seat].kind == "person":
            entries += table.note({"type": "replaced", "at": now, "seat": seat, "level": "random"})
    bot, chance = make("builder"), Luck(luck)
    while table.status == "playing":
        actor = table.game.player
        assert actor is not None
        action = bot.decide(table.game.view(actor).engine, table.game.legal_actions(numbers=True), chance)
        entries += table.act(actor, table.ply, [action], now)
    return entries, {}


async def _loaded(worker: Worker, id: str) -> Table:
    async with worker.service.cache.at(id) as table:
        return table


async def _insist(work: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """What is asked for again until the database answers."""
    while True:
        with suppress(StoreError):
            return await work()


def simulate(seed: int, most: int = MOST_ENTRANTS) -> Night:
    """One tournament of at most this many people; the same seed makes the same choices."""
    with tempfile.TemporaryDirectory() as folder:
        night = Night(str(Path(folder) / "tables.db"), random.Random(seed), most)
        try:
            asyncio.run(asyncio.wait_for(night.run(), _LONGEST))  # one that hangs is an error
        except Exception as error:
            error.add_note(f"seed {seed}")
            raise
    return night


def main(
    seeds: Annotated[int, typer.Option("--seeds", min=1)] = 1000, first: Annotated[int, typer.Option("--from")] = 0
) -> None:
    """Simulate tournaments, and say how many."""
    began, kills, faults = time.process_time(), 0, 0
    for number in range(seeds):
        night = simulate(first + number)
        kills, faults = kills + night.kills, faults + night.faults
        if number % 20 == 19 or number == seeds - 1:
            spent = time.process_time() - began
            typer.echo(f"{number + 1} tournaments, {kills} kills, {faults} faults, {spent:.0f} s of a core: all right")


if __name__ == "__main__":
    typer.run(main)
