import time

import pytest

from thurntaxis.arena import ExecutorError, Here, Local, OnRay, Plan, Setup, run

from .test_failures import BAD_BOTS

PLAN = Plan(("builder", "random", "without:official=postmaster,bot=builder"), 2, 12, seed=3)


def test_workers_do_not_matter() -> None:
    here = run(PLAN, Here()).results
    with Local(3, Setup()) as executor:
        assert run(PLAN, executor).results == here


def test_after_the_deadline_nothing_is_waited_for() -> None:
    with Local(1, Setup.reading([BAD_BOTS], move_seconds=600)) as executor:
        start = time.monotonic()
        results = run(Plan(("sleeper", "builder"), 2, 2), executor, deadline=start + 0.2).results
        assert results == []
    assert time.monotonic() - start < 300, "the process must have been ended, not waited for"


@pytest.mark.needs_ray
def test_ray_gives_the_same_results() -> None:
    plan = Plan(("killer", "builder", "random"), 2, 6)
    with OnRay(1, Setup.reading([BAD_BOTS])) as executor:
        on_ray = run(plan, executor).results
    with Local(1, Setup.reading([BAD_BOTS])) as executor:
        assert run(plan, executor).results == on_ray
    assert [game.end for game in on_ray].count("forfeit") == 4


@pytest.mark.needs_ray
def test_a_missing_ray_is_reported() -> None:
    with pytest.raises(ExecutorError, match=r"Ray cannot be reached at 127\.0\.0\.1:1"):
        OnRay(1, Setup(), address="127.0.0.1:1")
