"""Chances as they are shown."""

import pytest

from bots.tables import game, quick
from thurntaxis.bots.chances import believable


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_chances_stays(players: int) -> None:
    shown = [believable(percent / 100, players) for percent in range(101)]
    assert shown == sorted(shown)
    assert len(set(shown)) == 101
    assert (shown[0], shown[-1]) == (0.0, 1.0), "what is certain stays certain"


def test_explanations_show_believable_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = [quick("hard"), quick("hard")]
    state, _ = next(game(bots, 3))
    shown = [candidate.chance for candidate in bots[state.player].explain().candidates]
    monkeypatch.setattr("thurntaxis.bots.opponents.search.believable", lambda chance, players: chance)
    found = [candidate.chance for candidate in bots[state.player].explain().candidates]
    assert shown == [believable(chance, 2) for chance in found]
