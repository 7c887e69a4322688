"""The game as a drawing, and as plain text."""
