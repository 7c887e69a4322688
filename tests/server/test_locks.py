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


def test_who_wants_a_spare_place_comes_last() -> None:
    """A review waits for all bots, also for those that ask later; one that is given up holds nothing."""

    async def play() -> list[str]:
        places, order = FairSemaphore(1), []

        async def bot(name: str) -> None:
            await places.acquire(name)
            order.append(name)
            places.release()

        async def review() -> None:
            await places.acquire_spare()
            order.append("review")
            places.release()

        await places.acquire("first")
        given_up = asyncio.create_task(review())
        waiting = [asyncio.create_task(review())]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(bot("one")), asyncio.create_task(bot("two"))]
        await asyncio.sleep(0)
        given_up.cancel()
        places.release()
        await asyncio.gather(*waiting)
        await places.acquire_spare()  # the place is free again
        return order

    assert asyncio.run(play()) == ["one", "two", "review"]
