"""The eight pieces of equipment with which a campaign begins."""

from collections.abc import Mapping

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import Item, Rows
from engine.games.dead_cells.cards.vocabulary import (
    ANYWHERE,
    BLEED,
    FIRE,
    FROST,
    MARK,
    POISON,
    R1,
    R2,
    R3,
    SELF,
    Able,
    Afflict,
    AtZero,
    Damage,
    L,
    On,
    Shield,
)

STARTER_ITEMS: Mapping[int, Item] = {
    101: Item(N_("Pocket crossbow"), Rows(II=(Damage(1, (L, R2, R3)),)), instead=True),
    102: Item(N_("Split maul"), Rows(III=(Damage(1, (R1,)),))),
    103: Item(N_("Acid phial"), traits=(Able((Afflict(POISON, 1, (R1, R2)),)),)),
    104: Item(N_("Chipped targe"), traits=(On("fight_start", (Shield(1, SELF),)),)),
    105: Item(N_("Lame crow"), traits=(AtZero((Afflict(MARK, 1, ANYWHERE),)),), health=2),
    106: Item(N_("Bone saw"), traits=(Able((Afflict(BLEED, 1, (R1,)),)),)),
    107: Item(N_("Cold lamp"), traits=(Able((Afflict(FROST, 1, (R1, R2)),)),)),
    108: Item(N_("Oil flask"), Rows(I=(Afflict(FIRE, 1, (R1, R2)),)), instead=True),
}
