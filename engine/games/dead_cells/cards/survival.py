"""Survival upgrades (SV): health, healing, potions. The first card of the file is bought first."""

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
from engine.games.dead_cells.cards.people import HEALER
from engine.games.dead_cells.cards.vocabulary import (
    ANY_STATE,
    EACH,
    ONE,
    POTION,
    R1,
    R2,
    SECRET,
    SELF,
    SURVIVAL,
    AtStart,
    AtZero,
    Cleanse,
    Damage,
    Gain,
    Heal,
    Hearts,
    L,
    Level,
    Purge,
    Shield,
    Skill,
)

S = (SURVIVAL,)

SURVIVAL_DECK: tuple[Upgrade, ...] = (
    Improved(
        Combat(
            N_("Shoulder to shoulder"),
            S,
            Rows(I=(Shield(1, ONE),), II=(Damage(1, (R1,)),), III=(Damage(1, (R1,)),)),
        )
    ),
    Mutation(N_("Old hide"), START, (Hearts(1),), line="hide"),
    Instruction(N_("Travel light"), (Purge(1),)),
    Improved(
        Combat(N_("Bind and go on"), S, Rows(I=(Damage(1, (R1,)),), II=(Heal(1, ONE),), III=(Skill(),)))
    ),
    Mutation(N_("A flask each"), START, (AtStart((Gain(POTION),)),), line="flask"),
    Improved(
        Combat(
            N_("Back against back"),
            S,
            Rows(I=(Damage(1, (L, R1)),), II=(Shield(1, SELF),), III=(Damage(1, (L, R1)),)),
        )
    ),
    Instruction(N_("A word with the healer"), (Level(HEALER, 1),)),
    Mutation(N_("Thicker hide"), START, (Hearts(2),), line="hide"),
    Improved(
        Combat(
            N_("Hold the door"),
            S,
            Rows(I=(Shield(1, ONE),), II=(Shield(1, ONE),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Feat(N_("Not a scratch"), "biome_unhurt", (Gain(SECRET),)),
    Mutation(N_("First blood is ours"), DURING, (AtZero((Shield(1, ONE),)),)),
    Improved(
        Combat(
            N_("Clean wounds"),
            S,
            Rows(I=(Cleanse(ANY_STATE, 1, ONE),), II=(Damage(1, (R1, R2)),), III=(Shield(1, EACH),)),
        )
    ),
)
