"""The example bot plays."""

from pathlib import Path

from bots.tables import game, quick
from thurntaxis.bots import load_code, make

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


def test_the_example_wins_against_chance() -> None:
    load_code(EXAMPLE)
    state = None
    for state, _ in game([make("my_bot"), quick("builder")], 1):  # noqa: B007
        pass
    assert state is not None
    assert state.is_over


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 31
