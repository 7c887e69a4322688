"""Commands about one position: show it, find its best moves, roll them out, solve an ending; and explore routes."""
