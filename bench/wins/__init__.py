"""The study *What wins at Thurn und Taxis*: games played by strong bots, and experiments with them. See README.md."""
