"""CFR+ on the graph of a whole game, and how far a strategy is from an equilibrium.

All nodes of a layer are worked on together, in NumPy. What seat 0 wins seat 1 loses.
"""

import numpy as np
from bench.small.graph import CHANCE, Floats, Graph, Ints


class Solver:
    """The regrets and the average strategy of both players."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.first = np.array(graph.first_choice, np.int64)
        self.set_of = np.repeat(np.arange(len(self.first)), np.diff([*graph.first_choice, graph.choices]))
        self.mine = [np.array(graph.owner)[self.set_of] == seat for seat in (0, 1)]
        self.regret: Floats = np.zeros(graph.choices)
        self.total: Floats = np.zeros(graph.choices)
        self.iterations = 0

    def _shares(self, weights: Floats) -> Floats:
        """Each weight as a share of its information set's; equal shares where there are none."""
        sums = np.add.reduceat(weights, self.first)[self.set_of]
        sizes = np.bincount(self.set_of)[self.set_of]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), 1 / sizes)

    def average(self) -> Floats:
        """The average strategy so far: how likely each choice is."""
        return self._shares(self.total)

    def iterate(self) -> None:
        """Both players in turn move their strategies towards what they regret; later strategies count for more."""
        self.iterations += 1
        for seat in (0, 1):
            strategy = self._shares(self.regret)
            own, others = self._reaches(strategy, seat)
            values = self._values(strategy)
            for layer, reach, value, after, reached in zip(
                self.graph.layers, others, values, [*values[1:], np.zeros(0)], own, strict=True
            ):
                edges = (layer.actor == seat)[layer.parent] if len(layer.parent) else np.zeros(0, bool)
                choice, parent, child = layer.choice[edges], layer.parent[edges], layer.child[edges]
                gain = reach[parent] * (after[child] - value[parent]) * (1 if seat == 0 else -1)
                self.regret += np.bincount(choice, gain, len(self.regret)) if len(choice) else 0
                self.total += (
                    self.iterations * np.bincount(choice, reached[parent] * strategy[choice], len(self.total))
                    if len(choice)
                    else 0
                )
            np.maximum(self.regret, 0, out=self.regret)

    def _reaches(self, strategy: Floats, seat: int) -> tuple[list[Floats], list[Floats]]:
        """By layer and node: how likely the seat, and the other player together with chance, are to go there."""
        own: list[Floats] = [np.ones(1)]
        others: list[Floats] = [np.ones(1)]
        for layer, following in zip(self.graph.layers, self.graph.layers[1:], strict=False):
            likely = self._likely(layer.choice, layer.chance, strategy)
            acts = (layer.actor == seat)[layer.parent]
            size = len(following.actor)
            own.append(
                np.bincount(layer.child, own[-1][layer.parent] * np.where(acts, likely, 1.0), size).astype(np.float64)
            )
            others.append(
                np.bincount(layer.child, others[-1][layer.parent] * np.where(acts, 1.0, likely), size).astype(
                    np.float64
                )
            )
        return own, others

    @staticmethod
    def _likely(choice: Ints, chance: Floats, strategy: Floats) -> Floats:
        return np.where(choice >= 0, strategy[choice], chance)

    def _values(self, strategy: Floats) -> list[Floats]:
        """By layer and node: what seat 0 gets on average if both play the strategy."""
        values: list[Floats] = []
        after: Floats = np.zeros(0)
        for layer in reversed(self.graph.layers):
            value = layer.payoff.copy()
            if len(layer.parent):
                likely = self._likely(layer.choice, layer.chance, strategy)
                value += np.bincount(layer.parent, likely * after[layer.child], len(value))
            values.insert(0, value)
            after = value
        return values

    def value(self) -> float:
        """What seat 0 gets if both play the average strategy."""
        return float(self._values(self.average())[0][0])

    def best_response(self, seat: int) -> float:
        """What the seat gets at most against the other's average strategy."""
        strategy, sign = self.average(), 1 if seat == 0 else -1
        _, others = self._reaches(strategy, seat)
        after: Floats = np.zeros(0)
        for layer, reach in zip(reversed(self.graph.layers), reversed(others), strict=True):
            value = sign * layer.payoff
            if len(layer.parent):
                acts = (layer.actor == seat)[layer.parent]
                likely = np.where(acts, 0, self._likely(layer.choice, layer.chance, strategy))
                choice, parent, child = layer.choice[acts], layer.parent[acts], layer.child[acts]
                worth = np.bincount(choice, reach[parent] * after[child], len(strategy)).astype(np.float64)
                likely[acts] = self._best(worth)[choice]
                value = value + np.bincount(layer.parent, likely * after[layer.child], len(value))
            after = value
        return float(after[0])

    def _best(self, worth: Floats) -> Floats:
        """1 for the first best choice of each information set, 0 for the others."""
        most = np.maximum.reduceat(worth, self.first)[self.set_of]
        places = np.where(worth == most, np.arange(len(worth)), len(worth))
        best: Floats = (places == np.minimum.reduceat(places, self.first)[self.set_of]).astype(np.float64)
        return best

    def exploitability(self) -> float:
        """How much the players could gain on average by knowing the other's average strategy; 0 at an equilibrium."""
        return (self.best_response(0) + self.best_response(1)) / 2


def exact_value(graph: Graph) -> float:
    """What seat 0 gets if both play best, by going through an open game from its end."""
    if not graph.is_open:
        raise ValueError("some cards are hidden: the game cannot be solved from its end")
    after: Floats = np.zeros(0)
    for layer in reversed(graph.layers):
        value = layer.payoff.copy()
        if len(layer.parent):
            worth = layer.chance * after[layer.child]
            starts = np.flatnonzero(np.diff(layer.parent, prepend=-1))
            nodes = layer.parent[starts]
            for actor, combine in ((0, np.maximum), (1, np.minimum), (CHANCE, np.add)):
                acting = layer.actor[nodes] == actor
                value[nodes[acting]] = combine.reduceat(worth, starts)[acting]
        after = value
    return float(after[0])
