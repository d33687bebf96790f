"""The monster large on its stone, its three parts like a flip-book of three strips.

A finger that draws a strip aside brings the next part in from the other edge; a tap turns it over once. It
draws and reports; what is chosen is decided by the screen.
"""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.board.flicker import PULSE_HZ, flicker
from app.games.finstere_flure.monster.look import CHOICES, Look
from app.games.finstere_flure.monster.portrait import FRAMES, PARTS, WHOLE, part, sprites
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.paper import RoundButton
from engine.core.text import N_

BANDS = {"head": 0.40, "body": -0.84, "legs": WHOLE.bottom}
"""Where the strip of each part begins, in the units of the frames, from above to below."""
BUTTONS = {"head": 1.22, "body": -0.22, "legs": -1.42}
"""The height at which the arrows of each part stand."""
PLINTH = 0.34
"""How far the stone reaches below the monster's feet, in the same units."""
MARGIN = dp(18)
FLIP_SECONDS = 0.28
APART = 0.7
"""How far two parts of a strip lie apart, in widths of the stage."""
ARROW = dp(54)
"""The room that an arrow needs."""
FAR_ENOUGH = 0.16
"""The part of the stage's width that a finger must draw a strip to turn it over."""
TAP = dp(10)
TITLES = {
    "head": (N_("Previous head"), N_("Next head")),
    "body": (N_("Previous body"), N_("Next body")),
    "legs": (N_("Previous legs"), N_("Next legs")),
}
"""What the arrows of each part do, the left one and the right one."""
ROOM_FOR_CANDLES = dp(500)


class Strip(EventDispatcher):
    """One part and, while it moves, the one beside it."""

    slide = NumericProperty(0.0)
    """How far it is drawn aside: at 1 the part beside it has taken its place."""

    def __init__(self, kind: str) -> None:
        self.kind, self.number, self.beside, self.skin = kind, 0, 0, 0
        self.canvas = InstructionGroup()
        self._shown = [(Color(1, 1, 1, 1), Rectangle()) for _ in range(2)]
        for pair in self._shown:
            for instruction in pair:
                self.canvas.add(instruction)
        self._box = (0.0, 0.0, 1.0, 1.0)
        self._reach = 1.0
        super().__init__()

    def place(self, box: tuple[float, float, float, float], reach: float) -> None:
        """Orientation here (x, y, width, height); the part beside is `reach` away."""
        self._box, self._reach = box, reach
        self.draw()

    def turn_to(self, number: int, skin: int, side: int, seconds: float) -> None:
        """Show another part: it comes in from the right (1), from the left (-1), or is just there (0)."""
        if number != self.number and side:
            self.beside = self.number
            going_on = self.slide if self.slide * side < 0 else 0.0
            self.number, self.skin, self.slide = number, skin, going_on + side
        else:
            self.number, self.skin = number, skin
        self.settle(seconds)
        self.draw()

    def settle(self, seconds: float) -> None:
        """Go back to the middle."""
        Animation.cancel_all(self, "slide")
        if seconds and self.slide:
            Animation(slide=0.0, duration=seconds, t="out_cubic").start(self)
        else:
            self.slide = 0.0

    def draw_aside(self, slide: float) -> None:
        Animation.cancel_all(self, "slide")
        self.beside = (self.number + (-1 if slide > 0 else 1)) % CHOICES[self.kind]
        self.slide = slide

    def on_slide(self, *_change: object) -> None:
        """Draw where it is now."""
        self.draw()

    def draw(self) -> None:
        """Bring both rectangles up to date; what is far from the middle fades."""
        away = self.slide - 1 if self.slide > 0 else self.slide + 1
        x, y, width, height = self._box
        for (tint, rectangle), number, slide in zip(
            self._shown, (self.number, self.beside), (self.slide, away), strict=True
        ):
            tint.a = max(0.0, 1 - abs(slide) * 1.1)
            if tint.a:
                rectangle.texture = part(self.kind, number, self.skin)
            rectangle.pos, rectangle.size = (x + slide * self._reach, y), (width, height)


class KitArrow(RoundButton):
    """Brings the next part of a kind, or the one before it."""

    part = StringProperty("head")
    way = NumericProperty(1)
    bright = BooleanProperty(False)
    titles = TITLES


class MonsterStage(FloatLayout):
    """The slab, the candles, the stone and the monster; `on_turn(part, steps)` is a finger's wish."""

    look = ObjectProperty(Look())
    row = StringProperty("head")
    """The part that keys would turn, whose arrows are bright."""
    flame = NumericProperty(1.0)
    """How bright the candles are at this moment."""

    room_for_candles = ROOM_FOR_CANDLES
    """How wide the stage must be before candles stand beside the monster."""

    __events__ = ("on_turn",)

    def __init__(self, **kwargs: object) -> None:
        self.strips = {kind: Strip(kind) for kind in PARTS}
        self._held: tuple[Any, str] | None = None
        self.arrows: list[KitArrow] = []
        super().__init__(**kwargs)
        for kind in PARTS:
            self.canvas.add(self.strips[kind].canvas)
        self.arrows = [self._arrow(kind, way) for kind in BUTTONS for way in (-1, 1)]
        self._clock = Clock.create_trigger(self._flicker, 1 / PULSE_HZ, interval=True)
        self.bind(pos=self._fit, size=self._fit)
        self.on_row()

    def on_turn(self, _part: str, _steps: int) -> None:
        """Somebody wants the next part or the one before it."""

    def _arrow(self, kind: str, way: int) -> KitArrow:
        arrow = KitArrow(part=kind, way=way)
        arrow.bind(on_release=lambda _arrow: self._wish(kind, way))
        self.add_widget(arrow)
        return arrow

    def _wish(self, kind: str, way: int) -> None:
        self.row = kind
        self.dispatch("on_turn", kind, way)

    def on_row(self, *_change: object) -> None:
        """Let the arrows of this part stand out."""
        for arrow in self.arrows:
            arrow.bright = arrow.part == self.row

    def sprite(self, name: str) -> Texture:
        """A picture of this game, for the KV rule."""
        return sprites()[name]

    def light(self, on: bool) -> None:
        """Let the candles burn, or rest while nobody looks."""
        self._clock.cancel()
        if on and lanterne().settings.animation != "off":
            self._clock()

    def show(self, look: Look, side: int = 0) -> None:
        """Be this monster; changed parts come in from a side."""
        self.look = look
        seconds = lanterne().settings.duration(FLIP_SECONDS)
        for kind, strip in self.strips.items():
            strip.turn_to(getattr(look, kind), look.skin, side, seconds)

    def _unit(self) -> float:
        across = (self.width - dp(24)) / WHOLE.width
        return max(1.0, min(across, (self.height - MARGIN * 2) / (WHOLE.height + PLINTH)))

    unit = AliasProperty(_unit, None, bind=["size"])
    """Pixels of one unit of the frames: the monster is as large as there is room."""

    def _feet(self) -> float:
        spare = self.height - self.unit * (WHOLE.height + PLINTH)
        return float(self.y + self.unit * PLINTH + max(MARGIN, min(spare * 0.5, dp(70))))

    feet = AliasProperty(_feet, None, bind=["size", "pos"])
    """The height on which it stands."""

    def height_of(self, units: float) -> float:
        """Where a height in units of the frames lies on the screen."""
        return self.feet + (units - WHOLE.bottom) * self.unit

    def part_at(self, y: float) -> str:
        """Which strip lies at a height."""
        return next((kind for kind, low in BANDS.items() if y >= self.height_of(low)), "legs")

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Take hold of a strip, unless an arrow was meant."""
        if super().on_touch_down(touch):
            return True
        if self._held or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._held = touch, self.part_at(touch.y)
        self.row = self._held[1]
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Draw the strip along."""
        if self._held and self._held[0] is touch:
            slide = (touch.x - touch.ox) / max(1.0, self.width * APART)
            self.strips[self._held[1]].draw_aside(max(-1.0, min(1.0, slide)))
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Turn over what was drawn far enough, or was only tapped."""
        if not self._held or self._held[0] is not touch:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        kind, moved = self._held[1], touch.x - touch.ox
        self._held = None
        if abs(moved) > self.width * FAR_ENOUGH:
            self.dispatch("on_turn", kind, -1 if moved > 0 else 1)
        elif abs(moved) < TAP and abs(touch.y - touch.oy) < TAP:
            self.dispatch("on_turn", kind, 1)
        else:
            self.strips[kind].settle(lanterne().settings.duration(FLIP_SECONDS))
        return True

    def lose(self, _touch: object) -> None:
        """Lay back the strip of a finger that is here no more."""
        if self._held is not None:
            self.strips[self._held[1]].settle(0)
            self._held = None

    def _fit(self, *_change: object) -> None:
        unit = self.unit
        for kind, strip in self.strips.items():
            frame = FRAMES[kind]
            box = (
                self.center_x + frame.left * unit, self.height_of(frame.bottom),
                frame.width * unit, frame.height * unit,
            )  # fmt: skip
            strip.place(box, self.width * APART)
        for arrow in self.arrows:
            arrow.x = self.x + dp(8) if arrow.way < 0 else self.right - arrow.width - dp(8)
            arrow.center_y = self._arrow_height(arrow.part)

    def _arrow_height(self, kind: str) -> float:
        """Beside its part, or in thirds of the stage where the monster is smaller than its arrows."""
        if (BUTTONS["body"] - BUTTONS["legs"]) * self.unit >= ARROW:
            return self.height_of(BUTTONS[kind])
        return float(self.y + self.height * (2.5 - list(BUTTONS).index(kind)) / 3)

    def _flicker(self, _dt: float) -> None:
        self.flame = 1 + 0.07 * flicker(Clock.get_boottime(), 0.3)


load(__name__)
