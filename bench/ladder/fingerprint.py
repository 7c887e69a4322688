"""Which games the bots of a match play: figures stay valid as long as these games stay the same.

The fingerprint is a hash of games on fixed deals, not of sources. So a change of the code that changes no decision
keeps every figure, and other weights for two players change only the two-player matches.
"""

import hashlib
from collections.abc import Iterator

from thurntaxis.arena import Plan, play
from thurntaxis.arena.pairing import PlannedGame
from thurntaxis.bots import make
from thurntaxis.engine import EngineView, Luck, State

_SEED = 20_311
"""No match has deals of this seed."""
_DEALS = 2
STANDS_IN = {"expert": "hard"}
"""Who plays the whole games of a bot that thinks too long for them; the bot itself is asked at some moments."""
_MOMENTS = 8


def fingerprint(bots: tuple[str, ...]) -> str:
    """A hash of what these bots do at one table: a few whole games in every seating."""
    hashed = hashlib.sha256(repr(bots).encode())
    quick = tuple(STANDS_IN.get(bot, bot) for bot in bots)
    games = Plan(quick, len(quick), 1, _SEED).total
    for planned in Plan(quick, len(quick), _DEALS * games, _SEED).schedule():
        played = play(planned)
        hashed.update(repr((played.draws, played.actions, played.result.dumps())).encode())
    for bot in sorted(set(bots) - set(quick)):
        hashed.update(repr(list(_answers(bot, quick))).encode())
    return hashed.hexdigest()[:16]


def _answers(bot: str, quick: tuple[str, ...]) -> Iterator[int]:
    """What a bot would do at moments spread over a game of others."""
    played = play(PlannedGame(0, 0, quick, _SEED))
    draws = iter(played.draws)
    state, asked = State(len(quick)), make(bot)
    every = max(1, len(played.actions) // _MOMENTS)
    wait = every
    for action in played.actions:
        while state.awaits_card:
            state.give(next(draws))
        legal = state.legal_actions()
        wait -= 1
        if wait <= 0 and len(legal) > 1:
            wait = every
            asked.new_game()
            yield asked.decide(EngineView(state, state.player), legal, Luck(_SEED))
        state.apply(action)
