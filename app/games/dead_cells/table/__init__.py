"""The table of Dead Cells: a theatre with one scene at a time: fight, map, market, the end."""
