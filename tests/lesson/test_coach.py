"""What the coach says is certain: in set-up positions, and in random ones by the reference rules."""

from typing import Any

import pytest

from reference.coach import check, positions
from reference.positions import all_but, position
from thurntaxis import Position
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.game.data import CoachWord
from thurntaxis.lesson.coach import words_before

FAR = ["salzburg", "linz", "passau", "lodz", "innsbruck", "budweis"]
"""A display that fits no route in Baden."""


def said(*, forgetful: bool = False, **things: Any) -> list[CoachWord]:
    state = Position.from_json(position(**things)).state
    return words_before(EngineView(state, state.player), forgetful=forgetful)


def word(before: str, instead: str) -> list[CoachWord]:
    return [{"before": before, "fact": "nothing_follows", "instead": instead}]


# ---- After this card no other can follow ----

TO_FREIBURG = ["lodz", "pilsen", "nuernberg", "stuttgart", "sigmaringen", "zuerich", "freiburg"]
"""Nothing follows Lodz, and nothing Basel beside Freiburg; Carlsruhe leads on to Mannheim."""
CARLSRUHE: dict[str, Any] = {
    "hands": [["carlsruhe"], ["linz"]],
    "routes": [["mannheim", "stuttgart"], []],
    "phase": "play",
    "display": FAR,
}
"""With Carlsruhe at the right only Würzburg and Freiburg fit; at the left Stuttgart stays an end."""
OTHERS = all_but("carlsruhe", "mannheim", "stuttgart", "freiburg", "wuerzburg")


def test_another_card_keeps_the_route_open() -> None:
    things: dict[str, Any] = {"routes": [TO_FREIBURG, []], "phase": "play", "display": FAR}
    assert said(hands=[["basel", "carlsruhe"], ["linz"]], **things) == word("right basel", "right carlsruhe")
    assert said(hands=[["basel", "linz"], ["linz"]], **things) == []  # there is nothing else to play


def test_the_same_card_keeps_it_open_at_the_other_end() -> None:
    route = ["kempten", "ulm", "sigmaringen", "freiburg", "basel"]
    words = said(hands=[["zuerich"], ["linz"]], routes=[route, []], phase="play", display=FAR)
    assert words == word("left zuerich", "right zuerich")


def test_discards_come_back() -> None:
    """Freiburg and Würzburg were discarded, and two cards are left in the supply: they may be face up next turn."""
    assert said(**CARLSRUHE, supply=["ulm", "linz"], rest="discards") == []


def test_they_do_not_while_the_supply_lasts() -> None:
    """Two turns draw at most fourteen cards: six by the Administrator and one that is taken, twice."""
    assert said(**CARLSRUHE, supply=OTHERS[:14], rest="discards") == word("right carlsruhe", "left carlsruhe")
    assert said(**CARLSRUHE, supply=OTHERS[:13], rest="discards") == []


def test_cards_in_other_hands_come_back_as_well() -> None:
    held = ["freiburg"] * 3 + ["wuerzburg"] * 3
    things: dict[str, Any] = CARLSRUHE | {"hands": [["carlsruhe"], held]}
    lasting: dict[str, Any] = {"supply": OTHERS, "rest": "discards"}
    assert said(**things, **lasting, known=[[], held]) == word("right carlsruhe", "left carlsruhe")
    assert said(**things, **lasting, known=[[], held], forgetful=True) == []  # they may be anywhere
    assert said(**things, **lasting) == []  # nobody saw them being taken
    assert said(**things, supply=OTHERS[:13], rest="discards", known=[[], held]) == []


def test_the_last_turn_leaves_room_only_for_the_postal_carrier() -> None:
    things: dict[str, Any] = {
        "hands": [["ulm"], ["lodz", "budweis", "linz"]],
        "routes": [[], ["regensburg", "pilsen"]],
        "carriages": [7, 0],
        "player": 1,
        "phase": "play",
        "display": FAR,
    }
    assert said(**things) == word("right lodz", "right budweis")  # then Linz
    assert said(**things, official="postmaster", taken=2) == []


# ---- Before the turn is ended ----


def test_a_route_that_nothing_fits_is_given_up_next_turn() -> None:
    things: dict[str, Any] = {"routes": [[*TO_FREIBURG, "basel"], []], "phase": "finish", "display": FAR}
    assert said(hands=[["ulm"], ["linz"]], **things) == [{"before": "end", "fact": "nothing_fits"}]
    last = things | {"carriages": [7, 0], "player": 1, "routes": [[], [*TO_FREIBURG, "basel"]]}
    assert said(hands=[["ulm"], ["linz"]], **last) == []  # there is no next turn


def test_few_cards_that_fit_are_counted() -> None:
    """Only Linz fits; of its three cards one is known to be in Ben's hand."""
    things: dict[str, Any] = {
        "hands": [["basel"], ["linz", "ulm"]],
        "known": [[], ["linz"]],
        "routes": [["lodz", "pilsen", "budweis"], []],
        "phase": "finish",
        "display": ["basel", "zuerich", "ulm", "kempten", "mannheim", "carlsruhe"],
    }
    assert said(**things) == [{"before": "end", "fact": "few_fit", "fitting": 2, "unseen": 55}]
    assert said(**things, forgetful=True) == [{"before": "end", "fact": "few_fit", "fitting": 3, "unseen": 56}]
    assert said(**things | {"display": ["linz", "zuerich", "ulm", "kempten", "mannheim", "carlsruhe"]}) == []
    assert said(**things | {"routes": [["pilsen", "budweis"], []]}) == []  # it cannot be closed


# ---- Nothing secret ----


def test_the_coach_knows_what_the_seat_knows() -> None:
    """In two worlds that the seat cannot tell apart, he says the same; likewise if it knows nobody's cards."""
    spoke = 0
    for game, seed in zip(positions(11), range(3_000), strict=False):
        seat = game.state.player
        view = game.seen(seat)
        words = words_before(view)
        spoke += bool(words)
        assert words_before(EngineView(view.sample(Luck(seed)), seat)) == words
        assert words_before(view, forgetful=True) == words_before(EngineView(_forgotten(game.state, seat), seat))
    assert spoke > 40


def _forgotten(state: State, seat: int) -> State:
    """The same table, where nobody saw what the others took."""
    forgotten = state.copy()
    forgotten.known = [known if other == seat else 0 for other, known in enumerate(state.known)]
    return forgotten


def test_he_speaks_only_to_the_player_to_act() -> None:
    for game, _ in zip(positions(12), range(200), strict=False):
        for seat in (None, *range(len(game.players))):
            if seat != game.player:
                assert words_before(game.seen(seat)) == []


# ---- In random positions ----


@pytest.mark.parametrize("seed", range(4))
def test_no_sentence_is_false(seed: int) -> None:
    """20,000 positions: python -m tests.reference.coach --positions 20000"""
    told, wrong = check(1_500, seed)
    print(f"seed {seed}: {dict(told)}")
    assert not wrong, wrong[:3]
    assert sum(told.values()) > 20
