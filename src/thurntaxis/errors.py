"""The base of all errors that a user can cause."""


class ThurnTaxisError(ValueError):
    """Something given is wrong. The message says what, where, and what would be right; nothing has changed."""
