"""The example bot plays, and does what it says."""

from pathlib import Path

from bots.tables import game, quick
from thurntaxis.bots import load_code, make

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


def test_the_example_beats_a_bot_without_a_plan() -> None:
    load_code(EXAMPLE)
    wins = 0
    for seed in range(12):
        own = seed % 2
        bots = [make("my_bot"), quick("builder")]
        *_, (end, _) = game(bots if own == 0 else bots[::-1], seed)
        assert end.is_over, f"seed {seed}"
        wins += end.winner() == own
    assert wins >= 7, "the arena has it at four games of five"


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
