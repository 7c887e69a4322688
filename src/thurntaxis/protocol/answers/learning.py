"""The rules page and the lesson."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from ..game import GameEvent, SeatNumber, View
from ..model import sent
from .play import Reason


@sent
class Names(TypedDict):
    """Names that are the same in all languages."""

    names: list[str]


@sent
class Code(TypedDict):
    """Something written as in a record."""

    code: str


@sent
class TextBlock(TypedDict):
    """A paragraph, an item of a list, a step of a numbered one, or an example; `text` is a message's id."""

    kind: Literal["paragraph", "item", "step", "example"]
    text: str


@sent
class NamesBlock(TypedDict):
    """City names."""

    kind: Literal["names"]
    names: list[str]


@sent
class TableBlock(TypedDict):
    """A table; texts are ids of messages."""

    kind: Literal["table"]
    head: list[str]
    rows: list[list[str | int | list[int] | Names | Code]]


@sent
class MapIllustration(TypedDict):
    """A route, cities to point out, and houses on the map; all of the map when the lists are empty."""

    kind: Literal["map"]
    route: list[str]
    marked: list[str]
    houses: list[str]


@sent
class CardsIllustration(TypedDict):
    """A row of city cards."""

    kind: Literal["cards"]
    cards: list[str]


@sent
class TilesIllustration(TypedDict):
    """Stacks of tiles."""

    kind: Literal["tiles"]
    stacks: list[str]


@sent
class ClosingIllustration(TypedDict):
    """A route, and the sets of cities that may get houses."""

    kind: Literal["closing"]
    route: list[str]
    ways: list[list[str]]


Illustration = TypeAliasType(
    "Illustration",
    Annotated[
        MapIllustration | CardsIllustration | TilesIllustration | ClosingIllustration,
        Field(discriminator="kind", description="What the client draws with its own parts."),
    ],
)


@sent
class IllustrationBlock(TypedDict):
    """A picture; `alt` is the id of the message that describes it."""

    kind: Literal["illustration"]
    illustration: Illustration
    alt: str


Block = TypeAliasType(
    "Block",
    Annotated[
        TextBlock | NamesBlock | TableBlock | IllustrationBlock,
        Field(discriminator="kind", description="A part of a section of the rules page."),
    ],
)


@sent
class Section(TypedDict):
    """A section of the rules page; `title` is a message's id."""

    id: str
    title: str
    blocks: list[Block]


@sent
class RulesPage(TypedDict):
    """The rules page; its words are messages of the language files."""

    sections: list[Section]


@sent
class LessonStep(TypedDict):
    """A step of the lesson."""

    id: str
    section: str
    """The section of the rules page that tells more."""
    seat: SeatNumber
    """The learner's."""


@sent
class Lesson(TypedDict):
    """The steps of the lesson, in order."""

    steps: list[LessonStep]


@sent
class Attempt(TypedDict):
    """Where a try of a step stands."""

    view: View
    events: list[GameEvent]
    """What the newest actions did."""
    done: bool
    nudge: str | None
    """A message's id when the task can no longer be done."""


@sent
class OneReason(TypedDict):
    """Why an action cannot be done now."""

    reason: Reason | None
    """Null: it can be done."""
