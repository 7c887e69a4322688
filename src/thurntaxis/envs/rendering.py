"""Showing a game to people: as text, or as a picture."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ..board import CITIES, CityId
from ..engine import State
from ..engine.numbers import LEFT, RIGHT, START
from ..game.drawing.show import show
from ..game.view import View, view_of
from ..rules import Rules

Rendered = str | npt.NDArray[np.uint8] | None
"""A text or a picture; None if the game was printed."""
RENDER_MODES = ["human", "ansi", "rgb_array"]


def check_render_mode(mode: str | None) -> str | None:
    """Return the mode, if it exists.

    Raises:
        ValueError: there is not.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; choose {', '.join(RENDER_MODES)}")
    return mode


class Renderer:
    """Keeps what people want to see but the rules do not need: the order of routes, and the round."""

    def __init__(self, players: Sequence[str], rules: Rules) -> None:
        self._players = tuple(players)
        self._rules = rules
        self._routes: list[list[CityId]] = [[] for _ in players]
        self._turn_of = 0
        self._round = 1
        self.decisions = 0

    def note(self, state: State, action: int) -> None:
        """Note an action that is about to be played."""
        self.decisions += 1
        if START <= action < RIGHT + len(CITIES):
            self._note_route(self._routes[state.player], action)
        self._catch_up(state)

    def _note_route(self, route: list[CityId], action: int) -> None:
        if action < LEFT:
            route[:] = [CITIES[action - START]]
        elif action < RIGHT:
            route.insert(0, CITIES[action - LEFT])
        else:
            route.append(CITIES[action - RIGHT])

    def _catch_up(self, state: State) -> None:
        player = state.player
        if player != self._turn_of:
            self._round += player < self._turn_of
            self._turn_of = player

    def view(self, state: State, seat: int | None) -> View:
        """The view of a seat; None means a spectator."""
        self._catch_up(state)
        return view_of(
            state,
            seat,
            players=self._players,
            rules=self._rules,
            routes=[route if state.lengths[player] else [] for player, route in enumerate(self._routes)],
            ply=self.decisions,
            round=self._round,
        )

    def render(self, state: State, seat: int | None, mode: str | None) -> Rendered:
        """Show it in that mode: printed, as text, or as a picture."""
        if mode == "rgb_array":
            from .picture import picture

            return picture(self.view(state, seat))
        if mode == "ansi":
            return show(self.view(state, seat))
        if mode == "human":
            print(show(self.view(state, seat)))
        return None
