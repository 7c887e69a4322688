"""Positions from parts: checked, asked about, rolled out and tried. Nothing of them is kept."""

import json
from dataclasses import dataclass

from ...endings import Ending, EndingError, is_ending, solve
from ...engine import Luck
from ...game import Game, GameError, Record, RecordError
from ...game.actions import TEXTS, read
from ...game.companion.recording import Recording
from ...game.errors import ActionError, PositionError, Problem
from ...game.position import CLOSING_PHASES
from ...game.setup.setup import Setup
from ...protocol import answers
from ...protocol.commands import (
    AskPosition,
    AskRollout,
    CheckPosition,
    NoteGame,
    PositionClosing,
    PositionVariation,
    PositionWhyNot,
    TryAtPosition,
)
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import PositionChances, VariationStep, WayWeighed
from ...rollouts import Rollout
from ...rules import Rules
from ..ports.background import Background
from ..refusals import BadPosition, BadRecord, Refusal, refusal_of
from ..running.bots import Bots
from ..running.hints import Hints
from ..thinking.sent import SentBot, SentSetup, SentView
from ..thinking.thought import Kept, Steps, Thought
from .replay import Replays
from .reviews import Reviews
from .variations import Played, Variations

_MOST_PROBLEMS = 30
ROLLOUT_LEVELS = ("easy", "casual", "medium", "steady", "skilled")
"""Levels quick enough for whole games. (The best moves use the strongest judge anyway.)"""
_ROLLOUT_LEVEL = "medium"


class Positions:
    """Answers questions about positions that somebody has set up."""

    def __init__(self, replays: Replays, background: Background, bots: Bots, hints: Hints, reviews: Reviews) -> None:
        self._replays = replays
        self._background = background
        self._bots = bots
        self._hints = hints
        self._reviews = reviews
        self._variations = Variations(background, reviews)

    async def check(self, wanted: CheckPosition, lang: str) -> answers.PositionChecked:
        """What a position is, and what is impossible in it."""
        record = (await self._replays.finished(wanted.table)).record if wanted.table else None
        return await self._background.run(lambda: _checked(wanted, record, lang))

    async def noted(self, wanted: NoteGame) -> answers.NotedGame:
        """The game that the notes from a real table describe."""
        return await self._background.run(lambda: _noted(wanted))

    async def best(self, wanted: AskPosition, fair_key: str, lang: str) -> answers.PositionBest:
        """The best moves with reasons; of a last turn, the exact chances as well."""
        game = await self._background.run(lambda: _game(wanted.position))
        view, legal = game.view(game.player), game.legal_actions(numbers=True)
        _, hint = await self._hints.advise(view, legal, fair_key, lang)
        ending = await self._bots.ponder(fair_key, Solving(view.engine)) if is_ending(view.engine.public) else None
        return {"hint": hint, "ending": ending}

    async def seen(self, wanted: AskPosition) -> answers.PositionSeen:
        """A position as the player to act sees it."""

        def describe() -> answers.PositionSeen:
            game = _exercise(wanted.position)
            return {"view": game.views_data([game.player])[0]}

        return await self._background.run(describe)

    async def try_way(self, wanted: TryAtPosition, fair_key: str, lang: str) -> WayWeighed:
        """What a way to decide is worth."""
        game = await self._background.run(lambda: _exercise(wanted.position))
        return await self._reviews.evaluate_way(game, wanted.actions, fair_key, lang)

    async def rollout(self, wanted: AskRollout, fair_key: str) -> answers.RolloutGames:
        """Some games of a rollout; the client adds them up and stops at any time."""
        if wanted.level and wanted.level not in ROLLOUT_LEVELS:
            raise Refusal("bad_request", "server-unknown-bot", level=wanted.level)
        setup = await self._background.run(lambda: _setup(wanted.position, deciding=True))
        ways = await self._background.run(lambda: tuple(tuple(_numbers(setup, way)) for way in wanted.ways))
        level = wanted.level or _ROLLOUT_LEVEL
        return await self._bots.ponder(fair_key, Rolling(setup, ways, level, wanted.first, wanted.games))

    async def step(self, tried: PositionVariation) -> VariationStep:
        """Where a variation stands."""
        return await self._variations.step(await self._played(tried))

    async def chances(self, tried: PositionVariation, person: str | None, address: str) -> PositionChances:
        """Every seat's chance where a variation stands."""
        return await self._variations.chances(await self._played(tried), person, address)

    async def why_not(self, tried: PositionWhyNot, lang: str) -> answers.OneReason:
        """Why the player to act cannot do an action; null if they can."""
        return self._variations.why_not(await self._played(tried), tried.action, lang)

    async def closing(self, tried: PositionVariation) -> ClosingOffer:
        """The ways to close the route, as at a table."""
        return await self._variations.closing(await self._played(tried))

    async def outcome(self, tried: PositionClosing) -> ClosingOutcome:
        """What one choice earns, as at a table."""
        return await self._variations.outcome(await self._played(tried), tried)

    async def _played(self, tried: PositionVariation) -> Played:
        def played() -> Played:
            position = _setup(tried.position).position(Luck(tried.seed))
            return Played(lambda draw: Game.from_position(position, draws=draw), tried)

        return await self._background.run(played)


@dataclass(frozen=True, slots=True)
class Solving(Thought[answers.EndingSolved | None]):
    """The exact chances of a last turn."""

    view: SentView

    def steps(self, kept: Kept) -> Steps[answers.EndingSolved | None]:
        """None if it is too large."""
        yield None
        try:
            return _ending_data(solve(self.view))
        except EndingError:
            return None


@dataclass(frozen=True, slots=True)
class Rolling(Thought[answers.RolloutGames]):
    """Some games of a rollout."""

    setup: SentSetup
    ways: tuple[tuple[int, ...], ...]
    level: SentBot
    first: int
    games: int

    def steps(self, kept: Kept) -> Steps[answers.RolloutGames]:
        """Play game by game; return fewer games if asked to finish at once."""
        rollout = Rollout.of(self.setup, self.ways, self.level, seed=self.first)
        for done in rollout.play(self.games):
            if (yield done / self.games):
                break
        wins, points = rollout.games_by_way()
        return {"wins": wins, "points": points}


def _setup(line: str, *, deciding: bool = False) -> Setup:
    try:
        setup = Setup.from_text(line)
        return setup.for_deciding() if deciding else setup
    except PositionError as error:
        raise BadPosition(error) from None


def _game(line: str) -> Game:
    """A game in which somebody has something to decide; cards that nobody knows are the same for whoever asks."""
    return Game.from_position(_setup(line, deciding=True).position(Luck(0)), seed=0)


def _exercise(line: str) -> Game:
    """A game with a whole decision to make."""
    game = _game(line)
    if game.phase in CLOSING_PHASES:
        problem = Problem("phase", "position-closing")
        raise BadPosition(PositionError(str(problem), [problem]))
    return game


def _checked(wanted: CheckPosition, record: Record | None, lang: str) -> answers.PositionChecked:
    problems: list[Problem] = []
    undecided: str | None = None
    setup: Setup | None = None
    try:
        if record is not None:
            setup = _moment(record, wanted.ply)
        else:
            setup = Setup.unchecked(wanted.position) if wanted.text is None else _read(wanted.text, wanted.ply)
        setup.checked()
    except PositionError as error:
        problems = list(error.problems)
    except GameError as error:
        problems = [Problem("text", "position-form", {"problem": str(error)[:200]})]
    if setup is not None and not problems:
        try:
            setup.for_deciding()
        except PositionError as error:
            undecided = error.sentence(lang)
    return {
        "position": setup.partial_json() if setup else None,
        "problems": [{"place": each.place, "text": each.sentence(lang)} for each in problems[:_MOST_PROBLEMS]],
        "line": setup.to_text() if setup and not problems else None,
        "undecided": undecided,
    }


def _noted(wanted: NoteGame) -> answers.NotedGame:
    rules = Rules.of(wanted.rules if isinstance(wanted.rules, str) else wanted.rules.model_dump())
    try:
        noted = Recording(wanted.players, rules, wanted.notes)
    except RecordError as error:
        raise BadRecord(error) from None
    record = noted.record if noted.is_dealt else None
    setup = noted.setup() if record else None
    seats = range(len(wanted.players))
    return {
        "view": Game.replaying(record).views_data([None])[0] if record else None,
        "player": noted.player,
        "awaits": noted.awaits,
        "allowed": noted.allowed(),
        "can_come": noted.can_come(),
        "hands": [
            {"cards": list(hand.named), "unknown": hand.unknown or 0, "can_be": noted.can_be(seat)}
            for seat, hand in ((seat, noted.hand(seat)) for seat in seats)
        ],
        "line": setup.to_text() if setup else None,
        "record": record.to_data() if record else None,
    }


def _read(content: str, ply: int | None) -> Setup:
    """The position that a text holds: a line, a link, JSON, or a moment of a record."""
    content = content.strip()
    if content.startswith("tt1") or "/editor#" in content:
        return Setup.from_text(content)
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        data = None
    if isinstance(data, dict) and str(data.get("format", "")).startswith("thurntaxis-position/"):
        return Setup.unchecked(data)
    return _moment(Record.loads(content), ply)


def _moment(record: Record, ply: int | None) -> Setup:
    return Setup.of(record.replay(None if ply is None else min(ply, len(record.actions))).position())


def _ending_data(ending: Ending) -> answers.EndingSolved:
    lines: list[answers.EndingLine] = [
        {"action": TEXTS[line.action], "chance": line.chance, "points": line.points} for line in ending.lines
    ]
    return {"called": ending.called, "rivals": ending.rivals, "lines": lines}


def _numbers(setup: Setup, way: list[str]) -> list[int]:
    """The actions of a way, which must be legal one after the other."""
    game = Game.from_position(setup.position(Luck(0)), seed=0)
    numbers = []
    for index, action in enumerate(way):
        try:
            game.play(action)
        except ActionError as error:
            raise refusal_of(error, action, index) from None
        numbers.append(read(action).number)
    return numbers
