"""The Kivy layer of Lanterne."""

VERSION = "1.0.0"
"""The version that About shows; the one in pyproject.toml is the same, see its test."""
