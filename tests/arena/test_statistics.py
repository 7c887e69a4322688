import math

import pytest
from bench.ladder.facts import quantile

from thurntaxis.arena import summarise
from thurntaxis.arena.statistics import design_effect, mean, rate
from thurntaxis.arena.summary import forfeit_lines, text_table
from thurntaxis.rollouts.intervals import wilson

from .hand_made import forfeit, game, seat


def test_wilson_agrees_with_published_values() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29
    for wins, count, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)):
        assert wilson(wins / count, count) == pytest.approx((low, high), abs=5e-5)
    assert wilson(1 / 29, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_games_of_a_deal_that_always_end_alike_count_once() -> None:
    alike = [(2.0, 2)] * 50 + [(0.0, 2)] * 50
    assert design_effect(alike) == pytest.approx(2, rel=0.02)
    assert design_effect([(2.0, 2), (0.0, 2)]) == 4, "two deals say little about their spread"
    figure = rate(alike)
    assert figure.games == 200
    assert (figure.low, figure.high) == pytest.approx(wilson(0.5, 100), abs=1e-3)


def test_an_interval_is_never_better_than_independent_games_would_give() -> None:
    balanced = [(1.0, 2)] * 100  # in every deal one win each: no spread at all
    figure = rate(balanced)
    assert (figure.low, figure.high) == wilson(0.5, 200)


def test_the_interval_of_a_mean() -> None:
    figure = mean([(10.0, 1), (14.0, 1), (12.0, 1), (16.0, 1)])
    error = math.sqrt(20 / 3 / 4)
    assert figure.value == 13
    assert figure.high - figure.value == pytest.approx(1.96 * error, rel=1e-3)
    assert mean([(10.0, 1)]).high == math.inf


def test_quantiles() -> None:
    assert [quantile([4, 1, 3, 2, 5], part) for part in (0, 0.25, 0.5, 0.9, 1)] == [1, 2, 3, 4.6, 5]


def test_a_summary_of_games_made_by_hand() -> None:
    results = [
        game(0, ("a", "b"), 0, deal=0, players=[seat(10, 8, -4), seat(5, 4, -9)], ended_by=0),
        game(1, ("b", "a"), 1, deal=0, players=[seat(7, 2, -8), seat(10, 9, 0)], ended_by=1, end="houses"),
        game(2, ("a", "b"), 1, deal=1, players=[seat(2, 2, -10), seat(7, 7, -6)], ended_by=1),
        forfeit(3, ("b", "a"), 0, deal=1),
    ]
    summary = summarise(results)
    first, second = summary.standings
    assert (first.bot, first.games, first.forfeits) == ("a", 4, 0)
    assert (second.bot, second.games, second.forfeits) == ("b", 4, 1)
    assert first.wins.value == 0.75
    assert second.wins.value == 0.25
    # points only from the three games that were played out
    assert first.score.value == pytest.approx((14 + 19 - 6) / 3)
    assert first.parts == pytest.approx({"carriage": 22 / 3, "tiles": 19 / 3, "houses": -14 / 3})
    assert first.ended == pytest.approx(2 / 3)
    assert summary.ends == {"carriage": 2, "forfeit": 1, "houses": 1}
    assert forfeit_lines(summary) == ["b forfeited 1 game (error: LookupError: lost), first game 3"]
    assert text_table(summary).splitlines()[2].split()[:3] == ["a", "4", "75.0%"]


def test_wins_are_counted_for_each_seat() -> None:
    """One against three: the three share what the one does not win."""
    results = [game(number, ("a", "b", "b", "b"), 0 if number < 4 else 1) for number in range(10)]
    rates = {standing.bot: standing.wins.value for standing in summarise(results).standings}
    assert rates == pytest.approx({"a": 0.4, "b": 0.2})


def test_shares_of_games_without_a_winner() -> None:
    assert forfeit(0, ("a", "b", "c"), 1).shares == (0.5, 0.0, 0.5)
    unfinished = game(0, ("a", "b"), 0)
    assert type(unfinished)(0, 0, ("a", "b"), "unfinished").shares == (0.5, 0.5)
