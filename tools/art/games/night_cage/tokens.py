"""Small things for rows and panels: what a prisoner has, what he may do, how it ended."""

from collections.abc import Iterator
from functools import partial

import skia

from ...knife import cut
from ...light import leak
from ...paint import blur, fill, stroke
from ...palette import CREAM, EMBER, FLAME_MID, FLAME_OUTER, SOOT, WHITE
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...props.flame import flame, flame_path
from ...shapes import disc, moved, oval, poly, rounded, smooth, union
from ...sprites.sprite import Draw, Sprite, drawn
from .anatomy import lobes
from .cracks import crack
from .gate import gate
from .key import gold_key, key_outline
from .materials import WAX, WAX_DARK, WAX_MIDDLE
from .omen import weeping_eye

SIZE = 96
MIDDLE = SIZE / 2
HOLLOW = (0x0A0705, 0x17100B)
RIM = 0xA5793F


def raised(canvas: skia.Canvas, path: skia.Path, top: int, bottom: int, edge: int = 0xFFE9BC) -> None:
    """A piece of paper with a soot outline, so that it stands off any ground."""
    canvas.drawPath(path, stroke(SOOT, 8, 0.92))
    sheet(canvas, path, top, bottom, grain=0.4, shadow=Shadow(0, 2, 2, 0.6), edge=Edge(edge, 0.9, 1.8))


def hollow(canvas: skia.Canvas, path: skia.Path) -> None:
    """The place of a piece that is missing."""
    sheet(canvas, path, *HOLLOW, grain=0.3)
    inner_shadow(canvas, path, 4, 0.9, 2)
    canvas.drawPath(path, stroke(RIM, 2.4, 0.8))


def _seal() -> skia.Path:
    return moved(lobes(33, 7, 6, 12), MIDDLE, MIDDLE)


def _nerve(canvas: skia.Canvas) -> None:
    raised(canvas, _seal(), 0xF4A044, 0x9C4513, 0xFFDCA0)
    inner = cut(disc(MIDDLE, MIDDLE, 26), 6, 0.5, 3)
    sheet(canvas, inner, 0xC2601C, 0xE58A2C, edge=None)
    inner_shadow(canvas, inner, 3, 0.6, 1)
    canvas.drawPath(flame_path(MIDDLE, 66, 40, 0.04), fill(0xFFF0C4))
    canvas.drawPath(flame_path(MIDDLE, 64, 20, 0.03), fill(0xE07A1E))


def _nerve_empty(canvas: skia.Canvas) -> None:
    hollow(canvas, _seal())
    canvas.drawPath(flame_path(MIDDLE, 66, 40, 0.04), stroke(RIM, 2.2, 0.55))


def _key(canvas: skia.Canvas) -> None:
    gold_key(canvas, 43, 44, 0.92, 35)


def _key_empty(canvas: skia.Canvas) -> None:
    hollow(canvas, key_outline(43, 44, 0.92, 35))


def _candle(lit: bool, canvas: skia.Canvas) -> None:
    canvas.translate(MIDDLE, 92)
    canvas.scale(1.16, 1.04)
    canvas.translate(-MIDDLE, -91)
    wax = (WAX, WAX_DARK) if lit else (0x8E8C92, 0x45454E)
    body = smooth([(30, 84), (31, 50), (34, 43), (48, 40), (62, 43), (65, 50), (66, 84), (48, 87)], True, 0.7)
    raised(canvas, cut(body, 7, 0.5, 3), *wax)
    run = smooth(
        [(31, 46), (48, 40), (65, 46), (63, 58), (58, 50), (52, 52), (47, 68), (41, 54), (36, 62)], True, 0.8
    )
    pale = (0xFFFFFF, WAX_MIDDLE) if lit else (0xB4B4BC, 0x77777F)
    sheet(canvas, run, *pale, grain=0.3, shadow=Shadow(0, 1, 2, 0.5), edge=Edge(WHITE, 0.6, 1))
    canvas.drawLine(48, 42, 49, 34, stroke(0x140A06, 4))
    if lit:
        leak(canvas, flame_path(49, 38, 34, 0.05), FLAME_OUTER, 0.6, 4)
        flame(canvas, 49, 38, 34, 0.05, 0)
        return
    smoke = smooth([(49, 32), (42, 25), (54, 18), (47, 10), (51, 4)], False, 0.9)
    canvas.drawPath(smoke, stroke(0xC9C6CC, 4.4, 0.6, MaskFilter=blur(1)))
    canvas.drawPath(smoke, stroke(0xF0EEF2, 1.6, 0.8))


def _fall(turn: float, canvas: skia.Canvas) -> None:
    """A tumbling candle in a pit; the arrows tell along which line it will land."""
    canvas.save()
    canvas.rotate(turn, MIDDLE, MIDDLE)
    for side in (0, 180):
        canvas.save()
        canvas.rotate(side, MIDDLE, MIDDLE)
        head = poly([(93, 48), (75, 29), (75, 67)])
        raised(canvas, head, FLAME_MID, 0xE07A1E)
        canvas.restore()
    canvas.restore()
    pit = cut(disc(MIDDLE, MIDDLE, 27), 6, 1.6, 6)
    canvas.drawPath(pit, stroke(SOOT, 7, 0.9))
    sheet(canvas, pit, 0x050303, 0x1A100A, grain=0.3)
    canvas.drawPath(pit, stroke(0xD9A860, 3))
    canvas.save()
    canvas.translate(MIDDLE, MIDDLE)
    canvas.scale(1.2, 1.2)
    canvas.rotate(38)
    canvas.translate(-MIDDLE, -MIDDLE)
    sheet(canvas, rounded(40, 43, 16, 24, 3), WAX, WAX_MIDDLE, grain=0.3, edge=Edge(WHITE, 0.8, 1))
    canvas.drawPath(flame_path(48, 43, 18, 0.1), fill(FLAME_MID))
    canvas.restore()


def _marker(canvas: skia.Canvas) -> None:
    """Four flames on a disc, the fourth alight: whoever holds it plays the fourth prisoner."""
    raised(canvas, cut(disc(MIDDLE, MIDDLE, 40), 8, 0.8, 5), 0x6A4C2E, 0x33241A)
    sheet(canvas, cut(disc(MIDDLE, MIDDLE, 33), 8, 0.6, 6), 0x3A2A1B, 0x20160F, edge=Edge(0xC99A5C, 0.7, 1.2))
    for x, y in ((32, 46), (64, 46), (48, 80)):
        canvas.drawPath(flame_path(x, y + 2, 24, 0.03), fill(0xB28345))
    leak(canvas, flame_path(48, 50, 36, 0.03), FLAME_OUTER, 0.5, 4)
    flame(canvas, 48, 50, 36, 0.03, 0)


def _bubble() -> skia.Path:
    return union(oval(48, 42, 38, 29), poly([(28, 60), (22, 88), (52, 68)]))


def _speech(canvas: skia.Canvas) -> None:
    raised(canvas, cut(_bubble(), 8, 0.7, 7), CREAM, 0xD0AC6E)
    for x in (31, 48, 65):
        canvas.drawCircle(x, 42, 5.6, fill(0x3A2410))


def _silence(canvas: skia.Canvas) -> None:
    """A mouth sewn shut."""
    raised(canvas, cut(_bubble(), 8, 0.7, 7), 0x6A5A4C, 0x332A24, 0xC9B08A)
    seam = smooth([(22, 44), (36, 40), (48, 43), (60, 40), (74, 44)], False, 0.8)
    canvas.drawPath(seam, stroke(0x0C0705, 7))
    for x in (28, 38, 48, 58, 68):
        canvas.drawLine(x - 3, 31, x + 3, 54, stroke(0xF7E8C8, 4))


def _skull(canvas: skia.Canvas) -> None:
    dome = smooth(
        [(48, 9), (74, 15), (85, 40), (78, 60), (64, 66), (48, 68), (32, 66), (18, 60), (11, 40), (22, 15)],
        True,
        0.9,
    )
    jaw = rounded(31, 56, 34, 31, 8)
    raised(canvas, cut(union(dome, jaw), 7, 0.6, 4), 0xFFF4DC, 0xB5965F)
    for side in (-1, 1):
        socket = smooth(
            [(MIDDLE + side * x, y) for x, y in ((7, 45), (16, 34), (29, 38), (27, 53), (14, 56))], True, 0.9
        )
        canvas.drawPath(socket, fill(0x180906))
        canvas.drawCircle(MIDDLE + side * 18, 46, 4, fill(EMBER))
    canvas.drawPath(poly([(48, 54), (54, 65), (42, 65)]), fill(0x180906))
    for x in (40, 48, 56):
        canvas.drawLine(x, 72, x, 85, stroke(0x3A2410, 3))


def _gate(canvas: skia.Canvas) -> None:
    canvas.translate(MIDDLE, 51)
    canvas.scale(0.47, 0.47)
    gate(canvas)


def _eye(canvas: skia.Canvas) -> None:
    canvas.translate(MIDDLE, MIDDLE)
    canvas.scale(0.74, 0.74)
    canvas.drawPath(oval(0, 0, 60, 37), stroke(SOOT, 8, 0.9))
    weeping_eye(canvas)


def _crack(canvas: skia.Canvas) -> None:
    slab = cut(rounded(12, 12, 72, 72, 8), 8, 1.2, 3)
    raised(canvas, slab, 0xF0CE90, 0xB98746)
    canvas.save()
    canvas.clipPath(slab, True)
    canvas.scale(0.42, 0.42)
    crack(canvas, [(66, 10), (104, 76), (88, 120), (136, 160), (140, 222)], 30, 8)
    crack(canvas, [(216, 92), (156, 106), (94, 120)], 20, 9)
    canvas.restore()


TOKENS: dict[str, Draw] = {
    "nerve": _nerve,
    "nerve_empty": _nerve_empty,
    "key_small": _key,
    "key_small_empty": _key_empty,
    "candle_lit": partial(_candle, True),
    "candle_out": partial(_candle, False),
    "fall_row": partial(_fall, 0),
    "fall_column": partial(_fall, 90),
    "marker_4th": _marker,
    "speech": _speech,
    "silence": _silence,
    "skull": _skull,
    "gate_small": _gate,
    "eye_small": _eye,
    "crack_small": _crack,
}


def tokens() -> Iterator[Sprite]:
    """All small things, 96 pixels square."""
    for name, draw in TOKENS.items():
        yield drawn(name, SIZE, SIZE, draw)
