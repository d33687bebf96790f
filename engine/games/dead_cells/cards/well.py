"""The Well (W): one cell thrown in, and something comes up."""

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import Combat, Improved, Instruction, Rows, Upgrade
from engine.games.dead_cells.cards.vocabulary import (
    ITEM,
    POTION,
    R1,
    R2,
    TACTICS,
    TOOTH,
    VIAL,
    Damage,
    Gain,
    Loot,
    Next,
    Say,
    Skill,
)

WELL_DECK: tuple[Upgrade, ...] = (
    Instruction(N_("Coins on a string"), (Next((Gain(TOOTH, 3),)),)),
    Instruction(N_("A sealed flask"), (Next((Gain(POTION),)),)),
    Improved(
        Combat(
            N_("Bucket swing"),
            (TACTICS,),
            Rows(I=(Damage(1, (R1, R2)),), II=(Skill(),), III=(Loot(),)),
        )
    ),
    Instruction(N_("A parcel for later"), (Next((Gain(ITEM),)),)),
    Instruction(N_("An echo"), (Say(N_("From far below somebody answers, half a word behind you.")),)),
    Instruction(N_("A long drink"), (Next((Gain(VIAL, 1), Gain(TOOTH, 1))),)),
)
