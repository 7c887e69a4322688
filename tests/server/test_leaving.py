"""Three people at one table: a time-out, a vote, a return and a resignation. Everybody is informed. On both stores."""

import pytest

from .clients import TWO_PEOPLE, Person, Refused, Socket

KINDS = ("timeout", "vote", "vote_lapsed", "replaced", "returned", "resigned")


def told(socket: Socket) -> list[tuple[str, int]]:
    """What a socket received about people, besides their moves."""
    return [(line["type"], line["seat"]) for line in socket.log if line["type"] in KINDS]


def test_everybody_learns_of_a_time_out_a_vote_a_return_and_a_resignation(
    ann: Person, ben: Person, clara: Person
) -> None:
    table = ann.create([*TWO_PEOPLE, {"kind": "open"}], starter=0, turn_seconds=1)
    ben.sit(table, "Ben")
    clara.sit(table, "Clara")
    with ben.socket(table) as two, clara.socket(table) as three:
        both = (two, three)
        for each in both:
            each.until(lambda me: ("timeout", 0) in told(me))
        assert two.ask("vote", against=0)["replaced"] is False
        three.until(lambda me: me.table["votes"] == {"0": [1]})
        assert three.ask("vote", against=0)["replaced"] is True
        for each in both:
            each.until(lambda me: ("replaced", 0) in told(me))
            assert (each.table["seats"][0]["kind"], each.table["seats"][0]["resigned"]) == ("bot", True)
        assert [row["reclaimable"] for row in ann.get("/api/me")["tables"]] == [True]
        with ann.socket(table) as one:
            assert (one.table["you"], one.table["reclaimable"]) == ([], [0])
            assert ben.get(f"/api/tables/{table}/state")["table"]["reclaimable"] == []
            assert one.ask("reclaim")["seat"] == 0
            one.until(lambda me: me.table["you"] == [0])
            for each in both:
                each.until(lambda me: ("returned", 0) in told(me))
                assert each.table["seats"][0]["kind"] == "person"
            one.ask("resign")
            for each in (one, *both):
                each.until(lambda me: ("resigned", 0) in told(me))
            assert one.table["reclaimable"] == []
            with pytest.raises(Refused) as refused:
                one.ask("reclaim")
            assert refused.value.code == "not_yours"


def test_a_vote_lapses_when_the_player_acts_again_and_not_before(ann: Person, ben: Person, clara: Person) -> None:
    table = ann.create([*TWO_PEOPLE, {"kind": "open"}], starter=1)
    ben.sit(table, "Ben")
    clara.sit(table, "Clara")
    # The seats are numbered from the player who starts: Ben, Clara, Ann.
    with ben.socket(table) as two, clara.socket(table) as three:
        two.ask("vote", against=2)
        for each in (two, three):
            each.until_turn()
            while each.view["legal"]:
                each.act(each.view["legal"][0])
        three.until(lambda me: me.view["player"] == 2)
        assert three.table["votes"] == {"2": [0]}, "turns of others do not end a vote"
        with ann.socket(table) as one:
            one.act("take supply")
            for each in (two, three):
                each.until(lambda me: ("vote_lapsed", 2) in told(me))
                assert each.table["votes"] == {}


def test_only_the_player_who_was_voted_out_gets_the_seat_back(ann: Person, ben: Person) -> None:
    table = ann.create(TWO_PEOPLE, starter=0)
    ben.sit(table, "Ben")
    with ben.socket(table) as two:
        with pytest.raises(Refused):
            two.ask("reclaim")
        two.ask("vote", against=0)
        two.until_turn()
        with pytest.raises(Refused):
            two.ask("reclaim", seat=0)
    with ann.socket(table) as one:
        one.ask("reclaim", seat=0)
        one.until(lambda me: me.table["you"] == [0])
        assert one.play is None or one.play["undoable"] == 0, "what the bot played stays"


def test_a_turn_that_was_taken_back_can_be_restored_until_one_acts(ann: Person) -> None:
    table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "builder"}], starter=0)
    with ann.socket(table) as one:
        while one.view["round"] < 2 or not one.view["legal"]:
            one.until_turn()
            one.act(one.view["legal"][0])
        one.until_turn()
        assert one.play is not None
        assert one.play["redo"] is False
        with pytest.raises(Refused):
            one.ask("redo")
        before = one.view
        one.ask("take_back")
        one.until(lambda me: me.log[-1]["type"] == "taken_back")
        assert one.play["redo"] is True
        assert one.ask("redo")["ply"] == before["ply"]
        one.until(lambda me: me.log[-1]["type"] == "redone")
        assert (one.view, one.play["redo"]) == (before, False)
        one.ask("take_back")
        one.until(lambda me: me.log[-1]["type"] == "taken_back")
        one.act(one.view["legal"][0])
        with pytest.raises(Refused):
            one.ask("redo")
    with ann.socket(table) as again:
        assert again.play is not None
        assert again.view["ply"] == again.play["ply"]
