"""The end of a run: why it ended, what the cells buy, and what is new for the next one."""
