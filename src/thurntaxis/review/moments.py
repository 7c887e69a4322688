"""The decisions of a record, one after the other, with the cards that came after each."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..board import CITY_INDEX
from ..engine import State
from ..engine.numbers import CLOSE, FINISH
from ..game import Record
from ..game.actions import NUMBERS


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the record, real or forced, and the cards that came after it."""

    ply: int
    seat: int
    before: State
    actions: tuple[int, ...]
    cards: tuple[tuple[int, State, int], ...]
    """After which action, the state that awaited the card, and the card."""

    @property
    def may_choose(self) -> bool:
        """Whether more than one action was legal, or belongs to it."""
        return self.ply >= 0 and (len(self.actions) > 1 or len(self.before.legal_actions()) > 1)


def moments_of(record: Record) -> Iterator[Moment]:
    """The record decision by decision; first the cards of the display, which nobody decided."""
    state = record.first_state()
    draws = iter([CITY_INDEX[city] for city in record.draws])

    def deal(ply: int) -> list[tuple[int, State, int]]:
        cards = []
        while state.awaits_card:
            city = next(draws)
            cards.append((ply, state.copy(), city))
            state.give(city)
        return cards

    before = state.copy()
    yield Moment(-1, -1, before, (), tuple(deal(-1)))
    ply = 0
    actions = [NUMBERS[text] for text in record.actions]
    while ply < len(actions):
        before, first = state.copy(), ply
        cards = []
        is_closing = actions[ply] == CLOSE
        while True:
            state.apply(actions[ply])
            cards += deal(ply)
            ply += 1
            if not is_closing or ply == len(actions) or state.player != before.player or state.phase <= FINISH:
                break
        yield Moment(first, before.player, before, tuple(actions[first:ply]), tuple(cards))
