"""Tests of the Kivy layer, driven by real fingers on a window that needs no display."""
