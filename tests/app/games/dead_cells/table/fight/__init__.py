"""The scene of the fight, with real fingers."""
