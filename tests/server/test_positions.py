"""Positions from parts over HTTP: checked with sentences, asked about, rolled out and tried."""

import json
from typing import Any

import pytest

from thurntaxis import Game, Setup
from thurntaxis.bots import make

from .clients import Person, Refused, finished_game, uploaded


def moment(plies: int = 30) -> Setup:
    game, bot = Game(["Ann", "Ben"], seed=6), make("builder")
    for _ in range(plies):
        bot.play(game)
    return Setup.of(game.position())


def test_texts_of_every_kind_are_read(clara: Person) -> None:
    setup = moment()
    record = finished_game(2)
    for text in (setup.to_text(), setup.to_link("https://example.org")):
        found = clara.post("/api/positions", {"text": text})
        assert found["problems"] == []
        assert found["line"] == setup.to_text()
        again = clara.post("/api/positions", {"position": found["position"]})
        assert again["line"] == setup.to_text()
    found = clara.post("/api/positions", {"text": json.dumps(record), "ply": 10})
    assert found["line"].startswith("tt1 ")


def test_what_is_impossible_is_said_in_the_readers_language(clara: Person) -> None:
    parts: dict[str, Any] = dict(moment().partial_json())
    parts["display"] = ["ulm"] * 6
    found = clara.post("/api/positions", {"position": parts, "lang": "de"})
    assert found["line"] is None
    assert found["position"]["display"] == ["ulm"] * 6
    assert any("Ulm" in problem["text"] for problem in found["problems"])
    nonsense = clara.post("/api/positions", {"text": "hello"})
    assert nonsense["position"] is None
    assert nonsense["problems"]
    with pytest.raises(Refused):
        clara.post("/api/positions/best", {"position": "tt1 nonsense"})


def test_best_moves_and_games_of_a_rollout(clara: Person) -> None:
    line = moment().to_text()
    best = clara.post("/api/positions/best", {"position": line})
    assert best["hint"]["candidates"][0]["action"]
    assert best["ending"] is None
    ways = [[each["action"]] for each in best["hint"]["candidates"][:2] if each["action"] != "close"]
    body = {"position": line, "ways": ways, "games": 3, "level": "easy"}
    rolled = clara.post("/api/positions/rollout", body)
    assert [len(row) for row in rolled["wins"]] == [3] * len(ways)
    assert rolled == clara.post("/api/positions/rollout", body)
    with pytest.raises(Refused):
        clara.post("/api/positions/rollout", {**body, "ways": [["house ulm"]]})


def test_a_position_is_tried_for_all_seats(clara: Person) -> None:
    setup = moment()
    tried: dict[str, Any] = {"position": setup.to_text(), "actions": [], "known": 0, "cards": []}
    for _ in range(12):
        step = clara.post("/api/positions/tried", tried)
        legal = step["view"]["legal"]
        tried["cards"] += [card["city"] for card in step["cards"]]
        tried["known"] = len(tried["actions"])
        tried["actions"] = [*tried["actions"], legal[0]]
    chances = clara.post("/api/positions/tried/chances", {**tried, "actions": [], "known": 0})["chances"]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    why = clara.post("/api/positions/tried/why-not", {**tried, "actions": [], "known": 0, "action": "house ulm"})
    assert why["reason"]["text"]


def test_a_moment_of_a_finished_game_but_not_of_one_that_is_played(clara: Person) -> None:
    table = uploaded(clara, finished_game(2))
    found = clara.post("/api/positions", {"table": table, "ply": 12})
    assert found["line"] == clara.post("/api/positions", {"text": json.dumps(finished_game(2)), "ply": 12})["line"]
    seats = [{"kind": "person", "name": "Clara"}, {"kind": "bot", "level": "easy"}]
    running = clara.post("/api/tables", {"seats": seats})["table"]["id"]
    with pytest.raises(Refused):
        clara.post("/api/positions", {"table": running, "ply": 0})
