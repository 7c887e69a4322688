"""The analysis board: variations from any ply of a finished game, for all seats, with chosen cards and live chances."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from thurntaxis.board import CITIES
from thurntaxis.game import Game, Record

from .clients import Person, Refused, finished_game, uploaded

PLACES = ("", "/chances", "/why-not", "/closing", "/closing-outcome")


def asked(person: Person, table: str, place: str = "", **body: Any) -> dict[str, Any]:
    return person.post(f"/api/tables/{table}/analysis{place}", body)


def test_a_variation_is_played_for_all_seats_with_open_hands(clara: Person) -> None:
    record = Record.from_json(finished_game(3))
    table = uploaded(clara, record.to_json())
    start = asked(clara, table, ply=7)
    game = Game.replaying(record, to=7)
    assert start["view"]["seat"] == start["view"]["player"] == game.player
    assert start["view"]["legal"] == game.legal_actions()
    assert [seat["hand"] for seat in start["view"]["seats"]] == [
        list(game.view(n).seats[n].hand or ()) for n in (0, 1, 2)
    ]
    assert (start["events"], start["cards"]) == ([], [])
    actions: list[str] = []
    cards: list[str] = []
    acted: set[int] = set()
    for _ in range(20):
        view = asked(clara, table, ply=7, actions=actions, known=len(actions), cards=cards)["view"]
        acted.add(view["player"])
        actions.append(view["legal"][-1])
        step = asked(clara, table, ply=7, actions=actions, known=len(actions) - 1, cards=cards)
        assert step["events"][0].get("seat") == view["player"]
        cards += [card["city"] for card in step["cards"]]
    assert acted == {0, 1, 2}
    assert asked(clara, table, ply=7, actions=actions, cards=cards)["view"] == step["view"]


def test_the_cards_are_chosen_or_come_from_the_counted_supply(ann: Person) -> None:
    table = uploaded(ann, finished_game())
    display = asked(ann, table, ply=0)["view"]["display"]
    action = f"take {display[0]}"
    (came,) = asked(ann, table, ply=0, actions=[action])["cards"]
    assert came["to"] == "display"
    assert came["city"] in came["supply"]
    assert sum(came["supply"].values()) == 66 - 6
    for city in ("ulm", "linz"):
        (chosen,) = asked(ann, table, ply=0, actions=[action], cards=[city])["cards"]
        assert (chosen["city"], chosen["supply"]) == (city, came["supply"])
    by_chance = {asked(ann, table, ply=0, actions=[action], cards=[None])["cards"][0]["city"] for _ in range(12)}
    assert len(by_chance) > 1


def test_a_card_that_the_supply_does_not_have_comes_by_chance(ann: Person) -> None:
    record = finished_game()
    table = uploaded(ann, record)
    for ply, action in enumerate(record["actions"]):
        if action.startswith("take "):
            (came,) = asked(ann, table, ply=ply, actions=[action])["cards"][:1]
            missing = next((city for city in CITIES if city not in came["supply"]), None)
            if missing:
                break
    (instead,) = asked(ann, table, ply=ply, actions=[action], cards=[missing])["cards"][:1]
    assert instead["city"] in came["supply"]


def test_what_is_done_at_a_table_can_be_asked_here(ann: Person) -> None:
    record = finished_game()
    table = uploaded(ann, record)
    ply = record["actions"].index("close")
    offer = asked(ann, table, "/closing", ply=ply)
    houses = [group[0] for group in offer["ways"][0]["groups"]][: offer["ways"][0]["limit"]]
    earned = asked(ann, table, "/closing-outcome", ply=ply, houses=houses)
    assert earned["actions"][0] == "close"
    done = asked(ann, table, ply=ply, actions=earned["actions"])
    assert "close" in [event["type"] for event in done["events"]]
    assert asked(ann, table, "/why-not", ply=ply, action="take ulm")["reason"]["text"]
    assert asked(ann, table, "/why-not", ply=ply, action="close")["reason"] is None


def test_a_closing_starts_again(ann: Person) -> None:
    record = finished_game()
    table = uploaded(ann, record)
    ply = record["actions"].index("close")
    within = asked(ann, table, ply=ply + 1)
    assert record["actions"][ply + 1].startswith("house ")
    assert within == asked(ann, table, ply=ply)
    assert within["view"]["ply"] == ply


def test_chances_follow_the_variation(ann: Person) -> None:
    record = finished_game()
    table = uploaded(ann, record)
    ply = record["actions"].index("close")
    before = asked(ann, table, "/chances", ply=ply)["chances"]
    assert sum(before) == pytest.approx(1)
    assert asked(ann, table, "/chances", ply=ply)["chances"] == before
    assert ann.get(f"/api/tables/{table}/chances", ply=ply)["chances"] == before
    over = asked(ann, table, "/chances", ply=len(record["actions"]))["chances"]
    assert sorted(over) == [0.0, 1.0]
    legal = asked(ann, table, ply=ply)["view"]["legal"]
    tried = next(action for action in legal if action != "close")
    assert asked(ann, table, "/chances", ply=ply, actions=[tried])["chances"] != before


def test_the_newest_question_of_a_person_takes_the_place_of_the_one_before(ann: Person, ben: Person) -> None:
    table = uploaded(ann, finished_game())

    def ask(person: Person, ply: int) -> str:
        try:
            return "chances" if asked(person, table, "/chances", ply=ply)["chances"] else ""
        except Refused as refused:
            return refused.code

    with ThreadPoolExecutor(7) as threads:
        others = threads.submit(ask, ben, 3)
        told = list(threads.map(lambda ply: ask(ann, ply), range(6)))
    assert "chances" in told
    assert set(told) <= {"chances", "not_now"}
    assert others.result() == "chances"


def test_nothing_of_a_running_game_leaves(ann: Person, ben: Person) -> None:
    running = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    with ben.socket(running) as socket:
        socket.ask("sit", name="Ben")
    alone = ann.create([{"kind": "person", "name": name} for name in ("Ann", "Ben")])
    bodies: dict[str, dict[str, Any]] = {"/why-not": {"action": "end"}, "/closing-outcome": {"houses": []}}
    for table in (running, alone):
        for place in PLACES:
            with pytest.raises(Refused) as refused:
                asked(ann, table, place, ply=0, **bodies.get(place, {}))
            assert refused.value.code == "not_now"
            assert "hand" not in str(refused.value.error)


def test_what_cannot_be_is_refused(ann: Person) -> None:
    table = uploaded(ann, finished_game())
    for body, code in (
        ({"ply": 9_000}, "unknown"),
        ({"ply": 0, "actions": ["fly"]}, "illegal"),
        ({"ply": 0, "actions": ["end"]}, "illegal"),
        ({"ply": 0, "actions": [], "cards": ["atlantis"]}, "bad_request"),
        ({"ply": 0, "actions": ["end"] * 601}, "bad_request"),
        ({"ply": 0, "cards": [None] * 2401}, "bad_request"),
        ({"ply": -1}, "bad_request"),
    ):
        for place in ("", "/chances"):
            with pytest.raises(Refused) as refused:
                asked(ann, table, place, **body)
            assert refused.value.code == code, body
