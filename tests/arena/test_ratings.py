import math
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from thurntaxis.arena import GameResult, ratings

from .hand_made import game


def duels(*scores: tuple[str, str, int, int]) -> list[GameResult]:
    results: list[GameResult] = []
    for one, other, wins, losses in scores:
        for winner, count in ((0, wins), (1, losses)):
            results += [game(len(results) + number, (one, other), winner) for number in range(count)]
    return results


def test_two_bots_differ_by_the_odds() -> None:
    found = ratings(duels(("a", "b", 3000, 1000)))
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(3), abs=0.5)
    assert found["a"].value == pytest.approx(-found["b"].value)


def test_bradley_and_terrys_model_on_known_data() -> None:
    """Strengths 4, 2, 1 and exactly the wins they lead to."""
    found = ratings(duels(("a", "b", 4000, 2000), ("b", "c", 4000, 2000), ("a", "c", 4800, 1200)))
    assert list(found) == ["a", "b", "c"]
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(2), abs=0.5)
    assert found["b"].value - found["c"].value == pytest.approx(400 * math.log10(2), abs=0.5)


def test_four_at_a_table() -> None:
    """Strengths 6, 2, 1, 1: the parts of the wins."""
    seats = ("a", "b", "c", "d")
    results = [
        game(number, seats, winner) for winner, wins in enumerate((600, 200, 100, 100)) for number in range(wins)
    ]
    found = ratings(results)
    assert found["a"].value - found["c"].value == pytest.approx(400 * math.log10(6), abs=4)
    assert found["c"].value == pytest.approx(found["d"].value)


def test_one_against_three() -> None:
    results = [game(number, ("a", "b", "b", "b"), 0 if number % 2 else 1 + number % 3) for number in range(6000)]
    found = ratings(results)
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(3), abs=1)


def test_a_bot_that_has_won_everything_has_a_rating() -> None:
    few, many = (ratings(duels(("a", "b", count, 0)))["a"] for count in (10, 1000))
    assert 100 < few.value < many.value < 1500
    assert few.low < few.value < few.high


def test_playing_against_oneself_says_nothing() -> None:
    results = duels(("a", "b", 30, 10))
    alone = [game(number, ("a", "a"), 0, deal=100 + number) for number in range(50)]
    assert ratings(results + alone)["a"].value == pytest.approx(ratings(results)["a"].value)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    random, strengths = Random(20), {"a": 3.0, "b": 1.5, "c": 1.0}
    truth = {bot: 400 * math.log10(value) for bot, value in strengths.items()}
    middle = sum(truth.values()) / 3
    inside = total = 0
    for _ in range(100):
        results: list[GameResult] = []
        for deal in range(40):
            for seats in permutations(strengths):
                winner = random.choices(range(3), [strengths[bot] for bot in seats])[0]
                results.append(game(len(results), seats, winner, deal=deal))
        for bot, figure in ratings(results).items():
            inside += figure.low <= truth[bot] - middle <= figure.high
            total += 1
    assert 0.92 <= inside / total <= 0.99


def test_games_that_end_alike_widen_the_interval() -> None:
    apart = [game(number, ("a", "b"), number % 3 == 0) for number in range(300)]
    together = [game(number, ("a", "b"), (number // 10) % 3 == 0, deal=number // 10) for number in range(300)]
    narrow, wide = (ratings(results)["a"] for results in (apart, together))
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)


def test_the_arena_needs_neither_numpy_nor_matplotlib(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['numpy'] = sys.modules['matplotlib'] = None; "
        "sys.argv = ['thurntaxis', 'arena', 'builder', 'easy', '-n', '2', '-w', '0', "
        f"'--out', {str(tmp_path / 'results')!r}]; from thurntaxis.__main__ import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "rating" in done.stdout
    assert (tmp_path / "results" / "summary.json").exists()
