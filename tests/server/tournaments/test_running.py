"""Tournaments on a real store: rounds follow each other, whatever is restarted; a shared deal stays sealed."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from bench.tournaments import TWELFTHS, play_to_the_end, recount, simulate

from thurntaxis.bots import make
from thurntaxis.engine import Luck
from thurntaxis.protocol.answers import TournamentPage
from thurntaxis.protocol.commands import (
    Act,
    CorrectResult,
    CreateTournament,
    JoinTournament,
    Message,
    Resign,
    SteerTournament,
    TakeHoliday,
)
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores import open_store
from thurntaxis.server.tournaments.database import TournamentDatabase
from thurntaxis.server.tournaments.progress import begin
from thurntaxis.server.tournaments.service import Tournaments
from thurntaxis.tables.people.connections import Connection
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.running.commands import Asker
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.clock import DAY
from thurntaxis.tables.table.results import why_casual

PEOPLE = {"Ann": "a" * 32, "Ben": "b" * 32, "Clara": "c" * 32, "David": "d" * 32}


class Reader:
    """Reads whatever is sent, and keeps it."""

    congested = False

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send_text(self, message: bytes) -> None:
        self.heard.append(message)


class Club:
    """A server's tournaments without a network, on a database that outlives it."""

    def __init__(self, database: str) -> None:
        self.store = open_store(database)
        self.service = TableService(Settings(database=database, grace_seconds=0), self.store)
        self.tournaments = Tournaments(self.service, self.store)

    async def __aenter__(self) -> "Club":
        await self.service.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.service.close()

    async def begun(self, people: list[str], known: dict[str, str] = PEOPLE, **options: Any) -> TournamentPage:
        wanted = CreateTournament.model_validate({"name": "Cup", "table_size": 2} | options)
        page = await self.tournaments.create(wanted, "organiser")
        for name in people:
            await self.tournaments.join(page["id"], JoinTournament(name=name), known[name])
        return await self.steer(page["id"], "begin")

    async def steer(self, id: str, do: str, **more: Any) -> TournamentPage:
        wanted = SteerTournament.model_validate({"do": do} | more)
        return await self.tournaments.steer(id, wanted, "organiser")

    async def step(self, id: str, person: str | None = None) -> TournamentPage:
        await self.tournaments.runner.step(id)
        return await self.tournaments.show(id, person)

    async def play(self, id: str) -> None:
        """Play a table to its end, everybody as `easy` would."""
        bot, luck = make("easy"), Luck(5)
        while True:
            async with self.service.cache.at(id) as table:
                if table.is_over:
                    return
                seat, ply = table.actor, table.ply
                assert seat is not None
                person = table.seats[seat].person
                view, legal = table.game.view(seat), table.game.legal_actions(numbers=True)
            if person is None:
                await asyncio.sleep(0)  # a bot thinks
                continue
            action = bot.decide(view.engine, legal, luck)
            act = Act.model_validate(
                {"type": "act", "seat": seat, "ply": ply, "actions": [view.legal[legal.index(action)]]}
            )
            await self.service.commands.run(id, Asker(person, "en"), act)


def _tables(page: TournamentPage) -> list[str]:
    """The ids of the tables of the newest round that its organiser or a player can see."""
    return [table["table"] for table in page["tables"][-1] if table["table"]]


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    return new_database()


def test_rounds_follow_each_other_across_restarts(database: str) -> None:
    async def scene() -> None:
        async with Club(database) as club:
            page = await club.begun(list(PEOPLE), rounds=2)
            id = page["id"]
            assert (page["status"], page["round"], len(page["tables"][0])) == ("running", 1, 2)
            await club.play(_tables(page)[0])
        async with Club(database) as club:  # after a restart the rest of the round is played
            page = await club.step(id)
            assert [all(seat["place"] for seat in table["seats"]) for table in page["tables"][0]] == [True, False]
            await club.play(_tables(page)[1])
            page = await club.step(id)
            assert page["round"] == 2
            met = {frozenset(seat["entrant"] for seat in table["seats"]) for round in page["tables"] for table in round}
            assert len(met) == 4, "two met twice"
            for table in _tables(page):
                await club.play(table)
            page = await club.step(id)
        assert page["status"] == "over"
        assert [each["rank"] for each in page["standings"]] == [1, 2, 3, 4]
        assert sum(each["points"] for each in page["standings"]) == 12
        async with Club(database) as club:  # and nothing happens any more
            assert await club.step(id) == page

    asyncio.run(scene())


def test_a_shared_deal_is_sealed_until_the_last_table_is_done(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.begun(list(PEOPLE), rounds=1, duplicate=True, scheme="duplicate")
            id = page["id"]
            assert _tables(page) == [], "the organiser does not play"
            own = {person: _tables(await club.tournaments.show(id, person)) for person in PEOPLE.values()}
            first, second = sorted({tables[0] for tables in own.values()})
            players = {person for person, tables in own.items() if tables == [first]}
            outsider = next(person for person in own if person not in players)
            await club.play(first)
            async with club.service.cache.at(first) as table:
                assert table.is_over
                assert not table.is_public
                assert b"seed" not in table.entries[-1] or b'"seed":null' in table.entries[-1]
                deals = table.game.record.draws
            await club.step(id)
            for watcher in (outsider, None, "organiser"):
                page = await club.tournaments.show(id, watcher)
                assert {seat["score"] for table in page["tables"][0] for seat in table["seats"]} == {None}
                assert {(each["points"], each["score"], *each["rounds"]) for each in page["standings"]} == {
                    (0, 0, None)
                }
                with pytest.raises(Refusal, match="sealed"):
                    await club.service.commands.state(first, Asker(watcher, "en"), None)
                with pytest.raises(Refusal, match="sealed"):
                    await club.service.broadcast.join(
                        Connection(first, watcher, "en", Reader(), club.service.settings), None
                    )
                with pytest.raises(Refusal, match="sealed"):
                    await club.service.replays.look_back(first, watcher, 0)
            for person in players:  # they know what they saw, and no more
                info = await club.service.info(first, person)
                assert info["seed"] is None
                with pytest.raises(Refusal, match="sealed-over"):
                    await club.service.replays.finished(first)
                assert [record async for record in club.service.archive.records(person)] == []
            await club.play(second)
            page = await club.step(id)
            async with club.service.cache.at(second) as table:
                shared = min(len(deals), len(table.game.record.draws))
                assert table.game.record.draws[:6] == deals[:6]
                assert shared > 6
            assert (await club.service.replays.finished(first)).revealed
            assert (await club.service.info(first, outsider))["seed"]
            points = [seat["points"] for table in page["tables"][0] for seat in table["seats"]]
            assert sum(point or 0 for point in points) == 6, "two seats, three points each"

    asyncio.run(scene())


@pytest.mark.parametrize("do", ["pause", "cancel"])
def test_a_shared_deal_is_revealed_even_if_the_tournament_does_not_go_on(tmp_path: Any, do: str) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.begun(list(PEOPLE), rounds=2, duplicate=True)
            id = page["id"]
            tables = {each for who in PEOPLE.values() for each in _tables(await club.tournaments.show(id, who))}
            await club.steer(id, do)
            for table in tables:
                await club.service.writer.change(table, partial(play_to_the_end, missing=[], luck=1))
            page = await club.step(id)
            assert (page["round"], set(_tables(page))) == (1, tables)
            assert sum(each["games"] for each in page["standings"]) == 4
            for table in tables:
                assert (await club.service.replays.finished(table)).revealed
            await club.step(id)
            assert await TournamentDatabase(club.store).waiting(2**53, 10) == [], "nothing is left to do"
            if do == "pause":
                assert (await club.steer(id, "resume"))["round"] == 2

    asyncio.run(scene())


@pytest.mark.parametrize("duplicate", [False, True])
def test_the_seed_of_a_finished_game_says_nothing_about_other_deals(tmp_path: Any, *, duplicate: bool) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.begun(["Ann", "Ben"], rounds=2, duplicate=duplicate)
            seeds = []
            for _ in range(2):
                (id,) = _tables(await club.tournaments.show(page["id"], PEOPLE["Ann"]))
                await club.service.writer.change(id, partial(play_to_the_end, missing=[], luck=1))
                await club.step(page["id"])
                seeds.append((await club.service.info(id, None))["seed"])
            found = await TournamentDatabase(club.store).load(page["id"])
            assert found is not None
            assert None not in seeds, "published"
            assert len(set(seeds)) == 2
            assert not any(found[0].secret in str(seed) for seed in seeds), "all other deals follow from the secret"

    asyncio.run(scene())


def test_some_tables_of_a_listed_tournament_can_be_watched_unless_they_are_sealed(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            shown = []
            people = {f"Player {number}": f"{number:032}" for number in range(14)}
            for more in ({"listed": True}, {"listed": True, "duplicate": True}, {"listed": False}):
                await club.begun(list(people), people, **more)
                shown.append(len(await club.service._lobby._choose()))
            assert shown == [5, 5, 5], "some of the seven tables of the first one"

    asyncio.run(scene())


def test_players_who_resign_or_never_come_get_no_points(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.begun(["Ann", "Ben"], rounds=1)
            (table,) = _tables(page)
            seat = next(number for number, seat in enumerate(page["tables"][0][0]["seats"]) if seat["entrant"] == 0)
            await club.service.commands.run(table, Asker(PEOPLE["Ann"], "en"), Resign(type="resign", seat=seat))
            await club.play(table)
            page = await club.step(page["id"])
        ann = next(each for each in page["standings"] if each["name"] == "Ann")
        assert (page["status"], ann["points"], ann["games"]) == ("over", 0, 1)

    asyncio.run(scene())


def test_a_bot_that_plays_on_does_not_undo_that_somebody_resigned(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.begun(["Ann", "Ben"], rounds=1)
            (table,) = _tables(page)
            seat = next(number for number, seat in enumerate(page["tables"][0][0]["seats"]) if seat["entrant"] == 0)
            await club.service.commands.run(table, Asker(PEOPLE["Ann"], "en"), Resign(type="resign", seat=seat))
            await club.steer(page["id"], "replace", entrant=0)
            await club.play(table)
            page = await club.step(page["id"])
        assert (page["status"], page["tables"][0][0]["seats"][seat]["absent"]) == ("over", True)
        assert next(each["points"] for each in page["standings"] if each["name"] == "Ann") == 0

    asyncio.run(scene())


def test_players_who_leave_before_the_table_is_set_up_get_no_points(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.tournaments.create(CreateTournament(name="Cup", table_size=3, rounds=1), "organiser")
            id = page["id"]
            for name in ("Ann", "Ben", "Clara"):
                await club.tournaments.join(id, JoinTournament(name=name), PEOPLE[name])
            await club.tournaments.runner.change(id, partial(begin, now=1))  # a worker is killed after this
            for entrant in (0, 1):
                await club.steer(id, "remove", entrant=entrant)
            (table,) = _tables(await club.step(id))
            await club.service.writer.change(table, partial(play_to_the_end, missing=[], luck=1))
            page = await club.step(id)
            found = await TournamentDatabase(club.store).load(id)
            assert found is not None
            async with club.service.cache.at(table) as played:
                points = recount(found[0], {table: played})
        seats = {seat["entrant"]: seat for seat in page["tables"][0][0]["seats"]}
        assert [seats[entrant]["absent"] for entrant in range(3)] == [True, True, False]
        kept = {1: 3, 2: 1.5, 3: 0}[seats[2]["place"] or 0]
        assert {each["id"]: each["points"] for each in page["standings"]} == {0: 0, 1: 0, 2: kept}
        assert {entrant: points[entrant] for entrant in range(3)} == {0: 0, 1: 0, 2: kept * TWELFTHS}

    asyncio.run(scene())


@pytest.mark.parametrize("seed", [1, 3, 6])
def test_a_tournament_with_absences_kills_and_a_failing_database_ends_right(seed: int) -> None:
    simulate(seed, most=12)  # raises an error if it does not end, forgets somebody or counts wrong


def test_a_clock_that_rings_twice_gives_the_seat_to_a_bot(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.begun(["Ann", "Ben"], rounds=1)
            (id,) = _tables(page)
            for _ in range(2):
                async with club.service.cache.at(id) as table:
                    seat, deadline = table.actor, table.deadline
                assert deadline is not None
                await club.service.writer.change(id, partial(club.service.scheduler._time_out, deadline=deadline))
                async with club.service.cache.at(id) as table:
                    table.timed_out = False  # the stand-in has played the turn
            assert seat is not None
            async with club.service.cache.at(id) as table:
                assert (table.seats[seat].kind, table.seats[seat].reclaimable) == ("bot", True)

    asyncio.run(scene())


def test_everybody_may_have_a_time_for_the_whole_game(database: str) -> None:
    async def scene() -> None:
        async with Club(database) as club:
            page = await club.begun(["Ann", "Ben"], rounds=2, pace="correspondence", bank_seconds=7 * 24 * 3600)
            assert (page["turn_seconds"], page["bank_seconds"]) == (None, 7 * 24 * 3600)
            (id,) = _tables(page)
            async with club.service.cache.at(id) as table:
                assert table.deadline == table.turn_began + 7 * DAY
                person, away = table.seats[table.actor or 0].person, table.turn_began + DAY
            assert person is not None
            await club.service.absences.take(person, TakeHoliday(begin=away, end=away + 2 * DAY))
            async with club.service.cache.at(id) as table:
                assert table.deadline == table.turn_began + 9 * DAY, "the clock stops on holiday"
            await club.steer(page["id"], "extend", turn_seconds=24 * 3600)
            await club.service.writer.change(id, partial(play_to_the_end, missing=[], luck=1))
            page = await club.step(page["id"])
            (id,) = _tables(page)
            info = await club.service.info(id, None)
            assert (info["turn_seconds"], info["bank_seconds"]) == (24 * 3600, None), "from the next round on"
            assert (page["turn_seconds"], page["bank_seconds"]) == (24 * 3600, None)

    asyncio.run(scene())


def test_the_organiser_chooses_whether_games_are_rated(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            for rated, why in ((True, None), (False, "chosen")):
                page = await club.begun(["Ann", "Ben"], rated=rated)
                async with club.service.cache.at(_tables(page)[0]) as table:
                    assert (page["rated"], why_casual(table)) == (rated, why)

    asyncio.run(scene())


@pytest.mark.parametrize("message", [CreateTournament, SteerTournament])
def test_a_time_for_each_turn_and_one_for_the_whole_game_exclude_each_other(message: type[Message]) -> None:
    wanted = {"name": "Cup"} if message is CreateTournament else {"do": "extend"}
    with pytest.raises(ValueError, match="not both"):
        message.model_validate({**wanted, "turn_seconds": 60, "bank_seconds": 600})


def test_the_organiser_steers_and_nobody_else(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.begun(["Ann", "Ben", "Clara"], rounds=2, fill="easy")
            id = page["id"]
            assert page["entrants"] == 4, "a bot fills up"
            with pytest.raises(Refusal, match="not-organiser"):
                await club.tournaments.steer(id, SteerTournament(do="pause"), PEOPLE["Ann"])
            await club.steer(id, "pause")
            for table in _tables(page):
                await club.play(table)
            assert (await club.step(id))["round"] == 1, "paused: no new round"
            await club.steer(id, "remove", entrant=2)
            page = await club.steer(id, "resume")
            assert page["round"] == 2
            assert sorted(len(table["seats"]) for table in page["tables"][1]) == [1, 2]
            wanted = CorrectResult(round=1, table=1, places=[2, 1])
            page = await club.tournaments.correct(id, wanted, "organiser")
            assert [note["kind"] for note in page["notes"]] == ["paused", "removed", "resumed", "corrected"]
            page = await club.steer(id, "replace", entrant=1)
            ben = next(each for each in page["standings"] if each["name"] == "Ben")
            assert (ben["level"], ben["points"] >= 0, page["notes"][-1]) == (
                "easy",
                True,
                {"at": page["notes"][-1]["at"], "kind": "replaced", "about": "Ben"},
            )
            assert not (await club.tournaments.show(id, PEOPLE["Ben"]))["joined"]
            with pytest.raises(Refusal, match="no-entrant"):
                await club.steer(id, "replace", entrant=1)
            with pytest.raises(Refusal, match="places"):
                await club.tournaments.correct(id, CorrectResult(round=1, table=1, places=[1, 1]), "organiser")

    asyncio.run(scene())


def test_a_start_in_time_and_one_without_people(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            now = club.service.clock.now()
            wanted = CreateTournament.model_validate({"name": "Cup", "starts_at": now + 60_000})
            ids = [(await club.tournaments.create(wanted, "organiser"))["id"] for _ in range(2)]
            for name in ("Ann", "Ben"):
                await club.tournaments.join(ids[0], JoinTournament(name=name), PEOPLE[name])
            with pytest.raises(Refusal, match="name-taken"):
                await club.tournaments.join(ids[0], JoinTournament(name="Ann"), PEOPLE["Clara"])
            await club.tournaments.runner.sweep()
            assert (await club.tournaments.show(ids[0], None))["status"] == "open"
            monkeypatch.setattr(type(club.service.clock), "now", lambda self: now + 61_000)
            await club.tournaments.runner.sweep()
            assert (await club.tournaments.show(ids[0], None))["status"] == "running"
            assert (await club.tournaments.show(ids[1], None))["status"] == "cancelled"

    asyncio.run(scene())


def test_one_broken_tournament_does_not_hold_up_the_others(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            now = club.service.clock.now()
            wanted = CreateTournament.model_validate({"name": "Cup", "starts_at": now + 60_000})
            ids = [(await club.tournaments.create(wanted, "organiser"))["id"] for _ in range(2)]
            await club.store.write(("UPDATE tournaments SET data = '{' WHERE id = $1", (ids[0],)))
            monkeypatch.setattr(type(club.service.clock), "now", lambda self: now + 61_000)
            await club.tournaments.runner.sweep()
            assert (await club.tournaments.show(ids[1], None))["status"] == "cancelled"

    asyncio.run(scene())


@pytest.mark.parametrize(("networks", "casual"), [(("abcd", "abcd"), "address"), (("abcd", "efgh"), None)])
def test_people_of_one_network_are_not_rated_in_a_tournament(
    tmp_path: Any, networks: tuple[str, str], casual: str | None
) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.tournaments.create(CreateTournament(name="Cup", table_size=2), "organiser")
            for name, network in zip(("Ann", "Ben"), networks, strict=True):
                await club.tournaments.join(page["id"], JoinTournament(name=name), PEOPLE[name], network)
            (id,) = _tables(await club.steer(page["id"], "begin"))
            async with club.service.cache.at(id) as table:
                assert why_casual(table) == casual

    asyncio.run(scene())


def test_two_changes_at_once_both_count(tmp_path: Any) -> None:
    async def scene() -> None:
        async with Club(str(tmp_path / "tables.db")) as club:
            page = await club.tournaments.create(CreateTournament(name="Cup"), "organiser")
            join = club.tournaments.join
            await asyncio.gather(*(join(page["id"], JoinTournament(name=name), PEOPLE[name]) for name in PEOPLE))
            page = await club.tournaments.show(page["id"], None)
            assert {each["name"] for each in page["standings"]} == set(PEOPLE)
            assert {each["id"] for each in page["standings"]} == {0, 1, 2, 3}

    asyncio.run(scene())
