"""What can be asked of a table, over a socket, over HTTP and in a browser's worker alike.

Changes are decided by functions that are given the table, under its lock; the writer stores and tells what they
decide. Questions change nothing; those that take long are answered outside the event loop.
"""

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..bots import registry
from ..game import View
from ..protocol import commands as say
from . import questions
from .bots import make_bot
from .outgoing import log_for
from .refusals import Refusal, answered_in
from .service import TableService
from .setup import bot_name, rematch_of
from .table import FALLBACK_LEVEL, Entry, Table
from .texts import language
from .writer import Answer, Done

Change = tuple[list[Entry], Answer]

MOST_PLIES = 30_000
"""Actions of a game; three times what bots need that play at random."""
MOST_REVERSALS = 5_000
"""Times that actions are taken back at a table. The game goes on after that, without."""
MOST_OTHERS = 5_000
"""Entries of one kind of those that come and go before a game, or vote."""
MOST_EXTRA = 10
"""Times that others can give a player the time of a turn again, within one turn."""
MOST_CHAT = 100_000
"""Bytes that one person can write at a table; all together four times as much."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and in which language they want their answer."""

    person: str | None
    lang: str

    def speaking(self, lang: str | None) -> "Asker":
        """The same person, who asks for an answer in another language."""
        return Asker(self.person, language(lang)) if lang else self


def is_change(command: say.TableCommand) -> bool:
    """Whether a command can be submitted: it changes the table and needs nothing else."""
    return type(command) in _CHANGES


def submit(service: TableService, id: str, asker: Asker, command: say.TableCommand, done: Done) -> None:
    """Carry out a change without waiting for it; `done` gets the answer or the exception."""
    asker = asker.speaking(command.lang)
    change, started = _CHANGES[type(command)], time.perf_counter()

    def decide(table: Table) -> Change:
        service.conduct.check(asker.person, command)
        return change(table, asker, command, service.clock.now())

    def finish(outcome: Answer | Exception) -> None:
        service.metrics.command_done(command.type, time.perf_counter() - started)
        done(outcome)

    service.writer.submit(id, decide, finish)


async def run(service: TableService, id: str, asker: Asker, command: say.TableCommand) -> Answer:
    """Carry out a command; the answer.

    Raises:
        Refusal: it cannot be granted.
    """
    if service.closing:
        raise Refusal("busy", "server-busy")
    asker = asker.speaking(command.lang)
    started = time.perf_counter()
    try:
        with answered_in(asker.lang):
            service.conduct.check(asker.person, command)
            change = _CHANGES.get(type(command))
            if change is not None:
                return await service.writer.change(id, lambda table: change(table, asker, command, service.clock.now()))
            return await _OTHERS[type(command)](service, id, asker, command)
    finally:
        service.metrics.command_done(command.type, time.perf_counter() - started)


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


def _act(table: Table, asker: Asker, command: say.Act, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    if len(table.played) + len(command.actions) > MOST_PLIES:
        raise Refusal("not_now", "server-log-full")
    if table.timed_out and table.actor == seat:
        raise Refusal("not_now", "server-not-your-turn")
    return table.act(seat, command.ply, command.actions, now), {"ply": table.ply}


def _undo(table: Table, asker: Asker, command: say.Undo, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    _can_go_back(table)
    return table.undo(seat, command.ply, now), {"ply": table.ply}


def _take_back(table: Table, asker: Asker, command: say.TakeBack, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    _can_go_back(table)
    return table.take_back(seat, now), {"ply": table.ply}


def _can_go_back(table: Table) -> None:
    if table.counts["undone"] + table.counts["taken_back"] >= MOST_REVERSALS:
        raise Refusal("not_now", "server-log-full")


def _chat(table: Table, asker: Asker, command: say.Chat, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    written = table.chat_bytes
    if max(written[asker.person], written[None] // 4) + len(command.text.encode()) > MOST_CHAT:
        raise Refusal("not_now", "server-chat-full")
    name = table.seats[seat].name
    return _noted(table, "chat", now, seat=seat, name=name, person=asker.person, text=command.text), {}


def _sit(table: Table, asker: Asker, command: say.Sit, now: int) -> Change:
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
    return _noted(table, "sat", now, seat=seat, name=command.name, person=asker.person), {"seat": seat}


def _leave(table: Table, asker: Asker, command: say.Leave, now: int) -> Change:
    _is_open(table)
    seat = own_seat(table, asker, command.seat)
    return _noted(table, "left", now, seat=seat, name=table.seats[seat].name), {}


def _cancel(table: Table, asker: Asker, command: say.Cancel, now: int) -> Change:
    _is_host(table, asker)
    _is_open(table)
    return _noted(table, "cancelled", now), {}


def _fill(table: Table, asker: Asker, command: say.Fill, now: int) -> Change:
    _is_host(table, asker)
    _is_open(table)
    _there_is(table, command.seat)
    if table.seats[command.seat].kind != "open":
        raise Refusal("not_now", "server-seat-taken")
    make_bot(command.level)
    return _noted(table, "filled", now, seat=command.seat, level=command.level, name=bot_name(command.level)), {}


def _resign(table: Table, asker: Asker, command: say.Resign, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    _is_played(table)
    return _noted(table, "resigned", now, seat=seat, level=substitute_level()), {}


def _extra_time(table: Table, asker: Asker, command: say.ExtraTime, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    _is_played(table)
    if table.deadline is None:
        raise Refusal("not_now", "server-no-clock")
    actor = table.actor
    assert actor is not None
    if table.seats[actor].person == asker.person:
        raise Refusal("not_now", "server-extra-time-own")
    if table.extra_seconds >= MOST_EXTRA * table.header["turn_seconds"]:
        raise Refusal("not_now", "server-extra-time-enough")
    return _noted(table, "extra_time", now, seat=seat, to=actor), {"deadline": table.deadline}


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


def _noted(table: Table, type: str, now: int, /, **data: Any) -> list[Entry]:
    """A new entry, unless there are too many of its kind: the log has a limit."""
    _is_whole(table)
    if type != "chat" and table.counts[type] >= MOST_OTHERS:  # chat is counted in bytes
        raise Refusal("not_now", "server-log-full")
    return table.note(type, now, **data)


_CHANGES: dict[type[Any], Callable[[Table, Asker, Any, int], Change]] = {
    say.Act: _act,
    say.Undo: _undo,
    say.TakeBack: _take_back,
    say.Chat: _chat,
    say.Sit: _sit,
    say.Leave: _leave,
    say.Cancel: _cancel,
    say.Fill: _fill,
    say.Resign: _resign,
    say.ExtraTime: _extra_time,
}


# ---- Changes that need more than the table ----


async def _vote(service: TableService, id: str, asker: Asker, command: say.Vote) -> Answer:
    await service.presence.refresh(id)

    def decide(table: Table) -> Change:
        seat, now = own_seat(table, asker, command.seat), service.clock.now()
        _there_is(table, command.against)
        _is_played(table)
        if table.seats[command.against].person == asker.person:
            raise Refusal("not_now", "server-vote-not-you")
        if command.against not in service.presence.absent(table):
            raise Refusal("not_now", "server-not-absent")
        entries = _noted(table, "vote", now, seat=seat, against=command.against, favour=command.favour)
        replaced = _outvoted(table, command.against)
        if replaced:
            entries += table.note("replaced", now, seat=command.against, level=substitute_level())
        return entries, {"replaced": replaced}

    return await service.writer.change(id, decide)


async def _end_game(service: TableService, id: str, asker: Asker, command: say.EndGame) -> Answer:
    await service.presence.refresh(id)

    def decide(table: Table) -> Change:
        seat, now = own_seat(table, asker, command.seat), service.clock.now()
        _is_played(table)
        entries = _noted(table, "end_vote", now, seat=seat, favour=command.favour)
        ended = _agreed_to_end(table, service.presence.absent(table))
        if ended:
            entries += table.note("cancelled", now)
        return entries, {"ended": ended}

    return await service.writer.change(id, decide)


def _agreed_to_end(table: Table, absent: list[int]) -> bool:
    """Whether all people want the game to end, but for those who have been away for long."""
    asked = {seat.person for number, seat in enumerate(table.seats) if seat.person and number not in absent}
    return asked <= {table.seats[seat].person for seat in table.end_votes}


def _outvoted(table: Table, seat: int) -> bool:
    """Whether more than half of the other people want a bot on the seat. People count, not seats."""
    absent = table.seats[seat].person
    others = {other.person for other in table.seats if other.person and other.person != absent}
    in_favour = {table.seats[voter].person for voter in table.votes.get(seat, ())} & others
    return 2 * len(in_favour) > len(others)


async def _rematch(service: TableService, id: str, asker: Asker, command: say.Rematch) -> Answer:
    async with service.cache.at(id) as table:
        you = table.seats_of(asker.person)
        own_seat(table, asker, command.seat if command.seat is not None or not you else you[0])
        if table.status != "finished":
            raise Refusal("not_now", "server-not-over")
        if table.rematch is not None:
            return {"table": table.rematch}
        again, share = rematch_of(table, service.clock.now()), table.share
    with suppress(Refusal):  # it is there already: another player asked for it too
        await service.add(again, share)

    def decide(table: Table) -> Change:
        if table.rematch is not None:
            return [], {"table": table.rematch}
        return _noted(table, "rematch", service.clock.now(), table=again.id), {"table": again.id}

    return await service.writer.change(id, decide)


# ---- Questions ----


async def _why_not(service: TableService, id: str, asker: Asker, command: say.WhyNot) -> Answer:
    async with service.cache.at(id) as table:
        you = table.seats_of(asker.person)
        seat = own_seat(table, asker, command.seat) if you else -1
        reasons = {action: questions.why_not(table.game, action, seat, asker.lang) for action in command.actions}
    return {"reasons": reasons}


async def _own_view(service: TableService, id: str, asker: Asker, seat: int | None) -> View:
    async with service.cache.at(id) as table:
        return table.playing().view(own_seat(table, asker, seat))


async def _closing(service: TableService, id: str, asker: Asker, command: say.AskClosing) -> Answer:
    view = await _own_view(service, id, asker, command.seat)
    return await service.background.run(lambda: questions.closing(view))


async def _closing_outcome(service: TableService, id: str, asker: Asker, command: say.AskClosingOutcome) -> Answer:
    return questions.outcome(await _own_view(service, id, asker, command.seat), command)


async def state(service: TableService, id: str, asker: Asker, since: int | None) -> bytes:
    """Everything about a table that the asker may know, as a message."""
    await service.presence.refresh(id)
    unheard = await service.complaints.unheard_by(asker.person)
    async with service.cache.at(id) as table:
        return service.broadcast.state(table, asker.person, asker.lang, since, unheard)


async def _log(service: TableService, id: str, asker: Asker, command: say.Log) -> Answer:
    unheard = await service.complaints.unheard_by(asker.person)
    async with service.cache.at(id) as table:
        return log_for(table, table.seats_of(asker.person), command.before, unheard)


async def _ping(service: TableService, id: str, asker: Asker, command: say.Ping) -> Answer:
    return {}


async def _hint(service: TableService, id: str, asker: Asker, command: say.AskHint) -> Answer:
    async with service.cache.at(id) as table:
        seat = own_seat(table, asker, command.seat)
        game = table.playing()
        if not table.may_ask_hint(seat):
            raise Refusal("not_yours", "server-no-hints")
        if game.player != seat:
            raise Refusal("not_now", "server-not-your-turn")
        view, legal, share = game.view(seat), game.legal_actions(numbers=True), table.share
    if id in service.advised:  # thinking is expensive: one adviser at a time
        raise Refusal("too_much", "server-too-much", {"retry_after": 1})
    service.advised.add(id)
    try:
        return await service.bots.advise(command.level or hint_level(), view, legal, share, asker.lang)
    finally:
        service.advised.discard(id)


async def _press(service: TableService, id: str, asker: Asker, command: say.Press) -> Answer:
    async with service.cache.at(id) as table:
        _is_played(table)
        if not table.may_press(asker.person):
            raise Refusal("not_yours", "server-no-press")
        return {"pressed": service.scheduler.press(table)}


def hint_level() -> str:
    """The best adviser there is that answers soon."""
    return next((level for level in ("hard", "medium", "easy") if level in registry.known()), FALLBACK_LEVEL)


_OTHERS: dict[type[Any], Callable[[TableService, str, Asker, Any], Awaitable[Answer]]] = {
    say.Vote: _vote,
    say.EndGame: _end_game,
    say.Rematch: _rematch,
    say.WhyNot: _why_not,
    say.AskClosing: _closing,
    say.AskClosingOutcome: _closing_outcome,
    say.Log: _log,
    say.Ping: _ping,
    say.AskHint: _hint,
    say.Press: _press,
}
