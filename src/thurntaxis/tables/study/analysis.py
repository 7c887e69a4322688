"""The analysis board: a finished game is played on from any ply, all seats by one hand, with the cards one likes.

Nothing is kept: a request names a ply and all that was tried from there. Only games without secrets can be analysed,
and all that has to be played again is played outside the event loop.
"""

from collections.abc import Iterator, Sequence

from ...board import CITIES, CITY_INDEX
from ...engine import State
from ...engine.bits import copies
from ...engine.numbers import CITY_COUNT, FOR_HAND
from ...game import ActionError, Event, Game, Record
from ...game.draws import new_seed, seeded
from ...protocol import answers
from ...protocol.commands import Variation, VariationClosing, VariationWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import CardThatCame, PositionChances, VariationStep
from ..ports.background import Background
from ..refusals import Refusal, refusal_of
from ..table import questions
from .replay import Replays, open_view
from .reviews import Reviews, checked_ply


class _Played:
    """A variation, and what its newest actions brought."""

    def __init__(self, record: Record, tried: Variation) -> None:
        for city in tried.cards:
            if city is not None and city not in CITY_INDEX:
                raise Refusal("bad_request", "reason-unknown-city", text=city)
        self.cards: list[CardThatCame] = []
        self.events: list[Event] = []
        self._wanted: Iterator[str | None] = iter(tried.cards)
        self._chance = seeded(new_seed())
        self.game = Game.from_record(record, to=_whole_ply(record, tried.ply), draws=self._draw)
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


def _whole_ply(record: Record, ply: int) -> int:
    """The ply, or where the closing begins that is under way there: it is one decision, and tried as one."""
    phase = record.replay(checked_ply(record, ply)).phase
    return ply if phase in ("draw", "play", "finish", "over") else _last(record.actions[:ply], "close")


def _last(actions: Sequence[str], action: str) -> int:
    return len(actions) - 1 - actions[::-1].index(action)


class Analysis:
    """Answers questions about variations of finished games."""

    def __init__(self, replays: Replays, background: Background, reviews: Reviews) -> None:
        self._replays = replays
        self._background = background
        self._reviews = reviews

    async def step(self, id: str, tried: Variation) -> VariationStep:
        """Where a variation stands: what the player to act sees, what the newest actions did, which cards came."""
        found = await self._played(id, tried)

        def describe() -> VariationStep:
            return {"view": open_view(found.game, found.game.player), "events": found.events, "cards": found.cards}

        return await self._background.run(describe)

    async def chances(self, id: str, tried: Variation, person: str | None, address: str) -> PositionChances:
        """Every seat's chance where a variation stands."""
        found = await self._played(id, tried)
        return await self._reviews.chances(found.game.state, person, address)

    async def why_not(self, id: str, tried: VariationWhyNot, lang: str) -> answers.OneReason:
        """Why the player to act cannot do an action; null if they can."""
        game = (await self._played(id, tried)).game
        return {"reason": questions.why_not(game, tried.action, game.state.player, lang)}

    async def closing(self, id: str, tried: Variation) -> ClosingOffer:
        """The ways to close the route, as at a table."""
        game = (await self._played(id, tried)).game
        return await self._background.run(lambda: questions.closing(game.view(game.player)))

    async def outcome(self, id: str, tried: VariationClosing) -> ClosingOutcome:
        """What one choice earns, as at a table."""
        game = (await self._played(id, tried)).game
        return await self._background.run(lambda: questions.outcome(game.view(game.player), tried))

    async def _played(self, id: str, tried: Variation) -> _Played:
        record = (await self._replays.finished(id)).record
        return await self._background.run(lambda: _Played(record, tried))
