"""Something to watch: one show for all, which costs nothing while nobody watches, and commentary that helps nobody."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence

import pytest

from thurntaxis.assessment import PositionValue
from thurntaxis.bots import make
from thurntaxis.engine import SPECTATOR, EngineView, Luck
from thurntaxis.game import Game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.stores import open_store
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.table import Table
from thurntaxis.tables.thinking.here import thinkers_here
from thurntaxis.tables.thinking.thought import Thought
from thurntaxis.tables.watching.commentary import ROUNDS_BEHIND, SeenChances

SEED = "watching"
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
LINE = r"\w+ closes a route of \d cards\. That scores .+\. \w+’s chances (rise|fall) from \d+% to \d+%\."
BOTS = [{"kind": "bot", "level": "builder", "name": name} for name in ("Eugen", "Therese", "Kaspar")]


def run(scene: Callable[[TableService, list[Thought[object]]], Awaitable[None]]) -> None:
    """A service that thinks here, and a list of all that it thinks about."""

    async def play() -> None:
        thoughts: list[Thought[object]] = []
        thinkers = thinkers_here(10)
        think = thinkers.think

        async def noted(work, fair_key, thought, **more):  # type: ignore[no-untyped-def]
            thoughts.append(thought)
            return await think(work, fair_key, thought, **more)

        thinkers.think = noted  # type: ignore[method-assign]
        settings = TableSettings(measuring=True)
        service = TableService(settings, open_store(":memory:"), thinkers=thinkers)
        await service.open()
        try:
            await scene(service, thoughts)
        finally:
            await service.close()

    asyncio.run(play())


async def begun(service: TableService, seats: Sequence[object], **more: object) -> Table:
    wanted = CreateTable.model_validate({"seats": seats, "seed": SEED, "starter": 0, **more})
    return await service.creation.create(wanted, "ann")


def play_on(table: Table, turns: int, level: str = "builder") -> None:
    """Let a bot play some turns at all seats."""
    bot, luck = make(level), Luck(1)
    goal = len(table.turns) + turns
    while len(table.turns) < goal and table.status == "playing":
        seat = table.game.player
        assert seat is not None
        action = bot.decide(table.game.view(seat).engine, table.game.legal_actions(numbers=True), luck)
        table.act(seat, table.ply, [action], table.header.created)


def test_all_spectators_get_the_same_game_and_then_the_next_one() -> None:
    async def scene(service: TableService, thoughts: list[Thought[object]]) -> None:
        first, second = await asyncio.gather(service.show.table(), service.show.table())
        assert first.id == second.id
        assert first.only_bots
        assert not first.header.listed
        assert first.header.bot_pause > 500
        assert len({seat.level for seat in first.seats}) == len(first.seats) == 3
        play_on(first, 1000)
        assert first.status == "finished"
        assert (await service.show.table()).id != first.id

    run(scene)


def test_the_show_costs_nothing_while_nobody_watches() -> None:
    async def scene(service: TableService, thoughts: list[Thought[object]]) -> None:
        table = await service.show.table()
        for _ in range(5):
            await service.scheduler.sweep()
            await asyncio.sleep(0)
        assert (table.ply, thoughts) == (0, [])

    run(scene)


def test_chances_of_a_turn_are_worked_out_once_for_everybody() -> None:
    async def scene(service: TableService, thoughts: list[Thought[object]]) -> None:
        table = await begun(service, BOTS)
        nothing = await service.commentary.newest(table.id, None, "en")
        assert (nothing["chances"], thoughts) == (None, [])
        play_on(table, 3)
        told = await asyncio.gather(*(service.commentary.newest(table.id, who, "en") for who in (None, "eve", "ann")))
        assert told[0] == told[1] == told[2]
        assert told[0]["ply"] == table.turns[-1][0]
        assert told[0]["chances"] is not None
        assert sum(told[0]["chances"]) == pytest.approx(1)
        assert [type(thought) for thought in thoughts] == [SeenChances, SeenChances]

    run(scene)


def test_games_of_people_are_commented_on_two_rounds_late_and_not_to_their_players() -> None:
    async def scene(service: TableService, thoughts: list[Thought[object]]) -> None:
        table = await begun(service, PEOPLE, listed=True)
        play_on(table, 2 * ROUNDS_BEHIND)
        assert (await service.commentary.newest(table.id, None, "en"))["ply"] is None
        play_on(table, 3)
        told = await service.commentary.newest(table.id, None, "en")
        assert told["behind"] == ROUNDS_BEHIND
        assert told["ply"] == table.turns[3][0]
        assert len(table.turns) - 1 - 3 == 2 * ROUNDS_BEHIND
        with pytest.raises(Refusal):
            await service.commentary.newest(table.id, "ann", "en")
        play_on(table, 1000)
        assert (await service.commentary.newest(table.id, "ann", "en"))["ply"] == table.ply

    run(scene)


def test_games_that_are_not_listed_are_not_commented_on() -> None:
    async def scene(service: TableService, thoughts: list[Thought[object]]) -> None:
        table = await begun(service, PEOPLE)
        play_on(table, 12)
        with pytest.raises(Refusal):
            await service.commentary.newest(table.id, None, "en")

    run(scene)


def test_a_spectators_chances_follow_from_what_spectators_see() -> None:
    """Two worlds that differ in a hidden card only are worth the same."""
    game = Game(["Ann", "Ben"], seed=3)
    while not any(EngineView(game.state, SPECTATOR).unknown):
        game.play("take supply" if "take supply" in game.legal_actions() else game.legal_actions()[0])
    seen = EngineView(game.state, SPECTATOR)
    other = seen.sample(Luck(5))
    assert other != game.state
    again = EngineView(other, SPECTATOR)
    assert again == seen
    values = [_value(SeenChances(view)) for view in (seen, again)]
    assert values[0] == values[1]
    assert sum(values[0].chances) == pytest.approx(1)
    assert all(0 < error < 0.1 for error in values[0].errors)


def _value(thought: SeenChances) -> PositionValue:
    steps = thought.steps(None)  # type: ignore[arg-type]
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: PositionValue = end.value
            return found


def test_a_jump_is_reported_with_its_reason_and_small_changes_are_not() -> None:
    async def scene(service: TableService, thoughts: list[Thought[object]]) -> None:
        table = await begun(service, BOTS)
        play_on(table, 1)
        assert (await service.commentary.newest(table.id, None, "en"))["line"] is None
        line = ""
        while "That scores" not in line and table.status == "playing":
            play_on(table, 1, "steady")
            (began, *_), (ended, *_) = table.turns[-2:]
            if ("close", ()) in table.played[began:ended]:
                line = (await service.commentary.newest(table.id, None, "en"))["line"] or ""
        assert re.fullmatch(LINE, line), line

    run(scene)
