"""Plays random games and returns them as records."""

from ..board import CITIES, CityId
from ..engine import POLICIES, Luck, State, choose
from ..rules import Rules
from .actions import TEXTS
from .outcome import outcome_of
from .record import Record

_NAMES = ("Ann", "Ben", "Clara", "Dora")


def simulate_game(players: int, rules: Rules, policy: str, seed: int, number: int, most: int) -> Record:
    """Game `number` of a series, played by one policy until it is over or `most` decisions are made."""
    luck = Luck(seed * 1_000_003 + number)
    state = State(players, rules)
    actions: list[str] = []
    draws: list[CityId] = []
    while True:
        while state.awaits_card:
            city = luck.card(state.supply)
            state.give_unchecked(city)
            draws.append(CITIES[city])
        if state.is_over or len(actions) >= most:
            break
        action = choose(POLICIES[policy], state, luck)
        state.apply_unchecked(action)
        actions.append(TEXTS[action])
    result = outcome_of(state).result() if state.is_over else None
    extra = {"made_by": {"policy": policy, "seed": seed, "game": number}}
    return Record(_NAMES[:players], rules, tuple(draws), tuple(actions), result, extra)
