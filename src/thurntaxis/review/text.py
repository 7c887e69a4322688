"""A review as text: comments for the notation, lines for a terminal."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ..board import CITY_NAMES
from ..locales import text
from ..locales.figures import labelled, percent
from ..locales.sentences import way_phrase
from ..rollouts import in_words
from .model import GameReview, ReviewDecision, ReviewSeat, TurningPoint

FIND: Final = "!"
MARKS = {"none": "", "slip": "?!", "mistake": "?", "blunder": "??"}


def points(change: float, lang: str) -> str:
    """A change of a chance, in percentage points, with its sign."""
    return percent(change, lang, digits=1, signed=True)


def _give_or_take(change: float, noise: float, lang: str) -> str:
    """A sum of the books, and how exact it is."""
    return f"{points(change, lang)}\u00a0±\u00a0{100 * noise:.0f}"


def comments(review: GameReview, seat: int | None = None) -> dict[int, str]:
    """By ply: the mark of a mistake with what would have been better, and the chances at the start of each turn."""
    decisions = {decision.ply: decision for decision in review.decisions}
    noted: dict[int, str] = {}
    acting: int | None = None
    for ply in range(review.plies):
        decision = decisions.get(ply)
        if decision is None:
            continue
        parts = []
        if decision.cost and seat in (None, decision.seat):
            parts += [MARKS[decision.size], f"-{100 * decision.cost:.1f}%", "better:", "+".join(decision.best.actions)]
        if decision.find and seat in (None, decision.seat):
            parts.append(FIND)
        if decision.seat != acting:
            acting = decision.seat
            parts += ["chances", *(f"{100 * chance:.0f}%" for chance in review.chances[ply])]
        if parts:
            noted[ply] = " ".join(part for part in parts if part)
    return noted


def mistakes(review: GameReview, seat: int | None = None) -> list[ReviewDecision]:
    """The decisions that cost something worth a mark, in the order of the game."""
    return [each for each in review.decisions if each.size != "none" and seat in (None, each.seat)]


def point_label(review: GameReview, point: TurningPoint, lang: str) -> str:
    """A turning point in words; a deal before the first action belongs to step 0."""
    shown: dict[str, str | float] = {
        "ply": max(0, point.ply),
        "player": review.players[point.seat],
        "change": points(point.change, lang),
    }
    if point.city is not None:
        return text("review-turned-luck", lang, city=CITY_NAMES[point.city], **shown)
    decision = next(each for each in review.decisions if each.ply == point.ply)
    return text("review-turned-decision", lang, way=way_phrase(decision.played.actions, lang), **shown)


def story_line(review: GameReview, lang: str, seat: int | None = None) -> str:
    """How the game was decided, in a sentence to a player or about the winner; nothing if it is not over."""
    if review.story is None or review.winner is None:
        return ""
    mine = "yes" if seat == review.winner else "no"
    return text(f"review-story-{review.story}", lang, you=mine, winner=review.players[review.winner])


def summary_rows(review: GameReview, lang: str, seat: int | None = None) -> list[tuple[str, list[str]]]:
    """What the review says about each player: the name of a figure, and the figure for each."""
    wanted = [number for number in range(len(review.seats)) if seat in (None, number)]
    seats, names = [review.seats[number] for number in wanted], [review.players[number] for number in wanted]
    found = Counter(decision.seat for decision in review.decisions if decision.find)
    rows: list[tuple[str, list[str]]] = [
        ("review-player", names),
        ("review-grade", [_grade(each, lang) for each in seats]),
        ("review-decisions", [str(each.decisions) for each in seats]),
        ("review-cost", [percent(each.cost_per_decision, lang, digits=2) for each in seats]),
        ("review-slips", [str(each.sizes["slip"]) for each in seats]),
        ("review-mistakes", [str(each.sizes["mistake"]) for each in seats]),
        ("review-blunders", [str(each.sizes["blunder"]) for each in seats]),
        ("review-finds", [str(found[number]) for number in wanted]),
        ("review-start", [percent(each.books.start, lang) for each in seats]),
        ("review-luck", [_give_or_take(each.books.luck, each.books.noise.luck, lang) for each in seats]),
        ("review-own", [_give_or_take(each.books.own, each.books.noise.own, lang) for each in seats]),
        ("review-others", [_give_or_take(each.books.others, each.books.noise.others, lang) for each in seats]),
        ("review-unforeseen", [points(each.books.unforeseen, lang) for each in seats]),
        ("review-result", [percent(each.books.result, lang) for each in seats]),
    ]
    return [(text(name, lang), values) for name, values in rows]


def _grade(seat: ReviewSeat, lang: str) -> str:
    grade = text(f"review-grade-{seat.grade}", lang)
    return text("review-level", lang, grade=grade, number=seat.level) if seat.level else grade


def lines(review: GameReview, lang: str, seat: int | None = None) -> Iterator[str]:
    """The review for a terminal."""
    if story := story_line(review, lang, seat):
        yield story
        yield ""
    rows = summary_rows(review, lang, seat)
    widths = [max(len(row[0]) for row in rows)]
    widths += [max(len(row[1][column]) for row in rows) for column in range(len(rows[0][1]))]
    for name, values in rows:
        cells = (value.rjust(width) for value, width in zip(values, widths[1:], strict=True))
        yield f"{name.ljust(widths[0])}  {'  '.join(cells)}".rstrip()
    yield text("review-books-note", lang)
    if review.dominated:
        yield text("review-dominated", lang)
    yield ""
    found = mistakes(review, seat)
    if not found:
        yield text("review-none", lang)
    for decision in found:
        played, better = (way_phrase(way.actions, lang) for way in (decision.played, decision.best))
        told = text("review-told", lang, name=review.players[decision.seat], played=played, better=better)
        step = text("review-step", lang, ply=decision.ply)
        yield f"{labelled(step, told, lang)} {MARKS[decision.size]} {points(-decision.cost, lang)}"
        for sentence in sentences(review, decision, lang, seat):
            yield f"    {sentence}"


def sentences(review: GameReview, decision: ReviewDecision, lang: str, seat: int | None = None) -> list[str]:
    """The reasons of a decision in words, for the player in a seat."""
    readers = () if seat is None else (seat,)
    return [each.sentence for each in in_words(decision.reasons, review.players, lang, decision.seat, readers)]
