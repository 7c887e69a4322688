"""Ratings at puzzles, by Glicko-2."""

import pytest

from thurntaxis.puzzles.rating import Standing, _after, rating_of, standing_after

TRIES = [(3, True), (5, False), (8, True), (2, False), (4, True), (4, True), (7, False), (1, True)]
EXPECTED = [
    (1641.879849, 253.123451, 0.059999),
    (1533.169548, 207.178304, 0.059998),
    (1746.226766, 200.803322, 0.060007),
    (1554.947497, 192.681517, 0.060016),
    (1634.376118, 169.912811, 0.060015),
    (1685.598845, 154.534497, 0.060014),
    (1660.784763, 146.149983, 0.060012),
    (1667.973702, 143.739677, 0.060012),
]
"""What the JavaScript library glicko2-lite 5.0 gives, which the client used before."""


@pytest.mark.parametrize("count", range(len(TRIES) + 1))
def test_ratings_move_as_they_did_in_the_browser(count: int) -> None:
    expected = EXPECTED[count - 1] if count else (1500, 350, 0.06)
    assert standing_after(TRIES[:count]) == pytest.approx(expected, abs=1e-5)


def test_a_thousand_tries_keep_it_finite() -> None:
    """Also for somebody who solves everything, or nothing."""
    always, never = standing_after([(8, True)] * 1000), standing_after([(1, False)] * 1000)
    assert rating_of(8) < always.rating < 4000
    assert -1000 < never.rating < rating_of(1)


def test_a_great_surprise_raises_the_volatility() -> None:
    assert _after(Standing(1500, 30, 0.06), 2600, 30, 1).volatility > 0.06
