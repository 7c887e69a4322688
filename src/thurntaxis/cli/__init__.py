"""The command line `thurntaxis`: one file a command.

Exit codes: 0 all is well; 1 something given is wrong (a record that does not replay, a position that cannot be …); 2
the command line itself is wrong; 130 interrupted.
"""

import os
import sys

import typer

from .bench import app as bench_app
from .perft import perft
from .replay import replay
from .rules import rules
from .simulate import simulate
from .terminal import terminal

app = typer.Typer(
    name="thurntaxis",
    help="The board game Thurn und Taxis: play it, check saved games, measure the engine.",
    epilog="Start with: thurntaxis terminal   (a game here)   or   thurntaxis rules   (how it is played)",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(terminal)
app.command()(rules)
app.command()(simulate)
app.command()(replay)
app.command()(perft)
app.add_typer(bench_app, name="bench")


@app.callback(invoke_without_command=True)
def _version(
    version: bool = typer.Option(False, "--version", help="Show the version and whether the engine is compiled."),
) -> None:
    if version:
        from .. import __version__, engine

        typer.echo(f"thurntaxis {__version__} (engine {'compiled' if engine.compiled else 'interpreted: slow'})")
        raise typer.Exit


def main() -> None:
    """Run the command line; what users can get wrong comes out as one line, never as a traceback."""
    from ..errors import ThurnTaxisError

    try:
        app()
    except ThurnTaxisError as error:
        typer.echo(f"thurntaxis: {error}", err=True)
        sys.exit(1)
    except BrokenPipeError:  # the reader of our output has gone, as in `thurntaxis … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        typer.echo(f"thurntaxis: {place}{error.strerror or error}", err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
