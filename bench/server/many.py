"""A server with very many finished games: how soon it starts, lists a person's games, and plays while it is pruned.

    python bench/server/many.py --games 100000

One finished game of two people is copied this often under new ids (SQLite). One person has a thousand of them. Moves
are made at another table, over HTTP, one after the other, with and without `thurntaxis admin prune` beside.
"""

import argparse
import json
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
SERVE = """
import sys
from thurntaxis.server.run import Address, run
from thurntaxis.server.settings import Settings
many = 1e9
run(Settings(database=sys.argv[1], requests_per_second=many, tables_per_minute=many), Address(port=0), echo=print)
"""
"""Without limits: a quick machine asks more often than people."""
HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


class Server:
    def __init__(self, file: str) -> None:
        self.began = time.perf_counter()
        command = [sys.executable, "-c", SERVE, file]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]
        self.seconds = time.perf_counter() - self.began
        self.processor = sum(psutil.Process(self.process.pid).cpu_times()[:2])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def seed(file: str) -> str:
    """A database with one finished game; its player's token."""
    from server.clients import Person
    from server.test_admin import finish

    server = Server(file)
    ann = Person(server.address)
    finish(ann)
    server.stop()
    assert ann.token
    return ann.token


def multiply(file: str, games: int) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    (id,) = connection.execute("SELECT id FROM tables WHERE status = 'finished'").fetchone()
    (person,) = connection.execute("SELECT person FROM results WHERE table_id = ?", (id,)).fetchone()
    connection.execute("BEGIN")
    columns = {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        for name in ("tables", "entries", "results")
    }
    rows = {
        name: connection.execute(
            f"SELECT * FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?", (id,)
        ).fetchall()
        for name in columns
    }
    for number in range(games):
        new = f"g{number:015d}"
        for name, found in rows.items():
            place = columns[name].index("id" if name == "tables" else "table_id")
            made: list[list[Any]] = []
            for row in found:
                copy = list(row)
                copy[place] = new
                if name == "tables":
                    header = columns[name].index("header")
                    copy[header] = copy[header].replace(id, new)
                    copy[columns[name].index("created")] -= number * 1000
                if name == "results":
                    copy[columns[name].index("person")] = person if number < 1000 else f"p{number % 500}"
                    copy[columns[name].index("ended")] -= number * 1000
                made.append(copy)
            marks = ", ".join("?" * len(columns[name]))
            connection.executemany(f"INSERT INTO {name} VALUES ({marks})", made)
    connection.execute("COMMIT")
    connection.close()


def moves(client: httpx.Client, number: int, until: Any = None) -> list[float]:
    """Seconds of each move; until a number of them, or until something beside has ended."""
    table = client.post("/api/tables", json={"seats": HOT_SEAT, "starter": 0}).json()["table"]["id"]
    taken: list[float] = []
    while len(taken) < number or (until is not None and until.poll() is None):
        state = client.get(f"/api/tables/{table}/state").json()
        seat, ply = state["play"]["seat"], state["play"]["ply"]
        action = state["views"][seat]["legal"][0]
        began = time.perf_counter()
        client.post(
            f"/api/tables/{table}/commands", json={"type": "act", "seat": seat, "ply": ply, "actions": [action]}
        )
        taken.append(time.perf_counter() - began)
        if ply > 300:
            table = client.post("/api/tables", json={"seats": HOT_SEAT, "starter": 0}).json()["table"]["id"]
    return taken


def p99(taken: list[float]) -> float:
    return round(sorted(taken)[int(len(taken) * 0.99)] * 1000, 1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--moves", type=int, default=500)
    wanted = parser.parse_args()
    told: dict[str, Any] = {"games": wanted.games}
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "many.db")
        token = seed(file)
        multiply(file, wanted.games)
        told["MB"] = round(Path(file).stat().st_size / 1e6)
        Server(file).stop()  # the first start after a copy reads it from the disk
        starts = []
        for _ in range(3):
            server = Server(file)
            starts.append((server.seconds, server.processor))
            server.stop()
        told["start, s"], told["start, s of the processor"] = (
            round(min(each), 2) for each in zip(*starts, strict=True)
        )
        server = Server(file)
        headers = {"Authorization": f"Bearer {token}"}
        with httpx.Client(base_url=server.address, headers=headers, timeout=60, trust_env=False) as client:
            for path in ("/api/me", "/api/me/games", "/api/health"):
                lists = []
                for _ in range(20):
                    began = time.perf_counter()
                    answer = client.get(path)
                    lists.append(time.perf_counter() - began)
                told[f"{path} ({answer.status_code}), ms"] = round(statistics.median(lists) * 1000, 1)
            told["move alone p99, ms"] = p99(moves(client, wanted.moves))
            command = [sys.executable, "-m", "thurntaxis", "admin", "prune", "--older-than", "0", "--database", file]
            began = time.perf_counter()
            pruning = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            told["move while pruning p99, ms"] = p99(moves(client, wanted.moves))
            if pruning.poll() is None:
                told["pruning"] = "still going on"
                pruning.terminate()
            else:
                told["pruning, s"] = round(time.perf_counter() - began, 1)
            pruning.communicate()
            told["move alone again p99, ms"] = p99(moves(client, wanted.moves))
        server.stop()
    told["load"] = round(os.getloadavg()[0], 1)
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
