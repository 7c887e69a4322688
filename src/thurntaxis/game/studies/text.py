"""Studies as text: each chapter is a record with comments and variations, one after the other in a file.

The tags `[+study …]` and `[+chapter …]` hold the names, `[+note …]` what is said about the beginning. A comment begins
with its mark, followed by arrows and circles: `take ulm {?! [%arrow ulm linz] [%circle passau] too early}`. Everything
that reads records reads the main lines.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from ...board import CITY_INDEX, CityId
from ...quoting import printable
from ..actions import NUMBERS, PHASES
from ..errors import RecordError, StudyError
from ..game import Game
from ..notation import split_notation
from ..outcome import outcome_of
from ..position import CLOSING_PHASES
from ..record import Record
from ..variations import AnnotatedRecord
from .chapter import BEGINNING, LONGEST_NAME, NO_NOTE, Chapter, Note, Step, play_step
from .study import Study

MOST_VARIATIONS = 400
"""The most variations of a text that is read; each is played from the beginning."""
_SHAPE = re.compile(r"\[%(arrow|circle) ([a-z_ ]+)\]\s*")
_MARK = re.compile(r"(!!|!\?|\?!|\?\?|!|\?)(?:\s+|$)")


def write_study(study: Study) -> str:
    """The study as text."""
    return "\n".join(_written(study.name, chapter).to_text() for chapter in study.chapters)


def read_study(notation: str, name: str = "") -> Study:
    """The study in a text, which may also be any record or several; `name`: if the text gives it none.

    Raises:
        RecordError: something in it is impossible; the message names the line.
        StudyError: it is too large.
    """
    if sum(line.lstrip().startswith("(") for line in notation.splitlines()) > MOST_VARIATIONS:
        raise StudyError("study-many-variations", most=MOST_VARIATIONS)
    chapters: list[Chapter] = []
    for first, part in split_notation(notation):
        try:
            is_json = part.lstrip().startswith("{")
            annotated = AnnotatedRecord(Record.loads(part)) if is_json else AnnotatedRecord.from_text(part)
        except RecordError as error:
            raise _moved(error, first) from None
        chapters.append(_chapter(len(chapters) + 1, annotated))
        name = _name(annotated.record, "study", name)
    return Study(_short(name), tuple(chapters)).fitting()


def _moved(error: RecordError, by: int) -> RecordError:
    """The same error, with the number of the line in the whole text."""
    if error.line is None:
        return error
    return RecordError("", error.problem, error.kind, error.reason).in_line(error.line + by)


# ---- Notes ----


def write_note(note: Note) -> str:
    """A note as it stands in braces; empty if it says nothing."""
    arrows = (f"[%arrow {start} {end}]" for start, end in note.arrows)
    circles = (f"[%circle {city}]" for city in note.circles)
    return " ".join(part for part in (note.mark or "", *arrows, *circles, note.text) if part)


def read_note(written: str) -> Note:
    """The note in a comment.

    Raises:
        StudyError: it is too long, or names something that is not on the map.
    """
    written = written.strip()
    mark = _MARK.match(written)
    rest = written[mark.end() :] if mark else written
    arrows: list[list[str]] = []
    circles: list[str] = []
    while shape := _SHAPE.match(rest):
        cities = shape[2].split()
        if len(cities) != (2 if shape[1] == "arrow" else 1):
            raise StudyError("study-shape", text=shape[0].strip()[:60])
        if shape[1] == "arrow":
            arrows.append(cities)
        else:
            circles += cities
        rest = rest[shape.end() :]
    return Note.of(rest, mark[1] if mark else None, arrows, circles)


# ---- Writing ----


def _written(name: str, chapter: Chapter) -> AnnotatedRecord:
    note = write_note(chapter.steps[0].note)
    extra = {"study": name, "chapter": chapter.name} | ({"note": note} if note else {})
    children: dict[int, list[Step]] = {step.id: chapter.children(step.id) for step in chapter.steps}
    main = _line(children, BEGINNING)
    found = _annotated(chapter, children, [], main, [BEGINNING, *(step.id for step in main)])
    return replace(found, record=replace(found.record, extra=extra))


def _line(children: dict[int, list[Step]], after: int) -> list[Step]:
    """The main line after a step."""
    found: list[Step] = []
    while children[after]:
        found.append(children[after][0])
        after = found[-1].id
    return found


def _annotated(
    chapter: Chapter, children: dict[int, list[Step]], before: list[Step], line: list[Step], forks: list[int]
) -> AnnotatedRecord:
    """A line of play with the variations that leave it at `forks`; `before`: the steps that lead to it."""
    comments: dict[int, str] = {}
    ply = sum(len(step.actions) for step in before)
    for step in line:
        if note := write_note(step.note):
            comments[ply] = note
        ply += len(step.actions)
    variations = []
    for fork in forks:
        shared = [*before, *line]
        ids = [BEGINNING, *(step.id for step in shared)]
        led = shared[: ids.index(fork)]
        for other in children[fork][1:]:
            rest = [other, *_line(children, other.id)]
            variations.append(_annotated(chapter, children, led, rest, [step.id for step in rest]))
    return AnnotatedRecord(_record(chapter, [*before, *line]), comments, tuple(variations))


def _record(chapter: Chapter, steps: list[Step]) -> Record:
    beginning = chapter.beginning()
    state = beginning.state.copy()
    for step in steps:
        play_step(state, step.actions, step.cards)
    return Record(
        chapter.players,
        beginning.rules,
        tuple(card for step in steps for card in step.cards),
        tuple(action for step in steps for action in step.actions),
        outcome_of(state).result() if state.is_over else None,
        position=chapter.position,
    )


# ---- Reading ----


def _chapter(id: int, annotated: AnnotatedRecord) -> Chapter:
    record = annotated.record
    begin = Game.replaying(record, to=0)
    chapter = Chapter.begin(id, _short(_name(record, "chapter", str(id))), begin.position())
    about = record.extra.get("note")
    steps = [Step(BEGINNING, note=read_note(about) if isinstance(about, str) else NO_NOTE)]
    _add(annotated, steps)
    found = replace(chapter, steps=tuple(steps))
    found.check()
    return found


def _add(annotated: AnnotatedRecord, steps: list[Step]) -> None:
    """Add the missing steps of a record and of its variations."""
    parent, ply = BEGINNING, 0
    for actions, cards in steps_of(annotated.record):
        said = [annotated.comments[each] for each in range(ply, ply + len(actions)) if each in annotated.comments]
        ply += len(actions)
        same = (step for step in steps if step.parent == parent and (step.actions, step.cards) == (actions, cards))
        step = next(same, None)
        if step is None:
            step = Step(len(steps), parent, actions, cards)
            steps.append(step)
        if said:
            steps[step.id] = replace(step, note=read_note(" ".join(said)))
        parent = step.id
    for variation in annotated.variations:
        _add(variation, steps)


def steps_of(record: Record) -> Iterator[tuple[tuple[str, ...], tuple[CityId, ...]]]:
    """The actions of a record as steps, each with the cards that came; an unfinished closing at its end is left out."""
    state, draws = record.first_state(), iter(record.draws)
    while state.awaits_card:
        state.give(CITY_INDEX[next(draws)])
    actions: list[str] = []
    cards: list[CityId] = []
    for action in record.actions:
        state.apply(NUMBERS[action])
        actions.append(action)
        while state.awaits_card:
            cards.append(next(draws))
            state.give(CITY_INDEX[cards[-1]])
        if PHASES[state.phase] not in CLOSING_PHASES:
            yield tuple(actions), tuple(cards)
            actions, cards = [], []


def _name(record: Record, key: str, fallback: str) -> str:
    given = record.extra.get(key)
    return given if isinstance(given, str) and given.strip() else fallback


def _short(name: str) -> str:
    return printable(" ".join(name.split()))[:LONGEST_NAME].strip()
