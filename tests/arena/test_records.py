"""The games of a tournament as records, and a bot against itself."""

import json
from pathlib import Path

import pytest

from thurntaxis import Game, Record
from thurntaxis.arena import Here, Journal, JournalError, Plan, run
from thurntaxis.arena.journal import header_of

PLAN = Plan(("easy#a", "easy#b"), players=2, games=4)


def play(folder: Path, games: int = 4, *, records: bool = True, resume: bool = False) -> list[Record]:
    plan = Plan(PLAN.bots, PLAN.players, games)
    journal = Journal(folder, records=records)
    kept = journal.begin(header_of(plan, "sources"), resume=resume)
    run(plan, Here(), journal=journal, kept=kept)
    journal.close()
    path = folder / "records.jsonl"
    return [Record.from_json(json.loads(line)) for line in path.read_text().splitlines()] if path.exists() else []


def test_records_are_those_of_the_games(tmp_path: Path) -> None:
    records = play(tmp_path)
    results = Journal(tmp_path).results()
    assert [record.extra["arena"] for record in records] == [
        {"game": result.game, "deal": result.deal, "end": result.end} for result in results
    ]
    for record, result in zip(records, results, strict=True):
        assert record.result is not None
        assert record.result["winner"] == result.winner
        assert record.players == result.seats
        assert Game(record.players, seed=f"1/{result.deal}", actions=record.actions).record.draws == record.draws


def test_a_tournament_that_goes_on_has_the_same_records(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole", 6)
    play(tmp_path / "parts", 4)
    assert play(tmp_path / "parts", 6, resume=True) == whole


def test_games_played_without_records_cannot_get_them_later(tmp_path: Path) -> None:
    assert play(tmp_path, records=False) == []
    with pytest.raises(JournalError, match="without --records"):
        play(tmp_path, 6, resume=True)
    (tmp_path / "records.jsonl").write_text("{}\n")
    with pytest.raises(JournalError, match="not the results"):
        play(tmp_path, 6, resume=True)


def test_a_bot_against_itself_has_two_names(tmp_path: Path) -> None:
    assert {seat for record in play(tmp_path) for seat in record.players} == {"easy#a", "easy#b"}
