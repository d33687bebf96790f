"""Serenade's board: her printed row, her powers, and what the prisoner gains from her in Round 0."""

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import Combat
from engine.games.dead_cells.cards.starters import PRINTED
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    EVERY,
    FROST,
    MARK,
    MONSTERS,
    SELF,
    Afflict,
    Damage,
    Effects,
    Heal,
    Shield,
    Skill,
)

PRINTED_CARD = Combat(N_("Serenade's own hand"), (), PRINTED)

POWERS: tuple[Effects, ...] = (
    (Afflict(FROST, 1, ANYWHERE),),
    (Afflict(MARK, 1, ANYWHERE),),
    (Damage(1, ANYWHERE, EVERY, only=MONSTERS),),
)
"""By the symbol on top of the prisoner's discard: Survival, Tactics, Brutality (62; the order is ours)."""

POWER_ROUNDS = (0, 0, 3)
"""In which round each power is used."""

SONG: tuple[Effects, ...] = ((Shield(1, SELF),), (Skill(),), (Heal(1, SELF),))
"""The three spaces of her Melee track, for the prisoner in Round 0 (ruling 65)."""

POWER_TEETH, POWER_VIAL, TRANSFORM = 1, 2, 3
"""Spaces of her Power track: two teeth, a vial for the prisoner, the transformation."""
TEETH_OF_POWER = 2
MELEE_STEPS = 3
