"""The game for programs: names and texts, checked actions, events, views, records."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, overload
from warnings import warn

from typing_extensions import deprecated

from ..board import CITIES, CITY_INDEX, MAX_PLAYERS, MIN_PLAYERS, CityId
from ..engine import SPECTATOR, EngineView, State
from ..rules import Rules
from . import actions, data
from .actions import PHASES, TEXTS, Action, Phase
from .aids import route_lives
from .data import Event
from .drawing.show import show
from .drawing.svg import svg
from .draws import DrawSource, commitment, listed, new_seed, seeded
from .errors import GameError
from .events import carry_out, deal_display, game_is_over, turn_begins
from .outcome import Outcome, outcome_of
from .position import Position
from .reasons import IllegalAction, Reason, why_not, why_not_official
from .record import Record, line_of
from .setup.setup import Setup
from .view import View, views_of
from .viewjson import ViewWriter

Acting = Literal["acting"]
"""Means the seat of the player to act. A seat of None is a spectator."""


class Game:
    """A game of 2 to 4 players, from its first card to its outcome.

    Examples:
        >>> game = Game(["Ann", "Ben"], seed=7)
        >>> game.player, game.phase, game.legal_actions()[:3]
        (0, 'draw', ['take basel', 'take nuernberg', 'take muenchen'])
        >>> [event["type"] for event in game.play("take basel")]
        ['take', 'refill']

    Args:
        players: their names, clockwise; the first one starts.
        rules: a named set, options, or `Rules`.
        seed: decides the cards; without one, a secret seed that nobody can guess.
        actions: to be played at once.
    """

    def __init__(
        self,
        players: Sequence[str],
        rules: Rules | str | Mapping[str, object] = "standard",
        seed: int | str | None = None,
        actions: Iterable[str | int] = (),
    ) -> None:
        if isinstance(players, str) or not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
            raise GameError(f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players; give a list of their names")
        self.players: tuple[str, ...] = tuple(str(name) for name in players)
        self.rules = Rules.of(rules)
        self.seed: int | str = new_seed() if seed is None else seed
        self._begun: Literal["seed", "record", "position"] = "seed"
        self._set_up(seeded(str(self.seed)))
        for action in actions:
            self.play(action)

    def _set_up(self, source: DrawSource, position: Position | None = None) -> None:
        """Start with dealing the display, or from a position."""
        self._source = source
        self._start = position
        self._state = position.state.copy() if position else State(len(self.players), self.rules)
        self._routes: list[list[CityId]] = (
            [list(route) for route in position.routes] if position else [[] for _ in self.players]
        )
        self._actions: list[int] = []
        self._draws: list[int] = []
        self._round = position.round if position else 1
        self._before: list[tuple[State, list[list[CityId]]]] = []
        self._writer: ViewWriter | None = None
        dealt = [] if position else deal_display(self._state, self._draw)
        self.opening: list[Event] = [*dealt, *self._first_turn()]
        """What happened before the first action: the display was dealt, and the first turn began."""
        self._keep_standing()

    def _first_turn(self) -> list[Event]:
        """The turn that the game begins with, or in the middle of which it does."""
        if self._start is None:
            return turn_begins(self._state, self._round)
        return [] if self._state.is_over else turn_begins(self._state, self._round)[:1]

    def _keep_standing(self) -> None:
        """Caches for answers that are needed repeatedly, until the position changes."""
        self._acting_view: EngineView | None = None
        self.ply: int = len(self._actions)
        """How many actions have been played."""
        self.is_over: bool = self._state.is_over
        """Whether the game has ended."""
        self.player: int | None = None if self.is_over else self._state.player
        """The seat that acts now; None when the game is over."""

    @classmethod
    def from_position(
        cls, position: Position | Setup | str, *, seed: int | str | None = None, draws: DrawSource | None = None
    ) -> "Game":
        """A game that starts from a position. Its record begins there.

        Args:
            position: where it begins, also in one line; its plies count from there.
            seed: decides the cards that come from the supply, and unknown ones of the position.
            draws: where these cards come from instead of a seed.
        """
        game = cls.__new__(cls)
        game.seed = new_seed() if seed is None else seed
        if isinstance(position, str):
            position = Setup.from_text(position)
        if isinstance(position, Setup):
            position = position.settled(game.seed)
        game.players, game.rules = position.players, position.rules
        game._begun = "position"
        game._set_up(draws or seeded(str(game.seed)), position)
        return game

    @classmethod
    def from_record(
        cls,
        record: Record,
        *,
        to: int | None = None,
        seed: int | str | None = None,
        draws: DrawSource | None = None,
    ) -> "Game":
        """The game of a record after its first `to` actions, by default all of them. You can play on from there.

        Args:
            record: what was played.
            to: the number of actions to replay.
            seed: decides the cards that come from there on.
            draws: where these cards come from instead of a seed.
        """
        game = cls.replaying(record, to=to)
        if seed is not None:
            game.seed = seed
        game._source = draws or seeded(str(game.seed))
        return game

    @classmethod
    def replaying(cls, record: Record, *, to: int | None = None) -> "Game":
        """The game of a record after its first `to` actions, after all of them by default.

        The cards that follow are the record's as well, so only its own actions can be played on: this is for looking
        at a game action by action, `from_record` for playing another way.
        """
        if to is not None and not 0 <= to <= len(record.actions):
            raise GameError(f"the record has plies 0 to {len(record.actions)}, not {to}")
        game = cls.__new__(cls)
        game.players, game.rules = record.players, record.rules
        game.seed = new_seed()
        game._begun = "record"
        game._set_up(listed([CITY_INDEX[city] for city in record.draws]), record.beginning())
        for action in record.actions[:to]:
            game.play(action)
        return game

    @classmethod
    @deprecated("use Game.replaying, which plays all actions unless told otherwise")
    def retelling(cls, record: Record, *, to: int | None = 0) -> "Game":
        """The old name of `replaying`; by default no action has been played."""
        return cls.replaying(record, to=to)

    # ---- The current position ----

    @property
    def state(self) -> State:
        """A copy of the whole state in the engine's numbers."""
        return self._state.copy()

    @property
    def phase(self) -> Phase:
        """`draw`, `play`, `finish`, `houses`, `carriage`, `discard` or `over`."""
        return PHASES[self._state.phase]

    @property
    def round(self) -> int:
        """The round, counted from 1; every round begins with the first seat."""
        return self._round

    @property
    def commitment(self) -> str:
        """The hash of the seed: published before the game, so that the seed can be checked after it."""
        return commitment(str(self.seed))

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions so far, as texts."""
        return tuple(TEXTS[action] for action in self._actions)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of all seats so far."""
        return tuple(self._state.score(seat) for seat in range(len(self.players)))

    @overload
    def legal_actions(self, *, numbers: Literal[False] = ...) -> list[str]: ...
    @overload
    def legal_actions(self, *, numbers: Literal[True]) -> list[int]: ...
    def legal_actions(self, *, numbers: bool = False) -> list[str] | list[int]:
        """The legal actions of the player to act, as texts or as numbers; none when the game is over."""
        legal = self._state.legal_actions()
        return legal if numbers else [TEXTS[number] for number in legal]

    def view(self, seat: int | None = None) -> View:
        """What the seat may know of the game; without a seat, what a spectator may know."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats, faster than with one call for each."""
        return views_of(
            self._state,
            [self._checked(seat) for seat in seats],
            players=self.players,
            rules=self.rules,
            routes=self._routes,
            ply=self.ply,
            round=self.round,
        )

    def seen(self, seat: int | None = None) -> EngineView:
        """What the seat may know, in the engine's numbers. Bots get this view."""
        checked = self._checked(seat)
        return EngineView(self._state, SPECTATOR if checked is None else checked)

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(len(self.players)):
            raise GameError(f"there is no seat {seat} at a table of {len(self.players)}; seats count from 0")
        return seat

    def _asking(self, seat: int | Acting | None) -> int | None:
        number = _seat_number(seat)
        return number if number == SPECTATOR else self._checked(number)

    def __getstate__(self) -> dict[str, object]:
        """Everything except the writer of views, which is created again when it is needed."""
        return self.__dict__ | {"_writer": None}

    def views_json(self, seats: Sequence[int | None]) -> list[str]:
        """The views of several seats as JSON, much faster than through `views`."""
        if not seats:
            return []
        if self._writer is None:
            self._writer = ViewWriter(self.players, self.rules.to_json())
        player = self._state.player
        views = [self.seen_by_player() if seat == player else self.seen(seat) for seat in seats]
        return self._writer.write(views, self._routes, self.ply, self._round, self._state.legal_actions())

    def views_data(self, seats: Sequence[int | None]) -> list[data.View]:
        """The views of several seats as data for JSON; faster than `View.to_json`."""
        return [json.loads(text) for text in self.views_json(seats)]

    @deprecated("use Game.views_json")
    def told(self, seats: Sequence[int | None]) -> list[str]:
        """The old name of `views_json`."""
        return self.views_json(seats)

    def route(self, seat: int) -> tuple[CityId, ...]:
        """The route of a seat, in order."""
        self._checked(seat)
        return tuple(self._routes[seat])

    def route_lives(self, *, forgetful: bool = False) -> float | None:
        """The chance that the route of the player to act lives on, as that player knows it; see `aids.route_lives`."""
        return None if self.is_over else route_lives(self.seen_by_player(), forgetful)

    def seen_by_player(self) -> EngineView:
        """What the player to act may know, for reading only: the same object until the game changes."""
        if self._acting_view is None:
            self._acting_view = EngineView(self._state, self._state.player)
        return self._acting_view

    def outcome(self) -> Outcome | None:
        """The scores with their parts, the winner, and what decided; None until the game is over."""
        return outcome_of(self._state) if self.is_over else None

    def position(self) -> Position:
        """The position without its history. It includes hidden cards."""
        routes = tuple(tuple(route) for route in self._routes)
        return Position(self._state.copy(), self.players, self.rules, routes, self.round)

    @property
    def record(self) -> Record:
        """The game so far as a record. Until the game is over, it reveals hidden cards."""
        outcome = self.outcome()
        return Record(
            players=self.players,
            rules=self.rules,
            draws=tuple(CITIES[city] for city in self._draws),
            actions=tuple(TEXTS[action] for action in self._actions),
            result=outcome.result() if outcome else None,
            position=line_of(self._start) if self._start else None,
        )

    # ---- Playing ----

    def why_not(self, action: str | int | Action, *, seat: int | Acting | None = "acting") -> Reason | None:
        """Why a seat, by default the player to act, cannot do the action now; None if it can."""
        return why_not(self._state, action, seat=self._asking(seat), players=self.players)

    def why_not_official(self, official: str, *, seat: int | Acting | None = "acting") -> Reason | None:
        """Why a seat, by default the player to act, cannot call on the official now; None if it can."""
        return why_not_official(self._state, official, seat=self._asking(seat), players=self.players)

    def play(self, action: str | int | Action, *, seat: int | Acting | None = "acting") -> list[Event]:
        """Play an action of the player to act, and return its events; with a `seat`, only if it is that seat's turn.

        Raises:
            GameError: there is no such seat.
            UnreadableAction: this is not an action in any position.
            IllegalAction: the action is not legal now. The error says why, and what is.
        """
        wanted = action if isinstance(action, Action) else actions.read(action)
        number = seat if seat == self.player else self._asking(seat)
        if self.is_over or number not in (None, self.player) or not self._state.is_legal(wanted.number):
            reason = why_not(self._state, wanted, seat=number, players=self.players)
            assert reason is not None
            raise IllegalAction(str(action), reason, self._place(), self.legal_actions())
        snapshot = self._state.copy(), list(self._routes), len(self._draws)
        player = self.player
        try:
            events = carry_out(snapshot[0], self._state, self._routes, wanted, self._draw)
        except GameError:
            self._state, self._routes = snapshot[0], snapshot[1]
            del self._draws[snapshot[2] :]
            raise
        self._actions.append(wanted.number)
        self._keep_standing()
        revealed = len(self._draws) > snapshot[2]
        if revealed or self.player != player:
            self._before.clear()
        else:
            self._before.append(snapshot[:2])
        return events if self.player == player else events + self._next_turn()

    def _next_turn(self) -> list[Event]:
        """End the turn and, after the last turn, the game."""
        if self.is_over:
            return [game_is_over(self._state)]
        if self.player == 0:
            self._round += 1
        return turn_begins(self._state, self._round)

    def _draw(self, state: State) -> int:
        city = self._source(state, len(self._draws))
        self._draws.append(city)
        return city

    def _place(self) -> str:
        if self.is_over:
            return f"ply {self.ply} (the end)"
        return f"ply {self.ply} ({self.players[self._state.player]} to {self.phase})"

    @property
    def undoable(self) -> int:
        """The number of actions that can be taken back: those of this turn since the last card was revealed."""
        return len(self._before)

    def undo(self, plies: int = 1, *, revealed: bool = False) -> None:
        """Take back the last action of this turn, or several.

        Args:
            plies: how many actions.
            revealed: also across turns and cards that were revealed, back to the first action: for analysis. The same
                cards come again if a seed decides them.

        Raises:
            GameError: there are fewer, or a card has been revealed since: what was seen cannot be unseen.
        """
        if not revealed and not self._before:
            raise GameError("nothing can be taken back: the turn has just begun, or a card has been revealed since")
        most = self.ply if revealed else len(self._before)
        if not 1 <= plies <= most:
            raise GameError(f"{most} actions can be taken back, not {plies}")
        if revealed:
            self._go_back_to(self.ply - plies)
            return
        for _ in range(plies):
            self._state, self._routes = self._before.pop()
            self._actions.pop()
        self._keep_standing()

    def _go_back_to(self, ply: int) -> None:
        """Replay the game up to a ply."""
        source, played = self._source, self._actions[:ply]
        self._set_up(listed(self._draws), self._start)
        for action in played:
            self.play(action)
        self._source = source

    def copy(self) -> "Game":
        """An equal, independent game with the same cards to come."""
        game = type(self).__new__(type(self))
        game.__dict__.update(self.__getstate__())
        game._state = self._state.copy()
        game._routes = [list(route) for route in self._routes]
        game._actions, game._draws, game.opening = list(self._actions), list(self._draws), list(self.opening)
        game._before = [(state.copy(), [list(route) for route in routes]) for state, routes in self._before]
        game._acting_view = None
        return game

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Whether both games have the same actions and cards so far."""
        return isinstance(other, Game) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _all(self) -> tuple[object, ...]:
        """Everything by which two games are compared."""
        return self.players, self.rules, self._state, self._routes, self._actions, self._draws, self._round

    def __str__(self) -> str:
        return show(self.view(self.player))

    def _repr_svg_(self) -> str:
        """What the player to act may know as a drawing: notebooks show it."""
        return svg(self.view(self.player))

    def __repr__(self) -> str:
        if self._begun == "position":
            return f"Game.from_position(Position.from_json({self.position().to_json()!r}))"
        if self._begun == "record":
            return f"Game.from_record(Record.from_json({self.record.to_json()!r}))"
        played = [TEXTS[action] for action in self._actions]
        rules = self.rules.name or self.rules.to_json()
        return f"Game({list(self.players)!r}, rules={rules!r}, seed={self.seed!r}, actions={played!r})"


def _seat_number(seat: int | Acting | None) -> int | None:
    """The seat as `reasons` wants it, where None means the player to act."""
    if seat is None:
        warn('seat=None will mean a spectator; leave it out, or say seat="acting"', DeprecationWarning, stacklevel=4)
    return None if seat == "acting" else seat
