"""The former opponents can be loaded and play."""

from pathlib import Path

from bots.tables import game, quick
from thurntaxis.bots import load_code, make

FORMER = Path(__file__).parents[2] / "bench" / "tuning" / "former" / "former.py"


def test_the_former_levels_play() -> None:
    assert load_code(FORMER) == ["former_hard", "former_expert"]
    steps = game([make("former_hard"), quick("easy")], 2)
    assert sum(1 for _ in steps) > 100
    assert make("former_expert")
