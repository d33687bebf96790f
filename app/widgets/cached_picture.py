"""A place whose contents are drawn once and kept as a picture until something in them changes.

Kivy draws the whole window again for every frame in which anything moves. Beside a board that never rests,
panels and buttons would be drawn anew sixty times a second though they stand still.
"""

from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    InstructionGroup,
    Rectangle,
    RenderContext,
)

UNMIXED = """
$HEADER$
void main(void) {
    vec4 kept = texture2D(texture0, tex_coord0);
    gl_FragColor = frag_color * vec4(kept.rgb / max(kept.a, 0.004), kept.a);
}
"""
"""What was drawn onto nothing has its colours mixed with black; this takes the black out again."""


class CachedPicture(InstructionGroup):
    """Draws canvases through a picture of the size of the window's part that they lie in.

    An `opaque` one has a ground below them that covers all of it: nothing has to be unmixed.
    """

    def __init__(self, opaque: bool = False, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._picture = Fbo(size=(1, 1), with_stencilbuffer=True)
        self._picture.add(ClearColor(0, 0, 0, 0))
        self._picture.add(ClearBuffers(clear_stencil=True))
        shown = InstructionGroup() if opaque else _unmixed()
        self._sheet = Rectangle(texture=self._picture.texture)
        for instruction in (Color(1, 1, 1, 1), self._sheet):
            shown.add(instruction)
        self.add(self._picture)
        self.add(shown)

    def hold(self, canvas: InstructionGroup) -> None:
        """Draw this canvas in the picture, above those before."""
        self._picture.add(canvas)

    def let_go(self, canvas: InstructionGroup) -> bool:
        """Draw this canvas no more; False if it was not here."""
        if canvas not in self._picture.children:
            return False
        self._picture.remove(canvas)
        return True

    def fit(self, width: float, height: float) -> None:
        """Take the size of what is shown: the picture begins at the window's corner, as its canvases do."""
        size = max(1, int(width)), max(1, int(height))
        if tuple(self._picture.size) != size:
            self._picture.size = size
            self._sheet.texture = self._picture.texture
            self.crop(0, 0, *size)

    def crop(self, x: float, y: float, width: float, height: float) -> None:
        """Show only this part of the picture: what is empty costs as much as what is not."""
        across, up = self._picture.size
        left, right, low, high = x / across, (x + width) / across, y / up, (y + height) / up
        self._sheet.pos, self._sheet.size = (x, y), (width, height)
        self._sheet.tex_coords = (left, low, right, low, right, high, left, high)

    def renew(self) -> None:
        """Draw the picture again: the device has forgotten its textures."""
        self._picture.ask_update()


def _unmixed() -> RenderContext:
    """Make a context that draws what was drawn onto nothing."""
    context = RenderContext(use_parent_projection=True, use_parent_modelview=True)
    context.shader.fs = UNMIXED
    return context
