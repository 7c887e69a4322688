"""Pictures of results: ratings with their intervals, and where the points come from. Needs matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import ThurnTaxisError
from .summary import PARTS, Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Blue, orange and vermillion of Okabe and Ito's set: told apart by everybody.
COLOURS = {"carriage": "#0072B2", "tiles": "#E69F00", "houses": "#D55E00"}
FORMATS = (".svg", ".png")


class PlotError(ThurnTaxisError):
    """The picture cannot be made."""


def can_plot() -> bool:
    """Whether matplotlib is installed."""
    from importlib.util import find_spec

    return find_spec("matplotlib") is not None


def check(path: Path) -> None:
    """Check that a picture can be drawn there, before any game is played.

    Raises:
        PlotError: the file's name ends otherwise, there is a folder of that name, or matplotlib is missing.
    """
    if path.suffix not in FORMATS:
        raise PlotError(f"{path}: a picture is an {' or '.join(FORMATS)} file")
    if path.is_dir():
        raise PlotError(f"{path}: this is a folder; a picture is a file")
    if not can_plot():
        raise PlotError("matplotlib is not installed; it comes with: pip install 'thurntaxis[arena]'")
    path.parent.mkdir(parents=True, exist_ok=True)


def plot(standings: Sequence[Standing], path: Path, title: str = "") -> None:
    """Draw the standings into an SVG or PNG file.

    Raises:
        PlotError: `check` finds a problem.
    """
    figure, (left, right) = new_figure(path, (10, 1.4 + 0.45 * len(standings)), 2)
    names = [standing.bot for standing in standings]
    places = range(len(names))
    values = [standing.rating.value for standing in standings]
    below = [standing.rating.value - standing.rating.low for standing in standings]
    above = [standing.rating.high - standing.rating.value for standing in standings]
    left.errorbar(values, places, xerr=[below, above], fmt="o", color="#000000", capsize=4)
    left.set_yticks(places, names)
    left.set_xlabel("rating with 95% interval")
    left.grid(axis="x", alpha=0.3)
    draw_parts(right, standings)
    for axes in (left, right):
        axes.set_ylim(len(names) - 0.5, -0.5)
    if title:
        figure.suptitle(title)
    save(figure, path)


def draw_parts(axes: "Axes", standings: Sequence[Standing]) -> None:
    """Bars of the mean points: carriage and tiles to the right, houses not placed to the left, a mark at the sum."""
    places = range(len(standings))
    reached = [0.0] * len(standings)
    for part in PARTS:
        values = [_number(standing.parts[part]) for standing in standings]
        start = reached if part != "houses" else [0.0] * len(standings)
        axes.barh(places, values, left=start, color=COLOURS[part], label=part, height=0.6)
        reached = [old + value for old, value in zip(reached, values, strict=True)] if part != "houses" else reached
    totals = [_number(standing.score.value) for standing in standings]
    axes.plot(totals, places, "D", color="#000000", label="score", markersize=5)
    axes.set_yticks(places, [""] * len(standings))
    axes.set_xlabel("mean points")
    axes.axvline(0, color="#000000", linewidth=0.8)
    axes.legend(fontsize="small", loc="best")


def _number(value: float) -> float:
    return value if value == value else 0.0


def new_figure(path: Path, size: tuple[float, float], columns: int) -> tuple["Figure", "list[Axes]"]:
    """A figure whose bytes depend only on the data."""
    check(path)
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "thurntaxis", "svg.fonttype": "none", "font.family": "sans-serif"})
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, columns, figsize=size, layout="constrained", squeeze=False)
    return figure, list(axes[0])


def save(figure: "Figure", path: Path) -> None:
    """Write the figure, without the date."""
    from matplotlib import pyplot

    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
