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

from ..extras import need

need("openspiel")

import json
from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt
import pyspiel

from ..board import CITIES, STACKS
from ..engine import SPECTATOR, EngineView, Luck, State
from ..engine.bits import copies
from ..engine.numbers import ACTIONS, NO_CITY
from ..game.actions import OFFICIALS, PHASES, TEXTS
from ..game.cards import city_names, tiles_of
from ..rules import Rules, RulesError
from .history import GameHistory
from .layout import Layout
from .observer import Observer
from .options import at_least, reward_number
from .rewards import reward_of

_PRIVATE = pyspiel.PrivateInfoType
CHANCE, NOBODY_ANY_MORE = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_CITY_COUNT = len(CITIES)
_LARGEST_MARGIN = 130.0
"""The greatest difference between a score and the average of the others."""

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
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "rules": "standard", "reward": "win", "max_decisions": 1000},
)


class ThurnTaxisGame(pyspiel.Game):
    """The game with its parameters.

    - `players`: 2 to 4;
    - `rules`: `standard`, `first-printing`, `icelandic`, a small game such as `three`, or options as JSON;
    - `reward`: `win`, `margin` or `placement`;
    - `max_decisions`: after this number of decisions the game ends and is scored as it stands; players with equal
      points share what their places pay. Uniformly random games take thousands of decisions, sensible ones hundreds.
    """

    def __init__(self, params: dict[str, object] | None = None) -> None:
        options = dict(_GAME_TYPE.parameter_specification) | (params or {})
        self.layout = Layout(options["players"])
        self.reward = reward_number(options["reward"])
        self.max_decisions = at_least("max_decisions", options["max_decisions"], 1)
        self.start = State(options["players"], _rules(str(options["rules"])))
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
        """The observer for OpenSpiel: observations by default, information states with `perfect_recall`."""
        if params:
            raise ValueError(f"the observer takes no parameters, but was given {params}")
        return SeatObserver(self.layout, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _rules(text: str) -> Rules:
    """Rules from a name, or from options as JSON, which OpenSpiel takes in a dictionary of parameters only."""
    if not text.startswith("{"):
        return Rules.named(text)
    try:
        return Rules.of(json.loads(text))
    except ValueError as error:
        raise RulesError(f"rules: this is not JSON: {error}") from None


class ThurnTaxisState(pyspiel.State):
    """A state of the game. All it has is a history, which OpenSpiel copies when it clones the state."""

    def __init__(self, game: ThurnTaxisGame) -> None:
        super().__init__(game)
        self._game_history = GameHistory(game.start.copy(), game.max_decisions)

    # ---- Who acts, and how ----

    def current_player(self) -> int:
        """The seat to act, chance, or nobody at the end."""
        return self._game_history.to_act

    def is_terminal(self) -> bool:
        """Whether the game is over or has reached its limit of decisions."""
        return self._game_history.to_act == NOBODY_ANY_MORE

    def is_chance_node(self) -> bool:
        """Whether a card from the supply comes next."""
        return self._game_history.to_act == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cities that the next card can show, with their probabilities."""
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
        """The reward of each seat; 0 until the game is over."""
        state = self._game_history.state
        seats = range(state.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        reward = self.get_game().reward
        pays = [reward_of(state, seat, reward) for seat in seats]
        return pays if state.is_over else _shared(pays, [state.score(seat) for seat in seats])

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

    def remembered(self, player: int, kind: pyspiel.IIGObservationType) -> str:
        """The whole history as that kind of observer has seen it: public events and secret cards, in order."""
        history = self._game_history
        parts = [f"seat {seat} drew {history.drawn[seat].hex() or '-'}" for seat in self.seats_shown(player, kind)]
        if kind.public_info:
            parts.append(f"saw {history.public.hex() or '-'}")
        return " ".join(parts)

    def seats_shown(self, player: int, kind: pyspiel.IIGObservationType) -> list[int]:
        """The seats whose secrets that kind of observer sees."""
        if kind.private_info == _PRIVATE.ALL_PLAYERS:
            return list(range(self._game_history.state.players))
        return [player] if kind.private_info == _PRIVATE.SINGLE_PLAYER else []

    # ---- As text ----

    def _action_to_string(self, player: int, action: int) -> str:
        return f"card {CITIES[action]}" if player == CHANCE else TEXTS[action]

    def __str__(self) -> str:
        return "\n".join(_described(self._game_history.state, self._game_history.decisions))


def _shared(pays: list[float], scores: list[int]) -> list[float]:
    """What each seat gets if those with equal points share: a game cut short has nobody who wins a tie."""
    tied = [[pay for pay, points in zip(pays, scores, strict=True) if points == score] for score in scores]
    return [sum(group) / len(group) for group in tied]


def _unknown_cards(state: State, seat: int) -> Iterator[int]:
    """The cities of the cards in a hand that the others have not seen."""
    for city in range(_CITY_COUNT):
        for _ in range(copies(state.hands[seat], city) - copies(state.known[seat], city)):
            yield city


def _described(state: State, decisions: int) -> Iterator[str]:
    """The whole state in words."""
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
    """Sees a state as one seat does, or as nobody or everybody does: as a tensor and as a text.

    The kind of observation says what is seen. Public and one seat's own information together are the row that `Layout`
    describes. Any other kind has up to two tensors: `public`, the row of a spectator, which is the same whoever asks,
    and `private`, a hand, or all hands by seat. With perfect recall there is a text alone: the whole history as it was
    seen, which has no fixed length.
    """

    def __init__(self, layout: Layout, kind: pyspiel.IIGObservationType) -> None:
        self.layout = layout
        self.kind = kind
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        self._observer = Observer()
        self._row: npt.NDArray[np.int8] = np.zeros(layout.size, np.int8)
        one_seat, all_seats = (kind.private_info == each for each in (_PRIVATE.SINGLE_PLAYER, _PRIVATE.ALL_PLAYERS))
        sizes = {"public": layout.size * kind.public_info}
        sizes["private"] = _CITY_COUNT * (layout.num_players if all_seats else one_seat)
        self._seat_row = bool(kind.public_info and one_seat)
        if self._seat_row:
            sizes = {"observation": layout.size}
        self.tensor = (
            np.zeros(sum(sizes.values()), np.float32) if not kind.perfect_recall and any(sizes.values()) else None
        )
        start = 0
        for name, size in sizes.items():
            if self.tensor is not None and size:
                self.dict[name] = self.tensor[start : start + size]
                start += size

    def set_from(self, state: ThurnTaxisState, player: int) -> None:
        if self.tensor is None:
            return
        if self.kind.public_info:
            self._look(state, player)
            self.tensor[: self.layout.size] = self._row
        if "private" in self.dict:
            self.dict["private"][:] = [cards for hand in self._hands(state, player) for cards in hand]

    def string_from(self, state: ThurnTaxisState, player: int) -> str:
        if self.kind.perfect_recall:
            return state.remembered(player, self.kind)
        lines: list[str] = []
        if self.kind.public_info:
            self._look(state, player)
            lines += self._lines()
        if not self._seat_row:
            shown = zip(state.seats_shown(player, self.kind), self._hands(state, player), strict=True)
            lines += [f"hand of seat {seat}: {_listed(hand)}" for seat, hand in shown]
        return "\n".join(lines)

    def _look(self, state: ThurnTaxisState, player: int) -> None:
        """Write the row of the seat, or of a spectator."""
        self._observer.observe_view(state.view(player if self._seat_row else SPECTATOR), self._row)

    def _hands(self, state: ThurnTaxisState, player: int) -> list[list[int]]:
        """The cards of each city in the hands that are shown."""
        hands = state._game_history.state.hands
        return [
            [copies(hands[seat], city) for city in range(_CITY_COUNT)] for seat in state.seats_shown(player, self.kind)
        ]

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
