"""The searching bots: information-set Monte-Carlo tree search.

`search` and the three strongest levels are guided by the judge; `ismcts` is the same search as textbooks have it,
without any knowledge of the game.
"""

import time
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Annotated

from ...endings import surer_action
from ...engine import POLICIES, EngineView, Luck, State
from ...engine.bits import cities_of, lowest
from ...engine.numbers import FOR_HAND
from ..advice import Option, explain_choice, world_of
from ..bot import Bot, Explanation, refuse_texts
from ..chances import all_believable, believable
from ..judge import Judge
from ..moves import Moves
from ..registry import register
from ..tree import Tree
from .bysize import BySize
from .planning_bot import PlanningBot

_MOST_SIMULATIONS = 100_000
_MOST_MS = 600_000
_LARGEST_TREE = 400_000
"""Nodes of all trees together, for the largest budgets."""
_SMALLEST_TREE = 4_000
_NODES_A_SIMULATION = 3
"""A tree is kept for the rest of the turn, so it may get larger than one decision makes it."""
_SIMULATIONS_A_MS = 100
"""More than any machine can do."""
_STEP = 100
"""Simulations after which a thinking program can do something else: some milliseconds."""
_ROLLOUTS = ("uniform", "builder")
_STRONG_SIMULATIONS = 6
_WIDTH = 3
"""Moves that are followed at each step of a plan, where a simulation leaves the tree."""
_HARD_SIMULATIONS = 300
_HARD_SIMULATIONS_OF_MORE = 16
_HARD_WIDTH_OF_MORE = 2
"""At larger tables this is as far above the level below as elsewhere; more would be another level."""
_EXPERT_SIMULATIONS = 10_000
_EXPERT_SIMULATIONS_OF_MORE = 20_000
_EXPERT_AHEAD_OF_MORE = 4
"""At larger tables, playing on before judging is worth its time; at two-player tables it is not."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a search expects of a position, seen from one seat. All chances are corrected (``chances.py``)."""

    chances: tuple[float, ...]
    """Every seat's chance of winning, after the move that most simulations went through; 1 together."""
    options: tuple[Option, ...]
    """The moves of the seat, the most tried first, each with its own chance; none if it is not its turn."""


class SearchBot(Bot):
    """Grows one tree per thread; they are added up at the root.

    The trees are kept for the rest of a turn; between turns the bot holds next to no memory.
    """

    c_puct = 0.15
    """The exploration constant of PUCT, for the judge's chances of winning."""
    c_uct = 0.7
    """The exploration constant of UCT, for games that are worth 1 if won and 0 if not."""
    temperature = 0.1
    """The difference of logits by which the prior of a move falls by a factor of e."""
    stops_early = True
    """Whether it stops when the simulations left cannot change the decision."""

    def __init__(
        self,
        simulations: int,
        ms: int = 0,
        threads: int = 1,
        ahead: int = 0,
        plain: bool = False,
        weights: str | Sequence[int] = "master",
        width: int = _WIDTH,
        rollout: str = "uniform",
        endings: bool = False,
    ) -> None:
        if not 1 <= simulations <= _MOST_SIMULATIONS:
            raise ValueError(f"simulations must be 1 to {_MOST_SIMULATIONS}")
        if not 0 <= ms <= _MOST_MS:
            raise ValueError(f"ms must be 0 to {_MOST_MS}")
        if not 1 <= threads <= 64:
            raise ValueError("threads must be 1 to 64")
        if not 0 <= ahead <= 1000:
            raise ValueError("ahead must be 0 to 1000")
        if rollout not in _ROLLOUTS:
            raise ValueError(f"rollout must be {' or '.join(_ROLLOUTS)}")
        self.simulations = simulations
        self.ms = ms
        self.threads = threads
        budget = ms * _SIMULATIONS_A_MS if ms else simulations // threads
        nodes = min(_LARGEST_TREE // threads, max(_SMALLEST_TREE, _NODES_A_SIMULATION * budget))
        self._trees = [
            Tree(
                Judge(weights),
                nodes,
                c_puct=self.c_uct if plain else self.c_puct,
                temperature=self.temperature,
                width=width,
                ahead=ahead,
                plain=plain,
                rollout=POLICIES[rollout],
            )
            for _ in range(threads)
        ]
        self._endings = endings
        self._moves = Moves()
        self._view: EngineView | None = None
        self._move = 0
        self._options: list[Option] = []
        self._planned: list[int] = []
        self._expected: State | None = None

    def new_game(self) -> None:
        """Drop the trees and the plan."""
        self._forget()

    def _forget(self) -> None:
        self._view, self._planned, self._options = None, [], []
        self._release()

    def _release(self) -> None:
        for tree in self._trees:
            tree.release()

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The action that most simulations went through; in last turns, a better one that the exact solver knows."""
        if (clear := self._clear(view, legal)) is not None:
            return self._surer(view, legal, clear)
        kept = self._descend(view, luck)
        if self.threads > 1 or self.ms:
            self._search(view, luck, kept)
        else:
            for _ in self._in_steps(view, legal, luck, kept):
                pass
        return self._surer(view, legal, self._choose(view, legal))

    def think(self, view: EngineView, legal: Sequence[int], luck: Luck) -> Generator[None, bool | None, int]:
        """The same, some simulations at a time; several trees, or a budget of time, are one step."""
        if self.threads > 1 or self.ms:
            return self.decide(view, legal, luck)
        if (clear := self._clear(view, legal)) is not None:
            return self._surer(view, legal, clear)
        kept = self._descend(view, luck)
        yield from self._in_steps(view, legal, luck, kept)
        return self._surer(view, legal, self._choose(view, legal))

    def _in_steps(
        self, view: EngineView, legal: Sequence[int], luck: Luck, kept: int
    ) -> Generator[None, bool | None, None]:
        """The simulations of one tree, some at a time, as long as those that are left can change the decision."""
        left = self._share(kept)
        own = Luck(luck.number())
        while left > 0:
            some = min(left, _STEP)
            if self._trees[0].run(view, own, some) < some:
                return
            left -= some
            if self.stops_early and self._is_decided(legal, left):
                return
            if (yield):
                return

    def _is_decided(self, legal: Sequence[int], left: int) -> bool:
        """Whether one move has been tried so much more often than any other that the simulations left do not matter."""
        found = self._trees[0].findings()
        visits = sorted(finding[1] for finding in found if self._moves.first_action(finding[0]) in legal)
        return len(visits) < 2 or visits[-1] - visits[-2] > left

    def _clear(self, view: EngineView, legal: Sequence[int]) -> int | None:
        """The action that needs no thought: the only one, or one that was planned."""
        refuse_texts(legal)
        if len(legal) == 1:
            self._forget()
            return legal[0]
        return self._next_of_plan(view) if self._is_as_planned(view, legal) else None

    def _surer(self, view: EngineView, legal: Sequence[int], action: int) -> int:
        """The action, or one that the exact solver knows to be better; then the search forgets its trees and plan."""
        surer = surer_action(view, action) if self._endings and len(legal) > 1 else action
        if surer != action:
            self._forget()
        return surer

    def _choose(self, view: EngineView, legal: Sequence[int]) -> int:
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
        if self._expected.is_over or self._expected.player != view.seat:
            self._release()
        return action

    # The trees

    def _descend(self, view: EngineView, luck: Luck) -> int:
        """Go down to what the last move has led to, if the trees know it; how many simulations are worth keeping."""
        drawn = None
        if self._view is not None and self._view.seat == view.seat:
            drawn = _card_drawn(self._view, self._move, view, self._moves)
        known = drawn is not None and all(tree.descend(self._move, drawn) for tree in self._trees)
        roomy = known and all(tree.has_room(self.simulations // self.threads + 8) for tree in self._trees)
        if not roomy:
            for tree in self._trees:
                tree.clear()
            return 0
        for tree in self._trees:
            tree.look_again(view, luck)
        return sum(finding[1] for tree in self._trees for finding in tree.findings())

    def _share(self, kept: int) -> int:
        """The simulations of each tree."""
        return max(1, max(self.simulations - kept, self.simulations // 4) // self.threads)

    def _search(self, view: EngineView, luck: Luck, kept: int) -> None:
        share = self._share(kept)
        lucks = [Luck(luck.number()) for _ in self._trees]
        until = time.perf_counter() + self.ms / 1000 if self.ms else 0.0
        if self.threads == 1:
            _grow(self._trees[0], view, lucks[0], share, until)
            return
        with ThreadPoolExecutor(self.threads) as pool:
            jobs = [
                pool.submit(_grow, tree, view, own, share, until) for tree, own in zip(self._trees, lucks, strict=True)
            ]
            for job in jobs:
                job.result()

    def _add_up(self, legal: Sequence[int] | None) -> list[Option]:
        """The moves at the root with what all trees found out about them, best first."""
        sums: dict[int, list[float]] = {}
        for tree in self._trees:
            for move, visits, wins, scores, value in tree.findings():
                sum_of = sums.setdefault(move, [0.0, 0.0, 0.0, 0.0])
                sum_of[0] += visits
                sum_of[1] += wins
                sum_of[2] += scores
                sum_of[3] += value / self.threads
        options = []
        for move, (count, wins, scores, value) in sums.items():
            visits = int(count)
            chance = wins / visits if visits else value
            score = scores / visits if visits else None
            action = self._moves.first_action(move)
            if legal is None or action in legal:  # a kept tree also knows moves of worlds that did not come true
                options.append(Option(move, action, visits, chance, score))
        return sorted(options, key=lambda option: (-option.visits, -option.chance, option.move))

    def assess(self, view: EngineView, luck: Luck) -> Assessment:
        """What the search expects of a position, whoever's turn it is and however few actions are legal.

        With the budget of a decision, from nothing; what the bot had in mind is forgotten. Hints and reviews ask the
        assessor instead (``thurntaxis.assessment``).
        """
        self._forget()
        world = world_of(view)
        players = world.players
        if world.is_over:
            return Assessment(tuple(float(seat == world.winner()) for seat in range(players)), ())
        self._search(view, luck, 0)
        options = self._add_up(None)
        best = max(options, key=lambda option: (option.visits, option.chance))
        wins = [sum(seat) / max(1, best.visits) for seat in zip(*(t.wins(best.move) for t in self._trees), strict=True)]
        self._release()
        shown = tuple(replace(option, chance=believable(option.chance, players)) for option in options)
        return Assessment(all_believable(wins, view.seat), shown if world.player == view.seat else ())

    def explain(self) -> Explanation:
        """The moves that were tried, the most tried first."""
        if self._view is None:
            return Explanation()
        players = self._view.public.players
        options = [replace(option, chance=believable(option.chance, players)) for option in self._options]
        return explain_choice(self._view, options, self._trees[0].judge)


def _grow(tree: Tree, view: EngineView, luck: Luck, simulations: int, until: float) -> None:
    """Run a number of simulations, or as many as fit before a time on the clock."""
    if not until:
        tree.run(view, luck, simulations)
        return
    now = time.perf_counter()
    some, longest = 1, 0.0
    while now + longest < until:
        if tree.run(view, luck, some) < some:
            return
        before, now = now, time.perf_counter()
        longest = max(longest, (now - before) / some)
        some = max(1, int((until - now) / 2 / longest)) if longest else 2 * some


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
    rollout: Annotated[str, "how games are played out: uniform, or builder, which is random but sensible"] = "uniform",
) -> SearchBot:
    """Single-observer IS-MCTS: UCT over what a seat can see, games played out at random."""
    return SearchBot(simulations, ms, threads, plain=True, rollout=rollout)


@register(
    "strong", "Strong", "Watches everybody; at tables of two it looks a little ahead, into a few worlds that might be."
)
def strong() -> BySize:
    """Level 6."""
    return BySize(
        SearchBot(_STRONG_SIMULATIONS, width=2), PlanningBot("judge", counts=False, width=2, compares=False, tries=1)
    )


@register("hard", "Hard", "Looks several moves ahead, into many worlds that might be.")
def hard(
    threads: Annotated[int, "trees that are grown at the same time and added up"] = 1,
    endings: Annotated[bool, "whether last turns are solved exactly"] = True,
) -> BySize:
    """Level 7."""
    return BySize(
        SearchBot(_HARD_SIMULATIONS, threads=threads, endings=endings),
        SearchBot(_HARD_SIMULATIONS_OF_MORE, threads=threads, width=_HARD_WIDTH_OF_MORE, endings=endings),
    )


@register("expert", "Expert", "Looks as far as it can, into thousands of worlds that might be.")
def expert(
    threads: Annotated[int, "trees that are grown at the same time and added up"] = 1,
    endings: Annotated[bool, "whether last turns are solved exactly"] = True,
) -> BySize:
    """Level 8: counts simulations, so that a seed gives the same game on every machine."""
    return BySize(
        SearchBot(_EXPERT_SIMULATIONS, threads=threads, endings=endings),
        SearchBot(_EXPERT_SIMULATIONS_OF_MORE, threads=threads, ahead=_EXPERT_AHEAD_OF_MORE, endings=endings),
    )
