"""Intervals of shares and means."""

import math
from collections.abc import Sequence

Z95 = 1.959963984540054


def wilson(share: float, count: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share of `count` independent trials."""
    if count <= 0:
        return 0.0, 1.0
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(max(0.0, share * (1 - share)) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values; infinite if there are fewer than two."""
    number = len(values)
    if number < 2:
        return math.inf
    mean = sum(values) / number
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
