"""The analysis board: a finished game is played on from any ply. Only games without secrets can be analysed."""

from collections.abc import Sequence

from ...game import Game, Record
from ...protocol import answers
from ...protocol.commands import Variation, VariationClosing, VariationWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import PositionChances, VariationStep
from ..ports.background import Background
from .replay import Replays
from .reviews import Reviews, checked_ply
from .variations import Played, Variations


def whole_ply(record: Record, ply: int) -> int:
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
        self._variations = Variations(background, reviews)

    async def step(self, id: str, tried: Variation) -> VariationStep:
        """Where a variation stands: what the player to act sees, what the newest actions did, which cards came."""
        return await self._variations.step(await self._played(id, tried))

    async def chances(self, id: str, tried: Variation, person: str | None, address: str) -> PositionChances:
        """Every seat's chance where a variation stands."""
        return await self._variations.chances(await self._played(id, tried), person, address)

    async def why_not(self, id: str, tried: VariationWhyNot, lang: str) -> answers.OneReason:
        """Why the player to act cannot do an action; null if they can."""
        return self._variations.why_not(await self._played(id, tried), tried.action, lang)

    async def closing(self, id: str, tried: Variation) -> ClosingOffer:
        """The ways to close the route, as at a table."""
        return await self._variations.closing(await self._played(id, tried))

    async def outcome(self, id: str, tried: VariationClosing) -> ClosingOutcome:
        """What one choice earns, as at a table."""
        return await self._variations.outcome(await self._played(id, tried), tried)

    async def _played(self, id: str, tried: Variation) -> Played:
        record = (await self._replays.finished(id)).record

        def played() -> Played:
            ply = whole_ply(record, tried.ply)
            return Played(lambda draw: Game.from_record(record, to=ply, draws=draw), tried)

        return await self._background.run(played)
