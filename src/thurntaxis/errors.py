"""The base of all errors that a user can cause."""


class ThurnTaxisError(ValueError):
    """An input is wrong. The message says what, where, and what is expected. Nothing has changed."""
