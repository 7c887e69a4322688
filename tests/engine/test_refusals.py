"""What the engine refuses: seats, numbers and piles that there are not."""

from types import ModuleType

import pytest

from support.games import played


def test_a_view_goes_to_another_process_whole(engine: ModuleType) -> None:
    state = engine.State.from_fields(played(players=3, seed=5, plies=60).state.fields())
    for seat in range(engine.SPECTATOR, 3):
        view = engine.EngineView(state, seat)
        restore, parts = view.__reduce__()
        assert restore(*parts) == view


def test_a_view_becomes_that_of_another_seat(engine: ModuleType) -> None:
    state = engine.State.from_fields(played(players=3, seed=5, plies=60).state.fields())
    view = engine.EngineView(state, 0)
    if hasattr(view, "see"):  # compiled, only compiled code can call it
        view.see(state, 1)
        assert view == engine.EngineView(state, 1)


def test_a_view_whose_cards_do_not_add_up(engine: ModuleType) -> None:
    state = engine.State.from_fields(played(players=3, seed=5, plies=60).state.fields())
    for seat in (engine.SPECTATOR, 1):
        restore, (public, _, supply_size, unknown) = engine.EngineView(state, seat).__reduce__()
        for wrong in ((supply_size + 1, unknown), (supply_size, [9, *unknown[1:]]), (supply_size, unknown[:3])):
            with pytest.raises(ValueError, match="unseen"):
                restore(public, seat, *wrong)


def test_luck_and_views_say_what_they_are(engine: ModuleType) -> None:
    state = engine.State(3)
    assert repr(engine.EngineView(state, 1)) == "<EngineView of seat 1 of 3, phase 0>"
    assert repr(engine.EngineView(state, engine.SPECTATOR)) == "<EngineView of a spectator of 3, phase 0>"
    assert repr(engine.Luck(1)) == repr(engine.Luck(1)) != repr(engine.Luck(2))
    assert repr(engine.Luck(1)).startswith("<Luck at 0x")


def test_no_game_is_played_on_while_a_card_is_awaited(engine: ModuleType) -> None:
    with pytest.raises(engine.IllegalInput, match="a card is"):
        engine.play_out(engine.State(2), engine.Luck(1), engine.POLICIES["builder"], 10)


def test_no_card_is_awaited_from_an_empty_supply(engine: ModuleType) -> None:
    state = engine.State(2)
    state.supply = 0
    with pytest.raises(ValueError, match="empty supply"):
        engine.State.from_fields(state.fields())


def test_seats_that_nobody_has(engine: ModuleType) -> None:
    state = engine.State(2)
    for seat in (-1, 2, 99):
        with pytest.raises(ValueError, match="there is no seat"):
            state.score(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            state.cities_beside(seat, True)
        with pytest.raises(ValueError, match="there is no seat"):
            state.cities_that_extend(seat)


def test_cities_beside_a_route(engine: ModuleType) -> None:
    state = engine.State.from_fields(played(players=2, seed=5, plies=60).state.fields())
    for seat in range(2):
        ends = {state.cities_beside(seat, at_left) for at_left in (True, False)}
        assert (ends == {0}) == (state.lengths[seat] == 0) or 0 in ends
    assert engine.State(2).cities_beside(0, True) == engine.State(2).cities_that_extend(0) == 0


def test_luck_without_a_choice(engine: ModuleType) -> None:
    luck = engine.Luck(1)
    for limit in (0, -1):
        with pytest.raises(ValueError, match="there is no number"):
            luck.below(limit)
    with pytest.raises(ValueError, match="empty pile"):
        luck.card(0)


def test_a_state_with_numbers_of_no_game(engine: ModuleType) -> None:
    fields = list(played(players=2, seed=5, plies=10).state.fields())
    with pytest.raises(ValueError, match="fields"):
        engine.State.from_fields(fields[:-1])
    refused = set()
    for place in range(len(fields)):
        for number in (-(2**20), 3, 2**20):
            try:
                engine.State.from_fields([*fields[:place], number, *fields[place + 1 :]])
            except (ValueError, OverflowError) as error:
                refused.add(str(error)[:16])
    assert any(each.startswith("there is no seat") for each in refused)
    assert len(refused) > 3


def test_an_action_that_was_not_found(engine: ModuleType) -> None:
    state = engine.State(2)
    engine.Luck(1).deal(state)
    state.find_legal()
    with pytest.raises(engine.IllegalInput):
        state.nth_legal(state.legal_count())


def test_a_policy_without_a_choice(engine: ModuleType) -> None:
    with pytest.raises(engine.IllegalInput, match="no action is awaited"):
        engine.choose(0, engine.State(2), engine.Luck(1))  # its cards have not been dealt
