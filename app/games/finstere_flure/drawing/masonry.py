"""The layer of the walls: blocks of stone with their letters, which glow when the monster goes through."""

from collections.abc import Iterable, Sequence

from kivy.graphics import Color, InstructionGroup, Mesh

from app.board.geometry import Box
from app.board.glyphs import glyphs
from app.board.layer import Colour, Layer, Stage, blend_add, blend_normal
from app.board.mosaic import Mosaic, Patch, corners
from app.board.motion import linear
from app.board.soft import halo
from app.board.strokes import Strokes
from app.games.finstere_flure.drawing.orientation import Orientation
from app.games.finstere_flure.drawing.walls import THICK, Block, blocks
from engine.games.finstere_flure.rules.board import LETTER_RING, LETTERS

FONT = "display"
LETTER = 0.5
"""Height of a letter's line in cells."""
INK: Colour = (0.85, 0.86, 0.80, 0.95)
HOT: Colour = (1.0, 0.80, 0.40, 1.0)
BLAZE: Colour = (1.0, 0.62, 0.22, 0.8)
CORNER_TINT: Colour = (0.36, 0.38, 0.36, 1.0)
GLOW_SECONDS = 1.4
STAR = "*"


class Masonry(Layer):
    """Drawn once for an orientation; `glow` lights the two walls of a letter for a while."""

    rests = True

    def __init__(self, stage: Stage, orientation: Orientation) -> None:
        super().__init__(stage)
        self._blocks = blocks(orientation)
        self._fire = InstructionGroup()
        stones, edges = Mosaic(stage), Mosaic(stage)
        edges.show([Patch("wall_corner", box) for box in _corners(orientation)], CORNER_TINT)
        stones.show([_patch(block) for block in self._blocks])
        for part in (edges.canvas, stones.canvas, Color(*INK), _letters(self._blocks), self._fire):
            self.canvas.add(part)

    def glow(self, letter: str) -> None:
        """Light both walls of this letter; they go out by themselves."""
        lit = [block for block in self._blocks if block.letter == letter]
        flame, ink = Color(*BLAZE), Color(*HOT)
        self._fire.clear()
        for part in (blend_add(), flame, _halos(lit), blend_normal(), ink, _letters(lit)):
            self._fire.add(part)

        def fade(share: float) -> None:
            flame.a, ink.a = BLAZE[3] * (1 - share), HOT[3] * (1 - share**3)

        self.motions.start("glow", GLOW_SECONDS, fade, linear, self._fire.clear)


def _patch(block: Block) -> Patch:
    if not block.long:
        return Patch("wall_corner", block.box)
    upright = block.box.height > block.box.width
    return Patch("wall_upright" if upright else "wall", block.box)


def _letters(found: Sequence[Block]) -> Mesh:
    page, strokes = glyphs(LETTER_RING, FONT), Strokes()
    for block in found:
        texture = page[block.letter]
        strokes.quad(corners(_letter_box(block, texture.width / texture.height)), texture.tex_coords)
    return Mesh(
        vertices=strokes.vertices, indices=strokes.indices, mode="triangles", texture=page[LETTER_RING[0]]
    )


def _letter_box(block: Block, proportion: float) -> Box:
    """The star is small and high up in its line, so it is drawn larger and lower."""
    star = block.letter == STAR
    tall = LETTER * (1.5 if star else 1.0)
    (x, y), wide = block.box.centre, tall * proportion
    y -= 0.13 if star else 0.0
    return Box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)


def _halos(found: Iterable[Block]) -> Mesh:
    strokes = Strokes()
    for block in found:
        x, y = block.box.centre
        strokes.quad(corners(Box(x - 0.9, y - 0.9, x + 0.9, y + 0.9)))
    return Mesh(vertices=strokes.vertices, indices=strokes.indices, mode="triangles", texture=halo())


def _corners(orientation: Orientation) -> list[Box]:
    """The small squares where two walls of one cell meet."""
    found = []
    for cell in {cell for cell, _ in LETTERS}:
        for side in range(4):
            if (cell, side) in LETTERS and (cell, (side + 1) % 4) in LETTERS:
                x, y = orientation.centre(cell)
                (dx, dy), (ex, ey) = orientation.step(side), orientation.step((side + 1) % 4)
                middle = 0.5 + THICK / 2
                x, y, half = x + middle * (dx + ex), y + middle * (dy + ey), THICK / 2
                found.append(Box(x - half, y - half, x + half, y + half))
    return found
