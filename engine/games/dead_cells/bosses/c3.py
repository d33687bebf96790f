"""C3, the Hand of the King: nothing hurts him while one of his Swords stands."""

from collections.abc import Mapping

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import BACK, DECKS, FAR, Boss, Instance, Item, Monster, Rows
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BLEED,
    BLUEPRINT,
    CELL,
    EACH,
    FIRE,
    ONE,
    POISON,
    R1,
    R2,
    RIGHT,
    Damage,
    Gain,
    Hearts,
    Keen,
    Pockets,
)

SWORD = Monster(N_("Sword"), 1, Rows(IV=(Damage(1, ONE),)), copies=1, wards=(BLEED, POISON))

CARDS: Mapping[int, Monster] = {
    2301: Monster(N_("The Hand of the King"), 7, Rows(), wards=(BLEED, FIRE)),
    2302: SWORD,
    2303: SWORD._replace(place=FAR),
    2304: SWORD._replace(place=BACK),
    2305: SWORD,
    2306: SWORD._replace(place=FAR),
    2307: SWORD._replace(place=BACK),
    2308: Monster(N_("Open hand"), 0, Rows(I=(Damage(1, ONE, 2),), III=(Damage(1, ONE),)), copies=3),
    2311: Monster(N_("Five fingers"), 0, Rows(I=(Damage(1, EACH),), III=(Damage(1, ONE),)), copies=2),
    2313: Monster(N_("The ring"), 0, Rows(II=(Damage(1, EACH),), III=(Damage(1, ONE),)), copies=2),
    2315: Monster(N_("Fist"), 0, Rows(I=(Damage(1, EACH),), III=(Damage(1, ONE, 2),)), copies=3),
    2318: Monster(N_("Knuckles"), 0, Rows(I=(Damage(1, ONE, 2),), II=(Damage(1, EACH),)), copies=2),
    2320: Monster(N_("Thumb down"), 0, Rows(II=(Damage(2, ONE),), III=(Damage(1, EACH),)), copies=2),
}
"""The boss, three Swords for each of his faces, seven orders for each."""

BLUEPRINTS: Mapping[int, Item] = {
    2301: Item(N_("King's gauntlet"), Rows(I=(Damage(2, (R1,)),), III=(Damage(2, (R1, R2)),)), instead=True),
    2302: Item(N_("Sixth sword"), Rows(II=(Damage(2, RIGHT),))),
    2303: Item(N_("Crown of thumbs"), traits=(Hearts(2), Pockets(1), Keen("elite"))),
}

C3 = Boss(
    DECKS["C3"],
    N_("The Hand of the King"),
    R2,
    (
        Instance(N_("The Hand of the King"), 7, (2308, 2309, 2310, 2311, 2312, 2313, 2314)),
        Instance(N_("The King's Fist"), 7, (2315, 2316, 2317, 2318, 2319, 2320, 2321)),
    ),
    CARDS,
    (),
    BLUEPRINTS,
    (Gain(CELL, 3), Gain(BLUEPRINT)),
    loot=(Damage(1, ANYWHERE),),
    guards=((2302, 2303, 2304), (2305, 2306, 2307)),
    returning=1,
)
