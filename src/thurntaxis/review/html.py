"""A review as one HTML page that needs nothing else, with the curve of the chances."""

from html import escape

from ..game import Record
from ..locales import join, text
from ..locales.figures import labelled, percent
from ..locales.sentences import action_label, way_phrase
from .model import GameReview
from .text import MARKS, mistakes, point_label, points, sentences, story_line, summary_rows

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
.mistakes td::before{content:attr(data-name) " ";color:#4a5565}.mistakes td:empty{display:none}}
@media(prefers-color-scheme:dark){body{color:#e8ecf2;background:#151a21}th,td,.mistakes tr{border-color:#3a4453}
.grid{stroke:#3a4453}.axis{fill:#aab4c2}.mistakes td::before{color:#aab4c2}.line{filter:brightness(1.6)}}
"""


def _wide(name: str, inside: str, more: str = "") -> str:
    """A part that scrolls in narrow windows, by keyboard too."""
    return f'<div class="wide{more}" role="region" aria-label="{escape(name)}" tabindex="0">{inside}</div>'


def page(review: GameReview, record: Record, lang: str, seat: int | None = None) -> str:
    """The review as one HTML file with its curve."""
    title = escape(labelled(text("review-title", lang), join(review.players, lang), lang))
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{title}</title><style>{_STYLE}</style><h1>{title}</h1>",
        f"<p><b>{escape(story)}</b></p>" if (story := story_line(review, lang, seat)) else "",
        _curve(review, lang),
        _summary(review, lang, seat),
        f"<p>{escape(text('review-books-note', lang))}</p>",
        f"<p>{escape(text('review-dominated', lang))}</p>" if review.dominated else "",
        _mistake_list(review, lang, seat),
        _chance_table(review, record, lang),
    ]
    return "\n".join(part for part in parts if part) + "</html>\n"


def _curve(review: GameReview, lang: str) -> str:
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
            f'<text class="axis" x="4" y="{height + 4}">{percent(1 - quarter / 4, lang)}</text>'
        )
    for seat in range(len(review.players)):
        path = " ".join(at(ply, chances[seat]) for ply, chances in enumerate(review.chances))
        drawn.append(
            f'<polyline class="line" fill="none" stroke-width="2" stroke="{_COLOURS[seat]}"'
            f' stroke-dasharray="{_DASHES[seat]}" points="{path}"/>'
        )
    for decision in mistakes(review):
        x, y = at(decision.ply, review.chances[decision.ply][decision.seat]).split(",")
        mark = labelled(str(decision.ply), f"{MARKS[decision.size]} {points(-decision.cost, lang)}", lang)
        drawn.append(
            f'<circle class="line" cx="{x}" cy="{y}" r="4" fill="{_COLOURS[decision.seat]}">'
            f"<title>{mark}</title></circle>"
        )
    drawn.append("</svg>")
    key = " ".join(
        f'<span class="key"><svg viewBox="0 0 30 8" style="width:30px" aria-hidden="true">'
        f'<line class="line" x2="30" y1="4" y2="4" stroke-width="2" stroke="{_COLOURS[seat]}"'
        f' stroke-dasharray="{_DASHES[seat]}"/></svg> {escape(name)}</span>'
        for seat, name in enumerate(review.players)
    )
    return f"<h2>{label}</h2>{_wide(text('review-curve', lang), ''.join(drawn))}<p>{key}</p>"


def _summary(review: GameReview, lang: str, seat: int | None) -> str:
    head, *rows = summary_rows(review, lang, seat)
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head[1])
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(value)}</td>" for value in values)}</tr>'
        for name, values in rows
    )
    turning = "".join(
        f"<li>{escape(labelled(review.players[number], '; '.join(told), lang))}</li>"
        for number, each in enumerate(review.seats)
        if seat in (None, number) and (told := [point_label(review, point, lang) for point in each.turning_points])
    )
    heading = escape(text("review-points", lang))
    table = f'<table><thead><tr><th scope="col">{escape(head[0])}</th>{cells}</tr></thead><tbody>{body}</tbody></table>'
    return f"{_wide(text('review-summary', lang), table)}<h2>{heading}</h2><ul>{turning}</ul>"


def _mistake_list(review: GameReview, lang: str, seat: int | None) -> str:
    found = mistakes(review, seat)
    if not found:
        return f"<p>{escape(text('review-none', lang))}</p>"
    columns = "review-player", "review-played", "review-better", "review-costs", "review-why"
    names = ["#", *(text(column, lang) for column in columns)]
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = ""
    for each in found:
        cells = (
            str(each.ply),
            escape(review.players[each.seat]),
            f"{escape(way_phrase(each.played.actions, lang))} {MARKS[each.size]}",
            escape(way_phrase(each.best.actions, lang)),
            percent(each.cost, lang, digits=1),
            "<br>".join(escape(sentence) for sentence in sentences(review, each, lang)),
        )
        named = zip(names, cells, strict=True)
        row = "".join(f'<td data-name="{escape(labelled(name, "", lang))}">{cell}</td>' for name, cell in named)
        rows += f"<tr>{row}</tr>"
    heading = escape(text("review-mistakes", lang))
    return f'<h2>{heading}</h2><table class="mistakes"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _chance_table(review: GameReview, record: Record, lang: str) -> str:
    heading = escape(text("review-curve", lang))
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in review.players)
    rows = "".join(
        f'<tr><th scope="row">{ply}</th><td>{escape(action_label(action, official=None, route=(), lang=lang))}</td>'
        f"{''.join(f'<td>{percent(chance, lang)}</td>' for chance in review.chances[ply])}</tr>"
        for ply, action in enumerate(record.actions)
    )
    action = escape(text("review-action", lang))
    table = (
        f'<table><thead><tr><th scope="col">#</th><th scope="col">{action}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    return f"<h2>{heading}</h2>{_wide(text('review-table', lang), table, ' high')}"
