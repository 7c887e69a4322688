"""The explorer: first routes followed through games, the file that comes with the package, and the command."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from support.commands import run
from thurntaxis import Record
from thurntaxis.board import CityId
from thurntaxis.bots import make
from thurntaxis.explorer import Explorer, RouteError, Tally, explorer, one_way, read_route
from thurntaxis.game import Game

ROOT = Path(__file__).parents[1]
Route = tuple[CityId, ...]


def played(players: int, seed: int) -> Record:
    game, bot = Game([str(seat) for seat in range(players)], seed=seed), make("builder")
    while not game.is_over:
        bot.play(game)
    return game.record


def told(record: Record) -> dict[tuple[Route, str, Any], set[int]]:
    """Which seats did what with which first route, as the words of the record have it."""
    found: dict[tuple[Route, str, Any], set[int]] = {}
    routes: dict[int, Route | None] = dict.fromkeys(range(len(record.players)), ())
    for decision in record.trace():
        if "action" not in decision:
            continue
        seat, (verb, *cities) = decision["player"], decision["action"].split()
        city: Any = cities[0] if cities else None
        route = routes[seat]
        if route is None:
            continue
        did: list[tuple[str, Any]] = []
        if verb == "take":
            did = [("take", city), *(("see", each) for each in decision["display"])]
        elif verb == "close":
            did, routes[seat] = [("close", None)], None
        elif verb == "start" and route:
            did, routes[seat] = [("give up", None)], None
        elif verb in ("start", "right", "left"):
            longer: Route = (*route, city) if verb == "right" else (city, *route)
            did, routes[seat] = [("lay", one_way(longer))], longer
        for what in did:
            found.setdefault((one_way(route), *what), set()).add(seat)
    return found


def test_games_are_counted_as_their_words_have_it() -> None:
    did: set[str] = set()
    for seed in range(12):
        record = played(2 + seed % 3, seed)
        counted = Explorer()
        counted.add_record(record)
        assert record.result is not None
        winner, scores = record.result["winner"], record.result["scores"]
        for (route, verb, what), seats in told(record).items():
            node = counted.at(len(scores), route)
            did.add(verb)
            if verb == "see":
                assert node.offers[what].shown == len(seats)
            elif what != "supply":
                happened = {"close": node.closed, "give up": node.given_up}
                tally = happened.get(verb) or (node.offers[what].taken if verb == "take" else node.next[what])
                assert tally == Tally(len(seats), int(winner in seats), sum(scores[seat] for seat in seats))
    assert did == {"see", "take", "lay", "close", "give up"}


def test_only_the_seats_asked_for_are_counted() -> None:
    counted, record = Explorer(), played(3, 1)
    counted.add_record(record, [2])
    assert record.result is not None
    reached = counted.at(3).reached
    assert (reached.times, reached.points, counted.games[3]) == (1, record.result["scores"][2], 1)


def test_the_file_comes_back_as_it_was_and_fits() -> None:
    content = files("thurntaxis.explorer").joinpath("games.json").read_bytes()
    assert len(content) <= 1_000_000
    assert json.loads(json.dumps(explorer().to_json())) == json.loads(content)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_figures_of_the_file_add_up(players: int) -> None:
    found = explorer()
    games = found.games[players]
    assert games >= 10_000
    assert (found.at(players).reached.times, found.at(players).reached.won) == (games * players, games)
    routes: list[Route] = [()]
    reaching: dict[Route, int] = {}
    for route in routes:  # grows as it is read
        node = found.at(players, route)
        ways = [*node.next.values(), node.closed, node.given_up]
        assert sum(way.times for way in ways) <= node.reached.times
        assert sum(way.won for way in ways) <= node.reached.won
        assert all(offer.taken.times <= offer.shown for offer in node.offers.values())
        for longer, tally in node.next.items():
            if longer not in reaching and found.at(players, longer).reached.times:
                routes.append(longer)
            reaching[longer] = reaching.get(longer, 0) + tally.times
    assert len(routes) > 150
    for route in routes[1:]:  # it may also have been reached from one too rare for the file
        assert found.at(players, route).reached.times >= max(found.least, reaching[route])


def test_the_study_makes_such_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from bench.wins import explore

    monkeypatch.setattr(explore, "LEAST", 1)
    players, nodes = explore.explored(3, 4)
    assert (players, nodes[""][0][:2]) == (3, [12, 4])
    monkeypatch.setattr(explore, "LEAST", 13)
    assert explore.explored(3, 4) == (3, {})


@pytest.mark.parametrize("text", ["ulm-lod", "ulm-ulm", "s", "nowhere", "s-t"])
def test_what_is_not_a_route_is_refused(text: str) -> None:
    with pytest.raises(RouteError):
        read_route(text)


def test_a_route_is_the_same_from_both_ends() -> None:
    assert read_route("ulm-aug-mue") == read_route("mue-aug-ulm")
    assert explorer().at(4, ["ulm", "augsburg"]) == explorer().at(4, ["augsburg", "ulm"])


def test_the_command_says_what_was_done() -> None:
    data: dict[str, Any] = json.loads(run("explore", "ulm", "--players", "3", "--json").stdout)
    first = max(data["next"], key=lambda route: data["next"][route]["times"])
    lines = run("explore", "ulm", "--players", "3", "--lang", "en").stdout.splitlines()
    assert f"{data['reached']['times']:,} of {data['seats']:,}" in lines[0]
    share = 100 * data["next"][first]["times"] / data["reached"]["times"]
    assert f"{share:.1f}%" in lines[3]
    assert "Fewer than 25" in run("explore", "reg-pas-sal-inn-aug-ulm", "--lang", "en").stdout
    refused = run("explore", "ulm-lod")
    assert refused.returncode == 1
    assert "no road between ulm and lodz" in refused.stderr
