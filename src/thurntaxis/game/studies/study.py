"""A study: chapters with a common name."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ..errors import StudyError
from .chapter import Chapter

MOST_CHAPTERS = 30
MOST_STEPS_OF_STUDY = 4000
"""The most steps of all chapters together."""


@dataclass(frozen=True, slots=True)
class Study:
    """Chapters with a common name. It has at least one."""

    name: str
    chapters: tuple[Chapter, ...]

    def chapter(self, id: int) -> Chapter:
        """A chapter by its id.

        Raises:
            StudyError: somebody has deleted it.
        """
        found = next((chapter for chapter in self.chapters if chapter.id == id), None)
        if found is None:
            raise StudyError("study-gone")
        return found

    @property
    def next_id(self) -> int:
        """The id of the next chapter."""
        return max((chapter.id for chapter in self.chapters), default=0) + 1

    def with_chapter(self, chapter: Chapter) -> "Study":
        """The study with one more chapter.

        Raises:
            StudyError: there is no room for it.
        """
        return replace(self, chapters=(*self.chapters, chapter)).fitting()

    def changed(self, id: int, change: Callable[[Chapter], Chapter], version: int) -> "Study":
        """The study with a chapter changed; it stays as it was if the change changes nothing."""
        before = self.chapter(id)
        new = change(before)
        if new == before:
            return self
        new = replace(new, version=version)
        return replace(self, chapters=tuple(new if each.id == id else each for each in self.chapters)).fitting()

    def without_chapter(self, id: int, since: int) -> "Study":
        """The study without a chapter.

        Raises:
            StudyError: it is gone or the last one, or somebody has changed it after the version `since`.
        """
        chapter = self.chapter(id)
        if len(self.chapters) == 1:
            raise StudyError("study-last-chapter")
        if any(step.version > since for step in chapter.steps):
            raise StudyError("study-changed")
        return replace(self, chapters=tuple(each for each in self.chapters if each.id != id))

    def fitting(self) -> "Study":
        """This one, unless it is too large.

        Raises:
            StudyError: it has too many chapters or steps.
        """
        if len(self.chapters) > MOST_CHAPTERS:
            raise StudyError("study-many-chapters", most=MOST_CHAPTERS)
        if sum(len(chapter.steps) for chapter in self.chapters) > MOST_STEPS_OF_STUDY:
            raise StudyError("study-many-steps", most=MOST_STEPS_OF_STUDY)
        return self
