"""A rig cuts and lays the pieces of a figure; 100 units are a grown prisoner, his feet at (0, 0)."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from ...grain import grain_shader
from ...knife import cut
from ...light import glow
from ...outline import trace
from ...paint import Point, blur, fill, linear, shaded, stroke
from ...palette import BLACK, WHITE, mix
from ...props.flame import CANDLELIGHT, Fire, flame
from ...shapes import disc, minus, poly, rect, rounded, smooth
from .palettes import Palette, Tones

Places = str | Sequence[Point]
"""Points of a drawing, or their numbers: "x y, x y"."""

NIGHT = 0x03090B
LIT = (-0.5, -1.0)
"""Where the light comes from."""


def places(points: Places, side: float = 1) -> list[Point]:
    """Points as pairs; a side of -1 mirrors them."""
    if isinstance(points, str):
        return trace(points, side)
    return [(x * side, y) for x, y in points]


def ribbon(points: Sequence[Point], first: float, last: float, steps: int = 14) -> skia.Path:
    """A tapered band along a soft line."""
    measure = skia.PathMeasure(smooth(points, False, 1.0), False)
    length = measure.getLength()
    left, right = [], []
    for i in range(steps + 1):
        place, along = measure.getPosTan(length * i / steps)
        half = (first + (last - first) * i / steps) / 2
        left.append((place.x() - along.y() * half, place.y() + along.x() * half))
        right.append((place.x() + along.y() * half, place.y() - along.x() * half))
    return smooth(left + right[::-1], True, 0.8)


def cutout(
    canvas: skia.Canvas, path: skia.Path, tones: Tones, rim: int, rim_alpha: float = 0.5, depth: float = 1.0
) -> None:
    """Lay one piece of card: its shadow, its tone, its fibre, a lit and a dark side, the cut edge."""
    top, bottom = tones
    bounds = path.getBounds()
    canvas.save()
    canvas.translate(0.5 * depth, 1.6 * depth)
    canvas.drawPath(path, fill(BLACK, 0.62, MaskFilter=blur(1.9 * depth)))
    canvas.restore()
    lean = LIT[0] * bounds.width() * 0.3
    start, end = (bounds.centerX() + lean, bounds.top()), (bounds.centerX() - lean, bounds.bottom())
    canvas.drawPath(path, shaded(linear(start, end, [(0, top), (1, bottom)])))
    canvas.save()
    canvas.clipPath(path, True)
    soft_light = skia.BlendMode.kSoftLight
    canvas.drawPath(path, skia.Paint(Shader=grain_shader("paper"), Alphaf=0.5, BlendMode=soft_light))
    canvas.save()
    canvas.translate(LIT[0] * 1.6 * depth, LIT[1] * 1.8 * depth)
    canvas.drawPath(path, stroke(mix(bottom, BLACK, 0.75), 4.6 * depth, 0.75, MaskFilter=blur(1.6 * depth)))
    canvas.restore()
    canvas.save()
    canvas.translate(-LIT[0] * 0.5 * depth, -LIT[1] * 0.6 * depth)
    canvas.drawPath(path, stroke(mix(top, WHITE, 0.55), 1.5 * depth, 0.42, MaskFilter=blur(0.55 * depth)))
    canvas.restore()
    canvas.drawPath(path, stroke(rim, 0.9, rim_alpha))
    canvas.restore()


class Rig:
    """A canvas with a palette; every piece it lays is cut with the next slip of the same knife."""

    def __init__(self, canvas: skia.Canvas, palette: Palette, seed: int = 1) -> None:
        self.canvas, self.palette, self.seed = canvas, palette, seed
        self.shade = 0.0
        self._pieces = 0

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, wide: float = 1.0
    ) -> Iterator[None]:
        """Draw round another place, larger or smaller, turned by degrees, wider than high."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn)
        self.canvas.scale(scale * wide, scale)
        yield
        self.canvas.restore()

    @contextmanager
    def inside(self, path: skia.Path) -> Iterator[None]:
        """Draw only inside an outline."""
        self.canvas.save()
        self.canvas.clipPath(path, True)
        yield
        self.canvas.restore()

    @contextmanager
    def dyed(self, shade: float = 0.0, **roles: Tones | int) -> Iterator[None]:
        """Draw in other colours, or darker (below 0) or lighter (above)."""
        palette, before = self.palette, self.shade
        self.palette, self.shade = palette.with_roles(**roles), before + shade
        yield
        self.palette, self.shade = palette, before

    def colour(self, role: str | int) -> int:
        """The upper colour of a role."""
        return role if isinstance(role, int) else self.palette.tones(role)[0]

    def lay(
        self,
        path: skia.Path,
        role: str | Tones = "skin",
        shade: float = 0.0,
        depth: float = 1.0,
        knife: bool = True,
        rim: float = 0.5,
    ) -> skia.Path:
        """Lay a piece of a role's colours, lighter or darker by `shade`."""
        tones, change = self.palette.tones(role), max(-0.9, min(0.9, shade + self.shade))
        toward = WHITE if change > 0 else NIGHT
        top, bottom = (mix(tone, toward, abs(change)) for tone in tones)
        self._pieces += 1
        if knife:
            path = cut(path, 3.2, 0.22, self.seed * 50 + self._pieces)
        cutout(self.canvas, path, (top, bottom), self.palette.rim, rim, depth)
        return path

    def soft(self, points: Places, role: str | Tones = "skin", shade: float = 0.0, depth: float = 1.0,
             side: float = 1, swing: float = 0.85) -> skia.Path:  # fmt: skip
        """A piece with a soft outline."""
        return self.lay(smooth(places(points, side), True, swing), role, shade, depth)

    def edged(self, points: Places, role: str | Tones = "skin", shade: float = 0.0, depth: float = 1.0,
              side: float = 1) -> skia.Path:  # fmt: skip
        """A piece with corners."""
        return self.lay(poly(places(points, side)), role, shade, depth)

    def limb(self, points: Places, first: float, last: float | None = None, role: str | Tones = "skin",
             shade: float = 0.0, depth: float = 1.0, side: float = 1) -> skia.Path:  # fmt: skip
        """A band along a soft line: arms, straps, poles."""
        path = ribbon(places(points, side), first, first if last is None else last)
        return self.lay(path, role, shade, depth)

    def ball(self, x: float, y: float, radius: float, role: str | Tones = "skin", shade: float = 0.0,
             depth: float = 0.7) -> skia.Path:  # fmt: skip
        """A round piece."""
        return self.lay(disc(x, y, radius), role, shade, depth, knife=False)

    def ring(self, x: float, y: float, outer: float, inner: float, role: str | Tones = "metal",
             shade: float = 0.0, depth: float = 0.7) -> skia.Path:  # fmt: skip
        """A round piece with a round hole."""
        return self.lay(minus(disc(x, y, outer), disc(x, y, inner)), role, shade, depth, knife=False)

    def box(self, x: float, y: float, width: float, height: float, role: str | Tones = "skin",
            shade: float = 0.0, depth: float = 1.0) -> skia.Path:  # fmt: skip
        """A piece with four corners, by its upper left one."""
        return self.lay(rect(x, y, width, height), role, shade, depth)

    def line(
        self, points: Places, role: str | int, width: float = 1.0, alpha: float = 1.0, side: float = 1
    ) -> None:
        """A drawn line without height."""
        spots = places(points, side)
        path = smooth(spots, False, 0.9) if len(spots) > 2 else poly(spots, False)
        self.canvas.drawPath(path, stroke(self.colour(role), width, alpha))

    def hole(self, points: Places, role: str | int = "dark", side: float = 1, soft: bool = True) -> skia.Path:
        """A flat patch of colour: what lies deeper."""
        spots = places(points, side)
        path = smooth(spots, True, 0.85) if soft else poly(spots)
        self.canvas.drawPath(path, fill(self.colour(role)))
        return path

    def dot(self, x: float, y: float, radius: float, role: str | int = "dark", alpha: float = 1.0) -> None:
        """A flat round spot."""
        self.canvas.drawCircle(x, y, radius, fill(self.colour(role), alpha))

    def light(self, x: float, y: float, radius: float, role: str | int = "glow", alpha: float = 0.6) -> None:
        """A soft light."""
        glow(self.canvas, x, y, radius, self.colour(role), alpha)

    def fire(self, x: float, y: float, height: float, lean: float = 0.05, halo: float = 0.5,
             fire: Fire = CANDLELIGHT) -> None:  # fmt: skip
        """A flame with its root at a place."""
        flame(self.canvas, x, y, height, lean, halo, fire)

    def eye(self, x: float, y: float, radius: float) -> None:
        """An eye that shines: the one light of most creatures."""
        self.light(x, y, radius * 4.2, "glow", 0.55)
        self.dot(x, y, radius * 1.35)
        self.dot(x, y, radius, "glow")
        self.dot(x - radius * 0.1, y - radius * 0.15, radius * 0.55, 0xFFFDF0)

    def ball_eye(self, x: float, y: float, radius: float, look: float = -0.35) -> None:
        """A white eye with a pupil."""
        self.ball(x, y, radius * 1.15, "bone", depth=0.4)
        self.dot(x + radius * look, y + radius * 0.1, radius * 0.5, 0x1A0A06)
        self.dot(x + radius * (look - 0.15), y - radius * 0.1, radius * 0.16, WHITE)

    def rivets(self, points: Places, radius: float = 0.9) -> None:
        """Small nails."""
        for x, y in places(points):
            self.dot(x, y + 0.4, radius, BLACK, 0.6)
            self.dot(x, y, radius, mix(self.palette.metal[0], WHITE, 0.25))

    def stitch(self, points: Places, role: str | int = "bone", width: float = 0.8) -> None:
        """A seam with its stitches."""
        path = smooth(places(points), False, 1.0)
        measure = skia.PathMeasure(path, False)
        length = measure.getLength()
        count = max(3, int(length / 3.4))
        self.canvas.drawPath(path, stroke(self.palette.dark, width * 0.8, 0.8))
        for i in range(count):
            spot, along = measure.getPosTan(length * (i + 0.5) / count)
            dx, dy = -along.y() * 1.6, along.x() * 1.6
            pen = stroke(self.colour(role), width, 0.9)
            self.canvas.drawLine(spot.x() + dx, spot.y() + dy, spot.x() - dx, spot.y() - dy, pen)

    def chain(self, start: Point, end: Point, sag: float = 6, links: int = 7, width: float = 1.1) -> None:
        """A hanging chain."""
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
        measure = skia.PathMeasure(smooth([start, middle, end], False, 1.0), False)
        step = measure.getLength() / links
        top, bottom = self.palette.metal
        for i in range(links):
            spot, along = measure.getPosTan(step * (i + 0.5))
            half = width * (1.1 if i % 2 else 0.55)
            with self.at(spot.x(), spot.y(), turn=math.degrees(math.atan2(along.y(), along.x()))):
                link = rounded(-step * 0.62, -half, step * 1.24, 2 * half, width)
                self.canvas.drawPath(link, stroke(0x0A1214, width * 1.5))
                self.canvas.drawPath(link, stroke(mix(top, bottom, 0.25), width * 0.8))

    def teeth(self, points: Places, size: float, up: bool = False, role: str | Tones = "bone") -> None:
        """Teeth whose roots stand at places."""
        way = -1 if up else 1
        for i, (x, y) in enumerate(places(points)):
            long = size * (2.2 + 0.5 * (i % 2)) * way
            tooth = poly([(x - size * 0.7, y), (x + size * 0.7, y), (x - size * 0.1, y + long)])
            self.lay(tooth, role, depth=0.3, knife=False, rim=0.3)

    def drip(
        self, x: float, y: float, long: float, half: float, role: str | Tones, shade: float = 0.0
    ) -> None:
        """A drop that runs down from a place."""
        waist = y + long * 0.65
        tear = [(x - half, y), (x + half, y), (x + half * 0.7, waist), (x, y + long), (x - half * 0.7, waist)]
        self.soft(tear, role, shade, 0.4)

    def hours(self, x: float, y: float, outer: float, inner: float, width: float = 1.4) -> None:
        """The twelve strokes of a dial; every third is the stronger one."""
        for hour in range(12):
            c, s = math.cos(hour * math.pi / 6), math.sin(hour * math.pi / 6)
            mark = [(x + c * outer, y + s * outer), (x + c * inner, y + s * inner)]
            self.line(mark, 0x3A2410, width * (0.62 if hour % 3 else 1.0))

    def spikes(
        self,
        x: float,
        y: float,
        inner: float,
        outer: float,
        count: int,
        role: str | Tones = "metal",
        half: float = 0.16,
        turn: float = 0.0,
        sweep: float = math.tau,
        depth: float = 0.4,
    ) -> None:
        """Points that stand out from a round thing."""
        for i in range(count):
            angle = turn + sweep * i / count
            foot = [(x + math.cos(angle + d) * inner, y + math.sin(angle + d) * inner) for d in (-half, half)]
            tip = (x + math.cos(angle) * outer, y + math.sin(angle) * outer)
            self.lay(poly([*foot, tip]), role, depth=depth, knife=False)
