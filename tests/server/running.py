"""Real servers for the tests: in a thread of this process, or as a process of their own that can be killed."""

import atexit
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from thurntaxis.server.app import create_app
from thurntaxis.server.run import uvicorn_config
from thurntaxis.server.settings import Settings

PATIENCE = 120.0
"""Seconds after which something that should have happened long ago is taken for stuck. No test depends on how many."""
QUICK: dict[str, Any] = {
    "requests_per_second": 5000.0,
    "tables_per_minute": 60_000.0,
    "messages_per_second": 5000.0,
    "absent_seconds": 0.0,
    "absent_correspondence_seconds": 0.0,
    "sweep_seconds": 0.2,
    "thinkers": 2,
    "ratings": True,
}
"""Tests ask faster than people, and do not wait for people to be away."""


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


def listening_socket() -> socket.socket:
    """A socket on a free port."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", 0))
    return listening


@contextmanager
def running(database: str, **settings: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    chosen = Settings(database=database, **QUICK | settings)
    config = uvicorn_config(create_app(chosen), chosen, timeout_graceful_shutdown=1)
    server = _Server(config)
    listening = listening_socket()
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    assert server.ready.wait(PATIENCE), "the server did not start"
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


SEEDED = Path(__file__).parents[1] / "support" / "seeded.py"


class Process:
    """`thurntaxis serve` as a process of its own, with the same deals every time."""

    def __init__(self, database: str, port: int = 0, *options: str, cwd: Path | None = None) -> None:
        command = [sys.executable, str(SEEDED), "serve", "--port", str(port), "--database", database, *options]
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=cwd
        )
        atexit.register(self.process.kill)  # a test that fails leaves nothing running
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.split()[-1] if line else ""

    def read_until_open(self, workers: int) -> None:
        """Wait until each of the workers has its database; they log that at level `info`."""
        self.read_until('"message": "open"', workers)

    def read_until(self, text: str, times: int = 1) -> None:
        """Wait until its log has had this text that many times from now on."""
        assert self.process.stderr is not None
        while times:
            line = self.process.stderr.readline()
            assert line, "the server ended"
            times -= text in line

    def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self._end()

    def stop(self) -> tuple[int, str]:
        """As when somebody presses Ctrl-C; exit code and what was written to standard error."""
        self.process.terminate()
        errors = self._end()
        return self.process.returncode, errors

    def _end(self) -> str:
        """Wait for its end; what it said to standard error, which is shown if the test fails."""
        _, errors = self.process.communicate(timeout=PATIENCE)
        print(errors, file=sys.stderr)
        return errors
