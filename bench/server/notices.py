"""How soon notices leave, and whether kill -9 loses or repeats any.

    python bench/server/notices.py --tables 1000 --seconds 30      # how soon, with many tables played over days
    python bench/server/notices.py --kills 20 --tables 200         # the server is killed while it sends

Every table has two people who play over days and look at nothing; each has a webhook on this machine. A player makes
a whole turn by HTTP, the other one is notified, and so on. With `--kills`, every turn must be reported in the end.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

SERVE = (
    "import sys; from thurntaxis.server.run import run, Address; from thurntaxis.server.settings import Settings;"
    "run(Settings(database=sys.argv[1], notices=True, reach_private=True, requests_per_second=1e6,"
    " tables_per_minute=1e6, channels_per_minute=1e6, sweep_seconds=0.5), Address('127.0.0.1', int(sys.argv[2])))"
)


class Hooks:
    """The webhooks: who was notified of which table, and when."""

    def __init__(self) -> None:
        self.told: list[tuple[str, float]] = []
        self.counts: Counter[str] = Counter()
        self.url = ""

    async def start(self) -> None:
        self.server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                path = head.split(b" ", 2)[1].decode()
                length = next(
                    int(line.split(b":")[1])
                    for line in head.split(b"\r\n")
                    if line.lower().startswith(b"content-length")
                )
                await reader.readexactly(length)
                self.told.append((path, time.monotonic()))
                self.counts[path] += 1
                writer.write(b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n")
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()


class Server:
    def __init__(self, database: str) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVE, self.database, str(self.port), stdout=asyncio.subprocess.DEVNULL
        )

    async def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


async def ask(client: httpx.AsyncClient, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
    """Ask until the server is there and answers."""
    headers = {"Cookie": "nobody=1"} | ({"Authorization": f"Bearer {token}"} if token else {})
    while True:
        try:
            answer = await client.request(method, path, json=body, headers=headers)
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
            continue
        if answer.status_code < 500:
            return answer.json()


class Pair:
    """Two people at a table, each with a webhook of their own."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.tokens: list[str] = []
        self.table = ""
        self.due: list[tuple[str, float]] = []
        """Who must be notified, and since when."""

    async def sit(self, client: httpx.AsyncClient, hooks: Hooks) -> None:
        self.tokens = [(await ask(client, "POST", "/api/me", body={}))["token"] for _ in range(2)]
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
        wanted = {"seats": seats, "starter": 0, "pace": "correspondence"}
        self.table = (await ask(client, "POST", "/api/tables", self.tokens[0], wanted))["table"]["id"]
        await ask(client, "POST", f"/api/tables/{self.table}/commands", self.tokens[1], {"type": "sit", "name": "Ben"})
        for seat, token in enumerate(self.tokens):
            channel = {"kind": "hook", "url": f"{hooks.url}/{self.number}/{seat}"}
            told = await ask(client, "POST", "/api/me/notices/channels", token, channel)
            assert told.get("channels"), told

    def waits(self, hooks: Hooks) -> bool:
        """Whether somebody is still to be notified: whoever moves before that needs no notice any more."""
        expected = Counter(path for path, _ in self.due)
        return any(hooks.counts[path] < number for path, number in expected.items())

    async def turn(self, client: httpx.AsyncClient) -> None:
        """A whole turn of whoever is to move; the last action makes a notice due."""
        for seat, token in enumerate(self.tokens):
            while True:
                state = await ask(client, "GET", f"/api/tables/{self.table}/state", token)
                if not state.get("play"):
                    break
                action = random.choice(state["views"][0]["legal"])
                path, command = (
                    f"/api/tables/{self.table}/commands",
                    {"type": "act", "ply": state["play"]["ply"], "actions": [action]},
                )
                await ask(client, "POST", path, token, command)
                after = await ask(client, "GET", f"/api/tables/{self.table}/state", token)
                if not after.get("play"):
                    self.due.append((f"/{self.number}/{1 - seat}", time.monotonic()))
                    return


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--pace", type=float, default=0.0, help="turns a second of all tables; 0: as fast as it goes")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    random.seed(wanted.seed)
    hooks = Hooks()
    await hooks.start()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.db"))
        await server.start()
        async with httpx.AsyncClient(base_url=server.address, timeout=30, trust_env=False) as client:
            pairs = [Pair(number) for number in range(wanted.tables)]
            for first in range(0, len(pairs), 20):
                await asyncio.gather(*(pair.sit(client, hooks) for pair in pairs[first : first + 20]))
            print(f"{len(pairs)} tables", flush=True)
            stop = asyncio.Event()

            async def play(mine: list[Pair]) -> None:
                while not stop.is_set():
                    for pair in mine:
                        began = time.monotonic()
                        if pair.waits(hooks):
                            await asyncio.sleep(0.001)
                            continue
                        await pair.turn(client)
                        if wanted.pace:
                            await asyncio.sleep(max(0.0, 4 / wanted.pace - (time.monotonic() - began)))
                        if stop.is_set():
                            return

            players = [asyncio.create_task(play(pairs[start::4])) for start in range(4)]
            if wanted.kills:
                for _ in range(wanted.kills):
                    enough = len(hooks.told) + random.randrange(5, 30)
                    while len(hooks.told) < enough:
                        await asyncio.sleep(0.01)
                    await server.kill()
                    await server.start()
            else:
                await asyncio.sleep(wanted.seconds)
            stop.set()
            await asyncio.gather(*players)
            due = [each for pair in pairs for each in pair.due]
            expected, patience = Counter(path for path, _ in due), time.monotonic() + 60
            while expected - Counter(path for path, _ in hooks.told) and time.monotonic() < patience:
                await asyncio.sleep(0.1)
        await server.kill()
    told = Counter(path for path, _ in hooks.told)
    waits, arrived = [], {path: sorted(at for each, at in hooks.told if each == path) for path in told}
    for path, since in sorted(due, key=lambda each: each[1]):
        if arrived.get(path):
            waits.append(max(0.0, arrived[path].pop(0) - since))
    lost, twice = sum((expected - told).values()), sum((told - expected).values())
    waits.sort()
    print(
        json.dumps(
            {
                "turns": len(due),
                "told": sum(told.values()),
                "lost": lost,
                "more than once": twice,
                "kills": wanted.kills,
                "seconds, median": round(statistics.median(waits), 3),
                "seconds, p99": round(waits[int(len(waits) * 0.99)], 3),
            }
        )
    )


if __name__ == "__main__":
    asyncio.run(main())
