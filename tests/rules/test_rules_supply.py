"""Rules page, "The supply": when discards are shuffled and slots refilled, and what happens when nothing is left."""

from collections.abc import Callable

from reference.positions import FROM_LODZ
from support.table import Table

Setup = Callable[..., Table]
TWO_EACH = ["ulm", "ulm", "passau", "passau", "basel", "basel"]


# ---- Never empty while there are discards ----


def test_supply__the_last_card_drawn_shuffles_the_discards_at_once(table: Setup) -> None:
    ann = table([["linz"], []], supply=["lodz"], rest="discards")
    before = ann.discards
    ann.play("take supply")
    assert (ann.supply, ann.discards) == (before, [])


def test_supply__the_last_card_to_refill_shuffles_the_discards_at_once(table: Setup) -> None:
    ann = table([["linz"], []], supply=["lodz"], rest="discards")
    before = ann.discards
    ann.play("take ulm")
    assert ann.display[0] == "lodz"
    assert (ann.supply, ann.discards) == (before, [])


def test_supply__the_administrators_own_six_are_shuffled_when_the_refill_empties_it(table: Setup) -> None:
    six = ["lodz", "pilsen", "budweis", "stuttgart", "salzburg", "zuerich"]
    ann = table([["linz"], []], display=TWO_EACH, supply=six, rest="hand 1").play("administrator", draws=six)
    assert ann.display == six
    assert (sorted(ann.supply), ann.discards) == (sorted(TWO_EACH), [])


def test_supply__a_shuffle_in_the_middle_of_a_refill(table: Setup) -> None:
    ann = table([["linz"], []], display=TWO_EACH, supply=["lodz"], rest="hand 1")
    ann.play("administrator", draws=["lodz", "basel", "ulm", "ulm", "basel", "passau"])
    assert ann.display == ["lodz", "basel", "ulm", "ulm", "basel", "passau"]
    assert (ann.supply, ann.discards) == (["passau"], [])


def test_supply__the_administrator_turns_up_his_own_six_when_there_is_no_supply(table: Setup) -> None:
    ann = table([["linz"], []], display=TWO_EACH, rest="hand 1").play("administrator")
    assert sorted(city for city in ann.display if city) == sorted(TWO_EACH)
    assert (ann.supply, ann.discards) == ([], [])


def test_supply__the_administrator_discards_what_there_is(table: Setup) -> None:
    ann = table([["linz"], []], display=["ulm", None, "basel"], rest="hand 1").play(
        "administrator", draws=["basel", "ulm"]
    )
    assert ann.display == ["basel", "ulm", None, None, None, None]
    assert ann.official == "administrator"


def test_supply__a_dropped_route_is_shuffled_into_an_empty_supply(table: Setup) -> None:
    ann = table([["linz"], []], phase="play", display=TWO_EACH, routes=[["lodz", "pilsen"], []], rest="hand 1")
    ann.play("start linz")
    assert (ann.supply, ann.discards) == (["pilsen", "lodz"], [])


# ---- In order at the end of every action ----


def test_supply__first_the_shuffle_then_the_lowest_slot(table: Setup) -> None:
    display = ["ulm", None, "basel", None, "passau", None]
    routes = [["lodz", "pilsen"], []]
    ann = table([["linz"], []], phase="play", display=display, routes=routes, rest="hand 1")
    ann.play("start linz", draws=["pilsen", "lodz"])
    assert ann.display == ["ulm", "pilsen", "basel", "lodz", "passau", None]


def test_supply__in_order_after_the_last_action_of_the_game(table: Setup) -> None:
    ben = table(
        [[], ["basel"]],
        player=1,
        phase="finish",
        display=["ulm"],
        routes=[[], FROM_LODZ[:7]],
        carriages=[7, 6],
        rest="hand 0",
    ).play("close", "done")
    assert ben.phase == "over"
    assert (None in ben.display, len(ben.supply), ben.discards) == (False, 2, [])


def test_supply__the_actions_of_a_closing_count_as_one(table: Setup) -> None:
    """Its cards leave the table together, so nothing is refilled before its last decision."""
    hands = [["ulm", "ulm", "basel", "basel", "zuerich"], []]
    ann = table(hands, phase="finish", display=["ulm"], routes=[FROM_LODZ[:3], []], carriages=[4, 0], rest="hand 1")
    for action in ("close", "house pilsen", "done", "cartwright", "discard basel"):
        ann.play(action)
        assert (ann.display, ann.supply, ann.discards) == (["ulm", *[None] * 5], [], [])
    ann.play("discard basel", draws=["basel", "lodz", "basel", "pilsen", "budweis"])
    assert ann.display == ["ulm", "basel", "lodz", "basel", "pilsen", "budweis"]
    assert (ann.player, ann.supply, ann.discards) == (1, [], [])


def test_supply__a_slot_stays_empty_until_there_is_a_card(table: Setup) -> None:
    ann = table([["linz"], []], display=TWO_EACH, routes=[["pilsen"], []], rest="hand 1").play("take passau")
    assert ann.display == ["ulm", "ulm", None, "passau", "basel", "basel"]
    ann.play("start linz")
    assert ann.display == ["ulm", "ulm", "pilsen", "passau", "basel", "basel"]


# ---- Nothing to draw ----


def test_supply__take_supply_is_not_offered_without_one(table: Setup) -> None:
    table([["linz"], []], display=["ulm"], rest="hand 1").refuse("take supply")


def test_supply__administrator_is_not_offered_without_a_display(table: Setup) -> None:
    """With a supply the display is never empty; without either there is no draw at all."""
    ben = table([["linz"], ["ulm"]], phase="finish", taken=0, display=[], routes=[["basel"], []], rest="hand 1")
    ben.play("end").refuse("administrator")


def test_supply__the_draw_is_skipped_when_there_is_nothing_to_take(table: Setup) -> None:
    ben = table([["linz"], ["ulm"]], phase="finish", taken=0, display=[], routes=[["basel"], []], rest="hand 1")
    ben.play("end")
    assert (ben.player, ben.phase, ben.official) == (1, "play", None)
    assert ben.legal_with("take") == []


def test_supply__an_official_is_still_free_after_a_skipped_draw_with_cards_in_hand(table: Setup) -> None:
    ben = table([["linz"], ["ulm"]], phase="finish", taken=0, display=[], routes=[["basel"], []], rest="hand 0")
    ben.play("end", "start ulm")
    assert ben.official is None


def test_supply__no_second_card_is_offered_when_there_is_none(table: Setup) -> None:
    ann = table([["linz"], []], display=["ulm"], rest="hand 1").play("take ulm")
    assert ann.legal == ["start ulm", "start linz"]
    assert ann.official is None


def test_supply__a_forced_second_card_that_is_not_there_is_not_taken(table: Setup) -> None:
    ann = table([[], []], official="postmaster", display=["ulm"], routes=[["stuttgart"], []], rest="hand 1")
    ann.play("take ulm")
    assert (ann.phase, ann.official, ann.hand(0)) == ("play", "postmaster", ["ulm"])


def test_supply__the_postmaster_counts_as_used_all_the_same(table: Setup) -> None:
    routes = [FROM_LODZ[:3], []]
    ann = table([[], []], official="postmaster", display=["linz"], routes=routes, carriages=[5, 0], rest="hand 1")
    ann.play("take linz", "right linz", "close", "done")
    assert (ann.player, ann.carriage(0)) == (1, 5)


def nothing_at_all(table: Setup, route: list[str]) -> Table:
    """Ben's turn begins: no card in hand, no supply, no card face up."""
    things = {"phase": "finish", "taken": 0, "display": [], "routes": [["linz"], route], "rest": "hand 0"}
    return table([["ulm"], []], **things, carriages=[0, 4]).play("end")


def test_supply__with_no_card_and_nothing_to_draw_the_turn_can_only_end(table: Setup) -> None:
    ben = nothing_at_all(table, FROM_LODZ[:2])
    assert (ben.player, ben.phase, ben.official, ben.legal) == (1, "finish", "postmaster", ["end"])
    assert ben.play("end").player == 0


def test_supply__or_close_without_the_cartwright(table: Setup) -> None:
    ben = nothing_at_all(table, FROM_LODZ[:3])
    assert ben.legal == ["end", "close"]
    ben.play("close", "done")
    assert (ben.player, ben.carriage(1), ben.houses(1)) == (0, 4, set())
    assert sorted(city for city in ben.display if city) == sorted(FROM_LODZ[:3])


def test_supply__all_66_cards_in_hands_and_routes(table: Setup) -> None:
    """Round after round with nothing on the table: nobody falls over."""
    ann = table([["linz"], []], phase="finish", taken=0, display=[], routes=[["ulm"], []], rest="hand 1").play("end")
    for _ in range(8):
        extending = ann.legal_with("left", "right")
        ann.play(extending[0] if extending else ann.legal[0])
        if "end" in ann.legal:
            ann.play("end")
        assert ann.legal
