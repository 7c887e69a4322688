"""Aids for players: the chance that a route lives on, by counting and by playing it out; which actions are final."""

import math
import random
from typing import Any

import pytest
from hypothesis import given, settings

from reference.positions import position
from support.games import games, played
from thurntaxis import Game, Position
from thurntaxis.board import CITIES, NEIGHBOURS, CityId
from thurntaxis.engine import Luck, State
from thurntaxis.engine.numbers import NO_CITY
from thurntaxis.game.aids import route_lives as lives_in
from thurntaxis.game.cards import city_names
from thurntaxis.game.view import View, view_of

TRIES = 4000


def route_lives(view: View) -> float | None:
    return lives_in(view.engine)


def seen(things: dict[str, Any]) -> View:
    """A position set up for one case, as the player to act sees it."""
    place = Position.from_json(position(**things))
    routes = [list(route) for route in place.routes]
    state = place.state
    return view_of(state, state.player, players=place.players, rules=place.rules, routes=routes, ply=9, round=3)


def lived(view: View, luck: random.Random, seed: int) -> bool:
    """Play it out once: the others take cards at random, then the viewer takes what fits."""
    world: State = view.engine.sample(Luck(seed))
    assert view.seat is not None
    me = view.seats[view.seat]
    wanted = set(city_names(view.engine.public.cities_that_extend(view.seat)))
    assert wanted == {*NEIGHBOURS[me.route[0]], *NEIGHBOURS[me.route[-1]]} - {*me.route}
    display = [CITIES[city] for city in world.display if city != NO_CITY]
    supply, discards = city_names(world.supply), list(view.discards)
    luck.shuffle(supply)

    def draw() -> CityId | None:
        card = supply.pop() if supply else None
        if not supply:
            supply.extend(discards)
            discards.clear()
            luck.shuffle(supply)
        return card

    for _ in range(len(view.players) - 1 if view.phase == "finish" else 0):
        if display:
            display.remove(luck.choice(display))
            if (card := draw()) is not None:
                display.append(card)
    hand = set(me.hand or ())
    cards = 1 if hand else 2
    hand |= set(display)
    for _ in range(cards):
        if hand.isdisjoint(wanted) and (card := draw()) is not None:
            hand.add(card)
    return not hand.isdisjoint(wanted)


MIDDLE: dict[str, Any] = {"hands": [["linz"], ["ulm"]], "phase": "finish", "routes": [["basel", "freiburg"], []]}
NONE_UP = ["linz", "passau", "budweis", "pilsen", "lodz", "salzburg"]
ONE_UP = ["linz", "zuerich", "budweis", "pilsen", "lodz", "salzburg"]
FOUR_SEATS = {"hands": [["linz"], ["ulm"], [], []], "routes": [["basel", "freiburg"], [], [], []]}
CASES: dict[str, dict[str, Any]] = {
    "none is face up": MIDDLE | {"display": NONE_UP},
    "one is face up": MIDDLE | {"display": ONE_UP},
    "three others": MIDDLE | FOUR_SEATS | {"display": ONE_UP},
    "an empty hand takes two": MIDDLE | {"hands": [[], ["ulm"]], "display": NONE_UP},
    "before taking a card": MIDDLE | {"phase": "draw", "display": NONE_UP},
    "the supply runs out": MIDDLE | FOUR_SEATS | {"display": ONE_UP, "supply": ["ulm", "zuerich"], "rest": "discards"},
    "only the last card of the supply": MIDDLE | {"display": NONE_UP, "supply": ["ulm"], "rest": "discards"},
    "no supply at all": MIDDLE | {"display": ONE_UP, "rest": "hand 1"},
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_counting_agrees_with_playing_it_out(case: dict[str, Any]) -> None:
    view = seen(case)
    counted = route_lives(view)
    assert counted is not None
    luck = random.Random(5)
    share = sum(lived(view, luck, seed) for seed in range(TRIES)) / TRIES
    assert abs(share - counted) <= 4 * math.sqrt(counted * (1 - counted) / TRIES), (counted, share)


def test_some_cases_are_neither_certain_nor_hopeless() -> None:
    chances = {name: route_lives(seen(case)) for name, case in CASES.items()}
    assert all(chance is not None and 0 < chance < 1 for chance in chances.values()), chances
    assert len(set(chances.values())) == len(CASES)


def test_a_fitting_card_in_hand_is_enough() -> None:
    assert route_lives(seen(MIDDLE | {"hands": [["zuerich"], []], "display": NONE_UP})) == 1.0
    assert route_lives(seen(MIDDLE | {"phase": "draw", "display": ONE_UP})) == 1.0, "it can be taken at once"


def test_by_hand() -> None:
    """Freiburg in a route of its own has six neighbours' cards among the unseen ones."""
    view = seen({"hands": [["lodz"], []], "phase": "draw", "routes": [["freiburg"], []], "display": NONE_UP})
    fitting = sum(view.unseen[city] for city in NEIGHBOURS["freiburg"])
    assert route_lives(view) == pytest.approx(fitting / sum(view.unseen.values()))


def test_where_it_does_not_apply() -> None:
    assert route_lives(seen(MIDDLE | {"routes": [[], []], "phase": "draw"})) is None, "no route"
    assert route_lives(seen(MIDDLE | {"phase": "play"})) is None
    last = {"carriages": [0, 7], "tiles": [[], [["game_end", 1]]]}
    assert route_lives(seen(MIDDLE | last)) is None, "the viewer's last turn"
    game = Game(["Ann", "Ben"], seed=7)
    assert route_lives(game.view(None)) is None
    assert route_lives(game.view(1)) is None


def test_what_is_left_to_memory_counts_as_unseen() -> None:
    view = seen(MIDDLE | {"display": NONE_UP, "hands": [["linz"], ["zuerich"]], "known": [[], ["zuerich"]]})
    known, unknown = lives_in(view.engine), lives_in(view.engine, forgetful=True)
    assert known is not None
    assert unknown is not None
    assert unknown > known


@given(games())
@settings(max_examples=60)
def test_it_is_a_chance_and_depends_only_on_the_view(game: Game) -> None:
    for seat in range(len(game.players)):
        view = game.view(seat)
        chance = route_lives(view)
        if chance is None:
            continue
        assert 0 <= chance <= 1
        world = view.engine.sample(Luck(1))
        routes = [list(other.route) for other in view.seats]
        again = view_of(world, seat, players=game.players, rules=game.rules, routes=routes, ply=0, round=1)
        assert route_lives(again) == chance


def test_games_have_such_moments() -> None:
    met = [route_lives(game.view(game.player)) for game in (played(seed=3, plies=plies) for plies in range(20, 120))]
    assert sum(chance is not None for chance in met) > 20
