"""Studies: kept for whoever made them, and shared by link for reading or for editing together.

A study is one document with a version. A change names the version that its author has seen. It is made to the newest
one, and refused if somebody else has changed the same thing since: nothing is overwritten unseen.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from pydantic import TypeAdapter

from ...engine import Luck
from ...game import Game, PositionError, RecordError, Setup
from ...game.errors import StudyError
from ...game.studies import Chapter, Note, Step, Study, read_study, write_study
from ...game.studies.chapter import BEGINNING, city_of
from ...protocol import answers
from ...protocol.studies import (
    AddStep,
    AnyEdit,
    CreateStudy,
    DeleteChapter,
    DeleteStep,
    EditStudy,
    PromoteStep,
    SetNote,
    ShareStudy,
    StudyOfGame,
    StudyOfPosition,
    StudyOfReview,
    TriedStep,
)
from ...review.chapter import reviewed_chapter
from ...review.model import GameReview
from ..learning.analysis import whole_ply
from ..learning.replay import Replays
from ..learning.reviews import Reviews
from ..ports.background import Background
from ..ports.clock import Clock
from ..ports.settings import TableSettings
from ..ports.store import StoredStudy, StudyStore, TableStore
from ..refusals import BadPosition, BadRecord, BadStudy, Refusal
from ..table.setup import new_id
from .following import Following, Right, rights_to

MOST_STUDIES = 60
"""The most studies of a person."""
_LARGEST = 1_000_000
"""Characters of a study as it is kept."""
_ATTEMPTS = 5
"""How often a change is tried again after a concurrent one."""
_STUDY = TypeAdapter(Study)
Spend = Callable[[float], None]


class Studies:
    """Creates, changes, shares and deletes studies."""

    def __init__(
        self,
        store: StudyStore,
        tables: TableStore,
        replays: Replays,
        reviews: Reviews,
        background: Background,
        clock: Clock,
        settings: TableSettings,
        following: Following,
    ) -> None:
        self._store = store
        self._following = following
        self._tables = tables
        self._replays = replays
        self._reviews = reviews
        self._background = background
        self._clock = clock
        self._settings = settings

    async def listed(self, person: str) -> answers.StudyList:
        """A person's studies."""
        return {"studies": [_row(*row) for row in await self._store.studies_of(person)]}

    async def create(self, person: str, wanted: CreateStudy, lang: str, spend: Spend) -> answers.StudyAnswer:
        """A new study.

        Raises:
            Refusal: the person has too many, or its source is impossible.
        """
        if len(await self._store.studies_of(person)) >= MOST_STUDIES:
            raise Refusal("too_much", "server-many-studies", count=MOST_STUDIES)
        study = await self._made(wanted, lang)
        stored = self._stored(StoredStudy(new_id(), person, 0, 0, "", 0, False, None, ""), study)
        await self._make_room(len(stored.data))
        spend(len(stored.data))
        if not await self._store.keep_study(stored):
            raise Refusal("busy", "server-error")
        return await self._answer(stored, study, person, None, 0)

    async def shown(self, id: str, person: str | None, key: str | None, since: int) -> answers.StudyAnswer:
        """A study, as far as it has changed since a version."""
        stored = await self._opened(id, person, key, "read")
        return await self._answer(stored, await self._read(stored), person, key, since)

    async def edit(self, id: str, person: str | None, key: str | None, wanted: EditStudy) -> answers.StudyAnswer:
        """Change a study."""
        made: list[int | None] = [None]

        def change(study: Study, version: int) -> Study:
            changed, made[0] = _edited(study, wanted.edit, version, wanted.version)
            return changed

        stored, study = await self._change(id, person, key, change)
        return {**await self._answer(stored, study, person, key, wanted.version), "made": made[0]}

    async def add_chapters(
        self, id: str, person: str | None, key: str | None, wanted: CreateStudy, lang: str, spend: Spend
    ) -> answers.StudyAnswer:
        """Add the chapters of a source."""
        await self._opened(id, person, key, "edit")
        more = await self._made(wanted, lang)
        spend(len(_STUDY.dump_json(more)))

        def change(study: Study, version: int) -> Study:
            for chapter in more.chapters:
                steps = tuple(replace(step, version=version) for step in chapter.steps)
                study = study.with_chapter(replace(chapter, id=study.next_id, steps=steps, version=version))
            return study

        stored, study = await self._change(id, person, key, change)
        return await self._answer(stored, study, person, key, 0)

    async def text(self, id: str, person: str | None, key: str | None) -> answers.StudyText:
        """A study as text."""
        stored = await self._opened(id, person, key, "read")
        study = await self._read(stored)
        return {"text": await self._background.run(lambda: write_study(study))}

    async def share(self, id: str, person: str, wanted: ShareStudy) -> answers.StudyAnswer:
        """Say who else may open a study."""
        for _ in range(_ATTEMPTS):
            stored = await self._opened(id, person, None, "own")
            key = (stored.key or new_id()) if wanted.editing else None
            shared = replace(stored, version=stored.version + 1, reading=wanted.reading, key=key)
            if await self._store.keep_study(shared):
                self._following.changed(shared)
                return await self._answer(shared, await self._read(shared), person, None, 0)
        raise Refusal("busy", "server-error")

    async def delete(self, id: str, person: str) -> None:
        """Delete a person's study."""
        await self._opened(id, person, None, "own")
        await self._store.delete_study(id)
        self._following.deleted(id)

    # ---- Parts ----

    async def _opened(self, id: str, person: str | None, key: str | None, right: Right) -> StoredStudy:
        """A study that somebody may read, edit or own.

        Raises:
            Refusal: there is none, as far as they may know, or they may only read it.
        """
        stored = await self._store.study(id)
        rights = rights_to(stored, person, key) if stored else ()
        if stored is None or "read" not in rights:
            raise Refusal("unknown", "server-no-study")
        if right not in rights:
            raise Refusal("not_yours", "server-study-reading")
        return stored

    async def _answer(
        self, stored: StoredStudy, study: Study, person: str | None, key: str | None, since: int
    ) -> answers.StudyAnswer:
        return await self._background.run(lambda: _answer(stored, study, person, key, since))

    async def _read(self, stored: StoredStudy) -> Study:
        return await self._background.run(lambda: _STUDY.validate_json(stored.data))

    async def _change(
        self, id: str, person: str | None, key: str | None, change: Callable[[Study, int], Study]
    ) -> tuple[StoredStudy, Study]:
        """Make a change to the newest version; try again after a concurrent change."""
        for _ in range(_ATTEMPTS):
            stored = await self._opened(id, person, key, "edit")
            before = await self._read(stored)
            version = stored.version + 1

            def changed(before: Study = before, version: int = version) -> Study:
                with _refusals():
                    return change(before, version)

            study = await self._background.run(changed)
            if study == before:
                return stored, study
            new = self._stored(stored, study)
            await self._make_room(len(new.data) - len(stored.data))
            if await self._store.keep_study(new):
                self._following.changed(new)
                return new, study
        raise Refusal("busy", "server-error")

    def _stored(self, before: StoredStudy, study: Study) -> StoredStudy:
        """The next version of a study, as it is kept."""
        data = _STUDY.dump_json(study).decode()
        if len(data) > _LARGEST:
            raise Refusal("too_large", "server-too-large")
        return replace(
            before,
            version=before.version + 1,
            changed=self._clock.now(),
            name=study.name,
            chapters=len(study.chapters),
            data=data,
        )

    async def _make_room(self, growth: int) -> None:
        if growth > 0 and await self._tables.uploaded_bytes() + growth > self._settings.uploads_bytes:
            raise Refusal("too_much", "server-no-room")

    async def _made(self, wanted: CreateStudy, lang: str) -> Study:
        """A study from a source."""
        source, name = wanted.source, wanted.name
        if isinstance(source, StudyOfGame):
            record = (await self._replays.finished(source.table)).record
            return await self._background.run(
                lambda: _tried(name, Game.replaying(record, to=whole_ply(record, source.ply)), source.steps)
            )
        if isinstance(source, StudyOfPosition):
            return await self._background.run(lambda: _tried(name, _placed(source), source.steps))
        if isinstance(source, StudyOfReview):
            record = (await self._replays.finished(source.table)).record
            _, review = await self._reviews.found(source.table, source.budget, lang)
            if not isinstance(review, GameReview):
                raise Refusal("not_now", "server-no-review")
            found = review
            return await self._background.run(lambda: Study(name, (reviewed_chapter("1", record, found, lang),)))
        return await self._background.run(lambda: _from_text(source.text, name))


@contextmanager
def _refusals() -> Iterator[None]:
    """Errors of the game inside become refusals."""
    try:
        yield
    except StudyError as error:
        raise BadStudy(error) from None
    except RecordError as error:
        raise BadRecord(error) from None
    except PositionError as error:
        raise BadPosition(error) from None


def _placed(source: StudyOfPosition) -> Game:
    with _refusals():
        return Game.from_position(Setup.from_text(source.position).position(Luck(source.seed)), seed=0)


def _tried(name: str, game: Game, steps: list[TriedStep]) -> Study:
    """A study with one chapter: a position, and what was tried from it in one line."""
    if game.is_over:
        raise Refusal("not_now", "server-over")
    with _refusals():
        chapter, last = Chapter.begin(1, "1", game.position()), BEGINNING
        line = [Step(BEGINNING)]
        for step in steps:
            line.append(Step(len(line), last, tuple(step.actions), tuple(map(city_of, step.cards)), version=1))
            last = line[-1].id
        chapter = replace(chapter, steps=tuple(line))
        chapter.check()
        return Study(name, (chapter,))


def _from_text(text: str, name: str) -> Study:
    with _refusals():
        study = read_study(text, name)
        return replace(study, name=study.name or name)


def _edited(study: Study, edit: AnyEdit, version: int, since: int) -> tuple[Study, int | None]:
    """The study after an edit, and the step that it has added; `since`: the version that its author has seen."""
    if isinstance(edit, AddStep):
        step = edit.tried
        chapter, made = study.chapter(edit.chapter).with_step(edit.parent, step.actions, step.cards, version)
        return study.changed(edit.chapter, lambda _: chapter, version), made
    if isinstance(edit, SetNote):
        note = Note.of(edit.text, edit.mark, edit.arrows, edit.circles)
        return study.changed(edit.chapter, lambda each: each.with_note(edit.step, note, version, since), version), None
    if isinstance(edit, DeleteStep):
        return study.changed(edit.chapter, lambda each: each.without(edit.step, since), version), None
    if isinstance(edit, PromoteStep):
        return study.changed(edit.chapter, lambda each: each.promoted(edit.step), version), None
    if isinstance(edit, DeleteChapter):
        return study.without_chapter(edit.chapter, since), None
    if edit.chapter is None:
        return replace(study, name=edit.name), None
    return study.changed(edit.chapter, lambda each: replace(each, name=edit.name), version), None


# ---- Answers ----


def _answer(stored: StoredStudy, study: Study, person: str | None, key: str | None, since: int) -> answers.StudyAnswer:
    rights = rights_to(stored, person, key)
    return {
        "id": stored.id,
        "name": study.name,
        "version": stored.version,
        "owner": "own" in rights,
        "editable": "edit" in rights,
        "reading": stored.reading,
        "key": stored.key if "edit" in rights else None,
        "chapters": [_chapter_data(chapter, since) for chapter in study.chapters],
        "made": None,
    }


def _chapter_data(chapter: Chapter, since: int) -> answers.StudyChapter:
    wanted = chapter.version > since or not since
    seats = chapter.check() if wanted else {}
    return {
        "id": chapter.id,
        "name": chapter.name,
        "players": list(chapter.players),
        "position": Setup.of(chapter.beginning()).to_text(),
        "steps": [_step_data(step, seats.get(step.id)) for step in chapter.steps] if wanted else None,
    }


def _step_data(step: Step, seat: int | None) -> answers.StudyStep:
    note = step.note
    return {
        "id": step.id,
        "parent": step.parent,
        "actions": list(step.actions),
        "cards": list(step.cards),
        "seat": seat,
        "note": {
            "text": note.text,
            "mark": note.mark,
            "arrows": [list(arrow) for arrow in note.arrows],
            "circles": list(note.circles),
        },
        "version": step.version,
    }


def _row(id: str, name: str, chapters: int, changed: int, reading: bool, editing: bool) -> answers.StudyRow:
    return {
        "id": id,
        "name": name,
        "chapters": chapters,
        "changed": changed,
        "reading": reading,
        "editing": editing,
    }
