"""The questions that the rulebook leaves open, as bits of `state.house`: each is an option of the table.

The default is what the sheet chose (section 8). A bit that is set answers yes.
"""

from collections.abc import Mapping

from engine.core.game import Options

SIGHT_PASSES_MONSTERS = 1
"""Ruling 42: a line of sight goes on behind a monster."""

KEEPER_RANGED_LIGHTS_OUT = 2
"""Ruling 63: a Keeper's strike from afar puts the candle out."""

CHARGED_MONSTER_BECOMES_PIT = 4
"""Ruling 47: a monster that was charged leaves a pit behind."""

FILL_GAPS_FOR_NON_ACTIVE = 8
"""Ruling 6: the active player also fills the empty openings of all other lit prisoners."""

OUT_OF_TURN_FALL_TRIGGERS = 16
"""Ruling 70: a fall caused by a Pit Fiend or the Dirge is a movement that monsters notice."""

LANDING_TRIGGERS_OTHERS = 32
"""Ruling 32: monsters notice a prisoner who lands in their sight."""

SCRAMBLE_TRIGGERS = 64
"""Ruling 52: monsters notice a scramble."""

RELIGHT_SPREADS = 128
"""Ruling 59: a prisoner relit this moment relights the next."""

OMEN_IN_PENALTY_COUNTS = 256
"""Ruling 44: an Omen that a penalty burns still counts as the first."""

NO_ISOLATION_LOSS = 512
"""Ruling 91: the players themselves say when nobody can come together any more."""

DIRGE_IS_A_CROSS = 1024
"""Ruling 78: the Dirge has the outline of a cross instead of a square."""

RELIGHT_ON_ANY_TURN = 2048
"""Ruling 58: two prisoners relight each other on a third one's turn too."""

KEEPER_NERVE_SAVES_ONE = 4096
"""Ruling 65: on a Keeper's tile a Nerve is an ordinary Block, which saves one of the three tiles."""

BITS: Mapping[str, int] = {
    "sight_passes_monsters": SIGHT_PASSES_MONSTERS,
    "keeper_ranged_lights_out": KEEPER_RANGED_LIGHTS_OUT,
    "charged_monster_becomes_pit": CHARGED_MONSTER_BECOMES_PIT,
    "fill_gaps_for_non_active": FILL_GAPS_FOR_NON_ACTIVE,
    "out_of_turn_fall_triggers": OUT_OF_TURN_FALL_TRIGGERS,
    "landing_triggers_others": LANDING_TRIGGERS_OTHERS,
    "scramble_triggers": SCRAMBLE_TRIGGERS,
    "relight_spreads": RELIGHT_SPREADS,
    "omen_in_penalty_counts": OMEN_IN_PENALTY_COUNTS,
    "relight_on_any_turn": RELIGHT_ON_ANY_TURN,
    "keeper_nerve_saves_one": KEEPER_NERVE_SAVES_ONE,
}
"""The bit of each option that is a plain yes or no."""


def house_bits(options: Options) -> int:
    """The house rules as bits."""
    bits: int = sum(bit for key, bit in BITS.items() if options[key])
    bits |= NO_ISOLATION_LOSS * (options["isolation"] == "never")
    bits |= DIRGE_IS_A_CROSS * (options["dirge_shape"] == "cross")
    return bits
