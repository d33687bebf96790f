"""What can be chosen at set-up. What the choices mean stands in rules/house.py and rules/layouts.py."""

from collections.abc import Mapping

from engine.core.errors import SetupError
from engine.core.game import Option, Options
from engine.core.text import N_, Phrase

HOUSE = N_("House rules")
FLAGS = (False, True)
LEAST_FOR_TRIPLE = 6

IN_TURN = "in_turn"
"""The layout that the players make themselves, piece by piece."""

READY_MADE: Mapping[str, str] = {
    "carousel": N_("Carousel"),
    "gallery": N_("Gallery"),
    "cloister": N_("Cloister"),
}
"""The title of each advanced layout; its map stands in rules/layouts.py."""

HOUSE_FLAGS: tuple[tuple[str, str, str], ...] = (
    (
        "turns_through_walls",
        N_("Turning stones work through walls"),
        N_("A turning stone right behind the wall turns the monster; otherwise it is pushed."),
    ),
    (
        "walls_stop_slides",
        N_("Walls stop the monster's slide"),
        N_("Sliding towards a wall it stops on the pool; otherwise it slides on through the wall."),
    ),
    (
        "prey_stops_slides",
        N_("Prey stops the monster's slide"),
        N_("With its last prey it stops on the pool; otherwise it slides to the end and eats on."),
    ),
    (
        "corners_keep_stones",
        N_("The monster may block the doors"),
        N_("A stone that it pushes onto the entrance or exit cell stays; otherwise it is removed."),
    ),
    (
        "door_saves",
        N_("Pushed through the door"),
        N_("A pawn that the monster pushes out from the exit cell is safe; otherwise it is crushed."),
    ),
    (
        "turning_looks_again",
        N_("Look again after a turning stone"),
        N_("The monster looks before it steps in its new direction; otherwise it steps first."),
    ),
    (
        "one_turn_a_step",
        N_("One turning stone a step"),
        N_("A second turning stone in one step is pushed; otherwise it turns the monster too."),
    ),
    (
        "turning_at_last_look",
        N_("Turning stones at the last look"),
        N_("The monster turns at once at the end of its walk; otherwise with its next step."),
    ),
    (
        "teleporters_apart",
        N_("Teleporters well apart"),
        N_("Teleporters may not touch diagonally either when they are laid."),
    ),
    (
        "nobody_out_is_shared",
        N_("Nobody out, all share"),
        N_("If no pawn escapes the game is everybody's; otherwise nobody's."),
    ),
)
"""Key, title and note of each house rule; none is played unless the table wants it."""

OPTIONS: tuple[Option, ...] = (
    Option(
        "variant",
        "choice",
        "basic",
        ("basic", "advanced"),
        N_("Game"),
        N_("The advanced game has crystals, turning stones and teleporters."),
        (N_("Basic"), N_("Advanced")),
    ),
    Option(
        "layout",
        "choice",
        IN_TURN,
        (IN_TURN, *READY_MADE),
        N_("Scenery"),
        N_("Advanced game only: lay the seventeen pieces in turn, or begin on a ready-made board."),
        (N_("Laid in turn"), *READY_MADE.values()),
    ),
    Option(
        "triple_prey",
        "flag",
        False,
        FLAGS,
        N_("Triple prey"),
        N_("With six or seven players the tombstone 5 counts as three prey, for a longer game."),
    ),
    *(Option(key, "flag", False, FLAGS, title, note, group=HOUSE) for key, title, note in HOUSE_FLAGS),
)


def check(seats: int, options: Options) -> None:
    """Refuse what the rulebook keeps for large tables."""
    if options["triple_prey"] and seats < LEAST_FOR_TRIPLE:
        raise SetupError(Phrase("triple prey is for six or seven players"))
