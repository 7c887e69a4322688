"""The whole game as a graph of numbered nodes, for algorithms that need all of it.

A node is a state together with what each player has seen. While some card is hidden, that is everything since the last
moment at which none was: beliefs depend on it. Once no card is hidden, only the state counts, however it was reached:
both players know it, so what happened before cannot matter any more. So games in which no card stays hidden become
graphs of their states, and no strategy is lost.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from thurntaxis.engine import State
from thurntaxis.engine.bits import copies, size
from thurntaxis.engine.numbers import CITY_COUNT, FOR_HAND

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
CHANCE, TERMINAL = 2, 3
"""Who acts at a node, besides the seats 0 and 1."""
Payoff = Callable[[State], float]
Seen = tuple[int, int]
"""What each seat has seen, as numbers."""


@dataclass
class Layer:
    """The nodes at one depth, and the edges from them to the next depth, sorted by the node they come from."""

    actor: Ints
    """[nodes] a seat, `CHANCE` or `TERMINAL`."""
    payoff: Floats
    """[nodes] what seat 0 gets at a terminal node."""
    parent: Ints
    """[edges] the node it comes from."""
    child: Ints
    """[edges] the node of the next layer that it leads to."""
    chance: Floats
    """[edges] how likely it is at a chance node; 1 elsewhere."""
    choice: Ints
    """[edges] the number of a decision node's choice, the same in all nodes of an information set; -1 elsewhere."""


@dataclass
class Graph:
    """All layers, and the choices of all information sets, one set after the other."""

    layers: list[Layer] = field(default_factory=list)
    first_choice: list[int] = field(default_factory=list)
    """By information set: where its choices begin."""
    owner: list[int] = field(default_factory=list)
    """By information set: whose it is."""
    choices: int = 0
    is_open: bool = True
    """Whether each information set is one node: both players always know where they are."""

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return sum(len(layer.actor) for layer in self.layers)


class Builder:
    """Makes the graph of a two-player game, layer by layer."""

    def __init__(self, payoff: Payoff) -> None:
        self.graph = Graph()
        self._payoff = payoff
        self._numbers: dict[Hashable, int] = {}
        self._sets: dict[tuple[int, int], int] = {}

    def build(self, start: State) -> Graph:
        """The graph of the game from that state on."""
        begun = self._number("start")
        nodes = [(start, (begun, begun))]
        while nodes:
            nodes = self._add_layer(nodes)
        return self.graph

    def _number(self, what: Hashable) -> int:
        return self._numbers.setdefault(what, len(self._numbers))

    def _add_layer(self, nodes: list[tuple[State, Seen]]) -> list[tuple[State, Seen]]:
        actor, payoff, edges = [], [], []
        places: dict[tuple[tuple[int, ...], Seen], int] = {}
        following: list[tuple[State, Seen]] = []
        in_layer: set[int] = set()
        for place, (state, seen) in enumerate(nodes):
            actor.append(TERMINAL if state.is_over else CHANCE if state.awaits_card else state.player)
            payoff.append(self._payoff(state) if state.is_over else 0.0)
            first = -1
            if actor[-1] < CHANCE:
                first = self._first_choice(state, seen[state.player], in_layer)
            for number, (after, chance, seen_after) in enumerate(self._outcomes(state, seen)):
                key = after.fields(), seen_after
                child = places.setdefault(key, len(following))
                if child == len(following):
                    following.append((after, seen_after))
                edges.append((place, child, chance, first + number if first >= 0 else -1))
        parents, children, chances, choices = ([edge[part] for edge in edges] for part in range(4))
        self.graph.layers.append(
            Layer(
                np.array(actor, np.int64),
                np.array(payoff, np.float64),
                np.array(parents, np.int64),
                np.array(children, np.int64),
                np.array(chances, np.float64),
                np.array(choices, np.int64),
            )
        )
        return following

    def _first_choice(self, state: State, seen: int, in_layer: set[int]) -> int:
        """Where the choices of the information set begin: a new one, or that of a node which looks the same."""
        graph = self.graph
        number = self._sets.setdefault((state.player, seen), len(graph.first_choice))
        if number == len(graph.first_choice):
            graph.first_choice.append(graph.choices)
            graph.owner.append(state.player)
            graph.choices += len(state.legal_actions())
        elif number in in_layer:
            graph.is_open = False
        in_layer.add(number)
        return graph.first_choice[number]

    def _outcomes(self, state: State, seen: Seen) -> Iterator[tuple[State, float, Seen]]:
        """The states after each action or card, how likely each is, and what the players have seen by then."""
        if state.is_over:
            return
        if not state.awaits_card:
            for action in state.legal_actions():
                after = state.copy()
                after.apply_unchecked(action)
                yield after, 1.0, self._seen(after, tuple(self._number((each, action)) for each in seen))
            return
        for city in range(CITY_COUNT):
            if number := copies(state.supply, city):
                after = state.copy()
                after.give_unchecked(city)
                shown = [city, city]
                if state.awaiting == FOR_HAND:
                    shown[1 - state.player] = -1
                noted = tuple(self._number((each, "card", card)) for each, card in zip(seen, shown, strict=True))
                yield after, number / size(state.supply), self._seen(after, noted)

    def _seen(self, state: State, noted: tuple[int, ...]) -> Seen:
        """What was noted; if no card is hidden, the state itself instead."""
        if list(state.hands) == list(state.known):
            state_seen = self._number(state.fields())
            return state_seen, state_seen
        return noted[0], noted[1]
