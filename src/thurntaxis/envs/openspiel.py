# cython: annotation_typing=False
"""The game for OpenSpiel: importing this module registers `thurntaxis`.

Examples:
    >>> import pyspiel, thurntaxis.envs.openspiel
    >>> game = pyspiel.load_game("thurntaxis(players=3,rules=icelandic)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()[0]
    (True, (0, 0.045454545454545456))

Every card that leaves the supply is a chance node of its own: the outcome is a city in board order, its probability the
copies of that city in the supply over the size of the supply.
"""

from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt
import pyspiel

from ..board import CITIES, STACKS
from ..engine import EngineView, Luck, State
from ..engine.bits import copies
from ..engine.numbers import ACTIONS, NO_CITY
from ..game.actions import OFFICIALS, PHASES, TEXTS
from ..game.cards import city_names, tiles_of
from ..rules import Rules
from .history import GameHistory
from .layout import Layout
from .observer import Observer
from .options import at_least, reward_number
from .rewards import reward_of

CHANCE, NOBODY_ANY_MORE = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_CITY_COUNT = len(CITIES)
_LARGEST_MARGIN = 130.0
"""No score is further than that from the average of the others."""

_GAME_TYPE = pyspiel.GameType(
    short_name="thurntaxis",
    long_name="Thurn und Taxis",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "rules": "standard", "reward": "win", "max_decisions": 1000},
)


class ThurnTaxisGame(pyspiel.Game):
    """The game with its parameters.

    - `players`: 2 to 4;
    - `rules`: `standard`, `first-printing` or `icelandic`;
    - `reward`: `win`, `margin` or `placement`;
    - `max_decisions`: after this number of decisions the game ends and is scored as it stands. Uniformly random games
      take thousands of decisions, sensible ones a few hundred.
    """

    def __init__(self, params: dict[str, object] | None = None) -> None:
        options = dict(_GAME_TYPE.parameter_specification) | (params or {})
        self.layout = Layout(options["players"])
        self.reward = reward_number(options["reward"])
        self.max_decisions = at_least("max_decisions", options["max_decisions"], 1)
        self.start = State(options["players"], Rules.named(options["rules"]))
        largest = _LARGEST_MARGIN if options["reward"] == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=_CITY_COUNT,
            num_players=options["players"],
            min_utility=-largest,
            max_utility=largest,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "ThurnTaxisState":
        """The game before its first card."""
        return ThurnTaxisState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The first display, and at most six cards for each decision."""
        return 6 + 6 * self.max_decisions

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, object] | None = None
    ) -> "SeatObserver":
        """What OpenSpiel sees states with: by default as observations, with `perfect_recall` as information states."""
        if params:
            raise ValueError(f"the observer takes no parameters, but was given {params}")
        return SeatObserver(self.layout, bool(iig_obs_type and iig_obs_type.perfect_recall))


class ThurnTaxisState(pyspiel.State):
    """A state of the game. All it has is a history, which OpenSpiel copies when it clones the state."""

    def __init__(self, game: ThurnTaxisGame) -> None:
        super().__init__(game)
        self._game_history = GameHistory(game.start.copy(), game.max_decisions)

    # ---- Who acts, and how ----

    def current_player(self) -> int:
        """The seat to act, or chance, or nobody any more."""
        return self._game_history.to_act

    def is_terminal(self) -> bool:
        """Whether the game is over, or has taken all the decisions it may."""
        return self._game_history.to_act == NOBODY_ANY_MORE

    def is_chance_node(self) -> bool:
        """Whether a card is to come from the supply."""
        return self._game_history.to_act == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cities that the next card can be of, and how likely each is."""
        return self._game_history.chances()

    def _legal_actions(self, player: int) -> list[int]:
        return self._game_history.state.legal_actions()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player can choose. The same as OpenSpiel's own, without the way through C++ and back."""
        history = self._game_history
        return history.legal_actions() if player is None or player == history.to_act else []

    def _apply_action(self, action: int) -> None:
        self._game_history.play(action)

    # ---- How it ends ----

    def returns(self) -> list[float]:
        """What each seat gets; nothing until the game is over."""
        seats = range(self._game_history.state.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        reward = self.get_game().reward
        return [reward_of(self._game_history.state, seat, reward) for seat in seats]

    # ---- What is seen ----

    def view(self, player: int) -> EngineView:
        """All that the player may know, in the engine's numbers."""
        return EngineView(self._game_history.state, player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "ThurnTaxisState":
        """Another state that the player cannot tell from this one, all such worlds being equally likely.

        It is made from the player's view alone, so it is the truth only by chance. It has no history that could be
        asked for with `history()`; what the players remember is kept, or made up where the player cannot know it.
        """
        history = self._game_history
        sampled = EngineView(history.state, player_id).sample(Luck(int(probability_sampler() * 2**53)))
        drawn = [
            own if seat == player_id else history.shown[seat] + bytes(_unknown_cards(sampled, seat))
            for seat, own in enumerate(history.drawn)
        ]
        state: ThurnTaxisState = self.get_game().new_initial_state()
        state._game_history = GameHistory(
            sampled, history.max_decisions, history.decisions, history.public, drawn, history.shown
        )
        return state

    def remembered(self, player: int) -> str:
        """The whole history as the player has seen it: what everybody saw, and their own unseen cards, in order."""
        history = self._game_history
        return f"seat {player} drew {history.drawn[player].hex() or '-'} saw {history.public.hex() or '-'}"

    # ---- As text ----

    def _action_to_string(self, player: int, action: int) -> str:
        return f"card {CITIES[action]}" if player == CHANCE else TEXTS[action]

    def __str__(self) -> str:
        return "\n".join(_described(self._game_history.state, self._game_history.decisions))


def _unknown_cards(state: State, seat: int) -> Iterator[int]:
    """The cities of the cards in a hand that the others have not seen."""
    for city in range(_CITY_COUNT):
        for _ in range(copies(state.hands[seat], city) - copies(state.known[seat], city)):
            yield city


def _described(state: State, decisions: int) -> Iterator[str]:
    """The whole truth in words."""
    display = " ".join("-" if city == NO_CITY else CITIES[city] for city in state.display)
    yield f"decisions {decisions}, player {state.player}, {PHASES[state.phase]}"
    yield f"official {OFFICIALS[state.official]}, taken {state.taken}"
    yield f"awaiting {state.awaiting}, from city {state.from_city}"
    yield f"display: {display}"
    yield f"supply: {' '.join(city_names(state.supply))}"
    yield f"discards: {' '.join(city_names(state.discards))}"
    yield f"closing: {' '.join(city_names(state.chosen))} / {' '.join(city_names(state.set_aside))}"
    for seat in range(state.players):
        ends = f"{CITIES[state.left[seat]]} to {CITIES[state.right[seat]]}" if state.lengths[seat] else "-"
        tiles = " ".join(f"{stack} {value}" for stack, value in tiles_of(state.tiles[seat]))
        yield f"player {seat}: {state.score(seat)} points, carriage {state.carriages[seat]}, tiles: {tiles}"
        yield f"  hand: {' '.join(city_names(state.hands[seat]))} (known: {' '.join(city_names(state.known[seat]))})"
        yield f"  route: {' '.join(city_names(state.routes[seat]))} ({ends})"
        yield f"  houses: {' '.join(city_names(state.houses[seat]))}"


class SeatObserver:
    """Sees a state as one seat does: as a tensor, laid out as `Layout` says, and as a text.

    As an information state, the text is the whole history that the seat has seen. The tensor is the same for both: what
    an ideal player keeps in mind, since a history has no fixed length.
    """

    def __init__(self, layout: Layout, perfect_recall: bool) -> None:
        self.layout = layout
        self.perfect_recall = perfect_recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._observer = Observer()
        self._row: npt.NDArray[np.int8] = np.zeros(layout.size, np.int8)

    def set_from(self, state: ThurnTaxisState, player: int) -> None:
        self._observer.observe_view(state.view(player), self._row)
        self.tensor[:] = self._row

    def string_from(self, state: ThurnTaxisState, player: int) -> str:
        if self.perfect_recall:
            return state.remembered(player)
        self._observer.observe_view(state.view(player), self._row)
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        for part in self.layout.parts:
            cells = self._row[part.place].tolist()
            if any(cells):
                owner = "" if part.player is None else f"+{part.player} "
                yield f"{owner}{part.name}: {_listed(cells)}"


def _listed(cells: list[int]) -> str:
    if len(cells) == _CITY_COUNT:
        names: tuple[str, ...] = CITIES
    elif len(cells) == len(STACKS):
        names = STACKS
    else:
        return " ".join(map(str, cells))
    return " ".join(name if cell == 1 else f"{name}*{cell}" for name, cell in zip(names, cells, strict=True) if cell)


pyspiel.register_game(_GAME_TYPE, ThurnTaxisGame)
