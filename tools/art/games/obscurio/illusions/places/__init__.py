"""Fifteen places; reading this package is what registers them."""

from . import indoors, inside_out, open_country, sky_and_roofs, water
from .place import PLACES

__all__ = ["PLACES"]

FAMILIES = (indoors, inside_out, open_country, sky_and_roofs, water)
"""Every family that was read."""
