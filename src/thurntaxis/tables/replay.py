"""Looking back: at a finished game ply by ply, at an earlier ply of a game that is still going on."""

from typing import cast

from ..game import Event, Game, Record, View, seen_by
from ..protocol import game as protocol
from ..protocol.answers import Frame, LookBack, Replay
from .outgoing import shown
from .table import Table
from .tasks import Background


async def frames(background: Background, table: Table, eyes: str, first: int, count: int) -> Replay:
    """The positions from a ply on, each with the action that was made in it and what happened."""
    record = table.record
    return await background.run(lambda: _frames(record, eyes, first, count))


async def look(background: Background, table: Table, record: Record, you: tuple[int, ...], ply: int) -> LookBack:
    """An earlier ply of a game, under way or finished, as one's seats saw it; or as spectators did."""
    views = await background.run(lambda: _views_at(record, ply, you or (None,)))
    return {"ply": ply, "plies": len(record.actions), "views": [shown(table, view) for view in views]}


def _views_at(record: Record, ply: int, seats: tuple[int | None, ...]) -> list[View]:
    return Game.retelling(record, to=ply).views(seats)


def _frames(record: Record, eyes: str, first: int, count: int) -> Replay:
    plies = len(record.actions)
    game = Game.retelling(record, to=min(first, plies))
    seat = int(eyes) if eyes.isdigit() else None
    shown: list[Frame] = []
    for ply in range(min(first, plies), min(first + count, plies + 1)):
        action = record.actions[ply] if ply < plies else None
        view = _view(game, eyes, seat)
        events = game.play(action) if action is not None else []
        seen = events if eyes == "open" else [seen_by(event, seat) for event in events]
        shown.append({"ply": ply, "view": view, "action": action, "events": _told(seen)})
    opening = _told(game.opening)
    return {"players": list(record.players), "plies": plies, "from": first, "opening": opening, "frames": shown}


def _told(events: list[Event]) -> list[protocol.GameEvent]:
    return cast(list[protocol.GameEvent], events)


def _view(game: Game, eyes: str, seat: int | None) -> protocol.View:
    data = game.view(seat).to_json()
    if eyes == "open":
        for number, player in enumerate(data["seats"]):
            player["hand"] = game.view(number).seats[number].hand
    return cast(protocol.View, data)
