"""The observation says what the view says, where the layout says, and nothing else."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from thurntaxis.board import CITIES, STACKS
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import ACTIONS
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.observer import Observer
from thurntaxis.game.actions import OFFICIALS, PHASES
from thurntaxis.game.view import view_of
from thurntaxis.rules import Rules

from .worlds import TABLES, states

CARRIAGES = (0, 3, 4, 5, 6, 7)


def observed(state: State, seat: int) -> tuple[np.ndarray, np.ndarray]:
    row = np.full(Layout(state.players).size, 99, np.int8)
    mask = np.full(ACTIONS, 99, np.int8)
    Observer().observe(state, seat, row, mask)
    return row, mask


def one_of(choices: tuple[Any, ...], choice: Any) -> list[int]:
    return [int(each == choice) for each in choices]


def counts(cities: Any) -> list[int]:
    counter = Counter(cities)
    return [counter[city] for city in CITIES]


def told_by_view(state: State, seat: int, rules: Rules) -> dict[tuple[str, int | None], list[int]]:
    """What the parts should be, made from the friendly view, which knows nothing of rows."""
    ends = [
        [CITIES[state.left[player]], CITIES[state.right[player]]] if state.lengths[player] else []
        for player in range(state.players)
    ]
    view = view_of(state, seat, players=["A"] * state.players, rules=rules, routes=ends, ply=0, round=1)
    own = view.seats[seat]
    parts: dict[tuple[str, int | None], list[int]] = {
        ("hand", None): counts(own.hand),
        ("display", None): counts(view.display),
        ("discards", None): counts(view.discards),
        ("unseen", None): [view.unseen[city] for city in CITIES],
        ("chosen", None): counts(view.closing.houses if view.closing else ()),
        ("set_aside", None): counts(view.closing.discarded if view.closing else ()),
        ("tiles_left", None): [len(view.stacks[stack]) for stack in STACKS],
        ("phase", None): one_of(PHASES, view.phase),
        ("official", None): one_of(OFFICIALS, view.official),
        ("seat", None): one_of((0, 1, 2, 3), seat),
        ("taken", None): [state.taken],
        ("supply", None): [view.supply],
        ("rules_every_province", None): [rules.all_provinces == "every_province"],
        ("rules_fallback_always", None): [rules.route_tile_fallback == "always"],
        ("rules_printed_points", None): [rules.carriage_points == "printed"],
    }
    for place in range(state.players):
        player = (seat + place) % state.players
        seen = view.seats[player]
        tiles = Counter(stack for stack, _ in seen.tiles)
        route = [city for index, city in enumerate(CITIES) if state.routes[player] >> index & 1]
        parts |= {
            ("known", place): counts(seen.known),
            ("route", place): counts(route),
            ("left_end", place): counts(seen.route[:1]),
            ("right_end", place): counts(seen.route[1:]),
            ("houses", place): counts(seen.houses),
            ("tiles", place): [tiles[stack] for stack in STACKS],
            ("carriage", place): one_of(CARRIAGES, seen.carriage),
            ("unknown", place): [seen.unknown],
            ("route_length", place): [len(route)],
            ("houses_left", place): [seen.houses_left],
            ("tile_points", place): [seen.score.tiles],
            ("score", place): [seen.score.total],
            ("to_act", place): [view.player == player],
        }
    return parts


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_every_part_says_what_the_view_says(players: int, rules: Rules) -> None:
    layout = Layout(players)
    for number, state in enumerate(states(players, rules, seed=players)):
        if number % 7:
            continue
        for seat in range(players):
            row, mask = observed(state, seat)
            told = told_by_view(state, seat, rules)
            assert set(told) == {(part.name, part.player) for part in layout.parts}
            for part in layout.parts:
                assert row[part.place].tolist() == told[part.name, part.player], (number, seat, part)
            legal = state.legal_actions() if seat == state.player else []
            assert np.flatnonzero(mask).tolist() == legal
            assert set(mask) <= {0, 1}


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(players: int, rules: Rules) -> None:
    luck = Luck(5)
    differ = 0
    for state in states(players, rules, seed=10 + players):
        for seat in range(players):
            world = EngineView(state, seat).sample(luck)
            differ += world != state
            assert [cells.tobytes() for cells in observed(world, seat)] == [
                cells.tobytes() for cells in observed(state, seat)
            ]
    assert differ > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_can_be_made_from_the_view_alone(players: int) -> None:
    row = np.zeros(Layout(players).size, np.int8)
    for state in states(players, Rules(), seed=20 + players):
        for seat in range(players):
            Observer().observe_view(EngineView(state, seat), row)
            assert row.tobytes() == observed(state, seat)[0].tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_keep_to_their_bounds(players: int) -> None:
    lows, highs = Layout(players).bounds()
    for state in states(players, Rules(), seed=30 + players):
        row, _ = observed(state, state.player)
        assert (row >= lows).all()
        assert (row <= highs).all()


def test_layout_has_no_gap_and_no_overlap() -> None:
    for players in (2, 3, 4):
        place = 0
        for part in Layout(players).parts:
            assert part.start == place
            place += part.size
        assert place == Layout(players).size
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        Layout(5)
    with pytest.raises(KeyError, match="the table has no part 'houses'"):
        Layout(2).part("houses")
    with pytest.raises(KeyError, match="no part 'hands'"):
        Layout(2).part("hands")
