"""Positions set up from parts, in which cards may be unknown; their checks and their one-line text."""
