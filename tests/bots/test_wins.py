"""The study of what wins: the figures come from the games, and the page from the figures."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PART = 0.002
LOOK = """
import json, sys
from dataclasses import asdict
from pathlib import Path
from bench.wins.facts import look_at
from bench.wins.sets import all_sets
from bench.wins.store import Store
from thurntaxis.engine import compiled
folder = Path(sys.argv[1])
names = ("games-2", "games-4", "first-3", "ending-3")
told = {
    games.name: [asdict(look_at(games.players, games.cards_seed(number), actions))
                 for number, actions in enumerate(Store(folder, games.name).read()) if actions][:2]
    for games in all_sets() if games.name in names
}
print(json.dumps([compiled, told]))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few games of each set."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT))
        from bench.wins.play import played
        from bench.wins.sets import all_sets
        from bench.wins.store import Store

        folder = tmp_path_factory.mktemp("wins")
        for games in all_sets(PART):
            store = Store(folder, games.name)
            assert store.begin() == 0
            store.add(played(games, number) for number in range(games.games))
            assert store.begin() == games.games
    return folder


def looked(folder: Path, **environment: str) -> Any:
    found = subprocess.run(
        [sys.executable, "-c", LOOK, str(folder)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(found.stdout)


def test_compiled_and_interpreted_engine_give_the_same_facts(folder: Path) -> None:
    compiled, facts = looked(folder)
    interpreted, same = looked(folder, THURNTAXIS_INTERPRETED="1")
    assert interpreted is False
    assert facts == same
    assert compiled in (True, False)
    for games in facts.values():
        for game in games:
            assert game["rounds"] >= game["end_round"] > 5
            assert len(game["seats"][game["winner"]]["closings"]) >= 3


def test_the_figures_follow_from_the_games(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from bench.wins.analyse import Findings

    figures = Findings(folder, PART).figures()
    shipped = json.loads((ROOT / "web" / "src" / "wins" / "figures.json").read_text(encoding="utf-8"))
    assert figures.keys() == shipped.keys()
    assert figures["claims"].keys() == shipped["claims"].keys()
    for players, seats in figures["seats"].items():
        assert sum(seat[0] for seat in seats) == pytest.approx(1, abs=1e-3)
        points = figures["points"][players]
        for who in ("winners", "others"):
            parts = sum(source[who][0] for source in points.values())
            assert parts == pytest.approx(figures["play"][players]["score"][who][0], abs=1e-2)


def test_a_tile_decides_if_its_points_were_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from bench.wins.analyse import winner_without
    from bench.wins.facts import GameFacts, SeatFacts

    first = SeatFacts(carriage_points=10, tiles=(("all_provinces", 6), ("baden", 2)), houses=-5)
    second = SeatFacts(carriage_points=10, houses=-3)
    game = GameFacts([first, second], winner=0, ended_by=1, end_reason="carriage", rounds=18, end_round=18, standing=())
    assert winner_without(game, "all_provinces") == 1, "a tie goes to whoever ended the game"
    assert winner_without(game, "baden") == 0


def test_the_page_of_the_docs_is_written_from_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from bench.wins.analyse import FIGURES
    from bench.wins.report import PAGE, page

    assert PAGE.read_text(encoding="utf-8") == page(json.loads(FIGURES.read_text(encoding="utf-8"))), (
        "run `python -m bench.wins report`"
    )
