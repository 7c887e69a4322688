"""Thoughts: what bots, hints, reviews and puzzles have to think about, as data that can be sent to another process."""

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar, get_args

from ...errors import ThurnTaxisError

Result = TypeVar("Result")
Work = Literal["play", "hint", "show", "review"]
"""A bot plays with people; somebody wants advice; bots play among themselves; reviews and comparisons."""
WORKS: tuple[Work, ...] = get_args(Work)
SHARES: dict[str, float] = {"play": 8, "hint": 4, "show": 2, "review": 1}
"""How the time is shared between kinds of work while all of them want some; the most urgent first."""

Steps: TypeAlias = Generator[float | None, bool | None, Result]
"""Thinking in short steps, see `Bot.think`. What is yielded is how much is done, 0 to 1, or nothing."""


class ThinkingError(ThurnTaxisError):
    """A thought has no result: it failed, took too long, or ended every process that worked on it."""


class TookTooLong(ThinkingError):
    """A thought took too long, and was ended with its process."""


class Kept:
    """What thoughts leave in their process for later ones, such as a bot's plan; with too many, the oldest goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, object] = OrderedDict()

    def take(self, key: str) -> object | None:
        """What was kept under a key; it is kept no longer."""
        return self._kept.pop(key, None)

    def keep(self, key: str, what: object) -> None:
        """Keep something."""
        self._kept[key] = what
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)


class Thought(ABC, Generic[Result]):
    """Something to think about. It is pickled, and so is its result: both are plain data, most often dataclasses."""

    key: str = ""
    """What the thoughts have in common that profit from being in the same process; see `Kept`."""
    travels: ClassVar[bool] = True
    """Whether another machine may work on it; it is then sent as JSON, see `sent`, and checked when it arrives."""

    @property
    def like(self) -> str:
        """A name shared by thoughts that take about the same time."""
        return type(self).__name__

    @abstractmethod
    def steps(self, kept: Kept) -> Steps[Result]:
        """Work on it, in the chosen process."""


@dataclass(frozen=True, slots=True)
class Call(Thought[Result]):
    """A function of a module with its arguments, for what needs no steps."""

    function: Callable[..., Result]
    arguments: tuple[Any, ...] = ()
    travels: ClassVar[bool] = False

    def steps(self, kept: Kept) -> Steps[Result]:
        """Call it."""
        return self.function(*self.arguments)
        yield


class Thinking(Protocol):
    """Works on thoughts, in processes of this machine or of several."""

    async def think(
        self,
        work: Work,
        fair_key: str,
        thought: Thought[Result],
        *,
        pressed: bool = False,
        progress: Callable[[float], None] | None = None,
    ) -> Result:
        """Think about something. `pressed`: decide at once; `progress` is called with how much is done, 0 to 1.

        Raises:
            ThinkingError: there is no result; the reason is for the log.
            Refusal: the thought itself has refused.
        """

    def press(self, key: str) -> None:
        """Let the thoughts of a key decide at once."""

    def forget(self, key: str) -> None:
        """Drop what is kept for the thoughts of a key."""

    def waiting(self) -> dict[str, int]:
        """How many thoughts wait for a process, by kind of work."""

    def begun(self) -> dict[str, int]:
        """How many thoughts a process has begun, by kind of work."""

    async def close(self) -> None:
        """End all processes; nobody waits for their results."""
