"""Exact puzzles from games played by bots: which turns are worth solving, who finds them, and what they are about."""

from collections.abc import Iterator

from thurntaxis.board import CITIES, PROVINCE_OF
from thurntaxis.bots import make
from thurntaxis.bots.levels import LEVELS
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.bits import count
from thurntaxis.engine.numbers import (
    ADMINISTRATOR,
    CARTWRIGHT,
    DONE,
    DRAW,
    HOUSE,
    HOUSE_COUNT,
    LAST_CARRIAGE,
    NOBODY,
    POSTAL_CARRIER,
    POSTMASTER,
)
from thurntaxis.game import Game, Position
from thurntaxis.game.actions import TEXTS, read
from thurntaxis.puzzles import Puzzle, PuzzleData, TemptingData, codec
from thurntaxis.puzzles.exact import ExactGoal, HousesIn, LastTurn, TooMany

PLAYER = "strong"
"""The bots whose games are searched."""
OFFICIALS = {
    ADMINISTRATOR: "administrator",
    CARTWRIGHT: "cartwright",
    POSTAL_CARRIER: "postal_carrier",
    POSTMASTER: "postmaster",
}
THEMES = (*OFFICIALS.values(), "houses", "cards", "ending")
"""What a puzzle can be about."""
_SAME = 1e-9
_CLEAR = {"points": 1.0, "win": 0.1, "end": 1.0}
"""By how much the best way must be ahead of what is possible without the theme, on average."""
_LEAST_CHANCE = 0.3
_TRIES = 3
_FEWEST_UNSEEN = 10
"""With fewer unseen cards the discards might be shuffled within the turn."""
_MOST_HOUSES = 7
"""With more houses left than this the last one is not placed in one turn."""


def turns(seed: int) -> Iterator[tuple[str, Position]]:
    """The turns of a game of bots that can be counted through, at their beginning, with ids."""
    players = 2 + seed % 3
    game = Game([f"Bot {seat + 1}" for seat in range(players)], seed=f"puzzles {seed}")
    bots = [make(PLAYER) for _ in range(players)]
    luck = Luck(seed)
    while game.player is not None:
        seat = game.player
        view = game.seen(seat)
        if begins_turn(view) and view.supply_size >= _FEWEST_UNSEEN:
            position = game.position()
            if view.public.end_is_called():
                yield f"{seed}-{seat}", position
            elif _may_end(view.public):
                yield f"e{seed}-{position.round}", position
        game.play(int(bots[seat].decide(view, game.legal_actions(numbers=True), luck)))


def _may_end(state: State) -> bool:
    """Whether the player might end the game in this turn, and nobody would have a turn after it."""
    near = state.carriages[state.player] == LAST_CARRIAGE - 1
    few = HOUSE_COUNT - count(state.houses[state.player]) <= _MOST_HOUSES
    return state.player == state.players - 1 and (near or few)


def puzzle_in(id: str, position: Position) -> PuzzleData | None:
    """The puzzle of a turn; None if it is too uncertain, or nothing can be said about it."""
    view = EngineView(position.state, position.state.player)
    try:
        found = (_puzzle(id, position, view, goal) for goal in _goals(view.public))
        return next(filter(None, found), None)
    except TooMany:
        return None


def _goals(state: State) -> list[ExactGoal]:
    if not state.end_is_called():
        return ["end"]
    others = (seat for seat in range(state.players) if seat != state.player)
    return ["points"] if any(map(state.has_turn_left, others)) else ["win", "points"]


def _puzzle(id: str, position: Position, view: EngineView, goal: ExactGoal) -> PuzzleData | None:
    turn = LastTurn(view, goal)
    if goal != "points" and turn.best < _LEAST_CHANCE:
        return None
    if turn.best - _idle(turn) < _CLEAR[goal] - _SAME:
        return None
    if goal == "end" and not WrongEnd(view, goal).best:
        return None
    level = _level(turn)
    puzzle: PuzzleData = {
        "id": id,
        "goal": goal,
        "best": _shown_value(turn, turn.best),
        "level": level,
        "theme": "",
        "without": 0,
        "solution": [],
        "position": codec.write(position),
    }
    solution, called = _solution(puzzle)
    theme, without = theme_of(view, turn, solution, called)
    puzzle["theme"], puzzle["without"] = theme, _shown_value(turn, without)
    puzzle["solution"] = [TEXTS[action] for action in solution]
    if theme and (tempting := _tempting(puzzle)):
        puzzle["tempting"] = tempting
    return puzzle if theme else None


def _tempting(puzzle: PuzzleData) -> TemptingData | None:
    """What the strongest of the levels below does with the cards of the puzzle, where it misses the best."""
    for level in reversed(LEVELS[: puzzle["level"] - 1]):
        for seed in range(_TRIES):
            begun, bot, luck = Puzzle.from_json(puzzle).begin(), make(level.code), Luck(seed)
            played: list[int] = []
            while not begun.over:
                view = begun.game.seen(begun.seat)
                played.append(int(bot.decide(view, view.public.legal_actions(), luck)))
                begun.play(TEXTS[played[-1]])
            if begun.missed:
                return played, round(begun.cost, 3)
    return None


def _shown_value(turn: LastTurn, value: float) -> float:
    """A value as it is shown: points, or a chance in percent."""
    shown = round(value, 1) if turn.goal == "points" else round(100 * value)
    return int(shown) if shown == int(shown) else shown


def _solution(puzzle: PuzzleData) -> tuple[list[int], int]:
    """A best way with the cards that everybody meets who tries it, and the official that is called."""
    begun = Puzzle.from_json(puzzle).begin()
    played, called = list[int](), NOBODY
    while (action := begun.hint()) is not None:
        played.append(read(action).number)
        called = called or begun.game.state.official_called_by(played[-1])
        begun.play(action)
    return played, called


class WrongEnd(LastTurn):
    """Whether the game can also be ended in this turn for somebody else to win it."""

    def _end(self, state: State) -> float:
        return float(state.is_over and state.winner() != self.seat)


def _idle(turn: LastTurn) -> float:
    """What the turn is worth if the route stays open."""
    if turn.goal == "points":
        return float(turn.start.score(turn.seat))
    return float(turn.goal == "win" and turn.start.winner() == turn.seat)


def _level(turn: LastTurn) -> int:
    """The weakest level that finds it more often than not; one more than the last of those asked if none does."""
    asked = LEVELS[:-1]
    for level in asked:
        found = sum(_finds(level.code, turn, seed) for seed in range(_TRIES))
        if 2 * found > _TRIES:
            return level.number
    return len(LEVELS)


def _finds(level: str, turn: LastTurn, seed: int) -> bool:
    bot, luck, state = make(level), Luck(seed), turn.start.copy()
    while state.player == turn.seat and not state.is_over:
        # The other hands hold only what everybody saw: nobody plays after this turn, so nothing else matters.
        action = int(bot.decide(EngineView(state, turn.seat), state.legal_actions(), luck))
        if turn.worth(state, action) < turn.value(state) - _SAME:
            return False
        state.apply(action)
        while state.awaits_card:
            state.give(luck.card(state.supply))
    return True


def theme_of(view: EngineView, turn: LastTurn, line: list[int], called: int) -> tuple[str, float]:
    """What the puzzle is about, and what the turn is worth without that; no theme if nothing single decides it."""
    if turn.goal == "end":
        return "ending", 0
    clear = turn.best - _CLEAR[turn.goal] + _SAME
    if called != NOBODY and (without := LastTurn(view, turn.goal, without=called).best) <= clear:
        return OFFICIALS[called], without
    if turn.line() is None:
        return "", 0  # it needs luck, and nobody who helps
    other_way = _other_way(line)
    if other_way and (without := LastTurn(view, turn.goal, houses=other_way).best) <= clear:
        return "houses", without
    other = max(turn.worth(turn.start, action) for action in turn.start.legal_actions() if action != line[0])
    return ("cards", other) if other <= clear else ("", 0)


def _other_way(line: list[int]) -> HousesIn | None:
    """How houses are not placed; None where a single house leaves it open."""
    provinces = [PROVINCE_OF[CITIES[action - HOUSE]] for action in line if HOUSE <= action < DONE]
    if len(provinces) < 2:
        return None
    return "several" if len(set(provinces)) == 1 else "one province"


def begins_turn(view: EngineView) -> bool:
    """Whether the player to act is at the very beginning of a turn."""
    state = view.public
    return state.player == view.seat and state.phase == DRAW and state.official == NOBODY and state.taken == 0
