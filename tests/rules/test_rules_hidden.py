"""Rules page, "What is hidden": what everybody saw, and what only the owner knows."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from reference.positions import FROM_LODZ
from support.table import Table
from thurntaxis.board import CITY_INDEX
from thurntaxis.game.cards import city_names

Setup = Callable[..., Table]


def seen(table: Table, seat: int) -> Any:
    return table.engine.EngineView(table.state, seat)


def test_hidden__a_card_drawn_from_the_supply_is_its_owners_secret(table: Setup) -> None:
    worlds = [table([["linz"], []]).play("take supply", draws=[city]) for city in ("ulm", "lodz")]
    assert seen(worlds[0], 1) == seen(worlds[1], 1)
    assert seen(worlds[0], 0) != seen(worlds[1], 0)
    view = seen(worlds[0], 1)
    assert (view.unknown[0], city_names(view.public.hands[0])) == (2, [])


def test_hidden__the_supply_and_what_is_unknown_lie_in_one_pile(table: Setup) -> None:
    ann = table([["linz", "ulm"], ["basel"]], known=[["ulm"], []])
    view = seen(ann, 1)
    assert city_names(view.public.supply) == sorted([*ann.supply, "linz"], key=lambda city: CITY_INDEX[city])
    assert view.supply_size == len(ann.supply)


def test_hidden__a_card_taken_from_the_display_is_known(table: Setup) -> None:
    ann = table([["linz"], []]).play("take ulm")
    assert ann.known(0) == ["ulm"]
    assert city_names(seen(ann, 1).public.hands[0]) == ["ulm"]


def test_hidden__a_card_played_and_the_discards_are_public(table: Setup) -> None:
    ann = table([["linz"], []], phase="play", routes=[FROM_LODZ[:2], []]).play("start linz")
    public = seen(ann, 1).public
    assert city_names(public.routes[0]) == ["linz"]
    assert city_names(public.discards) == ["pilsen", "lodz"]


def test_hidden__a_played_card_takes_a_known_copy_away_first(table: Setup) -> None:
    ann = table([["linz", "linz", "ulm"], []], known=[["linz", "ulm"], []], phase="play").play("start linz")
    assert (ann.known(0), ann.hand(0)) == (["ulm"], ["ulm", "linz"])


def test_hidden__a_card_nobody_knew_of_leaves_the_known_ones(table: Setup) -> None:
    ann = table([["linz", "ulm"], []], known=[["ulm"], []], phase="play").play("start linz")
    assert ann.known(0) == ["ulm"]


def test_hidden__a_discarded_card_takes_a_known_copy_away_first(table: Setup) -> None:
    hand = ["basel", "basel", "stuttgart", "ulm"]
    things = {"phase": "finish", "official": "administrator", "routes": [FROM_LODZ[:3], []]}
    ann = table([hand, []], known=[["basel"], []], **things).play("close", "done", "discard basel")
    assert (ann.known(0), ann.hand(0)) == ([], ["basel", "stuttgart", "ulm"])


def test_hidden__cards_named_by_discard_lie_face_up_beside_the_route(table: Setup) -> None:
    hand = ["basel", "basel", "stuttgart", "ulm", "ulm"]
    things = {"phase": "finish", "official": "administrator", "routes": [FROM_LODZ[:3], []]}
    ann = table([hand, []], **things).play("close", "done", "discard basel")
    public = seen(ann, 1).public
    assert city_names(public.set_aside) == ["basel"]
    assert (seen(ann, 1).unknown[0], city_names(public.discards)) == (4, [])


def test_hidden__a_view_names_no_legal_actions_of_the_state_it_was_made_from(table: Setup) -> None:
    ann = table([["linz"], []], phase="play")
    assert ann.legal
    public = seen(ann, 1).public
    assert (public.legal_a, public.legal_b, public.legal_c) == (0, 0, 0)


def test_hidden__the_owner_sees_the_whole_hand(table: Setup) -> None:
    ann = table([["linz", "ulm"], ["basel"]])
    assert city_names(seen(ann, 0).public.hands[0]) == ["ulm", "linz"]
    assert city_names(seen(ann, 0).public.hands[1]) == []


def test_hidden__a_spectator_sees_no_hand(table: Setup) -> None:
    view = seen(table([["linz", "ulm"], ["basel"]], known=[["ulm"], []]), -1)
    assert [city_names(view.public.hands[seat]) for seat in (0, 1)] == [["ulm"], []]
    assert list(view.unknown)[:2] == [1, 1]


@pytest.mark.parametrize("seat", [-2, 2, 5])
def test_hidden__there_is_a_view_for_each_seat_and_no_other(engine: ModuleType, seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        engine.EngineView(engine.State(2), seat)
