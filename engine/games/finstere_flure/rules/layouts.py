"""Boards that are ready to play: the rulebook's basic one, and three of ours for the advanced game."""

from engine.core.text import N_
from engine.games.finstere_flure.rules.maps import Scenery, read_map

BASIC = """
    . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . # . . . . . ≈ ≈ . . . .
    . . . . . . . . ≈ ≈ . . # . .
    . . . . . . . # . . . . . . . .
    . . . . . . . . # . . . . # . .
    . . . . . . # . . . . . . . . .
      . . . # . . . . . . . # . . .
        . . ~ ~ ~ ~ . . . . . . # .
          . . # . . # . . . . . . .
            . . . . . . . . . . . .
"""

CAROUSEL = """
    . . . . . . . . . . . .
    . . . . R . . . . . . . .
    . . # . . . . . . v . . . .
    . . . . . . ≈ ≈ . . . R . . .
    . . . o . . ≈ ≈ . . . . . . # .
    . ↑ . . . . . . . . U . . . . .
    . . . . . R . . . . . . o . . .
      . . . . . . . . . . → . . . .
        . . ^ . . . . ~ ~ ~ ~ . . .
          . . . . U . . . . . R . .
            . . . . . . # . . . . .
"""

GALLERY = """
    . . . . . . . . . . . .
    . . . . . . . → . . . . .
    . R . . . . . . # . . . R .
    . . . . o . . . ~ . . . . . .
    . . . . . . . . ~ . . . ^ . . .
    . . U . . . . . ~ . . . . U . .
    . . . v . . . . ~ . . . . o . .
      . . . . . . # . . . . . . . .
        . R . . . . . . ≈ ≈ . R . .
          . . . . . . . ≈ ≈ . . . .
            . . . # . . ← . . . . .
"""

CLOISTER = """
    . . . . . . R . . . . .
    . . . # . . . . . . . . .
    . . . . . . o . . . < . . .
    . ≈ ≈ . . . . . . . . . U . .
    . ≈ ≈ . . . R . . . . . . . . .
    . . . . . . ↓ . . . # . . . . .
    . . . . R . . . . . . R . . . .
      . U . . . . . . . ↑ . . . . .
        . . . . . > . . . . o . . .
          . . # . . . . . . . . . .
            . . . . ~ ~ ~ ~ . . . .
"""

IN_TURN = "in_turn"
"""The layout that the players make themselves, piece by piece."""

READY_MADE: dict[str, tuple[str, str]] = {
    "carousel": (N_("Carousel"), CAROUSEL),
    "gallery": (N_("Gallery"), GALLERY),
    "cloister": (N_("Cloister"), CLOISTER),
}
"""The title and the map of each advanced layout."""


def scenery(written: str) -> Scenery:
    """The scenery of a map that is written over several lines."""
    return read_map([row for row in written.splitlines() if row.strip()])
