"""The rulings of the rules sheet, which its tests name."""

from tests.engine.games.rulings import naming

STATED = tuple(f"5a.{number}" for number in range(1, 25))
"""Section 5a, stated by the rulebook or its FAQ."""

PROPOSED = (
    "5b.crossing_cost",
    "5b.reentry_pawn",
    "5b.reentry_stone",
    "5b.reentry_turning",
    "5b.reentry_pool_teleporter",
    "5b.slide_wall",
    "5b.slide_teleporter",
    "5b.touching_pools",
    "5b.step_counter",
    "5b.prey_mid_slide",
    "5b.first_tile_stage_2",
    "5b.push_order",
    "5b.slide_behind_stone",
    "5b.staircase_wall",
    "5b.monster_corner_stone",
    "5b.pawn_on_exit",
    "5b.pawn_on_teleporter",
    "5b.stone_slides_teleporter",
    "5b.stone_towards_monster",
    "5b.pawn_slides_to_monster",
    "5b.slide_stops_on_pawn",
    "5b.monster_on_doors",
    "5b.pawn_on_entrance",
    "5b.turning_look_again",
    "5b.turn_chain",
    "5b.turn_last_look",
    "5b.adjacent_teleporters",
    "5b.outside_pawns",
    "5b.nobody_out",
    "5b.win_timing",
)
"""The rows of section 5b, in the order of the sheet."""

RULINGS = frozenset(STATED + PROPOSED)
ruling = naming(RULINGS)
