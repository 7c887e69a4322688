"""Games played on from a position by fast bots, in compiled code.

The value of a position is the mean of the judge's values of how games continue from it after some turns. Ways of a
decision are compared in the same sampled worlds, each with the same luck. For the reasons of a difference, `fates`
reports the outcome of a way, world by world.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run this
    from ..engine import _cython as cython

from array import array

from ..engine.state import IllegalInput
from .fate import Fate

if not cython.compiled:
    from ..bots.judge import Judge
    from ..bots.limits import NONE, PATIENCE, PATIENCE_AHEAD, WIDTH_AHEAD
    from ..bots.moves import Moves
    from ..bots.planner import Planner
    from ..engine.bits import count, scramble, size
    from ..engine.luck import Luck
    from ..engine.numbers import *  # noqa: F403
    from ..engine.state import State

    WIDTH_NOW = 4
    """Moves followed at each step of the plan for the turn under way; the turns after it are planned faster."""


def _listed(ways):
    """All actions in one row, each way ended by a mark."""
    for way in ways:
        for action in way:
            if not 0 <= action < ACTIONS:
                raise ValueError(f"{action} is not the number of an action")
    return array("i", [action for way in ways for action in (*way, NONE)])


class Continuation:
    """Plays positions on. Holds its own scratch paper, so every thread needs one of its own."""

    def __init__(self, judge):
        if not isinstance(judge, Judge):
            raise TypeError(f"a continuation needs a judge, not {judge!r}")
        self.judge = judge
        self.planner = Planner(judge, 1)
        self.moves = Moves()
        self.luck = Luck()
        self.start = State()
        self.world = State()
        self._allocate()

    def _allocate(self):
        """Make the lists that the compiled class has as C arrays."""
        if not cython.compiled:
            self.tiles = [0] * SEATS
            self.totals = [0.0] * SEATS
            self.squares = [0.0] * SEATS
            self.earlier = [0.0] * SEATS

    def __reduce__(self):
        return Continuation, (self.judge,)

    def _check(self, view, worlds):
        if view.seat < 0:
            raise ValueError("a spectator has nothing to decide")
        if worlds < 1:
            raise ValueError("games are played on in at least one world")

    def _check_way(self):
        """Raise an error if a way had an action that was not legal in its world."""
        if self.illegal != NONE:
            raise IllegalInput(f"action {self.illegal} of a way is not legal in every world that fits the view")

    # ---- Values ----

    def _play_on(self, player, turns):
        """In `world`: the rest of the player's turn, then `turns` turns of the next players; then it is judged."""
        self.luck.deal(self.world)
        if self.world.phase != OVER and self.world.player == player:
            self.planner.search(self.world, self.luck, WIDTH_NOW, PATIENCE)
            self.world.become(self.planner.ending)
            self.luck.deal(self.world)
        for _ in range(turns):
            if self.world.phase == OVER:
                break
            self.planner.search(self.world, self.luck, WIDTH_AHEAD, PATIENCE_AHEAD)
            self.world.become(self.planner.ending)
            self.luck.deal(self.world)
        self.judge.evaluate(self.world)

    def _play_turn(self):
        """In `world`: the rest of a turn, by a player who does not know the next card: each one makes a new plan."""
        player = self.world.player
        while self.world.phase != OVER and self.world.player == player:
            self.planner.search(self.world, self.luck, WIDTH_AHEAD, PATIENCE_AHEAD)
            if self.planner.moves.found == 0:
                return
            if self.planner.ending.supply == self.world.supply:
                self.world.become(self.planner.ending)
            else:
                self.moves.apply(self.world, self._best_planned())
            self.luck.deal(self.world)

    def values(self, state, seed, worlds, turns):
        """What a position that is known to all is worth, the mean over `worlds` games.

        They are played on to the end of the turn, and `turns` turns further. Three numbers for each seat: its chance of
        winning then; the squared standard error of that; its chance in the same games a turn earlier.
        """
        if worlds < 1:
            raise ValueError("games are played on in at least one world")
        with cython.nogil:
            self._add_up(state, seed, worlds, turns)
        means = [self.totals[seat] / worlds for seat in range(state.players)]
        for seat in range(state.players):
            spread = max(0.0, self.squares[seat] - self.totals[seat] * means[seat])
            # rounded, since compilers may sum up squares more exactly than the interpreter does
            means.append(round(spread / max(1, worlds - 1) / worlds, 10))
        return means + [self.earlier[seat] / worlds for seat in range(state.players)]

    def _add_up(self, state, seed, worlds, turns):
        for seat in range(SEATS):
            self.totals[seat] = self.squares[seat] = self.earlier[seat] = 0.0
        for number in range(worlds):
            self.luck.word = scramble(seed + number)
            self.world.become(state)
            self.luck.deal(self.world)
            for _ in range(turns):
                self._play_turn()
            self.judge.evaluate(self.world)
            for seat in range(state.players):
                self.earlier[seat] += self.judge.chances[seat]
            self._play_turn()
            self.judge.evaluate(self.world)
            for seat in range(state.players):
                self.totals[seat] += self.judge.chances[seat]
                self.squares[seat] += self.judge.chances[seat] * self.judge.chances[seat]

    def compare(self, view, ways, seed, first, worlds, turns):
        """What ways lead to, in worlds that fit the view: the chances of all seats, by world, way and seat.

        A way is a list of actions. In each world all ways meet the same hidden cards and the same luck.
        """
        self._check(view, worlds)
        self.chances = array("d", bytes(8 * SEATS * len(ways) * worlds))
        self.actions = _listed(ways)
        number = len(ways)
        with cython.nogil:
            self._compare(view, number, seed, first, worlds, turns)
        self._check_way()
        return list(self.chances)

    def _compare(self, view, ways, seed, first, worlds, turns):
        at = 0
        self.illegal = NONE
        for number in range(first, first + worlds):
            self.luck.word = scramble(seed + number)
            view.sample_into(self.start, self.luck)
            word = self.luck.word
            place = 0
            for _ in range(ways):
                self.luck.word = word
                self.world.become(self.start)
                while self.actions[place] != NONE:
                    if not self.world.is_legal(self.actions[place]):
                        self.illegal = self.actions[place]
                        return
                    self.world.apply_unchecked(self.actions[place])
                    self.luck.deal(self.world)
                    place += 1
                place += 1
                self._play_on(view.seat, turns)
                for seat in range(self.world.players):
                    self.chances[at + seat] = self.judge.chances[seat]
                at += SEATS

    # ---- The outcome of a way ----

    def fates(self, view, way, seed, worlds, turns):
        """Follow a way in worlds that fit the view, for a number of turns; its outcome in each."""
        self._check(view, worlds)
        self.actions = _listed([way])
        self.illegal = NONE
        found = []
        for number in range(worlds):
            with cython.nogil:
                self.luck.word = scramble(seed + number)
                view.sample_into(self.world, self.luck)
                self._follow(view.seat, turns)
            self._check_way()
            tiles = tuple([self.tiles[seat] for seat in range(self.world.players)])
            found.append(
                Fate(
                    closed_in=self.closed_in,
                    length=self.length,
                    cities=self.cities,
                    abandoned_in=self.abandoned_in,
                    discarded=self.discarded,
                    carriage=self.carriage,
                    houses=self.houses,
                    tiles=tiles,
                    end_called_by=self.end_called_by,
                    winner=self.winner,
                    points=self.points,
                    rival_points=self.rival_points,
                )
            )
        return found

    def _follow(self, seat, turns):
        """Carry out the way in `world`, play it on, and note what happens."""
        self.closed_in = self.abandoned_in = self.end_called_by = self.winner = NONE
        self.length = self.cities = self.discarded = self.carriage = self.houses = 0
        for other in range(self.world.players):
            self.tiles[other] = self.world.tiles[other]
        self.turn = self.own_turn = 0
        ended = self.world.end_is_called()
        place = 0
        while self.actions[place] != NONE:
            if not self.world.is_legal(self.actions[place]):
                self.illegal = self.actions[place]
                return
            self._do(seat, self.actions[place])
            place += 1
        while self.world.phase != OVER and self.turn < turns and self.world.awaiting == NO_CARD_AWAITED:
            self._do(seat, self._best_move(self.turn == 0))
        if not ended and self.world.end_is_called():
            self.end_called_by = self.world.game_end_holder()
        if self.world.phase == OVER:
            self.winner = self.world.winner()
        self.rival_points = -HOUSE_COUNT
        for other in range(self.world.players):
            self.tiles[other] = self.world.tiles[other] & ~self.tiles[other]
            if other != seat:
                self.rival_points = max(self.rival_points, self.world.score(other))
        self.points = self.world.score(seat)

    def _best_move(self, now):
        """The move that the plan for the rest of the turn begins with."""
        self.planner.search(
            self.world, self.luck, WIDTH_NOW if now else WIDTH_AHEAD, PATIENCE if now else PATIENCE_AHEAD
        )
        return self._best_planned()

    def _best_planned(self):
        """The move of the highest value among those that the planner has just searched."""
        best = 0
        for index in range(1, self.planner.moves.found):
            if self.planner.values[index] > self.planner.values[best]:
                best = index
        return self.planner.moves.move[best]

    def _do(self, seat, move):
        """Carry out a move in `world`, and note what it means for the seat."""
        player = self.world.player
        if player == seat and (self.closed_in == NONE or self.closed_in == self.own_turn):
            self._note(seat, move)
        houses = count(self.world.houses[seat])
        phase = self.world.phase
        self.moves.apply(self.world, move)
        if player == seat and self.closed_in == self.own_turn:
            self.houses += count(self.world.houses[seat]) - houses
            self.carriage = self.world.carriages[seat]
        ends = phase >= FINISH  # of the phases of a turn, those that can end it
        if self.world.phase == OVER or (ends and self.world.phase <= PLAY):
            self.turn += 1
            if player == seat:
                self.own_turn += 1
        self.luck.deal(self.world)

    def _note(self, seat, move):
        """Note a move of the seat itself: it may close the route, throw it away, or throw cards away."""
        if move == CLOSE:
            self.closed_in = self.own_turn
            self.length = self.world.lengths[seat]
            self.cities = self.world.routes[seat]
        elif START <= move < LEFT and self.world.lengths[seat]:
            if self.abandoned_in == NONE:
                self.abandoned_in = self.own_turn
            self.discarded += self.world.lengths[seat]
        elif self.world.phase == DISCARD:
            self.discarded += 1 if move < ACTIONS else size(self.world.hands[seat]) - HAND_AFTER_CLOSING
