"""One at a time at a table, in the order of coming, whoever gives up waiting."""

import asyncio

from thurntaxis.tables.locks import TableLock


def test_turns_pass_in_order_and_nobody_pushes_in() -> None:
    async def play() -> list[str]:
        turns, order = TableLock(), []

        async def one(name: str) -> None:
            await turns.take()
            order.append(name)
            turns.give()
            assert turns.taken or name == "last"  # it has already passed to the next

        await turns.take()
        waiting = [asyncio.create_task(one(name)) for name in ("first", "second", "last")]
        await asyncio.sleep(0)
        turns.give()
        await asyncio.gather(*waiting)
        assert not turns.taken
        return order

    assert asyncio.run(play()) == ["first", "second", "last"]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def play() -> None:
        turns = TableLock()
        await turns.take()
        gone, late, patient = (asyncio.create_task(turns.take()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give()  # to the second, who gives up in the same moment
        late.cancel()
        await asyncio.gather(gone, late, patient, return_exceptions=True)
        assert (gone.cancelled(), late.cancelled()) == (True, True)
        assert turns.taken
        turns.give()
        assert not turns.taken

    asyncio.run(play())
