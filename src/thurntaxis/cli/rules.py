"""`thurntaxis rules`: the rules page in the terminal."""

from .options import Language, language


def rules(lang: Language = "") -> None:
    """How the game is played, with the options and what each published rulebook says."""
    from rich.console import Console
    from rich.markdown import Markdown

    from ..rulespage import rules_markdown

    console = Console()
    page = rules_markdown(language(lang))
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(page), width=min(console.width, 100))
    else:
        console.print(Markdown(page), width=100)
