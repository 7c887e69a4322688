"""The pages about the environments: there are all of them, and their tables are true (see also tests/test_docs.py)."""

from pathlib import Path

from thurntaxis.board import TILES
from thurntaxis.envs.layout import Layout

PAGES = Path(__file__).parents[2] / "docs" / "envs"
QUICK_STARTS = sorted(page.name for page in PAGES.glob("*.md") if "```python" in page.read_text(encoding="utf-8"))


def test_every_environment_has_a_quick_start() -> None:
    assert {"corpus.md", "gymnasium.md", "observation.md", "openspiel.md", "pettingzoo.md", "vector.md"} <= set(
        QUICK_STARTS
    )


def test_the_layout_in_the_docs_is_that_of_the_code() -> None:
    page = (PAGES / "observation.md").read_text(encoding="utf-8")
    table = page.partition("<!-- layout: begin -->\n")[2].partition("\n<!-- layout: end -->")[0]
    assert table == Layout(2).table()
    for players in (2, 3, 4):
        assert f"| {players} | {Layout(players).size} |" in page


def test_the_bounds_in_the_docs_are_those_of_the_code() -> None:
    lows, highs = Layout(4).bounds()
    assert f"int8, {min(lows)} to {max(highs)}" in (PAGES / "pettingzoo.md").read_text(encoding="utf-8")
    assert max(highs) < 128
    assert sum(map(sum, TILES.values())) < max(highs)
