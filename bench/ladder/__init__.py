"""The standard ladder: how strong the levels are, and what their games show about the game."""
