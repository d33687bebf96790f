"""C1, the Concierge: fire strikes join the fight turn by turn and stay when he grows angry."""

from collections.abc import Mapping

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import BACK, DECKS, FAR, Boss, Instance, Item, Monster, Rows
from engine.games.dead_cells.cards.runes import TELEPORT
from engine.games.dead_cells.cards.vocabulary import (
    BLEED,
    BLUEPRINT,
    CELL,
    EACH,
    FIRE,
    FIRST,
    ONE,
    R1,
    R2,
    RIGHT,
    RUNE,
    SELF,
    Able,
    Afflict,
    AtZero,
    Cleanse,
    Damage,
    Gain,
    Hearts,
    L,
    Pockets,
    Shield,
    Ward,
    When,
)

FIRE_STRIKE = Monster(N_("Fire strike"), 1, Rows(III=(Afflict(FIRE, 1, ONE),)), place=FAR, copies=3)

CARDS: Mapping[int, Monster] = {
    2101: Monster(N_("The Concierge"), 13, Rows(), wards=(BLEED, FIRE)),
    2102: Monster(N_("Ring of keys"), 0, Rows(I=(Damage(1, ONE),), II=(Damage(1, EACH),)), copies=2),
    2104: Monster(N_("Who goes there"), 0, Rows(I=(Damage(1, FIRST),), III=(Damage(1, EACH),)), copies=2),
    2106: Monster(N_("Slam the gate"), 0, Rows(I=(Damage(1, EACH),), II=(Damage(1, ONE),)), copies=2),
    2108: Monster(N_("No visitors"), 0, Rows(II=(Damage(1, EACH),), III=(Damage(1, ONE),)), copies=2),
    2110: FIRE_STRIKE,
    2113: FIRE_STRIKE._replace(place=BACK),
}
"""The boss, four orders for each of his faces, and six fire strikes."""

BLUEPRINTS: Mapping[int, Item] = {
    2101: Item(N_("Master key"), traits=(Able((Damage(1, RIGHT),)),)),
    2102: Item(N_("Porter's lantern"), Rows(II=(Afflict(FIRE, 1, (R1, R2)),))),
    2103: Item(N_("Gatehouse shield"), traits=(AtZero((Shield(1, SELF),)), Ward(FIRE))),
    2104: Item(N_("Coat of hooks"), traits=(Hearts(1), Pockets(1))),
    2105: Item(N_("Grudge"), Rows(I=(Damage(2, (L, R1)),)), instead=True),
}

C1 = Boss(
    DECKS["C1"],
    N_("The Concierge"),
    R1,
    (
        Instance(N_("The Concierge"), 13, (2102, 2103, 2104, 2105)),
        Instance(N_("The Angry Concierge"), 13, (2106, 2107, 2108, 2109)),
    ),
    CARDS,
    (2110, 2113, 2111, 2114, 2112, 2115),
    BLUEPRINTS,
    (Gain(CELL, 2), Gain(BLUEPRINT), When("again", (Gain(RUNE, 1, TELEPORT),))),
    loot=(Cleanse(FIRE, 1, ONE),),
)
