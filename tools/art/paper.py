"""One cut sheet of paper: shadow below, colour, fibre, and the lit edge that makes the depth."""

from dataclasses import dataclass
from typing import NamedTuple

import skia

from .grain import lay_grain
from .paint import blur, fill, linear, radial, shaded, stroke
from .palette import BLACK
from .shapes import minus, rect


class Shadow(NamedTuple):
    """How a sheet darkens what lies below it."""

    dx: float = 0
    dy: float = 6
    sigma: float = 9
    alpha: float = 0.6


class Lamp(NamedTuple):
    """A light at a place that reaches as far as its radius."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class Edge:
    """The bright line along a cut; with a lamp it fades with the distance from it."""

    rgb: int
    alpha: float = 0.8
    width: float = 1.2
    lamp: Lamp | None = None


def sheet(
    canvas: skia.Canvas,
    path: skia.Path,
    top: int,
    bottom: int | None = None,
    *,
    span: tuple[float, float] | None = None,
    shader: skia.Shader | None = None,
    grain: float = 0.55,
    kind: str = "paper",
    shadow: Shadow | None = None,
    edge: Edge | None = None,
) -> None:
    """Lay one sheet: its colour falls from `top` to `bottom` over `span`, or is given as a shader."""
    if shadow:
        cast_shadow(canvas, path, shadow)
    canvas.drawPath(path, _body(path, top, bottom, span, shader))
    if grain:
        lay_grain(canvas, path, grain, kind)
    if edge:
        light_edge(canvas, path, edge)


def _body(
    path: skia.Path,
    top: int,
    bottom: int | None,
    span: tuple[float, float] | None,
    shader: skia.Shader | None,
) -> skia.Paint:
    if shader is not None:
        return shaded(shader)
    if bottom is None:
        return fill(top)
    bounds = path.getBounds()
    upper, lower = span or (bounds.top(), bounds.bottom())
    return shaded(linear((0, upper), (0, lower), [(0, top), (1, bottom)]))


def cast_shadow(canvas: skia.Canvas, path: skia.Path, shadow: Shadow) -> None:
    """Darken what lies below: a wide soft shadow and a tight one at the contact."""
    for reach, sigma, alpha in (
        (1.0, shadow.sigma, shadow.alpha),
        (0.25, max(0.8, shadow.sigma * 0.22), shadow.alpha * 0.7),
    ):
        canvas.save()
        canvas.translate(shadow.dx * reach, shadow.dy * reach)
        canvas.drawPath(path, fill(BLACK, alpha, MaskFilter=blur(sigma)))
        canvas.restore()


def light_edge(canvas: skia.Canvas, path: skia.Path, edge: Edge) -> None:
    """Draw the lit line just inside an outline."""
    pen = stroke(edge.rgb, edge.width * 2, edge.alpha)
    if edge.lamp:
        x, y, radius = edge.lamp
        fading = [(0, edge.rgb, edge.alpha), (0.45, edge.rgb, edge.alpha * 0.45), (1, edge.rgb, 0)]
        pen = shaded(
            radial((x, y), radius, fading), Style=skia.Paint.kStroke_Style, StrokeWidth=edge.width * 2
        )
    canvas.save()
    canvas.clipPath(path, True)
    canvas.drawPath(path, pen)
    canvas.restore()


def inner_shadow(
    canvas: skia.Canvas,
    path: skia.Path,
    sigma: float = 8,
    alpha: float = 0.7,
    dy: float = 0,
    rgb: int = BLACK,
) -> None:
    """Let the rim of a hole darken what lies inside it."""
    bounds = path.getBounds()
    around = rect(bounds.left() - 90, bounds.top() - 90, bounds.width() + 180, bounds.height() + 180)
    canvas.save()
    canvas.clipPath(path, True)
    canvas.translate(0, dy)
    canvas.drawPath(minus(around, path), fill(rgb, alpha, MaskFilter=blur(sigma)))
    canvas.restore()
