"""A view of the game as plain text: a map with roads and houses, the display, the tiles, and a line for each player."""

from functools import cache

from ...board import CITIES, CITY_NAMES, MAP_PLACES, ROADS
from ...locales import join, text
from ...locales.figures import labelled
from ...locales.sentences import stack_name
from ...quoting import printable
from ..view import SeatView, View

_WIDTH, _HEIGHT = 104, 27


def show(view: View, lang: str = "en") -> str:
    """The table as text, as the view's seat may see it."""
    return "\n".join([*_map(view), "", *_table(view, lang), "", *_players(view, lang), "", _turn(view, lang)])


def _map(view: View) -> list[str]:
    """Roads as dots, cities by name, and a letter for each house: A for the first seat, B for the second …"""
    rows = [list(row) for row in _roads()]
    for city in CITIES:
        houses = "".join("ABCD"[seat] for seat, player in enumerate(view.seats) if city in player.houses)
        _write(rows, city, CITY_NAMES[city] + (f"={houses}" if houses else ""))
    return ["".join(row).rstrip() for row in rows]


def _write(rows: list[list[str]], city: str, label: str) -> None:
    column, row = _spot(city)
    start = max(0, min(column - len(label) // 2, _WIDTH - len(label) - 1))
    for offset, letter in enumerate(f" {label} "):
        place = start - 1 + offset
        if 0 <= place < _WIDTH:
            rows[row][place] = letter


def _spot(city: str) -> tuple[int, int]:
    latitude, longitude = MAP_PLACES[city]
    column = 4 + (longitude - 7.5) / 7.6 * (_WIDTH - 10)
    row = (50.15 - latitude) / 3.05 * (_HEIGHT - 1)
    return round(column), max(0, min(round(row), _HEIGHT - 1))


@cache
def _roads() -> tuple[str, ...]:
    rows = [[" "] * _WIDTH for _ in range(_HEIGHT)]
    for one, other in ROADS:
        (column, row), (column_to, row_to) = _spot(one), _spot(other)
        steps = max(abs(column_to - column) // 2, abs(row_to - row), 1)
        for step in range(steps + 1):
            share = step / steps
            rows[round(row + (row_to - row) * share)][round(column + (column_to - column) * share)] = "·"
    return tuple("".join(row) for row in rows)


def _table(view: View, lang: str) -> list[str]:
    none = text("cli-empty-slot", lang)
    display = "  ".join(CITY_NAMES[city] if city else f"({none})" for city in view.display)
    piles = f"{text('cli-supply', lang, count=view.supply)}, {text('cli-discards', lang, count=len(view.discards))}"
    stacks = (
        labelled(
            stack_name(stack, lang, all_provinces=view.rules.all_provinces),
            " ".join(map(str, values)) or text("cli-stack-empty", lang),
            lang,
        )
        for stack, values in view.stacks.items()
    )
    return [
        labelled(text("cli-display", lang), display, lang),
        piles,
        labelled(text("cli-tiles-left", lang), " | ".join(stacks), lang),
    ]


def _players(view: View, lang: str) -> list[str]:
    return [line for seat in range(len(view.players)) for line in _player(view, seat, lang)]


def _player(view: View, seat: int, lang: str) -> list[str]:
    player = view.seats[seat]
    name = printable(view.players[seat])
    if seat == view.seat:
        name = text("cli-you", lang, player=name)
    if view.last_round and seat not in view.last_round.turns_left:
        name += f" ({text('cli-finished', lang)})"
    marker = ">" if seat == view.player else " "
    none = text("cli-none", lang)
    route = " – ".join(CITY_NAMES[city] for city in player.route) or none
    tiles = ", ".join(
        f"{stack_name(stack, lang, all_provinces=view.rules.all_provinces)} {value}" for stack, value in player.tiles
    )
    facts = (
        text("cli-points", lang, count=player.score.total),
        text("cli-houses-left", lang, count=player.houses_left),
        text("cli-carriage", lang, carriage=player.carriage),
        labelled(text("cli-tiles", lang), tiles or none, lang),
    )
    hand = labelled(text("cli-hand", lang), _hand(player, lang), lang)
    return [
        f"{marker} {'ABCD'[seat]} {labelled(name, ', '.join(facts), lang)}",
        f"    {hand}    {labelled(text('cli-route', lang), route, lang)}",
    ]


def _hand(player: SeatView, lang: str) -> str:
    cards = player.known if player.hand is None else player.hand
    words = [CITY_NAMES[city] for city in cards]
    if player.hand is None and player.unknown:
        words.append(text("cli-hand-hidden", lang, count=player.unknown))
    return ", ".join(words) or text("cli-none", lang)


def _turn(view: View, lang: str) -> str:
    head = text("cli-round", lang, round=view.round)
    phase = text(f"phase-{view.phase}", lang)
    if view.player is None:
        return f"{head}. {phase}."
    if view.player == view.seat:
        turn = text("cli-your-turn", lang, phase=phase)
    else:
        turn = text("cli-other-turn", lang, player=view.players[view.player], phase=phase)
    official = (
        f" {text('cli-official-used', lang, official=text(f'official-{view.official}', lang))}."
        if view.official
        else ""
    )
    return f"{head}. {turn}.{official}{_last_round(view, lang)}"


def _last_round(view: View, lang: str) -> str:
    """Who called the end and with what, who still has a turn, and whether this is the viewer's last."""
    last = view.last_round
    if last is None:
        return ""
    left = join([printable(view.players[seat]) for seat in last.turns_left], lang)
    called = text(
        "cli-last-round",
        lang,
        reason=last.end_reason,
        player=printable(view.players[last.ended_by]),
        carriage=view.seats[last.ended_by].carriage,
        players=left,
    )
    return f" {called} {text('cli-last-turn', lang)}" if view.last_turn else f" {called}"
