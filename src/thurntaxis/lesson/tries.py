"""A try at a prepared position: in the lesson, and in a puzzle."""

from ..game.data import Event
from ..game.events import seen_by
from ..game.game import Game
from ..game.view import View


class Try:
    """What one seat has done in a position so far. The judging module adds to this."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def play(self, action: str) -> list[Event]:
        """Do an action; what happened, as the seat sees it.

        Raises:
            UnreadableAction: this is not an action in any position.
            IllegalAction: it cannot be done now.
        """
        return [seen_by(event, self.seat) for event in self.game.play(action, seat=self.seat)]

    def view(self) -> View:
        return self.game.view(self.seat)

    @property
    def turn_is_over(self) -> bool:
        """Whether the seat's turn has ended."""
        return self.game.player != self.seat
