"""Strangers' names, addresses and services do no more harm in notices than anywhere else."""

import asyncio
import json
import re
import socket
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import httpx
import pytest

from thurntaxis.server.notices.consent import MOST_A_DAY, mailbox
from thurntaxis.server.notices.database import Channel
from thurntaxis.server.notices.mail import MailSender, Post
from thurntaxis.server.notices.outbound import OutboundClient, Unreachable, checked
from thurntaxis.server.notices.senders import Failed, Gone, HookSender, PushSender
from thurntaxis.server.notices.webpush import VapidKey
from thurntaxis.tables.people.notices import Notice, unlinked

from .clients import TWO_PEOPLE, Person, Refused
from .running import PATIENCE
from .services import endpoint, mail_server
from .test_notices import ON, channel, play_turn

HEADER = "=?l1?q?=0d=0aReply-To:_me@evil.example?="
"""A name that the email package decodes into a header, on Pythons before 3.12.5."""
BODY = "=?utf-8?q?=0D=0A=0D=0AYour_seat_ends:?="
LONG_SITE = "https://a-name-that-is-rather-long.for-a-server.of-this-game.example.org"
NOTICE: Notice = {"kind": "turn", "table": "x", "title": "", "text": "", "url": "", "lang": "en"}


def sent_mail(text: str, lang: str = "en") -> tuple[bytes, EmailMessage]:
    """A notice with a text as it goes over the wire, and as a mail program reads it."""

    async def send(smtp: str) -> None:
        sender = MailSender(Post(smtp, "post@example.org"), LONG_SITE)
        to = Channel("i" * 32, "ben", "mail", "ben@example.org", {}, confirmed=True)
        await sender.send(to, {**NOTICE, "text": text, "url": f"{LONG_SITE}/t/x", "title": "no", "lang": lang})

    with mail_server() as (smtp, got):
        asyncio.run(send(smtp))
        raw = got.get(timeout=PATIENCE)["X-Raw"]
    content = bytes.fromhex(raw)
    message = message_from_bytes(content, policy=policy.default)
    assert isinstance(message, EmailMessage)
    return content, message


@pytest.mark.parametrize(
    "name", [HEADER, BODY, f"a {HEADER} b", f"{HEADER}{HEADER}", f"Ä {BODY}", "=?=?l1?q?x?=", "a\r\nBcc: x@y.zz"]
)
def test_no_name_writes_a_header_or_the_body_of_a_mail(name: str) -> None:
    content, mail = sent_mail(f"It is your turn: {name}")
    head = content.partition(b"\r\n\r\n")[0]
    names = re.findall(rb"^([A-Za-z-]+):", head, re.MULTILINE)
    expected = b"From To Subject Date Message-ID Auto-Submitted List-Unsubscribe List-Unsubscribe-Post MIME-Version"
    assert sorted(names) == sorted([*expected.split(), b"Content-Type"])
    assert mail["Reply-To"] is None
    assert mail["Bcc"] is None
    assert mail["Subject"].strip().startswith("Thurn und Taxis: It is your turn: ")
    assert "Reply-To" not in mail["Subject"] or "= ?l1" in mail["Subject"], "it is shown, not decoded"


def test_mail_programs_can_read_how_to_unsubscribe() -> None:
    content, _ = sent_mail("Þú átt leik: " + "Ö" * 60, "is")
    stop = f"{LONG_SITE}/api/notices/stop?channel={'i' * 32}"
    assert f"\r\nList-Unsubscribe: <{stop}>\r\n".encode() in content, "as it is, in one line"
    assert max(map(len, content.split(b"\r\n"))) < 998
    assert re.search(rb"\r\nSubject: Thurn und Taxis: =\?utf-8\?", content), (
        "other headers are folded and encoded as before"
    )


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("https://evil.example/login", "https:// evil. example/login"),
        ("www.evil.example", "www. evil. example"),
        ("me@evil.example", "me@evil. example"),
        ("J. R. R.", "J. R. R."),
        ("Ann … 2:1", "Ann … 2:1"),
    ],
)
def test_a_name_makes_no_link(name: str, shown: str) -> None:
    assert unlinked(name) == shown


def test_chats_show_names_as_they_are(serving: Callable[..., Any]) -> None:
    name = "<!channel> <https://x.yz|Your> [turn](z)"
    with endpoint() as service, serving(**ON) as address:
        ann, ben = Person(address), Person(address)
        table = ann.create(TWO_PEOPLE, starter=0, pace="correspondence", name=name)
        ben.sit(table, "Ben")
        channel(ben, {"kind": "hook", "url": f"{service.url}/ben"})
        play_turn(ann, table)
        told = json.loads(service.next()[2])
    assert "&lt;!channel&gt; &lt;https:// x. yz|Your&gt;" in told["text"]
    assert r"\<!channel> \<https:// x. yz\|Your> \[turn\](z)" in told["content"]
    assert not re.search(r"<[!h]", told["text"])


# ---- Confirmations ----


def confirmations(address: str, recipients: list[str]) -> list[str]:
    """What each request for mail comes to, each from an identity of its own."""
    said = []
    for recipient in recipients:
        try:
            channel(Person(address), {"kind": "mail", "address": recipient})
            said.append("asked")
        except Refused as refused:
            said.append(str(refused))
    return said


def test_a_mailbox_is_asked_a_few_times_a_day_however_it_is_spelt(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    options = {"database": new_database(), "mails_per_hour": 100.0, "mail_from": "post@example.org"}
    with mail_server() as (smtp, got), serving(**ON, smtp=smtp, **options) as address:
        spelt = ["vic.tim@example.org", "Victim@example.org", "victim+1@example.org", "v.i.ctim@Example.org"]
        said = confirmations(address, [*spelt, "other@example.org"])
        assert [each == "asked" for each in said] == [True] * MOST_A_DAY + [False, True]
        assert "Too many" in said[MOST_A_DAY]
        assert [got.get(timeout=PATIENCE)["To"] for _ in range(4)] == [*spelt[:3], "other@example.org"]
        assert got.empty()


def test_questions_are_limited_per_asking_address_and_in_all(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_server() as (smtp, _), serving(**ON, smtp=smtp, mail_from="post@example.org") as address:
        said = confirmations(address, [f"somebody{number}@example.org" for number in range(8)])
        assert said[:6] == ["asked"] * 6
        assert "asked" not in said[6:]
    monkeypatch.setattr("thurntaxis.server.notices.consent.MOST_AN_HOUR", 4)
    options = {"database": ":memory:", "mails_per_hour": 100.0, "mail_from": "post@example.org"}
    with mail_server() as (smtp, _), serving(**ON, smtp=smtp, **options) as address:
        said = confirmations(address, [f"somebody{number}@example.org" for number in range(6)])
        assert said[:4] == ["asked"] * 4
        assert "asked" not in said[4:]


def link_in(mail: EmailMessage, path: str) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    found = re.search(rf"/api/notices/{path}\S+", body.get_content())
    assert found is not None
    return found[0]


def test_an_unsubscribed_person_is_not_asked_again_but_may_come_back(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    options = {"database": new_database(), "mail_from": "post@example.org"}
    with mail_server() as (smtp, got), serving(**ON, smtp=smtp, **options) as address:
        assert confirmations(address, ["victim@example.org"]) == ["asked"]
        with httpx.Client(base_url=address, trust_env=False) as anybody:
            stop = link_in(got.get(timeout=PATIENCE), "stop")
            assert "<form" in anybody.get(stop).text
            assert anybody.post(stop).status_code == 200
            assert "wants no e-mail" in confirmations(address, ["Victim+x@example.org"])[0]
            assert got.empty()
            ben = Person(address)
            channel(ben, {"kind": "mail", "address": "ben@example.org"})
            asked = got.get(timeout=PATIENCE)
            assert anybody.post(link_in(asked, "confirm")).status_code == 200
            assert anybody.post(link_in(asked, "stop")).status_code == 200
            assert ben.get("/api/me/notices")["channels"] == []
            assert "wants no e-mail" in confirmations(address, ["ben@example.org"])[0]
            channel(ben, {"kind": "mail", "address": "ben@example.org"})  # it was his own wish


def test_mailboxes_differ() -> None:
    names = ["a@b.cc", "b@b.cc", "a@c.cc", "+@b.cc"]
    assert len({mailbox(name) for name in names}) == len(names)


# ---- No alarms by strangers ----


@pytest.mark.parametrize("separator", ["\x1c", "\x1d", "\x1e", "\x1f", "\x00", "\x7f", "\x85", "?", "\u2028"])
def test_an_address_has_nothing_that_cannot_be_seen(separator: str, serving: Callable[..., Any]) -> None:
    with mail_server() as (smtp, got), serving(**ON, smtp=smtp, mail_from="post@example.org") as address:
        person = Person(address)
        with pytest.raises(Refused):
            channel(person, {"kind": "mail", "address": f"be{separator}n@example.org"})
        assert person.get("/api/me/notices")["channels"] == []
        assert got.empty()


@pytest.mark.parametrize(
    "url",
    [
        "https://0177.0.0.1/",
        "https://[v1.x]/",
        "https://[::ffff:100.64.0.1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::1]/",
        "https://[2002:7f00:1::]/",
        "https://[fec0::1]/",
        "https://[::127.0.0.1]/",
        "https://[ff0e::1]/",
        "https://224.0.0.1/",
        "https://240.0.0.1/",
        "https://100.64.0.1/",
    ],
)
def test_no_spelling_of_an_address_leads_inside(url: str) -> None:
    with pytest.raises(Unreachable):
        checked(url, private=False)


def test_public_addresses_stay_public() -> None:
    hosts = ["8.8.8.8", "[2606:4700::1111]", "[64:ff9b::808:808]", "[::ffff:8.8.8.8]"]
    assert [checked(f"https://{host}/", private=False) for host in hosts] == [host.strip("[]") for host in hosts]


async def answered(reply: bytes, times: int, url: str = "http://127.0.0.1:{}/") -> tuple[list[str], list[bytes]]:
    """What happens to notices to a service that answers with these bytes, and what it received."""
    got: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(reply)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, family=socket.AF_INET)
    client = OutboundClient(private=True)
    ends = []
    address = url.format(server.sockets[0].getsockname()[1])
    try:
        for _ in range(times):
            to = Channel("id", "ben", "hook", address, {}, confirmed=True)
            try:
                await HookSender(client).send(to, NOTICE)
                ends.append("sent")
            except (Failed, Gone) as problem:
                ends.append(type(problem).__name__)
    finally:
        server.close()
        await client.close()
    return ends, got


@pytest.mark.parametrize(
    "head",
    [
        "HTTP/1.1 429 Slow down\r\nRetry-After: ²",
        "HTTP/1.1 429 Slow down\r\nRetry-After: " + "9" * 5000,
        "HTTP/1.1 429 Slow down\r\nRetry-After: -1",
        "HTTP/1.1 999 What",
        "rubbish",
        "",
    ],
)
def test_an_odd_answer_is_only_a_failure(head: str) -> None:
    ends, _ = asyncio.run(answered(f"{head}\r\nContent-Length: 0\r\n\r\n".encode("latin-1"), 1))
    assert ends == ["Failed"]


def test_a_service_leaves_no_cookies_here() -> None:
    reply = b"HTTP/1.1 201 OK\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\n\r\n"
    ends, got = asyncio.run(answered(reply, 2))
    assert ends == ["sent", "sent"]
    assert [b"cookie" in each.lower() for each in got] == [False, False]


@pytest.mark.parametrize("host", ["a..b", "x" * 64, f"{'x' * 60}.{'y' * 70}.zz", "-", "xn--a"])
def test_a_name_that_cannot_be_one_is_only_a_failure(host: str) -> None:
    ends, _ = asyncio.run(answered(b"", 1, f"https://{host}/"))
    assert ends == ["Failed"]


@pytest.mark.parametrize("key", ["A" * 10, "A" * 11, "_" * 87, "B" + "A" * 86])
def test_a_browser_that_cannot_be_one_is_gone(key: str) -> None:
    async def push() -> None:
        client = OutboundClient(private=True)
        try:
            data = {"p256dh": key, "auth": "A" * 22}
            to = Channel("id", "ben", "push", "http://127.0.0.1:9/", data, confirmed=True)
            with pytest.raises(Gone):
                await PushSender(client, VapidKey.new(), "mailto:a@b.cc").send(to, NOTICE)
        finally:
            await client.close()

    asyncio.run(push())
