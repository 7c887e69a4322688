"""Aids for a player's decision, from what one seat may know: whether a route lives."""

try:
    import cython
except ImportError:  # the compiler is not needed for the aids
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.bits import cities_of, size, together
    from ..engine.numbers import DRAW, FINISH, NO_CITY, SLOTS

_FORCED_CARDS = 2
"""How many cards a player takes who begins a turn with an empty hand."""
_REMEMBERED = {}
"""A cache of computed chances."""
_MOST_REMEMBERED = 50_000


def route_lives(view, forgetful=False):
    """The chance that the viewer's route lives on: that one card extends it the next time one has to be played.

    Before the viewer has taken a card, that is this turn; after the viewer has played, it is the next one, and every
    other player is assumed to take one of the face-up cards at random until then. The viewer takes a fitting card if
    one is face up, else the top card of the supply, and calls on no official (but for the Postmaster of an empty
    hand).

    None without a route, when it is not the viewer's turn, in the middle of a play or a closing, and when the viewer
    will not play again. `forgetful`: the viewer does not know which cards others took.
    """
    public = view.public
    seat = view.seat
    if seat != public.player or (public.phase != DRAW and public.phase != FINISH) or not public.routes[seat]:
        return None
    if public.phase == FINISH and public.end_is_called():
        return None
    fitting = public.cities_that_extend(seat)
    if cities_of(public.hands[seat]) & fitting:
        return 1.0
    unseen = public.supply
    if forgetful:
        for other in range(public.players):
            if other != seat:
                unseen = together(unseen, public.known[other])
    fitting_up = others_up = 0
    for slot in range(SLOTS):
        if public.display[slot] != NO_CITY:
            if fitting >> public.display[slot] & 1:
                fitting_up += 1
            else:
                others_up += 1
    cards = fitting | fitting << 32
    return _one_comes(
        public.players - 1 if public.phase == FINISH else 0,
        1 if public.hands[seat] else _FORCED_CARDS,
        fitting_up,
        others_up,
        (view.supply_size, size(unseen & cards), size(unseen), size(public.discards & cards), size(public.discards)),
    )


def _chance(hidden):
    """That the next card fits: every one that cannot be placed is as likely as any other to be the supply's next.

    `hidden` is the size of the supply; how many cards cannot be placed, first those that fit, then all; and the same of
    the discards.
    """
    supply, fitting, unseen, _, _ = hidden
    return fitting / unseen if supply else 0.0


def _without(hidden, fits):
    """What is hidden after the next card has come; when the supply is used up, the discards are the new one."""
    supply, fitting, unseen, fitting_discards, discards = hidden
    if supply > 1 or not discards:
        return max(supply - 1, 0), fitting - fits, max(unseen - 1, 0), fitting_discards, discards
    return discards, fitting_discards, discards, 0, 0


def _one_comes(takers, cards, fitting_up, others_up, hidden):
    """The chance that a fitting card can be taken after `takers` others have taken one at random."""
    asked = takers, cards, fitting_up, others_up, hidden
    chance = _REMEMBERED.get(asked)
    if chance is None:
        if len(_REMEMBERED) > _MOST_REMEMBERED:
            _REMEMBERED.clear()
        chance = _REMEMBERED[asked] = _count_chance(takers, cards, fitting_up, others_up, hidden)
    return chance


def _count_chance(takers, cards, fitting_up, others_up, hidden):
    if takers:
        return _after_one_taken(takers - 1, cards, fitting_up, others_up, hidden)
    if fitting_up:
        return 1.0
    if not cards or not hidden[0]:
        return 0.0
    chance = _chance(hidden)
    return chance + (1 - chance) * _one_comes(0, cards - 1, 0, others_up, _without(hidden, False))


def _after_one_taken(takers, cards, fitting_up, others_up, hidden):
    face_up = fitting_up + others_up
    if not face_up:
        return _one_comes(takers, cards, 0, 0, hidden)
    chance = 0.0
    if fitting_up:
        chance += fitting_up / face_up * _after_refill(takers, cards, fitting_up - 1, others_up, hidden)
    if others_up:
        chance += others_up / face_up * _after_refill(takers, cards, fitting_up, others_up - 1, hidden)
    return chance


def _after_refill(takers, cards, fitting_up, others_up, hidden):
    if not hidden[0]:
        return _one_comes(takers, cards, fitting_up, others_up, hidden)
    fits = _chance(hidden)
    chance = 0.0
    if fits > 0:
        chance += fits * _one_comes(takers, cards, fitting_up + 1, others_up, _without(hidden, True))
    if fits < 1:
        chance += (1 - fits) * _one_comes(takers, cards, fitting_up, others_up + 1, _without(hidden, False))
    return chance
