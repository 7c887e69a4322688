"""Tournaments that run on their own: people join, rounds are paired and played, and standings are kept."""
