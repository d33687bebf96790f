"""Eighty-five motifs; reading this package is what registers them."""

from . import (
    birds,
    buildings,
    dress_and_figure,
    flowers_and_fruit,
    furniture,
    in_the_wind,
    land_and_water,
    land_beasts,
    measures,
    music,
    play_and_power,
    sea_beasts,
    sky_lights,
    small_beasts,
    small_things,
    table_things,
    towers,
    travel,
    trees_and_seeds,
)
from .motif import MOTIFS, draw

__all__ = ["MOTIFS", "draw"]

FAMILIES = (
    birds, buildings, dress_and_figure, flowers_and_fruit, furniture, in_the_wind, land_and_water,
    land_beasts,
    measures, music, play_and_power, sea_beasts, sky_lights, small_beasts, small_things, table_things, towers,
    travel, trees_and_seeds,
)  # fmt: skip
"""Every family that was read."""
