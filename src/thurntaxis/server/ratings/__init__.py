"""Ratings of people: the ladder and the leaderboard page."""
