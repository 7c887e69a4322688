"""The error for a position that cannot be solved."""

from ..errors import ThurnTaxisError


class EndingError(ThurnTaxisError):
    """The position is not an ending, or cannot be solved exactly; the message says why."""
