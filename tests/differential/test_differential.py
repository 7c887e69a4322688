"""Random games played three times at once, step by step: engine, interpreted engine and reference game agree."""

import random
from itertools import product
from types import ModuleType
from typing import Any

import pytest

import thurntaxis.engine
from reference import ReferenceGame, settler, stretcher
from reference import builder as reference_builder
from reference import hoarder as reference_hoarder
from support.games import OPTION_SETS
from thurntaxis import Rules
from thurntaxis.board import CITIES, CITY_INDEX, TILES
from thurntaxis.engine import State
from thurntaxis.engine.interpreted import load_interpreted
from thurntaxis.engine.numbers import NO_CITY
from thurntaxis.game.actions import NUMBERS, OFFICIALS, PHASES, TEXTS
from thurntaxis.game.cards import TILE_NAMES, city_set, pile_of

POLICIES = thurntaxis.engine.POLICIES
KINDS = list(product(POLICIES, (2, 3, 4), range(len(OPTION_SETS))))
GAMES_OF_A_KIND = 5
MOST_DECISIONS = {"uniform": 150, "hoarder": 150, "builder": 1000}
"""Uniform and hoarding games would hardly end; the builder's end in a few hundred decisions."""


def test_there_are_at_least_300_games() -> None:
    assert len(KINDS) * GAMES_OF_A_KIND >= 300
    assert {kind[0] for kind in KINDS} == {"uniform", "builder", "hoarder"}


class Trio:
    """One game in three programs. The cards are dealt by the compiled engine's generator, the same ones to all."""

    def __init__(self, players: int, rules: dict[str, str], seed: int) -> None:
        self.fast, self.slow = thurntaxis.engine, load_interpreted()
        self.state = self.fast.State(players, Rules.of(rules))
        self.twin = self.slow.State(players, Rules.of(rules))
        self.luck, self.twin_luck = self.fast.Luck(seed), self.slow.Luck(seed)
        self.cards: list[str] = []
        self.deal()
        self.reference = ReferenceGame(players, rules, lambda game: self.cards.pop(0))
        self.compare("the start")

    def deal(self) -> None:
        while self.state.awaits_card:
            city = self.luck.card(self.state.supply)
            assert self.twin.awaiting == self.state.awaiting
            assert self.twin_luck.card(self.twin.supply) == city
            self.state.give(city)
            self.twin.give(city)
            self.cards.append(CITIES[city])

    def play(self, action: int, where: str) -> None:
        self.state.apply(action)
        self.twin.apply(action)
        self.deal()
        self.reference.apply(TEXTS[action])
        self.compare(where)

    def compare(self, where: str) -> None:
        assert not self.cards, f"{where}: the reference drew fewer cards; left: {self.cards}"
        assert self.twin.fields() == self.state.fields(), where
        assert hash(self.twin) == hash(self.state), where
        assert self.twin.legal_actions() == self.state.legal_actions(), where
        assert in_words(self.state) == in_numbers(self.reference), where
        assert sorted(TEXTS[number] for number in self.state.legal_actions()) == self.reference.legal(), where
        scores = [self.state.score(seat) for seat in range(self.state.players)]
        assert scores == self.reference.scores() == [self.twin.score(seat) for seat in range(self.state.players)], where
        if self.state.is_over:
            assert self.state.winner() == self.twin.winner() == self.reference.winner(), where


def in_words(state: State) -> dict[str, Any]:
    """What the two programs are compared by, out of the engine's state."""
    seats = range(state.players)
    return {
        "player": None if state.is_over else state.player,
        "phase": PHASES[state.phase],
        "official": OFFICIALS[state.official],
        "taken": state.taken,
        "display": list(state.display),
        "supply": state.supply,
        "discards": state.discards,
        "set aside": state.set_aside,
        "chosen": state.chosen,
        "hands": list(state.hands)[: len(seats)],
        "known": list(state.known)[: len(seats)],
        "routes": list(state.routes)[: len(seats)],
        "ends": [(state.left[seat], state.right[seat]) if state.lengths[seat] else None for seat in seats],
        "lengths": list(state.lengths)[: len(seats)],
        "houses": list(state.houses)[: len(seats)],
        "carriages": list(state.carriages)[: len(seats)],
        "tiles": list(state.tiles)[: len(seats)],
        "stacks": state.tiles_left,
    }


def in_numbers(game: ReferenceGame) -> dict[str, Any]:
    """The same, out of the reference game."""
    closing = game.closing or {"houses": [], "discarded": []}
    stacks = [(stack, value) for stack in TILES for value in game.stack(stack)]
    return {
        "player": game.player,
        "phase": game.phase,
        "official": game.official,
        "taken": game.taken,
        "display": [NO_CITY if city is None else CITY_INDEX[city] for city in game.display],
        "supply": pile_of(game.supply),
        "discards": pile_of(game.discards),
        "set aside": pile_of(closing["discarded"]),
        "chosen": city_set(closing["houses"]),
        "hands": [pile_of(hand) for hand in game.hands],
        "known": [pile_of(known) for known in game.known],
        "routes": [city_set(route) for route in game.routes],
        "ends": [(CITY_INDEX[route[0]], CITY_INDEX[route[-1]]) if route else None for route in game.routes],
        "lengths": [len(route) for route in game.routes],
        "houses": [city_set(houses) for houses in game.houses],
        "carriages": game.carriages,
        "tiles": [sum(1 << TILE_NAMES.index((stack, value)) for stack, value in tiles) for tiles in game.tiles],
        "stacks": sum(1 << TILE_NAMES.index(tile) for tile in stacks),
    }


@pytest.mark.parametrize(("policy", "players", "options"), KINDS)
def test_three_programs_play_the_same_game(policy: str, players: int, options: int) -> None:
    for game in range(GAMES_OF_A_KIND):
        seed = 1000 * KINDS.index((policy, players, options)) + game
        where = f"policy {policy}, {players} players, options {OPTION_SETS[options]}, seed {seed}"
        trio = Trio(players, OPTION_SETS[options], seed)
        choices, twin_choices = trio.fast.Luck(seed + 1), trio.slow.Luck(seed + 1)
        for ply in range(MOST_DECISIONS[policy]):
            if trio.state.is_over:
                break
            action = choose(trio.fast, policy, trio.state, choices)
            assert choose(trio.slow, policy, trio.twin, twin_choices) == action, f"{where}, ply {ply}"
            trio.play(action, f"{where}, after ply {ply}, {TEXTS[action]}")
        assert trio.state.is_over or policy != "builder", f"{where}: not over after {MOST_DECISIONS[policy]} decisions"


def choose(engine: ModuleType, policy: str, state: Any, luck: Any) -> int:
    return int(engine.choose(POLICIES[policy], state, luck))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("policy", "most"), [(settler, 1500), (stretcher, 700), (reference_hoarder, 400), (reference_builder, 700)]
)
def test_the_references_own_policies_lead_to_the_same_corners(policy: Any, most: int, players: int) -> None:
    """They run tile stacks out, end games by the last house, and empty the table."""
    seed = players
    rng = random.Random(seed)
    trio = Trio(players, OPTION_SETS[players], seed)
    for ply in range(most):
        if trio.state.is_over:
            break
        action = policy(trio.reference, rng)
        trio.play(
            NUMBERS[action], f"policy {policy.__name__}, {players} players, seed {seed}, after ply {ply}, {action}"
        )
