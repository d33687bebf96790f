"""The Kivy layer of Lanterne."""
