"""Games at a real table: noted as one player sees them, they come out as they were played."""

import random
from collections import Counter

import pytest

from thurntaxis import Game, Record, RecordError, Rules
from thurntaxis.bots import make
from thurntaxis.engine import Luck, State
from thurntaxis.engine.numbers import FOR_HAND
from thurntaxis.game.actions import NUMBERS
from thurntaxis.game.companion.recording import UNKNOWN, Recording

STANDARD = Rules.named("standard")
YOU = 0


def played(seed: int, players: int = 4, supply: float = 0.4) -> Record:
    """A game of bots who often draw face down."""
    game, bot, luck, choice = Game(list("ABCD"[:players]), seed=seed), make("easy"), Luck(seed), random.Random(seed)
    while not game.is_over:
        legal = game.legal_actions()
        if "take supply" in legal and game.phase == "draw" and choice.random() < supply:
            game.play("take supply")
        else:
            game.play(bot.decide(game.seen_by_player(), game.legal_actions(numbers=True), luck))
    return game.record


def notes_of(record: Record, you: int | None = YOU) -> tuple[list[str], list[tuple[int, int]]]:
    """The notes that somebody at that seat makes; seat and number of each card drawn face down."""
    state = State(len(record.players), record.rules)
    notes: list[str] = []
    hidden: list[tuple[int, int]] = []
    draws = iter(enumerate(record.draws))

    def deal() -> None:
        while state.awaits_card:
            number, city = next(draws)
            secret = state.awaiting == FOR_HAND and state.player != you
            if secret:
                hidden.append((state.player, number))
            notes.append(UNKNOWN if secret else city)
            state.give(list(STATE_CITIES).index(city))

    deal()
    for action in record.actions:
        notes.append(action)
        state.apply(NUMBERS[action])
        deal()
    return notes, hidden


STATE_CITIES = tuple(Recording(["A", "B"], STANDARD, []).can_come())


@pytest.mark.parametrize("seed", range(6))
def test_a_game_comes_out_as_it_was_played(seed: int) -> None:
    """All actions and open cards are the same; of cards drawn face down, only who held which can be known."""
    record = played(seed, players=2 + seed % 3)
    notes, hidden = notes_of(record)
    assert hidden
    noted = Recording(record.players, record.rules, notes)
    again = noted.record
    again.check()
    assert again.actions == record.actions
    assert again.result == record.result
    secret = {number for _, number in hidden}
    for number, (one, other) in enumerate(zip(record.draws, again.draws, strict=True)):
        assert one == other or number in secret
    named = Counter(seat for seat, _ in hidden)
    left = Counter(each.seat for each in noted.hidden)
    for seat, number in named.items():
        drawn = [Counter(r.draws[n] for s, n in hidden if s == seat) for r in (record, again)]
        assert (drawn[0] - drawn[1]).total() <= left[seat] <= number


@pytest.mark.parametrize("seed", range(3))
def test_what_was_played_is_always_allowed(seed: int) -> None:
    record = played(seed)
    notes, _ = notes_of(record)
    checked = 0
    for place in range(6, len(notes), 7):
        noted = Recording(record.players, record.rules, notes[:place])
        note = notes[place]
        if noted.awaits:
            assert note == UNKNOWN or noted.can_come()[note] > 0  # type: ignore[index]
        elif not note.startswith("discard"):
            assert note in noted.allowed()
            checked += 1
        assert sum(noted.can_come().values()) >= 0
    assert checked > 10


def test_unknown_cards_stay_unknown_until_they_are_played() -> None:
    notes = ["ulm", "linz", "passau", "basel", "lodz", "pilsen", "take ulm", "kempten", "take supply", UNKNOWN]
    noted = Recording(["Ann", "Ben"], STANDARD, notes)
    assert (noted.hand(0).named, noted.hand(0).unknown) == (("ulm",), 1)
    assert "start augsburg" in noted.allowed()
    setup = noted.setup()
    assert setup is not None
    assert setup.hands[0].unknown == 1
    noted = Recording(["Ann", "Ben"], STANDARD, [*notes, "start augsburg", "end"])
    assert (noted.hand(0).named, noted.hand(0).unknown) == (("ulm",), 0)
    assert noted.record.draws[-1] == "augsburg"
    named = Recording(["Ann", "Ben"], STANDARD, [*notes, "hand 0 mannheim"])
    assert named.hand(0).named == ("mannheim", "ulm")
    assert named.record.draws[-1] == "mannheim"


def test_a_card_that_nobody_can_hold_is_refused() -> None:
    notes = ["ulm", "ulm", "ulm", "basel", "lodz", "pilsen", "take lodz", "kempten", "take supply", UNKNOWN]
    noted = Recording(["Ann", "Ben"], STANDARD, notes)
    assert "start ulm" not in noted.allowed()
    for wrong, problem in (
        ("start ulm", r"notes\[10\]"),
        ("hand 0 ulm", "could be ulm"),
        ("hand 7 ulm", "form"),
        ("nonsense", r"notes\[10\]"),
        ("ulm", r"notes\[10\]"),
    ):
        with pytest.raises(RecordError, match=problem):
            Recording(["Ann", "Ben"], STANDARD, [*notes, wrong])
    with pytest.raises(RecordError, match="must come next"):
        Recording(["Ann", "Ben"], STANDARD, [*notes[:8], "take supply", "end"])
