"""What happens at tables: commands of connections, bots and turn clocks."""
