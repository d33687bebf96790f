"""Outlines: the shapes a knife cuts before anything is painted."""

import math
from collections.abc import Iterable, Sequence

import skia

from .paint import Point


def poly(points: Sequence[Point], closed: bool = True) -> skia.Path:
    """Join points by straight cuts."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def rect(x: float, y: float, width: float, height: float) -> skia.Path:
    """A rectangle by its upper left corner."""
    path = skia.Path()
    path.addRect(skia.Rect.MakeXYWH(x, y, width, height))
    return path


def rounded(x: float, y: float, width: float, height: float, radius: float) -> skia.Path:
    """A rectangle with round corners."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    return path


def disc(x: float, y: float, radius: float) -> skia.Path:
    """A full circle by its centre."""
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def oval(x: float, y: float, half_width: float, half_height: float) -> skia.Path:
    """An ellipse by its centre."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeXYWH(x - half_width, y - half_height, 2 * half_width, 2 * half_height))
    return path


def arch(x: float, y: float, width: float, height: float, spring: float = 0.55) -> skia.Path:
    """A pointed window: its foot at y + height, its springing at y + spring * width."""
    path = skia.Path()
    shoulder = y + spring * width
    path.moveTo(x, y + height)
    path.lineTo(x, shoulder)
    path.cubicTo(x, shoulder - 0.3 * width, x + 0.24 * width, y + 0.1 * width, x + width / 2, y)
    path.cubicTo(x + 0.76 * width, y + 0.1 * width, x + width, shoulder - 0.3 * width, x + width, shoulder)
    path.lineTo(x + width, y + height)
    path.close()
    return path


def tag(x: float, y: float, width: float, height: float, notch: float) -> skia.Path:
    """A luggage tag: a rectangle with its corners clipped at 45 degrees."""
    right, bottom = x + width, y + height
    return poly(
        [
            (x + notch, y), (right - notch, y), (right, y + notch), (right, bottom - notch),
            (right - notch, bottom), (x + notch, bottom), (x, bottom - notch), (x, y + notch),
        ]
    )  # fmt: skip


def smooth(points: Sequence[Point], closed: bool = False, tension: float = 0.5) -> skia.Path:
    """A soft curve through all points (Catmull-Rom); more tension swings wider."""
    count = len(points)
    path = skia.Path()
    path.moveTo(*points[0])
    for i in range(count if closed else count - 1):
        before = points[(i - 1) % count] if closed or i > 0 else points[0]
        here, there = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else points[-1]
        path.cubicTo(
            here[0] + (there[0] - before[0]) * tension / 3,
            here[1] + (there[1] - before[1]) * tension / 3,
            there[0] - (after[0] - here[0]) * tension / 3,
            there[1] - (after[1] - here[1]) * tension / 3,
            *there,
        )
    if closed:
        path.close()
    return path


def wheel(x: float, y: float, count: int, radii: Sequence[float], turn: float = -math.pi / 2) -> list[Point]:
    """Points round a centre whose distances repeat `radii`: polygons, stars, gears."""
    return [
        (
            x + math.cos(turn + i / count * math.tau) * radii[i % len(radii)],
            y + math.sin(turn + i / count * math.tau) * radii[i % len(radii)],
        )
        for i in range(count)
    ]


def _combine(first: skia.Path, second: skia.Path, kind: skia.PathOp) -> skia.Path:
    result = skia.Op(first, second, kind)
    return first if result is None else result


def union(*paths: skia.Path) -> skia.Path:
    """Glue outlines into one."""
    whole = paths[0]
    for path in paths[1:]:
        whole = _combine(whole, path, skia.PathOp.kUnion_PathOp)
    return whole


def minus(path: skia.Path, *holes: skia.Path) -> skia.Path:
    """Cut holes out of an outline."""
    for hole in holes:
        path = _combine(path, hole, skia.PathOp.kDifference_PathOp)
    return path


def within(first: skia.Path, second: skia.Path) -> skia.Path:
    """Keep what two outlines share."""
    return _combine(first, second, skia.PathOp.kIntersect_PathOp)


def gathered(paths: Iterable[skia.Path]) -> skia.Path:
    """Collect outlines in one path without gluing them, for many small loose pieces."""
    whole = skia.Path()
    for path in paths:
        whole.addPath(path)
    return whole


def thick(path: skia.Path, width: float, round_ends: bool = True, mitre: bool = False) -> skia.Path:
    """The outline of a line drawn with the given width."""
    pen = skia.Paint(
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap if round_ends else skia.Paint.kButt_Cap,
        StrokeJoin=skia.Paint.kMiter_Join if mitre else skia.Paint.kRound_Join,
    )
    outline = skia.Path()
    pen.getFillPath(path, outline)
    return union(skia.Path(), outline)


def bar(points: Sequence[Point], width: float) -> skia.Path:
    """A strip of paper laid along straight lines."""
    return thick(poly(points, closed=False), width)


def arc(x: float, y: float, radius: float, start: float, sweep: float, width: float) -> skia.Path:
    """A strip bent along a circle; angles in degrees, clockwise from the right."""
    path = skia.Path()
    path.arcTo(skia.Rect.MakeXYWH(x - radius, y - radius, 2 * radius, 2 * radius), start, sweep, True)
    return thick(path, width)


def moved(path: skia.Path, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> skia.Path:
    """A copy that is scaled, then turned by degrees, then shifted."""
    matrix = skia.Matrix().setScale(scale, scale)
    matrix.postConcat(skia.Matrix().setRotate(turn))
    matrix.postTranslate(dx, dy)
    copy = skia.Path()
    path.transform(matrix, copy)
    return copy


def mirrored(path: skia.Path, axis: float) -> skia.Path:
    """A copy flipped left to right at x = axis."""
    matrix = skia.Matrix().setScale(-1, 1)
    matrix.postTranslate(2 * axis, 0)
    copy = skia.Path()
    path.transform(matrix, copy)
    return copy
