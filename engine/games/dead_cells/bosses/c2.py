"""C2, the Time Keeper: she steps behind the group, strikes, is far ahead a moment later, and acts again."""

from collections.abc import Mapping

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import DECKS, TELEPORT, Boss, Instance, Item, Monster, Rows
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BLEED,
    BLUEPRINT,
    CELL,
    EACH,
    FIRE,
    FIRST,
    FROST,
    MARK,
    ONE,
    R1,
    R2,
    R3,
    RUNE,
    SELF,
    SHURIKEN,
    Able,
    Afflict,
    AtZero,
    Damage,
    Gain,
    Hearts,
    Keen,
    L,
    Move,
    On,
    Put,
    Shield,
    Take,
    Ward,
    When,
)

CARDS: Mapping[int, Monster] = {
    2201: Monster(N_("The Time Keeper"), 7, Rows(), wards=(BLEED, FIRE)),
    2202: Monster(N_("Tick"), 0, Rows(I=(Damage(1, ONE), Move(L)), II=(Damage(1, ONE), Move(R3)))),
    2203: Monster(
        N_("Quarter past"),
        0,
        Rows(I=(Put(SHURIKEN, 1, ONE), Move(L)), II=(Move(R3),), III=(Damage(1, ONE, 2),)),
    ),
    2204: Monster(N_("Half past"), 0, Rows(I=(Damage(1, EACH), Move(L)), II=(Move(R3),))),
    2205: Monster(N_("Tock"), 0, Rows(I=(Damage(1, ONE, 2), Move(L)), II=(Damage(1, ONE), Move(R3)))),
    2206: Monster(
        N_("Quarter to"),
        0,
        Rows(I=(Damage(1, EACH), Move(L)), II=(Move(R3),), III=(Put(SHURIKEN, 1, ONE), Damage(1, ONE))),
    ),
    2207: Monster(
        N_("On the hour"),
        0,
        Rows(I=(Put(SHURIKEN, 1, FIRST), Move(L)), II=(Damage(1, ONE), Move(R3)), III=(Damage(1, ONE),)),
    ),
}
"""The boss, then three orders for each of her faces."""

BLUEPRINTS: Mapping[int, Item] = {
    2201: Item(N_("Borrowed minute"), traits=(AtZero((Afflict(FROST, 1, ANYWHERE),)), Ward(FROST))),
    2202: Item(N_("Hourglass hilt"), Rows(I=(Damage(1, (R1,)),), III=(Damage(2, (R1, R2)),)), instead=True),
    2203: Item(N_("Returned shuriken"), traits=(Able((Damage(1, ANYWHERE),)), Keen("behind"))),
    2204: Item(N_("Keeper's sash"), traits=(Hearts(1), On("fight_start", (Shield(1, SELF),)))),
    2205: Item(
        N_("Pocket cuckoo"),
        traits=(AtZero((Damage(1, (L, R3)),)), AtZero((Afflict(MARK, 1, ANYWHERE),))),
        health=3,
    ),
}

C2 = Boss(
    DECKS["C2"],
    N_("The Time Keeper"),
    R1,
    (
        Instance(N_("The Time Keeper"), 7, (2202, 2203, 2204)),
        Instance(N_("The Angry Time Keeper"), 7, (2205, 2206, 2207)),
    ),
    CARDS,
    (),
    BLUEPRINTS,
    (Gain(CELL, 2), Gain(BLUEPRINT), When("again", (Gain(RUNE, 1, TELEPORT),))),
    loot=(Take(SHURIKEN, 1, ONE),),
)
