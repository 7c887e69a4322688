"""Who is banned, and which words are not wanted: wherever a table can be made."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from thurntaxis import Record
from thurntaxis.protocol.commands import CreateTable, PlayDeal
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.archive.imports import to_take_along
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.results import results_of

from .test_table import played_out

SEATS = [{"kind": "person", "name": "Ann Rude"}, {"kind": "bot", "level": "random"}]
WAYS: dict[str, Callable[[TableService, str], Awaitable[object]]] = {
    "a table": lambda service, person: service.creation.create(CreateTable.model_validate({"seats": SEATS}), person),
    "a record": lambda service, person: service.creation.upload(record().dumps(), person),
    "a daily deal": lambda service, person: service.daily.play(PlayDeal(name="Ann Rude"), person),
}


def record() -> Record:
    table, _ = played_out("Ben Rude")
    return table.record


class StrictStore(SQLiteStore):
    """The host has banned Eva."""

    async def sanctions(self, now: int) -> list[tuple[str, str]]:
        return [("eva", "ban")]


def refused(person: str, way: Callable[[TableService, str], Awaitable[object]], *unwanted: str) -> str | None:
    """The message with which a way to make a table is refused."""

    async def scene() -> str | None:
        service = TableService(TableSettings(unwanted_words=unwanted), StrictStore(":memory:"))
        await service.open()
        try:
            await way(service, person)
        except Refusal as refusal:
            return refusal.message
        finally:
            await service.close()
        return None

    return asyncio.run(scene())


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_neither_banned_people_nor_unwanted_names_make_a_table(
    way: Callable[[TableService, str], Awaitable[object]],
) -> None:
    assert refused("ann", way) is None
    assert refused("eva", way) == "server-banned"
    assert refused("ann", way, "rude") == "server-unwanted-words"


def test_games_from_elsewhere_are_taken_in_by_the_same_rules() -> None:
    async def take_in(service: TableService, person: str) -> None:
        table, _ = played_out("Ben Rude")
        taken = to_take_along(table, results_of(table)[0]).dumps()
        (game,) = (await service.archive.take_in(person, [taken], "en", check=False))["games"]
        if game["problem"] is not None:
            raise Refusal("not_now", game["problem"])

    assert refused("ann", take_in) is None
    assert refused("eva", take_in) == "server-banned"
    assert "word" in str(refused("ann", take_in, "rude"))
