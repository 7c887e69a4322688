"""One game of a set."""

from thurntaxis.bots import make
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.game.draws import seeded

from .sets import GameSet


class Cards:
    """The cards of a game, from its seed."""

    def __init__(self, seed: str) -> None:
        self._draw = seeded(seed)
        self.drawn = 0
        """How many have come."""

    def deal(self, state: State) -> None:
        """Hand over the awaited cards."""
        while state.awaits_card:
            state.give_unchecked(self.next(state))

    def next(self, state: State) -> int:
        """The card that comes now."""
        city = self._draw(state, self.drawn)
        self.drawn += 1
        return city


class Playing:
    """A game in progress."""

    def __init__(self, games: GameSet, number: int) -> None:
        self.state, self.cards = State(games.players), Cards(games.cards_seed(number))
        self.seats = [make(code) for code in games.seating(number)]
        self.lucks = [Luck(games.luck_seed(number, seat)) for seat in range(games.players)]
        self.actions = bytearray()
        self.cards.deal(self.state)

    def decide(self) -> int:
        """What the player to act wants to do."""
        legal, seat = self.state.legal_actions(), self.state.player
        if len(legal) == 1:
            return legal[0]
        return self.seats[seat].decide(EngineView(self.state, seat), legal, self.lucks[seat])

    def step(self, action: int) -> None:
        """Do an action."""
        self.state.apply(action)
        self.cards.deal(self.state)
        self.actions.append(action)

    def to_the_end(self) -> bytes:
        """Play on; the actions of the whole game."""
        while not self.state.is_over:
            self.step(self.decide())
        return bytes(self.actions)
