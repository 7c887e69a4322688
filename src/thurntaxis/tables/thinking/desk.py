"""The desk of one thinking process: the thoughts that it has begun, of which it works on one at a time."""

import pickle
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ..refusals import Refusal
from .thought import Kept, Steps, ThinkingError, Thought

_PROGRESS_SECONDS = 0.25
"""The least time between two reports of a thought's progress."""

Order: TypeAlias = tuple[Literal["begin", "go on", "press", "drop", "forget"], int, bytes | str | None]
"""What a process is asked to do with a thought, by its number: begin (the thought, pickled) or go on with it, leaving
the one under way for later; decide at once; give it up. Or to forget what is kept under a key."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a process says about a thought; with number 0, that it can begin."""

    number: int
    progress: float | None = None
    result: object = None
    error: Exception | None = None


class Desk:
    """Works on thoughts in steps, as it is asked to."""

    def __init__(self, kept: int, report: Callable[[Report], None], now: Callable[[], float] = time.monotonic) -> None:
        """`kept`: how many things thoughts may leave for later ones."""
        self.kept = Kept(kept)
        self._report = report
        self._now = now
        self._begun: dict[int, Steps[Any]] = {}
        self._current: int | None = None
        self._pressed: set[int] = set()
        self._reported = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether there is a step to take."""
        return self._current is not None

    def hear(self, order: Order) -> None:
        """Do what is asked."""
        what, number, data = order
        match what:
            case "begin":
                assert isinstance(data, bytes)
                self._begun[number] = steps = _steps(data, self.kept)
                next(steps)
                self._current = number
            case "go on" if number in self._begun:
                self._current = number
            case "press":
                self._pressed.add(number)
            case "drop":
                self._end(number)
            case "forget":
                self.kept.take(str(data))

    def step(self) -> None:
        """Take one step of the thought under way."""
        number = self._current
        assert number is not None
        steps = self._begun[number]
        try:
            done = steps.send(number in self._pressed)
        except StopIteration as end:
            self._end(number)
            self._report(Report(number, result=end.value))
        except MemoryError:  # the process itself is in trouble, not only the thought
            raise
        except Exception as error:
            self._end(number)
            self._report(Report(number, error=_sendable(error)))
        else:
            if done is not None and self._now() - self._reported > _PROGRESS_SECONDS:
                self._reported = self._now()
                self._report(Report(number, progress=done))

    def _end(self, number: int) -> None:
        self._begun.pop(number, None)
        self._pressed.discard(number)
        if self._current == number:
            self._current = None


def _steps(data: bytes, kept: Kept) -> Steps[Any]:
    """Read a thought and work on it: one that cannot be read fails in its first step, as others do."""
    yield None
    thought: Thought[Any] = pickle.loads(data)
    return (yield from thought.steps(kept))


def _sendable(error: Exception) -> Exception:
    """A refusal for whoever asked; of anything else only what it says, for the log."""
    return error if isinstance(error, Refusal) else ThinkingError(repr(error))
