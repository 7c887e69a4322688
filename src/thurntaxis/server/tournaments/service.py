"""What people and organisers do with tournaments, and how a tournament is shown."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from ...protocol import answers
from ...protocol.commands import CorrectResult, CreateTournament, JoinTournament, SteerTournament
from ...protocol.visible import visible
from ...tables.refusals import Refusal
from ...tables.running.bots import make_bot
from ...tables.service import TableService
from ...tables.table.levels import substitute
from ...tables.table.setup import new_id
from ..stores.sql import SqlStore
from .database import TournamentDatabase
from .model import (
    MOST_ENTRANTS,
    MOST_NOTES,
    MOST_ROUND_ROBIN,
    Entrant,
    Options,
    Pairing,
    Round,
    Tournament,
)
from .progress import begin, corrected, noted, rounds_planned
from .runner import Runner, can_begin
from .standings import cross_table, game_points, standings

MOST_OPEN = 5
"""Tournaments of one organiser that are not over."""


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, service: TableService, store: SqlStore) -> None:
        self._service = service
        self._database = TournamentDatabase(store)
        self.runner = Runner(service, self._database)

    def start(self) -> None:
        """Start looking after them."""
        self.runner.start()

    # ---- People ----

    async def create(self, wanted: CreateTournament, person: str) -> answers.TournamentPage:
        """Set up a tournament."""
        self._service.conduct.check_person(person)
        self._service.conduct.check_words(wanted.name)
        if wanted.fill is not None:
            make_bot(wanted.fill)
        now = self._service.clock.now()
        if wanted.starts_at is not None and wanted.starts_at < now:
            raise Refusal("bad_request", "server-tournament-past")
        if await self._database.open_by(person) >= MOST_OPEN:
            raise Refusal("too_much", "server-tournament-too-many", count=MOST_OPEN)
        chosen = wanted.model_dump()
        if wanted.turn_seconds is None and wanted.bank_seconds is None:
            del chosen["turn_seconds"]
        tournament = Tournament(new_id(), person, now, secrets.token_hex(16), Options(**chosen))
        await self._database.create(tournament, self.runner.wake_at(tournament))
        return page_of(tournament, person)

    async def show(self, id: str, person: str | None) -> answers.TournamentPage:
        """A tournament as a person sees it."""
        return page_of(await self._load(id), person)

    async def lists(self, person: str | None) -> answers.Tournaments:
        """A person's tournaments, and the listed ones."""
        yours = await self._database.of_person(person) if person else []
        return {
            "yours": [row_of(each, person) for each in yours],
            "listed": [row_of(each, person) for each in await self._database.listed()],
        }

    async def join(
        self, id: str, wanted: JoinTournament, person: str, network: str | None = None
    ) -> answers.TournamentPage:
        """Join, or if already joined change the name."""
        self._service.conduct.check_person(person)
        self._service.conduct.check_words(wanted.name)

        def change(tournament: Tournament) -> Tournament:
            _is_open(tournament)
            others = [each for each in tournament.entrants if each.person != person]
            if visible(wanted.name) in {visible(each.name) for each in others}:
                raise Refusal("not_now", "server-name-taken")
            known = tournament.entrant_of(person)
            if known is not None:
                entrants = [replace(each, name=wanted.name) if each == known else each for each in tournament.entrants]
                return replace(tournament, entrants=tuple(entrants))
            most = MOST_ROUND_ROBIN if tournament.options.system == "round_robin" else MOST_ENTRANTS
            if len(tournament.entrants) >= most:
                raise Refusal("not_now", "server-tournament-full", count=most)
            entrant = Entrant(len(others), wanted.name, person, network)
            return replace(tournament, entrants=(*tournament.entrants, entrant))

        return page_of(await self.runner.change(id, change), person)

    async def leave(self, id: str, person: str) -> answers.TournamentPage:
        """Leave: before the start completely, later without being paired again."""
        return page_of(await self.runner.change(id, lambda each: _without(each, each.entrant_of(person))), person)

    # ---- The organiser ----

    async def steer(self, id: str, wanted: SteerTournament, person: str) -> answers.TournamentPage:
        """Begin, pause, resume, cancel, remove somebody, or give more time."""
        now = self._service.clock.now()

        def change(tournament: Tournament) -> Tournament:
            _organises(tournament, person)
            return _CHANGES[wanted.do](tournament, wanted, now)

        tournament = await self.runner.change(id, change)
        if wanted.do in ("begin", "resume"):
            await self.runner.step(id)
            tournament = await self._load(id)
        return page_of(tournament, person)

    async def correct(self, id: str, wanted: CorrectResult, person: str) -> answers.TournamentPage:
        """Set a result; everybody can read that it was done."""
        now = self._service.clock.now()

        def change(tournament: Tournament) -> Tournament:
            _organises(tournament, person)
            number, index = wanted.round - 1, wanted.table - 1
            if number >= len(tournament.rounds) or index >= len(tournament.rounds[number].pairings):
                raise Refusal("unknown", "server-tournament-no-table")
            pairing = tournament.rounds[number].pairings[index]
            if pairing.table is None or not pairing.is_done:
                raise Refusal("not_now", "server-not-over")
            if sorted(wanted.places) != list(range(1, len(pairing.seats) + 1)):
                raise Refusal("bad_request", "server-tournament-places", count=len(pairing.seats))
            if tournament.options.system == "knockout" and number < len(tournament.rounds) - 1:
                raise Refusal("not_now", "server-tournament-decided")
            _has_room_for_notes(tournament)
            return corrected(tournament, number, index, wanted.places, now)

        return page_of(await self.runner.change(id, change), person)

    async def _load(self, id: str) -> Tournament:
        found = await self._database.load(id)
        if found is None:
            raise Refusal("unknown", "server-tournament-unknown")
        return found[0]


# ---- Changes of the organiser ----


def _begin(tournament: Tournament, wanted: SteerTournament, now: int) -> Tournament:
    _is_open(tournament)
    if not can_begin(tournament):
        raise Refusal("not_now", "server-tournament-too-few")
    return begin(tournament, now)


def _pause(tournament: Tournament, wanted: SteerTournament, now: int) -> Tournament:
    if tournament.status != "running":
        raise Refusal("not_now", "server-tournament-not-running")
    return noted(replace(tournament, status="paused"), "paused", "", now)


def _resume(tournament: Tournament, wanted: SteerTournament, now: int) -> Tournament:
    if tournament.status != "paused":
        raise Refusal("not_now", "server-tournament-not-running")
    return noted(replace(tournament, status="running"), "resumed", "", now)


def _cancel(tournament: Tournament, wanted: SteerTournament, now: int) -> Tournament:
    if tournament.status in ("over", "cancelled"):
        raise Refusal("not_now", "server-tournament-not-running")
    return noted(replace(tournament, status="cancelled"), "cancelled", "", now)


def _remove(tournament: Tournament, wanted: SteerTournament, now: int) -> Tournament:
    entrant = next((each for each in tournament.playing if each.id == wanted.entrant), None)
    if entrant is None:
        raise Refusal("unknown", "server-tournament-no-entrant")
    return noted(_without(tournament, entrant), "removed", entrant.name, now)


def _replace(tournament: Tournament, wanted: SteerTournament, now: int) -> Tournament:
    """A bot plays on for a person, under their name and with their points."""
    entrant = next((each for each in tournament.playing if each.id == wanted.entrant and each.person), None)
    if entrant is None:
        raise Refusal("unknown", "server-tournament-no-entrant")
    if tournament.status not in ("running", "paused"):
        raise Refusal("not_now", "server-tournament-not-running")
    bot = replace(entrant, person=None, level=tournament.options.fill or substitute())
    entrants = tuple(bot if each == entrant else each for each in tournament.entrants)
    return noted(replace(tournament, entrants=entrants), "replaced", entrant.name, now)


def _extend(tournament: Tournament, wanted: SteerTournament, now: int) -> Tournament:
    if tournament.status in ("over", "cancelled"):
        raise Refusal("not_now", "server-tournament-not-running")
    options = tournament.options
    if wanted.starts_at is not None:
        if tournament.status != "open" or wanted.starts_at < now:
            raise Refusal("bad_request", "server-tournament-past")
        options = replace(options, starts_at=wanted.starts_at)
    if wanted.turn_seconds or wanted.bank_seconds:
        options = replace(options, turn_seconds=wanted.turn_seconds, bank_seconds=wanted.bank_seconds)
    return noted(replace(tournament, options=options), "extended", "", now)


_CHANGES = {
    "begin": _begin,
    "pause": _pause,
    "resume": _resume,
    "cancel": _cancel,
    "remove": _remove,
    "replace": _replace,
    "extend": _extend,
}


def _without(tournament: Tournament, entrant: Entrant | None) -> Tournament:
    """The tournament after somebody has left."""
    if entrant is None:
        raise Refusal("unknown", "server-tournament-no-entrant")
    if tournament.status == "open":
        stay = [each for each in tournament.entrants if each != entrant]
        return replace(tournament, entrants=tuple(replace(each, id=id) for id, each in enumerate(stay)))
    if tournament.status in ("over", "cancelled"):
        raise Refusal("not_now", "server-tournament-not-running")
    gone = tuple(replace(each, gone=True) if each == entrant else each for each in tournament.entrants)
    return replace(tournament, entrants=gone)


def _organises(tournament: Tournament, person: str) -> None:
    if tournament.organiser != person:
        raise Refusal("not_yours", "server-tournament-not-organiser")
    _has_room_for_notes(tournament)


def _has_room_for_notes(tournament: Tournament) -> None:
    if len(tournament.notes) >= MOST_NOTES:
        raise Refusal("too_much", "server-tournament-too-many", count=MOST_NOTES)


def _is_open(tournament: Tournament) -> None:
    if tournament.status != "open":
        raise Refusal("not_now", "server-tournament-begun")


# ---- How a tournament is shown ----


def row_of(tournament: Tournament, person: str | None) -> answers.TournamentRow:
    """A tournament in a list."""
    you = tournament.entrant_of(person)
    return {
        "id": tournament.id,
        "name": tournament.options.name,
        "status": tournament.status,
        "system": tournament.options.system,
        "entrants": len(tournament.entrants),
        "round": len(tournament.rounds),
        "rounds": rounds_planned(tournament),
        "starts_at": tournament.options.starts_at,
        "joined": you is not None and not you.gone,
        "organiser": person is not None and tournament.organiser == person,
        "table": _table_of(tournament, you),
    }


def _table_of(tournament: Tournament, you: Entrant | None) -> str | None:
    """The table at which an entrant plays now."""
    pairings = tournament.rounds[-1].pairings if tournament.rounds and you is not None else ()
    return next((each.table for each in pairings if you and you.id in each.entrants and not each.is_done), None)


def page_of(tournament: Tournament, person: str | None) -> answers.TournamentPage:
    """A tournament with everything about it."""
    options, you = tournament.options, tournament.entrant_of(person)
    return {
        **row_of(tournament, person),
        "scheme": options.scheme,
        "table_size": options.table_size,
        "rules": options.rules,
        "pace": options.pace,
        "turn_seconds": options.turn_seconds,
        "bank_seconds": options.bank_seconds,
        "duplicate": options.duplicate,
        "rated": options.rated,
        "listed": options.listed,
        "fill": options.fill,
        "standings": _standings(tournament.told, you),
        "tables": [
            [_shown(tournament, round, pairing, you) for pairing in round.pairings] for round in tournament.rounds
        ],
        "notes": [{"at": note.at, "kind": note.kind, "about": note.about} for note in tournament.notes],
        "can_begin": can_begin(tournament),
    }


def _standings(tournament: Tournament, you: Entrant | None) -> list[answers.TournamentEntrant]:
    ranked = standings(tournament)
    cells = cross_table(tournament, ranked)
    entrants = {entrant.id: entrant for entrant in tournament.entrants}
    return [
        {
            "id": each.entrant,
            "name": entrants[each.entrant].name,
            "level": entrants[each.entrant].level,
            "you": you is not None and you.id == each.entrant,
            "gone": entrants[each.entrant].gone,
            "rank": each.rank,
            "points": float(each.points),
            "opponents": float(each.opponents),
            "wins": each.wins,
            "score": each.score,
            "games": each.games,
            "rounds": [None if cell is None else float(cell[1]) for cell in row],
        }
        for each, row in zip(ranked, cells, strict=True)
    ]


def _shown(tournament: Tournament, round: Round, pairing: Pairing, you: Entrant | None) -> answers.TournamentTable:
    """A table of a round. While a duplicate round is being played, only its players learn where it is."""
    sealed = tournament.options.duplicate and not round.is_done
    theirs = you is not None and you.id in pairing.entrants
    points: Sequence[Fraction | None] = [None] * len(pairing.seats)
    if pairing.is_done and not sealed:
        points = game_points(tournament.options.scheme, round, pairing)
    return {
        "table": pairing.table if theirs or not sealed else None,
        "seats": [
            {
                "entrant": seat.entrant,
                "place": seat.place,
                "score": seat.score if theirs or not sealed else None,
                "points": None if earned is None else float(earned),
                "absent": seat.absent,
            }
            for seat, earned in zip(pairing.seats, points, strict=True)
        ],
        "corrected": pairing.corrected,
    }
