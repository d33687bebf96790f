"""A place whose contents are drawn once and kept as a picture until something in them changes.

Kivy draws the whole window again for every frame in which anything moves. Beside a board that never rests,
panels and buttons would be drawn anew sixty times a second though they stand still.
"""

from typing import Any

from kivy.graphics import Canvas, ClearBuffers, ClearColor, Fbo, InstructionGroup, Rectangle, RenderContext

UNMIXED = """
$HEADER$
void main(void) {
    vec4 kept = texture2D(texture0, tex_coord0);
    gl_FragColor = frag_color * vec4(kept.rgb / max(kept.a, 0.004), kept.a);
}
"""
"""What was drawn onto nothing has its colours mixed with black; this takes the black out again."""


class Still(InstructionGroup):
    """Draws canvases through a picture of the size of the window's part that they lie in."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._picture = Fbo(size=(1, 1), with_stencilbuffer=True)
        self._picture.add(ClearColor(0, 0, 0, 0))
        self._picture.add(ClearBuffers(clear_stencil=True))
        self._shown = RenderContext(use_parent_projection=True, use_parent_modelview=True)
        self._shown.shader.fs = UNMIXED
        self._sheet = Rectangle(texture=self._picture.texture)
        self._shown.add(self._sheet)
        self.add(self._picture)
        self.add(self._shown)

    def hold(self, canvas: Canvas) -> None:
        """Draw this canvas in the picture, above those before."""
        self._picture.add(canvas)

    def let_go(self, canvas: Canvas) -> bool:
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
            self._sheet.texture, self._sheet.size = self._picture.texture, size

    def renew(self) -> None:
        """Draw the picture again: the device has forgotten its textures."""
        self._picture.ask_update()
