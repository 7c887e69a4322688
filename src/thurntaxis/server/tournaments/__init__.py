"""Tournaments that run themselves: people join, rounds are paired and played, and a table of standings comes out."""
