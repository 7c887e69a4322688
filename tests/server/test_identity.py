"""Who somebody is, and that other sites cannot pretend."""

import http.cookies
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from thurntaxis.server.identity import COOKIE, person_of
from thurntaxis.tables.ports.clock import Clock

from .clients import TWO_PEOPLE, Person, Refused, Socket


def test_an_identity_is_a_secret_cookie_that_pages_cannot_read(sqlite_address: str) -> None:
    somebody = Person(sqlite_address, known=False)
    answer = somebody.http.post("/api/me", json={})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}={answer.json()['token']};")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    again = somebody.http.post("/api/me", json={})
    assert (again.status_code, again.json()) == (200, {"token": None})
    assert somebody.http.get("/api/me").json() == {
        "known": True,
        "tables": [],
        "former": False,
        "ratings": True,
    }


def test_cookies_of_others_are_not_read(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(sqlite_address)
    read: list[str] = []

    def unquote(text: str) -> str:
        read.append(text)
        return text

    monkeypatch.setattr(http.cookies, "_unquote", unquote)
    slow = '"' + "\\" * 5_000 + '"'  # Python needs quadratic time for it
    cookies = f"{COOKIE}={slow}; a={slow};{COOKIE}-former=ü; {COOKIE}={ann.token} ;b"
    assert ann.http.get("/api/me", headers={b"Cookie": cookies.encode("latin-1")}).json()["known"]
    assert read == [ann.token]


def test_creating_a_table_without_an_identity_creates_one(sqlite_address: str) -> None:
    somebody = Person(sqlite_address, known=False)
    answer = somebody.http.post("/api/tables", json={"seats": TWO_PEOPLE})
    token = answer.json()["token"]
    assert answer.json()["link"] == f"{sqlite_address}/t/{answer.json()['table']['id']}"
    assert Person(sqlite_address, token).get("/api/me")["tables"]
    other = Person(sqlite_address, known=False)
    sat = other.do(answer.json()["table"]["id"], "sit", name="Ben")
    assert person_of(sat["token"])


def test_a_personal_link_moves_the_identity_to_another_device(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    table = ann.create(TWO_PEOPLE)
    link = ann.post("/api/me/link", {})["link"]
    page, _, secret = link.partition("#")
    assert page == f"{sqlite_address}/me"
    phone = Person(sqlite_address, known=False)
    assert phone.http.post("/api/me/move", json={"code": secret}).status_code == 200
    other = Person(sqlite_address, known=False)
    assert other.http.post("/api/me/move", json={"code": secret}).status_code == 403, "it works once"
    assert phone.http.get(f"/api/tables/{table}").json()["table"]["you"] == [0]
    with pytest.raises(Refused) as refused:
        phone.post("/api/me/move", {"code": "abc"})
    assert refused.value.code == "not_yours"
    with pytest.raises(Refused):
        Person(sqlite_address, known=False).post("/api/me/link", {})


def test_a_personal_link_says_whose_it_is_and_one_can_go_back(sqlite_address: str) -> None:
    ann, eve = Person(sqlite_address, known=False), Person(sqlite_address)
    own = ann.http.post("/api/tables", json={"seats": TWO_PEOPLE}).json()["table"]["id"]
    eve.create([{"kind": "person", "name": "Eve"}, {"kind": "open"}])
    secret = eve.post("/api/me/link", {})["link"].partition("#")[2]

    def sits_here() -> bool:
        return bool(ann.http.get(f"/api/tables/{own}").json()["table"]["you"] == [0])

    assert ann.http.post("/api/me/whose", json={"code": secret}).json() == {"name": "Eve", "tables": 1, "yours": False}
    assert eve.post("/api/me/whose", {"code": secret})["yours"]
    assert sits_here(), "asking changes nothing"
    ann.http.post("/api/me/move", json={"code": secret})
    assert (sits_here(), ann.http.get("/api/me").json()["former"]) == (False, True)
    assert ann.http.post("/api/me/back", json={}).status_code == 200
    assert sits_here()
    assert ann.http.post("/api/me/back", json={}).status_code == 200, "and to and fro"
    assert not sits_here()
    with pytest.raises(Refused):
        Person(sqlite_address).post("/api/me/back", {})


def test_a_personal_link_ends_and_its_secret_is_not_in_the_database(
    tmp_path: Path, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, minutes = tmp_path / "tables.db", [0.0]
    monkeypatch.setattr(Clock, "now", lambda self: int(minutes[0] * 60_000))
    with serving(database=str(file)) as address:
        ann = Person(address)
        links = [ann.post("/api/me/link", {}) for _ in range(2)]
        codes = [link["link"].partition("#")[2] for link in links]
        assert links[0]["until"] == 600_000
        content = b"".join(part.read_bytes() for part in tmp_path.iterdir())
        minutes[0] = 9.9
        assert ann.post("/api/me/whose", {"code": codes[0]})["yours"]
        minutes[0] = 10
        for path in ("/api/me/whose", "/api/me/move"):
            with pytest.raises(Refused, match="ten minutes"):
                Person(address).post(path, {"code": codes[0]})
    assert b"identity " in content, "it was kept there"
    for secret in (str(ann.token), *codes):
        assert secret.encode() not in content


def test_secrets_do_not_show_in_what_others_see(sqlite_address: str) -> None:
    ann, ben = Person(sqlite_address), Person(sqlite_address)
    table = ann.create(TWO_PEOPLE)
    ben.sit(table, "Ben")
    with ben.socket(table) as socket:
        told = json.dumps(socket.heard)
    assert ann.token is not None
    for secret in (ann.token, person_of(ann.token), person_of(ben.token)):
        assert str(secret) not in told


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://[::1", "ftp://{host}", "{host}"],
)
def test_other_sites_are_refused(sqlite_address: str, origin: str) -> None:
    ann = Person(sqlite_address)
    origin = origin.format(host=sqlite_address.removeprefix("http://"))
    answer = ann.http.post("/api/tables", json={"seats": TWO_PEOPLE}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
    socket = Socket(sqlite_address, ann.create(TWO_PEOPLE), {}, {}, origin=origin)
    assert socket.heard[0]["error"]["code"] == "origin"
    assert socket.closed_with() == 1008


@pytest.mark.parametrize(
    ("site", "origin", "other"),
    [
        ("https://post.example.org/", "https://post.example.org", "http://post.example.org"),
        ("HTTPS://Post.Example.ORG:443", "https://post.example.org", "https://post.example.org:8443"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000", "http://[2001:db8::1]"),
    ],
)
def test_browsers_write_a_site_in_their_own_way(
    site: str, origin: str, other: str, serving: Callable[..., Any]
) -> None:
    with serving(public_url=site) as public, serving(origins=(site,), database=":memory:") as more:
        for address in (public, more):
            post = Person(address).http.post
            assert post("/api/me", json={}, headers={"Origin": origin}).status_code == 201
            assert post("/api/me", json={}, headers={"Origin": other}).status_code == 403


def test_the_own_site_is_welcome(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    answer = ann.http.post("/api/tables", json={"seats": TWO_PEOPLE}, headers={"Origin": sqlite_address})
    assert answer.status_code == 201
    with Socket(sqlite_address, answer.json()["table"]["id"], {}, {}, origin=sqlite_address) as socket:
        assert socket.table["status"] == "open"


@pytest.mark.parametrize("host", ["evil.example", "203.0.113.7:8000", "127.0.0.1.evil.example", "[2001:db8::1]"])
def test_a_name_that_was_made_to_point_here_is_not_the_own_site(host: str, sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    named = {"Host": host, "Origin": f"http://{host}"}
    answer = ann.http.post("/api/tables", json={"seats": TWO_PEOPLE}, headers=named)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "127.1.2.3:8000", "[::1]:8000", socket.gethostname()])
def test_this_machine_is_the_own_site_until_another_is_named(host: str, serving: Callable[..., Any]) -> None:
    named = {"Host": host.lower(), "Origin": f"http://{host.lower()}"}
    with serving() as here, serving(public_url="https://post.example.org", database=":memory:") as public:
        assert Person(here, known=False).http.post("/api/me", json={}, headers=named).status_code == 201
        assert Person(public, known=False).http.post("/api/me", json={}, headers=named).status_code == 403


def test_a_form_of_another_site_cannot_post(sqlite_address: str) -> None:
    """Forms can send only types that ask for no permission first; JSON is not one of them."""
    ann = Person(sqlite_address)
    body = json.dumps({"seats": TWO_PEOPLE})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 422, kind


def test_every_answer_has_the_usual_headers(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    for path in ("/api/health", "/", "/api/nothing", "/t/abc"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        # Not "no-referrer": browsers would send the host's form and those of mails from the origin "null".
        assert headers["referrer-policy"] == "same-origin"
    assert ann.http.get("/api/health").headers["cache-control"] == "no-store"


def test_identity_is_asked_for_at_every_entry(sqlite_address: str) -> None:
    ann, ben, eve = (Person(sqlite_address) for _ in range(3))
    table = ann.create(TWO_PEOPLE, starter=0)
    ben.sit(table, "Ben")
    commands: list[dict[str, object]] = [
        {"type": "act", "ply": 0, "actions": ["take supply"]},
        {"type": "undo", "ply": 0},
        {"type": "take_back"},
        {"type": "closing"},
        {"type": "closing_outcome", "houses": []},
        {"type": "hint"},
        {"type": "chat", "text": "hello"},
        {"type": "resign"},
        {"type": "vote", "against": 1},
        {"type": "rematch"},
    ]
    for command in commands:
        for seat in ({}, {"seat": 0}):
            with pytest.raises(Refused) as refused:
                eve.post(f"/api/tables/{table}/commands", command | seat)
            assert refused.value.code == "not_yours", command
        with pytest.raises(Refused) as refused:
            ben.post(f"/api/tables/{table}/commands", command | {"seat": 0})
        assert refused.value.code == "not_yours", command
    assert ann.get(f"/api/tables/{table}/state")["views"][0]["ply"] == 0
    forged = Person(sqlite_address, "x" * 43)
    assert forged.get(f"/api/tables/{table}")["table"]["you"] == []
