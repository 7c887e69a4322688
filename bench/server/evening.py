"""An evening on a server: people who play with bots at a human pace, and many who only look on.

    python bench/server/evening.py                                  # 1,000 tables, ten minutes
    python bench/server/evening.py --tables 200 --seconds 60
    python bench/server/evening.py --tables 0 --idle 9500           # what sockets cost that nothing happens on

At each table one person plays with one to three bots of mixed levels. The person acts every two to eight seconds and
now and then asks for a hint. Idle sockets belong to people who look at a table at which nothing happens.
"""

import argparse
import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import psutil
from experts import Player, read_for_ever, server_to_measure, shares  # type: ignore[import-not-found]

LEVELS = ("random", "builder", "easy", "easy", "medium", "medium", "strong", "hard", "expert")
HINTS = 0.03
"""How often somebody asks for a hint instead of acting."""
AN_ADDRESS = 15
"""Idle sockets that come from the same address."""


class Times:
    """How long people waited, in seconds."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.turns: list[float] = []
        self.hints: list[float] = []
        self.errors = 0


async def plays(port: int, number: int, until: float, times: Times) -> None:
    """One table after the other, for one person."""
    luck = random.Random(number)
    player = Player(port, f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
    await asyncio.sleep(luck.uniform(0.0, 8.0))
    while time.perf_counter() < until:
        bots = [{"kind": "bot", "level": luck.choice(LEVELS)} for _ in range(luck.choice((1, 1, 2, 3)))]
        socket = await player.watch(await player.create([{"kind": "person", "name": "Ann"}, *bots]))
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - time.perf_counter())):
                await plays_game(socket, luck, until, times)
        await socket.close()
    await player.http.aclose()


async def plays_game(socket: Any, luck: random.Random, until: float, times: Times) -> None:
    sent: float | None = None
    asked: float | None = None
    bots_turn: float | None = None
    acted = -1
    async for text in socket:
        message, now = json.loads(text), time.perf_counter()
        if now > until:
            return
        if message["type"] == "error":
            times.errors += 1
        if asked is not None and message.get("id") == 2:
            if message["type"] == "ok":
                times.hints.append(now - asked)
            asked = None
        elif not message.get("views"):
            continue
        else:
            if sent is not None:
                times.moves.append(now - sent)
                sent = None
            view = message["views"][0]
            if view["phase"] == "over":
                return
            if not view["legal"]:
                bots_turn = bots_turn or now
                continue
            if view["ply"] <= acted:  # two messages came during one pause
                continue
            if bots_turn is not None:
                times.turns.append(now - bots_turn)
                bots_turn = None
        await asyncio.sleep(luck.uniform(2.0, 8.0))
        if luck.random() < HINTS:
            asked = time.perf_counter()
            await socket.send(json.dumps({"type": "hint", "id": 2, "seat": view["seat"]}))
        else:
            sent, acted = time.perf_counter(), view["ply"]
            act = {"seat": view["seat"], "ply": view["ply"], "actions": [luck.choice(view["legal"])]}
            await socket.send(json.dumps({"type": "act", "id": 1, **act}))


async def look_on(port: int, number: int, seconds: float, server: psutil.Process) -> None:
    """Open idle sockets, and print what they cost."""
    host = Player(port, "10.250.0.1")
    table = await host.create([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}])
    before = server.memory_info().rss
    reading = []
    for first in range(0, number, AN_ADDRESS):
        looker = Player(port, f"10.{100 + (first >> 16)}.{first >> 8 & 255}.{first & 255}")
        sockets = [await looker.watch(table) for _ in range(min(AN_ADDRESS, number - first))]
        reading += [asyncio.ensure_future(read_for_ever(socket)) for socket in sockets]
        await looker.http.aclose()
    await asyncio.sleep(3)
    used, began = sum(server.cpu_times()[:2]), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (sum(server.cpu_times()[:2]) - used) / (time.perf_counter() - began)
    open_now = sum(not task.done() for task in reading)
    print(
        f"{open_now} of {number} idle sockets: {(server.memory_info().rss - before) / 1e3 / number:.1f} KB each, "
        f"{share:.1%} of a core in {seconds:.0f} s"
    )
    for task in reading:
        task.cancel()


async def measure(port: int, tables: int, seconds: float, idle: int, server: psutil.Process) -> None:
    if idle:
        await look_on(port, idle, min(seconds, 30.0), server)
    if tables:
        times, until = Times(), time.perf_counter() + seconds
        used = sum(server.cpu_times()[:2])
        await asyncio.gather(*(plays(port, number, until, times) for number in range(tables)))
        print(f"{tables} tables, {seconds:.0f} s, {times.errors} errors")
        print(shares("a move, until it is stored and shown", times.moves))
        print(shares("the bots' turns, until the person is to act again", times.turns))
        print(shares("a hint", times.hints))
        print(f"the server used {(sum(server.cpu_times()[:2]) - used) / seconds:.1%} of a core, without its thinkers")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--idle", type=int, default=0, help="sockets of people who look on")
    chosen = parser.parse_args()
    wanted = ("thoughts_waiting", "thought_wait_seconds_count", "thought_wait_seconds_sum", "bot_failures_total")
    with server_to_measure(lambda line: any(each in line for each in wanted)) as (port, pid):
        asyncio.run(measure(port, chosen.tables, chosen.seconds, chosen.idle, psutil.Process(pid)))


if __name__ == "__main__":
    main()
