"""Puzzles from games of bots: which last turns are worth solving, who finds them, and what they are about."""

from collections.abc import Iterator
from typing import Any

from ..bots import make
from ..bots.levels import LEVELS
from ..engine import EngineView, Luck, State
from ..engine.bits import cities_of, lowest
from ..engine.numbers import (
    CALL_ADMINISTRATOR,
    CARTWRIGHT,
    CLOSE,
    FOR_HAND,
    HOUSE,
    POSTAL_CARRIER,
    POSTMASTER,
)
from ..game import Game, Position
from ..game.actions import TEXTS
from . import codec
from .exact import ExactGoal, LastTurn, TooMany, is_last_turn

PLAYER = "strong"
"""The bots whose games are searched."""
OFFICIALS = {CARTWRIGHT: "cartwright", POSTAL_CARRIER: "postal_carrier", POSTMASTER: "postmaster"}
THEMES = (*OFFICIALS.values(), "houses", "cards")
"""What a puzzle can be about."""
_SAME = 1e-9
_TRIES = 3
_FEWEST_UNSEEN = 10
"""With fewer unseen cards the discards might be shuffled within the turn."""


def last_turns(seed: int) -> Iterator[Position]:
    """The positions of a game of bots in which somebody begins their last turn."""
    players = 2 + seed % 3
    game = Game([f"Bot {seat + 1}" for seat in range(players)], seed=f"puzzles {seed}")
    bots = [make(PLAYER) for _ in range(players)]
    luck = Luck(seed)
    seen = -1
    while game.player is not None:
        seat = game.player
        view = game.view(seat)
        if seat != seen and view.phase == "draw":
            seen = seat
            if is_last_turn(view.engine) and view.engine.supply_size >= _FEWEST_UNSEEN:
                yield game.position()
        game.play(int(bots[seat].decide(view.engine, game.legal_actions(numbers=True), luck)))


def puzzle_in(position: Position) -> dict[str, Any] | None:
    """The puzzle of a position; None if it is too easy, too uncertain, or hangs on luck."""
    view = EngineView(position.state, position.state.player)
    goals: list[ExactGoal] = ["win", "points"] if _is_last_of_all(view.public) else ["points"]
    try:
        return _first_worth_while(position, view, goals)
    except TooMany:
        return None


def _first_worth_while(position: Position, view: EngineView, goals: list[ExactGoal]) -> dict[str, Any] | None:
    for goal in goals:
        turn = LastTurn(view, goal)
        line = turn.line()
        if line is None or not _is_certain(turn, line):
            continue
        level = _level(view, turn)
        if level > 1:
            theme, without = theme_of(view, turn, line)
            return {
                "goal": goal,
                "best": round(turn.best),
                "level": level,
                "theme": theme,
                "without": without,
                "solution": [TEXTS[action] for action in line],
                "position": codec.write(position),
            }
    return None


def _is_last_of_all(state: State) -> bool:
    """Whether the game is over after this turn."""
    return not any(state.has_turn_left(seat) for seat in range(state.players) if seat != state.player)


def _is_certain(turn: LastTurn, line: list[int]) -> bool:
    """Whether the best way needs no luck, not even of those who take another."""
    if turn.goal == "win" and turn.best < 1 - _SAME:
        return False
    if CLOSE not in line:
        return False
    start = turn.start
    lucky = turn.worth(start, CALL_ADMINISTRATOR) if start.is_legal(CALL_ADMINISTRATOR) else turn.best
    return abs(turn.best - round(turn.best)) < _SAME and lucky <= turn.best + _SAME and _idle(turn) < turn.best - _SAME


def _idle(turn: LastTurn) -> float:
    """What the turn is worth if the route stays open."""
    if turn.goal == "points":
        return float(turn.start.score(turn.seat))
    return 0.0 if turn.start.winner() != turn.seat else 1.0


def _level(view: EngineView, turn: LastTurn) -> int:
    """The weakest level that finds it more often than not; one more than the last of those asked if none does."""
    asked = LEVELS[:-1]
    for level in asked:
        found = sum(_finds(level.code, view, turn, seed) for seed in range(_TRIES))
        if 2 * found > _TRIES:
            return level.number
    return len(LEVELS)


def _finds(level: str, view: EngineView, turn: LastTurn, seed: int) -> bool:
    bot, luck, state = make(level), Luck(seed), turn.start.copy()
    while state.player == turn.seat and not state.is_over:
        # The other hands hold only what everybody saw: nobody plays after this turn, so nothing else matters.
        action = int(bot.decide(EngineView(state, turn.seat), state.legal_actions(), luck))
        if turn.worth(state, action) < turn.best - _SAME:
            return False
        state.apply(action)
        while state.awaits_card:
            state.give(luck.card(state.supply))
        if turn.value(state) < turn.best - _SAME:
            return False
    return True


def theme_of(view: EngineView, turn: LastTurn, line: list[int]) -> tuple[str, int]:
    """What the puzzle is about, and what the turn is worth without that."""
    state = turn.start.copy()
    called, houses = 0, turn.best
    for action in line:
        called = state.official_called_by(action) or called
        if action >= HOUSE:
            worths = [turn.worth(state, other) for other in state.legal_actions()]
            houses = min(houses, *worths)
        state.apply(action)
        while state.awaits_card and state.awaiting != FOR_HAND:
            state.give(lowest(cities_of(state.supply)))
    if called in OFFICIALS:
        without = LastTurn(view, turn.goal, called).best
        if without < turn.best - _SAME:
            return OFFICIALS[called], int(without)
    if houses < turn.best - _SAME:
        return "houses", int(houses)
    return "cards", int(_idle(turn))
