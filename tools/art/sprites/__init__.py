"""The sprites of the interface atlas, two pixels per dp."""
