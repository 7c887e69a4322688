"""People coming and going: spectators, chat, resigning, votes, clocks, rematches, hints. On both stores."""

import random
from contextlib import suppress

import pytest

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, Refused, Socket, play_on, sensible
from .test_playing import first_turn, seated

HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def test_spectators_see_the_public_view_only(ann: Person, ben: Person, clara: Person) -> None:
    one, other = seated(ann, ben)
    with clara.socket(one.table["id"]) as watching:
        assert (watching.table["you"], watching.view["seat"]) == ([], None)
        one.until(lambda me: me.table["watching"] == 1)
        one.act("take supply")
        watching.until(lambda me: me.view["ply"] == 1)
        assert watching.log[-1]["events"][0]["city"] is None
        assert [seat["hand"] for seat in watching.view["seats"]] == [None, None]
        assert watching.play is None
        with pytest.raises(Refused) as refused:
            watching.ask("chat", text="take the other one!")
        assert refused.value.code == "not_yours"
    other.until(lambda me: me.view["ply"] == 1)
    assert other.log[-1]["events"][0]["city"] is None
    assert one.log[-1]["events"][0]["city"] is not None


def test_the_table_shows_who_is_connected(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    one.until(lambda me: all(seat["connected"] for seat in me.table["seats"]))
    other.close()
    one.until(lambda me: not me.table["seats"][1]["connected"] or me.table["absent"] == [1])


def test_chat_is_plain_text_of_bounded_length(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    text = "<b>Grüß Gott</b> & 'hello'"
    one.ask("chat", text=text)
    other.until(lambda me: me.log[-1]["type"] == "chat")
    assert (other.log[-1]["text"], other.log[-1]["name"]) == (text, "Ann")
    for wrong in ("", "   ", "x" * 501, "bell \x07"):
        with pytest.raises(Refused) as refused:
            one.ask("chat", text=wrong)
        assert refused.value.code == "bad_request"


def test_a_bot_takes_the_seat_of_somebody_who_resigns(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    one.ask("resign")
    assert one.table["you"] == []
    assert one.view["seat"] is None
    other.until_turn()
    assert any(line["type"] == "resigned" and line["seat"] == 0 for line in other.log)
    assert other.table["seats"][0]["kind"] == "bot"
    assert all(line["by"] == "bot" for line in other.log if line["type"] == "action")
    with pytest.raises(Refused):
        one.ask("act", ply=0, actions=["take supply"])


def test_the_others_can_replace_somebody_who_is_away(ann: Person, ben: Person, clara: Person) -> None:
    table = ann.create([*TWO_PEOPLE, {"kind": "open"}], starter=0)
    ben.sit(table, "Ben")
    clara.sit(table, "Clara")
    with ben.socket(table) as two, clara.socket(table) as three:
        with pytest.raises(Refused, match="is here"):
            two.ask("vote", against=2)
        with pytest.raises(Refused, match="your own seat"):
            two.ask("vote", against=1)
        assert two.ask("vote", against=0)["replaced"] is False
        three.until(lambda me: me.table["votes"] == {"0": [1]})
        two.ask("vote", against=0, favour=False)
        assert three.ask("vote", against=0)["replaced"] is False
        assert two.ask("vote", against=0)["replaced"] is True
        two.until_turn()
        assert [line["type"] for line in two.log if line["type"] in ("vote", "replaced")] == [*["vote"] * 4, "replaced"]
        assert two.table["seats"][0]["kind"] == "bot"


def test_a_player_who_is_present_cannot_be_replaced(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    with pytest.raises(Refused) as refused:
        other.ask("vote", against=0)
    assert refused.value.code == "not_now"
    one.until(lambda me: me.table["absent"] == [])


def test_when_time_is_up_a_bot_plays_the_rest_of_the_turn(ann: Person, ben: Person) -> None:
    table = ann.create(TWO_PEOPLE, starter=0, turn_seconds=1)
    ben.sit(table, "Ben")
    with ann.socket(table) as one, ben.socket(table) as other:
        deadline, now = one.table["deadline"] or 0, one.table["now"]  # on a busy machine the time may be up already
        with suppress(Refused):
            one.act("take supply")
        other.until_turn()
        kinds = [(line["type"], line.get("by")) for line in other.log if line["type"] != "sat"]
        rung = kinds.index(("timeout", None))
        assert kinds[:rung] in ([("started", None)], [("started", None), ("action", None)])
        assert set(kinds[rung + 1 :]) == {("action", "clock")}
        assert other.table["seats"][0]["kind"] == "person"
        newest = other.heard[-1]
        assert newest["deadline"] > deadline
        assert newest["deadline"] - newest["now"] <= 1000
        assert deadline - now <= 1000


def test_others_can_give_the_player_on_turn_more_time(ann: Person, ben: Person) -> None:
    table = ann.create(TWO_PEOPLE, starter=0, turn_seconds=600)
    ben.sit(table, "Ben")
    with ann.socket(table) as one, ben.socket(table) as other:
        before = one.table["deadline"]
        with pytest.raises(Refused, match="Only others"):
            one.ask("extra_time")
        assert other.ask("extra_time")["deadline"] == before + 600_000
        one.until(lambda me: me.heard[-1].get("deadline") == before + 600_000)
        assert one.log[-1] | {"seq": 0, "at": 0} == {"seq": 0, "at": 0, "type": "extra_time", "seat": 1, "to": 0}
        for _ in range(9):
            other.ask("extra_time")
        with pytest.raises(Refused, match="enough time"):
            other.ask("extra_time")
        # The next turn has its own time.
        luck = random.Random(1)
        while one.view["player"] == 0:
            one.act(sensible(one.view, luck))
        other.until_turn()
        assert other.heard[-1]["deadline"] - other.heard[-1]["now"] <= 600_000
    one, other = seated(ann, ben)
    with pytest.raises(Refused, match="No clock"):
        other.ask("extra_time")


def test_a_game_ends_without_a_result_when_everybody_wants_it(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    assert one.ask("end_game")["ended"] is False
    other.until(lambda me: me.table["end_votes"] == [0])
    one.ask("end_game", favour=False)
    assert other.ask("end_game")["ended"] is False
    assert one.ask("end_game")["ended"] is True
    other.until(lambda me: me.table["status"] == "cancelled")
    with pytest.raises(Refused):
        one.ask("end_game")
    with pytest.raises(Refused):
        one.ask("act", ply=0, actions=["take supply"])


def test_a_long_absent_player_is_not_asked_whether_the_game_should_end(ann: Person, ben: Person) -> None:
    table = ann.create(TWO_PEOPLE, starter=0)
    ben.sit(table, "Ben")
    with ann.socket(table) as one:
        one.until(lambda me: me.table["absent"] == [1])
        assert one.table["seats"][1]["away_since"] <= one.table["now"]
        assert one.table["seats"][0]["away_since"] is None
        assert one.ask("end_game")["ended"] is True


def test_rematch_seats_the_same_people_at_a_new_table(ann: Person) -> None:
    table, actions = play_on(ann, 1, HOT_SEAT)
    with ann.socket(table) as socket:
        with pytest.raises(Refused, match="not over"):
            socket.ask("rematch")
        socket.ask("act", ply=socket.view["ply"], actions=actions)
        again = socket.ask("rematch")["table"]
        assert socket.ask("rematch")["table"] == again
        assert socket.table["rematch"] == again
    info = ann.get(f"/api/tables/{again}")["table"]
    assert (info["status"], sorted(seat["name"] for seat in info["seats"])) == ("playing", ["Ann", "Ben"])
    assert info["from"] is None
    with ann.socket(again) as socket:
        assert socket.view["ply"] == 0


def test_hints_against_bots_and_where_the_table_allows_them(ann: Person, ben: Person) -> None:
    with ann.socket(ann.create(AGAINST_BOT, starter=0)) as socket:
        assert socket.table["hints_now"] is True
        hint = socket.ask("hint")
        assert hint["candidates"][0]["action"] in socket.view["legal"]
        assert hint["sentence"]
    one, other = seated(ann, ben)
    assert one.table["hints_now"] is False
    with pytest.raises(Refused, match="not allowed"):
        one.ask("hint")
    one, other = seated(ann, ben, hints=True)
    assert one.ask("hint")["action"] in one.view["legal"]
    with pytest.raises(Refused, match="not your turn"):
        other.ask("hint")


@pytest.mark.parametrize("hidden", ["show_known", "show_tiles"])
def test_what_the_table_leaves_to_memory_is_not_sent(ann: Person, ben: Person, hidden: str) -> None:
    one, other = seated(ann, ben, **{hidden: False})
    card = one.view["display"][0]
    one.act(f"take {card}")
    other.until(lambda me: me.view["ply"] == 1)
    seat = other.view["seats"][0]
    if hidden == "show_known":
        assert (seat["known"], seat["unknown"], seat["hand_size"]) == (None, None, 1)
        in_display, in_hand = other.view["display"].count(card), 1
        assert other.view["unseen"][card] == 3 - in_display, "the card in hand counts as unseen"
        assert in_hand
    else:
        assert (seat["known"], seat["score"]) == ([card], None)
    assert one.view["seats"][0]["score"]["total"] == -20
    assert other.log[-1]["events"][0]["city"] == card, "what happens is seen when it happens"


def test_older_lines_keep_back_what_is_left_to_memory(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben, show_known=False)
    card = one.view["display"][0]
    one.act(f"take {card}")
    one.act("take supply")
    for socket in (one, other, one, other):
        socket.until_turn()
        while socket.view["legal"]:
            wanted = ("end", "start", "take supply")
            socket.act(next(action for verb in wanted for action in socket.view["legal"] if action.startswith(verb)))
    with ben.socket(one.table["id"]) as again:
        line = next(line for line in again.log if line["type"] == "action")
        assert line["action"] == "take"
        assert [event["city"] for event in line["events"]] == [None, None]
    with ann.socket(one.table["id"]) as again:
        line = next(line for line in again.log if line["type"] == "action")
        assert line["action"] == f"take {card}"


def test_a_failing_bot_is_replaced_by_a_simpler_one_and_the_log_says_so(ann: Person) -> None:
    with ann.socket(ann.create([AGAINST_BOT[0], {"kind": "bot", "level": "test_falls_over"}], starter=0)) as socket:
        first_turn(socket)
        for failures in (1, 2):  # for its turn only: it comes back, and falls over again
            socket.act("end")
            socket.until_turn()
            lines = [line for line in socket.log if line["type"] == "bot_failed"]
            assert [line["level"] for line in lines] == ["builder"] * failures
            assert socket.table["seats"][1]["level"] == "test_falls_over"
            first_turn(socket)


def test_a_person_alone_against_bots_can_press_them(ann: Person) -> None:
    seats = [AGAINST_BOT[0], *({"kind": "bot", "level": "undecided"} for _ in range(2))]
    with ann.socket(ann.create(seats, starter=0, bot_pause=5000)) as socket:
        assert socket.table["may_press"]
        assert not socket.ask("press")["pressed"]  # it is nobody's turn but Ann's
        first_turn(socket)
        socket.act("end")
        for bot in (1, 2):  # once for a whole turn, each
            while not socket.ask("press")["pressed"]:
                pass
            while socket.view["player"] == bot:
                socket.next()
        socket.until_turn()
        played = [line for line in socket.log if line["type"] == "action" and line["seat"] != 0]
        assert {line["by"] for line in played} == {"bot"}
        assert len(played) > 4
        assert not any(line["type"] == "bot_failed" for line in socket.log)


def test_bots_are_not_pressed_where_others_play(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    deal = ann.post("/api/daily", {"name": "Ann"})["table"]
    with ann.socket(deal) as socket:
        for each in (one, other, socket):
            assert not each.table["may_press"]
            with pytest.raises(Refused, match="not_yours"):
                each.ask("press")
    with ben.socket(ann.create(AGAINST_BOT)) as watching:
        assert not watching.table["may_press"]
        with pytest.raises(Refused, match="not_yours"):
            watching.ask("press")


def test_a_reconnecting_client_gets_only_what_it_missed(ann: Person, ben: Person) -> None:
    one, other = seated(ann, ben)
    seen = other.seq
    other.close()
    one.act("take supply")
    with ben.socket(one.table["id"], since=seen) as again:
        assert [line["type"] for line in again.log] == ["action"]
        assert again.heard[0]["log_from"] == seen + 1
        assert again.view["ply"] == 1


def test_two_tabs_hear_the_same(ann: Person, ben: Person) -> None:
    one, _ = seated(ann, ben)
    tab: Socket = ann.socket(one.table["id"])
    tab.act("take supply")
    one.until(lambda me: me.view["ply"] == 1)
    assert one.view == tab.view
    with pytest.raises(Refused) as refused:
        one.ask("act", ply=0, actions=["take supply"])
    assert refused.value.code == "stale"
