"""What clients may send about studies."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from ..game.studies.chapter import LONGEST_NAME, LONGEST_NOTE, LONGEST_STEP, MOST_SHAPES, Mark
from ..review.model import BudgetName
from .commands import NOT_IN_NAMES, ActionText, City, Lang, Message, Ply, PositionLine, TableId, Token

STUDY_KEY = r"^[a-z0-9]{1,40}$"
LONGEST_TEXT = 400_000
"""The most letters of a study as text."""
_MOST_TRIED = 600
StudyName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME, pattern=rf"^[^{NOT_IN_NAMES}]*$"),
]
StudyKey = Annotated[str, StringConstraints(pattern=STUDY_KEY)]
Version = Annotated[int, Field(ge=0, le=2**53, description="The newest version that the client has seen.")]
ChapterId = Annotated[int, Field(ge=0, le=2**53)]
StepId = Annotated[int, Field(ge=0, le=2**53)]


class FollowStudy(Message):
    """The first message over the socket of a study; the server sends the number of every new version."""

    type: Literal["follow"]
    protocol: Annotated[
        Annotated[int, Field(ge=0, le=1_000_000)] | None,
        Field(description="The version of the protocol that the client was written for; left out: the server's."),
    ] = None
    key: Annotated[StudyKey | None, Field(description="Of the link for editing.")] = None
    token: Annotated[
        Token | None, Field(description="Replaces cookie and header for clients that can set neither.")
    ] = None
    lang: Lang | None = None


FOLLOW: TypeAdapter[FollowStudy] = TypeAdapter(FollowStudy)


class TriedStep(Message):
    """One step: an action or a whole closing, with the cards that came."""

    actions: Annotated[list[ActionText], Field(min_length=1, max_length=LONGEST_STEP)]
    cards: Annotated[list[City], Field(max_length=4 * LONGEST_STEP)] = Field(default_factory=list)


class _Tried(Message):
    steps: Annotated[list[TriedStep], Field(max_length=_MOST_TRIED, description="What was tried from there.")] = Field(
        default_factory=list
    )


class StudyOfGame(_Tried):
    """A moment of a finished game."""

    kind: Literal["game"]
    table: TableId
    ply: Ply


class StudyOfPosition(_Tried):
    """A position from the editor. The seed decides the cards that nobody knows."""

    kind: Literal["position"]
    position: PositionLine
    seed: Annotated[int, Field(ge=0, le=2**31)] = 0


class StudyOfReview(Message):
    """A finished game with its review: marks, and better moves as variations."""

    kind: Literal["review"]
    table: TableId
    budget: BudgetName = "quick"


class StudyOfText(Message):
    """A study or a record as text; it may have several chapters."""

    kind: Literal["text"]
    text: Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]


AnyStudySource = Annotated[StudyOfGame | StudyOfPosition | StudyOfReview | StudyOfText, Field(discriminator="kind")]


class CreateStudy(Message):
    """A new study, or more chapters of one."""

    name: StudyName
    source: AnyStudySource


class AddStep(Message):
    """Add a step after another."""

    do: Literal["step"]
    chapter: ChapterId
    parent: StepId
    tried: TriedStep


class SetNote(Message):
    """A note on a step, which replaces the earlier one."""

    do: Literal["note"]
    chapter: ChapterId
    step: StepId
    text: Annotated[str, StringConstraints(max_length=LONGEST_NOTE)] = ""
    mark: Mark | None = None
    arrows: Annotated[list[Annotated[list[City], Field(min_length=2, max_length=2)]], Field(max_length=MOST_SHAPES)] = (
        Field(default_factory=list)
    )
    circles: Annotated[list[City], Field(max_length=MOST_SHAPES)] = Field(default_factory=list)


class DeleteStep(Message):
    """Delete a step and all that follows it."""

    do: Literal["delete"]
    chapter: ChapterId
    step: StepId


class PromoteStep(Message):
    """Make a step the main one of those after the same step."""

    do: Literal["promote"]
    chapter: ChapterId
    step: StepId


class RenameStudy(Message):
    """Rename a chapter, or without a chapter the study."""

    do: Literal["rename"]
    chapter: ChapterId | None = None
    name: StudyName


class DeleteChapter(Message):
    """Delete a chapter."""

    do: Literal["delete_chapter"]
    chapter: ChapterId


AnyEdit = Annotated[
    AddStep | SetNote | DeleteStep | PromoteStep | RenameStudy | DeleteChapter, Field(discriminator="do")
]


class EditStudy(Message):
    """A change of a study. It is made to the newest version if nobody has changed the same thing since `version`."""

    version: Version
    edit: AnyEdit


class ShareStudy(Message):
    """The people with whom a study is shared: anybody with its link for reading, or with its link for editing."""

    reading: bool
    editing: bool
