"""Events and actions in words."""

import pytest

from locales.ftl import CODES
from locales.said import EVENTS, PLAYERS
from thurntaxis import Game
from thurntaxis.game import seen_by
from thurntaxis.game.actions import TEXTS
from thurntaxis.locales.sentences import action_label, event_sentence, stack_name


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["type"])
def test_every_event_is_told_to_the_actor_and_to_others(event: dict[str, object], lang: str) -> None:
    told = [event_sentence(event, PLAYERS, seat=seat, lang=lang) for seat in (0, 1, None)]
    assert all(sentence[-1] in ".!" for sentence in told)
    assert told[1] == told[2], "a spectator hears what the others hear"
    if event["type"] in ("refill", "shuffle") or event.get("city", "") is None:
        return
    assert told[0] != told[1]
    assert "Ann" in told[1]


def test_a_hidden_card_is_not_named() -> None:
    event = {"type": "draw", "seat": 0, "city": "ulm", "postmaster": True}
    assert "Ulm" in event_sentence(seen_by(event, 0), PLAYERS, seat=0)
    assert "Ulm" not in event_sentence(seen_by(event, 1), PLAYERS, seat=1)


def test_a_route_is_told_from_left_to_right() -> None:
    event = {"type": "close", "seat": 1, "route": ["ulm", "augsburg", "muenchen"]}
    assert event_sentence(event, PLAYERS) == "Ben closes a route of 3: Ulm – Augsburg – München."


def test_the_winner_of_a_tie_is_told_why() -> None:
    event = {"type": "over", "scores": [19, 19], "winner": 1, "tie": "game_end"}
    assert event_sentence(event, PLAYERS) == (
        "The game is over. It is a tie at 19, and Ben wins by holding the tile “Game end”."
    )


def test_the_stack_for_all_provinces_is_called_after_what_it_asks_for() -> None:
    assert stack_name("all_provinces") == "All provinces"
    assert stack_name("all_provinces", all_provinces="outside_baiern") == "Outside Baiern"
    assert stack_name("baden", all_provinces="outside_baiern") == "Baden"


@pytest.mark.parametrize("lang", CODES)
def test_labels_of_different_actions_differ(lang: str) -> None:
    for phase in ("draw", "play", "finish"):
        labels = {action_label(action, phase=phase, route=["lodz"], carriage=0, lang=lang) for action in TEXTS}
        assert len(labels) == len(TEXTS)


@pytest.mark.parametrize(
    ("action", "phase", "route", "label"),
    [
        ("take ulm", "draw", [], "Take Ulm"),
        ("take ulm", "play", [], "Postmaster: also take Ulm"),
        ("take supply", "play", [], "Postmaster: also take the top card of the supply"),
        ("start ulm", "play", [], "Start a route with Ulm"),
        ("start ulm", "play", ["linz"], "Discard the route, start a new one with Ulm"),
        ("left ulm", "play", ["augsburg"], "Add Ulm on the left"),
        ("left ulm", "finish", ["augsburg"], "Postal carrier: also add Ulm on the left"),
        ("close", "finish", ["ulm", "augsburg", "muenchen"], "Close the route of 3"),
    ],
)
def test_labels_tell_what_the_action_means_now(action: str, phase: str, route: list[str], label: str) -> None:
    assert action_label(action, phase=phase, route=route, carriage=0) == label


@pytest.mark.parametrize(("carriage", "following"), [(0, 3), (3, 4), (6, 7)])
def test_the_cartwright_names_the_carriage_he_brings(carriage: int, following: int) -> None:
    label = action_label("cartwright", phase="carriage", route=["ulm"], carriage=carriage)
    assert label == f"Cartwright: take carriage {following}"


@pytest.mark.parametrize("lang", CODES)
def test_a_real_game_can_be_told(lang: str) -> None:
    game = Game(PLAYERS, seed="7")
    for ply in range(120):
        legal = game.legal_actions()
        for event in game.play(legal[ply * 7 % len(legal)]):
            assert event_sentence(seen_by(event, 1), PLAYERS, seat=1, lang=lang)
