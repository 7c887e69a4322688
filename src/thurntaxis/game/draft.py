"""Trying whole turns out from what one seat knows.

Everything here happens in a world sampled from the seat's view, with luck of its own. The truth is not in it, so no
answer can give it away; and a list of actions is accepted or refused for reasons that are the same in every world the
seat may be in. Otherwise one could learn the next card by sending lists that are refused.
"""

from collections.abc import Sequence

from typing_extensions import TypedDict

from ..board import CITY_INDEX, CityId, StackId
from ..engine import Luck, State
from ..engine.bits import copies, count
from ..engine.numbers import FOR_HAND
from .actions import Action, read
from .cards import city_names, tiles_of
from .errors import UnreadableAction
from .game import Game
from .position import Position
from .reasons import IllegalAction, Reason
from .view import View

_WORLD = 1
"""The seed of the sampled world, so that the same question gets the same answer."""


class DraftReason(Reason):
    """A reason that has to do with drafts, not with the rules."""

    @property
    def section(self) -> str:
        """A turn's parts, and what is hidden, are in the section about the turn."""
        return "turn"


class NotPossible(Exception):
    """An action of a draft cannot be done: which one, and why."""

    def __init__(self, index: int, action: str, reason: Reason) -> None:
        super().__init__(index, action, reason)
        self.index = index
        self.action = action
        self.reason = reason


class Earned(TypedDict):
    """What actions earn for a seat."""

    houses: list[CityId]
    tiles: list[tuple[StackId, int]]
    carriage: int | None
    """The new carriage; None if it has not changed."""
    points_before: int
    points_after: int
    houses_left: int
    game_end: bool
    """Whether they earn the tile `game_end`."""


class Draft:
    """A game from what one seat knows, in which actions are tried out."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._drawn: list[int] = []
        self._turned_up: set[int] = set()
        self._luck = Luck(_WORLD)
        world = view.engine.sample(Luck(_WORLD))
        routes = tuple(seat.route for seat in view.seats)
        position = Position(world, view.players, view.rules, routes, view.round)
        self.game = Game.from_position(position, draws=self._draw)

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended, or the game."""
        return self.game.player != self.view.player

    def play(self, actions: Sequence[str]) -> "Draft":
        """Try actions one after the other.

        Raises:
            NotPossible: one of them is not legal, or the seat cannot know whether it is.
        """
        for index, text in enumerate(actions):
            reason = self.attempt(text, first=index == 0)
            if reason is not None:
                raise NotPossible(index, text, reason)
        return self

    def attempt(self, text: str, *, first: bool) -> Reason | None:
        """Try one action; why not, if it cannot be done."""
        try:
            action = read(text)
        except UnreadableAction:
            return self.game.why_not(text)
        if self.is_over and not first:
            return DraftReason("draft-turn-over")
        if self._needs_unknown_card(action):
            return DraftReason("draft-unknown-card")
        try:
            self.game.play(action, seat=self.view.engine.seat)
        except IllegalAction as error:
            return error.why
        return None

    def _needs_unknown_card(self, action: Action) -> bool:
        """Whether the action is with a card that was only sampled: in hand, or in the display."""
        if action.city is None:
            return False
        city, world = CITY_INDEX[action.city], self.game.state
        if action.verb == "take" and self._turned_up:
            return not any(card == city for slot, card in enumerate(world.display) if slot not in self._turned_up)
        if action.verb == "discard":
            return bool(self._drawn)  # which card may go depends on where all of them stand in board order
        if action.verb in ("start", "left", "right") and self._drawn:
            return copies(world.hands[self.view.engine.seat], city) <= self._drawn.count(city)
        return False

    def _draw(self, state: State, number: int) -> int:
        city = self._luck.card(state.supply)
        if state.awaiting == FOR_HAND:
            self._drawn.append(city)
        else:
            self._turned_up.add(state.awaiting)
        return city

    def earned(self) -> Earned:
        """What the actions earn for the seat, in houses, tiles, carriage and points."""
        seat, before, after = self.view.engine.seat, self.view.engine.public, self.game.state
        tiles = tiles_of(after.tiles[seat] & ~before.tiles[seat])
        carriage = after.carriages[seat]
        return {
            "houses": city_names(after.houses[seat] & ~before.houses[seat]),
            "tiles": tiles,
            "carriage": carriage if carriage != before.carriages[seat] else None,
            "points_before": before.score(seat),
            "points_after": after.score(seat),
            "houses_left": self.view.seats[seat].houses_left - count(after.houses[seat]) + count(before.houses[seat]),
            "game_end": any(stack == "game_end" for stack, _ in tiles),
        }
