"""Widgets around the board, each beside a KV file of the same name."""
