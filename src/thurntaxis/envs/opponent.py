"""The planning levels as opponents in compiled code: the same decisions as the bots', without the interpreter."""

try:
    import cython
except ImportError:  # the compiler is not needed to run the environments
    from ..engine import _cython as cython

if not cython.compiled:
    from ..bots.planner import Planner
    from ..engine.state import State
    from ..engine.view import EngineView

_PATIENCE = 2500
"""As that of `Planner.plan`."""


class Opponent:
    """Decides as a planning bot with the same planner and width does, given the same luck."""

    def __init__(self, planner, width, compares):
        if not isinstance(planner, Planner):
            raise TypeError(f"an opponent needs a planner, not {planner!r}")
        if width < 1:
            raise ValueError(f"an opponent follows at least one idea, not {width}")
        self.planner = planner
        self.width = width
        self.compares = compares
        self.view = EngineView(State(), 0)
        self.world = State()

    def decide(self, state, luck):
        """The first action of the best plan, by what the player to act may know.

        Raises:
            ValueError: there is nothing to decide.
        """
        state.find_legal()
        if state.legal_count() == 0:
            raise ValueError("there is nothing to decide")
        return self.choose(state, luck)

    def choose(self, state, luck):
        """The same, unchecked."""
        state.find_legal()
        if state.legal_count() == 1:
            return state.nth_legal_unchecked(0)
        self.view.see(state, state.player)
        if self.compares:
            self.view.sample_into(self.world, luck)
        else:
            self.world.become(self.view.public)
            if self.view.supply_size == 0:
                self.world.supply = 0
        self.planner.search(self.world, luck, self.width, _PATIENCE)
        return self._best(state)

    def _best(self, state):
        """The move of the highest value, the first of equals, among those whose first action is legal."""
        best = state.nth_legal_unchecked(0)
        highest = -1e300
        for index in range(self.planner.moves.found):
            if self.planner.values[index] > highest:
                action = self.planner.moves.first_action(self.planner.moves.move[index])
                if state.is_legal(action):
                    highest = self.planner.values[index]
                    best = action
        return best
