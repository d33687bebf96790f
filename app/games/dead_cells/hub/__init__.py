"""Between two runs: the campaigns of Dead Cells, what they have, what they know, how their runs ended."""
