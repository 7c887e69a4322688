"""`thurntaxis engine`: one of our bots for other programs, over standard input and output: docs/engine-protocol.md."""

import json
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..engine import EngineView, State
    from ..game.data import View

_LONGEST_LINE = 1 << 20


def engine(
    bot: Annotated[str, typer.Option("--bot", help="The bot by its code, with parameters: search:ms=500")] = "expert",
) -> None:
    """Let another program ask a bot: lines of JSON on standard input, answers on standard output.

    Example: thurntaxis engine --bot hard
    """
    session = _Session(bot)
    for line in iter(lambda: sys.stdin.readline(_LONGEST_LINE), ""):
        try:
            for answer in session.answers(line):
                print(json.dumps(answer), flush=True)
        except EOFError:
            return
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as problem:
            message = f"{type(problem).__name__}: {problem}"
            print(json.dumps({"type": "error", "message": message[:200]}), flush=True)


class _Session:
    """What one program that asks has said so far."""

    def __init__(self, code: str) -> None:
        from ..bots import make

        self.code = code
        self.bot = make(code)
        self.view: View | None = None

    def answers(self, line: str) -> Iterator[dict[str, object]]:
        """What a line is answered with; EOFError at the end."""
        from ..bots.opponents.program import PROTOCOL

        message = json.loads(line)
        match message["type"]:
            case "hello":
                yield {"type": "hello", "protocol": PROTOCOL, "name": self.code, "author": "thurntaxis", "options": []}
            case "newgame":
                self.bot.new_game()
            case "view":
                self.view = message["view"]
            case "go":
                yield self.action(message)
            case "quit":
                raise EOFError
            case "stop":
                pass  # an answer is on its way already: bots here are asked in one piece
            case other:
                raise ValueError(f"there is no message {str(other)[:40]!r}")

    def action(self, message: dict[str, object]) -> dict[str, object]:
        """The bot's decision."""
        from ..engine import Luck
        from ..game.actions import NUMBERS, TEXTS

        if self.view is None:
            raise ValueError("go needs a view before it")
        legal = [NUMBERS[action] for action in self.view["legal"]]
        if not legal:
            raise ValueError("there is nothing to decide in this view")
        seed = message.get("seed", 0)
        view = read_view(self.view)
        if sorted(legal) != view.public.legal_actions():
            raise ValueError("the legal actions do not belong to this view")
        chosen = self.bot.decide(view, legal, Luck(seed if isinstance(seed, int) else 0))
        answer: dict[str, object] = {"type": "action", "action": TEXTS[chosen]}
        explanation = self.bot.explain()
        if explanation.candidates:
            answer["reason"] = explanation.sentence
            answer["chances"] = {TEXTS[each.action]: round(each.chance, 4) for each in explanation.candidates}
        return answer | ({"id": message["id"]} if "id" in message else {})


def read_view(data: "View") -> "EngineView":
    """The engine's view that a view in JSON was written from.

    It is made from a state in which cards that the viewer cannot place are anywhere: the view hides them again.
    """
    from ..board import CITIES, CITY_INDEX
    from ..engine import SPECTATOR, EngineView, State
    from ..engine.bits import with_card, without_card
    from ..engine.numbers import NO_CITY
    from ..game.actions import OFFICIALS, PHASES
    from ..game.cards import city_set, pile_of
    from ..rules import Rules

    players = len(data["players"])
    state = State(players, Rules(**data["rules"]))
    state.player = data["order"][0]
    state.phase = PHASES.index(data["phase"])
    state.official = OFFICIALS.index(data["official"])
    state.awaiting = -1
    state.display = [NO_CITY if city is None else CITY_INDEX[city] for city in data["display"]]
    state.gaps = sum(1 << slot for slot, city in enumerate(data["display"]) if city is None)
    state.discards = pile_of(data["discards"])
    unseen = [city for city, copies in data["unseen"].items() for _ in range(copies)]
    placed = [*unseen, *data["discards"], *filter(None, data["display"])]
    hands, known, routes, houses, lengths = [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4
    left, right, carriages = [0] * 4, [0] * 4, [0] * 4
    supply = pile_of(unseen)
    for seat, shown in enumerate(data["seats"]):
        own = shown["hand"]
        placed += [*(own if own is not None else shown["known"] or ()), *shown["route"]]
        known[seat] = pile_of(shown["known"] or ())
        hands[seat] = known[seat] if own is None else pile_of(own)
        for _ in range((shown["unknown"] or 0) if own is None else 0):
            city = CITY_INDEX[unseen.pop()]
            supply = without_card(supply, city)
            hands[seat] = with_card(hands[seat], city)
        routes[seat], houses[seat] = city_set(shown["route"]), city_set(shown["houses"])
        lengths[seat], carriages[seat] = len(shown["route"]), shown["carriage"]
        if shown["route"]:
            left[seat], right[seat] = CITY_INDEX[shown["route"][0]], CITY_INDEX[shown["route"][-1]]
    state.supply = supply
    state.hands, state.known, state.routes, state.houses, state.lengths = hands, known, routes, houses, lengths
    state.left, state.right, state.carriages = left, right, carriages
    state.tiles_left, state.tiles = _tiles(data)
    aside = [city for city in CITIES for _ in range(3 - placed.count(city))]
    _turn(state, data, aside)
    checked = State.from_fields(state.fields())
    return EngineView(checked, SPECTATOR if data["seat"] is None else data["seat"])


def _tiles(data: "View") -> "tuple[int, list[int]]":
    """The engine's sets of the tiles that are left, and of those that each seat has."""
    from ..game.cards import STACK_TILES, TILE_NAMES

    left, held = 0, [0] * 4
    for stack, values in data["stacks"].items():
        numbers = [number for number, (name, _) in enumerate(TILE_NAMES) if name == stack]
        left |= sum(1 << number for number in numbers[len(numbers) - len(values) :])
    free = sum(STACK_TILES.values()) & ~left
    for seat, shown in enumerate(data["seats"]):
        for stack, value in shown["tiles"]:
            fitting = (each for each, tile in enumerate(TILE_NAMES) if tile == (stack, value) and free >> each & 1)
            number = next(fitting, None)
            if number is None:
                raise ValueError(f"there is no tile {stack} {value} for seat {seat}")
            free &= ~(1 << number)
            held[seat] |= 1 << number
    return left, held


def _turn(state: "State", data: "View", aside: Sequence[str]) -> None:
    """What has happened so far in the turn: the view says it only by what it leads to."""
    from ..board import CITY_INDEX
    from ..game.cards import city_set, pile_of

    closing = data["closing"]
    if aside and data["phase"] != "discard":
        raise ValueError(f"the view shows {66 - len(aside)} cards of 66")
    state.set_aside = pile_of(aside)
    if closing is not None:
        state.chosen = city_set(closing["houses"])
    if data["phase"] in ("houses", "carriage"):
        state.from_city = state.chosen.bit_length()
    elif data["phase"] == "discard":
        state.from_city = max((CITY_INDEX[city] for city in aside), default=0)
    begun = bool(state.hands[state.player]) if data["forced_postmaster"] else data["phase"] != "draw"
    state.taken = int(begun) + int(data["phase"] != "draw" and data["official"] == "postmaster")
