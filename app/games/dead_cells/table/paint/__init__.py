"""How scenes are drawn: a list of pictures and words, put on the glass only where it changed."""
