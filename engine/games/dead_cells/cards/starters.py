"""The 24 cards with which the four prisoners begin, and Serenade's three."""

from collections.abc import Mapping

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import Combat, Rows
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BRUTALITY,
    FIRE,
    MARK,
    ONE,
    POISON,
    R1,
    R2,
    R3,
    RIGHT,
    SELF,
    SURVIVAL,
    TACTICS,
    Afflict,
    Damage,
    L,
    Loot,
    Shield,
    Skill,
)

S, T, B = (SURVIVAL,), (TACTICS,), (BRUTALITY,)

STARTERS: Mapping[int, Combat] = {
    # The Immolated: a first flame marks, the second one kills.
    101: Combat(N_("Ember jab"), B, Rows(I=(Afflict(FIRE, 1, (R1,)),), III=(Damage(1, (R1, R2)),))),
    102: Combat(N_("Rake the ashes"), B, Rows(II=(Damage(1, (R1,)),), III=(Loot(),))),
    103: Combat(N_("Scorching hand"), B, Rows(I=(Damage(1, (R1,)),), II=(Afflict(FIRE, 1, (R1, R2)),))),
    104: Combat(N_("Sparks all round"), S, Rows(II=(Afflict(FIRE, 1, (R1,)),), III=(Damage(1, (L, R1)),))),
    105: Combat(N_("Feel for the heat"), T, Rows(I=(Skill(),), III=(Loot(),))),
    106: Combat(N_("Flare up"), (), Rows(I=(Damage(1, (R1,)),), III=(Damage(1, RIGHT),))),
    # The Flayed: shields others, strikes late.
    107: Combat(N_("Close ranks"), S, Rows(I=(Shield(1, ONE),), II=(Skill(),))),
    108: Combat(N_("Thick skin"), S, Rows(I=(Skill(),), II=(Damage(1, (R1,)),))),
    109: Combat(N_("Turn and strike"), S, Rows(II=(Shield(1, SELF),), III=(Damage(1, (L, R1)),))),
    110: Combat(N_("Take what is owed"), B, Rows(II=(Damage(1, (R1,)),), III=(Loot(),))),
    111: Combat(N_("Cover and grab"), T, Rows(II=(Shield(1, ONE),), III=(Loot(),))),
    112: Combat(N_("Raw fury"), (), Rows(II=(Damage(1, (R1, R2)),), III=(Damage(1, (R1,)),))),
    # The Poisoned: poison early, win late.
    113: Combat(N_("Slow drip"), T, Rows(II=(Afflict(POISON, 1, (R1, R2)),), III=(Damage(1, (R1,)),))),
    114: Combat(N_("Taste and take"), T, Rows(II=(Afflict(POISON, 1, (R1,)),), III=(Loot(),))),
    115: Combat(N_("Bitter cloud"), T, Rows(I=(Damage(1, (R1,)),), III=(Afflict(POISON, 1, RIGHT),))),
    116: Combat(N_("Sick grin"), S, Rows(II=(Damage(1, (R1,)),), III=(Loot(),))),
    117: Combat(N_("Spit both ways"), B, Rows(I=(Skill(),), II=(Damage(1, (L, R1)),))),
    118: Combat(N_("Fever"), (), Rows(I=(Damage(1, (R1, R2)),), III=(Damage(1, (R1,)),))),
    # The Quartered: reaches what stands far, and what stands behind.
    119: Combat(N_("Long reach"), B, Rows(I=(Damage(1, (R3,)),), II=(Damage(1, (L, R2, R3)),))),
    120: Combat(N_("Hook it in"), B, Rows(II=(Damage(1, (R2, R3)),), III=(Loot(),))),
    121: Combat(N_("Loose arm"), B, Rows(I=(Damage(1, (R2, R3)),), III=(Damage(1, RIGHT),))),
    122: Combat(N_("Take aim"), T, Rows(I=(Afflict(MARK, 1, ANYWHERE),), II=(Damage(1, (R1, R2)),))),
    123: Combat(N_("Limb by limb"), S, Rows(I=(Skill(),), III=(Loot(),))),
    124: Combat(N_("Wide swing"), (), Rows(II=(Damage(1, RIGHT),), III=(Damage(1, (R2, R3)),))),
    # Serenade.
    125: Combat(N_("Parry"), (), Rows(I=(Shield(1, ONE),))),
    126: Combat(N_("Blade song"), (), Rows(III=(Damage(1, (R1, R2)),))),
    127: Combat(N_("First verse"), (), Rows(I=(Shield(1, ONE),), III=(Damage(1, (R1,)),))),
}

PRINTED = Rows(II=(Damage(1, (R1,)),))
"""The row on Serenade's own board, for when her deck is empty (ruling 63)."""
