"""The questions of longest.py about positions, studies, tournaments, practice and absences, at their largest."""

import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from thurntaxis.board import CITIES

Question = tuple[str, Callable[[], Awaitable[Any]]]
Asked = Callable[..., Question]
NOTES = 3000
"""Notes of a game at a real table: as many as a request may have."""
ENTRANTS = 64
TRIED = 600
"""Actions of a variation."""


def notes() -> list[str]:
    """A long game as somebody notes it: everybody takes face-down cards, and never says which."""
    cards = iter(random.Random(1).choices(CITIES, k=NOTES))
    texts: list[str] = []
    while len(texts) < NOTES:
        texts += ["take supply", "?", f"start {next(cards)}", "end"]
    return texts[:NOTES]


async def studied(client: Any, over: str) -> tuple[str, str]:
    """A study as large as one may be, shared with everybody, and its key for editing."""
    _, text = await client.ask("GET", f"/api/tables/{over}/record?format=text")
    source = {"kind": "text", "text": text.decode()}
    answer = await client.must("POST", "/api/studies", {"name": "Studied", "source": source})
    id = answer["id"]
    while True:
        status, _ = await client.ask("POST", f"/api/studies/{id}/chapters", {"name": "More", "source": source})
        if status >= 400:
            break
    shared = await client.must("PUT", f"/api/studies/{id}/sharing", {"reading": True, "editing": True})
    return id, shared["key"]


async def tournament(client: Any, others: list[Any]) -> str:
    """A tournament of as many people as possible, in its first round."""
    wanted = {"name": "Cup", "rounds": 15, "listed": True, "duplicate": True}
    id = str((await client.must("POST", "/api/tournaments", wanted))["tournament"]["id"])
    for number, other in enumerate(others):
        await other.must("POST", f"/api/tournaments/{id}/entrants", {"name": f"Player {number}"})
    await client.must("POST", f"/api/tournaments/{id}/steering", {"do": "begin"})
    return id


async def rooms(
    client: Any, others: list[Any], get: Asked, post: Asked, tables: dict[str, str], record: dict[str, Any]
) -> list[Question]:
    """All these questions. `tables` names a finished short game, a long one and one that is being played."""
    over, long = tables["over"], tables["long"]
    short = await client.must("GET", f"/api/tables/{over}/record")
    study, key = await studied(client, over)
    seen = await client.must("GET", f"/api/studies/{study}")
    line = (await client.must("POST", "/api/positions", {"table": over, "ply": 0}))["line"]
    tried = {"position": line, "actions": short["actions"][:TRIED], "cards": short["draws"][6:]}
    cup = await tournament(client, others)
    now = int(time.time() * 1000)
    hours = {"hours": {"begin": 0, "end": 600, "zone": "Europe/Berlin"}}
    game = {"kind": "game", "table": over, "ply": 0}
    chapter = seen["chapters"][-1]
    edit = {"do": "note", "chapter": chapter["id"], "step": chapter["steps"][-1]["id"], "text": "x" * 1000}
    return [
        post("/api/positions", {"table": tables["record"], "ply": 19_000}),
        post("/api/positions", {"text": json.dumps(record)[:400_000]}),
        post("/api/positions", {"text": "?" * 400_000}),
        post("/api/companion", {"players": ["Ann", "Ben"], "notes": notes()}),
        post("/api/companion", {"players": ["Ann", "Ben"], "notes": ["?"] * NOTES}),
        post("/api/positions/best", {"position": line}),
        post("/api/positions/rollout", {"position": line, "ways": [["take ulm"]] * 6, "games": 20}),
        *(
            post(f"/api/positions/tried{question}", {**tried, **more})
            for question, more in (
                ("", {}),
                ("/chances", {}),
                ("/why-not", {"action": "left ulm"}),
                ("/closing", {}),
                ("/closing-outcome", {"houses": ["ulm"]}),
            )
        ),
        get("/api/explorer?players=4"),
        get("/api/me/explorer?players=2"),
        get("/api/studies"),
        post("/api/studies", {"name": "A game", "source": game}),
        post("/api/studies", {"name": "Text", "source": {"kind": "text", "text": "(" * 400_000}}),
        get(f"/api/studies/{study}?key={key}"),
        post(f"/api/studies/{study}/edits?key={key}", {"version": seen["version"], "edit": edit}),
        post(f"/api/studies/{study}/chapters?key={key}", {"name": "More", "source": game}),
        get(f"/api/studies/{study}/text"),
        post(f"/api/studies/{study}/sharing", {"reading": True, "editing": False}, "PUT"),
        post(f"/api/studies/{study}", None, "DELETE"),
        get("/api/me/practice"),
        post("/api/me/practice", {"table": over, "ply": 40, "solved": True}),
        get("/api/me/rush"),
        post("/api/me/rush", {"solved": 5, "missed": 1}),
        get("/api/me/absences"),
        post("/api/me/holiday", {"begin": now, "end": now + 86_400_000}, "PUT"),
        post("/api/me/hours", hours, "PUT"),
        get("/api/programs"),
        post("/api/show", {}),
        get(f"/api/tables/{long}/commentary"),
        get("/api/tournaments"),
        get(f"/api/tournaments/{cup}"),
        get(f"/api/tournaments/{cup}/standings"),
        post(f"/api/tournaments/{cup}/entrants", {"name": "Late"}),
        post(f"/api/tournaments/{cup}/entrants", None, "DELETE"),
        post(f"/api/tournaments/{cup}/results", {"round": 1, "table": 1, "places": [1, 2, 3, 4]}),
        post(f"/api/tournaments/{cup}/steering", {"do": "pause"}),
        post("/api/tournaments", {"name": "Another"}),
        get("/api/network"),
    ]
