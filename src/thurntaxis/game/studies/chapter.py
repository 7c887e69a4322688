"""A chapter of a study: a position, and a tree of the steps that were tried from it.

A step is one action with the cards that came; a whole closing, with its houses, carriage and discards, is one step. Of
several steps after the same one the first is the main line, and the others are variations.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from ...board import CITIES, CITY_INDEX, CityId
from ...engine import State
from ...engine.bits import copies
from ..actions import PHASES, TEXTS, read
from ..errors import RecordError, StudyError, UnreadableAction
from ..position import CLOSING_PHASES, Position
from ..reasons import why_not
from ..record import line_of, position_of

Mark = Literal["!!", "!", "!?", "?!", "?", "??"]
MARKS: tuple[Mark, ...] = ("!!", "!", "!?", "?!", "?", "??")
"""Brilliant, good, interesting, doubtful, mistake, blunder."""
BEGINNING = 0
"""The id of the step that stands for the position a chapter begins with."""
MOST_STEPS = 1000
"""The most steps of a chapter."""
DEEPEST = 20
"""How deep variations may be nested, as in a text."""
MOST_SHAPES = 24
"""The most arrows and circles of a note."""
LONGEST_NOTE = 1000
LONGEST_NAME = 80
LONGEST_STEP = 40
"""The most actions of a step; no closing has that many."""
_LEADING_MARK = re.compile(r"(!!|!\?|\?!|\?\?|!|\?)(?=\s|$)")


@dataclass(frozen=True, slots=True)
class Note:
    """A note about a step: a mark, words, and arrows and circles on the map.

    Words are one paragraph without braces. A mark that they begin with counts as the mark if there is no other.
    """

    text: str = ""
    mark: Mark | None = None
    arrows: tuple[tuple[CityId, CityId], ...] = ()
    circles: tuple[CityId, ...] = ()

    @classmethod
    def of(
        cls,
        text: str,
        mark: str | None = None,
        arrows: Iterable[Sequence[str]] = (),
        circles: Iterable[str] = (),
    ) -> "Note":
        """A note as it is kept: what would not survive being written down is left out.

        Raises:
            StudyError: it is too long, or names something that is not on the map.
        """
        words = " ".join(text.replace("{", "(").replace("}", ")").replace("[%", "[").split())
        found = _LEADING_MARK.match(words)
        if mark is None and found:
            mark, words = found[0], words[found.end() :].lstrip()
        chosen = next((each for each in MARKS if each == mark), None)
        if chosen != mark:
            raise StudyError("study-mark", mark=str(mark)[:10], marks=" ".join(MARKS))
        lines = tuple(dict.fromkeys((city_of(start), city_of(end)) for start, end in arrows))
        rings = tuple(dict.fromkeys(city_of(city) for city in circles))
        if len(words) > LONGEST_NOTE:
            raise StudyError("study-long-note", most=LONGEST_NOTE)
        if len(lines) + len(rings) > MOST_SHAPES:
            raise StudyError("study-many-shapes", most=MOST_SHAPES)
        return cls(words, chosen, tuple(line for line in lines if line[0] != line[1]), rings)


def city_of(name: str) -> CityId:
    """The city of a name.

    Raises:
        StudyError: there is none.
    """
    if name not in CITY_INDEX:
        raise StudyError("reason-unknown-city", text=name[:40])
    return CITIES[CITY_INDEX[name]]


NO_NOTE = Note()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a chapter. The beginning has no parent and no actions."""

    id: int
    parent: int | None = None
    actions: tuple[str, ...] = ()
    cards: tuple[CityId, ...] = ()
    """The cards that came from the supply."""
    note: Note = NO_NOTE
    version: int = 0
    """The version of the study in which it was last changed."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A position and the steps from it; parents come before their children."""

    id: int
    name: str
    players: tuple[str, ...]
    position: str
    """In one line; every card is known."""
    steps: tuple[Step, ...] = field(default=(Step(BEGINNING),))
    version: int = 0
    """The version of the study in which it was last changed."""

    @classmethod
    def begin(cls, id: int, name: str, position: Position) -> "Chapter":
        """A chapter without steps."""
        return cls(id, name, position.players, line_of(position))

    def beginning(self) -> Position:
        """The position that it begins with.

        Raises:
            RecordError: it is impossible.
        """
        return replace(position_of(self.position), players=self.players)

    # ---- Reading ----

    def step(self, id: int) -> Step:
        """A step by its id.

        Raises:
            StudyError: somebody has deleted it.
        """
        found = next((step for step in self.steps if step.id == id), None)
        if found is None:
            raise StudyError("study-gone")
        return found

    def children(self, id: int) -> list[Step]:
        """The steps after a step, the main one first."""
        return [step for step in self.steps if step.parent == id]

    def path(self, id: int) -> list[Step]:
        """The steps that lead to a step, and itself; without the beginning."""
        by_id = {step.id: step for step in self.steps}
        found: list[Step] = []
        step = self.step(id)
        while step.parent is not None:
            found.append(step)
            step = by_id[step.parent]
        return found[::-1]

    def depth(self, id: int) -> int:
        """How deep a step is nested in variations; 0 in the main line."""
        parents = [BEGINNING, *(step.id for step in self.path(id))][:-1]
        return sum(self.children(parent)[0].id != step.id for parent, step in zip(parents, self.path(id), strict=True))

    def state_at(self, id: int) -> State:
        """The game after a step."""
        state = self.beginning().state.copy()
        for step in self.path(id):
            play_step(state, step.actions, step.cards)
        return state

    def check(self) -> dict[int, int]:
        """Play every step; the seat that acted in each, by the ids of the steps.

        Raises:
            RecordError: one of them is impossible.
            StudyError: there are too many, they are nested too deep, or the tree has loose ends.
        """
        if len(self.steps) > MOST_STEPS:
            raise StudyError("study-many-steps", most=MOST_STEPS)
        if not self.steps or self.steps[0] != Step(BEGINNING, note=self.steps[0].note, version=self.steps[0].version):
            raise StudyError("study-gone")
        states = {BEGINNING: self.beginning().state}
        depths = {BEGINNING: 0}
        seats: dict[int, int] = {}
        with_children: set[int] = set()
        for step in self.steps[1:]:
            if step.id in states or step.parent not in states:
                raise StudyError("study-gone")
            state = states[step.parent].copy()
            seats[step.id] = state.player
            play_step(state, step.actions, step.cards)
            states[step.id] = state
            depths[step.id] = depths[step.parent] + (step.parent in with_children)
            with_children.add(step.parent)
        if max(depths.values()) > DEEPEST:
            raise StudyError("study-deep", most=DEEPEST)
        return seats

    # ---- Changing ----

    def with_step(
        self, parent: int, actions: Sequence[str], cards: Sequence[str], version: int
    ) -> "tuple[Chapter, int]":
        """The chapter with a step, and its id; an existing step stays as it is.

        Raises:
            RecordError: it is impossible.
            StudyError: its parent is gone, or there is no room for it.
        """
        done, came = tuple(actions), tuple(city_of(card) for card in cards)
        same = next((step for step in self.children(parent) if (step.actions, step.cards) == (done, came)), None)
        if same is not None:
            return self, same.id
        if len(self.steps) >= MOST_STEPS:
            raise StudyError("study-many-steps", most=MOST_STEPS)
        play_step(self.state_at(parent), done, came)
        id = max(step.id for step in self.steps) + 1
        found = replace(self, steps=(*self.steps, Step(id, parent, done, came, version=version)))
        if found.depth(id) > DEEPEST:
            raise StudyError("study-deep", most=DEEPEST)
        return found, id

    def with_note(self, id: int, note: Note, version: int, since: int) -> "Chapter":
        """The chapter with another note on a step.

        Raises:
            StudyError: the step is gone, or was changed after the version `since`.
        """
        step = self.step(id)
        if step.version > since and step.note not in (NO_NOTE, note):
            raise StudyError("study-changed")
        return self._with(replace(step, note=note, version=version))

    def without(self, id: int, since: int) -> "Chapter":
        """The chapter without a step and all that follows it.

        Raises:
            StudyError: it is gone or the beginning, or something was added there after the version `since`.
        """
        if self.step(id).parent is None:
            raise StudyError("study-gone")
        going = {id}
        for step in self.steps:  # parents come first
            if step.parent in going:
                going.add(step.id)
        if any(step.version > since for step in self.steps if step.id in going):
            raise StudyError("study-changed")
        return replace(self, steps=tuple(step for step in self.steps if step.id not in going))

    def promoted(self, id: int) -> "Chapter":
        """The chapter in which a step comes before all others after the same step."""
        step = self.step(id)
        first = next(place for place, each in enumerate(self.steps) if each.parent == step.parent)
        others = [each for each in self.steps if each.id != id]
        return replace(self, steps=(*others[:first], step, *others[first:]))

    def _with(self, changed: Step) -> "Chapter":
        return replace(self, steps=tuple(changed if step.id == changed.id else step for step in self.steps))


def play_step(state: State, actions: Sequence[str], cards: Sequence[str]) -> None:
    """Play one step.

    Raises:
        RecordError: an action or a card is impossible, or it is not one whole step.
    """
    coming = list(cards)
    if not 0 < len(actions) <= LONGEST_STEP:
        raise RecordError("", "a step is one action, or a whole closing", "record-closing")
    for place, action in enumerate(actions):
        if place and PHASES[state.phase] not in CLOSING_PHASES:
            raise RecordError("", f"{action!a} is a step of its own", "record-closing")
        _act(state, action)
        while state.awaits_card:
            if not coming:
                raise RecordError("", f"after {action!a}, a card from the supply is missing", "record-cards")
            card = CITY_INDEX[coming.pop(0)]
            if not copies(state.supply, card):
                raise RecordError("", f"{CITIES[card]}: no card of this city is left in the supply", "record-cards")
            state.give(card)
    if coming:
        raise RecordError("", f"{coming[0]}: no more cards come from the supply here", "record-cards")
    if PHASES[state.phase] in CLOSING_PHASES:
        raise RecordError("", "the closing is not finished", "record-closing")


def _act(state: State, action: str) -> None:
    try:
        wanted = read(action)
    except UnreadableAction as error:
        raise RecordError("", str(error), reason=error) from None
    reason = why_not(state, wanted.number)
    if reason:
        legal = ", ".join(TEXTS[number] for number in state.legal_actions())
        raise RecordError("", f"{action!a}: {reason.sentence()} Legal: {legal}.", reason=reason)
    state.apply(wanted.number)
