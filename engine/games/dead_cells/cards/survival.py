"""Survival upgrades (SV): health, healing, potions. The first card of the file is bought first."""

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
from engine.games.dead_cells.cards.people import HEALER
from engine.games.dead_cells.cards.vocabulary import (
    ANY_STATE,
    EACH,
    EVERY,
    LOWEST,
    ONE,
    POTION,
    R1,
    R2,
    RIGHT,
    SCROLL,
    SECRET,
    SELF,
    SURVIVAL,
    TACTICS,
    VIAL,
    Able,
    AtStart,
    AtZero,
    Bargain,
    Cleanse,
    Damage,
    Gain,
    Heal,
    Hearts,
    L,
    Level,
    Next,
    On,
    Purge,
    Push,
    Rest,
    Scale,
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
    Instruction(N_("Shed the dead weight"), (Purge(1),)),
    Mutation(N_("Rest by the fire"), DURING, (Rest(1),), line="rest"),
    Improved(
        Combat(N_("Lean on me"), S, Rows(I=(Shield(1, ONE),), II=(Damage(1, (R1, R2)),), III=(Heal(1, ONE),)))
    ),
    Mutation(N_("A second flask"), START, (AtStart((Gain(POTION, 2),)),), line="flask"),
    Mutation(N_("Scar tissue"), DURING, (On("hurt", (Shield(1, SELF),), limit=1),)),
    Improved(
        Combat(
            N_("One for each"),
            S,
            Rows(I=(Damage(1, (R1,)),), II=(Shield(1, EACH),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Instruction(N_("The healer's cousin"), (Level(HEALER, 2),)),
    Mutation(N_("A scroll sewn in"), START, (AtStart((Gain(SCROLL, 1, SURVIVAL),)),), line="sewn"),
    Improved(Combat(N_("Grit"), S, Rows(I=(Shield(1, SELF),), II=(Damage(2, (R1,)),), III=(Skill(),)))),
    Feat(N_("Hands in your pockets"), "no_loot", (Gain(SECRET),)),
    Mutation(N_("Leather under leather"), START, (Hearts(3),), line="hide"),
    Improved(
        Combat(
            N_("Circle of backs"),
            S,
            Rows(I=(Shield(1, EACH),), II=(Damage(1, (L, R1)),), III=(Damage(1, RIGHT),)),
        )
    ),
    Instruction(N_("Letters from home"), (Next((Gain(POTION), Gain(VIAL))),)),
    Mutation(N_("Iron stomach"), DURING, (On("drank", (Shield(2, SELF),)),)),
    Improved(
        Combat(
            N_("Second wind"),
            S,
            Rows(I=(Damage(1, (R1, R2)),), II=(Heal(2, ONE),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Instruction(N_("What we leave behind"), (Purge(1),)),
    Mutation(N_("A longer rest"), DURING, (Rest(2),), line="rest"),
    Improved(
        Combat(
            N_("Shield and shove"),
            S,
            Rows(I=(Shield(1, ONE),), II=(Push(1, (R1, R2)), Damage(1, (R1, R2))), III=(Damage(2, (R1,)),)),
        )
    ),
    Mutation(N_("Bandage song"), SKILL, (Able((Heal(1, ONE),)),)),
    Mutation(N_("Haggle with death"), DURING, (Bargain(HEALER, 1),)),
    Improved(
        Combat(
            N_("Nobody falls"),
            (SURVIVAL, TACTICS),
            Rows(I=(Shield(1, EACH),), II=(Heal(1, LOWEST),), III=(Damage(2, (R1, R2)),)),
        )
    ),
    Feat(N_("Cold hands, warm heart"), "frozen_card", (Gain(SECRET),)),
    Mutation(N_("Blood for blood"), DURING, (On("hurt", (Damage(1, (R1,)),), limit=1),)),
    Improved(
        Combat(
            N_("Stone face"),
            S,
            Rows(I=(Shield(2, SELF),), II=(Damage(Scale(1, "shields", 3), (R1,)),), III=(Damage(1, RIGHT),)),
        )
    ),
    Instruction(N_("The healer's whole family"), (Level(HEALER, 3),)),
    Mutation(N_("Field kitchen"), DURING, (Rest(3),), line="rest"),
    Improved(
        Combat(
            N_("Golden hour"),
            S,
            Rows(I=(Shield(1, ONE, gold=True),), II=(Damage(1, RIGHT, EVERY),), III=(Heal(1, EACH),)),
        )
    ),
    Mutation(N_("Locked shields"), DURING, (AtZero((Shield(1, EACH),)),)),
    Feat(N_("Everybody comes home"), "boss_companion", (Gain(SECRET),)),
    Instruction(N_("The bare minimum"), (Purge(1),)),
)
