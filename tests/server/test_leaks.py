"""Nothing secret leaves the server.

Two worlds that differ only in what somebody cannot know look the same to them at the socket.

A pair of worlds is made from a random game: a card that one player drew unseen and still holds is another one in the
second world. Both become tables of a real server. Whatever it then sends to the other seats and to spectators
(states, logs, updates, answers, refusals) must be equal to the last byte.
"""

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from thurntaxis.board import CITIES, CITY_INDEX, CityId
from thurntaxis.engine.bits import copies
from thurntaxis.game import Game, Record, RecordError
from thurntaxis.game.actions import OFFICIALS, TEXTS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.rules import Rules
from thurntaxis.server.identity import person_of
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.people import notices
from thurntaxis.tables.ports.store import StoredTable, Summary
from thurntaxis.tables.table.table import Table

from .clients import Person, Refused, Socket
from .running import running
from .services import Browser, endpoint, mail_server
from .test_admin import admin
from .test_store import Deaf

TOKENS = [letter * 43 for letter in "abcd"]
Pair = tuple[Record, Record, int]


def make_pair(seed: int, *, to_the_end: bool = False) -> Pair | None:
    """Two records that differ in one card in a player's hand, and who holds it; None if the game offers none."""
    luck = random.Random(seed)
    whole = simulate_game(2 + seed % 3, Rules(), "builder", seed, 1, 100_000)
    game = Game.replaying(whole, to=0)
    drawn, hidden = len(game.opening) - 1, []  # all of the opening but the first turn is cards
    cut = len(whole.actions) if to_the_end else luck.randrange(20, min(250, len(whole.actions)))
    for action in whole.actions[:cut]:
        for event in game.play(action):
            if event["type"] == "draw":
                hidden.append(drawn)
            drawn += event["type"] in ("draw", "refill")
    record = game.record
    left = [city for city in CITIES if copies(game.state.supply, CITY_INDEX[city])]
    for place in reversed(hidden):
        for city in luck.sample(left, len(left)):
            other = _with_another_card(record, place, city)
            holder = _only_holder(record, other) if other else None
            if other is not None and holder is not None:
                return record, other, holder
    return None


def _with_another_card(record: Record, place: int, city: CityId) -> Record | None:
    if record.draws[place] == city:
        return None
    draws = (*record.draws[:place], city, *record.draws[place + 1 :])
    other = Record(record.players, record.rules, draws, record.actions, record.result)
    try:
        other.check()
    except RecordError:
        return None  # the card was seen or played since
    return other


def _only_holder(one: Record, other: Record) -> int | None:
    """The player whose hand alone differs; None if somebody else could tell the worlds apart."""
    games = [Game.from_record(record) for record in (one, other)]
    seats = range(len(one.players))
    different = [seat for seat in seats if games[0].view(seat) != games[1].view(seat)]
    if games[0].view(None).to_json() != games[1].view(None).to_json():
        return None
    holders = [
        seat for seat in different if games[0].view(seat).seats[seat].hand != games[1].view(seat).seats[seat].hand
    ]
    return holders[0] if len(holders) == 1 else None


def entries_of(record: Record) -> list[str]:
    """The table's entries that tell the record."""
    game = Game.replaying(record, to=0)
    entries: list[dict[str, Any]] = [
        {
            "type": "started",
            "at": 1,
            "order": list(range(len(record.players))),
            "players": list(record.players),
            "draws": [event["city"] for event in game.opening if event["type"] == "refill"],
            "events": game.opening,
        }
    ]
    for ply, action in enumerate(record.actions):
        seat = game.player
        events = game.play(action)
        draws = [event["city"] for event in events if event["type"] in ("draw", "refill")]
        entries.append(
            {"type": "action", "at": 1, "seat": seat, "ply": ply, "action": action, "draws": draws, "events": events}
        )
    return [orjson.dumps(entry).decode() for entry in entries]


def header_of(record: Record, id: str, options: dict[str, Any]) -> str:
    seats = [
        {"kind": "person", "name": name, "level": None, "person": person_of(token)}
        for name, token in zip(record.players, TOKENS, strict=False)
    ]
    fixed = {"id": id, "created": 1, "name": None, "host": None, "seats": seats, "rules": record.rules.to_json()}
    plain = {"starter": 0, "listed": False, "pace": "live", "turn_seconds": None, "hints": True, "bot_pause": 0}
    return orjson.dumps({**fixed, **plain, "seed": "the same", "from": None, **options}).decode()


OPTIONS: tuple[dict[str, Any], ...] = (
    {"show_known": True, "show_tiles": True},
    {"show_known": False, "show_tiles": False},
    {"show_known": True, "show_tiles": True, "daily": {"deal": "2026-11-17 standard", "counts": True}},
)


@cache
def pairs() -> list[Pair]:
    """Two dozen pairs; made when they are needed, since it takes a while."""
    found = (make_pair(seed) for seed in range(200))
    return list(islice((pair for pair in found if pair), 24))


async def fill(file: str, **options: Any) -> None:
    """Keep all the pairs as tables."""
    store = SQLiteStore(file)
    await store.open(Deaf())
    for seed, (one, other, _) in enumerate(pairs()):
        for name, record in (("one", one), ("two", other)):
            header = header_of(record, f"{name}{seed}", OPTIONS[seed % 3] | options)
            await store.create(f"{name}{seed}", header, 1, entries_of(record), Summary("playing", False, None))
    await store.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose database holds all the pairs."""
    file = str(tmp_path_factory.mktemp("worlds") / "tables.db")
    asyncio.run(fill(file))
    with running(file) as address:
        yield address


PASSING = ("at", "now", "connected", "away_since", "watching", "absent")
"""Times, and who is connected at the moment: they differ from run to run, whatever the cards are."""


def heard(socket: Socket, id: str) -> list[str]:
    """Everything sent so far, but for the table's own id and what is passing."""
    told = [_lasting(message) for message in socket.heard if message["type"] != "update" or message["log"]]
    return [orjson.dumps(message).decode().replace(id, "table") for message in told]


def _lasting(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _lasting(value) for key, value in data.items() if key not in PASSING}
    return [_lasting(value) for value in data] if isinstance(data, list) else data


def asked(socket: Socket, **command: Any) -> None:
    """Ask, and let the answer be remembered, refusal or not."""
    with suppress(Refused):
        socket.ask(**command)


@pytest.mark.parametrize("seed", range(24))
def test_worlds_look_the_same_to_whoever_cannot_tell_them_apart(address: str, seed: int) -> None:
    one, _, holder = pairs()[seed]
    viewers = [seat for seat in range(len(one.players)) if seat != holder]
    told: dict[str, dict[Any, list[str]]] = {}
    for name in ("one", "two"):
        id = f"{name}{seed}"
        sockets: dict[int | None, Socket] = {seat: Person(address, TOKENS[seat]).socket(id) for seat in viewers}
        sockets[None] = Person(address, "z" * 43).socket(id)
        _question(sockets)
        _play_on(address, id, sockets, one, holder)
        _question(sockets)
        told[name] = {seat: heard(socket, id) for seat, socket in sockets.items()}
        for socket in sockets.values():
            socket.close()
    assert told["one"] == told["two"]
    mine = [
        Person(address, TOKENS[holder]).get(f"/api/tables/{name}{seed}/state")["views"][0] for name in ("one", "two")
    ]
    assert mine[0]["seats"][holder]["hand"] != mine[1]["seats"][holder]["hand"], "the worlds do differ"


@pytest.mark.parametrize("seed", range(24))
def test_looking_back_shows_no_more_than_was_seen(address: str, seed: int) -> None:
    one, _, holder = pairs()[seed]
    looked: dict[str, list[Any]] = {"one": [], "two": []}
    for name, answers in looked.items():
        for seat in range(len(one.players)):
            person = Person(address, TOKENS[seat] if seat != holder else "z" * 43)
            newest = person.get(f"/api/tables/{name}{seed}/state")["views"][0]["ply"]
            for ply in range(newest, -1, -1 - newest // 8):
                try:
                    answers.append(person.get(f"/api/tables/{name}{seed}/look", ply=ply))
                except Refused as refused:
                    answers.append(refused.error)
    assert looked["one"] == looked["two"]
    assert any("views" in answer for answer in looked["one"])


def _question(sockets: dict[int | None, Socket]) -> None:
    for socket in sockets.values():
        asked(socket, type="sync")
        asked(socket, type="why_not", actions=[*TEXTS, *(f"official {name}" for name in OFFICIALS[1:])])
        asked(socket, type="log", before=10_000)
        asked(socket, type="closing")
        asked(socket, type="undo", ply=socket.view["ply"])
        asked(socket, type="act", ply=0, actions=["take supply"])


def _play_on(address: str, id: str, sockets: dict[int | None, Socket], record: Record, holder: int) -> None:
    """Actions that turn over no card, by whoever is to act, with cards that all know of; then they are undone."""
    luck = random.Random(len(record.actions))
    game = Game.from_record(record)
    actor = game.player
    assert actor is not None

    def can_be_undone(action: str) -> bool:
        after = Game.from_record(game.record)
        after.play(action)
        return after.undoable > 0

    player = Person(address, TOKENS[actor]).socket(id)
    while game.ply > player.view["ply"]:  # somebody has taken something back
        game.undo()
    known = set(sockets[None].view["seats"][actor]["known"] or ())
    for _ in range(6):
        if player.play is None or player.play["seat"] != actor:
            break
        public = [
            action
            for action in player.view["legal"]
            if (" " not in action or action.split()[0] == "house" or action.split()[1] in known)
            and can_be_undone(action)
        ]
        if not public:
            break
        action = luck.choice(sorted(public))
        player.act(action)
        game.play(action)
    while player.play and player.play["undoable"]:
        player.ask("undo", ply=player.view["ply"])
    for socket in sockets.values():
        socket.until(lambda me: me.seq == player.seq)
    player.close()


def test_there_are_pairs_of_every_kind() -> None:
    """Two to four players, and every stage of a game."""
    assert len(pairs()) == 24
    assert {len(pair[0].players) for pair in pairs()} == {2, 3, 4}
    phases = {Game.from_record(pair[0]).phase for pair in pairs()}
    assert {"draw", "play", "finish"} <= phases


# ---- What goes out by other doors than the table's ----


@pytest.mark.parametrize("listed", [True, False])
def test_the_words_of_notices_are_the_same_in_both_worlds(listed: bool) -> None:
    for one, other, holder in pairs():
        told = []
        for record in (one, other):
            table = Table.read(StoredTable(header_of(record, "table", {"listed": listed}), entries_of(record)))
            viewer = str(person_of(TOKENS[(holder + 1) % len(record.players)]))
            words = [notices.message(table, kind, viewer, "en", "https://x") for kind in ("turn", "over", "rematch")]
            told.append([*words, notices.announcement(table, "begun", "en", "https://x")])
        assert told[0] == told[1]


def test_nothing_that_is_sent_elsewhere_tells_the_worlds_apart(tmp_path: Path) -> None:
    """Push, webhook and mail when the turn comes; the host's page, the lobby and the ratings after it."""
    file = str(tmp_path / "tables.db")
    asyncio.run(fill(file, pace="correspondence", listed=True))
    seed, (one, _, holder) = next(
        (seed, pair) for seed, pair in enumerate(pairs()) if Game.from_record(pair[0]).player == pair[2]
    )
    site = {"public_url": "https://post.example.org", "reach_private": True, "notices": True}
    told: dict[str, str] = {}
    with (
        endpoint() as service,
        mail_server() as (smtp, got),
        running(file, smtp=smtp, mail_from="post@example.org", hook=f"{service.url}/host", **site) as address,
        httpx.Client(base_url=address, trust_env=False) as host,
    ):
        viewer = Person(address, TOKENS[(holder + 1) % len(one.players)])
        browser = Browser()
        for channel in (
            browser.channel(service, "push"),
            {"kind": "hook", "url": f"{service.url}/hook"},
            {"kind": "mail", "address": "viewer@example.org"},
        ):
            viewer.post("/api/me/notices/channels", channel)
        link = re.search(r"/api/notices/\S+", got.get(timeout=30).get_body(("plain",)).get_content())  # type: ignore[union-attr]
        assert link is not None
        assert host.post(link[0]).status_code == 200
        host.post("/api/host", data={"token": admin("host", "--database", file).strip()})
        for name in ("one", "two"):
            id = f"{name}{seed}"
            Person(address, TOKENS[holder]).do(id, "resign")  # a bot plays the turn, with the cards it knows
            heard = {}
            for path, _, body in (service.next() for _ in range(2)):
                heard[path] = browser.read(body) if path == "/push" else orjson.loads(body)
            mail = got.get(timeout=30)
            parts = [part.get_content() for part in mail.walk() if not part.is_multipart()]
            page = re.sub(r"[0-9.:-]+", "", host.get("/api/host").text)
            everything = [heard, mail["Subject"], parts, page, viewer.get("/api/ratings"), viewer.get("/api/me/blocks")]
            told[name] = orjson.dumps(everything, option=orjson.OPT_SORT_KEYS).decode().replace(id, "table")
    assert told["one"] == told["two"]
    assert '"/hook"' in told["one"]
    assert '"/push"' in told["one"]
