"""The curtain of a fight: two halves of cloth over all that is on the stage, behind its frame."""

from collections.abc import Callable

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rectangle, Translate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.motion import Motions, ease_in_out
from app.games.dead_cells.table.paint.easel import put
from app.games.dead_cells.table.paint.sketch import Colour, Sketch
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.table.desk.plan import Box

CURTAIN = 0.5
GATHERED = 6
"""What is seen in dp of a half that is open."""


class StageCurtain(Widget):
    """Draws nothing but for the moments in which the cloth moves, or hangs before the map comes."""

    def __init__(self, wardrobe: Wardrobe, motions: Motions, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._wardrobe, self._motions = wardrobe, motions
        self.halves: list[Rectangle] = []
        """The cloth as it hangs now."""

    def part(self, stage: Box, cloth: Colour, frame: Sketch) -> None:
        """Two halves of cloth go apart."""
        self._move(stage, cloth, frame, lambda share: 1 - share, self.clear)

    def drop(self, stage: Box, cloth: Colour, frame: Sketch) -> None:
        """They meet again, and stay until the stage is cleared."""
        self._move(stage, cloth, frame, lambda share: share, None)

    def clear(self) -> None:
        """No cloth hangs over the stage."""
        self.canvas.clear()
        self.halves = []

    def _move(
        self,
        stage: Box,
        cloth: Colour,
        frame: Sketch,
        met: Callable[[float], float],
        done: Callable[[], object] | None,
    ) -> None:
        self._motions.finish("curtain")
        self._hang(cloth, frame)
        x, y, wide, high = (dp(each) for each in stage)

        def draw(share: float) -> None:
            across = wide / 2 * met(share) + dp(GATHERED)
            for half, left in zip(self.halves, (x, x + wide - across), strict=False):
                half.pos, half.size = (left, y), (across, high)

        self._motions.start("curtain", CURTAIN, draw, ease_in_out, done)

    def _hang(self, cloth: Colour, frame: Sketch) -> None:
        """The cloth, and over it once more what frames the stage."""
        self.clear()
        texture = self._wardrobe["curtain_half"]
        if texture is None:
            return
        self.halves = [Rectangle(texture=texture), Rectangle(texture=texture)]
        before = InstructionGroup()
        put(self._wardrobe, before, frame)
        for each in (PushMatrix(), Translate(*self.pos), Color(*cloth), *self.halves, before, PopMatrix()):
            self.canvas.add(each)
