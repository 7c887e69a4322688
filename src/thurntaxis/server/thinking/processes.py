"""Thinking processes of this machine, started by the server and ended with it."""

import asyncio
import logging
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from ...tables.ports.metrics import Metrics
from ...tables.thinking.desk import Order, Report
from ...tables.thinking.thinkers import Thinkers
from .child import HEAD

log = logging.getLogger("thurntaxis.server")
PLANS = 16
"""Bots that keep their plan between the decisions of a turn, in all processes together; each needs some MB."""


class Child:
    """A process of this machine. Orders wait until it has started."""

    def __init__(self, arguments: tuple[str, ...], report: Callable[[Report], None], ended: Callable[[], None]) -> None:
        self._report = report
        self._ended = ended
        self._early: list[bytes] = []
        self._process: asyncio.subprocess.Process | None = None
        self._task = asyncio.get_running_loop().create_task(self._run(arguments))

    def send(self, order: Order) -> None:
        """Write an order to its input."""
        data = pickle.dumps(order)
        message = HEAD.pack(len(data)) + data
        if self._process is None:
            self._early.append(message)
        else:
            assert self._process.stdin is not None
            self._process.stdin.write(message)

    def kill(self) -> None:
        """End it, as `kill -9` does."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._task.cancel()

    async def wait(self) -> None:
        """Until it has ended."""
        await asyncio.wait({self._task})

    async def _run(self, arguments: tuple[str, ...]) -> None:
        """Start it, read its reports until it ends, and leave nothing of it."""
        try:
            await self._start(arguments)
            await self._read()
        except (OSError, EOFError):
            self._ended()
        except Exception:
            log.exception("a thinking process cannot be read")
            self._ended()
        finally:
            if self._process is not None:
                with suppress(ProcessLookupError):
                    self._process.kill()
                await self._process.wait()

    async def _start(self, arguments: tuple[str, ...]) -> None:
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "thurntaxis.server.thinking.child",
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for this process: one that is still starting would print a traceback
        )
        assert process.stdin is not None
        process.stdin.writelines(self._early)
        self._early.clear()

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        stdout = self._process.stdout
        while True:
            (size,) = HEAD.unpack(await stdout.readexactly(HEAD.size))
            self._report(pickle.loads(await stdout.readexactly(size)))


def thinkers(number: int, seconds: float, megabytes: int, metrics: Metrics) -> Thinkers:
    """Thinkers in processes of this machine, which start when they are needed."""
    arguments = str(max(2, PLANS // number)), str(megabytes), str(seconds)
    return Thinkers(partial(Child, arguments), number, seconds, metrics)
