"""The table of Dead Cells: a theatre with one scene at a time, the fight, the map, the market, the end."""
