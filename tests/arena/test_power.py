"""How many games a question needs."""

import pytest
from typer.testing import CliRunner

from thurntaxis.arena.power import games_needed
from thurntaxis.cli.arena import app


@pytest.mark.parametrize(("share", "interval", "tested"), [(0.52, 2401, 4904), (0.55, 385, 783), (0.6, 97, 194)])
def test_known_numbers_of_games(share: float, interval: int, tested: int) -> None:
    needed = games_needed(share)
    assert (needed.interval, needed.tested) == (interval, tested)


def test_the_sequential_test_by_walds_formula() -> None:
    assert games_needed(0.52).sequential == 827
    assert games_needed(0.500001).sequential == 1355  # the longest: nothing is there to be found
    assert games_needed(0.48).sequential == 827


def test_larger_tables_have_another_par() -> None:
    assert games_needed(0.3, players=4).tested < games_needed(0.26, players=4).tested
    with pytest.raises(ValueError, match="25% for 4 players"):
        games_needed(0.25, players=4)


@pytest.mark.parametrize("command", [["power", "0.52"], ["--power", "0.52"]])
def test_the_command(command: list[str]) -> None:
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0
    assert "4,904" in done.stdout


def test_the_command_without_a_share_shows_some() -> None:
    assert CliRunner().invoke(app, ["--power", "-p", "3"]).stdout.count("%  ") >= 6
    assert CliRunner().invoke(app, ["--power", "1.5"]).exit_code == 2
