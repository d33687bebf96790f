"""What lies below the booths where there is room: one sheet for each person, lit for whoever is asked now.

The sheet that is lit holds the answers; the others say what was done there, or what is still to come.
"""

from collections.abc import Sequence

from app.games.dead_cells.table.market.booths import COMING, NOW, PAST, SIGNS, Booth, Fair
from app.games.dead_cells.table.paint.sketch import CREAM, LABEL, Sketch, columns, faded, inside
from app.games.dead_cells.table.prisoners.panel import draw_hearts
from app.games.dead_cells.table.prisoners.prisoner import Prisoner
from app.games.dead_cells.table.props.paragraph import paragraph
from app.table.desk.plan import Box
from engine.core.text import Phrase
from engine.games.dead_cells.cards.people import COLLECTOR, HEALER

STAGE, UPRIGHT, CLOSED, ALONE = 0.46, 0.6, 0.72, 0.5
"""The part of the height that booths have while one is asked, on an upright tablet, and when all are done;
of the width, that one alone has."""
EDGE, GAP = 8.0, 10.0
ROW, FACE = 58.0, 40.0
BACK = 0.72
"""The width of a card's back by its height."""
HIGHEST_BACK = 150.0


def divided(box: Box, fair: Fair) -> tuple[Box, list[Box]]:
    """Where the picture lies, and the sheet of each booth: below it, or beside the only one."""
    if len(fair.booths) == 1:
        wide = box.width * ALONE
        rest = Box(box.x + wide + GAP, box.y, box.width - wide - GAP, box.height)
        return box._replace(width=wide), [rest]
    share = UPRIGHT if box.height > box.width else STAGE
    high = box.height * (CLOSED if lit_place(fair) is None else share)
    low = Box(box.x + EDGE, box.y, box.width - 2 * EDGE, box.height - high - GAP)
    return box._replace(y=box.y + box.height - high, height=high), columns(low, len(fair.booths), GAP)


def lit_place(fair: Fair) -> int | None:
    """Which booth is asked now; None while none is."""
    return next((place for place, booth in enumerate(fair.booths) if booth.state == NOW), None)


def draw_sheets(drawn: Sketch, boxes: Sequence[Box], fair: Fair, group: Sequence[Prisoner]) -> None:
    """All sheets; where nobody is asked they give way to the answers."""
    for booth, box in zip(fair.booths, boxes, strict=True):
        drawn.patch("panel_choice" if booth.state == NOW else "panel_idle", box)
        if booth.state == COMING:
            _still_hidden(drawn, inside(box, 14), booth, fair)
        elif booth.person == HEALER and booth.state == PAST:
            _hearts(drawn, inside(box, 14), group)
        else:
            size, low = min(box.width, box.height) * 0.4, 0.22 if booth.state == NOW else 0.5
            x, y = box.x + box.width / 2, box.y + max(size * 0.6, box.height * low)
            drawn.picture(SIGNS[booth.person], x, y, size, faded((1, 1, 1, 1), 0.22))


def _hearts(drawn: Sketch, box: Box, group: Sequence[Prisoner]) -> None:
    """How everybody has left the healer."""
    high = min(ROW, box.height / max(1, len(group)))
    size = min(FACE, high - 6)
    for place, seen in enumerate(group):
        y = box.y + box.height - high * (place + 0.5)
        drawn.picture(seen.face, box.x + size / 2, y, size)
        draw_hearts(drawn, box.x + size + 18, y, 10.0, seen, box.width - size - 28)


def _still_hidden(drawn: Sketch, box: Box, booth: Booth, fair: Fair) -> None:
    """Backs of cards that are turned over when it is this person's turn."""
    high = min(HIGHEST_BACK, box.height * 0.56)
    back = Box(box.x, box.y + box.height - high - 4, high * BACK, high)
    blue = (0.45, 0.55, 1.0, 1.0) if booth.person == COLLECTOR else (0.75, 0.5, 0.34, 1.0)
    drawn.patch("card_paper", Box(back.x + 6, back.y - 4, back.width, back.height), faded(blue, 0.6))
    drawn.patch("card_paper", back, blue)
    drawn.words("?", back.x + back.width / 2, back.y + high / 2, 34, "number", CREAM, 0.5)
    beside = Box(back.x + back.width + 18, back.y, box.x + box.width - back.x - back.width - 18, high)
    told = str(Phrase("turned over when it is their turn"))
    paragraph(drawn, told, beside, 17, "text", LABEL)
    count = fair.collected if booth.person == COLLECTOR else fair.stacked
    if not count:
        return
    words = Phrase(
        "{count} blueprints found on the way go on top of the deck",
        one="{count} blueprint found on the way goes on top of the deck",
        count=count,
    )
    low = Box(box.x + 38, box.y, box.width - 38, back.y - box.y - 12)
    if low.height > 34:
        drawn.picture("icon_blueprint", box.x + 14, low.y + low.height - 16, 28)
        paragraph(drawn, str(words), low, 16, "strong", CREAM)
