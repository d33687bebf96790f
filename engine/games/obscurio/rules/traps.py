"""The 14 Trap tokens as data: 13 effects and one blank, one of each (rulebook p. 12).

A set of tokens is a number: one bit for each token, in the order of the table.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.core.text import N_


class Trap(NamedTuple):
    """A token: its colour tells the phase in which it works; `words` say what it changes."""

    key: str
    colour: str
    phase: int
    title: str
    words: str


TRAPS: tuple[Trap, ...] = (
    Trap("plus_two", "brown", 1, N_("+2"), N_("Draw two more traps at once.")),
    Trap(
        "dusk",
        "brown",
        2,
        N_("Dusk Hallway"),
        N_("A red sheet covers the Pages: you cannot tell their colours apart."),
    ),
    Trap(
        "mist",
        "brown",
        2,
        N_("Magical Mist"),
        N_("A printed sheet covers the Pages; the Grimoire cannot point at its drawings."),
    ),
    Trap(
        "dark_night",
        "brown",
        2,
        N_("Dark Night"),
        N_("The Pages and butterflies are removed before the doors are dealt."),
    ),
    Trap("united", "brown", 2, N_("United Butterflies"), N_("Both butterflies go to the same Page.")),
    Trap("bottom", "brown", 2, N_("Bottom Butterfly"), N_("At least one butterfly goes below a Page.")),
    Trap(
        "dark_magic",
        "purple",
        3,
        N_("Dark Magic"),
        N_("The Traitor may add up to four cards instead of two."),
    ),
    Trap("espionage", "purple", 3, N_("Espionage"), N_("The Traitor sees the Exit before choosing.")),
    Trap("concealed", "green", 4, N_("Concealed Door"), N_("Door 4 stays face down until the end.")),
    Trap("evanescent", "green", 4, N_("Evanescent Room"), N_("A harsher time track applies this turn.")),
    Trap("great", "green", 4, N_("Great Room"), N_("There is a seventh door.")),
    Trap(
        "dangerous",
        "green",
        4,
        N_("Dangerous Room"),
        N_("Each different wrong door with a pawn costs one extra token."),
    ),
    Trap(
        "locked",
        "green",
        4,
        N_("Locked Doors"),
        N_("Doors are revealed one by one: take each one now or never."),
    ),
    Trap("none", "neutral", 0, N_("No effect"), N_("Nothing happens.")),
)

(
    PLUS_TWO, DUSK, MIST, DARK_NIGHT, UNITED, BOTTOM, DARK_MAGIC, ESPIONAGE, CONCEALED, EVANESCENT, GREAT,
    DANGEROUS, LOCKED, BLANK,
) = (1 << place for place in range(len(TRAPS)))  # fmt: skip

BY_KEY = {trap.key: 1 << place for place, trap in enumerate(TRAPS)}
ALL_TRAPS = (1 << len(TRAPS)) - 1
PURPLE = DARK_MAGIC | ESPIONAGE
"""They work on the Traitor, so they leave the bag when there is none (ruling 32)."""


def tokens(traps: int) -> Iterator[int]:
    """Each token of a set by its own bit."""
    return (1 << place for place in range(len(TRAPS)) if traps >> place & 1)


def keys(drawn: Iterable[int]) -> list[str]:
    """Tokens by name, from their places in the table."""
    return [TRAPS[place].key for place in drawn]


def place_of(token: int) -> int:
    """The place of a token in the table."""
    return token.bit_length() - 1


def trap(token: int) -> Trap:
    """What stands on a token."""
    return TRAPS[place_of(token)]
