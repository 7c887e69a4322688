"""A server that cannot be started says why in one sentence, and prints no address before."""

import json
import logging
import os
import socket
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import httpx
import pytest

from thurntaxis.server.logs import JsonLines, set_up
from thurntaxis.server.run import Address, ServeError, run
from thurntaxis.server.settings import Settings

from .running import PATIENCE, Process, running

UNBUFFERED = os.environ | {"PYTHONUNBUFFERED": "1"}


def _said(database: str, *options: str) -> str:
    process = Process(database, 0, *options)
    assert process.process.wait(PATIENCE) == 1
    assert process.process.stdout is not None
    assert process.process.stderr is not None
    assert process.process.stdout.read() == ""
    said: str = process.process.stderr.read()
    return said


@pytest.mark.parametrize(
    ("database", "expected"),
    [
        ("nowhere/tables.db", "there is no folder"),
        (".", "this is a folder"),
        ("postgresql://nobody@127.0.0.1:1/none", "the database cannot be opened"),
        ("postgresql://nobody@[::x/", "the database cannot be opened"),
        ("mysql://nobody@127.0.0.1/none", "a file, or postgresql://"),
    ],
)
def test_an_impossible_database_address(
    database: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = _said(database)
    assert expected in said
    assert "Traceback" not in said
    assert not list(tmp_path.iterdir())


def test_an_invalid_public_address(tmp_path: Path) -> None:
    assert "http:// or https://" in _said(str(tmp_path / "tables.db"), "--public-url", "example.org")


@pytest.mark.parametrize(
    ("site", "expected"),
    [
        ("https://", "http:// or https://"),
        ("https://[::1", "http:// or https://"),
        ("https://example.org:port", "http:// or https://"),
        ("https://example.org/post", "a site of its own"),
        ("https://ann:secret@example.org", "a site of its own"),
    ],
)
def test_an_impossible_address_of_a_site(site: str, expected: str) -> None:
    for settings in (Settings(public_url=site), Settings(origins=(site,))):
        with pytest.raises(ServeError, match=expected):
            run(settings, Address(port=0))


@pytest.mark.parametrize("proxy", ["nonsense", "", "10.0.0.1/8", "127.0.0.1,nonsense", "10.0.0.300"])
def test_an_impossible_proxy(proxy: str) -> None:
    with pytest.raises(ServeError, match="an address or a network"):
        run(Settings(proxy=proxy), Address(port=0))


def test_of_many_servers_on_one_file_only_one_prints_its_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "thurntaxis", "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    servers = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=UNBUFFERED)
        for _ in range(6)
    ]
    try:
        printed = [str(server.stdout and server.stdout.readline()) for server in servers]
        assert sum(line.startswith("Thurn und Taxis: http") for line in printed) == 1
        for server, line in zip(servers, printed, strict=True):
            if not line:
                _, errors = server.communicate(timeout=PATIENCE)
                assert server.returncode == 1
                assert str(tmp_path / "tables.db") in errors
                assert "Traceback" not in errors
    finally:
        for server in servers:
            server.kill()
            server.communicate()


def test_every_line_of_the_log_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("", "uvicorn", "uvicorn.access", "uvicorn.error", "thurntaxis.server")
    loggers = [(logger, vars(logger).copy()) for logger in map(logging.getLogger, names)]
    try:
        set_up("warning")
        for name in ("asyncio", "asyncpg.pool", "uvicorn.error", "thurntaxis.server"):
            logging.getLogger(name).error("trouble with %s", name)
    finally:
        for logger, before in loggers:
            vars(logger).update(before)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["message"].removeprefix("trouble with ") for line in lines] == [line["logger"] for line in lines]
    assert len(lines) == 4


def test_nothing_given_to_a_log_line_replaces_its_severity(capsys: pytest.CaptureFixture[str]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("somebody")
    logger.addHandler(handler)
    given = {"level": "easy", "logger": "x", "time": "x", "trace": "x", "table": "Würzburg"}
    try:
        raise RuntimeError("on purpose")
    except RuntimeError:
        logger.exception("trouble", extra=given)
    line = json.loads(capsys.readouterr().err)
    assert (line["level"], line["logger"], line["message"]) == ("error", "somebody", "trouble")
    assert line["table"] == "Würzburg"
    assert line["trace"].endswith("RuntimeError: on purpose")
    assert datetime.fromisoformat(line["time"]).tzinfo is not None


def test_nobody_can_fill_the_log_with_nonsense(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db"))
    host, port = process.address.removeprefix("http://").split(":")
    for nonsense in ("Dear Sir\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
            raw.sendall(nonsense.encode())
            assert raw.recv(100)
    assert process.stop()[1] == ""


def test_only_this_machine_gets_the_address_on_the_network(tmp_path: Path) -> None:
    url = "http://192.168.1.5:8311"
    with running(str(tmp_path / "here.db"), network_url=url) as address:
        assert httpx.get(f"{address}/api/network", trust_env=False).json() == {"url": url}
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        assert httpx.get(f"{address}/api/network", headers=elsewhere, trust_env=False).json() == {"url": None}
