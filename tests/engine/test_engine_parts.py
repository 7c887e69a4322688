"""Parts of the engine on their own: piles, luck, giving cards, playouts, replay, being interpreted."""

import copy
import os
import pickle
import re
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import thurntaxis.engine
from thurntaxis import Rules, board
from thurntaxis.engine import bits, numbers
from thurntaxis.engine.interpreted import load_interpreted, use_sources_if_asked
from thurntaxis.game.cards import pile_of
from thurntaxis.game.draws import in_board_order

PILES = st.lists(st.integers(0, 3), min_size=22, max_size=22)


def pile(counts: list[int]) -> int:
    made = 0
    for city, count in enumerate(counts):
        for _ in range(count):
            made = bits.with_card(made, city)
    return made


# ---- Piles ----


@given(PILES)
def test_a_pile_keeps_its_cards(counts: list[int]) -> None:
    made = pile(counts)
    assert [bits.copies(made, city) for city in range(22)] == counts
    assert bits.size(made) == sum(counts)
    assert in_board_order(made) == [city for city in range(22) for _ in range(counts[city])]
    assert bits.cities_of(made) == sum(1 << city for city in range(22) if counts[city])


@given(PILES)
def test_every_index_is_another_card(counts: list[int]) -> None:
    made = pile(counts)
    cards = sorted(bits.nth_card(made, index) for index in range(bits.size(made)))
    assert cards == in_board_order(made)


@given(PILES, st.data())
def test_piles_join_and_come_apart(counts: list[int], data: st.DataObject) -> None:
    first = [data.draw(st.integers(0, count)) for count in counts]
    second = [count - part for count, part in zip(counts, first, strict=True)]
    assert bits.together(pile(first), pile(second)) == pile(counts)
    left = pile(counts)
    for city, count in enumerate(first):
        for _ in range(count):
            left = bits.without_card(left, city)
    assert left == pile(second) == bits.without_cards(pile(counts), pile(first))


# ---- Numbers ----


@pytest.mark.parametrize("module", ["engine.numbers", "bots.features", "bots.limits"])
def test_the_compiled_twin_has_the_same_numbers(module: str) -> None:
    numbers = import_module(f"thurntaxis.{module}")
    twin = Path(str(numbers.__file__)).with_suffix(".pxd").read_text(encoding="utf-8")
    found = {name: int(value) for name, value in re.findall(r"^    ([A-Z_0-9]+) = (-?\d+)$", twin, re.MULTILINE)}
    assert found
    written = {name: value for name, value in vars(numbers).items() if isinstance(value, int) and name.isupper()}
    assert found == {name: value for name, value in written.items() if value < 1 << 31}


def test_the_numbers_are_those_of_the_board() -> None:
    assert numbers.CITY_COUNT == len(board.CITIES) == numbers.NO_CITY
    assert numbers.SLOTS == board.SLOTS == numbers.FOR_HAND
    assert numbers.SEATS == board.MAX_PLAYERS
    assert numbers.HOUSE_COUNT == board.HOUSE_COUNT
    assert numbers.HAND_AFTER_CLOSING == board.HAND_AFTER_CLOSING
    assert numbers.SHORTEST_ROUTE == board.SHORTEST_ROUTE
    assert (board.CARRIAGES[0], board.CARRIAGES[-1]) == (numbers.FIRST_CARRIAGE, numbers.LAST_CARRIAGE)
    assert (len(board.PROVINCES), len(board.BONUS_REGIONS)) == (numbers.PROVINCE_COUNT, numbers.REGION_COUNT)
    stacks = ["route_5", "route_6", "route_7", *board.BONUS_REGIONS, "all_provinces", "game_end"]
    assert list(board.STACKS) == stacks
    assert stacks[numbers.STACK_ALL_PROVINCES :] == ["all_provinces", "game_end"]
    assert len(stacks) == numbers.STACK_COUNT
    assert bits.ALL_CITIES.bit_count() == len(board.CITIES)
    assert bits.ALL_TILES.bit_count() == sum(map(len, board.TILES.values()))


# ---- Luck ----


def test_luck_is_the_same_on_both_engines() -> None:
    fast, slow = thurntaxis.engine.Luck(2**63 + 5), load_interpreted().Luck(2**63 + 5)
    for _ in range(200):
        assert fast.number() == slow.number()
        assert fast.below(7) == slow.below(7)
        assert fast.fraction() == slow.fraction()
        assert fast.card(0xF0000000F) == slow.card(0xF0000000F)


def test_luck_by_seed(engine: ModuleType) -> None:
    numbers = [engine.Luck(seed).number() for seed in range(100)]
    assert len(set(numbers)) == 100
    assert numbers == [engine.Luck(seed).number() for seed in range(100)]


def test_luck_can_be_copied_and_goes_to_other_processes(engine: ModuleType) -> None:
    luck = engine.Luck(3)
    luck.number()
    twins = [luck.copy(), copy.copy(luck), copy.deepcopy(luck), pickle.loads(pickle.dumps(luck))]
    numbers = [luck.number() for _ in range(5)]
    for twin in twins:
        assert [twin.number() for _ in range(5)] == numbers


def test_a_seed_is_a_whole_number_of_any_kind(engine: ModuleType) -> None:
    class Whole:
        """As NumPy has them: it says which number it is, and cannot be reckoned with like one of Python."""

        def __index__(self) -> int:
            return 3

    assert engine.Luck(Whole()).number() == engine.Luck(3).number()
    for seed in ("3", 3.0):
        with pytest.raises(TypeError, match="integer"):
            engine.Luck(seed)


def test_luck_is_even(engine: ModuleType) -> None:
    luck = engine.Luck(1)
    counted = Counter(luck.below(6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert chi_square(counted, dict.fromkeys(range(6), 1000.0)) < 20.5  # 5 degrees, one in a thousand
    assert all(0 <= luck.fraction() < 1 for _ in range(1000))
    three_and_one = pile_of(["ulm", "ulm", "ulm", "lodz"])
    drawn = Counter(luck.card(three_and_one) for _ in range(4000))
    assert chi_square(drawn, {8: 3000.0, 21: 1000.0}) < 10.8


def chi_square(counted: Counter[int], expected: dict[int, float]) -> float:
    return sum((counted[value] - count) ** 2 / count for value, count in expected.items())


# ---- Cards are an input ----


def test_a_card_is_given_only_when_one_is_awaited(engine: ModuleType) -> None:
    state = engine.State(2)
    assert state.awaits_card
    assert state.legal_actions() == []
    for city in (-1, 22, 1000):
        with pytest.raises(engine.IllegalInput, match="no card of city"):
            state.give(city)
    engine.Luck(1).deal(state)
    before = state.fields()
    with pytest.raises(engine.IllegalInput, match="no card is awaited"):
        state.give(0)
    assert state.fields() == before


def test_a_card_must_be_in_the_supply(engine: ModuleType) -> None:
    state = engine.State(2)
    for _ in range(3):
        state.give(8)
    with pytest.raises(engine.IllegalInput, match="no card of city 8"):
        state.give(8)


def test_a_state_is_not_over_before_its_last_card_is_in_place(engine: ModuleType) -> None:
    state = engine.State(2)
    assert not state.is_over
    assert state != "a state"
    assert state.game_end_holder() == -1
    assert state.winner() == 0


@pytest.mark.parametrize("field", range(4))
def test_options_and_players_are_part_of_a_state(engine: ModuleType, field: int) -> None:
    plain = engine.State(2)
    others = [
        engine.State(3),
        engine.State(2, Rules(all_provinces="outside_baiern")),
        engine.State(2, Rules(route_tile_fallback="seven_only")),
        engine.State(2, Rules(carriage_points="length")),
    ]
    assert others[field] != plain
    assert hash(others[field]) != hash(plain)


# ---- Playouts ----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_end_or_stop(engine: ModuleType, players: int) -> None:
    for name, policy in engine.POLICIES.items():
        state, luck = engine.State(players), engine.Luck(policy)
        luck.deal(state)
        decisions = engine.play_out(state, luck, policy, 1500)
        assert state.is_over == (name == "builder")
        assert 0 < decisions < 1500 if name == "builder" else decisions == 1500
        assert engine.play_out(state, luck, policy, 0) == 0


def test_uniform_runs_are_the_same_on_both_engines() -> None:
    assert thurntaxis.engine.run_uniform(2, 3000, 5) == load_interpreted().run_uniform(2, 3000, 5)


def test_long_uniform_runs_finish_games() -> None:
    if not thurntaxis.engine.compiled:
        pytest.skip("tens of thousands of decisions take long when interpreted")
    assert thurntaxis.engine.run_uniform(2, 300_000, 1, Rules(carriage_points="length")) > 0


def test_a_run_begins_a_new_game_when_one_is_over(engine: ModuleType) -> None:
    start, state, luck = engine.State(2), engine.State(2), engine.Luck(9)
    luck.deal(state)
    engine.play_out(state, luck, engine.POLICIES["builder"], 5000)
    assert state.is_over
    assert state.play_uniformly(start, luck.word, 50) == 1
    assert not state.is_over


def test_replay_stops_where_something_does_not_fit(engine: ModuleType) -> None:
    replay = engine.playouts.replay
    display = [0, 1, 2, 3, 4, 5]
    assert replay(engine.State(2), [], display) == (0, 6)
    assert replay(engine.State(2), [], display[:4]) == (0, 4)
    assert replay(engine.State(2), [], [8, 8, 8, 8]) == (0, 3)
    assert replay(engine.State(2), [], [8, 22]) == (0, 1)
    assert replay(engine.State(2), [], [8, -1]) == (0, 1)
    assert replay(engine.State(2), [22, 22, 0], [*display, 6, 7]) == (2, 8)
    assert replay(engine.State(2), [0, 22, 24], [*display, 6, 7]) == (3, 8)
    assert replay(engine.State(2), [0, 22, 500], [*display, 6, 7]) == (2, 8)
    assert replay(engine.State(2), [-1], display) == (0, 6)


# ---- Compiled and interpreted ----


def test_the_interpreted_engine_stands_beside_the_other() -> None:
    twin = load_interpreted()
    assert twin is load_interpreted()
    assert not twin.compiled
    assert twin.State is not thurntaxis.engine.State
    assert twin.state.__file__.endswith("state.py")
    assert twin.view.__name__.startswith("thurntaxis.interpreted_engine")


@pytest.mark.parametrize("asked", ["1", "0"])
def test_the_environment_asks_for_the_sources(asked: str) -> None:
    program = "import thurntaxis.engine as e; print(e.compiled, e.state.__file__.endswith('.py'))"
    environment = os.environ | {"THURNTAXIS_INTERPRETED": asked}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    from_sources = asked == "1" or not compiled_here()
    assert run.stdout.split() == [str(not from_sources), str(from_sources)]


def test_the_sources_are_found_first_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv("THURNTAXIS_INTERPRETED", "1")
    use_sources_if_asked()
    folder = [str(Path(str(thurntaxis.engine.__file__)).parent)]
    finder = sys.meta_path[0]
    spec = finder.find_spec("thurntaxis.engine.state", folder)
    assert spec is not None
    assert str(spec.origin).endswith("state.py")
    assert finder.find_spec("thurntaxis.engine.nothing", folder) is None
    assert finder.find_spec("json", None) is None


def compiled_here() -> bool:
    """Whether a compiled engine lies beside the sources."""
    return any(Path(str(thurntaxis.engine.__file__)).parent.glob("state.*.so")) or any(
        Path(str(thurntaxis.engine.__file__)).parent.glob("state.*.pyd")
    )


def test_the_engine_runs_where_cython_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = load_interpreted().__name__
    for name in [name for name in sys.modules if name == twin or name.startswith(f"{twin}.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "cython", None)  # an import of it now fails
    bare = import_module(twin)
    assert bare is not load_interpreted()
    assert bare.run_uniform(2, 500, 5) == load_interpreted().run_uniform(2, 500, 5)
