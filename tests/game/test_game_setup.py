"""A position from parts: every moment of a game is one, nothing impossible is, and what is unknown stays unknown."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from reference import POSITIONS, read_blocks
from thurntaxis import Game, Position, Rules, Setup
from thurntaxis.board import CITIES, NEIGHBOURS, TILES
from thurntaxis.engine import EngineView, Luck
from thurntaxis.engine.numbers import BUILDER, HOARDER, UNIFORM
from thurntaxis.engine.playouts import choose
from thurntaxis.game import Cards, PositionError
from thurntaxis.locales import LANGUAGES

RULES = [Rules(), Rules(all_provinces="outside_baiern"), Rules("outside_baiern", "seven_only", "length")]
MOMENTS = 2000
NAMES = ["Ann", "Ben K.+#", "Çelik, 3/4", "Dörte"]


def moments(number: int, seed: int = 1) -> Iterator[Game]:
    """Games at random moments: all numbers of players, rules and phases, also the end."""
    dice = random.Random(seed)
    while number:
        players, policy = dice.choice((2, 3, 4)), dice.choice((UNIFORM, BUILDER, HOARDER))
        game = Game(NAMES[:players], rules=dice.choice(RULES), seed=dice.randrange(10**9))
        luck = Luck(dice.randrange(10**9))
        while not game.is_over and number and game.ply < 700:
            if dice.random() < (0.03 if game.phase in ("draw", "play", "finish") else 0.2):
                number -= 1
                yield game
            game.play(choose(policy, game.state, luck))
        if number and game.is_over:
            number -= 1
            yield game


def test_every_moment_of_a_game_is_accepted_and_comes_back() -> None:
    phases: Counter[str] = Counter()
    for game in moments(MOMENTS):
        position = game.position()
        data = json.loads(json.dumps(position.to_json()))
        setup = Setup.from_json(data)
        assert setup.to_json() == data
        assert setup.position() == position
        assert Setup.from_text(setup.to_text()) == setup == Setup.of(position)
        assert Setup.from_text(setup.to_link("https://example.org")) == setup
        assert "\n" not in setup.to_text()
        phases[game.phase] += 1
    assert all(phases[phase] > 5 for phase in ("draw", "play", "finish", "houses", "carriage", "discard", "over"))


def test_what_a_seat_sees_comes_back_and_hides_the_rest() -> None:
    for number, game in enumerate(moments(400, seed=2)):
        if game.phase == "discard":
            continue  # the cards of a hand that is being discarded from are needed
        for seat in (*range(len(game.players)), None):
            seen = Setup.of(game.position()).as_seen(seat)
            assert Setup.from_text(seen.to_text()) == Setup.from_json(seen.to_json()) == seen
            view = game.seen(seat)
            assert [hand.unknown for hand in seen.hands] == [
                0 if other == seat else view.unknown[other] for other in range(len(game.players))
            ]
            sampled = seen.position(Luck(number)).state
            assert EngineView(sampled, -1 if seat is None else seat) == view


def test_unknown_cards_are_dealt_from_what_fits_equally_often() -> None:
    hands = [["ulm"], [None, None]]
    setup = Setup.from_json(EMPTY | {"hands": hands, "discards": ["ulm", None], "official": None})
    luck = Luck(1)
    dealt: Counter[str] = Counter()
    for _ in range(3000):
        data = setup.position(luck).to_json()
        assert (len(data["hands"][1]), len(data["discards"]), data["hands"][0]) == (2, 2, ["ulm"])
        dealt.update(data["hands"][1])
    left = setup.unseen()
    for city, count in dealt.items():
        expected = 6000 * left[city] / sum(left.values())  # type: ignore[index]
        assert abs(count - expected) < 5 * expected**0.5


def test_numbers_that_nobody_knows_are_dealt_as_well() -> None:
    setup = Setup.from_json(EMPTY | {"hands": [["ulm"], ["linz", "?"]], "discards": ["?"], "official": None})
    assert setup.hands[1] == Cards(("linz",), None)
    luck, hands, discards = Luck(1), set(), set()
    for _ in range(300):
        data = setup.position(luck).to_json()
        hands.add(len(data["hands"][1]))
        discards.add(len(data["discards"]))
        assert data["supply"]
    assert hands == {1, 2, 3, 4, 5}
    assert len(discards) > 40
    assert Setup.from_text(setup.to_text()) == setup


# ---- What is impossible ----

EMPTY: dict[str, Any] = {
    "players": ["Ann", "Ben"],
    "player": 0,
    "phase": "draw",
    "official": "postmaster",
    "display": ["ulm", "linz", "passau", "basel", "lodz", "pilsen"],
    "discards": [],
    "hands": [[], []],
    "routes": [[], []],
    "houses": [[], []],
    "carriages": [0, 0],
    "tiles": [[], []],
}

Spoiler = Callable[[dict[str, Any], random.Random], str | None]
"""Makes a possible position impossible; the kind of the problem that must be named, or None if it cannot be used."""
SPOILERS: list[Spoiler] = []


def spoiler(function: Spoiler) -> Spoiler:
    SPOILERS.append(function)
    return function


def cards_left(data: dict[str, Any]) -> Counter[str]:
    piles = [*data["hands"], *data["routes"], data["discards"], (data["closing"] or {}).get("discarded", [])]
    return Counter([city for pile in piles for city in pile] + [city for city in data["display"] if city])


@spoiler
def a_fourth_card(data: dict[str, Any], dice: random.Random) -> str:
    city = dice.choice(CITIES)
    data["hands"][dice.randrange(len(data["hands"]))] += [city] * (4 - cards_left(data)[city])
    return "position-card-count"


@spoiler
def more_unknown_cards_than_there_are(data: dict[str, Any], dice: random.Random) -> str:
    data["hands"][dice.randrange(len(data["hands"]))] += [None] * (len(data.pop("supply")) + 1 + dice.randrange(5))
    return "position-unknown-count"


@spoiler
def no_supply_with_discards(data: dict[str, Any], dice: random.Random) -> str | None:
    if not data["discards"]:
        return None
    data["hands"][dice.randrange(len(data["hands"]))] += data["supply"]
    data["supply"] = []
    return "position-supply-empty"


@spoiler
def a_gap_in_the_display(data: dict[str, Any], dice: random.Random) -> str | None:
    slot = dice.randrange(6)
    if data["display"][slot] is None:
        return None
    data["supply"] += [data["display"][slot]]
    data["display"][slot] = None
    return "position-display-gap"


@spoiler
def a_known_card_elsewhere(data: dict[str, Any], dice: random.Random) -> str:
    seat, city = dice.randrange(len(data["hands"])), dice.choice(CITIES)
    data["known"][seat] += [city] * (1 + data["hands"][seat].count(city))
    return "position-known"


@spoiler
def a_route_with_a_gap(data: dict[str, Any], dice: random.Random) -> str | None:
    seat = dice.randrange(len(data["hands"]))
    route = data["routes"][seat]
    far = [city for city in data["supply"] if route and city not in route and city not in NEIGHBOURS[route[-1]]]
    if not far:
        return None
    data["supply"].remove(city := dice.choice(far))
    route.append(city)
    return "position-route-gap"


@spoiler
def a_city_twice(data: dict[str, Any], dice: random.Random) -> str | None:
    seat = dice.randrange(len(data["hands"]))
    again = [city for city in data["supply"] if city in data["routes"][seat]]
    if not again:
        return None
    data["supply"].remove(again[0])
    data["routes"][seat].append(again[0])
    return "position-route-twice"


@spoiler
def too_many_houses(data: dict[str, Any], dice: random.Random) -> str:
    seat = dice.randrange(len(data["hands"]))
    data["houses"][seat] = list(CITIES) if dice.random() < 0.5 else [*CITIES[:21]]
    return "position-houses-many"


@spoiler
def two_houses_in_a_city(data: dict[str, Any], dice: random.Random) -> str:
    seat, city = dice.randrange(len(data["hands"])), dice.choice(CITIES)
    data["houses"][seat] = [*data["houses"][seat], city, city]
    return "position-house-twice"


@spoiler
def a_tile_out_of_order(data: dict[str, Any], dice: random.Random) -> str | None:
    stacks = [stack for stack in TILES if len(TILES[stack]) > 1 and not any(
        tile[0] == stack for tiles in data["tiles"] for tile in tiles
    )]  # fmt: skip
    if not stacks:
        return None
    stack = dice.choice(stacks)
    data["tiles"][dice.randrange(len(data["tiles"]))].append([stack, TILES[stack][-1]])
    return "position-tile-order"


@spoiler
def a_tile_twice(data: dict[str, Any], dice: random.Random) -> str | None:
    held = [tile for tiles in data["tiles"] for tile in tiles]
    if not held:
        return None
    data["tiles"][dice.randrange(len(data["tiles"]))].append(dice.choice(held))
    return "position-tile-twice"


@spoiler
def a_tile_without_its_houses(data: dict[str, Any], dice: random.Random) -> str | None:
    stack = dice.choice(["baden", "baiern", "schweiz_tyrol", "boehmen_salzburg", "wuerttemberg_hohenzollern"])
    seat = dice.randrange(len(data["tiles"]))
    if any(tile[0] == stack for tiles in data["tiles"] for tile in tiles):
        return None
    data["tiles"][seat].append([stack, TILES[stack][0]])
    return "position-tile-house"


@spoiler
def all_provinces_without_its_houses(data: dict[str, Any], dice: random.Random) -> str | None:
    if any(tile[0] == "all_provinces" for tiles in data["tiles"] for tile in tiles):
        return None
    data["tiles"][dice.randrange(len(data["tiles"]))].append(["all_provinces", TILES["all_provinces"][0]])
    return "position-tile-province"


@spoiler
def houses_without_their_tile(data: dict[str, Any], dice: random.Random) -> str | None:
    others = [seat for seat in range(len(data["tiles"])) if seat != data["player"]]
    seat = dice.choice(others)
    if any(tile[0] == "baden" for tiles in data["tiles"] for tile in tiles):
        return None
    data["houses"][seat] = sorted({*data["houses"][seat], "mannheim", "carlsruhe", "freiburg"})
    return "position-tile-due"


@spoiler
def a_long_route_without_its_carriage(data: dict[str, Any], dice: random.Random) -> str | None:
    seats = [seat for seat, carriage in enumerate(data["carriages"]) if carriage == 0 and seat != data["player"]]
    stack = dice.choice(["route_5", "route_6", "route_7"])
    taken = sum(tile[0] == stack for tiles in data["tiles"] for tile in tiles)
    if not seats or taken == len(TILES[stack]):
        return None
    data["tiles"][dice.choice(seats)].append([stack, TILES[stack][taken]])
    return "position-tile-carriage"


@spoiler
def the_end_without_its_tile(data: dict[str, Any], dice: random.Random) -> str | None:
    if any(tile[0] == "game_end" for tiles in data["tiles"] for tile in tiles):
        return None
    data["carriages"][dice.randrange(len(data["carriages"]))] = 7
    return "position-end-missing"


@spoiler
def the_end_too_early(data: dict[str, Any], dice: random.Random) -> str | None:
    seat = dice.randrange(len(data["tiles"]))
    if any(tile[0] == "game_end" for tiles in data["tiles"] for tile in tiles):
        return None
    data["tiles"][seat].append(["game_end", 1])
    return "position-end-early"


@spoiler
def a_turn_after_the_last_one(data: dict[str, Any], dice: random.Random) -> str | None:
    if data["phase"] != "draw" or any(tile[0] == "game_end" for tiles in data["tiles"] for tile in tiles):
        return None
    seat = dice.randrange(data["player"], len(data["tiles"]))
    data["tiles"][seat].append(["game_end", 1])
    data["carriages"][seat] = 7
    return "position-end-turn"


@spoiler
def over_before_the_end(data: dict[str, Any], dice: random.Random) -> str | None:
    if any(tile[0] == "game_end" for tiles in data["tiles"] for tile in tiles):
        return None
    data |= {"phase": "over", "official": None, "taken": 0, "closing": None, "player": len(data["hands"]) - 1}
    return "position-over-early"


@spoiler
def nothing_to_play(data: dict[str, Any], dice: random.Random) -> str:
    hand = data["hands"][data["player"]]
    data["supply"] += hand
    hand.clear()
    data["known"][data["player"]] = []
    data |= {"phase": "play", "closing": None}
    return "position-play-empty"


@spoiler
def a_short_route_closed(data: dict[str, Any], dice: random.Random) -> str:
    route = data["routes"][data["player"]]
    data["supply"] += route[2:]
    del route[2:]
    data |= {"phase": dice.choice(["houses", "carriage", "discard"]), "closing": None}
    return "position-close-short"


@spoiler
def an_official_too_early(data: dict[str, Any], dice: random.Random) -> str:
    phase, official = dice.choice([("draw", "postal_carrier"), ("play", "postal_carrier"), ("finish", "cartwright")])
    data |= {"phase": phase, "official": official, "closing": None}
    return "position-official-phase"


@spoiler
def an_official_with_cards_in_hand(data: dict[str, Any], dice: random.Random) -> str | None:
    if data["phase"] != "draw" or data["official"] or not data["hands"][data["player"]]:
        return None
    data["official"] = "postmaster"
    return "position-not-forced"


@spoiler
def too_few_or_too_many_cards_taken(data: dict[str, Any], dice: random.Random) -> str | None:
    if data["phase"] != "play" or data["display"] == [None] * 6:
        return None
    data["taken"] = 0 if data["official"] == "postmaster" else dice.choice([0, 2])
    return "position-taken"


def test_all_of_2000_impossible_positions_are_refused_with_a_sentence() -> None:
    dice = random.Random(5)
    refused: Counter[str] = Counter()
    games = moments(20_000, seed=6)
    while refused.total() < 2000:
        game = next(games)
        if game.is_over:
            continue
        data = json.loads(json.dumps(game.position().to_json()))
        spoil = SPOILERS[refused.total() % len(SPOILERS)]
        closing = data["closing"]
        kind = spoil(data, dice)
        if closing and not data["closing"]:
            data["supply"] += closing["discarded"]
        if kind is None:
            continue
        with pytest.raises(PositionError) as error:
            Setup.from_json(data)
        assert kind in {problem.kind for problem in error.value.problems}, spoil.__name__
        assert all(problem.sentence(lang) for problem in error.value.problems for lang in LANGUAGES)
        refused[kind] += 1
    assert len(refused) == len(SPOILERS)


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"official": None}, "position-forced"),
        ({"phase": "finish", "taken": 1, "hands": [["ulm"], []]}, "position-no-route"),
        ({"phase": "discard", "hands": [[None] * 4, []], "routes": [["ulm", "augsburg", "muenchen"], []]},
         "position-hand-unknown"),
        ({"display": ["ulm", None, "passau", "basel", "lodz", "pilsen"], "discards": ["?"]},
         "position-display-gap-unknown"),
        ({"phase": "houses", "official": None, "taken": 1, "hands": [["ulm"], []],
          "routes": [["ulm", "augsburg", "muenchen"], []], "houses": [["linz"], []],
          "closing": {"houses": ["linz"], "discarded": []}}, "position-closing-house"),
        ({"phase": "houses", "official": None, "taken": 1, "routes": [["ulm", "augsburg", "muenchen"], []],
          "closing": {"houses": [], "discarded": ["linz"]}}, "position-closing-discards"),
        ({"phase": "houses", "taken": 2, "routes": [["ulm", "augsburg", "muenchen"], []],
          "houses": [["ulm", "augsburg", "muenchen"], []],
          "closing": {"houses": ["ulm", "augsburg", "muenchen"], "discarded": []}}, "position-closing-provinces"),
        ({"phase": "finish", "official": "postal_carrier", "taken": 1, "routes": [["ulm"], []]},
         "position-carrier-route"),
        ({"phase": "carriage", "official": None, "taken": 1, "routes": [["ulm", "augsburg", "muenchen"], []]},
         "position-nothing"),
        ({"tiles": [[["baden", 3], ["baden", 2]], []]}, "position-tile-once"),
        ({"carriages": [7, 7], "tiles": [[], [["game_end", 1]]], "player": 1, "phase": "over", "official": None},
         "position-end-first"),
        ({"carriages": [7, 0], "tiles": [[["game_end", 1]], []], "phase": "over", "official": None},
         "position-over-turn"),
        ({"phase": "asleep"}, "position-form"),
    ],
)  # fmt: skip
def test_other_impossible_positions(changes: dict[str, Any], kind: str) -> None:
    with pytest.raises(PositionError) as error:
        Setup.from_json(EMPTY | changes)
    assert kind in [problem.kind for problem in error.value.problems]
    assert all(error.value.sentence(lang) for lang in LANGUAGES)


def test_an_empty_table_is_a_position() -> None:
    setup = Setup.from_json(EMPTY)
    assert setup.to_text() == (
        "tt1 standard 1 0 draw 0 postmaster ulm,lin,pas,bas,lod,pil - -/-/-/0/- -/-/-/0/- names=Ann,Ben"
    )
    assert setup.position().state.legal_actions()


@pytest.mark.parametrize("block", read_blocks(POSITIONS.read_text(encoding="utf-8")), ids=lambda block: block.id)
def test_positions_of_the_perft_file_are_written_in_a_line(block: Any) -> None:
    setup = Setup.of(Position.from_json(block.position))
    assert setup.position().state == Position.from_json(block.position).state


LINE = "tt1 standard 1 0 draw 0 postmaster ulm,lin,pas,bas,lod,pil - -/-/-/0/- -/-/-/0/-"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "tt1"),
        ("rnbqkbnr/pppppppp w KQkq - 0 1", "tt1"),
        ("tt1 standard 1 0", "the phase"),
        (LINE + " -/-/-/0/-" * 3, "too many"),
        (LINE.replace("standard", "german"), "german"),
        (LINE.replace(" 1 0", " x 0"), "the round"),
        (LINE.replace("ulm", "xyz"), "no city"),
        (LINE.replace("lin", "l"), "linz or lodz"),
        (LINE.replace("-/-/-/0/-", "-/-/0/-", 1), "seat 0"),
        (LINE.replace("0/-", "0/abc:3", 1), "not a tile"),
        (LINE.replace("0/-", "8/-", 1), "carriages"),
        (LINE + " names=Ann", "1 names for 2"),
        (LINE + " colour=red", "colour"),
        ("tt1 " + "x" * 5000, "letters"),
    ],
)
def test_a_line_that_cannot_be_read_says_where(line: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        Setup.from_text(line)


def test_players_without_names_and_longer_cities() -> None:
    setup = Setup.from_text(LINE.replace("ulm,lin", "Ulm,linz"))
    assert setup.players == ("A", "B")
    assert setup.to_text() == LINE
