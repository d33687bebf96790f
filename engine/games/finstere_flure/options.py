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
        N_("A turning stone just beyond the wall turns the monster; otherwise it is pushed."),
    ),
    (
        "walls_stop_slides",
        N_("Walls stop the monster's slide"),
        N_("When it slides into a wall, it stops on the pool; otherwise it slides on through the wall."),
    ),
    (
        "prey_stops_slides",
        N_("Prey stops the monster's slide"),
        N_(
            "It stops on the pool once it has all its prey; otherwise it finishes its slide and may eat more."
        ),
    ),
    (
        "corners_keep_stones",
        N_("The monster can block the doors"),
        N_("A stone it pushes onto the entrance or exit cell stays there; otherwise it is removed."),
    ),
    (
        "door_saves",
        N_("Pushed through the door"),
        N_("A pawn the monster pushes out through the exit escapes; otherwise it is crushed."),
    ),
    (
        "turning_looks_again",
        N_("Look again after a turning stone"),
        N_("The monster looks before stepping in its new direction; otherwise it steps first."),
    ),
    (
        "one_turn_a_step",
        N_("One turning stone per step"),
        N_("A second turning stone in the same step is pushed; otherwise it turns the monster too."),
    ),
    (
        "turning_at_last_look",
        N_("Turning stones at the last look"),
        N_("The monster turns right at the end of its walk; otherwise on its next step."),
    ),
    (
        "teleporters_apart",
        N_("Keep teleporters apart"),
        N_("Teleporters cannot be placed diagonally next to each other either."),
    ),
    (
        "nobody_out_is_shared",
        N_("Draw if nobody escapes"),
        N_("If no pawn escapes, the game is a draw; otherwise nobody wins."),
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
        N_("The advanced game adds crystals, turning stones and teleporters."),
        (N_("Basic"), N_("Advanced")),
    ),
    Option(
        "layout",
        "choice",
        IN_TURN,
        (IN_TURN, *READY_MADE),
        N_("Scenery"),
        N_("Advanced game only: take turns placing the 17 pieces, or start on a ready-made board."),
        (N_("Placed in turns"), *READY_MADE.values()),
    ),
    Option(
        "triple_prey",
        "flag",
        False,
        FLAGS,
        N_("Triple prey"),
        N_("With 6 or 7 players, tombstone 5 counts as three prey, for a longer game."),
    ),
    *(Option(key, "flag", False, FLAGS, title, note, group=HOUSE) for key, title, note in HOUSE_FLAGS),
)


def check(seats: int, options: Options) -> None:
    """Refuse what the rulebook keeps for large tables."""
    if options["triple_prey"] and seats < LEAST_FOR_TRIPLE:
        raise SetupError(Phrase("triple prey needs 6 or 7 players"))
