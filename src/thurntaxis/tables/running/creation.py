"""New tables: set up, made from a record, and kept."""

from collections.abc import Mapping
from dataclasses import replace

from ...game import Game, Record, RecordError
from ...game.draws import new_seed
from ...game.errors import PositionError
from ...game.setup.setup import Setup
from ...protocol.commands import CreateTable, From, FromPosition, as_name
from ..memory.cache import TableCache
from ..people.conduct import Conduct
from ..people.notices import announced, round_began
from ..ports.background import Background
from ..ports.clock import Clock
from ..ports.jsontext import loads
from ..ports.metrics import Metrics
from ..ports.settings import Spend, TableSettings, unlimited
from ..ports.store import TableStore
from ..refusals import BadPosition, BadRecord, Refusal
from ..table.header import HeaderSeat
from ..table.setup import new_table, replay_of
from ..table.table import Table
from .bots import make_bot
from .programs import Programs
from .scheduler import Scheduler


class Creation:
    """Sets up tables."""

    def __init__(
        self,
        cache: TableCache,
        scheduler: Scheduler,
        conduct: Conduct,
        programs: Programs,
        store: TableStore,
        clock: Clock,
        background: Background,
        metrics: Metrics,
        settings: TableSettings,
    ) -> None:
        self._cache = cache
        self._scheduler = scheduler
        self._conduct = conduct
        self._programs = programs
        self._store = store
        self._clock = clock
        self._background = background
        self._metrics = metrics
        self._settings = settings

    async def create(
        self, wanted: CreateTable, person: str, fair_key: str | None = None, network: str | None = None
    ) -> Table:
        """Set up a table. Tables with the same `fair_key`, for instance an address, share the time of the bots.

        `network` is a mark of where the host comes from.
        """
        self._conduct.check_person(person)
        self._conduct.check_words(wanted.name, *(getattr(seat, "name", None) for seat in wanted.seats))
        if wanted.is_measured and not self._settings.measuring:
            raise Refusal("not_now", "server-no-measuring")
        for seat in wanted.seats:
            if seat.kind == "bot":
                make_bot(seat.level, seat.parameters)
            elif seat.kind == "open" and not self._settings.people:
                raise Refusal("not_now", "server-alone")
        programs = await self._invited(wanted)
        seed = wanted.seed or new_seed()
        base = await self._base(wanted.from_, len(wanted.seats), seed) if wanted.from_ else None
        made = new_table(wanted, person, self._clock.now(), base, network, programs, seed)
        table = await self.add(made, fair_key)
        for program in programs.values():
            self._programs.notify(str(program.person))
        return table

    async def _invited(self, wanted: CreateTable) -> dict[str, HeaderSeat]:
        """The seats of programs, by their ids."""
        ids = [seat.program for seat in wanted.seats if seat.kind == "program"]
        if len(set(ids)) < len(ids):
            raise Refusal("not_now", "server-program-busy")
        return {id: (await self._programs.invite(id)).seat for id in ids}

    async def upload(self, content: str | Mapping[str, object], person: str, spend: Spend = unlimited) -> Table:
        """Set up a table that shows a record; `spend` counts its bytes, and may refuse them."""
        self._conduct.check_person(person)
        try:
            record = await self._background.run(lambda: _record_in(content))
        except RecordError as error:
            raise BadRecord(error) from None
        if len(record.actions) > self._settings.upload_plies:
            raise Refusal("too_large", "server-too-large")
        players = tuple(as_name(name) for name in record.players)
        self._conduct.check_words(*players)
        result = record.result and {"scores": list(record.result["scores"]), "winner": record.result["winner"]}
        shown = Record(players, record.rules, record.draws, record.actions, result, position=record.position)
        table = replay_of(shown, person, self._clock.now())
        await self.make_room(table, spend)
        return await self.add(table)

    async def make_room(self, table: Table, spend: Spend) -> None:
        """Count what an uploaded record takes.

        Raises:
            Refusal: there is no room for it, or `spend` refuses it.
        """
        size = len(table.header.dumps())
        if await self._store.uploaded_bytes() + size > self._settings.uploads_bytes:
            raise Refusal("too_much", "server-no-room")
        spend(size)

    async def add(self, table: Table, fair_key: str | None = None) -> Table:
        """Keep a new table; it starts at once if no seat is open."""
        now = self._clock.now()
        if fair_key is not None:
            table.fair_key = fair_key
        if table.status == "open" and table.is_full:
            if table.header.base is not None:
                await self._background.run(lambda: table.start(now))
            else:
                table.start(now)
        await self._cache.make_ready(table)
        table.stored = table.summary()
        entries = [data.decode() for data in table.entries]
        summary = table.stored
        due = announced(table.id, [loads(each) for each in entries], now) if self._settings.announce else ()
        if self._settings.notices and table.header.tournament is not None:
            due += round_began(table, now)
        if due:
            summary = replace(summary, due=due)
        if not await self._store.create(table.id, table.header.dumps(), table.header.created, entries, summary):
            raise Refusal("busy", "server-busy")
        self._cache.keep(table)
        self._metrics.table_created()
        self._scheduler.schedule(table)
        return table

    async def _base(self, wanted: From | FromPosition, seats: int, seed: str) -> Record:
        """The record of the game to be continued, up to where it is."""
        if isinstance(wanted, FromPosition):
            game = await self._background.run(lambda: _begun(wanted.position, seed))
        else:
            game = await self._game_at(wanted)
        if seats != len(game.players):
            raise Refusal("not_now", "server-seats-differ", count=len(game.players))
        if game.is_over:
            raise Refusal("not_now", "server-record-over")
        return game.record

    async def _game_at(self, wanted: From) -> Game:
        """A finished game as it was at a ply."""
        async with self._cache.at(wanted.table) as table:
            table.check_public()
            record = table.record
        if wanted.ply > len(record.actions):
            raise Refusal("unknown", "server-unknown-ply", plies=len(record.actions))
        return await self._background.run(lambda: record.replay(wanted.ply))


def _begun(line: str, seed: str) -> Game:
    """A game that begins at a position; the seed decides the cards that nobody knows."""
    try:
        return Game.from_position(Setup.from_text(line).settled(seed), seed=seed)
    except PositionError as error:
        raise BadPosition(error) from None


def _record_in(content: str | Mapping[str, object]) -> Record:
    record = Record.loads(content) if isinstance(content, str) else Record.from_json(content)
    return record.of_full_game()
