"""The rules page: its sections in order, as data, for the browser and the terminal alike.

Every section has an id to link to, and every "why not?" answer points to one (``REASON_SECTION``). The words are Fluent
messages; this file only says which, and in what order.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Annotated, Literal, final

from typing_extensions import Doc, TypeAliasType, TypedDict

from .board import (
    CARRIAGE_POINTS,
    CITIES,
    CITY_NAMES,
    OFFICIALS,
    REGION_CITIES,
    STACKS,
    TILES,
    CityId,
    Official,
    StackId,
)
from .rules import OPTIONS, RULE_SETS

__all__ = ["REASON_SECTION", "SECTIONS", "rules_ids", "rules_markdown", "rules_page"]

# ---- The parts of the page ----


@final
class Names(TypedDict):
    """Names that are the same in all languages."""

    names: Sequence[str]


@final
class Code(TypedDict):
    """Something written as in a record."""

    code: str


Cell = str | int | list[int] | Names | Code
TextKind = Literal["paragraph", "item", "step", "example"]


class TextBlock(TypedDict):
    """A paragraph, an item of a list, a step of a numbered one, or an example; `text` is a message's id."""

    kind: TextKind
    text: str


class NamesBlock(TypedDict):
    """City names."""

    kind: Literal["names"]
    names: Sequence[str]


class TableBlock(TypedDict):
    """A table; texts are ids of messages."""

    kind: Literal["table"]
    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]


class MapIllustration(TypedDict):
    """A route, cities to point out, and houses on the map; all of the map when the lists are empty."""

    kind: Literal["map"]
    route: Sequence[CityId]
    marked: Sequence[CityId]
    houses: Sequence[CityId]


class CardsIllustration(TypedDict):
    """A row of city cards."""

    kind: Literal["cards"]
    cards: Sequence[CityId]


class TilesIllustration(TypedDict):
    """Stacks of tiles."""

    kind: Literal["tiles"]
    stacks: Sequence[StackId]


class ClosingIllustration(TypedDict):
    """A route, and the sets of cities that may get houses."""

    kind: Literal["closing"]
    route: Sequence[CityId]
    ways: Sequence[Sequence[CityId]]


Illustration = TypeAliasType(
    "Illustration",
    Annotated[
        MapIllustration | CardsIllustration | TilesIllustration | ClosingIllustration,
        Doc("What the client draws with its own parts."),
    ],
)


class IllustrationBlock(TypedDict):
    """A picture; `alt` is the id of the message that describes it."""

    kind: Literal["illustration"]
    illustration: Illustration
    alt: str


Block = TypeAliasType(
    "Block",
    Annotated[TextBlock | NamesBlock | TableBlock | IllustrationBlock, Doc("A part of a section of the rules page.")],
)


class Section(TypedDict):
    """A section of the rules page; `title` is a message's id."""

    id: str
    title: str
    blocks: Sequence[Block]


# ---- Making them ----


def _text(kind: TextKind, *ids: str) -> list[Block]:
    return [{"kind": kind, "text": id} for id in ids]


def _table(head: list[str], rows: Iterable[list[Cell]]) -> TableBlock:
    return {"kind": "table", "head": head, "rows": list(rows)}


def _illustration(alt: str, illustration: Illustration) -> IllustrationBlock:
    return {"kind": "illustration", "illustration": illustration, "alt": alt}


def _officials() -> Block:
    when: dict[Official, str] = {
        "administrator": "rules-turn-when-before-taking",
        "postmaster": "rules-turn-when-taking",
        "postal_carrier": "rules-turn-when-playing",
        "cartwright": "rules-turn-when-closing",
    }
    return _table(
        ["rules-turn-officials-head-official", "rules-turn-officials-head-when", "rules-turn-officials-head-does"],
        ([f"official-{official}", when[official], f"official-{official}-does"] for official in OFFICIALS),
    )


def _tile_stacks() -> Block:
    regions: dict[str, Cell] = {
        region: {"names": [CITY_NAMES[city] for city in cities]} for region, cities in REGION_CITIES.items()
    }
    others: dict[str, Cell] = {
        "route_5": "rules-bonus-tiles-needs-5",
        "route_6": "rules-bonus-tiles-needs-6",
        "route_7": "rules-bonus-tiles-needs-7",
        "all_provinces": "rules-bonus-tiles-needs-all",
        "game_end": "rules-bonus-tiles-needs-end",
    }
    needs = regions | others
    return _table(
        ["rules-bonus-tiles-head-stack", "rules-bonus-tiles-head-needs", "rules-bonus-tiles-head-values"],
        ([f"stack-{stack}", needs[stack], list(TILES[stack])] for stack in STACKS),
    )


def _carriages() -> Block:
    return _table(
        ["rules-carriages-head-carriage", "rules-carriages-head-points"],
        ([carriage, points] for carriage, points in CARRIAGE_POINTS.items()),
    )


def _options() -> Block:
    return _table(
        ["rules-options-head-option", *(f"ruleset-{name}" for name in RULE_SETS)],
        (
            [f"option-{option}", *(f"option-{option}-{getattr(rules, option)}" for rules in RULE_SETS.values())]
            for option in OPTIONS
        ),
    )


def _actions() -> Block:
    actions = {
        "take ulm": "take",
        "take supply": "take-supply",
        "administrator": "administrator",
        "start ulm": "start",
        "left ulm": "left",
        "right ulm": "right",
        "end": "end",
        "close": "close",
        "house ulm": "house",
        "done": "done",
        "cartwright": "cartwright",
        "decline": "decline",
        "discard ulm": "discard",
    }
    return _table(
        ["rules-notation-head-action", "rules-notation-head-meaning"],
        ([{"code": action}, f"rules-notation-{name}"] for action, name in actions.items()),
    )


def _rulebooks() -> Block:
    columns = ["point", "books", "ours"]
    points = ["first", "all", "fallback", "points", "may", "shuffle", "nothing"]
    return _table(
        [f"rules-rulebooks-compared-head-{column}" for column in columns],
        ([f"rules-compared-{point}-{column}" for column in columns] for point in points),
    )


_CLOSED_ROUTE: list[CityId] = ["zuerich", "kempten", "augsburg", "muenchen", "salzburg"]

SECTIONS: dict[str, list[Block]] = {
    "overview": [
        *_text("paragraph", "rules-overview-aim", "rules-overview-end"),
        _illustration("rules-overview-map-alt", {"kind": "map", "route": [], "marked": [], "houses": []}),
    ],
    "setup": [
        *_text("item", "rules-setup-players", "rules-setup-cards", "rules-setup-tiles"),
        *_text("item", "rules-setup-carriages", "rules-setup-first"),
        _illustration(
            "rules-setup-cards-alt",
            {"kind": "cards", "cards": ["ulm", "lodz", "passau", "mannheim", "innsbruck", "pilsen"]},
        ),
    ],
    "turn": [
        *_text("paragraph", "rules-turn-lead"),
        *_text("step", "rules-turn-draw", "rules-turn-play", "rules-turn-close"),
        *_text("paragraph", "rules-turn-officials"),
        _officials(),
    ],
    "draw": _text("paragraph", "rules-draw-choice", "rules-draw-refill", "rules-draw-limit"),
    "administrator": _text("paragraph", "rules-administrator-text", "rules-administrator-limit"),
    "postmaster": _text("paragraph", "rules-postmaster-text", "rules-postmaster-forced"),
    "play": [
        *_text("paragraph", "rules-play-row"),
        *_text("item", "rules-play-start", "rules-play-extend", "rules-play-drop"),
        *_text("paragraph", "rules-play-never", "rules-play-houses"),
        *_text("example", "rules-play-example"),
        _illustration(
            "rules-play-map-alt",
            {
                "kind": "map",
                "route": ["ulm", "augsburg", "muenchen"],
                "marked": ["kempten", "salzburg", "ingolstadt", "linz"],
                "houses": [],
            },
        ),
    ],
    "postal-carrier": _text("paragraph", "rules-postal-carrier-text"),
    "close": [
        *_text("paragraph", "rules-close-may", "rules-close-order"),
        *_text("step", "rules-close-step-houses", "rules-close-step-tiles"),
        *_text("step", "rules-close-step-carriage", "rules-close-step-discard"),
        *_text("paragraph", "rules-close-over"),
    ],
    "houses": [
        *_text("paragraph", "rules-houses-lead"),
        *_text("item", "rules-houses-one-each", "rules-houses-all-of-one"),
        *_text("paragraph", "rules-houses-limits", "rules-houses-may"),
        *_text("example", "rules-houses-example"),
        _illustration(
            "rules-houses-closing-alt",
            {
                "kind": "closing",
                "route": _CLOSED_ROUTE,
                "ways": [["zuerich", "augsburg", "salzburg"], ["kempten", "augsburg", "muenchen"]],
            },
        ),
    ],
    "bonus-tiles": [
        *_text("paragraph", "rules-bonus-tiles-lead"),
        *_text("item", "rules-bonus-tiles-length", "rules-bonus-tiles-regions"),
        *_text("item", "rules-bonus-tiles-all", "rules-bonus-tiles-end"),
        *_text("example", "rules-bonus-tiles-example"),
        _tile_stacks(),
        _illustration("rules-bonus-tiles-tiles-alt", {"kind": "tiles", "stacks": list(STACKS)}),
    ],
    "carriages": [
        *_text("paragraph", "rules-carriages-text", "rules-carriages-one"),
        *_text("example", "rules-carriages-example"),
        *_text("paragraph", "rules-carriages-points"),
        _carriages(),
    ],
    "cartwright": [
        *_text("paragraph", "rules-cartwright-text", "rules-cartwright-choice"),
        *_text("example", "rules-cartwright-example"),
    ],
    "discard": _text("paragraph", "rules-discard-text"),
    "game-end": _text("paragraph", "rules-game-end-trigger", "rules-game-end-last"),
    "scoring": [
        *_text("paragraph", "rules-scoring-lead"),
        *_text("item", "rules-scoring-carriage", "rules-scoring-tiles", "rules-scoring-houses"),
        *_text("paragraph", "rules-scoring-winner"),
        *_text("example", "rules-scoring-example"),
    ],
    "supply": [
        *_text("paragraph", "rules-supply-shuffle", "rules-supply-gap"),
        *_text("paragraph", "rules-supply-closing", "rules-supply-nothing"),
    ],
    "hidden-information": _text("paragraph", "rules-hidden-information-hidden", "rules-hidden-information-open"),
    "tips": [
        *_text("item", "rules-tips-officials", "rules-tips-plan", "rules-tips-houses"),
        *_text("item", "rules-tips-single", "rules-tips-end"),
    ],
    "notation": [
        *_text("paragraph", "rules-notation-lead"),
        _actions(),
        *_text("paragraph", "rules-notation-order"),
        {"kind": "names", "names": [CITY_NAMES[city] for city in CITIES]},
    ],
    "options": [
        *_text("paragraph", "rules-options-lead"),
        _options(),
        *_text("item", "rules-options-standard", "rules-options-first-printing", "rules-options-icelandic"),
        *_text("paragraph", "rules-options-free"),
    ],
    "rulebooks-compared": [
        *_text("paragraph", "rules-rulebooks-compared-lead"),
        _rulebooks(),
        *_text("paragraph", "rules-rulebooks-compared-slips"),
        *_text("item", "rules-slip-innsbruck", "rules-slip-cartwright", "rules-slip-last-round"),
    ],
}

REASON_SECTION: dict[str, str] = {
    "reason-unreadable": "notation",
    "reason-unknown-city": "notation",
    "reason-did-you-mean": "notation",
    "reason-game-over": "game-end",
    "reason-not-your-turn": "turn",
    "reason-watching": "turn",
    "reason-wrong-phase": "turn",
    "reason-official-used": "turn",
    "reason-small-game": "turn",
    "reason-small-route": "turn",
    "reason-official-called": "turn",
    "reason-postmaster-after-taking": "postmaster",
    "reason-postal-carrier-after-playing": "postal-carrier",
    "reason-no-second-fits": "postal-carrier",
    "reason-forced-postmaster": "postmaster",
    "reason-administrator-after-taking": "administrator",
    "reason-display-empty": "administrator",
    "reason-must-take": "draw",
    "reason-must-take-second": "postmaster",
    "reason-not-face-up": "draw",
    "reason-supply-empty": "supply",
    "reason-nothing-to-take": "supply",
    "reason-two-cards-taken": "postmaster",
    "reason-second-card-official": "postmaster",
    "reason-take-after-playing": "turn",
    "reason-must-play": "play",
    "reason-not-in-hand": "play",
    "reason-no-route-yet": "play",
    "reason-city-in-route": "play",
    "reason-no-road": "play",
    "reason-fits-other-end": "play",
    "reason-two-cards-played": "postal-carrier",
    "reason-second-play-official": "postal-carrier",
    "reason-second-must-extend": "postal-carrier",
    "reason-route-too-short": "close",
    "reason-already-closing": "close",
    "reason-finish-closing": "close",
    "reason-houses-only-when-closing": "houses",
    "reason-houses-done": "houses",
    "reason-not-on-route": "houses",
    "reason-house-already": "houses",
    "reason-house-chosen": "houses",
    "reason-house-province": "houses",
    "reason-house-other-province": "houses",
    "reason-house-order": "notation",
    "reason-done-only-houses": "houses",
    "reason-cartwright-only-when-closing": "cartwright",
    "reason-cartwright-after-houses": "close",
    "reason-carriage-earned": "carriages",
    "reason-carriage-not-reachable": "cartwright",
    "reason-carriage-all": "carriages",
    "reason-carriage-decided": "carriages",
    "reason-decline-nothing": "cartwright",
    "reason-discard-only-when-closing": "discard",
    "reason-discard-not-yet": "close",
    "reason-discard-order": "notation",
    "reason-discard-not-enough": "notation",
}
"""The section of the rules page that explains each "why not?" answer."""


def rules_page() -> list[Section]:
    """The page as data, ready for JSON: sections with their id, title and blocks."""
    return [{"id": id, "title": f"rules-{id}-title", "blocks": blocks} for id, blocks in SECTIONS.items()]


def rules_ids() -> set[str]:
    """Every message the page uses."""
    ids = {"rules-title", "rules-intro"}
    for section in rules_page():
        ids.add(section["title"])
        for block in section["blocks"]:
            ids.update(_ids(block))
    return ids


def _ids(block: Block) -> Iterator[str]:
    match block["kind"]:
        case "table":
            yield from block["head"]
            yield from (cell for row in block["rows"] for cell in row if isinstance(cell, str))
        case "illustration":
            yield block["alt"]
        case "paragraph" | "item" | "step" | "example":
            yield block["text"]


def rules_markdown(lang: str = "en") -> str:
    """The page as Markdown, for the terminal; without the illustrations, whose sense is in the words already."""
    from .locales import text

    parts = [f"# {text('rules-title', lang)}", text("rules-intro", lang)]
    for section in rules_page():
        parts.append(f"## {text(section['title'], lang)}")
        parts.extend(_joined(section["blocks"], lang))
    return "\n\n".join(parts) + "\n"


def _joined(blocks: Sequence[Block], lang: str) -> Iterator[str]:
    """Each block's Markdown; the items of one list stay together, steps are numbered."""
    for kind, group in groupby(blocks, key=lambda block: block["kind"]):
        lines = [_markdown(block, lang) for block in group if kind != "illustration"]
        if kind == "step":
            lines = [f"{number}. {line}" for number, line in enumerate(lines, start=1)]
        if kind in ("item", "step"):
            yield "\n".join(lines)
        else:
            yield from lines


_PREFIX: dict[TextKind, str] = {"paragraph": "", "item": "- ", "step": "", "example": "> "}


def _markdown(block: Block, lang: str) -> str:
    if block["kind"] == "illustration":
        return ""
    if block["kind"] == "names":
        return ", ".join(block["names"])
    if block["kind"] == "table":
        head = [_cell(id, lang) for id in block["head"]]
        rows = [[_cell(cell, lang) for cell in row] for row in block["rows"]]
        return "\n".join(f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *rows])
    return _PREFIX[block["kind"]] + _cell(block["text"], lang)


def _cell(cell: Cell, lang: str) -> str:
    from .locales import text

    if isinstance(cell, str):
        return text(cell, lang)
    if isinstance(cell, int):
        return str(cell)
    if isinstance(cell, list):
        return " ".join(str(number) for number in cell)
    return f"`{cell['code']}`" if "code" in cell else ", ".join(cell["names"])
