"""Secrets (S): found by odd play, opened at the end of a run, one after the other."""

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import (
    DURING,
    SKILL,
    START,
    Combat,
    Find,
    Improved,
    Instruction,
    Item,
    Mutation,
    Rows,
    Upgrade,
)
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BLEED,
    BRUTALITY,
    CELL,
    EACH,
    EVERY,
    FIRE,
    FROST,
    MARK,
    POISON,
    POTION,
    R1,
    R2,
    RIGHT,
    SELF,
    SURVIVAL,
    TACTICS,
    Able,
    Afflict,
    AtStart,
    AtZero,
    Damage,
    Gain,
    Hand,
    Heal,
    Hearts,
    Keen,
    Next,
    On,
    Pockets,
    Rest,
    Say,
    Shield,
    Skill,
    Ward,
)

ST, TB, SB = (SURVIVAL, TACTICS), (TACTICS, BRUTALITY), (SURVIVAL, BRUTALITY)

SECRET_DECK: tuple[Upgrade, ...] = (
    Find(Item(N_("Glass dagger"), Rows(I=(Damage(2, (R1,)),), III=(Damage(1, (R1,)),)))),
    Mutation(N_("A fifth heart"), DURING, (Hearts(1),)),
    Improved(
        Combat(N_("Old friends"), ST, Rows(I=(Shield(1, EACH),), II=(Skill(2),), III=(Damage(2, (R1, R2)),)))
    ),
    Find(Item(N_("Lamp without oil"), traits=(AtZero((Afflict(FIRE, 1, ANYWHERE),)), Ward(FIRE)))),
    Mutation(N_("A seventh flask"), DURING, (AtStart((Gain(POTION),)),)),
    Mutation(N_("The long whistle"), SKILL, (Able((Damage(1, ANYWHERE),)),)),
    Find(
        Item(
            N_("Somebody's shadow"), traits=(On("fight_start", (Shield(1, SELF, gold=True),)), Keen("behind"))
        )
    ),
    Improved(
        Combat(
            N_("Red and violet"),
            TB,
            Rows(I=(Afflict(MARK, 1, ANYWHERE),), II=(Damage(2, RIGHT),), III=(Damage(1, RIGHT, EVERY),)),
        )
    ),
    Instruction(N_("The second Well"), (Next((Gain(CELL, 3),)),)),
    Find(Item(N_("Bag of doors"), traits=(Pockets(2),))),
    Mutation(N_("Five fingers each"), DURING, (Pockets(1),)),
    Improved(
        Combat(
            N_("Bread and stones"),
            SB,
            Rows(I=(Damage(2, (R1, R2)),), II=(Heal(1, EACH),), III=(Damage(2, (R1,)),)),
        )
    ),
    Find(
        Item(
            N_("Crow with a name"),
            traits=(AtZero((Damage(1, ANYWHERE),)), AtZero((Afflict(MARK, 1, ANYWHERE),))),
            health=5,
        )
    ),
    Mutation(N_("Nobody's debt"), DURING, (Rest(2),)),
    Mutation(N_("The unheard note"), SKILL, (Able((Afflict(FROST, 1, ANYWHERE), Shield(1, SELF))),)),
    Find(
        Item(
            N_("King's left glove"),
            Rows(I=(Damage(1, RIGHT, EVERY),), II=(Damage(1, RIGHT, EVERY),), III=(Damage(1, RIGHT, EVERY),)),
            instead=True,
            alone=True,
        )
    ),
    Improved(
        Combat(N_("What we were"), ST, Rows(I=(Skill(2),), II=(Skill(2),), III=(Damage(1, ANYWHERE, EVERY),)))
    ),
    Mutation(N_("The other pocket"), START, (Hand(1),)),
    Find(Item(N_("Name tag"), traits=(Hearts(2), Ward(POISON), Ward(BLEED), Ward(MARK)))),
    Instruction(
        N_("The way out"),
        (
            Say(
                N_("There is a door without a lock. Behind it, a morning. You leave it ajar, for the others.")
            ),
        ),
    ),
)
"""Ordered, like everything that must not be shuffled (ruling 69)."""
