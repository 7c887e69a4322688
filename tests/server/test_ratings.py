"""Ratings follow from the games alone, and nobody is shown who did not choose to be."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from thurntaxis.bots import registry
from thurntaxis.engine import Luck
from thurntaxis.game.actions import TEXTS
from thurntaxis.protocol.commands import Act, CreateTable, Sit
from thurntaxis.server.admin import opened
from thurntaxis.server.identity import person_of
from thurntaxis.server.ratings import leaderboard
from thurntaxis.server.ratings.ladder import PROVISIONAL_GAMES, Ladder, ladder_of
from thurntaxis.server.ratings.scale import shown
from thurntaxis.server.stores import open_store
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.ports.store import RatedGame
from thurntaxis.tables.running.commands import Asker
from thurntaxis.tables.service import TableService

from .clients import Person, Refused
from .test_admin import admin
from .test_notices import put

NEVER_MET = {"before": 0, "behind": 0}
ANN, BEN, CLARA = "person:ann", "person:ben", "person:clara"


def test_winning_raises_a_rating_and_lowers_its_uncertainty() -> None:
    ladder = Ladder()
    first_of_april = 1_775_001_600_000
    for number in range(20):
        ladder.add(RatedGame(f"t{number}", first_of_april + number, ((ANN, 1), (BEN, 2), (CLARA, 3))))
    ladder.add(RatedGame("earlier", first_of_april - 1, ((BEN, 1), (ANN, 2))))
    ann, ben, clara = ladder.standings("2026-2")
    assert [each.player for each in (ann, ben, clara)] == [ANN, BEN, CLARA]
    assert (ann.games, ann.wins, ben.wins) == (20, 20, 0)
    assert ann.sigma < ladder.model.rating().sigma
    assert ladder.seasons == ["2026-2", "2026-1"]
    assert ladder.standings("2026-1")[0].player == BEN, "a season begins again"
    assert ladder.head_to_head(ANN, BEN) == (20, 1)


def test_the_scale_is_that_of_chess() -> None:
    model = Ladder().model
    new = model.rating()
    assert shown(new.mu, new.sigma).rating == 1500
    assert shown(model.rating(mu=35).mu, 1.0).rating == 1800
    for more, low, high in ((200, 0.70, 0.80), (400, 0.87, 0.93)):
        other, stronger = (model.rating(mu=mu, sigma=0.1) for mu in (25.0, 25.0 + more / 30))
        won, lost = (model.rate([[stronger], [other]], ranks=ranks)[0][0].mu for ranks in ([1.0, 2.0], [2.0, 1.0]))
        # The share of games won with which the rating stays where it is.
        assert low < (stronger.mu - lost) / (won - lost) < high


def test_few_games_are_listed_last_and_called_provisional() -> None:
    ladder = Ladder()
    for number in range(PROVISIONAL_GAMES):
        ladder.add(RatedGame(f"t{number}", 1_775_001_600_000 + number, ((ANN, 1), (BEN, 2))))
    ladder.add(RatedGame("late", 1_775_001_700_000, ((CLARA, 1), (ANN, 2))))
    listed = ladder.standings()
    assert [(each.player, each.is_provisional) for each in listed] == [(ANN, False), (BEN, False), (CLARA, True)]
    assert listed[2].shown.rating > listed[1].shown.rating
    assert listed[2].shown.uncertainty > listed[0].shown.uncertainty


class Yesterday(Clock):
    """Games of the last two seconds are not rated yet; these ended long before."""

    def now(self) -> int:
        return super().now() - 24 * 60 * 60 * 1000


async def _play(database: str, people: list[str], games: int) -> None:
    """Whole games of two people, each move decided by a bot."""
    service = TableService(TableSettings(ratings=True), open_store(database), clock=Yesterday())
    await service.open()
    luck = Luck(7)
    for _ in range(games):
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
        table = await service.creation.create(CreateTable.model_validate({"seats": seats}), people[0])
        await service.commands.run(table.id, Asker(people[1], "en"), Sit(type="sit", name="Ben"))
        bots = [registry.make("builder") for _ in range(2)]
        while table.status == "playing":
            seat = table.actor
            assert seat is not None
            number = bots[seat].decide(table.game.view(seat).engine, table.game.legal_actions(numbers=True), luck)
            person = table.seats[seat].person
            act = Act(type="act", ply=table.ply, actions=[TEXTS[number]])
            await service.commands.run(table.id, Asker(person, "en"), act)
    await service.close()


def test_ratings_are_the_same_from_results_and_from_games(
    new_database: Callable[[], str], serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database()
    with serving(database=database, ratings=True) as address:
        ann, ben = Person(address), Person(address)
    people = [str(person_of(each.token)) for each in (ann, ben)]
    asyncio.run(_play(database, people, 2))
    kept = admin("ratings", "--json", "--database", database)
    assert kept == admin("ratings", "--json", "--from-games", "--database", database)
    assert sum(json.loads(line)["wins"] for line in kept.splitlines()) == 2
    with serving(database=database, ratings=True) as address:
        ann, ben, clara = Person(address, ann.token), Person(address, ben.token), Person(address)
        assert clara.get("/api/ratings")["players"] == [], "nobody has chosen to be listed"
        (mine,) = ann.get("/api/ratings")["players"]
        assert (mine["yours"], mine["games"], mine["name"]) == (True, 2, None)
        put(ben, "/api/me/listing", {"name": "Benedikt <b>"})
        seen = clara.get("/api/ratings")
        (row,) = seen["players"]
        assert (row["name"], row["yours"], row["games"]) == ("Benedikt <b>", False, 2)
        assert not [person for person in people if person in json.dumps(seen)]
        met = {each["name"]: each["against_you"] for each in ann.get("/api/ratings")["players"]}
        assert sum(met["Benedikt <b>"].values()) == 2
        person = clara.get(f"/api/ratings/{row['id']}")
        assert (person["name"], person["yours"], person["against_you"]) == ("Benedikt <b>", False, NEVER_MET)
        assert [each["season"] for each in person["seasons"]] == ["all", *seen["seasons"]]
        assert {(each["games"], each["wins"]) for each in person["seasons"]} == {(2, row["wins"])}
        assert ann.get(f"/api/ratings/{row['id']}")["against_you"] == met["Benedikt <b>"]
        assert ben.get(f"/api/ratings/{row['id']}")["yours"]
        put(ann, "/api/me/listing", {"name": "Ann"})
        best = [each["name"] for each in clara.get("/api/ratings")["players"]]
        monkeypatch.setattr(leaderboard, "MOST", 1)
        for each, name in ((ann, "Ann"), (ben, "Benedikt <b>"), (clara, None)):
            told = [(row["place"], row["name"]) for row in each.get("/api/ratings")["players"]]
            assert told == ([(1, best[0])] if name != best[1] else [(1, best[0]), (2, name)]), "and oneself"
        put(ann, "/api/me/listing", {"name": None})
        put(ben, "/api/me/listing", {"name": None})
        assert clara.get("/api/ratings")["players"] == []
        with pytest.raises(Refused):
            clara.get(f"/api/ratings/{row['id']}")
        assert clara.get("/api/ratings", season="2020-1")["players"] == []
        with pytest.raises(Refused):
            clara.get("/api/ratings", season="<script>")


def test_an_empty_server_has_no_ratings() -> None:
    assert ladder_of([]).standings() == []


ANN_SITS = {"kind": "person", "name": "Ann"}


@pytest.mark.parametrize(
    ("seats", "wished", "casual"),
    [
        ([ANN_SITS, {"kind": "open"}], True, None),
        ([ANN_SITS, {"kind": "open"}], False, "chosen"),
        ([ANN_SITS, {"kind": "bot", "level": "easy"}], True, None),
        ([ANN_SITS, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "hard"}], True, None),
        ([ANN_SITS, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}], True, "levels"),
        ([{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "hard"}], True, "bots"),
        ([ANN_SITS, {"kind": "person", "name": "Ben"}], True, "device"),
    ],
)
def test_a_table_says_before_one_sits_whether_it_is_rated_and_why_not(
    sqlite_address: str, seats: list[dict[str, str]], wished: bool, casual: str | None
) -> None:
    ann, ben = Person(sqlite_address), Person(sqlite_address)
    table = ann.create(seats, rated=wished)
    told = ben.get(f"/api/tables/{table}")["table"]
    assert (told["rated"], told["casual"]) == (casual is None, casual)
    assert ben.get("/api/me")["ratings"] is True


def test_removing_a_name_keeps_the_results(new_database: Callable[[], str], serving: Callable[..., Any]) -> None:
    database = new_database()
    with serving(database=database, ratings=True) as address:
        ann, ben = Person(address), Person(address)
    asyncio.run(_play(database, [str(person_of(each.token)) for each in (ann, ben)], 2))
    with serving(database=database, ratings=True) as address:
        ann, ben = Person(address, ann.token), Person(address, ben.token)
        before = [each.get("/api/ratings")["players"] for each in (ann, ben)]
        ann.post("/api/me/remove-name", {})
        assert ann.get("/api/me/games")["games"] == []
        assert [each.get("/api/ratings")["players"] for each in (ann, ben)] == before
    with serving(database=database, ratings=True) as address:
        again = [Person(address, each.token).get("/api/ratings")["players"] for each in (ann, ben)]
        assert again == before, "a server that was started again says the same"


def test_results_of_an_earlier_version_are_rated_once(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    database = new_database()
    with serving(database=database) as address:
        ann, ben = Person(address), Person(address)
    asyncio.run(_play(database, [str(person_of(each.token)) for each in (ann, ben)], 2))
    kept = admin("ratings", "--json", "--database", database)

    async def forget() -> None:
        async with opened(database) as store:
            await store.write(("DELETE FROM rated", ()), ("DELETE FROM facts", ()))

    asyncio.run(forget())
    with serving(database=database, ratings=True) as address:
        (mine,) = Person(address, ann.token).get("/api/ratings")["players"]
        assert mine["games"] == 2
    assert admin("ratings", "--json", "--database", database) == kept


ONE_LEVEL = [ANN_SITS, {"kind": "bot", "level": "random"}]


def test_a_hint_or_a_turn_taken_back_ends_the_rating_at_once(serving: Callable[..., Any]) -> None:
    with serving(ratings=True) as address:
        ann = Person(address)
        with ann.socket(ann.create(ONE_LEVEL, starter=0)) as socket:
            assert socket.table["rated"]
            socket.ask("hint")
            assert [line["type"] for line in socket.log].count("hinted") == 1
            assert not socket.table["rated"]
            socket.ask("hint")
            assert [line["type"] for line in socket.log].count("hinted") == 1, "once is enough"
        with ann.socket(ann.create(ONE_LEVEL, starter=0)) as socket:
            socket.until_turn().act(socket.view["legal"][0])
            socket.ask("take_back")
            assert not socket.table["rated"]


def test_a_game_that_somebody_leaves_early_is_not_rated(serving: Callable[..., Any]) -> None:
    with serving(ratings=True) as address:
        ann = Person(address)
        with ann.socket(ann.create([*ONE_LEVEL, {"kind": "bot", "level": "easy"}])) as socket:
            assert socket.table["rated"]
            socket.ask("resign")
            assert not socket.table["rated"]


def test_a_game_of_one_address_is_not_rated(serving: Callable[..., Any]) -> None:
    with serving(ratings=True) as address:
        ann, ben, clara = Person(address), Person(address), Person(address)
        clara.http.headers["X-Forwarded-For"] = "192.0.2.7"
        table, other = ann.create([ANN_SITS, {"kind": "open"}]), ann.create([ANN_SITS, {"kind": "open"}])
        assert ann.get(f"/api/tables/{table}")["table"]["rated"]
        ben.sit(table, "Ben")
        clara.sit(other, "Clara")
        assert not ann.get(f"/api/tables/{table}")["table"]["rated"]
        assert ann.get(f"/api/tables/{other}")["table"]["rated"]
        assert "network" not in json.dumps(ann.get(f"/api/tables/{table}/state"))
