"""What a bot may do for a person whose time is up: finish the turn without doing harm."""

from collections.abc import Sequence

from ...game import View
from ...game.actions import TEXTS


def harmless(view: View, legal: Sequence[int]) -> list[int]:
    """The legal actions without those that give up a route which another of them continues."""
    route = view.seats[view.player].route if view.player is not None else ()
    goes_on = any(TEXTS[action].startswith(("left ", "right ")) for action in legal)
    if not route or not goes_on:
        return list(legal)
    return [action for action in legal if not TEXTS[action].startswith("start ")]
