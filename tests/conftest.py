"""What all tests share: Hypothesis finds the same examples every time, and rules are tested on both engines."""

from collections.abc import Callable
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

import thurntaxis.engine
from reference.positions import position
from support.table import Table
from thurntaxis.engine.interpreted import load_interpreted

settings.register_profile(
    "thurntaxis",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("thurntaxis")


def pytest_report_header() -> str:
    return f"engine: {'compiled, and interpreted' if thurntaxis.engine.compiled else 'interpreted only'}"


@pytest.fixture(params=["compiled", "interpreted"] if thurntaxis.engine.compiled else ["interpreted"])
def engine(request: pytest.FixtureRequest) -> ModuleType:
    """The engine both ways."""
    return thurntaxis.engine if request.param == "compiled" else load_interpreted()


@pytest.fixture
def table(engine: ModuleType) -> Callable[..., Table]:
    """Sets up a table for one rule; see `reference.positions.position` for what can be named."""
    return lambda *hands, **things: Table(engine, position(*hands, **things))
