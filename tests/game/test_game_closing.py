"""What the closing screen is offered, also for a closing that another client has begun action by action."""

import random
from collections.abc import Iterator

from thurntaxis import Game
from thurntaxis.board import PROVINCE_OF
from thurntaxis.game.closing import closing_offer, closing_outcome
from thurntaxis.game.view import View


def in_the_middle() -> Iterator[View]:
    """Views of closings under way, from random games whose routes are closed from five cities on."""
    for seed in range(6):
        luck, game = random.Random(seed), Game(["Ann", "Ben"], seed=seed)
        while not game.is_over:
            view = game.view(game.player)
            if view.closing is not None:
                yield view
            legal = game.legal_actions()
            wanted = "close" in legal and len(view.seats[view.engine.seat].route) >= 5
            game.play("close" if wanted else luck.choice([each for each in legal if each != "close"] or legal))


def test_every_way_of_a_closing_that_has_begun_can_be_done() -> None:
    begun = 0
    for view in in_the_middle():
        assert view.closing is not None
        placed = view.closing.houses
        ways = closing_offer(view)["ways"]
        assert len({way["id"] for way in ways}) == len(ways) > 0
        begun += bool(placed) and any(way["groups"] for way in ways)
        for way in ways:
            chosen = [city for group in way["groups"] for city in (group if way["province"] else group[:1])]
            houses = [*placed, *chosen][: way["limit"]]
            outcome = closing_outcome(view, houses, cartwright=False, discards=())
            assert set(outcome["houses"]) == set(houses)
            provinces = {PROVINCE_OF[city] for city in houses}
            assert provinces == {way["province"]} if way["province"] else len(provinces) == len(houses)
    assert begun > 10  # with houses placed, and more to come
