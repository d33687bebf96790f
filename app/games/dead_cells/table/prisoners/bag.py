"""Draws the bag: cells, teeth, potions, and what is on its way into it."""

from app.games.dead_cells.table.paint.sketch import AMBER, CREAM, LABEL, Sketch
from app.table.desk.plan import Box
from engine.games.dead_cells.view import PrisonView

GOODS = ("icon_cell", "icon_tooth", "icon_potion")


def draw_bag(
    drawn: Sketch, box: Box, view: PrisonView, coming: tuple[int, ...] = (), lit: bool = False
) -> None:
    """What the group has; `coming` is what the next steps will bring, kind by kind."""
    drawn.patch("panel_choice" if lit else "panel_idle", box)
    counts = view["bag"]
    if box.width < 100:
        _small(drawn, box, counts[0])
        return
    size = min(box.height - 12, 52.0)
    if box.width > 200:
        drawn.picture("icon_bag", box.x + 12 + size / 2, box.y + box.height / 2, size)
    else:
        size = -4.0
    left = box.x + size + 18
    step = (box.x + box.width - left - 6) / 3
    for place, (sprite, count) in enumerate(zip(GOODS, counts, strict=True)):
        x, y = left + place * step + 13, box.y + box.height / 2
        drawn.picture(sprite, x, y, 25)
        drawn.words(str(count), x + 16, y, 22, "number", CREAM if count else LABEL)
        if place < len(coming) and coming[place]:
            drawn.words(f"+{coming[place]}", x + 16, y - 19, 15, "number", AMBER)


def _small(drawn: Sketch, box: Box, cells: int) -> None:
    """On a phone only the cells: they buy upgrades."""
    x, y = box.x + box.width / 2, box.y + box.height / 2
    if box.height > box.width * 0.9:
        drawn.picture("icon_cell", x, y + 8, 24)
        drawn.words(str(cells), x, y - 13, 17, "number", CREAM, 0.5)
    else:
        drawn.picture("icon_cell", x - 12, y, 24)
        drawn.words(str(cells), x + 4, y, 20, "number", CREAM)
