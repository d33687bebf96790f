"""A board to look at: the figure of a rulebook, or a kept game beside "Continue"."""

from __future__ import annotations

from kivy.input.motionevent import MotionEvent

from app.board.board import Board
from app.board.geometry import Box, Point


class FigureBoard(Board):
    """A board to look at: it holds still, and fingers scroll the page through it."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(living=False, **kwargs)
        self.detail: Box | None = None
        self.fbind("size", self._come_closer)

    def look_at(self, place: Point, width: float, height: float) -> None:
        """Show what lies round a place, at least so many cells of it."""
        (x, y), across, up = place, width / 2, height / 2
        self.detail = Box(x - across, y - up, x + across, y + up)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Leave every touch to the page."""
        return False

    def _come_closer(self, *_change: object) -> None:
        """Show the detail as large as it fits, once there is room."""
        if self.detail is not None and min(self.size) > 0:
            detail, camera = self.detail, self.camera
            wished = min(self.width / detail.width, self.height / detail.height)
            camera.zoom, camera.centre = wished / camera.fit_scale, detail.centre
            self.pan(0, 0)
