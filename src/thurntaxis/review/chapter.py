"""A review as a chapter of a study: the whole game with marks, and better moves as variations."""

from collections.abc import Iterator
from dataclasses import replace

from ..board import CITIES, CITY_INDEX, CityId
from ..engine import State
from ..engine.bits import copies
from ..game import Game, Record
from ..game.actions import NUMBERS
from ..game.draws import seeded
from ..game.studies.chapter import BEGINNING, LONGEST_NOTE, MARKS, Chapter, Note, Step
from ..game.studies.text import steps_of
from ..locales import text
from ..locales.sentences import way_phrase
from .model import GameReview, ReviewDecision
from .text import FIND, points, sentences
from .text import MARKS as SIZES

_SEED = "study"
"""Decides the cards that come in a variation where those of the game cannot."""


def reviewed_chapter(name: str, record: Record, review: GameReview, lang: str) -> Chapter:
    """The game as a chapter; what the review says about a decision is the note of its step."""
    chapter = Chapter.begin(1, name, Game.replaying(record, to=0).position())
    decisions = {decision.ply: decision for decision in review.decisions}
    steps, variations = [Step(BEGINNING)], list[Step]()
    state = chapter.beginning().state.copy()
    last, ply = BEGINNING, 0
    for actions, cards in steps_of(record):
        decision = decisions.get(ply)
        step = Step(len(steps), last, actions, cards)
        if decision is not None:
            step = replace(step, note=_note(review, decision, lang))
            if decision.size != "none" and decision.best.actions != actions:
                came = tuple(_cards(state, decision.best.actions, iter(cards)))
                variations.append(Step(0, last, decision.best.actions, came))
        steps.append(step)
        _play(state, actions, iter(cards))
        last, ply = step.id, ply + len(actions)
    numbered = (replace(step, id=len(steps) + number) for number, step in enumerate(variations))
    return replace(chapter, steps=(*steps, *numbered))


def _note(review: GameReview, decision: ReviewDecision, lang: str) -> Note:
    if decision.size == "none":
        return Note("", FIND) if decision.find else Note()
    played, better = (way_phrase(way.actions, lang) for way in (decision.played, decision.best))
    told = text("review-told", lang, name=review.players[decision.seat], played=played, better=better)
    words = " ".join([told, points(-decision.cost, lang), *sentences(review, decision, lang)])
    mark = next(mark for mark in MARKS if mark == SIZES[decision.size])
    return Note.of(words[:LONGEST_NOTE], mark)


def _cards(state: State, actions: tuple[str, ...], came: Iterator[CityId]) -> Iterator[CityId]:
    """The cards that come after other actions: those of the game as far as they can, then any."""
    other, chance = state.copy(), seeded(_SEED)
    for action in actions:
        other.apply(NUMBERS[action])
        while other.awaits_card:
            card = CITY_INDEX.get(next(came, ""), -1)
            if card < 0 or not copies(other.supply, card):
                card = chance(other, 0)
            other.give(card)
            yield CITIES[card]


def _play(state: State, actions: tuple[str, ...], cards: Iterator[CityId]) -> None:
    for action in actions:
        state.apply(NUMBERS[action])
        while state.awaits_card:
            state.give(CITY_INDEX[next(cards)])
