"""When a game is over: how it ended, what it is remembered by, and walking through it again."""
