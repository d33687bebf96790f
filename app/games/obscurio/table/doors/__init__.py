"""The doors: six or seven cards, the pawns before them, and the sand."""
