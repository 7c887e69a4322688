"""What keeps tables going: commands of connections, bots and turn clocks."""
