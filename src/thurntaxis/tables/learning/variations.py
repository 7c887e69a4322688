"""Variations from an open position: one person plays all seats and chooses the cards.

Nothing is kept: a request names the position and all that was tried from there. All that has to be played again is
played outside the event loop.
"""

from collections.abc import Callable, Iterator

from ...board import CITIES, CITY_INDEX
from ...engine import State
from ...engine.bits import copies
from ...engine.numbers import CITY_COUNT, FOR_HAND
from ...game import ActionError, Event, Game, Setup
from ...game.draws import new_seed, seeded
from ...protocol import answers
from ...protocol.commands import FreeVariation, TriedClosing
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import CardThatCame, PositionChances, VariationStep
from ...variants import FULL
from ..ports.background import Background
from ..refusals import Refusal, refusal_of
from ..table import questions
from .replay import open_view
from .reviews import Reviews

Draw = Callable[[State, int], int]
"""Where cards come from."""


class Played:
    """A variation with the result of its newest actions. `begin` makes the game that it starts from."""

    def __init__(self, begin: Callable[[Draw], Game], tried: FreeVariation) -> None:
        for city in tried.cards:
            if city is not None and city not in CITY_INDEX:
                raise Refusal("bad_request", "reason-unknown-city", text=city)
        self.cards: list[CardThatCame] = []
        self.events: list[Event] = []
        self._wanted: Iterator[str | None] = iter(tried.cards)
        self._chance = seeded(new_seed())
        self.game = begin(self._draw)
        for index, action in enumerate(tried.actions):
            if index == tried.known:
                self.cards = []
            try:
                happened = self.game.play(action)
            except ActionError as error:
                raise refusal_of(error, action, index) from None
            if index >= tried.known:
                self.events += happened
        if tried.known >= len(tried.actions):
            self.cards = []

    def _draw(self, state: State, drawn: int) -> int:
        wanted = CITY_INDEX.get(next(self._wanted, None) or "", -1)
        city = wanted if wanted >= 0 and copies(state.supply, wanted) else self._chance(state, drawn)
        counted = {CITIES[each]: copies(state.supply, each) for each in range(CITY_COUNT) if copies(state.supply, each)}
        to_hand = state.awaiting == FOR_HAND
        self.cards.append({"city": CITIES[city], "to": "hand" if to_hand else "display", "supply": counted})
        return city


class Variations:
    """Answers questions about variations."""

    def __init__(self, background: Background, reviews: Reviews) -> None:
        self._background = background
        self._reviews = reviews

    async def step(self, found: Played) -> VariationStep:
        """Where a variation stands: what the player to act sees, what the newest actions did, which cards came."""

        def describe() -> VariationStep:
            return {
                "view": open_view(found.game, found.game.player),
                "events": found.events,
                "cards": found.cards,
                "line": Setup.of(found.game.position()).to_text() if found.game.rules.variant == FULL else None,
            }

        return await self._background.run(describe)

    async def chances(self, found: Played, person: str | None, address: str) -> PositionChances:
        """Every seat's chance where a variation stands."""
        return await self._reviews.chances(found.game.state, person, address)

    def why_not(self, found: Played, action: str, lang: str) -> answers.OneReason:
        """Why the player to act cannot do an action; null if they can."""
        reason = questions.why_not(found.game, action, found.game.state.player, lang)
        return {"reason": reason}

    async def closing(self, found: Played) -> ClosingOffer:
        """The ways to close the route, as at a table."""
        game = found.game
        return await self._background.run(lambda: questions.closing(game.view(game.player)))

    async def outcome(self, found: Played, choice: TriedClosing) -> ClosingOutcome:
        """What one choice earns, as at a table."""
        game = found.game
        return await self._background.run(lambda: questions.outcome(game.view(game.player), choice))
