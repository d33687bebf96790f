"""The fight: a stage with five slots, and below it the rounds as a grid that shows what will happen."""
