"""Looking back: at a finished game ply by ply, at an earlier ply of a game that is still going on."""

from typing import Any

from ..game import Game, Record, View, seen_by
from .outgoing import shown
from .table import Table
from .tasks import Background


async def frames(background: Background, table: Table, eyes: str, first: int, count: int) -> dict[str, Any]:
    """The positions from a ply on, each with the action that was made in it and what happened."""
    record = table.record
    return await background.run(lambda: _frames(record, eyes, first, count))


async def look(background: Background, table: Table, record: Record, you: tuple[int, ...], ply: int) -> dict[str, Any]:
    """An earlier ply of a game, under way or finished, as one's seats saw it; or as spectators did."""
    views = await background.run(lambda: _views_at(record, ply, you or (None,)))
    return {"ply": ply, "plies": len(record.actions), "views": [shown(table, view) for view in views]}


def _views_at(record: Record, ply: int, seats: tuple[int | None, ...]) -> list[View]:
    return Game.retelling(record, to=ply).views(seats)


def _frames(record: Record, eyes: str, first: int, count: int) -> dict[str, Any]:
    plies = len(record.actions)
    game = Game.retelling(record, to=min(first, plies))
    seat = int(eyes) if eyes.isdigit() else None
    shown = []
    for ply in range(min(first, plies), min(first + count, plies + 1)):
        action = record.actions[ply] if ply < plies else None
        frame: dict[str, Any] = {"ply": ply, "view": _view(game, eyes, seat), "action": action}
        events = game.play(action) if action is not None else []
        frame["events"] = events if eyes == "open" else [seen_by(event, seat) for event in events]
        shown.append(frame)
    return {"players": list(record.players), "plies": plies, "from": first, "opening": game.opening, "frames": shown}


def _view(game: Game, eyes: str, seat: int | None) -> dict[str, Any]:
    data = game.view(seat).to_json()
    if eyes == "open":
        for number, player in enumerate(data["seats"]):
            player["hand"] = game.view(number).seats[number].hand
    return data
