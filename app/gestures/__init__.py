"""From fingers to gestures: a tracker without Kivy and its adapter."""
