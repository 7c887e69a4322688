"""Who plays whom in a round, and in which seat. Pure functions: the same input gives the same pairing.

A Swiss round brings together players with similar points who have not met. For two players that is a matching of least
weight, which networkx finds exactly. Larger tables are filled in the order of the standings, and then improved by
swapping players as long as that helps.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations

_REPEAT = 10_000
"""The weight of a second meeting, compared with the squared difference of ranks: avoided if possible."""
_SAME_SEAT = 3
"""The weight of two players who have both had the same seat too often."""
_STARTS = 30
"""How often larger tables are tried from another order, while there are still second meetings."""
_BYE_AGAIN = 1_000_000_000
"""The weight of a second bye: nobody gets one before everybody has had one."""


@dataclass(slots=True)
class History:
    """What happened in earlier rounds."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    """How often two entrants have met."""
    byes: Counter[int] = field(default_factory=Counter)
    seats: Mapping[int, Counter[int]] = field(default_factory=dict)
    """How often each entrant has had each seat."""

    @classmethod
    def of(cls, rounds: Sequence[Sequence[Sequence[int]]]) -> "History":
        """The history of rounds, each a list of tables with their entrants in the order of play."""
        history, seats = cls(), dict[int, Counter[int]]()
        for tables in rounds:
            for table in tables:
                if len(table) == 1:
                    history.byes[table[0]] += 1
                    continue
                history.met.update(frozenset(pair) for pair in combinations(table, 2))
                for seat, entrant in enumerate(table):
                    seats.setdefault(entrant, Counter())[seat] += 1
        history.seats = seats
        return history

    def both_lean(self, a: int, b: int, size: int) -> int:
        """How far two entrants have both had a seat more often than their share: one of them would get it again."""
        one, two = self.seats.get(a, Counter()), self.seats.get(b, Counter())
        shares = one.total(), two.total()
        over = (max(0, size * one[seat] - shares[0]) * max(0, size * two[seat] - shares[1]) for seat in range(size))
        return sum(each**2 for each in over)


def table_sizes(entrants: int, size: int) -> list[int]:
    """How many sit at each table: as many tables of the wanted size as possible, the others one smaller where needed.

    One entrant may remain alone and sits out: only at two-player tables, or if there is only one.
    """
    if entrants <= 1:
        return [1] * entrants
    tables = -(-entrants // size)
    return sorted((entrants // tables + (number < entrants % tables) for number in range(tables)), reverse=True)


def swiss(ranked: Sequence[int], size: int, history: History) -> list[list[int]]:
    """The tables of a Swiss round; `ranked` has the entrants, the best first."""
    sizes = table_sizes(len(ranked), size)
    if len(sizes) <= 1:
        return [list(ranked)] if ranked else []
    rank = {entrant: place for place, entrant in enumerate(ranked)}

    @cache  # asked for many times, and the same for the whole round
    def weight(a: int, b: int) -> int:
        again = _REPEAT * history.met[frozenset((a, b))] * len(ranked)
        return (rank[a] - rank[b]) ** 2 + again + _SAME_SEAT * history.both_lean(a, b, size)

    if size == 2:
        return _matched_pairs(ranked, weight, history.byes)
    return _best_groups(ranked, sizes, weight)


def round_robin(entrants: Sequence[int], round: int) -> list[list[int]]:
    """Round number `round` (from 0) in which everybody meets everybody once: the circle method."""
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turned = [circle[0], *(circle[1 + (index + round) % (len(circle) - 1)] for index in range(len(circle) - 1))]
    half = len(turned) // 2
    pairs = zip(turned[:half], reversed(turned[half:]), strict=True)
    return [[entrant for entrant in pair if entrant is not None] for pair in pairs]


def knockout(alive: Sequence[int]) -> list[list[int]]:
    """A round of a knockout; `alive` is in the order of the bracket.

    Whoever has no opponent in the first round goes on; from then on the bracket is full.
    """
    full = 1
    while full < len(alive):
        full *= 2
    byes = full - len(alive)
    pairs = [list(alive[index : index + 2]) for index in range(byes, len(alive), 2)]
    return [[entrant] for entrant in alive[:byes]] + pairs


def seated(table: Sequence[int], history: History) -> list[int]:
    """The order of play at a table that gives everybody the seats they have had least often."""
    if len(table) == 1:
        return list(table)

    def had(order: tuple[int, ...]) -> int:
        return sum((1 + history.seats.get(each, Counter())[seat]) ** 2 for seat, each in enumerate(order))

    best = min(permutations(table), key=had)
    return list(best)


def _matched_pairs(
    ranked: Sequence[int], weight: Callable[[int, int], int], byes: Mapping[int, int]
) -> list[list[int]]:
    """Pairs of least weight; with an odd number one sits out, rather the last of the ranking."""
    from networkx import Graph, min_weight_matching

    graph: Graph[int] = Graph()
    graph.add_weighted_edges_from((a, b, weight(a, b)) for a, b in combinations(ranked, 2))
    alone = -1
    if len(ranked) % 2:
        graph.add_weighted_edges_from(
            (alone, entrant, byes.get(entrant, 0) * _BYE_AGAIN + (len(ranked) - place) ** 2)
            for place, entrant in enumerate(ranked)
        )
    matching = [
        sorted(pair, key=lambda each: (each == alone, ranked.index(each) if each != alone else 0))
        for pair in min_weight_matching(graph)
    ]
    return sorted(
        ([each for each in pair if each != alone] for pair in matching),
        key=lambda pair: (len(pair) == 1, ranked.index(pair[0])),
    )


def _best_groups(ranked: Sequence[int], sizes: Sequence[int], weight: Callable[[int, int], int]) -> list[list[int]]:
    """The best of several improved starts; the first is good enough if nobody meets anybody again."""
    luck, best, least = random.Random(len(ranked)), list[list[int]](), None
    order = list(ranked)
    for _ in range(_STARTS):
        tables = _improved(_groups(order, sizes, weight), weight)
        total = sum(weight(a, b) for table in tables for a, b in combinations(table, 2))
        if least is None or total < least:
            best, least = tables, total
        if least < _REPEAT * len(ranked):  # what one second meeting weighs
            break
        luck.shuffle(order)
    return best


def _groups(ranked: Sequence[int], sizes: Sequence[int], weight: Callable[[int, int], int]) -> list[list[int]]:
    """Tables in the order of the ranking, each filled with whoever weighs least beside those who sit there."""
    left, tables = list(ranked), []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            best = min(left, key=lambda each: (sum(weight(each, other) for other in table), ranked.index(each)))
            left.remove(best)
            table.append(best)
        tables.append(table)
    return tables


def _improved(tables: list[list[int]], weight: Callable[[int, int], int]) -> list[list[int]]:
    """The same tables after all swaps of two entrants that make them weigh less."""

    def share(entrant: int, table: Sequence[int], without: int) -> int:
        return sum(weight(entrant, other) for other in table if other != without)

    improved = True
    while improved:
        improved = False
        for one, two in combinations(tables, 2):
            for i, a in enumerate(one):
                for k, b in enumerate(two):
                    a = one[i]
                    before = share(a, one, a) + share(b, two, b)
                    if share(b, one, a) + share(a, two, b) < before:
                        one[i], two[k] = b, a
                        improved = True
    return tables
