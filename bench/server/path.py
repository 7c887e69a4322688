"""The path of a move through the code: from the frame that one player sends to the sockets of both.

A real service with an SQLite store, notices and metrics, and two connected players; the profiler counts what is called
in `src/thurntaxis` on the thread of the event loop. Compiled modules are run as Python, so that they count as well.

    python bench/server/path.py               the figures
    python bench/server/path.py --list        and the calls in their order
    python bench/server/path.py --check       fail if a figure is above its limit
    python bench/server/path.py --compiled    without what is compiled, as a server runs
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import FrameType

import thurntaxis
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.metrics import PrometheusMetrics
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.people.connections import Connection
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.running.session import Session
from thurntaxis.tables.service import TableService

ROOT = Path(thurntaxis.__file__).parent
LIMITS = {"files": 22, "calls": 260, "hops": 110}
MOST_BYTES = 100_000
TABLES = 15


@dataclass
class Trace:
    """The calls in `src/thurntaxis`, in their order: file and function."""

    calls: list[tuple[str, str]] = field(default_factory=list)

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
            file = Path(frame.f_code.co_filename).relative_to(ROOT).as_posix()
            self.calls.append((file, frame.f_code.co_qualname))

    @property
    def figures(self) -> dict[str, int]:
        """Files that are passed, calls, and calls into another file than the call before."""
        files = [file for file, _ in self.calls]
        hops = sum(one != other for one, other in pairwise(files))
        return {"files": len(set(files)), "calls": len(files), "hops": hops}


class Socket:
    """Keeps what is sent to a player."""

    congested = False

    def __init__(self) -> None:
        self._received: asyncio.Queue[bytes] = asyncio.Queue()

    def send_text(self, message: bytes) -> None:
        self._received.put_nowait(message)

    def pause_reading(self, pause: bool) -> None:
        """There is nobody to wait."""

    async def until(self, type: str) -> None:
        while json.loads(await self._received.get())["type"] != type:
            pass


async def trace_move() -> Trace:
    """The first move of a game: of several tables the one with the median of calls, since the cards are dealt by lot.

    It was made at another table before, so that nothing is made for the first time.
    """
    traces = [Trace() for _ in range(TABLES)]
    with tempfile.TemporaryDirectory() as folder:
        settings = TableSettings(notices=True)
        service = TableService(settings, SQLiteStore(f"{folder}/tables.db"), PrometheusMetrics())
        await service.open()
        await first_move(service, Trace())
        for trace in traces:
            await first_move(service, trace)
        await service.close()
    return sorted(traces, key=lambda trace: len(trace.calls))[TABLES // 2]


async def first_move(service: TableService, trace: Trace) -> None:
    """Ann and Ben sit down at a table, and Ann takes a card from the display."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    table = await service.creation.create(CreateTable.model_validate({"seats": seats, "starter": 0}), "ann")
    ann, ann_hears = await connected(service, table.id, "ann")
    ben, ben_hears = await connected(service, table.id, "ben")
    ben.heard(json.dumps({"type": "sit", "id": 1, "name": "Ben"}))
    await asyncio.gather(ann_hears.until("update"), ben_hears.until("ok"))
    await asyncio.sleep(0.05)  # until nothing of their coming is left to do
    card = next(action for action in table.game.legal_actions() if action not in ("take supply", "administrator"))
    sys.setprofile(trace)
    ann.heard(json.dumps({"type": "act", "id": 2, "lang": "en", "ply": 0, "actions": [card]}))
    await asyncio.gather(ann_hears.until("ok"), ben_hears.until("update"))
    sys.setprofile(None)


async def connected(service: TableService, id: str, person: str) -> tuple[Session, Socket]:
    """A player's session and socket."""
    socket = Socket()
    connection = Connection(id, person, "en", socket, service.settings)
    session = Session(service.commands, connection, socket, MOST_BYTES)
    await service.join(connection, None)
    await socket.until("state")
    return session, socket


def main() -> None:
    """Measure a move and print its path."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="the calls in their order")
    parser.add_argument("--check", action="store_true", help="fail if a figure is above its limit")
    parser.add_argument("--compiled", action="store_true", help="leave out what is compiled")
    wanted = parser.parse_args()
    interpreted = str(int(not wanted.compiled))
    if os.environ.get("THURNTAXIS_INTERPRETED", "0") != interpreted:  # it is read when the modules are imported
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | {"THURNTAXIS_INTERPRETED": interpreted})
    trace = asyncio.run(trace_move())
    if wanted.list:
        for file, name in trace.calls:
            print(f"{file:40} {name}")
    for name, number in trace.figures.items():
        print(f"{number:4} {name} (at most {LIMITS[name]})")
    if wanted.check and any(number > LIMITS[name] for name, number in trace.figures.items()):
        sys.exit("the path of a move is longer than it may be")


if __name__ == "__main__":
    main()
