"""Looking back: at a finished game ply by ply or in a review, at an earlier ply of a game that is still going on."""

from typing import cast

from ..game import Event, Game, Record, View, seen_by
from ..protocol import game as protocol
from ..protocol.answers import Frame, Hint, LookBack, Replay
from ..protocol.commands import TryWay
from ..protocol.review import PositionChances, ReviewAnswer, ReviewBudget, ReviewStatus, WayWeighed
from .commands import hint_level
from .outgoing import looked_back_to, shown
from .refusals import Refusal
from .reviews import checked_ply
from .service import TableService
from .table import Table


async def look_back(service: TableService, id: str, person: str | None, ply: int) -> LookBack:
    """An earlier ply of a game, as one's own seats saw it then; as spectators did if one has none."""
    async with service.at(id) as table:
        record, you = looked_back_to(table, ply), table.seats_of(person)
    views = await service.background.run(lambda: _views_at(record, ply, you or (None,)))
    return {"ply": ply, "plies": len(record.actions), "views": [shown(table, view) for view in views]}


async def record_of(service: TableService, id: str, person: str | None) -> Record:
    """The record of a finished game; of one that broke off, hands and all, only for its players."""
    async with service.at(id) as table:
        if table.status == "broken":
            if not table.seats_of(person):
                raise Refusal("not_yours", "server-no-seat")
            return table.record
    return (await finished(service, id)).record


async def replay(service: TableService, id: str, seat: str, first: int, count: int) -> Replay:
    """A finished game ply by ply, from a seat's eyes, a spectator's ("public"), or open."""
    table = await finished(service, id)
    if seat.isdigit() and int(seat) >= len(table.seats):
        raise Refusal("unknown", "server-unknown-seat", seat=seat)
    record = table.record
    return await service.background.run(lambda: _frames(record, seat, first, count))


async def hint(service: TableService, id: str, ply: int, level: str | None, share: str, lang: str) -> Hint:
    """What a bot would have done in a position of a finished game; `share`: with whom it shares the time to think."""
    found = (await finished(service, id)).record
    game = await service.background.run(lambda: found.replay(checked_ply(found, ply)))
    if game.player is None:
        raise Refusal("not_now", "server-over")
    view, legal = game.view(game.player), game.legal_actions(numbers=True)
    return await service.bots.advise(level or hint_level(), view, legal, share, lang)


# ---- Reviews ----


async def start_review(service: TableService, id: str, budget: ReviewBudget, person: str, address: str) -> ReviewStatus:
    """Ask for the review of a game that is over, or of a replay."""
    table = await finished(service, id)
    return await service.reviews.start(id, table.record, budget, person, address)


async def review(service: TableService, id: str, budget: ReviewBudget, lang: str) -> ReviewAnswer:
    """How far a review is; the review itself when it is done."""
    await finished(service, id)
    status, found = await service.reviews.found(id, budget, lang)
    return {**status, "review": found}


async def stop_review(service: TableService, id: str, budget: ReviewBudget, person: str) -> ReviewStatus:
    """Give a review up that one has asked for."""
    await finished(service, id)
    return service.reviews.stop(id, budget, person)


async def try_way(service: TableService, id: str, wanted: TryWay, share: str, lang: str) -> WayWeighed:
    """What a way to decide would have been worth in a position of a finished game."""
    table = await finished(service, id)
    return await service.reviews.weigh(table.record, wanted, share, lang)


async def chances(service: TableService, id: str, ply: int | None, person: str | None, address: str) -> PositionChances:
    """Every seat's chance in a position of a game that is open to whoever asks.

    It is if the game is over, or if all its seats are the asker's own.
    """
    async with service.at(id) as table:
        if not table.is_public and len(table.seats_of(person)) < len(table.seats):
            raise Refusal("not_now", "server-not-over")
        record = table.record
    wanted = len(record.actions) if ply is None else checked_ply(record, ply)
    game = await service.background.run(lambda: record.replay(wanted))
    return await service.reviews.chances(game.state, person, address)


async def finished(service: TableService, id: str) -> Table:
    """A table whose game is over, or that shows a record.

    Raises:
        Refusal: hands are still secret.
    """
    async with service.at(id) as table:
        if not table.is_public:
            raise Refusal("not_now", "server-not-over")
        return table


def _views_at(record: Record, ply: int, seats: tuple[int | None, ...]) -> list[View]:
    return Game.retelling(record, to=ply).views(seats)


def _frames(record: Record, eyes: str, first: int, count: int) -> Replay:
    plies = len(record.actions)
    game = Game.retelling(record, to=min(first, plies))
    seat = int(eyes) if eyes.isdigit() else None
    shown: list[Frame] = []
    for ply in range(min(first, plies), min(first + count, plies + 1)):
        action = record.actions[ply] if ply < plies else None
        view = open_view(game, None) if eyes == "open" else cast(protocol.View, game.view(seat).to_json())
        events = game.play(action) if action is not None else []
        seen = events if eyes == "open" else [seen_by(event, seat) for event in events]
        shown.append({"ply": ply, "view": view, "action": action, "events": _told(seen)})
    opening = _told(game.opening)
    return {"players": list(record.players), "plies": plies, "from": first, "opening": opening, "frames": shown}


def _told(events: list[Event]) -> list[protocol.GameEvent]:
    return cast(list[protocol.GameEvent], events)


def open_view(game: Game, seat: int | None) -> protocol.View:
    """What a seat sees, with the hands of all."""
    data = game.view(seat).to_json()
    for number, player in enumerate(data["seats"]):
        player["hand"] = game.view(number).seats[number].hand
    return cast(protocol.View, data)
