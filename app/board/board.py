"""The one board widget: camera, layers and gestures, for every game.

It knows cells and pieces, never rules. What a touch means is told to the presenter by events; what the
board shows is told to its layers by the presenter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from kivy.graphics import InstructionGroup
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, ObjectProperty, VariableListProperty
from kivy.uix.widget import Widget

from app.board.camera import Camera
from app.board.geometry import Box, Grid, Point
from app.board.layer import Stage
from app.board.motion import Duration
from app.board.scene import Scene
from app.board.sprites import Sprites
from app.gestures.adapter import Gestures
from app.gestures.gesture import (
    Cancel,
    Drag,
    DragEnd,
    DragStart,
    Gesture,
    LongPress,
    Tap,
    Transform,
    TransformEnd,
    Zoom,
)
from app.look.theme import GOLD

NEARER = 1.02
"""From here on the board counts as zoomed."""
ZOOM_STEP, CLOSER = 1.3, 2.0
PAN_STEP = dp(80)


class Board(Gestures, Widget):
    """A board of cells under a camera; call `set_up` once per table.

    Events: on_tap and on_long_press (cell, piece); on_drag_start, on_drag, on_drag_end (cell, piece, place)
    for a drag that began on a piece; on_drag_cancel (piece); on_twist (clockwise quarters); on_camera.
    A drag that begins on nothing moves the board.
    """

    __events__ = (
        "on_tap", "on_long_press", "on_drag_start", "on_drag", "on_drag_end", "on_drag_cancel", "on_twist",
        "on_camera",
    )  # fmt: skip

    margins = VariableListProperty([0, 0, 0, 0])
    """Pixels at the left, bottom, right and top that other things cover."""
    zoomed = BooleanProperty(False)
    """Whether somebody has come closer, so that only a part of it is seen."""
    living = BooleanProperty(True)
    """Whether flames flicker and legal cells breathe; off for reduced motion and while out of sight."""
    pick = ObjectProperty(None, allownone=True)
    """What can be dragged: a callable from a place on the board to a piece or None; unset, the pieces."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._bed, self._maps = InstructionGroup(), InstructionGroup()
        for group in (self._bed, self._maps):
            self.canvas.before.add(group)
        self.set_up(Grid(1, 1), Sprites())
        self._dragged: Hashable | None = None
        self._panned_from: Point | None = None
        self.bind(pos=self._look, size=self._look, margins=self._look, living=self._live)

    def set_up(
        self,
        grid: Grid,
        sprites: Sprites,
        duration: Duration = lambda seconds: seconds,
        dark: bool = False,
    ) -> None:
        """Lay out an empty board; `duration` maps designed seconds to wished ones, `dark` wants light."""
        self.grid = grid
        self.camera = Camera(grid.bounds, density=Metrics.density)
        self.scene = Scene(Stage(grid, sprites, duration), dark, self.get_root_window)
        self.backdrop, self.ground, self.tiles = self.scene.backdrop, self.scene.ground, self.scene.tiles
        self.light, self.overlay, self.pieces = self.scene.light, self.scene.overlay, self.scene.pieces
        for group, drawn in (
            (self._bed, self.scene.bed),
            (self._maps, self.scene.before),
            (self.canvas, self.scene.canvas),
        ):
            group.clear()
            group.add(drawn)
        self._live()
        self._look()

    def give_bed(self) -> InstructionGroup:
        """Let somebody else draw what rests, before the board: it stays the same for every table."""
        self.canvas.before.remove(self._bed)
        return self._bed

    def cell_at(self, x: float, y: float) -> int | None:
        """Give the cell under a place in the widget's coordinates; None outside of what is shown."""
        return self.grid.cell_at(*self.camera.to_board(x, y)) if self.collide_point(x, y) else None

    def place_of(self, cell: int) -> Point:
        """Give the middle of a cell in the widget's coordinates."""
        return self.camera.to_screen(*self.grid.centre(cell))

    @property
    def moving(self) -> bool:
        """Tell whether something is still on its way."""
        return self.scene.moving

    def finish_all(self) -> None:
        self.scene.finish()

    def zoom_in(self) -> None:
        """Come closer to the middle."""
        self._zoom_middle(ZOOM_STEP)

    def come_closer(self) -> None:
        """Come so close at once that small cells can be told apart."""
        self._zoom_middle(CLOSER)

    def zoom_out(self) -> None:
        """Go away from the middle."""
        self._zoom_middle(1 / ZOOM_STEP)

    def show_whole(self) -> None:
        """Show the whole board."""
        self.camera.reset()
        self._aim()

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by pixels."""
        self.camera.pan(dx, dy)
        self._aim()

    def show_cells(self, cells: Sequence[int]) -> None:
        """Move just so far that these cells are seen."""
        self.camera.show(self.grid.box_of(cells))
        self._aim()

    def flash(self, cells: Sequence[int], seek: bool = False, lasting: bool = False) -> None:
        """Light these cells up, for a moment or `lasting`; with `seek`, bring them into sight first."""
        if seek:
            self.show_cells(cells)
        if lasting:
            self.overlay.marks.point(cells, GOLD)
        else:
            self.overlay.marks.flash(cells, GOLD)

    def press(self, key: str) -> bool:
        """Do what a key stands for: + - 0 and the arrows. False when it stands for nothing."""
        action = KEYS.get(key)
        if action:
            action(self)
        return action is not None

    def on_gesture(self, gesture: Gesture) -> None:
        """Act on what fingers did."""
        HANDLERS[type(gesture)](self, gesture)

    def on_tap(self, cell: int | None, piece: Hashable | None) -> None:
        """Event: a cell was tapped; the piece under the finger comes with it."""

    def on_long_press(self, cell: int | None, piece: Hashable | None) -> None:
        """Event: somebody asks what this is."""

    def on_drag_start(self, cell: int | None, piece: Hashable, place: Point) -> None:
        """Event: a piece was taken."""

    def on_drag(self, cell: int | None, piece: Hashable, place: Point) -> None:
        """Event: the taken piece is over that cell now."""

    def on_drag_end(self, cell: int | None, piece: Hashable, place: Point) -> None:
        """Event: the piece was let go over that cell."""

    def on_drag_cancel(self, piece: Hashable) -> None:
        """Event: the drag ended without effect; put the piece back."""

    def on_twist(self, quarters: int) -> None:
        """Event: two fingers turned by whole clockwise quarters."""

    def on_camera(self) -> None:
        """Event: another part of the board is seen."""

    def _picked(self, place: Point) -> Hashable | None:
        if self.pick:
            return self.pick(place)
        return self.pieces.at(*place)

    def _touched(self, pos: Point) -> tuple[int | None, Hashable | None, Point]:
        place = self.camera.to_board(*pos)
        return self.grid.cell_at(*place), self.pieces.at(*place), place

    def _tapped(self, gesture: Tap) -> None:
        self.finish_all()
        cell, piece, _ = self._touched(gesture.pos)
        self.dispatch("on_tap", cell, piece)

    def _held(self, gesture: LongPress) -> None:
        cell, piece, _ = self._touched(gesture.pos)
        self.dispatch("on_long_press", cell, piece)

    def _taken(self, gesture: DragStart) -> None:
        place = self.camera.to_board(*gesture.pos)
        self._dragged = self._picked(place)
        if self._dragged is None:
            self._panned_from = gesture.pos
        else:
            self.dispatch("on_drag_start", self.grid.cell_at(*place), self._dragged, place)

    def _dragging(self, gesture: Drag) -> None:
        if self._panned_from:
            (x0, y0), (x, y) = self._panned_from, gesture.pos
            self._panned_from = gesture.pos
            self.pan(x - x0, y - y0)
        else:
            self._tell_drag("on_drag", gesture.pos)

    def _let_go(self, gesture: DragEnd) -> None:
        if not self._panned_from:
            self._tell_drag("on_drag_end", gesture.pos)
        self._dragged = self._panned_from = None

    def _tell_drag(self, event: str, pos: Point) -> None:
        place = self.camera.to_board(*pos)
        self.dispatch(event, self.cell_at(*pos), self._dragged, place)

    def _cancelled(self, _gesture: Cancel) -> None:
        dragged, self._dragged, self._panned_from = self._dragged, None, None
        if dragged is not None:
            self.dispatch("on_drag_cancel", dragged)

    def _transformed(self, gesture: Transform) -> None:
        self.camera.pan(*gesture.shift)
        self.camera.zoom_at(*gesture.centre, gesture.scale)
        self._aim()

    def _twisted(self, gesture: TransformEnd) -> None:
        if gesture.quarters:
            self.dispatch("on_twist", gesture.quarters)

    def _zoomed(self, gesture: Zoom) -> None:
        self.camera.zoom_at(*gesture.pos, gesture.factor)
        self._aim()

    def _zoom_middle(self, factor: float) -> None:
        self.camera.zoom_at(*self.camera.open_view.centre, factor)
        self._aim()

    def _look(self, *_: object) -> None:
        left, bottom, right, top = self.margins
        self.camera.look(Box(self.x, self.y, self.right, self.top), (left, bottom, right, top))
        self._aim()

    def _aim(self) -> None:
        self.scene.aim(self.camera)
        self.zoomed = self.camera.zoom > NEARER
        self.dispatch("on_camera")

    def _live(self, *_: object) -> None:
        self.scene.live(self.living)


HANDLERS: dict[type, Callable[[Board, Any], None]] = {
    Tap: Board._tapped,
    LongPress: Board._held,
    DragStart: Board._taken,
    Drag: Board._dragging,
    DragEnd: Board._let_go,
    Cancel: Board._cancelled,
    Transform: Board._transformed,
    TransformEnd: Board._twisted,
    Zoom: Board._zoomed,
}

KEYS: dict[str, Callable[[Board], None]] = {
    "+": Board.zoom_in,
    "=": Board.zoom_in,
    "-": Board.zoom_out,
    "0": Board.show_whole,
    "left": lambda board: board.pan(PAN_STEP, 0),
    "right": lambda board: board.pan(-PAN_STEP, 0),
    "up": lambda board: board.pan(0, -PAN_STEP),
    "down": lambda board: board.pan(0, PAN_STEP),
}
