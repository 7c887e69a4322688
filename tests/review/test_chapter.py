"""A review as a chapter of a study."""

from thurntaxis.game import Record
from thurntaxis.game.actions import NUMBERS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.game.studies import Note, Study, read_study, write_study
from thurntaxis.game.studies.text import steps_of
from thurntaxis.review.chapter import reviewed_chapter
from thurntaxis.review.model import GameReview, MistakeSize, ReviewDecision, ReviewWay
from thurntaxis.review.moments import moments_of
from thurntaxis.rules import Rules

RECORD: Record = simulate_game(2, Rules.named("standard"), "builder", 5, 1, 100_000)


def decision(ply: int, size: MistakeSize, find: int = 0) -> ReviewDecision:
    """A decision of the record, as if another action had been better."""
    moment = next(moment for moment in moments_of(RECORD) if moment.ply == ply)
    legal = [text for text, number in NUMBERS.items() if number in moment.before.legal_actions()]
    played = RECORD.actions[ply]
    ways = [ReviewWay((text,), (0.5, 0.5), 0.01) for text in (played, next(each for each in legal if each != played))]
    return ReviewDecision(ply, 1, moment.seat, ways[0], ways[1], (), 0.04, (), (), size, find=find)


def test_mistakes_have_marks_and_better_moves() -> None:
    plies = [each.ply for each in moments_of(RECORD) if len(each.before.legal_actions()) > 4][:4]
    decisions = [
        decision(plies[0], "slip"),
        decision(plies[1], "blunder"),
        decision(plies[2], "none", find=3),
        decision(plies[3], "none"),
    ]
    review = GameReview(
        players=RECORD.players,
        budget="quick",
        seed=0,
        judge="",
        plies=len(RECORD.actions),
        finished=True,
        winner=0,
        chances=(),
        unforeseen=(),
        decisions=tuple(decisions),
        cards=(),
        seats=(),
        limits={},
        dominated=False,
    )
    chapter = reviewed_chapter("Last night", RECORD, review, "en")
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
