"""The benchmark: a rating on the scale of the levels from fixed deals."""

import json
import math

import pytest
from typer.testing import CliRunner

from thurntaxis.arena import Here, PlanError
from thurntaxis.arena.benchmark import level_ratings, play_benchmark, rating
from thurntaxis.arena.result import GameResult
from thurntaxis.cli import app


def game(number: int, seats: tuple[str, ...], winner: int) -> GameResult:
    return GameResult(number, number, seats, "decided", winner=winner)  # type: ignore[arg-type]


@pytest.mark.parametrize(("wins", "expected"), [(50, 0), (64, 100), (24, -200)])
def test_the_rating_fits_the_number_of_wins(wins: int, expected: int) -> None:
    """100 points more mean 64% of the wins against one opponent."""
    games = [game(number, ("mine", "easy"), int(number >= wins)) for number in range(100)]
    found = rating("mine", games, {"easy": 300.0})
    assert found.value == pytest.approx(300 + expected, abs=6)
    assert found.low < 300 + expected < found.high


def test_at_larger_tables_copies_of_the_bot_share_its_chance() -> None:
    games = [game(number, ("mine", "mine", "easy"), int(number % 3)) for number in range(99)]
    assert rating("mine", games, {"easy": 0.0}).value == pytest.approx(0, abs=1)


def test_a_bot_that_wins_everything_has_a_rating() -> None:
    games = [game(number, ("mine", "easy"), 0) for number in range(20)]
    found = rating("mine", games, {"easy": 0.0})
    assert 300 < found.value < 1500
    assert math.isfinite(found.high)


def test_the_same_benchmark_gives_the_same_result() -> None:
    with Here() as here:
        first, again = (play_benchmark("builder", 2, here, ["easy"], games=6) for _ in range(2))
    assert (first.rating, first.wins) == (again.rating, again.wins)
    assert first.rating.games == 6
    assert first.rating.value < level_ratings(2)["easy"]
    assert first.time.decisions > 0


def test_an_unknown_level_is_refused() -> None:
    with Here() as here, pytest.raises(PlanError, match="no level 'builder'"):
        play_benchmark("easy", 2, here, ["builder"])


def test_the_command_prints_rating_interval_fingerprint_and_cost() -> None:
    command = ["benchmark", "easy", "-n", "2", "-p", "3", "-l", "easy", "-w", "0"]
    printed = CliRunner().invoke(app, command)
    assert printed.exit_code == 0, printed.output
    assert "3 players: " in printed.output
    assert "ms a decision" in printed.output
    data = json.loads(CliRunner().invoke(app, [*command, "--json"]).stdout)
    assert data["tables"][0]["rating"]["games"] == 6
    assert data["fingerprint"] in printed.output
