"""From the games that were kept to the figures of the study, one JSON file: what the page and its plots are made of."""

import json
from collections.abc import Callable, Iterator
from datetime import date
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from thurntaxis.board import CITIES, NEIGHBOURS, PROVINCE_CITIES, STACKS
from thurntaxis.game.actions import OFFICIALS

from .facts import Closing, GameFacts, SeatFacts, look_at
from .figures import Told, average, by_deal, share, told, verdict
from .luck import explained, read
from .sets import HABITS, LEVEL, SIZES, STRONGER, WEAKER, GameSet, all_sets, chooses_freely
from .store import Store

FIGURES = Path(__file__).parents[2] / "web" / "src" / "wins" / "figures.json"
LEADS = (-100, -3, 3, 8, 100)
"""Where one kind of lead at the moment of ending begins and the next one ends: behind, level, ahead, far ahead."""
LONGEST_SHOWN = 8


class Games:
    """The games of one set, looked at."""

    def __init__(self, folder: Path, games: GameSet) -> None:
        self.set = games
        store = Store(folder, games.name)
        self.sources = store.sources()
        self.actions = list(store.read())[: games.games]
        self.facts = [
            look_at(games.players, games.cards_seed(number), actions) if actions else None
            for number, actions in enumerate(self.actions)
        ]

    def __iter__(self) -> Iterator[GameFacts]:
        return (facts for facts in self.facts if facts)

    def winners(self, value: Callable[[SeatFacts], float]) -> Told:
        """The mean of something over the winners."""
        return average((value(game.seats[game.winner]), 1) for game in self)

    def others(self, value: Callable[[SeatFacts], float]) -> Told:
        """The mean of something over all others."""
        return average((sum(map(value, game.others())), len(game.seats) - 1) for game in self)

    def both(self, value: Callable[[SeatFacts], float]) -> dict[str, Told]:
        """Winners and others side by side."""
        return {"winners": self.winners(value), "others": self.others(value)}

    def closings(self, value: Callable[[Closing], float]) -> dict[str, Told]:
        """The mean of something over the closed routes of winners and of others."""
        rows: dict[str, list[tuple[float, int]]] = {"winners": [], "others": []}
        for game in self:
            for number, seat in enumerate(game.seats):
                who = "winners" if number == game.winner else "others"
                rows[who].append((sum(map(value, seat.closings)), len(seat.closings)))
        return {who: average(values) for who, values in rows.items()}

    def different(self) -> tuple[Told, Told]:
        """Of the one bot that is unlike the others: its share of wins, and its points above the others' mean."""
        wins, points = [], []
        for number, game in enumerate(self.facts):
            assert game is not None
            seat = number % self.set.players
            others = [other.score for place, other in enumerate(game.seats) if place != seat]
            wins.append((self.set.deals(number), float(game.winner == seat)))
            points.append((self.set.deals(number), game.seats[seat].score - sum(others) / len(others)))
        return share(by_deal(wins)), average(by_deal(points))


def _more(game: GameFacts, value: Callable[[SeatFacts], float]) -> float:
    """By how much the winner has more of something than the others have on average."""
    others = [value(other) for other in game.others()]
    return value(game.seats[game.winner]) - sum(others) / len(others)


class Findings:
    """All games of a folder."""

    def __init__(self, folder: Path, part: float = 1.0) -> None:
        self.folder = folder
        self.games = {games.name: Games(folder, games) for games in all_sets(part)}

    def of(self, question: str) -> dict[int, Games]:
        """The games of a question by the size of the table."""
        return {players: self.games[f"{question}-{players}"] for players in SIZES}

    def figures(self) -> dict[str, Any]:
        """All figures."""
        free = self.of("games")
        return {
            "made": self.made(),
            "seats": {players: _seats(games) for players, games in free.items()},
            "play": {players: play_of(games) for players, games in free.items()},
            "stronger": {players: play_of(games) for players, games in self.of("stronger").items()},
            "lengths": {players: _lengths(games) for players, games in free.items()},
            "habits": self.handicaps({habit: "closes_" + habit.replace("=", "_") for habit in HABITS}),
            "tiles": {players: _tiles(games) for players, games in free.items()},
            "points": {players: _points(games) for players, games in free.items()},
            "officials": {
                "calls": {players: _calls(games) for players, games in free.items()},
                "without": self.handicaps({str(name): f"without_{name}" for name in OFFICIALS if name}),
            },
            "first": self.first,
            "ending": self.ending(),
            "luck": self.luck(),
            "claims": self.claims(),
        }

    def made(self) -> dict[str, Any]:
        """What the figures come from."""
        return {
            "date": date.today().isoformat(),
            "level": LEVEL,
            "stronger": STRONGER,
            "sources": ", ".join(sorted({games.sources for games in self.games.values()})),
            "games": {players: len(games.actions) for players, games in self.of("games").items()},
            "stronger_games": {players: len(games.actions) for players, games in self.of("stronger").items()},
            "all": sum(len(games.actions) for games in self.games.values()),
        }

    def handicaps(self, questions: dict[str, str]) -> dict[str, Any]:
        """What a bot with a handicap wins, and its points above the others', by the size of the table."""
        found: dict[str, Any] = {}
        for name, question in questions.items():
            found[name] = {}
            for players, games in self.of(question).items():
                wins, points = games.different()
                found[name][players] = {"wins": wins, "points": points}
        return found

    # ---- First cities ----

    @cached_property
    def first(self) -> dict[str, Any]:
        """What a first city by lot is worth in points, against all others, and what choosing is worth."""
        points: dict[int, list[tuple[float, int]]] = {city: [] for city in range(len(CITIES))}
        wins: dict[int, list[tuple[float, int]]] = {city: [] for city in range(len(CITIES))}
        chosen: dict[int, list[tuple[float, int]]] = {players: [] for players in SIZES}
        slope: list[tuple[int, float]] = []
        for players, games in self.of("first").items():
            level_points, level_wins = _levels(games)
            for number, game in enumerate(games):
                for place, seat in enumerate(game.seats):
                    more_points = seat.score - level_points[place]
                    more_wins = (game.winner == place) - level_wins[place]
                    if chooses_freely(players, number, place):
                        chosen[players].append((more_wins, 1))
                    else:
                        points[seat.first_city].append((more_points, 1))
                        wins[seat.first_city].append((more_wins, 1))
                        slope.append((len(NEIGHBOURS[CITIES[seat.first_city]]), more_points))
        mean_roads = sum(roads for roads, _ in slope) / len(slope)
        spread = sum((roads - mean_roads) ** 2 for roads, _ in slope) / len(slope)
        single = [CITIES.index(cities[0]) for cities in PROVINCE_CITIES.values() if len(cities) == 1]
        return {
            "cities": {
                city: {"points": average(points[number]), "wins": average(wins[number])}
                for number, city in enumerate(CITIES)
            },
            "provinces": {
                province: average(row for city in cities for row in points[CITIES.index(city)])
                for province, cities in PROVINCE_CITIES.items()
            },
            "single": average(row for number in single for row in points[number]),
            "roads": average(((roads - mean_roads) * value / spread, 1) for roads, value in slope),
            "choosing": {players: average(rows) for players, rows in chosen.items()},
            "chosen": _chosen(self.of("games")),
        }

    # ---- The end ----

    def ending(self) -> dict[str, Any]:
        """Ending at the first moment against waiting, by the lead at that moment; games of all sizes together."""
        rows: dict[int, list[tuple[bool, bool]]] = {}
        sizes: dict[int, list[tuple[bool, bool]]] = {players: [] for players in SIZES}
        for players, games in self.of("ending").items():
            for number in range(0, len(games.facts) - 1, 2):
                ended, waited = games.facts[number], games.facts[number + 1]
                if ended is None or waited is None:
                    continue
                ender = ended.ended_by
                lead = ended.standing[ender] - max(
                    points for seat, points in enumerate(ended.standing) if seat != ender
                )
                kind = next(kind for kind, (low, high) in enumerate(pairwise(LEADS)) if low < lead <= high)
                pair = (ended.winner == ender, waited.winner == ender)
                rows.setdefault(kind, []).append(pair)
                sizes[players].append(pair)
        return {
            "leads": [
                {"from": low + 1, "to": high} | _pairs(rows.get(kind, []))
                for kind, (low, high) in enumerate(pairwise(LEADS))
            ],
            "sizes": {players: _pairs(pairs) for players, pairs in sizes.items()},
        }

    # ---- Luck ----

    def luck(self) -> dict[str, Any]:
        """How much is decided by the cards, and how often the weaker one wins."""
        cards, same = {}, {}
        for players, games in self.of("games").items():
            cards[players] = told(explained(read(self.folder, games.set)))
            again = self.games[f"again-{players}"]
            same[players] = share(
                (float(one.winner == other.winner), 1) for one, other in zip(games, again, strict=False)
            )
        return {
            "cards": cards,
            "same_winner": same,
            "weaker": self.handicaps({level: f"against_{level}" for level in WEAKER}),
        }

    # ---- Claims ----

    def claims(self) -> dict[str, Any]:
        """Players' sayings, each with the figure that tests it and its threshold, by size of table."""
        free = self.of("games")
        found: dict[str, Any] = {}

        def test(claim: str, bar: float, figure: Callable[[Games], Told], kind: str) -> None:
            figures = {players: figure(games) for players, games in free.items()}
            found[claim] = {
                "bar": bar,
                "kind": kind,
                "figures": figures,
                "verdicts": {players: verdict(told, bar) for players, told in figures.items()},
            }

        def once(claim: str, bar: float, figure: Told, kind: str) -> None:
            found[claim] = {
                "bar": bar,
                "kind": kind,
                "figures": {"all": figure},
                "verdicts": {"all": verdict(figure, bar)},
            }

        test("turns", 0.5, lambda games: share((float(17 <= g.rounds <= 21), 1) for g in games), "share")
        test("officials", 0.9, _with_official, "share")
        test("throw", 0.0, lambda games: average((-_more(g, _thrown), 1) for g in games), "cards")
        test("efficient", 0.5, lambda games: _of_winners(games, lambda c: c.placed >= c.length - 1), "share")
        test("own_cities", 0.0, lambda games: average((_more(g, _avoided), 1) for g in games), "cities")
        test(
            "all_provinces",
            0.8,
            lambda games: share((float(g.seats[g.winner].holds("all_provinces")), 1) for g in games),
            "share",
        )
        once("single_cities", 0.0, self.first["single"], "points")
        once("pilsen", 0.0, self.first["cities"]["pilsen"]["points"], "points")
        test("race", 0.5, lambda games: share((float(game.end_reason == "carriage"), 1) for game in games), "share")
        test("cartwright", 0.5, lambda games: _of_winners(games, lambda c: not c.cartwright, carriage=True), "share")
        test("administrator", 0.9, _without_administrator, "share")
        once("roads", 0.0, self.first["roads"], "points")
        test("first_carriage", 0.0, lambda games: average((-_more(g, _first_closing), 1) for g in games), "rounds")
        for players, games in self.of("watching").items():
            wins, _ = games.different()
            row = found.setdefault("watching", {"bar": None, "kind": "par", "figures": {}, "verdicts": {}})
            row["figures"][players], row["verdicts"][players] = wins, verdict(wins, 1 / players)
        test("houses_left", 0.0, lambda games: average((_houses_spared(g), 1) for g in games), "houses")
        return found


def _levels(games: Games) -> tuple[list[float], list[float]]:
    """The mean points and wins of each seat whose first city came by lot."""
    players = games.set.players
    sums = [[0.0, 0.0, 0.0] for _ in range(players)]
    for number, game in enumerate(games):
        for place, seat in enumerate(game.seats):
            if not chooses_freely(players, number, place):
                sums[place][0] += seat.score
                sums[place][1] += game.winner == place
                sums[place][2] += 1
    return [row[0] / max(1, row[2]) for row in sums], [row[1] / max(1, row[2]) for row in sums]


def _chosen(games: dict[int, Games]) -> dict[str, float]:
    """In what part of all games the bots begin with each city, if they are free."""
    firsts = [seat.first_city for some in games.values() for game in some for seat in game.seats]
    return {city: round(firsts.count(number) / len(firsts), 4) for number, city in enumerate(CITIES)}


def _seats(games: Games) -> list[Told]:
    return [share((float(game.winner == seat), 1) for game in games) for seat in range(games.set.players)]


def play_of(games: Games) -> dict[str, Any]:
    """How the games went: what can be compared between levels."""
    counts: dict[int, int] = {}
    for game in games:
        counts[game.rounds] = counts.get(game.rounds, 0) + 1
    total = sum(counts.values())
    return {
        "rounds": average((game.rounds, 1) for game in games),
        "rounds_shares": {rounds: round(counts[rounds] / total, 4) for rounds in sorted(counts)},
        "score": games.both(lambda seat: seat.score),
        "routes": games.both(lambda seat: len(seat.closings)),
        "length": games.closings(lambda closing: closing.length),
        "placed": games.closings(lambda closing: closing.placed),
        "one_province": games.closings(lambda closing: closing.one_province),
        "houses": games.both(lambda seat: 20 + seat.houses),
        "abandoned": games.both(lambda seat: seat.abandoned),
        "thrown": games.both(_thrown),
        "first_closing": games.both(_first_closing),
        "all_provinces": games.both(lambda seat: seat.holds("all_provinces")),
        "by_carriage": share((float(game.end_reason == "carriage"), 1) for game in games),
        "ender_wins": share((float(game.winner == game.ended_by), 1) for game in games),
        "close": share((float(_margin(game) <= 2), 1) for game in games),
    }


def _margin(game: GameFacts) -> int:
    scores = sorted((seat.score for seat in game.seats), reverse=True)
    return scores[0] - scores[1]


def _lengths(games: Games) -> dict[str, dict[str, float]]:
    """How often routes of each length are closed, by winners and by others."""
    counts: dict[str, dict[int, int]] = {"winners": {}, "others": {}}
    for game in games:
        for number, seat in enumerate(game.seats):
            lengths = counts["winners" if number == game.winner else "others"]
            for closing in seat.closings:
                length = min(closing.length, LONGEST_SHOWN)
                lengths[length] = lengths.get(length, 0) + 1
    return {
        who: {str(length): round(lengths[length] / sum(lengths.values()), 4) for length in sorted(lengths)}
        for who, lengths in counts.items()
    }


def _tiles(games: Games) -> dict[str, Any]:
    """Of each stack: who holds a tile, how often its holders win, and how many of these wins hang on its points."""
    return {
        stack: {
            "held": games.both(lambda seat, stack=stack: seat.holds(stack)),  # type: ignore[misc]
            "points": games.both(lambda seat, stack=stack: seat.points_of(stack)),  # type: ignore[misc]
            "wins": share(
                (float(game.seats[game.winner].holds(stack)), sum(seat.holds(stack) for seat in game.seats))
                for game in games
            ),
            "decides": share(
                (float(winner_without(game, stack) != game.winner), 1)
                for game in games
                if game.seats[game.winner].holds(stack)
            ),
        }
        for stack in STACKS
    }


def winner_without(game: GameFacts, stack: str) -> int:
    """Who would have won if the winner's tiles of a stack were worth nothing, all else being as it was."""
    scores = [seat.score for seat in game.seats]
    scores[game.winner] -= game.seats[game.winner].points_of(stack)
    players = len(scores)
    return max(range(players), key=lambda seat: (scores[seat], -((seat - game.ended_by) % players)))


def _points(games: Games) -> dict[str, Any]:
    """Where the points come from."""
    sources: dict[str, Callable[[SeatFacts], float]] = {
        "carriage": lambda seat: seat.carriage_points,
        "routes": lambda seat: sum(seat.points_of(stack) for stack in STACKS if stack.startswith("route_")),
        "regions": lambda seat: sum(
            value for stack, value in seat.tiles if not stack.startswith("route_") and stack not in _NO_REGIONS
        ),
        "all_provinces": lambda seat: seat.points_of("all_provinces"),
        "game_end": lambda seat: seat.points_of("game_end"),
        "houses": lambda seat: seat.houses,
    }
    return {name: games.both(value) for name, value in sources.items()}


_NO_REGIONS = ("all_provinces", "game_end")


def _calls(games: Games) -> dict[str, dict[str, float]]:
    """In what part of their turns winners and others call each official; the postmaster of an empty hand apart."""
    sums: dict[str, list[int]] = {"winners": [0] * 7, "others": [0] * 7}
    for game in games:
        for number, seat in enumerate(game.seats):
            row = sums["winners" if number == game.winner else "others"]
            for official, calls in enumerate(seat.officials):
                row[official] += calls
            row[5] += seat.forced
            row[6] += seat.turns
    names = ("nobody", *(str(name) for name in OFFICIALS if name))
    found = {}
    for who, row in sums.items():
        row[2] -= row[5]
        found[who] = {name: round(row[number] / row[6], 4) for number, name in enumerate((*names, "forced"))}
    return found


def _pairs(pairs: list[tuple[bool, bool]]) -> dict[str, Any]:
    return {
        "ends": share((float(ended), 1) for ended, _ in pairs),
        "waits": share((float(waited), 1) for _, waited in pairs),
        "gain": average((float(ended) - float(waited), 1) for ended, waited in pairs),
    }


# ---- What claims are tested with ----


def _with_official(games: Games) -> Told:
    return share(
        (float(sum(sum(seat.officials[1:]) for seat in game.seats)), sum(seat.turns for seat in game.seats))
        for game in games
    )


def _without_administrator(games: Games) -> Told:
    return share(
        (
            float(sum(seat.turns - seat.officials[1] for seat in game.seats)),
            sum(seat.turns for seat in game.seats),
        )
        for game in games
    )


def _of_winners(games: Games, true: Callable[[Closing], bool], carriage: bool = False) -> Told:
    """For what part of the winners' routes (of those that brought a carriage) something is so."""
    rows = []
    for game in games:
        routes = [closing for closing in game.seats[game.winner].closings if closing.carriage or not carriage]
        rows.append((float(sum(map(true, routes))), len(routes)))
    return share(rows)


def _thrown(seat: SeatFacts) -> float:
    return sum(closing.thrown for closing in seat.closings)


def _avoided(seat: SeatFacts) -> float:
    """How many cities with a house of its player the average route avoids, compared with a random route."""
    by_chance = sum(closing.length * closing.houses / len(CITIES) for closing in seat.closings)
    return (by_chance - sum(closing.own for closing in seat.closings)) / max(1, len(seat.closings))


def _first_closing(seat: SeatFacts) -> float:
    return seat.closings[0].round if seat.closings else 30


def _houses_spared(game: GameFacts) -> float:
    """How many houses fewer the one who ends has left than the others on average."""
    others = [-seat.houses for number, seat in enumerate(game.seats) if number != game.ended_by]
    return sum(others) / len(others) + game.seats[game.ended_by].houses


def analyse(folder: Path, out: Path = FIGURES, part: float = 1.0) -> None:
    """Write the figures of the games in a folder."""
    out.parent.mkdir(parents=True, exist_ok=True)
    parts = (f" {json.dumps(name)}: {json.dumps(part)}" for name, part in Findings(folder, part).figures().items())
    out.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
