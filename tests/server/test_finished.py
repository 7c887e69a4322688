"""Finished games: records, replays, uploads, playing on. On both stores."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from thurntaxis.game import Record

from .clients import AGAINST_BOT, Person, Refused, finished_game, play_on, uploaded

HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


@pytest.fixture
def finished(ann: Person) -> str:
    table, actions = play_on(ann, 1, HOT_SEAT)
    ply = len(finished_game()["actions"]) - 1
    ann.do(table, "act", ply=ply, actions=actions)
    return table


def test_anybody_with_the_link_can_get_the_record(clara: Person, finished: str) -> None:
    data = clara.get(f"/api/tables/{finished}/record")
    record = Record.from_json(data)
    assert list(record.actions) == finished_game()["actions"]
    assert record.is_finished
    assert data["seed"]
    assert data["commitment"]
    text = clara.http.get(f"/api/tables/{finished}/record", params={"format": "text"})
    assert text.headers["content-type"].startswith("text/plain")
    assert Record.from_text(text.text).actions == record.actions


def test_a_running_game_gives_away_no_record_or_replay(ann: Person) -> None:
    table = ann.create(HOT_SEAT)
    for path in ("record", "replay", "hint"):
        with pytest.raises(Refused) as refused:
            ann.get(f"/api/tables/{table}/{path}", **({"ply": 0} if path == "hint" else {}))
        assert refused.value.code == "not_now"
    with pytest.raises(Refused, match="not over"):
        ann.create(AGAINST_BOT, **{"from": {"table": table, "ply": 0}})


def test_a_replay_shows_every_ply_from_each_seat_or_open(clara: Person, finished: str) -> None:
    plies = len(finished_game()["actions"])
    shown = clara.get(f"/api/tables/{finished}/replay", seat="open", **{"from": 0, "count": 200})
    assert (shown["plies"], len(shown["frames"])) == (plies, min(200, plies + 1))
    assert [frame["action"] for frame in shown["frames"]] == finished_game()["actions"][:200]
    game = Record.from_json(finished_game()).replay(to=50)
    frame = shown["frames"][50]
    assert [seat["hand"] for seat in frame["view"]["seats"]] == [
        list(game.view(seat).seats[seat].hand or ()) for seat in (0, 1)
    ]
    for frame in shown["frames"]:
        calls = frame["view"]["can_call"]  # a review says whom the second card of a turn calls
        assert ("postmaster" in calls) >= (frame["view"]["phase"] == "play" and frame["action"].startswith("take"))
    mine = clara.get(f"/api/tables/{finished}/replay", seat="1", **{"from": 50, "count": 1})["frames"][0]
    assert mine["view"]["seats"][0]["hand"] is None
    assert mine["view"]["seats"][1]["hand"] == list(game.view(1).seats[1].hand or ())
    public = clara.get(f"/api/tables/{finished}/replay", seat="public", **{"from": plies, "count": 1})["frames"][0]
    assert public["action"] is None
    assert public["view"]["outcome"]
    with pytest.raises(Refused) as refused:
        clara.get(f"/api/tables/{finished}/replay", seat="3")
    assert refused.value.code == "unknown"


def test_an_uploaded_record_is_a_replay(ann: Person, clara: Person) -> None:
    table = uploaded(ann, finished_game(3))
    info = clara.get(f"/api/tables/{table}")["table"]
    assert (info["status"], [seat["name"] for seat in info["seats"]]) == ("replay", ["Ann", "Ben", "Clara"])
    with clara.socket(table) as socket:
        assert socket.view["outcome"]["winner"] == finished_game(3)["result"]["winner"]
    text = Record.from_json(finished_game()).to_text()
    answer = ann.post("/api/replays", {"record": text})
    assert clara.get(f"/api/tables/{answer['table']['id']}/replay")["plies"] == len(finished_game()["actions"])
    hint = clara.get(f"/api/tables/{table}/hint", ply=10, level="builder")
    assert hint["candidates"]


def test_a_record_that_cannot_be_is_refused_with_the_place(ann: Person) -> None:
    wrong = finished_game() | {"actions": [*finished_game()["actions"][:17], "take atlantis"]}
    with pytest.raises(Refused) as refused:
        ann.post("/api/replays", {"record": wrong})
    assert (refused.value.code, refused.value.error["place"]) == ("bad_request", "actions[17]")
    for nonsense in ("", "nonsense", {}, {"format": "thurntaxis-record/1"}):
        with pytest.raises(Refused) as refused:
            ann.post("/api/replays", {"record": nonsense})
        assert refused.value.error["status"] == 422


def test_play_on_from_any_position(ann: Person) -> None:
    source = uploaded(ann, finished_game())
    for ply in (0, 40):
        table = ann.create(AGAINST_BOT, **{"from": {"table": source, "ply": ply}})
        with ann.socket(table) as socket:
            assert socket.table["from"] == {"table": source, "ply": ply}
            socket.until_turn()
            before = socket.view["ply"]
            assert before >= ply
            socket.act(socket.view["legal"][0])
            assert socket.log[-1]["ply"] == before
    end = len(finished_game()["actions"])
    for seats, ply, why in (
        (AGAINST_BOT, end, "is over at this position"),
        (AGAINST_BOT, end + 1, "plies 0 to"),
        ([*AGAINST_BOT, {"kind": "open"}], 3, "2 players"),
    ):
        with pytest.raises(Refused, match=why):
            ann.create(seats, **{"from": {"table": source, "ply": ply}})


def test_other_keys_of_a_result_are_left_out(ann: Person) -> None:
    deep: Any = []
    for _ in range(200):
        deep = [deep]
    odd = {"surrogate": "\ud800", "large": 2**70, "deep": deep}
    record = finished_game()
    table = ann.post("/api/replays", {"record": json.dumps(record | {"result": record["result"] | odd})})["table"]["id"]
    assert ann.get(f"/api/tables/{table}/record")["result"] == record["result"]


@pytest.mark.parametrize(
    ("name", "shown"), [("x" * 900_000, "x" * 40), ("A\x00n\nn\u202e", "Ann"), (" \x07 ", "?"), ("Zoë", "Zoë")]
)
def test_names_of_an_uploaded_record_are_such_as_people_could_have(name: str, shown: str, ann: Person) -> None:
    table = uploaded(ann, finished_game() | {"players": [name, "Ben"]})
    replay = ann.get(f"/api/tables/{table}/replay", count=1)
    assert replay["players"] == replay["frames"][0]["view"]["players"] == [shown, "Ben"]
    assert ann.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == shown


def test_a_record_that_takes_too_long_to_replay_is_refused(serving: Callable[..., Any]) -> None:
    plies = len(finished_game()["actions"])
    with serving(upload_plies=plies) as address:
        assert uploaded(Person(address), finished_game())
    with serving(upload_plies=plies - 1) as address, pytest.raises(Refused) as refused:
        uploaded(Person(address), finished_game())
    assert refused.value.code == "too_large"


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_the_next_view_says_whether_the_postmaster_has_to_help(ply: int, ann: Person) -> None:
    table = ann.create(HOT_SEAT, **{"from": {"table": uploaded(ann, finished_game()), "ply": ply}})
    state = ann.get(f"/api/tables/{table}/state")
    assert state["views"][0]["forced_postmaster"] is (ply < 2), "two cards for whoever begins with none"
    assert state["log"][0]["events"][-1]["forced_postmaster"] is (ply < 2)
