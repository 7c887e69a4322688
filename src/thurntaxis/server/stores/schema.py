"""The schema by versions. A database is brought forward one version at a time.

Never edit a version that was released, add one.
"""

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from ...tables.ports.store import CountedResult, PlayerResult, ResultFilter

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
    # 3: when something happened last at a table, as far as pruning has found out; NULL once it is cleared away
    (
        "ALTER TABLE tables ADD COLUMN active BIGINT DEFAULT 0",
        "CREATE INDEX tables_active ON tables (active) WHERE active IS NOT NULL",
        "CREATE INDEX owners_of_tables ON owners (table_id)",
    ),
    # 4: people whom the host keeps out or silent; and single values, such as the hash of the host's token
    (
        """CREATE TABLE sanctions (
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            since BIGINT NOT NULL,
            until BIGINT,
            reason TEXT NOT NULL,
            PRIMARY KEY (person, kind))""",
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    # 5: the figures of each worker, so that any of them can tell those of all
    (
        """CREATE TABLE workers (
            worker TEXT PRIMARY KEY,
            until BIGINT NOT NULL,
            figures TEXT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status)",
    ),
    # 6: reviews of games, one for each budget
    (
        """CREATE TABLE reviews (
            table_id TEXT NOT NULL REFERENCES tables (id),
            budget TEXT NOT NULL,
            judge TEXT NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, budget))""",
    ),
    # 7: finished games of each person, and what is kept beside tables. `owners` has only games that are not over.
    # Games that were over before have no results yet (`counted` is 0); the server makes them when it opens.
    (
        """CREATE TABLE results (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            ended BIGINT NOT NULL,
            players INTEGER NOT NULL,
            opponents TEXT NOT NULL,
            counts INTEGER NOT NULL,
            place INTEGER,
            score INTEGER,
            points TEXT NOT NULL,
            first_city TEXT,
            deal TEXT,
            seats TEXT NOT NULL,
            PRIMARY KEY (person, table_id))""",
        "CREATE INDEX results_newest ON results (person, ended, table_id)",
        "CREATE INDEX results_of_table ON results (table_id)",
        "CREATE INDEX results_of_deal ON results (deal) WHERE deal IS NOT NULL",
        "ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_uncounted ON tables (id) WHERE status = 'finished' AND counted = 0",
        """CREATE TABLE notes (
            key TEXT PRIMARY KEY,
            data TEXT NOT NULL,
            until BIGINT)""",
        "CREATE INDEX notes_expiring ON notes (until) WHERE until IS NOT NULL",
    ),
    # 8: notices: channels, people's choices, and what is on its way
    (
        """CREATE TABLE channels (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            data TEXT NOT NULL,
            confirmed INTEGER NOT NULL,
            made BIGINT NOT NULL)""",
        "CREATE INDEX channels_of ON channels (person)",
        "CREATE INDEX channels_at ON channels (address)",
        "CREATE TABLE notice_wishes (person TEXT PRIMARY KEY, data TEXT NOT NULL)",
        """CREATE TABLE notices (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            made BIGINT NOT NULL,
            due BIGINT NOT NULL,
            told INTEGER NOT NULL,
            PRIMARY KEY (person, table_id))""",
        "CREATE INDEX notices_due ON notices (due) WHERE told = 0",
        "CREATE INDEX notices_of ON notices (table_id)",
        """CREATE TABLE deliveries (
            channel TEXT NOT NULL REFERENCES channels (id),
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            made BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            due BIGINT NOT NULL,
            PRIMARY KEY (channel, table_id))""",
        "CREATE INDEX deliveries_due ON deliveries (due)",
        "CREATE INDEX deliveries_of ON deliveries (table_id)",
    ),
    # 9: people who chose to stand in the leaderboard; results in the order of their ends
    (
        "CREATE TABLE listings (person TEXT PRIMARY KEY, name TEXT NOT NULL, since BIGINT NOT NULL)",
        "CREATE INDEX results_by_end ON results (ended, table_id, person)",
    ),
    # 10: blocks, reports to the host, and what the host's hook is to be sent.
    # A report outlives its table
    (
        """CREATE TABLE blocks (
            person TEXT NOT NULL,
            blocked TEXT NOT NULL,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            since BIGINT NOT NULL,
            PRIMARY KEY (person, blocked))""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            reporter TEXT NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            table_id TEXT NOT NULL,
            line INTEGER NOT NULL,
            said TEXT NOT NULL,
            reason TEXT NOT NULL,
            UNIQUE (reporter, table_id, person, line))""",
        "CREATE INDEX reports_by_time ON reports (at)",
        # Games to report to the host's own webhook.
        """CREATE TABLE announcements (
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            made BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            due BIGINT NOT NULL,
            PRIMARY KEY (table_id, kind))""",
        "CREATE INDEX announcements_due ON announcements (due)",
        "CREATE INDEX announcements_made ON announcements (made)",
    ),
    # 11: the result of each person's first try at a puzzle
    (
        """CREATE TABLE puzzle_tries (
            person TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            at BIGINT NOT NULL,
            solved INTEGER NOT NULL,
            PRIMARY KEY (person, puzzle))""",
    ),
    # 12: the oldest tries, to be cleared away
    ("CREATE INDEX puzzle_tries_by_time ON puzzle_tries (at)",),
    # 13: mailboxes that were asked whether they want notices, and those that want no mail. Both are hashes
    (
        "CREATE TABLE mail_asked (recipient TEXT NOT NULL, at BIGINT NOT NULL)",
        "CREATE INDEX mail_asked_by_recipient ON mail_asked (recipient)",
        "CREATE INDEX mail_asked_by_time ON mail_asked (at)",
        "CREATE TABLE mail_stopped (recipient TEXT PRIMARY KEY, person TEXT NOT NULL, since BIGINT NOT NULL)",
    ),
    # 14: one outbox for people and for the host's hook, which is a channel too; a channel that is slow pauses.
    # A destination is a site or a service; that of older channels is found when notices are opened. What a channel was
    # to be sent about a table is replaced by what is newer on the same topic
    (
        "ALTER TABLE channels ADD COLUMN destination TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE channels ADD COLUMN slow INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE channels ADD COLUMN paused BIGINT NOT NULL DEFAULT 0",
        "INSERT INTO channels (id, person, kind, address, data, confirmed, made, destination)"
        " VALUES ('host', 'host', 'host', '', '{}', 1, 0, 'host')",
        """CREATE TABLE outbox (
            channel TEXT NOT NULL REFERENCES channels (id),
            table_id TEXT NOT NULL REFERENCES tables (id),
            topic TEXT NOT NULL,
            kind TEXT NOT NULL,
            person TEXT NOT NULL,
            destination TEXT NOT NULL,
            made BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            due BIGINT NOT NULL,
            PRIMARY KEY (channel, table_id, topic))""",
        "INSERT INTO outbox SELECT d.channel, d.table_id, '', d.kind, c.person, '', d.made, d.tries, d.due"
        " FROM deliveries AS d JOIN channels AS c ON c.id = d.channel",
        "INSERT INTO outbox SELECT 'host', table_id, kind, kind, 'host', 'host', made, tries, due FROM announcements",
        "DROP TABLE deliveries",
        "DROP TABLE announcements",
        "CREATE INDEX outbox_by_destination ON outbox (destination, person, due)",
        "CREATE INDEX outbox_of_person ON outbox (person, made)",
        "CREATE INDEX outbox_of_table ON outbox (table_id)",
    ),
    # 15: how much room uploaded games take; from which network a table was set up, by a mark that names none; and rated
    # games, whose players are hashes: they stay when a table goes, or a name
    (
        "ALTER TABLE tables ADD COLUMN size BIGINT NOT NULL DEFAULT 0",
        "UPDATE tables SET size = length(header) WHERE status = 'replay'",
        "CREATE INDEX tables_uploaded ON tables (size) WHERE status = 'replay'",
        "ALTER TABLE tables ADD COLUMN network TEXT",
        "CREATE TABLE rated (game TEXT PRIMARY KEY, ended BIGINT NOT NULL, places TEXT NOT NULL)",
        "CREATE INDEX rated_by_end ON rated (ended, game)",
    ),
    # 16: which worker watches which table; a worker that does not renew its watch is removed
    (
        "CREATE TABLE watchers (worker TEXT PRIMARY KEY, until BIGINT NOT NULL)",
        """CREATE TABLE watching (
            table_id TEXT NOT NULL,
            worker TEXT NOT NULL REFERENCES watchers (worker) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            PRIMARY KEY (table_id, worker))""",
        "CREATE INDEX watching_by_worker ON watching (worker)",
    ),
    # 17: tournaments, each a document; a change is stored only over the version that it was made from
    (
        """CREATE TABLE tournaments (
            id TEXT PRIMARY KEY,
            version INTEGER NOT NULL,
            status TEXT NOT NULL,
            listed INTEGER NOT NULL,
            wake_at BIGINT,
            created BIGINT NOT NULL,
            data TEXT NOT NULL)""",
        "CREATE INDEX tournaments_waiting ON tournaments (wake_at) WHERE wake_at IS NOT NULL",
        "CREATE INDEX tournaments_listed ON tournaments (created) WHERE listed = 1",
        """CREATE TABLE tournament_people (
            tournament TEXT NOT NULL REFERENCES tournaments (id),
            person TEXT NOT NULL,
            PRIMARY KEY (person, tournament))""",
    ),
    # 18: what processes of several machines think for each other, and which of them are there. An answer stays until
    # its asker has collected it
    (
        """CREATE TABLE thoughts (
            id TEXT PRIMARY KEY,
            asker TEXT NOT NULL,
            program TEXT NOT NULL,
            work TEXT NOT NULL,
            fair_key TEXT NOT NULL,
            alike TEXT NOT NULL,
            question TEXT NOT NULL,
            keeper TEXT NOT NULL,
            pressed INTEGER NOT NULL,
            asked BIGINT NOT NULL,
            wanted BIGINT NOT NULL,
            thinker TEXT NOT NULL,
            until BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            progress INTEGER NOT NULL,
            answer TEXT)""",
        "CREATE INDEX thoughts_of_asker ON thoughts (asker)",
        "CREATE INDEX thoughts_of_thinker ON thoughts (thinker)",
        "CREATE TABLE thinkers (name TEXT PRIMARY KEY, program TEXT NOT NULL, until BIGINT NOT NULL)",
    ),
    # 19: mistakes of people's own games as exercises, and the best results of their rushes
    (
        """CREATE TABLE exercises (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            ply INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            cost DOUBLE PRECISION NOT NULL,
            ways TEXT NOT NULL,
            made BIGINT NOT NULL,
            box INTEGER NOT NULL,
            due INTEGER,
            PRIMARY KEY (person, table_id, ply))""",
        "CREATE INDEX exercises_of_table ON exercises (table_id)",
        """CREATE TABLE rushes (
            person TEXT NOT NULL,
            at BIGINT NOT NULL,
            solved INTEGER NOT NULL,
            missed INTEGER NOT NULL,
            PRIMARY KEY (person, at))""",
    ),
    # 20: studies, each a document; a change is stored only over the version that it was made from
    (
        """CREATE TABLE studies (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            version INTEGER NOT NULL,
            changed BIGINT NOT NULL,
            name TEXT NOT NULL,
            chapters INTEGER NOT NULL,
            reading INTEGER NOT NULL,
            key TEXT,
            data TEXT NOT NULL,
            size BIGINT NOT NULL)""",
        "CREATE INDEX studies_of_person ON studies (person, changed)",
        "CREATE INDEX studies_by_size ON studies (size)",
    ),
)
VERSION = len(MIGRATIONS)
OLDEST = 17
"""The oldest version of the schema whose programs can use a database of this version, so that servers can be upgraded
one after the other. Raise it only when a migration changes or removes what such a program uses: first add what is new,
and remove what is old one release later."""
OLDEST_FACT = "oldest schema"
"""Under which name the database knows it."""


def tables_of(version: int) -> set[str]:
    """The names of the tables that a database of a version has."""
    return _names(r"CREATE TABLE (\w+)", version) - _names(r"DROP TABLE (\w+)", version)


def _names(pattern: str, version: int) -> set[str]:
    """The matches of a pattern in the statements of a version."""
    return set(re.findall(pattern, ";".join(each for step in MIGRATIONS[:version] for each in step)))


BESIDE_TABLES = tuple(sorted(_names(r"CREATE TABLE (\w+)[^;]*?\btable_id\b", VERSION) & tables_of(VERSION)))
"""The names of what refers to a table by its id, and goes with it."""

_COLUMN_OF = {"table": "table_id"}
RESULT_COLUMNS = tuple(_COLUMN_OF.get(field.name, field.name) for field in fields(PlayerResult))
"""The columns of `results`, in the order of the fields of `PlayerResult`."""
COUNTED_COLUMNS = tuple(_COLUMN_OF.get(name, name) for name in CountedResult._fields)
"""Those of `CountedResult`."""


def result_conditions(person: str, wanted: ResultFilter, before: tuple[int, str] | None) -> tuple[str, list[str | int]]:
    """What a wanted result must fulfil, and the values of its parameters."""
    values: list[str | int] = []

    def given(value: str | int) -> str:
        values.append(value)
        return f"${len(values)}"

    conditions = [f"person = {given(person)}"]
    if wanted.opponents is not None:
        conditions.append(f"opponents = {given(wanted.opponents)}")
    if wanted.players is not None:
        conditions.append(f"players = {given(wanted.players)}")
    if wanted.counts is not None:
        conditions.append(f"counts = {given(int(wanted.counts))}")
    if wanted.won is not None:
        conditions.append("place = 1" if wanted.won else "counts = 1 AND (place > 1 OR place IS NULL)")
    if wanted.deals is not None:
        conditions.append("deal IS NOT NULL" if wanted.deals else "deal IS NULL")
    if before is not None:
        conditions.append(f"(ended, table_id) < ({given(before[0])}, {given(before[1])})")
    return " AND ".join(conditions), values


def result_values(result: PlayerResult) -> tuple[str | int | None, ...]:
    """The values of these columns."""
    values = [getattr(result, field.name) for field in fields(PlayerResult)]
    return tuple(int(value) if isinstance(value, bool) else value for value in values)


def result_of(row: Iterable[Any]) -> PlayerResult:
    """A result from the values of these columns."""
    values = list(row)
    values[_COUNTS] = bool(values[_COUNTS])
    return PlayerResult(*values)


_COUNTS = RESULT_COLUMNS.index("counts")
