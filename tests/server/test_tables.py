"""Setting up tables, sitting down, and what everybody is told about them. On both stores."""

import random
from collections.abc import Callable

import pytest

from thurntaxis.game import commitment

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, Refused, play_on, sensible
from .running import running


def test_a_table_waits_for_its_open_seats_and_then_starts(ann: Person, ben: Person) -> None:
    table = ann.create(TWO_PEOPLE, name="Friday evening")
    info = ann.get(f"/api/tables/{table}")["table"]
    assert (info["status"], info["name"], info["host"], info["you"]) == ("open", "Friday evening", True, [0])
    assert ben.get(f"/api/tables/{table}")["table"]["you"] == []
    with ann.socket(table) as socket:
        assert socket.views == []
        assert ben.sit(table, "Ben") == 1
        socket.until(lambda me: me.table["status"] == "playing")
        assert sorted(seat["name"] for seat in socket.table["seats"]) == ["Ann", "Ben"]
        assert socket.view["players"] == [seat["name"] for seat in socket.table["seats"]]
        assert [line["type"] for line in socket.log] == ["sat", "started"]


def test_the_chosen_starter_gets_seat_0(ann: Person) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Clara")]
    table = ann.create(seats, starter=2)
    info = ann.get(f"/api/tables/{table}")["table"]
    assert [seat["name"] for seat in info["seats"]] == ["Clara", "Ann", "Ben"]


def test_several_seats_of_one_browser_are_a_hot_seat(ann: Person) -> None:
    table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}], starter=0)
    with ann.socket(table) as socket:
        assert [view["seat"] for view in socket.views] == [0, 1]
        luck = random.Random(1)
        while socket.views[0]["player"] == 0:
            socket.ask("act", seat=0, ply=socket.views[0]["ply"], actions=[sensible(socket.views[0], luck)])
        assert socket.views[1]["legal"]
        assert socket.play is not None
        assert socket.play["seat"] == 1
        with pytest.raises(Refused) as refused:
            socket.ask("act", seat=0, ply=socket.views[0]["ply"], actions=["take supply"])
        assert refused.value.error["reason"] == "reason-not-your-turn"


def test_the_host_can_call_a_table_off(ann: Person, ben: Person, clara: Person) -> None:
    table = ann.create([*TWO_PEOPLE, {"kind": "open"}], listed=True)
    ben.sit(table, "Ben")
    with pytest.raises(Refused) as refused:
        ben.do(table, "cancel")
    assert refused.value.code == "not_yours"
    with ben.socket(table) as socket:
        ann.do(table, "cancel")
        socket.until(lambda me: me.table["status"] == "cancelled")
        assert socket.log[-1]["type"] == "cancelled"
    assert ann.get("/api/me")["tables"] == ben.get("/api/me")["tables"] == []
    assert table not in [listed["id"] for listed in ann.get("/api/lobby")["tables"]]
    for person, command in ((clara, {"type": "sit", "name": "Clara"}), (ann, {"type": "cancel"})):
        with pytest.raises(Refused) as refused:
            person.post(f"/api/tables/{table}/commands", command)
        assert (refused.value.code, "cancelled" in refused.value.error["text"]) == ("not_now", True)
    assert ann.get(f"/api/tables/{table}/state")["views"] == []


def test_a_game_that_has_begun_cannot_be_called_off(ann: Person) -> None:
    table = ann.create(AGAINST_BOT)
    with pytest.raises(Refused) as refused:
        ann.do(table, "cancel")
    assert refused.value.code == "not_now"


def test_my_tables_say_with_whom_which_round_whose_turn_and_since_when(ann: Person, ben: Person) -> None:
    table = ann.create(TWO_PEOPLE, name="Friday evening", starter=1)
    (waiting,) = ann.get("/api/me")["tables"]
    assert (waiting["status"], waiting["host"], waiting["turn"], waiting["round"]) == ("open", True, None, None)
    assert waiting["seats"] == [{"kind": "person", "name": "Ann"}, {"kind": "open", "name": None}]
    ben.sit(table, "Ben")
    (mine,) = ann.get("/api/me")["tables"]
    assert [seat["name"] for seat in mine["seats"]] == ["Ben", "Ann"]
    assert (mine["you"], mine["turn"], mine["round"], mine["your_turn"]) == ([1], 0, 1, False)
    assert mine["since"] >= waiting["since"]
    (theirs,) = ben.get("/api/me")["tables"]
    assert (theirs["you"], theirs["your_turn"], theirs["host"]) == ([0], True, False)


def test_rules_and_options_are_those_asked_for(ann: Person) -> None:
    table = ann.create(AGAINST_BOT, rules={"all_provinces": "outside_baiern", "carriage_points": "length"})
    rules = ann.get(f"/api/tables/{table}")["table"]["rules"]
    assert rules == {
        "all_provinces": "outside_baiern",
        "route_tile_fallback": "always",
        "carriage_points": "length",
    }
    table = ann.create(AGAINST_BOT, rules="icelandic")
    assert ann.get(f"/api/tables/{table}")["table"]["rules"]["route_tile_fallback"] == "seven_only"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"kind": "open"}]},
        {"seats": [{"kind": "open"}] * 5},
        {"seats": [{"kind": "person", "name": ""}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "x" * 41}, {"kind": "open"}]},
        {"seats": TWO_PEOPLE, "rules": "house-rules"},
        {"seats": TWO_PEOPLE, "starter": 2},
        {"seats": TWO_PEOPLE, "turn_seconds": 0},
        {"seats": TWO_PEOPLE, "seed": 1},
        {"seats": TWO_PEOPLE, "listed": 1},
    ],
)
def test_what_cannot_be_is_refused(ann: Person, wrong: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        ann.post("/api/tables", wrong)
    assert (refused.value.code, refused.value.error["status"]) == ("bad_request", 422)


def test_an_unknown_bot_is_refused_with_the_known_ones(ann: Person) -> None:
    with pytest.raises(Refused) as refused:
        ann.create([{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "grandmaster"}])
    assert refused.value.code == "unknown"
    assert "builder" in refused.value.error["known"]
    assert {bot["code"] for bot in ann.get("/api/bots")["bots"]} == set(refused.value.error["known"])


def test_only_listed_tables_are_in_the_lobby_open_ones_first(ann: Person, ben: Person) -> None:
    hidden = ann.create(TWO_PEOPLE)
    playing = ann.create(TWO_PEOPLE, listed=True)
    ben.sit(playing, "Ben")
    open_table = ann.create(TWO_PEOPLE, listed=True)
    lobby = [table["id"] for table in Person(ann.address).get("/api/lobby")["tables"]]
    while open_table not in lobby:  # looked for once a second
        lobby = [table["id"] for table in Person(ann.address).get("/api/lobby")["tables"]]
    assert hidden not in lobby
    assert lobby.index(open_table) < lobby.index(playing)


def test_seats_can_be_left_and_filled_with_bots_before_the_start(ann: Person, ben: Person) -> None:
    table = ann.create([*TWO_PEOPLE, {"kind": "open"}])
    seat = ben.sit(table, "Ben")
    with pytest.raises(Refused, match="set up the table"):
        ben.do(table, "fill", seat=2, level="random")
    ben.do(table, "leave", seat=seat)
    assert ann.get(f"/api/tables/{table}")["table"]["seats"][seat]["kind"] == "open"
    ann.do(table, "fill", seat=1, level="random")
    ann.do(table, "fill", seat=2, level="builder")
    info = ann.get(f"/api/tables/{table}")["table"]
    assert info["status"] == "playing"
    assert sorted(seat["level"] or "" for seat in info["seats"]) == ["", "builder", "random"]
    for command in ({"type": "leave"}, {"type": "sit", "name": "X"}, {"type": "fill", "seat": 1, "level": "random"}):
        with pytest.raises(Refused) as refused:
            ann.post(f"/api/tables/{table}/commands", command)
        assert refused.value.code == "not_now"


def test_nobody_sits_on_a_taken_or_missing_seat(ann: Person, ben: Person) -> None:
    table = ann.create([*TWO_PEOPLE, {"kind": "open"}])
    for seat, code in ((0, "not_now"), (3, "unknown")):
        with pytest.raises(Refused) as refused:
            ben.do(table, "sit", seat=seat, name="Ben")
        assert refused.value.code == code


def test_people_find_their_tables_again(ann: Person, ben: Person) -> None:
    first, second = ann.create(TWO_PEOPLE), ann.create(TWO_PEOPLE)
    ben.sit(first, "Ben")
    assert {table["id"] for table in ann.get("/api/me")["tables"]} == {first, second}
    (mine,) = ben.get("/api/me")["tables"]
    assert (mine["id"], mine["status"]) == (first, "playing")


def test_an_unknown_table_is_a_clear_answer(ann: Person) -> None:
    for path in ("", "/state", "/record", "/replay"):
        with pytest.raises(Refused) as refused:
            ann.get(f"/api/tables/nosuchtable{path}")
        assert (refused.value.code, refused.value.error["status"]) == ("unknown", 404)


def test_the_seed_is_committed_to_and_revealed_at_the_end(ann: Person) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table, actions = play_on(ann, 1, seats)
    with ann.socket(table) as socket:
        before = socket.table
        assert before["seed"] is None
        socket.ask("act", seat=socket.view["player"], ply=socket.view["ply"], actions=actions)
        assert socket.table["status"] == "finished"
        assert commitment(socket.table["seed"]) == before["commitment"]
        assert socket.log[-1]["type"] == "over"
        assert socket.log[-1]["seed"] == socket.table["seed"]
        assert socket.view["outcome"]["winner"] == socket.log[-1]["winner"]


def test_one_network_cannot_fill_the_lobby(new_database: Callable[[], str]) -> None:
    """A proxy names the client: hosts of one /24 count as one, and those of another have their place."""

    def host(address: str, network: str) -> Person:
        person = Person(address)
        person.http.headers["X-Forwarded-For"] = network
        return person

    with running(new_database()) as address:
        ann = host(address, "4.5.6.7")
        waiting, left = (ann.create(TWO_PEOPLE, listed=True) for _ in range(2))
        strangers = [host(address, f"1.2.3.{number}") for number in range(1, 7)]
        flood = [stranger.create(TWO_PEOPLE, listed=True) for stranger in strangers * 10]
        with ann.socket(waiting), strangers[3].socket(flood[45]):
            lobby: list[str] = []
            while waiting not in lobby[:2]:  # looked for once a second
                lobby = [table["id"] for table in ann.get("/api/lobby")["tables"]]
            assert set(lobby[:2]) == {waiting, flood[45]}, "somebody waits there"
            assert left in lobby
            assert len([table for table in lobby if table in flood]) == 5
