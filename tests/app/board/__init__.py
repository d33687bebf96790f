"""Tests of the board widget, its layers and its geometry."""
