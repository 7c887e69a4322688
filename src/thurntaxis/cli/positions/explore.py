"""`thurntaxis explore`: what strong bots did with a first route, and how those games ended."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from ..options import Json, Language, Players, language

if TYPE_CHECKING:
    from ...explorer import Node, Tally

_Line = tuple[str, "Tally", int]
"""What was done, how often, and how often it could have been done."""


def explore(
    route: Annotated[
        str, typer.Argument(help="The first route from end to end, by the first letters of its cities: ulm-aug.")
    ] = "",
    players: Players = 4,
    top: Annotated[int, typer.Option("--top", min=1, max=50, help="How many lines to print of each list.")] = 8,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Show what strong bots took and laid out for their first route, how often, and how those games ended.

    Each line says how often they did it when they could, which share of those games they won, and their points.

    Example: thurntaxis explore ulm-aug --players 4
    """
    from ...explorer import explorer, read_route
    from ...locales import text
    from ...locales.figures import number, percent
    from ...quoting import json_text

    lang = language(lang)
    games = explorer()
    node = games.at(players, read_route(route))
    seats = games.games[players] * players
    if as_json:
        typer.echo(json_text({"players": players, "seats": seats, **_data(node)}))
    elif not node.reached.times:
        typer.echo(text("explorer-rare", lang, least=games.least))
    else:
        reached = node.reached
        won, points = reached.won / reached.times, reached.points / reached.times
        figures = {"won": percent(won, lang, digits=1), "points": number(points, lang, digits=1)}
        counts = {"times": number(reached.times, lang), "seats": number(seats, lang)}
        typer.echo(text("explorer-reached", lang, **counts, **figures))
        _print("explorer-next", _ways(node, lang), top, lang)
        _print("explorer-display", _cards(node), top, lang)


def _ways(node: "Node", lang: str) -> Iterable[_Line]:
    from ...board import CITY_NAMES
    from ...locales import text

    for route, tally in node.next.items():
        yield "–".join(CITY_NAMES[city] for city in route), tally, node.reached.times
    yield text("explorer-closed", lang), node.closed, node.reached.times
    yield text("explorer-given-up", lang), node.given_up, node.reached.times


def _cards(node: "Node") -> Iterable[_Line]:
    from ...board import CITY_NAMES

    return ((CITY_NAMES[city], offer.taken, offer.shown) for city, offer in node.offers.items())


def _print(title: str, lines: Iterable[_Line], top: int, lang: str) -> None:
    from ...locales import text
    from ...locales.figures import number, percent

    done = sorted((line for line in lines if line[1].times), key=lambda line: -line[1].times / line[2])
    if done:
        typer.echo("\n" + text(title, lang))
    for name, tally, of in done[:top]:
        share = percent(tally.times / of, lang, digits=1)
        won = percent(tally.won / tally.times, lang, digits=1)
        points = number(tally.points / tally.times, lang, digits=1)
        typer.echo(f"{share:>7} {won:>7} {points:>6}  {name}")


def _data(node: "Node") -> dict[str, object]:
    from ...explorer import written

    return {
        "reached": _figures(node.reached),
        "closed": _figures(node.closed),
        "given_up": _figures(node.given_up),
        "next": {written(route): _figures(tally) for route, tally in node.next.items()},
        "cards": {city: {"shown": offer.shown, **_figures(offer.taken)} for city, offer in node.offers.items()},
    }


def _figures(tally: "Tally") -> dict[str, float | None]:
    points = round(tally.points / tally.times, 2) if tally.times else None
    return {"times": tally.times, "won": tally.won, "points": points}
