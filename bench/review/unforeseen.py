"""Where the unforeseen of a review comes from: what is left of each kind of step, and what luck and decisions explain.

    nice python bench/review/unforeseen.py build/unforeseen --games 10 --players 2,4

Plays games of `hard` (those of measure.py), values every position and every step of them, and keeps the figures in the
folder; called again, it adds what is missing. A decision is compared with what the evaluator's own fast bots do
there, in the same worlds; luck is valued three ways: twice as `quick` does, which tells its noise, and with more worlds
for the card that came.
"""

import argparse
import json
import sys
from pathlib import Path
from statistics import fmean, pstdev

sys.path.insert(0, str(Path(__file__).parent))

from measure import play

from thurntaxis.engine import EngineView, State
from thurntaxis.engine.bits import copies, size
from thurntaxis.engine.numbers import CITY_COUNT, SEATS
from thurntaxis.game import Record
from thurntaxis.review.reviewing import moments_of
from thurntaxis.review.values import Evaluator

POSITION = 100, 4
"""Worlds and turns for a position."""
QUICK = 20, 4
"""The same for a card, as `quick` has it."""
SHARP = 150, 10
"""Worlds for the card that came, and for each that could have come."""
COMPARED = 40
"""Worlds in which a decision is compared."""
SUMS = ("luck", "again", "sharp", "near", "far")


class Decomposition:
    """One game, step by step."""

    def __init__(self, evaluator: Evaluator, record: Record) -> None:
        self._evaluator = evaluator
        self._record = record
        self._players = len(record.players)
        self._seed = 100
        self.sums = {name: [0.0] * self._players for name in SUMS}
        self.kinds: dict[str, list[float]] = {}
        """By kind of step: how many, the sum of sizes of what is left, and its sum for the player who acts."""

    def work(self) -> dict[str, object]:
        """Look at every step; what is kept of it."""
        moments, end = list(moments_of(self._record)), self._record.check()
        start = self._evaluator.chances(moments[0].before, 1, 4 * POSITION[0], POSITION[1])
        now = self._value(moments[0].before)
        for moment in moments:
            last = "last round, " if moment.before.end_is_called() else ""
            if moment.ply >= 0:
                view = EngineView(moment.before, moment.seat)
                self._add("near", self._gained(view, moment.actions, 1))
                gained = self._add("far", self._gained(view, moment.actions, POSITION[1]))
                after = moment.cards[0][1] if moment.cards else _done(moment.before, moment.actions)
                ends = after.is_over or after.player != moment.seat
                now = self._note(f"{last}decision{', ends the turn' if ends else ''}", now, after, gained, moment.seat)
            for _, state, city in moment.cards:
                for name in ("luck", "again"):
                    self._seed += 1
                    self._add(name, self._evaluator.luck(state, city, self._seed, *QUICK))
                luck = self._add("sharp", self._luck(state, city))
                given = state.copy()
                given.give_unchecked(city)
                now = self._note(f"{last}card", now, given, luck, moment.seat)
        result = [float(seat == end.winner()) for seat in range(self._players)]
        return {"result": result, "start": start, **self.sums, "kinds": self.kinds}

    def _value(self, state: State) -> tuple[float, ...]:
        self._seed += 1000
        return self._evaluator.chances(state, self._seed, *POSITION)

    def _add(self, name: str, change: list[float] | tuple[float, ...]) -> list[float] | tuple[float, ...]:
        self.sums[name] = [old + new for old, new in zip(self.sums[name], change, strict=True)]
        return change

    def _note(self, kind: str, now, after: State, known, seat: int) -> tuple[float, ...]:
        value = self._value(after)
        left = [new - old - told for new, old, told in zip(value, now, known, strict=True)]
        entry = self.kinds.setdefault(kind, [0, 0.0, 0.0])
        entry[0] += 1
        entry[1] += fmean(abs(each) for each in left)
        entry[2] += left[seat] if seat >= 0 else 0.0
        return value

    def _gained(self, view: EngineView, way: tuple[int, ...], turns: int) -> list[float]:
        """What a way gives against the play of the fast bots, in the same worlds."""
        self._seed += 1000
        both = [list(way), []]
        chances = self._evaluator.continuation.compare(view, both, self._seed, 0, COMPARED, turns)
        return [
            fmean(
                chances[2 * world * SEATS + seat] - chances[(2 * world + 1) * SEATS + seat] for world in range(COMPARED)
            )
            for seat in range(self._players)
        ]

    def _luck(self, state: State, city: int) -> list[float]:
        """The luck of a card that is valued more closely than those that could have come."""
        self._seed += 1000
        came, mean = [0.0] * self._players, [0.0] * self._players
        for each in range(CITY_COUNT):
            if not copies(state.supply, each):
                continue
            after = state.copy()
            after.give_unchecked(each)
            worlds = SHARP[0] if each == city else SHARP[1]
            chances = self._evaluator.chances(after, self._seed, worlds, POSITION[1])
            share = copies(state.supply, each) / size(state.supply)
            mean = [old + share * chance for old, chance in zip(mean, chances, strict=True)]
            if each == city:
                came = list(chances)
        return [chance - average for chance, average in zip(came, mean, strict=True)]


def _done(state: State, actions: tuple[int, ...]) -> State:
    after = state.copy()
    for action in actions:
        after.apply_unchecked(action)
    return after


def report(games: list[dict], players: int) -> None:
    seats = (
        range(1) if players == 2 else range(players)
    )  # of two, the second seat's figures are the first's turned round
    rows = [(game, seat) for game in games for seat in seats]
    wanted = [game["result"][seat] - game["start"][seat] for game, seat in rows]
    noise = pstdev(game["luck"][seat] - game["again"][seat] for game, seat in rows) / 2**0.5
    print(f"{players} players, {len(games)} games; noise of a game's luck {noise:.3f}")
    for parts in (("luck",), ("sharp",), ("luck", "near"), ("sharp", "near"), ("sharp", "far")):
        told = [sum(game[part][seat] for part in parts) for game, seat in rows]
        left = [result - known for result, known in zip(wanted, told, strict=True)]
        explained = 1 - fmean(each**2 for each in left) / fmean(each**2 for each in wanted)
        sizes = fmean(map(abs, left)), fmean(abs(game[parts[0]][seat]) for game, seat in rows)
        print(f"  {' + '.join(parts):14} explains {explained:.2f}; left {sizes[0]:.3f}, luck {sizes[1]:.3f}")
    for kind in sorted({kind for game in games for kind in game["kinds"]}):
        number, left, own = (sum(game["kinds"].get(kind, (0, 0, 0))[place] for game in games) for place in range(3))
        print(
            f"  {kind:32} {number / len(games):5.1f} in a game: {left / number:.4f} left,"
            f" {own / number:+.4f} for the player who acts"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", default="2,4")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    evaluator = Evaluator()
    for players in (int(number) for number in given.players.split(",")):
        games = []
        for number in range(given.games):
            path = given.folder / f"{players}-{number}.json"
            if not path.exists():
                path.write_text(json.dumps(Decomposition(evaluator, play("hard", players, number)).work()), "utf-8")
            games.append(json.loads(path.read_text("utf-8")))
        report(games, players)


if __name__ == "__main__":
    main()
