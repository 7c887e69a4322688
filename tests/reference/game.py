"""The rules a second time: slow, plain, and written from the rules page alone.

Nothing here is shared with the engine but the printed facts (board.json), so that a mistake has to be made twice to go
unseen. Cards are city ids in lists, the supply is a list kept in board order, and every rule stands next to the name of
the section of the rules page it comes from.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

BOARD: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "src" / "thurntaxis" / "board.json").read_text(encoding="utf-8")
)

CITIES: list[str] = [city["id"] for city in BOARD["cities"]]  # board order
ORDER: dict[str, int] = {city: place for place, city in enumerate(CITIES)}
PROVINCE: dict[str, str] = {city["id"]: city["province"] for city in BOARD["cities"]}
PROVINCES: list[str] = [province["id"] for province in BOARD["provinces"]]
ROADS: set[tuple[str, str]] = {(a, b) for a, b in BOARD["roads"]} | {(b, a) for a, b in BOARD["roads"]}
REGIONS: dict[str, list[str]] = {
    region: [city for city in CITIES if PROVINCE[city] in provinces]
    for region, provinces in BOARD["bonus_regions"].items()
}
STACKS: dict[str, list[int]] = BOARD["bonus_tiles"]  # top first
COPIES: int = BOARD["city_cards"]["copies_of_each"]
SLOTS: int = BOARD["city_cards"]["display"]
HOUSES: int = BOARD["houses_per_player"]
CARRIAGES: list[int] = [carriage["length"] for carriage in BOARD["carriages"]]
PRINTED_POINTS: dict[int, int] = {carriage["length"]: carriage["points"] for carriage in BOARD["carriages"]}

# Rules page, "Where the rulebooks differ": the default comes first.
OPTIONS: dict[str, list[str]] = {
    "all_provinces": ["every_province", "outside_baiern"],
    "route_tile_fallback": ["always", "seven_only"],
    "carriage_points": ["printed", "length"],
}
NAMED_RULES: dict[str, dict[str, str]] = {
    "standard": {},
    "first-printing": {"all_provinces": "outside_baiern"},
    "icelandic": {"route_tile_fallback": "seven_only"},
}
OFFICIALS = ["administrator", "postmaster", "postal_carrier", "cartwright"]
PHASES = ["draw", "play", "finish", "houses", "carriage", "discard", "over"]
CLOSING_PHASES = ["houses", "carriage", "discard"]

Draw = Callable[["ReferenceGame"], str]
Position = dict[str, Any]


def board_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.__getitem__)


def full_rules(rules: str | dict[str, str]) -> dict[str, str]:
    """All three options: a named set, or a dict in which what is not given has its default."""
    if isinstance(rules, str):
        if rules not in NAMED_RULES:
            raise ValueError(f"unknown rules {rules!r}")
        rules = NAMED_RULES[rules]
    for option, value in rules.items():
        if option not in OPTIONS or value not in OPTIONS[option]:
            raise ValueError(f"unknown option {option!r}: {value!r}")
    return {option: rules.get(option, values[0]) for option, values in OPTIONS.items()}


class ReferenceGame:
    """One game. `draw(game)` names each card that leaves the supply."""

    def __init__(self, players: int, rules: str | dict[str, str], draw: Draw) -> None:
        if players not in (2, 3, 4):
            raise ValueError(f"2 to 4 players, not {players}")
        self.names = [f"Player {seat + 1}" for seat in range(players)]
        self.rules = full_rules(rules)
        self.draw = draw
        self.drawn = 0  # cards that have left the supply since the set-up or since the given position
        self.ply = 0
        self.round = 1
        self.corners: Counter[str] = Counter()  # rare things that happened, for those who look for them

        # Set-up: 66 cards in the supply, six of them turned up, hands empty.
        self.supply: list[str] = [city for city in CITIES for _ in range(COPIES)]
        self.discards: list[str] = []
        self.display: list[str | None] = [None] * SLOTS
        self.hands: list[list[str]] = [[] for _ in self.names]
        self.known: list[list[str]] = [[] for _ in self.names]
        self.routes: list[list[str]] = [[] for _ in self.names]
        self.houses: list[list[str]] = [[] for _ in self.names]
        self.carriages: list[int] = [0 for _ in self.names]
        self.tiles: list[list[list[Any]]] = [[] for _ in self.names]

        self.player: int | None = 0
        self.phase = "draw"
        self.official: str | None = None  # the one called on this turn
        self.taken = 0  # cards taken this turn
        self.closing: dict[str, list[str]] | None = None  # houses chosen and cards named in a running closing
        self._tidy()
        self._begin_turn()

    # ---- asking ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def seat(self) -> int:
        """The seat to act; not to be asked for once the game is over."""
        assert self.player is not None
        return self.player

    @property
    def hand(self) -> list[str]:
        return self.hands[self.seat]

    @property
    def route(self) -> list[str]:
        return self.routes[self.seat]

    def legal(self) -> list[str]:
        """Actions page, "Phases and actions", one line of the table after the other."""
        if self.phase == "draw":
            actions = self._takes()
            # 1. Draw: the Administrator comes before taking anything, and needs something to sweep away.
            if self.official is None and self.taken == 0 and self._face_up():
                actions.append("administrator")
        elif self.phase == "play":
            actions = [f"start {city}" for city in set(self.hand)] + self._extensions()
            if self.official is None:
                actions += self._takes()
        elif self.phase == "finish":
            actions = ["end"]
            if len(self.route) >= 3:
                actions.append("close")
            if self.official is None:
                actions += self._extensions()
        elif self.phase == "houses":
            actions = [f"house {city}" for city in self._house_choices()] + ["done"]
        elif self.phase == "carriage":
            actions = ["cartwright", "decline"]
        elif self.phase == "discard":
            actions = [f"discard {city}" for city in self._discard_choices()]
        else:
            actions = []
        return sorted(actions)

    def stack(self, name: str) -> list[int]:
        """The tiles left in a stack, top first."""
        held = sum(1 for tiles in self.tiles for stack, _ in tiles if stack == name)
        return STACKS[name][held:]

    def game_end_holder(self) -> int | None:
        for seat, tiles in enumerate(self.tiles):
            if ["game_end", 1] in tiles:
                return seat
        return None

    def scores(self) -> list[int]:
        """End: carriage points plus tiles minus houses not placed."""
        scores = []
        for seat in range(len(self.names)):
            carriage = self.carriages[seat]
            if self.rules["carriage_points"] == "printed":
                points = PRINTED_POINTS[carriage] if carriage else 0
            else:
                points = carriage
            tiles = sum(value for _, value in self.tiles[seat])
            scores.append(points + tiles - (HOUSES - len(self.houses[seat])))
        return scores

    def winner(self) -> int | None:
        """End: the most points; a tie goes to the holder of game_end, else to the next tied seat clockwise."""
        if not self.over:
            return None
        holder = self.game_end_holder()
        assert holder is not None
        scores = self.scores()
        clockwise = [(holder + step) % len(self.names) for step in range(len(self.names))]
        return next(seat for seat in clockwise if scores[seat] == max(scores))

    # ---- acting ---------------------------------------------------------------------------------------------------

    def apply(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in phase {self.phase}; legal: {self.legal()}")
        self.ply += 1
        verb, _, city = action.partition(" ")
        if verb == "administrator":
            self._administrator()
        elif verb == "take":
            self._take(city)
        elif verb == "start":
            self._start(city)
        elif verb in ("left", "right"):
            self._extend(verb, city)
        elif verb == "end":
            self._end_turn()
        elif verb == "close":
            self._close()
        elif verb == "house":
            self._house(city)
        elif verb == "done":
            self._houses_placed()
        elif verb == "cartwright":
            self._cartwright()
        elif verb == "decline":
            self._after_carriage()
        elif verb == "discard":
            self._discard(city)

    # ---- the turn -------------------------------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        self.official = None
        self.taken = 0
        # 1. Draw: an empty hand at the start of the turn must use the Postmaster.
        if not self.hand:
            self.official = "postmaster"
        if self._takes():
            self.phase = "draw"
        else:
            # The supply: nothing face up and no supply, so the draw is skipped.
            self._corner("draw skipped, Postmaster forced" if self.official else "draw skipped, cards in hand")
            self._to_play()

    def _to_play(self) -> None:
        if self.hand:
            self.phase = "play"
        else:
            # The supply: no card in hand and nothing to draw. The official counts as used; on to the end of the turn.
            self._corner("play skipped, may close" if len(self.route) >= 3 else "play skipped, must end")
            self.phase = "finish"

    def _end_turn(self) -> None:
        last_seat = len(self.names) - 1
        # End: the round is played out; it ends with the turn of the last seat.
        if self.game_end_holder() is not None and self.seat == last_seat:
            self._corner("over, game_end held by the last seat", when=self.game_end_holder() == last_seat)
            self._corner("over, game_end held by another seat", when=self.game_end_holder() != last_seat)
            self._corner("over, tie", when=self.scores().count(max(self.scores())) > 1)
            self.phase = "over"
            self.player = None
            self.official = None
            self.taken = 0
            return
        if self.seat == last_seat:
            self.round += 1
            self.player = 0
        else:
            self.player = self.seat + 1
        self._begin_turn()

    # ---- 1. Draw --------------------------------------------------------------------------------------------------

    def _face_up(self) -> list[str]:
        return [city for city in self.display if city is not None]

    def _takes(self) -> list[str]:
        return [f"take {city}" for city in set(self._face_up())] + (["take supply"] if self.supply else [])

    def _administrator(self) -> None:
        self.official = "administrator"
        self._corner("administrator", when=len(self.supply) <= SLOTS, more=f"supply {len(self.supply)}")
        self.discards += self._face_up()
        self.display = [None] * SLOTS
        self._tidy()

    def _take(self, what: str) -> None:
        if self.phase == "play":
            # Actions page: taking a second card in the play phase is calling the Postmaster.
            self.official = "postmaster"
        if what == "supply":
            self.hand.append(self._next_card())
        else:
            # Record: a display card is taken from the lowest slot that shows the city.
            self.display[self.display.index(what)] = None
            self.hand.append(what)
            self.known[self.seat].append(what)  # What is hidden: taken from the display, seen by all
        self.taken += 1
        self._tidy()
        if self.phase == "draw" and self.official == "postmaster" and self.taken == 1:
            if self._takes():
                return  # the forced Postmaster's second card
            # The supply: a forced second card that is not there is not taken; the Postmaster is used all the same.
            self._corner("forced second card not there")
        self._to_play()

    # ---- 2. Play --------------------------------------------------------------------------------------------------

    def _extensions(self) -> list[str]:
        """2. Play: at an end, with a road to the city there, and not already in the route."""
        if not self.route:
            return []
        ends = {"left": self.route[0], "right": self.route[-1]}
        return [
            f"{side} {city}"
            for city in set(self.hand)
            for side, end in ends.items()
            if (city, end) in ROADS and city not in self.route
        ]

    def _leave_hand(self, city: str) -> None:
        self.hand.remove(city)
        # What is hidden: playing or discarding a city takes away a known copy first.
        if city in self.known[self.seat]:
            self.known[self.seat].remove(city)

    def _start(self, city: str) -> None:
        # 2. Play: a route that is there is discarded without scoring.
        self.discards += self.route
        self.routes[self.seat] = [city]
        self._leave_hand(city)
        self._tidy()
        self.phase = "finish"

    def _extend(self, side: str, city: str) -> None:
        if self.phase == "finish":
            # Actions page: playing a second card is calling the Postal carrier.
            self.official = "postal_carrier"
        self.route.insert(0 if side == "left" else len(self.route), city)
        self._leave_hand(city)
        self.phase = "finish"

    # ---- 3. Close -------------------------------------------------------------------------------------------------

    def _close(self) -> None:
        self._corner("closed after a skipped play", when=self.official == "postmaster" and self.taken == 0)
        self.closing = {"houses": [], "discarded": []}
        self.phase = "houses"
        if not self._house_choices():
            self._corner("closed without a house to place")
            self._houses_placed()

    def _house_choices(self) -> list[str]:
        """3a. Houses: cities that may still join the set, after the last one chosen in board order."""
        assert self.closing is not None
        chosen = self.closing["houses"]
        if len(self.houses[self.seat]) == HOUSES:
            return []  # never more than the houses left
        return [
            city
            for city in self.route
            if city not in self.houses[self.seat]
            and all(ORDER[other] < ORDER[city] for other in chosen)
            and self._one_of_each_or_all_of_one([*chosen, city])
        ]

    @staticmethod
    def _one_of_each_or_all_of_one(cities: list[str]) -> bool:
        provinces = {PROVINCE[city] for city in cities}
        return len(provinces) == len(cities) or len(provinces) == 1

    def _house(self, city: str) -> None:
        assert self.closing is not None
        self.closing["houses"].append(city)
        self.houses[self.seat] = sorted([*self.houses[self.seat], city])
        if len(self.houses[self.seat]) == HOUSES:
            self._corner("20th house")
            self._take_tile("game_end")  # game_end: at the moment the 20th house is placed
        if not self._house_choices():
            self._houses_placed()

    def _houses_placed(self) -> None:
        self._collect_tiles()
        self._earn_carriage()

    def _take_tile(self, name: str) -> None:
        """3b. Bonus tiles: from the top of the stack, none if it is empty."""
        if self.stack(name):
            self.tiles[self.seat] = sorted([*self.tiles[self.seat], [name, self.stack(name)[0]]])
            self._corner(f"tile {name}", when=name in REGIONS or name == "all_provinces")
        else:
            self._corner(f"no tile left: {name}")

    def _has_tile(self, name: str) -> bool:
        return any(stack == name for stack, _ in self.tiles[self.seat])

    def _collect_tiles(self) -> None:
        self._length_tile()
        houses = self.houses[self.seat]
        # 3b. Bonus regions: houses in all of its cities, once a game.
        for region, cities in REGIONS.items():
            if not self._has_tile(region) and all(city in houses for city in cities):
                self._take_tile(region)
        # 3b. all_provinces: a house in every province, Polen included; Baiern by option.
        needed = [
            province
            for province in PROVINCES
            if province != "baiern" or self.rules["all_provinces"] == "every_province"
        ]
        here = {PROVINCE[city] for city in houses}
        if not self._has_tile("all_provinces") and all(province in here for province in needed):
            self._corner("all_provinces without Baiern", when="baiern" not in here)
            self._take_tile("all_provinces")

    def _length_tile(self) -> None:
        """3b. Length: 5, 6, 7 and more; an empty stack falls back to the next shorter one, by option only for 7."""
        length = min(len(self.route), 7)
        if length < 5:
            return
        stacks = [f"route_{size}" for size in range(length, 4, -1)]
        if length < 7 and self.rules["route_tile_fallback"] == "seven_only":
            stacks = stacks[:1]
        for name in stacks:
            if self.stack(name):
                self._corner(f"length {length} takes {name}", when=name != stacks[0])
                self._take_tile(name)
                return
        self._corner(f"length {length} takes nothing")

    def _next_carriage(self) -> int | None:
        """3c. Carriage: one after the other, the 3 first."""
        higher = [carriage for carriage in CARRIAGES if carriage > self.carriages[self.seat]]
        return higher[0] if higher else None

    def _earn_carriage(self) -> None:
        carriage = self._next_carriage()
        if carriage is not None:
            if len(self.route) >= carriage:
                self._gain_carriage(carriage)
            elif self.official is None and carriage - len(self.route) <= 2:
                self.phase = "carriage"  # 3c. Cartwright: one or two cards too short, and a choice
                return
        self._after_carriage()

    def _gain_carriage(self, carriage: int) -> None:
        self.carriages[self.seat] = carriage
        if carriage == CARRIAGES[-1]:
            self._corner("carriage 7" + (" by the Cartwright" if self.official == "cartwright" else ""))
            self._take_tile("game_end")  # game_end: at the moment carriage 7 is taken

    def _cartwright(self) -> None:
        self.official = "cartwright"
        carriage = self._next_carriage()
        assert carriage is not None
        self._gain_carriage(carriage)
        self._after_carriage()

    def _after_carriage(self) -> None:
        """3d. Discard: down to three."""
        if len(self.hand) > 3:
            self.phase = "discard"
            self._corner("more than six cards to choose the discards from", when=len(self.hand) > 6)
        else:
            self._finish_closing()

    def _discard_choices(self) -> list[str]:
        """Actions page: in board order, and so that enough cards are left from the city on to reach three."""
        assert self.closing is not None
        too_many = len(self.hand) - 3
        last = max((ORDER[city] for city in self.closing["discarded"]), default=0)
        return [
            city
            for city in sorted(set(self.hand))
            if ORDER[city] >= last and sum(ORDER[card] >= ORDER[city] for card in self.hand) >= too_many
        ]

    def _discard(self, city: str) -> None:
        assert self.closing is not None
        self._leave_hand(city)
        self.closing["discarded"].append(city)
        if len(self.hand) == 3:
            self._finish_closing()

    def _finish_closing(self) -> None:
        # The supply: the cards of a closing leave the table all together, when its last decision is made.
        assert self.closing is not None
        self.discards += self.route + self.closing["discarded"]
        self.routes[self.seat] = []
        self.closing = None
        self._tidy()
        self._end_turn()

    # ---- The supply -----------------------------------------------------------------------------------------------

    def _next_card(self) -> str:
        city = self.draw(self)
        if city not in self.supply:
            raise ValueError(f"draw {self.drawn}: no {city!r} in the supply")
        self.supply.remove(city)
        self.drawn += 1
        return city

    def _tidy(self) -> None:
        """Shuffle when the supply is empty, refill the lowest empty slot, and again, until neither is called for."""
        refills = 0
        while True:
            if not self.supply and self.discards:
                self.supply, self.discards = board_order(self.discards), []
                middle = refills > 0 and None in self.display
                self._corner("shuffle in the middle of a refill" if middle else "shuffle")
            elif self.supply and None in self.display:
                self.display[self.display.index(None)] = self._next_card()
                refills += 1
            else:
                break
        self._corner("empty slots", when=None in self.display)
        self._corner("empty display", when=not self._face_up())

    def _corner(self, what: str, when: bool = True, more: str = "") -> None:
        if when:
            self.corners[f"{what}, {more}" if more else what] += 1

    # ---- copies and positions -------------------------------------------------------------------------------------

    def copy(self) -> ReferenceGame:
        """A game of its own that shares only the draw source."""
        other = object.__new__(ReferenceGame)
        other.__dict__.update(self.__dict__)
        other.corners = self.corners.copy()
        other.supply = self.supply[:]
        other.discards = self.discards[:]
        other.display = self.display[:]
        other.hands = [cards[:] for cards in self.hands]
        other.known = [cards[:] for cards in self.known]
        other.routes = [cards[:] for cards in self.routes]
        other.houses = [cities[:] for cities in self.houses]
        other.carriages = self.carriages[:]
        other.tiles = [[tile[:] for tile in tiles] for tiles in self.tiles]
        if self.closing is not None:
            other.closing = {what: cities[:] for what, cities in self.closing.items()}
        return other

    @classmethod
    def from_position(cls, position: Position, draw: Draw) -> ReferenceGame:
        """The game that stands as the position says; ValueError if it cannot stand like that."""
        if position.get("format") != "thurntaxis-position/1":
            raise ValueError(f"not a position: format {position.get('format')!r}")
        position = copy.deepcopy(position)
        game = object.__new__(cls)
        game.names = position["players"]
        game.rules = full_rules(position["rules"])
        game.draw = draw
        game.drawn = game.ply = 0
        game.round = position.get("round", 1)
        game.corners = Counter()
        game.supply = board_order(position["supply"])
        game.discards = position["discards"]
        game.display = position["display"]
        game.hands = position["hands"]
        game.known = position.get("known", [[] for _ in game.names])
        game.routes = position["routes"]
        game.houses = [sorted(cities) for cities in position["houses"]]
        game.carriages = position["carriages"]
        game.tiles = [sorted(tiles) for tiles in position["tiles"]]
        game.phase = position["phase"]
        game.player = None if game.over else position["player"]
        game.official = position["official"]
        game.taken = position["taken"]
        closing = position.get("closing")
        game.closing = None if closing is None else {what: closing[what] for what in ("houses", "discarded")}
        game.check()
        return game

    def to_position(self) -> Position:
        closing: dict[str, Any] | None = None
        if self.closing is not None:
            closing = {**self.closing, "cartwright": self.official == "cartwright"}
        position = {
            "format": "thurntaxis-position/1",
            "rules": self.rules,
            "players": self.names,
            "player": self.player,
            "phase": self.phase,
            "official": self.official,
            "taken": self.taken,
            "round": self.round,
            "display": self.display,
            "supply": self.supply,
            "discards": board_order(self.discards),
            "hands": [board_order(cards) for cards in self.hands],
            "known": [board_order(cards) for cards in self.known],
            "routes": self.routes,
            "houses": self.houses,
            "carriages": self.carriages,
            "tiles": self.tiles,
            "closing": closing,
        }
        return copy.deepcopy(position)

    # ---- what always holds ----------------------------------------------------------------------------------------

    def check(self) -> None:
        """ValueError if a card, a house or a tile is lost or made up, or the phase does not fit the table."""
        for problem in self._problems():
            raise ValueError(f"ply {self.ply}, phase {self.phase}: {problem}")

    def _problems(self) -> list[str]:
        return [*self._wrong_cards(), *self._wrong_belongings(), *self._wrong_turn()]

    def _wrong_cards(self) -> list[str]:
        wrong = []
        piles = [self.supply, self.discards, self._face_up(), *self.hands, *self.routes]
        if self.closing is not None:
            piles.append(self.closing["discarded"])
        count = Counter(card for pile in piles for card in pile)
        wrong += [f"{count[city]} cards of {city}" for city in {*CITIES, *count} if count[city] != COPIES]
        if len(self.display) != SLOTS:
            wrong.append(f"{len(self.display)} slots")
        # The supply: never empty while there are discards, and no slot empty while there is a supply.
        if self.discards and not self.supply:
            wrong.append("discards and no supply")
        if self.supply and None in self.display:
            wrong.append("supply and an empty slot")
        for hand, known in zip(self.hands, self.known, strict=True):
            if Counter(known) - Counter(hand):
                wrong.append("a known card that is not in the hand")
        for route in self.routes:
            if len(set(route)) != len(route):
                wrong.append(f"a city twice in a route: {route}")
            wrong += [f"no road {a} - {b}" for a, b in pairwise(route) if (a, b) not in ROADS]
        return wrong

    def _wrong_belongings(self) -> list[str]:
        wrong = []
        for houses in self.houses:
            if len(set(houses)) != len(houses) or len(houses) > HOUSES or set(houses) - set(CITIES):
                wrong.append(f"houses {houses}")
        wrong += [f"carriage {carriage}" for carriage in self.carriages if carriage not in (0, *CARRIAGES)]
        for name, values in STACKS.items():
            held = [value for tiles in self.tiles for stack, value in tiles if stack == name]
            if sorted(held, reverse=True) != values[: len(held)]:
                wrong.append(f"tiles {name} held: {held}")
            for tiles in self.tiles:
                if not name.startswith("route_") and sum(stack == name for stack, _ in tiles) > 1:
                    wrong.append(f"tile {name} twice with one player")
        wrong += [f"unknown tile {stack}" for tiles in self.tiles for stack, _ in tiles if stack not in STACKS]
        end_reached = any(
            carriage == CARRIAGES[-1] or len(houses) == HOUSES
            for carriage, houses in zip(self.carriages, self.houses, strict=True)
        )
        if end_reached != (self.game_end_holder() is not None):
            wrong.append("game_end is held if and only if a player reached carriage 7 or the last house")
        return wrong

    def _wrong_turn(self) -> list[str]:
        wrong = []
        if self.phase not in PHASES or self.official not in (None, *OFFICIALS):
            wrong.append(f"phase {self.phase}, official {self.official}")
        if (self.closing is not None) != (self.phase in CLOSING_PHASES):
            wrong.append("a closing and its phases come together")
        fitting: dict[str, Callable[[], object]] = {
            "draw": lambda: self._takes() and self.taken in ((0, 1) if self.official == "postmaster" else (0,)),
            "play": lambda: self.hand and self.official in (None, "administrator", "postmaster"),
            "finish": lambda: self.route or (self.official == "postmaster" and not self.hand),
            "houses": self._house_choices,
            "carriage": lambda: self.official is None and 1 <= (self._next_carriage() or 0) - len(self.route) <= 2,
            "discard": lambda: len(self.hand) > 3,
            "over": lambda: self.game_end_holder() is not None,
        }
        if not wrong and not fitting[self.phase]():
            wrong.append("nothing to decide in this phase")
        return wrong

    # ---- trace ----------------------------------------------------------------------------------------------------

    def trace_line(self, action: str) -> dict[str, Any]:
        """Record: the line of a decision, made before the action is applied."""
        return {
            "ply": self.ply,
            "player": self.player,
            "phase": self.phase,
            "display": self.display[:],
            "drawn": self.drawn,
            "legal": self.legal(),
            "action": action,
        }

    def final_line(self) -> dict[str, Any]:
        """Record: the last line of a finished game."""
        return {
            "scores": self.scores(),
            "winner": self.winner(),
            "houses": [houses[:] for houses in self.houses],
            "carriages": self.carriages[:],
            "tiles": [[tile[:] for tile in tiles] for tiles in self.tiles],
        }
