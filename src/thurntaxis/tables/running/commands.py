"""Commands at a table, over a socket, over HTTP and in a browser's worker alike.

Changes are decided by functions that get the table, under its lock; the writer stores and publishes what they decide.
Questions change nothing; those that take long are answered outside the event loop.
"""

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from ...assessment.hint import Advice
from ...game import View
from ...game.actions import TEXTS
from ...protocol import commands as say
from ...protocol.visible import visible
from ..memory.cache import TableCache
from ..people.broadcast import Broadcast
from ..people.complaints import Complaints
from ..people.conduct import Conduct
from ..people.outgoing import log_for
from ..people.presence import Presence
from ..ports.background import Background, Tasks
from ..ports.clock import Clock
from ..ports.metrics import Metrics
from ..refusals import Refusal
from ..table import questions
from ..table.entries import Entry, Sat
from ..table.levels import substitute
from ..table.results import can_be_rated
from ..table.setup import bot_name, rematch_of
from ..table.table import Table
from .bots import make_bot
from .hints import Hints
from .programs import Programs
from .scheduler import Scheduler
from .writer import Answer, Done, Writer

Change = tuple[list[Entry], Answer]

MOST_PLIES = 30_000
"""The most actions of a game: three times as many as random bots need."""
MOST_ADVICE = 400
"""Hints that are kept for a game: more than anybody needs."""
MOST_REVERSALS = 5_000
"""How often actions can be taken back at a table."""
MOST_OTHERS = 5_000
"""Entries of one kind of those that come and go before a game, or vote."""
MOST_EXTRA = 10
"""Times that others can give a player the time of a turn again, within one turn."""
MOST_CHAT = 100_000
"""The bytes that one person can write at a table; all people together can write four times as many."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and in which language they want their answer."""

    person: str | None
    lang: str
    network: str | None = None
    """A mark of the network they come from; it distinguishes networks without naming them."""


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


def _redo(table: Table, asker: Asker, command: say.Redo, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    _can_go_back(table)
    return table.redo(seat, now), {"ply": table.ply}


def _can_go_back(table: Table) -> None:
    if table.counts["undone"] + table.counts["taken_back"] + table.counts["redone"] >= MOST_REVERSALS:
        raise Refusal("not_now", "server-log-full")


def _chat(table: Table, asker: Asker, command: say.Chat, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    if table.seats[seat].program:
        raise Refusal("not_yours", "server-program-silent")
    written = table.chat_bytes
    if max(written[asker.person], written[None] // 4) + len(command.text.encode()) > MOST_CHAT:
        raise Refusal("not_now", "server-chat-full")
    name = table.seats[seat].name
    return _noted(
        table,
        {"type": "chat", "at": now, "seat": seat, "name": name, "person": asker.person, "text": command.text},
    ), {}


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
    _is_free(table, seat)
    others = [other.name for other in table.seats if other.name and other.person != asker.person]
    if visible(command.name) in map(visible, others):
        raise Refusal("not_now", "server-name-taken")
    sat: Sat = {"type": "sat", "at": now, "seat": seat, "name": command.name, "person": asker.person}
    if asker.network is not None:
        sat["network"] = asker.network
    return _noted(table, sat), {"seat": seat}


def _leave(table: Table, asker: Asker, command: say.Leave, now: int) -> Change:
    _is_open(table)
    seat = own_seat(table, asker, command.seat)
    return _noted(table, {"type": "left", "at": now, "seat": seat, "name": table.seats[seat].name}), {}


def _cancel(table: Table, asker: Asker, command: say.Cancel, now: int) -> Change:
    _is_host(table, asker)
    _is_open(table)
    return _noted(table, {"type": "cancelled", "at": now}), {}


def _fill(table: Table, asker: Asker, command: say.Fill, now: int) -> Change:
    _is_host(table, asker)
    _is_free(table, command.seat)
    seat, level = command.seat, command.level
    make_bot(level)
    return _noted(table, {"type": "filled", "at": now, "seat": seat, "level": level, "name": bot_name(level)}), {}


def _resign(table: Table, asker: Asker, command: say.Resign, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    _is_played(table)
    return _noted(table, {"type": "resigned", "at": now, "seat": seat, "level": substitute()}), {}


def _reclaim(table: Table, asker: Asker, command: say.Reclaim, now: int) -> Change:
    _is_played(table)
    seats = table.reclaimable_by(asker.person)
    seat = command.seat if command.seat is not None else next(iter(seats), None)
    if seat is None or seat not in seats:
        raise Refusal("not_yours", "server-reclaim-none")
    return _noted(table, {"type": "returned", "at": now, "seat": seat}), {"seat": seat}


def _extra_time(table: Table, asker: Asker, command: say.ExtraTime, now: int) -> Change:
    seat = own_seat(table, asker, command.seat)
    _is_played(table)
    if table.deadline is None:
        raise Refusal("not_now", "server-no-clock")
    actor = table.actor
    assert actor is not None
    if table.seats[actor].person == asker.person:
        raise Refusal("not_now", "server-extra-time-own")
    if table.extra_seconds >= MOST_EXTRA * table.header.extra_seconds:
        raise Refusal("not_now", "server-extra-time-enough")
    entries = _noted(table, {"type": "extra_time", "at": now, "seat": seat, "to": actor})
    return entries, {"deadline": table.deadline}


def _hinted(table: Table, seat: int, now: int) -> list[Entry]:
    """A rated game is no longer rated once a player asks for a hint."""
    return _noted(table, {"type": "hinted", "at": now, "seat": seat}) if can_be_rated(table) else []


def _advised(table: Table, seat: int, ply: int, advice: Advice, now: int) -> list[Entry]:
    """Keep what a player was advised, so that the review agrees with it; each piece of advice once, during the game."""
    position = f"{advice.position:x}"
    known = (ply, position) in table.advice or len(table.advice) >= MOST_ADVICE
    if known or table.status != "playing":
        return []
    way = [TEXTS[action] for action in advice.way]
    return _noted(table, {"type": "advised", "at": now, "seat": seat, "ply": ply, "position": position, "way": way})


def _is_host(table: Table, asker: Asker) -> None:
    if asker.person is None or asker.person != table.header.host:
        raise Refusal("not_yours", "server-host-only")


def _is_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("not_now", "server-cancelled" if table.status == "cancelled" else "server-started")


def _is_free(table: Table, seat: int) -> None:
    _is_open(table)
    _there_is(table, seat)
    if table.seats[seat].kind != "open":
        raise Refusal("not_now", "server-seat-taken")


def _is_played(table: Table) -> None:
    _is_whole(table)
    if table.status != "playing":
        raise Refusal("not_now", "server-over" if table.status == "finished" else "server-not-started")


def _is_whole(table: Table) -> None:
    """Refuse changes to a table with an unreadable entry."""
    if table.status == "broken":
        raise Refusal("broken", "server-broken", {"problem": table.problem})


def _noted(table: Table, entry: Entry) -> list[Entry]:
    """A new entry, unless there are too many of its kind: the log has a limit."""
    _is_whole(table)
    if entry["type"] != "chat" and table.counts[entry["type"]] >= MOST_OTHERS:  # chat is counted in bytes
        raise Refusal("not_now", "server-log-full")
    return table.note(entry)


_CHANGES: dict[type, Callable[..., Change]] = {
    say.Act: _act,
    say.Undo: _undo,
    say.TakeBack: _take_back,
    say.Redo: _redo,
    say.Chat: _chat,
    say.Sit: _sit,
    say.Leave: _leave,
    say.Cancel: _cancel,
    say.Fill: _fill,
    say.Resign: _resign,
    say.Reclaim: _reclaim,
    say.ExtraTime: _extra_time,
}


def _agreed_to_end(table: Table, absent: list[int]) -> bool:
    """Whether all people want the game to end, except for those who have been away for a long time."""
    asked = {
        seat.person
        for number, seat in enumerate(table.seats)
        if seat.person and not seat.program and number not in absent
    }
    return asked <= {table.seats[seat].person for seat in table.end_votes}


def _outvoted(table: Table, seat: int) -> bool:
    """Whether more than half of the other people want a bot on the seat. People count, not seats."""
    absent = table.seats[seat].person
    others = {other.person for other in table.seats if other.person and not other.program and other.person != absent}
    in_favour = {table.seats[voter].person for voter in table.votes.get(seat, ())} & others
    return 2 * len(in_favour) > len(others)


@dataclass(eq=False)
class Commands:
    """Carries out what people ask of tables."""

    cache: TableCache
    writer: Writer
    broadcast: Broadcast
    presence: Presence
    conduct: Conduct
    complaints: Complaints
    programs: Programs
    scheduler: Scheduler
    hints: Hints
    background: Background
    clock: Clock
    tasks: Tasks
    metrics: Metrics
    add: Callable[[Table, str], Awaitable[Table]]
    """Keeps a new table, for a rematch."""
    _advised: set[str] = field(default_factory=set)
    """Tables at which a person waits for a hint."""

    def submit(self, id: str, asker: Asker, command: say.TableCommand, done: Done) -> bool:
        """Carry out a change without waiting for it; `done` gets the answer or the exception.

        Returns whether it is a change that needs nothing but the table; other commands have to be run.
        """
        change = _CHANGES.get(type(command))
        if change is None:
            return False
        started = time.perf_counter()

        def decide(table: Table) -> Change:
            self._check(asker, command)
            return change(table, asker, command, self.clock.now())

        def finish(outcome: Answer | Exception) -> None:
            seconds = time.perf_counter() - started
            done(outcome)
            self.metrics.command_done(command.type, seconds)

        self.writer.submit(id, decide, finish)
        return True

    def _check(self, asker: Asker, command: say.TableCommand) -> None:
        """Check whether the host allows a command."""
        self.conduct.check(asker.person, command)
        if isinstance(command, say.Sit) and self.programs.is_program(asker.person):
            raise Refusal("not_now", "server-program-sits")

    async def run(self, id: str, asker: Asker, command: say.TableCommand) -> Answer:
        """Carry out a command; the answer.

        Raises:
            Refusal: it cannot be granted.
        """
        if self.tasks.closing:
            raise Refusal("busy", "server-busy")
        started = time.perf_counter()
        try:
            self._check(asker, command)
            change = _CHANGES.get(type(command))
            if change is not None:
                return await self.writer.change(id, lambda table: change(table, asker, command, self.clock.now()))
            return await _OTHERS[type(command)](self, id, asker, command)
        finally:
            self.metrics.command_done(command.type, time.perf_counter() - started)

    # ---- Changes that need more than the table ----

    async def _invite(self, id: str, asker: Asker, command: say.Invite) -> Answer:
        program = await self.programs.invite(command.program)

        def decide(table: Table) -> Change:
            _is_host(table, asker)
            _is_free(table, command.seat)
            if table.seats_of(program.person):
                raise Refusal("not_now", "server-program-busy")
            sat: Sat = {
                "type": "sat",
                "at": self.clock.now(),
                "seat": command.seat,
                "name": program.name,
                "person": program.person,
                "program": True,
            }
            if program.network is not None:
                sat["network"] = program.network
            return _noted(table, sat), {}

        answer = await self.writer.change(id, decide)
        self.programs.notify(program.person)
        return answer

    async def _vote(self, id: str, asker: Asker, command: say.Vote) -> Answer:
        await self.presence.refresh(id)

        def decide(table: Table) -> Change:
            seat, now = own_seat(table, asker, command.seat), self.clock.now()
            against, favour = command.against, command.favour
            _there_is(table, against)
            _is_played(table)
            if table.seats[against].person == asker.person:
                raise Refusal("not_now", "server-vote-not-you")
            if against not in self.presence.absent(table):
                raise Refusal("not_now", "server-not-absent")
            entries = _noted(table, {"type": "vote", "at": now, "seat": seat, "against": against, "favour": favour})
            replaced = _outvoted(table, against)
            if replaced:
                entries += table.note({"type": "replaced", "at": now, "seat": against, "level": substitute()})
            return entries, {"replaced": replaced}

        return await self.writer.change(id, decide)

    async def _end_game(self, id: str, asker: Asker, command: say.EndGame) -> Answer:
        await self.presence.refresh(id)

        def decide(table: Table) -> Change:
            seat, now = own_seat(table, asker, command.seat), self.clock.now()
            _is_played(table)
            if table.header.tournament is not None:
                raise Refusal("not_now", "server-in-tournament")
            entries = _noted(table, {"type": "end_vote", "at": now, "seat": seat, "favour": command.favour})
            ended = _agreed_to_end(table, self.presence.absent(table))
            if ended:
                entries += table.note({"type": "cancelled", "at": now})
            return entries, {"ended": ended}

        return await self.writer.change(id, decide)

    async def _rematch(self, id: str, asker: Asker, command: say.Rematch) -> Answer:
        async with self.cache.at(id) as table:
            you = table.seats_of(asker.person)
            own_seat(table, asker, command.seat if command.seat is not None or not you else you[0])
            if table.status != "finished":
                raise Refusal("not_now", "server-not-over")
            if table.header.tournament is not None:
                raise Refusal("not_now", "server-in-tournament")
            if table.rematch is not None:
                return {"table": table.rematch}
            again, fair_key = rematch_of(table, self.clock.now()), table.fair_key
        with suppress(Refusal):  # another player has created it
            await self.add(again, fair_key)

        def decide(table: Table) -> Change:
            if table.rematch is not None:
                return [], {"table": table.rematch}
            entries = _noted(table, {"type": "rematch", "at": self.clock.now(), "table": again.id})
            return entries, {"table": again.id}

        return await self.writer.change(id, decide)

    # ---- Questions ----

    async def _why_not(self, id: str, asker: Asker, command: say.WhyNot) -> Answer:
        async with self.cache.at(id) as table:
            you = table.seats_of(asker.person)
            seat = own_seat(table, asker, command.seat) if you else -1
            reasons = {action: questions.why_not(table.game, action, seat, asker.lang) for action in command.actions}
        return {"reasons": reasons}

    async def _own_view(self, id: str, asker: Asker, seat: int | None) -> View:
        async with self.cache.at(id) as table:
            return table.playing().view(own_seat(table, asker, seat))

    async def _closing(self, id: str, asker: Asker, command: say.AskClosing) -> Answer:
        view = await self._own_view(id, asker, command.seat)
        return await self.background.run(lambda: questions.closing(view))

    async def _closing_outcome(self, id: str, asker: Asker, command: say.AskClosingOutcome) -> Answer:
        return questions.outcome(await self._own_view(id, asker, command.seat), command)

    async def state(self, id: str, asker: Asker, since: int | None) -> bytes:
        """Everything about a table that the asker may know, as a message."""
        await self.presence.refresh(id)
        blocked = await self.complaints.blocked_by(asker.person)
        async with self.cache.at(id) as table:
            table.check_watcher(asker.person)
            self.scheduler.look(table)
            return self.broadcast.state(table, asker.person, asker.lang, since, blocked)

    async def _log(self, id: str, asker: Asker, command: say.Log) -> Answer:
        blocked = await self.complaints.blocked_by(asker.person)
        async with self.cache.at(id) as table:
            table.check_watcher(asker.person)
            return log_for(table, table.seats_of(asker.person), command.before, blocked)

    async def _ping(self, id: str, asker: Asker, command: say.Ping) -> Answer:
        return {}

    async def _hint(self, id: str, asker: Asker, command: say.AskHint) -> Answer:
        async with self.cache.at(id) as table:
            seat = own_seat(table, asker, command.seat)
            game = table.playing()
            if not table.may_ask_hint(seat):
                raise Refusal("not_yours", "server-no-hints")
            if game.player != seat:
                raise Refusal("not_now", "server-not-your-turn")
            view, legal, fair_key = game.view(seat), game.legal_actions(numbers=True), table.fair_key
        if id in self._advised:  # thinking is expensive: one adviser at a time
            raise Refusal("too_much", "server-too-much", {"retry_after": 1})
        self._advised.add(id)
        try:
            if self.writer.ratings:
                await self.writer.change(id, lambda table: (_hinted(table, seat, self.clock.now()), {}))
            advice, hint = await self.hints.advise(view, legal, fair_key, asker.lang)
            await self.writer.change(id, lambda table: (_advised(table, seat, view.ply, advice, self.clock.now()), {}))
            return hint
        finally:
            self._advised.discard(id)

    async def _press(self, id: str, asker: Asker, command: say.Press) -> Answer:
        async with self.cache.at(id) as table:
            _is_played(table)
            if not table.may_press(asker.person):
                raise Refusal("not_yours", "server-no-press")
            return {"pressed": self.scheduler.press(table)}


_OTHERS: dict[type, Callable[..., Awaitable[Answer]]] = {
    say.Vote: Commands._vote,
    say.EndGame: Commands._end_game,
    say.Rematch: Commands._rematch,
    say.Invite: Commands._invite,
    say.WhyNot: Commands._why_not,
    say.AskClosing: Commands._closing,
    say.AskClosingOutcome: Commands._closing_outcome,
    say.Log: Commands._log,
    say.Ping: Commands._ping,
    say.AskHint: Commands._hint,
    say.Press: Commands._press,
}
