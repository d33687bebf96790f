"""The map: a biome as a cut through rock, the ways out of the group's room, and what is asked on the way."""
