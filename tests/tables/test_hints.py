"""What a hint said is kept with the table, once, and only its asker learns what it was."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from thurntaxis import Game
from thurntaxis.assessment.compare import AssessedWay
from thurntaxis.assessment.hint import Advice
from thurntaxis.game.simulation import simulate_game
from thurntaxis.protocol.commands import Act, AskHint, CreateTable, TakeBack
from thurntaxis.rules import Rules
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.running.commands import Asker
from thurntaxis.tables.running.hints import as_sent
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.entries import LINE_KEYS

ANN, BOT = {"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}
ASKER = Asker("ann", "en")


def at_a_table(scene: Callable[[TableService, str], Awaitable[None]]) -> None:
    async def whole() -> None:
        service = TableService(TableSettings(), SQLiteStore(":memory:"))
        await service.open()
        try:
            record = simulate_game(2, Rules(), "builder", 3, 1, 60)
            shown = (await service.creation.upload(record.to_json(), "ann")).id
            seats = [ANN, BOT] if record.replay().player == 0 else [BOT, ANN]
            wanted = CreateTable.model_validate({"seats": seats, "from": {"table": shown, "ply": len(record.actions)}})
            await scene(service, (await service.creation.create(wanted, "ann")).id)
        finally:
            await service.close()

    asyncio.run(whole())


async def hint(service: TableService, id: str) -> Any:
    return await service.commands.run(id, ASKER, AskHint(type="hint"))


def test_a_hint_is_the_same_every_time_and_kept_once() -> None:
    async def scene(service: TableService, id: str) -> None:
        first = await hint(service, id)
        assert await hint(service, id) == first
        async with service.cache.at(id) as table:
            ((ply, _), way), *more = table.advice.items()
            assert not more
            assert (ply, way[0]) == (table.ply, first["action"])

    at_a_table(scene)


def test_a_hint_outlives_a_turn_that_is_taken_back() -> None:
    async def scene(service: TableService, id: str) -> None:
        first = await hint(service, id)
        async with service.cache.at(id) as table:
            ply = table.ply
        await service.commands.run(id, ASKER, Act(type="act", ply=ply, actions=[first["action"]]))
        await service.commands.run(id, ASKER, TakeBack(type="take_back"))
        assert await hint(service, id) == first
        async with service.cache.at(id) as table:
            assert len(table.advice) == 1

    at_a_table(scene)


def test_others_learn_that_a_hint_was_given_but_not_what_it_was() -> None:
    assert set(LINE_KEYS["advised"]) == {"type", "at", "seat"}


def test_no_move_below_a_weaker_one_is_called_as_good() -> None:
    def way(action: int, shortfall: float, noise: float) -> AssessedWay:
        return AssessedWay((action,), (0.36 - shortfall, 0.64 + shortfall), shortfall, noise, 100, close=True)

    game = Game(["Ann", "Ben"], seed=1)
    first, *others = game.legal_actions(numbers=True)
    figures = [(0.0, 0.01), (0.03, 0.005), (0.04, 0.03)]  # the last is known so badly that it might be as good
    ways = [way(first, 0.0, 0.0), *(way(action, *each) for action, each in zip(others, figures, strict=False))]
    assert [each.is_alike for each in ways] == [True, True, False, True]
    as_good = frozenset(each.actions for each in ways if each.is_alike)
    sent = as_sent(Advice(1, (first,), tuple(ways), (), "…", as_good), game.view(0))
    assert [each["alike"] for each in sent["candidates"]] == [False, True, False, False]
