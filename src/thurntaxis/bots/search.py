"""The searching bots: information-set Monte-Carlo tree search.

`search`, `hard` and `expert` are guided by the judge; `ismcts` is the same search as textbooks have it, without any
knowledge of the game.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

from ..engine import EngineView, Luck, State
from ..engine.bits import cities_of, lowest
from ..engine.numbers import FOR_HAND
from .advice import Option, explain_choice
from .bot import Bot, Explanation
from .judge import Judge
from .moves import Moves
from .registry import register
from .tree import Tree

_CHUNK = 8
"""Simulations between two looks at the clock."""
_LARGEST_TREE = 400_000
_HARD_SIMULATIONS = 30
_EXPERT_SIMULATIONS = 600
_TURNS_AHEAD = 4
"""Turns that a thorough bot plays on before it judges: one round at a full table."""
_PLAIN_CURIOSITY = 0.7
"""The constant of UCT, for games that are worth 1 if won and 0 if not."""


class SearchBot(Bot):
    """Grows one tree per thread; they are added up at the root. Keeps its trees for the rest of its turn."""

    def __init__(
        self,
        simulations: int,
        ms: int = 0,
        threads: int = 1,
        ahead: int = 0,
        plain: bool = False,
        weights: str | Sequence[int] = "judge",
    ) -> None:
        if simulations < 1 or ms < 0 or not 1 <= threads <= 64:
            raise ValueError("simulations and threads are at least 1 (at most 64 threads), ms is not negative")
        if not 0 <= ahead <= 1000:
            raise ValueError("ahead is from 0 to 1000")
        self.simulations = simulations
        self.ms = ms
        self.threads = threads
        nodes = min(_LARGEST_TREE, max(4000, simulations * 3 // threads)) if not ms else _LARGEST_TREE
        how = {"plain": True, "curiosity": _PLAIN_CURIOSITY} if plain else {"ahead": ahead}
        self._trees = [Tree(Judge(weights), nodes, **how) for _ in range(threads)]
        self._moves = Moves()
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._view: EngineView | None = None
        self._move = 0
        self._options: list[Option] = []
        self._planned: list[int] = []
        self._expected: State | None = None

    def new_game(self) -> None:
        """Forget the trees and the plan."""
        self._view = None
        self._planned = []
        self._options = []

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The action that most simulations went through."""
        if len(legal) == 1:
            self._view, self._planned, self._options = None, [], []
            return legal[0]
        if self._is_as_planned(view, legal):
            return self._next_of_plan(view)
        kept = self._descend(view, luck)
        self._search(view, luck, kept)
        self._options = self._add_up(legal)
        self._view = view
        if not self._options:
            return legal[0]
        self._move = max(self._options, key=lambda option: (option.visits, option.chance)).move
        self._planned = self._moves.actions(self._move)
        return self._next_of_plan(view)

    # A set of houses or discards is one move of several actions, thought about once

    def _is_as_planned(self, view: EngineView, legal: Sequence[int]) -> bool:
        as_planned = bool(self._planned) and self._expected == view.public and self._planned[0] in legal
        if not as_planned:
            self._planned = []
        return as_planned

    def _next_of_plan(self, view: EngineView) -> int:
        action = self._planned.pop(0)
        self._expected = view.public.copy()
        self._expected.apply_unchecked(action)
        return action

    # The trees

    def _descend(self, view: EngineView, luck: Luck) -> int:
        """Go down to what the last move has led to, if the trees know it; how many simulations are worth keeping."""
        drawn = None
        if self._view is not None and self._view.seat == view.seat:
            drawn = _card_drawn(self._view, self._move, view, self._moves)
        known = drawn is not None and all(tree.descend(self._move, drawn) for tree in self._trees)
        roomy = known and all(tree.has_room(self.simulations // self.threads + _CHUNK) for tree in self._trees)
        if not roomy:
            for tree in self._trees:
                tree.clear()
            return 0
        for tree in self._trees:
            tree.look_again(view, luck)
        return sum(finding[1] for tree in self._trees for finding in tree.findings())

    def _search(self, view: EngineView, luck: Luck, kept: int) -> None:
        share = max(1, max(self.simulations - kept, self.simulations // 4) // self.threads)
        lucks = [Luck(luck.number()) for _ in self._trees]
        until = time.perf_counter() + self.ms / 1000 if self.ms else 0.0
        if self._pool is None:
            _grow(self._trees[0], view, lucks[0], share, until)
            return
        jobs = [
            self._pool.submit(_grow, tree, view, own, share, until)
            for tree, own in zip(self._trees, lucks, strict=True)
        ]
        for job in jobs:
            job.result()

    def _add_up(self, legal: Sequence[int]) -> list[Option]:
        """The moves at the root with what all trees found out about them, best first."""
        sums: dict[int, list[float]] = {}
        for tree in self._trees:
            for move, visits, wins, scores, guess in tree.findings():
                sum_of = sums.setdefault(move, [0.0, 0.0, 0.0, 0.0])
                sum_of[0] += visits
                sum_of[1] += wins
                sum_of[2] += scores
                sum_of[3] += guess / self.threads
        options = []
        for move, (count, wins, scores, guess) in sums.items():
            visits = int(count)
            chance = wins / visits if visits else guess
            score = scores / visits if visits else None
            action = self._moves.first_action(move)
            if action in legal:  # a kept tree also knows moves of worlds that did not come true
                options.append(Option(move, action, visits, chance, score))
        return sorted(options, key=lambda option: (-option.visits, -option.chance, option.move))

    def explain(self) -> Explanation:
        """The moves that were tried, the most tried first."""
        if self._view is None:
            return Explanation()
        return explain_choice(self._view, self._options, self._trees[0].judge)


def _grow(tree: Tree, view: EngineView, luck: Luck, simulations: int, until: float) -> None:
    """So many simulations, or as many as fit before a moment on the clock."""
    if not until:
        tree.run(view, luck, simulations)
        return
    while time.perf_counter() < until and tree.run(view, luck, _CHUNK) == _CHUNK:
        pass


def _card_drawn(before: EngineView, move: int, now: EngineView, moves: Moves) -> int | None:
    """The card drawn from the supply by a move (0 if none was), if the move leads from one view to the other."""
    state = before.public.copy()
    moves.apply(state, move)
    drawn = 0
    while state.awaits_card:
        if state.awaiting == FOR_HAND:
            new = cities_of(now.public.hands[now.seat] ^ state.hands[now.seat])
            if not new:
                return None
            city = drawn = lowest(new)
        else:
            city = now.public.display[state.awaiting]
        if not cities_of(state.supply) >> city & 1:
            return None
        state.give_unchecked(city)
    return drawn if state == now.public else None


@register("search", "Search", "Tree search with a budget of simulations, or of milliseconds, for each decision.")
def search(
    simulations: Annotated[int, "simulations for each decision; deterministic for a seed"] = 500,
    ms: Annotated[int, "milliseconds for each decision, instead of simulations; 0: none"] = 0,
    threads: Annotated[int, "trees that are grown at the same time and added up"] = 1,
    ahead: Annotated[
        int, "turns that are played on, as planned, at the end of each simulation before it is judged"
    ] = 0,
) -> SearchBot:
    """A searching bot with the given budget."""
    return SearchBot(simulations, ms, threads, ahead)


@register(
    "ismcts", "Plain search", "The textbook's tree search, without knowledge of the game: a yardstick for research."
)
def ismcts(
    simulations: Annotated[
        int, "games played at random to their end for each decision; deterministic for a seed"
    ] = 500,
    ms: Annotated[int, "milliseconds for each decision, instead of simulations; 0: none"] = 0,
    threads: Annotated[int, "trees that are grown at the same time and added up"] = 1,
) -> SearchBot:
    """Single-observer IS-MCTS: UCT over what a seat can see, uniformly random playouts."""
    return SearchBot(simulations, ms, threads, plain=True)


@register("hard", "Hard", "Looks a few moves ahead, into many worlds that might be.")
def hard(threads: Annotated[int, "trees that are grown at the same time and added up"] = 1) -> SearchBot:
    """Search with a small budget."""
    return SearchBot(_HARD_SIMULATIONS, threads=threads)


@register("expert", "Expert", "Looks a round further ahead, into more worlds.")
def expert(threads: Annotated[int, "trees that are grown at the same time and added up"] = 1) -> SearchBot:
    """Search with a large budget."""
    return SearchBot(_EXPERT_SIMULATIONS, threads=threads, ahead=_TURNS_AHEAD)
