"""The games of Lanterne, each in the folder of its name. This is the only list of them."""

from engine.core.registry import GAMES

__all__ = ["GAMES", "KEYS"]

KEYS = ("night_cage", "finstere_flure", "obscurio", "dead_cells")
"""In the order in which they are shown."""

for key in KEYS:
    GAMES.add(key, f"{__name__}.{key}")
