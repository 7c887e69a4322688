"""One at a time at a table, in the order of asking, whoever gives up waiting; places that are shared fairly."""

import asyncio

from thurntaxis.tables.memory.cache import TableLock
from thurntaxis.tables.ports.fairness import FairSemaphore


def test_a_lock_passes_in_order_to_tasks_and_callbacks_alike() -> None:
    async def play() -> list[str]:
        lock, order = TableLock({}, "table"), []

        async def one(name: str) -> None:
            await lock.acquire()
            order.append(name)
            lock.release()
            assert lock.locked or name == "last"  # it has already passed to the next

        def called() -> None:
            order.append("called")
            lock.release()

        await lock.acquire()
        waiting = [asyncio.create_task(one("first"))]
        await asyncio.sleep(0)
        lock.acquire_then(called)
        waiting.append(asyncio.create_task(one("last")))
        await asyncio.sleep(0)
        lock.release()
        await asyncio.gather(*waiting)
        assert not lock.locked
        return order

    assert asyncio.run(play()) == ["first", "called", "last"]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def play() -> None:
        lock = TableLock({}, "table")
        await lock.acquire()
        gone, late, patient = (asyncio.create_task(lock.acquire()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        lock.release()  # to the first, who has gone, and so to the second, who gives up in the same moment
        late.cancel()
        await asyncio.gather(gone, late, patient, return_exceptions=True)
        assert (gone.cancelled(), late.cancelled()) == (True, True)
        assert lock.locked
        lock.release()
        assert not lock.locked

    asyncio.run(play())


def test_places_go_round_between_keys() -> None:
    async def play() -> list[str]:
        places, order = FairSemaphore(1), []

        async def one(key: str) -> None:
            await places.acquire(key)
            order.append(key)
            places.release()

        await places.acquire("greedy")
        tasks = [asyncio.create_task(one(key)) for key in ("greedy", "greedy", "greedy", "modest", "shy")]
        await asyncio.sleep(0)
        tasks.pop(1).cancel()
        places.release()
        await asyncio.gather(*tasks)
        await places.acquire("anybody")  # the place is free again
        return order

    assert asyncio.run(play()) == ["greedy", "modest", "shy", "greedy"]


def test_every_kind_of_work_gets_its_share_of_the_time() -> None:
    """However many bots there are, a review goes on; after a pause a kind of work has saved nothing up."""

    async def play() -> str:
        places, order = FairSemaphore(1, {"play": 3, "review": 1, "late": 1}), ""

        async def one(kind: str, seconds: float) -> None:
            nonlocal order
            await places.acquire(kind, kind)
            order += kind[0]
            await asyncio.sleep(0)
            places.release(kind, seconds)

        async def then_late() -> None:
            for _ in range(3):
                await one("late", 1.0)

        await places.acquire("first", "play")
        given_up = asyncio.create_task(one("review", 1.0))
        waiting = [asyncio.create_task(one("play", 1.0)) for _ in range(9)]
        waiting += [asyncio.create_task(one("review", 1.0)) for _ in range(4)]
        await asyncio.sleep(0)
        given_up.cancel()
        places.release("play", 1.0)
        while len(order) < 8:
            await asyncio.sleep(0)
        await asyncio.gather(then_late(), *waiting)
        await places.acquire("", "review")  # the place is free again
        return order

    order = asyncio.run(play())
    assert order[:8].count("r") == 2
    assert "lll" not in order[:14]
