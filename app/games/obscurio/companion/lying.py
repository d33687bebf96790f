"""When a wide window is a phone on its side."""

from kivy.metrics import dp

LOW = dp(440)
"""Less high than this it has no room for gauge, title and picture."""
