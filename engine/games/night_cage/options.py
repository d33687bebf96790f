"""What can be chosen at set-up. What the choices mean stands in rules/house.py and rules/box.py."""

from engine.core.game import Option
from engine.core.text import N_

DIFFICULTY, BOSSES, TALK = N_("Difficulty"), N_("Boss monsters"), N_("At the table")
HOUSE = N_("House rules")
FLAGS = (False, True)

HOUSE_FLAGS: tuple[tuple[str, bool, str, str], ...] = (
    (
        "sight_passes_monsters",
        False,
        N_("Monsters do not block sight"),
        N_("A line of sight continues past another monster."),
    ),
    (
        "keeper_ranged_lights_out",
        False,
        N_("Keepers put candles out at range"),
        N_("A Keeper's ranged attack also puts the candle out."),
    ),
    (
        "charged_monster_becomes_pit",
        False,
        N_("Charged monsters leave a pit"),
        N_("A charged Wax Eater or Pathless becomes a pit."),
    ),
    (
        "fill_gaps_for_non_active",
        False,
        N_("Fill everyone's openings"),
        N_("The active player also fills the empty openings of the other lit prisoners."),
    ),
    (
        "out_of_turn_fall_triggers",
        False,
        N_("Every fall is noticed"),
        N_("Falls caused by a Pit Fiend or the Dirge wake the monsters that see them."),
    ),
    (
        "landing_triggers_others",
        False,
        N_("Landings are noticed"),
        N_("Landing in a monster's line of sight wakes it."),
    ),
    (
        "scramble_triggers",
        False,
        N_("Scrambles are noticed"),
        N_("Scrambling into a monster's line of sight wakes it."),
    ),
    (
        "relight_spreads",
        True,
        N_("Relighting spreads"),
        N_("A candle that has just been relit can relight the next one."),
    ),
    (
        "omen_in_penalty_counts",
        False,
        N_("Discarded Omens count"),
        N_("An Omen discarded by a hit still counts as the first one."),
    ),
)
"""Key, default, title and note of each house rule that is a plain yes or no."""

OPTIONS: tuple[Option, ...] = (
    Option(
        "variant",
        "choice",
        "standard",
        ("standard", "expert"),
        N_("Game"),
        N_("In the expert game, Keepers hold the keys and Pit Fiends break the floor."),
        (N_("Standard"), N_("Expert")),
    ),
    Option(
        "keys",
        "number",
        0,
        range(-1, 3),
        N_("Extra keys"),
        N_("More Key tiles (or Keepers) make the game easier, one fewer makes it harder."),
        group=DIFFICULTY,
    ),
    Option(
        "gates",
        "number",
        0,
        range(-1, 1),
        N_("Gates"),
        N_("One Gate fewer makes the game harder."),
        group=DIFFICULTY,
    ),
    Option(
        "crumbling",
        "flag",
        False,
        FLAGS,
        N_("Crumbling T passages"),
        N_("Two T passages are replaced by crumbling ones."),
        group=DIFFICULTY,
    ),
    Option(
        "third_pit_fiend",
        "flag",
        False,
        FLAGS,
        N_("Third Pit Fiend"),
        N_("Expert game only: one more Pit Fiend in the stack."),
        group=DIFFICULTY,
    ),
    Option(
        "pathless",
        "choice",
        0,
        (0, 2, 3),
        N_("The Pathless"),
        N_("Hits its whole row and column, through walls and pits, for 5 tiles."),
        (N_("None"), N_("Two"), N_("Three")),
        BOSSES,
    ),
    Option(
        "dirge",
        "flag",
        False,
        FLAGS,
        N_("The Dirge"),
        N_("Two Omens announce a monster that swallows nine cells."),
        group=BOSSES,
    ),
    Option(
        "silence",
        "flag",
        False,
        FLAGS,
        N_("Eerie Silence"),
        N_("Only players whose prisoners are joined by a path may talk to each other."),
        group=TALK,
    ),
    *(
        Option(key, "flag", default, FLAGS, title, note, group=HOUSE)
        for key, default, title, note in HOUSE_FLAGS
    ),
    Option(
        "isolation",
        "choice",
        "final_flickers",
        ("final_flickers", "never"),
        N_("Cut off from every Gate"),
        N_("What happens when the prisoners can no longer all reach one Gate."),
        (N_("Lost in the Final Flickers"), N_("The players decide")),
        HOUSE,
    ),
    Option(
        "dirge_shape",
        "choice",
        "square",
        ("square", "cross"),
        N_("Shape of the Dirge"),
        N_("The nine cells it covers."),
        (N_("Three by three"), N_("A cross")),
        HOUSE,
    ),
    Option(
        "expert5_wax_eaters",
        "number",
        2,
        range(2, 5),
        N_("Wax Eaters (expert, 5 players)"),
        N_("How many are in the stack in a five-player expert game."),
        group=HOUSE,
    ),
    Option(
        "relight_on_any_turn",
        "flag",
        False,
        FLAGS,
        N_("Relight on anyone's turn"),
        N_("Two prisoners relight each other even on a third prisoner's turn."),
        group=HOUSE,
        since=2,
    ),
    Option(
        "keeper_nerve_saves_one",
        "flag",
        False,
        FLAGS,
        N_("Nerve saves 1 tile on a Keeper"),
        N_("Spending Nerve on a Keeper's own tile saves 1 tile, not all 3."),
        group=HOUSE,
        since=2,
    ),
)
