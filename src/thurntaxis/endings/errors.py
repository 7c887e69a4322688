"""What keeps a position from being solved."""

from ..errors import ThurnTaxisError


class EndingError(ThurnTaxisError):
    """The position is no ending, or cannot be solved exactly; the message says why."""
