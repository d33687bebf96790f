"""Riddles for one: two Pages with butterflies, six doors, one Exit; posed from a number, never by hand."""
