"""Studies: trees of variations with notes, and the same as text."""

import random

import pytest

from thurntaxis import Game, Record
from thurntaxis.board import CITIES
from thurntaxis.bots import make
from thurntaxis.engine import Luck
from thurntaxis.engine.bits import copies
from thurntaxis.game.actions import PHASES, TEXTS
from thurntaxis.game.errors import RecordError, StudyError
from thurntaxis.game.notation import split_notation
from thurntaxis.game.position import CLOSING_PHASES
from thurntaxis.game.studies import Chapter, Note, Step, Study, read_study, write_study
from thurntaxis.game.studies.chapter import BEGINNING, DEEPEST, MOST_SHAPES
from thurntaxis.game.studies.study import MOST_CHAPTERS
from thurntaxis.game.studies.text import MOST_VARIATIONS, read_note, steps_of, write_note


def a_record(seed: int, players: int = 2) -> Record:
    game, bot, luck = Game(["Ann", "Ben", "Cy", "Dora"][:players], seed=seed), make("easy"), Luck(seed)
    while not game.is_over:
        assert game.player is not None
        game.play(bot.decide(game.view(game.player).engine, game.legal_actions(numbers=True), luck))
    return game.record


def chapter_of(record: Record) -> Chapter:
    chapter, last = Chapter.begin(1, "One", Game.replaying(record, to=0).position()), BEGINNING
    for actions, cards in steps_of(record):
        chapter, last = chapter.with_step(last, actions, cards, 1)
    return chapter


def a_step(chapter: Chapter, parent: int, chance: random.Random) -> tuple[list[str], list[str]]:
    """Any legal step after another, with any cards."""
    state, actions, cards = chapter.state_at(parent), list[str](), list[str]()
    while not actions or PHASES[state.phase] in CLOSING_PHASES:
        action = chance.choice(state.legal_actions())
        state.apply(action)
        actions.append(TEXTS[action])
        while state.awaits_card:
            city = chance.choice([each for each in range(len(CITIES)) if copies(state.supply, each)])
            state.give(city)
            cards.append(CITIES[city])
    return actions, cards


def tree(chapter: Chapter) -> set[tuple[object, ...]]:
    """What a chapter says, whatever the ids are: for each step the way to it, its place among others, its note."""
    found: set[tuple[object, ...]] = set()
    for step in chapter.steps[1:]:
        assert step.parent is not None
        way = tuple((each.actions, each.cards) for each in chapter.path(step.id))
        found.add((way, [each.id for each in chapter.children(step.parent)].index(step.id), step.note))
    return found | {(chapter.name, chapter.players, chapter.position, chapter.steps[0].note)}


def grown(seed: int) -> Chapter:
    """A whole game with many variations, also in variations, and notes."""
    chance = random.Random(seed)
    chapter = chapter_of(a_record(seed, 2 + seed % 3))
    for number in range(60):
        parent = chance.choice(chapter.steps[-40:] if number % 2 else chapter.steps).id
        if chapter.state_at(parent).is_over:
            continue
        chapter, id = chapter.with_step(parent, *a_step(chapter, parent, chance), 2)
        note = Note.of(
            f"number {number}, (why) > not", chance.choice([None, "?", "!?", "??"]), [("ulm", "linz")], ["ulm"]
        )
        chapter = chapter.with_note(id, note, 3, 3)
    return chapter.with_note(BEGINNING, Note.of("Look!", "!"), 3, 3)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_study_survives_being_written_down(seed: int) -> None:
    study = Study('Ours "2"', (grown(seed), Chapter.begin(2, "Empty", Game(["A", "B"], seed=seed).position())))
    read = read_study(write_study(study))
    assert read.name == study.name
    assert [tree(chapter) for chapter in read.chapters] == [tree(chapter) for chapter in study.chapters]
    assert write_study(read) == write_study(study)


def test_a_plain_reader_finds_the_main_lines() -> None:
    chapter = grown(1)
    study = Study("Ours", (chapter, chapter_of(a_record(9))))
    records = [Record.loads(part) for _, part in split_notation(write_study(study))]
    main = list(steps_of(records[0]))
    assert records[0].is_finished
    assert records[1].actions == a_record(9).actions
    step, parent = chapter.children(BEGINNING)[0], BEGINNING
    for actions, cards in main:
        step = chapter.children(parent)[0]
        assert (step.actions, step.cards) == (actions, cards)
        parent = step.id


def test_any_record_can_be_read_as_a_study() -> None:
    record = a_record(4)
    for content in (record.dumps(), record.to_text({0: "?! hasty"})):
        (chapter,) = read_study(content, "A game").chapters
        assert len(chapter.steps) == 1 + len(list(steps_of(record)))
    assert chapter.steps[1].note == Note("hasty", "?!")


@pytest.mark.parametrize(
    "note",
    [
        Note(),
        Note("a, b > c (d) – e"),
        Note("", "!!"),
        Note("fine", "?!", (("ulm", "linz"), ("linz", "ulm")), ("passau",)),
        Note("! is no mark here", "?"),
    ],
)
def test_notes_survive_being_written_down(note: Note) -> None:
    assert read_note(write_note(note)) == note


def test_a_note_keeps_what_can_be_written() -> None:
    assert Note.of("  !? two\nlines {x} [%arrow") == Note("two lines (x) [arrow", "!?")
    assert Note.of("!nice") == Note("!nice")
    arrows = [("ulm", city) for city in CITIES if city != "ulm"]
    for text, mark, lines in (
        ("", "?!?", []),
        ("", None, [("ulm", "paris")]),
        ("x" * 1001, None, []),
        ("", None, arrows),
    ):
        with pytest.raises(StudyError):
            Note.of(text, mark, lines, CITIES[:MOST_SHAPES])
    with pytest.raises(StudyError):
        read_note("[%arrow ulm] short")


def test_steps_are_whole_and_legal() -> None:
    chapter = Chapter.begin(1, "One", Game(["Ann", "Ben"], seed=7).position())
    for actions, cards, problem in (
        (["take nowhere"], [], "nowhere"),
        (["end"], [], "end"),
        (["take basel"], [], "a card from the supply is missing"),
        (["take basel"], ["ulm", "ulm"], "no more cards"),
        (["take basel", "take basel"], ["ulm"], "a step of its own"),
        ([], [], "a step is one action"),
    ):
        with pytest.raises(RecordError, match=problem):
            chapter.with_step(BEGINNING, actions, cards, 1)
    with pytest.raises(StudyError):
        chapter.with_step(17, ["take basel"], ["ulm"], 1)


def test_changes_by_two_people_do_not_overwrite_each_other() -> None:
    chapter = Chapter.begin(1, "One", Game(["Ann", "Ben"], seed=7).position())
    chapter, first = chapter.with_step(BEGINNING, ["take basel"], ["ulm"], 1)
    chapter, again = chapter.with_step(BEGINNING, ["take basel"], ["ulm"], 2)
    assert again == first, "the same step of two people is one"
    chapter = chapter.with_note(first, Note("mine"), 3, 2)
    with pytest.raises(StudyError, match="Someone else"):
        chapter.with_note(first, Note("yours"), 4, 2)
    with pytest.raises(StudyError, match="Someone else"):
        chapter.without(first, 2)
    chapter, other = chapter.with_step(BEGINNING, ["take basel"], ["linz"], 4)
    assert [step.id for step in chapter.promoted(other).children(BEGINNING)] == [other, first]
    gone = chapter.without(first, 3)
    assert [step.id for step in gone.steps] == [BEGINNING, other]
    with pytest.raises(StudyError, match="gone"):
        gone.with_note(first, Note("late"), 5, 4)
    with pytest.raises(StudyError):
        gone.without(BEGINNING, 9)


def test_sizes_are_bounded() -> None:
    begun = Chapter.begin(1, "One", Game(["A", "B"], seed=1).position())
    full = Study("Ours", (begun,) * MOST_CHAPTERS)
    with pytest.raises(StudyError, match="chapters"):
        full.with_chapter(begun)
    text = "[Format …]\n" + "( 1. Ann: end )\n" * (MOST_VARIATIONS + 1)
    with pytest.raises(StudyError, match="variations"):
        read_study(text)


def test_variations_are_not_nested_without_end() -> None:
    chapter, chance, parent = chapter_of(a_record(3)), random.Random(1), BEGINNING
    refusal = ""
    for _ in range(4 * DEEPEST):  # always on from the second of two steps, where two are possible
        try:
            chapter, _first = chapter.with_step(parent, *a_step(chapter, parent, chance), 1)
            chapter, parent = chapter.with_step(parent, *a_step(chapter, parent, chance), 1)
        except StudyError as error:
            refusal = error.kind
            break
    assert refusal == "study-deep"
    assert max(chapter.depth(step.id) for step in chapter.steps[1:]) == DEEPEST


def test_a_damaged_tree_is_refused() -> None:
    whole = chapter_of(a_record(3))
    for steps in (
        (),
        (Step(BEGINNING), Step(1, 7, ("take basel",), ("ulm",))),
        (*whole.steps, whole.steps[5]),
        whole.steps[1:],
    ):
        with pytest.raises((StudyError, RecordError)):
            Chapter(1, "One", whole.players, whole.position, steps).check()


def test_an_error_names_the_line_of_the_whole_text() -> None:
    study = Study("Ours", (chapter_of(a_record(1)), chapter_of(a_record(2))))
    lines = write_study(study).splitlines()
    wrong = len(lines) - 4
    lines[wrong] = lines[wrong].replace("take", "steal")
    with pytest.raises(RecordError, match=f"line {wrong + 1}"):
        read_study("\n".join(lines))
