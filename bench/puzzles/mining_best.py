"""Best-turn puzzles from games played by bots: where one way is ahead of all others, by how much, and what it is about.

A decision is worth a puzzle if a weaker bot decides it otherwise and if two ways of looking at it agree: games played
on from every way, and the tree search of the strongest bot. In both, what is right must be ahead of everything else
by at least what the review calls a mistake; with several seeds, and again with four times the budget.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from thurntaxis.assessment import Evaluator
from thurntaxis.assessment.ways import until_done
from thurntaxis.bots import make
from thurntaxis.bots.advice import closing_plan, world_of
from thurntaxis.bots.bot import Bot
from thurntaxis.bots.levels import LEVELS
from thurntaxis.bots.moves import Moves
from thurntaxis.bots.opponents.search import SearchBot
from thurntaxis.engine import EngineView, Luck
from thurntaxis.engine.numbers import (
    CALL_ADMINISTRATOR,
    CALL_CARTWRIGHT,
    CARRIAGE,
    CLOSE,
    DISCARD,
    DRAW,
    END,
    FINISH,
    HOUSES,
    PLAY,
    TAKE_SUPPLY,
)
from thurntaxis.game import Game, Position
from thurntaxis.puzzles import PuzzleData, codec
from thurntaxis.puzzles.best import AS_GOOD, Branch, RankedWay, rank
from thurntaxis.review.grading import SIZES
from thurntaxis.rollouts import CountedReason, explain

PLAYER = "hard"
"""The bots whose games are searched."""
_DOUBTER = "medium"
"""A decision is looked at if this bot decides it otherwise."""
MARGIN = dict(SIZES)["mistake"]
"""By how much what is right must be ahead of all else."""
SEEDS = (1, 2, 3)
WORLDS = 250
SIMULATIONS = 5_000
MORE = 4
"""How many times the budget must confirm it."""
_SCREENED = (30, 100)
"""Worlds of a first and a second look, which throw most decisions out."""
_OUT_OF_THE_QUESTION = 4
"""How many times the margin a way must fall short not to be looked at again."""
_MOST_RIGHT = 3
_MOST_DECISIONS = 8
_TRIES = 3
_GUESSED = 60
"""Worlds in which reasons are counted at the first look."""
_EXPLAINED = 200
"""Worlds in which reasons are counted."""
_FEWEST_UNSEEN = 10
_HOPELESS, _SAFE = 0.03, 0.97

THEMES = (
    *("administrator", "postmaster", "postal_carrier", "cartwright", "cards", "route"),
    *("houses", "discards", "early", "waiting", "tiles", "ending"),
)
"""What a puzzle can be about."""


@dataclass(frozen=True, slots=True)
class Miss:
    """Where a bot left the right way, and what it did instead."""

    actions: tuple[int, ...]
    """Up to the decision."""
    view: EngineView
    right: tuple[int, ...]
    tried: tuple[int, ...]


def decisions(seed: int, *, rare: bool = False) -> Iterator[tuple[str, Position]]:
    """The decisions of a game of strong bots that a weaker one would have taken otherwise, with ids.

    Most are about cards and how to lay them out. `rare` ones are the others: to close or to wait, the Administrator.
    """
    players = 2 + seed % 3
    game = Game([f"Bot {seat + 1}" for seat in range(players)], seed=f"best turns {seed}")
    bots, doubter, closer = [make(PLAYER) for _ in range(players)], make(_DOUBTER), make(PLAYER)
    luck = Luck(seed)
    while game.player is not None:
        seat, legal = game.player, game.legal_actions(numbers=True)
        view = game.seen(seat)
        action = int(bots[seat].decide(view, legal, luck))
        wanted = not rare or view.public.phase == FINISH or action == CALL_ADMINISTRATOR
        if wanted and _is_open(view, legal, action):
            other = int(doubter.decide(view, legal, luck))
            if other != action or (
                action == CLOSE and closing_plan(doubter, view, legal, luck) != closing_plan(closer, view, legal, luck)
            ):
                yield f"b{seed}-{game.ply}", game.position()
        game.play(action)


def discarding(seed: int) -> Iterator[tuple[str, Position]]:
    """The moments of a game of strong bots in which somebody has to choose what to discard, with ids."""
    players = 2 + seed % 3
    game = Game([f"Bot {seat + 1}" for seat in range(players)], seed=f"best turns {seed}")
    bots, luck, before = [make(PLAYER) for _ in range(players)], Luck(seed), DRAW
    while game.player is not None:
        view = game.seen(game.player)
        phase = view.public.phase
        if phase == DISCARD != before and not view.public.end_is_called() and view.supply_size >= _FEWEST_UNSEEN:
            yield f"b{seed}-{game.ply}", game.position()
        before = phase
        game.play(int(bots[game.player].decide(view, game.legal_actions(numbers=True), luck)))


def _is_open(view: EngineView, legal: list[int], action: int) -> bool:
    """Whether there is something to find: to close or to wait, with nothing else to choose, is a guess."""
    state = view.public
    if state.phase > FINISH or state.end_is_called() or view.supply_size < _FEWEST_UNSEEN:
        return False
    return len(legal) > 2 or (len(legal) == 2 and action == CLOSE)


def puzzle_in(id: str, position: Position, themes: Collection[str] = THEMES) -> PuzzleData | None:
    """The puzzle of a decision; None if nothing is clearly right, or everybody finds it.

    With fewer themes, what a first look puts under another one is left out before the long looks.
    """
    looking = Looking(id, position)
    if not looking.promises() or (len(themes) < len(THEMES) and looking.seems_about() not in themes):
        return None
    branches = looking.right_ways(())
    if not branches:
        return None
    level, miss = looking.level(branches)
    if miss is None or not (looking.choices > 2 or branches[0].then):
        return None
    found = looking.ranked(miss.view, [miss.right, miss.tried], 0, MORE * WORLDS)
    best, other = (next(each for each in found if each.way == way) for way in (miss.right, miss.tried))
    if best.chance - other.chance < MARGIN:
        return None
    ways, cost = (list(miss.right), list(miss.tried)), best.chance - other.chance
    reasons = explain(looking.evaluator.continuation, miss.view, *ways, len(id), _EXPLAINED, cost)
    return {
        "id": id,
        "goal": "chance",
        "best": round(100 * best.chance),
        "level": level,
        "theme": theme_of(miss, branches[0].line(), reasons),
        "without": round(100 * other.chance),
        "right": [each.to_json() for each in branches],
        "reasons": [(each.id, dict(each.arguments)) for each in reasons],
        "tempting": ([*miss.actions, *miss.tried], round(cost, 3)),
        "position": codec.write(position),
    }


class Looking:
    """Looks at one decision and those that follow in the same turn."""

    def __init__(self, id: str, position: Position) -> None:
        self.id = id
        self.position = position
        self.seat = position.state.player
        self.evaluator = Evaluator()
        self.choices = 0
        """Ways of the first decision."""
        self._moves = Moves()
        self._looked_at = 0

    def game(self, actions: tuple[int, ...] = ()) -> Game:
        """The puzzle's game after some actions; its cards are those that everybody who tries it meets."""
        game = Game.from_position(self.position, seed=f"puzzle {self.id}")
        for action in actions:
            game.play(action)
        return game

    def ways(self, view: EngineView) -> list[tuple[int, ...]]:
        """The ways to decide here; those that discard a good route are left out."""
        world = world_of(view)
        self._moves.find(world)
        moves = list(self._moves.move[: self._moves.found])
        return [tuple(until_done(world, self._moves.actions(move))) for move in moves]

    def ranked(self, view: EngineView, ways: list[tuple[int, ...]], seed: int, worlds: int) -> list[RankedWay]:
        """The ways beside each other."""
        return rank(self.evaluator, view, ways, seed, worlds)

    def promises(self) -> bool:
        """Whether a first look, and a second one, see something ahead, in a game that is still open."""
        view = self.game().seen(self.seat)
        ways = self.ways(view)
        self.choices = len(ways)
        for seed, worlds in enumerate(_SCREENED):
            if len(ways) < 2:
                return False
            found = self.ranked(view, ways, seed, worlds)
            right = [each.way for each in found if each.shortfall < AS_GOOD]
            close = [each.way for each in found if each.shortfall < MARGIN]
            if not (_HOPELESS < found[0].chance < _SAFE and right == close and len(right) <= _MOST_RIGHT):
                return False
        return True

    def seems_about(self) -> str:
        """The theme as the weakest doubter and a few worlds see it; none if the doubter decides the same."""
        view = self.game().seen(self.seat)
        best = self.ranked(view, self.ways(view), 1, _SCREENED[-1])[0].way
        miss = self._miss(make(_DOUBTER), (Branch(best, ()),), Luck(0))
        if miss is None:
            return ""
        reasons = explain(self.evaluator.continuation, view, list(miss.right), list(miss.tried), 0, _GUESSED)
        return theme_of(miss, best, reasons) if reasons else ""

    def right_ways(self, actions: tuple[int, ...]) -> tuple[Branch, ...]:
        """What is right after some actions, and what must follow; nothing if nothing stands out."""
        self._looked_at += 1
        game = self.game(actions)
        if game.player != self.seat or self._looked_at > _MOST_DECISIONS:
            return ()
        view = game.seen(self.seat)
        ways = self.ways(view)
        if len(ways) == 1:
            then = self.right_ways((*actions, *ways[0]))
            return (Branch(ways[0], then),) if then else ()
        right = self._standing_out(view, ways)
        return tuple(Branch(way, self.right_ways((*actions, *way))) for way in right)

    def _standing_out(self, view: EngineView, ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """The ways that are ahead of all others by both ways of looking, whatever the seed and the budget."""
        found = self.ranked(view, ways, 0, WORLDS)
        right = sorted(each.way for each in found if each.shortfall < AS_GOOD)
        if len(right) > _MOST_RIGHT or len(right) == len(ways):
            return []
        ways = [each.way for each in found if each.shortfall < _OUT_OF_THE_QUESTION * MARGIN]
        budgets = [(factor, seed) for factor in (1, MORE) for seed in SEEDS]
        agreed = all(
            self._search_agrees(view, right, Luck(seed), factor * SIMULATIONS)
            and self._games_agree(view, ways, right, seed, factor * WORLDS)
            for factor, seed in budgets
        )
        # Of several right ways, the one that is best by a hair is shown.
        return [each.way for each in found if each.way in right] if agreed else []

    def _games_agree(
        self, view: EngineView, ways: list[tuple[int, ...]], right: list[tuple[int, ...]], seed: int, worlds: int
    ) -> bool:
        found = self.ranked(view, ways, seed * 1_000_003, worlds)
        return right == sorted(each.way for each in found if each.shortfall < MARGIN) and all(
            each.shortfall < AS_GOOD for each in found if each.way in right
        )

    def _search_agrees(self, view: EngineView, right: list[tuple[int, ...]], luck: Luck, simulations: int) -> bool:
        world = world_of(view)
        options = SearchBot(simulations).assess(view, luck).options
        chances: dict[bool, list[float]] = {True: [], False: []}
        for option in options:
            way = tuple(until_done(world, self._moves.actions(option.move)))
            if option.visits:  # never tried: a first look was enough to drop it
                chances[way in right].append(option.chance)
        tried_most = tuple(until_done(world, self._moves.actions(options[0].move)))
        return tried_most in right and max(chances[True]) - max(chances[False], default=0.0) >= MARGIN

    # ---- Who finds it ----

    def level(self, branches: tuple[Branch, ...]) -> tuple[int, Miss | None]:
        """The level from which on bots find it more often than not, and where the last one below went wrong."""
        for level in reversed(LEVELS[:-1]):
            misses = [self._miss(make(level.code), branches, Luck(seed)) for seed in range(_TRIES)]
            missed = [each for each in misses if each is not None]
            if 2 * len(missed) > _TRIES:
                return level.number + 1, missed[0]
        return 1, None

    def _miss(self, bot: Bot, branches: tuple[Branch, ...], luck: Luck) -> Miss | None:
        game = self.game()
        view = game.seen(self.seat)
        played: list[int] = []
        begun: tuple[int, ...] = ()
        while branches:
            now = game.seen(self.seat)
            action = int(bot.decide(now, now.public.legal_actions(), luck))
            begun = (*begun, action)
            fitting = [branch for branch in branches if branch.begins_with(begun)]
            if not fitting:
                return Miss(tuple(played), view, branches[0].way, begun)
            game.play(action)
            done = next((branch for branch in fitting if len(branch.way) == len(begun)), None)
            if done is not None:
                played += begun
                branches, begun, view = done.then, (), game.seen(self.seat)
        return None


def theme_of(miss: Miss, line: tuple[int, ...], reasons: list[CountedReason]) -> str:
    """What the puzzle is about: the decision that others get wrong, and what sets the two ways apart."""
    phase, first = miss.view.public.phase, miss.right[0]
    theme = {DRAW: "cards", PLAY: "route", HOUSES: "houses", CARRIAGE: "cartwright", DISCARD: "discards"}.get(phase, "")
    if first == CALL_ADMINISTRATOR:
        theme = "administrator"
    elif phase == PLAY and first <= TAKE_SUPPLY:
        theme = "postmaster"
    elif phase == FINISH:
        closing = "cartwright" if CALL_CARTWRIGHT in line else "early"
        theme = {CLOSE: closing, END: "waiting"}.get(first, "postal_carrier")
        if any(each.id == "review-reason-end" and _decides(each) for each in reasons):
            return "ending"
    # What to do may be open to any theme; if nearly all hangs on a tile, it is about that tile.
    about_tile = reasons[0].id == "review-reason-tile" and _decides(reasons[0])
    return "tiles" if about_tile and theme in ("cards", "route", "houses", "early", "waiting") else theme


def _decides(reason: CountedReason) -> bool:
    """Whether it is so in most games after one way, and not after the other."""
    best, other, games = (int(reason.arguments[name]) for name in ("best", "other", "games"))
    return 2 * abs(best - other) >= games
