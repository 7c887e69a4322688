"""Rules page, "A turn": draw and play, and the officials of these two."""

from collections.abc import Callable
from types import ModuleType

import pytest

from reference.positions import FACE_UP, FROM_LODZ
from support.table import Table
from thurntaxis.engine.numbers import END, NOBODY, POSTMASTER, TAKE_SUPPLY

Setup = Callable[..., Table]
OFFICIALS = ["administrator", "postmaster", "postal_carrier", "cartwright"]


# ---- One official a turn ----


def test_official__each_can_be_called_in_one_turn_or_another(table: Setup) -> None:
    ann = table([["linz"], []], routes=[FROM_LODZ[:3], []], carriages=[3, 0])
    assert ann.official is None
    assert table([["linz"], []]).play("administrator").official == "administrator"
    assert table([["linz"], []]).play("take supply", "take supply").official == "postmaster"
    ann.play("take supply", draws=["salzburg"]).play("right linz", "right salzburg")
    assert ann.official == "postal_carrier"
    ben = table([["linz"], []], phase="finish", routes=[FROM_LODZ[:3], []], carriages=[3, 0])
    ben.play("close", "done", "cartwright")
    assert ben.carriage(0) == 4


@pytest.mark.parametrize("official", [None, *OFFICIALS[:3]])
def test_official__at_most_one_a_turn(table: Setup, official: str | None) -> None:
    """Whoever was called, nobody else helps in the phases that are left."""
    free = official is None
    if official in (None, "administrator"):
        draw = table([["linz"], []], official=official)
        assert ("administrator" in draw.legal) == free
    if official != "postal_carrier":
        play = table([["linz"], []], phase="play", official=official, taken=1 + (official == "postmaster"))
        assert bool(play.legal_with("take")) == free
    finish = table([["linz"], []], phase="finish", official=official, routes=[FROM_LODZ[:3], []], carriages=[3, 0])
    assert bool(finish.legal_with("right")) == free
    finish.play("close", "done")
    assert (finish.phase == "carriage") == free


# ---- 1. Draw ----


def test_draw__any_face_up_card_can_be_taken(table: Setup) -> None:
    ann = table([["lodz"], []])
    assert [text for text in ann.legal if text != "administrator"] == [
        "take mannheim",
        "take basel",
        "take ulm",
        "take passau",
        "take kempten",
        "take linz",
        "take supply",
    ]
    assert ann.play("take ulm").hand(0) == ["ulm", "lodz"]


def test_draw__its_slot_is_refilled_at_once(table: Setup) -> None:
    ann = table([["lodz"], []]).play("take basel", draws=["innsbruck"])
    assert ann.display == ["ulm", "linz", "innsbruck", "passau", "kempten", "mannheim"]
    assert ann.phase == "play"


def test_draw__the_lowest_slot_of_a_city_is_taken(table: Setup) -> None:
    ann = table([["lodz"], []], display=["basel", "ulm", "ulm", "linz", "linz", "ulm"])
    ann.play("take ulm", draws=["innsbruck"])
    assert ann.display == ["basel", "innsbruck", "ulm", "linz", "linz", "ulm"]


def test_draw__the_top_card_of_the_supply(table: Setup) -> None:
    ann = table([["lodz"], []]).play("take supply", draws=["zuerich"])
    assert ann.hand(0) == ["zuerich", "lodz"]
    assert ann.display == FACE_UP
    assert ann.known(0) == []


def test_draw__one_card_without_the_postmaster(table: Setup) -> None:
    ann = table([["lodz"], []], official="administrator").play("take supply")
    assert ann.phase == "play"
    ann.refuse("take supply", "take ulm")


def test_draw__a_card_must_be_taken(table: Setup) -> None:
    table([["lodz"], []], routes=[FROM_LODZ[1:4], []]).refuse("start lodz", "left lodz", "end", "close")


def test_draw__the_administrator_exchanges_the_display_slot_0_to_5(table: Setup) -> None:
    six = ["lodz", "pilsen", "budweis", "ulm", "salzburg", "basel"]
    ann = table([["lodz"], []]).play("administrator", draws=six)
    assert ann.display == six
    assert sorted(ann.discards) == sorted(FACE_UP)
    assert (ann.phase, ann.official) == ("draw", "administrator")


def test_draw__the_administrator_comes_before_taking_anything(table: Setup) -> None:
    ann = table([["lodz"], []])
    assert "administrator" in ann.legal
    ann.play("take ulm").refuse("administrator")


def test_draw__the_administrator_comes_once(table: Setup) -> None:
    table([["lodz"], []]).play("administrator").refuse("administrator")


@pytest.mark.parametrize("second", ["take linz", "take supply"])
def test_draw__the_postmaster_gives_a_second_card(table: Setup, second: str) -> None:
    ann = table([["lodz"], []]).play("take ulm", draws=["zuerich"]).play(second, draws=["budweis"])
    assert ann.hand(0) == ["ulm", "linz" if second == "take linz" else "budweis", "lodz"]
    assert (ann.phase, ann.official) == ("play", "postmaster")
    ann.refuse("take basel", "take supply")


def test_draw__the_postmasters_card_may_be_the_one_that_refilled_the_display(table: Setup) -> None:
    ann = table([["lodz"], []]).play("take ulm", draws=["zuerich"]).play("take zuerich")
    assert ann.hand(0) == ["zuerich", "ulm", "lodz"]


def test_draw__an_empty_hand_must_use_the_postmaster(table: Setup) -> None:
    ann = table([[], ["ulm"]], official="postmaster").play("take supply")
    assert ann.phase == "draw"
    ann.refuse("start mannheim", "end").play("take ulm")
    assert (ann.phase, len(ann.hand(0))) == ("play", 2)


def test_draw__an_empty_hand_leaves_no_other_official(table: Setup) -> None:
    ann = table([[], ["ulm"]], official="postmaster", routes=[FROM_LODZ[:2], []], carriages=[4, 0])
    ann.refuse("administrator").play("take supply", draws=["budweis"]).refuse("administrator")
    ann.play("take linz", "right budweis").refuse("right linz")
    ann.play("close", "done")
    assert (ann.player, ann.carriage(0)) == (1, 4)


def test_draw__the_hand_counts_when_the_turn_starts(table: Setup) -> None:
    ben = table([["linz"], []], phase="finish", official="postmaster", taken=2, routes=[["ulm"], []]).play("end")
    assert (ben.player, ben.official) == (1, "postmaster")
    ben = table([["linz"], ["ulm"]], phase="finish", official="postmaster", taken=2, routes=[["ulm"], []]).play("end")
    assert (ben.player, ben.official) == (1, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_draw__the_first_turn_of_everybody_has_the_postmaster(engine: ModuleType, players: int) -> None:
    state = engine.State(players)
    luck = engine.Luck(1)
    luck.deal(state)
    for seat in range(players):
        assert (state.player, state.official) == (seat, POSTMASTER)
        luck.step(state, TAKE_SUPPLY)
        luck.step(state, TAKE_SUPPLY)
        luck.step(state, state.legal_actions()[0])
        luck.step(state, END)
    assert (state.player, state.official) == (0, NOBODY)


# ---- 2. Play ----


def test_play__without_a_route_a_card_starts_one(table: Setup) -> None:
    ann = table([["linz", "salzburg"], []], phase="play", official="postmaster", taken=2)
    assert ann.legal == ["start salzburg", "start linz"]
    ann.play("start linz")
    assert ann.route(0) == ("linz", "linz", {"linz"})
    assert ann.hand(0) == ["salzburg"]


def test_play__a_card_must_be_played(table: Setup) -> None:
    table([["linz"], []], phase="play", routes=[FROM_LODZ[:3], []]).refuse("end", "close")


def test_play__only_a_card_from_hand(table: Setup) -> None:
    table([["linz"], []], phase="play").refuse("start ulm", "start budweis")


def test_play__at_the_left_or_right_end_along_a_road(table: Setup) -> None:
    things = {"phase": "play", "routes": [["pilsen", "budweis"], []]}
    ann = table([["lodz", "linz", "ulm"], []], **things)
    assert ann.legal_with("left", "right") == ["left lodz", "right linz"]
    assert ann.play("right linz").route(0) == ("pilsen", "linz", {"pilsen", "budweis", "linz"})
    ann = table([["lodz", "linz", "ulm"], []], **things).play("left lodz")
    assert ann.route(0) == ("lodz", "budweis", {"lodz", "pilsen", "budweis"})


def test_play__a_card_that_fits_both_ends_has_both(table: Setup) -> None:
    ann = table([["ulm"], []], phase="play", routes=[["augsburg", "kempten"], []])
    assert ann.legal_with("left", "right") == ["left ulm", "right ulm"]


def test_play__not_a_city_already_in_the_route(table: Setup) -> None:
    ann = table([["ulm", "kempten"], []], phase="play", routes=[["ulm", "kempten", "augsburg"], []])
    assert ann.legal_with("left", "right") == []


def test_play__nothing_is_inserted_moved_or_taken_back(table: Setup) -> None:
    ann = table([["wuerzburg"], []], phase="play", routes=[["ulm", "stuttgart", "nuernberg", "pilsen"], []])
    ann.refuse("left wuerzburg", "right wuerzburg")
    assert ann.legal_with("left", "right", "discard", "house") == []


def test_play__a_new_route_discards_the_old_one_without_scoring(table: Setup) -> None:
    ann = table([["ulm"], []], phase="play", routes=[FROM_LODZ[:5], []]).play("start ulm")
    assert sorted(ann.discards) == sorted(FROM_LODZ[:5])
    assert ann.route(0) == ("ulm", "ulm", {"ulm"})
    assert (ann.houses(0), ann.tiles(0), ann.carriage(0), ann.score(0)) == (set(), [], 0, -20)


def test_play__a_new_route_even_if_a_card_would_fit(table: Setup) -> None:
    ann = table([["linz"], []], phase="play", routes=[["budweis"], []])
    assert {"start linz", "left linz", "right linz"} <= set(ann.legal)


def test_play__a_new_route_with_a_city_of_the_old_one(table: Setup) -> None:
    ann = table([["pilsen"], []], phase="play", routes=[["lodz", "pilsen", "budweis"], []]).play("start pilsen")
    assert ann.route(0) == ("pilsen", "pilsen", {"pilsen"})
    assert ann.discards == ["pilsen", "budweis", "lodz"]


def test_play__the_postal_carrier_plays_a_second_card(table: Setup) -> None:
    ann = table([["pilsen", "budweis", "linz"], []], phase="play", routes=[["lodz"], []]).play("right pilsen")
    assert ann.legal_with("left", "right") == ["right budweis"]
    ann.play("right budweis")
    assert ann.official == "postal_carrier"
    assert ann.legal == ["end", "close"]


def test_play__the_second_card_may_extend_a_route_just_started(table: Setup) -> None:
    ann = table([["pilsen", "lodz"], []], phase="play", routes=[["ulm"], []]).play("start lodz", "left pilsen")
    assert ann.route(0) == ("pilsen", "lodz", {"pilsen", "lodz"})


def test_play__the_second_card_cannot_start_another_route(table: Setup) -> None:
    ann = table([["pilsen", "ulm"], []], phase="play", routes=[["lodz"], []]).play("right pilsen")
    ann.refuse("start ulm")


# ---- The end of a turn ----


def test_finish__without_closing_hand_and_route_are_kept(table: Setup) -> None:
    ann = table([["linz", "linz", "ulm", "basel"], ["ulm"]], phase="finish", routes=[FROM_LODZ[:3], []]).play("end")
    assert (ann.player, ann.phase) == (1, "draw")
    assert ann.hand(0) == ["basel", "ulm", "linz", "linz"]
    assert ann.route(0) == ("lodz", "budweis", {"lodz", "pilsen", "budweis"})
