"""The experiment on ending: at the first moment in which somebody can take carriage 7, the game goes on in two ways.

In games of even numbers the player closes and takes the carriage; in the next game, the same up to that moment, the
player only ends the turn, and is free again from then on.
"""

from thurntaxis.engine.numbers import CALL_CARTWRIGHT, CARRIAGE, CLOSE, END

from .facts import can_end
from .playing import Playing
from .sets import GameSet


def play_ending(games: GameSet, number: int) -> bytes:
    """The actions of such a game; none if the moment never came."""
    playing = Playing(games, number)
    state = playing.state
    while not state.is_over and not can_end(state):
        playing.step(playing.decide())
    if state.is_over:
        return b""
    if number % 2:
        playing.step(END)
        return playing.to_the_end()
    player = state.player
    playing.step(CLOSE)
    while state.player == player and not state.is_over:
        playing.step(CALL_CARTWRIGHT if state.phase == CARRIAGE else playing.decide())
    return playing.to_the_end()
