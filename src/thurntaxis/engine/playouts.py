"""Games played at random inside the engine: the three simulation policies, and how fast they run.

- *uniform* takes every legal action alike. Its games take thousands of decisions: it throws routes away.
- *builder* keeps its route alive if it can, closes it at a random length up to 7, and places all the houses it
may: a few hundred.
- *hoarder* never closes and takes two cards a turn, until all cards are in hands and routes; its games do not end.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the engine
    from . import _cython as cython

if not cython.compiled:
    from .bits import ALL_CITIES, WORD, copies, one
    from .luck import Luck
    from .numbers import *  # noqa: F403
    from .state import State

from .state import IllegalInput

POLICIES = {"uniform": UNIFORM, "builder": BUILDER, "hoarder": HOARDER}


def choose(policy, state, luck):
    """The policy's choice in a state that awaits an action.

    Raises:
        IllegalInput: the state awaits no action.
    """
    state.find_legal()
    if not state.legal_a | state.legal_b | state.legal_c:
        raise IllegalInput("no action is awaited: a card is, or the game is over")
    return _choose_of_found(policy, state, luck)


def _choose_of_found(policy, state, luck):
    """The policy's choice among the legal actions that `find_legal` has found, of which there must be one."""
    if policy == BUILDER:
        _keep_builders_choices(state, luck)
    elif policy == HOARDER:
        _keep_hoarders_choices(state)
    return state.nth_legal_unchecked(luck.below_unchecked(state.legal_count()))


def _keep_only(state, a, b, c):
    """Narrow the legal actions to those bits, unless none of them is legal."""
    a &= state.legal_a
    b &= state.legal_b
    c &= state.legal_c
    if a | b | c:
        state.legal_a, state.legal_b, state.legal_c = a, b, c


def _extensions_a():
    """The actions `left` and `right`, as far as they are bits of `legal_a`."""
    return (ALL_CITIES << LEFT) & WORD


def _extensions_b():
    """The same for `legal_b`."""
    return ALL_CITIES >> (64 - LEFT) | ALL_CITIES << (RIGHT - 64)


def _keep_builders_choices(state, luck):
    player = state.player
    length = state.lengths[player]
    if state.phase == DRAW:
        fitting = state.cities_that_extend_unchecked(player)
        _keep_only(state, ALL_CITIES | one(TAKE_SUPPLY), 0, 0)
        if luck.below_unchecked(4):
            _keep_only(state, fitting, 0, 0)
    elif state.phase == PLAY:
        _keep_only(state, _extensions_a(), _extensions_b(), 0)
    elif state.phase == FINISH:
        # Of the lengths from the shortest to 7, each is as likely as the others to be the one closed at.
        if length >= state.shortest_route and (length >= 7 or luck.below_unchecked(8 - length) == 0):
            _keep_only(state, 0, one(CLOSE - 64), 0)
        else:
            state.legal_b &= ~one(CLOSE - 64)
    elif state.phase == HOUSES:
        _keep_only(state, 0, ALL_CITIES << (HOUSE - 64), 0)
    elif state.phase == CARRIAGE:
        _keep_only(state, 0, one(CALL_CARTWRIGHT - 64), 0)


def _keep_hoarders_choices(state):
    if state.phase == DRAW or state.phase == PLAY:
        _keep_only(state, ALL_CITIES | one(TAKE_SUPPLY), 0, 0)
    if state.phase == PLAY:
        _keep_only(state, ALL_CITIES | one(TAKE_SUPPLY) | _extensions_a(), _extensions_b(), 0)
    elif state.phase == FINISH:
        _keep_only(state, 0, one(END - 64), 0)


def play_out(state, luck, policy, most):
    """Play on with one policy until the game is over or `most` decisions are made; returns how many were made.

    Raises:
        IllegalInput: the state awaits a card.
    """
    decisions = 0
    while decisions < most and state.phase != OVER:
        state.find_legal()
        if not state.legal_a | state.legal_b | state.legal_c:
            raise IllegalInput("no action is awaited: a card is")
        luck.step_unchecked(state, _choose_of_found(policy, state, luck))
        decisions += 1
    return decisions


def run_uniform(players, decisions, seed, rules=None):
    """Make a number of uniformly random decisions inside the compiled engine, without the interpreter's lock.

    Returns how many games that finished.
    """
    start = State(players, rules)
    state = start.copy()
    word = Luck(seed).word
    games = 0
    with cython.nogil:
        games = state.play_uniformly(start, word, decisions)
    return games


def replay(state, actions, draws):
    """Play numbered actions with numbered draws; how many actions and draws were used before something did not fit."""
    played = 0
    drawn = 0
    actions_given = len(actions)
    draws_given = len(draws)
    while True:
        while state.awaiting != NO_CARD_AWAITED:
            if drawn == draws_given:
                return played, drawn
            city = draws[drawn]
            if not 0 <= city < CITY_COUNT or not copies(state.supply, city):
                return played, drawn
            state.give_unchecked(city)
            drawn += 1
        if played == actions_given or not state.is_legal(actions[played]):
            return played, drawn
        state.apply_unchecked(actions[played])
        played += 1
