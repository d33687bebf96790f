"""Whether words stand out from what is really drawn behind them.

The screen is drawn twice, with and without its words. What lies under them is the ground, with all its
fibres and shadows; a label that changes nothing is covered by something.
"""

import re
from collections.abc import Iterator
from statistics import median
from typing import Any

from kivy.graphics import Rectangle
from kivy.metrics import sp

from tests.app.every_screen.colour_vision import contrast

ENOUGH, ENOUGH_FOR_LARGE = 4.5, 3.0
LARGE, LARGE_AND_BOLD = 24, 19
BOLD = ("display",)
"""Fonts of the theme that are cut as bold."""

COLOURED = re.compile(r"\[color=#?([0-9a-fA-F]{6})")
SAMPLES = 24, 10
"""Points across and along at which the ground is looked at."""

Colour = tuple[float, float, float]


class Drawing:
    """The pixels of a widget, addressed by places in the window."""

    def __init__(self, root: Any) -> None:
        texture = root.export_as_image().texture
        self._pixels = texture.pixels
        self._width, self._height = texture.size
        self._left, self._top = root.to_window(root.x, root.top)

    def row(self, x: float, right: float, y: float) -> bytes:
        """The pixels from x to right at this height, four bytes each."""
        at = min(self._height - 1, max(0, int(self._top - y)))
        first, last = (min(self._width, max(0, int(place - self._left))) for place in (x, right))
        return bytes(self._pixels[(at * self._width + first) * 4 : (at * self._width + last) * 4])


def pale(root: Any, labels: list[Any]) -> Iterator[tuple[Any, str]]:
    """Each label that is hard to read or not to be seen at all, with the reason."""
    if not labels:
        return
    written = Drawing(root)
    with_words = [_wiped(label) for label in labels]
    blank = Drawing(root)
    for rectangles in with_words:
        for rectangle, size in rectangles:
            rectangle.size = size
    for label in labels:
        why = _why(label, written, blank)
        if why:
            yield label, why


def _wiped(label: Any) -> list[tuple[Any, tuple[float, float]]]:
    """Take the words of a label off the canvas; gives what brings them back."""
    drawn = [
        part for part in label.canvas.children if type(part) is Rectangle and part.texture is label.texture
    ]
    before = [(part, tuple(part.size)) for part in drawn]
    for part in drawn:
        part.size = (0, 0)
    return before


def _why(label: Any, written: Drawing, blank: Drawing) -> str | None:
    lines = list(_lines(label))
    if all(written.row(*line) == blank.row(*line) for line in lines):
        return "cannot be seen: something lies over it, or it has the colour of its ground"
    ground = _ground([blank.row(*line) for line in lines])
    for ink in _inks(label):
        reached, needed = contrast(_over(ink, ground, _opacity(label)), ground), enough(label)
        if reached < needed:
            return f"contrast {reached:.1f}, needs {needed}"
    return None


def _lines(label: Any) -> Iterator[tuple[float, float, float]]:
    """Rows across the words of a label: from, to, height."""
    left, low = label.to_window(label.x, label.y)
    wide, high = label.texture_size
    left, low = left + (label.width - wide) / 2, low + (label.height - high) / 2
    rows = max(SAMPLES[1], int(high / 3))
    for step in range(rows):
        yield left, left + wide, low + high * (step + 0.5) / rows


def _ground(rows: list[bytes]) -> Colour:
    """The middle colour of what lies behind."""
    parts: tuple[list[int], ...] = ([], [], [])
    for row in rows:
        count = len(row) // 4
        for pixel in range(0, count, max(1, count // SAMPLES[0])):
            for part in range(3):
                parts[part].append(row[pixel * 4 + part])
    red, green, blue = (median(part) / 255 if part else 0.0 for part in parts)
    return red, green, blue


def _inks(label: Any) -> list[tuple[float, ...]]:
    """The colours in which a label is written."""
    own = tuple(label.disabled_color if label.disabled else label.color)
    marked = COLOURED.findall(label.text) if label.markup else []
    return [own, *(tuple(int(text[at : at + 2], 16) / 255 for at in (0, 2, 4)) for text in marked)]


def _opacity(widget: Any) -> float:
    opacity = 1.0
    while widget is not None and hasattr(widget, "opacity"):
        opacity *= widget.opacity
        widget = widget.parent if widget.parent is not widget else None
    return opacity


def _over(ink: tuple[float, ...], ground: Colour, opacity: float) -> Colour:
    strength = (ink[3] if len(ink) > 3 else 1.0) * opacity
    red, green, blue = (
        part * strength + below * (1 - strength) for part, below in zip(ink[:3], ground, strict=True)
    )
    return red, green, blue


def enough(label: Any) -> float:
    """The contrast that words of this size need."""
    large = label.font_size >= sp(LARGE) or (
        (label.font_name in BOLD or label.bold) and label.font_size >= sp(LARGE_AND_BOLD)
    )
    return ENOUGH_FOR_LARGE if large else ENOUGH
