"""Something to watch: the show of bots, and commentary for spectators."""
