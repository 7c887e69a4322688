"""How fast the tree of the game grows on a small board: could the game be solved there by an algorithm such as CFR?

The rules are the game's own. The cards are those of seven or eight cities that touch each other, two houses are left
to place, and the first six cards of the display are given. A state is counted once however it was reached, and slots
of the display are not told apart; a history is a sequence of decisions and cards.

    python -m bench.small --cities 7 --copies 1 --turns 4
"""

import argparse

from thurntaxis.board import CITY_INDEX
from thurntaxis.engine import State
from thurntaxis.engine.bits import copies, size, together
from thurntaxis.engine.numbers import CITY_COUNT, HOUSE_COUNT, NO_CITY, SLOTS

CITIES = ("ulm", "stuttgart", "mannheim", "kempten", "augsburg", "muenchen", "innsbruck", "ingolstadt")
HOUSES_LEFT = 2
Counted = dict[tuple[int, ...], tuple[State, int]]
"""States by their fields, and how many histories lead to each."""


def beginning(cities: int, each: int) -> State:
    """A two-player game with those cards alone, in which two houses are left to place."""
    state = State(2)
    board = 0
    for name in CITIES[:cities]:
        board |= 1 << CITY_INDEX[name]
    state.supply = board
    for _ in range(each - 1):
        state.supply = together(state.supply, board)
    free = [CITY_INDEX[name] for name in CITIES[: CITY_COUNT - HOUSE_COUNT + HOUSES_LEFT]]
    houses = sum(1 << city for city in range(CITY_COUNT) if city not in free)
    state.houses = [houses, houses, 0, 0]
    for name in CITIES[:SLOTS]:
        state.give(CITY_INDEX[name])
    return tidied(state)


def tidied(state: State) -> State:
    """The same state with the display in order."""
    state.display = sorted(state.display)
    empty = [slot for slot, city in enumerate(state.display) if city == NO_CITY]
    state.gaps = sum(1 << slot for slot in empty)
    if 0 <= state.awaiting < SLOTS:
        state.awaiting = empty[0]
    return state


def after_turn(begun: Counted) -> tuple[Counted, int]:
    """All states at the end of the turn, and how many histories have ended with it."""
    player = next(iter(begun.values()))[0].player
    done: Counted = {}
    ended = 0
    while begun:
        reached: Counted = {}
        for state, histories in begun.values():
            if state.is_over:
                ended += histories
                continue
            if state.player != player and not state.awaits_card:
                done[state.fields()] = (state, histories + done.get(state.fields(), (state, 0))[1])
                continue
            cards = [city for city in range(CITY_COUNT) if copies(state.supply, city)]
            for choice in cards if state.awaits_card else state.legal_actions():
                other = state.copy()
                (other.give if state.awaits_card else other.apply)(choice)
                fields = tidied(other).fields()
                reached[fields] = (other, histories + reached.get(fields, (other, 0))[1])
        begun = reached
    return done, ended


def main() -> None:
    """Print a line for each turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cities", type=int, choices=(7, 8), default=7)
    parser.add_argument("--copies", type=int, choices=(1, 2, 3), default=1)
    parser.add_argument("--turns", type=int, default=4)
    options = parser.parse_args()
    state = beginning(options.cities, options.copies)
    print(f"{options.cities} cities, {size(state.supply) + SLOTS} cards, {HOUSES_LEFT} houses left")
    turns: Counted = {state.fields(): (state, 1)}
    for turn in range(1, options.turns + 1):
        turns, ended = after_turn(turns)
        histories = sum(number for _, number in turns.values())
        print(f"after turn {turn}: {len(turns):,} states, {histories:,} histories, {ended:,} ended", flush=True)


if __name__ == "__main__":
    main()
