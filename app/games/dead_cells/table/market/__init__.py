"""The market between two biomes, and merchants on the way: booths on a wick, and what they offer."""
