"""`thurntaxis connect`: offer a bot or a program as an opponent on a server: docs/programs.md."""

import asyncio
import re
from pathlib import Path
from typing import Annotated

import typer

Server = Annotated[str, typer.Argument(help="The server's address: https://games.example")]
ProgramBot = Annotated[
    str,
    typer.Option("--bot", help="A bot by its code, with parameters; a Python file that registers one; or exec:./mybot"),
]
Name = Annotated[str | None, typer.Option("--name", help="How people see it; by default the bot's code.")]
Games = Annotated[int, typer.Option("--games", min=1, max=100, help="How many games it plays at the same time.")]
Identity = Annotated[
    Path | None,
    typer.Option(
        "--identity", help="A file that keeps its identity, so that it continues its games and rating next time."
    ),
]
MoveSeconds = Annotated[
    float, typer.Option("--move-seconds", min=0.05, max=3600, help="How long it may think about a decision.")
]


def connect(
    server: Server,
    bot: ProgramBot = "expert",
    name: Name = None,
    games: Games = 1,
    identity: Identity = None,
    move_seconds: MoveSeconds = 10.0,
) -> None:
    """Offer a bot or a program as an opponent on a server, until it is interrupted.

    Example: thurntaxis connect https://games.example --bot exec:./mybot --name Postillon --games 4
    """
    from ..bots import load_code
    from ..bots.opponents.program import limit_programs
    from ..bots.registry import command_of
    from ..programs.client import ProgramClient

    if not re.match(r"https?://[^/]", server):
        raise typer.BadParameter("the server's address begins with http:// or https://", param_hint="SERVER")
    limit_programs(move_seconds)
    if bot.endswith(".py"):
        codes = load_code(bot)
        if len(codes) > 1:
            raise typer.BadParameter(f"{bot} registers several bots: {', '.join(codes)}; leave one of them")
        bot = codes[0]
    command = command_of(bot.removeprefix("exec:"))[0]
    shown = name or [*re.split(r"[:#]", command)[0].split(), "program"][0].rpartition("/")[2]
    client = ProgramClient(server.rstrip("/"), bot, shown, games, identity, move_seconds, typer.echo)
    asyncio.run(client.run())
