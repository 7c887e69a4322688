"""Bots and other programs: our bots for other programs through the engine protocol, and any of them on a server."""
