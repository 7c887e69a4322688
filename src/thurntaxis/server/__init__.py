"""The game server: tables over HTTP and WebSocket, kept in SQLite or PostgreSQL. Needs the extra `server`."""
