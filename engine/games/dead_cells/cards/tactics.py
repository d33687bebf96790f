"""Tactics upgrades (TC): equipment, skills, the merchant. The first card of the file is bought first."""

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
from engine.games.dead_cells.cards.people import COLLECTOR, MERCHANT
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BRUTALITY,
    EVERY,
    FIRE,
    FROST,
    ITEM,
    MARK,
    ONE,
    POISON,
    R1,
    R2,
    R3,
    RIGHT,
    SCROLL,
    SECRET,
    SURVIVAL,
    TACTICS,
    TOOTH,
    Able,
    Afflict,
    AtStart,
    AtZero,
    Bargain,
    Damage,
    Gain,
    Hand,
    Keen,
    Level,
    Loot,
    On,
    Pockets,
    Purge,
    Scale,
    Shield,
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
    Instruction(N_("Unlearn one thing"), (Purge(1),)),
    Mutation(N_("Deeper sleeves"), START, (AtStart((Gain(ITEM, 2),)),), line="sleeve"),
    Improved(
        Combat(
            N_("A pocketful of tricks"),
            T,
            Rows(I=(Skill(),), II=(Afflict(MARK, 1, ANYWHERE),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Mutation(N_("Quick study"), DURING, (On("skilled", (Gain(TOOTH),), limit=1),)),
    Instruction(N_("The merchant's good shelf"), (Level(MERCHANT, 2),)),
    Improved(
        Combat(
            N_("Cold shoulder"),
            T,
            Rows(I=(Afflict(FROST, 1, (R1, R2)),), II=(Shield(1, ONE),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Feat(N_("Both doors"), "both_exits", (Gain(SECRET),)),
    Improved(
        Combat(
            N_("Slow poison"),
            T,
            Rows(I=(Afflict(POISON, 1, RIGHT),), II=(Loot(),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Mutation(N_("A wider belt"), START, (Pockets(2),), line="belt"),
    Improved(Combat(N_("Three of a kind"), T, Rows(I=(Skill(),), II=(Skill(),), III=(Skill(),)))),
    Instruction(N_("Tea with the collector"), (Level(COLLECTOR, 1),)),
    Mutation(N_("Frost in the bones"), DURING, (Keen("frozen"),)),
    Improved(
        Combat(
            N_("Snap freeze"),
            T,
            Rows(I=(Afflict(FROST, 1, RIGHT, 2),), II=(Damage(1, (R1,)),), III=(Skill(),)),
        )
    ),
    Improved(
        Combat(
            N_("From the rafters"),
            T,
            Rows(I=(Damage(1, (R2, R3)),), II=(Damage(1, (R2, R3), 2),), III=(Loot(),)),
        )
    ),
    Instruction(N_("A shorter list"), (Purge(1),)),
    Mutation(N_("Trick of the light"), SKILL, (Able((Afflict(FROST, 1, RIGHT),)),)),
    Improved(
        Combat(
            N_("Bottled storm"),
            T,
            Rows(I=(Afflict(FIRE, 1, RIGHT),), II=(Afflict(FIRE, 1, RIGHT),), III=(Skill(),)),
        )
    ),
    Feat(N_("Ding, dang, dong"), "three_bells", (Gain(SECRET),)),
    Improved(
        Combat(
            N_("The weak spot"),
            T,
            Rows(I=(Afflict(MARK, 1, ANYWHERE, 2),), II=(Damage(1, ANYWHERE),), III=(Damage(1, ANYWHERE),)),
        )
    ),
    Mutation(N_("Friends in trade"), DURING, (Bargain(MERCHANT, 1),)),
    Instruction(N_("The collector's key"), (Level(COLLECTOR, 2),)),
    Improved(
        Combat(
            N_("Double deal"),
            (TACTICS, SURVIVAL),
            Rows(I=(Skill(2),), II=(Loot(),), III=(Damage(1, RIGHT, 2),)),
        )
    ),
    Mutation(N_("First pick"), DURING, (Bargain(COLLECTOR, 1),)),
    Improved(
        Combat(
            N_("Winter of the soul"),
            T,
            Rows(I=(Afflict(FROST, 1, RIGHT, EVERY),), II=(Damage(1, (R1, R2)),), III=(Skill(),)),
        )
    ),
    Instruction(N_("Only the best"), (Purge(1),)),
    Mutation(N_("A fourth card"), START, (Hand(1),)),
    Feat(N_("Not for sale"), "no_merchant", (Gain(SECRET),)),
    Improved(
        Combat(
            N_("The perfect plan"),
            (TACTICS, BRUTALITY),
            Rows(
                I=(Skill(2),),
                II=(Afflict(POISON, 2, RIGHT),),
                III=(Damage(Scale(1, "level.T", 3), ANYWHERE),),
            ),
        )
    ),
)
