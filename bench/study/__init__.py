"""The study *What wins at Thurn und Taxis*: games of strong bots, and experiments with them. See README.md."""
