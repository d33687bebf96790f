"""What part of the board is seen, and how large: no Kivy, only numbers.

The zoom is relative to the fit (1 shows the whole board), so that turning the device or resizing the
window keeps what one was looking at.
"""

from __future__ import annotations

from app.board.geometry import Box, Point

LARGEST_CELL = 240.0
"""No cell is drawn wider than this many dp, whatever the fingers ask for."""
LEAST_ZOOM_RANGE = 1.6
"""However large the fit already is, one can come this much closer."""
SMALLEST_CELL = 4.0
"""A view without room (while a layout is being built) still has a scale."""


NO_VIEW = Box(0, 0, 100, 100)
"""What is seen before a layout has said more."""


class Camera:
    """Maps board units to pixels of a view and back.

    `bounds` is the board in its own units, `view` the widget in pixels, `margins` the parts of the
    view (left, bottom, right, top) that other things cover.
    """

    def __init__(
        self,
        bounds: Box,
        view: Box = NO_VIEW,
        margins: tuple[float, float, float, float] = (0, 0, 0, 0),
        density: float = 1.0,
    ) -> None:
        self.bounds = bounds
        self.view = view
        self.margins = margins
        self.density = density
        self.zoom = 1.0
        self.centre: Point = bounds.centre

    @property
    def open_view(self) -> Box:
        """The part of the view inside the margins."""
        left, bottom, right, top = self.margins
        view = self.view
        return Box(view.left + left, view.bottom + bottom, view.right - right, view.top - top)

    @property
    def fit_scale(self) -> float:
        """Pixels per unit at which the whole board just fits."""
        room = self.open_view
        return max(SMALLEST_CELL, min(room.width / self.bounds.width, room.height / self.bounds.height))

    @property
    def scale(self) -> float:
        """Pixels per unit now."""
        return self.fit_scale * self.zoom

    @property
    def zoom_limit(self) -> float:
        return max(LEAST_ZOOM_RANGE, LARGEST_CELL * self.density / self.fit_scale)

    def to_screen(self, x: float, y: float) -> Point:
        """Turn a place on the board into pixels."""
        (vx, vy), (cx, cy), scale = self.open_view.centre, self.centre, self.scale
        return vx + (x - cx) * scale, vy + (y - cy) * scale

    def to_board(self, x: float, y: float) -> Point:
        """Turn pixels into a place on the board."""
        (vx, vy), (cx, cy), scale = self.open_view.centre, self.centre, self.scale
        return cx + (x - vx) / scale, cy + (y - vy) / scale

    def look(self, view: Box, margins: tuple[float, float, float, float] | None = None) -> None:
        """Take another view (a resize): the place in the middle stays there if it can."""
        self.view = view
        if margins is not None:
            self.margins = margins
        self._clamp()

    def zoom_at(self, x: float, y: float, factor: float) -> None:
        """Come closer or go away; the place under the pixel stays under it."""
        bx, by = self.to_board(x, y)
        self.zoom = min(max(self.zoom * factor, 1.0), self.zoom_limit)
        nx, ny = self.to_board(x, y)
        self.centre = (self.centre[0] + bx - nx, self.centre[1] + by - ny)
        self._clamp()

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by pixels."""
        scale = self.scale
        self.centre = (self.centre[0] - dx / scale, self.centre[1] - dy / scale)
        self._clamp()

    def show(self, box: Box) -> None:
        """Move just so far that a part of the board lies inside the view, without zooming."""
        room = self.open_view
        left, bottom = self.to_screen(box.left, box.bottom)
        right, top = self.to_screen(box.right, box.top)
        self.pan(
            _into(left, right, room.left, room.right),
            _into(bottom, top, room.bottom, room.top),
        )

    def reset(self) -> None:
        """Show the whole board."""
        self.zoom = 1.0
        self.centre = self.bounds.centre

    def _clamp(self) -> None:
        self.zoom = min(max(self.zoom, 1.0), self.zoom_limit)
        room, bounds, scale = self.open_view, self.bounds, self.scale
        self.centre = (
            _held(self.centre[0], room.width / scale, bounds.left, bounds.right),
            _held(self.centre[1], room.height / scale, bounds.bottom, bounds.top),
        )


def _held(centre: float, seen: float, low: float, high: float) -> float:
    """Keep the edges of the board outside the view, or its middle in the middle when it is smaller."""
    if seen >= high - low:
        return (low + high) / 2
    return min(max(centre, low + seen / 2), high - seen / 2)


def _into(low: float, high: float, least: float, most: float) -> float:
    """Say by how much to move a stretch so that it lies inside another."""
    if high - low > most - least:
        return (least + most - low - high) / 2
    return max(least - low, 0.0) + min(most - high, 0.0)
