"""One game between bots. The loop is light: the engine's state and views, no texts, no events."""

import operator
import re
import time
from contextlib import suppress
from typing import Protocol

from ..bots import Bot, make
from ..engine import EngineView, Luck, State
from ..engine.numbers import POSTMASTER
from ..game.actions import OFFICIALS, PHASES
from ..game.cards import tiles_of
from ..game.draws import seeded
from ..game.outcome import outcome_of, score_of
from .pairing import PlannedGame
from .result import NAMED_OFFICIALS, Fault, Forfeit, GameResult, Played, SeatResult, Time

_ADDRESS = re.compile(r"0x[0-9a-fA-F]{6,}")


class Watch(Protocol):
    """Supervises a game: called when a bot is asked for a decision and when it has answered."""

    def asked(self, seat: int) -> None:
        """The bot at that seat starts thinking."""

    def answered(self) -> None:
        """It has finished thinking."""


class _Nobody:
    """Supervises nothing."""

    def asked(self, seat: int) -> None:
        pass

    def answered(self) -> None:
        pass


class BotFailed(Exception):
    """A bot raised an error or did not answer with a legal action."""

    def __init__(self, seat: int, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.forfeit = Forfeit(seat, fault, reason)


def play(planned: PlannedGame, watch: Watch | None = None) -> Played:
    """Play a game with new bots, so that no earlier game can matter."""
    playing = _Playing(planned, watch or _Nobody())
    try:
        playing.seat_bots()
        result = playing.to_the_end()
    except BotFailed as failed:
        result = forfeited(planned, failed.forfeit)
    finally:
        playing.close_bots()
    return Played(result, tuple(playing.times), tuple(playing.draws), tuple(playing.actions))


def forfeited(planned: PlannedGame, forfeit: Forfeit) -> GameResult:
    """The result of a game that a bot forfeited."""
    return GameResult(planned.game, planned.deal, planned.seats, "forfeit", forfeit=forfeit)


class _Playing:
    """A game in progress, and what is counted about it."""

    def __init__(self, planned: PlannedGame, watch: Watch) -> None:
        seats = len(planned.seats)
        self.planned = planned
        self.watch = watch
        self.bots: list[Bot] = []
        self.lucks = [Luck(planned.luck_seed(seat)) for seat in range(seats)]
        self.state = State(seats, planned.rules)
        self.draw = seeded(planned.cards_seed)
        self.draws: list[int] = []
        self.actions: list[int] = []
        self.times = [Time() for _ in range(seats)]
        self.turns = [0] * seats
        self.officials = [dict.fromkeys(NAMED_OFFICIALS, 0) for _ in range(seats)]
        self.forced = [0] * seats
        self.phases: dict[str, list[int]] = {phase: [0, 0, 0] for phase in PHASES[:-1]}

    def seat_bots(self) -> None:
        """Make the bots; one that cannot be made has lost."""
        for seat, code in enumerate(self.planned.seats):
            self.watch.asked(seat)
            try:
                bot = make(code)
                self.bots.append(bot)
                bot.new_game()
            except KeyboardInterrupt:
                raise
            except BaseException as problem:
                raise BotFailed(seat, "error", described(problem)) from problem
            self.watch.answered()

    def close_bots(self) -> None:
        """Let the bots clean up; the result stands even if this fails."""
        for seat, bot in enumerate(self.bots):
            self.watch.asked(seat)
            with suppress(Exception):
                bot.close()
            self.watch.answered()

    def to_the_end(self) -> GameResult:
        """Play until the game is over or has taken too long."""
        state = self.state
        self.deal()
        self.begin_turn()
        for _ in range(self.planned.most_decisions):
            if state.is_over:
                break
            player, phase = state.player, state.phase
            action = self.choose(player, phase)
            official = OFFICIALS[state.official_called_by(action)]
            if official is not None:
                self.officials[player][official] += 1
            state.apply_unchecked(action)
            self.actions.append(action)
            self.deal()
            if state.player != player and not state.is_over:
                self.begin_turn()
        return self.result()

    def deal(self) -> None:
        """Hand over the awaited cards."""
        while self.state.awaits_card:
            city = self.draw(self.state, len(self.draws))
            self.state.give_unchecked(city)
            self.draws.append(city)

    def begin_turn(self) -> None:
        """Count the turn that begins now."""
        self.turns[self.state.player] += 1
        self.forced[self.state.player] += self.state.official == POSTMASTER

    def choose(self, seat: int, phase: int) -> int:
        """The action to play; the bot is asked only if there is a choice."""
        legal = self.state.legal_actions()
        counts = self.phases[PHASES[phase]]
        counts[0] += 1
        counts[1] += len(legal)
        if len(legal) == 1:
            counts[2] += 1
            return legal[0]
        return self.ask(seat, legal)

    def ask(self, seat: int, legal: list[int]) -> int:
        """The bot's decision, checked."""
        view = EngineView(self.state, seat)
        self.watch.asked(seat)
        start = time.perf_counter()
        try:
            answer = self.bots[seat].decide(view, list(legal), self.lucks[seat])
        except KeyboardInterrupt:  # not the bot's fault
            raise
        except BaseException as problem:  # a bot may even call `exit`
            raise BotFailed(seat, "error", described(problem)) from problem
        self.times[seat].add(time.perf_counter() - start)
        self.watch.answered()
        try:
            action = operator.index(answer)
        except TypeError:
            action = -1
        if action not in legal:
            raise BotFailed(seat, "illegal", f"{_steady(repr(answer))} is not a legal action here")
        return action

    def result(self) -> GameResult:
        """The result of the game as it stands."""
        planned = self.planned
        players = tuple(self.seat_result(seat) for seat in range(len(planned.seats)))
        phases = {phase: (row[0], row[1], row[2]) for phase, row in self.phases.items() if row[0]}
        if not self.state.is_over:
            return GameResult(planned.game, planned.deal, planned.seats, "unfinished", players=players, phases=phases)
        outcome = outcome_of(self.state)
        return GameResult(
            planned.game,
            planned.deal,
            planned.seats,
            outcome.end_reason,
            outcome.winner,
            outcome.ended_by,
            outcome.tie,
            players,
            phases,
        )

    def seat_result(self, seat: int) -> SeatResult:
        """The figures of one seat."""
        score = score_of(self.state, seat)
        return SeatResult(
            score.carriage,
            score.tiles,
            score.houses,
            self.turns[seat],
            self.times[seat].decisions,
            self.officials[seat],
            self.forced[seat],
            tuple(tiles_of(self.state.tiles[seat])),
        )


def described(problem: BaseException) -> str:
    """An error in one line that is the same in every process."""
    text = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
    return _steady(text)


def _steady(text: str) -> str:
    """A bot's text, shortened, and without memory addresses, which differ from run to run."""
    line = " ".join(_ADDRESS.sub("0x…", text).split())
    return line if len(line) <= 200 else line[:199] + "…"
