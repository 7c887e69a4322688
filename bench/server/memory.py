"""Memory of a server at which games between bots are played, one after the other: it must come to rest at a level.

    python bench/server/memory.py                                        # 200 games of hard and easy
    python bench/server/memory.py --games 2000 --bots random builder     # quick ones

The tables are served in this process, without a network: what is measured is what tables, bots and the store keep.
"""

import argparse
import asyncio
import gc
import tempfile
from pathlib import Path

import psutil

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.service import TableService


async def play(service: TableService, bots: list[str]) -> None:
    """A game, from its table's creation to its end."""
    seats = [{"kind": "bot", "level": level} for level in bots]
    id = (await service.creation.create(CreateTable.model_validate({"seats": seats}), "somebody")).id
    while True:
        async with service.cache.at(id) as table:
            if table.status != "playing":
                return
        await asyncio.sleep(0.05)


async def measure(games: int, bots: list[str], at_once: int) -> None:
    process = psutil.Process()
    with tempfile.TemporaryDirectory() as folder:
        service = TableService(TableSettings(), SQLiteStore(str(Path(folder) / "tables.db")))
        await service.open()
        print(f"games  MB  tables in memory\n{0:5d}  {process.memory_info().rss / 1e6:.0f}  0", flush=True)
        step = max(at_once, games // 10)
        for done in range(0, games, at_once):
            await asyncio.gather(*(play(service, bots) for _ in range(min(at_once, games - done))))
            if (done + at_once) % step < at_once or done + at_once >= games:
                gc.collect()
                memory = process.memory_info().rss / 1e6
                print(f"{min(games, done + at_once):5d}  {memory:.0f}  {len(service.cache)}", flush=True)
        await service.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", nargs="+", default=["hard", "easy"])
    parser.add_argument("--at-once", type=int, default=4)
    options = parser.parse_args()
    asyncio.run(measure(options.games, options.bots, options.at_once))


if __name__ == "__main__":
    main()
