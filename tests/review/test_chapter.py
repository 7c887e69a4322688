"""A review as a chapter of a study."""

from support.reviews import RECORD, decision, review
from thurntaxis.game.studies import Note, Study, read_study, write_study
from thurntaxis.game.studies.text import steps_of
from thurntaxis.review.chapter import reviewed_chapter
from thurntaxis.review.moments import moments_of


def test_mistakes_have_marks_and_better_moves() -> None:
    plies = [each.ply for each in moments_of(RECORD) if len(each.before.legal_actions()) > 4][:4]
    decisions = [
        decision(plies[0], "slip"),
        decision(plies[1], "blunder"),
        decision(plies[2], "none", find=3),
        decision(plies[3], "none"),
    ]
    chapter = reviewed_chapter("Last night", RECORD, review(*decisions), "en")
    chapter.check()
    main = list(steps_of(RECORD))
    assert len(chapter.steps) == 1 + len(main) + 2
    marked = [step for step in chapter.steps if step.note != Note()]
    assert [step.note.mark for step in marked] == ["?!", "??", "!"]
    assert "-4" in marked[0].note.text.replace("\u2212", "-")
    for step, better in zip(marked, decisions[:2], strict=False):
        assert step.parent is not None
        played, other = chapter.children(step.parent)
        assert (played, other.actions) == (step, better.best.actions)
    again = read_study(write_study(Study("Ours", (chapter,)))).chapters[0]
    assert len(again.steps) == len(chapter.steps)
