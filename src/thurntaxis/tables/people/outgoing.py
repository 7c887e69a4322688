"""Everything that leaves a table: views, log lines, its state, what the player to act needs.

Nothing else does. A connection is known here by the seats they own (`you`; none: a spectator).
"""

from collections.abc import Callable, Mapping
from typing import Any

from ...game import Record, seen_by
from ...lesson.coach import words_before
from ...protocol import VERSION
from ...protocol import game as protocol
from ...protocol.answers import LogPage
from ...protocol.tables import CasualReason, LogLine, Play, SeatInfo, TableInfo
from ..languages import words
from ..ports.jsontext import dumps, loads
from ..refusals import Refusal
from ..table.clock import Stops
from ..table.entries import LINE_KEYS, Entry
from ..table.table import Rendered, Seat, Table
from .memory import events_from_memory, leave_to_memory

Blocked = frozenset[str]
"""The people whom a connection's person has blocked."""
NOBODY: Blocked = frozenset()
LOG_PAGE = 1_000
"""Lines of the log that are sent at once, more than any usual game has; earlier ones are asked for."""


def state_for(
    table: Table, you: tuple[int, ...], lang: str, since: int | None, info: TableInfo, blocked: Blocked
) -> bytes:
    """Everything about a table, as a message; of the log what came after `since`, a page at most."""
    first = 0 if since is None or since > table.seq else since + 1
    first = max(first, table.seq + 1 - LOG_PAGE)
    parts = (
        VERSION,
        table.seq,
        dumps(info),
        b",".join(_views(table, you)),
        dumps(play_for(table, you, lang)),
        dumps(lines_for(table, you, first, blocked)),
        first,
    )
    return b'{"type":"state","protocol":%d,"seq":%d,"table":%b,"views":[%b],"play":%b,"log":%b,"log_from":%d}' % parts


def log_for(table: Table, you: tuple[int, ...], before: int, blocked: Blocked) -> LogPage:
    """A page of the log: the lines before an entry."""
    last = min(before, table.seq + 1)
    first = max(0, last - LOG_PAGE)
    return {"log": [line_for(table, seq, you, blocked) for seq in range(first, last)], "log_from": first}


def update_for(
    table: Table,
    you: tuple[int, ...],
    lang: str,
    since: int,
    info: TableInfo | None,
    now: Callable[[], int],
    blocked: Blocked,
) -> bytes:
    """What has happened since an entry, as a message; with `info` if the table itself has changed."""
    lines, game_changed = _lines_since(table, you, since, blocked)
    update = b'{"type":"update","seq":%d,"log":%b' % (table.seq, lines)
    if game_changed:
        play = play_for(table, you, lang)
        views = b",".join(_views(table, you))
        update += b',"views":[%b],"play":%b' % (views, b"null" if play is None else dumps(play))
        if table.header.turn_seconds or table.header.bank_seconds:
            update += b',"deadline":%b,"now":%d' % (dumps(table.deadline), now())
    if info is not None:
        update += b',"table":%b' % dumps(info)
    return update + b"}"


# ---- Views ----


def _views(table: Table, you: tuple[int, ...]) -> list[bytes]:
    """The views of one's seats as JSON, or the spectators' view; none if there is no game to see."""
    if table.status in ("open", "cancelled") or table.problem:
        return []
    views = _rendered(table).views
    if not views:
        # Made for all seats together, since an action is published to all of them.
        try:
            views.update(enumerate(_render(table, tuple(range(len(table.seats))))))
        except Refusal:  # the game turns out to be broken: the table says so
            return []
    if you:
        return [views[seat] for seat in you]
    if None not in views:
        (views[None],) = _render(table, (None,))
    return [views[None]]


def _rendered(table: Table) -> Rendered:
    """What was already computed for the table in its current state."""
    rendered = table.rendered
    if rendered.entries != len(table.entries):
        rendered.entries = len(table.entries)
        rendered.views.clear()
        rendered.lines.clear()
    return rendered


def _render(table: Table, seats: tuple[int | None, ...]) -> list[bytes]:
    if not any(_left_to_memory(table).values()):
        return [text.encode() for text in table.game.views_json(seats)]
    return [dumps(shown(table, view)) for view in table.game.views_data(seats)]


def shown(table: Table, view: protocol.View) -> protocol.View:
    """The view without what the table leaves to memory; a program remembers all of it."""
    seat = view["seat"]
    if seat is not None and table.seats[seat].program:
        return view
    return leave_to_memory(view, **_left_to_memory(table))


def _left_to_memory(table: Table) -> dict[str, bool]:
    if table.is_public:
        return {"cards": False, "tiles": False}
    return {"cards": not table.header.show_known, "tiles": not table.header.show_tiles}


def looked_back_to(table: Table, ply: int) -> Record:
    """The game so far, for looking at an earlier ply of it.

    Where the table leaves something to memory, one can look back as far as the log shows it: a round.

    Raises:
        Refusal: there is no such ply, or it is left to memory.
    """
    game = table.game
    if ply > game.ply:
        raise Refusal("unknown", "server-unknown-ply", plies=game.ply)
    if any(_left_to_memory(table).values()) and ply < _a_round_ago(table)[0]:
        raise Refusal("not_now", "server-left-to-memory")
    return game.record


def play_for(table: Table, you: tuple[int, ...], lang: str) -> Play | None:
    """What one needs to act, beside the view; None if it is not one's turn."""
    if table.status != "playing" or table.timed_out:
        return None
    game = table.game
    seat = game.player
    if seat is None or seat not in you:
        return None
    undoable, forgetful = table.undoable(), not table.header.show_known
    route = game.route(seat)  # without one there is nothing to say about it
    return {
        "seat": seat,
        "ply": table.ply,
        "undoable": undoable,
        "undo_blocked": None if undoable else words(table.undo_blocked(), lang),
        "take_back": table.can_take_back(seat),
        "redo": table.can_redo(seat),
        "route_lives": game.route_lives(forgetful=forgetful) if route else None,
        "coach": words_before(game.seen_by_player(), forgetful=forgetful) if route else [],
    }


# ---- The log ----


def lines_for(table: Table, you: tuple[int, ...], first: int, blocked: Blocked = NOBODY) -> list[LogLine]:
    """The entries from a number on, as their connection may see them."""
    return [line_for(table, seq, you, blocked) for seq in range(first, table.seq + 1)]


def _lines_since(table: Table, you: tuple[int, ...], since: int, blocked: Blocked) -> tuple[bytes, bool]:
    """The newest lines as JSON, and whether they are about more than talk."""
    newest = table.newest
    if newest is None or newest["type"] != "action" or since != table.seq - 1:
        lines = lines_for(table, you, since + 1, blocked)
        return dumps(lines), any(line["type"] != "chat" for line in lines)
    rendered, mine = _rendered(table).lines, newest["seat"] in you
    line = rendered.get(mine)
    if line is None:
        line = rendered[mine] = b"[%b]" % dumps(_line(table.seq, newest, None if mine else you))
    return line, True


def line_for(table: Table, seq: int, you: tuple[int, ...], blocked: Blocked) -> LogLine:
    """An entry as its connection may see it."""
    entry: Entry = loads(table.entries[seq])
    line: Any = _line(seq, entry, None if table.is_public else you)
    if blocked and entry["type"] == "chat" and table.speaker(entry) in blocked:
        line |= {"text": "", "hidden": True}
    if entry["type"] == "action" and entry["seat"] not in you and seq < _a_round_ago(table)[1]:
        forgotten = _left_to_memory(table)
        if forgotten["cards"] and entry["action"].startswith("take"):
            line["action"] = "take"
        line["events"] = events_from_memory(line["events"], **forgotten)
    found: LogLine = line
    return found


def _line(seq: int, entry: Mapping[str, Any], you: tuple[int, ...] | None) -> dict[str, Any]:
    """The log line of an entry: what of it may leave the server; with `you`, without the cards that others drew."""
    line: dict[str, Any] = {"seq": seq}
    for key in LINE_KEYS[entry["type"]]:
        if key in entry:
            line[key] = entry[key]
    if you is not None and "events" in entry:
        line["events"] = [event if event.get("seat") in you else seen_by(event, None) for event in entry["events"]]
    return line


def _a_round_ago(table: Table) -> tuple[int, int]:
    """The ply and the entry before which all is left to memory, where the table wants it so."""
    return table.turns[-len(table.seats) - 1][:2] if len(table.turns) > len(table.seats) else (0, 0)


# ---- The table itself ----


def info_for(
    table: Table,
    person: str | None,
    gone: dict[int, int],
    absent: list[int],
    watching: int,
    now: int,
    *,
    rated: bool,
    casual: CasualReason | None,
) -> TableInfo:
    """The table as a person may see it; `gone`: since when the people of seats are away."""
    header = table.header
    you = table.seats_of(person)
    over = table.is_public
    return {
        "id": table.id,
        "name": header.name,
        "status": table.status,
        "problem": table.problem,
        "seats": [
            _seat_for(seat, person, gone.get(number), table.stops.get(number), now)
            for number, seat in enumerate(table.seats)
        ],
        "you": list(you),
        "reclaimable": table.reclaimable_by(person),
        "host": person is not None and person == header.host,
        "rules": header.rules.to_json(),
        "starter": header.starter,
        "listed": header.listed,
        "pace": header.pace,
        "turn_seconds": header.turn_seconds,
        "bank_seconds": header.bank_seconds,
        "show_known": header.show_known,
        "show_tiles": header.show_tiles,
        "hints": header.hints,
        "hints_now": any(table.may_ask_hint(seat) for seat in you) or over,
        "may_press": table.may_press(person),
        "commitment": table.commitment,
        "seed": header.seed if over else None,
        "created": header.created,
        "deadline": table.deadline,
        "now": now,
        "votes": {str(seat): sorted(voters) for seat, voters in table.votes.items() if voters},
        "end_votes": sorted(table.end_votes),
        "absent": absent,
        "watching": watching,
        "from": header.origin,
        "rematch": table.rematch,
        "daily": header.daily,
        "tournament": header.tournament,
        "rated": rated,
        "casual": casual,
    }


def _seat_for(seat: Seat, person: str | None, since: int | None, stops: Stops | None, now: int) -> SeatInfo:
    holiday = stops.holiday_after(now) if stops else None
    return {
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "yours": seat.person is not None and seat.person == person,
        "connected": seat.person is not None and since is None,
        "away_since": since,
        "resigned": seat.resigned,
        "program": seat.program and seat.kind == "person",
        "holiday_from": holiday.begin if holiday else None,
        "holiday_until": holiday.end if holiday else None,
    }
