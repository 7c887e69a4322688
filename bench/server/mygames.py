"""How long somebody with very many finished games waits: the first page of them, and their statistics.

    python bench/server/mygames.py --games 10000 [--database postgresql://…]

In this process, without a network: the time of the server alone, and for how long the event loop was held, by the
clock and by this process's processor time. On a machine that others use too, only the latter says what the server does.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Awaitable, Callable

from thurntaxis.server.stores import open_store
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.ports.store import PlayerResult, ResultFilter, Store, Summary
from thurntaxis.tables.service import TableService

_TRIES = 9


def result(number: int, luck: random.Random) -> PlayerResult:
    """A made-up result; points and opponents differ as they do among real ones."""
    points = [
        luck.randrange(3, 8),
        luck.randrange(0, 9),
        luck.randrange(0, 12),
        luck.randrange(0, 7),
        0,
        -luck.randrange(9),
    ]
    seats = {"you": [0], "all": [["Ann", None, sum(points), 1], ["Bo", "easy", 9, 2], ["Cy", "easy", 7, 3]]}
    return PlayerResult(
        person="ann",
        table=f"t{number:06}",
        ended=1_000_000 + 60_000 * number,
        players=2 + number % 3,
        opponents=luck.choice(["easy", "hard", "people", "expert"]),
        counts=True,
        place=luck.randrange(1, 4),
        score=sum(points),
        points=json.dumps(points),
        first_city=luck.choice(["ulm", "linz", "basel", "lodz"]),
        deal=None,
        seats=json.dumps(seats),
    )


async def fill(store: Store, games: int) -> None:
    luck = random.Random(1)
    for number in range(games):
        each = result(number, luck)
        await store.create(each.table, "{}", 1, [], Summary("finished", False, None, results=(each,)))


async def held(stop: asyncio.Event) -> tuple[float, float]:
    """The longest time in which the event loop did nothing else: by the clock, and of the processor."""
    longest = longest_cpu = 0.0
    while not stop.is_set():
        before, before_cpu = time.perf_counter(), time.process_time()
        await asyncio.sleep(0)
        longest = max(longest, time.perf_counter() - before)
        longest_cpu = max(longest_cpu, time.process_time() - before_cpu)
    return longest, longest_cpu


async def measure(database: str, games: int) -> None:
    store = open_store(database)
    service = TableService(TableSettings(), store)
    await service.open()
    await fill(store, games)
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "first page": lambda: service.archive.played("ann", ResultFilter(), None),
        "statistics": lambda: service.archive.statistics("ann"),
    }
    for name, ask in questions.items():
        times, cpu, loop = [], [], []
        for _ in range(_TRIES):
            stop = asyncio.Event()
            began, began_cpu = time.perf_counter(), time.process_time()
            await ask()
            times.append(time.perf_counter() - began)
            cpu.append(time.process_time() - began_cpu)
            watch = asyncio.create_task(held(stop))
            await ask()
            stop.set()
            loop.append(await watch)
        middle = _TRIES // 2
        clock, processor = (1000 * max(each) for each in zip(*loop, strict=True))
        print(
            f"{name}: {1000 * sorted(times)[middle]:.1f} ms, of the processor {1000 * sorted(cpu)[middle]:.1f} ms,"
            f" the event loop held for {clock:.1f} ms at most, of the processor {processor:.1f} ms"
        )
    await service.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(asked.database or f"{folder}/games.db", asked.games))


if __name__ == "__main__":
    main()
