"""Practice from your own games: which mistakes become exercises, of which kind, and when they come back."""

import asyncio
from dataclasses import replace

import pytest

from support.reviews import RECORD, decision, review
from thurntaxis.engine import State
from thurntaxis.game.actions import NUMBERS
from thurntaxis.protocol.commands import CreateTable, KeepRush, Practised
from thurntaxis.review.kinds import kind_of
from thurntaxis.review.moments import moments_of
from thurntaxis.rules import Rules
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.learning.practice import PAUSES, Practice, after, exercises_of
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.ports.store import MOST_RUSHES, Exercise
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.service import TableService

DAY = 86_400_000


def plies(seat: int, number: int) -> list[int]:
    """Plies at which a seat had to take one of several cards."""
    found = [each.ply for each in moments_of(RECORD) if each.seat == seat and len(each.before.legal_actions()) > 4]
    return found[:number]


def numbers(*actions: str) -> list[int]:
    return [NUMBERS[action] for action in actions]


@pytest.mark.parametrize(
    ("played", "best", "kind"),
    [
        (["end"], ["close", "house ulm"], "late"),
        (["close", "house ulm"], ["end"], "soon"),
        (["close", "house ulm"], ["close", "house ulm", "cartwright"], "cartwright"),
        (["close", "house ulm", "cartwright"], ["close", "house ulm"], "called"),
        (["close", "house ulm"], ["close", "house kempten"], "houses"),
        (["close", "house ulm", "discard ulm"], ["close", "house ulm", "discard linz"], "discards"),
        (["take ulm"], ["administrator"], "administrator"),
        (["administrator"], ["take ulm"], "called"),
        (["take ulm"], ["take linz"], "card"),
    ],
)
def test_a_kind_follows_from_what_both_ways_do(played: list[str], best: list[str], kind: str) -> None:
    state = State(2, Rules.named("standard"))
    assert kind_of(state, numbers(*played), numbers(*best)) == kind


def test_a_route_that_is_given_up_is_dropped_and_a_second_card_is_the_postmasters() -> None:
    moments = list(moments_of(RECORD))
    begun = next(each.before for each in moments if each.ply > 0 and each.before.lengths[each.seat] > 1)
    assert kind_of(begun, numbers("start ulm"), numbers("left linz")) == "dropped"
    playing = next(each.before for each in moments if each.ply > 0 and each.before.phase == 1)
    assert kind_of(playing, numbers("left linz"), numbers("take ulm")) == "postmaster"
    assert kind_of(playing, numbers("left linz"), numbers("left ulm")) == "route"


def test_the_costliest_mistakes_of_ones_own_become_exercises_and_slips_only_without_them() -> None:
    mine, theirs = plies(0, 13), plies(1, 1)
    marked = [decision(ply, "mistake", 0.05 + ply / 10_000) for ply in mine[:12]]
    slip, other = decision(mine[12], "slip", 0.03), decision(theirs[0], "blunder", 0.4)
    found = exercises_of("t", RECORD, review(*marked, slip, other), (0,), 5 * DAY)
    assert [each.ply for each in found] == mine[2:12], "ten, the costliest, in the order of the game"
    assert {each.seat for each in found} == {0}
    assert {(each.box, each.due) for each in found} == {(0, 6)}, "from the next day on"
    assert [each.ply for each in exercises_of("t", RECORD, review(slip, other), (0,), 0)] == [mine[12]]
    assert exercises_of("t", RECORD, review(other), (0,), 0) == []


def test_pauses_grow_with_every_day_on_which_it_is_solved() -> None:
    exercise, day = Exercise("t", 3, 0, "late", 0.1, "[]", 0, 0, 1), 1
    for box, pause in enumerate([*PAUSES[1:], None], start=1):
        assert after(exercise, True, day - 1) == exercise, "it was not due"
        missed = after(exercise, False, day)
        assert (missed.box, missed.due) == (0, day + PAUSES[0])
        exercise = after(exercise, True, day)
        assert (exercise.box, exercise.due) == (box, None if pause is None else day + pause)
        day = exercise.due or day
    assert after(exercise, False, day + 100) == exercise, "it is learnt"


class SetClock(Clock):
    days = 10

    def now(self) -> int:
        return self.days * DAY + 5


def test_exercises_are_made_once_refined_practised_and_counted() -> None:
    async def practise() -> None:
        clock = SetClock()
        service = TableService(TableSettings(), SQLiteStore(":memory:"), clock=clock)
        await service.open()
        try:
            await _practise(service, service.practice, clock)
        finally:
            await service.close()

    asyncio.run(practise())


async def _practise(service: TableService, practice: Practice, clock: SetClock) -> None:
    wanted = CreateTable.model_validate({"seats": [{"kind": "open"}, {"kind": "open"}]})
    table = (await service.creation.create(wanted, "ann")).id
    one, two, three = (decision(ply, "mistake", 0.06) for ply in plies(0, 3))
    await practice.take_in("ann", table, RECORD, review(one, two), (0,))
    await practice.take_in("ann", table, RECORD, review(one, two, three), (0,))
    found = await practice.overview("ann")
    assert (found["due"], found["waiting"], found["learnt"], found["games"]) == (0, 2, 0, 1)
    assert found["next"] == "1970-01-12"
    assert [each["ply"] for each in found["exercises"]] == [one.ply, two.ply]
    assert sum(each["count"] for each in found["kinds"]) == 2
    assert all(each["puzzles"] > 0 for each in found["kinds"])
    first = Practised(table=table, ply=one.ply, solved=True)
    assert await practice.practised("ann", first) == {"counted": False, "next": "1970-01-12"}
    clock.days += 1
    assert (await practice.overview("ann"))["due"] == 2
    assert await practice.practised("ann", first) == {"counted": True, "next": "1970-01-15"}
    assert await practice.practised("ann", first) == {"counted": False, "next": "1970-01-15"}
    closer = review(replace(one, cost=0.2), three, budget="thorough")
    await practice.take_in("ann", table, RECORD, closer, (0,))
    kept = {each["ply"]: each["due"] for each in (await practice.overview("ann"))["exercises"]}
    assert kept == {one.ply: False, three.ply: False}, "what a closer look refutes is gone, the rest stays"
    assert (await practice.overview("ben"))["exercises"] == []
    for someone, ply in (("ben", one.ply), ("ann", two.ply)):
        with pytest.raises(Refusal):
            await practice.practised(someone, Practised(table=table, ply=ply, solved=True))
    await service.store.delete(table)
    assert (await practice.overview("ann"))["exercises"] == [], "they go with their table"


def test_the_best_rushes_are_kept() -> None:
    async def rush() -> None:
        clock = SetClock()
        service = TableService(TableSettings(), SQLiteStore(":memory:"), clock=clock)
        await service.open()
        try:
            for solved in range(MOST_RUSHES + 3):
                clock.days += 1
                found = await service.practice.keep_rush("ann", KeepRush(solved=solved, missed=3))
            assert [each["solved"] for each in found["best"]] == list(range(MOST_RUSHES + 2, 2, -1))
            assert (await service.practice.rushes(None))["best"] == []
        finally:
            await service.close()

    asyncio.run(rush())
