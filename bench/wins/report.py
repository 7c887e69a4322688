"""Writes the page of the docs from the file of figures."""

import json
from pathlib import Path
from typing import Any

from thurntaxis.board import CITY_NAMES

from .analyse import FIGURES

PAGE = Path(__file__).parents[2] / "docs" / "what-wins.md"
SIZES = ("2", "3", "4")
CLAIMS = {
    "turns": ("A good game lasts 17 to 21 turns.", "games of that length"),
    "officials": ("Use an official in nearly every turn.", "turns with an official"),
    "throw": ("Close with no more than three cards in hand.", "cards that winners waste less than the others"),
    "efficient": ("Every city of a route gets a house, or all but one.", "winners' routes of which this is true"),
    "own_cities": ("Avoid cities where you have a house.", "how many fewer such cities winners' routes have"),
    "all_provinces": ("The winner nearly always has `all_provinces`.", "winners with that tile"),
    "single_cities": (
        "Provinces with one city are worth more early on.",
        "points gained by beginning there; experiment",
    ),
    "pilsen": ("So is Pilsen, the only way to Lodz.", "points gained by beginning there; experiment"),
    "race": ("The race to carriage 7 is the clock.", "games that end with it"),
    "cartwright": ("Don't call on the Cartwright out of habit.", "winners' carriages taken without him"),
    "administrator": ("Seldom call on the Administrator.", "turns without him"),
    "roads": ("Begin with a card that many others extend.", "points for each further road; experiment"),
    "first_carriage": ("Get the first carriage soon.", "rounds by which a winner's first closing is earlier"),
    "watching": ("Watch what the others need.", "games won by a bot that watches against bots that do not; experiment"),
    "houses_left": (
        "An early end punishes many houses left.",
        "how many fewer houses the player who ends the game has left",
    ),
}


def percent(figure: list[Any]) -> str:
    """A share with its interval."""
    return _written(figure, lambda value: f"{value:.0%}")


def number(figure: list[Any]) -> str:
    """A mean with its interval."""
    return _written(figure, lambda value: f"{value:.1f}")


def signed(figure: list[Any]) -> str:
    """A difference with its interval."""
    return _written(figure, lambda value: f"{value:+.1f}")


def _written(figure: list[Any], write: Any) -> str:
    value, low, high, _ = figure
    return "–" if value is None else write(value) if low is None else f"{write(value)} ({write(low)} to {write(high)})"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page(figures: dict[str, Any]) -> str:
    """The page."""
    made, play, hard = figures["made"], figures["play"], figures["stronger"]
    tables = ["", "2 players", "3 players", "4 players"]

    def by_size(name: str, found: Any) -> list[str]:
        return [name, *(found(size) for size in SIZES)]

    compared = {
        "rounds": lambda of, size: number(of[size]["rounds"]),
        "points of the winner": lambda of, size: number(of[size]["score"]["winners"]),
        "routes a winner closes": lambda of, size: number(of[size]["routes"]["winners"]),
        "cities in a winner's route": lambda of, size: number(of[size]["length"]["winners"]),
        "winners with `all_provinces`": lambda of, size: percent(of[size]["all_provinces"]["winners"]),
        "others with `all_provinces`": lambda of, size: percent(of[size]["all_provinces"]["others"]),
        "ended by carriage 7": lambda of, size: percent(of[size]["by_carriage"]),
        "won by the player who ends the game": lambda of, size: percent(of[size]["ender_wins"]),
        "won by two points or fewer": lambda of, size: percent(of[size]["close"]),
    }
    comparison = [
        by_size(f"{name}{level}", lambda size, of=of, get=get: get(of, size))
        for name, get in compared.items()
        for level, of in (("", play), (f", `{made['stronger']}`", hard))
    ]
    cities = sorted(figures["first"]["cities"].items(), key=lambda item: -item[1]["points"][0])
    officials = figures["officials"]
    leads = ["behind by 3 or more", "about level (−2 to 3)", "ahead by 4 to 8", "ahead by 9 or more"]
    claims = []
    for claim, found in figures["claims"].items():
        said, test = CLAIMS[claim]
        write = percent if found["kind"] in ("share", "par") else signed
        threshold = "an equal share" if found["bar"] is None else f"{found['bar']:.0%}" if write is percent else "0"
        told = "; ".join(f"{write(figure)}" for figure in found["figures"].values())
        verdicts = list(dict.fromkeys(found["verdicts"].values()))
        if len(verdicts) == 1:
            verdict = verdicts[0]
        else:
            verdict = ", ".join(f"{size}: {one}" for size, one in found["verdicts"].items())
        claims.append([said, verdict, told, f"{test}; threshold: {threshold}"])
    return f"""# What wins at Thurn und Taxis

{made["all"]:,} games played by strong bots: {sum(made["games"].values()):,} ordinary games, and experiments. The game shows the same results at `/what-wins`, in six languages.

- **End it yourself.** The player who ends the game wins {percent(play["2"]["ender_wins"])}, {percent(play["3"]["ender_wins"])} and {percent(play["4"]["ender_wins"])} of the games with two, three and four players. If you can and are not clearly behind, don't wait.
- **Be everywhere.** With four players {percent(play["4"]["all_provinces"]["winners"])} of the winners hold a tile `all_provinces`, against {percent(play["4"]["all_provinces"]["others"])} of the others.
- **Five short routes.** Winners close five routes and get a carriage with each. With four players a route has {number(play["4"]["length"]["winners"])} cities.
- **The last seat is the best for these bots** with three and four players: it wins {percent(figures["seats"]["3"][2])} and {percent(figures["seats"]["4"][3])} of the games.
- **Three officials are indispensable**; the Administrator is not.
- **The first city matters little.** Cards matter, but between unequal players skill matters far more.

Each figure is followed by its 95% interval. The tables show games played by the level `{made["level"]}`, unless they say `{made["stronger"]}`.

## The end

![Rounds in a four-player game: mostly 15 to 18](wins/rounds.svg)

{table(tables, comparison)}

Experiment: when a player could take carriage 7 for the first time, the game was continued in two ways with the same cards and bots: by closing at once, and by ending the turn.

![Games won by ending at once and by waiting: ending is better unless you are behind](wins/ending.svg)

{table(["lead after closing, all sizes", "ends at once", "waits", "difference"], [[leads[i], percent(row["ends"]), percent(row["waits"]), percent(row["gain"])] for i, row in enumerate(figures["ending"]["leads"])])}

{table(tables, [by_size(name, lambda size, key=key: percent(figures["ending"]["sizes"][size][key])) for name, key in (("ends at once", "ends"), ("waits", "waits"), ("difference", "gain"))])}

## Routes

![Lengths of closed routes of winners and others: nearly half have three cities](wins/lengths.svg)

Experiment: one player closes only at fixed lengths, the others as they like. An equal share would be 50%, 33% and 25%.

![Games won with a fixed habit of closing: all of them cost games](wins/habits.svg)

{table(tables, [by_size("closes at " + habit.split("=")[1] + " at the latest" if habit.startswith("most") else "never closes below " + habit.split("=")[1], lambda size, found=found: percent(found[size]["wins"])) for habit, found in figures["habits"].items()])}

## Points and tiles

![Where the points of winners and others come from](wins/points.svg)

![Points from each stack of tiles, winners and others](wins/tiles.svg)

How often the holder of a tile wins, and in how many of these wins the points of the tile were needed. This is not an experiment: players who are ahead get more tiles.

{table(tables, [by_size(f"`{stack}`", lambda size, stack=stack: f"{percent(figures['tiles'][size][stack]['wins'])}; {figures['tiles'][size][stack]['decides'][0]:.0%}") for stack in figures["tiles"]["4"]])}

## Officials

Experiment: one player may never call on a certain official, except for the Postmaster with an empty hand.

![Games won without an official: without the Postmaster none](wins/officials.svg)

{table(tables, [by_size(f"without the {name.replace('_', ' ')}", lambda size, found=found: percent(found[size]["wins"])) for name, found in officials["without"].items()])}

Share of the turns in which winners (and others) call on them:

{table(tables, [by_size(name.replace("_", " ") if name != "forced" else "postmaster, empty hand", lambda size, name=name: f"{officials['calls'][size]['winners'][name]:.0%} ({officials['calls'][size]['others'][name]:.0%})") for name in officials["calls"]["4"]["winners"]])}

## The first city

Experiment: the first card is chosen at random from the display and begins the route; a quarter of the seats choose freely. Points are relative to the average city, for all numbers of players together.

![The map with the points gained or lost by beginning in each city](wins/first-cities.svg)

{table(["city", "points", "percentage points of games"], [[CITY_NAMES[city], signed(found["points"]), signed([value and 100 * value for value in found["wins"][:3]] + [0])] for city, found in cities])}

Choosing freely instead of at random gains {signed([100 * value for value in figures["first"]["choosing"]["2"][:3]] + [0])}, {signed([100 * value for value in figures["first"]["choosing"]["3"][:3]] + [0])} and {signed([100 * value for value in figures["first"]["choosing"]["4"][:3]] + [0])} percentage points with two, three and four players.

## Seats

![Games won by each seat](wins/seats.svg)

{table(["", "seat 1", "seat 2", "seat 3", "seat 4"], [[f"{size} players", *(percent(seat) for seat in figures["seats"][size]), *["" for _ in range(4 - int(size))]] for size in SIZES])}

Today's `hard` bots win about equally often in every seat: 34%, 32% and 33% of 402 games with three players, and 24%, 28%, 26% and 22% of 400 with four.

## Luck

{table(tables, [by_size("same cards again, same winner", lambda size: percent(figures["luck"]["same_winner"][size])), by_size("results explained by the cards drawn, at least", lambda size: percent(figures["luck"]["cards"][size])), *(by_size(f"won by one `{level}` among `{made['level']}`", lambda size, found=found: percent(found[size]["wins"])) for level, found in figures["luck"]["weaker"].items())])}

The first line is close to pure chance: between equal bots, tiny differences change the whole game. The second line is a lower bound. It compares how much each card changed the chances, as the review sees them, with the results.

## What players say

A claim is *confirmed* or *refuted* if the whole interval lies above or below the threshold. Only an experiment shows a cause; other rows show what winners have in common. Figures are for two, three and four players, or for all together.

{table(["claim", "verdict", "figures", "what was measured"], claims)}

We chose the thresholds: *nearly always* is 80%, *nearly every* 90%, *not by habit* half.

## Method

```console
python -m bench.wins play build/wins --workers 2
python -m bench.wins analyse build/wins
python -m bench.wins report
node web/scripts/draw-wins.mjs
```

- Made on {made["date"]}; fingerprint of engine and bots `{made["sources"]}`. `bench/wins/README.md` explains the commands and the sets of games.
- Level 6 of 8, `{made["level"]}`: {", ".join(f"{count:,} ordinary games with {size} players" for size, count in made["games"].items())}. Level 7, `{made["stronger"]}`: {", ".join(str(count) for count in made["stronger_games"].values())} games.
- Intervals are Wilson's for shares. For means they come from the spread between games, or between deals if several games share a deal.

## Limits

- `{made["level"]}` looks only a little ahead. The comparable figures agree with those of `{made["stronger"]}` within wide intervals, except for `all_provinces` with two players: far fewer winners hold it at that level. `expert` was not measured.
- The bots have become stronger since these games. With two players, today's `strong` bots need 17 rounds, and 43% of the winners hold `all_provinces` (500 games).
- Bots were not trained for their handicaps. A trained one would lose less.
- Bots of one kind share their tastes. If all of them neglect something, such as the tile `baiern`, no game shows it.
- Waiting was forced for at least one turn. The study did not ask when waiting for something in particular pays.
- At 95%, one interval in twenty misses the truth.
"""


def write(out: Path = PAGE) -> None:
    """Write the page."""
    out.write_text(page(json.loads(FIGURES.read_text(encoding="utf-8"))), encoding="utf-8")
