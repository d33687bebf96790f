"""What the rulebook leaves open and the sheet chose (section 5b), as bits of `state.house`.

Each is an option of the table. A bit that is not set is the sheet's choice.
"""

from collections.abc import Mapping

from engine.core.game import Options

TURNS_THROUGH_WALLS = 1
"""A turning stone on the cell behind a wall turns the monster, instead of being pushed."""

WALLS_STOP_SLIDES = 2
"""The monster stops on a pool before a wall, instead of sliding on through it."""

PREY_STOPS_SLIDES = 4
"""The monster stops on the pool where it finds its last prey, instead of sliding to the end."""

CORNERS_KEEP_STONES = 8
"""A stone that the monster pushes onto the entrance or exit cell stays, instead of being removed."""

DOOR_SAVES = 16
"""A pawn that the monster pushes over the wall from the exit cell has escaped, instead of being crushed."""

TURNING_LOOKS_AGAIN = 32
"""The monster looks again when a turning stone has turned it, instead of stepping first."""

ONE_TURN_A_STEP = 64
"""A second turning stone in the same step is pushed, instead of turning the monster again."""

TURNING_AT_LAST_LOOK = 128
"""A turning stone ahead also turns the monster at its last look, instead of at its next step."""

TELEPORTERS_APART = 256
"""Teleporters may not touch diagonally either, instead of only side by side."""

NOBODY_OUT_IS_SHARED = 512
"""If no pawn escaped all players share the game, instead of nobody winning."""

BITS: Mapping[str, int] = {
    "turns_through_walls": TURNS_THROUGH_WALLS,
    "walls_stop_slides": WALLS_STOP_SLIDES,
    "prey_stops_slides": PREY_STOPS_SLIDES,
    "corners_keep_stones": CORNERS_KEEP_STONES,
    "door_saves": DOOR_SAVES,
    "turning_looks_again": TURNING_LOOKS_AGAIN,
    "one_turn_a_step": ONE_TURN_A_STEP,
    "turning_at_last_look": TURNING_AT_LAST_LOOK,
    "teleporters_apart": TELEPORTERS_APART,
    "nobody_out_is_shared": NOBODY_OUT_IS_SHARED,
}
"""The bit of each option."""


def house_bits(options: Options) -> int:
    """The house rules as bits."""
    return sum(bit for key, bit in BITS.items() if options[key])
