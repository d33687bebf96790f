"""What every stage is built with: the colours of a place, and the sheets, walls and lights of its diorama."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from ....grain import lay_grain
from ....knife import cut
from ....light import glow
from ....paint import blur, falling, fill, shaded, stroke
from ....palette import BLACK, mix
from ....paper import Edge, Lamp, Shadow, sheet
from ....shapes import arch, disc, minus, poly, rect, union
from ..palettes import Tones

WIDTH, HEIGHT = 1280, 420
FLOOR = round(HEIGHT * 0.88)
"""The floor line, from above: 12 per cent from below."""


@dataclass(frozen=True)
class Light:
    """The colours of a place: its sky, three sheets, the cut edge, floor, curtain and sparks."""

    sky: tuple[int, int, int]
    disc: int
    far: Tones
    mid: Tones
    near: Tones
    rim: int
    floor: Tones
    curtain: int
    fringe: int
    spark: int


class Stage:
    """A diorama in the making; it is as high as wide things need, `h` is from its top to the floor."""

    def __init__(self, canvas: skia.Canvas, light: Light, seed: int) -> None:
        self.canvas, self.light, self.seed = canvas, light, seed
        self.w, self.h = float(WIDTH), float(FLOOR)
        self.rng = random.Random(seed * 13 + 5)
        self.lamp = Lamp(self.w * 0.58, self.h * 0.36, self.w * 0.62)

    def sky(self) -> None:
        """The paper behind everything."""
        whole = rect(0, 0, WIDTH, HEIGHT)
        top, middle, low = self.light.sky
        self.canvas.drawPath(whole, shaded(falling(0, FLOOR, (0, top), (0.62, middle), (1, low))))
        lay_grain(self.canvas, whole, 0.6)

    def moon(self, x: float, y: float, radius: float) -> None:
        """A light in the sky with two halos."""
        for i, (scale, alpha) in enumerate(((2.1, 0.16), (1.55, 0.22), (1.0, 0.9))):
            ring = cut(disc(x, y, radius * scale), 9, 1.0, self.seed + i)
            self.canvas.drawPath(ring, fill(mix(self.light.sky[1], self.light.disc, 0.4 + 0.3 * i), alpha))

    def layer(
        self, path: skia.Path, tones: Tones, seed: int = 0, kind: str = "stone", edge: float = 0.85
    ) -> skia.Path:
        """One sheet, cut by hand, lit from behind."""
        path = cut(path, 8, 0.9, self.seed + seed)
        sheet(
            self.canvas, path, *tones, span=(0, FLOOR), grain=0.6, kind=kind, shadow=Shadow(0, 3, 8, 0.6),
            edge=Edge(self.light.rim, edge, 1.6, self.lamp),
        )  # fmt: skip
        return path

    def courses(self, path: skia.Path, step: float, alpha: float = 0.36) -> None:
        """Rows of stones."""
        canvas, y = self.canvas, 0.0
        canvas.save()
        canvas.clipPath(path, True)
        while y < FLOOR:
            y += step
            canvas.drawLine(0, y, WIDTH, y, stroke(BLACK, 1.2, alpha))
            canvas.drawLine(0, y + 1.3, WIDTH, y + 1.3, stroke(self.light.rim, 0.7, alpha * 0.4))
            x = self.rng.random() * 24
            while x < WIDTH:
                canvas.drawLine(x, y - step, x, y, stroke(BLACK, 1.2, alpha))
                x += step * (1.4 + self.rng.random() * 1.3)
        canvas.restore()

    def wall(
        self, holes: Sequence[skia.Path], tones: Tones, seed: int, bricks: float = 0, top: float = 0
    ) -> skia.Path:
        """A sheet over the whole width with openings in it."""
        path = self.layer(minus(rect(-20, top - 20, WIDTH + 40, FLOOR + 40 - top), *holes), tones, seed)
        if bricks:
            self.courses(path, bricks)
        return path

    def arcade(self, count: int, top: float, share: float = 0.86, spring: float = 0.42) -> list[skia.Path]:
        """A row of tall arches."""
        step = self.w / count
        return [
            arch(step * (i + 0.5) - step * share / 2, top, step * share, self.h * 1.2, spring)
            for i in range(count)
        ]

    def window(self, x: float, y: float, width: float, height: float, rgb: int = 0xFFE9A0) -> None:
        """A small lit window."""
        self.canvas.drawPath(arch(x - width / 2, y, width, height, 0.5), fill(rgb))
        glow(self.canvas, x, y + height / 2, height * 1.3, mix(rgb, 0xFFC24A, 0.6), 0.7)

    def haze(self, y: float, height: float, alpha: float, rgb: int = 0xE8F4F6) -> None:
        """A bank of mist over the whole width."""
        steps = [(-40 + (self.w + 80) * t / 11) for t in range(12)]
        upper = [(x, y + self.rng.uniform(-0.5, 0.5) * height) for x in steps]
        lower = [(x, y + height * (1.4 + self.rng.uniform(-0.4, 0.4))) for x in reversed(steps)]
        self.canvas.drawPath(poly(upper + lower), fill(rgb, alpha, MaskFilter=blur(self.h * 0.035)))

    def floor(self) -> None:
        """Light on the ground, then the boards."""
        low, canvas = self.light.sky[1], self.canvas
        fog = shaded(
            falling(FLOOR - self.h * 0.34, FLOOR, (0, low, 0.0), (1, low, 0.24)),
            BlendMode=skia.BlendMode.kPlus,
        )
        canvas.drawRect(skia.Rect.MakeXYWH(0, FLOOR - self.h * 0.34, WIDTH, self.h * 0.34), fog)
        boards = rect(-20, FLOOR - 26, WIDTH + 40, HEIGHT)
        sheet(
            canvas,
            cut(boards, 14, 0.9, self.seed),
            *self.light.floor,
            span=(FLOOR - 26, HEIGHT),
            kind="stone",
            shadow=Shadow(0, -3, 8, 0.7),
            edge=Edge(self.light.rim, 0.7, 1.4),
        )

    def puddles(self) -> None:
        """Light on wet ground."""
        for _ in range(70):
            x, long = self.rng.random() * WIDTH, 8 + 30 * self.rng.random()
            y = FLOOR - 18 + self.rng.random() * (HEIGHT - FLOOR + 16)
            self.canvas.drawLine(x, y, x + long, y, stroke(self.light.rim, 1.2, 0.3))

    def night(self) -> None:
        """Darker above and at both sides, so that figures stand before calm paper."""
        whole = rect(0, 0, WIDTH, HEIGHT)
        shade = falling(0, HEIGHT, (0, BLACK, 0.34), (0.4, BLACK, 0.06), (1, BLACK, 0.1))
        self.canvas.drawPath(whole, shaded(shade))


def roofed(x: float, foot: float, width: float, height: float, roof: float, over: float = 1.3) -> skia.Path:
    """A tower with a pointed roof."""
    top, half = foot - height, width / 2
    spire = poly([(x - half * over, top + 1), (x, top - roof), (x + half * over, top + 1)])
    return union(rect(x - half, top, width, height + 60), spire)
