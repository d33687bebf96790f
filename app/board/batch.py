"""Many quads in few draws.

A device hardly minds how many quads it draws; it minds each change of texture or colour between them. So what
moves on a board carries its colours in its vertices, two textures can be drawn from at once, and a crowd of
pawns with their shadows, flames and numbers is one draw.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache

from kivy.clock import Clock
from kivy.graphics import BindTexture, Color, InstructionGroup, Mesh, Rectangle, RenderContext

from app.board.quads import CORNERS, QUAD, VERTEX, Quads, Span, unheard

VERTEX_PROGRAM = """
$HEADER$
attribute vec4 vShade;
attribute float vSecond;
varying float second;
void main(void) {
    frag_color = color * vec4(1.0 - vShade.rgb, vShade.a) * vec4(1.0, 1.0, 1.0, opacity);
    tex_coord0 = vTexCoords0;
    second = vSecond;
    gl_Position = projection_mat * modelview_mat * vec4(vPosition.xy, 0.0, 1.0);
}
"""
FRAGMENT_PROGRAM = """
$HEADER$
uniform sampler2D texture1;
varying float second;
void main(void) {
    vec4 one = texture2D(texture0, tex_coord0), other = texture2D(texture1, tex_coord0);
    gl_FragColor = frag_color * mix(one, other, second);
}
"""
SECOND = 1
"""The unit of the second texture."""


def tinting() -> RenderContext:
    """Make a context in which quads have their own tints and textures; everything else looks as ever."""
    context = RenderContext(
        vs=VERTEX_PROGRAM, fs=FRAGMENT_PROGRAM, use_parent_projection=True, use_parent_modelview=True
    )
    context["texture1"] = SECOND
    return context


def plain_end() -> Rectangle:
    """The last thing in a context that does not live as long as the app: a rectangle beside all that is seen.

    It has the plain vertices of all other drawing. Without it the device would go on looking for shades in
    the vertices of the last batch, also when these are gone with their table, and that kills the app. An
    empty rectangle would not be drawn at all.
    """
    return Rectangle(pos=(-9, -9), size=(1, 1))


class Batch(InstructionGroup):
    """Draws things in their order, in as few meshes as their textures allow; only within `tinting()`.

    What changes is gathered and handed to the device once, before the next frame.
    """

    def __init__(self, *things: Quads, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._strength = Color(1, 1, 1, 1)
        self._things: tuple[Quads, ...] = ()
        self._runs: list[_Run] = []
        self._editions: list[int] = []
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        self.add(self._strength)
        self.show(things)

    def show(self, things: Iterable[Quads]) -> None:
        """Draw exactly these from now on, each above those before."""
        for thing in self._things:
            thing.on_change = unheard
        self._things = tuple(things)
        for thing in self._things:
            thing.on_change = self._draw_soon
        self._editions = []
        self._draw_soon()

    def fade(self, share: float) -> None:
        """Let everything be seen by that share: a whole crowd costs one changed number."""
        self._strength.a = share

    def _draw(self, _dt: float) -> None:
        editions = [thing.edition for thing in self._things]
        if editions != self._editions or not editions:
            self._editions = editions
            self._part()
        for run in self._runs:
            run.draw()

    def _part(self) -> None:
        """Part all quads into as few runs as their order allows: one ends where a texture does not fit."""
        parts: list[list[tuple[Quads, Span]]] = []
        common = Span(0)
        for thing in self._things:
            for span in thing.spans:
                if not parts or not common.fits(*span.textures):
                    parts.append([])
                    common = Span(0)
                common.share(*span.textures)
                parts[-1].append((thing, span))
        while len(self._runs) > len(parts):
            self.remove(self._runs.pop())
        while len(self._runs) < len(parts):
            self._runs.append(_Run())
            self.add(self._runs[-1])
        for run, quads in zip(self._runs, parts, strict=True):
            run.take(quads)


class _Run(InstructionGroup):
    """One draw: quads that follow each other and share their textures."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._parts: list[tuple[Quads, int, int]] = []
        self._second, self._mesh = BindTexture(index=SECOND), Mesh(fmt=list(VERTEX), mode="triangles")
        self.add(self._second)
        self.add(self._mesh)

    def take(self, parts: list[tuple[Quads, Span]]) -> None:
        """Be made of these from now on."""
        self._parts = [(thing, span.start * QUAD, span.end * QUAD) for thing, span in parts]
        for _, span in parts:
            for unit, texture in zip((self._mesh, self._second), span.textures, strict=True):
                if texture is not None and unit.texture is not texture:
                    unit.texture = texture
        self._mesh.indices = _triangles(sum(span.end - span.start for _, span in parts))

    def draw(self) -> None:
        """Hand over where everything is now."""
        vertices = array("f")
        for thing, start, end in self._parts:
            vertices.extend(thing.vertices[start:end])
        self._mesh.vertices = vertices


@lru_cache(maxsize=64)
def _triangles(count: int) -> array[int]:
    """Give the corners of two triangles for each of so many quads."""
    corners = array("H")
    for first in range(0, count * CORNERS, CORNERS):
        corners.extend((first, first + 1, first + 2, first, first + 2, first + 3))
    return corners
