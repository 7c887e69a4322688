"""Events and actions in words."""

import pytest

from locales.ftl import CODES
from locales.said import EVENTS, PLAYERS, officials_of
from thurntaxis import Game
from thurntaxis.game import seen_by
from thurntaxis.game.actions import TEXTS
from thurntaxis.game.data import DrawEvent
from thurntaxis.locales.sentences import action_label, event_sentence, stack_name


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["type"])
def test_every_event_has_a_sentence_for_the_actor_and_for_others(event: dict[str, object], lang: str) -> None:
    told = [event_sentence(event, PLAYERS, seat=seat, lang=lang) for seat in (0, 1, None)]
    assert all("<" not in sentence for sentence in told), "markup is for the browser"
    assert told[1] == told[2], "a spectator hears what the others hear"
    if event["type"] in ("refill", "shuffle"):
        return
    assert told[0] != told[1]
    assert "Ann" in told[1]


def test_markup_goes_but_a_name_that_looks_like_it_stays() -> None:
    event = {"type": "discard", "seat": 0, "city": "ulm"}
    assert event_sentence(event, ["<b>Eve</b>", "Ben"]) == "<b>Eve</b> discarded Ulm"


def test_a_hidden_card_is_not_named() -> None:
    event: DrawEvent = {"type": "draw", "seat": 0, "city": "ulm", "postmaster": True}
    assert "Ulm" in event_sentence(seen_by(event, 0), PLAYERS, seat=0)
    assert "Ulm" not in event_sentence(seen_by(event, 1), PLAYERS, seat=1)


def test_a_route_is_listed_from_left_to_right() -> None:
    event = {"type": "close", "seat": 1, "route": ["ulm", "augsburg", "muenchen"]}
    assert event_sentence(event, PLAYERS) == "Ben closed Ulm – Augsburg – München"


def test_a_tie_names_its_reason() -> None:
    event = {"type": "over", "scores": [19, 19], "winner": 1, "tie": "game_end"}
    assert event_sentence(event, PLAYERS) == ("Ben won the game. Tied for first: Ben holds the “Game end” tile.")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"type": "house", "seat": 1, "city": "ulm"}, "Ben: house in Ulm"),
        ({"type": "tile", "seat": 1, "stack": "route_5", "value": 2}, "Ben: tile worth 2 for length"),
        ({"type": "tile", "seat": 1, "stack": "baden", "value": None}, "Ben: tile worth ? for Baden"),
        ({"type": "carriage", "seat": 0, "carriage": 5, "cartwright": True}, "You: carriage 5 with the Cartwright"),
    ],
)
def test_what_a_closing_earns_is_said_with_the_name(event: dict[str, object], told: str) -> None:
    assert event_sentence(event, PLAYERS, seat=0) == told


def test_the_stack_for_all_provinces_is_called_after_what_it_asks_for() -> None:
    assert stack_name("all_provinces") == "All provinces"
    assert stack_name("all_provinces", all_provinces="outside_baiern") == "Outside Baiern"
    assert stack_name("baden", all_provinces="outside_baiern") == "Baden"


@pytest.mark.parametrize("lang", CODES)
def test_labels_of_different_actions_differ(lang: str) -> None:
    for choose in (min, max):  # as a first card, and as a second one
        labels = {
            action_label(action, official=choose(officials_of(action), key=str), route=["lodz"], lang=lang)
            for action in TEXTS
        }
        assert len(labels) == len(TEXTS)


@pytest.mark.parametrize(
    ("action", "official", "route", "label"),
    [
        ("take ulm", None, [], "Take Ulm"),
        ("take ulm", "postmaster", [], "Postmaster: take Ulm as well"),
        ("take supply", "postmaster", [], "Postmaster: draw one more from the supply"),
        ("start ulm", None, [], "Start with Ulm"),
        ("start ulm", None, ["linz"], "Give up the route, start with Ulm"),
        ("left ulm", None, ["augsburg"], "Ulm to the left"),
        ("left ulm", "postal_carrier", ["augsburg"], "Postal carrier: also Ulm to the left"),
        ("close", None, ["ulm", "augsburg", "muenchen"], "Close route"),
        ("cartwright", "cartwright", ["ulm"], "Call on the Cartwright"),
    ],
)
def test_labels_say_what_the_action_means_now(action: str, official: str | None, route: list[str], label: str) -> None:
    assert action_label(action, official=official, route=route) == label


@pytest.mark.parametrize("lang", CODES)
def test_a_real_game_can_be_described(lang: str) -> None:
    game = Game(PLAYERS, seed="7")
    for ply in range(120):
        legal = game.legal_actions()
        for event in game.play(legal[ply * 7 % len(legal)]):
            assert event_sentence(seen_by(event, 1), PLAYERS, seat=1, lang=lang)
