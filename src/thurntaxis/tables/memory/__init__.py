"""Tables in memory: the cache, and the writer as the one way to change a table."""
