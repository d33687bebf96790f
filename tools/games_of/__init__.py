"""What random games check beside the rest, where a game has something of its own: `CHECKS`."""
