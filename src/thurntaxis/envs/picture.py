"""The table as a picture: the map with roads, houses and routes, and what lies beside it. For `rgb_array`."""

from functools import cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from ..board import CITIES, MAP_PLACES, PROVINCE_OF, PROVINCES, ROADS
from ..game.view import SeatView, View

WIDTH, HEIGHT = 960, 720
_MAP_WIDTH = 660
_NORTH, _SOUTH, _WEST, _EAST = 50.15, 47.0, 7.4, 15.1

_PAPER, _INK, _ROAD = (244, 236, 217), (51, 42, 34), (190, 172, 140)
_SEATS = ((176, 42, 48), (36, 92, 160), (222, 160, 24), (40, 122, 74))
_PROVINCES = (
    (233, 190, 170),
    (172, 200, 226),
    (206, 214, 160),
    (240, 214, 140),
    (214, 180, 220),
    (178, 220, 208),
    (236, 176, 190),
    (200, 188, 160),
    (250, 200, 120),
)


def picture(view: View) -> npt.NDArray[np.uint8]:
    """What the view shows, as rows of pixels."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    draw = ImageDraw.Draw(image)
    for one, other in ROADS:
        draw.line([_spot(one), _spot(other)], fill=_ROAD, width=3)
    for seat, player in enumerate(view.seats):
        _draw_route(draw, player.route, seat)
    for city in CITIES:
        _draw_city(draw, city, [seat for seat, player in enumerate(view.seats) if city in player.houses])
    _draw_beside(draw, view)
    return np.asarray(image, np.uint8)


def _spot(city: str) -> tuple[int, int]:
    latitude, longitude = MAP_PLACES[city]
    across = 40 + (longitude - _WEST) / (_EAST - _WEST) * (_MAP_WIDTH - 90)
    down = 40 + (_NORTH - latitude) / (_NORTH - _SOUTH) * (HEIGHT - 100)
    return round(across), round(down)


def _name(city: str) -> str:
    """The city's name in letters that every font has."""
    return city.capitalize()


@cache
def _font(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    return ImageFont.load_default(size)


def _draw_route(draw: ImageDraw.ImageDraw, route: tuple[str, ...], seat: int) -> None:
    """A line in the player's colour, a little beside those of the others."""
    shift = 4 * seat - 6
    spots = [(across + shift, down + shift) for across, down in map(_spot, route)]
    if len(spots) > 1:
        draw.line(spots, fill=_SEATS[seat], width=4)
    for across, down in spots:
        draw.ellipse([across - 14, down - 14, across + 14, down + 14], outline=_SEATS[seat], width=3)


def _draw_city(draw: ImageDraw.ImageDraw, city: str, seats: list[int]) -> None:
    across, down = _spot(city)
    colour = _PROVINCES[PROVINCES.index(PROVINCE_OF[city])]
    draw.ellipse([across - 9, down - 9, across + 9, down + 9], fill=colour, outline=_INK)
    draw.text((across, down + 12), _name(city), fill=_INK, font=_font(13), anchor="ma")
    for place, seat in enumerate(seats):
        left = across + 12 + 11 * place
        top = down - 8
        draw.polygon([(left, top), (left + 4, top - 6), (left + 9, top)], fill=_SEATS[seat])
        draw.rectangle([left, top, left + 9, top + 8], fill=_SEATS[seat])


def _draw_beside(draw: ImageDraw.ImageDraw, view: View) -> None:
    left, down = _MAP_WIDTH, 24
    for line in _table_lines(view):
        draw.text((left, down), line, fill=_INK, font=_font(14))
        down += 18
    for seat, player in enumerate(view.seats):
        down += 12
        turn = "> " if view.player == seat else ""
        draw.text((left, down), f"{turn}{view.players[seat]}", fill=_SEATS[seat], font=_font(18))
        down += 24
        for line in _seat_lines(player):
            draw.text((left, down), line, fill=_INK, font=_font(13))
            down += 16


def _table_lines(view: View) -> list[str]:
    names = [_name(city) if city else "-" for city in view.display]
    return [
        f"Round {view.round}: {view.phase}" + (f", {view.official}" if view.official else ""),
        f"Supply {view.supply}, discards {len(view.discards)}",
        "Display: " + ", ".join(names[:3]),
        "    " + ", ".join(names[3:]),
    ]


def _seat_lines(player: SeatView) -> list[str]:
    cards = [_name(city) for city in (player.known if player.hand is None else player.hand)]
    if player.hand is None and player.unknown:
        cards.append(f"{player.unknown} unknown")
    return [
        f"{player.score.total} points, {player.houses_left} houses left, carriage {player.carriage or '-'}",
        "Tiles: " + (", ".join(f"{stack} {value}" for stack, value in player.tiles) or "-"),
        "Hand: " + (", ".join(cards) or "-"),
    ]
