"""A game's course drawn as a filled line, with what happened standing on it."""

from kivy.graphics import Color, Line, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.board.lasting import computed
from app.board.sprites import Sprites
from app.look.kv import load
from app.look.sentence import capital
from app.table.after.timeline import Mark, Timeline, spaced

ICON = dp(30)
EDGE = (1.0, 0.9, 0.66, 1.0)
CHOSEN = (1.0, 0.62, 0.24, 1.0)


def _filling(line: Timeline) -> Texture:
    """Two pixels: the colour of the foot and that of the top."""
    return computed((1, 2), bytes(line.foot + line.top), fmt="rgb")


class TimelineCurve(ButtonBehavior, Widget):
    """The drawing; a touch chooses the mark that is nearest."""

    line = ObjectProperty(None, allownone=True)
    atlas = StringProperty("")
    chosen = NumericProperty(-1)
    marks = ListProperty([])

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, line=self._draw, atlas=self._draw, chosen=self._draw)

    def on_release(self) -> None:
        """Choose what stands nearest to the finger."""
        if self.marks:
            x = self.last_touch.x
            near = min(range(len(self.marks)), key=lambda number: abs(self._x(self.marks[number].step) - x))
            self.chosen = near

    def _x(self, step: int) -> float:
        last = max(1, len(self.line.values) - 1)
        return float(self.x + (self.width - ICON) * step / last + ICON / 2)

    def _y(self, step: int) -> float:
        step = min(step, len(self.line.values) - 1)
        room = self.height - ICON - dp(8)
        return float(self.y + dp(4) + room * self.line.values[step] / max(1, self.line.most))

    def _draw(self, *_change: object) -> None:
        self.canvas.clear()
        if self.line is None or self.width < 2 * ICON:
            self.marks = []
            return
        line: Timeline = self.line
        places = int(self.width // (ICON * 0.8))
        self.marks = list(spaced(line.marks, len(line.values) - 1, places))
        points = [(self._x(step), self._y(step)) for step in range(len(line.values))]
        with self.canvas:
            self._fill(line, points)
            Color(*EDGE)
            Line(points=[number for point in points for number in point], width=dp(1.2))
            sprites = Sprites(self.atlas)
            for number, mark in enumerate(self.marks):
                self._draw_mark(sprites, mark, number == self.chosen)

    def _fill(self, line: Timeline, points: list[tuple[float, float]]) -> None:
        vertices: list[float] = []
        for x, y in points:
            vertices += [x, self.y, 0, 0, x, y, 0, (y - self.y) / self.height]
        Color(1, 1, 1, 1)
        indices = range(len(vertices) // 4)
        Mesh(vertices=vertices, indices=indices, mode="triangle_strip", texture=_filling(line))

    def _draw_mark(self, sprites: Sprites, mark: Mark, chosen: bool) -> None:
        x, y = self._x(mark.step), self._y(mark.step)
        if chosen:
            Color(*CHOSEN)
            Line(points=[x, self.y, x, y], width=dp(1.6))
        size = ICON * (1.25 if chosen else 1.0)
        Color(1, 1, 1, 1)
        texture = sprites.get(mark.sprite)
        if texture is not None:
            Rectangle(texture=texture, pos=(x - size / 2, y), size=(size, size))


class TimelinePanel(BoxLayout):
    """The drawing with its title, and what the chosen mark was."""

    line = ObjectProperty(None, allownone=True)
    atlas = StringProperty("")
    words = StringProperty("")
    step = NumericProperty(0)
    """The action of the chosen mark; 0 is the beginning."""
    curve_height = NumericProperty("132dp")

    def choose(self, curve: TimelineCurve) -> None:
        """Say what the chosen mark was."""
        if 0 <= curve.chosen < len(curve.marks):
            mark = curve.marks[curve.chosen]
            self.words, self.step = capital(mark.words), mark.step

    def on_line(self, *_change: object) -> None:
        """Another game: nothing is chosen."""
        self.words, self.step = "", 0
        self.ids.curve.chosen = -1


load(__name__)
