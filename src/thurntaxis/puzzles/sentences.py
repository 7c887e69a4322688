"""Why a solution is right, in words: from the enumeration, or from the review's counts."""

from collections.abc import Sequence

from ..locales import text
from ..rollouts import CountedReason, in_words
from . import Puzzle


def why(puzzle: Puzzle, names: Sequence[str], lang: str) -> list[tuple[str, str]]:
    """The reasons, each with the id of its sentence; players are called by these names."""
    if puzzle.goal == "chance":
        chances = text("puzzle-reason-chance", lang, best=puzzle.best, without=puzzle.without)
        reasons = [reason for reason in puzzle.reasons if not _says_nothing(reason)]
        counted = [(each.id, each.sentence) for each in in_words(reasons, names, lang, puzzle.seat, (puzzle.seat,))]
        return [("puzzle-reason-chance", chances), *counted]
    return [*_theme(puzzle, lang), *_turn(puzzle, names, lang)]


def as_good(puzzle: Puzzle) -> list[tuple[int, list[tuple[str, ...]]]]:
    """Where along the solution other ways are as good: the place, and those ways."""
    begun, found = puzzle.begin(), list[tuple[int, list[tuple[str, ...]]]]()
    for place, action in enumerate(puzzle.solution):
        others = [
            way for way in begun.as_good() if way[0] != action or way != puzzle.solution[place : place + len(way)]
        ]
        if others:
            found.append((place, others))
        begun.play(action)
    return found


def _says_nothing(reason: CountedReason) -> bool:
    """Whether a reason repeats the chances, or is true in all games after one way and in none after the other."""
    figures = reason.arguments
    if "games" in figures:
        return {figures["best"], figures["other"]} == {0, figures["games"]}
    return reason.id == "review-reason-overall"


def _theme(puzzle: Puzzle, lang: str) -> list[tuple[str, str]]:
    """What the turn is worth with what the theme names, and without."""
    if puzzle.theme == "ending":
        return []  # without that, the game goes on
    id = f"puzzle-reason-{puzzle.theme}"
    best, without = (_value(puzzle, value, lang) for value in (puzzle.best, puzzle.without))
    return [(id, text(id, lang, best=best, without=without))]


def _value(puzzle: Puzzle, value: float, lang: str) -> str:
    if puzzle.goal == "points":
        return text("puzzle-value-points" if value == int(value) else "puzzle-value-average", lang, points=value)
    if value in (0, 100):
        return text("puzzle-value-win" if value else "puzzle-value-lost", lang)
    return text("puzzle-value-chance", lang, chance=value)


def _turn(puzzle: Puzzle, names: Sequence[str], lang: str) -> list[tuple[str, str]]:
    """What the solution earns, and in the last turn of a game how that ends."""
    game = puzzle.game()
    before = game.view(puzzle.seat).seats[puzzle.seat].score
    for action in puzzle.solution:
        game.play(action)
    seats = game.view(puzzle.seat).seats
    after = seats[puzzle.seat].score
    parts = {
        "carriage": after.carriage - before.carriage,
        "tiles": after.tiles - before.tiles,
        "houses": after.houses - before.houses,
    }
    brings = text("puzzle-reason-turn", lang, points=after.total - before.total, **parts)
    reasons = [("puzzle-reason-turn", brings)]
    if puzzle.goal != "points":
        totals = {seat: each.score.total for seat, each in enumerate(seats) if seat != puzzle.seat}
        rival = max(totals, key=totals.__getitem__)
        end = text("puzzle-reason-end", lang, points=after.total, player=names[rival], others=totals[rival])
        reasons.append(("puzzle-reason-end", end))
        if after.total == totals[rival]:
            reasons.append(("puzzle-reason-tie", text("puzzle-reason-tie", lang)))
    return reasons
