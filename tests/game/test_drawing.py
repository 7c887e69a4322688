"""A game as a drawing, for notebooks."""

from xml.etree import ElementTree

from thurntaxis import Game
from thurntaxis.board import CITIES, CITY_NAMES, ROADS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.rules import STANDARD

SVG = "{http://www.w3.org/2000/svg}"


def test_a_game_is_drawn_with_cities_roads_routes_and_houses() -> None:
    record = simulate_game(3, STANDARD, "builder", 1, 0, 100_000)
    game = record.replay(len(record.actions) // 2)
    drawing = ElementTree.fromstring(game._repr_svg_())
    assert len(drawing.findall(f"{SVG}circle")) == len(CITIES)
    routes = sum(bool(game.route(seat)) for seat in range(3))
    assert len(drawing.findall(f"{SVG}polyline")) == len(ROADS) + routes
    houses = sum(len(seat.houses) for seat in game.view(0).seats)
    assert len(drawing.findall(f"{SVG}path")) == houses > 0


def test_a_drawing_shows_no_hidden_card_and_escapes_names() -> None:
    game = Game(["<b>", "Ben & Co"], seed=1)
    game.play("take supply")
    shown = game._repr_svg_()
    assert "&lt;b&gt;" in shown
    assert "Ben &amp; Co" in shown
    drawn = [event for event in Game(["<b>", "Ben"], seed=1).play("take supply") if event["type"] == "draw"]
    assert drawn
    city = CITY_NAMES[str(drawn[0]["city"])]
    assert f"Hand: {city}" in shown
    from thurntaxis.game.drawing.svg import svg

    assert "1 unknown" in svg(game.view(1))
