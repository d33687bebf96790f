"""Brutality upgrades (BR): damage and more damage. The first card of the file is bought first."""

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import (
    DURING,
    START,
    Combat,
    Feat,
    Improved,
    Instruction,
    Mutation,
    Rows,
    Upgrade,
)
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BLEED,
    BRUTALITY,
    EVERY,
    FIRE,
    R1,
    R2,
    R3,
    RIGHT,
    SCROLL,
    SECRET,
    Afflict,
    AtStart,
    AtZero,
    Damage,
    Gain,
    L,
    Loot,
    Purge,
    Skill,
)

B = (BRUTALITY,)

BRUTALITY_DECK: tuple[Upgrade, ...] = (
    Improved(
        Combat(
            N_("One, two"), B, Rows(I=(Damage(1, (R1,)),), II=(Damage(1, (R1,)),), III=(Damage(1, (R1,)),))
        )
    ),
    Mutation(N_("Strike first"), DURING, (AtZero((Damage(1, (R1,)),)),)),
    Improved(
        Combat(
            N_("Swing through"),
            B,
            Rows(I=(Damage(1, (R1,)),), II=(Damage(1, (R1, R2)),), III=(Loot(),)),
        )
    ),
    Instruction(N_("Less is more"), (Purge(1),)),
    Improved(
        Combat(
            N_("Open the vein"),
            B,
            Rows(I=(Afflict(BLEED, 1, (R1,)),), II=(Damage(1, (R1,)),), III=(Damage(1, (R1,)),)),
        )
    ),
    Mutation(N_("Trained by blows"), START, (AtStart((Gain(SCROLL, 1, BRUTALITY),)),), line="training"),
    Improved(
        Combat(
            N_("Both ends of it"),
            B,
            Rows(I=(Damage(1, (L, R1)),), II=(Skill(),), III=(Damage(1, (R2, R3)),)),
        )
    ),
    Instruction(N_("Break the habit"), (Purge(1),)),
    Improved(
        Combat(
            N_("Set alight"),
            B,
            Rows(I=(Afflict(FIRE, 1, (R1,)),), II=(Damage(1, (R1, R2)),), III=(Afflict(FIRE, 1, (R1,)),)),
        )
    ),
    Feat(N_("Over before it began"), "won_in_I", (Gain(SECRET),)),
    Improved(
        Combat(N_("Reaping"), B, Rows(I=(Damage(1, (R1,)),), II=(Damage(1, RIGHT, EVERY),), III=(Loot(),)))
    ),
    Mutation(N_("Strike where it hurts"), DURING, (AtZero((Damage(1, ANYWHERE),)),)),
)
