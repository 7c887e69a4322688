"""Write the perft files: python -m tests.reference.make_perft

The positions are set up here, each to corner one rule; the counts come from the reference game. What is legal does not
depend on the bonus tiles, so a second file holds the sums of the scores over all sequences: it catches what a count
cannot.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .game import CITIES, PROVINCE, Position, ReferenceGame
from .positions import FROM_LODZ, THROUGH_BAIERN, all_but, position
from .tree import POSITIONS, SCORES, given_draw, perft, score_sums

DEEPEST = 10
MOST_SEQUENCES = 30_000
MOST_SCORED = 3_000


def in_provinces(*provinces: str) -> list[str]:
    return [city for city in CITIES if PROVINCE[city] in provinces]


def openings() -> Iterator[tuple[str, Position]]:
    yield "opening-two-players", position([[], []], official="postmaster")
    three_alike = ["ulm", "ulm", "ulm", "stuttgart", "linz", "stuttgart"]
    yield "opening-three-players", position([[], [], []], official="postmaster", display=three_alike)
    yield "opening-four-players", position([[], [], [], []], official="postmaster", rules="first-printing")


def officials() -> Iterator[tuple[str, Position]]:
    hands = [["kempten", "augsburg", "innsbruck"], ["lodz"]]
    routes = [["ulm", "stuttgart"], ["pilsen", "nuernberg"]]
    yield "any-official", position(hands, routes=routes, display=["ulm", "ulm", "lodz", "linz", "lodz", "linz"])

    hands = [["kempten", "augsburg", "ulm"], ["linz"]]
    yield "fits-both-ends", position(hands, phase="play", routes=[["innsbruck"], ["passau"]])

    hands = [["stuttgart", "ulm", "ulm"], ["linz"]]
    routes = [["stuttgart", "sigmaringen"], ["passau"]]
    yield "city-already-in-the-route", position(hands, phase="play", routes=routes)

    hands = [["passau"], ["linz"]]
    routes = [["linz"], ["budweis"]]
    yield "forced-postmaster-second-card", position(hands, official="postmaster", taken=1, routes=routes)


def houses_and_end() -> Iterator[tuple[str, Position]]:
    hands = [["passau", "salzburg"], ["ulm", "linz"]]
    routes = [FROM_LODZ[:3], ["ulm", "stuttgart", "mannheim"]]
    houses = [all_but(*FROM_LODZ[:3]), ["ulm"]]
    yield "last-house", position(hands, phase="finish", routes=routes, houses=houses, carriages=[4, 3])

    routes = [FROM_LODZ[:4], []]
    houses = [all_but(*FROM_LODZ[:4]), ["ulm", "linz"]]
    yield "two-houses-left", position(hands, phase="finish", routes=routes, houses=houses, carriages=[3, 3])

    closing = {"houses": ["linz"], "discarded": [], "cartwright": False}
    houses = [[*houses[0], "linz"], ["ulm"]]
    yield (
        "two-houses-left-one-placed",
        position(hands, phase="houses", routes=routes, houses=houses, carriages=[3, 3], closing=closing),
    )

    hands = [["linz"], ["ulm"]]
    routes = [THROUGH_BAIERN[:6], []]
    houses = [[], ["linz"]]
    yield "four-of-baiern", position(hands, phase="finish", routes=routes, houses=houses, carriages=[5, 0])

    houses = [["regensburg", "sigmaringen"], THROUGH_BAIERN[2:6]]
    yield "four-of-baiern-one-is-mine", position(hands, phase="finish", routes=routes, houses=houses, carriages=[5, 0])


def tiles() -> Iterator[tuple[str, Position]]:
    hands = [["linz"], ["ulm"]]
    for rules in ("standard", "icelandic"):
        for name, length, length_tiles in (
            ("seven-takes-a-six", 7, [[], ["route_7"] * 4]),
            ("eight-takes-a-five", 8, [["route_7"], ["route_7"] * 3 + ["route_6"] * 3]),
            ("six-takes-a-five-or-nothing", 6, [["route_6"] * 3, ["route_5"]]),
        ):
            routes: list[list[str]] = [THROUGH_BAIERN[:length], []]
            table: dict[str, Any] = {"routes": routes, "carriages": [5, 5], "length_tiles": length_tiles}
            yield f"{name}-{rules}", position(hands, phase="finish", rules=rules, **table)

    routes = [THROUGH_BAIERN[:5], []]
    by_length = {"carriage_points": "length"}
    length_tiles = [["route_5"] * 2, ["route_6"]]
    yield (
        "five-takes-nothing-points-by-length",
        position(hands, phase="finish", rules=by_length, routes=routes, carriages=[6, 4], length_tiles=length_tiles),
    )

    baden = in_provinces("baden")
    hands = [["linz"], ["ulm"], ["ulm"], []]
    houses = [baden, baden, baden, ["carlsruhe"]]
    routes = [[], [], [], ["mannheim", "carlsruhe", "freiburg"]]
    yield "fourth-with-baden", position(hands, player=3, phase="finish", routes=routes, houses=houses)

    # Ann closes in Baden, which only she still lacks; Ben can place Lodz, and needs Baiern by one of the two rules.
    south = ["basel", "innsbruck", "sigmaringen", "ulm", "linz", "budweis"]
    hands = [["linz"], ["ulm"]]
    houses = [[*south, "lodz", "passau"], [*south, "mannheim"]]
    routes = [["freiburg", "carlsruhe", "mannheim"], ["nuernberg", "pilsen", "lodz"]]
    for rules in ("standard", "first-printing"):
        table = position(hands, phase="finish", rules=rules, routes=routes, houses=houses, carriages=[4, 4])
        yield f"all-provinces-{rules}", table
        ben = position(hands, player=1, phase="finish", rules=rules, routes=routes, houses=houses, carriages=[4, 4])
        yield f"all-provinces-with-lodz-{rules}", ben

    houses = [[*houses[0], "mannheim"], houses[1]]
    held = position(hands, phase="finish", routes=routes, houses=houses, carriages=[4, 4])
    yield "all-provinces-tile-held", held


def carriages() -> Iterator[tuple[str, Position]]:
    hands = [["mannheim", "carlsruhe"], ["ulm"]]
    houses = [[*FROM_LODZ[:6], "muenchen"], []]
    for length, name in ((7, "not-needed"), (6, "one-short"), (5, "two-short"), (4, "three-short")):
        routes: list[list[str]] = [FROM_LODZ[:length], []]
        table = position(hands, phase="finish", routes=routes, carriages=[6, 3], houses=houses)
        yield f"cartwright-{name}", table

    hands = [["linz", "salzburg"], ["ulm"]]
    routes = [FROM_LODZ[:3], []]
    yield "cartwright-or-postal-carrier", position(hands, phase="finish", routes=routes, carriages=[3, 3])

    used = position(hands, phase="finish", official="postmaster", taken=2, routes=routes, carriages=[3, 3])
    yield "cartwright-but-official-used", used

    hands = [["linz", "linz", "ulm", "ulm", "stuttgart"], ["ulm"]]
    closing = {"houses": ["lodz"], "discarded": [], "cartwright": False}
    display = ["basel", "basel", "linz", "passau", "kempten", "mannheim"]
    houses = [["lodz"], []]
    yield (
        "cartwright-asked-then-discard",
        position(
            hands, phase="carriage", routes=routes, display=display, houses=houses, carriages=[4, 3], closing=closing
        ),
    )


def discards() -> Iterator[tuple[str, Position]]:
    hand = ["mannheim", "mannheim", "mannheim", "basel", "ulm", "ulm", "lodz", "lodz"]
    route = ["passau", "linz", "salzburg"]
    display = ["ulm", "stuttgart", "basel", "passau", "kempten", "budweis"]
    table: dict[str, Any] = {"display": display, "routes": [route, []], "houses": [route, []], "carriages": [3, 3]}
    hands = [hand, ["linz"]]
    table["known"] = hands
    yield "discard-five-of-eight", position(hands, phase="finish", official="postmaster", taken=2, **table)

    hands = [hand[:4], ["linz"]]
    table["known"] = hands
    yield "discard-one-of-four", position(hands, phase="finish", **table)

    closing = {"houses": [], "discarded": ["mannheim", "mannheim"], "cartwright": True}
    hands = [hand[2:], ["linz"]]
    table["known"] = hands
    yield "discard-two-named", position(hands, phase="discard", official="cartwright", closing=closing, **table)


def final_round() -> Iterator[tuple[str, Position]]:
    hands = [["basel"], ["linz"], ["ulm"]]
    routes = [[], THROUGH_BAIERN[:7], FROM_LODZ[:7]]
    for seat, name in ((1, "middle-seat"), (2, "last-seat")):
        table = position(hands, phase="finish", player=seat, routes=routes, carriages=[6, 6, 6])
        yield f"carriage-seven-{name}", table

    hands = [["lodz"], ["ulm"], ["augsburg", "basel"]]
    routes = [[], ["stuttgart", "mannheim", "wuerzburg"], ["sigmaringen", "ulm"]]
    display = ["ulm", "linz", "linz", "linz", "basel", "basel"]
    for seat, name in ((1, "last-seat-but-one"), (2, "last-seat")):
        table = position(hands, player=seat, routes=routes, display=display, carriages=[7, 6, 6])
        yield f"final-round-{name}", table


def supplies() -> Iterator[tuple[str, Position]]:
    two_each = ["ulm", "ulm", "passau", "passau", "basel", "basel"]
    three = ["innsbruck", "linz", "lodz"]
    routes = [["ulm", "stuttgart"], ["pilsen"]]
    hands = [["kempten", "augsburg"], ["lodz"]]
    for supply in (three[:1], three, [*three, *three[:2], "kempten"]):
        table = position(hands, routes=routes, display=two_each, supply=supply, rest="discards")
        yield f"administrator-supply-of-{len(supply)}", table

    hands = [["kempten", "augsburg"], []]
    yield "administrator-no-supply", position(hands, routes=routes, display=two_each, rest="hand 1")
    yield "last-card-of-all", position(hands, routes=routes, display=two_each, supply=["linz"], rest="hand 1")
    yield "one-face-up-card-left", position(hands, routes=routes, display=["basel"], rest="hand 1")

    # Nothing to draw. Cards of a dropped route come back, and they go to slot 0 first.
    hands = [["linz", "basel"], []]
    routes = [["ulm", "stuttgart", "mannheim"], ["pilsen"]]
    yield "dropped-route-refills", position(hands, phase="play", routes=routes, display=["passau"], rest="hand 1")
    dropped = position(hands, phase="play", taken=0, routes=routes, display=[], rest="hand 1")
    yield "dropped-route-makes-a-display", dropped

    hands = [["linz", "passau", "budweis"], []]
    routes = [["salzburg"], ["pilsen", "lodz"]]
    yield "nothing-to-draw", position(hands, phase="play", taken=0, routes=routes, display=[], rest="hand 1")

    hands = [[], []]
    routes = [["ulm", "stuttgart"], []]
    display = ["sigmaringen"]
    yield (
        "forced-postmaster-one-card",
        position(hands, official="postmaster", routes=routes, display=display, rest="hand 1"),
    )

    # The last seat comes next: no card in hand and none to draw.
    hands = [[], ["ulm", "linz"], []]
    for length, name in ((4, "close-or-end"), (2, "end")):
        routes = [["linz"], ["stuttgart"], FROM_LODZ[:length]]
        table = position(
            hands,
            player=1,
            phase="finish",
            taken=0,
            routes=routes,
            carriages=[0, 0, 4],
            display=[],
            rest="hand 0",
        )
        yield f"play-skipped-then-{name}", table


def all_positions() -> Iterator[tuple[str, Position]]:
    for group in (openings, officials, houses_and_end, tiles, carriages, discards, final_round, supplies):
        yield from group()


def counts_of(game: ReferenceGame) -> Iterator[tuple[int, int]]:
    """Depth and count, to depth 4 at least, as far as the tree stays small enough."""
    for depth in range(1, DEEPEST + 1):
        count = perft(game, depth)
        if depth > 4 and not 0 < count <= MOST_SEQUENCES:
            return
        yield depth, count


def main() -> None:
    blocks = ["# Written by tests/reference/make_perft.py. Draw k is card 7k mod n of the supply's n, in board order."]
    sums = ["# id, depth, and for each seat the sum of its scores over all sequences of that depth"]
    games = [(name, table, ReferenceGame.from_position(table, given_draw)) for name, table in all_positions()]
    for name, table, game in games:
        counts = dict(counts_of(game))
        lines = [f"id {name}", f"position {json.dumps(table)}", *[f"perft {depth} {counts[depth]}" for depth in counts]]
        blocks.append("\n".join(lines))
        scored = max(depth for depth in counts if counts[depth] <= MOST_SCORED)
        sums.append(" ".join(map(str, [name, scored, *score_sums(game, scored)])))
        print(name, counts, sums[-1])
    POSITIONS.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
    SCORES.write_text("\n".join(sums) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
