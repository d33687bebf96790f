"""How loud each sound shall be, in LUFS over its loudest 400 ms: the same at every table.

What comes with every touch is softest, what ends a game is loudest; sounds of one kind are equally loud,
whichever game they belong to.
"""

import numpy as np

from .loudness import loudness
from .wave import Wave

LEVELS: dict[float, tuple[str, ...]] = {
    -32.0: ("tap", "tick"),
    -29.0: ("dc_spark",),
    -25.5: ("draw", "dc_step", "dc_tooth"),
    -22.0: (
        "place",
        "flip",
        "turn",
        "refuse",
        "dc_block",
        "dc_shield",
        "dc_loot",
        "dc_buy",
        "dc_bleed",
        "dc_gear",
        "dc_shown",
        "dc_gold",
        "dc_immune",
        "dc_frozen_row",
        "dc_item",
        "dc_blueprint",
        "dc_top_card",
        "dc_in_vain",
        "dc_assigned",
        "dc_pocketed",
    ),
    -20.5: (
        "hit",
        "dc_hit",
        "dc_poison",
        "dc_mark",
        "dc_skill",
        "dc_reveal",
        "dc_tile",
        "dc_ward",
        "dc_companion",
        "dc_joined",
        "dc_lair",
    ),
    -19.0: (
        "curtain",
        "dc_curtain",
        "dc_curtain_falls",
        "dc_cell",
        "dc_scroll",
        "dc_heal",
        "dc_purge",
        "dc_well",
        "dc_door",
        "dc_secret",
    ),
    -17.0: (
        "beat",
        "chime_1",
        "chime_2",
        "chime_3",
        "crumble",
        "dc_death",
        "dc_fire",
        "dc_frost",
        "dc_flip",
        "dc_boss",
        "dc_rune",
    ),
    -15.0: ("win", "lose", "end_of_time", "dc_won", "dc_lost"),
}
LEVEL_OF = {name: level for level, names in LEVELS.items() for name in names}
AMBIENCE = -30.5
"""Of everything that is left on."""
LOUDEST_PEAK = 0.86
"""No sample is higher: a speaker of a phone would crack."""


def brought_to(wave: Wave, level: float) -> Wave:
    """The same sound at a level, or as near to it as its peaks allow."""
    louder = wave * 10 ** ((level - loudness(wave)) / 20)
    return np.asarray(louder * min(1.0, LOUDEST_PEAK / np.abs(louder).max()))
