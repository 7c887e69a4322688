"""What speaks for a way on its own: what it scores, what it keeps open, what it prepares. All of it is certain.

Nothing is said that is true of an action wherever it is legal: that closing closes, or that a card that is added makes
the route longer.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..board import CITIES, CITY_INDEX, NEIGHBOURS, PROVINCE_CITIES, PROVINCES, REGION_CITIES, STACKS
from ..bots.advice import world_of
from ..engine import EngineView
from ..engine.bits import cities_of, copies, count, size
from ..engine.numbers import (
    CALL_ADMINISTRATOR,
    CALL_CARTWRIGHT,
    CITY_COUNT,
    CLOSE,
    DISCARD_CARD,
    END,
    HOUSE,
    LEFT,
    START,
    TAKE_SUPPLY,
)
from ..game.cards import STACK_TILES
from .livecards import cities_in, live_cards

Arguments = dict[str, str | int]
NEIGHBOUR_SETS = tuple(sum(1 << CITY_INDEX[other] for other in NEIGHBOURS[city]) for city in CITIES)
"""By city: the cities to which a road leads."""
_REGIONS = {stack: sum(1 << CITY_INDEX[city] for city in cities) for stack, cities in REGION_CITIES.items()}
_PROVINCE_SETS = tuple(sum(1 << CITY_INDEX[city] for city in PROVINCE_CITIES[province]) for province in PROVINCES)
_BAIERN = 1 << PROVINCES.index("baiern")
_NO_CARD_HELPS = {TAKE_SUPPLY: "why-draw-none", CALL_ADMINISTRATOR: "why-swap-none"}
_FEW = 2
"""A tile is near if no more than this is missing."""
_SCARCE = 1
"""A card is scarce when no more of its kind than this can still come."""
_LISTED = 4
"""More cities than this are counted, not listed."""
_EASY = 9
"""Cards that can follow a city from which a route is easy to continue."""
_THIN = 4
"""Cards that can follow a route that hardly goes on."""


@dataclass(frozen=True, slots=True)
class Merit:
    """Something that speaks for a way: the message that says it, and how much it counts."""

    id: str
    arguments: Arguments
    weight: float
    degree: float = 1.0
    """How much of it there is, for comparison with other ways."""


def listed(cities: int) -> Arguments:
    """A set of cities as arguments of a message: which, and how many."""
    return {"cities": " ".join(CITIES[city] for city in cities_in(cities)), "count": count(cities)}


def stack_label(view: EngineView, stack: str) -> str:
    """The end of the message id of a stack's name. The rules in use decide what all provinces are."""
    outside_baiern = stack == "all_provinces" and not view.public.needed_provinces & _BAIERN
    return "outside_baiern" if outside_baiern else stack


class Way:
    """A way of a seat, and what the table looks like before and after its own actions."""

    def __init__(self, view: EngineView, actions: Sequence[int]) -> None:
        self.view = view
        self.seat = view.seat
        self.actions = tuple(actions)
        self.before = world_of(view)
        self.after = self.before.copy()
        for action in actions:
            self.after.apply_unchecked(action)
        self.houses = self.before.houses[self.seat]
        self.hand = cities_of(self.before.hands[self.seat])

    @property
    def first(self) -> int:
        """Its first action."""
        return self.actions[0]

    @property
    def takes(self) -> int | None:
        """The city of the card that it takes from the display."""
        return self.first if self.first < TAKE_SUPPLY else None

    @property
    def plays(self) -> int | None:
        """The city that it adds to the route, or that it starts a route with."""
        return (self.first - START) % CITY_COUNT if START <= self.first < END else None

    @property
    def city(self) -> int | None:
        """The city that it takes or plays."""
        return self.takes if self.takes is not None else self.plays

    @property
    def closes(self) -> bool:
        """Whether it is a closing, or the rest of one."""
        return self.first in (CLOSE, CALL_CARTWRIGHT) or HOUSE <= self.first < CALL_CARTWRIGHT

    @property
    def gives_up(self) -> bool:
        """Whether it discards the route."""
        return START <= self.first < LEFT and self.before.lengths[self.seat] > 0

    @cached_property
    def fitting(self) -> int:
        """The cities that fit the route before it."""
        return self.before.cities_that_extend(self.seat)

    @cached_property
    def following(self) -> int:
        """The cities that can follow after it."""
        return self.after.cities_that_extend(self.seat)

    @property
    def points(self) -> int:
        """The points that it scores at once."""
        return self.after.score(self.seat) - self.before.score(self.seat)

    @property
    def open_cards(self) -> int:
        """How many cards can continue the route after it."""
        return live_cards(self.view, self.after, self.following).total

    @property
    def discarded(self) -> int:
        """The cities of the cards that it discards, as a set."""
        cities = {action - DISCARD_CARD for action in self.actions if action >= DISCARD_CARD}
        return sum(1 << city for city in cities)

    @property
    def placed(self) -> int:
        """How many houses it places."""
        return count(self.after.houses[self.seat] & ~self.houses)

    @property
    def carriage(self) -> int:
        """The carriage that it earns; 0 for none."""
        own = self.after.carriages[self.seat]
        return own if own > self.before.carriages[self.seat] else 0

    @cached_property
    def tiles(self) -> list[str]:
        """The stacks from which it takes tiles."""
        taken = self.after.tiles[self.seat] & ~self.before.tiles[self.seat]
        return [stack for stack, tiles in STACK_TILES.items() if taken & tiles]


def merits(view: EngineView, actions: Sequence[int]) -> list[Merit]:
    """What speaks for a way, the weightiest first; nothing is said of two things in the same words."""
    way = Way(view, actions)
    found = sorted((merit for find in _FINDERS for merit in find(way)), key=lambda merit: -merit.weight)
    firsts: dict[str, Merit] = {}
    for merit in found:
        firsts.setdefault(merit.id, merit)
    return list(firsts.values())


# ---- Taking a card ----


def _taking(way: Way) -> Iterator[Merit]:
    city = way.takes
    if city is None:
        return
    card: Arguments = {"city": CITIES[city]}
    begun = way.before.lengths[way.seat]
    own = cities_in(way.hand & NEIGHBOUR_SETS[city])
    if way.fitting >> city & 1:
        yield from _reaches(way, city) or [Merit("why-fits", card, 70)]
    else:
        bridges = [hand for hand in own if way.fitting >> hand & 1]
        if bridges:
            yield Merit("why-follows", {**card, "second": CITIES[bridges[0]]}, 60)
        elif own:
            linked = listed(sum(1 << each for each in own))
            yield Merit("why-next-route" if begun else "why-with-hand", {**card, **linked}, 50)
        elif not begun:
            yield from _open_from(way, city)
    yield from _wanted(way, city)
    yield from _scarce(way, city)
    for other in range(way.before.players):
        if other != way.seat and way.before.cities_that_extend(other) >> city & 1:
            yield Merit("why-denies", {**card, "seat": other}, 25)


def _reaches(way: Way, city: int) -> list[Merit]:
    """The card is the one that the route lacks for the next carriage."""
    carriage = way.before.next_carriage(way.seat)
    if not carriage or way.before.cards_short(way.seat) != 1:
        return []
    return [Merit("why-fits-carriage", {"city": CITIES[city], "carriage": carriage}, 85)]


def _open_from(way: Way, city: int) -> Iterator[Merit]:
    live = live_cards(way.view, way.after, NEIGHBOUR_SETS[city])
    if live.total >= _EASY:
        yield Merit("why-starts-well", {"city": CITIES[city], "live": live.total}, 35, live.total)


def _wanted(way: Way, city: int) -> Iterator[Merit]:
    """A house there would make a tile possible soon."""
    if way.houses >> city & 1 or way.before.routes[way.seat] >> city & 1:
        return
    card: Arguments = {"city": CITIES[city]}
    planned = way.houses | way.before.routes[way.seat]
    for stack, cities in _REGIONS.items():
        if cities & ~way.houses == 1 << city and way.before.tiles_left & STACK_TILES[stack]:
            yield Merit("why-region-last", {**card, "stack": stack}, 55)
            return
    province = next(number for number, cities in enumerate(_PROVINCE_SETS) if cities >> city & 1)
    missing = way.before.missing_provinces(way.houses)
    is_first = missing >> province & 1 and not planned & _PROVINCE_SETS[province]
    if is_first and way.before.tiles_left & STACK_TILES["all_provinces"]:
        label = stack_label(way.view, "all_provinces")
        figures: Arguments = {**card, "province": PROVINCES[province], "stack": label}
        yield Merit("why-province", figures, 45 if count(missing) <= _FEW + 1 else 30)
    else:
        yield Merit("why-no-house", card, 15)


def _scarce(way: Way, city: int) -> Iterator[Merit]:
    """Few cards of that city can still come."""
    others = copies(way.view.public.supply, city) + sum(each == city for each in way.after.display)
    if others <= _SCARCE and not way.houses >> city & 1:
        yield Merit("why-scarce", {"city": CITIES[city], "left": others}, 40)


def _drawing(way: Way) -> Iterator[Merit]:
    """What the cards that come from the supply, to the hand or to the display, can do that face-up ones cannot."""
    if way.first not in (TAKE_SUPPLY, CALL_ADMINISTRATOR):
        return
    begun = way.before.lengths[way.seat] > 0
    useful = way.fitting
    for card in cities_in(way.hand):
        if not begun or way.fitting >> card & 1:
            useful |= NEIGHBOUR_SETS[card]
    if not begun and not way.hand:
        useful = (1 << CITY_COUNT) - 1
    useful &= ~way.before.routes[way.seat]
    face_up = sum(1 << city for city in set(way.before.display) if city < CITY_COUNT) & useful
    unseen = size(way.view.public.supply)
    live = live_cards(way.view, way.before, useful).unseen
    figures: Arguments = {"live": live, "unseen": unseen}
    if not live:
        return
    if not face_up:
        none = _NO_CARD_HELPS[way.first]
        yield Merit(none if begun else f"{none}-hand", figures, 75)
    elif not face_up & ~way.houses:
        yield Merit("why-draw-houses", listed(face_up), 60)
    elif count(face_up) <= _FEW:
        yield Merit("why-draw-few", {**figures, **listed(face_up)}, 45)


# ---- Playing a card ----


def _playing(way: Way) -> Iterator[Merit]:
    city = way.plays
    if city is None:
        return
    yield from _milestones(way)
    yield from _open(way, 50 if way.first < LEFT else 65)
    yield from _wanted(way, city)
    if way.gives_up and not way.fitting & way.hand:
        live = live_cards(way.view, way.before, way.fitting).total
        yield Merit("why-stuck" if live > _THIN else "why-stuck-dead", {"live": live}, 70)


def _milestones(way: Way) -> Iterator[Merit]:
    """The new length of the route earns something."""
    length, carriage = way.after.lengths[way.seat], way.after.next_carriage(way.seat)
    grown: Arguments = {"length": length, "carriage": carriage}
    if way.after.route_earns_carriage(way.seat) and not way.before.route_earns_carriage(way.seat):
        yield Merit("why-length", grown, 80)
    elif way.after.cartwright_can_help(way.seat) and not way.before.cartwright_can_help(way.seat):
        yield Merit("why-length-cartwright", grown, 72)
    stack = way.after.route_tile_stack(length)
    is_new = stack >= 0 and stack != way.before.route_tile_stack(length - 1)
    if is_new and way.after.tiles_left & STACK_TILES[STACKS[stack]]:
        yield Merit("why-length-tile", {"length": length, "stack": STACKS[stack]}, 62)


def _open(way: Way, weight: float) -> Iterator[Merit]:
    """What can follow, and where those cards are."""
    live = live_cards(way.view, way.after, way.following)
    if not live.total:
        return
    figures: Arguments = {"hand": live.hand, "shown": live.shown, "unseen": live.unseen, "live": live.total}
    alive = sum(1 << city for city in cities_in(way.following) if live_cards(way.view, way.after, 1 << city).total)
    id = "why-open" if count(alive) <= _LISTED else "why-open-many"
    yield Merit(id, {**figures, **listed(alive)}, weight, live.total)


def _leaving(way: Way) -> Iterator[Merit]:
    """The turn ends and the route stays open."""
    if way.first != END:
        return
    hand = way.hand & way.fitting
    if hand:
        yield Merit("why-next-turn", listed(hand), 75)
    short, carriage = way.before.cards_short(way.seat), way.before.next_carriage(way.seat)
    if carriage and short > 0 and CLOSE in way.before.legal_actions():
        yield Merit("why-short", {"count": short, "carriage": carriage}, 70)
    if not hand:
        yield from _open(way, 55)


# ---- Closing ----


def _closing(way: Way) -> Iterator[Merit]:
    if not way.closes:
        return
    parts: Arguments = {
        "houses": way.placed,
        "carriage": way.carriage,
        "stacks": " ".join(stack_label(way.view, stack) for stack in way.tiles),
    }
    if way.points > 0 and (way.placed or way.carriage or way.tiles):
        yield Merit("why-scores", {**parts, "points": way.points}, 90, way.points)
    if way.first == CLOSE:
        yield from _before_it_is_late(way)
    yield from _near_tiles(way)
    yield from _race(way)
    if way.after.end_is_called() and not way.before.end_is_called():
        scores = [way.after.score(seat) for seat in range(way.after.players)]
        rival = max((score for seat, score in enumerate(scores) if seat != way.seat), default=0)
        if scores[way.seat] > rival:
            yield Merit("why-ends", {"points": scores[way.seat], "others": rival}, 88)


def _before_it_is_late(way: Way) -> Iterator[Merit]:
    """A route that hardly goes on is better closed."""
    live = live_cards(way.view, way.before, way.fitting)
    if not live.hand and live.total <= _THIN:
        yield Merit("why-close-stuck", {"live": live.total}, 78)


def _near_tiles(way: Way) -> Iterator[Merit]:
    """Tiles for which only a little is missing after the closing."""
    now = way.after.houses[way.seat]
    for stack, cities in _REGIONS.items():
        lacking, lacked = cities & ~now, cities & ~way.houses
        if lacking != lacked and 0 < count(lacking) <= _FEW and way.after.tiles_left & STACK_TILES[stack]:
            yield Merit("why-lacks", {"stack": stack, **listed(lacking)}, 60 - 5 * count(lacking))
    if not way.after.tiles_left & STACK_TILES["all_provinces"]:
        return
    lacking, lacked = (way.before.missing_provinces(houses) for houses in (now, way.houses))
    if lacking != lacked and 0 < count(lacking) <= _FEW:
        provinces = " ".join(province for number, province in enumerate(PROVINCES) if lacking >> number & 1)
        figures: Arguments = {"stack": stack_label(way.view, "all_provinces"), "provinces": provinces}
        yield Merit("why-lacks-provinces", {**figures, "count": count(lacking)}, 58 - 5 * count(lacking))


def _race(way: Way) -> Iterator[Merit]:
    """Somebody else is near a tile that the way takes."""
    for stack in way.tiles:
        for other in range(way.before.players):
            if other == way.seat or stack not in _REGIONS or way.before.tiles[other] & STACK_TILES[stack]:
                continue
            lacking = _REGIONS[stack] & ~way.before.houses[other]
            if 0 < count(lacking) <= _FEW and way.after.tiles_left & STACK_TILES[stack]:
                yield Merit("why-race", {"stack": stack, "seat": other, **listed(lacking)}, 50)


def _keeping(way: Way) -> Iterator[Merit]:
    """The cards that are kept when others are discarded, or when the route is closed."""
    discards = cities_in(way.discarded)
    if not discards and way.first != CLOSE:
        return
    kept = cities_of(way.after.hands[way.seat])
    linked = sum(1 << city for city in cities_in(kept) if NEIGHBOUR_SETS[city] & kept)
    if count(linked) > 1:
        yield Merit("why-keeps", listed(linked), 55 if discards else 45, count(linked))
    for city in discards:
        card: Arguments = {"city": CITIES[city]}
        if way.houses >> city & 1:
            yield Merit("why-discard-house", card, 52)
        elif kept >> city & 1:
            yield Merit("why-discard-double", card, 51)
        elif kept and not NEIGHBOUR_SETS[city] & kept:
            yield Merit("why-discard-apart", card, 50)


_FINDERS: tuple[Callable[[Way], Iterator[Merit]], ...] = (
    _taking,
    _drawing,
    _playing,
    _leaving,
    _closing,
    _keeping,
)
