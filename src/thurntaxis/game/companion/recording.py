"""A game at a real table, recorded while it is played.

The notes are a list of texts: actions (`take ulm`, `end`), and after an action the cards that came from the supply,
as cities (`linz`). A card that another player drew face down is `?` until it is played. `hand 2 ulm` names one of
seat 2's unknown cards, for the end of the game.

For each unknown card a stand-in lies in the hand. When the player plays another city, the stand-in is exchanged for
that card. Only cards of the same pass through the supply can be exchanged, from one shuffle to the next: how many
cards of each city were in it, everybody at the table knows.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ...board import CITIES, CITY_INDEX, CityId
from ...engine import Luck, State
from ...engine.bits import copies, size, with_card, without_card
from ...engine.numbers import FOR_HAND
from ...quoting import quoted
from ...rules import Rules
from ..actions import Action, read
from ..errors import RecordError, UnreadableAction
from ..game import Game
from ..outcome import outcome_of
from ..reasons import why_not
from ..record import Record
from ..setup.setup import Cards, Setup

UNKNOWN = "?"
"""A card that was drawn face down and is still unknown."""
_WITH_CARD = ("start", "left", "right", "discard")
"""The actions with a card of the hand."""
_ATTEMPTS = 20
"""How often the notes are read if several unknown cards could have been a card."""
NAMED = "hand"
"""The beginning of a note that names an unknown card: `hand 2 ulm`."""


@dataclass(slots=True)
class Hidden:
    """An unknown card: its number among the cards drawn, whose it is, its stand-in, and in which pass it came."""

    draw: int
    seat: int
    city: int
    shuffle: int


class Recording:
    """The game that the notes describe.

    Args:
        players: their names, in the order of play.
        rules: the options.
        notes: see above.

    Raises:
        RecordError: a note is impossible; `place` says which one (`notes[17]`).
    """

    def __init__(self, players: Sequence[str], rules: Rules, notes: Sequence[str]) -> None:
        self.players = tuple(players)
        self.rules = rules
        self.hidden: list[Hidden] = []
        """The cards that are still unknown, oldest first."""
        self._notes = notes
        self._cards = [CITY_INDEX.get(note, -1) for note in notes if note in CITY_INDEX or note == UNKNOWN]
        problem: RecordError | None = None
        for attempt in range(_ATTEMPTS):
            self._luck = Luck(attempt) if attempt else None
            try:
                self._read()
            except RecordError as error:
                problem = problem or error
                if not self._had_choice:
                    raise problem from None
            else:
                return
        assert problem is not None
        raise problem

    # ---- Reading the notes ----

    def _read(self) -> None:
        """Read the notes from the beginning."""
        self.hidden = []
        self._had_choice = False
        self._state = State(len(self.players), self.rules)
        self._actions: list[str] = []
        self._draws: list[int] = []
        self._shuffle = 0
        for place, note in enumerate(self._notes):
            try:
                self._take_in(note, place)
            except RecordError as error:
                raise RecordError(f"notes[{place}]", str(error), error.kind, error.reason) from None

    def _take_in(self, note: str, place: int) -> None:
        before = size(self._state.supply)
        if note.startswith(f"{NAMED} "):
            self._name(note)
        elif self._state.awaits_card:
            self._draw(note)
        else:
            self._act(note, place)
        if size(self._state.supply) > before:
            self._shuffle += 1

    def _draw(self, note: str) -> None:
        state = self._state
        for_hand = state.awaiting == FOR_HAND
        if note == UNKNOWN and for_hand:
            city = self._stand_in()
            self.hidden.append(Hidden(len(self._draws), state.player, city, self._shuffle))
        else:
            city = CITY_INDEX.get(note, -1)
            if city < 0:
                problem = f"{quoted(note)}: a card from the supply must come next, by its city"
                raise RecordError("", problem, "record-cards")
            self._make_drawable(city)
        self._draws.append(city)
        state.give(city)

    def _to_come(self) -> Counter[int]:
        """Cards that are noted to come before the next shuffle."""
        first = len(self._draws)
        return Counter(city for city in self._cards[first : first + size(self._state.supply)] if city >= 0)

    def _stand_in(self) -> int:
        supply, wanted = self._state.supply, self._to_come()
        for city in range(len(CITIES)):
            if copies(supply, city) > wanted[city]:
                return city
        raise RecordError("", "no card is left that this could be", "record-cards")

    def _make_drawable(self, city: int) -> None:
        """A card that comes from the supply now is not among the unknown ones."""
        if copies(self._state.supply, city):
            return
        for hidden in self.hidden:
            if hidden.shuffle == self._shuffle and hidden.city == city:
                self._swap_with_supply(hidden, self._stand_in())
                return
        raise RecordError("", f"no card of {CITIES[city]} is left in the supply", "record-cards")

    def _act(self, note: str, place: int) -> None:
        state = self._state
        try:
            action = read(note)
        except UnreadableAction as error:
            raise RecordError("", str(error), reason=error) from None
        self._reveal_for(action, place)
        reason = why_not(state, action.number)
        if reason:
            legal = ", ".join(self.allowed())
            raise RecordError("", f"{note!r}: {reason.sentence()} Possible: {legal}.", reason=reason)
        state.apply(action.number)
        self._actions.append(str(action))

    def _reveal_for(self, action: Action, place: int) -> None:
        """Make sure that the player holds what is played or discarded."""
        if action.city is None or action.verb not in _WITH_CARD:
            return
        needed = [action.city]
        if action.verb == "discard":  # which cards may be discarded depends on all of them
            for note in self._notes[place + 1 :]:
                verb, _, city = note.partition(" ")
                if verb != "discard" or city not in CITY_INDEX:
                    break
                needed.append(CITIES[CITY_INDEX[city]])
        for city, number in Counter(needed).items():
            for _ in range(number - self._known(self._state.player)[city]):
                self._reveal(self._state.player, CITY_INDEX[city])

    def _name(self, note: str) -> None:
        parts = note.split(" ")
        seat, city = (parts[1], parts[2]) if len(parts) == 3 else ("", "")
        if seat not in map(str, range(len(self.players))) or city not in CITY_INDEX:
            raise RecordError("", f"{quoted(note)} is not of the form `{NAMED} SEAT CITY`")
        if not self._reveal(int(seat), CITY_INDEX[city]):
            raise RecordError("", f"seat {seat} has no unknown card that could be {city}", "record-cards")

    # ---- Unknown cards ----

    def _known(self, seat: int) -> Counter[CityId]:
        """The cards of a hand that are known."""
        hand = self._state.hands[seat]
        held = Counter({city: copies(hand, index) for index, city in enumerate(CITIES)})
        held.subtract(CITIES[hidden.city] for hidden in self.hidden if hidden.seat == seat)
        return +held

    def _reveal(self, seat: int, city: int) -> bool:
        """One of the seat's unknown cards is of that city; whether there is one that can be.

        It is the oldest, unless that led into a contradiction: then luck decides.
        """
        mine = [hidden for hidden in self.hidden if hidden.seat == seat]
        self._had_choice |= len({hidden.shuffle for hidden in mine}) > 1
        if self._luck is not None:
            mine = sorted(mine, key=lambda _: self._luck.number() if self._luck else 0)
        for hidden in mine:
            if self._become(hidden, city):
                self.hidden.remove(hidden)
                self._draws[hidden.draw] = city
                return True
        return False

    def _become(self, hidden: Hidden, city: int) -> bool:
        """Let an unknown card be a card of that city, if that is possible."""
        if hidden.city == city:
            return True
        if hidden.shuffle == self._shuffle and copies(self._state.supply, city) > self._to_come()[city]:
            self._swap_with_supply(hidden, city)
            return True
        for other in self.hidden:
            if other.shuffle == hidden.shuffle and other.city == city:
                self._set(other, hidden.city)
                self._set(hidden, city)
                return True
        return False

    def _swap_with_supply(self, hidden: Hidden, city: int) -> None:
        before = hidden.city
        self._set(hidden, city)
        self._state.supply = with_card(without_card(self._state.supply, city), before)

    def _set(self, hidden: Hidden, city: int) -> None:
        hands = list(self._state.hands)
        hands[hidden.seat] = with_card(without_card(hands[hidden.seat], hidden.city), city)
        self._state.hands = hands
        hidden.city = city
        self._draws[hidden.draw] = city

    # ---- The game that the notes describe ----

    @property
    def awaits(self) -> Literal["hand", "display"] | None:
        """Where the next card from the supply goes, `hand` or `display`; None if none is awaited."""
        if not self._state.awaits_card:
            return None
        return "hand" if self._state.awaiting == FOR_HAND else "display"

    @property
    def player(self) -> int | None:
        """The seat that acts; None when the game is over."""
        return None if self._state.is_over else self._state.player

    def can_come(self) -> dict[CityId, int]:
        """By city: how many of its cards the supply may still hold, as far as is known."""
        left = Counter({city: copies(self._state.supply, index) for index, city in enumerate(CITIES)})
        left.update(CITIES[hidden.city] for hidden in self.hidden if hidden.shuffle == self._shuffle)
        return {city: left[city] for city in CITIES}

    def hand(self, seat: int) -> Cards:
        """A hand: the cards that are known, and how many more there are."""
        known = self._known(seat)
        named = tuple(city for city in CITIES for _ in range(known[city]))
        return Cards(named, sum(hidden.seat == seat for hidden in self.hidden))

    def can_be(self, seat: int) -> list[CityId]:
        """The cities that an unknown card of a seat may be of."""
        passes = {hidden.shuffle for hidden in self.hidden if hidden.seat == seat}
        found = {hidden.city for hidden in self.hidden if hidden.shuffle in passes}
        if self._shuffle in passes:
            found |= {city for city in range(len(CITIES)) if copies(self._state.supply, city)}
        return [city for index, city in enumerate(CITIES) if index in found]

    def allowed(self) -> list[str]:
        """The legal actions, as far as anybody at the table knows them."""
        state = self._state
        if state.is_over or state.awaits_card:
            return []
        known = self._known(state.player)
        maybe = set(self.can_be(state.player))
        found = [
            str(action)
            for action in map(read, state.legal_actions())
            if action.city is None or action.verb not in _WITH_CARD or known[action.city]
        ]
        mine = [hidden for hidden in self.hidden if hidden.seat == state.player]
        for city in [city for city in CITIES if city in maybe and not known[city]]:
            trial = state.copy()
            hands = list(trial.hands)
            hands[state.player] = with_card(without_card(hands[state.player], mine[0].city), CITY_INDEX[city])
            trial.hands = hands
            legal = map(read, trial.legal_actions())
            found += [str(action) for action in legal if action.city == city and action.verb in _WITH_CARD]
        return found

    @property
    def record(self) -> Record:
        """The game so far, with stand-ins for unknown cards; while a card is awaited, up to the action before.

        Raises:
            RecordError: the display has not been dealt yet.
        """
        draws, actions = self._draws, self._actions
        if self._state.awaits_card and self._actions:
            return Recording(self.players, self.rules, self._whole_notes()).record
        result = outcome_of(self._state).result() if self._state.is_over else None
        return Record(self.players, self.rules, tuple(CITIES[city] for city in draws), tuple(actions), result)

    def _whole_notes(self) -> Sequence[str]:
        """The notes before the action that still awaits cards."""
        last = max(place for place, note in enumerate(self._notes) if note not in CITY_INDEX and note != UNKNOWN)
        return self._notes[:last]

    @property
    def is_dealt(self) -> bool:
        """Whether the display lies there, so that there is a record."""
        return len(self._draws) >= len(self._state.display)

    def game(self) -> Game:
        """The game so far, with stand-ins; see `record`."""
        return Game.replaying(self.record)

    def setup(self) -> Setup | None:
        """The position as it is known; None while a card is awaited."""
        if self._state.awaits_card:
            return None
        full = Setup.of(self.game().position())
        hands = tuple(self.hand(seat) for seat in range(len(self.players)))
        return replace(full, hands=hands)
