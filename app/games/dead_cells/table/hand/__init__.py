"""The hand of whoever chooses: cards whose rows lie on the lines of the rounds, and what is said of one."""
