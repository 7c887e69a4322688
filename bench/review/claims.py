"""What the reasons of a hint claim, worked out again from the position, and what actions do by definition.

A claim is false if the position does not bear it out. It is a tautology if it holds of the same kind of action wherever
that is legal: `Ulm fits your route` says nothing about adding Ulm, but something about taking it. That is tried out in
a few hundred positions of random games, with the city of the other action in place of the city of this one. A counted
claim is a tautology if the actions of a way settle it, before anybody plays on.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from thurntaxis.assessment.hint import Advice
from thurntaxis.board import CITIES, NEIGHBOURS, PROVINCE_CITIES, REGION_CITIES
from thurntaxis.bots.advice import world_of
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.bits import copies, size
from thurntaxis.engine.numbers import CARRIAGE, CITY_COUNT, CLOSE, DISCARD, HOUSES, LAST_CARRIAGE, SEATS
from thurntaxis.game.actions import TEXTS
from thurntaxis.game.cards import STACK_TILES
from thurntaxis.game.simulation import simulate_game
from thurntaxis.rollouts import CountedReason
from thurntaxis.rollouts.reasons import counts
from thurntaxis.rules import Rules

GAMES, EVERY = 24, 5
"""Random games in which claims are tried out, and the distance of the positions that are taken from them."""
ENOUGH = 12
"""Positions with the same kind of action from which it can be told what is true by definition."""
MOST = 60
"""Positions that are looked at for one kind of action."""
ALL_PROVINCES = ("outside_baiern", "all_provinces")
"""Two names of one stack."""
REACH = 2
"""Cards that the Cartwright is worth."""

Arguments = Mapping[str, str | int]
ROADS: dict[str, set[str]] = {city: set(NEIGHBOURS[city]) for city in CITIES}
REGIONS: dict[str, set[str]] = {stack: set(cities) for stack, cities in REGION_CITIES.items()}


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason that should not have been given."""

    kind: str
    """`false`, `tautology`, or `unknown`: this file does not know what the reason claims."""
    claim: str


class Done:
    """A way, and the table before and after its actions, in words of the board."""

    def __init__(self, view: EngineView, way: Sequence[int]) -> None:
        self.view, self.seat, self.way = view, view.seat, way
        self.before = world_of(view)
        self.after = self.before.copy()
        for action in way:
            self.after.apply_unchecked(action)
        self.verb, _, self.city = TEXTS[way[0]].partition(" ")
        self.houses = set(names(self.before.houses[self.seat]))
        self.houses_after = set(names(self.after.houses[self.seat]))
        self.hand, self.hand_after = (held(state.hands[self.seat]) for state in (self.before, self.after))
        self.face_up = shown(self.before)

    def fits(self, city: str, state: State | None = None, seat: int | None = None) -> bool:
        """Whether a city fits the route of a seat, the player's before the way if nothing is said."""
        return city in extensions(state or self.before, self.seat if seat is None else seat)

    def live(self, cities: Iterable[str], state: State | None = None) -> int:
        """How many cards of these cities the player can still get or has."""
        return sum(self.places(cities, state or self.before))

    def places(self, cities: Iterable[str], state: State) -> tuple[int, int, int]:
        """The same by where they are: in the hand, face up, unseen."""
        wanted = set(cities)
        hand, display = held(state.hands[self.seat]), shown(state)
        unseen = held(self.view.public.supply)
        mine, face_up, others = (sum(card in wanted for card in each) for each in (hand, display, unseen))
        return mine, face_up, others

    @property
    def following(self) -> set[str]:
        """The cities that fit the route after the way, if there is a card of them."""
        return {city for city in extensions(self.after, self.seat) if self.live([city], self.after)}

    @property
    def points(self) -> int:
        return self.after.score(self.seat) - self.before.score(self.seat)

    @property
    def next_carriage(self) -> int:
        return max(3, self.before.carriages[self.seat] + 1)

    @property
    def length(self) -> int:
        return self.before.lengths[self.seat]

    @property
    def new_carriage(self) -> int:
        own, before = self.after.carriages[self.seat], self.before.carriages[self.seat]
        return own if own > before else 0

    def helps(self, city: str) -> bool:
        """Whether a card would go on the route at once, or after a card of the hand that does."""
        bridges = [card for card in self.hand if self.fits(card)]
        in_route = city in names(self.before.routes[self.seat])
        return not in_route and (self.fits(city) or any(city in ROADS[card] for card in bridges))

    def links(self, city: str) -> bool:
        return any(city in ROADS[card] for card in self.hand)


def names(cities: int) -> list[str]:
    """The cities of a set."""
    return [CITIES[city] for city in range(CITY_COUNT) if cities >> city & 1]


def held(pile: int) -> list[str]:
    """The cards of a pile."""
    return [CITIES[city] for city in range(CITY_COUNT) for _ in range(copies(pile, city))]


def shown(state: State) -> list[str]:
    """The face-up cards."""
    return [CITIES[city] for city in state.display if city < CITY_COUNT]


def extensions(state: State, seat: int) -> set[str]:
    """The cities that a road joins to an end of a route, and that are not in it."""
    if not state.lengths[seat]:
        return set()
    ends = {CITIES[state.left[seat]], CITIES[state.right[seat]]}
    return {city for end in ends for city in ROADS[end]} - set(names(state.routes[seat]))


def listed(given: Arguments, name: str = "cities") -> set[str]:
    return set(str(given[name]).split())


def region_lacks(stack: str | int, houses: set[str]) -> set[str]:
    return REGIONS[str(stack)] - houses


def provinces_lacking(houses: set[str]) -> set[str]:
    return {province for province, cities in PROVINCE_CITIES.items() if not houses & set(cities)}


# ---- What each reason claims ----

Claim = Callable[[Arguments, Done, Done], bool]
"""Whether a claim with its arguments is true of a way, and of the way that it is compared with."""


def _open(given: Arguments, way: Done, _: Done) -> bool:
    hand, face_up, unseen = way.places(way.following, way.after)
    counted = given["hand"] == hand and given["shown"] == face_up and given["unseen"] == unseen
    return counted and listed(given) == way.following and bool(way.following)


def _scores(given: Arguments, way: Done, _: Done) -> bool:
    placed = len(way.houses_after) - len(way.houses)
    parts = given["houses"] == placed and given["carriage"] == way.new_carriage
    return parts and given["points"] == way.points


def _ends(given: Arguments, way: Done, _: Done) -> bool:
    scores = [way.after.score(seat) for seat in range(way.after.players)]
    rival = max(score for seat, score in enumerate(scores) if seat != way.seat)
    is_new = way.after.end_is_called() and not way.before.end_is_called()
    return is_new and given["points"] == scores[way.seat] and given["others"] == rival < scores[way.seat]


def _race(given: Arguments, way: Done, _: Done) -> bool:
    houses = set(names(way.before.houses[int(given["seat"])]))
    return given["seat"] != way.seat and region_lacks(given["stack"], houses) == listed(given) != set()


def _unhelpful(way: Done) -> bool:
    return not any(way.helps(city) for city in way.face_up)


def _no_link(way: Done) -> bool:
    return not any(way.links(city) for city in way.face_up)


def _only_face_up(given: Arguments, way: Done) -> bool:
    """Whether the named cards are the ones that help among the face-up ones."""
    use = way.helps if way.length else way.links
    return {city for city in way.face_up if use(city)} == listed(given)


def _stuck(way: Done) -> bool:
    return way.length > 0 and not any(way.fits(card) for card in way.hand)


def _live_if_stuck(given: Arguments, way: Done) -> bool:
    return _stuck(way) and given["live"] == way.live(extensions(way.before, way.seat))


def _keeps(given: Arguments, way: Done, _: Done) -> bool:
    kept = set(way.hand_after)
    return listed(given) <= kept and all(kept & ROADS[city] for city in listed(given))


def _apart(city: object, cards: Iterable[str]) -> bool:
    return not any(city in ROADS[card] for card in cards)


CLAIMS: dict[str, Claim] = {
    # The card that is taken.
    "why-fits": lambda given, way, _: way.fits(str(given["city"])),
    "why-fits-carriage": lambda given, way, _: (
        way.fits(str(given["city"])) and given["carriage"] == way.next_carriage == way.length + 1
    ),
    "why-follows": lambda given, way, _: (
        given["second"] in way.hand and way.fits(str(given["second"])) and given["city"] in ROADS[str(given["second"])]
    ),
    "why-next-route": lambda given, way, _: (
        listed(given) <= set(way.hand) and all(given["city"] in ROADS[card] for card in listed(given))
    ),
    "why-with-hand": lambda given, way, _: (
        listed(given) <= set(way.hand) and all(given["city"] in ROADS[card] for card in listed(given))
    ),
    "why-starts-well": lambda given, way, _: given["live"] == way.live(ROADS[str(given["city"])], way.after),
    "why-region-last": lambda given, way, _: region_lacks(given["stack"], way.houses) == {given["city"]},
    "why-no-house": lambda given, way, _: given["city"] not in way.houses,
    "why-province": lambda given, way, _: given["province"] in provinces_lacking(way.houses),
    "why-scarce": lambda given, way, _: (
        given["left"] == (held(way.view.public.supply) + shown(way.after)).count(str(given["city"]))
    ),
    "why-denies": lambda given, way, _: way.fits(way.city, seat=int(given["seat"])),
    # The supply and the Administrator.
    "why-draw-none": lambda given, way, _: _unhelpful(way) and given["unseen"] == size(way.view.public.supply),
    "why-draw-none-hand": lambda given, way, _: _no_link(way) and given["unseen"] == size(way.view.public.supply),
    "why-swap-none": lambda given, way, _: _unhelpful(way),
    "why-swap-none-hand": lambda given, way, _: _no_link(way),
    "why-draw-houses": lambda given, way, _: _only_face_up(given, way) and listed(given) <= way.houses,
    "why-draw-few": lambda given, way, _: _only_face_up(given, way),
    # The card that is played.
    "why-open": _open,
    "why-open-many": _open,
    "why-length": lambda given, way, _: (
        given["carriage"] == way.next_carriage <= LAST_CARRIAGE
        and given["length"] == way.after.lengths[way.seat] >= way.next_carriage
    ),
    "why-length-cartwright": lambda given, way, _: (
        given["carriage"] == way.next_carriage
        and given["length"] == way.after.lengths[way.seat] < way.next_carriage <= way.after.lengths[way.seat] + REACH
    ),
    "why-length-tile": lambda given, way, _: (
        given["length"] == way.after.lengths[way.seat]
        and given["stack"] == f"route_{min(7, way.after.lengths[way.seat])}"
    ),
    "why-stuck": lambda given, way, _: _stuck(way),
    "why-stuck-dead": lambda given, way, _: _live_if_stuck(given, way),
    # The end of the turn.
    "why-next-turn": lambda given, way, _: {card for card in way.hand if way.fits(card)} == listed(given) != set(),
    "why-short": lambda given, way, _: given["carriage"] == way.next_carriage == way.length + int(given["count"]),
    # Closing.
    "why-scores": _scores,
    "why-close-stuck": lambda given, way, _: _live_if_stuck(given, way),
    "why-lacks": lambda given, way, _: region_lacks(given["stack"], way.houses_after) == listed(given) != set(),
    "why-lacks-provinces": lambda given, way, _: (
        provinces_lacking(way.houses_after) - ({"baiern"} if given["stack"] == "outside_baiern" else set())
        == listed(given, "provinces")
    ),
    "why-race": _race,
    "why-ends": _ends,
    "why-keeps": _keeps,
    "why-discard-double": lambda given, way, _: given["city"] in way.hand_after,
    "why-discard-apart": lambda given, way, _: _apart(given["city"], way.hand_after),
    "why-discard-house": lambda given, way, _: given["city"] in way.houses,
    # What is wrong with the other way.
    "flaw-waste": lambda given, _, other: other.verb == "start" and given["length"] == other.length > 0,
    "flaw-scores": lambda given, way, other: given["points"] == other.points < way.points,
    "flaw-house": lambda given, _, other: given["city"] in other.houses,
    "flaw-open": lambda given, way, other: (
        (given["best"], given["other"])
        == tuple(each.live(extensions(each.after, each.seat), each.after) for each in (way, other))
    ),
    "flaw-poor": lambda given, _, other: (
        not other.new_carriage and given["houses"] == len(other.houses_after) - len(other.houses)
    ),
    "flaw-left-open": lambda given, way, _: _live_if_stuck(given, way),
    "flaw-dead": lambda given, _, other: not other.following,
    "flaw-gamble": lambda given, way, _: (
        given["unseen"] == size(way.view.public.supply)
        and given["live"] == way.places(extensions(way.before, way.seat), way.before)[2]
    ),
    "flaw-apart": lambda given, _, other: not other.fits(str(given["city"])) and _apart(given["city"], other.hand),
}
NO_CLAIM = {"review-reason-overall"}
"""How much weaker the other way is: a figure of the comparison itself."""


# ---- Finding faults ----


def faults(view: EngineView, hint: Advice) -> Iterator[Fault]:
    """The reasons of a hint that should not have been given."""
    if not hint.candidates:
        return
    best, other = (Done(view, way) for way in (hint.candidates[0].actions, hint.other or hint.candidates[0].actions))
    yield from _counted_faults(view, hint, best, other)
    for reason in hint.reasons:
        if reason.id in NO_CLAIM or reason.id.startswith("review-reason-"):
            continue
        yield from faults_of(reason, best, other)


def faults_of(reason: CountedReason, best: Done, other: Done) -> Iterator[Fault]:
    """What is wrong with a certain reason for the better of two ways."""
    said = f"{reason.id} {dict(reason.arguments)}"
    claim = CLAIMS.get(reason.id)
    if claim is None:
        yield Fault("unknown", said)
    elif not claim(reason.arguments, best, other):
        yield Fault("false", said)
    elif is_tautology(reason, best, other):
        yield Fault("tautology", said)


def is_tautology(reason: CountedReason, best: Done, other: Done) -> bool:
    """Whether a claim is true wherever such actions are legal."""
    claim, tried = CLAIMS[reason.id], 0
    about_other = reason.id.startswith("flaw-")
    city = other.city if about_other else best.city
    for like, rival in _like(best.verb, other.verb):
        named = rival.city if about_other else like.city
        moved = _moved(reason.arguments, named) if reason.arguments.get("city") == city else reason.arguments
        tried += 1
        if not claim(moved, like, rival):
            return False
    return tried >= ENOUGH


def _moved(given: Arguments, city: str) -> Arguments:
    """The same claim about another city."""
    if city not in CITIES:
        return given
    province = next(province for province, cities in PROVINCE_CITIES.items() if city in cities)
    return {**given, "city": city} | ({"province": province} if "province" in given else {})


def _counted_faults(view: EngineView, hint: Advice, best: Done, other: Done) -> Iterator[Fault]:
    """Counted claims that one of the ways settles on its own."""
    known = {_key(count.id, count.arguments) for count in counts(view, best.way, other.way)}
    for reason in hint.reasons:
        if not reason.id.startswith("review-reason-") or reason.id in NO_CLAIM:
            continue
        said = f"{reason.id} {dict(reason.arguments)}"
        if _key(reason.id, reason.arguments) not in known:
            yield Fault("unknown", said)
        elif any(_settles(reason, done) for done in (best, other)):
            yield Fault("tautology", said)


def _settles(reason: CountedReason, done: Done) -> bool:
    """Whether a counted claim is decided when the actions of a way are done: nobody has to play on for it."""
    closes = done.verb in ("close", "house", "done", "cartwright", "decline", "discard")
    match reason.id.removeprefix("review-reason-"):
        case "tile":
            seat, stack = int(reason.arguments["seat"]), str(reason.arguments["stack"]).replace(*ALL_PROVINCES)
            taken = done.after.tiles[seat] & ~done.before.tiles[seat]
            return bool(taken & STACK_TILES[stack])
        case "end":
            return done.after.end_is_called()
        case "dies":
            return closes or (done.verb == "start" and done.length > 0)
        case "grows":
            return done.after.lengths[done.seat] >= int(reason.arguments["length"])
        case _:
            return closes


def _key(id: str, arguments: Arguments) -> tuple[object, ...]:
    ignored = ("best", "other", "games")
    return id, *sorted((key, value) for key, value in arguments.items() if key not in ignored)


# ---- Positions in which claims are tried out ----


@cache
def _positions() -> tuple[EngineView, ...]:
    found = []
    for number in range(GAMES):
        record = simulate_game(2 + number % (SEATS - 1), Rules(), "builder", 700 + number, 1, 100_000)
        for ply in range(3 + number % EVERY, len(record.actions), EVERY):
            state = record.replay(ply).state
            found.append(EngineView(state, state.player))
    return tuple(found)


@cache
def _by_verb() -> dict[str, dict[int, list[tuple[int, ...]]]]:
    """By verb: the ways of each position that begin with it, by the number of the position."""
    found: dict[str, dict[int, list[tuple[int, ...]]]] = defaultdict(dict)
    for number, view in enumerate(_positions()):
        for action in view.public.legal_actions():
            verb = TEXTS[action].partition(" ")[0]
            found[verb].setdefault(number, []).append(_whole(view, action))
    return found


def _whole(view: EngineView, action: int) -> tuple[int, ...]:
    """The way that begins with an action: a closing is done to its end, in the first way that is legal."""
    world, way = view.sample(Luck(1)), [action]
    world.apply(action)
    while action == CLOSE and world.player == view.seat and world.phase in (HOUSES, CARRIAGE, DISCARD):
        way.append(world.legal_actions()[0])
        world.apply(way[-1])
    return tuple(way)


@cache
def _like(verb: str, other: str) -> tuple[tuple[Done, Done], ...]:
    """Pairs of ways that begin with these verbs, each in one position."""
    mine, theirs = _by_verb()[verb], _by_verb()[other]
    pairs = []
    for number in sorted(mine.keys() & theirs.keys())[:MOST]:
        way = mine[number][number % len(mine[number])]
        rivals = [each for each in theirs[number] if each != way] or [way]
        view = _positions()[number]
        pairs.append((Done(view, way), Done(view, rivals[number % len(rivals)])))
    return tuple(pairs)
