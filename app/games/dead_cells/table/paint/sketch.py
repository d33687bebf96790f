"""What a scene draws, as a plain list: pictures, paper, words, lines. No widget is needed to make one.

All measures are dp from the lower left corner of the scene. Two lists that are equal look the same, so that a
part of a scene is drawn again only if its list has changed; and a test can ask what is on the glass.
"""

from collections.abc import Sequence
from typing import NamedTuple

from app.look.theme import colour
from app.table.desk.plan import Box

Colour = tuple[float, float, float, float]

WHITE: Colour = (1.0, 1.0, 1.0, 1.0)
CREAM = colour("F7E8C8")
LABEL = colour("9FC0B8")
SECOND = colour("C9B48C")
AMBER = colour("FFD48A")
INK = colour("3A1E06")
MINT = colour("D6FFF0")
WARNING = colour("FF9A84")
SOOT = colour("05090A")

LEAST = 15.0
"""No words are smaller."""


class Picture(NamedTuple):
    """A sprite in a box, as large as the box allows; it keeps its own shape unless it may be stretched."""

    name: str
    box: Box
    tint: Colour = WHITE
    flip: bool = False
    stretch: bool = False
    crop: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
    """The part that is shown: left, bottom, right, top, as shares."""


class Patch(NamedTuple):
    """A sheet of paper, stretched without its edges."""

    name: str
    box: Box
    tint: Colour = WHITE


class Photo(NamedTuple):
    """A large picture that fills a box; what does not fit is cut off at both sides and at the top."""

    path: str
    box: Box
    tint: Colour = WHITE


class Words(NamedTuple):
    """One line round a point: `anchor` 0 begins there, 0.5 has its middle there, 1 ends there."""

    text: str
    x: float
    y: float
    size: float = 17.0
    font: str = "text"
    colour: Colour = CREAM
    anchor: float = 0.0
    room: float = 0.0
    """The width it has; longer words are set smaller, down to the least size. 0 for as much as they want."""


class Block(NamedTuple):
    """Several lines within a box, from its top or round its middle, as large as fits up to a size."""

    text: str
    box: Box
    size: float = 17.0
    font: str = "text"
    colour: Colour = CREAM
    align: str = "left"
    leading: float = 1.0
    """The distance of lines; less where two of them must share a narrow head."""


class Fill(NamedTuple):
    """A plain box."""

    box: Box
    colour: Colour


class Shape(NamedTuple):
    """A plain shape without dents round its first point: x, y, x, y."""

    points: tuple[float, ...]
    colour: Colour


class Line(NamedTuple):
    """A line through points: x, y, x, y."""

    points: tuple[float, ...]
    colour: Colour
    width: float = 1.2
    dash: bool = False


Op = Picture | Patch | Photo | Words | Block | Fill | Line | Shape


class Sketch(list[Op]):
    """Things to draw, from below."""

    def picture(
        self, name: str, x: float, y: float, size: float, tint: Colour = WHITE, flip: bool = False
    ) -> None:
        """A sprite round a point."""
        self.append(Picture(name, Box(x - size / 2, y - size / 2, size, size), tint, flip))

    def patch(self, name: str, box: Box, tint: Colour = WHITE) -> None:
        """A sheet of paper."""
        self.append(Patch(name, box, tint))

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 17.0,
        font: str = "text",
        ink: Colour = CREAM,
        anchor: float = 0.0,
        room: float = 0.0,
    ) -> None:
        """A line of words."""
        if text:
            self.append(Words(text, x, y, max(LEAST, size), font, ink, anchor, room))

    def block(
        self,
        text: str,
        box: Box,
        size: float = 17.0,
        font: str = "text",
        ink: Colour = CREAM,
        align: str = "left",
        leading: float = 1.0,
    ) -> None:
        """Several lines of words, their middle in the middle of the box."""
        if text:
            self.append(Block(text, box, max(LEAST, size), font, ink, align, leading))

    def fill(self, box: Box, tint: Colour) -> None:
        """A plain box."""
        self.append(Fill(box, tint))

    def line(
        self, points: Sequence[float], tint: Colour = CREAM, width: float = 1.2, dash: bool = False
    ) -> None:
        """A line."""
        self.append(Line(tuple(points), tint, width, dash))

    @property
    def said(self) -> list[str]:
        """All words on it, for whoever looks for some."""
        return [op.text for op in self if isinstance(op, (Words, Block))]

    @property
    def shown(self) -> list[str]:
        """The names of all its sprites."""
        return [op.name for op in self if isinstance(op, (Picture, Patch))]


def faded(tint: Colour, share: float) -> Colour:
    """A colour that is seen only by a share."""
    return (*tint[:3], tint[3] * share)


def dimmed(share: float) -> Colour:
    """A tint that takes light away: 0 leaves all of it."""
    rest = 1 - share
    return rest, rest, rest, 1.0


def inside(box: Box, edge: float) -> Box:
    """What is left of a box within an edge."""
    return Box(box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge)


def middle(box: Box) -> tuple[float, float]:
    """The point in the middle of a box."""
    return box.x + box.width / 2, box.y + box.height / 2


def columns(box: Box, count: int, gap: float) -> list[Box]:
    """So many boxes beside each other."""
    width = (box.width - gap * (count - 1)) / max(1, count)
    return [Box(box.x + place * (width + gap), box.y, width, box.height) for place in range(count)]


def rows(box: Box, count: int, gap: float) -> list[Box]:
    """So many boxes below each other, from the top."""
    height = (box.height - gap * (count - 1)) / max(1, count)
    top = box.y + box.height
    return [Box(box.x, top - (place + 1) * height - place * gap, box.width, height) for place in range(count)]
