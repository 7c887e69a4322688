"""A review for people: comments for the notation, lines for a terminal, a page for a browser."""

from collections.abc import Iterator, Sequence
from html import escape

from ..board import CITY_NAMES
from ..game import Record
from ..locales import text
from ..locales.sentences import action_label as full_label
from .model import Decision, Review, SeatReview, TurningPoint
from .sentences import reason_sentence

MARKS = {"none": "", "slip": "?!", "mistake": "?", "blunder": "??"}


def percent(chance: float) -> str:
    """A chance in percent."""
    return f"{100 * chance:.0f}%".replace("-", "−")


def points(change: float) -> str:
    """A change of a chance, in hundredths, with its sign."""
    return f"{100 * change:+.1f}%".replace("-", "−")


def _give_or_take(change: float, noise: float) -> str:
    """A sum of the books, and how exact it is."""
    return f"{points(change)}\u00a0±\u00a0{100 * noise:.0f}"


def comments(review: Review, seat: int | None = None) -> dict[int, str]:
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
        if decision.seat != acting:
            acting = decision.seat
            parts += ["chances", *(percent(chance) for chance in review.chances[ply])]
        if parts:
            noted[ply] = " ".join(part for part in parts if part)
    return noted


def mistakes(review: Review, seat: int | None = None) -> list[Decision]:
    """The decisions that cost something worth a mark, in the order of the game."""
    return [each for each in review.decisions if each.size != "none" and seat in (None, each.seat)]


def action_label(action: str, lang: str) -> str:
    """An action in words, whoever helps with it."""
    return full_label(action, official=None, route=(), lang=lang)


def way_label(actions: Sequence[str], lang: str) -> str:
    """A way in words."""
    return ", ".join(action_label(action, lang) for action in actions)


def point_label(review: Review, point: TurningPoint, lang: str) -> str:
    """A turning point in words."""
    change = points(point.change)
    if point.kind == "decision":
        name = review.players[point.seat]
        return text("review-point-decision", lang, ply=point.ply + 1, player=name, change=change)
    city = next(card.city for card in review.cards if card.ply == point.ply and point.change in card.luck)
    return text("review-point-luck", lang, ply=point.ply + 1, city=CITY_NAMES[city], change=change)


def summary_rows(review: Review, lang: str, seat: int | None = None) -> list[tuple[str, list[str]]]:
    """What the review says about each player: the name of a figure, and the figure for each."""
    seats = [each for number, each in enumerate(review.seats) if seat in (None, number)]
    names = [name for number, name in enumerate(review.players) if seat in (None, number)]
    rows: list[tuple[str, list[str]]] = [
        ("review-player", names),
        ("review-grade", [_grade(each, lang) for each in seats]),
        ("review-decisions", [str(each.decisions) for each in seats]),
        ("review-cost", [f"{100 * each.cost_per_decision:.2f}%" for each in seats]),
        ("review-slips", [str(each.sizes["slip"]) for each in seats]),
        ("review-mistakes", [str(each.sizes["mistake"]) for each in seats]),
        ("review-blunders", [str(each.sizes["blunder"]) for each in seats]),
        ("review-start", [percent(each.books.start) for each in seats]),
        ("review-luck", [_give_or_take(each.books.luck, each.books.noise.luck) for each in seats]),
        ("review-own", [_give_or_take(each.books.own, each.books.noise.own) for each in seats]),
        ("review-others", [_give_or_take(each.books.others, each.books.noise.others) for each in seats]),
        ("review-unforeseen", [points(each.books.unforeseen) for each in seats]),
        ("review-result", [percent(each.books.result) for each in seats]),
        ("review-adjusted", [percent(each.adjusted) for each in seats]),
    ]
    return [(text(name, lang), values) for name, values in rows]


def _grade(seat: SeatReview, lang: str) -> str:
    grade = text(f"review-grade-{seat.grade}", lang)
    return f"{grade}, {text('review-level', lang, number=seat.level)}" if seat.level else grade


def lines(review: Review, lang: str, seat: int | None = None) -> Iterator[str]:
    """The review for a terminal."""
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
        yield (
            f"{decision.ply + 1}. {review.players[decision.seat]}: {way_label(decision.played.actions, lang)}"
            f" {MARKS[decision.size]} {points(-decision.cost)}"
        )
        yield f"    {text('review-better', lang)}: {way_label(decision.best.actions, lang)}"
        for sentence in _reasons(review, decision, lang):
            yield f"    {sentence}"


def _reasons(review: Review, decision: Decision, lang: str) -> list[str]:
    return [reason_sentence(each.id, each.arguments, review.players, lang) for each in decision.reasons]


# ---- One page that needs nothing else ----

_COLOURS = ("#0b6e99", "#b3491d", "#5b7f1c", "#7d3fa0")
_DASHES = ("", "7 4", "2 3", "10 3 2 3")
_WIDTH, _HEIGHT, _LEFT, _TOP = 900, 300, 44, 12
_STYLE = """
body{font:16px/1.45 system-ui,sans-serif;margin:1.5rem auto;max-width:62rem}
body{padding:0 1rem;color:#1c2430;background:#fff}h1{font-size:1.6rem}h2{font-size:1.25rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #cbd2dc;padding:.3rem .5rem}
th,td{text-align:left;vertical-align:top}svg{width:100%;height:auto}
.wide{overflow:auto;margin:1rem 0}.wide>svg{min-width:36rem}.high{max-height:24rem}
.key{white-space:nowrap;margin-right:.8em}.grid{stroke:#cbd2dc}.axis{fill:#4a5565;font-size:12px}
@media(max-width:44rem){.mistakes{display:block;position:relative;overflow:hidden}
.mistakes thead{position:absolute;clip-path:inset(50%)}
.mistakes tr{display:block;padding:.4rem 0;border-bottom:1px solid #cbd2dc}
.mistakes td{display:block;border:0;padding:.05rem .2rem}
.mistakes td::before{content:attr(data-name) ": ";color:#4a5565}.mistakes td:empty{display:none}}
@media(prefers-color-scheme:dark){body{color:#e8ecf2;background:#151a21}th,td,.mistakes tr{border-color:#3a4453}
.grid{stroke:#3a4453}.axis{fill:#aab4c2}.mistakes td::before{color:#aab4c2}.line{filter:brightness(1.6)}}
"""


def _wide(name: str, inside: str, more: str = "") -> str:
    """What scrolls by itself where the window is too narrow, also by keyboard."""
    return f'<div class="wide{more}" role="region" aria-label="{escape(name)}" tabindex="0">{inside}</div>'


def page(review: Review, record: Record, lang: str, seat: int | None = None) -> str:
    """The review as one HTML file with its curve."""
    title = escape(f"{text('review-title', lang)}: {', '.join(review.players)}")
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{title}</title><style>{_STYLE}</style><h1>{title}</h1>",
        _curve(review, lang),
        _summary(review, lang, seat),
        f"<p>{escape(text('review-books-note', lang))}</p>",
        f"<p>{escape(text('review-dominated', lang))}</p>" if review.dominated else "",
        _mistake_list(review, lang, seat),
        _chance_table(review, record, lang),
    ]
    return "\n".join(part for part in parts if part) + "</html>\n"


def _curve(review: Review, lang: str) -> str:
    label = escape(text("review-curve", lang))
    across = (_WIDTH - _LEFT - 12) / max(1, review.plies)
    high = _HEIGHT - 2 * _TOP

    def at(ply: int, chance: float) -> str:
        return f"{_LEFT + ply * across:.1f},{_TOP + (1 - chance) * high:.1f}"

    drawn = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">']
    for quarter in range(5):
        height = _TOP + high * quarter / 4
        drawn.append(
            f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - 12}" y1="{height}" y2="{height}"/>'
            f'<text class="axis" x="4" y="{height + 4}">{100 - 25 * quarter}%</text>'
        )
    for seat in range(len(review.players)):
        path = " ".join(at(ply, chances[seat]) for ply, chances in enumerate(review.chances))
        drawn.append(
            f'<polyline class="line" fill="none" stroke-width="2" stroke="{_COLOURS[seat]}"'
            f' stroke-dasharray="{_DASHES[seat]}" points="{path}"/>'
        )
    for decision in mistakes(review):
        x, y = at(decision.ply, review.chances[decision.ply][decision.seat]).split(",")
        drawn.append(
            f'<circle class="line" cx="{x}" cy="{y}" r="4" fill="{_COLOURS[decision.seat]}">'
            f"<title>{decision.ply + 1}: {MARKS[decision.size]} {points(-decision.cost)}</title></circle>"
        )
    drawn.append("</svg>")
    key = " ".join(
        f'<span class="key"><svg viewBox="0 0 30 8" style="width:30px" aria-hidden="true">'
        f'<line class="line" x2="30" y1="4" y2="4" stroke-width="2" stroke="{_COLOURS[seat]}"'
        f' stroke-dasharray="{_DASHES[seat]}"/></svg> {escape(name)}</span>'
        for seat, name in enumerate(review.players)
    )
    return f"<h2>{label}</h2>{_wide(text('review-curve', lang), ''.join(drawn))}<p>{key}</p>"


def _summary(review: Review, lang: str, seat: int | None) -> str:
    head, *rows = summary_rows(review, lang, seat)
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head[1])
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(value)}</td>" for value in values)}</tr>'
        for name, values in rows
    )
    turning = "".join(
        f"<li>{escape(review.players[number])}: "
        f"{escape('; '.join(point_label(review, point, lang) for point in each.turning_points))}</li>"
        for number, each in enumerate(review.seats)
        if seat in (None, number)
    )
    heading = escape(text("review-points", lang))
    table = f'<table><thead><tr><th scope="col">{escape(head[0])}</th>{cells}</tr></thead><tbody>{body}</tbody></table>'
    return f"{_wide(text('review-summary', lang), table)}<h2>{heading}</h2><ul>{turning}</ul>"


def _mistake_list(review: Review, lang: str, seat: int | None) -> str:
    found = mistakes(review, seat)
    if not found:
        return f"<p>{escape(text('review-none', lang))}</p>"
    columns = "review-player", "review-played", "review-better", "review-costs", "review-why"
    names = ["#", *(text(column, lang) for column in columns)]
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = ""
    for each in found:
        cells = (
            str(each.ply + 1),
            escape(review.players[each.seat]),
            f"{escape(way_label(each.played.actions, lang))} {MARKS[each.size]}",
            escape(way_label(each.best.actions, lang)),
            f"{100 * each.cost:.1f}%",
            "<br>".join(escape(sentence) for sentence in _reasons(review, each, lang)),
        )
        named = zip(names, cells, strict=True)
        row = "".join(f'<td data-name="{escape(name)}">{cell}</td>' for name, cell in named)
        rows += f"<tr>{row}</tr>"
    heading = escape(text("review-mistakes", lang))
    return f'<h2>{heading}</h2><table class="mistakes"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _chance_table(review: Review, record: Record, lang: str) -> str:
    heading = escape(text("review-curve", lang))
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in review.players)
    rows = "".join(
        f'<tr><th scope="row">{ply + 1}</th><td>{escape(action_label(action, lang))}</td>'
        f"{''.join(f'<td>{percent(chance)}</td>' for chance in review.chances[ply])}</tr>"
        for ply, action in enumerate(record.actions)
    )
    action = escape(text("review-action", lang))
    table = (
        f'<table><thead><tr><th scope="col">#</th><th scope="col">{action}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    return f"<h2>{heading}</h2>{_wide(text('review-table', lang), table, ' high')}"
