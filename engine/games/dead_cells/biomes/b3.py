"""B3, the Ramparts: shot at from afar, with a wall behind or a pit ahead."""

from collections.abc import Mapping

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import (
    BACK,
    DECKS,
    DOOR,
    ELITE,
    ENCOUNTER,
    FAR,
    MERCHANT,
    PIT,
    TREASURE,
    WALL,
    Biome,
    Board,
    Edge,
    Exit,
    Item,
    Monster,
    Offer,
    Rows,
    Tile,
)
from engine.games.dead_cells.cards.runes import RAM, SPIDER
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BLUEPRINT,
    BRUTALITY,
    CELL,
    EACH,
    FIRE,
    FIRST,
    ITEM,
    MARK,
    ONE,
    R1,
    R2,
    R3,
    RIGHT,
    RUNE,
    SCROLL,
    SELF,
    SURVIVAL,
    TACTICS,
    TOOTH,
    VIAL,
    Afflict,
    AtZero,
    Choose,
    Damage,
    Gain,
    Hearts,
    Keen,
    On,
    Push,
    Shield,
    SymbolTest,
    Ward,
    When,
)

MONSTERS: Mapping[int, Monster] = {
    1301: Monster(
        N_("Merlon archer"),
        1,
        Rows(I=(Damage(1, FIRST),), II=(Damage(1, FIRST),)),
        (Gain(CELL),),
        place=FAR,
        copies=4,
    ),
    1305: Monster(
        N_("Beacon keeper"),
        2,
        Rows(I=(Afflict(MARK, 1, ONE),), III=(Damage(1, EACH),)),
        (Gain(TOOTH),),
        place=FAR,
        copies=3,
    ),
    1308: Monster(
        N_("Pavise bearer"), 3, Rows(I=(Shield(1, SELF),), II=(Damage(1, EACH),)), (Gain(CELL),), copies=4
    ),
    1312: Monster(N_("Ladder runner"), 2, Rows(I=(Damage(1, ONE, 2),)), (Gain(TOOTH),), copies=3),
    1315: Monster(
        N_("Tar pourer"), 2, Rows(II=(Afflict(FIRE, 1, ONE),), IV=(Damage(1, ONE),)), (Gain(CELL),)
    ),
    1316: Monster(
        N_("Weathercock"), 1, Rows(III=(Damage(1, ONE),), IV=(Damage(1, ONE),)), (Gain(TOOTH),), place=BACK
    ),
    1317: Monster(
        N_("Captain of the wall"),
        4,
        Rows(I=(Damage(1, ONE, 2),), II=(Damage(1, FIRST),), III=(Damage(1, ONE, 2),)),
        (Gain(CELL), Gain(ITEM)),
        place=FAR,
        elite=True,
        copies=2,
    ),
    1319: Monster(
        N_("Gatehouse ogre"),
        5,
        Rows(zero=(Shield(2, SELF),), II=(Damage(1, EACH),), III=(Damage(1, ONE),)),
        (Gain(RUNE, 1, RAM), Gain(CELL), Gain(SCROLL, 1, BRUTALITY)),
        elite=True,
    ),
    1320: Monster(
        N_("Ballista crew"),
        5,
        Rows(I=(Damage(1, FIRST),), III=(Damage(1, EACH),)),
        (Gain(CELL), Gain(SCROLL, 1, SURVIVAL)),
        place=FAR,
        elite=True,
    ),
}

BLUEPRINTS: Mapping[int, Item] = {
    1301: Item(N_("Wall hook"), Rows(II=(Push(2, (R1, R2)), Damage(1, RIGHT))), instead=True),
    1302: Item(N_("Signal horn"), traits=(AtZero((Afflict(MARK, 1, ANYWHERE),)),)),
    1303: Item(N_("Second-best bow"), Rows(I=(Damage(1, (R2, R3)),), III=(Damage(1, (R2, R3)),))),
    1304: Item(N_("Pavise"), traits=(On("fight_start", (Shield(2, SELF),)),), alone=True),
    1305: Item(N_("Feathered boots"), traits=(Hearts(1), Ward(MARK))),
    1306: Item(
        N_("Pitch pot"),
        Rows(II=(Afflict(FIRE, 1, (R1, R2)),), III=(Afflict(FIRE, 1, (R1, R2)),)),
        instead=True,
    ),
    1307: Item(
        N_("Rapier with a view"),
        Rows(II=(Damage(1, (R1,)), When("pit", (Push(1, (R1,)),), (Shield(1, SELF),)))),
    ),
    1308: Item(N_("Lookout's spyglass"), traits=(Keen("far"),)),
    1309: Item(N_("Carrier pigeon"), traits=(AtZero((Damage(1, (R3,)),)),), health=2),
}

TILES: Mapping[int, Tile] = {
    1301: Tile(ENCOUNTER, enemies="mm", loot=(Gain(CELL),), terrain=WALL),
    1302: Tile(ENCOUNTER, enemies="mm", loot=(Gain(TOOTH, 2),), passes=True, terrain=PIT),
    1303: Tile(ENCOUNTER, enemies="mmm", loot=(Gain(SCROLL, 1, BRUTALITY),)),
    1304: Tile(
        ENCOUNTER, enemies="mm", loot=(Gain(SCROLL, 1, SURVIVAL), Gain(CELL)), passes=True, terrain=WALL
    ),
    1305: Tile(ENCOUNTER, enemies="mmm", loot=(Gain(ITEM),), terrain=PIT),
    1306: Tile(ENCOUNTER, enemies="mm", loot=(Gain(SCROLL, 1, TACTICS), Gain(BLUEPRINT))),
    1307: Tile(ENCOUNTER, enemies="mmm", loot=(Gain(CELL, 2),), passes=True),
    1308: Tile(
        ENCOUNTER, enemies="mm", loot=(Gain(SCROLL, 1, BRUTALITY), Gain(CELL)), passes=True, terrain=PIT
    ),
    1309: Tile(ELITE, enemies="em", loot=(Gain(CELL), Gain(SCROLL, 1, TACTICS))),
    1310: Tile(ELITE, enemies="me", loot=(Gain(CELL), Gain(TOOTH, 2)), passes=True, terrain=WALL),
    1311: Tile(ELITE, enemies="em", loot=(Gain(CELL), Gain(BLUEPRINT)), terrain=PIT),
    1312: Tile(TREASURE, do=(Gain(ITEM),)),
    1313: Tile(TREASURE, do=(Choose(((Gain(TOOTH, 3),), (Gain(SCROLL, 1, SURVIVAL),))),)),
    1314: Tile(TREASURE, do=(Gain(VIAL), Gain(CELL)), passes=True),
    1315: Tile(TREASURE, do=(Gain(BLUEPRINT), Gain(CELL))),
    1316: Tile(DOOR, do=(SymbolTest(True, (BRUTALITY, TACTICS), (Gain(CELL, 2),), (Damage(1, FIRST),)),)),
    1317: Tile(
        DOOR, do=(Choose(((SymbolTest(False, (BRUTALITY,), (Gain(ITEM),)),), (Gain(VIAL),))),), passes=True
    ),
    1318: Tile(DOOR, do=(SymbolTest(True, (SURVIVAL,), (Gain(VIAL, first=True), Gain(TOOTH))),)),
    1319: Tile(MERCHANT, offers=(Offer((Gain(VIAL),), 2, 2), Offer((Gain(ITEM),), 3, 1))),
    1320: Tile(MERCHANT, offers=(Offer((Gain(BLUEPRINT),), 2, 2), Offer((Gain(VIAL),), 2, 1))),
}

BOARD = Board(
    N_("The Ramparts"),
    (
        ENCOUNTER,
        ENCOUNTER,
        TREASURE,
        ENCOUNTER,
        DOOR,
        ENCOUNTER,
        ENCOUNTER,
        MERCHANT,
        ELITE,
        DOOR,
        ENCOUNTER,
        TREASURE,
    ),
    (
        (Edge(1),),
        (Edge(2, hand=(BRUTALITY, TACTICS)), Edge(3)),
        (Edge(4), Edge(5)),
        (Edge(5), Edge(6, deck=(SURVIVAL,), reward=(Gain(TOOTH),))),
        (Edge(7), Edge(8)),
        (Edge(7), Edge(9, rune=SPIDER)),
        (Edge(9), Edge(7)),
        (Edge(8), Edge(10)),
        (Edge(10), Edge(11, rune=RAM)),
        (Edge(10),),
        (Edge(12), Edge(11, hand=(TACTICS, SURVIVAL))),
        (Edge(12), Edge(13)),
    ),
    (Exit(N_("the stair tower"), DECKS["C1"]), Exit(N_("the drawbridge"), DECKS["C1"])),
    (
        (0.03, 0.45),
        (0.13, 0.5),
        (0.25, 0.82),
        (0.27, 0.28),
        (0.4, 0.85),
        (0.42, 0.5),
        (0.42, 0.12),
        (0.56, 0.62),
        (0.66, 0.88),
        (0.62, 0.2),
        (0.76, 0.48),
        (0.86, 0.8),
        (0.97, 0.35),
        (0.97, 0.8),
    ),
)

B3 = Biome(DECKS["B3"], BOARD.name, BOARD, MONSTERS, BLUEPRINTS, TILES)
