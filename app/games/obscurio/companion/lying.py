"""When a wide window is a phone on its side."""

from kivy.metrics import dp

LOW = dp(380)
"""A page that is less high than this has no room for gauge, advice and picture."""
