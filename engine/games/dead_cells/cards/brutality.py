"""Brutality upgrades (BR): damage and more damage. The first card of the file is bought first."""

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import (
    DURING,
    SKILL,
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
    TACTICS,
    TOOTH,
    Able,
    Afflict,
    AtStart,
    AtZero,
    Damage,
    Gain,
    Keen,
    L,
    Loot,
    On,
    Purge,
    Push,
    Scale,
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
    Improved(
        Combat(
            N_("Elbow room"), B, Rows(I=(Damage(1, (R1,)),), II=(Push(1, (R1, R2)),), III=(Damage(2, (R1,)),))
        )
    ),
    Mutation(N_("The butcher's share"), DURING, (On("kill", (Gain(TOOTH),), limit=1),)),
    Improved(
        Combat(
            N_("Twice on the nose"), B, Rows(I=(Damage(2, (R1,)),), II=(Loot(),), III=(Damage(1, (R1, R2)),))
        )
    ),
    Instruction(N_("Break the chain"), (Purge(1),)),
    Improved(
        Combat(
            N_("Cut low"),
            B,
            Rows(I=(Afflict(BLEED, 1, (R1, R2)),), II=(Damage(1, (R1, R2)),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Feat(N_("Three with one stroke"), "three_at_once", (Gain(SECRET),)),
    Improved(
        Combat(
            N_("Behind you"),
            B,
            Rows(I=(Damage(1, (L,)),), II=(Damage(2, (L, R1)),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Mutation(N_("Watch your back"), DURING, (Keen("behind"),)),
    Improved(
        Combat(
            N_("All at once"), B, Rows(I=(Damage(1, RIGHT, EVERY),), II=(Skill(),), III=(Damage(1, (R1,)),))
        )
    ),
    Mutation(N_("Kick the door"), SKILL, (Able((Damage(1, (R1, R2)),)),)),
    Improved(
        Combat(
            N_("Firestarter"),
            B,
            Rows(I=(Afflict(FIRE, 1, (R1, R2)),), II=(Afflict(FIRE, 1, (R1, R2)),), III=(Damage(1, RIGHT),)),
        )
    ),
    Instruction(N_("No more of that"), (Purge(1),)),
    Improved(
        Combat(
            N_("Long thrust"), B, Rows(I=(Damage(1, RIGHT),), II=(Damage(1, RIGHT),), III=(Damage(1, RIGHT),))
        )
    ),
    Mutation(N_("Burning hands"), DURING, (Keen("burning"),)),
    Improved(
        Combat(
            N_("Hammer and anvil"),
            B,
            Rows(I=(Damage(1, (L, R1), 2),), II=(Damage(2, (R1,)),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Feat(N_("A bitter dose"), "five_poison", (Gain(SECRET),)),
    Mutation(N_("Smell of gold"), DURING, (Keen("elite"),)),
    Improved(
        Combat(
            N_("No quarter"), B, Rows(I=(Damage(2, (R1, R2)),), II=(Damage(1, RIGHT, EVERY),), III=(Loot(),))
        )
    ),
    Mutation(N_("Nail them"), DURING, (On("kill", (Damage(1, (R1,)),), limit=1),)),
    Improved(
        Combat(
            N_("Grudge match"),
            B,
            Rows(
                I=(Damage(Scale(1, "level.B", 3), (R1,)),), II=(Damage(2, (R1,)),), III=(Damage(1, (R1, R2)),)
            ),
        )
    ),
    Instruction(N_("Burn the bridges"), (Purge(2),)),
    Improved(
        Combat(
            N_("Red harvest"),
            (BRUTALITY, TACTICS),
            Rows(I=(Damage(1, RIGHT, 2),), II=(Damage(2, (R1, R2)),), III=(Damage(1, RIGHT, EVERY),)),
        )
    ),
    Mutation(N_("Giant killers"), DURING, (Keen("boss"),)),
    Feat(N_("Bare hands"), "no_skill", (Gain(SECRET),)),
    Improved(
        Combat(
            N_("The end of it"),
            B,
            Rows(I=(Damage(2, RIGHT),), II=(Damage(2, RIGHT),), III=(Damage(1, ANYWHERE, EVERY),)),
        )
    ),
)
