"""What the coach says, held against the reference rules: python -m tests.reference.coach --positions 20000

Positions come from random games. Each sentence is proved or counted as false. That no card can follow is proved by
going through all ways in which one could come, that one can by playing such a game, and that a route must be given up
by playing on at random.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

from thurntaxis import Game
from thurntaxis.engine import POLICIES, Luck, choose
from thurntaxis.game.data import CoachWord
from thurntaxis.lesson.coach import words_before

from .game import CITIES, COPIES, ROADS, SLOTS, ReferenceGame

LIMIT = 1200


def positions(seed: int) -> Iterator[Game]:
    """Games somewhere under way, where the player to act has a route and is to play a card or to finish."""
    for number in range(10**9):
        luck = Luck(seed * 1_000_003 + number)
        policies = [list(POLICIES.values())[luck.below(len(POLICIES))] for _ in range(4)]
        game = Game(["Ann", "Ben", "Cleo", "Dan"][: 2 + number % 3], seed=seed * 1_000_003 + number)
        while not game.is_over and game.ply < LIMIT:
            state = game.state
            if game.phase in ("play", "finish") and state.routes[state.player] and luck.below(8) == 0:
                yield game
            game.play(choose(policies[state.player], state, luck))


# ---- The two sides of "a card can follow" ----


def could_come(game: ReferenceGame, seat: int) -> bool:
    """Whether, by an exhaustive look at the ways, a card could follow the route of the seat that has just played.

    The seat knows its hand, the display, the discards, all routes, and what others took openly; any other card may lie
    anywhere. True if in doubt: what others can do with their cards is taken to be whatever they like.
    """
    if any(action.startswith(("left", "right")) for action in game.legal()):
        return True
    if game.game_end_holder() is not None:
        return False
    others = [other for other in range(len(game.names)) if other != seat]
    elsewhere = [*game.discards, *(city for other in others for city in (*game.known[other], *game.routes[other]))]
    shuffled = _is_shuffled_in_time(len(game.supply), len(game.names))
    return any(shuffled or elsewhere.count(city) < COPIES for city in fitting_cities(game, seat))


def fitting_cities(game: ReferenceGame, seat: int) -> set[str]:
    """The cities that a road joins to an end of the seat's route."""
    route = game.routes[seat]
    return {city for city in CITIES for end in (route[0], route[-1]) if (city, end) in ROADS} - {*route}


@cache
def _is_shuffled_in_time(supply: int, turns: int) -> bool:
    """Whether discards can become the supply, and one of them come, within some turns with all their ways to draw."""
    if supply < 0:
        return True
    if turns == 0:
        return False
    swept = SLOTS  # the Administrator
    return any(_is_shuffled_in_time(supply - drawn, turns - 1) for drawn in (1, 2, swept + 1))


def can_come(game: ReferenceGame, seat: int) -> bool:
    """Whether a card follows the route of the seat that has just played, in a game that is played on to show it."""
    if any(action.startswith(("left", "right")) for action in game.legal()):
        return True
    return any(_shown(game.copy(), seat, city) for city in sorted(fitting_cities(game, seat)))


def _shown(game: ReferenceGame, seat: int, wanted: str) -> bool:
    """Play to the seat's next turn in a world that fits its view, the others leaving the wanted card alone."""
    _into_supply(game, seat, wanted)
    game.draw = lambda now: wanted if wanted in now.supply else now.supply[0]
    game.apply("end")
    while not game.over and game.seat != seat:
        game.apply(_leaving(game, wanted))
    while not game.over and game.phase == "draw":
        taken = f"take {wanted}"
        game.apply(taken if taken in game.legal() else next(each for each in game.legal() if each.startswith("take")))
    return not game.over and bool({f"left {wanted}", f"right {wanted}"} & {*game.legal()})


def _into_supply(game: ReferenceGame, seat: int, wanted: str) -> None:
    """Where the seat cannot know it: put a copy from somebody's hidden cards on top of the supply instead."""
    for other, hand in enumerate(game.hands):
        hidden = list((Counter(hand) - Counter(game.known[other])).elements())
        if wanted not in game.supply and other != seat and wanted in hidden and game.supply:
            hand.remove(wanted)
            hand.append(game.supply.pop())
            game.supply.append(wanted)


def _leaving(game: ReferenceGame, wanted: str) -> str:
    """What somebody does who leaves a card to another player."""
    legal = [action for action in game.legal() if action not in ("administrator", f"take {wanted}")]
    face_up = [action for action in legal if action.startswith("take") and action != "take supply"]
    plays = [action for action in legal if not action.startswith("take")]
    return face_up[0] if game.phase == "draw" and face_up else (plays or legal or [f"take {wanted}"])[0]


# ---- The sentences ----


def false_words(game: Game) -> Iterator[tuple[CoachWord, str]]:
    """Sentences about the position that do not hold, with what is wrong."""
    seat = game.player
    assert seat is not None
    start = ReferenceGame.from_position(dict(game.position().to_json()), lambda now: now.supply[0])
    for word in words_before(game.seen(seat)):
        wrong = _play_problem(start, word, seat) if word["before"] != "end" else _end_problem(game, start, word, seat)
        if wrong:
            yield word, wrong


def _play_problem(start: ReferenceGame, word: CoachWord, seat: int) -> str:
    dead, other = start.copy(), start.copy()
    dead.apply(word["before"])
    other.apply(word["instead"])
    if could_come(dead, seat):
        return "a card could follow"
    return "" if can_come(other, seat) else "the other way leads nowhere"


def _end_problem(game: Game, start: ReferenceGame, word: CoachWord, seat: int) -> str:
    if "close" not in start.legal():
        return "the route cannot be closed"
    if word["fact"] == "nothing_fits" and could_come(start, seat):
        return "a card could follow"
    if word["fact"] == "few_fit":
        unseen = game.view(seat).to_json()["unseen"]
        fitting = fitting_cities(start, seat)
        if {*start.hands[seat], *start.display} & fitting:
            return "a card fits already"
        if word["unseen"] != sum(unseen.values()):
            return "another number of cards is unseen"
        if word["fitting"] != sum(number for city, number in unseen.items() if city in fitting):
            return "another number of cards fits"
    return "" if all(_gives_up(start.copy(), seat, seed) for seed in range(3)) else "the route need not be given up"


def _gives_up(game: ReferenceGame, seat: int, seed: int) -> bool:
    """Whether the seat must start another route next turn if nothing fits, in a game that is played on at random."""
    luck = random.Random(seed)
    game.draw = lambda now: luck.choice(now.supply)
    game.apply("end")
    while not game.over and (game.seat != seat or game.phase == "draw"):
        game.apply(luck.choice(game.legal()))
    fits = not game.over and any(action.startswith(("left", "right")) for action in game.legal())
    return game.over or fits or (game.phase == "play" and "end" not in game.legal())


def check(number: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How often the coach said what in a number of positions, and all that was false."""
    said: Counter[str] = Counter()
    wrong = []
    for game, _ in zip(positions(seed), range(number), strict=False):
        said.update(f"{word['fact']}" for word in words_before(game.seen(game.player)))
        wrong += [f"{word}: {why} in {game.position().to_json()}" for word, why in false_words(game)]
    return said, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    said, wrong = check(asked.positions, asked.seed)
    print(f"{asked.positions} positions, seed {asked.seed}: {dict(said)}; false: {len(wrong)}")
    for each in wrong[:10]:
        print(each)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
