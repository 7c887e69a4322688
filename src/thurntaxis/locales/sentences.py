"""Events and actions in words, in any language: which message says it, with which names filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from thurntaxis.board import CITY_NAMES
from thurntaxis.locales import FALLBACK, join, text

__all__ = ["action_label", "event_sentence", "stack_name", "way_phrase"]


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
    """What happened, as a sentence for the player in a seat (or for a spectator)."""
    actor = event["winner"] if event["type"] == "over" else event.get("seat")
    who = "" if actor is None else text("you", lang) if actor == seat else players[actor]
    args: dict[str, str | int] = {name: value for name, value in event.items() if isinstance(value, str | int)}
    args["who"] = who
    if event.get("city"):
        args["city"] = CITY_NAMES[event["city"]]
    match event["type"]:
        case "start":
            args["count"] = len(event["dropped"])
        case "close":
            args["route"] = " – ".join(CITY_NAMES[city] for city in event["route"])
        case "tile":
            args |= {
                "stack": stack_name(event["stack"], lang, all_provinces=all_provinces),
                "value": "?" if event["value"] is None else event["value"],
            }
        case "shuffle":
            args["count"] = event["cards"]
    words = text(_event_id(event), lang, **args)
    if event["type"] in _DETAILS:
        return text("event-detail", lang, who=who, detail=words)
    if event.get("tie"):
        why = text(f"event-tie-{event['tie']}", lang, name=players[event["winner"]])
        return f"{words}. {why}"
    return words


_DETAILS = {"house", "tile", "carriage"}
"""What a closing earns: fragments that need a player's name."""


def _event_id(event: Mapping[str, Any]) -> str:
    match event:
        case {"type": "turn", "forced_postmaster": True}:
            return "event-turn-forced"
        case {"type": "take" | "draw" as type, "city": None}:
            return f"event-{type}-hidden"
        case {"type": "start", "dropped": [_, *_]}:
            return "event-start-dropped"
        case {"type": "extend", "postal_carrier": True}:
            return "event-extend-postal-carrier"
        case {"type": "tile", "stack": "game_end"}:
            return "event-tile-game-end"
        case {"type": "tile", "stack": str(stack)}:
            return "event-tile-length" if stack.startswith("route_") else "event-tile-region"
        case {"type": "carriage", "cartwright": True}:
            return "event-carriage-cartwright"
    return f"event-{event['type']}"


def action_label(action: str, *, official: str | None, route: Sequence[str], lang: str = FALLBACK) -> str:
    """An action of the player to act, as a label: with the official that it calls, if any.

    ``route`` is that player's.
    """
    verb, _, city = action.partition(" ")
    id = "action-take-supply" if action == "take supply" else f"action-{verb}"
    if official in ("postmaster", "postal_carrier"):
        id += f"-{official.replace('_', '-')}"
    elif verb == "start" and route:
        id = "action-start-drop"
    return text(id, lang, city=CITY_NAMES.get(city, ""))


def way_phrase(
    actions: Sequence[str], lang: str = FALLBACK, *, official: str | None = None, begun: bool = False
) -> str:
    """One action, or a closing with all that belongs to it, as a phrase within a sentence: "take Ulm".

    Args:
        actions: one action, or all of a closing.
        lang: the language.
        official: who is called on by the action, the Postmaster or the Postal carrier.
        begun: whether the player has a route, which a new start gives up.
    """
    verb, _, city = actions[0].partition(" ")
    if verb != "close":
        id = "way-take-supply" if actions[0] == "take supply" else f"way-{verb}"
        if official in ("postmaster", "postal_carrier"):
            id += f"-{official.replace('_', '-')}"
        elif verb == "start" and begun:
            id = "way-start-drop"
        cities = [CITY_NAMES[each.partition(" ")[2]] for each in actions if each.startswith(("house ", "discard "))]
        if len(cities) > 1:
            return text(f"way-{verb}s", lang, cities=join(cities, lang))
        return text(id, lang, city=CITY_NAMES.get(city, ""))
    houses, discards = (
        [CITY_NAMES[city] for verb, _, city in (each.partition(" ") for each in actions) if verb == wanted]
        for wanted in ("house", "discard")
    )
    return text(
        "way-close",
        lang,
        houses=len(houses),
        cities=join(houses, lang),
        cartwright="yes" if "cartwright" in actions else "no",
        discards=len(discards),
        discarded=join(discards, lang),
    )
