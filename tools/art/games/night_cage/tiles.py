"""The tiles of the game: on which ground they lie and what stands on them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import skia

from ...knife import cut
from ...paint import fill, stroke
from ...paper import Edge, inner_shadow, sheet
from ...props.flame import flame_path
from ...shapes import disc
from ...sprites.sprite import Draw, Sprite, drawn
from .corridors import MIDDLE, UNIT
from .gate import gate
from .ground import Ground, lay_ground
from .keeper import keeper
from .key import key_dais
from .litter import bones, burnt_out, spilt_wax, tally
from .omen import omen
from .pathless import pathless
from .pit import pit
from .pit_fiend import pit_fiend
from .wax_eater import wax_eater

SIDE = 240


def start_mark(canvas: skia.Canvas) -> None:
    """A flame pressed into the floor: here somebody woke up."""
    seal = cut(disc(0, 0, 27), 6, 1, 5)
    sheet(canvas, seal, 0xC79A58, edge=Edge(0x7A5226, 0.8))
    inner_shadow(canvas, seal, 4, 0.5)
    canvas.drawCircle(0, 0, 20, stroke(0x8A5F2E, 2, 0.9))
    canvas.drawPath(flame_path(0, 14, 31, 0.03), fill(0x6B4418))


@dataclass(frozen=True)
class Tile:
    """A ground and, if anything stands on it, how to draw that round the middle."""

    ground: Ground
    figure: Draw | None = None


_KEY, _KEEPER = Ground("NESW", 6, crumbling=True), Ground("NESW", 9)

TILES: dict[str, Tile] = {
    "start": Tile(Ground("NE", 1, crumbling=True), start_mark),
    "straight": Tile(Ground("NS", 2, room=0, crumbling=True)),
    "straight_1": Tile(Ground("NS", 21, room=0, crumbling=True), tally),
    "t": Tile(Ground("ESW", 3)),
    "t_1": Tile(Ground("ESW", 23), bones),
    "t_2": Tile(Ground("ESW", 43), burnt_out),
    "t_crumbling": Tile(Ground("ESW", 4, crumbling=True)),
    "x": Tile(Ground("NESW", 5)),
    "x_1": Tile(Ground("NESW", 25), spilt_wax),
    "x_2": Tile(Ground("NESW", 45), tally),
    "key": Tile(_KEY, key_dais),
    "key_taken": Tile(_KEY, partial(key_dais, taken=True)),
    "gate": Tile(Ground("NESW", 7), gate),
    "wax_eater": Tile(Ground("NESW", 8), wax_eater),
    "keeper": Tile(_KEEPER, keeper),
    "keeper_bare": Tile(_KEEPER, partial(keeper, with_key=False)),
    "pit_fiend": Tile(Ground("NESW", 10), pit_fiend),
    "pathless": Tile(Ground("", 11), pathless),
    "omen": Tile(Ground("S", 12, room=56), omen),
    "pit": Tile(Ground("", 13), pit),
}


def draw_tile(tile: Tile, canvas: skia.Canvas) -> None:
    """Draw a whole tile on a square of `SIDE` pixels."""
    canvas.scale(SIDE / UNIT, SIDE / UNIT)
    lay_ground(canvas, tile.ground)
    if tile.figure:
        canvas.translate(MIDDLE, MIDDLE)
        tile.figure(canvas)


def tiles() -> Iterator[Sprite]:
    """All tiles that may be turned by quarters."""
    for name, tile in TILES.items():
        face: Callable[[skia.Canvas], None] = partial(draw_tile, tile)
        yield drawn(name, SIDE, SIDE, face)
