"""Finished games: results, statistics, imports, exports and the daily deal."""
