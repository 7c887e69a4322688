"""What one seat may know of a state, and worlds that fit it.

A view holds a state in which nothing hidden is left: the other hands hold only the cards that everybody saw being
taken, and what the seat cannot place lies together in one pile, *unseen*: the supply and the unknown cards of the
other hands. It is made by listing what may be shown; a sampled world is made from the view alone, so it cannot
contain the truth except by chance.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the engine
    from . import _cython as cython

if not cython.compiled:
    from .bits import size, together, with_card, without_card, without_cards
    from .numbers import *  # noqa: F403

SPECTATOR = -1
"""The seat number of a spectator."""


class EngineView:
    """All that an ideal player at one seat remembers, and no more.

    `public` is the state without its secrets; its `supply` is the pile of unseen cards. `supply_size` is how many
    cards the real supply has, `unknown[seat]` how many cards of that hand nobody has seen.
    """

    def __init__(self, state, seat):
        if not -1 <= seat < state.players:
            raise ValueError(f"there is no seat {seat} at a table of {state.players}")
        self._allocate()
        self.public = state.copy()
        self._hide(seat)

    def see(self, state, seat):
        """Become the view of another state, or of another of its seats, which there must be."""
        self.public.become(state)
        self._hide(seat)

    def _allocate(self):
        """Make the list that the compiled class has as a C array."""
        if not cython.compiled:
            self.unknown = [0] * SEATS

    def _hide(self, seat):
        """Take out of the copied state what the seat cannot know."""
        self.seat = seat
        self.supply_size = size(self.public.supply)
        for other in range(self.public.players):
            self.unknown[other] = size(self.public.hands[other]) - size(self.public.known[other])
            if other != seat:
                hidden = without_cards(self.public.hands[other], self.public.known[other])
                self.public.supply = together(self.public.supply, hidden)
                self.public.hands[other] = self.public.known[other]

    def sample_into(self, world, luck):
        """Turn `world` into a full state that fits the view, all such states being equally likely."""
        world.become(self.public)
        for other in range(world.players):
            if other != self.seat:
                for _ in range(self.unknown[other]):
                    city = luck.card_unchecked(world.supply)
                    world.supply = without_card(world.supply, city)
                    world.hands[other] = with_card(world.hands[other], city)

    def sample(self, luck):
        """A full state that fits the view, all such states being equally likely."""
        world = self.public.copy()
        self.sample_into(world, luck)
        return world

    def __reduce__(self):
        return _restored, (self.public, self.seat, self.supply_size, [self.unknown[other] for other in range(SEATS)])

    def __repr__(self):
        who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<EngineView of {who} of {self.public.players}, phase {self.public.phase}>"

    def __eq__(self, other):
        return isinstance(other, EngineView) and self._all() == other._all()

    def __hash__(self):
        return hash(self._all())

    def _all(self):
        """What two views are compared by."""
        return self.seat, self.supply_size, tuple(self.unknown), self.public


def _restored(public, seat, supply_size, unknown):
    """A view from its parts: what it hides is hidden in the public state already."""
    view = EngineView(public, seat)
    hidden = sum(unknown[:seat] + unknown[seat + 1 :]) if seat >= 0 else sum(unknown)
    if len(unknown) != SEATS or min(unknown) < 0 or supply_size < 0 or supply_size + hidden != size(public.supply):
        raise ValueError("the supply and the unknown cards are not as many as the unseen ones")
    view.supply_size = supply_size
    for other in range(SEATS):
        view.unknown[other] = unknown[other]
    return view
