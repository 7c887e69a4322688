"""Plays games between strong bots for the explorer, and writes what they did with their first routes."""

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import thurntaxis
from thurntaxis.explorer import Explorer, FirstRoutes

from .playing import Playing
from .sets import LEVEL, SIZES, GameSet, all_sets

GAMES = Path(thurntaxis.__file__).parent / "explorer" / "games.json"
EACH = 12_000
"""Games with each number of players; the first of them are those of the study."""
LEAST = 25
"""Routes that fewer players had are left out."""


def explore(workers: int, each: int = EACH, path: Path = GAMES, tell: Callable[[str], None] = print) -> None:
    """Write the explorer's file."""
    games, nodes = {}, {}
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = [pool.submit(explored, players, each) for players in SIZES]
        for job in as_completed(jobs):
            players, found = job.result()
            games[players], nodes[players] = each, found
            tell(f"{players} players: {len(found)} routes")
    data = {"level": LEVEL, "least": LEAST, "games": dict(sorted(games.items())), "nodes": dict(sorted(nodes.items()))}
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def explored(players: int, games: int) -> tuple[int, dict[str, Any]]:
    """The figures of first routes with this number of players."""
    found, games_set = Explorer(), ordinary(players, games)
    for number in range(games):
        playing, routes = Playing(games_set, number), FirstRoutes(players)
        while not playing.state.is_over:
            action = playing.decide()
            routes.look(playing.state, action)
            playing.step(action)
        state = playing.state
        found.add(routes, state.winner(), [state.score(seat) for seat in range(players)])
    found.forget_rare(LEAST)
    return players, found.to_json()["nodes"][str(players)]


def ordinary(players: int, games: int) -> GameSet:
    """The study's ordinary games, and more of them."""
    return next(replace(each, games=games) for each in all_sets() if each.name == f"games-{players}")
