"""Tactics upgrades (TC): equipment, skills, the merchant. The first card of the file is bought first."""

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
from engine.games.dead_cells.cards.people import MERCHANT
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    FROST,
    ITEM,
    MARK,
    POISON,
    R1,
    R2,
    R3,
    RIGHT,
    SCROLL,
    SECRET,
    TACTICS,
    Afflict,
    AtStart,
    AtZero,
    Damage,
    Gain,
    Level,
    Loot,
    Pockets,
    Purge,
    Skill,
)

T = (TACTICS,)

TACTICS_DECK: tuple[Upgrade, ...] = (
    Improved(
        Combat(
            N_("Two steps ahead"), T, Rows(I=(Skill(),), II=(Damage(1, (R1,)),), III=(Damage(1, (R1, R2)),))
        )
    ),
    Mutation(N_("A belt with hooks"), START, (Pockets(1),), line="belt"),
    Improved(
        Combat(
            N_("Cold breath"),
            T,
            Rows(I=(Afflict(FROST, 1, RIGHT),), II=(Damage(1, (R1,)),), III=(Loot(),)),
        )
    ),
    Instruction(N_("Forget the old tricks"), (Purge(1),)),
    Mutation(N_("Something up the sleeve"), START, (AtStart((Gain(ITEM),)),), line="sleeve"),
    Improved(
        Combat(
            N_("Draw a bead"),
            T,
            Rows(I=(Afflict(MARK, 1, ANYWHERE),), II=(Skill(),), III=(Damage(1, (R2, R3)),)),
        )
    ),
    Mutation(N_("Read by night"), START, (AtStart((Gain(SCROLL, 1, TACTICS),)),), line="reading"),
    Instruction(N_("Known to the merchant"), (Level(MERCHANT, 1),)),
    Improved(
        Combat(
            N_("Vapours"),
            T,
            Rows(I=(Afflict(POISON, 1, (R1, R2)),), II=(Damage(1, (R1,)),), III=(Skill(),)),
        )
    ),
    Feat(N_("Burnt at the stake"), "elite_by_fire", (Gain(SECRET),)),
    Mutation(N_("Eyes everywhere"), DURING, (AtZero((Afflict(MARK, 1, ANYWHERE),)),)),
    Improved(Combat(N_("Ready for both"), T, Rows(I=(Skill(),), II=(Skill(),), III=(Damage(1, ANYWHERE),)))),
)
