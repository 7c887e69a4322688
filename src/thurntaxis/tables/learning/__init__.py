"""Learning from games: replays, reviews, analysis, the lesson and puzzles."""
