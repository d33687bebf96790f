"""What can be won, and tokens of single places: straight to the bag, or where they lie."""

from engine.games.dead_cells.cards.vocabulary import (
    BIOME,
    BLUEPRINT,
    CELL,
    ITEM,
    KEY,
    LANTERN,
    MALAISE,
    POTION,
    RUNE,
    SCROLL,
    SECRET,
    SHURIKEN,
    TOOTH,
    VIAL,
    WORM,
    Gain,
    Put,
    Rule,
    Take,
)
from tools.dead_cells_oracle import effects
from tools.dead_cells_oracle.asking import Told
from tools.dead_cells_oracle.table import Body, Table

CARRIED = {WORM: "worms", SHURIKEN: "shurikens", MALAISE: "malaise"}
"""What lies on fighters, by where it is counted."""


def gain(table: Table, actor: Body, effect: Gain) -> Told[None]:
    """Straight to the bag; what has to be shared out waits there (rulings 32, 44, 56)."""
    kind = effect.what
    if kind in (CELL, TOOTH, POTION):
        table.bag[(CELL, TOOTH, POTION).index(kind)] += effect.n
    elif kind == VIAL:
        table.looted[0] += effect.n
    elif kind == SCROLL:
        table.looted[1 + effect.colour] += effect.n
    elif kind == ITEM:
        table.looted_items += [card for _ in range(effect.n) if (card := draw_gear(table))]
    elif kind == BLUEPRINT:
        table.piles["collected"] += [table.blueprints.pop() for _ in range(effect.n) if table.blueprints]
    elif kind == RUNE:
        table.runes |= 1 << effect.colour
    elif kind == SECRET:
        table.found += effect.n
    yield from ()


def draw_gear(table: Table) -> int:
    """The top card of the equipment deck; its discard is shuffled when it is empty (ruling 68)."""
    if not table.piles["gear"]:
        table.piles["gear"] = table.shuffled(table.piles["gear_discard"])
        table.piles["gear_discard"] = []
    return table.piles["gear"].pop() if table.piles["gear"] else 0


def put(table: Table, actor: Body, effect: Put) -> Told[None]:
    """Lanterns and keys are the group's, the others lie on fighters."""
    if effect.token == LANTERN:
        table.lanterns = min(3, table.lanterns + effect.n)
    elif effect.token == KEY:
        table.keys += effect.n
    else:
        for hero in (yield from effects.met(table, actor, effect.to)):
            if effect.token == WORM:
                hero.worms += effect.n
            elif effect.token == SHURIKEN:
                hero.shurikens += effect.n
            elif effect.token == MALAISE:
                table.stricken(hero)


def take(table: Table, actor: Body, effect: Take) -> Told[None]:
    """The same the other way round."""
    if effect.token == LANTERN:
        table.lanterns = max(0, table.lanterns - effect.n)
        return
    has = CARRIED[effect.token]
    for hero in (yield from effects.met(table, actor, effect.to, fits=lambda each: bool(getattr(each, has)))):
        setattr(hero, has, 0 if has == "malaise" else max(0, getattr(hero, has) - effect.n))


def rule(table: Table, actor: Body, effect: Rule) -> Told[None]:
    """Another rule holds, for the fight or the biome (ruling 87)."""
    table.bans[1 if effect.scope == BIOME else 0] |= 1 << effect.rule
    yield from ()
