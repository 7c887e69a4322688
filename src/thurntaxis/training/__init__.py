"""Self-play, from which judges learn. Not part of what players install or download."""
