"""The daily deal: the same for everybody, in every process, on either engine."""

import asyncio
import json
import os
import subprocess
import sys
from datetime import date
from typing import cast

import pytest

from thurntaxis.game import commitment
from thurntaxis.tables.archive import daily
from thurntaxis.tables.ports.store import PlayerResult, Store
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.running.bots import Bots
from thurntaxis.tables.table.header import Header
from thurntaxis.tables.table.table import Table
from thurntaxis.tables.thinking.here import thinkers_here

NOON = daily.ends(date(2026, 11, 17)) - 43_200_000
PROGRAM = """
import asyncio
from datetime import date
from thurntaxis import engine
from thurntaxis.tables.archive import daily
from thurntaxis.tables.running.bots import Bots
from thurntaxis.tables.table.table import Table
from thurntaxis.tables.thinking.here import thinkers_here

async def play():
    bots = Bots(thinkers_here(1000))
    game, you = await daily.play_out(bots, date(2026, 11, 17), "standard", "search:simulations=6,ahead=1", 36)
    return you, game.record.draws, game.record.actions

print(engine.compiled, asyncio.run(play()))
"""


def _played(interpreted: str) -> tuple[str, str]:
    environment = {**os.environ, "THURNTAXIS_INTERPRETED": interpreted}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    compiled, _, game = done.stdout.partition(" ")
    return compiled, game


def test_a_deal_is_the_same_in_every_process_and_on_either_engine() -> None:
    """With a small search in the place of `expert`, which would take the interpreter hours."""
    one, again, interpreted = _played("0"), _played("0"), _played("1")
    assert interpreted[0] == "False"
    assert one[1] == again[1] == interpreted[1]


def test_dates_and_editions_have_deals_of_their_own() -> None:
    days = [(date(2026, 11, day), edition) for day in (16, 17) for edition in daily.EDITIONS]
    openings = set()
    for day, edition in days:
        table = daily.table_of(day, edition, "Ann", "somebody", NOON)
        table.start(NOON)
        openings.add(tuple(table.opening_draws))
        assert table.commitment == commitment(daily.seed_of(daily.name_of(day, edition)))
    assert len(openings) == len(days)


def test_only_the_day_itself_counts_and_has_one_table() -> None:
    def tables(day: date) -> list[Table]:
        return [
            daily.table_of(day, "standard", name, person, NOON) for name, person in (("A", "a"), ("B", "a"), ("C", "c"))
        ]

    counted, past = tables(date(2026, 11, 17)), tables(date(2026, 11, 16))
    assert counted[0].id == counted[1].id != counted[2].id
    assert all(table.header.deal for table in counted)
    assert len({table.id for table in past}) == 3
    assert not any(table.header.deal for table in past)


@pytest.mark.parametrize("text", ["2026-11-18", "2025-12-31", "9999-01-01"])
def test_days_without_a_deal_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        daily.day_of(text, NOON)


def test_an_invalid_date_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        daily.day_of("2026-02-30", NOON)
    assert refused.value.code == "bad_request"


def _on(day: int, score: int | None = 10) -> PlayerResult:
    deal = f"2026-11-{day:02} standard"
    return PlayerResult("ann", deal, day, 4, "steady", True, 1, score, "[]", None, deal, "{}")


def test_a_streak_is_days_in_a_row_up_to_today_or_yesterday() -> None:
    def streak(*results: PlayerResult) -> int:
        return daily._streak({str(each.deal): each for each in results}, "standard", date(2026, 11, 17))

    assert streak(_on(17), _on(16), _on(15), _on(13)) == 3
    assert streak(_on(16), _on(15)) == 2, "today is still to come"
    assert streak(_on(15)) == 0
    assert streak(_on(17), _on(16, None), _on(15)) == 1, "a deal that was given up ends it"


class Notes:
    """The notes and the tables of a store."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.tables: dict[str, Table] = {}

    async def add(self, table: Table) -> Table:
        self.tables[table.id] = table
        return table

    async def exists(self, table: str) -> bool:
        return table in self.tables

    async def keep_note(self, key: str, data: str, now: int, until: int | None = None) -> None:
        self.kept[key] = data

    async def note(self, key: str, now: int) -> str | None:
        return self.kept.get(key)


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots in the place of the expert and the others."""
    monkeypatch.setattr(daily, "EXPERT", "easy")
    monkeypatch.setattr(daily, "LEVEL", "easy")


DEAL = "2026-11-17 standard"


async def _let_the_expert_play(notes: Notes) -> None:
    bots, store = Bots(thinkers_here(1000)), cast(Store, notes)
    await daily.expert_result(bots, store, notes.add, date(2026, 11, 17), "standard", "ann", NOON)


def test_the_result_of_another_versions_expert_is_not_shown(monkeypatch: pytest.MonkeyPatch, easy: None) -> None:
    async def known() -> list[bool]:
        notes = Notes()
        store, found = cast(Store, notes), []
        for version in ("one", "two"):
            monkeypatch.setattr(daily, "fingerprint", lambda version=version: version)
            found.append(await daily.known_expert(store, store, DEAL, NOON) is None)
            await _let_the_expert_play(notes)
            found.append(await daily.known_expert(store, store, DEAL, NOON) is None)
        return found

    assert asyncio.run(known()) == [True, False, True, False]


def test_the_experts_game_is_shown_at_a_table_of_the_same_deal_that_nobody_owns(easy: None) -> None:
    notes = Notes()
    store = cast(Store, notes)
    asyncio.run(_let_the_expert_play(notes))
    (table,) = notes.tables.values()
    result = asyncio.run(daily.known_expert(store, store, DEAL, NOON))
    assert result is not None
    assert result["table"] == table.id
    own = daily.table_of(date(2026, 11, 17), "standard", "Ann", "ann", NOON)
    own.start(NOON)
    record = table.record
    assert list(record.draws[: len(own.opening_draws)]) == list(own.opening_draws)
    (you,) = own.seats_of("ann")
    assert record.result is not None
    assert record.result["scores"][you] == result["score"]
    assert record.players[you] == "Easy"
    assert table.is_public
    assert not table.summary().owners
    stored = Table.of(Header.from_json(json.loads(table.header.dumps())))
    assert stored.header.daily == {"deal": DEAL, "counts": False}


def test_an_experts_game_that_is_not_kept_is_not_offered(easy: None) -> None:
    """As after it was cleared away, and in notes of earlier versions."""
    notes = Notes()
    store = cast(Store, notes)
    asyncio.run(_let_the_expert_play(notes))
    notes.tables.clear()
    found = asyncio.run(daily.known_expert(store, store, DEAL, NOON))
    assert found is not None
    assert found["table"] is None
    ((key, _),) = notes.kept.items()
    notes.kept[key] = '{"score": 21, "place": 2}'
    assert asyncio.run(daily.known_expert(store, store, DEAL, NOON)) == {"score": 21, "place": 2, "table": None}
