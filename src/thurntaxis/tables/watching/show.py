"""The show: one game of strong bots for everybody who wants to watch something.

It is a table like any other game of bots: it goes on only while somebody looks, and waits where it stopped. When it is
over, the next one who asks gets a new game.
"""

import asyncio
import secrets

from ...bots.levels import LEVELS
from ...protocol.commands import CreateTable
from ..memory.cache import TableCache
from ..ports.clock import Clock
from ..ports.settings import TableSettings
from ..ports.store import NoteStore
from ..refusals import Refusal
from ..running.creation import Creation
from ..table.setup import BOT_NAMES
from ..table.table import Table

HOST = "show"
"""The owner of the show, in place of a person's id; no person's id is as short."""
PAUSE = 1200
"""Milliseconds before each move."""
_NOTE = "show"
"""Where the id of the table is kept, so that several workers have the same show."""
_PLAYERS = 3


class Show:
    """Knows the table of the show, and sets up the next one."""

    def __init__(
        self, cache: TableCache, store: NoteStore, creation: Creation, clock: Clock, settings: TableSettings
    ) -> None:
        self._cache = cache
        self._store = store
        self._creation = creation
        self._clock = clock
        # A browser that thinks for itself gets levels that are quick.
        last = len(LEVELS) - (1 if settings.people else 2)
        self._levels = [level.code for level in LEVELS[last - _PLAYERS : last]]
        self._lock = asyncio.Lock()

    async def table(self) -> Table:
        """The game to watch: the one under way, or a new one."""
        async with self._lock:
            id = await self._store.note(_NOTE, self._clock.now())
            if id is not None:
                try:
                    async with self._cache.at(id) as table:
                        if table.status == "playing":
                            return table
                except Refusal:  # it was cleared away, or cannot be read
                    pass
            table = await self._creation.create(self._wanted(), HOST, HOST)
            await self._store.keep_note(_NOTE, table.id, self._clock.now())
            return table

    def _wanted(self) -> CreateTable:
        first = secrets.randbelow(len(BOT_NAMES))
        seats = [
            {"kind": "bot", "level": level, "name": BOT_NAMES[(first + seat) % len(BOT_NAMES)]}
            for seat, level in enumerate(self._levels)
        ]
        return CreateTable.model_validate({"seats": seats, "bot_pause": PAUSE})
