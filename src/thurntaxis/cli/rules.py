"""`thurntaxis rules`: the rules page in the terminal."""

from typing import Annotated

import typer

from .options import Language, language


def rules(
    lang: Language = "",
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
) -> None:
    """Print the rules of the game, with the options and what each published rulebook says."""
    from ..rulespage import rules_markdown

    page = rules_markdown(language(lang))
    if markdown:
        typer.echo(page, nl=False)
    else:
        _show(page)


def _show(page: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(page), width=min(console.width, 100))
    else:
        console.print(Markdown(page), width=100)
