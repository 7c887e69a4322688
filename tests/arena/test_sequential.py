from random import Random

import pytest

from thurntaxis.arena import Contest, SequentialTest

from .hand_made import game


def verdicts(chance: float, bar: float, margin: float, runs: int, seed: int) -> list[SequentialTest]:
    random, tests = Random(seed), []
    for _ in range(runs):
        test = SequentialTest(bar, margin)
        while test.verdict is None:
            test.add((random.random() < chance) / 2 + (random.random() < chance) / 2)
        tests.append(test)
    return tests


def test_it_is_seldom_wrong_at_the_edge() -> None:
    above = verdicts(0.75, bar=0.7, margin=0.05, runs=200, seed=1)
    below = verdicts(0.65, bar=0.7, margin=0.05, runs=200, seed=2)
    assert sum(test.verdict == "below" for test in above) <= 16
    assert sum(test.verdict == "above" for test in below) <= 16


def test_the_clearer_the_sooner() -> None:
    close, clear = (
        sum(test.count for test in verdicts(chance, bar=0.5, margin=0.03, runs=30, seed=3)) for chance in (0.55, 0.8)
    )
    assert clear * 3 < close


def test_a_few_equal_results_prove_nothing() -> None:
    test = SequentialTest(0.5, 0.02)
    for _ in range(8):
        test.add(1.0)
    assert test.verdict is None
    assert test.evidence == pytest.approx(8 * 0.04 * 0.5 / 0.36), "as if a 1 and a -1 had come as well"


def test_a_verdict_stays() -> None:
    test = verdicts(0.95, bar=0.5, margin=0.05, runs=1, seed=4)[0]
    count = test.count
    for _ in range(100):
        test.add(0.0)
    assert (test.verdict, test.count) == ("above", count)


def test_a_contest_between_three_is_over_when_every_pair_is_decided() -> None:
    contest = Contest(("a", "b", "c"), margin=0.05)
    for deal in range(400):
        if contest.is_decided:
            break
        winner = "a" if deal % 4 else "b"
        contest.add(
            [game(deal, ("a", "b", "c"), "abc".index(winner)), game(deal, ("c", "b", "a"), "cba".index(winner))]
        )
    assert contest.is_decided
    found = " ".join(contest.sentences())
    assert "a is stronger than b" in found
    assert "a is stronger than c" in found
    assert "b is stronger than c" in found


def test_a_contest_about_a_bar() -> None:
    contest = Contest(("a", "b"), bar=0.6, margin=0.05)
    for deal in range(1000):
        if contest.is_decided:
            break
        contest.add([game(0, ("a", "b"), int(deal % 5 == 0)), game(1, ("b", "a"), int(deal % 4 > 0))])
    assert contest.sentences()[0].startswith("a: above 60%, decided after")


def test_who_is_stronger_and_who_wins_more_than_half_are_the_same_question() -> None:
    pair, bar = Contest(("a", "b"), margin=0.01), Contest(("a", "b"), bar=0.5, margin=0.01)
    random = Random(5)
    for _ in range(200):
        games = [
            game(0, ("a", "b"), int(random.random() < 0.45)),
            game(1, ("b", "a"), int(random.random() < 0.55)),
        ]
        pair.add(games)
        bar.add(games)
    evidence = [test.evidence for contest in (pair, bar) for test in contest.tests.values()]
    assert evidence[0] == pytest.approx(evidence[1], rel=0.1)


def test_undecided_questions_are_reported() -> None:
    contest = Contest(("a", "b"))
    contest.add([game(0, ("a", "b"), 0), game(1, ("b", "a"), 0)])
    assert not contest.is_decided
    assert contest.sentences() == ["a and b: not decided after 1 deals"]
