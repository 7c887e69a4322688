"""What reviews say about games of the levels: the figures of docs/review.md, and the figures behind grades.

    nice python bench/review/measure.py build/review --games 60
    nice python bench/review/measure.py build/review --games 300 --levels hard --players 2
    python bench/review/measure.py build/review --games 0 --grades src/thurntaxis/review/grades.json
    nice python bench/review/measure.py build/review --luck 300 --levels easy --players 2,3,4

Plays games of one level at all seats, the same deals for each level, reviews them, and keeps what the reviews say in
the folder; called again, it plays what is missing. Prints from all that is there:

- books: the largest difference between the parts and the result;
- cost of a decision by level, sizes of mistakes in a hundred decisions, and, of ten games against ten of the same
  deals by the level above, each deal in one ten only, in how many comparisons the better level costs less;
- luck: its mean over games with its interval; its size, and that of what was unforeseen.

`--budget costs` is `quick` with next to no thought for luck: what decisions cost comes out the same, in less time.
`--luck` tells the mean luck alone, from reviews in which all is valued in few worlds: it must be 0 for any number.
"""

import argparse
import json
import time
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from thurntaxis.assessment import Look, Stage
from thurntaxis.board import CITIES, CityId
from thurntaxis.bots import make
from thurntaxis.bots.levels import LEVELS
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.game import Record
from thurntaxis.game.actions import TEXTS
from thurntaxis.game.outcome import outcome_of
from thurntaxis.review import BUDGETS, Budget, Review, fingerprint, review_record
from thurntaxis.rules import Rules

COSTS = replace(BUDGETS["quick"], moment=1, card=1, turns_ahead={2: 0, 3: 0, 4: 0}, explained=0)
Measured = dict[str, Any]
"""What `told` kept of a game's review."""
NUMBER = {level.code: level.number for level in LEVELS}


def play(level: str, players: int, number: int) -> Record:
    """A game of one level against itself; the deal depends on players and number alone."""
    state, deal, think = State(players), Luck(players * 1_000_003 + number), Luck(number + 1)
    bots = [make(level) for _ in range(players)]
    actions: list[str] = []
    draws: list[CityId] = []

    def give() -> None:
        while state.awaits_card:
            city = deal.card(state.supply)
            draws.append(CITIES[city])
            state.give(city)

    give()
    while not state.is_over:
        seat, legal = state.player, state.legal_actions()
        action = bots[seat].decide(EngineView(state, seat), legal, Luck(think.number()))
        actions.append(TEXTS[action])
        state.apply(action)
        give()
    names = tuple(f"{level} {seat + 1}" for seat in range(players))
    return Record(names, Rules.named("standard"), tuple(draws), tuple(actions), outcome_of(state).result())


def told(review: Review, seconds: float) -> Measured:
    """What is kept of a review."""
    return {
        "judge": review.judge,
        "budget": review.budget,
        "seconds": round(seconds, 2),
        "plies": review.plies,
        "dominated": review.dominated,
        "start": [seat.books.start for seat in review.seats],
        "luck": [seat.books.luck for seat in review.seats],
        "own": [seat.books.own for seat in review.seats],
        "others": [seat.books.others for seat in review.seats],
        "unforeseen": [seat.books.unforeseen for seat in review.seats],
        "noise": [(seat.books.noise.luck, seat.books.noise.own, seat.books.noise.others) for seat in review.seats],
        "result": [seat.books.result for seat in review.seats],
        "decisions": [seat.decisions for seat in review.seats],
        "costs": [round(decision.cost, 4) for decision in review.decisions if decision.cost],
        "step_luck": fmean(abs(card.luck[0]) for card in review.cards),
        "step_unforeseen": fmean(abs(change[0]) for change in review.unforeseen),
    }


def work(folder: Path, levels: list[str], players: list[int], games: int, budget: str) -> None:
    """Play and review what is missing, the levels in turn, so that there is something to compare at any time."""
    for number in range(games):
        for seats in players:
            for level in levels:
                path = folder / f"{budget}-{fingerprint()}" / f"{level}-{seats}-{number}.json"
                if path.exists():
                    continue
                path.parent.mkdir(parents=True, exist_ok=True)
                kept = folder / "games" / f"{level}-{seats}-{number}.json"
                if not kept.exists():
                    kept.parent.mkdir(parents=True, exist_ok=True)
                    play(level, seats, number).save(kept)
                began = time.process_time()
                review = review_record(Record.load(kept), _budgets()[budget])
                path.write_text(json.dumps(told(review, time.process_time() - began)), encoding="utf-8")


def _budgets() -> dict[str, Budget]:
    return {"costs": COSTS, **{budget.name: budget for budget in BUDGETS.values()}}


_GLANCE = Look("quick", (Stage(1, 99, 0),), position=1, reasons=1)


def luck_alone(levels: list[str], players: list[int], games: int, worlds: int, turns: int) -> None:
    """The mean luck of each seat over games."""
    for seats in players:
        budget = replace(COSTS, moment=worlds, card=worlds, turns_ahead={seats: turns}, look=_GLANCE)
        for level in levels:
            reviews = [review_record(play(level, seats, 500_000 + number), budget, number) for number in range(games)]
            for seat in range(seats):
                luck = interval([review.seats[seat].books.luck for review in reviews])
                print(f"{seats} players, {level}, {games} games: luck of seat {seat}: {luck}", flush=True)


def interval(values: list[float]) -> str:
    """Mean and 95% interval."""
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):+.4f} ± {half:.4f}"


def cost(games: list[Measured]) -> float:
    """The mean cost of a decision."""
    return sum(sum(game["costs"]) for game in games) / max(1, sum(sum(game["decisions"]) for game in games))


def ordered(better: dict[int, Measured], worse: dict[int, Measured]) -> tuple[int, int]:
    """Of tens of common deals, no deal in two of them: in how many the better level's decisions cost less; how many."""
    common = sorted(better.keys() & worse.keys())
    tens = [common[first : first + 10] for first in range(0, len(common) - 9, 10)]
    wins = sum(cost([better[number] for number in ten]) < cost([worse[number] for number in ten]) for ten in tens)
    return wins, len(tens)


def report(folder: Path, budget: str, grades: Path | None) -> None:
    games: dict[tuple[str, int], dict[int, Measured]] = {}
    for path in sorted((folder / f"{budget}-{fingerprint()}").glob("*.json")):
        level, table, number = path.stem.split("-")
        games.setdefault((level, int(table)), {})[int(number)] = json.loads(path.read_text(encoding="utf-8"))
    everything = [game for known in games.values() for game in known.values()]
    if not everything:
        return
    worst = max(
        abs(sum(parts) - result)
        for game in everything
        for *parts, result in zip(
            *(game[part] for part in ("start", "luck", "own", "others", "unforeseen", "result")), strict=True
        )
    )
    print(f"{len(everything)} games, {budget}; books: largest difference {worst:.1e}")
    measured: dict[str, dict[str, float]] = {}
    for seats in sorted({seats for _, seats in games}):
        levels = sorted((level for level, players in games if players == seats), key=NUMBER.__getitem__)
        for level in levels:
            known = list(games[level, seats].values())
            made = sum(sum(game["decisions"]) for game in known)
            costs = sorted(each for game in known for each in game["costs"])
            large = [sum(each >= limit for each in costs) / made * 100 for limit in (0.02, 0.05, 0.1)]
            print(
                f"{seats} players, {level:8} {len(known):3} games: cost of a decision {cost(known):.5f};"
                f" in 100 decisions {large[0]:.1f} of 2%, {large[1]:.1f} of 5%, {large[2]:.1f} of 10% and more;"
                f" {fmean(game['seconds'] for game in known):.1f} s of {fmean(game['plies'] for game in known):.0f}"
            )
            measured.setdefault(str(seats), {})[str(NUMBER[level])] = round(cost(known), 6)
        for worse, better in pairwise(levels):
            wins, tens = ordered(games[better, seats], games[worse, seats])
            print(f"{seats} players: {better} costs less than {worse} in {wins} of {tens} tens of distinct deals")
        own = [game for (_, players), known in games.items() if players == seats for game in known.values()]
        for seat in range(seats):
            print(f"{seats} players: luck of seat {seat}: {interval([game['luck'][seat] for game in own])}")
        report_sizes(own, seats)
    if grades is not None:
        grades.write_text(json.dumps(measured) + "\n", encoding="utf-8")


def report_sizes(games: list[Measured], seats: int) -> None:
    """How large the parts of the books are, how exact, and what they explain."""
    sizes = {part: fmean(abs(x) for game in games for x in game[part]) for part in ("luck", "own", "unforeseen")}
    luck, own, others = (
        sqrt(fmean(noise[place] ** 2 for game in games for noise in game["noise"])) for place in range(3)
    )
    true = sqrt(max(0.0, fmean(x**2 for game in games for x in game["luck"]) - luck**2))
    by_luck = [x - luck for game in games for x, luck in zip(game["result"], game["luck"], strict=True)]
    explained = 1 - fmean((x - 1 / seats) ** 2 for x in by_luck) / ((seats - 1) / seats**2)
    print(
        f"{seats} players: mean size in a game: luck {sizes['luck']:.3f}, own decisions {sizes['own']:.3f},"
        f" unforeseen {sizes['unforeseen']:.3f} = {sizes['unforeseen'] / sizes['luck']:.2f} of the luck;"
        f" noise of luck {luck:.3f} (without it, its standard deviation is {true:.3f}),"
        f" of own decisions {own:.3f}, of the others' {others:.3f};"
        f" of a step: luck {fmean(game['step_luck'] for game in games):.4f},"
        f" unforeseen {fmean(game['step_unforeseen'] for game in games):.4f};"
        f" luck explains {explained:.0%} of the variance;"
        f" {fmean(game['dominated'] for game in games):.0%} dominated"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--levels", default="easy,medium,hard")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--budget", default="quick")
    parser.add_argument("--grades", type=Path, help="write the mean costs of the levels there")
    parser.add_argument("--luck", type=int, default=0, help="only the luck of this many games of each kind")
    parser.add_argument("--worlds", type=int, default=4, help="with --luck: worlds for each moment and card")
    parser.add_argument("--turns", type=int, default=1, help="with --luck: turns that are played on in each")
    given = parser.parse_args()
    players = [int(number) for number in given.players.split(",")]
    if given.luck:
        luck_alone(given.levels.split(","), players, given.luck, given.worlds, given.turns)
        return
    work(given.folder, given.levels.split(","), players, given.games, given.budget)
    report(given.folder, given.budget, given.grades)


if __name__ == "__main__":
    main()
