"""Where tables are kept: SQLite by default, PostgreSQL for several workers.

`tables.store` says what is asked of a store.
"""

from ...tables.ports.store import StoreError
from .sql import SqlStore


def open_store(database: str, *, beside: bool = False) -> SqlStore:
    """The store for a database: a `postgresql://` address or a file for SQLite.

    `beside`: for a command beside a server that may be running. Nothing is locked or brought forward.

    Raises:
        StoreError: it is neither.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore

        return PostgresStore(database, beside=beside)
    from .sqlite import SQLiteStore

    file = database.removeprefix("sqlite://")
    if "://" in file:
        raise StoreError(f"{database}: the database is a file, or postgresql://…")
    return SQLiteStore(file, beside=beside)
