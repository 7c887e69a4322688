"""A third of the exact puzzles in the package are solved again, a sample of the best turns is searched again.

The feedback on tries is right.
"""

import json
import re
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from importlib.resources import files
from itertools import combinations, filterfalse, islice
from math import comb

import pytest
from bench.puzzles.mining import THEMES, WrongEnd, puzzle_in, turns
from bench.puzzles.mining_best import MARGIN, Looking
from bench.puzzles.mining_best import THEMES as BEST_THEMES

from thurntaxis.board import CITIES
from thurntaxis.engine import EngineView, State
from thurntaxis.engine.bits import cities_of, copies, lowest, size, with_card
from thurntaxis.engine.numbers import CALL_ADMINISTRATOR, LEFT, RIGHT
from thurntaxis.game import Game, Position
from thurntaxis.game.actions import NUMBERS
from thurntaxis.locales import LANGUAGES
from thurntaxis.puzzles import NAMES, Puzzle, codec, puzzle_of_the_day, puzzles
from thurntaxis.puzzles.exact import LastTurn
from thurntaxis.puzzles.sentences import why

DATA = files("thurntaxis.puzzles").joinpath("puzzles.jsonl")
EXACT = [each for each in puzzles() if each.goal != "chance"]
BEST = [each for each in puzzles() if each.goal == "chance"]


def _solve(puzzle: Puzzle) -> LastTurn:
    assert puzzle.goal != "chance"
    return LastTurn(EngineView(puzzle.position().state, puzzle.seat), puzzle.goal)


def _told(puzzle: Puzzle, value: float) -> float:
    return round(value, 1) if puzzle.goal == "points" else round(100 * value)


def test_there_are_enough_and_they_are_small() -> None:
    assert len(puzzles()) >= 300
    assert len(DATA.read_bytes()) <= 300_000
    assert {each.theme for each in EXACT} <= set(THEMES)
    assert {each.theme for each in BEST} <= set(BEST_THEMES)
    wanted = "cartwright postal_carrier administrator tiles early houses ending"
    assert {each.theme for each in puzzles()} >= set(wanted.split())
    assert len({json.dumps(each.placed) for each in puzzles()}) == len(puzzles())


@pytest.mark.parametrize("part", range(3))
def test_exact_puzzles_are_solved_again(part: int) -> None:
    for each in EXACT[part::9]:
        assert _told(each, _solve(each).best) == each.best, each.id
        begun = each.begin()
        for action in each.solution:
            begun.play(action)
        assert begun.solved, each.id


def test_ending_the_turn_without_its_point_shows_the_cost() -> None:
    each = next(each for each in puzzles() if each.goal == "points" and _is_certain(each))
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


# ---- Best turns ----


SHORT = [each.id for each in BEST if len(each.solution) == 1]
"""Each further decision takes as much time again."""


@pytest.mark.parametrize("id", SHORT[:: len(SHORT) // 3 + 1])
def test_best_turns_are_searched_again(id: str) -> None:
    """The proof of a sample: both ways of looking, three seeds, four times the budget."""
    each = next(each for each in BEST if each.id == id)
    assert Looking(id, each.position()).right_ways(()) == each.right


def test_best_turns_are_worth_it_and_say_why() -> None:
    for each in BEST:
        assert each.best - each.without >= 100 * MARGIN - 1, each.id
        assert each.level > 1, each.id
        assert each.tempting is not None, each.id
        assert round(100 * each.tempting.cost) == each.best - each.without, each.id
        counted = [reason.arguments for reason in each.reasons if "games" in reason.arguments]
        assert all(figures["best"] != figures["other"] for figures in counted), each.id


def test_the_tempting_way_loses_what_is_said() -> None:
    for each in EXACT[::9]:
        if each.tempting is not None:
            begun = each.begin()
            for action in each.tempting.actions:
                begun.play(action)
            assert begun.missed, each.id
            assert begun.cost == pytest.approx(each.tempting.cost, abs=0.001), each.id


def test_the_right_ways_of_a_best_turn_solve_it() -> None:
    for each in BEST:
        begun = each.begin()
        for action in each.solution:
            assert not begun.over, each.id
            begun.play(action)
        assert begun.solved, each.id


def test_another_way_of_a_best_turn_shows_its_cost() -> None:
    for each in BEST[::12]:
        begun = each.begin()
        right = {begin_of(branch.way[0]) for branch in each.right}
        wrong = next(action for action in begun.game.legal_actions() if begin_of(NUMBERS[action]) not in right)
        begun.play(wrong)
        assert begun.missed, (each.id, wrong)
        assert not begun.solved
        assert begun.hint() is None
        again = each.begin()
        again.play(wrong)
        assert again.cost == begun.cost, "the same try costs the same"


def test_no_answer_depends_on_hidden_cards() -> None:
    """Two worlds that the player cannot tell apart: a hidden card of another's hand is exchanged with the supply."""
    looked_at = 0
    for each in BEST[::12] + EXACT[::40]:
        data = each.position().to_json()
        for seat in range(len(data["players"])):
            hidden = Counter(data["hands"][seat]) - Counter(data["known"][seat])
            if seat == each.seat or not hidden:
                continue
            mine = next(iter(hidden))
            other = next(city for city in data["supply"] if city != mine)
            data["hands"][seat][data["hands"][seat].index(mine)] = other
            data["supply"][data["supply"].index(other)] = mine
            twin = replace(each, placed=codec.write(Position.from_json(data)))
            one, two = each.begin(), twin.begin()
            assert one.view().to_json() == two.view().to_json(), each.id
            assert one.hint() == two.hint(), each.id
            # Without a card from the supply, which the worlds do not have in common.
            for action in one.game.legal_actions():
                if not action.startswith(("take ", "administrator")):
                    one, two = each.begin(), twin.begin()
                    assert one.play(action) == two.play(action), (each.id, action)
                    assert (one.cost, one.hint()) == (two.cost, two.hint()), (each.id, action)
            looked_at += 1
            break
    assert looked_at >= 5


def begin_of(action: int) -> int:
    """With a route of one city its two ends are the same."""
    return action + (RIGHT - LEFT) if LEFT <= action < RIGHT else action


def _is_certain(puzzle: Puzzle) -> bool:
    """Whether no card has to be drawn for the best."""
    return _solve(puzzle).line() is not None


def _by_hand(state: State, seat: int, goal: str, display: Counter[int]) -> float:
    """The best way with the cards that lie open, by plain recursion: no memory, no short cut, no luck."""
    if state.player != seat or state.is_over:
        if goal == "points":
            return float(state.score(seat))
        return float(state.winner() == seat and (goal == "win" or state.is_over))
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
    for goal in ("points", "win", "end"):
        asked = [each for each in EXACT if each.goal == goal]
        asked.sort(key=lambda each: len(str(each.placed["seats"][each.seat][0])))
        for each in islice(filter(_is_certain, asked), 3):
            state = EngineView(each.position().state, each.seat).public
            value = _by_hand(state, each.seat, each.goal, Counter(state.display))
            assert _told(each, value) == each.best, each.id


def test_the_administrators_call_is_worth_the_average_of_all_sixes() -> None:
    """One by one, with the fewest unseen cards; one card is taken of the six, or from the supply."""
    called = [each for each in EXACT if each.theme == "administrator"]
    turn = min(map(_solve, called), key=lambda turn: size(turn.start.supply))
    unseen = [city for city in range(len(CITIES)) for _ in range(copies(turn.start.supply, city))][:12]
    supply = 0
    for city in unseen:
        supply = with_card(supply, city)
    turn.start.supply = supply
    value = {city: turn._with_card(turn.start, city) for city in set(unseen)}
    total = 0.0
    for six in combinations(range(len(unseen)), 6):
        rest = [value[city] for place, city in enumerate(unseen) if place not in six]
        total += max(sum(rest) / len(rest), *(value[unseen[place]] for place in six))
    assert len(set(value.values())) > 1
    assert turn.worth(turn.start, CALL_ADMINISTRATOR) == pytest.approx(total / comb(len(unseen), 6))


def test_bad_luck_costs_nothing() -> None:
    """The best way may still fail by the cards that come: what counts is what was decided."""
    uncertain = list(islice(filterfalse(_is_certain, EXACT[::5]), 8))
    assert uncertain
    for each in uncertain:
        begun = each.begin()
        for action in each.solution:
            begun.play(action)
        assert begun.solved, each.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_solution_is_explained_in_every_language(lang: str) -> None:
    for each in puzzles()[::9]:
        reasons = why(each, NAMES, lang)
        assert reasons, each.id
        assert all(sentence for _, sentence in reasons)


def test_the_reasons_of_exact_puzzles_add_up() -> None:
    for each in EXACT[::12]:
        begun = each.begin()
        before = begun.view().seats[each.seat].score.total
        for action in each.solution:
            begun.play(action)
        after = begun.view().seats[each.seat].score.total
        told = dict(why(each, NAMES, "en"))
        points, carriage, tiles, houses = map(int, re.findall(r"-?\d+", told["puzzle-reason-turn"]))
        assert points == carriage + tiles + houses == after - before, each.id


def test_an_ending_can_be_got_wrong() -> None:
    """In every puzzle about ending the game it can be ended, too, for somebody else to win."""
    for each in [each for each in EXACT if each.goal == "end"][::10]:
        view = EngineView(each.position().state, each.seat)
        assert not view.public.end_is_called()
        assert WrongEnd(view, "end").best == 1, each.id


def test_positions_read_back() -> None:
    for each in puzzles()[::30]:
        position = each.position()
        assert codec.write(position) == each.placed
        assert Game.from_position(position, seed=1).player == each.seat


def test_days_have_puzzles_of_their_own() -> None:
    first = date(2026, 11, 17)
    days = Counter(puzzle_of_the_day(first + timedelta(day)).id for day in range(len(puzzles())))
    assert set(days.values()) == {1}


@pytest.mark.parametrize("part", range(3))
def test_the_command_finds_the_same_puzzles_again(part: int) -> None:
    """From the positions of a sample: goal, solution, theme and figures. What bots find or miss may move with them."""
    kinds = {(each.goal, each.theme): each for each in EXACT}
    for each in list(kinds.values())[part::3]:
        again = puzzle_in(each.id, each.position())
        assert again is not None, each.id
        assert replace(Puzzle.from_json(again), level=each.level, tempting=each.tempting) == each


def test_the_same_game_gives_the_same_turns() -> None:
    """From the number of a game, as the command begins. Those of the package come from games of earlier bots."""
    first = [(id, position.state) for id, position in turns(2)]
    assert first
    assert first == [(id, position.state) for id, position in turns(2)]
