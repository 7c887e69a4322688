"""What the engine answers about the rules is what it does when the action is carried out."""

from typing import Any

import pytest
from hypothesis import assume, given, settings

import thurntaxis.engine
from reference.positions import NAMES
from support.games import games, kinds_of_game, next_action, played
from thurntaxis import Game
from thurntaxis.board import CITIES, CITY_INDEX, NEIGHBOURS
from thurntaxis.engine import Luck, State
from thurntaxis.engine.interpreted import load_interpreted
from thurntaxis.engine.numbers import (
    CALL_CARTWRIGHT,
    CARRIAGE,
    CLOSE,
    DECLINE,
    DONE,
    FINISH,
    HOUSES,
    LEFT,
    NOBODY,
    RIGHT,
)
from thurntaxis.game.actions import NUMBERS, OFFICIALS
from thurntaxis.rules import SMALL_GAMES


def after(state: State, *actions: int) -> State:
    """The state after some actions, before cards from the supply are handed over."""
    copy = state.copy()
    for action in actions:
        copy.apply(action)
    return copy


@given(games())
@settings(max_examples=60)
def test_the_official_that_an_action_calls_is_called_by_it(game: Game) -> None:
    state = game.state
    called = {action: state.official_called_by(action) for action in state.legal_actions()}
    for action, official in called.items():
        then = after(state, action)
        if action == CALL_CARTWRIGHT or (then.player == state.player and then.phase >= state.phase):
            assert official in (NOBODY, then.official) or then.player != state.player
            assert then.player != state.player or then.official == (official or state.official)
    seat = game.player
    wanted = sorted(set(called.values()) - {NOBODY})
    assert game.view(seat).can_call == tuple(OFFICIALS[official] for official in wanted)
    assert game.view().can_call == ()


@given(games())
@settings(max_examples=60)
def test_the_ends_of_a_route_and_the_order_of_turns(game: Game) -> None:
    """A single card has one end. What may be put at an end is joined to it by a road, and not in the route."""
    for viewer in (None, game.player):
        view = game.view(viewer).to_json()
        for seat in view["seats"]:
            route = seat["route"]
            ends = [route[0], route[-1]][: len(route)] if route else []
            wanted = [[city for city in CITIES if city in NEIGHBOURS[end] and city not in route] for end in ends]
            assert seat["ends"] == wanted
        players = len(game.players)
        assert view["order"] == [(game.state.player + place) % players for place in range(players)]


@given(kinds_of_game())
@settings(max_examples=15)
def test_the_carriage_that_a_closing_earns(kind: dict[str, Any]) -> None:
    game, luck = Game(NAMES[: kind["players"]], rules=kind["rules"], seed=kind["seed"]), Luck(kind["seed"])
    while not game.is_over and game.ply < 400:
        if "close" in game.legal_actions():
            check_closing(game)
        game.play(next_action(game, "builder", luck))


def check_closing(game: Game) -> None:
    state = game.state
    seat = state.player
    closed = after(state, CLOSE)
    if closed.phase == HOUSES:
        closed = after(closed, DONE)
    gained = closed.carriages[seat] != state.carriages[seat]
    offered = closed.phase == CARRIAGE and closed.player == seat
    assert state.route_earns_carriage(seat) == gained
    assert state.cartwright_can_help(seat) == offered
    if gained:
        assert closed.carriages[seat] == state.next_carriage(seat)
    if offered:
        assert after(closed, CALL_CARTWRIGHT).carriages[seat] == state.next_carriage(seat)
        assert after(closed, DECLINE).carriages[seat] == state.carriages[seat]
    view = game.view(seat)
    with pytest.deprecated_call():
        assert view.closing_carriage == ("route" if gained else "cartwright" if offered else None)
    assert view.seats[seat].next_carriage == (state.next_carriage(seat) or None)


@given(games())
@settings(max_examples=60)
def test_the_cities_that_extend_a_route_are_legal_once_they_are_in_hand(game: Game) -> None:
    state = game.state
    assume(not game.is_over)
    for seat in range(state.players):
        holding = state.copy()
        holding.player, holding.phase, holding.official = seat, FINISH, NOBODY
        hands = list(holding.hands)
        hands[seat] = (1 << 22) - 1
        holding.hands = hands
        legal = set(holding.legal_actions())
        extending = {city for city in range(22) if LEFT + city in legal or RIGHT + city in legal}
        assert {city for city in range(22) if state.cities_that_extend(seat) >> city & 1} == extending
        assert len(game.view(seat).extending) == len(extending)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", ["standard", *SMALL_GAMES])
def test_both_engines_answer_alike(seed: int, rules: str) -> None:
    record = played(seed=seed, rules=rules).record
    interpreted = load_interpreted()
    states = [module.State(len(record.players), record.rules) for module in (thurntaxis.engine, interpreted)]
    draws = iter(record.draws)

    def deal() -> None:
        while states[0].awaits_card:
            card = CITY_INDEX[next(draws)]
            for state in states:
                state.give(card)

    deal()
    for action in record.actions:
        answers = [
            (
                [state.official_called_by(each) for each in state.legal_actions()],
                [state.has_turn_left(player) for player in range(state.players)],
                [state.cartwright_can_help(player) for player in range(state.players)],
                (state.end_called_by_houses(), state.end_called_by_carriage()),
                (state.face_up(), state.house_sites()),
                [state.route_tile_stack(length) for length in range(9)],
                [state.missing_provinces(state.houses[player]) for player in range(state.players)],
            )
            for state in states
        ]
        assert answers[0] == answers[1]
        for state in states:
            state.apply(NUMBERS[action])
        deal()
    assert states[0].is_over
