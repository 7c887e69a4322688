"""A view as a drawing (SVG): the map with roads, routes and houses, and beside it the cards and the players."""

from textwrap import wrap

from ...board import CITIES, CITY_NAMES, MAP_PLACES, PROVINCE_OF, PROVINCES, ROADS
from ..view import SeatView, View

WIDTH, HEIGHT = 900, 560
_MAP_WIDTH = 600
_LINE, _LETTERS = 17, 44
"""The height of a line beside the map, and how many letters it has room for."""
_NORTH, _SOUTH, _WEST, _EAST = 50.15, 47.0, 7.4, 15.1
_SEATS = ("#b02a30", "#245ca0", "#c98a10", "#287a4a")
_PROVINCES = ("#e9beaa", "#acc8e2", "#ced6a0", "#f0d68c", "#d6b4dc", "#b2dcd0", "#ecb0be", "#c8bca0", "#fac878")


def svg(view: View) -> str:
    """The view as an SVG drawing."""
    beside = _beside(view)
    height = max(HEIGHT, _LINE * (len(beside) + 2))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' font-family="sans-serif" font-size="12" fill="#332a22">',
        f'<rect width="{WIDTH}" height="{height}" fill="#f4ecd9"/>',
        *(_line([one, other], "#beac8c", 3) for one, other in ROADS),
        *(_line(seat.route, _SEATS[number], 6, 3 * number - 4) for number, seat in enumerate(view.seats) if seat.route),
        *(_city(city, view) for city in CITIES),
        *beside,
        "</svg>",
    ]
    return "\n".join(parts)


def _spot(city: str) -> tuple[float, float]:
    latitude, longitude = MAP_PLACES[city]
    across = 40 + (longitude - _WEST) / (_EAST - _WEST) * (_MAP_WIDTH - 90)
    down = 30 + (_NORTH - latitude) / (_NORTH - _SOUTH) * (HEIGHT - 80)
    return round(across, 1), round(down, 1)


def _line(cities: "list[str] | tuple[str, ...]", colour: str, width: int, shift: int = 0) -> str:
    spots = " ".join(f"{across + shift},{down + shift}" for across, down in map(_spot, cities))
    ends = ' stroke-linecap="round" stroke-linejoin="round"'
    return f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="{width}"{ends}/>'


def _city(city: str, view: View) -> str:
    across, down = _spot(city)
    colour = _PROVINCES[PROVINCES.index(PROVINCE_OF[city])]
    owners = [number for number, seat in enumerate(view.seats) if city in seat.houses]
    houses = "".join(
        f'<path d="M{across + 11 + 11 * place},{down + 4} v-8 l5,-5 l5,5 v8 z" fill="{_SEATS[number]}"/>'
        for place, number in enumerate(owners)
    )
    return (
        f'<circle cx="{across}" cy="{down}" r="8" fill="{colour}" stroke="#332a22"/>{houses}'
        f'<text x="{across}" y="{down + 21}" text-anchor="middle">{_escaped(CITY_NAMES[city])}</text>'
    )


def _beside(view: View) -> list[str]:
    """The display, and for each player what everybody, or the viewer, may know."""
    left, down = _MAP_WIDTH + 10, 24
    display = [CITY_NAMES[city] if city else "–" for city in view.display]
    lines = [
        (f"Round {view.round}, {view.phase}; supply {view.supply}, discards {len(view.discards)}", "bold", ""),
        ("Display: " + ", ".join(display), "", ""),
    ]
    for number, seat in enumerate(view.seats):
        turn = "▶ " if view.player == number else ""
        lines.append(("", "", ""))
        lines.append((f"{turn}{view.players[number]}: {seat.score.total}", "bold", _SEATS[number]))
        lines += [(text, "", "") for text in _of_seat(seat)]
    drawn = []
    for text, weight, colour in lines:
        style = (f' font-weight="{weight}"' if weight else "") + (f' fill="{colour}"' if colour else "")
        for part in wrap(text, _LETTERS) or [""]:
            drawn.append(f'<text x="{left}" y="{down}"{style}>{_escaped(part)}</text>')
            down += _LINE
    return drawn


def _of_seat(seat: SeatView) -> list[str]:
    cards = [CITY_NAMES[city] for city in (seat.known if seat.hand is None else seat.hand) or ()]
    if seat.hand is None and seat.unknown:
        cards.append(f"{seat.unknown} unknown")
    route = " – ".join(CITY_NAMES[city] for city in seat.route)
    return [
        f"Hand: {', '.join(cards) or '–'}",
        f"Route: {route or '–'}",
        f"Houses left {seat.houses_left}, carriage {seat.carriage or '–'}, tiles {len(seat.tiles)}",
    ]


def _escaped(text: str) -> str:
    """A text between tags. The folder of files leaves out Python's modules for XML and HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
