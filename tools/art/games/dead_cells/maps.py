"""The maps: a cut through the rock with rooms and corridors, from the boards that the engine plays on."""

import itertools
import json
import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import skia

from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.cards.kinds import CODES, Board

from ...grain import lay_grain
from ...knife import cut
from ...light import bloom, dither, glow, sparks
from ...paint import Point, falling, fill, radial, shaded, stroke
from ...palette import BLACK, mix
from ...paper import Edge, Lamp, Shadow, inner_shadow, sheet
from ...picture import ASSETS, opaque, save_jpg, surface, to_bytes
from ...shapes import arch, disc, gathered, minus, poly, rect, rounded, smooth, thick, union
from .creature import seed_of
from .palettes import PALETTES
from .rig import Rig
from .stages.paint import STAGES
from .stages.place import Light, roofed

WIDTH, HEIGHT = 1280, 872
SKY = 0.15
"""The share of the height above the ground."""
LEFT, TOP, BOTTOM = 0.048, 0.265, 0.9
"""Where the outermost spaces of a board may lie: the rock needs a border."""
ROOM, DOOR = (122, 116), (88, 128)
CORRIDOR = 34


@dataclass(frozen=True)
class Plan:
    """A board laid out on the picture: the middle of every space, and the corridors between them."""

    spots: tuple[Point, ...]
    ways: Mapping[tuple[int, int], skia.Path]
    rooms: int
    scale: float
    """Smaller where many rooms lie close together."""

    def size(self, space: int) -> tuple[int, int]:
        """Start and exits are doors, all else are rooms."""
        width, height = DOOR if space == 0 or space >= self.rooms else ROOM
        return round(width * self.scale), round(height * self.scale)

    def box(self, space: int) -> tuple[float, float, float, float]:
        """The room of a space: left, top, width, height."""
        (x, y), (width, height) = self.spots[space], self.size(space)
        return x - width / 2, y - height * 0.62, width, height


def planned(board: Board) -> Plan:
    """Spread a board over the rock: its outermost spaces lie at the border."""
    acrosses, ups = zip(*board.at, strict=True)
    first, last, low, high = min(acrosses), max(acrosses), min(ups), max(ups)
    spots = tuple(
        (WIDTH * (LEFT + (across - first) / (last - first) * (1 - 2 * LEFT)),
         HEIGHT * (BOTTOM - 0.05 - (up - low) / (high - low) * (BOTTOM - 0.05 - TOP)))
        for across, up in board.at
    )  # fmt: skip
    ways = {
        (space, edge.to): _corridor(spots[space], spots[edge.to], -1 if (space + edge.to) % 2 else 1)
        for space, edges in enumerate(board.edges)
        for edge in edges
    }
    return Plan(spots, ways, len(board.shapes), _room_scale(spots))


def _room_scale(spots: tuple[Point, ...]) -> float:
    """How much rooms must shrink so that no two of them touch."""
    apart = [
        max(abs(x0 - x1) / ROOM[0], abs(y0 - y1) / ROOM[1])
        for (x0, y0), (x1, y1) in itertools.combinations(spots, 2)
    ]
    return max(0.6, min(1.0, 0.95 * min(apart)))


def _corridor(start: Point, end: Point, side: int) -> skia.Path:
    """A way that bends a little."""
    (x0, y0), (x1, y1) = start, end
    long = math.hypot(x1 - x0, y1 - y0)
    dx, dy = -(y1 - y0) / long * 14 * side, (x1 - x0) / long * 14 * side
    path = skia.Path()
    path.moveTo(x0, y0)
    path.cubicTo(x0 + (x1 - x0) * 0.33 + dx, y0 + (y1 - y0) * 0.33 + dy, x0 + (x1 - x0) * 0.66 + dx,
                 y0 + (y1 - y0) * 0.66 + dy, x1, y1)  # fmt: skip
    return path


def carved(plan: Plan, wider: float) -> skia.Path:
    """All rooms and corridors as one hole."""
    holes = [thick(way, CORRIDOR * plan.scale + 2 * wider) for way in plan.ways.values()]
    for space in range(len(plan.spots)):
        left, top, width, height = plan.box(space)
        holes.append(
            arch(left - wider, top - wider * 1.2, width + 2 * wider, height + 2 * wider, 0.42)
        )  # fmt: skip
    return union(*holes)


def _ground() -> skia.Path:
    y = HEIGHT * SKY
    ridge = [(WIDTH * i / 8, y + (9 if i % 2 else -7)) for i in range(9)]
    return smooth(
        [(-40, y), *ridge, (WIDTH + 40, y), (WIDTH + 40, HEIGHT + 40), (-40, HEIGHT + 40)], True, 0.4
    )


def _sky(canvas: skia.Canvas, light: Light, rng: random.Random) -> None:
    foot = HEIGHT * SKY + 20
    top, middle, low = light.sky
    band = rect(0, 0, WIDTH, foot)
    canvas.drawPath(band, shaded(falling(0, foot, (0, top), (0.6, middle), (1, low))))
    lay_grain(canvas, band, 0.6)
    for i, (radius, alpha) in enumerate(((112, 0.18), (80, 0.22), (48, 0.9))):
        canvas.drawPath(
            cut(disc(260, 62, radius), 9, 1, i), fill(mix(middle, light.disc, 0.4 + 0.3 * i), alpha)
        )
    for row, tones in enumerate((light.far, light.mid)):
        skyline = rect(-10, foot - 16, WIDTH + 20, 60)
        for i in range(11 + row * 3):
            width = 20 + 26 * rng.random()
            x = WIDTH * (i + rng.random() * 0.7) / (11 + row * 3)
            skyline = union(skyline, roofed(x, foot - 12, width, 14 + 52 * rng.random(), width * 1.1))
        sheet(canvas, cut(skyline, 7, 0.7, 40 + row), *tones, shadow=Shadow(0, 3, 6, 0.5),
              edge=Edge(light.rim, 0.8, 1.5, Lamp(260, 70, 900)))  # fmt: skip


def _inside(canvas: skia.Canvas, plan: Plan, light: Light, name: str, rng: random.Random) -> None:
    """The back wall of the rooms, their floors, and what was left in them."""
    whole = rect(0, 0, WIDTH, HEIGHT)
    canvas.drawPath(_ground(), shaded(falling(HEIGHT * SKY, HEIGHT, (0, light.far[0]), (1, light.mid[0]))))
    canvas.save()
    canvas.clipPath(carved(plan, 0), True)
    lay_grain(canvas, whole, 0.7, "stone")
    _courses(canvas, light, rng)
    for x, y in plan.spots:
        shade = [(0, BLACK, 0.1), (0.5, BLACK, 0.3), (1, BLACK, 0.0)]
        canvas.drawCircle(x, y, 100, shaded(radial((x, y), 100, shade)))
        glow(canvas, x, y - 8, 92, light.spark if name == "b2" else light.rim, 0.16)
    rig = Rig(canvas, PALETTES[name].with_roles(metal=(mix(light.far[0], BLACK, 0.1), light.near[1])), 3)
    for space in range(len(plan.spots)):
        left, top, width, height = plan.box(space)
        floor = cut(rect(left - 10, top + height - 14, width + 20, 16), 8, 0.8, space)
        sheet(canvas, floor, mix(light.mid[0], light.rim, 0.12), light.near[0], shadow=Shadow(0, -2, 4, 0.5),
              edge=Edge(light.rim, 0.7, 1.2))  # fmt: skip
        if 0 < space < plan.rooms:
            _prop(rig, space, left, top, width, height)
    canvas.restore()


def _courses(canvas: skia.Canvas, light: Light, rng: random.Random) -> None:
    y, ink = HEIGHT * SKY, mix(light.near[1], BLACK, 0.3)
    while y < HEIGHT:
        y += 20
        canvas.drawLine(0, y, WIDTH, y, stroke(ink, 1.3, 0.42))
        x = rng.random() * 40
        while x < WIDTH:
            canvas.drawLine(x, y - 20, x, y, stroke(ink, 1.3, 0.36))
            x += 29 + rng.random() * 24


def _prop(rig: Rig, space: int, left: float, top: float, width: float, height: float) -> None:
    """A chain, a crate, a cage, a web or bars: never two alike side by side."""
    foot, ink = top + height - 14, rig.palette.dark
    if space % 5 == 0:
        rig.chain((left + 22, top + 8), (left + 23, top + 52), 0, 6, 1.5)
    elif space % 5 == 1:
        rig.box(left + width - 34, foot - 22, 20, 22, "wood", -0.1)
        rig.line([(left + width - 34, foot - 22), (left + width - 14, foot)], ink, 1.4, 0.7)
    elif space % 5 == 2:
        x, y = left + width - 24, top + 50
        rig.line([(x, top + 6), (x, y - 16)], ink, 2)
        for bend in range(-2, 3):
            rig.line([(x, y - 16), (x + bend * 6, y - 6), (x + bend * 6, y + 16), (x, y + 22)], ink, 1.8)
    elif space % 5 == 3:
        for ray in range(4):
            end = (left + 6 + 36 * math.cos(ray * 0.5), top + 34 + 36 * math.sin(ray * 0.5))
            rig.line([(left + 6, top + 34), end], "rim", 1, 0.5)
        for reach in (14, 23, 32):
            rig.line([(left + 6 + reach, top + 34), (left + 6 + reach * 0.7, top + 34 + reach * 0.62),
                      (left + 8, top + 34 + reach)], "rim", 1, 0.45)  # fmt: skip
    else:
        for bar in range(3):
            rig.line([(left + 18 + bar * 11, top + 20), (left + 18 + bar * 11, foot)], ink, 3, 0.7)


def _rock(canvas: skia.Canvas, plan: Plan, light: Light, rng: random.Random) -> None:
    """Three sheets, each with wider holes than the last, strata and bones on the front one."""
    ground, night = _ground(), light.near[1]
    sheets = ((0, light.mid[1], light.near[0], 0.9), (10, light.near[0], night, 0.7),
              (21, mix(light.near[0], night, 0.6), mix(night, BLACK, 0.45), 0.5))  # fmt: skip
    for i, (wider, top, bottom, alpha) in enumerate(sheets):
        layer = cut(minus(ground, carved(plan, wider)), 11, 1.5 + i * 0.4, 60 + i)
        sheet(
            canvas,
            layer,
            top,
            bottom,
            span=(HEIGHT * SKY, HEIGHT),
            kind="stone",
            grain=0.65,
            shadow=Shadow(0, 5, 11, 0.75),
            edge=Edge(light.rim, alpha, 1.8, Lamp(WIDTH / 2, HEIGHT / 2, 900)),
        )
    canvas.save()
    canvas.clipPath(minus(ground, carved(plan, 27)), True)
    for i in range(16):
        y = HEIGHT * SKY + 40 + i * 46
        line = [(WIDTH * t / 8, y + 12 * math.sin(t * 1.7 + i) + rng.uniform(-5, 5)) for t in range(9)]
        canvas.drawPath(smooth(line, False, 1), stroke(light.rim, 1.3, 0.14))
    for _ in range(9):
        canvas.save()
        canvas.translate(WIDTH * rng.random(), HEIGHT * (0.3 + 0.68 * rng.random()))
        canvas.rotate(rng.random() * 90)
        knobs = [disc(x, y, 5) for x in (-17, 17) for y in (-4, 4)]
        canvas.drawPath(gathered([thick(poly([(-16, 0), (16, 0)], False), 6), *knobs]), fill(light.rim, 0.26))
        canvas.restore()
    canvas.restore()


def draw_map(name: str, board: Board) -> dict[str, Any]:
    """Write one map and say where its rooms and ways are, in pixels from the lower left."""
    light, plan, rng = STAGES[name][0], planned(board), random.Random(seed_of(name))
    drawn = surface(WIDTH, HEIGHT)
    canvas = drawn.getCanvas()
    _sky(canvas, light, rng)
    _inside(canvas, plan, light, name, rng)
    _rock(canvas, plan, light, rng)
    sparks(canvas, 40, light.spark, (0, HEIGHT * SKY, WIDTH, HEIGHT * 0.8), alpha=(0.3, 0.8), seed=81)
    inner_shadow(canvas, rounded(0, 0, WIDTH, HEIGHT, 18), 18, 0.9)
    save_jpg(to_bytes(dither(bloom(opaque(drawn), 0.82, 9, 0.28))), f"dead_cells/map_{name}.jpg", 84)
    return {
        "rooms": [_from_below(plan.box(space)) for space in range(len(plan.spots))],
        "spots": [[round(x), round(HEIGHT - y)] for x, y in plan.spots],
        "ways": {f"{start}-{end}": _along(way) for (start, end), way in plan.ways.items()},
    }


def _from_below(box: tuple[float, float, float, float]) -> list[int]:
    left, top, width, height = box
    return [round(left), round(HEIGHT - top - height), round(width), round(height)]


def _along(way: skia.Path, steps: int = 16) -> list[list[int]]:
    """Points along a corridor, evenly apart, from its beginning to its end."""
    measure = skia.PathMeasure(way, False)
    spots = [measure.getPosTan(measure.getLength() * i / steps)[0] for i in range(steps + 1)]
    return [[round(spot.x()), round(HEIGHT - spot.y())] for spot in spots]


def draw_maps() -> None:
    """Write the map of every biome in the box, and maps.json with what lies where."""
    places = {CODES[number].lower(): biome.board for number, biome in BIOMES.items()}
    maps = {name: draw_map(name, board) for name, board in places.items()}
    text = json.dumps({"size": [WIDTH, HEIGHT], **maps}, sort_keys=True, separators=(",", ":"))
    (ASSETS / "dead_cells" / "maps.json").write_text(
        text.replace('"ways"', '\n"ways"') + "\n", encoding="utf-8"
    )
