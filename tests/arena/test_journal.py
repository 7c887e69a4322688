import shutil
from pathlib import Path

import pytest

from thurntaxis import sources
from thurntaxis.arena import GameResult, Here, Journal, JournalError, Plan, run
from thurntaxis.arena.journal import GAMES, TIMES, header_of
from thurntaxis.sources import fingerprint


def played(folder: Path, games: int, *, resume: bool = False, sources: str = "s", mixed: bool = False) -> bytes:
    plan, journal = Plan(("builder", "random"), 2, games), Journal(folder)
    kept = journal.begin(header_of(plan, sources), resume=resume, mixed=mixed)
    run(plan, Here(), journal=journal, kept=kept)
    journal.close()
    return (folder / GAMES).read_bytes()


def test_a_longer_run_continues_a_shorter_one(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", 8)
    assert whole.startswith(played(tmp_path / "parts", 3))
    assert played(tmp_path / "parts", 8, resume=True) == whole
    assert (tmp_path / "parts" / TIMES).read_text().count("\n") == 8


def test_a_line_that_was_being_written_is_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path, 6)
    (tmp_path / GAMES).write_bytes(whole[:-40])
    assert played(tmp_path, 6, resume=True) == whole
    assert len(Journal(tmp_path).results()) == (tmp_path / TIMES).read_text().count("\n")


def test_times_that_were_being_written_do_not_stand_in_the_way(tmp_path: Path) -> None:
    played(tmp_path, 4)
    (tmp_path / TIMES).write_bytes((tmp_path / TIMES).read_bytes()[:-40])
    played(tmp_path, 6, resume=True)
    assert set(Journal(tmp_path).times()) == {"builder", "random"}


def test_a_journal_reads_back(tmp_path: Path) -> None:
    played(tmp_path, 4)
    results = Journal(tmp_path).results()
    assert [result.seats for result in results[:2]] == [("builder", "random"), ("random", "builder")]
    assert all(isinstance(result, GameResult) and result.is_finished for result in results)
    times = Journal(tmp_path).times()
    asked = sum(player.decisions for result in results for player in result.players)
    assert sum(time.decisions for time in times.values()) == asked


def test_without_resume_it_starts_again(tmp_path: Path) -> None:
    played(tmp_path, 8)
    assert played(tmp_path, 2).count(b"\n") == 3


def test_results_of_another_tournament_are_not_continued(tmp_path: Path) -> None:
    played(tmp_path, 2)
    with pytest.raises(JournalError, match=r"from another tournament [(]seed differ[)]"):
        Journal(tmp_path).begin(header_of(Plan(("builder", "random"), 2, 2, seed=2), "s"), resume=True)


def test_results_of_bots_that_have_changed_are_continued_only_on_request(tmp_path: Path) -> None:
    played(tmp_path, 2)
    with pytest.raises(JournalError, match="bots that have changed since"):
        played(tmp_path, 4, resume=True, sources="other")
    assert played(tmp_path, 4, resume=True, sources="other", mixed=True).count(b"\n") == 5


@pytest.mark.parametrize("content", ["not this\n", "[1, 2]\n", "{}\n{}\n", '{}\n{"game": 0, "deal": "x"}\n'])
def test_a_file_that_is_something_else_is_refused(content: str, tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text(content)
    with pytest.raises(JournalError, match="not the results of a tournament"):
        Journal(tmp_path).results()


def test_the_fingerprint_knows_every_file_of_engine_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in folders below them, too."""
    package = Path(sources.__file__).parent
    for folder in ("engine", "bots"):
        shutil.copytree(package / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monkeypatch.setattr(sources, "__file__", str(tmp_path / "sources.py"))
    monkeypatch.setattr(sources, "_own", sources._own.__wrapped__)
    before = fingerprint()
    for file in sorted(tmp_path.rglob("*.py")):
        content = file.read_bytes()
        file.write_bytes(content + b"#")
        assert fingerprint() != before, file
        file.write_bytes(content)
    assert fingerprint() == before


def test_the_fingerprint_knows_other_peoples_bots() -> None:
    assert fingerprint() == fingerprint()
    assert fingerprint() != fingerprint([("my_bot.py", b"x = 1")])
