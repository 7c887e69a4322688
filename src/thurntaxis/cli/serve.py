"""`thurntaxis serve`.

The game server, for a browser on this machine, for friends on the same network, or for everybody.
"""

from typing import Annotated, Literal

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="Port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str, typer.Option("--database", "-d", help="A file (SQLite), or postgresql://… for several workers.")
    ] = "thurntaxis.db",
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=64, help="Processes; needs PostgreSQL.")] = 1,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help="How the server is reached from outside, for links.")
    ] = None,
    proxy: Annotated[
        str, typer.Option("--proxy", help="Address of a reverse proxy whose forwarded headers are believed.")
    ] = "127.0.0.1",
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="Another site that may talk to this server; can be repeated.")
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option("--log-level", help="How much is logged.")
    ] = "warning",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when the server is ready.")] = False,
) -> None:
    """Run the game server until it is interrupted.

    Example: thurntaxis serve --host 0.0.0.0 --open
    """
    from ..server.run import Address, run
    from ..server.settings import Settings

    settings = Settings(
        database=database,
        workers=workers,
        public_url=public_url,
        origins=tuple(origin or ()),
        proxy=proxy,
        log_level=log_level,
    )
    run(settings, Address(host, port), open_browser=open_browser, tell=typer.echo)
