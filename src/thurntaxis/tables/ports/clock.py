"""The time of day, as entries use it. Tests supply their own clock."""

import time


class Clock:
    """The machine's time when the process began, and from then on the time that has passed.

    So nothing at a table depends on the machine's clock being set while the server runs.
    """

    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._start + time.monotonic_ns()) // 1_000_000
