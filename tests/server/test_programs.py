"""Programs that people offer as opponents, through `thurntaxis connect`'s own client and real servers."""

import asyncio
import json
import random
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from support.pages import ROOT
from thurntaxis.bots import Bot, register, registry
from thurntaxis.engine import EngineView, Luck
from thurntaxis.programs.client import ProgramClient, ServerRefusal

from .clients import Message, Person, Refused, Socket, sensible
from .running import PATIENCE, Process


@contextmanager
def offered(server: str, bot: str = "builder", name: str = "Postillon", **options: Any) -> Iterator[list[str]]:
    """A program that is connected while the block runs; what it reports."""
    heard: list[str] = []
    connected = threading.Event()
    loop = asyncio.new_event_loop()

    def report(line: str) -> None:
        heard.append(line)
        connected.set()

    async def run() -> None:
        await ProgramClient(server, bot, name, report=report, pause=0.05, **options).run()

    task = loop.create_task(run())
    thread = threading.Thread(target=lambda: loop.run_until_complete(asyncio.gather(task, return_exceptions=True)))
    thread.start()
    assert connected.wait(PATIENCE)
    try:
        yield heard
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join(PATIENCE)
        loop.close()


def play_to_the_end(socket: Socket) -> None:
    luck = random.Random(1)
    while not socket.until_turn().view["outcome"]:
        socket.act(sensible(socket.view, luck))


def programs(person: Person) -> list[Message]:
    found: list[Message] = person.get("/api/programs")["programs"]
    return found


def test_a_program_is_invited_and_plays_to_the_end(address: str, ann: Person) -> None:
    with offered(address, games=2):
        (program,) = programs(ann)
        assert program | {"id": ""} == {"id": "", "name": "Postillon", "games": 2, "playing": 0}
        table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "program", "program": program["id"]}])
        with ann.socket(table) as socket:
            assert [seat["program"] for seat in socket.table["seats"]].count(True) == 1
            play_to_the_end(socket)
            (seat,) = (seat for seat in socket.table["seats"] if seat["program"])
            assert (seat["name"], seat["kind"], seat["level"]) == ("Postillon", "person", None)
            assert socket.view["outcome"]
    while programs(ann):  # until the server has noticed that it is gone
        pass


def test_the_host_puts_a_program_on_an_open_seat(sqlite_address: str) -> None:
    ann, ben = Person(sqlite_address), Person(sqlite_address)
    with offered(sqlite_address, name="Bote"):
        (program,) = programs(ann)
        table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
        with pytest.raises(Refused, match="not_yours"):
            ben.do(table, "invite", seat=1, program=program["id"])
        ann.do(table, "invite", seat=1, program=program["id"])
        with pytest.raises(Refused) as busy:
            ann.do(table, "invite", seat=2, program=program["id"])
        assert busy.value.code == "not_now"
        ann.do(table, "fill", seat=2, level="random")
        with ann.socket(table) as socket:
            play_to_the_end(socket)
            assert socket.view["outcome"]


def test_a_program_comes_back_and_goes_on(tmp_path: Path) -> None:
    """A server that is killed in the middle of a game, and starts again at the same place."""
    database, identity = str(tmp_path / "tables.db"), tmp_path / "identity"
    server = Process(database)
    ann = Person(server.address)
    with offered(server.address, token_file=identity) as heard:
        (program,) = programs(ann)
        table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "program", "program": program["id"]}])
        server.kill()
        server = Process(database, int(server.address.rpartition(":")[2]))
        with ann.socket(table) as socket:
            play_to_the_end(socket)
        assert any("trying again" in line for line in heard)
    token = identity.read_text()
    with offered(server.address, token_file=identity):
        assert programs(ann)[0]["id"] == program["id"]
    assert identity.read_text() == token
    server.stop()


def test_a_program_that_crashes_is_started_again(sqlite_address: str, tmp_path: Path) -> None:
    ann = Person(sqlite_address)
    script = tmp_path / "program.sh"
    script.write_text(
        f"[ -e {tmp_path}/once ] || {{ touch {tmp_path}/once; exit 7; }}\n"
        f"exec {sys.executable} {ROOT / 'examples/engine_bot.py'}\n"
    )
    with offered(sqlite_address, bot=f"exec:sh {script}") as heard:
        table = ann.create(
            [{"kind": "person", "name": "Ann"}, {"kind": "program", "program": programs(ann)[0]["id"]}],
        )
        with ann.socket(table) as socket:
            play_to_the_end(socket)
            assert not any(seat["resigned"] for seat in socket.table["seats"])
    assert [line for line in heard if "exit code 7" in line] == [f"table {table}: sh ended with exit code 7"]


@pytest.mark.parametrize("bot", ["exec:false", "out_of_line"])
def test_a_program_that_always_fails_resigns(sqlite_address: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it cannot be started or is a bot that chooses what is not legal; it stays for other games."""
    monkeypatch.setattr(registry, "_entries", dict(registry.known()))
    register("out_of_line", "", "")(OutOfLine)
    ann = Person(sqlite_address)
    with offered(sqlite_address, bot=bot) as heard:
        for _ in range(2):
            table = ann.create(
                [{"kind": "person", "name": "Ann"}, {"kind": "program", "program": programs(ann)[0]["id"]}],
            )
            with ann.socket(table) as socket:
                play_to_the_end(socket)
                assert [seat["resigned"] for seat in socket.table["seats"]].count(True) == 1
            assert f"table {table}: resigned after 3 failures" in heard


class OutOfLine(Bot):
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        return -1


Offer = Callable[..., tuple[ClientConnection, Message]]


@pytest.fixture
def raw_offer() -> Iterator[Offer]:
    """Offers programs by hand; their sockets are closed after the test."""
    with ExitStack() as sockets:

        def offer(server: str, token: str | None, **offer: Any) -> tuple[ClientConnection, Message]:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            url = server.replace("http", "ws", 1) + "/api/programs/socket"
            socket = sockets.enter_context(connect(url, additional_headers=headers, compression=None, proxy=None))
            socket.send(json.dumps({"type": "offer", "name": "Bote", **offer}))
            return socket, json.loads(socket.recv(PATIENCE))

        yield offer


@pytest.mark.parametrize(
    ("settings", "offer", "code"),
    [
        ({"programs": 0}, {}, "not_now"),
        ({}, {"name": "Easy"}, "not_now"),
        ({"unwanted_words": ("bote",)}, {}, "not_now"),
        ({}, {"name": ""}, "bad_request"),
        ({}, {"games": 0}, "bad_request"),
        ({}, {"protocol": 1}, "too_old"),
    ],
)
def test_the_host_decides_which_programs_there_are(
    serving: Any, raw_offer: Offer, settings: dict[str, Any], offer: dict[str, Any], code: str
) -> None:
    with serving(**settings) as server:
        _, answer = raw_offer(server, Person(server).token, **offer)
        assert answer["error"]["code"] == code


def test_limits_of_programs(serving: Any, raw_offer: Offer) -> None:
    with serving(programs=3, programs_per_address=2, games_per_program=5) as server:
        _, nobody = raw_offer(server, None)
        assert nobody["error"]["code"] == "not_yours"
        _, answer = raw_offer(server, Person(server).token, name="One", games=50)
        assert answer["games"] == 5
        _, same_name = raw_offer(server, Person(server).token, name="ONE")
        assert same_name["error"]["code"] == "not_now"
        second, answer = raw_offer(server, Person(server).token, name="Two")
        assert answer["type"] == "offered"
        _, third = raw_offer(server, Person(server).token, name="Three")
        assert third["error"]["code"] == "too_much"
        second.send("anything")  # there is nothing to say after the offer
        with pytest.raises(Exception, match="1008"):
            second.recv(PATIENCE)


def test_programs_sit_only_where_they_are_invited_and_say_nothing(serving: Any, raw_offer: Offer) -> None:
    with serving() as server:
        ann, program = Person(server), Person(server)
        socket, answer = raw_offer(server, program.token)
        table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
        with pytest.raises(Refused, match="not_now"):
            program.sit(table, "Ben")
        ann.do(table, "invite", seat=1, program=answer["program"])
        assert json.loads(socket.recv(PATIENCE)) == {"type": "invited", "table": table}
        with pytest.raises(Refused, match="not_yours"):
            program.do(table, "chat", text="Buy my book!")
        with pytest.raises(Refused, match="not_now"):  # it plays one game at a time
            ann.create([{"kind": "person", "name": "Ann"}, {"kind": "program", "program": answer["program"]}])
        with pytest.raises(Refused, match="unknown"):
            ann.do(table, "invite", seat=2, program="0" * 16)


def test_programs_see_what_a_table_leaves_to_memory(serving: Any, raw_offer: Offer) -> None:
    with serving() as server:
        ann, program = Person(server), Person(server)
        _, answer = raw_offer(server, program.token)
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "program", "program": answer["program"]}]
        table = ann.create(seats, show_known=False, show_tiles=False)
        with ann.socket(table) as hers, program.socket(table) as its:
            assert hers.views[0]["seats"][its.views[0]["seat"]]["known"] is None
            assert its.views[0]["seats"][hers.views[0]["seat"]]["known"] == []


def test_programs_are_rated_among_themselves(serving: Any) -> None:
    """A program against bots of the server: its own table of ratings, and nobody else's."""
    with serving() as server, offered(server, name="Bote"):
        ann = Person(server)
        (program,) = programs(ann)
        seats = [{"kind": "program", "program": program["id"]}, {"kind": "bot", "level": "easy"}]
        table = ann.create(seats)
        with ann.socket(table) as socket:
            while not socket.view["outcome"]:
                socket.next()
        board: Message = {}
        while not board.get("programs"):  # games of the last two seconds are rated a little later
            board = ann.get("/api/ratings", season="programs")
        names = {row["name"] or row["level"] for row in board["players"]}
        assert names == {"Bote", "easy"}
        assert ann.get("/api/ratings")["players"] == []


def test_a_refused_program_says_why(serving: Any) -> None:
    with serving(programs=0) as server, pytest.raises(ServerRefusal, match="takes no programs"):
        asyncio.run(ProgramClient(server, "builder", "Bote").run())


def test_tables_for_measurements(serving: Any) -> None:
    with serving() as server:
        ann = Person(server)
        with pytest.raises(Refused, match="not_now"):
            ann.create([{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}], seed="1")
    with serving(measuring=True) as server:
        ann = Person(server)
        bot = {"kind": "bot", "level": "search", "parameters": "simulations=5"}
        tables = [ann.create([{"kind": "person", "name": "Ann"}, bot], seed="1", starter=0) for _ in range(2)]
        states = [ann.get(f"/api/tables/{table}/state") for table in tables]
        assert states[0]["views"][0]["display"] == states[1]["views"][0]["display"]
        assert not states[0]["table"]["rated"]
        for wrong in ("simulations=none", "nothing=1"):
            with pytest.raises(Refused, match="bad_request"):
                ann.create([{"kind": "person", "name": "Ann"}, bot | {"parameters": wrong}])
