"""The coach: what a learner should know before an action.

He says only what is certain from what the seat may know, whatever the others do and whatever cards come. A card that is
discarded comes back once the supply has been drawn and shuffled again, and cards in other hands and routes can be
discarded before that; so a card that lies elsewhere is out of reach only while the supply lasts for longer than the
draws until the next time it could be played.
"""

from ..engine import EngineView, State
from ..engine.bits import cities_of, size, together
from ..engine.numbers import CLOSE, END, FINISH, LEFT, NOBODY, PLAY
from ..game.actions import TEXTS
from ..game.aids import route_lives
from ..game.data import CoachWord

_HARDLY = 0.2
"""A route with a smaller chance to live on is worth a word before the turn is ended."""
_MOST_DRAWN = 7
"""The most cards that leave the supply in a turn, before a card is played: six by the Administrator, one that is taken.
"""


def words_before(view: EngineView, *, forgetful: bool = False) -> list[CoachWord]:
    """What the coach has to say to the viewer, if it is the viewer's turn, before which of the legal actions.

    `forgetful`: the viewer does not know which cards others took.
    """
    public = view.public
    if view.seat != public.player or public.phase not in (PLAY, FINISH) or not public.routes[view.seat]:
        return []
    unseen = public.supply
    for other in range(public.players):
        if forgetful and other != view.seat:
            unseen = together(unseen, public.known[other])
    reach = _Reach(view, cities_of(unseen))
    legal = public.legal_actions()
    words = _before_plays(reach, [action for action in legal if LEFT <= action < END])
    if CLOSE in legal:
        words += _before_the_end(reach, size(unseen & _both(reach.fitting(public))), size(unseen), forgetful)
    return words


class _Reach:
    """Which cards can come to the viewer in time to be played to the route."""

    def __init__(self, view: EngineView, unseen: int) -> None:
        self.view = view
        self.seat = view.seat
        self.plays_again = not view.public.end_is_called()
        self._near = view.public.face_up() | unseen
        """Cities that may lie in the display or on top of the supply when the viewer's next turn comes."""

    def fitting(self, after: State) -> int:
        return after.cities_that_extend(self.seat)

    def held(self, after: State) -> int:
        """Cities in hand that extend the route and can still be played: by the Postal carrier, or next turn."""
        callable_now = after.phase == FINISH and after.official == NOBODY
        held = cities_of(after.hands[self.seat]) & self.fitting(after)
        return held if callable_now or self.plays_again else 0

    def surely_open(self, after: State) -> bool:
        """Whether a card can follow: one that is held, or that the others can leave to the viewer.

        With a card in the supply the display is full, and the others need not take what fits.
        """
        waits = self.plays_again and self.view.supply_size and self.fitting(after) & self._near
        return bool(self.held(after) or waits)

    def surely_over(self, after: State) -> bool:
        """Whether no card can follow, whatever happens."""
        if self.held(after):
            return False
        if not self.plays_again or not self.fitting(after):
            return True
        lasts = self.view.supply_size >= _MOST_DRAWN * after.players
        return lasts and not self.fitting(after) & self._near

    @property
    def must_play(self) -> bool:
        """Whether the viewer has to play a card next turn: one is in hand, or one is left to be taken."""
        return self.plays_again and bool(self.view.public.hands[self.seat] or self.view.supply_size)


def _before_plays(reach: _Reach, plays: list[int]) -> list[CoachWord]:
    """Before a card that nothing can follow, while another play leaves the route open."""
    after = {play: _played(reach.view.public, play) for play in plays}
    dead = [play for play in plays if reach.surely_over(after[play])]
    better = [play for play in plays if dead and reach.surely_open(after[play])]
    if not better:
        return []
    words: list[CoachWord] = []
    for play in dead:
        city = TEXTS[play].split()[1]
        same = [other for other in better if TEXTS[other].endswith(f" {city}")]
        words.append({"before": TEXTS[play], "fact": "nothing_follows", "instead": TEXTS[(same or better)[0]]})
    return words


def _played(public: State, play: int) -> State:
    after = public.copy()
    after.apply_unchecked(play)
    return after


def _before_the_end(reach: _Reach, fitting: int, unseen: int, forgetful: bool) -> list[CoachWord]:
    """Before a turn is ended with a route that could be closed and will not, or hardly, grow."""
    public = reach.view.public
    if not reach.must_play:
        return []
    if reach.surely_over(public):
        return [{"before": "end", "fact": "nothing_fits"}]
    if reach.held(public) or reach.fitting(public) & public.face_up():
        return []
    lives = route_lives(reach.view, forgetful)
    if lives is None or lives >= _HARDLY:
        return []
    return [{"before": "end", "fact": "few_fit", "fitting": fitting, "unseen": unseen}]


def _both(cities: int) -> int:
    """The mask of all copies of some cities in a pile."""
    return cities | cities << 32
