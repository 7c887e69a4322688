"""Studies that people keep, share and edit together."""
