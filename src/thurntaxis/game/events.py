"""What an action did, as data: the log, the animation, the screen reader and the spectators' feed all come from it.

`data.Event` lists the kinds of events and what each of them holds.
"""

from collections.abc import Callable

from ..board import CITIES, CITY_INDEX, CityId
from ..engine import State
from ..engine.bits import count, size
from ..engine.numbers import DRAW, FINISH, FOR_HAND, NO_CITY, PLAY, POSTAL_CARRIER, POSTMASTER
from .actions import Action
from .cards import tile_tuple
from .data import Event, OverEvent, TileEvent
from .outcome import outcome_of


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may see it (None: as a spectator may): a card drawn from the supply is its owner's secret."""
    if event["type"] == "draw" and event["seat"] != seat:
        return {**event, "city": None}
    return event


def carry_out(
    before: State, state: State, routes: list[list[CityId]], action: Action, draw: Callable[[State], int]
) -> list[Event]:
    """Apply a legal action and hand over the cards it asks for; the events up to the end of the action.

    Args:
        before: a copy of the state, which stays as it is.
        state: changed by the action.
        routes: the players' routes in order; the list is changed, the routes in it are replaced.
        action: what is done.
        draw: gives the next card from the supply.
    """
    events = _deed(before, routes, action)
    state.apply_unchecked(action.number)
    events += _earned(before, state, action)
    if size(state.supply) > size(before.supply):
        events.append({"type": "shuffle", "cards": size(state.supply)})
    events += _cards_from_supply(state, draw)
    events += _second_card_skipped(before, state)
    _keep_order(before, state, routes, action)
    return events


def turn_begins(state: State, round_number: int) -> list[Event]:
    """A new turn, and which of its steps are skipped: the draw without a card to take, the play with an empty hand."""
    seat = state.player
    forced = state.official == POSTMASTER
    events: list[Event] = [{"type": "turn", "seat": seat, "round": round_number, "forced_postmaster": forced}]
    if state.phase != DRAW:
        events.append({"type": "skip", "seat": seat, "phase": "draw"})
    if state.phase == FINISH:
        events.append({"type": "skip", "seat": seat, "phase": "play"})
    return events


def game_is_over(state: State) -> OverEvent:
    """The end of the game."""
    outcome = outcome_of(state)
    return {"type": "over", **outcome.result(), "tie": outcome.tie}


def deal_display(state: State, draw: Callable[[State], int]) -> list[Event]:
    """Turn up the cards that a game begins with."""
    return _cards_from_supply(state, draw)


def _deed(before: State, routes: list[list[CityId]], action: Action) -> list[Event]:
    seat = before.player
    if action.city is not None:
        return [_deed_with_city(before, routes, action, action.city)]
    match action.verb:
        case "administrator":
            cards = [CITIES[card] for card in before.display if card != NO_CITY]
            return [{"type": "administrator", "seat": seat, "cards": cards}]
        case "close":
            return [{"type": "close", "seat": seat, "route": list(routes[seat])}]
        case "end":
            return [{"type": "end", "seat": seat}]
        case "decline":
            return [{"type": "decline", "seat": seat}]
    return []  # a card from the supply, `done` and the Cartwright show in what follows


def _deed_with_city(before: State, routes: list[list[CityId]], action: Action, city: CityId) -> Event:
    seat = before.player
    match action.verb:
        case "take":
            slot = before.display.index(CITY_INDEX[city])
            return {"type": "take", "seat": seat, "city": city, "slot": slot, "postmaster": before.taken == 1}
        case "start":
            return {"type": "start", "seat": seat, "city": city, "dropped": list(routes[seat])}
        case "left" | "right" as end:
            carrier = before.official_called_by(action.number) == POSTAL_CARRIER
            return {"type": "extend", "seat": seat, "city": city, "end": end, "postal_carrier": carrier}
        case "house":
            return {"type": "house", "seat": seat, "city": city}
    assert action.verb == "discard"
    return {"type": "discard", "seat": seat, "city": city}


def _earned(before: State, state: State, action: Action) -> list[Event]:
    """Tiles and carriage, in the order of the rulebook."""
    seat = before.player
    if state.tiles[seat] == before.tiles[seat] and state.carriages[seat] == before.carriages[seat]:
        return []
    tiles: list[TileEvent] = [
        {"type": "tile", "seat": seat, "stack": stack, "value": value}
        for stack, value in tile_tuple(state.tiles[seat] & ~before.tiles[seat])
    ]
    events: list[Event] = [tile for tile in tiles if tile["stack"] != "game_end"]
    if state.carriages[seat] != before.carriages[seat]:
        by_cartwright = action.verb == "cartwright"
        events.append(
            {"type": "carriage", "seat": seat, "carriage": state.carriages[seat], "cartwright": by_cartwright}
        )
    game_end: list[Event] = [tile for tile in tiles if tile["stack"] == "game_end"]
    by_last_house = action.verb == "house" and count(state.houses[seat]) == state.house_count
    return game_end + events if by_last_house else events + game_end


def _cards_from_supply(state: State, draw: Callable[[State], int]) -> list[Event]:
    events: list[Event] = []
    while state.awaits_card:
        place, left = state.awaiting, size(state.supply) - 1
        card = draw(state)
        state.give_unchecked(card)
        if place == FOR_HAND:
            second = state.taken == 2
            events.append({"type": "draw", "seat": state.player, "city": CITIES[card], "postmaster": second})
        else:
            events.append({"type": "refill", "slot": place, "city": CITIES[card]})
        if size(state.supply) > left:
            events.append({"type": "shuffle", "cards": size(state.supply)})
    return events


def _second_card_skipped(before: State, state: State) -> list[Event]:
    """A forced Postmaster's second card that is not there."""
    forced = before.phase == DRAW and before.official == POSTMASTER
    if forced and state.phase == PLAY and state.taken == 1:
        return [{"type": "skip", "seat": state.player, "phase": "draw"}]
    return []


def _keep_order(before: State, state: State, routes: list[list[CityId]], action: Action) -> None:
    """The engine knows a route by its ends; the order between them is kept here."""
    seat, city = before.player, action.city
    if city is not None:
        if action.verb == "start":
            routes[seat] = [city]
        elif action.verb == "left":
            routes[seat] = [city, *routes[seat]]
        elif action.verb == "right":
            routes[seat] = [*routes[seat], city]
    if before.lengths[seat] and not state.lengths[seat]:
        routes[seat] = []
