"""Where tables are kept: SQLite by default, PostgreSQL for several workers.

`tables.store` says what is asked of a store.
"""

from ...tables.store import Store


def open_store(database: str) -> Store:
    """The store for a database: a `postgresql://` address or a file for SQLite."""
    if database.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore

        return PostgresStore(database)
    from .sqlite import SQLiteStore

    return SQLiteStore(database.removeprefix("sqlite://"))
