"""The way between fights, with real fingers: map, market, spoils, the end of a run."""
