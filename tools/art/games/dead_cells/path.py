"""The path of a campaign: a window for every place, dark ones for the unseen, clouds, decks and the Well."""

import math
import random
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import skia

from ...knife import cut
from ...light import glow
from ...paint import blur, fill, radial, shaded, stroke
from ...palette import BLACK, mix
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...picture import ASSETS
from ...shapes import arch, bar, oval, poly, tag
from ...sprites.sprite import Draw, Sprite, drawn
from .creature import Creature, seed_of
from .icons.paint import draw_icon

FRAME = 16
"""Pixels round the opening of a window."""
STAGE_HEIGHT = 420


class Opening(NamedTuple):
    """A kind of window: the size of its opening, and its outline for a distance from that."""

    width: float
    height: float
    outline: Callable[[float], skia.Path]

    @property
    def size(self) -> tuple[int, int]:
        """Of the sprite."""
        return round(self.width + 2 * FRAME + 8), round(self.height + 2 * FRAME + 12)


def _arched(width: float, height: float, spring: float) -> Opening:
    def outline(more: float) -> skia.Path:
        x, y = FRAME + 4 - more, FRAME + 4 - more * 1.2
        return arch(x, y, width + 2 * more, height + 2.2 * more, spring)

    return Opening(width, height, outline)


def _shield(width: float, height: float) -> Opening:
    def outline(more: float) -> skia.Path:
        x, y = FRAME + 4 + width / 2, FRAME + 4 + height / 2
        half, high = width / 2 + more, height / 2 + more
        upper = [(-half, -high * 0.56), (-half * 0.5, -high), (half * 0.5, -high), (half, -high * 0.56)]
        lower = [(half, high * 0.62), (0, high), (-half, high * 0.62)]
        return poly([(x + dx, y + dy) for dx, dy in (*upper, *lower)])

    return Opening(width, height, outline)


OPENINGS: Mapping[str, Opening] = {
    "tall": _arched(244, 294, 0.5),
    "fork": _arched(244, 186, 0.34),
    "boss": _shield(232, 272),
}
PLACES: Mapping[str, tuple[str, str, float]] = {
    "b1": ("tall", "chain_shuffler", 0.5),
    "b2": ("fork", "gutter_wick", 0.52),
    "b3": ("fork", "", 0.5),
    "c1": ("boss", "concierge_0", 0.5),
    "b4": ("tall", "", 0.5),
    "b5": ("fork", "", 0.5),
    "b6": ("fork", "", 0.5),
    "c2": ("boss", "time_keeper_0", 0.5),
    "b7": ("tall", "", 0.5),
    "c3": ("boss", "hand_of_the_king_0", 0.5),
}
"""For each place: its window, who looks out of it (else the first of its cast), where its stage is cut."""
TRACKS = ((0x2E8A4E, 0x123A24, 0x9CF0A8), (0x6A3AB4, 0x2A1650, 0xC8A4FF), (0xA8301E, 0x42100A, 0xFFA084))
CLOUDS = ((0x2A5C62, 0x163A40), (0x3E7478, 0x1C464C), (0x4E8888, 0x265458), (0x66A09C, 0x34686A))
CLOUD = (540, 148)
STACK = (228, 284)
WELL = (316, 284)


def _frame(canvas: skia.Canvas, opening: Opening, rim: int, tone: int) -> skia.Path:
    for seed, (more, shade) in enumerate(((FRAME, 0.0), (FRAME * 0.55, 0.2))):
        sheet(
            canvas,
            cut(opening.outline(more), 12, 1.2, 10 + seed),
            mix(tone, 0xFFFFFF, 0.05 + shade * 0.4),
            mix(tone, BLACK, 0.3),
            shadow=Shadow(0, 4, 5, 0.75),
            edge=Edge(rim, 0.75, 1.8),
        )
    return cut(opening.outline(0), 12, 0.9, 3)


def _window(place: str, cast: Mapping[str, Creature]) -> Draw:
    kind, wanted, middle = PLACES[place]
    opening, boss = OPENINGS[kind], kind == "boss"
    name = wanted if wanted in cast else next(iter(cast))

    def draw(canvas: skia.Canvas) -> None:
        hole = _frame(canvas, opening, 0xF0A04A if boss else 0x8FE0D0, 0x3A1C22 if boss else 0x12363E)
        width, height = opening.size
        canvas.save()
        canvas.clipPath(hole, True)
        stage = skia.Image.open(str(ASSETS / "dead_cells" / f"stage_{place}.jpg"))
        scale = height / STAGE_HEIGHT
        shift = width / 2 - stage.width() * middle * scale
        canvas.drawImageRect(
            stage,
            skia.Rect.MakeXYWH(shift, 0, stage.width() * scale, height),
            skia.SamplingOptions(skia.CubicResampler.Mitchell()),
        )
        _stand(canvas, cast[name], name, opening)
        canvas.restore()
        inner_shadow(canvas, hole, 12, 0.85, 3)
        canvas.drawPath(hole, stroke(0xFFE3AE, 2.4))

    return draw


def _stand(canvas: skia.Canvas, creature: Creature, name: str, opening: Opening) -> None:
    """Somebody on the floor of the window, about half as high as it."""
    width, height = opening.size
    unit = opening.height * (0.56 if opening.height > 200 else 0.66) / (110 * creature.size)
    if opening is OPENINGS["boss"]:
        unit = opening.height * 0.7 / 200
    canvas.save()
    canvas.translate(width / 2, height - FRAME - opening.height * (0.14 if width < 290 else 0.08))
    canvas.drawOval(skia.Rect.MakeXYWH(-50, -8, 100, 16), fill(BLACK, 0.45, MaskFilter=blur(6)))
    canvas.scale(unit * creature.size, unit * creature.size)
    creature.draw(canvas, seed_of(name))
    canvas.restore()


def _dark(opening: Opening) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        hole = _frame(canvas, opening, 0x6FA8A4, 0x102A31)
        canvas.drawPath(hole, fill(0x0A1A1E))
        inner_shadow(canvas, hole, 12, 0.85, 3)

    return draw


def _cloud(number: int) -> Draw:
    """A bank of paper cloud: flat below, scalloped above, low at both ends."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = CLOUD
        rng, (top, low) = random.Random(number * 31 + 7), CLOUDS[number]
        path = skia.Path()
        path.moveTo(6, height + 10)
        x, y = 6.0, height * 0.86
        path.lineTo(x, y)
        while x < width - 8:
            long = min(66 + 70 * rng.random(), width - 6 - x)
            share = (x + long) / width
            there = height * (0.44 + 0.42 * abs(2 * share - 1) ** 3) + rng.uniform(-8, 8)
            high = long * 0.42 * rng.uniform(0.8, 1.15)
            path.cubicTo(x + long * 0.05, y - high, x + long * 0.8, there - high * 1.2, x + long, there)
            x, y = x + long, there
        path.lineTo(width - 6, height + 10)
        path.close()
        bank = cut(path, 9, 0.7, number)
        sheet(
            canvas,
            bank,
            top,
            low,
            span=(10, height),
            shadow=Shadow(0, 2, 8, 0.55),
            edge=Edge(0xE4F6F0, 0.7, 2.0),
        )

    return draw


def _stack(track: int) -> Draw:
    """A deck seen from above; its lowest sheet, the next to be taken, sticks out."""

    def draw(canvas: skia.Canvas) -> None:
        colour, dark, light = TRACKS[track]
        wide, high, left, top = 184, 226, 8, 8
        for place in range(6, -1, -1):
            last = place == 6
            x, y = left + place * 4.2, top + place * 5 + (12 if last else 0)
            paper = cut(tag(x, y, wide, high, 14), 12, 0.9, 30 + track * 7 + place)
            if last:
                canvas.drawPath(paper, fill(0xFFC65C, 0.7, MaskFilter=blur(8)))
            tones = (0xF0DDB0, 0xB08C58) if last else (mix(colour, dark, 0.06 * place), dark)
            edge = Edge(0xFFF3D6 if last else light, 0.9 if last else 0.65, 1.8)
            sheet(canvas, paper, *tones, shadow=Shadow(0, 3, 4, 0.6), edge=edge)
        canvas.drawPath(tag(left + 16, top + 16, wide - 32, high - 32, 12), stroke(light, 2.2, 0.7))
        for radius in (72, 56):
            canvas.drawCircle(left + wide / 2, top + high / 2, radius, stroke(light, 1.6, 0.4))
        draw_icon(canvas, f"track_{track}", left + wide / 2, top + high / 2, 40)

    return draw


def _well(canvas: skia.Canvas) -> None:
    """A ring of stones, light far below, a beam on two posts."""
    x, y = WELL[0] / 2, WELL[1] * 0.6
    glow(canvas, x, y, 150, 0x2FC7B6, 0.4)
    for wide, high, top, low in ((138, 88, 0x4E7A78, 0x16363C), (114, 70, 0x2C5458, 0x0E262C)):
        ring = cut(oval(x, y, wide, high), 16, 2.0, wide)
        sheet(
            canvas, ring, top, low, kind="stone", shadow=Shadow(0, 6, 9, 0.8), edge=Edge(0xD6FFF0, 0.8, 2.2)
        )
    for number in range(14):
        angle = math.tau * number / 14
        line = (
            (x + math.cos(angle) * 114, y + math.sin(angle) * 70),
            (
                x + math.cos(angle) * 137,
                y + math.sin(angle) * 87,
            ),
        )
        canvas.drawLine(*line[0], *line[1], stroke(0x0A1E22, 2.6, 0.9))
    water = oval(x, y, 98, 58)
    stops = [(0, 0xD6FFF0), (0.22, 0x2FC7B6), (0.6, 0x0A4A50), (1, 0x041014)]
    canvas.drawPath(water, shaded(radial((x, y + 24), 106, stops)))
    inner_shadow(canvas, water, 12, 0.9, 6)
    for dx, dy, size in ((-26, -44, 36), (28, -92, 30), (6, 6, 24)):
        glow(canvas, x + dx, y + dy, size * 1.3, 0x2FC7B6, 0.5)
        draw_icon(canvas, "cell", x + dx, y + dy, size / 2)
    wood = [bar([(x + side * 128, y + 8), (x + side * 114, 24)], 12) for side in (-1, 1)]
    for number, beam in enumerate([*wood, bar([(x - 122, 24), (x + 122, 24)], 12)]):
        sheet(
            canvas,
            cut(beam, 10, 0.8, number),
            0x8A6238,
            0x4A3018,
            shadow=Shadow(0, 2, 4, 0.7),
            edge=Edge(0xE9BE78, 0.7, 1.4),
        )


def path_sprites(foes: Mapping[str, Mapping[str, Creature]]) -> Iterator[Sprite]:
    """Everything of the path and the decks; the stages must have been written before."""
    for place, (kind, _, _) in PLACES.items():
        yield drawn(f"window_{place}", *OPENINGS[kind].size, _window(place, foes[place]))
    for kind, opening in OPENINGS.items():
        yield drawn(f"window_{kind}", *opening.size, _dark(opening))
    for number in range(len(CLOUDS)):
        yield drawn(f"cloud_{number}", *CLOUD, _cloud(number))
    for track in range(len(TRACKS)):
        yield drawn(f"stack_{track}", *STACK, _stack(track))
    yield drawn("well", *WELL, _well)
