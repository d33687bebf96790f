"""A piece shown large, that fingers can turn and carry away."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from kivy.core.window import Window
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import AliasProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.board.geometry import Point
from app.board.ghosts import Ghost
from app.board.motion import Motions, overshoot
from app.board.sprites import turned
from app.board.tiles import TURN_SECONDS
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
)

LIFT = dp(64)
"""A carried piece hangs this far above the finger, so that the finger does not hide it."""
INNER = 0.94
"""Part of its place that the piece fills."""
SLOP = dp(12)
"""How far a finger must draw a piece before it leaves the shelf."""
TARGET, LARGEST = dp(48), dp(84)
"""No offered piece is smaller or larger than this."""


class PieceView(Gestures, Widget):
    """The piece in the tray. `tray` hears what fingers do with it."""

    tray = ObjectProperty(None, allownone=True)
    duration = ObjectProperty(lambda seconds: seconds)
    texture = ObjectProperty(None, allownone=True)
    turns = NumericProperty(0)
    angle = NumericProperty(0)
    """Degrees clockwise that the picture still has to go, or that two fingers hold it at."""
    side = NumericProperty(0)
    """The side to which the tray is turned: the piece is turned back, to lie as it would on the board."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._motions = Motions(lambda seconds: self.duration(seconds))
        self._colour, self._rotation, self._picture = Color(1, 1, 1, 1), Rotate(), Rectangle()
        for instruction in (PushMatrix(), self._rotation, self._colour, self._picture, PopMatrix()):
            self.canvas.add(instruction)
        self.bind(center=self._lay, size=self._lay, angle=self._lay, side=self._lay)

    def show(self, texture: Texture, turns: int) -> None:
        """Show a piece, or nothing; another turn of the same piece is seen to happen."""
        change = (turns - self.turns + 1) % 4 - 1 if texture is self.texture else 0
        self.texture, self.turns = texture, turns
        self._colour.a = 1.0 if texture else 0.0
        if texture:
            self._picture.texture = texture
            self._picture.tex_coords = turned(texture.tex_coords, turns)
        self._swing(self.angle - 90 * change)
        self._lay()

    def on_gesture(self, gesture: Gesture) -> None:
        """Tap turns, drag carries, two fingers twist, a long press asks."""
        if not self.tray or not self.texture:
            return
        if isinstance(gesture, Tap):
            self.tray.turn(1)
        elif isinstance(gesture, LongPress):
            self.tray.dispatch("on_explain", self.tray.chosen)
        elif isinstance(gesture, DragStart):
            self.tray.carry_from(self.to_window(*gesture.pos))
        elif isinstance(gesture, Drag):
            self.tray.carry_to(self.to_window(*gesture.pos))
        elif isinstance(gesture, DragEnd):
            self.tray.carry_off()
        elif isinstance(gesture, Transform):
            self._motions.finish("swing")
            self.angle = gesture.turn
        elif isinstance(gesture, TransformEnd):
            self._twisted(gesture.quarters)
        elif isinstance(gesture, Cancel):
            self.angle = 0
            self.tray.carry_off(dropped=False)

    def _twisted(self, quarters: int) -> None:
        """Turn for good; the picture goes on from where the fingers left it."""
        held, before = self.angle, self.turns
        self.tray.turn(quarters)
        done = (self.turns - before) % 4
        self._motions.finish("swing")
        self._swing((held - 90 * done + 180) % 360 - 180)

    def _swing(self, angle: float) -> None:
        """Let the picture come to rest from so many degrees off."""

        def step(share: float) -> None:
            self.angle = angle * (1 - share)

        self._motions.start("swing", TURN_SECONDS if angle else 0.0, step, overshoot)

    def _lay(self, *_: object) -> None:
        height = min(self.size) * INNER
        width = height * (self.texture.width / self.texture.height if self.texture else 1)
        self._picture.size = (width, height)
        self._picture.pos = (self.center_x - width / 2, self.center_y - height / 2)
        self._rotation.origin = self.center
        self._rotation.angle = -self.angle - 90 * self.side


class Carried(Widget):
    """A piece on its way, drawn over everything; it takes no touches."""

    def __init__(
        self, texture: Texture, turns: int, side: float, shift: Point, lift: Point, **kwargs: object
    ) -> None:
        super().__init__(size_hint=(None, None), size=(side * texture.width / texture.height, side), **kwargs)
        self.aim: Point = (0, 0)
        self._shift, self._lift = shift, lift
        with self.canvas:
            Color(1, 1, 1, 0.95)
            self._picture = Rectangle(
                texture=texture, tex_coords=turned(texture.tex_coords, turns), size=self.size
            )

    def follow(self, finger: Point) -> None:
        """Hang above a finger; `aim` is the point it would drop at."""
        self.aim = (finger[0] + self._lift[0], finger[1] + self._lift[1])
        self.center = self.aim[0] + self._shift[0], self.aim[1] + self._shift[1]
        self._picture.pos = self.pos

    def put_away(self) -> None:
        Window.remove_widget(self)


def carry(texture: Texture, ghost: Ghost, scale: float, pos: Point, lift: Point = (0, LIFT)) -> Carried:
    """Take a piece into the air as it would lie on a board with cells of that many pixels."""
    shift = (ghost.shift[0] * scale, ghost.shift[1] * scale)
    carried = Carried(texture, ghost.turns, scale * ghost.size, shift, lift)
    carried.follow(pos)
    Window.add_widget(carried)
    return carried


class Other(ButtonBehavior, Widget):
    """A piece that waits to be chosen."""

    title = StringProperty("")
    texture = ObjectProperty(None, allownone=True)
    chosen = NumericProperty(0)
    side = NumericProperty(0)
    """The side to which the tray is turned: the picture is turned back."""

    def _get_inner(self) -> tuple[float, float]:
        room, texture = min(self.size) - dp(10), self.texture
        if texture is None:
            return 0.0, 0.0
        scale = room / max(texture.width, texture.height)
        return texture.width * scale, texture.height * scale

    inner = AliasProperty(_get_inner, None, bind=["size", "texture"])
    """The size of its picture, in proportion."""
    count = NumericProperty(1)
    """How many of it there are; more than one is said."""

    def __init__(self, row: Others, index: int, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._row, self._index, self._carried = row, index, False

    def on_release(self) -> None:
        """Be the piece in the hand."""
        self._row.tray.choose(self._index)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Leave the shelf with the finger that took it."""
        if touch.grab_current is not self or not self._row.tray.shelf:
            return bool(super().on_touch_move(touch))
        pos = self.to_window(*touch.pos)
        if not self._carried and math.dist(touch.opos, touch.pos) > SLOP:
            self._carried = True
            self._row.tray.choose(self._index)
            self._row.tray.carry_from(pos)
        if self._carried:
            self._row.tray.carry_to(pos)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Be dropped where the finger leaves."""
        if touch.grab_current is self and self._carried:
            self._carried = False
            self._row.tray.carry_off()
        return bool(super().on_touch_up(touch))


class Others(Widget):
    """The offered pieces beside each other, to choose one; nothing when there is no choice."""

    tray = ObjectProperty(None, allownone=True)
    chosen = NumericProperty(0)
    naming = StringProperty("")
    """What each is called, with {number}."""
    textures = ListProperty()
    side = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(center=self._lay, size=self._lay, chosen=self._lay, side=self._lay)

    def show(self, textures: Sequence[Any]) -> None:
        """Show these, in this order."""
        self.textures = list(textures)
        self.clear_widgets()
        for index, texture in enumerate(textures):
            title = self.naming.format(number=index + 1)
            self.add_widget(Other(self, index, texture=texture, size_hint=(None, None), title=title))
        self._lay()

    @property
    def pieces(self) -> list[Other]:
        """The pieces in their order."""
        return list(reversed(self.children))

    def _get_rows(self) -> int:
        count = len(self.textures)
        return -(-count // max(1, int(self.width // TARGET)))

    rows = AliasProperty(_get_rows, None, bind=["width", "textures"])
    """How many rows they need so that each is wide enough for a finger."""

    def _side(self, rows: int) -> float:
        """How large a piece can be in so many rows."""
        across = -(-len(self.children) // rows)
        return min(self.height / rows, self.width / max(1, across), LARGEST)

    def _lay(self, *_: object) -> None:
        count = len(self.children)
        rows = max(range(1, count + 1), key=self._side, default=1)
        across, side = -(-count // rows), self._side(rows)
        for index, other in enumerate(self.pieces):
            row, column = divmod(index, across)
            other.size = (side, side)
            middle = self.center_y + ((rows - 1) / 2 - row) * side
            other.center = (self.center_x + (column - (across - 1) / 2) * side, middle)
            other.chosen, other.side = int(index == self.chosen), self.side
