"""Tests of the widgets around the board."""
