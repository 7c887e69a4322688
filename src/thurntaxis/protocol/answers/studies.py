"""Answers about studies."""

from typing_extensions import TypedDict

from ...board import CityId
from ...game.studies.chapter import Mark
from ..model import sent
from ..tables import Time


@sent
class StudyNote(TypedDict):
    """The note on a step."""

    text: str
    mark: Mark | None
    arrows: list[list[CityId]]
    """Each from one city to another."""
    circles: list[CityId]


@sent
class StudyStep(TypedDict):
    """A step of a chapter; the beginning has no parent and no actions."""

    id: int
    parent: int | None
    actions: list[str]
    cards: list[CityId]
    """The cards that came from the supply."""
    seat: int | None
    """The seat that acted; null for the beginning."""
    note: StudyNote
    version: int
    """The version of the study in which it was last changed."""


@sent
class StudyChapter(TypedDict):
    """A chapter."""

    id: int
    name: str
    players: list[str]
    position: str
    """The position at its beginning, in one line, with the players' names."""
    steps: list[StudyStep] | None
    """Parents before their children, the main line first; null if nothing has changed since the version asked about."""


@sent
class StudyAnswer(TypedDict):
    """A study as you may see it."""

    id: str
    name: str
    version: int
    owner: bool
    """Whether you own it."""
    editable: bool
    """Whether you may change it."""
    reading: bool
    """Whether anybody with the link may read it."""
    key: str | None
    """The secret of the link for editing, for those who may edit; null if there is none."""
    chapters: list[StudyChapter]
    made: int | None
    """The id of the step that the request has added."""


@sent
class StudyRow(TypedDict):
    """One of your studies."""

    id: str
    name: str
    chapters: int
    changed: Time
    reading: bool
    editing: bool


@sent
class StudyList(TypedDict):
    """Your studies, the newest first."""

    studies: list[StudyRow]


@sent
class StudyText(TypedDict):
    """A study as text."""

    text: str


@sent
class StudyDeleted(TypedDict):
    """The study was deleted."""

    deleted: bool
