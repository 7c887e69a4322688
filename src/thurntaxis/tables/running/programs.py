"""Programs that people offer as opponents: they stay connected, are invited to tables, and play there on their own.

A program has an identity as a person has, and its seat says that it is a program. Which programs are connected through
other workers is known as it is of people: their connection is one to a table that does not exist.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256

from ...bots import registry
from ...protocol.answers import ProgramInfo
from ...protocol.commands import OfferProgram
from ...protocol.visible import visible
from ..people.conduct import Conduct
from ..people.connections import Connection, Connections
from ..ports.clock import Clock
from ..ports.jsontext import dumps, loads
from ..ports.settings import TableSettings
from ..ports.store import Store
from ..refusals import Refusal
from ..table.header import HeaderSeat

LOBBY = "programs"
"""The id to which programs connect instead of a table's; the ids of tables are longer."""
_KEPT_MS = 7 * 86_400_000
"""How long a program's name is kept; it is written again whenever the program connects."""
_SECONDS = 1.0
"""How old the list of programs of other workers may be."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that is offered."""

    id: str
    """The id by which people choose it; its identity stays secret."""
    person: str
    name: str
    games: int
    """How many it plays at the same time."""
    network: str | None = None

    @property
    def seat(self) -> HeaderSeat:
        """Its seat at a table."""
        return HeaderSeat("person", self.name, None, self.person, self.network, program=True)


def program_id(person: str) -> str:
    """The id by which people choose a program."""
    return sha256(f"thurntaxis program {person}".encode()).hexdigest()[:16]


class Programs:
    """The programs that are connected, through any worker."""

    def __init__(
        self, connections: Connections, conduct: Conduct, store: Store, clock: Clock, settings: TableSettings
    ) -> None:
        self._connections = connections
        self._conduct = conduct
        self._store = store
        self._clock = clock
        self._settings = settings
        self._here: dict[str, Program] = {}
        """By person: those that are connected through this process."""
        self._elsewhere: dict[str, Program] = {}
        self._asked = 0
        self._ttl_ms = int(settings.sweep_seconds * 3000) + 1000
        self._news: dict[str, asyncio.Event] = {}
        """By person: set when a program may have been invited through this process."""

    # ---- Coming and going ----

    async def offer(self, connection: Connection, wanted: OfferProgram) -> Program:
        """Connect a program, so that people can invite it.

        Raises:
            Refusal: the host takes no programs, or no more of them, or not under this name.
        """
        person = connection.person
        if person is None:
            raise Refusal("not_yours", "server-no-identity")
        self._conduct.check_person(person)
        self._conduct.check_words(wanted.name)
        if not self._settings.programs or not self._settings.people:
            raise Refusal("not_now", "server-programs-off")
        others = [program for program in await self.all() if program.person != person]
        here = [program for program in others if program.network == connection.network]
        if len(others) >= self._settings.programs or len(here) >= self._settings.programs_per_address:
            raise Refusal("too_much", "server-programs-full")
        taken = [*(program.name for program in others), *_names_of_levels()]
        if visible(wanted.name).casefold() in [visible(name).casefold() for name in taken]:
            raise Refusal("not_now", "server-program-name")
        games = min(wanted.games, self._settings.games_per_program)
        program = Program(program_id(person), person, wanted.name, games, connection.network)
        now = self._clock.now()
        await self._store.keep_note(_note_of(person), dumps(asdict(program)).decode(), now, now + _KEPT_MS)
        await self._store.presence_renew([(LOBBY, person)], self._ttl_ms)
        self._connections.add(connection)
        self._here[person] = program
        self._news[person] = asyncio.Event()
        return program

    async def withdraw(self, connection: Connection) -> None:
        """A program's connection has ended. Its games continue when it reconnects."""
        gone = self._connections.remove(connection)
        person = connection.person
        if gone and person is not None:
            self._here.pop(person, None)
            self._news.pop(person, None)
            await self._store.presence_renew([(LOBBY, person)], 0)

    # ---- Which there are ----

    async def all(self) -> list[Program]:
        """All programs that are connected, those of this process first."""
        if self._store.shared and self._clock.now() - self._asked > _SECONDS * 1000:
            people = await self._store.presence_at(LOBBY) - set(self._here)
            self._elsewhere = {program.person: program for program in await self._known(sorted(people))}
            self._asked = self._clock.now()
        elsewhere = [program for person, program in self._elsewhere.items() if person not in self._here]
        return [*self._here.values(), *elsewhere]

    async def _known(self, people: Sequence[str]) -> list[Program]:
        notes = [await self._store.note(_note_of(person), self._clock.now()) for person in people]
        return [Program(**loads(note)) for note in notes if note]

    def is_program(self, person: str | None) -> bool:
        """Whether somebody is a connected program, as far as this process knows."""
        return person in self._here or person in self._elsewhere

    async def listed(self) -> list[ProgramInfo]:
        """The programs, for people who look for an opponent."""
        return [
            {"id": each.id, "name": each.name, "games": each.games, "playing": await self._playing(each)}
            for each in await self.all()
        ]

    async def _playing(self, program: Program) -> int:
        return len(await self._store.owned_by(program.person, program.games))

    # ---- Invitations ----

    async def invite(self, id: str) -> Program:
        """A program that has room for another game.

        Raises:
            Refusal: it is not there, or has none.
        """
        program = next((each for each in await self.all() if each.id == id), None)
        if program is None:
            raise Refusal("unknown", "server-unknown-program")
        if await self._playing(program) >= program.games:
            raise Refusal("not_now", "server-program-busy")
        return program

    def notify(self, person: str) -> None:
        """A program has been invited: notify it at once if it is connected here."""
        if person in self._news:
            self._news[person].set()

    async def tables(self, program: Program) -> list[str]:
        """The tables at which a program sits and that are not over."""
        return await self._store.owned_by(program.person, 2 * program.games)

    async def wait(self, program: Program) -> None:
        """Wait until there may be news for a program."""
        event = self._news.get(program.person)
        if event is None:
            return
        try:
            await asyncio.wait_for(event.wait(), self._settings.sweep_seconds)
        except TimeoutError:
            return
        event.clear()


def _note_of(person: str) -> str:
    return f"program {person}"


def _names_of_levels() -> list[str]:
    return [name for entry in registry.known().values() for name in (entry.code, entry.name)]
