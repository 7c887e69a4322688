"""Ratings as people see them: the model's figures on the scale of chess.

The model (OpenSkill) starts everybody at a mean of 25 with a deviation of 25/3. On the page a new player has 1500. One
unit of the model is 30 points, so that 400 points more mean about nine wins in ten games for two, as in chess.
"""

from typing import NamedTuple

MIDDLE = 1500
"""The rating of a new player."""
_MEAN = 25.0
_POINTS = 30
"""Points for one unit of the model."""
_LIKELY = 2
"""Deviations around the rating within which the true strength lies in 95 of 100 cases."""


class Shown(NamedTuple):
    """A rating as it is shown."""

    rating: int
    uncertainty: int
    """With a chance of 95%, the true strength is no further away from the rating than this."""


def shown(mu: float, sigma: float) -> Shown:
    """A mean and a deviation of the model, on the scale that people know."""
    return Shown(round(MIDDLE + _POINTS * (mu - _MEAN)), round(_LIKELY * _POINTS * sigma))
