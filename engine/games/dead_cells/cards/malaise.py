"""The five cards of the malaise, which the High Peak Castle gives to prisoners for the rest of a run."""

from typing import NamedTuple

from engine.core.text import N_

SMALL_HAND, NO_VIAL, FIRST_SHIELD, COSTLY_LOOT, HEALED_LAST = range(1, 6)


class Malaise(NamedTuple):
    """What it is called and what it does."""

    name: str
    words: str


MALAISES: tuple[Malaise, ...] = (
    Malaise(N_("Trembling hands"), N_("You hold one card fewer.")),
    Malaise(N_("Bitter tongue"), N_("Vials do nothing for you.")),
    Malaise(N_("Weak grip"), N_("You drop the first shield of each fight.")),
    Malaise(N_("Greedy shadow"), N_("Loot costs you a tooth.")),
    Malaise(N_("Last in line"), N_("You are healed only when nobody else needs it.")),
)
"""In the order of the numbers above."""
