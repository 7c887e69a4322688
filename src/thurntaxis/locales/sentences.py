"""Events and actions in words, in any language: which message says it, with which names filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from thurntaxis.board import CITY_NAMES
from thurntaxis.locales import FALLBACK, join, text

__all__ = ["action_label", "cities_in_words", "event_sentence", "stack_name"]


def cities_in_words(cities: Sequence[str], lang: str = FALLBACK) -> str:
    """Names of cities as a list in words."""
    return join([CITY_NAMES[city] for city in cities], lang)


def stack_name(stack: str, lang: str = FALLBACK, *, all_provinces: str = "every_province") -> str:
    """A tile stack's name; the stack for all provinces is called after what the option asks for."""
    if stack == "all_provinces" and all_provinces == "outside_baiern":
        return text("stack-outside_baiern", lang)
    return text(f"stack-{stack}", lang)


def event_sentence(
    event: Mapping[str, Any],
    players: Sequence[str],
    *,
    seat: int | None = None,
    lang: str = FALLBACK,
    all_provinces: str = "every_province",
) -> str:
    """What happened, told to the player in a seat (or to a spectator)."""
    actor = event["winner"] if event["type"] == "over" else event.get("seat")
    args: dict[str, str | int] = {name: value for name, value in event.items() if isinstance(value, str | int)}
    if actor is not None:
        args |= {"player": players[actor], "you": "yes" if actor == seat else "no"}
    if event.get("city"):
        args["city"] = CITY_NAMES[event["city"]]
    match event["type"]:
        case "administrator":
            args["cities"] = cities_in_words(event["cards"], lang)
        case "start":
            args["route"] = _route(event["dropped"])
        case "close":
            args |= {"route": _route(event["route"]), "length": len(event["route"])}
        case "tile":
            args["stack"] = stack_name(event["stack"], lang, all_provinces=all_provinces)
        case "shuffle":
            args["count"] = event["cards"]
        case "over":
            args["score"] = event["scores"][actor]
    return text(_event_id(event), lang, **args)


def _event_id(event: Mapping[str, Any]) -> str:
    id = f"event-{event['type']}"
    match event:
        case {"type": "turn", "forced_postmaster": True}:
            return "event-turn-forced"
        case {"type": "draw", "city": None, "postmaster": True}:
            return "event-draw-hidden-postmaster"
        case {"type": "draw", "city": None}:
            return "event-draw-hidden"
        case {"type": "take" | "draw", "postmaster": True}:
            return f"{id}-postmaster"
        case {"type": "start", "dropped": [_, *_]}:
            return "event-start-dropped"
        case {"type": "extend", "postal_carrier": True}:
            return "event-extend-postal-carrier"
        case {"type": "tile", "stack": "game_end"}:
            return "event-tile-game-end"
        case {"type": "carriage", "cartwright": True}:
            return "event-carriage-cartwright"
        case {"type": "skip", "phase": phase}:
            return f"event-skip-{phase}"
        case {"type": "over", "tie": str(tie)}:
            return f"event-over-tie-{tie}"
    return id


def action_label(
    action: str, *, official: str | None, route: Sequence[str], next_carriage: int | None, lang: str = FALLBACK
) -> str:
    """An action of the player to act, as a label: with the official that it calls, if any.

    ``route`` and ``next_carriage`` are that player's.
    """
    verb, _, city = action.partition(" ")
    id = f"action-{verb}"
    if action == "take supply":
        id = "action-take-supply"
    if official in ("postmaster", "postal_carrier"):
        id += f"-{official.replace('_', '-')}"
    elif verb == "start" and route:
        id = "action-start-drop"
    return text(id, lang, city=CITY_NAMES.get(city, ""), length=len(route), carriage=next_carriage or "")


def _route(cities: Sequence[str]) -> str:
    """A route in its own order, from left to right."""
    return " – ".join(CITY_NAMES[city] for city in cities)
