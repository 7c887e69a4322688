"""`thurntaxis serve`.

The game server, for a browser on this machine, for friends on the same network, or for everybody.
"""

from pathlib import Path
from typing import Annotated, Literal

import typer

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network connect.")]
Port = Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="Port; 0 takes a free one.")]
Database = Annotated[
    str, typer.Option("--database", "-d", help="A file (SQLite), or postgresql://… for several workers.")
]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, max=64, help="Processes; needs PostgreSQL.")]
Thinkers = Annotated[
    int | None,
    typer.Option(
        "--thinkers",
        min=0,
        max=256,
        help="Processes in which bots think, for each worker; by default all workers together have one per core. "
        "0: leave it to `thurntaxis think`.",
    ),
]
PublicUrl = Annotated[
    str | None, typer.Option("--public-url", help="The address under which people reach the server, for links.")
]
Proxy = Annotated[str, typer.Option("--proxy", help="Address of a reverse proxy whose forwarded headers are trusted.")]
Origin = Annotated[
    list[str] | None, typer.Option("--origin", help="Another site that may talk to this server; can be repeated.")
]
KeepDays = Annotated[
    float | None,
    typer.Option(
        "--keep-days",
        min=0.01,
        max=36500,
        help="After this many days without a move, finished games lose their chat and unused tables are deleted.",
    ),
]
Notices = Annotated[
    bool | None,
    typer.Option(
        "--notices/--no-notices",
        help="Notify people of their turn by Web Push and webhooks; on by default if installed.",
    ),
]
Smtp = Annotated[
    str | None,
    typer.Option("--smtp", help="Send notifications by e-mail, too: smtp://name@host:587; see docs/hosting.md."),
]
MailFrom = Annotated[str | None, typer.Option("--mail-from", help="The sender of e-mail.")]
Hook = Annotated[
    str | None,
    typer.Option("--hook", envvar="THURNTAXIS_HOOK", help="Your own webhook, notified when games begin and end."),
]
HookLang = Annotated[str, typer.Option("--hook-lang", help="The language of your webhook's messages.")]
Ratings = Annotated[
    bool, typer.Option("--ratings", help="Rate games, with a leaderboard of those who choose to be listed.")
]
Programs = Annotated[
    int,
    typer.Option(
        "--programs", min=0, max=1000, help="How many programs others may offer as opponents at the same time; 0: none."
    ),
]
Measuring = Annotated[
    bool, typer.Option("--measuring", help="Let tables take a seed and bots with parameters; such games do not count.")
]
Chat = Annotated[bool, typer.Option("--chat/--no-chat", help="Whether people can talk at tables.")]
UnwantedWords = Annotated[
    Path | None,
    typer.Option("--unwanted-words", help="A file of words, one per line, that messages and names may not contain."),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"], typer.Option("--log-level", help="How much is logged.")
]
OpenBrowser = Annotated[bool, typer.Option("--open", help="Open the browser when the server is ready.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "thurntaxis.db",
    workers: Workers = 1,
    thinkers: Thinkers = None,
    public_url: PublicUrl = None,
    proxy: Proxy = "127.0.0.1",
    origin: Origin = None,
    keep_days: KeepDays = None,
    notices: Notices = None,
    smtp: Smtp = None,
    mail_from: MailFrom = None,
    hook: Hook = None,
    hook_lang: HookLang = "en",
    ratings: Ratings = False,
    programs: Programs = 20,
    measuring: Measuring = False,
    chat: Chat = True,
    unwanted_words: UnwantedWords = None,
    log_level: LogLevel = "warning",
    open_browser: OpenBrowser = False,
) -> None:
    """Start the game in the browser, for you, your network or everybody, until it is interrupted.

    Example: thurntaxis serve --host 0.0.0.0 --open
    """
    from ..extras import missing
    from ..server.run import Address, run
    from ..server.settings import Settings

    settings = Settings(
        database=database,
        workers=workers,
        thinkers=thinkers,
        public_url=public_url,
        origins=tuple(origin or ()),
        proxy=proxy,
        keep_days=keep_days,
        chat=chat,
        programs=programs,
        measuring=measuring,
        ratings=ratings,
        hook=hook,
        hook_lang=hook_lang,
        notices=not missing("notices") if notices is None else notices,
        smtp=smtp,
        mail_from=mail_from,
        unwanted_words=_words_in(unwanted_words) if unwanted_words else (),
        log_level=log_level,
    )
    run(settings, Address(host, port), open_browser=open_browser, echo=typer.echo)


def _words_in(file: Path) -> tuple[str, ...]:
    """The words of a file; a # begins a comment."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise typer.BadParameter(f"{file}: this is not a UTF-8 text file with one word per line") from None
    return tuple(word for line in lines if (word := line.partition("#")[0].strip()))
