"""Where tournaments are kept."""

from functools import partial

from ...tables.ports.store import Due
from ..stores.sql import SqlStore
from ..stores.statements import Statement, Transaction, all_of, notice_statements
from .model import Tournament

_LISTED = 50
_OF_PERSON = 50


class TournamentDatabase:
    """Reads and writes tournaments, on SQLite and PostgreSQL alike."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def load(self, id: str) -> tuple[Tournament, int] | None:
        """A tournament and its version; None if there is none of that id."""
        rows = await self._store.fetch("SELECT data, version FROM tournaments WHERE id = $1", id)
        return (Tournament.loads(rows[0][0]), int(rows[0][1])) if rows else None

    async def create(self, tournament: Tournament, wake_at: int | None) -> None:
        """Store a new tournament."""
        await self._store.write(
            (
                "INSERT INTO tournaments (id, version, status, listed, wake_at, created, data)"
                " VALUES ($1, 0, $2, $3, $4, $5, $6)",
                (
                    tournament.id,
                    tournament.status,
                    int(tournament.options.listed),
                    wake_at,
                    tournament.created,
                    tournament.dumps(),
                ),
            ),
            *_people(tournament),
        )

    async def replace(
        self, tournament: Tournament, version: int, wake_at: int | None, due: tuple[Due, ...] = ()
    ) -> bool:
        """Store a change that was made from a version, with the notices it makes due; False if another came first."""
        return await self._store.transact(partial(self._replacing, tournament, version, wake_at, due))

    def _replacing(
        self, tournament: Tournament, version: int, wake_at: int | None, due: tuple[Due, ...]
    ) -> Transaction[bool]:
        rows = yield (
            f"SELECT version FROM tournaments WHERE id = $1{self._store.row_lock}",
            (tournament.id,),
        )
        if not rows or rows[0][0] != version:
            return False
        yield (
            "UPDATE tournaments SET version = version + 1, status = $2, listed = $3, wake_at = $4, data = $5"
            " WHERE id = $1",
            (tournament.id, tournament.status, int(tournament.options.listed), wake_at, tournament.dumps()),
        )
        notices = [statement for each in due for statement in notice_statements(each.table, (each,))]
        yield from all_of([*_people(tournament), *notices])
        return True

    async def sleep(self, id: str, version: int, wake_at: int | None) -> None:
        """Look at a tournament again later, unless it has been changed; the document stays as it is."""
        await self._store.write(
            ("UPDATE tournaments SET wake_at = $3 WHERE id = $1 AND version = $2", (id, version, wake_at))
        )

    async def waiting(self, now: int, limit: int) -> list[str]:
        """Tournaments at which the server has something to do."""
        query = "SELECT id FROM tournaments WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2"
        return [id for (id,) in await self._store.fetch(query, now, limit)]

    async def listed(self) -> list[Tournament]:
        """Listed tournaments that are open or running, and a few that are over, the newest first."""
        query = (
            "SELECT data FROM tournaments WHERE listed = 1 AND status <> 'cancelled'"
            " ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, created DESC LIMIT $1"
        )
        return [Tournament.loads(data) for (data,) in await self._store.fetch(query, _LISTED)]

    async def of_person(self, person: str) -> list[Tournament]:
        """The tournaments that a person organises or takes part in, the newest first."""
        query = (
            "SELECT t.data FROM tournament_people AS p JOIN tournaments AS t ON t.id = p.tournament"
            " WHERE p.person = $1 AND t.status <> 'cancelled' ORDER BY t.created DESC LIMIT $2"
        )
        return [Tournament.loads(data) for (data,) in await self._store.fetch(query, person, _OF_PERSON)]

    async def open_by(self, organiser: str) -> int:
        """How many tournaments of an organiser are not over."""
        found = [each for each in await self.of_person(organiser) if each.organiser == organiser]
        return sum(each.status not in ("over", "cancelled") for each in found)

    async def finished(self, tables: list[str]) -> set[str]:
        """Which of these tables have ended."""
        if not tables:
            return set()
        marks = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        query = f"SELECT id FROM tables WHERE id IN ({marks}) AND status IN ('finished', 'broken', 'cancelled')"
        return {id for (id,) in await self._store.fetch(query, *tables)}


def _people(tournament: Tournament) -> list[Statement]:
    """Statements that list the people of a tournament."""
    people = {tournament.organiser, *(each.person for each in tournament.entrants if each.person)}
    return [
        (
            "INSERT INTO tournament_people (tournament, person) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            (tournament.id, person),
        )
        for person in sorted(people)
    ]
