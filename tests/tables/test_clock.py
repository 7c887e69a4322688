"""Clocks that stop during holidays and at night, and time for a whole game."""

import asyncio
import random
from datetime import UTC, datetime

import pytest

from thurntaxis.protocol.commands import Act, CreateTable, PlayingHours, Sit, TakeHoliday
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.running.commands import Asker
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.clock import DAY, LEAST_BANK, READING, Holiday, Quiet, Stops, deadline, passed
from thurntaxis.tables.table.setup import rematch_of
from thurntaxis.tables.table.table import Table

from .test_presence import HOUR, SetClock

MINUTE = 60_000


def _at(day: int, hour: int = 0, minute: int = 0) -> int:
    return int(datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


def test_a_clock_stops_during_holidays_and_at_night() -> None:
    night = Stops((), Quiet(22 * 60, 8 * 60, "UTC"))
    assert deadline(_at(2, 20), 4 * HOUR, Stops()) == _at(3, 0)
    assert deadline(_at(2, 20), 4 * HOUR, night) == _at(3, 10)
    assert deadline(_at(2, 23), HOUR, night) == _at(3, 9)
    away = Stops((Holiday(_at(3), _at(10)),), night.quiet)
    assert deadline(_at(2, 20), 4 * HOUR, away) == _at(10, 10)
    assert deadline(_at(11, 9), HOUR, away) == _at(11, 10), "a holiday that is over changes nothing"


@pytest.mark.parametrize("seed", range(20))
def test_deadlines_equal_a_count_of_minutes(seed: int) -> None:
    luck = random.Random(seed)
    holidays = tuple(
        Holiday(begin * MINUTE, (begin + luck.randrange(3000)) * MINUTE) for begin in luck.sample(range(9000), 3)
    )
    quiet = Quiet(luck.randrange(1440), luck.randrange(1440), "UTC") if seed % 3 else None
    stops, began, limit = Stops(holidays, quiet), luck.randrange(3000) * MINUTE, luck.randrange(1, 4000) * MINUTE

    def runs(at: int) -> bool:
        if any(each.begin <= at < each.end for each in holidays):
            return False
        return quiet is None or quiet.over(at) == at

    at, left = began, limit
    while left > 0:
        left -= MINUTE if runs(at) else 0
        at += MINUTE
    assert deadline(began, limit, stops) == at, f"seed {seed}"
    assert passed(began, at, stops) == limit, f"seed {seed}"


async def _two_people(clock: SetClock, **options: object) -> tuple[TableService, Table]:
    service = TableService(TableSettings(), SQLiteStore(":memory:"), clock=clock)
    await service.open()
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    wanted = CreateTable.model_validate({"seats": seats, "starter": 0, **options})
    table = await service.creation.create(wanted, "ann")
    await service.commands.run(table.id, Asker("ben", "en"), Sit(type="sit", name="Ben"))
    return service, table


async def _turn(service: TableService, table: Table) -> None:
    seat = table.actor
    assert seat is not None
    while table.actor == seat:
        act = Act(type="act", ply=table.ply, actions=[table.game.view(seat).legal[0]])
        await service.commands.run(table.id, Asker(table.seats[seat].person, "en"), act)


def test_a_bank_is_used_by_the_turns_of_its_owner_and_survives_a_restart() -> None:
    async def scene() -> None:
        clock = SetClock()
        service, table = await _two_people(clock, bank_seconds=600)
        assert table.deadline == clock.time + 600_000
        clock.time += 200_000
        await _turn(service, table)
        assert table.deadline == clock.time + 600_000, "Ben has all of his"
        clock.time += 100_000
        await _turn(service, table)
        assert table.deadline == clock.time + 400_000
        kept = await service.store.load(table.id)
        assert kept is not None
        assert Table.read(kept).deadline == table.deadline
        clock.time += 500_000
        await _turn(service, table)
        await _turn(service, table)
        assert table.deadline == clock.time + LEAST_BANK, "a turn is always possible"
        await service.close()

    asyncio.run(scene())


@pytest.mark.parametrize("limit", ["turn_seconds", "bank_seconds"])
def test_the_clocks_of_a_rematch_wait_for_those_who_read_the_score(limit: str) -> None:
    async def scene() -> None:
        clock = SetClock()
        service, over = await _two_people(clock, **{limit: 120})
        table = await service.creation.add(rematch_of(over, clock.time))
        runs_from = clock.time + READING
        assert table.deadline == runs_from + 120_000
        clock.time += 20_000
        await _turn(service, table)
        assert table.deadline == runs_from + 120_000, "the second player may be reading too"
        kept = await service.store.load(table.id)
        assert kept is not None
        assert Table.read(kept).deadline == table.deadline
        clock.time = runs_from + 30_000
        await _turn(service, table)
        await _turn(service, table)
        left = 120_000 if limit == "turn_seconds" else 90_000
        assert table.deadline == clock.time + left, "the first minute costs nobody any time"
        await service.close()

    asyncio.run(scene())


def test_a_holiday_stops_the_clocks_of_its_person_everywhere_and_the_others_see_it() -> None:
    async def scene() -> None:
        clock = SetClock()
        service, table = await _two_people(clock, pace="correspondence", turn_seconds=24 * 3600)
        live = await service.creation.create(
            CreateTable.model_validate({"seats": [{"kind": "person", "name": "Ann"}] * 2, "turn_seconds": 60}), "ann"
        )
        began, before = clock.time, live.deadline
        planned = TakeHoliday(begin=clock.time + 30 * DAY, end=clock.time + 31 * DAY)
        await service.absences.take("ann", planned)
        assert table.deadline == began + DAY
        seats = (await service.info(table.id, "ben"))["seats"]
        shown = [(seat["holiday_from"], seat["holiday_until"]) for seat in seats]
        assert shown == [(planned.begin, planned.end), (None, None)], "the others see it in advance"
        await service.absences.take("ann", planned.model_copy(update={"end": planned.begin}))  # given up
        clock.time += 6 * HOUR
        await service.absences.take("ann", TakeHoliday(begin=clock.time, end=clock.time + 5 * DAY))
        assert table.deadline == began + 6 * DAY
        assert live.deadline == before, "a live game goes on"
        seats = (await service.info(table.id, "ben"))["seats"]
        assert [seat["holiday_until"] for seat in seats] == [clock.time + 5 * DAY, None]
        clock.time += 3 * DAY
        assert service.presence.absent(table) == [], "nobody on holiday can be voted out"
        kept = await service.store.load(table.id)
        assert kept is not None
        assert Table.read(kept).deadline == table.deadline
        answer = await service.absences.answer("ann")
        assert (answer["days"], answer["days_left"]) == (21, 16)
        await service.absences.take("ann", TakeHoliday(begin=began + 6 * HOUR, end=clock.time))
        assert table.deadline == began + 4 * DAY, "back early"
        with pytest.raises(Refusal):
            await service.absences.take("ann", TakeHoliday(begin=clock.time, end=clock.time + 20 * DAY))
        assert (await service.absences.answer("ann"))["days_left"] == 18, "a refusal changes nothing"
        await service.close()

    asyncio.run(scene())


def test_a_game_that_begins_during_a_holiday_learns_of_it_before_the_clock_rings() -> None:
    async def scene() -> None:
        clock = SetClock()
        service, table = await _two_people(clock, pace="correspondence", turn_seconds=3600)
        service.absences.tables = SQLiteStore(":memory:")  # the game is not found when the holiday is taken
        await service.absences.tables.open(None)
        await service.absences.take("ann", TakeHoliday(begin=clock.time, end=clock.time + DAY))
        due = table.deadline
        assert due == clock.time + HOUR
        clock.time = due
        service.scheduler._ring(table.id, due)
        while service.scheduler._served:
            await asyncio.sleep(0)
        assert not table.timed_out
        assert table.deadline == due + DAY
        await service.close()

    asyncio.run(scene())


def test_playing_hours() -> None:
    async def scene() -> None:
        clock = SetClock()
        clock.time = _at(2, 21)
        service, table = await _two_people(clock, pace="correspondence", turn_seconds=2 * 3600)
        hours: dict[str, object] = {"begin": 8 * 60, "end": 22 * 60, "zone": "UTC"}
        await service.absences.keep_hours("ann", PlayingHours.model_validate({"hours": hours}))
        assert table.deadline == _at(3, 9)
        assert dict((await service.absences.answer("ann"))["hours"] or {}) == hours
        for wrong in ({**hours, "zone": "Nowhere/Land"}, {**hours, "end": 9 * 60}):
            with pytest.raises(Refusal):
                await service.absences.keep_hours("ann", PlayingHours.model_validate({"hours": wrong}))
        await service.absences.keep_hours("ann", PlayingHours(hours=None))
        assert table.deadline == _at(2, 23)
        await service.close()

    asyncio.run(scene())
