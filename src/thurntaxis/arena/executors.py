"""Where games are played: in this process, in several on this machine, on a Ray cluster. Results come in order."""

import logging
import socket
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from ..errors import ThurnTaxisError
from .pairing import PlannedGame
from .play import play
from .result import Played
from .worker import Setup, Worker


class ExecutorError(ThurnTaxisError):
    """The executor cannot play games."""


def _left(deadline: float | None) -> float | None:
    """How many seconds are left; None if there is no deadline."""
    return None if deadline is None else max(0.0, deadline - time.monotonic())


class Executor(ABC):
    """Plays games. A context manager: leaving it ends its processes."""

    @abstractmethod
    def play(self, games: Iterable[PlannedGame], deadline: float | None = None) -> Iterator[Played]:
        """Play the games and yield their results in the same order, until the deadline."""

    def close(self) -> None:  # noqa: B027  (most executors have processes to end, one has none)
        """End all processes."""

    def __enter__(self) -> "Executor":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Here(Executor):
    """Plays in this process, for debuggers. A bot that hangs is not stopped."""

    def play(self, games: Iterable[PlannedGame], deadline: float | None = None) -> Iterator[Played]:
        for planned in games:
            if _left(deadline) == 0:
                return
            yield play(planned)


class Local(Executor):
    """Plays in supervised processes on this machine."""

    def __init__(self, workers: int, setup: Setup) -> None:
        self._workers = [Worker(setup) for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="arena")

    def play(self, games: Iterable[PlannedGame], deadline: float | None = None) -> Iterator[Played]:
        """Keep all workers busy; yield results in order."""
        ahead = 8 * len(self._workers)
        waiting: deque[Future[Played]] = deque()
        try:
            for planned in games:
                waiting.append(self._threads.submit(self._play, planned))
                if len(waiting) >= ahead:
                    yield waiting.popleft().result(_left(deadline))
            while waiting:
                yield waiting.popleft().result(_left(deadline))
        except TimeoutError:
            return
        finally:
            for future in waiting:
                future.cancel()

    def _play(self, planned: PlannedGame) -> Played:
        worker = self._idle.get()
        try:
            return worker.play(planned)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End the processes, even in the middle of a game."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.interrupt()
        self._threads.shutdown(wait=True)
        for worker in self._workers:
            worker.stop()


def _check_reachable(address: str) -> None:
    """Ray tries for minutes to reach an address that does not answer."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # such as "auto"
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as problem:
        raise ExecutorError(f"Ray cannot be reached at {address}: {problem.strerror or problem}") from problem


class OnRay(Executor):
    """Plays on a Ray cluster, or on one that it starts here. Each actor supervises a process of its own."""

    def __init__(self, workers: int, setup: Setup, address: str | None = None) -> None:
        try:
            import ray
        except ImportError as problem:
            raise ExecutorError("Ray is not installed; it comes with: pip install 'thurntaxis[ray]'") from problem
        self._ray = ray
        self._started_here = not ray.is_initialized()
        if self._started_here:
            if address:
                _check_reachable(address)
            options = {"address": address} if address else {"num_cpus": workers, "include_dashboard": False}
            try:
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **options)
            except (ConnectionError, OSError, ValueError, RuntimeError) as problem:
                raise ExecutorError(f"Ray cannot be reached at {address or 'this machine'}: {problem}") from problem
        actor = ray.remote(num_cpus=1, max_restarts=2, max_task_retries=2)(Worker)
        self._actors: list[Any] = [actor.remote(setup) for _ in range(workers)]

    def play(self, games: Iterable[PlannedGame], deadline: float | None = None) -> Iterator[Played]:
        from ray.util import ActorPool

        pool: Any = ActorPool(self._actors)
        for planned in games:
            pool.submit(lambda actor, planned: actor.play.remote(planned), planned)
        while pool.has_next():
            try:
                played = pool.get_next(_left(deadline))
            except TimeoutError:
                return
            yield played

    def close(self) -> None:
        """End the actors, and Ray itself if it was started here."""
        for actor in self._actors:
            self._ray.kill(actor)
        if self._started_here:
            self._ray.shutdown()
