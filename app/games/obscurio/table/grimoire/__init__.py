"""The riddle as the Grimoire makes it, and its Pages as everybody studies them."""
