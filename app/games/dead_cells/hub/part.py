"""A sheet of the hub: drawn from the standing of a campaign, as high as it needs for its width."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.games.dead_cells.hub.standing import Standing
from app.games.dead_cells.table.paint.easel import DRAW
from app.games.dead_cells.table.paint.sketch import Sketch
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.spot import Place, Spots
from app.look.running import lanterne
from app.table.desk.plan import Box

if TYPE_CHECKING:
    from app.games.dead_cells.hub.screen import CampaignHub


class Drawing(NamedTuple):
    """What a sheet shows: its height for a width, its picture, and where fingers find what."""

    height: Callable[[float, Standing], float]
    draw: Callable[[Sketch, Box, Standing], None]
    places: Callable[[Box, Standing, Any], list[Place]]
    """The hub itself is given, so that a place can ask it for something."""


class Part(Widget):
    """One sheet. It is drawn again when it gets another width, another standing or larger words."""

    def __init__(self, wardrobe: Wardrobe, drawing: Drawing, hub: "CampaignHub", **kwargs: object) -> None:
        super().__init__(size_hint_y=None, pos_hint={"top": 1}, **kwargs)
        self._wardrobe, self._drawing, self._hub = wardrobe, drawing, hub
        self._standing: Standing | None = None
        self.sketch = Sketch()
        """What is on the glass now."""
        self._origin, self._ink = Translate(0, 0), InstructionGroup()
        for instruction in (PushMatrix(), self._origin, self._ink, PopMatrix()):
            self.canvas.add(instruction)
        self.spots = Spots(self)
        self.bind(pos=self._move, width=self._redraw, height=self._redraw)
        lanterne().settings.bind(text_size=self._redraw)

    def show(self, standing: Standing) -> None:
        """Show how a campaign stands."""
        self._standing = standing
        self._redraw()

    def _move(self, *_change: object) -> None:
        self._origin.xy = self.pos
        self._lay_spots()

    @property
    def _box(self) -> Box:
        return Box(0.0, 0.0, self.width / dp(1), self.height / dp(1))

    def _redraw(self, *_change: object) -> None:
        if self._standing is None:
            return
        if self.size_hint_y is None:
            self.height = dp(self._drawing.height(self.width / dp(1), self._standing))
        self._origin.xy = self.pos
        self.sketch = Sketch()
        self._drawing.draw(self.sketch, self._box, self._standing)
        self._ink.clear()
        for op in self.sketch:
            DRAW[type(op)](self._wardrobe, self._ink, op)
        self._lay_spots()

    def _lay_spots(self) -> None:
        if self._standing is not None:
            self.spots.lay(self._drawing.places(self._box, self._standing, self._hub))
