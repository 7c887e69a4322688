"""Actions as texts: read generously, written in one way, refused with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thurntaxis import Game, UnreadableAction
from thurntaxis.board import CITIES, CITY_NAMES
from thurntaxis.game.actions import NUMBERS, TEXTS, VERBS, number, read, text


@given(st.sampled_from(range(139)))
def test_number_and_text_go_both_ways(action: int) -> None:
    assert number(text(action)) == action == number(action)
    assert read(action) == read(TEXTS[action])
    assert str(read(action)) == TEXTS[action]


@pytest.mark.parametrize("city", CITIES)
def test_a_city_can_be_written_as_on_the_board(city: str) -> None:
    for written in (city, city.upper(), CITY_NAMES[city], CITY_NAMES[city].upper()):
        assert read(f"  Take   {written} ").number == NUMBERS[f"take {city}"]


@pytest.mark.parametrize(
    "bad", ["", " ", "ulm", "take", "take ulm linz", "end ulm", "discard supply", "tak ulm", "take 3"]
)
def test_unreadable_texts(bad: str) -> None:
    with pytest.raises(UnreadableAction) as refused:
        read(bad)
    assert str(refused.value)


@pytest.mark.parametrize("bad", [-1, 139, 10**30, True, None, 1.5, ["end"], {"end": 1}, b"end"])
def test_unreadable_things(bad: object) -> None:
    with pytest.raises(UnreadableAction):
        read(bad)  # type: ignore[arg-type]
    game = Game(["Ann", "Ben"], seed=1)
    with pytest.raises(UnreadableAction):
        game.play(bad)  # type: ignore[arg-type]
    assert game.why_not(bad) is not None  # type: ignore[arg-type]


def test_a_misspelled_city_has_a_suggestion() -> None:
    with pytest.raises(UnreadableAction, match="Stuttgart") as refused:
        read("take stutgart")
    assert refused.value.suggestion == "stuttgart"
    with pytest.raises(UnreadableAction) as refused:
        read("take xyzxyz")
    assert refused.value.suggestion is None


def test_an_action_taken_apart() -> None:
    assert (read("left ulm").verb, read("left ulm").city) == ("left", "ulm")
    assert (read("take supply").verb, read("take supply").city) == ("take", None)
    assert len(VERBS) == 12


def test_whole_numbers_of_any_kind_are_actions() -> None:
    class Whole:
        """What NumPy's integers are to Python."""

        def __index__(self) -> int:
            return 22

    assert read(Whole()).number == 22  # type: ignore[arg-type]
    with pytest.raises(UnreadableAction):
        read(1.0)  # type: ignore[arg-type]
