"""Short versions of `make faults`: nothing acknowledged is lost when the server is killed; stopping and starting."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .clients import AGAINST_BOT, TWO_PEOPLE, Person
from .running import PATIENCE, Process

FAULTS = Path(__file__).parents[2] / "bench" / "faults" / "faults.py"
HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def test_no_acknowledged_action_is_lost_when_the_server_is_killed(new_database: Callable[[], str]) -> None:
    options = ["--tables", "3", "--kills", "2", "--database", new_database()]
    done = subprocess.run([sys.executable, str(FAULTS), *options], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "lost: 0" in done.stdout


def test_bots_and_clocks_go_on_after_a_restart(tmp_path: Path, serving: Callable[..., Any]) -> None:
    file = str(tmp_path / "tables.db")
    with serving(database=file, bot_seconds=30.0) as address:
        ann = Person(address)
        seats = [AGAINST_BOT[0], {"kind": "bot", "level": "test_never_decides"}]
        thinking = ann.create(seats, starter=1)
        ticking = ann.create(TWO_PEOPLE, starter=0, turn_seconds=1)
        Person(address).sit(ticking, "Ben")
        deadline = ann.get(f"/api/tables/{ticking}")["table"]["deadline"]
    with serving(database=file, bot_seconds=0.2, grace_seconds=0.0) as address:
        ann = Person(address, ann.token)
        with ann.socket(thinking) as socket:
            socket.until_turn()
        with ann.socket(ticking) as socket:
            assert socket.table["deadline"] is None or socket.table["deadline"] >= deadline
            socket.until(lambda me: any(line["type"] == "timeout" for line in me.log))


def test_stopping_tells_clients_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db"), 0, "--log-level", "info")
    ann = Person(process.address)
    table = ann.create(HOT_SEAT, starter=0)
    socket = ann.socket(table)
    socket.ask("act", seat=0, ply=0, actions=["take supply"])
    code, errors = process.stop()
    assert code in (0, -15), errors  # uvicorn ends itself by the signal it got, when all is done
    assert socket.closed_with() in (1001, 1012)
    assert ann.token is not None
    assert ann.token not in errors
    assert table not in errors
    assert '"message": "closed"' in errors
    again = Process(str(tmp_path / "tables.db"))
    ann = Person(again.address, ann.token)
    assert ann.get(f"/api/tables/{table}/state")["views"][0]["ply"] == 1
    again.kill()


def test_it_says_where_it_is_and_why_it_cannot_be_there(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db"))
    assert process.address.startswith("http://127.0.0.1:")
    port = int(process.address.rsplit(":", 1)[1])
    second = Process(str(tmp_path / "other.db"), port)
    assert second.process.wait(PATIENCE) != 0
    assert f"cannot listen on 127.0.0.1 port {port}" in second.process.stderr.read()  # type: ignore[union-attr]
    process.kill()
