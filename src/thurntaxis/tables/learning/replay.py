"""Looking back: at a finished game ply by ply, or at an earlier ply of a game that is still going on."""

from ...game import Game, Record, seen_by
from ...protocol import game as protocol
from ...protocol.answers import Frame, Hint, LookBack, Replay
from ...protocol.commands import TryWay
from ...protocol.review import PositionChances, WayWeighed
from ..memory.cache import TableCache
from ..people.outgoing import looked_back_to, shown
from ..ports.background import Background
from ..refusals import Refusal
from ..running.hints import Hints
from ..table.table import Table
from .reviews import Reviews, checked_ply


class Replays:
    """Shows games that are over, and earlier plies of those that are not."""

    def __init__(self, cache: TableCache, background: Background, hints: Hints, reviews: Reviews) -> None:
        self._cache = cache
        self._background = background
        self._hints = hints
        self._reviews = reviews

    async def look_back(self, id: str, person: str | None, ply: int) -> LookBack:
        """An earlier ply of a game, as your own seats saw it then, or as spectators did if you have no seat."""
        async with self._cache.at(id) as table:
            table.check_watcher(person)
            record, you = looked_back_to(table, ply), table.seats_of(person)
        views = await self._background.run(lambda: _views_at(record, ply, you or (None,)))
        return {"ply": ply, "plies": len(record.actions), "views": [shown(table, view) for view in views]}

    async def record(self, id: str, person: str | None) -> Record:
        """The record of a finished game; of a broken game, which shows hands, only for its players."""
        async with self._cache.at(id) as table:
            if table.status == "broken":
                if not table.seats_of(person):
                    raise Refusal("not_yours", "server-no-seat")
                return table.record
        return (await self.finished(id)).record

    async def replay(self, id: str, seat: str, first: int, count: int) -> Replay:
        """A finished game ply by ply, from a seat's eyes, a spectator's ("public"), or open."""
        table = await self.finished(id)
        if seat.isdigit() and int(seat) >= len(table.seats):
            raise Refusal("unknown", "server-unknown-seat", seat=seat)
        record = table.record
        return await self._background.run(lambda: _frames(record, seat, first, count))

    async def hint(self, id: str, ply: int, fair_key: str, lang: str) -> Hint:
        """A hint for a position of a finished game."""
        game = await self._at(id, ply)
        if game.player is None:
            raise Refusal("not_now", "server-over")
        view, legal = game.view(game.player), game.legal_actions(numbers=True)
        _, hint = await self._hints.advise(view, legal, fair_key, lang)
        return hint

    async def evaluate_way(self, id: str, wanted: TryWay, fair_key: str, lang: str) -> WayWeighed:
        """The value of another way to decide in a position of a finished game."""
        game = await self._at(id, wanted.ply)
        look = await self._reviews.closest_look(id)
        return await self._reviews.evaluate_way(game, wanted.actions, fair_key, lang, look)

    async def chances(self, id: str, ply: int | None, person: str | None, address: str) -> PositionChances:
        """Every seat's chance in a position of a game that is open to whoever asks.

        It is if the game is over, or if all its seats are the asker's own.
        """
        async with self._cache.at(id) as table:
            if len(table.seats_of(person)) < len(table.seats):
                table.check_public()
            record = table.record
        wanted = len(record.actions) if ply is None else checked_ply(record, ply)
        game = await self._background.run(lambda: record.replay(wanted))
        return await self._reviews.chances(game.state, person, address)

    async def _at(self, id: str, ply: int) -> Game:
        record = (await self.finished(id)).record
        return await self._background.run(lambda: record.replay(checked_ply(record, ply)))

    async def finished(self, id: str) -> Table:
        """A table whose game is over, or that shows a record.

        Raises:
            Refusal: hands are still secret.
        """
        async with self._cache.at(id) as table:
            table.check_public()
            return table


def _views_at(record: Record, ply: int, seats: tuple[int | None, ...]) -> list[protocol.View]:
    return Game.replaying(record, to=ply).views_data(seats)


def _frames(record: Record, eyes: str, first: int, count: int) -> Replay:
    plies = len(record.actions)
    game = Game.replaying(record, to=min(first, plies))
    seat = int(eyes) if eyes.isdigit() else None
    shown: list[Frame] = []
    for ply in range(min(first, plies), min(first + count, plies + 1)):
        action = record.actions[ply] if ply < plies else None
        view = open_view(game, None) if eyes == "open" else game.views_data([seat])[0]
        events = game.play(action) if action is not None else []
        seen = events if eyes == "open" else [seen_by(event, seat) for event in events]
        shown.append({"ply": ply, "view": view, "action": action, "events": seen})
    return {"players": list(record.players), "plies": plies, "from": first, "opening": game.opening, "frames": shown}


def open_view(game: Game, seat: int | None) -> protocol.View:
    """What a seat sees, with the hands of all, and whom the player to act can call."""
    data, *own = game.views_data([seat, *range(len(game.players))])
    for number, player in enumerate(data["seats"]):
        player["hand"] = own[number]["seats"][number]["hand"]
    if game.player is not None:
        data["can_call"] = own[game.player]["can_call"]
    return data
