"""Bots and other programs: ours for theirs by the engine protocol, and any of them on a server."""
