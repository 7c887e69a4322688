"""What holds in every state of both engines, whatever is played."""

import copy
import pickle
from collections import Counter
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.games import OPTION_SETS
from thurntaxis import Rules
from thurntaxis.engine.numbers import ACTIONS, NO_CITY
from thurntaxis.game.actions import NUMBERS, TEXTS, number, text
from thurntaxis.game.draws import in_board_order


def walk(engine: ModuleType, seed: int, plies: int) -> Any:
    """The states of a random game, dealt and waiting for an action; each is a copy of its own."""
    rules = Rules.of(OPTION_SETS[seed % 8])
    state = engine.State(2 + seed % 3, rules)
    luck = engine.Luck(seed)
    luck.deal(state)
    policy = seed // 3 % 3
    for _ in range(plies):
        yield state.copy()
        if state.is_over:
            return
        luck.step(state, engine.choose(policy, state, luck))


def cards_of(state: Any) -> Counter[int]:
    seats = range(state.players)
    piles = [state.supply, state.discards, state.set_aside]
    piles += [state.hands[seat] for seat in seats] + [state.routes[seat] for seat in seats]
    return Counter(card for pile in piles for card in in_board_order(pile)) + Counter(
        city for city in state.display if city != NO_CITY
    )


@given(seed=st.integers(0, 10**6))
@settings(max_examples=25)
def test_all_cards_houses_and_tiles_are_somewhere(engine: ModuleType, seed: int) -> None:
    houses: dict[int, int] = {}
    for state in walk(engine, seed, 250):
        assert cards_of(state) == dict.fromkeys(range(22), 3)
        held = [state.tiles[seat] for seat in range(state.players)]
        assert sum(held) + state.tiles_left == (1 << 30) - 1
        assert sum(tiles.bit_count() for tiles in held) + state.tiles_left.bit_count() == 30
        for seat in range(state.players):
            placed = state.houses[seat]
            assert placed.bit_count() <= 20
            assert placed & houses.get(seat, 0) == houses.get(seat, 0), "a house has left the board"
            houses[seat] = placed
            assert Counter(in_board_order(state.known[seat])) <= Counter(in_board_order(state.hands[seat]))
            assert state.routes[seat].bit_count() == state.lengths[seat]


@given(seed=st.integers(0, 10**6))
def test_a_state_has_something_to_do_or_is_over(engine: ModuleType, seed: int) -> None:
    for state in walk(engine, seed, 250):
        assert bool(state.legal_actions()) != state.is_over
        assert state.supply or not state.discards
        assert not (state.supply and NO_CITY in state.display)


@given(seed=st.integers(0, 10**6))
@settings(max_examples=20)
def test_copies_share_nothing(engine: ModuleType, seed: int) -> None:
    """All earlier states are kept; none of them has changed when the game has gone on."""
    kept = [(state, hash(state), state.fields()) for state in walk(engine, seed, 250)]
    for state, hashed, fields in kept:
        assert (hash(state), state.fields()) == (hashed, fields)


@given(seed=st.integers(0, 10**6), plies=st.integers(1, 200))
def test_a_copy_goes_on_like_the_original(engine: ModuleType, seed: int, plies: int) -> None:
    state = list(walk(engine, seed, plies))[-1]
    copies = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    copies.append(eval(repr(state), {"State": engine.State}))
    copies.append(engine.State(4))
    copies[-1].become(state)
    for other in copies:
        assert other == state
        assert (hash(other), other.fields()) == (hash(state), state.fields())
        assert other.legal_actions() == state.legal_actions()
        if not state.is_over:
            after, other_after = state.copy(), other.copy()
            luck = engine.Luck(seed)
            luck.copy().step(after, state.legal_actions()[0])
            luck.step(other_after, state.legal_actions()[0])
            assert after == other_after != state


@given(seed=st.integers(0, 10**6))
@settings(max_examples=20)
def test_list_mask_count_and_numbers_agree(engine: ModuleType, seed: int) -> None:
    for state in walk(engine, seed, 120):
        legal = state.legal_actions()
        state.find_legal()
        bits = state.legal_a | state.legal_b << 64 | state.legal_c << 128
        assert [action for action in range(192) if bits >> action & 1] == legal
        assert state.legal_count() == len(legal)
        assert [state.nth_legal(index) for index in range(len(legal))] == legal
        assert [action for action in range(-3, ACTIONS + 60) if state.is_legal(action)] == legal
        assert len({text(action) for action in legal}) == len(legal)
        assert [number(text(action)) for action in legal] == legal


@given(seed=st.integers(0, 10**6), plies=st.integers(1, 200))
@settings(max_examples=30)
def test_illegal_actions_change_nothing(engine: ModuleType, seed: int, plies: int) -> None:
    state = list(walk(engine, seed, plies))[-1]
    before, legal = state.fields(), state.legal_actions()
    for action in range(-2, ACTIONS + 2):
        if action not in legal:
            with pytest.raises(engine.IllegalInput, match=f"action {action} is not legal"):
                state.apply(action)
            assert state.fields() == before


@given(seed=st.integers(0, 10**6))
@settings(max_examples=20)
def test_different_states_have_different_hashes(engine: ModuleType, seed: int) -> None:
    states = list(walk(engine, seed, 150))
    assert len({hash(state) for state in states}) == len({state.fields() for state in states})
    for state, following in pairwise(states):
        assert state != following


def test_numbers_and_texts() -> None:
    assert len(TEXTS) == len(set(TEXTS)) == ACTIONS == 139
    firsts = {
        "take mannheim": 0,
        "take lodz": 21,
        "take supply": 22,
        "administrator": 23,
        "start mannheim": 24,
        "start lodz": 45,
        "left mannheim": 46,
        "left lodz": 67,
        "right mannheim": 68,
        "right lodz": 89,
        "end": 90,
        "close": 91,
        "house mannheim": 92,
        "house lodz": 113,
        "done": 114,
        "cartwright": 115,
        "decline": 116,
        "discard mannheim": 117,
        "discard lodz": 138,
    }
    assert {action: NUMBERS[action] for action in firsts} == firsts


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_every_part_of_a_state_counts_in_comparisons(engine: ModuleType, seed: int) -> None:
    """What is copied is also compared: `become` has its own list of all that a state holds."""
    state = list(walk(engine, seed, 90))[-1]
    fields = state.fields()
    for place in range(len(fields)):
        changed = (*fields[:place], fields[place] + 1, *fields[place + 1 :])
        try:
            other = engine.State.from_fields(changed)
        except ValueError:  # it was the most that there can be
            changed = (*fields[:place], fields[place] - 1, *fields[place + 1 :])
            other = engine.State.from_fields(changed)
        assert other != state, place
        assert hash(other) != hash(state), place
        assert other.copy().fields() == changed, place
