"""What a table may leave to its players' memory: which cards others took, and the values of their tiles."""

from collections.abc import Iterable

from ...game import data
from ...game.data import Event


def leave_to_memory(view: data.View, *, cards: bool, tiles: bool) -> data.View:
    """Remove from a view what players must remember: the `cards` that others took, the values of their `tiles`."""
    others = [seat for number, seat in enumerate(view["seats"]) if number != view["seat"]]
    if cards:
        view["unseen"] = unseen = dict(view["unseen"])  # including the copies that the player would have to remember
        for seat in others:
            for city in seat["known"] or ():
                unseen[city] += 1
            seat["known"] = seat["unknown"] = None
    if tiles:
        for seat in others:
            seat["tiles"] = [(stack, None) for stack, _ in seat["tiles"]]
            seat["score"] = None
    return view


def events_from_memory(events: Iterable[Event], *, cards: bool, tiles: bool) -> list[Event]:
    """What another seat did some time ago, without what players must remember."""
    return [_event(event, cards, tiles) for event in events]


def _event(event: Event, cards: bool, tiles: bool) -> Event:
    if cards and event["type"] == "take":
        return {**event, "city": None}
    if cards and event["type"] == "refill":
        return {**event, "city": None}
    if tiles and event["type"] == "tile":
        return {**event, "value": None}
    return event
