"""A deal that is played at several tables tells nobody anything while one of them is still playing.

Two worlds differ in one card of the deal. At each of two tables somebody drew it unseen and still holds it. The first
table has finished, the second one has not. Whatever a real server answers to the others must be equal in both worlds.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson

from thurntaxis.game import Game, Record
from thurntaxis.server.identity import person_of
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.server.tournaments.database import TournamentDatabase
from thurntaxis.server.tournaments.model import Entrant, Options, Pairing, Round, Seated, Tournament
from thurntaxis.tables.ports.store import StoredTable
from thurntaxis.tables.table.results import results_of
from thurntaxis.tables.table.table import Table

from ..clients import Person, Refused
from ..running import running
from ..test_leaks import TOKENS, _lasting, entries_of, header_of, make_pair
from ..test_store import Deaf

ORGANISER = "z" * 43
TABLES = ("first", "second")
SEED = 0
"""Of a game of two in which somebody holds an unseen card at the end."""
PLIES_LEFT = 12
"""At the second table, which has played like the first one so far."""


def _worlds() -> tuple[tuple[Record, Record], int]:
    pair = make_pair(SEED, to_the_end=True)
    assert pair is not None
    assert pair[0].result is not None
    return pair[:2], pair[2]


def _cut(record: Record) -> Record:
    return Game.replaying(Record(record.players, record.rules, record.draws, record.actions[:-PLIES_LEFT])).record


def _stored(record: Record, id: str, tokens: list[str], entries: list[dict[str, Any]]) -> tuple[str, list[str], Table]:
    people = zip(record.players, tokens, strict=True)
    seats = [{"kind": "person", "name": name, "level": None, "person": person_of(token)} for name, token in people]
    sealed = {"id": "cup", "round": 1, "sealed": True}
    header = header_of(record, id, {"seats": seats, "listed": True, "hints": False, "tournament": sealed})
    texts = [*entries_of(record), *(orjson.dumps(entry).decode() for entry in entries)]
    return header, texts, Table.read(StoredTable(header, texts))


async def _fill(file: str, record: Record, *, revealed: bool) -> None:
    """Keep both tables of the round, and the tournament."""
    scores = [7, 5]
    over: list[dict[str, Any]] = [{"type": "over", "at": 1, "scores": scores, "winner": 0, "seed": None}]
    if revealed:
        over.append({"type": "revealed", "at": 1, "seed": "the same"})
    store = SQLiteStore(file)
    await store.open(Deaf())
    stored = (_stored(record, "first", TOKENS[:2], over), _stored(_cut(record), "second", TOKENS[2:], []))
    for header, texts, table in stored:
        summary = table.summary()
        if table.is_over:
            summary = replace(summary, results=results_of(table))
        await store.create(table.id, header, 1, texts, summary)
    first = tuple(Seated(entrant, entrant + 1, scores[entrant]) for entrant in (0, 1))
    round = Round(1, (Pairing("first", first), Pairing("second", (Seated(2), Seated(3)))), "the same")
    people = tuple(Entrant(number, f"Player {number}", person_of(token)) for number, token in enumerate(TOKENS))
    options = Options("Cup", table_size=2, duplicate=True, listed=True)
    organiser = str(person_of(ORGANISER))
    cup = Tournament("cup", organiser, 1, "secret", options, "running", entrants=people, rounds=(round,))
    await TournamentDatabase(store).create(cup, None)
    await store.close()


QUERIES: dict[str, list[dict[str, Any]]] = {
    "/api/tables/{id}/look": [{"ply": ply} for ply in (0, 100, 150, 180, 200, 220)],
    "/api/tables/{id}/replay": [{"seat": seat, "from": 150} for seat in ("open", "public", "0", "1")],
    "/api/tables/{id}/hint": [{"ply": 200}],
    "/api/tables/{id}/chances": [{}, {"ply": 200}],
    "/api/tables/{id}/record": [{}, {"format": "text"}],
    "/api/me/explorer": [{"players": 2}],
}
POSTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("commands", {"type": "sync"}),
    ("commands", {"type": "log", "before": 10_000}),
    ("commands", {"type": "closing"}),
    ("commands", {"type": "hint"}),
    ("review", {}),
    ("try", {"ply": 200, "actions": ["take supply"]}),
    ("analysis", {"ply": 200}),
    ("analysis/chances", {"ply": 200}),
    ("analysis/closing", {"ply": 200}),
    ("analysis/closing-outcome", {"ply": 200, "houses": [], "discards": []}),
    ("analysis/why-not", {"ply": 200, "action": "take ulm"}),
)
BESIDE = ("/api/me/", "/api/lobby/", "/api/ratings/", "/api/tournaments/")
"""Where else something about a table could leak."""


def _questions(paths: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every question that the server's own description lists about tables, and those beside them."""
    for path, methods in paths.items():
        if "get" not in methods:
            continue
        if path.startswith("/api/tables/{id}"):
            for id in TABLES:
                yield from (("GET", path.replace("{id}", id), query) for query in QUERIES.get(path, [{}]))
        elif f"{path}/".startswith(BESIDE):
            about = path.replace("{id}", "cup").replace("{player}", "0" * 16)
            yield from (("GET", about, query) for query in QUERIES.get(path, [{}]))
    for id in TABLES:
        yield from (("POST", f"/api/tables/{id}/{path}", body) for path, body in POSTS)
        seats = [{"kind": "person", "name": "Eve"}, {"kind": "bot", "level": "random"}]
        yield "POST", "/api/positions", {"table": id, "ply": 200}
        yield "POST", "/api/studies", {"name": "Study", "source": {"kind": "game", "table": id, "ply": 200}}
        yield "POST", "/api/tables", {"seats": seats, "from": {"table": id, "ply": 200}}


def _answers(person: Person) -> dict[str, bytes]:
    """What the server answers to all questions, and what it sends first at the sockets of both tables."""
    told = {}
    paths = person.http.get("/api/openapi.json").json()["paths"]
    for method, path, more in _questions(paths):
        query, body = (more, None) if method == "GET" else (None, more)
        answer = person.http.request(method, path, headers=person._headers(), params=query, json=body)
        is_json = answer.headers["content-type"].startswith("application/json")
        text = orjson.dumps(_lasting(answer.json())) if is_json else answer.content
        told[f"{method} {path} {more}"] = b"%d " % answer.status_code + text.replace(person.address.encode(), b"")
    for id in TABLES:
        try:
            socket = person.socket(id)
            told[f"socket {id}"] = orjson.dumps([_lasting(message) for message in socket.heard])
            socket.close()
        except Refused as refused:
            told[f"socket {id}"] = orjson.dumps(refused.error)
    return told


def _told(file: Path, record: Record, tokens: dict[str, str | None], *, revealed: bool = False) -> dict[str, Any]:
    asyncio.run(_fill(str(file), record, revealed=revealed))
    with running(str(file)) as address:
        return {who: _answers(Person(address, token, known=False)) for who, token in tokens.items()}


def test_a_shared_deal_looks_the_same_in_both_worlds_until_its_last_table_ends(tmp_path: Path) -> None:
    records, holder = _worlds()
    tokens = {
        "has finished": TOKENS[1 - holder],
        "still plays": TOKENS[3 - holder],
        "organiser": ORGANISER,
        "spectator": "y" * 43,
        "stranger": None,
        "holder": TOKENS[holder],
    }
    one, two = (_told(tmp_path / f"{number}.db", record, tokens) for number, record in enumerate(records))
    assert one.pop("holder") != two.pop("holder"), "the worlds do differ"
    for who, answers in one.items():
        assert answers.keys() == two[who].keys()
        assert [question for question in answers if answers[question] != two[who][question]] == [], who
    assert one["has finished"]["GET /api/tables/first/state {}"].startswith(b"200")
    for who in ("organiser", "spectator", "stranger"):
        for id in TABLES:
            assert one[who][f"GET /api/tables/{id}/state {{}}"].startswith(b"403"), "sealed"


def test_the_same_questions_tell_the_worlds_apart_when_the_deal_is_revealed(tmp_path: Path) -> None:
    """Otherwise the test above would show nothing."""
    records, _ = _worlds()
    one, two = (
        _told(tmp_path / f"{number}.db", record, {"spectator": "y" * 43}, revealed=True)["spectator"]
        for number, record in enumerate(records)
    )
    differ = {question.split()[1] for question in one if one[question] != two[question]}
    assert {"/api/tables/first/replay", "/api/tables/first/record", "/api/tables/first/analysis"} <= differ
    assert "/api/positions" in differ
    assert not any("/second" in path for path in differ)
