"""A game as a drawing, for notebooks."""

from dataclasses import replace
from xml.etree import ElementTree

from thurntaxis import Game, Setup
from thurntaxis.board import CITIES, CITY_NAMES, ROADS
from thurntaxis.game.drawing.svg import HEIGHT
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


def test_long_routes_and_names_keep_to_the_drawing() -> None:
    """A line has room for 44 letters; more lines than the map is high make the drawing higher."""
    names = ["A" * 100, *("Player with quite a long name " * 4 for _ in range(3))]
    line = "tt1 standard 4 0 draw 0 - ulm,lin,pas,bas,lod,pil - " + " ".join(
        f"{','.join(hand)}/{'-'.join(route)}/-/0/-" if route else f"{','.join(hand)}/-/-/0/-"
        for hand, route in (
            (["man", "car", "fre", "bas", "zue", "inn", "sig", "stu"], ["lod", "pil", "reg", "ing", "aug", "kem"]),
            (["man", "car", "fre", "bas", "zue", "inn", "sig", "stu"], ["pil", "bud", "lin", "sal"]),
            (["wue", "nue", "mue", "pas", "kem", "sal"], []),
            (["wue", "nue", "mue", "pas", "kem", "sal"], []),
        )
    )
    setup = Setup.from_text(line)
    game = Game.from_position(replace(setup, players=tuple(names)).position())
    drawing = ElementTree.fromstring(game._repr_svg_())
    beside = [text for text in drawing.findall(f"{SVG}text") if "text-anchor" not in text.attrib]
    assert max(len(text.text or "") for text in beside) <= 44
    assert max(int(text.attrib["y"]) for text in beside) < int(drawing.attrib["height"])
    assert int(drawing.attrib["height"]) > HEIGHT
