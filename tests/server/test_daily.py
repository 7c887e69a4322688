"""The daily deal at the server: one try, whatever happens to the connection; nothing about it before its end."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import Any

import pytest

from thurntaxis.tables.archive import daily
from thurntaxis.tables.ports.clock import Clock

from .clients import Message, Person, Refused, sensible
from .test_my_games import _delete

DAY = 86_400_000
NOON = daily.ends(date(2026, 11, 17)) - DAY // 2


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, to be moved; a quick bot in the place of the expert."""
    time = [NOON]
    monkeypatch.setattr(Clock, "now", lambda self: time[0])
    monkeypatch.setattr(daily, "EXPERT", "medium")
    monkeypatch.setattr(daily, "LEVEL", "easy")
    return time


def _play(person: Person, table: str, seed: int = 1, plies: int = 100_000) -> Message:
    """Play a game to its end, or for some actions; what the player sees then."""
    import random

    luck = random.Random(seed)
    with person.socket(table) as socket:
        while not socket.until_turn().view["outcome"] and socket.view["ply"] < plies:
            socket.act(sensible(socket.view, luck))
        return socket.view


def _finished(person: Person) -> Message:
    """The deal when the expert has played it, too."""
    while True:
        deal = person.get("/api/daily")
        if deal["result"]["expert"]:
            return deal


def test_a_deal_is_played_once_and_compared(now: list[int], serving: Callable[..., Any]) -> None:
    with serving() as address:
        ann, ben = Person(address), Person(address)
        before = ann.get("/api/daily")
        assert (before["table"], before["finished"], before["result"], before["streak"]) == (None, False, None, 0)
        table = ann.post("/api/daily", {"name": "Ann"})["table"]
        half = _play(ann, table, plies=40)
        for _ in range(2):  # a reload, and another tab
            assert ann.post("/api/daily", {"name": "Ann again"})["table"] == table
        assert ann.get("/api/daily")["table"] == table
        with pytest.raises(Refused, match="once"):
            ann.do(table, "take_back")
        with pytest.raises(Refused, match="once"):
            _delete(ann, table)
        with pytest.raises(Refused):
            ann.do(table, "hint")
        now[0] += DAY  # gone on with after midnight, it counts for its own day
        view = _play(ann, table)
        assert view["ply"] > half["ply"]
        now[0] -= DAY
        deal = _finished(ann)
        seat = view["seat"]
        assert deal["result"]["score"] == view["outcome"]["scores"][seat]
        assert deal["result"]["scores"] == [{"score": deal["result"]["score"], "people": 1}]
        assert (deal["streak"], len(deal["last"])) == (1, 1)
        assert ann.get("/api/me/statistics")["games"] == 1
        assert ann.post("/api/daily", {"name": "Ann"})["table"] == table
        prince = deal["result"]["expert"]["table"]
        replay = ann.get(f"/api/tables/{prince}/replay", seat="public", **{"from": 100_000})
        assert replay["players"][seat] == "Medium"
        info = ben.get(f"/api/tables/{prince}")["table"]  # whoever gets the link can be warned
        assert (info["daily"], info["you"]) == ({"deal": "2026-11-17 standard", "counts": False}, [])
        assert ann.get("/api/me")["tables"] == []
        told = ben.get("/api/daily")
        assert (told["result"], told["commitment"]) == (None, deal["commitment"])
        assert ann.get(f"/api/tables/{table}")["table"]["commitment"] == deal["commitment"]


def test_two_tabs_begin_one_game(now: list[int], serving: Callable[..., Any]) -> None:
    with serving() as address, ThreadPoolExecutor(4) as tabs:
        ann = Person(address)
        begun = list(
            tabs.map(lambda _: Person(address, ann.token).post("/api/daily", {"name": "Ann"})["table"], range(4))
        )
        assert len(set(begun)) == 1
        assert len(ann.get("/api/me")["tables"]) == 1


def test_the_same_actions_get_the_same_answers(now: list[int], serving: Callable[..., Any]) -> None:
    seen = []
    for _ in range(2):
        with serving(database=":memory:") as address:
            somebody = Person(address)
            view = _play(somebody, somebody.post("/api/daily", {"name": "Ann"})["table"], seed=5, plies=60)
            seen.append(view)
    assert seen[0] == seen[1]


def test_earlier_days_can_be_played_without_counting(now: list[int], serving: Callable[..., Any]) -> None:
    with serving() as address:
        ann = Person(address)
        tables = {ann.post("/api/daily", {"name": "Ann", "date": "2026-11-16"})["table"] for _ in range(2)}
        assert len(tables) == 2
        table = tables.pop()
        ann.do(table, "resign")
        with ann.socket(table) as socket:
            socket.until(lambda me: me.view["outcome"] is not None)
        assert ann.get("/api/daily", date="2026-11-16")["result"] is None
        assert ann.get("/api/me/games")["games"][0]["counts"] is False
        for date, code in (("2026-11-18", "not_now"), ("2026-13-01", "bad_request"), ("x", "bad_request")):
            with pytest.raises(Refused) as refused:
                ann.get("/api/daily", date=date)
            assert refused.value.code == code


def test_nothing_about_a_deal_is_shown_before_you_have_finished(now: list[int], serving: Callable[..., Any]) -> None:
    """People who have not finished get the same answer, whatever others have scored."""
    told = []
    for others in (False, True):
        with serving(database=":memory:") as address:
            ann, ben = Person(address, "a" * 43), Person(address)
            if others:
                _play(ben, ben.post("/api/daily", {"name": "Ben"})["table"])
                _finished(ben)
            table = ann.post("/api/daily", {"name": "Ann"})["table"]
            view = _play(ann, table, plies=20)
            info = ann.get(f"/api/tables/{table}")
            state = ann.get(f"/api/tables/{table}/state")
            told.append(json.dumps([ann.get("/api/daily"), view, info, state]))
    assert told[0] == told[1]
    assert daily.seed_of("2026-11-17 standard") not in told[0]
