"""One at a time at a table, in the order of asking, whoever gives up waiting; places that are shared fairly."""

import asyncio

from thurntaxis.tables.memory.cache import TableLock
from thurntaxis.tables.ports.fairness import FairQueue, FairSemaphore


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


def test_giving_up_waiting_holds_nobody_up() -> None:
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
    queue: FairQueue[str] = FairQueue({"play": 3, "review": 1, "late": 1})
    for _ in range(20):
        queue.put("play", "a", "p")
        queue.put("review", "b", "r")

    def order(number: int) -> str:
        found = ""
        for _ in range(number):
            kind, key = queue.next() or ("", "")
            found += queue.take(kind, key)
            queue.charge(kind, key, 1.0)
        return found

    assert order(8).count("r") == 2
    for _ in range(5):
        queue.put("late", "c", "l")
    assert "lll" not in order(14)


def test_a_short_question_does_not_wait_for_the_long_ones_of_others() -> None:
    queue: FairQueue[str] = FairQueue({"": 1.0})
    for number in range(60):
        queue.put("", f"long {number}", "long", 1.3)
    for _ in range(5):
        kind, key = queue.next() or ("", "")
        assert queue.take(kind, key) == "long"
        queue.charge(kind, key, 1.3)
        queue.put("", key, "long", 1.3)
    for _ in range(3):
        queue.put("", "short", "short", 0.005)
        assert queue.next() == ("", "short"), "the one who has used least is next"
        assert queue.take("", "short") == "short"
        queue.charge("", "short", 0.005)
    assert queue.next() == ("", "long 5")


def test_used_time_of_keys_is_forgotten_in_the_end() -> None:
    queue: FairQueue[str] = FairQueue({"": 1.0})
    for number in range(5000):
        queue.put("", f"key {number}", "")
        queue.take(*(queue.next() or ("", "")))
        queue.charge("", f"key {number}", 0.001 * number)
    assert len(queue._kinds[""]._spent) <= 2000
