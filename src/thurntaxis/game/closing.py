"""The ways to close a route, and what each of them earns, found in drafts from what one seat knows."""

from collections.abc import Iterable

from ..board import CITIES, CITY_INDEX, HAND_AFTER_CLOSING, PROVINCE_OF, REGION_CITIES, CityId, ProvinceId
from ..engine import State
from ..engine.bits import count
from ..engine.numbers import CARRIAGE, DONE, HOUSE, HOUSES
from .cards import city_names
from .data import ClosingOffer, ClosingOutcome, ClosingWay
from .draft import Draft, NotPossible
from .view import View

Houses = tuple[CityId, ...]


def can_close(view: View) -> bool:
    """Whether there is something to decide about a closing now."""
    return "close" in view.legal or (bool(view.legal) and view.closing is not None)


def closing_offer(view: View) -> ClosingOffer:
    """The ways to place houses, with what the best choice of each earns."""
    seat = view.engine.seat
    world = _begun(view).game.state
    placed = view.closing.houses if view.closing else ()
    sets = list(_house_sets(world))
    cartwright = _cartwright(world, seat)
    ways: list[ClosingWay] = []
    for id, province, choices in _by_way(sets, placed):
        best = max(choices, key=lambda houses: _worth(world, seat, houses))
        cities = sorted({city for houses in choices for city in houses}, key=_board_order)
        ways.append(
            {
                "id": id,
                "kind": "one_province" if province else "each_province",
                "province": province,
                "groups": [[city] for city in cities] if province else _groups(cities),
                "limit": world.house_count - count(world.houses[seat]) + len(placed),
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


def closing_outcome(view: View, houses: Iterable[str], *, cartwright: bool, discards: Iterable[str]) -> ClosingOutcome:
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


def _house_sets(world: State) -> Iterable[Houses]:
    """Every set of houses that the engine allows from here, the empty one included."""
    if world.phase != HOUSES:
        yield ()
        return
    seat, before = world.player, world.houses[world.player]
    open_worlds = [world]
    while open_worlds:
        state = open_worlds.pop()
        yield tuple(city_names(state.houses[seat] & ~before))
        if state.phase != HOUSES or state.player != seat:
            continue
        for number in state.legal_actions():
            if HOUSE <= number < DONE:
                following = state.copy()
                following.apply_unchecked(number)
                open_worlds.append(following)


def _by_way(sets: list[Houses], placed: Houses) -> list[tuple[str, ProvinceId | None, list[Houses]]]:
    """The sets sorted into ways: one house in each of several provinces, or several in one.

    Houses that this closing has placed before belong to the way, not to the sets.
    """
    spread: list[Houses] = []
    within: dict[ProvinceId, list[Houses]] = {}
    for houses in sets:
        cities = (*placed, *houses)
        provinces = {PROVINCE_OF[city] for city in cities}
        if len(provinces) == len(cities):
            spread.append(houses)
        else:
            within.setdefault(provinces.pop(), []).append(houses)
    ways: list[tuple[str, ProvinceId | None, list[Houses]]] = [("each_province", None, spread)] if spread else []
    ways += [(province, province, choices) for province, choices in sorted(within.items())]
    return ways


def _groups(cities: list[CityId]) -> list[list[CityId]]:
    groups: dict[ProvinceId, list[CityId]] = {}
    for city in cities:
        groups.setdefault(PROVINCE_OF[city], []).append(city)
    return list(groups.values())


def _worth(world: State, seat: int, houses: Houses) -> tuple[int, int, float]:
    """Points first, then houses, then progress towards a bonus region."""
    after = world.copy()
    for city in houses:
        after.apply_unchecked(HOUSE + CITY_INDEX[city])
    if after.phase == HOUSES and after.player == seat:
        after.apply_unchecked(DONE)
    return after.score(seat), len(houses), sum(_progress(after, seat, city) for city in houses)


def _progress(world: State, seat: int, city: CityId) -> float:
    for cities in REGION_CITIES.values():
        if city in cities:
            missing = sum(1 for other in cities if not world.houses[seat] >> CITY_INDEX[other] & 1)
            return 1 / (1 + missing)
    return 0.0


def _cartwright(world: State, seat: int) -> int | None:
    """The carriage that the Cartwright would give; None if he cannot be called on, or was declined."""
    undecided = world.player == seat and world.phase in (HOUSES, CARRIAGE)
    return world.next_carriage(seat) if undecided and world.cartwright_can_help(seat) else None
