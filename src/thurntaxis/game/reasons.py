"""Why not? For every action in every phase, one sentence that says what forbids it.

The answers are ids of sentences in the locale files (``reasons.ftl``) with their arguments; each points to a section
of the rules page.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from ..board import CITIES, CITY_INDEX, CITY_NAMES, PROVINCE_NAMES, PROVINCE_OF
from ..engine import SPECTATOR, State
from ..engine.bits import copies
from ..engine.numbers import (
    ADMINISTRATOR,
    CARRIAGE,
    CARTWRIGHT,
    DISCARD,
    DRAW,
    FINISH,
    HOUSES,
    NO_CITY,
    NOBODY,
    OVER,
    PLAY,
    POSTAL_CARRIER,
    POSTMASTER,
    SHORTEST_ROUTE,
)
from ..locales import text
from ..quoting import printable
from ..rulespage import REASON_SECTION
from . import data
from .actions import OFFICIALS, PHASES, Action, number, officials_to_call, read
from .cards import city_names
from .errors import ActionError, UnreadableAction


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not possible: the sentence's id and arguments, perhaps with a second sentence that helps."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    hint: "Reason | None" = None

    @property
    def section(self) -> str:
        """The section of the rules page that explains the rule."""
        return REASON_SECTION[self.id]

    def sentence(self, lang: str = "en") -> str:
        """The reason, as a sentence in one language."""
        sentence = text(self.id, lang, **self.args)
        return f"{sentence} {self.hint.sentence(lang)}" if self.hint else sentence

    def to_json(self, lang: str = "en") -> data.Reason:
        """The answer as data: id, sentence, and the section of the rules."""
        return {"id": self.id, "text": self.sentence(lang), "section": self.section}


class IllegalAction(ActionError):
    """An action that is not legal in this position: `why` says which rule forbids it, `legal` what is allowed."""

    def __init__(self, action: str, why: Reason, position: str, legal: Sequence[str]) -> None:
        super().__init__(why.id, why.args)
        self.action = action
        self.why = why
        self.position = position
        self.legal = list(legal)

    def sentence(self, lang: str = "en") -> str:
        """Which rule forbids the action, in one language."""
        return self.why.sentence(lang)

    def __str__(self) -> str:
        instead = f" Legal: {', '.join(self.legal)}." if self.legal else ""
        return f"{self.action!r} at {self.position}: {self.sentence()}{instead}"


def why_not(
    state: State, action: str | int | Action, *, seat: int | None = None, players: Sequence[str] = ()
) -> Reason | None:
    """Why the action is not possible now; None if it is.

    Without a `seat`, the answer is for the player to act. With one, it is for whoever sits there (`SPECTATOR`: for a
    spectator) and reveals nothing about other hands.
    """
    try:
        wanted = read(action)
    except UnreadableAction as error:
        hint = None
        if error.suggestion:
            hint = Reason("reason-did-you-mean", {"city": CITY_NAMES[error.suggestion]})
        return Reason(error.reason, error.arguments, hint)
    if state.phase == OVER:
        return Reason("reason-game-over")
    if seat == SPECTATOR:
        return Reason("reason-watching")
    if seat is not None and seat != state.player:
        return Reason("reason-not-your-turn", {"player": players[state.player] if players else str(state.player)})
    if state.is_legal(wanted.number):
        return None
    return _absent(state, _CALLS.get(wanted.verb)) or _CAUSES[wanted.verb](state, wanted)


def why_not_official(
    state: State, official: str, *, seat: int | None = None, players: Sequence[str] = ()
) -> Reason | None:
    """Why an official cannot be called on now; None if that is possible.

    The Postmaster and the Postal carrier have no actions of their own: they come with a second card.
    """
    if official not in _OFFICIALS:
        return Reason("reason-unreadable", {"text": printable(f"official {official}")})
    if state.phase == OVER or seat not in (None, state.player):
        return why_not(state, "administrator", seat=seat, players=players)  # the answer is the same for all officials
    if official == OFFICIALS[state.official]:
        return Reason("reason-official-called", _official(state))
    return _absent(state, OFFICIALS.index(official)) or _OFFICIALS[official](state)


_CALLS = {"administrator": ADMINISTRATOR, "cartwright": CARTWRIGHT}
"""The officials that are called by an action of their own."""


def _absent(state: State, official: int | None) -> Reason | None:
    """Why an official is not there at all, in a small game."""
    return Reason("reason-small-game") if official and not state.officials >> official & 1 else None


def _postmaster_cannot_come(state: State) -> Reason | None:
    if state.official != NOBODY:
        return Reason("reason-official-used", _official(state))
    if state.phase == DRAW:
        return Reason("reason-postmaster-after-taking")
    if state.phase == FINISH:
        return Reason("reason-take-after-playing")
    if state.phase != PLAY:
        return _wrong_phase(state)
    return None if POSTMASTER in officials_to_call(state) else Reason("reason-nothing-to-take")


def _postal_carrier_cannot_come(state: State) -> Reason | None:
    if state.official == POSTMASTER and state.phase == DRAW:
        return Reason("reason-forced-postmaster")
    if state.official != NOBODY:
        return Reason("reason-official-used", _official(state))
    if state.phase in (DRAW, PLAY):
        return Reason("reason-postal-carrier-after-playing")
    if state.phase != FINISH:
        return _wrong_phase(state)
    return None if POSTAL_CARRIER in officials_to_call(state) else Reason("reason-no-second-fits")


_OFFICIALS: dict[str, Callable[[State], Reason | None]] = {
    "administrator": partial(why_not, action="administrator"),
    "postmaster": _postmaster_cannot_come,
    "postal_carrier": _postal_carrier_cannot_come,
    "cartwright": partial(why_not, action="cartwright"),
}
assert tuple(_OFFICIALS) == OFFICIALS[1:]


def _cause_take(state: State, wanted: Action) -> Reason:
    if state.phase == FINISH:
        # Only a turn in which nothing could be taken comes here with a forced Postmaster and no card.
        return Reason("reason-take-after-playing" if state.taken else "reason-nothing-to-take")
    if state.phase not in (DRAW, PLAY):
        return _wrong_phase(state)
    if state.phase == PLAY and state.official == NOBODY and (absent := _absent(state, POSTMASTER)):
        return absent
    if state.phase == PLAY and state.official == POSTMASTER:
        return Reason("reason-two-cards-taken" if state.taken == 2 else "reason-nothing-to-take")
    if state.phase == PLAY and state.official != NOBODY:
        return Reason("reason-second-card-official", _official(state))
    if not state.supply and _display_is_empty(state):
        return Reason("reason-nothing-to-take")
    if wanted.city is None:
        return Reason("reason-supply-empty")
    return Reason("reason-not-face-up", {"city": CITY_NAMES[wanted.city]})


def _cause_administrator(state: State, wanted: Action) -> Reason:
    if state.phase not in (DRAW, PLAY, FINISH):
        return _wrong_phase(state)
    if state.official == POSTMASTER and state.phase == DRAW:
        return Reason("reason-forced-postmaster")
    if state.official != NOBODY:
        return Reason("reason-official-used", _official(state))
    return Reason("reason-administrator-after-taking" if state.taken else "reason-display-empty")


def _cause_start(state: State, wanted: Action) -> Reason:
    if state.phase == DRAW:
        return _take_first(state)
    if state.phase not in (PLAY, FINISH):
        return _wrong_phase(state)
    if not _in_hand(state, wanted):
        return Reason("reason-not-in-hand", {"city": _name(wanted)})
    return _second_card_forbidden(state) or Reason("reason-second-must-extend")


def _cause_extend(state: State, wanted: Action) -> Reason:
    if state.phase == DRAW:
        return _take_first(state)
    if state.phase not in (PLAY, FINISH):
        return _wrong_phase(state)
    if not _in_hand(state, wanted):
        return Reason("reason-not-in-hand", {"city": _name(wanted)})
    if state.phase == FINISH and (forbidden := _second_card_forbidden(state)):
        return forbidden
    if not state.lengths[state.player]:
        return Reason("reason-no-route-yet", {"city": _name(wanted)})
    if state.routes[state.player] >> _city(wanted) & 1:
        return Reason("reason-city-in-route", {"city": _name(wanted)})
    return _no_road(state, wanted)


def _no_road(state: State, wanted: Action) -> Reason:
    ends = {"left": CITIES[state.left[state.player]], "right": CITIES[state.right[state.player]]}
    other = "right" if wanted.verb == "left" else "left"
    hint = None
    if state.is_legal(number(f"{other} {wanted.city}")):
        hint = Reason("reason-fits-other-end", {"end": other, "end_city": CITY_NAMES[ends[other]]})
    args = {"city": _name(wanted), "end": wanted.verb, "end_city": CITY_NAMES[ends[wanted.verb]]}
    return Reason("reason-no-road", args, hint)


def _second_card_forbidden(state: State) -> Reason | None:
    if state.official == POSTAL_CARRIER:
        return Reason("reason-two-cards-played")
    if state.official != NOBODY:
        return Reason("reason-second-play-official", _official(state))
    return _absent(state, POSTAL_CARRIER)


def _cause_end(state: State, wanted: Action) -> Reason:
    if state.phase == DRAW:
        return _take_first(state)
    if state.phase == PLAY:
        return Reason("reason-must-play")
    return Reason("reason-finish-closing", {"phase": PHASES[state.phase]})


def _cause_close(state: State, wanted: Action) -> Reason:
    if state.phase == DRAW:
        return _take_first(state)
    if state.phase == PLAY:
        return Reason("reason-must-play")
    if state.phase == FINISH:
        if state.shortest_route != SHORTEST_ROUTE:
            return Reason("reason-small-route", {"least": state.shortest_route})
        return Reason("reason-route-too-short", {"length": state.lengths[state.player]})
    return Reason("reason-already-closing")


def _cause_house(state: State, wanted: Action) -> Reason:
    if state.phase in (CARRIAGE, DISCARD):
        return Reason("reason-houses-done")
    if state.phase != HOUSES:
        return Reason("reason-houses-only-when-closing")
    city, name = _city(wanted), _name(wanted)
    if not state.routes[state.player] >> city & 1:
        return Reason("reason-not-on-route", {"city": name})
    if state.chosen >> city & 1:
        return Reason("reason-house-chosen", {"city": name})
    if state.houses[state.player] >> city & 1:
        return Reason("reason-house-already", {"city": name})
    return _wrong_province(state, wanted) or Reason(
        "reason-house-order", {"city": name, "last": CITY_NAMES[CITIES[state.from_city - 1]]}
    )


def _wrong_province(state: State, wanted: Action) -> Reason | None:
    chosen = city_names(state.chosen)
    if len(chosen) < 2:
        return None
    province = PROVINCE_OF[str(wanted.city)]
    provinces = [PROVINCE_OF[city] for city in chosen]
    if len(set(provinces)) == 1:
        if province != provinces[0]:
            return Reason(
                "reason-house-other-province", {"province": PROVINCE_NAMES[provinces[0]], "city": _name(wanted)}
            )
    elif province in provinces:
        other = chosen[provinces.index(province)]
        return Reason("reason-house-province", {"province": PROVINCE_NAMES[province], "other": CITY_NAMES[other]})
    return None


def _cause_done(state: State, wanted: Action) -> Reason:
    return Reason("reason-done-only-houses")


def _cause_cartwright(state: State, wanted: Action) -> Reason:
    if state.official == POSTMASTER and state.phase == DRAW:
        return Reason("reason-forced-postmaster")
    if state.official != NOBODY:
        return Reason("reason-official-used", _official(state))
    if state.phase == DISCARD:
        return Reason("reason-carriage-earned" if _carriage_was_earned(state) else "reason-carriage-decided")
    if state.phase == HOUSES:
        return _cartwright_cannot_help(state) or Reason("reason-cartwright-after-houses")
    return Reason("reason-cartwright-only-when-closing")


def _carriage_was_earned(state: State) -> bool:
    # A carriage smaller than the route's length can only just have been taken with it.
    return state.carriages[state.player] < min(state.lengths[state.player], state.last_carriage)


def _cartwright_cannot_help(state: State) -> Reason | None:
    player = state.player
    following, length, missing = state.next_carriage(player), state.lengths[player], state.cards_short(player)
    if not following:
        return Reason("reason-carriage-all")
    if state.route_earns_carriage(player) or state.cartwright_can_help(player):
        return None
    return Reason("reason-carriage-not-reachable", {"next": following, "length": length, "missing": missing})


def _cause_decline(state: State, wanted: Action) -> Reason:
    return Reason("reason-decline-nothing")


def _cause_discard(state: State, wanted: Action) -> Reason:
    if state.phase in (HOUSES, CARRIAGE):
        return Reason("reason-discard-not-yet")
    if state.phase != DISCARD:
        return Reason("reason-discard-only-when-closing")
    if not _in_hand(state, wanted):
        return Reason("reason-not-in-hand", {"city": _name(wanted)})
    if _city(wanted) < state.from_city:
        return Reason("reason-discard-order", {"city": _name(wanted), "last": CITY_NAMES[CITIES[state.from_city]]})
    return Reason("reason-discard-not-enough", {"city": _name(wanted)})


_CAUSES = {
    "take": _cause_take,
    "administrator": _cause_administrator,
    "start": _cause_start,
    "left": _cause_extend,
    "right": _cause_extend,
    "end": _cause_end,
    "close": _cause_close,
    "house": _cause_house,
    "done": _cause_done,
    "cartwright": _cause_cartwright,
    "decline": _cause_decline,
    "discard": _cause_discard,
}


def _take_first(state: State) -> Reason:
    return Reason("reason-must-take-second" if state.taken else "reason-must-take")


def _wrong_phase(state: State) -> Reason:
    return Reason("reason-wrong-phase", {"phase": PHASES[state.phase]})


def _official(state: State) -> dict[str, str]:
    return {"official": str(OFFICIALS[state.official])}


def _display_is_empty(state: State) -> bool:
    return all(city == NO_CITY for city in state.display)


def _in_hand(state: State, wanted: Action) -> bool:
    return copies(state.hands[state.player], _city(wanted)) > 0


def _city(wanted: Action) -> int:
    return CITY_INDEX[str(wanted.city)]


def _name(wanted: Action) -> str:
    return CITY_NAMES[str(wanted.city)]
