"""The whole biome as a strip on a phone: its rooms as dots, and the part that is seen in a frame."""

from collections.abc import Callable, Sequence

from kivy.graphics import (
    Color,
    InstructionGroup,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    RoundedRectangle,
    Translate,
)
from kivy.graphics import Point as Dots
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.geometry import Point
from app.games.dead_cells.table.way.chart import HEIGHT, HERE, OPEN, WIDTH, Chart
from app.widgets.cached_picture import CachedPicture

Tint = tuple[float, float, float, float]

ACROSS, HIGH, INSET = dp(188), dp(28), dp(10)
FINGER = dp(48)
PAPER, RIM, FRAME = (0.03, 0.1, 0.12, 0.92), (0.37, 0.66, 0.63, 0.9), (1.0, 0.83, 0.54, 1.0)
HERE_TINT: Tint = (1.0, 0.66, 0.28, 1.0)
GOAL_TINT: Tint = (0.62, 1.0, 0.9, 1.0)
SEEN_TINT: Tint = (0.45, 0.5, 0.5, 1.0)
DOWN_TINT: Tint = (0.2, 0.55, 0.53, 1.0)
EXIT_TINT: Tint = (0.98, 0.95, 0.85, 1.0)
DOT, LARGE = dp(4.5), dp(6.5)
THICK = dp(2)
BARS = [first + corner for first in range(0, 16, 4) for corner in (0, 1, 2, 0, 2, 3)]
"""Two triangles for each side of the frame."""


class Overview(Widget):
    """It lies over the lower edge of the map; a finger on it moves the map."""

    def __init__(self, moved: Callable[[float], object], **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), size=(ACROSS, FINGER), **kwargs)
        self._moved = moved
        self._origin, self._dots = Translate(), InstructionGroup()
        self._frame = Mesh(mode="triangles", indices=BARS)
        for instruction in (
            PushMatrix(), self._origin, self._strip(), Color(*FRAME), self._frame, PopMatrix(),
        ):  # fmt: skip
            self.canvas.add(instruction)

    def _strip(self) -> CachedPicture:
        """Paper, rim and dots: they rest while the group walks and the map is moved."""
        strip, kept = InstructionGroup(), CachedPicture()
        paper = RoundedRectangle(pos=(1, 1), size=(ACROSS - 2, HIGH - 2), radius=[dp(8)])
        rim = Line(rounded_rectangle=(1, 1, ACROSS - 2, HIGH - 2, dp(8)), width=dp(1))
        for instruction in (Color(*PAPER), paper, Color(*RIM), rim, self._dots):
            strip.add(instruction)
        kept.hold(strip)
        kept.fit(ACROSS, HIGH)
        return kept

    def chart(self, chart: Chart, goals: Sequence[Point]) -> None:
        """Another moment: every room as a dot, exits too; where one can go is brighter."""
        by_tint: dict[Tint, list[float]] = {}
        for room in chart.rooms:
            tint = {HERE: HERE_TINT, OPEN: SEEN_TINT}.get(room.state, DOWN_TINT)
            by_tint.setdefault(GOAL_TINT if room.at in goals else tint, []).extend(_place(room.at))
        for point in chart.exits:
            by_tint.setdefault(GOAL_TINT if point in goals else EXIT_TINT, []).extend(_place(point))
        self._dots.clear()
        for tint, points in by_tint.items():
            self._add(tint, points, DOT)
        self._add(HERE_TINT, _place(chart.here), LARGE)

    def _add(self, tint: Tint, points: Sequence[float], size: float) -> None:
        """All dots of a colour are one draw."""
        self._dots.add(Color(*tint))
        self._dots.add(Dots(points=points, pointsize=size / 2))

    def lay(self, middle: float, low: float, left: float, right: float) -> None:
        """Lie there, with a frame round the part of the map between two points."""
        self.pos = middle - ACROSS / 2, low
        self._origin.xy = self.pos
        span = ACROSS - 2 * INSET
        x, end = INSET + left / WIDTH * span, INSET + right / WIDTH * span
        self._frame.vertices = _bars(x - dp(4), dp(2), end + dp(4), HIGH - dp(2))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger takes hold of the frame."""
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._follow(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """The map follows."""
        if touch.grab_current is self:
            self._follow(touch)
        return touch.grab_current is self

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """It stays where it is."""
        if touch.grab_current is self:
            touch.ungrab(self)
            return True
        return False

    def _follow(self, touch: MotionEvent) -> None:
        share = (touch.x - self.x - INSET) / (ACROSS - 2 * INSET)
        self._moved(max(0.0, min(1.0, share)) * WIDTH)


def _bars(left: float, low: float, right: float, high: float) -> list[float]:
    """The four sides of a frame as vertices: lines that are drawn cost more than the whole map."""
    found: list[float] = []
    for x0, y0, x1, y1 in (
        (left, low, right, low + THICK), (left, high - THICK, right, high),
        (left, low, left + THICK, high), (right - THICK, low, right, high),
    ):  # fmt: skip
        found += (x0, y0, 0, 0, x1, y0, 0, 0, x1, y1, 0, 0, x0, y1, 0, 0)
    return found


def _place(at: Point) -> tuple[float, float]:
    """A point of the map on the strip."""
    return INSET + at[0] / WIDTH * (ACROSS - 2 * INSET), dp(4) + at[1] / HEIGHT * (HIGH - dp(6))
