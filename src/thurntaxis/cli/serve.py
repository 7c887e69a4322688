"""`thurntaxis serve`.

The game server, for a browser on this machine, for friends on the same network, or for everybody.
"""

from pathlib import Path
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
    keep_days: Annotated[
        float | None,
        typer.Option(
            "--keep-days",
            min=0.01,
            max=36500,
            help="After so many days without a move, finished games lose their chat and unused open tables go.",
        ),
    ] = None,
    notices: Annotated[
        bool | None,
        typer.Option(
            "--notices/--no-notices",
            help="Tell people of their turn by Web Push and webhooks; by default if it is installed.",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option("--smtp", help="Also by e-mail, through smtp://name@host:587; see docs/hosting.md."),
    ] = None,
    mail_from: Annotated[str | None, typer.Option("--mail-from", help="The sender of e-mail.")] = None,
    hook: Annotated[
        str | None,
        typer.Option(
            "--hook", envvar="THURNTAXIS_HOOK", help="Your own webhook, told of all games that begin and end."
        ),
    ] = None,
    hook_lang: Annotated[str, typer.Option("--hook-lang", help="The language it is told in.")] = "en",
    ratings: Annotated[
        bool, typer.Option("--ratings", help="Rate games, with a leaderboard of those who choose to be listed.")
    ] = False,
    chat: Annotated[bool, typer.Option("--chat/--no-chat", help="Whether people can talk at tables.")] = True,
    unwanted_words: Annotated[
        Path | None,
        typer.Option("--unwanted-words", help="A file of words, one a line, that messages and names may not have."),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option("--log-level", help="How much is logged.")
    ] = "warning",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when the server is ready.")] = False,
) -> None:
    """Run the game server until it is interrupted.

    Example: thurntaxis serve --host 0.0.0.0 --open
    """
    from ..server.run import NOTICES, Address, installed, run
    from ..server.settings import Settings

    settings = Settings(
        database=database,
        workers=workers,
        public_url=public_url,
        origins=tuple(origin or ()),
        proxy=proxy,
        keep_days=keep_days,
        chat=chat,
        ratings=ratings,
        hook=hook,
        hook_lang=hook_lang,
        notices=installed(NOTICES) if notices is None else notices,
        smtp=smtp,
        mail_from=mail_from,
        unwanted_words=_words_in(unwanted_words) if unwanted_words else (),
        log_level=log_level,
    )
    run(settings, Address(host, port), open_browser=open_browser, tell=typer.echo)


def _words_in(file: Path) -> tuple[str, ...]:
    """The words of a file; what follows a # is a remark."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise typer.BadParameter(f"{file}: this is not a text file (UTF-8), one word a line") from None
    return tuple(word for line in lines if (word := line.partition("#")[0].strip()))
