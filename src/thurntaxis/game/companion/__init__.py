"""Games at a real table, recorded by one of the players."""
