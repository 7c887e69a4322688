"""Positions from parts over HTTP: checked with sentences, asked about, rolled out and tried."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from thurntaxis import Game, Record, Setup
from thurntaxis.bots import make

from .clients import Person, Refused, finished_game, sensible, uploaded


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


def test_bodies_may_hold_whole_games(clara: Person) -> None:
    spaced = json.dumps(finished_game(2), indent=200)
    assert len(spaced) > 16_384
    assert clara.post("/api/positions", {"text": spaced, "ply": 10})["line"].startswith("tt1 ")
    with pytest.raises(Refused) as refused:
        clara.post("/api/companion", {"players": ["Ann", "Ben"], "notes": ["take supply"] * 2500})
    assert refused.value.code == "bad_request"


def test_errors_are_in_the_readers_language(clara: Person) -> None:
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


def test_a_position_is_played_on_against_bots(clara: Person) -> None:
    """A game from a position has a record that begins there, a replay and a review, and counts nowhere."""
    record = Record.from_json(finished_game(2))
    game = record.replay(len(record.actions) - 8)
    setup = Setup.of(game.position())
    hidden = replace(setup, known=((), ())).as_seen(setup.player)
    seats: list[dict[str, Any]] = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    seats[setup.player] = {"kind": "person", "name": "Clara"}
    table = clara.create(seats, **{"from": {"position": hidden.to_text()}})
    luck = random.Random(1)
    with clara.socket(table) as socket:
        while socket.until_turn().view["outcome"] is None:
            socket.act(sensible(socket.view, luck))
    played = clara.get(f"/api/tables/{table}/record")
    assert played["format"] == "thurntaxis-record/2"
    assert Record.from_json(played).replay(0).position().state.hands[setup.player] == game.state.hands[setup.player]
    replay = clara.get(f"/api/tables/{table}/replay", seat="open")
    assert replay["opening"][0]["type"] == "turn"
    assert replay["frames"][0]["view"]["round"] == setup.round
    assert not any(each["counts"] for each in clara.get("/api/me/games")["games"])
    again = uploaded(clara, played)
    assert clara.get(f"/api/tables/{again}/replay", seat="open")["frames"] == replay["frames"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [("tt1 nonsense", "the line has"), (None, "2"), ("over", "over")],
)
def test_a_position_that_cannot_be_played_on_is_refused(clara: Person, line: str | None, problem: str) -> None:
    seats = [{"kind": "person", "name": "Clara"}, *[{"kind": "bot", "level": "easy"}] * (1 if line else 2)]
    over = Setup.of(Record.from_json(finished_game(2)).replay().position()).to_text()
    wanted = over if line == "over" else line or moment().to_text()
    with pytest.raises(Refused, match=problem):
        clara.create(seats, **{"from": {"position": wanted}})


def test_a_game_at_a_real_table_is_noted(clara: Person) -> None:
    notes = ["ulm", "linz", "passau", "basel", "lodz", "pilsen"]
    body = {"players": ["Ann", "Ben"], "notes": notes[:5]}
    dealing = clara.post("/api/companion", body)
    assert (dealing["view"], dealing["awaits"], dealing["record"]) == (None, "display", None)
    found = clara.post("/api/companion", body | {"notes": [*notes, "take ulm", "kempten", "take supply", "?"]})
    assert found["hands"][0]["cards"] == ["ulm"]
    assert found["hands"][0]["unknown"] == 1
    assert "start augsburg" in found["allowed"]
    assert found["view"]["display"][0] == "kempten"
    assert Record.from_json(found["record"]).actions == ("take ulm", "take supply")
    with pytest.raises(Refused, match=r"notes\[6\]"):
        clara.post("/api/companion", body | {"notes": [*notes, "start ulm"]})


def test_an_exercise_shows_what_the_player_knows_and_weighs_a_try_as_a_review_does(clara: Person) -> None:
    setup = moment(40)
    line, other = setup.to_text(), 1 - setup.player
    view = clara.post("/api/positions/seen", {"position": line})["view"]
    assert view["seat"] == view["player"] == setup.player
    assert view["seats"][setup.player]["hand"]
    assert view["seats"][other]["hand"] is None
    action = next(each for each in view["legal"] if each != "close")
    table = uploaded(clara, {**Game.from_position(setup.position(), seed=1).record.to_json()})
    tried = clara.post("/api/positions/try", {"position": line, "actions": [action]})
    reviewed = clara.post(f"/api/tables/{table}/try", {"ply": 0, "actions": [action]})
    assert tried | {"ply": 0} == reviewed | {"ply": 0}
    best = clara.post("/api/positions/best", {"position": line})["hint"]
    way = best["closing"] if best["action"] == "close" else [best["action"]]
    assert clara.post("/api/positions/try", {"position": line, "actions": way})["size"] == "none"


def test_what_is_no_exercise_is_refused(clara: Person) -> None:
    game, bot = Game(["Ann", "Ben"], seed=6), make("builder")
    while game.phase != "houses":
        bot.play(game) if game.phase != "finish" or "close" not in game.legal_actions() else game.play("close")
    closing = Setup.of(game.position()).to_text()
    over = Setup.of(Record.from_json(finished_game(2)).replay().position()).to_text()
    for line, problem in ((closing, "closing"), (over, "over"), ("tt1 nonsense", "the line has")):
        with pytest.raises(Refused, match=problem):
            clara.post("/api/positions/seen", {"position": line})
        with pytest.raises(Refused, match=problem):
            clara.post("/api/positions/try", {"position": line, "actions": ["take ulm"]})
    line = moment().to_text()
    for actions in (["house ulm"], ["end turn", "end turn"], ["close"]):
        with pytest.raises(Refused):
            clara.post("/api/positions/try", {"position": line, "actions": actions})


def test_every_step_of_a_variation_can_go_to_the_editor(clara: Person) -> None:
    line = moment().to_text()
    step = clara.post("/api/positions/tried", {"position": line, "actions": [], "known": 0, "cards": []})
    assert step["line"] == line


def test_the_record_of_a_real_game_keeps_where_a_hint_was_shown(clara: Person) -> None:
    played = {"ended": 1, "you": [0], "levels": [None, None], "opponents": "people", "counts": True, "gave_up": False}
    for hints, kept in (([4], [4]), (["4"], None), ([4] * 3000, None)):
        record = {**finished_game(2), "hints": hints, "played": played}
        before = {each["table"] for each in clara.get("/api/me/games")["games"]}
        clara.post("/api/me/records", {"records": [json.dumps(record)]})
        (table,) = {each["table"] for each in clara.get("/api/me/games")["games"]} - before
        assert clara.get(f"/api/tables/{table}/record").get("hints") == kept


def test_nobody_analyses_a_game_that_is_still_played(clara: Person, address: str) -> None:
    """Not its players, and not whoever watches: neither the position of the table nor a study, review or replay."""
    seats = [{"kind": "person", "name": "Clara"}, {"kind": "bot", "level": "easy"}]
    table = clara.create(seats, starter=0)
    bots = [{"kind": "bot", "level": "easy"}] * 2
    study = clara.post("/api/studies", {"name": "x", "source": {"kind": "position", "position": moment().to_text()}})
    ply: dict[str, Any] = {"ply": 0}
    tried = {**ply, "actions": [], "known": 0, "cards": []}
    sources: list[dict[str, Any]] = [
        {"kind": "game", "table": table, **ply},
        {"kind": "review", "table": table, "budget": "quick"},
    ]
    for person in (clara, Person(address)):
        asked: list[tuple[str, dict[str, Any]]] = [
            ("/positions", {"table": table, **ply}),
            (f"/tables/{table}/try", {**ply, "actions": ["take supply"]}),
            (f"/tables/{table}/review", {"budget": "quick"}),
            (f"/tables/{table}/analysis", tried),
            (f"/tables/{table}/analysis/chances", tried),
            (f"/tables/{table}/analysis/why-not", {**tried, "action": "end"}),
            (f"/tables/{table}/analysis/closing", tried),
            ("/tables", {"seats": bots, "from": {"table": table, **ply}}),
            *(("/studies", {"name": "x", "source": source}) for source in sources),
        ]
        if person is clara:
            asked += [(f"/studies/{study['id']}/chapters", {"name": "x", "source": source}) for source in sources]
        for path, body in asked:
            with pytest.raises(Refused) as refused:
                person.post(f"/api{path}", body)
            assert refused.value.code in ("not_now", "not_yours"), (path, refused.value.code)
        for path, query in (("replay", {}), ("record", {}), ("review", {}), ("hint", ply), ("chances", ply)):
            with pytest.raises(Refused) as refused:
                person.get(f"/api/tables/{table}/{path}", **query)
            assert refused.value.code in ("not_now", "not_yours"), (path, refused.value.code)
