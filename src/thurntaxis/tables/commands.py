"""What can be asked of a table, over the socket and over HTTP alike."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..board import CITY_INDEX
from ..bots import registry
from ..game.whatif import Draft, NotPossible, can_close, closing_offer, closing_outcome
from ..protocol import commands as say
from .bots import make_bot
from .clock import now
from .connections import Connection
from .outgoing import shown
from .refusals import Forbidden, Refusal
from .service import TableService
from .table import FALLBACK_LEVEL, Entry, Table
from .texts import language

Change = tuple[list[Entry], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and in which language they want their answer."""

    person: str | None
    lang: str


async def run(service: TableService, id: str, asker: Asker, command: say.TableCommand) -> dict[str, Any]:
    """Carry out a command; the answer.

    Raises:
        Refusal: it cannot be granted.
    """
    if service.closing:
        raise Refusal("busy", "server-busy")
    if command.lang:
        asker = Asker(asker.person, language(command.lang))
    started = time.perf_counter()
    try:
        if isinstance(command, say.Hint):
            return await _hint(service, id, asker, command)
        if isinstance(command, say.Rematch):
            return await _rematch(service, id, asker, command)
        if isinstance(command, say.Vote):
            return await _vote(service, id, asker, command)
        change = _CHANGES.get(type(command))
        if change is not None:

            async def decide(table: Table) -> Change:
                return change(table, asker, command)

            return await service.change(id, decide)
        async with service.at(id) as table:
            if isinstance(command, say.Sync):
                return await service.broadcast.state(table, asker.person, asker.lang, command.since)
            return _QUESTIONS[type(command)](table, asker, command)
    except Refusal as refusal:
        refusal.lang = asker.lang
        raise
    finally:
        service.metrics.command_done(command.type, time.perf_counter() - started)


def act_at_once(
    service: TableService,
    connection: Connection,
    asker: Asker,
    command: say.Act,
    told: Callable[[dict[str, Any] | Exception], None],
) -> bool:
    """Play actions without waiting for the table; False if that cannot be now, and nothing is done."""
    return not service.closing and service.change_at_once(connection, _act, (asker, command), told)


MOST_ENTRIES = 30_000
"""Far more than any game has; who connects to a table is sent all of its log."""


def own_seat(table: Table, asker: Asker, seat: int | None) -> int:
    """The seat a command is for; checked to be the asker's own.

    Raises:
        Refusal: it is not, or there are several.
    """
    you = table.seats_of(asker.person)
    if not you:
        raise Refusal("not_yours", "server-no-seat")
    if seat is None:
        if len(you) == 1:
            return you[0]
        if table.status == "playing" and table.actor in you:
            return int(table.actor)
        raise Refusal("bad_request", "server-which-seat")
    _there_is(table, seat)
    if seat not in you:
        raise Refusal("not_yours", "server-not-yours")
    return seat


def _there_is(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("unknown", "server-unknown-seat", seat=seat)


# ---- Changes ----


def _act(table: Table, asker: Asker, command: say.Act) -> Change:
    _has_room(table)
    seat = own_seat(table, asker, command.seat)
    if table.timed_out and table.actor == seat:
        raise Refusal("not_now", "server-not-your-turn")
    return table.act(seat, command.ply, command.actions, now()), {"ply": table.ply}


def _undo(table: Table, asker: Asker, command: say.Undo) -> Change:
    _has_room(table)
    seat = own_seat(table, asker, command.seat)
    return table.undo(seat, command.ply, now()), {"ply": table.ply}


def _take_back(table: Table, asker: Asker, command: say.TakeBack) -> Change:
    _has_room(table)
    seat = own_seat(table, asker, command.seat)
    return table.take_back(seat, now()), {"ply": table.ply}


def _chat(table: Table, asker: Asker, command: say.Chat) -> Change:
    seat = own_seat(table, asker, command.seat)
    return _entry(table, "chat", seat=seat, name=table.seats[seat].name, text=command.text)


def _sit(table: Table, asker: Asker, command: say.Sit) -> Change:
    if asker.person is None:
        raise Refusal("not_yours", "server-no-identity")
    _is_open(table)
    seat = command.seat
    if seat is None:
        free = [number for number, other in enumerate(table.seats) if other.kind == "open"]
        if not free:
            raise Refusal("not_now", "server-table-full")
        seat = free[0]
    _there_is(table, seat)
    if table.seats[seat].kind != "open":
        raise Refusal("not_now", "server-seat-taken")
    entries, _ = _entry(table, "sat", seat=seat, name=command.name, person=asker.person)
    return entries, {"seat": seat}


def _leave(table: Table, asker: Asker, command: say.Leave) -> Change:
    _is_open(table)
    seat = own_seat(table, asker, command.seat)
    return _entry(table, "left", seat=seat, name=table.seats[seat].name)


def _cancel(table: Table, asker: Asker, command: say.Cancel) -> Change:
    _is_host(table, asker)
    _is_open(table)
    return _entry(table, "cancelled")


def _fill(table: Table, asker: Asker, command: say.Fill) -> Change:
    _is_host(table, asker)
    _is_open(table)
    _there_is(table, command.seat)
    if table.seats[command.seat].kind != "open":
        raise Refusal("not_now", "server-seat-taken")
    make_bot(command.level)
    name = command.level.replace("_", " ").capitalize()
    return _entry(table, "filled", seat=command.seat, level=command.level, name=name)


def _resign(table: Table, asker: Asker, command: say.Resign) -> Change:
    seat = own_seat(table, asker, command.seat)
    _is_played(table)
    return _entry(table, "resigned", seat=seat, level=substitute_level())


def substitute_level() -> str:
    """The bot that takes a person's seat."""
    return next((level for level in ("medium", "easy") if level in registry.known()), FALLBACK_LEVEL)


def _is_host(table: Table, asker: Asker) -> None:
    if asker.person is None or asker.person != table.header["host"]:
        raise Refusal("not_yours", "server-host-only")


def _is_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("not_now", "server-cancelled" if table.status == "cancelled" else "server-started")


def _is_played(table: Table) -> None:
    _is_whole(table)
    if table.status != "playing":
        raise Refusal("not_now", "server-over" if table.status == "finished" else "server-not-started")


def _is_whole(table: Table) -> None:
    """Nothing can follow an entry that cannot be read."""
    if table.status == "broken":
        raise Refusal("broken", "server-broken", {"problem": table.problem})


def _has_room(table: Table) -> None:
    if len(table.entries) >= MOST_ENTRIES:
        raise Refusal("not_now", "server-log-full")


def _entry(at: Table, type: str, **data: Any) -> Change:
    _is_whole(at)
    _has_room(at)
    entry = {"type": type, "at": now(), **data}
    at.apply(entry)
    return [entry], {}


async def _vote(service: TableService, id: str, asker: Asker, command: say.Vote) -> dict[str, Any]:
    async def decide(table: Table) -> Change:
        seat = own_seat(table, asker, command.seat)
        _there_is(table, command.against)
        _is_played(table)
        if table.seats[command.against].person == asker.person:
            raise Refusal("not_now", "server-vote-not-you")
        info = await service.broadcast.info(table, asker.person)
        if command.against not in info["absent"]:
            raise Refusal("not_now", "server-not-absent")
        entries, _ = _entry(table, "vote", seat=seat, against=command.against, favour=command.favour)
        replaced = _outvoted(table, command.against)
        if replaced:
            entries += _entry(table, "replaced", seat=command.against, level=substitute_level())[0]
        return entries, {"replaced": replaced}

    return await service.change(id, decide)


def _outvoted(table: Table, seat: int) -> bool:
    """Whether more than half of the other people want a bot on the seat. People count, not seats."""
    absent = table.seats[seat].person
    others = {other.person for other in table.seats if other.person and other.person != absent}
    in_favour = {table.seats[voter].person for voter in table.votes.get(seat, ())} & others
    return 2 * len(in_favour) > len(others)


async def _rematch(service: TableService, id: str, asker: Asker, command: say.Rematch) -> dict[str, Any]:
    async def decide(table: Table) -> Change:
        own_seat(table, asker, command.seat if command.seat is not None else _any_seat(table, asker))
        if table.status != "finished":
            raise Refusal("not_now", "server-not-over")
        if table.rematch is not None:
            return [], {"table": table.rematch}
        again = Table.again(table, now())
        with suppress(Refusal):  # it is there already: somebody else asks through another worker
            await service.add(again)
        return _entry(table, "rematch", table=again.id)[0], {"table": again.id}

    return await service.change(id, decide)


def _any_seat(table: Table, asker: Asker) -> int | None:
    you = table.seats_of(asker.person)
    return you[0] if you else None


_CHANGES: dict[type[Any], Callable[[Table, Asker, Any], Change]] = {
    say.Act: _act,
    say.Undo: _undo,
    say.TakeBack: _take_back,
    say.Chat: _chat,
    say.Sit: _sit,
    say.Leave: _leave,
    say.Cancel: _cancel,
    say.Fill: _fill,
    say.Resign: _resign,
}


# ---- Questions ----


def _why_not(table: Table, asker: Asker, command: say.WhyNot) -> dict[str, Any]:
    you = table.seats_of(asker.person)
    seat = own_seat(table, asker, command.seat) if you else -1
    game = table.game
    reasons = {}
    for action in command.actions:
        word, _, official = action.partition(" ")
        asked = game.why_not_official(official, seat=seat) if word == "official" else game.why_not(action, seat=seat)
        reasons[action] = asked.to_json(asker.lang) if asked else None
    return {"reasons": reasons}


def _preview(table: Table, asker: Asker, command: say.Preview) -> dict[str, Any]:
    seat = own_seat(table, asker, command.seat)
    draft = Draft(table.playing().view(seat))
    try:
        draft.play(command.actions)
    except NotPossible as error:
        return {"possible": False, "index": error.index, "reason": error.reason.to_json(asker.lang)}
    view = draft.shown_view()
    return {
        "possible": True,
        "reveals": draft.reveals,
        "events": draft.shown_events(),
        "view": shown(table, view) if view else None,
        "earned": draft.earned(),
    }


def _closing(table: Table, asker: Asker, command: say.Closing) -> dict[str, Any]:
    view = table.playing().view(own_seat(table, asker, command.seat))
    if not can_close(view):
        raise Refusal("not_now", "server-not-closing")
    return closing_offer(view)


def _closing_outcome(table: Table, asker: Asker, command: say.ClosingOutcome) -> dict[str, Any]:
    view = table.playing().view(own_seat(table, asker, command.seat))
    if not can_close(view):
        raise Refusal("not_now", "server-not-closing")
    for city in (*command.houses, *command.discards):
        if city not in CITY_INDEX:
            raise Refusal("bad_request", "reason-unknown-city", text=city)
    try:
        return closing_outcome(view, command.houses, cartwright=command.cartwright, discards=command.discards)
    except NotPossible as error:
        raise Forbidden(error.reason, error.action, error.index) from None


def _ping(table: Table, asker: Asker, command: say.Ping) -> dict[str, Any]:
    return {}


_QUESTIONS: dict[type[Any], Callable[[Table, Asker, Any], dict[str, Any]]] = {
    say.WhyNot: _why_not,
    say.Preview: _preview,
    say.Closing: _closing,
    say.ClosingOutcome: _closing_outcome,
    say.Ping: _ping,
}


async def _hint(service: TableService, id: str, asker: Asker, command: say.Hint) -> dict[str, Any]:
    async with service.at(id) as table:
        seat = own_seat(table, asker, command.seat)
        game = table.playing()
        if not table.may_ask_hint(seat):
            raise Refusal("not_yours", "server-no-hints")
        if game.player != seat:
            raise Refusal("not_now", "server-not-your-turn")
        view, legal = game.view(seat), game.legal_actions(numbers=True)
    if id in service.advised:  # thinking is dear: one adviser at a time
        raise Refusal("too_much", "server-too-much", {"retry_after": 1})
    service.advised.add(id)
    try:
        return await service.bots.advise(command.level or hint_level(), view, legal, asker.lang)
    finally:
        service.advised.discard(id)


def hint_level() -> str:
    """The best adviser there is that answers soon."""
    return next((level for level in ("hard", "medium", "easy") if level in registry.known()), FALLBACK_LEVEL)
