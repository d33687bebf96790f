"""The table of Dead Cells: a theatre that shows one scene at a time, the fight, the map, the market, the end."""
