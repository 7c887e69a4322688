"""Bots that fail lose their game, are reported, and do not stop the rest."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from thurntaxis.arena import Executor, GameResult, Here, Local, Plan, Setup, Worker, WorkerError, play, run, summarise
from thurntaxis.arena.summary import forfeit_lines
from thurntaxis.bots import load_code

BAD_BOTS = Path(__file__).with_name("bad_bots.py")


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    """A bot that answers at all has time enough, however busy the machine is."""
    with Local(2, Setup.reading([BAD_BOTS], move_seconds=3)) as executor:
        yield executor


def forfeits(results: list[GameResult], bot: str) -> list[GameResult]:
    return [game for game in results if game.forfeit is not None and game.seats[game.forfeit.seat] == bot]


@pytest.mark.parametrize(
    ("bot", "fault", "reason"),
    [
        ("crasher", "error", "LookupError: lost my way with <object object at 0x…>"),
        ("sleeper", "time", "no answer within 3 s"),
        ("stubborn", "time", "no answer within 3 s"),
        ("babbler", "illegal", "'take the money' is not a legal action here"),
        ("cheater", "illegal", "138 is not a legal action here"),
        ("leaver", "error", "SystemExit: bye"),
        ("killer", "died", "its process ended with exit code 3"),
        ("stillborn", "error", "RuntimeError: not today"),
    ],
)
def test_a_failing_bot_costs_its_game(executor: Executor, bot: str, fault: str, reason: str) -> None:
    results = run(Plan((bot, "builder"), 2, 2), executor).results
    failed = forfeits(results, bot)
    assert len(failed) == len(results) == 2
    for game in failed:
        assert game.forfeit is not None
        assert (game.forfeit.fault, game.forfeit.reason) == (fault, reason)
        assert game.shares[game.forfeit.seat] == 0
        assert game.winner is None
    assert forfeit_lines(summarise(results)) == [f"{bot} forfeited 2 games ({fault}: {reason}), first game 0"]


def test_the_rest_is_played_as_if_nothing_had_happened(executor: Executor) -> None:
    results = run(Plan(("killer", "builder", "random"), 2, 6), executor).results
    assert len(forfeits(results, "killer")) == 4
    others = [game for game in results if "killer" not in game.seats]
    assert [game.is_finished for game in others] == [True, True]
    load_code(BAD_BOTS)
    alone = [
        play(table).result
        for table in Plan(("killer", "builder", "random"), 2, 6).schedule()
        if "killer" not in table.seats
    ]
    assert others == alone


def test_at_a_larger_table_the_others_share_the_win(executor: Executor) -> None:
    results = run(Plan(("crasher", "builder", "builder", "builder"), 4, 4), executor).results
    assert {game.shares[game.seats.index("builder")] for game in results} == {1 / 3}


def test_without_processes_errors_are_caught_as_well() -> None:
    load_code(BAD_BOTS)
    results = run(Plan(("leaver", "builder"), 2, 2), Here()).results
    assert len(forfeits(results, "leaver")) == 2


def test_a_worker_that_cannot_start_says_why() -> None:
    worker = Worker(Setup(code=(("gone.py", b"raise RuntimeError('no bots here')"),)))
    with pytest.raises(WorkerError, match="no bots here"):
        worker.play(next(Plan(("builder", "random"), 2, 2).schedule()))


def test_a_process_that_was_ended_from_outside_is_replaced() -> None:
    first, second = Plan(("builder", "random"), 2, 2).schedule()
    worker = Worker(Setup())
    worker.play(first)
    process = worker._process
    assert process is not None
    process.kill()
    process.join()
    assert worker.play(second).result == play(second).result
    worker.stop()


def test_code_reaches_a_machine_that_does_not_have_the_file() -> None:
    setup = Setup(code=(("/nowhere/bad_bots.py", BAD_BOTS.read_bytes()),))
    with Local(1, setup) as executor:
        results = run(Plan(("babbler", "builder"), 2, 2), executor).results
    assert [game.forfeit and game.forfeit.fault for game in results] == ["illegal", "illegal"]
