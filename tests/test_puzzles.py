"""Every puzzle that comes with the package is solved again; what is told of tries is right."""

import json
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files

import pytest

from thurntaxis.engine import EngineView, State
from thurntaxis.engine.bits import cities_of, lowest
from thurntaxis.engine.numbers import CALL_ADMINISTRATOR
from thurntaxis.game import Game
from thurntaxis.puzzles import Puzzle, codec, puzzle_of_the_day, puzzles
from thurntaxis.puzzles.exact import LastTurn
from thurntaxis.puzzles.mining import THEMES, last_turns, puzzle_in

DATA = files("thurntaxis.puzzles").joinpath("puzzles.jsonl")


def _solve(puzzle: Puzzle) -> LastTurn:
    return LastTurn(EngineView(puzzle.position().state, puzzle.seat), puzzle.goal)


def test_there_are_enough_and_they_are_small() -> None:
    assert len(puzzles()) >= 300
    assert len(DATA.read_bytes()) <= 300_000
    assert {each.theme for each in puzzles()} <= set(THEMES)
    assert len({json.dumps(each.placed) for each in puzzles()}) == len(puzzles())


@pytest.mark.parametrize("part", range(6))
def test_every_puzzle_is_solved_again(part: int) -> None:
    for each in puzzles()[part::6]:
        assert _solve(each).best == pytest.approx(each.best), each.id
        begun = each.begin()
        for action in each.solution:
            begun.play(action)
        assert begun.solved, each.id


def test_ending_the_turn_without_the_point_of_it_is_told_with_its_cost() -> None:
    each = next(each for each in puzzles() if each.goal == "points")
    begun = each.begin()
    legal = begun.game.legal_actions
    while not begun.over:
        actions = legal()
        begun.play("end" if "end" in actions else actions[0])
    assert begun.missed
    assert not begun.solved
    assert begun.cost == pytest.approx(each.best - begun.game.view(each.seat).seats[each.seat].score.total)


def test_following_the_hints_solves_it() -> None:
    for each in puzzles()[::60]:
        begun = each.begin()
        while (action := begun.hint()) is not None:
            begun.play(action)
        assert begun.solved, each.id


def _by_hand(state: State, seat: int, goal: str, display: Counter[int]) -> float:
    """The best way with the cards that lie open, by plain recursion: no memory, no short cut, no luck."""
    if state.player != seat or state.is_over:
        return float(state.winner() == seat) if goal == "win" else float(state.score(seat))
    best = -99.0
    for action in state.legal_actions():
        left = display
        if action <= CALL_ADMINISTRATOR:
            if not display[action]:  # the supply, the Administrator, or a card that came later
                continue
            left = display - Counter([action])
        after = state.copy()
        after.apply(action)
        while after.awaits_card:
            after.give(lowest(cities_of(after.supply)))
        best = max(best, _by_hand(after, seat, goal, left))
    return best


def test_plain_recursion_finds_the_same() -> None:
    """For the puzzles whose player has the fewest cards: the others have too many ways."""
    few = sorted(puzzles(), key=lambda each: len(each.placed["seats"][each.seat][0]))
    for each in few[:6]:
        state = EngineView(each.position().state, each.seat).public
        assert _by_hand(state, each.seat, each.goal, Counter(state.display)) == each.best, each.id


def test_positions_read_back() -> None:
    for each in puzzles()[::30]:
        position = each.position()
        assert codec.write(position) == each.placed
        assert Game.from_position(position, seed=1).player == each.seat


def test_days_have_puzzles_of_their_own() -> None:
    first = date(2026, 11, 17)
    days = Counter(puzzle_of_the_day(first + timedelta(day)).id for day in range(len(puzzles())))
    assert set(days.values()) == {1}


def test_the_same_games_give_the_same_puzzles() -> None:
    known = {each.id: each for each in puzzles()}
    id = next(id for id in known if int(id.split("-")[0]) < 100)
    game, seat = map(int, id.split("-"))
    found = [each for position in last_turns(game) if (each := puzzle_in(position))]
    again = next(each for each in found if each["position"]["player"] == seat)
    assert Puzzle.from_json({"id": id} | again) == known[id]
