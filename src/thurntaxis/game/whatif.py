"""Trying actions out from what one seat knows: whole turns as lists, and the ways to close a route.

Everything here happens in a world sampled from the seat's view, with luck of its own. The truth is not in it, so no
answer can tell it; and a list of actions is accepted or refused for reasons that are the same in every world the seat
may be in. Otherwise one could learn the next card by sending lists that are refused.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from ..board import CITIES, CITY_INDEX, HAND_AFTER_CLOSING, HOUSE_COUNT, PROVINCE_OF, REGION_CITIES
from ..engine import Luck, State
from ..engine.bits import copies, count
from ..engine.numbers import CARRIAGE, FOR_HAND, HOUSES
from .actions import TEXTS, Action, read
from .cards import city_names, tiles_of
from .errors import UnreadableAction
from .game import Game
from .position import Position
from .reasons import IllegalAction, Reason
from .view import View

_WORLD = 1
"""The same sampled world every time: answers to the same question are the same."""


class DraftReason(Reason):
    """A reason that has to do with drafts, not with the rules."""

    @property
    def section(self) -> str:
        """The rules tell of a turn's parts, and of what is hidden, where they tell of the turn."""
        return "turn"


class NotPossible(Exception):
    """An action of a draft cannot be done: which one, and why."""

    def __init__(self, index: int, action: str, reason: Reason) -> None:
        super().__init__(index, action, reason)
        self.index = index
        self.action = action
        self.reason = reason


class Draft:
    """A game from what one seat knows, in which actions are tried out."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._drawn: list[int] = []
        self._turned_up: set[int] = set()
        self._luck = Luck(_WORLD)
        world = view.engine.sample(Luck(_WORLD))
        routes = tuple(seat.route for seat in view.seats)
        position = Position(world, view.players, view.rules, routes, view.round)
        self.game = Game.from_position(position, draws=self._draw)

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended, or the game."""
        return self.game.player != self.view.player

    def play(self, actions: Sequence[str]) -> "Draft":
        """Try actions one after the other.

        Raises:
            NotPossible: one of them cannot be done, or nobody could know whether it can.
        """
        for index, text in enumerate(actions):
            reason = self.attempt(text, first=index == 0)
            if reason is not None:
                raise NotPossible(index, text, reason)
        return self

    def attempt(self, text: str, *, first: bool) -> Reason | None:
        """Try one action; why not, if it cannot be done."""
        try:
            action = read(text)
        except UnreadableAction:
            return self.game.why_not(text)
        if self.is_over and not first:
            return DraftReason("draft-turn-over")
        if self._needs_unknown_card(action):
            return DraftReason("draft-unknown-card")
        try:
            self.game.play(action.number, seat=self.view.engine.seat)
        except IllegalAction as error:
            return error.why
        return None

    def _needs_unknown_card(self, action: Action) -> bool:
        """Whether the action is with a card that was only sampled: in hand, or in the display."""
        if action.city is None:
            return False
        city, world = CITY_INDEX[action.city], self.game.state
        if action.verb == "take" and self._turned_up:
            return not any(card == city for slot, card in enumerate(world.display) if slot not in self._turned_up)
        if action.verb == "discard":
            return bool(self._drawn)  # which card may go depends on where all of them stand in board order
        if action.verb in ("start", "left", "right") and self._drawn:
            return copies(world.hands[self.view.engine.seat], city) <= self._drawn.count(city)
        return False

    def _draw(self, state: State, number: int) -> int:
        city = self._luck.card(state.supply)
        if state.awaiting == FOR_HAND:
            self._drawn.append(city)
        else:
            self._turned_up.add(state.awaiting)
        return city

    def earned(self) -> dict[str, Any]:
        """What the actions bring the seat, in houses, tiles, carriage and points."""
        seat, before, after = self.view.engine.seat, self.view.engine.public, self.game.state
        tiles = tiles_of(after.tiles[seat] & ~before.tiles[seat])
        carriage = after.carriages[seat]
        return {
            "houses": city_names(after.houses[seat] & ~before.houses[seat]),
            "tiles": [list(tile) for tile in tiles],
            "carriage": carriage if carriage != before.carriages[seat] else None,
            "points_before": before.score(seat),
            "points_after": after.score(seat),
            "houses_left": self.view.seats[seat].houses_left - count(after.houses[seat]) + count(before.houses[seat]),
            "game_end": any(stack == "game_end" for stack, _ in tiles),
        }


# ---- Closing ----


def can_close(view: View) -> bool:
    """Whether there is something to decide about a closing now."""
    return "close" in view.legal or (bool(view.legal) and view.closing is not None)


def closing_offer(view: View) -> dict[str, Any]:
    """The ways to place houses, with what the best choice of each earns."""
    seat = view.engine.seat
    world = _begun(view).game.state
    placed = view.closing.houses if view.closing else ()
    sets = list(_house_sets(world))
    cartwright = _cartwright(world, seat)
    ways: list[dict[str, Any]] = []
    for id, province, choices in _by_way(sets, placed):
        best = max(choices, key=lambda houses: _worth(world, seat, houses))
        cities = sorted({city for houses in choices for city in houses}, key=CITIES.index)
        ways.append(
            {
                "id": id,
                "kind": "one_province" if province else "each_province",
                "province": province,
                "groups": [[city] for city in cities] if province else _groups(cities),
                "limit": HOUSE_COUNT - count(world.houses[seat]) + len(placed),
                "best": closing_outcome(view, best, cartwright=False, discards=()),
                "with_cartwright": closing_outcome(view, best, cartwright=True, discards=()) if cartwright else None,
            }
        )
    preferred = max(ways, key=lambda way: (way["best"]["points_after"], len(way["best"]["houses"])))
    hand = city_names(world.hands[seat])
    return {
        "route": list(view.seats[seat].route),
        "ways": ways,
        "preferred": preferred["id"],
        "cartwright": cartwright,
        "hand": hand,
        "discards": max(0, len(hand) - HAND_AFTER_CLOSING),
    }


def closing_outcome(view: View, houses: Iterable[str], *, cartwright: bool, discards: Iterable[str]) -> dict[str, Any]:
    """What one choice earns, and the actions that make it.

    Raises:
        NotPossible: the rules do not allow this choice.
    """
    draft = Draft(view)
    actions: list[str] = []

    def act(text: str) -> None:
        reason = draft.attempt(text, first=not actions)
        if reason is not None:
            raise NotPossible(len(actions), text, reason)
        actions.append(text)

    if view.phase == "finish":
        act("close")
    placed = set(view.closing.houses) if view.closing else set()
    for city in sorted(set(houses) - placed, key=_board_order):
        act(f"house {city}")
    if not draft.is_over and draft.game.phase == "houses":
        act("done")
    if not draft.is_over and draft.game.phase == "carriage":
        act("cartwright" if cartwright else "decline")
    for city in sorted(discards, key=_board_order):
        act(f"discard {city}")
    earned = draft.earned()
    seat = view.engine.seat
    return {
        "actions": actions,
        "complete": draft.is_over,
        "houses": [*(view.closing.houses if view.closing else ()), *earned["houses"]],
        "tiles": earned["tiles"],
        "carriage": draft.game.state.carriages[seat],
        "houses_left": earned["houses_left"],
        "points_before": earned["points_before"],
        "points_after": earned["points_after"],
        "game_end": earned["game_end"],
    }


def _board_order(city: str) -> int:
    return CITY_INDEX.get(city, len(CITIES))


def _begun(view: View) -> Draft:
    draft = Draft(view)
    return draft.play(["close"]) if view.phase == "finish" else draft


def _house_sets(world: State) -> Iterable[tuple[str, ...]]:
    """Every set of houses that the engine allows from here, the empty one included."""
    if world.phase != HOUSES:
        yield ()
        return
    seat, before = world.player, world.houses[world.player]
    first_house, last_house = TEXTS.index(f"house {CITIES[0]}"), TEXTS.index(f"house {CITIES[-1]}")
    open_worlds = [world]
    while open_worlds:
        state = open_worlds.pop()
        yield tuple(city_names(state.houses[seat] & ~before))
        if state.phase != HOUSES or state.player != seat:
            continue
        for number in state.legal_actions():
            if first_house <= number <= last_house:
                following = state.copy()
                following.apply_unchecked(number)
                open_worlds.append(following)


def _by_way(
    sets: list[tuple[str, ...]], placed: tuple[str, ...]
) -> list[tuple[str, str | None, list[tuple[str, ...]]]]:
    """The sets sorted into ways: one house in each of several provinces, or several in one.

    Houses that this closing has placed before belong to the way, not to the sets.
    """
    spread: list[tuple[str, ...]] = []
    within: dict[str, list[tuple[str, ...]]] = {}
    for houses in sets:
        cities = (*placed, *houses)
        provinces = {PROVINCE_OF[city] for city in cities}
        if len(provinces) == len(cities):
            spread.append(houses)
        else:
            within.setdefault(provinces.pop(), []).append(houses)
    ways: list[tuple[str, str | None, list[tuple[str, ...]]]] = [("each_province", None, spread)] if spread else []
    ways += [(province, province, choices) for province, choices in sorted(within.items())]
    return ways


def _groups(cities: list[str]) -> list[list[str]]:
    groups: dict[str, list[str]] = {}
    for city in cities:
        groups.setdefault(PROVINCE_OF[city], []).append(city)
    return list(groups.values())


def _worth(world: State, seat: int, houses: tuple[str, ...]) -> tuple[int, int, float]:
    """Points first, then houses, then what brings a bonus region nearest to its end."""
    after = world.copy()
    for city in houses:
        after.apply_unchecked(TEXTS.index(f"house {city}"))
    if after.phase == HOUSES and after.player == seat:
        after.apply_unchecked(TEXTS.index("done"))
    return after.score(seat), len(houses), sum(_progress(after, seat, city) for city in houses)


def _progress(world: State, seat: int, city: str) -> float:
    for cities in REGION_CITIES.values():
        if city in cities:
            missing = sum(1 for other in cities if not world.houses[seat] >> CITY_INDEX[other] & 1)
            return 1 / (1 + missing)
    return 0.0


def _cartwright(world: State, seat: int) -> int | None:
    """The carriage that the Cartwright would bring; None if he cannot be called, or was declined."""
    undecided = world.player == seat and world.phase in (HOUSES, CARRIAGE)
    return world.next_carriage(seat) if undecided and world.cartwright_can_help(seat) else None
