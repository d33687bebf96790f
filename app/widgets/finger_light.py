"""Lights under fingers: a flame-coloured pool, a hand-cut ring with a crown of flames, a mark that circles.

The widget knows where fingers lie and how bright each light is; what the lights mean is its owner's affair.
"""

from collections.abc import Hashable, Sequence
from math import atan2, cos, radians, sin, tau
from typing import Any, NamedTuple

from kivy.graphics import Color, InstructionGroup, Line, Quad, Rectangle
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.widget import Widget

from app.board.flicker import flicker
from app.look.places import sprite

RING = dp(66)
"""Radius of a ring: wide enough to be seen round a fingertip."""

POOL = dp(210)
"""Radius of the light that a ring throws on the table."""

MARK = dp(30)
FACETS = 32
"""Straight cuts that make a ring."""

FLAMES = 16
FLAME_LENGTH, FLAME_WIDTH = dp(42), dp(27)
"""The crown round a ring: how many flames, and how large each is at its best."""

FLAME = (1.0, 0.62, 0.22)
WAITING, DIM, OUT, BRIGHT = 0.72, 0.26, 0.08, 1.25
"""How bright a light is while fingers gather, while another is lit, after it lost, and when it is lit."""

EASE = 0.3
"""The part of the way to its brightness that a light goes in one frame."""

Rgb = tuple[float, float, float]


class Shade(NamedTuple):
    """What one light looks like: the player's colour whose mark it has, if any, and that of its ring."""

    hue: str
    colour: Rgb
    number: int = 0
    """Tells lights apart that look alike."""


class Light:
    """One light: its instructions are made once and moved."""

    def __init__(self, shade: Shade, place: tuple[float, float], phase: float, scale: float = 1.0) -> None:
        self.shade, self.place, self.phase, self.scale = shade, place, phase, scale
        self.level = self.wished = WAITING
        self.crown = 0.0
        """The part of the crown that burns."""
        self.canvas = InstructionGroup()
        self._flame, self._pool = self._lay(Color(*FLAME, 0), Rectangle(source=sprite("glow")))
        self._core, self._spot = self._lay(Color(*shade.colour, 0), Rectangle(source=sprite("glow")))
        self._heat = Color(1, 1, 1, 0)
        self.canvas.add(self._heat)
        self._flames = [Quad(source=sprite(f"flame_{flame % 3}")) for flame in range(FLAMES)]
        for quad in self._flames:
            self.canvas.add(quad)
        self._edge, self._ring = self._lay(Color(*shade.colour, 0), Line(width=dp(2.6), close=True))
        self._rim, self._cut = self._lay(Color(1, 0.92, 0.74, 0), Line(width=dp(1.1), close=True))
        mark = sprite(f"mark_{shade.hue}") if shade.hue else None
        self._tint, self._mark = self._lay(Color(1, 1, 1, 0), Rectangle(source=mark))
        self._body, self._wick = Color(), Color()

    def _lay(self, colour: Color, shape: Any) -> tuple[Any, Any]:
        self.canvas.add(colour)
        self.canvas.add(shape)
        return colour, shape

    def stand(self, candle: str) -> None:
        """Show a candle in the middle, where no finger hides it; it burns while this light is chosen."""
        (x, y), high = self.place, RING * self.scale * 1.5
        wide, flame = high * 160 / 220, high * 0.36
        pos = (x - wide / 2, y - high * 0.44)
        self._body, _ = self._lay(
            Color(1, 1, 1, 1), Rectangle(source=sprite(candle), pos=pos, size=(wide, high))
        )
        pos, size = (x - flame * 0.375, y + high * 0.28), (flame * 0.75, flame)
        self._wick, _ = self._lay(Color(1, 1, 1, 0), Rectangle(source=sprite("flame_1"), pos=pos, size=size))

    def draw(self, time: float, crown: float, lively: bool) -> None:
        """Be as bright as wished, by degrees, with this part of the crown burning."""
        self.level = self.level + (self.wished - self.level) * EASE if lively else self.wished
        self.crown = self.crown + (crown - self.crown) * EASE if lively else crown
        breath = 1 + (0.08 * flicker(time, self.phase) if lively else 0)
        glow = min(1.0, self.level * breath)
        self._flame.a, self._core.a = 0.66 * glow, 0.5 * glow
        self._edge.a, self._rim.a = min(1, 0.15 + glow), 0.8 * glow
        self._tint.a = min(1, 0.1 + glow) if self.shade.hue else 0
        self._body.a, self._wick.a = min(1, 0.3 + self.level), float(self.wished == BRIGHT)
        swell = self.scale * (0.88 + 0.12 * min(self.level, BRIGHT) * breath)
        turn = time * 0.5 + self.phase if lively else self.phase
        self._shape(RING * swell, POOL * swell * (0.8 + 0.4 * self.level), turn)
        self._burn(RING * swell, time if lively else 0.0)

    def _shape(self, ring: float, pool: float, turn: float) -> None:
        x, y = self.place
        _centre(self._pool, x, y, pool)
        _centre(self._spot, x, y, ring * 1.3)
        self._ring.points = self._facets(ring, turn * 0.2)
        self._cut.points = self._facets(ring - dp(6) * self.scale, -turn * 0.2)
        across, up = ring * cos(turn), ring * sin(turn)
        _centre(self._mark, x + across, y + up, MARK * self.scale / 2)

    def _burn(self, ring: float, time: float) -> None:
        """Draw the crown: flames that point outwards and come alight one after another, clockwise."""
        self._heat.a = min(1.0, self.level)
        for flame, quad in enumerate(self._flames):
            size = max(0.0, min(1.0, self.crown * FLAMES - flame)) * self.scale
            size *= 0.86 + 0.2 * flicker(time, self.phase + flame * 0.9)
            quad.points = self._tongue(tau / 4 - tau * flame / FLAMES, ring + dp(1), size)

    def _tongue(self, angle: float, foot: float, size: float) -> list[float]:
        """The corners of a flame that stands on the ring at this angle."""
        x, y = self.place
        out_x, out_y = cos(angle), sin(angle)
        half, tip = FLAME_WIDTH * size / 2, foot + FLAME_LENGTH * size
        side_x, side_y = out_y * half, -out_x * half
        near_x, near_y = x + out_x * foot, y + out_y * foot
        far_x, far_y = x + out_x * tip, y + out_y * tip
        return [
            near_x - side_x, near_y - side_y, near_x + side_x, near_y + side_y,
            far_x + side_x, far_y + side_y, far_x - side_x, far_y - side_y,
        ]  # fmt: skip

    def _facets(self, radius: float, turn: float) -> list[float]:
        """A circle as scissors cut it: straight pieces, none quite where it should be."""
        points: list[float] = []
        for facet in range(FACETS):
            reach = radius + dp(1) * sin(facet * 2.4 + self.phase * 7)
            angle = turn + tau * facet / FACETS
            points += [self.place[0] + reach * cos(angle), self.place[1] + reach * sin(angle)]
        return points


class FingerLights(Widget):
    """Every finger has a light. `on_fingers` tells when one comes or goes."""

    open = BooleanProperty(True)
    """Whether fingers come and go; once closed, the lights stay where they are."""

    __events__ = ("on_fingers",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.shades: Sequence[Shade] = ()
        """What lights may look like, in the order in which fingers get them, each once."""
        self._lights: dict[Hashable, Light] = {}

    @property
    def lights(self) -> list[Light]:
        """The lights in the order in which they run: clockwise round their middle, from the top."""
        lights = list(self._lights.values())
        x = sum(light.place[0] for light in lights) / max(1, len(lights))
        y = sum(light.place[1] for light in lights) / max(1, len(lights))
        return sorted(lights, key=lambda light: -_bearing(light.place[0] - x, light.place[1] - y))

    def kindle(
        self, key: Hashable, place: tuple[float, float], shade: Shade | None = None, scale: float = 1.0
    ) -> Light | None:
        """Make a light; None when every look is taken."""
        taken = {light.shade for light in self._lights.values()}
        shade = shade or next((free for free in self.shades if free not in taken), None)
        if shade is None:
            return None
        light = self._lights[key] = Light(shade, place, len(self._lights) * 1.7, scale)
        self.canvas.add(light.canvas)
        self.dispatch("on_fingers")
        return light

    def quench(self, key: Hashable) -> None:
        """Put a light out."""
        light = self._lights.pop(key, None)
        if light is not None:
            self.canvas.remove(light.canvas)
            self.dispatch("on_fingers")

    def clear(self) -> None:
        """Put all lights out."""
        for key in list(self._lights):
            self.quench(key)

    def single_out(self, chosen: Light, others: float = DIM) -> None:
        """Let one light shine and the others fade to this."""
        for light in self._lights.values():
            light.wished = BRIGHT if light is chosen else others

    def draw(self, time: float, gathering: float, lively: bool) -> None:
        """Bring every light up to this moment: who shines wears the whole crown, others `gathering` of it."""
        for light in self._lights.values():
            light.draw(time, 1.0 if light.wished == BRIGHT else gathering, lively)

    def on_fingers(self) -> None:
        """Event: there is one light more or one less."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Light what lies under a finger."""
        wheel = "button" in touch.profile and touch.button.startswith("scroll")
        if not self.open or wheel or not self.collide_point(*touch.pos):
            return False
        if self.kindle(touch.uid, touch.pos):
            touch.grab(self)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Stay under the finger."""
        if touch.grab_current is not self:
            return False
        if self.open and touch.uid in self._lights:
            self._lights[touch.uid].place = touch.pos
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Go out when the finger goes."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.lose(touch)
        return True

    def lose(self, touch: MotionEvent) -> None:
        """Put out the light of a finger that is here no more."""
        if self.open:
            self.quench(touch.uid)


def _bearing(across: float, up: float) -> float:
    """Degrees from just before the top, against the clock: sorting by it goes round from there."""
    return (atan2(up, across) - radians(91)) % tau


def _centre(rectangle: Any, x: float, y: float, radius: float) -> None:
    rectangle.pos, rectangle.size = (x - radius, y - radius), (2 * radius, 2 * radius)
