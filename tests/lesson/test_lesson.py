"""Every step of the lesson is a legal position with a task that can be done, and that can be got wrong."""

from collections.abc import Iterator

import pytest

from thurntaxis.game import IllegalAction
from thurntaxis.lesson import Step, Try, step, steps
from thurntaxis.locales import LANGUAGES, text
from thurntaxis.rulespage import SECTIONS

STEPS = steps()
by_step = pytest.mark.parametrize("each", STEPS, ids=lambda each: each.id)
TURNS_AT_MOST = 5000


def ends(begun: Try) -> Iterator[tuple[Try, list[str]]]:
    """Every try that is done or has failed, by all ways to play the turn."""
    waiting: list[tuple[Try, list[str]]] = [(begun, [])]
    while waiting:
        here, path = waiting.pop()
        if here.done or here.nudge:
            yield here, path
            continue
        for action in here.game.legal_actions():
            after = here.step.begin()
            for earlier in (*path, action):
                after.play(earlier)
            waiting.append((after, [*path, action]))


def test_twelve_steps_the_puzzle_last() -> None:
    assert len(STEPS) == 12
    assert STEPS[-1].id == "puzzle"


@by_step
def test_the_solution_does_the_task(each: Step) -> None:
    begun = each.begin()
    for action in each.solution:
        assert begun.nudge is None, action
        assert not begun.done, f"done before {action}"
        begun.play(action)
    assert begun.done
    assert begun.nudge is None


@by_step
def test_the_task_can_be_missed_and_every_nudge_is_given(each: Step) -> None:
    found = list(ends(each.begin()))
    assert 0 < len(found) <= TURNS_AT_MOST
    solved = [path for here, path in found if here.done]
    assert list(each.solution) in solved
    assert len(solved) < len(found)
    given = {here.nudge for here, _ in found if here.nudge}
    assert given <= {each.nudge, *(nudge for _, nudge in each.wrong)}
    assert {nudge for _, nudge in each.wrong} <= given, "a nudge that nobody can get"


@by_step
def test_nothing_is_done_before_the_learner_acts(each: Step) -> None:
    begun = each.begin()
    assert begun.game.player == each.seat
    assert not begun.done
    assert begun.nudge is None


@by_step
def test_the_rules_page_explains_more(each: Step) -> None:
    assert each.section in SECTIONS


@by_step
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_exists_in_every_language(each: Step, lang: str) -> None:
    for id in each.ids():
        assert text(id, lang)


def test_the_puzzle_has_one_idea_only() -> None:
    puzzle = step("puzzle")
    assert puzzle is not None
    solved = [path for here, path in ends(puzzle.begin()) if here.done]
    assert {path[0] for path in solved} == {"take lodz"}
    assert {frozenset(path[1:3]) for path in solved} == {frozenset({"left lodz", "right innsbruck"})}


def test_a_tie_is_not_enough_in_the_scoring_step() -> None:
    scoring = step("scoring")
    assert scoring is not None
    tied = [here for here, _ in ends(scoring.begin()) if here.nudge == "learn-scoring-nudge-tie"]
    assert tied
    for here in tied:
        outcome = here.view().outcome
        assert outcome is not None
        assert outcome.scores[0] == outcome.scores[1]
        assert outcome.winner == 0


def test_an_illegal_try_is_refused_with_the_reason_and_changes_nothing() -> None:
    ends_step = step("ends")
    assert ends_step is not None
    begun = ends_step.begin()
    with pytest.raises(IllegalAction, match="München"):
        begun.play("left muenchen")
    assert begun.game.ply == 0
    assert begun.events == []


def test_hidden_cards_stay_hidden() -> None:
    for each in STEPS:
        view = each.begin().view()
        assert [seat.hand is not None for seat in view.seats] == [seat == each.seat for seat in range(2)]


def test_unknown_steps_are_none() -> None:
    assert step("nowhere") is None
