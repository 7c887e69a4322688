"""Views and the sampler, on both engines; `tests/game` has them by pairs, with everything a seat is sent."""

from collections import Counter
from itertools import permutations
from types import ModuleType
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.positions import position
from support.games import played
from support.table import Table
from thurntaxis.game.cards import city_names


@given(seed=st.integers(0, 10**6), plies=st.integers(0, 120))
@settings(max_examples=40)
def test_a_sample_fits_its_view(engine: ModuleType, seed: int, plies: int) -> None:
    game = played(players=2 + seed % 3, seed=seed, plies=plies)
    state = engine.State.from_fields(game.state.fields())
    state.find_legal()
    for seat in range(engine.SPECTATOR, state.players):
        view = engine.EngineView(state, seat)
        world = view.sample(engine.Luck(seed))
        again = engine.EngineView(world, seat)
        assert again == view
        assert hash(again) == hash(view)
        assert world.legal_count() == 0, "what was found legal in the truth is not told"
        assert world.legal_actions() or game.is_over
        place = engine.State(4)
        view.sample_into(place, engine.Luck(seed))
        assert place == world


def test_two_views_are_equal_only_if_all_they_know_is(table: Any) -> None:
    ann: Table = table([["linz"], ["ulm"]])
    view = ann.engine.EngineView(ann.state, 0)
    assert view == ann.engine.EngineView(ann.state.copy(), 0)
    assert view != ann.engine.EngineView(ann.state, 1)
    assert view != "a view"


def test_the_sampler_knows_nothing_of_the_truth(engine: ModuleType) -> None:
    """From two truths that look the same to a seat, the same luck makes the same world: the truth is not in it."""
    worlds = []
    for card in ("ulm", "lodz"):
        ann = Table(engine, position([["linz"], []])).play("take supply", draws=[card])
        worlds.append(engine.EngineView(ann.state, 1).sample(engine.Luck(5)))
    assert worlds[0] == worlds[1]


def test_the_sampler_is_even_over_all_worlds_that_fit(engine: ModuleType) -> None:
    """Of the cards nobody can place, each is equally likely to lie in each place: a small case, counted out."""
    hands, known = [["ulm"], ["linz", "basel", "basel"], ["linz", "lodz"]], [[], ["linz"], []]
    things: dict[str, Any] = {"phase": "play", "supply": ["lodz", "zuerich"], "rest": "discards"}
    table = Table(engine, position(hands, known=known, **things))
    view = engine.EngineView(table.state, 0)
    unseen = city_names(view.public.supply)
    assert (unseen, list(view.unknown)[:3], view.supply_size) == (
        ["basel", "basel", "zuerich", "linz", "lodz", "lodz"],
        [1, 2, 2],
        2,
    )
    dealt = (("|".join(sorted(cards[:2])), "|".join(sorted(cards[2:4]))) for cards in permutations(unseen))
    expected = Counter(dealt)
    samples = 20_000 if engine.compiled else 4_000
    luck = engine.Luck(2024)
    counted: Counter[tuple[str, str]] = Counter()
    for _ in range(samples):
        world = view.sample(luck)
        hidden = [Counter(city_names(world.hands[seat])) - Counter(city_names(world.known[seat])) for seat in (1, 2)]
        counted[("|".join(sorted(hidden[0].elements())), "|".join(sorted(hidden[1].elements())))] += 1
    assert set(counted) <= set(expected)
    share = samples / expected.total()
    chi_square = sum((counted[world] - ways * share) ** 2 / (ways * share) for world, ways in expected.items())
    freedom = len(expected) - 1
    assert chi_square < freedom + 3.3 * (2 * freedom) ** 0.5, f"{chi_square:.1f} with {freedom} degrees of freedom"
