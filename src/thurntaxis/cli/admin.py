"""`thurntaxis admin`: maintaining a server's database, even while the server is running."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from .options import Json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from ..server.stores.sql import SqlStore

Answer = TypeVar("Answer")
Line = TypeVar("Line", bound="DataclassInstance")

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
)

DatabaseOption = Annotated[
    str, typer.Option("--database", "-d", help="The server's database: a file (SQLite), or postgresql://…")
]
_DEFAULT = "thurntaxis.db"
Limit = Annotated[int, typer.Option("--limit", "-n", min=1, max=10_000, help="How many to list, newest first.")]
_DAY = 86_400_000


@app.callback()
def check() -> None:
    """Maintain a server's database, even while the server is running."""
    from ..server.run import check_installed

    check_installed()


def _with_store(database: str, work: "Callable[[SqlStore], Coroutine[object, object, Answer]]") -> Answer:
    """Open the database beside the server, and do one piece of work with it."""
    from ..server import admin

    async def done() -> Answer:
        async with admin.opened(database) as store:
            return await work(store)

    return asyncio.run(done())


def _now() -> int:
    return time.time_ns() // 1_000_000


def _day(when: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(when / 1000))


def _print(found: Iterable[Line], as_json: bool, described: Callable[[Line], str]) -> None:
    """Print one item per line: all fields for programs, the description for people."""
    from ..quoting import json_text

    for each in found:
        if as_json:
            typer.echo(json_text(asdict(each)))
        else:
            typer.echo(described(each))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="File to write; an existing file is never replaced.")],
    database: DatabaseOption = _DEFAULT,
) -> None:
    """Copy a SQLite database to a file. To restore it, start a server with that file.

    Example: thurntaxis admin backup --database tables.db backups/monday.db
    """
    from ..server import admin

    size = admin.backup(database, file)
    typer.echo(f"{file}: {size:,} bytes")


@app.command()
def prune(
    older_than: Annotated[
        float, typer.Option("--older-than", min=0, max=36500, help="Days without any activity at a table.")
    ],
    database: DatabaseOption = _DEFAULT,
) -> None:
    """Remove old tables: finished games keep their record but lose their chat; unused tables are deleted.

    Example: thurntaxis admin prune --older-than 90
    """
    from ..tables.ports.store import pruned

    before = _now() - int(older_than * _DAY)

    async def clear(store: "SqlStore") -> tuple[int, int]:
        deleted = silenced = 0
        async for step in pruned(store, before):
            deleted, silenced = deleted + len(step.deleted), silenced + len(step.silenced)
            for id in step.damaged:
                typer.echo(f"{id}: damaged, left as it is; `thurntaxis admin doctor` says more", err=True)
        return deleted, silenced

    deleted, silenced = _with_store(database, clear)
    typer.echo(f"{deleted:,} tables deleted, chat removed from {silenced:,} finished games")


@app.command()
def export(
    file: Annotated[
        Path, typer.Argument(help="A new file for the records, one line of JSON each; its name ends in .jsonl")
    ],
    names: Annotated[bool, typer.Option("--names", help="Include the names of the players.")] = False,
    database: DatabaseOption = _DEFAULT,
) -> None:
    """Write the records of all finished games to a file that `thurntaxis replay` reads.

    Example: thurntaxis admin export games.jsonl
    """
    from ..server import admin

    async def write(store: "SqlStore") -> int:
        number = 0
        with file.open("x", encoding="utf-8") as out:
            async for record in admin.finished_games(store, names=names):
                out.write(json.dumps(record.to_json(), ensure_ascii=False) + "\n")
                number += 1
        return number

    if file.suffix != ".jsonl":
        raise typer.BadParameter(f"{file}: the name must end in .jsonl")
    if file.exists():
        raise typer.BadParameter(f"{file}: the file already exists; an export never replaces one")
    typer.echo(f"{file}: {_with_store(database, write):,} games")


@app.command()
def tables(
    status: Annotated[
        Literal["open", "playing", "finished", "cancelled", "replay"] | None, typer.Option(help="Only these.")
    ] = None,
    limit: Limit = 20,
    as_json: Json = False,
    database: DatabaseOption = _DEFAULT,
) -> None:
    """List tables: when they were set up, when they were last used, who sits there."""
    from ..quoting import printable
    from ..server import admin

    def described(line: admin.TableLine) -> str:
        players = ", ".join(printable(name) for name in line.players)
        return f"{line.id}  {line.status:9}  {_day(line.created)}  {_day(line.newest)}  {line.plies:5}  {players}"

    lines = _with_store(database, lambda store: admin.list_tables(store, status, limit))
    _print(lines, as_json, described)


@app.command()
def people(
    limit: Limit = 20,
    as_json: Json = False,
    database: DatabaseOption = _DEFAULT,
) -> None:
    """List people: their id, the name they used last, how many tables they sit at, when they last joined one."""
    from ..quoting import printable
    from ..server import admin

    def described(line: admin.PersonLine) -> str:
        return f"{line.person}  {line.tables:5}  {_day(line.newest)}  {printable(line.name or '-')}"

    lines = _with_store(database, lambda store: admin.list_people(store, limit))
    _print(lines, as_json, described)


@app.command()
def reports(
    limit: Limit = 20,
    as_json: Json = False,
    database: DatabaseOption = _DEFAULT,
) -> None:
    """List what people have reported: who said what, where and when, and the report's id."""
    from ..quoting import printable
    from ..tables.ports.store import Report

    def described(line: Report) -> str:
        head = f"{line.id}  {_day(line.at)}  /t/{line.table}  {line.person}  {printable(line.name)}"
        return "\n    ".join([head, *(printable(text) for text in (line.said, line.reason) if text)])

    lines = _with_store(database, lambda store: store.reports(limit))
    _print(lines, as_json, described)


@app.command()
def settle(
    report: Annotated[str, typer.Argument(help="A report's id: `thurntaxis admin reports` lists them.")],
    database: DatabaseOption = _DEFAULT,
) -> None:
    """Remove a report from the list, once you have dealt with it."""
    from ..server import admin

    _with_store(database, lambda store: admin.settle(store, report))
    typer.echo(f"{report}: settled")


Person = Annotated[str, typer.Argument(help="A person's id, or how it begins: `thurntaxis admin people` lists them.")]
Days = Annotated[
    float | None, typer.Option("--days", min=0.01, max=36500, help="How long, in days; permanently if not given.")
]
Reason = Annotated[str, typer.Option("--reason", help="A note for yourself.")]


def _sanction(kind: str, person: str, days: float | None, reason: str, database: str) -> None:
    from ..server import admin

    async def write(store: "SqlStore") -> str:
        found = await admin.person_like(store, person)
        await admin.sanction(store, found, kind, _now(), days, reason)
        return found

    typer.echo(f"{_with_store(database, write)}: {kind}")


@app.command()
def ban(person: Person, days: Days = None, reason: Reason = "", database: DatabaseOption = _DEFAULT) -> None:
    """Ban a person: they cannot play, chat, sit down or set up tables. Others can vote for a bot in their seat."""
    _sanction("ban", person, days, reason, database)


@app.command()
def mute(person: Person, days: Days = None, reason: Reason = "", database: DatabaseOption = _DEFAULT) -> None:
    """Mute a person: they cannot chat at tables."""
    _sanction("mute", person, days, reason, database)


@app.command()
def pardon(person: Person, database: DatabaseOption = _DEFAULT) -> None:
    """Lift a ban or mute: the person can play and chat again."""
    from ..server import admin

    async def write(store: "SqlStore") -> str:
        found = await admin.person_like(store, person)
        await admin.pardon(store, found)
        return found

    typer.echo(f"{_with_store(database, write)}: pardoned")


@app.command()
def sanctions(as_json: Json = False, database: DatabaseOption = _DEFAULT) -> None:
    """List who is banned or muted: their id, how, since when, until when, and your note."""
    from ..quoting import printable
    from ..server import admin

    def described(line: admin.Sanction) -> str:
        until = "for good" if line.until is None else _day(line.until)
        return f"{line.person}  {line.kind:4}  {_day(line.since)}  {until:16}  {printable(line.reason)}".rstrip()

    lines = _with_store(database, lambda store: admin.list_sanctions(store, _now()))
    _print(lines, as_json, described)


@app.command()
def host(database: DatabaseOption = _DEFAULT) -> None:
    """Create a token for the host's page, `/api/host` on your server. The previous one stops working."""
    from ..server import admin

    typer.echo(_with_store(database, admin.new_host_token))


@app.command()
def ratings(
    season: Annotated[str, typer.Option("--season", help="A quarter, such as 2026-4, or all.")] = "all",
    from_games: Annotated[bool, typer.Option("--from-games", help="Recount from the stored games.")] = False,
    as_json: Json = False,
    database: DatabaseOption = _DEFAULT,
) -> None:
    """Compute the ratings of all people and levels again and print them: rating, uncertainty, games, wins."""
    from ..server.run import check_installed

    check_installed(ratings=True)
    from ..server.admin import rated_from_tables
    from ..server.ratings.games import all_rated
    from ..server.ratings.ladder import Standing, ladder_of

    if not re.fullmatch(r"all|\d{4}-[1-4]", season):
        raise typer.BadParameter(f"{season}: a season is a quarter, such as 2026-4, or all")

    def described(each: Standing) -> str:
        figures = f"{each.shown.rating:5} ± {each.shown.uncertainty:3}  {each.games:6}  {each.wins:6}"
        return f"{figures}  {each.player}"

    games = _with_store(database, lambda store: rated_from_tables(store) if from_games else all_rated(store, _now()))
    _print(ladder_of(games).standings(season), as_json, described)


@app.command()
def doctor(database: DatabaseOption = _DEFAULT) -> None:
    """Check a database: every table is read and replayed. Exit code 1 if something is wrong.

    With PostgreSQL, also check what runs on it: servers, thinkers, and whether bots and clocks are late.
    """
    from ..server import admin, cluster

    async def check(store: "SqlStore") -> tuple[int, int, int]:
        number = broken = late = 0
        if store.shared:
            first = await cluster.look(store)
            for line in first.lines():
                typer.echo(line)
            for problem in await cluster.troubles(store, first):
                late += 1
                typer.echo(problem)
        async for id, trouble in admin.troubles(store):
            number += 1
            if trouble is not None:
                broken += 1
                typer.echo(f"{id}: {trouble}")
        return number, broken, late

    number, broken, late = _with_store(database, check)
    typer.echo(f"{number:,} tables, {broken:,} broken")
    if broken or late:
        raise typer.Exit(1)
