"""How a fight begins: who is drawn, where everybody stands, what lies on the ground (SETUP of the sheet)."""

from typing import Any

from engine.games.dead_cells.cards.catalogue import BIOMES, TILES
from engine.games.dead_cells.cards.kinds import Tile
from engine.games.dead_cells.cards.vocabulary import BLUEPRINT, CELL, ITEM, POTION, SCROLL, TOOTH, VIAL, Gain
from engine.games.dead_cells.state import PrisonState
from tools.dead_cells_oracle.fight import draw_monster, place
from tools.dead_cells_oracle.goods import draw_gear
from tools.dead_cells_oracle.reading import FIELDS, read, written
from tools.dead_cells_oracle.table import Table

COMPARED = (
    "foes", "waiting", "monsters", "monsters_discard", "elites", "elites_discard", "gear", "gear_discard",
    "ground", "ground_items", "ground_prints", "blueprints", "first", "bag",
)  # fmt: skip


def opened(before: PrisonState, after: PrisonState, way: int) -> dict[str, tuple[Any, Any]]:
    """What differs between a fight's beginning and the sheet's; nothing where more than a tile was turned."""
    edge = BIOMES[before.place].board.edges[before.space][way] if before.place in BIOMES else None
    if edge is None or edge.to != after.space or edge.deck or edge.teeth or after.place != before.place:
        return {}
    table = read(before)
    tile = TILES[after.tiles[after.space]]
    table.terrain = tile.terrain
    if tile.passes:
        table.first = (table.first + 1) % len(table.heroes)
    lay_out(table, tile)
    for gain in tile.loot:
        assert isinstance(gain, Gain)
        lay_loot(table, gain)
    mine = written(table)
    return {name: (theirs, mine[name]) for name in COMPARED if (theirs := FIELDS[name](after)) != mine[name]}


def lay_out(table: Table, tile: Tile) -> None:
    """Enemies in the tile's order; some stay unseen in the mist or in the dark (rulings 2, 70)."""
    seen = len(tile.enemies)
    if tile.mist:
        seen -= 1
    if BIOMES[table.place].lanterns:
        seen = min(seen, table.lanterns)
    for which, kind in enumerate(tile.enemies):
        if which >= seen:
            table.waiting.append(int(kind == "e"))
            continue
        card = draw_monster(table, kind == "e")
        if card:
            place(table, card, first_behind=table.boss_cell and not which)


def lay_loot(table: Table, gain: Gain) -> None:
    """Tokens, the top of the equipment deck, or the bottom blueprint onto the group's space."""
    kinds = (CELL, TOOTH, POTION, VIAL)
    if gain.what in kinds:
        table.ground[kinds.index(gain.what)] += gain.n
    elif gain.what == SCROLL:
        table.ground[4 + gain.colour] += gain.n
    elif gain.what == ITEM:
        table.ground_items = [card for card in [draw_gear(table)] if card]
    elif gain.what == BLUEPRINT and table.blueprints:
        table.ground_prints = [table.blueprints.pop()]
