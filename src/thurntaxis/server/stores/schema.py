"""The schema by versions. A database is brought forward one version at a time.

Never edit a version that was released, add one.
"""

import re

SQLITE_APPLICATION_ID = 0x54545853
"""Marks a SQLite file as ours ("TTXS")."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    # 1: tables and their entries
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            created BIGINT NOT NULL,
            header TEXT NOT NULL,
            status TEXT NOT NULL,
            listed INTEGER NOT NULL,
            attention BIGINT)""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE owners (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (person, table_id))""",
        "CREATE INDEX tables_waiting ON tables (attention) WHERE attention IS NOT NULL",
        "CREATE INDEX tables_listed ON tables (status, created) WHERE listed = 1",
    ),
    # 2: who is connected where, for servers with several workers
    (
        """CREATE TABLE presence (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            worker TEXT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (table_id, person, worker))""",
    ),
)
VERSION = len(MIGRATIONS)


def tables_of(version: int) -> set[str]:
    """The names of the tables that a database of a version has."""
    statements = " ".join(statement for migration in MIGRATIONS[:version] for statement in migration)
    return set(re.findall(r"CREATE TABLE (\w+)", statements))
