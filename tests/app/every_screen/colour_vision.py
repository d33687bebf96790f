"""What eyes can tell apart: contrast of words, and colours as seen with protanopia, deuteranopia, tritanopia.

Contrast is that of WCAG 2. Colours go through the matrices of Machado, Oliveira and Fernandes (2009) at full
strength and are compared by CIEDE2000. Plain Python, so that the audit needs nothing that ./check has not.
"""

from collections.abc import Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Row = tuple[float, float, float]
Colour = Sequence[float]
"""Red, green, blue from 0 to 1; whatever follows is not looked at."""

EYES: dict[str, tuple[Row, Row, Row]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _through(matrix: Sequence[Row], colour: Colour) -> Row:
    red, green, blue = colour[:3]
    one, two, three = (row[0] * red + row[1] * green + row[2] * blue for row in matrix)
    return one, two, three


def luminance(colour: Colour) -> float:
    """How bright a colour is, from 0 to 1."""
    red, green, blue = map(_linear, colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def seen(colour: Colour, eye: str) -> Row:
    """The colour in CIELAB as this eye sees it."""
    linear = tuple(map(_linear, colour[:3]))
    light = [min(1.0, max(0.0, part)) for part in _through(EYES[eye], linear)]
    x, y, z = (_root(part / white) for part, white in zip(_through(XYZ, light), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def apart(one: Row, other: Row) -> float:
    """CIEDE2000 between two colours of CIELAB; from about 10 they are told apart at a glance."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    return _distance(
        l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2)), (l1 + l2) / 2, (c1 + c2) / 2, hue
    )


def _distance(light: float, chroma: float, turn: float, mean_l: float, mean_c: float, hue: float) -> float:
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    off = (mean_l - 50) ** 2
    by_l = light / (1 + 0.015 * off / sqrt(20 + off))
    by_c = chroma / (1 + 0.045 * mean_c)
    by_h = turn / (1 + 0.015 * mean_c * t)
    bend = exp(-(((hue % 360 - 275) / 25) ** 2))
    rotation = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(60 * bend))
    return sqrt(by_l**2 + by_c**2 + by_h**2 + rotation * by_c * by_h)
