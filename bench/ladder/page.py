"""Writes docs/strength.md from the results of the ladder."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean

from thurntaxis.arena import GameResult, Journal, summarise
from thurntaxis.arena.plot import COLOURS, can_plot, new_figure, plot, save
from thurntaxis.arena.result import Time
from thurntaxis.arena.statistics import Figure, mean
from thurntaxis.arena.summary import Standing, wins_of
from thurntaxis.board import STACKS
from thurntaxis.game.actions import OFFICIALS

from .facts import QUANTILES, Facts, Spread, calls, tile_points
from .ladder import HANDICAPPED, MATCHES, RUNGS, SELF_PLAY, LadderError, Match

NOTES = "<!-- Everything below this line is written by hand and kept. -->"
_TABLE_SIZES = (2, 3, 4)
_STEP_HEAD = ("match", "wins", "95% interval", "par", "games", "fingerprint")
_LEVEL_HEAD = (
    *("bot", "rating", "95% interval", "score", "carriage", "tiles", "houses", "turns"),
    *("ms a decision", "games"),
)

Results = dict[Match, list[GameResult]]


def write_page(folder: Path, page: Path, matches: Sequence[Match] = MATCHES) -> None:
    """Write the page, and its pictures next to it, from the results in the folder."""
    notes = _kept_notes(page)
    results = {match: Journal(folder / match.name).results() for match in matches}
    results = {match: games for match, games in results.items() if games}
    headers = {match: Journal(folder / match.name).header for match in results}
    fingerprints = {match: str(header["sources"]) for match, header in headers.items() if header is not None}
    times = {match: Journal(folder / match.name).times() for match in results}
    pictures = _draw(results, page) if can_plot() else []
    text = "\n".join(
        [
            *_introduction(results),
            *_steps(matches, results),
            *_levels(results, times, fingerprints),
            *[line for name, words in pictures for line in (f"![{words}]({name})", "")],
            *_strong_play(results),
            *_seats(results),
            *_officials(results),
        ]
    )
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text + "\n" + NOTES + notes, encoding="utf-8")


def _kept_notes(page: Path) -> str:
    try:
        return page.read_text(encoding="utf-8").partition(NOTES)[2] or "\n"
    except FileNotFoundError:
        return "\n"
    except UnicodeDecodeError:
        raise LadderError(f"{page}: this is not a page of ours (not UTF-8 text); it was left untouched") from None


def _introduction(results: Results) -> list[str]:
    games = sum(map(len, results.values()))
    return [
        "# How strong the bots are",
        "",
        "This page compares the levels with each other and shows what their games say about seats, officials and "
        "tiles.",
        "",
        f"- All figures come from {games:,} games with the rule set `standard` and seed 1. Every deal is played in "
        "every seating, so the advantage of a seat cancels out.",
        "- Intervals are 95% intervals; [The arena](arena.md) explains how they are computed.",
        "- A fingerprint is a hash of games that the bots of a match play on fixed deals. "
        "`python -m bench.ladder --check` names the matches whose bots play other games today.",
        "- *Par* is the win rate of equal players: 50%, 33% or 25% at two, three or four players.",
        "- `python -m bench.ladder` plays the matches and writes this page; run it again to continue a stopped run. "
        "`--report` only writes the page. Both keep the notes at the end.",
        "",
    ]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [list(head), ["---"] + ["---:"] * (len(head) - 1), *map(list, rows)]
    return [*("| " + " | ".join(line) + " |" for line in lines), ""]


def _percent(figure: Figure) -> str:
    return f"{figure.value:.1%}"


def _interval(figure: Figure) -> str:
    return f"{figure.low:.1%} to {figure.high:.1%}"


def _steps(matches: Sequence[Match], results: Results) -> list[str]:
    head = ("match", "players", "range", "wins", "95% interval", "games", "")
    rows = [_range_row(match, match.range, results.get(match, [])) for match in matches if match.range is not None]
    text = "The range is the win rate that we want for each level when it plays alone against the level below."
    return ["## Steps of the ladder", "", text, "", *_table(head, rows)]


def _range_row(match: Match, wanted: tuple[float, float], games: list[GameResult]) -> tuple[str, ...]:
    name, range = f"`{match.bots[0]}` against {_opponents(match)}", f"{wanted[0]:.0%} to {wanted[1]:.0%}"
    about = (name, str(match.players), range)
    if not games:
        return (*about, "", "", "0", "not played")
    wins = wins_of(match.bots[0], games)
    return (*about, _percent(wins), _interval(wins), f"{len(games):,}", _verdict(wins, wanted))


def _opponents(match: Match) -> str:
    count = {1: "one", 2: "two", 3: "three"}[match.players - 1]
    return f"{count} `{match.bots[1]}`"


def _verdict(wins: Figure, wanted: tuple[float, float]) -> str:
    if not wanted[0] <= wins.value <= wanted[1]:
        return "below" if wins.value < wanted[0] else "above"
    return "within" if wanted[0] <= wins.low and wins.high <= wanted[1] else "within; the interval reaches outside"


def _levels(results: Results, times: dict[Match, dict[str, Time]], fingerprints: Mapping[Match, str]) -> list[str]:
    lines = ["## All bots", ""]
    for players in _TABLE_SIZES:
        chosen = [match for match in results if match.players == players and _is_step(match)]
        if not chosen:
            continue
        standings = _standings(results, chosen)
        spent: dict[str, Time] = {}
        for match in chosen:
            for bot, time in times[match].items():
                spent[bot] = spent.get(bot, Time()) + time
        lines += [f"### {players} players", "", "Each level alone against the one below:", ""]
        lines += _table(_STEP_HEAD, (_step_row(match, results[match], fingerprints[match]) for match in chosen))
        lines += ["All these games together:", ""]
        lines += _table(_LEVEL_HEAD, (_level_row(standing, spent) for standing in standings))
    lines += [
        "Ratings use the scale of chess, and 0 is the average of the bots up to `hard`. Points and turns depend on the "
        "opponents in these matches. Milliseconds were measured while all cores were busy.",
        "",
    ]
    return lines


def _is_step(match: Match) -> bool:
    return set(match.bots) <= set(RUNGS) and len(set(match.bots)) == 2


def _standings(results: Results, matches: Iterable[Match]) -> list[Standing]:
    """The bots by strength. The rating 0 is the average up to `hard`, so a few games of `expert` move no other bot."""
    found = summarise([game for match in matches for game in results[match]]).standings
    zero = fmean([row.rating.value for row in found if row.bot != RUNGS[-1]])
    return [replace(row, rating=_shifted(row.rating, -zero)) for row in found]


def _shifted(figure: Figure, by: float) -> Figure:
    return replace(figure, value=figure.value + by, low=figure.low + by, high=figure.high + by)


def _step_row(match: Match, games: list[GameResult], fingerprint: str) -> tuple[str, ...]:
    wins = wins_of(match.bots[0], games)
    name = f"`{match.bots[0]}` against {_opponents(match)}"
    return name, _percent(wins), _interval(wins), f"{1 / match.players:.0%}", f"{len(games):,}", f"`{fingerprint}`"


def _level_row(row: Standing, spent: dict[str, Time]) -> tuple[str, ...]:
    time = spent.get(row.bot, Time())
    return (
        f"`{row.bot}`",
        f"{row.rating.value:+.0f}",
        f"{row.rating.low:+.0f} to {row.rating.high:+.0f}",
        f"{row.score.value:.1f}",
        *(f"{row.parts[part]:.1f}" for part in COLOURS),
        f"{row.turns.value:.1f}",
        f"{1000 * time.seconds / time.decisions:.2f}" if time.decisions else "",
        f"{row.games:,}",
    )


def _self_play(results: Results, bot: str, players: int) -> Facts | None:
    for match, games in results.items():
        if match.bots == (bot,) * players:
            facts = Facts(games)
            return facts if facts.games else None
    return None


def _strongest(results: Results, players: int = 4) -> tuple[str, Facts] | None:
    for bot in reversed(SELF_PLAY):
        facts = _self_play(results, bot, players)
        if facts is not None:
            return bot, facts
    return None


def _strong_play(results: Results) -> list[str]:
    found = _strongest(results)
    if found is None:
        return []
    bot, facts = found
    return [
        "## What strong play looks like",
        "",
        f"These figures come from {len(facts.games):,} games between four `{bot}` bots.",
        "",
        *_spreads(facts),
        *_endings(facts),
        *_branching(facts),
        *_tiles(facts),
    ]


def _spreads(facts: Facts) -> list[str]:
    rows = [
        ("points of the winner", Spread.of([player.score for player in facts.winners()])),
        ("points of the others", Spread.of([player.score for player in facts.others()])),
        ("the winner's lead over the second", Spread.of(facts.margins())),
        ("rounds", Spread.of(facts.turns())),
        ("decisions per game, all players", Spread.of([_decisions(game) for game in facts.games])),
    ]
    head = ("", "mean", *(f"{part:.0%}" for part in QUANTILES))
    cells = ((name, f"{row.mean:.1f}", *(f"{value:.0f}" for value in row.quantiles)) for name, row in rows)
    return ["In 25% of the games the value is below the figure in the column 25%, and so on.", "", *_table(head, cells)]


def _decisions(game: GameResult) -> int:
    return sum(decisions for decisions, _, _ in game.phases.values())


def _endings(facts: Facts) -> list[str]:
    rows = [
        ("winners with more than 20 points", facts.share_of_winners(lambda player: player.score > 20)),
        ("winners with a tile `all_provinces`", facts.share_of_winners(lambda player: player.holds("all_provinces"))),
        ("games of at most 21 rounds", facts.share(lambda game: game.players[0].turns <= 21)),
        ("games of at most 17 rounds", facts.share(lambda game: game.players[0].turns <= 17)),
        ("games ended by carriage 7", facts.share(lambda game: game.end == "carriage")),
        ("games ended by the last house", facts.share(lambda game: game.end == "houses")),
        ("games won by the player who ended them", facts.share(lambda game: game.winner == game.ended_by)),
        ("games with the first place tied", facts.share(lambda game: game.tie is not None)),
    ]
    cells = ((name, _percent(figure), _interval(figure)) for name, figure in rows)
    return _table(("", "share", "95% interval"), cells)


def _branching(facts: Facts) -> list[str]:
    rows = (
        (phase, f"{row.decisions:.1f}", f"{row.choices:.2f}", f"{row.single:.0%}")
        for phase, row in facts.phases().items()
    )
    head = ("phase", "decisions per game", "legal actions on average", "with only one")
    return ["Branching factor by phase:", "", *_table(head, rows)]


def _tiles(facts: Facts) -> list[str]:
    rows = []
    for stack in STACKS:
        winners, others = tile_points(facts.winners(), stack), tile_points(facts.others(), stack)
        rows.append((f"`{stack}`", f"{winners[0]:.0%}", f"{others[0]:.0%}", f"{winners[1]:.2f}", f"{others[1]:.2f}"))
    head = ("tile", "winners with one", "other players with one", "points per winner", "points per other player")
    return ["Points from tiles:", "", *_table(head, rows)]


def _seats(results: Results) -> list[str]:
    rows = []
    for bot in SELF_PLAY:
        for players in _TABLE_SIZES:
            facts = _self_play(results, bot, players)
            if facts is not None:
                for seat, (wins, score) in enumerate(zip(facts.seat_wins(), facts.seat_scores(), strict=True)):
                    name = f"{players} x `{bot}`, seat {seat}"
                    points = f"{score.value:.2f}"
                    rows.append((name, _percent(wins), _interval(wins), f"{1 / players:.0%}", points, str(wins.games)))
    if not rows:
        return []
    head = ("", "wins", "95% interval", "par", "mean points", "games")
    return ["## What a seat is worth", "", "All seats have the same bot. Seat 0 starts.", "", *_table(head, rows)]


def _officials(results: Results) -> list[str]:
    lines = ["## What the officials are worth", ""]
    found = _strongest(results)
    if found is not None:
        bot, facts = found
        winners, others = calls(facts.winners()), calls(facts.others())
        lines += [f"How often four `{bot}` bots call on each official, as a share of their turns:", ""]
        parts = ((name, f"{winners[name]:.1%}", f"{others[name]:.1%}") for name in winners)
        lines += _table(("official", "winners", "others"), parts)
    rows = [row for match, games in results.items() if (row := _handicap_row(match, games))]
    if rows:
        lines += [f"Two players, `{HANDICAPPED}` without one official against `{HANDICAPPED}` with all four:", ""]
        lines += _table(("without", "wins", "95% interval", "points lost", "95% interval", "games"), rows)
        lines += [
            "The bot still uses the Postmaster when it starts a turn with an empty hand. It does not adapt to the "
            "missing official, so a bot made for such games would lose less.",
            "",
        ]
    return lines if len(lines) > 2 else []


def _handicap_row(match: Match, games: list[GameResult]) -> tuple[str, ...] | None:
    official = next((name for name in filter(None, OFFICIALS) if f"official={name}," in match.bots[0]), None)
    if official is None:
        return None
    wins = wins_of(match.bots[0], games)
    lost = mean(_points_less(match.bots[0], games))
    return (
        official.replace("_", " "),
        _percent(wins),
        _interval(wins),
        f"{lost.value:.1f}",
        f"{lost.low:.1f} to {lost.high:.1f}",
        f"{len(games):,}",
    )


def _points_less(bot: str, games: Iterable[GameResult]) -> list[tuple[float, int]]:
    """For each deal, by how much the bot had fewer points than its opponent, and in how many games."""
    deals: dict[int, tuple[float, int]] = {}
    for game in games:
        if game.is_finished:
            seat = game.seats.index(bot)
            less, count = deals.get(game.deal, (0.0, 0))
            deals[game.deal] = less + game.players[1 - seat].score - game.players[seat].score, count + 1
    return list(deals.values())


def _draw(results: Results, page: Path) -> list[tuple[str, str]]:
    """Draw the pictures; their names, and what they show in words."""
    pictures = []
    steps = [match for match in results if match.players == 2 and _is_step(match)]
    if steps:
        path = page.with_suffix(".svg")
        plot(_standings(results, steps), path, "two players: ratings, and where the points come from")
        pictures.append((path.name, "Ratings of all bots in two-player games with intervals, and their mean points"))
    found = _strongest(results)
    if found is not None:
        path = page.with_name(page.stem + "-play.svg")
        _draw_play(found[0], found[1], path)
        pictures.append((path.name, "How points and turns are distributed when four strong bots play"))
    return pictures


def _draw_play(bot: str, facts: Facts, path: Path) -> None:
    figure, (left, right) = new_figure(path, (10, 3.2), 2)
    winners, others = ([player.score for player in some] for some in (facts.winners(), facts.others()))
    scores = range(min(winners + others), max(winners + others) + 2)
    colours = [COLOURS["carriage"], COLOURS["tiles"]]
    left.hist([winners, others], bins=scores, align="left", label=["winners", "others"], color=colours, density=True)
    left.set_xlabel("points")
    left.legend(fontsize="small")
    turns = facts.turns()
    right.hist(turns, bins=range(min(turns), max(turns) + 2), align="left", color=COLOURS["carriage"], density=True)
    right.set_xlabel("rounds")
    figure.suptitle(f"four {bot}: {len(facts.games):,} games")
    save(figure, path)
