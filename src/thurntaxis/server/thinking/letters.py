"""Thoughts and their results as JSON, for other machines: only the kinds listed here, each checked when it is read."""

from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import TypeAdapter, ValidationError

from ... import __version__
from ...assessment import PositionValue, fingerprint
from ...assessment.hint import Advice
from ...errors import ThurnTaxisError
from ...protocol import answers
from ...review.attempt import Attempt
from ...review.course import Course
from ...review.model import ReviewDecision
from ...tables.learning.positions import Rolling, Solving
from ...tables.learning.reviewparts import CourseOf, DecisionsOf, ReviewOf
from ...tables.learning.reviews import ChancesAt, WayTried
from ...tables.running.bots import Decision
from ...tables.running.hints import Advising
from ...tables.thinking.thought import ThinkingError, Thought, TookTooLong
from ...tables.watching.commentary import SeenChances

Result = TypeVar("Result")


class BadLetter(ThurnTaxisError):
    """A row of the database is not a thought, or a result of one, that this program knows."""


class _Kind(NamedTuple, Generic[Result]):
    thought: TypeAdapter[Thought[Result]]
    result: TypeAdapter[Result]


def _kind(thought: type[Thought[Result]], result: TypeAdapter[Result]) -> tuple[str, _Kind[Result]]:
    return thought.__name__, _Kind(TypeAdapter(thought), result)


KINDS: dict[str, _Kind[Any]] = dict(
    (
        _kind(Decision, TypeAdapter(int)),
        _kind(Advising, TypeAdapter(Advice)),
        _kind(CourseOf, TypeAdapter(Course)),
        _kind(DecisionsOf, TypeAdapter(tuple[ReviewDecision, ...])),
        _kind(ReviewOf, TypeAdapter(str)),
        _kind(WayTried, TypeAdapter(Attempt)),
        _kind(ChancesAt, TypeAdapter(PositionValue)),
        _kind(SeenChances, TypeAdapter(PositionValue)),
        _kind(Solving, TypeAdapter(answers.EndingSolved | None)),
        _kind(Rolling, TypeAdapter(answers.RolloutGames)),
    )
)
_FAILED, _SLOW = "failed ", "slow "
"""How the answer begins if a thought had no result."""


def program() -> str:
    """What a process must have in common with another one to think for it: the program, and what it judges by."""
    return f"{__version__} {fingerprint()}"


def written(thought: Thought[Any]) -> str:
    """A thought as a text."""
    name = type(thought).__name__
    return f"{name} {KINDS[name].thought.dump_json(thought).decode()}"


def read(text: str) -> Thought[Any]:
    """The thought of a text.

    Raises:
        BadLetter: it is not one.
    """
    name, _, data = text.partition(" ")
    kind = KINDS.get(name)
    if kind is None:
        raise BadLetter(f"there is no kind of thought {name[:40]!r}")
    try:
        return kind.thought.validate_json(data)
    except (ValidationError, ThurnTaxisError, ValueError, AssertionError) as error:
        raise BadLetter(f"a {name} cannot be read: {str(error)[:200]}") from None


def written_result(thought: Thought[Any], result: object) -> str:
    """The result of a thought, as a text."""
    return KINDS[type(thought).__name__].result.dump_json(result).decode()


def written_error(error: Exception) -> str:
    """The reason why there is no result, as a text."""
    return f"{_SLOW if isinstance(error, TookTooLong) else _FAILED}{error}"


def read_result(thought: Thought[Result], text: str) -> Result:
    """The result of a thought.

    Raises:
        ThinkingError: nothing, or nothing that can be read.
    """
    if text.startswith(_SLOW):
        raise TookTooLong(text.removeprefix(_SLOW))
    if text.startswith(_FAILED):
        raise ThinkingError(text.removeprefix(_FAILED))
    kind: _Kind[Result] = KINDS[type(thought).__name__]
    try:
        return kind.result.validate_json(text)
    except ValidationError as error:
        raise ThinkingError(f"the result cannot be read: {str(error)[:200]}") from None
