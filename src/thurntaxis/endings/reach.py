"""What a player can reach in one turn with any cards they want: the bound that makes a win certain."""

from ..engine import State
from ..engine.bits import ALL_CITIES, together
from ..engine.numbers import DISCARD, FINISH, NO_CARD_AWAITED, NOBODY, PLAY, START


def beats(state: State, seat: int, points: int, other: int) -> bool:
    """Whether a seat with those points comes before another one: of those tied, the holder of the end tile first."""
    theirs = state.score(other)
    if points != theirs:
        return points > theirs
    holder = state.game_end_holder()
    return (seat - holder) % state.players < (other - holder) % state.players


class Reach:
    """Whether players with a turn to come can overtake a seat, if they get any cards. What was found is kept."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._most: dict[tuple[int, int], int] = {}

    def overtakes(self, state: State, rival: int) -> bool:
        """Whether a rival can come before the seat in a turn of theirs, in a round that is the last."""
        key = rival, state.tiles_left
        if key not in self._most:
            self._most[key] = _most_points(_with_any_cards(state, rival))
        return beats(state, rival, self._most[key], self._seat)


def _with_any_cards(state: State, rival: int) -> State:
    """The rival about to play a card, with two of every city in hand, and nothing left to take."""
    world = state.copy()
    hands = list(world.hands)
    hands[rival] = together(ALL_CITIES, ALL_CITIES)
    world.hands = hands
    world.player, world.phase, world.official, world.taken = rival, PLAY, NOBODY, 1
    world.awaiting, world.supply, world.discards = NO_CARD_AWAITED, 0, 0
    return world


def _most_points(world: State) -> int:
    """The most points that the player to act can have at the end of the turn."""
    seat = world.player
    found: dict[tuple[int, ...], int] = {}

    def most(state: State) -> int:
        if state.player != seat or state.phase >= DISCARD:
            return state.score(seat)
        key = (
            *(state.phase, state.official, state.chosen, state.from_city, state.routes[seat]),
            *(state.left[seat], state.right[seat], state.houses[seat], state.carriages[seat]),
        )
        if key not in found:
            best = state.score(seat)
            for action in state.legal_actions():
                if state.phase >= FINISH or action >= START:
                    following = state.copy()
                    following.apply_unchecked(action)
                    best = max(best, most(following))
            found[key] = best
        return found[key]

    return most(world)
