"""Bots that think while people play: how long a person waits for a bot, and another player for a move.

    python bench/server/experts.py                          # 60 tables with four expert bots, 60 seconds
    python bench/server/experts.py --tables 10 --seconds 20

One server with its thinking processes. The tables of bots are watched from different addresses, so that all of them go
on at the same time. Meanwhile a person plays against a `hard` bot, and two people at one screen play without a bot.
Whoever is to act moves after a pause of a tenth of a second.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from load import free_port, wait_for  # type: ignore[import-not-found]
from websockets.asyncio.client import ClientConnection, connect

PAUSE = 0.1


class Player:
    """Somebody at a table, from an address of their own."""

    def __init__(self, port: int, address: str) -> None:
        self._site = f"http://127.0.0.1:{port}"
        self._sockets = f"ws://127.0.0.1:{port}"
        self._headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=self._site, headers=self._headers, timeout=60)

    async def create(self, seats: list[dict[str, Any]]) -> str:
        answer = await self.http.post("/api/tables", json={"seats": seats, "starter": 0, "bot_pause": 0})
        answer.raise_for_status()
        return str(answer.json()["table"]["id"])

    async def watch(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = self._headers | {"Origin": self._site} | ({"Cookie": cookies} if cookies else {})
        socket = await connect(f"{self._sockets}/api/tables/{table}/socket", additional_headers=headers, max_size=None)
        await socket.send(json.dumps({"type": "hello"}))
        return socket


async def read_for_ever(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def play(player: Player, seats: list[dict[str, Any]], until: float) -> tuple[list[float], list[float]]:
    """Play the first legal action whenever it is one's turn: seconds of own moves, and of the bot's turns."""
    moves: list[float] = []
    turns: list[float] = []
    while time.perf_counter() < until:
        table = await player.create(seats)
        socket = await player.watch(table)
        began = bots_turn = None
        async for text in socket:
            message, now = json.loads(text), time.perf_counter()
            if now > until:
                break
            views = message.get("views")
            if not views:
                continue
            if began is not None:
                moves.append(now - began)
                began = None
            if views[0]["phase"] == "over":
                break
            mine = [view for view in views if view["legal"]]
            if not mine:
                bots_turn = bots_turn or now
                continue
            if bots_turn is not None:
                turns.append(now - bots_turn)
                bots_turn = None
            await asyncio.sleep(PAUSE)
            view = mine[0]
            began = time.perf_counter()
            act = {"type": "act", "id": 1, "seat": view["seat"], "ply": view["ply"], "actions": [view["legal"][0]]}
            await socket.send(json.dumps(act))
        await socket.close()
    return moves, turns


def shares(name: str, seconds: list[float]) -> str:
    """The middle, the 95th and the 99th percentile."""
    ordered = sorted(seconds) or [float("nan")]
    p50, p95, p99 = (1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.95, 0.99))
    return f"{name}: {len(seconds)} times, p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms"


async def measure(port: int, tables: int, seconds: float) -> None:
    expert = {"kind": "bot", "level": "expert"}
    reading = []
    for number in range(tables):
        watcher = Player(port, f"10.1.{number}.1")
        reading.append(asyncio.ensure_future(read_for_ever(await watcher.watch(await watcher.create([expert] * 4)))))
    await asyncio.sleep(5)
    until = time.perf_counter() + seconds
    person, bot = {"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "hard"}
    (_, turns), (moves, _) = await asyncio.gather(
        play(Player(port, "10.2.0.1"), [person, bot], until),
        play(Player(port, "10.3.0.1"), [person, {"kind": "person", "name": "Ben"}], until),
    )
    print(shares("the whole turn of a person's hard opponent", turns))
    print(shares("another player's move, until it is stored and shown", moves))
    for task in reading:
        task.cancel()


@contextmanager
def server_to_measure(metrics: Callable[[str], bool]) -> Iterator[tuple[int, int]]:
    """A server for a measurement, by its port and process; afterwards these of its metrics are printed."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "thurntaxis", "serve", "--port", str(port), "--database", f"{folder}/t.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/api/health")
            print(f"load before: {os.getloadavg()[0]:.1f}, cores: {os.cpu_count()}")
            yield port, server.pid
            lines = httpx.get(f"http://127.0.0.1:{port}/api/metrics").text.splitlines()
            print("\n".join(filter(metrics, lines)))
            print(f"load after: {os.getloadavg()[0]:.1f}")
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    with server_to_measure(lambda line: "thoughts_" in line and "#" not in line) as (port, _):
        asyncio.run(measure(port, chosen.tables, chosen.seconds))


if __name__ == "__main__":
    main()
