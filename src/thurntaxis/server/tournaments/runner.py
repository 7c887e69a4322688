"""Keeps tournaments going: begins them, sets up the tables of a round, notes results, reveals duplicate rounds.

Every step can be done again without harm: ids of tables follow from the tournament's secret, results are read from the
tables, and a document is replaced only if it is still the one that the step was made from. So a worker may be killed at
any point, and another one goes on from what is stored.
"""

import logging
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

from ...rules import Rules
from ...tables.ports.store import Due
from ...tables.refusals import Refusal
from ...tables.service import TableService
from ...tables.table.entries import Entry
from ...tables.table.header import Header, HeaderSeat
from ...tables.table.levels import substitute
from ...tables.table.results import places
from ...tables.table.table import Table
from .database import TournamentDatabase
from .model import Entrant, Pairing, Seated, Tournament
from .progress import begin, next_round, noted, with_result

log = logging.getLogger("thurntaxis.server")

LOOK_SECONDS = 2.0
"""How often the tables of a running round are looked at."""
_AT_ONCE = 50
_TRIES = 5
"""How often a change is made again because another one came first."""

Change = Callable[[Tournament], Tournament]
Dues = Callable[[Tournament, Tournament], tuple[Due, ...]]
"""The notices that a change makes due, from the tournament before and after it."""


def no_dues(before: Tournament, after: Tournament) -> tuple[Due, ...]:
    """No notices, as for most changes."""
    return ()


class Runner:
    """Keeps tournaments going, in one worker at a time."""

    def __init__(self, service: TableService, database: TournamentDatabase) -> None:
        self._service = service
        self._database = database

    def start(self) -> None:
        """Start looking after tournaments regularly."""
        self._service.tasks.repeat("tournaments", self._service.settings.sweep_seconds, self.sweep)

    async def sweep(self) -> None:
        """Do whatever is due at any tournament, unless another worker does."""
        release = await self._service.store.claim("tournaments")
        if release is None:
            return
        try:
            for id in await self._database.waiting(self._service.clock.now(), _AT_ONCE):
                try:
                    await self.step(id)
                except Exception:  # of this tournament; the others go on
                    self._service.metrics.fault()
                    log.exception("a tournament cannot go on", extra={"tournament": id})
        finally:
            await release()

    async def change(self, id: str, change: Change, due: Dues = no_dues) -> Tournament:
        """Change a tournament, all or nothing; the change is made outside the event loop, as pairing may take long.

        Raises:
            Refusal: there is none of that id, or `change` refuses.
        """
        for _ in range(_TRIES):
            found = await self._database.load(id)
            if found is None:
                raise Refusal("unknown", "server-tournament-unknown")
            before, version = found
            after = await self._service.background.run(partial(change, before))
            if after == before:
                return after
            if await self._database.replace(after, version, self.wake_at(after), due(before, after)):
                return after
        raise Refusal("busy", "server-busy")

    def wake_at(self, tournament: Tournament) -> int | None:
        """When the server has something to do for a tournament; None if it waits for a change."""
        if tournament.status == "open":
            return tournament.options.starts_at
        if tournament.status == "over" or not tournament.rounds:
            return None
        return self._service.clock.now() + int(LOOK_SECONDS * 1000)

    async def step(self, id: str) -> None:
        """Bring one tournament up to date."""
        found = await self._database.load(id)
        if found is None:
            return
        tournament, now = found[0], self._service.clock.now()
        starts_at = tournament.options.starts_at
        if tournament.status == "open" and starts_at is not None and starts_at <= now:
            tournament = await self.change(id, partial(begin_or_cancel, now=now))
        if tournament.status == "over" or not tournament.rounds:
            return
        # Games under way are played to their end, even if the tournament is paused or called off.
        await self._set_up(tournament)
        tournament = await self._note_results(tournament)
        if tournament.rounds[-1].is_done:
            await self._reveal(tournament)  # before the next round: a worker that is killed in between does it again
            tournament = await self.change(id, partial(_next, round=len(tournament.rounds), now=now), self._over)
            await self._set_up(tournament)
        if tournament == found[0]:
            waits = tournament.status != "running" and tournament.rounds[-1].is_done
            await self._database.sleep(id, found[1], None if waits else self.wake_at(tournament))

    async def _note_results(self, tournament: Tournament) -> Tournament:
        results = await self._results(tournament)
        now = self._service.clock.now()

        def change(tournament: Tournament) -> Tournament:
            for table, seats, void in results:
                tournament = with_result(tournament, table, seats)
                if void:
                    tournament = noted(tournament, "void", "", now)
            return tournament

        return await self.change(tournament.id, change) if results else tournament

    def _over(self, before: Tournament, after: Tournament) -> tuple[Due, ...]:
        """Everybody who took part learns that the tournament is over, at their last table."""
        if after.status != "over" or before.status == "over" or not self._service.settings.notices:
            return ()
        now = self._service.clock.now()
        last = {
            entrant: pairing.table
            for round in after.rounds
            for pairing in round.pairings
            if pairing.table
            for entrant in pairing.entrants
        }
        return tuple(
            Due(entrant.person, "tournament", now, now, last[entrant.id])
            for entrant in after.playing
            if entrant.person and entrant.id in last
        )

    async def _set_up(self, tournament: Tournament) -> None:
        """Make sure that every table of the newest round is there."""
        for pairing in tournament.rounds[-1].pairings:
            if pairing.table and not pairing.is_done and not await self._service.store.exists(pairing.table):
                await self._service.creation.add(
                    _table_of(tournament, pairing, self._service.clock.now()), f"tournament {tournament.organiser}"
                )

    async def _results(self, tournament: Tournament) -> list[tuple[str, list[Seated], bool]]:
        """The results of tables of the newest round that are over and not noted yet."""
        pairings = {
            pairing.table: pairing
            for pairing in tournament.rounds[-1].pairings
            if pairing.table and not pairing.is_done
        }
        bots = {entrant.id for entrant in tournament.entrants if entrant.level is not None}
        found = []
        for id in sorted(await self._database.finished(list(pairings))):
            async with self._service.cache.at(id) as table:
                seats = results_of(table, pairings[id], bots)
            found.append((id, seats or [replace(seat, place=1) for seat in pairings[id].seats], seats is None))
        return found

    async def _reveal(self, tournament: Tournament) -> None:
        """Open the tables of a duplicate round to everybody, now that its last game is over."""
        if not tournament.options.duplicate:
            return
        for pairing in tournament.rounds[-1].pairings:
            if pairing.table:
                await self._service.writer.change(pairing.table, self._revealed)

    def _revealed(self, table: Table) -> tuple[list[Entry], dict[str, object]]:
        if table.revealed or not table.is_over:
            return [], {}
        seed = table.header.seed
        return table.note({"type": "revealed", "at": self._service.clock.now(), "seed": seed}), {}


def can_begin(tournament: Tournament) -> bool:
    """Whether there are enough entrants: two, or one person and bots to fill the seats."""
    return len(tournament.entrants) >= (1 if tournament.options.fill else 2)


def begin_or_cancel(tournament: Tournament, now: int) -> Tournament:
    """The time has come: begin, or call it off if too few are there."""
    if tournament.status != "open":
        return tournament
    if not can_begin(tournament):
        return noted(replace(tournament, status="cancelled"), "too_few", "", now)
    return begin(tournament, now)


def _next(tournament: Tournament, round: int, now: int) -> Tournament:
    """The next round, unless it exists already or the tournament is paused."""
    if tournament.status != "running" or len(tournament.rounds) != round or not tournament.rounds[-1].is_done:
        return tournament
    return next_round(tournament, now)


def results_of(table: Table, pairing: Pairing, bots: Collection[int]) -> list[Seated] | None:
    """The result of a finished table for the seats of its pairing; None if its game has none.

    A person is absent if a bot took over their seat, or had it from the start because they left before the table was
    set up. A bot that the organiser let play on from the next game does not change this.
    """
    if table.status != "finished":
        return None
    outcome = table.game.outcome()
    assert outcome is not None
    rank = places(outcome.scores, outcome.ended_by)
    return [
        replace(
            seated,
            place=rank[number],
            score=outcome.scores[number],
            absent=seat.resigned or (seat.kind == "bot" and seated.entrant not in bots),
        )
        for number, (seated, seat) in enumerate(zip(pairing.seats, table.seats, strict=True))
    ]


def _table_of(tournament: Tournament, pairing: Pairing, now: int) -> Table:
    """The table of a pairing."""
    assert pairing.table is not None
    options, number = tournament.options, len(tournament.rounds)
    entrants = {entrant.id: entrant for entrant in tournament.entrants}
    return Table.of(
        Header(
            id=pairing.table,
            created=now,
            host=tournament.organiser,
            seats=tuple(_seat_of(entrants[each.entrant]) for each in pairing.seats),
            seed=tournament.rounds[-1].seed or tournament.seed_of(pairing.table),
            rules=Rules.named(options.rules),
            name=options.name,
            listed=options.listed and not options.duplicate,
            network=tournament.id[:4],  # the lobby shows only a few from one network: not all tables of a round
            starter=0,
            pace=options.pace,
            turn_seconds=options.turn_seconds,
            bank_seconds=options.bank_seconds,
            hints=False,
            casual=not options.rated,
            tournament={"id": tournament.id, "round": number, "sealed": options.duplicate},
        )
    )


def _seat_of(entrant: Entrant) -> HeaderSeat:
    if entrant.level is not None:
        return HeaderSeat("bot", entrant.name, entrant.level)
    if entrant.gone or entrant.person is None:
        return HeaderSeat("bot", entrant.name, substitute())
    return HeaderSeat("person", entrant.name, None, entrant.person, entrant.network)
