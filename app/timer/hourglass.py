"""The hourglass: a frame, a glass, and sand that lies as sand does and falls while it runs.

It knows no time. `share` says how much sand is above, `layers` of which colours it is; what lies above and
below together is always the same (see `sand_shape`). The instructions are made once and moved: surfaces a few
times a second, for they creep, grains far oftener.
"""

from __future__ import annotations

import math
from functools import cache

from kivy.clock import Clock
from kivy.core.image import Image
from kivy.graphics import (
    Color,
    Mesh,
    Point,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.properties import AliasProperty, BooleanProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.board.lasting import picture
from app.gestures.adapter import Gestures
from app.gestures.gesture import Cancel, Drag, DragEnd, DragStart, Gesture, Tap
from app.look.places import asset, sprite
from app.timer import sand_grains as grains
from app.timer import sand_shape as shape
from app.timer.sand_pile import Layer, SandPile
from app.timer.sand_tones import TONES

SURFACE_SECONDS = 1 / 15
"""Between two looks at the surfaces, which move a fraction of a pixel in that time."""

GRAIN_SECONDS = 1 / 40
SETTLE_SECONDS = 1.1
"""How long funnel and heap take to form once the glass stands."""

UPRIGHT = 0.5
"""Degrees within which the glass counts as standing."""

FAR_ENOUGH = 50.0
"""Degrees from which a turn that a finger has begun completes itself."""

FARTHEST = 170.0
"""Degrees that a finger can turn it."""

STREAM = 0.024
"""Width of the stream of sand."""

SPOUT = (STREAM * 0.4, -0.09)
"""Where the sand of a bulb ends beyond the neck: it narrows to the stream."""

LAST = 0.025
"""The part of the sand with which the stream begins to thin out."""

MOTE = (1.0, 0.87, 0.54, 0.75)


class Hourglass(Gestures, Widget):
    """Drawn sand. Events: on_tap; on_turn with the angle at which a finger let go; on_fall_back with it."""

    share = NumericProperty(1.0)
    """The part of the sand that is above, 0 to 1."""
    layers = ListProperty([(0, 1.0)])
    """Tone and part of each layer of sand, in the order in which they fall."""
    running = BooleanProperty(False)
    """Whether sand falls through the neck."""
    angle = NumericProperty(0.0)
    """How far the glass is turned, in degrees; 180 is the same as upright with what is above below."""
    lively = BooleanProperty(True)
    """Whether grains move: not where animations are off, nor while nobody looks."""

    grain_seconds = NumericProperty(GRAIN_SECONDS)
    """Between two looks at the grains: a small glass needs fewer of them."""

    __events__ = ("on_tap", "on_turn", "on_fall_back")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._relief = 1.0
        self._moment = 0.0
        self._grip: tuple[float, float] = (0.0, 0.0)
        self._piles = (SandPile(1), SandPile(-1))
        self._turns: list[Rotate] = []
        self._draw()
        self._surfaces = Clock.create_trigger(self._lay_sand, SURFACE_SECONDS)
        self._at_once = Clock.create_trigger(self._lay_sand, -1)
        self._living = Clock.create_trigger(self._move_grains, GRAIN_SECONDS, interval=True)
        self.bind(pos=self._place, size=self._place, angle=self._turned, layers=self._change_layers)
        self.bind(share=self._crept, running=self._stir, lively=self._stir)
        self.bind(grain_seconds=lambda _glass, seconds: setattr(self._living, "timeout", seconds))
        self._change_layers()
        self._turned()

    def _tone(self) -> int:
        above, below = self.split()
        return above[0][0] if above else below[0][0]

    def _dye(self, tone: int) -> None:
        self.layers = [(tone, 1.0)]

    tone = AliasProperty(_tone, _dye, bind=["layers", "share"])
    """The tone of the sand that falls; setting it makes all of it one."""

    @property
    def unit(self) -> float:
        """Pixels of one bulb's height, such that the glass fits at every angle."""
        sine, cosine = abs(math.sin(math.radians(self.angle))), abs(math.cos(math.radians(self.angle)))
        wide, high = shape.FRAME
        across = self.width / 2 / max(wide, wide * cosine + high * sine)
        along = self.height / 2 / max(high, wide * sine + high * cosine)
        return max(1.0, min(across, along))

    @property
    def flowing(self) -> bool:
        """Whether sand passes the neck now."""
        return bool(self.running and self.share > 0 and self._upright)

    def split(self) -> tuple[list[Layer], list[Layer]]:
        """What is above and what is below, each from the neck outward."""
        above: list[Layer] = []
        below: list[Layer] = []
        fallen = 1.0 - self.share
        for tone, part in self.layers:
            down = min(part, max(0.0, fallen))
            fallen -= part
            if down > 0:
                below.insert(0, (tone, down))
            if part - down > 0:
                above.append((tone, part - down))
        return above, below

    @property
    def _upright(self) -> bool:
        return bool(abs(self.angle) <= UPRIGHT)

    @property
    def _strength(self) -> float:
        """How thick the stream is: the last sand thins it out."""
        return float(min(1.0, self.share / LAST))

    def _draw(self) -> None:
        with self.canvas:
            PushMatrix()
            self._centre, self._size = Translate(), Scale(1)
            self._turned_picture("hourglass_back.png")
            for pile in self._piles:
                self._inside_the_glass(pile)
            self._colour = Color(1, 1, 1, 1)
            self._stream = Rectangle(texture=_stream_texture())
            self._falling = Point(source=sprite("spark"), pointsize=0.011)
            self._turned_picture("hourglass_front.png")
            Color(*MOTE)
            self._floating = Point(source=sprite("spark"), pointsize=0.012)
            PopMatrix()

    def _turned_picture(self, name: str) -> None:
        wide, high = shape.FRAME
        PushMatrix()
        self._turns.append(Rotate(angle=0, axis=(0, 0, 1)))
        Color(1, 1, 1, 1)
        Rectangle(texture=_picture(name), pos=(-wide, -high), size=(2 * wide, 2 * high))
        PopMatrix()

    def _inside_the_glass(self, pile: SandPile) -> None:
        StencilPush()
        self._mask(pile.side)
        StencilUse()
        Color(1, 1, 1, 1)
        self.canvas.add(pile.group)
        StencilUnUse()
        self._mask(pile.side)
        StencilPop()

    def _mask(self, side: int) -> None:
        vertices: list[float] = []
        for width, height in (SPOUT, *shape.wall()):
            vertices += (-width, side * height, 0, 0, width, side * height, 0, 0)
        PushMatrix()
        self._turns.append(Rotate(angle=0, axis=(0, 0, 1)))
        Mesh(vertices=vertices, indices=list(range(len(vertices) // 4)), mode="triangle_strip")
        PopMatrix()

    def _place(self, *_change: object) -> None:
        self._centre.xy = self.center
        self._size.xyz = (self.unit, self.unit, 1)

    def _turned(self, *_change: object) -> None:
        for turn in self._turns:
            turn.angle = self.angle
        self._place()
        if not self._upright:
            self._relief = 0.0
        self._stir()
        self._at_once()

    def _change_layers(self, *_change: object) -> None:
        for pile in self._piles:
            pile.hold(len(self.layers))
        self._at_once()

    def _crept(self, *_change: object) -> None:
        """Sand has fallen: soon shown where grains fill the time, else in the next frame."""
        (self._surfaces if self.lively else self._at_once)()

    def _lay_sand(self, *_dt: object) -> None:
        grown = grains.slump(self._moment) if self.flowing else 0.0
        for pile, layers in zip(self._piles, self.split(), strict=True):
            if self._upright:
                pile.stand(layers, self._relief, grown)
            else:
                pile.lean(layers, self.angle)
        self._lay_stream()

    def _lay_stream(self) -> None:
        self._colour.rgba = TONES[self.tone].bright if self.flowing else (0, 0, 0, 0)
        bottom = self._piles[1].peak
        width = STREAM * (0.35 + 0.65 * self._strength)
        self._stream.pos, self._stream.size = (-width / 2, bottom), (width, 0.05 - bottom)

    def _stir(self, *_change: object) -> None:
        """Let grains move while somebody looks; else the sand lies as it would in the end."""
        if self.lively:
            self._living()
        else:
            self._living.cancel()
            self._relief = 1.0 if self._upright else 0.0
            self._falling.points = self._floating.points = []
        self._crept()

    def _move_grains(self, dt: float) -> None:
        self._moment += dt
        if self._relief < 1.0 and self._upright:
            self._relief = min(1.0, self._relief + dt / SETTLE_SECONDS)
            self._surfaces()
        self._floating.points = grains.floating(self._moment, *shape.FRAME)
        self._falling.points = self._in_the_air() if self.flowing else []
        if self.flowing:
            self._surfaces()
            along, high = -self._moment * 2.6 % 1.0, self._stream.size[1] * 2.2
            self._stream.tex_coords = (0, along + high, 1, along + high, 1, along, 0, along)

    def _in_the_air(self) -> list[float]:
        moment, peak, strength = self._moment, self._piles[1].peak, self._strength
        slope = 0.3 * (1 - self.share)
        return [
            *grains.falling(moment, 0.0, peak, 0.045 * strength),
            *grains.leaping(moment, peak, strength),
            *grains.rolling(moment, peak, peak - slope - 0.02, slope + 0.05),
        ]

    def takes_touch(self, touch: MotionEvent) -> bool:
        """The frame and what is in it, not the empty corners beside it."""
        wide, high = (half * self.unit for half in shape.FRAME)
        inside = abs(touch.x - self.center_x) <= wide and abs(touch.y - self.center_y) <= high
        return super().takes_touch(touch) and inside

    def on_gesture(self, gesture: Gesture) -> None:
        """A tap, or a finger that turns the glass round its middle."""
        if isinstance(gesture, Tap):
            self.dispatch("on_tap")
        elif isinstance(gesture, DragStart):
            self._grip = gesture.pos
        elif isinstance(gesture, Drag):
            self.angle = self._swept(gesture.pos)
        elif isinstance(gesture, DragEnd):
            angle = self._swept(gesture.pos)
            self.dispatch("on_turn" if abs(angle) >= FAR_ENOUGH else "on_fall_back", angle)
        elif isinstance(gesture, Cancel):
            self.dispatch("on_fall_back", self.angle)

    def _swept(self, pos: tuple[float, float]) -> float:
        """How far a finger has turned the glass: as if it pulled at where it took hold."""
        arm = (self._grip[0] - self.center_x, self._grip[1] - self.center_y)
        length = math.hypot(*arm)
        whole = min(self.width / (2 * shape.FRAME[0]), self.height / (2 * shape.FRAME[1]))
        if length < 0.25 * whole:
            arm, length = (0.0, whole), whole
        pull = (pos[0] - self._grip[0], pos[1] - self._grip[1])
        swept = (arm[0] * pull[1] - arm[1] * pull[0]) / (length * whole)
        return max(-FARTHEST, min(FARTHEST, math.degrees(swept) * 1.5))

    def on_tap(self) -> None:
        """Event: a finger tapped the glass."""

    def on_turn(self, angle: float) -> None:
        """Event: a finger turned the glass far enough and let go of it at this angle."""

    def on_fall_back(self, angle: float) -> None:
        """Event: a finger let go of the glass before it was turned far enough."""


@cache
def _stream_texture() -> Texture:
    texture = Image(asset("timer", "stream.png")).texture
    texture.wrap = "repeat"
    return texture


@cache
def _picture(name: str) -> Texture:
    return picture(asset("timer", name))
