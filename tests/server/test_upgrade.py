"""A database that an earlier version wrote, with games under way: everything goes on.

`data/version-0.1.sql` and `data/version-0.2.sql` hold an open table, a game of two people in the middle, a game against
a bot, and a finished game: of bots, and in the second of Ann against one. They are never written again.
"""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from .clients import Person


class Old(NamedTuple):
    """A version, and the tables in its dump."""

    version: str
    open: str
    playing: str
    finished: str
    against_bot: str
    games: int
    """Finished games of Ann."""

    @property
    def dump(self) -> Path:
        return Path(__file__).parent / f"data/version-{self.version}.sql"


VERSIONS = (
    Old("0.1", "ghmk75q9d6acbvcs", "pvy87vv9hmfbig32", "9t3qmp7tji8ww7y8", "xp4rtkrz9pgz8f6s", 0),
    Old("0.2", "yw875vcxrpxb6r24", "xyr23ghe2qd5kgvh", "afxs5q8ivjsm7rqu", "qhnajze242qu8mm8", 1),
)


@pytest.fixture(params=VERSIONS, ids=lambda old: old.version)
def old(request: pytest.FixtureRequest) -> Old:
    found: Old = request.param
    return found


@pytest.fixture
def address(old: Old, tmp_path: Path, serving: Callable[..., Any]) -> Iterator[str]:
    file = tmp_path / "old.db"
    connection = sqlite3.connect(file)
    connection.executescript(old.dump.read_text(encoding="utf-8"))
    connection.close()
    with serving(database=str(file)) as address:
        yield address


@pytest.fixture
def ann(address: str) -> Person:
    return Person(address, "a" * 43)


def test_the_tables_of_the_last_version_are_listed(old: Old, ann: Person) -> None:
    status = {table["id"]: table["status"] for table in ann.get("/api/me")["tables"]}
    assert status == {old.open: "open", old.playing: "playing", old.against_bot: "playing"}
    assert len(ann.get("/api/me/games")["games"]) == old.games
    assert [table["name"] for table in ann.get("/api/lobby")["tables"]] == ["Open table"]


def test_a_game_of_people_goes_on(old: Old, ann: Person) -> None:
    ben = Person(ann.address, "b" * 43)
    with ann.socket(old.playing) as one, ben.socket(old.playing) as other:
        assert (one.view["ply"], one.view["players"]) == (60, ["Ann", "Ben"])
        assert next(line["text"] for line in one.log if line["type"] == "chat") == "hello from the last version"
        actor = (one, other)[one.view["player"]]
        assert actor.act(actor.view["legal"][0])["ply"] == 61
        for socket in (one, other):
            socket.until(lambda me: me.view["ply"] == 61)


def test_a_game_against_a_bot_is_played_to_its_next_turn(old: Old, ann: Person) -> None:
    with ann.socket(old.against_bot) as socket:
        start = next(action for action in socket.view["legal"] if action.startswith("start"))
        socket.act(start)
        socket.act("end")
        socket.until_turn()
        assert any(line["type"] == "action" and line.get("by") == "bot" for line in socket.log)


def test_a_finished_game_can_be_replayed_and_played_on(old: Old, ann: Person) -> None:
    record = ann.get(f"/api/tables/{old.finished}/record")
    assert record["result"]["scores"]
    frames = ann.get(f"/api/tables/{old.finished}/replay", count=3)["frames"]
    assert [frame["ply"] for frame in frames] == [0, 1, 2]
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
    assert ann.create(seats, **{"from": {"table": old.finished, "ply": 10}})


def test_an_open_seat_is_still_open(old: Old, ann: Person) -> None:
    clara = Person(ann.address)
    clara.sit(old.open, "Clara")
    assert ann.get(f"/api/tables/{old.open}")["table"]["status"] == "playing"


def test_a_study_begins_at_a_game_of_the_old_version(old: Old, ann: Person) -> None:
    source = {"kind": "game", "table": old.finished, "ply": 0}
    study = ann.post("/api/studies", {"name": "An old game", "source": source})
    assert [row["id"] for row in ann.get("/api/studies")["studies"]] == [study["id"]]
