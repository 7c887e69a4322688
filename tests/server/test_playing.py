"""Actions, drafts, undo, closing, "why not?". On both stores."""

import random

import pytest

from thurntaxis.board import NEIGHBOURS
from thurntaxis.game import Game

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, Refused, Socket, play_on, sensible

HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def seated(ann: Person, ben: Person, **options: object) -> tuple[Socket, Socket]:
    """Two people at a table; Ann starts."""
    table = ann.create(TWO_PEOPLE, starter=0, **options)
    ben.sit(table, "Ben")
    return ann.socket(table), ben.socket(table)


def first_turn(socket: Socket) -> None:
    """Take two cards and start a route with one of them."""
    socket.until_turn()
    socket.act("take supply")
    socket.act("take supply")
    socket.act(next(action for action in socket.view["legal"] if action.startswith("start")))


def test_every_action_reaches_both_players_with_its_events(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    card = one.view["display"][0]
    assert one.act(f"take {card}")["ply"] == 1
    other.until(lambda me: me.view["ply"] == 1)
    for socket in (one, other):
        line = socket.log[-1]
        assert (line["type"], line["seat"], line["ply"], line["action"]) == ("action", 0, 0, f"take {card}")
        assert [event["type"] for event in line["events"]] == ["take", "refill"]
    assert other.view["seats"][0]["known"] == [card]
    assert one.view["legal"]
    assert other.view["legal"] == []
    assert other.play is None


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    with pytest.raises(Refused) as refused:
        one.act("end")
    error = refused.value.error
    assert (error["code"], error["reason"], error["action"]) == ("illegal", "reason-must-take", "end")
    assert error["text"] == Game(["Ann", "Ben"]).why_not("end").sentence()  # type: ignore[union-attr]
    with pytest.raises(Refused) as refused:
        other.ask("act", ply=0, actions=["take supply"])
    assert refused.value.error["reason"] == "reason-not-your-turn"
    with pytest.raises(Refused) as refused:
        one.act("fly to ulm")
    assert refused.value.error["reason"] == "reason-unreadable"
    assert one.ask("sync")["type"] == "ok"
    assert one.view["ply"] == 0


def test_refusals_speak_the_language_asked_for(ann: Person, ben: Person) -> None:
    table = ann.create(HOT_SEAT)
    texts = set()
    for lang in ("en", "de", "fr"):
        with pytest.raises(Refused) as refused:
            ann.do(table, "act", lang=lang, ply=0, actions=["end"])
        texts.add(refused.value.error["text"])
    assert len(texts) == 3


def test_an_action_for_another_ply_is_stale(ann: Person, ben: Person) -> None:
    one, _ = seated(ann, ben)
    one.act("take supply")
    with pytest.raises(Refused) as refused:
        one.ask("act", ply=0, actions=["take supply"])
    assert (refused.value.code, refused.value.error["ply"]) == ("stale", 1)


def test_nobody_plays_for_another(ann: Person, ben: Person, clara: Person) -> None:
    one, other = seated(ann, ben)
    with pytest.raises(Refused) as refused:
        other.ask("act", seat=0, ply=0, actions=["take supply"])
    assert refused.value.code == "not_yours"
    with clara.socket(one.table["id"]) as watching, pytest.raises(Refused) as refused:
        watching.ask("act", ply=0, actions=["take supply"])
    assert refused.value.code == "not_yours"


def test_a_list_is_applied_completely_or_not_at_all(ann: Person, ben: Person) -> None:
    one, _ = seated(ann, ben)
    cards = list(one.view["display"])
    first, second = cards[0], next(card for card in cards if card != cards[0])
    with pytest.raises(Refused) as refused:
        one.act(f"take {first}", f"take {second}", f"start {first}", "close")
    assert (refused.value.error["index"], refused.value.error["reason"]) == (3, "reason-route-too-short")
    one.ask("sync")
    assert one.view["ply"] == 0
    one.act(f"take {first}", f"take {second}", f"start {first}", "end")
    assert (one.view["ply"], one.view["player"]) == (4, 1)
    assert [line["action"] for line in one.log if line["type"] == "action"][-1] == "end"


def test_a_list_cannot_be_used_to_look_at_hidden_cards(ann: Person, ben: Person) -> None:
    """Otherwise one could try `take supply, start C` for each city until it is accepted."""
    from thurntaxis.board import CITIES

    one, _ = seated(ann, ben)
    display = set(one.view["display"])
    for city in CITIES:
        with pytest.raises(Refused) as refused:
            one.act("take supply", "take supply", f"start {city}")
        assert refused.value.error["reason"] == "draft-unknown-card"
        if city not in display:
            with pytest.raises(Refused) as refused:
                one.act(f"take {one.view['display'][0]}", f"take {city}")
            assert refused.value.error["reason"] == "draft-unknown-card"
    with pytest.raises(Refused) as refused:
        one.act("take supply", "take supply", "start ulm", "end", "take supply")
    one.ask("sync")
    assert one.view["ply"] == 0


def test_undo_goes_back_until_a_card_was_revealed_and_says_so_before(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    assert one.play is not None
    assert one.play["undoable"] == 0
    first_turn(one)
    assert one.play["undoable"] == 1
    route = one.view["seats"][0]["route"]
    assert one.ask("undo", ply=one.view["ply"])["ply"] == 2
    assert one.view["seats"][0]["route"] == []
    other.until(lambda me: me.log[-1]["type"] == "undone")
    assert other.view["seats"][0]["route"] == []
    with pytest.raises(Refused) as refused:
        one.ask("undo", ply=2)
    assert refused.value.code == "not_now"
    assert one.play["undo_blocked"] == refused.value.error["text"]
    one.act(f"start {route[0]}")
    one.act("end")
    with pytest.raises(Refused) as refused:
        one.ask("undo", ply=one.view["ply"])
    assert refused.value.code == "not_yours"
    other.until_turn()
    with pytest.raises(Refused, match="just begun"):
        other.ask("undo", ply=other.view["ply"])


def test_against_bots_a_turn_can_be_taken_back(ann: Person) -> None:
    table = ann.create(AGAINST_BOT, starter=0)
    with ann.socket(table) as socket:
        first_turn(socket)
        hand = socket.view["seats"][0]["hand"]
        socket.act("end")
        socket.until_turn()
        assert socket.play is not None
        assert socket.play["take_back"] is True
        assert socket.ask("take_back")["ply"] == 0
        assert socket.log[-1]["type"] == "taken_back"
        assert socket.view["ply"] == 0
        with pytest.raises(Refused, match="no earlier turn"):
            socket.ask("take_back")
        socket.act("take supply")
        socket.act("take supply")
        assert set(hand) <= set(socket.view["seats"][0]["hand"]), "the same cards come again"
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    table = ann.create(seats, starter=0)
    ben = Person(ann.address)
    ben.sit(table, "Ben")
    with ann.socket(table) as socket:
        socket.act("take supply")
        with pytest.raises(Refused, match="all the other players are bots"):
            socket.ask("take_back")


def test_why_not_answers_for_any_action(ann: Person, ben: Person, clara: Person) -> None:
    from thurntaxis.game.actions import TEXTS

    one, other = seated(ann, ben)
    reasons = one.ask("why_not", actions=list(TEXTS), lang="de")["reasons"]
    legal = {action for action, reason in reasons.items() if reason is None}
    assert legal == set(one.view["legal"])
    assert all(reason["text"] and reason["section"] for reason in reasons.values() if reason)
    told = other.ask("why_not", actions=["take ulm"])["reasons"]["take ulm"]
    assert told["id"] == "reason-not-your-turn"
    with clara.socket(one.table["id"]) as watching:
        assert watching.ask("why_not", actions=["end"])["reasons"]["end"]["id"] == "reason-watching"


def test_why_not_answers_for_officials_too(ann: Person, ben: Person, clara: Person) -> None:
    officials = [f"official {name}" for name in ("administrator", "postmaster", "postal_carrier", "cartwright")]
    one, other = seated(ann, ben)
    reasons = one.ask("why_not", actions=[*officials, "official emperor"])["reasons"]
    assert reasons["official postmaster"]["id"] == "reason-official-called", "a first turn takes two cards"
    assert reasons["official postal_carrier"]["id"] == "reason-forced-postmaster"
    assert reasons["official emperor"]["id"] == "reason-unreadable"
    for socket in (one, other):
        first_turn(socket)
        socket.act("end")
    one.until_turn()
    reasons = one.ask("why_not", actions=officials, lang="de")["reasons"]
    assert reasons["official administrator"] is None
    assert reasons["official postmaster"]["id"] == "reason-postmaster-after-taking"
    assert "Postmeister" in reasons["official postmaster"]["text"]
    assert reasons["official postmaster"]["section"] == "postmaster"
    one.act("take supply")
    assert one.ask("why_not", actions=["official postmaster"])["reasons"] == {"official postmaster": None}
    told = other.ask("why_not", actions=["official postmaster"])["reasons"]["official postmaster"]
    assert told["id"] == "reason-not-your-turn"
    with clara.socket(one.table["id"]) as watching:
        told = watching.ask("why_not", actions=["official postmaster"])["reasons"]["official postmaster"]
        assert told["id"] == "reason-watching"
    with pytest.raises(Refused) as refused:
        one.act("official postmaster")
    assert refused.value.error["reason"] == "reason-unreadable"


def test_the_player_to_act_learns_whether_the_route_lives(ann: Person, ben: Person) -> None:
    """The same chance as counted from the view; nobody else gets it."""
    one, other = seated(ann, ben)
    before = one.play
    assert before is not None
    assert before["route_lives"] is None, "there is no route yet"
    first_turn(one)
    assert one.play is not None
    chance = one.play["route_lives"]
    assert 0 < chance <= 1
    route, hand = one.view["seats"][0]["route"], one.view["seats"][0]["hand"]
    fits = any(city in NEIGHBOURS[route[0]] for city in hand)
    assert (chance == 1) == fits or any(city in NEIGHBOURS[route[0]] for city in one.view["display"])
    other.until(lambda me: me.seq == one.seq)
    assert other.play is None


def test_an_earlier_ply_can_be_looked_at_again(ann: Person, ben: Person, clara: Person) -> None:
    one, other = seated(ann, ben)
    told: dict[str, list[dict[str, object]]] = {"one": [one.view], "other": [other.view]}
    luck = random.Random(4)
    for _ in range(24):
        mover = one if one.view["legal"] else other
        ply = mover.act(sensible(mover.view, luck))["ply"]
        for name, socket in (("one", one), ("other", other)):
            while socket.view["ply"] < ply:
                socket.next()
            told[name].append(socket.view)
    path = f"/api/tables/{one.table['id']}/look"
    for ply in (0, 7, 23, 24):
        for name, person in (("one", ann), ("other", ben)):
            assert person.get(path, ply=ply) == {"ply": ply, "plies": 24, "views": [told[name][ply]]}
        (public,) = clara.get(path, ply=ply)["views"]
        assert public["seat"] is None
        assert [seat["hand"] for seat in public["seats"]] == [None, None]
        assert public["display"] == told["one"][ply]["display"]
    for ply, status in ((25, 404), (-1, 422), ("x", 422), (10**9, 422)):
        with pytest.raises(Refused) as refused:
            ann.get(path, ply=ply)
        assert refused.value.error["status"] == status
    with pytest.raises(Refused) as refused:
        ann.get(path)
    assert refused.value.error["status"] == 422


def test_looking_back_is_for_games_that_have_begun(ann: Person) -> None:
    with pytest.raises(Refused) as refused:
        ann.get(f"/api/tables/{ann.create(TWO_PEOPLE)}/look", ply=0)
    assert refused.value.code == "not_now"
    table, actions = play_on(ann, 1, HOT_SEAT)
    last = ann.get(f"/api/tables/{table}/state")["views"][0]["ply"]
    ann.do(table, "act", ply=last, actions=actions)
    looked = ann.get(f"/api/tables/{table}/look", ply=last)
    assert [view["seat"] for view in looked["views"]] == [0, 1]
    assert all(view["seats"][view["seat"]]["hand"] is not None for view in looked["views"])


def test_what_is_left_to_memory_cannot_be_looked_up(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben, show_known=False)
    path = f"/api/tables/{one.table['id']}/look"
    for socket in (one, other, one, other):
        socket.until_turn()
        while socket.view["legal"]:
            socket.act(sensible(socket.view, random.Random(1)))
    one.until_turn()
    with pytest.raises(Refused) as refused:
        ann.get(path, ply=0)
    assert refused.value.code == "not_now"
    (view,) = ann.get(path, ply=one.view["ply"] - 1)["views"]
    assert view["seats"][1]["known"] is None


def test_closing_is_offered_in_ways_that_earn_what_they_say(ann: Person) -> None:
    """Whatever an offer promises comes true when its actions are sent."""
    luck = random.Random(3)
    table = ann.create(HOT_SEAT, starter=0)
    closed = 0
    with ann.socket(table) as socket:
        with pytest.raises(Refused, match="no route to close"):
            socket.ask("closing", seat=0)
        while closed < 3:
            view = next(view for view in socket.views if view["legal"])
            seat = view["seat"]
            if "close" not in view["legal"] or len(view["seats"][seat]["route"]) < 4:
                socket.ask("act", seat=seat, ply=view["ply"], actions=[sensible(view, luck)])
                continue
            offer = socket.ask("closing", seat=seat)
            best = next(way for way in offer["ways"] if way["id"] == offer["preferred"])["best"]
            assert best["points_after"] == max(way["best"]["points_after"] for way in offer["ways"])
            for way in offer["ways"]:
                assert len(way["best"]["houses"]) <= min(way["limit"], len(way["groups"]))
                assert (way["with_cartwright"] is None) == (offer["cartwright"] is None)
                if way["with_cartwright"]:
                    assert way["with_cartwright"]["houses"] == way["best"]["houses"]
                    assert way["with_cartwright"]["carriage"] == offer["cartwright"]
                    assert way["with_cartwright"]["points_after"] > way["best"]["points_after"]
            discards = offer["hand"][: offer["discards"]]
            wanted = socket.ask(
                "closing_outcome",
                seat=seat,
                houses=best["houses"],
                cartwright=offer["cartwright"] is not None,
                discards=discards,
            )
            assert wanted["complete"]
            if offer["cartwright"]:
                assert wanted["carriage"] == offer["cartwright"]
            socket.ask("act", seat=seat, ply=view["ply"], actions=wanted["actions"])
            after = socket.views[seat]["seats"][seat]
            assert after["score"]["total"] == wanted["points_after"]
            assert after["houses_left"] == wanted["houses_left"]
            assert after["carriage"] == wanted["carriage"]
            assert set(wanted["houses"]) <= set(after["houses"])
            closed += 1


def test_a_closing_can_be_gone_on_with_from_its_middle(ann: Person) -> None:
    luck = random.Random(5)
    table = ann.create(HOT_SEAT, starter=0)
    with ann.socket(table) as socket:
        while True:
            view = next(view for view in socket.views if view["legal"])
            if "close" in view["legal"]:
                break
            socket.ask("act", seat=view["seat"], ply=view["ply"], actions=[sensible(view, luck)])
        seat = view["seat"]
        socket.ask("act", seat=seat, ply=view["ply"], actions=["close"])
    with ann.socket(table) as socket:  # as after a reload
        view = socket.views[seat]
        assert view["phase"] == "houses"
        offer = socket.ask("closing", seat=seat)
        best = next(way for way in offer["ways"] if way["id"] == offer["preferred"])["best"]
        assert best["actions"][0].startswith("house")
        with pytest.raises(Refused) as refused:
            socket.ask("closing_outcome", seat=seat, houses=["lodz", "linz", "ulm", "basel", "mannheim"])
        assert refused.value.code == "illegal"
        with pytest.raises(Refused):
            socket.ask("closing_outcome", seat=seat, houses=["atlantis"])


def test_a_game_ends_for_everybody(ann: Person) -> None:
    table, actions = play_on(ann, 4, HOT_SEAT)
    with ann.socket(table) as socket:
        for action in actions:
            view = next(view for view in socket.views if view["legal"])
            socket.ask("act", seat=view["seat"], ply=view["ply"], actions=[action])
        assert socket.table["status"] == "finished"
        with pytest.raises(Refused, match="over"):
            socket.ask("act", seat=0, ply=socket.view["ply"], actions=["end"])
        with pytest.raises(Refused):
            socket.ask("undo", seat=0, ply=socket.view["ply"])


def test_the_same_over_http(ann: Person) -> None:
    table = ann.create(HOT_SEAT, starter=0)
    assert ann.do(table, "act", seat=0, ply=0, actions=["take supply"]) == {"ply": 1}
    state = ann.get(f"/api/tables/{table}/state")
    assert (state["type"], state["views"][0]["ply"]) == ("state", 1)
    later = ann.get(f"/api/tables/{table}/state", since=state["seq"] - 1)
    assert [line["seq"] for line in later["log"]] == [state["seq"]]
    assert ann.do(table, "ping") == {}
