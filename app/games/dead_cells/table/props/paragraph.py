"""Words of several lines in a sketch."""

from app.games.dead_cells.table.paint.sketch import CREAM, Colour, Sketch
from app.games.dead_cells.table.paint.wardrobe import width_of
from app.table.desk.plan import Box

LINE = 1.22
"""From one line to the next, as a part of the size of its letters."""


def wrapped(text: str, font: str, size: float, width: float, unit: float = 1.0) -> list[str]:
    """The lines of a text in a width; a word that is longer than a line has one of its own."""
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, font, size) > width * unit:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def paragraph(
    drawn: Sketch,
    text: str,
    box: Box,
    size: float = 17.0,
    font: str = "text",
    ink: Colour = CREAM,
    anchor: float = 0.0,
) -> float:
    """Write from the top of a box, as many lines as there is room for; gives where the next would begin."""
    y, step = box.y + box.height - size * 0.6, size * LINE
    x = box.x + box.width * anchor
    for line in wrapped(text, font, size, box.width):
        if y - size * 0.4 < box.y - 1:
            break
        drawn.words(line, x, y, size, font, ink, anchor, box.width)
        y -= step
    return y + size * 0.6
