"""Studies."""

from functools import partial

from ...protocol import answers
from ...protocol.studies import CreateStudy, EditStudy, ShareStudy, StudyKey, Version
from .routes import Ask, Routes, TableId

ROUTES = Routes()


@ROUTES.add("GET", "/studies", known=True)
async def my_studies(ask: Ask) -> answers.StudyList:
    """Your studies, the newest first."""
    return await ask.service.studies.listed(ask.known)


@ROUTES.add("POST", "/studies", status=201, joins=True, limit="tables")
async def create_study(ask: Ask, wanted: CreateStudy) -> answers.StudyAnswer:
    """A new study: of a moment of a finished game, a position, a review or a text."""
    return await ask.service.studies.create(ask.known, wanted, ask.lang, partial(ask.spend, "uploads"))


@ROUTES.add("GET", "/studies/{id}")
async def study(ask: Ask, id: TableId, key: StudyKey | None = None, since: Version = 0) -> answers.StudyAnswer:
    """A study; chapters that have not changed since a version come without their steps."""
    return await ask.service.studies.shown(id, ask.person, key, since)


@ROUTES.add("POST", "/studies/{id}/edits", joins=True)
async def edit_study(ask: Ask, id: TableId, wanted: EditStudy, key: StudyKey | None = None) -> answers.StudyAnswer:
    """Change a study. What somebody else has changed since your version is not overwritten."""
    return await ask.service.studies.edit(id, ask.person, key, wanted)


@ROUTES.add("POST", "/studies/{id}/chapters", joins=True, limit="tables")
async def add_chapters(ask: Ask, id: TableId, wanted: CreateStudy, key: StudyKey | None = None) -> answers.StudyAnswer:
    """Add chapters to a study, from the same sources as a new one."""
    spend = partial(ask.spend, "uploads")
    return await ask.service.studies.add_chapters(id, ask.person, key, wanted, ask.lang, spend)


@ROUTES.add("GET", "/studies/{id}/text")
async def study_text(ask: Ask, id: TableId, key: StudyKey | None = None) -> answers.StudyText:
    """A study in the notation for people, with comments and variations."""
    return await ask.service.studies.text(id, ask.person, key)


@ROUTES.add("PUT", "/studies/{id}/sharing", known=True)
async def share_study(ask: Ask, id: TableId, wanted: ShareStudy) -> answers.StudyAnswer:
    """Choose who else may open your study. Taking back a link for editing makes it invalid."""
    return await ask.service.studies.share(id, ask.known, wanted)


@ROUTES.add("DELETE", "/studies/{id}", known=True)
async def delete_study(ask: Ask, id: TableId) -> answers.StudyDeleted:
    """Delete your study."""
    await ask.service.studies.delete(id, ask.known)
    return {"deleted": True}
