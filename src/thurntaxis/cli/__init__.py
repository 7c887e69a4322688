"""The command line `thurntaxis`: one file per command.

Exit codes: 0 success; 1 wrong input (a record that does not replay, an impossible position …); 2
the command line itself is wrong; 130 interrupted.
"""

import io
import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from .admin import app as admin_app
from .arena import app as arena_app
from .bench import app as bench_app
from .benchmark import benchmark
from .connect import connect
from .corpus import corpus
from .engine import engine
from .perft import perft
from .positions.best import best
from .positions.explore import explore
from .positions.rollout import rollout
from .positions.show import show
from .positions.solve import solve
from .puzzle import puzzle
from .replay import replay
from .review import review
from .rules import rules
from .serve import serve
from .simulate import simulate
from .terminal import terminal
from .think import think


class _InGroups(TyperGroup):
    """Lists the commands in groups."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        for title in COMMANDS:
            names = [name for name in self.commands if getattr(self.commands[name], "rich_help_panel", "") == title]
            with formatter.section(title):
                formatter.write_dl([(f"{name:<9}", self.commands[name].get_short_help_str(105)) for name in names])


app = typer.Typer(
    name="thurntaxis",
    cls=_InGroups,
    help="The board game Thurn und Taxis: play it, host it, check saved games, let bots compete.",
    epilog="Start with: thurntaxis serve --open   (in the browser)   or   thurntaxis terminal   (right here)",
    no_args_is_help=True,
    rich_markup_mode=None,  # plain help is there in a third of the time
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 120},
)
COMMANDS = {
    "Play": (serve, terminal, rules, puzzle),
    "Look at games and positions": (replay, review, show, best, rollout, solve, explore),
    "Let bots play": (benchmark, simulate, corpus, engine, connect),
    "Host": (think,),
    "Measure the engine": (perft,),
}
"""The commands, as `--help` groups them."""
for title, functions in COMMANDS.items():
    for function in functions:
        app.command(rich_help_panel=title)(function)
app.add_typer(arena_app, name="arena", rich_help_panel="Let bots play")
app.add_typer(admin_app, name="admin", rich_help_panel="Host")
app.add_typer(bench_app, name="bench", rich_help_panel="Measure the engine")


@app.callback(invoke_without_command=True)
def _version(
    version: bool = typer.Option(False, "--version", help="Show the version and whether the engine is compiled."),
) -> None:
    if version:
        from .. import __version__, engine

        typer.echo(f"thurntaxis {__version__} (engine {'compiled' if engine.compiled else 'interpreted: slow'})")
        raise typer.Exit


def main() -> None:
    """Run the command line. A user's mistake is reported in one line, never as a traceback."""
    from ..errors import ThurnTaxisError
    from ..extras import MissingExtra, extra_of

    _mend_streams()
    try:
        app()
    except ThurnTaxisError as error:
        _fail(str(error))
    except MissingExtra as error:
        _fail(str(error))
    except ModuleNotFoundError as error:
        extra = extra_of(error.name)
        if extra is None:
            raise
        _fail(f"this needs {error.name}; install it with: pip install 'thurntaxis[{extra}]'")
    except BrokenPipeError:  # the reader of our output has closed it, as in `thurntaxis … | head`
        _drop_output()
        sys.exit(1)
    except OSError as error:
        try:
            sys.stdout.flush()
        except OSError:
            _drop_output()
        place = f"{error.filename}: " if error.filename else ""
        _fail(f"{place}{_problem(error)}")
    except KeyboardInterrupt:
        sys.exit(130)


def _mend_streams() -> None:
    """Open standard streams that were closed, and replace letters that they cannot show."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Drop output that could not be written: some versions of Python try again at exit, and fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(sentence: str) -> None:
    typer.echo(f"thurntaxis: {sentence}", err=True)
    sys.exit(1)


def _problem(error: OSError) -> str:
    if isinstance(error, FileExistsError | NotADirectoryError):
        return "this must be a folder"
    return error.strerror or str(error)
