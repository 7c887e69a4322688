"""What is handed in from outside: the store, the clock, background work, metrics, settings."""
