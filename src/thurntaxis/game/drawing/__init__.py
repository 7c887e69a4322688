"""The game as a drawing."""
