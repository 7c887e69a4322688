"""A process in which games are played, and its supervisor.

Bots are other people's code: they may hang, even in compiled code that no signal reaches, or take the process down. So
games are played in a process of their own. It notes in shared memory whom it asks; the supervisor looks there, and when
the note has not changed for too long, it ends the process, gives the game to the others, and starts the process again.
"""

import multiprocessing
import signal
import sys
import time
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

from ..errors import ThurnTaxisError
from .pairing import PlannedGame
from .play import described, forfeited, play
from .result import Fault, Forfeit, Played

_START_SECONDS = 120.0
_LOOK_SECONDS = 0.25
_READY = "ready"


class WorkerError(ThurnTaxisError):
    """The process that should play the games cannot start."""


class _FellSilent(WorkerError):
    """The process ended while no bot was thinking."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a worker needs to know before its first game."""

    code: tuple[tuple[str, bytes], ...] = ()
    """Files with bots: path and content, as the worker may be on another machine."""
    move_seconds: float = 60.0
    """A bot that thinks longer about one decision forfeits the game."""

    @classmethod
    def reading(cls, files: Sequence[Path], move_seconds: float = 60.0) -> "Setup":
        """A setup with these files."""
        return cls(tuple((str(file.resolve()), file.read_bytes()) for file in files), move_seconds)

    def load(self) -> None:
        """Register the bots of the files, from copies where the files are not."""
        from ..bots import load_code
        from ..bots.opponents.program import limit_programs

        limit_programs(self.move_seconds)
        for path, content in self.code:
            file = Path(path)
            if file.is_file() and file.read_bytes() == content:
                load_code(file)
                continue
            with TemporaryDirectory(prefix="thurntaxis-bots-") as folder:
                copy = Path(folder) / file.name
                copy.write_bytes(content)
                load_code(copy)


@dataclass(slots=True)
class _Heartbeat:
    """In shared memory: how many decisions were asked for, and which seat decides now (0: none, 1: seat 0, …)."""

    memory: MutableSequence[int]

    def asked(self, seat: int) -> None:
        self.memory[0] += 1
        self.memory[1] = seat + 1

    def answered(self) -> None:
        self.memory[1] = 0


def _serve(connection: Connection, memory: MutableSequence[int], setup: Setup) -> None:
    """The process plays one game after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor decides what an interruption means
    sys.stdout = sys.stderr  # what bots print must not get into our output
    try:
        setup.load()
    except BaseException as problem:
        connection.send(described(problem))
        return
    connection.send(_READY)
    heartbeat = _Heartbeat(memory)
    while True:
        try:
            planned = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(play(planned, heartbeat))


class Worker:
    """Plays games in a process of its own, one at a time."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._context = multiprocessing.get_context("spawn")
        self._process: multiprocessing.process.BaseProcess | None = None
        self._interrupted = False

    def play(self, planned: PlannedGame) -> Played:
        """Play a game. A bot that hangs or takes the process down loses it."""
        try:
            return self._play(planned)
        except _FellSilent:  # while no bot was thinking: nobody's fault, so the game is played again
            return self._play(planned)

    def _play(self, planned: PlannedGame) -> Played:
        if self._process is None or not self._process.is_alive():
            self.stop()
            self._start()
        self._connection.send(planned)
        seen, since = -1, time.monotonic()
        while True:
            try:
                if self._connection.poll(min(_LOOK_SECONDS, self.setup.move_seconds)):
                    played: Played = self._connection.recv()
                    return played
            except (EOFError, OSError):
                return self._fallen(planned)
            if self._interrupted:
                self.stop()
                raise WorkerError(f"game {planned.game} was interrupted")
            asked, thinking = self._memory[0], self._memory[1]
            if asked != seen or not thinking:
                seen, since = asked, time.monotonic()
            elif time.monotonic() - since > self.setup.move_seconds:
                self.stop()
                return _lost(planned, thinking - 1, "time", f"no answer within {self.setup.move_seconds:g} s")

    def _fallen(self, planned: PlannedGame) -> Played:
        """The process has died; the bot that was thinking is to blame."""
        thinking = self._memory[1]
        assert self._process is not None
        self._process.join()
        code = self._process.exitcode
        self.stop()
        if not thinking:
            raise _FellSilent(f"the process that played game {planned.game} ended unexpectedly (exit code {code})")
        return _lost(planned, thinking - 1, "died", f"its process ended with exit code {code}")

    def _start(self) -> None:
        self._connection, theirs = self._context.Pipe()
        self._memory = self._context.RawArray("q", 2)
        self._process = self._context.Process(
            target=_serve, args=(theirs, self._memory, self.setup), name="thurntaxis arena", daemon=True
        )
        self._process.start()
        theirs.close()
        try:
            answer = self._connection.recv() if self._connection.poll(_START_SECONDS) else "it does not answer"
        except (EOFError, OSError):
            answer = "it ended at once"
        if answer != _READY:
            self.stop()
            raise WorkerError(f"a playing process could not be started: {answer}")

    def interrupt(self) -> None:
        """Stop a game that another thread waits for. It has no result."""
        self._interrupted = True

    def stop(self) -> None:
        """End the process; the next game starts another one."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._connection.close()
            self._process = None


def _lost(planned: PlannedGame, seat: int, fault: Fault, reason: str) -> Played:
    return Played(forfeited(planned, Forfeit(seat, fault, reason)))
