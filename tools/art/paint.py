"""Skia paints in the words of this project: fills, strokes, blurs and gradients."""

from collections.abc import Sequence
from typing import Any

import skia

from .palette import channels

Point = tuple[float, float]
Stop = tuple[float, int] | tuple[float, int, float]


def rgba(rgb: int, alpha: float = 1.0) -> int:
    """Turn 0xRRGGBB and an opacity of 0..1 into a skia colour."""
    red, green, blue = channels(rgb)
    return int(skia.Color(red, green, blue, max(0, min(255, round(alpha * 255)))))


def fill(rgb: int = 0, alpha: float = 1.0, **settings: Any) -> skia.Paint:
    """Make a smooth-edged paint of one colour."""
    return skia.Paint(AntiAlias=True, Color=rgba(rgb, alpha), **settings)


def stroke(rgb: int, width: float, alpha: float = 1.0, **settings: Any) -> skia.Paint:
    """Make a line with round ends, as if drawn by a soft pen."""
    return fill(
        rgb,
        alpha,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
        **settings,
    )


def shaded(shader: skia.Shader, **settings: Any) -> skia.Paint:
    """Make a smooth-edged paint from a gradient or a texture."""
    return skia.Paint(AntiAlias=True, Shader=shader, **settings)


def blur(sigma: float) -> skia.MaskFilter:
    """Soften whatever is painted with it by `sigma` pixels."""
    return skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma)


def _stops(stops: Sequence[Stop]) -> tuple[list[int], list[float]]:
    colours = [rgba(stop[1], stop[2] if len(stop) == 3 else 1.0) for stop in stops]
    return colours, [stop[0] for stop in stops]


def linear(start: Point, end: Point, stops: Sequence[Stop]) -> skia.Shader:
    """Grade along a line; a stop is (place, rgb) or (place, rgb, alpha)."""
    colours, places = _stops(stops)
    return skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], colours, places)


def radial(centre: Point, radius: float, stops: Sequence[Stop]) -> skia.Shader:
    """Grade outward from a centre; stops as in `linear`."""
    colours, places = _stops(stops)
    return skia.GradientShader.MakeRadial(skia.Point(*centre), max(radius, 0.1), colours, places)


def falling(top: float, bottom: float, *stops: Stop) -> skia.Shader:
    """Grade from `top` down to `bottom`."""
    return linear((0, top), (0, bottom), stops)


def across(left: float, right: float, *stops: Stop) -> skia.Shader:
    """Grade from `left` to `right`."""
    return linear((left, 0), (right, 0), stops)
