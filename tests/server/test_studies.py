"""Studies over HTTP: made, edited by several people, shared, written down; on both databases."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from thurntaxis import Record, Setup
from thurntaxis.game.studies import read_study
from thurntaxis.game.studies.chapter import BEGINNING
from thurntaxis.tables.studies import studies

from .clients import Message, Person, Refused, finished_game, uploaded
from .running import PATIENCE, running


def position() -> Message:
    game = Record.from_json(finished_game(2)).replay(0)
    return {"kind": "position", "position": Setup.of(game.position()).to_text()}


def a_study(person: Person, **source: Any) -> Message:
    return person.post("/api/studies", {"name": "Ours", "source": source or position()})


def edit(person: Person, study: Message, do: str, key: str | None = None, **what: Any) -> Message:
    path = f"/api/studies/{study['id']}/edits" + (f"?key={key}" if key else "")
    return person.post(path, {"version": study["version"], "edit": {"do": do, **what}})


def take(person: Person, study: Message, card: str = "ulm", key: str | None = None) -> Message:
    """Take the first card of the display; another one follows."""
    chapter = study["chapters"][0]
    step = person.post("/api/positions/tried", {"position": chapter["position"]})["view"]
    tried = {"actions": [step["legal"][0]], "cards": [card]}
    return edit(person, study, "step", key, chapter=chapter["id"], parent=BEGINNING, tried=tried)


def put(person: Person, path: str, body: Message) -> Message:
    answer = person.http.put(path, json=body, headers={"Authorization": f"Bearer {person.token}"}).json()
    if "error" in answer:
        raise Refused(answer["error"])
    found: Message = answer
    return found


def test_a_study_is_made_changed_and_found_again(clara: Person) -> None:
    study = a_study(clara)
    assert (study["version"], study["owner"], study["editable"]) == (1, True, True)
    study = take(clara, study)
    made = study["made"]
    study = edit(clara, study, "note", chapter=1, step=made, text="?! hasty", arrows=[["ulm", "linz"]], circles=["ulm"])
    note = study["chapters"][0]["steps"][1]["note"]
    assert note == {"text": "hasty", "mark": "?!", "arrows": [["ulm", "linz"]], "circles": ["ulm"]}
    other = take(clara, study, "linz")
    study = edit(clara, other, "promote", chapter=1, step=other["made"])
    assert [step["id"] for step in study["chapters"][0]["steps"]] == [BEGINNING, other["made"], made]
    study = edit(clara, study, "rename", name="Theirs")
    study = edit(clara, study, "rename", chapter=1, name="First")
    study = clara.post(f"/api/studies/{study['id']}/chapters", {"name": "Second", "source": position()})
    again = clara.get(f"/api/studies/{study['id']}")
    assert again == study
    assert [chapter["name"] for chapter in again["chapters"]] == ["First", "1"]
    (row,) = (each for each in clara.get("/api/studies")["studies"] if each["id"] == study["id"])
    assert (row["name"], row["chapters"]) == ("Theirs", 2)
    unchanged = clara.get(f"/api/studies/{study['id']}", since=study["version"])
    assert [chapter["steps"] for chapter in unchanged["chapters"]] == [None, None]
    study = edit(clara, study, "delete", chapter=1, step=made)
    study = edit(clara, study, "delete_chapter", chapter=2)
    assert len(study["chapters"]) == 1
    with pytest.raises(Refused, match="at least one chapter"):
        edit(clara, study, "delete_chapter", chapter=1)
    clara.http.delete(f"/api/studies/{study['id']}", headers={"Authorization": f"Bearer {clara.token}"})
    with pytest.raises(Refused, match="no such study"):
        clara.get(f"/api/studies/{study['id']}")


def test_two_people_edit_and_nothing_is_lost_silently(clara: Person, address: str) -> None:
    ben = Person(address)
    study = a_study(clara)
    id = study["id"]
    with pytest.raises(Refused, match="not shared with you"):
        ben.get(f"/api/studies/{id}")
    read = put(clara, f"/api/studies/{id}/sharing", {"reading": True, "editing": False})
    assert (read["reading"], read["key"]) == (True, None)
    seen = ben.get(f"/api/studies/{id}")
    assert (seen["owner"], seen["editable"], seen["key"]) == (False, False, None)
    with pytest.raises(Refused, match="only read"):
        take(ben, seen)
    key = put(clara, f"/api/studies/{id}/sharing", {"reading": False, "editing": True})["key"]
    seen = ben.get(f"/api/studies/{id}", key=key)
    assert (seen["editable"], seen["owner"]) == (True, False)
    mine, his = take(clara, study), take(ben, seen, "linz", key)
    assert mine["made"] != his["made"], "both steps are kept, though both were made from the same version"
    assert len(clara.get(f"/api/studies/{id}")["chapters"][0]["steps"]) == 3
    edit(ben, his, "note", key, chapter=1, step=his["made"], text="mine")
    with pytest.raises(Refused, match="Someone else") as refused:
        edit(clara, his, "note", chapter=1, step=his["made"], text="yours")
    assert refused.value.code == "stale"
    with pytest.raises(Refused, match="Someone else"):
        edit(clara, his, "delete", chapter=1, step=his["made"])
    with pytest.raises(Refused):
        put(ben, f"/api/studies/{id}/sharing?key={key}", {"reading": True, "editing": True})
    put(clara, f"/api/studies/{id}/sharing", {"reading": False, "editing": False})
    with pytest.raises(Refused, match="not shared with you"):
        ben.get(f"/api/studies/{id}", key=key)


def test_a_study_goes_out_as_text_and_comes_back(clara: Person) -> None:
    study = take(clara, a_study(clara))
    study = edit(clara, study, "note", chapter=1, step=study["made"], text="good", mark="!")
    text = clara.get(f"/api/studies/{study['id']}/text")["text"]
    assert read_study(text).name == "Ours"
    again = a_study(clara, kind="text", text=text)
    assert [_said(step) for step in again["chapters"][0]["steps"]] == [
        _said(step) for step in study["chapters"][0]["steps"]
    ]
    with pytest.raises(Refused, match="Line 8"):
        a_study(clara, kind="text", text=text.replace("take", "steal"))


def test_long_texts_come_in_and_longer_ones_are_refused(clara: Person) -> None:
    one = Record.from_json(finished_game(2)).to_text()
    count = 44_000 // len(one) + 1
    before = len(clara.get("/api/studies")["studies"])
    study = a_study(clara, kind="text", text="\n\n".join([one] * count))
    assert len(study["chapters"]) == count
    more = {"name": "More", "source": {"kind": "text", "text": "\n\n".join([one] * count)}}
    added = clara.post(f"/api/studies/{a_study(clara)['id']}/chapters", more)
    assert len(added["chapters"]) == 1 + count
    with pytest.raises(Refused, match="at most 400000 characters"):
        a_study(clara, kind="text", text="x" * 400_001)
    with pytest.raises(Refused, match="too long") as refused:
        a_study(clara, kind="text", text="x" * 1_000_000)
    assert (refused.value.code, refused.value.error["status"]) == ("too_large", 413)
    assert len(clara.get("/api/studies")["studies"]) == before + 2


def test_chapters_count_as_uploads(serving: Callable[..., Any]) -> None:
    text = Record.from_json(finished_game(2)).to_text()
    with serving(uploads_per_day=60_000) as address:
        dora = Person(address)
        id = a_study(dora)["id"]

        def fill() -> None:
            for _ in range(10):
                dora.post(f"/api/studies/{id}/chapters", {"name": "More", "source": {"kind": "text", "text": text}})

        with pytest.raises(Refused) as refused:
            fill()
        assert (refused.value.code, refused.value.error["retry_after"] > 60) == ("too_much", True)


def _said(step: Message) -> tuple[Any, ...]:
    return step["actions"], step["cards"], step["note"]


def test_a_moment_of_a_finished_game_with_what_was_tried(clara: Person) -> None:
    table = uploaded(clara, finished_game(2))
    step = clara.post(f"/api/tables/{table}/analysis", {"ply": 0})["view"]["legal"][0]
    tried = [{"actions": [step], "cards": ["ulm"]}]
    study = a_study(clara, kind="game", table=table, ply=0, steps=tried)
    assert study["chapters"][0]["steps"][1]["actions"] == [step]
    for wrong in ([{"actions": ["end"]}], [{"actions": [step], "cards": ["paris"]}], [{"actions": [step]}]):
        with pytest.raises(Refused):
            a_study(clara, kind="game", table=table, ply=0, steps=wrong)
    last = len(finished_game(2)["actions"])
    with pytest.raises(Refused, match="over"):
        a_study(clara, kind="game", table=table, ply=last)


def test_games_that_are_played_cannot_be_studied(clara: Person) -> None:
    seats = [{"kind": "person", "name": "Clara"}, {"kind": "bot", "level": "easy"}]
    running = clara.create(seats)
    for source in ({"kind": "game", "table": running, "ply": 0}, {"kind": "review", "table": running}):
        with pytest.raises(Refused, match="not over"):
            a_study(clara, **source)
    with pytest.raises(Refused, match="no review"):
        a_study(clara, kind="review", table=uploaded(clara, finished_game(2)))


def test_nobody_can_have_any_number_of_studies(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_STUDIES", 2)
    dora = Person(address)
    for _ in range(2):
        a_study(dora)
    with pytest.raises(Refused, match="at most 2 studies"):
        a_study(dora)
    stranger = Person(address, known=False)
    assert a_study(stranger)["owner"], "whoever has no identity gets one"


@contextmanager
def follow(person: Person, study: Message, key: str | None = None) -> Iterator[ClientConnection]:
    """An open socket of a study, greeted."""
    url = person.address.replace("http", "ws", 1) + f"/api/studies/{study['id']}/socket"
    with connect(url, additional_headers={"Authorization": f"Bearer {person.token}"}, proxy=None) as socket:
        with suppress(ConnectionClosed):  # some are sent away before they say anything
            socket.send(json.dumps({"type": "follow", "key": key}))
        yield socket


def heard(socket: ClientConnection) -> Message:
    message: Message = json.loads(socket.recv(PATIENCE))
    return message


def test_whoever_follows_a_study_is_sent_every_new_version(clara: Person, address: str) -> None:
    ben, carl = Person(address), Person(address)
    study = a_study(clara)
    with follow(ben, study) as refused:
        assert heard(refused)["error"]["code"] == "unknown"
    study = put(clara, f"/api/studies/{study['id']}/sharing", {"reading": True, "editing": True})
    with follow(ben, study, study["key"]) as one, follow(carl, study) as reader:
        assert heard(one) == heard(reader) == {"type": "study", "version": study["version"]}
        study = take(ben, study, key=study["key"])
        assert heard(one) == heard(reader) == {"type": "study", "version": study["version"]}
        # The connection of whoever may no longer read it ends.
        study = put(clara, f"/api/studies/{study['id']}/sharing", {"reading": False, "editing": True})
        assert heard(one)["version"] == study["version"]
        with pytest.raises(ConnectionClosed):
            heard(reader)
        clara.http.delete(f"/api/studies/{study['id']}", headers={"Authorization": f"Bearer {clara.token}"})
        with pytest.raises(ConnectionClosed):
            heard(one)


def test_there_is_nothing_to_say_over_the_socket_of_a_study(clara: Person) -> None:
    study = a_study(clara)
    with follow(clara, study) as socket:
        heard(socket)
        socket.send("hello")
        with pytest.raises(ConnectionClosed):
            heard(socket)
    for id in ("nothing", "x" * 300):
        with follow(clara, {"id": id}) as socket:
            assert heard(socket)["error"]["code"] == "unknown"
    with follow(clara, study, "wrong!") as socket:
        assert heard(socket)["error"]["code"] == "bad_request"


def test_a_study_is_followed_through_another_server(postgres: Callable[[], str]) -> None:
    database = postgres()
    with running(database) as here, running(database) as there:
        clara, ben = Person(here), Person(there)
        study = a_study(clara)
        study = put(clara, f"/api/studies/{study['id']}/sharing", {"reading": True, "editing": True})
        with follow(ben, study) as socket:
            heard(socket)
            study = take(clara, study)
            assert heard(socket)["version"] == study["version"]
            study = take(ben, study, "linz", study["key"])
            assert heard(socket)["version"] == study["version"]
            put(clara, f"/api/studies/{study['id']}/sharing", {"reading": False, "editing": True})
            with pytest.raises(ConnectionClosed):
                heard(socket)
