"""The contract between the game and its clients: everything that may be sent, either way, as typed models."""
