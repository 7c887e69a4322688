"""How much work people make for workers, thinkers and the database, with and without routing by table: a simulation.

    python bench/server/routing.py --people 100000 --workers 8
    python bench/server/routing.py --table            # the table of docs/capacity.md

Each person sits at a table with one to three others. Tables are placed on workers by the hash of their id, as the
proxy files in `deploy/` do, or each person on any worker, as without routing. Then people act at random for a minute of
virtual time; every action costs what was measured (`COSTS`): in the worker that stores it, in the database,
and in every other worker that has somebody at the table. What comes out is the share of a core that the busiest worker
and the database need, and how many bots think at the same time.
"""

import argparse
import random
from collections import defaultdict
from dataclasses import dataclass
from math import ceil
from zlib import crc32

ACTIONS = 0.2
"""Actions of a person in a second: one in five seconds."""
SECONDS = 60.0
SAMPLE = 200_000
"""People who are simulated; with more people online the result is scaled."""
BOTS = 0.5
"""The share of tables at which one seat is a bot's."""
DECISIONS = 4
"""A bot's decisions in a turn; it has as many turns as each person."""
SOCKETS = 10_000
"""That one worker holds."""
FULL = 0.6
"""The share of a core up to which a worker is used, so that waiting times stay short."""


@dataclass(frozen=True)
class Costs:
    """Milliseconds of a processor, measured by `load.py --databases` and `experts.py`."""

    worker: float
    database: float
    follow: float
    """In each other worker that follows the table: it reads the action from the database."""
    read: float
    """In the database, for each of them."""
    decision: float
    """Of a bot, in a thinking process: one in four is an `expert` (21.5 ms), the others are `hard` (1.6 ms)."""


COSTS = Costs(worker=0.14, database=0.04, follow=0.2, read=0.1, decision=6.5)


@dataclass(frozen=True)
class Load:
    """Shares of one core."""

    busiest: float
    mean: float
    database: float
    thinkers: float
    followed: float
    """How many other workers follow an action."""


def simulate(people: int, workers: int, *, routed: bool, seed: int = 1) -> Load:
    """A minute of play."""
    luck = random.Random(seed)
    sample = min(people, SAMPLE)
    work: dict[int, float] = defaultdict(float)
    database = thinking = actions = followed = 0.0
    seated = table = 0
    while seated < sample:
        table += 1
        has_bot, size = luck.random() < BOTS, luck.choice((2, 2, 3, 4))
        humans = max(1, size - has_bot)
        seated += humans
        home = crc32(f"table {table}".encode()) % workers
        at = [home if routed else luck.randrange(workers) for _ in range(humans)]
        for place in at:
            acted = sum(luck.random() < ACTIONS for _ in range(int(SECONDS)))
            decided = acted if has_bot else 0
            others = set(at) - {place}
            for _ in range(acted + decided // max(1, humans)):
                work[place] += 1
                actions += 1
                followed += len(others)
                for other in others:
                    work[other] += COSTS.follow / COSTS.worker
            thinking += decided / humans
    scale = people / sample
    per_second = scale / SECONDS / 1000
    database = (actions * COSTS.database + followed * COSTS.read) * per_second
    busiest = max(work.values()) * COSTS.worker * per_second
    mean = sum(work.values()) / workers * COSTS.worker * per_second
    return Load(busiest, mean, database, thinking * COSTS.decision * per_second, followed / max(1.0, actions))


def needed(people: int) -> int:
    """The fewest workers that hold all sockets and stay below `FULL`, with routing."""
    workers = ceil(people / SOCKETS)
    while simulate(people, workers, routed=True).busiest > FULL:
        workers += max(1, workers // 10)
    return workers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=10)
    parser.add_argument("--table", action="store_true", help="for 1,000, 100,000 and 1,000,000 people")
    chosen = parser.parse_args()
    for people in (1_000, 100_000, 1_000_000) if chosen.table else (chosen.people,):
        workers = needed(people) if chosen.table else chosen.workers
        for routed in (True, False):
            load = simulate(people, workers, routed=routed)
            print(
                f"{people:9,} people, {workers:3} workers, {'routed by table' if routed else 'not routed':15}: "
                f"busiest worker {load.busiest:.2f} of a core, mean {load.mean:.2f}, database {load.database:.2f}, "
                f"thinkers {load.thinkers:.1f}, other workers that follow an action {load.followed:.2f}"
            )


if __name__ == "__main__":
    main()
