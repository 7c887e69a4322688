"""Games played on from a position by fast bots, in compiled code.

What a position is worth is the mean of how games go on from it for some turns, as the judge sees them then. Ways of a
decision are compared in the same sampled worlds, each with the same luck; and what becomes of a way is written down
world by world, so that it can be counted what sets two ways apart.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the review
    from ..engine import _cython as cython

from array import array

if not cython.compiled:
    from ..bots.limits import NONE, PATIENCE, PATIENCE_AHEAD, WIDTH_AHEAD
    from ..bots.moves import Moves
    from ..bots.planner import Planner
    from ..engine.bits import count, scramble, size
    from ..engine.luck import Luck
    from ..engine.numbers import *  # noqa: F403
    from ..engine.state import State

    FACTS = 16
    """How many numbers are written down about each world, see `Continuation.tell`."""
    WIDTH_NOW = 4
    """Moves followed at each step of the plan for the turn under way; the turns after it are planned faster."""


def _listed(ways):
    """All actions in one row, each way ended by a mark."""
    return array("i", [action for way in ways for action in (*way, NONE)])


class Continuation:
    """Plays positions on. Holds its own scratch paper, so every thread needs one of its own."""

    def __init__(self, judge):
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
            self.fact = [0] * FACTS
            self.totals = [0.0] * SEATS
            self.squares = [0.0] * SEATS
            self.earlier = [0.0] * SEATS

    # ---- Values ----

    def _play_on(self, player, turns):
        """In `world`: the rest of the player's turn, then so many turns of those who follow; then it is judged."""
        self.luck.deal(self.world)
        if self.world.phase != OVER and self.world.player == player:
            self.planner.weigh(self.world, self.luck, WIDTH_NOW, PATIENCE)
            self.world.become(self.planner.ending)
            self.luck.deal(self.world)
        for _ in range(turns):
            if self.world.phase == OVER:
                break
            self.planner.weigh(self.world, self.luck, WIDTH_AHEAD, PATIENCE_AHEAD)
            self.world.become(self.planner.ending)
            self.luck.deal(self.world)
        self.judge.judge(self.world)

    def _play_turn(self):
        """In `world`: the rest of a turn, by somebody who does not know what will come: after a card, plans are new."""
        player = self.world.player
        while self.world.phase != OVER and self.world.player == player:
            self.planner.weigh(self.world, self.luck, WIDTH_AHEAD, PATIENCE_AHEAD)
            if self.planner.ending.supply == self.world.supply:
                self.world.become(self.planner.ending)
            else:
                self.moves.apply(self.world, self._liked())
            self.luck.deal(self.world)

    def values(self, state, seed, worlds, turns):
        """What a position that is known to all is worth, the mean over so many games.

        They are played on to the end of the turn, and so many turns further. Three numbers for each seat: its chance of
        winning then; the squared standard error of that; its chance in the same games a turn earlier.
        """
        with cython.nogil:
            self._add_up(state, seed, worlds, turns)
        told = [self.totals[seat] / worlds for seat in range(state.players)]
        for seat in range(state.players):
            spread = max(0.0, self.squares[seat] - self.totals[seat] * told[seat])
            # rounded, since compilers may sum up squares more exactly than the interpreter does
            told.append(round(spread / max(1, worlds - 1) / worlds, 10))
        return told + [self.earlier[seat] / worlds for seat in range(state.players)]

    def _add_up(self, state, seed, worlds, turns):
        for seat in range(SEATS):
            self.totals[seat] = self.squares[seat] = self.earlier[seat] = 0.0
        for number in range(worlds):
            self.luck.word = scramble(seed + number)
            self.world.become(state)
            self.luck.deal(self.world)
            for _ in range(turns):
                self._play_turn()
            self.judge.judge(self.world)
            for seat in range(state.players):
                self.earlier[seat] += self.judge.chances[seat]
            self._play_turn()
            self.judge.judge(self.world)
            for seat in range(state.players):
                self.totals[seat] += self.judge.chances[seat]
                self.squares[seat] += self.judge.chances[seat] * self.judge.chances[seat]

    def compare(self, view, ways, seed, first, worlds, turns):
        """What ways lead to, in worlds that fit the view: the chances of all seats, by world, way and seat.

        A way is a list of actions. In each world all ways meet the same hidden cards and the same luck.
        """
        self.chances = array("d", bytes(8 * SEATS * len(ways) * worlds))
        self.actions = _listed(ways)
        number = len(ways)
        with cython.nogil:
            self._compare(view, number, seed, first, worlds, turns)
        return list(self.chances)

    def _compare(self, view, ways, seed, first, worlds, turns):
        at = 0
        for number in range(first, first + worlds):
            self.luck.word = scramble(seed + number)
            view.sample_into(self.start, self.luck)
            word = self.luck.word
            place = 0
            for _ in range(ways):
                self.luck.word = word
                self.world.become(self.start)
                while self.actions[place] != NONE:
                    self.world.apply_unchecked(self.actions[place])
                    self.luck.deal(self.world)
                    place += 1
                place += 1
                self._play_on(view.seat, turns)
                for seat in range(self.world.players):
                    self.chances[at + seat] = self.judge.chances[seat]
                at += SEATS

    # ---- What becomes of a way ----

    def tell(self, view, way, seed, first, worlds, turns):
        """Follow a way in worlds that fit the view, for so many turns; what came of it, FACTS numbers a world.

        For the seat whose view it is, up to its first closing: 0 in which of its own turns that was, counted from the
        one under way (-1: it closed none), 1 with how many cards, 2 its cities, 3 the turn in which a route was thrown
        away before that (-1: none was), 4 cards thrown away, 5 its carriage then, 6 houses placed. To the end:
        7 to 10 the tiles that each seat has taken; 11 who called the end (-1: nobody), 12 after how many turns of all
        players, 13 who won (-1: the game goes on), 14 the points of the seat, 15 the best points of another.
        """
        self.told = array("q", bytes(8 * FACTS * worlds))
        self.actions = _listed([way])
        with cython.nogil:
            for number in range(worlds):
                self.luck.word = scramble(seed + first + number)
                view.sample_into(self.world, self.luck)
                self._tell_one(view.seat, turns)
                for place in range(FACTS):
                    self.told[number * FACTS + place] = self.fact[place]
        return list(self.told)

    def _tell_one(self, seat, turns):
        for place in range(FACTS):
            self.fact[place] = 0
        self.fact[0] = self.fact[3] = self.fact[11] = self.fact[13] = NONE
        for other in range(self.world.players):
            self.fact[7 + other] = self.world.tiles[other]
        self.turn = self.own_turn = 0
        ended = self.world.end_is_called()
        place = 0
        while self.actions[place] != NONE:
            self._do(seat, self.actions[place])
            place += 1
        while self.world.phase != OVER and self.turn < turns:
            self._do(seat, self._best_move(self.turn == 0))
        if not ended and self.world.end_is_called():
            self.fact[11] = self.world.game_end_holder()
        if self.world.phase == OVER:
            self.fact[13] = self.world.winner()
        best = -HOUSE_COUNT
        for other in range(self.world.players):
            self.fact[7 + other] = self.world.tiles[other] & ~self.fact[7 + other]
            if other != seat:
                best = max(best, self.world.score(other))
        self.fact[14] = self.world.score(seat)
        self.fact[15] = best

    def _best_move(self, now):
        """The move that the plan for the rest of the turn begins with."""
        self.planner.weigh(
            self.world, self.luck, WIDTH_NOW if now else WIDTH_AHEAD, PATIENCE if now else PATIENCE_AHEAD
        )
        return self._liked()

    def _liked(self):
        """The move that feels best of those that were just weighed."""
        best = 0
        for index in range(1, self.planner.moves.found):
            if self.planner.feelings[index] > self.planner.feelings[best]:
                best = index
        return self.planner.moves.move[best]

    def _do(self, seat, move):
        """Carry out a move in `world`, and note what it means for the seat."""
        player = self.world.player
        was_called = self.world.end_is_called()
        if player == seat and (self.fact[0] == NONE or self.fact[0] == self.own_turn):
            self._note(seat, move)
        houses = count(self.world.houses[seat])
        phase = self.world.phase
        self.moves.apply(self.world, move)
        if player == seat and self.fact[0] == self.own_turn:
            self.fact[6] += count(self.world.houses[seat]) - houses
            self.fact[5] = self.world.carriages[seat]
        if not was_called and self.world.end_is_called():
            self.fact[12] = self.turn
        ends = phase >= FINISH  # of the phases of a turn, those that can end it
        if self.world.phase == OVER or (ends and self.world.phase <= PLAY):
            self.turn += 1
            if player == seat:
                self.own_turn += 1
        self.luck.deal(self.world)

    def _note(self, seat, move):
        """A move of the seat itself: it may close the route, throw it away, or throw cards away."""
        if move == CLOSE:
            self.fact[0] = self.own_turn
            self.fact[1] = self.world.lengths[seat]
            self.fact[2] = self.world.routes[seat]
        elif START <= move < LEFT and self.world.lengths[seat]:
            if self.fact[3] == NONE:
                self.fact[3] = self.own_turn
            self.fact[4] += self.world.lengths[seat]
        elif self.world.phase == DISCARD:
            self.fact[4] += 1 if move < ACTIONS else size(self.world.hands[seat]) - HAND_AFTER_CLOSING
