"""What can be chosen at set-up. Values that no source gives for certain are house rules."""

from collections.abc import Mapping

from engine.core.errors import SetupError
from engine.core.game import Option, Options
from engine.core.text import N_, Phrase

AT_THE_TABLE, HOUSE = N_("At the table"), N_("House rules")
FLAGS = (False, True)
MOST_SEATS = 8
EXPERT_5 = 12
"""Cohesion tokens of an expert game of five: inferred, therefore an option."""

TRACKS: Mapping[str, tuple[int, ...]] = {
    "0-1-2": (0, 1, 2),
    "0-0-1-2": (0, 0, 1, 2),
    "0-1-1-2": (0, 1, 1, 2),
    "0-1": (0, 1),
    "1-2": (1, 2),
    "1-1-2": (1, 1, 2),
    "0-2": (0, 2),
    "2": (2,),
}
"""The spaces of a time track: how many more traps come if the phase ends there."""

SECONDS: Mapping[str, int] = {"standard": 60, "gentle": 90, "none": 0}
"""How long the hourglass takes for one space."""

NO_CLOCK_PENALTY = 1
"""Without a clock every turn but the first brings one more trap; chosen."""

SEAT_NAMES = (
    N_("Player 1"),
    N_("Player 2"),
    N_("Player 3"),
    N_("Player 4"),
    N_("Player 5"),
    N_("Player 6"),
    N_("Player 7"),
    N_("Player 8"),
)

OPTIONS: tuple[Option, ...] = (
    Option(
        "difficulty",
        "choice",
        "beginner",
        ("beginner", "confirmed", "expert"),
        N_("Difficulty"),
        N_("The harder the level, the fewer cohesion tokens you start with."),
        (N_("Beginner"), N_("Experienced"), N_("Expert")),
    ),
    Option(
        "grimoire",
        "choice",
        0,
        tuple(range(MOST_SEATS)),
        N_("Who is the Grimoire"),
        N_("Gives the clues with butterflies, in silence, and runs the timer."),
        SEAT_NAMES,
        AT_THE_TABLE,
    ),
    Option(
        "sorcerer",
        "flag",
        False,
        FLAGS,
        N_("Faceless Sorcerer"),
        N_("The app adds the false doors: no Traitor, no accusation, and two extra tokens."),
        group=AT_THE_TABLE,
    ),
    Option(
        "clock",
        "choice",
        "standard",
        tuple(SECONDS),
        N_("Timer"),
        N_("Without a timer, every turn after the first brings one extra trap."),
        (N_("60 seconds per space"), N_("90 seconds per space"), N_("No timer")),
        AT_THE_TABLE,
    ),
    Option(
        "time_track",
        "choice",
        "0-1-2",
        ("0-1-2", "0-0-1-2", "0-1-1-2", "0-1"),
        N_("Time track"),
        N_("Extra traps next turn, space by space."),
        (N_("0, +1, +2"), N_("0, 0, +1, +2"), N_("0, +1, +1, +2"), N_("0, +1")),
        HOUSE,
    ),
    Option(
        "evanescent",
        "choice",
        "1-2",
        ("1-2", "1-1-2", "0-2", "2"),
        N_("Evanescent Room"),
        N_("Spaces of the tile that replaces the time track for one turn."),
        (N_("+1, +2"), N_("+1, +1, +2"), N_("0, +2"), N_("+2")),
        HOUSE,
    ),
    Option(
        "expert_5",
        "number",
        EXPERT_5,
        range(10, 16),
        N_("Tokens, expert, 5 players"),
        N_("Starting cohesion tokens for 5 players at Expert level."),
        group=HOUSE,
    ),
)


def check(seats: int, options: Options) -> None:
    """Refuse a Grimoire who is not at the table."""
    if options["grimoire"] >= seats:
        raise SetupError(
            Phrase(
                "the Grimoire is player {number}, but there are only {seats} players",
                number=options["grimoire"] + 1,
                seats=seats,
            )
        )
