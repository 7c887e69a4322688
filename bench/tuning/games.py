"""Games of a judge against itself, by search or by plans alone, written down to learn from.

From a search, of some moments: what every seat saw, the search's chances a move later, how the game ended. From plans,
what was seen and how the game ended. Stored as numpy's ``.npz`` without pickled objects.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import numpy as np
from bench.tuning.train import OTHER_RULES, Array, record_games

from thurntaxis.bots.features import ENDS, FEATURES
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.moves import Moves
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.rules import Rules

ONE_IN = 24
"""One game in this many is played by each of the other rules."""
MOST_DECISIONS = 1500
EXPLORE = 12
"""One decision in this many is drawn by the visits instead of being the most visited: games must differ."""
WIDTH = 3
"""Moves that planners follow at each step."""
EXPLORE_A_SEAT = 60
NOISE = 0.5
"""Planners explore until one of this many decisions times the seats, and with this noise; what follows is recorded."""


@contextmanager
def written_whole(path: Path) -> Iterator[IO[bytes]]:
    """A file to write: a stopped program leaves the old one or the new one, never half of it."""
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        yield file
    half.replace(path)


@dataclass
class Pages:
    """What was written down."""

    seen: list[Array] = field(default_factory=list)
    ends: list[list[int]] = field(default_factory=list)
    values: list[list[float]] = field(default_factory=list)

    def save(self, path: Path) -> None:
        """Write a file."""
        seats = max(len(row) for row in self.values)
        with written_whole(path) as file:
            np.savez_compressed(
                file,
                seen=np.stack(self.seen)[:, :seats],
                ends=np.array(self.ends, np.int32),
                values=np.array(self.values, np.float32),
            )


def load(path: Path) -> dict[str, Array]:
    """What `Pages.save` wrote."""
    with np.load(path, allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


class Writer:
    """Plays games and writes them down."""

    def __init__(self, weights: str | Iterable[int], simulations: int, ahead: int, one_in: int) -> None:
        self.judge = Judge(weights)
        self.tree = Tree(Judge(weights), 4 * simulations + 500, ahead=ahead)
        self.simulations = simulations
        self.one_in = one_in
        self.moves = Moves()
        self.pages = Pages()
        self.games = 0

    def play(self, players: int, rules: Rules | None, luck: Luck) -> bool:
        """One game to its end; whether it had one."""
        state = State(players, rules)
        luck.deal(state)
        pages, begun = self.pages, len(self.pages.seen)
        waiting: list[int] = []
        for _ in range(MOST_DECISIONS):
            if state.is_over:
                break
            move = self._decide(state, luck, waiting)
            self.moves.apply(state, move)
            if not state.is_over and luck.below(self.one_in) == 0:
                waiting.append(len(pages.seen))
                pages.seen.append(self._looks(state))
                pages.values.append([0.0] * players)
            luck.deal(state)
        if not state.is_over:
            del pages.seen[begun:], pages.values[begun:]
            return False
        winner = state.winner()
        for moment in waiting:
            pages.values[moment] = [float(seat == winner) for seat in range(players)]
        scores = [state.score(seat) if seat < players else 0 for seat in range(4)]
        pages.ends += [[players, winner, self.games, *scores]] * (len(pages.seen) - begun)
        assert len(pages.ends[-1]) == ENDS
        self.games += 1
        return True

    def _decide(self, state: State, luck: Luck, waiting: list[int]) -> int:
        self.moves.find(state)
        moves = list(self.moves.move[: self.moves.found])
        if len(moves) == 1:
            return moves[0]
        self.tree.clear()
        self.tree.run(EngineView(state, state.player), luck, self.simulations)
        best, tried, *_ = max(self.tree.findings(), key=lambda finding: finding[1])
        for moment in waiting:
            self.pages.values[moment] = [wins / tried for wins in self.tree.wins(best)]
        waiting.clear()
        found = [finding for finding in self.tree.findings() if finding[0] in moves]
        if luck.below(EXPLORE) == 0:
            pick = luck.below(sum(finding[1] for finding in found))
            for move, visits, *_ in found:
                pick -= visits
                if pick < 0:
                    return move
        return max(found, key=lambda finding: finding[1])[0]

    def _looks(self, state: State) -> Array:
        """What every seat sees."""
        rows = np.zeros((4, FEATURES), np.int8)
        for seat in range(state.players):
            self._look(rows[seat], state, seat)
        return rows

    def _look(self, row: Array, state: State, seat: int) -> None:
        self.judge.look(state, seat)
        noted = self.judge.noted
        row[self.judge.place[:noted]] = self.judge.value[:noted]


def write(
    path: Path,
    players: int,
    games: int,
    seed: int,
    weights: str | Iterable[int],
    simulations: int,
    ahead: int,
    one_in: int,
) -> None:
    """Play this many games and write the file."""
    writer = Writer(weights, simulations, ahead, one_in)
    luck = Luck(seed)
    while writer.games < games:
        other = luck.below(ONE_IN)
        writer.play(players, OTHER_RULES[other] if other < len(OTHER_RULES) else None, luck)
    writer.pages.save(path)


def write_plans(path: Path, players: int, games: int, seed: int, weights: str | Iterable[int], one_in: int) -> None:
    """Play this many games between planners and write the file."""
    explore_until = EXPLORE_A_SEAT * players
    seen, ends = record_games(Judge(weights), ((players, 1.0),), games, seed, NOISE, one_in, 0.0, WIDTH, explore_until)
    with written_whole(path) as file:
        np.savez_compressed(file, seen=seen, ends=ends)
