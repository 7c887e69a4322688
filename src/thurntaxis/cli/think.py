"""`thurntaxis think`: bots, hints and reviews for servers on other machines."""

from typing import Annotated, Literal

import typer

Database = Annotated[str, typer.Option("--database", "-d", help="The database of the servers: postgresql://…")]
Processes = Annotated[
    int | None,
    typer.Option("--processes", "-n", min=1, max=256, help="Number of processes that think; by default one per core."),
]
Megabytes = Annotated[
    int, typer.Option("--megabytes", min=200, max=65536, help="How much memory each of these processes may take.")
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"], typer.Option("--log-level", help="How much is logged.")
]


def think(
    database: Database,
    processes: Processes = None,
    megabytes: Megabytes = 1024,
    log_level: LogLevel = "warning",
) -> None:
    """Compute bots' moves, hints and reviews for servers on other machines, until it is interrupted.

    Start as many as you like, on any machine. You can stop each of them at any time.

    Example: thurntaxis think --database postgresql://thurntaxis@db/thurntaxis
    """
    from ..server.think import run

    run(database, processes, megabytes, log_level, echo=typer.echo)
