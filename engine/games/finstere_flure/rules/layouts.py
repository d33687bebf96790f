"""Boards that are ready to play: the rulebook's basic one, and three of ours for the advanced game."""

from collections.abc import Mapping

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

MAPS: Mapping[str, str] = {"basic": BASIC, "carousel": CAROUSEL, "gallery": GALLERY, "cloister": CLOISTER}
"""The basic board and each ready-made one (see options.py), by name."""


def scenery(written: str) -> Scenery:
    """The scenery of a map that is written over several lines."""
    return read_map([row for row in written.splitlines() if row.strip()])
