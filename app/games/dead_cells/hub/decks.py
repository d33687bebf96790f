"""The decks of a campaign: how many upgrades are left, and what everybody's own deck has grown to."""

from functools import partial
from typing import TYPE_CHECKING

from app.games.dead_cells.hub.part import Drawing
from app.games.dead_cells.hub.standing import Standing
from app.games.dead_cells.table.paint.sketch import (
    CREAM,
    LABEL,
    Picture,
    Sketch,
    columns,
)
from app.games.dead_cells.table.prisoners.prisoner import SHORT_NAMES
from app.games.dead_cells.table.props.sprites import face_of
from app.games.dead_cells.table.run_end.decks import NAMES
from app.games.dead_cells.table.spot import Place
from app.table.desk.plan import Box
from engine.core.text import Phrase

if TYPE_CHECKING:
    from app.games.dead_cells.hub.screen import CampaignHub

HEAD, EDGE, GAP = 36.0, 14.0, 6.0
LABELS, OWN = 42.0, 66.0
STACK_SHAPE = 284 / 228
MOST_STACK, MOST_ALONE = 92.0, 124.0
"""How high a deck is drawn beside the board, and where its sheet has the whole width."""
ALONE = 700.0
NARROW = 336.0
"""Below this width everybody's own decks stand in two rows: side by side they are too small for a finger."""
SPRITES = ("stack_0", "stack_1", "stack_2", "well")
GEAR = "gear"


def _stack(width: float) -> float:
    """How high a deck is drawn."""
    return min(MOST_ALONE if width > ALONE else MOST_STACK, (width - 2 * EDGE - 3 * GAP) / 4 * STACK_SHAPE)


def height(width: float, standing: Standing) -> float:
    """Decks with their names, and a row or two of everybody's own."""
    return HEAD + _stack(width) + LABELS + GAP + _rows(width) * (OWN + GAP) - GAP + EDGE


def _rows(width: float) -> int:
    """How many rows everybody's own decks need."""
    return 2 if width < NARROW else 1


def upgrade_fields(box: Box) -> list[Box]:
    """A field for each deck of upgrades and for the Well."""
    high = _stack(box.width) + LABELS
    area = Box(box.x + EDGE, box.y + box.height - HEAD - high, box.width - 2 * EDGE, high)
    return columns(area, len(SPRITES), GAP)


def own_fields(box: Box) -> list[Box]:
    """A field for each prisoner's deck, Serenade's among them, and one for the equipment."""
    rows, low, wide = _rows(box.width), box.y + EDGE - 4, box.width - 2 * EDGE
    across = (len(SHORT_NAMES) + 1) // rows
    return [
        field
        for row in reversed(range(rows))
        for field in columns(Box(box.x + EDGE, low + row * (OWN + GAP), wide, OWN), across, 4)
    ]


def draw(drawn: Sketch, box: Box, standing: Standing) -> None:
    """Counts are open; what is in a deck that nobody has bought is not."""
    drawn.patch("panel_idle", box)
    top = box.y + box.height - HEAD / 2 - 2
    drawn.words(str(Phrase("Decks")), box.x + EDGE, top, 22, "display", CREAM)
    if standing.secrets:
        words = Phrase("{count} secrets found", one="{count} secret found", count=standing.secrets)
        drawn.words(str(words), box.x + box.width - EDGE, top, 16, "text", LABEL, 1.0)
    for deck, field in enumerate(upgrade_fields(box)):
        _draw_upgrades(drawn, field, deck, standing)
    own = own_fields(box)
    for prisoner, field in enumerate(own[:-1]):
        _draw_own(drawn, field, face_of(prisoner), len(standing.library[prisoner]))
    _draw_own(drawn, own[-1], "icon_gear", len(standing.gear))


def _draw_upgrades(drawn: Sketch, field: Box, deck: int, standing: Standing) -> None:
    high = field.height - LABELS
    picture = Box(field.x, field.y + LABELS, field.width, high)
    drawn.append(Picture(SPRITES[deck], picture))
    x = field.x + field.width / 2
    drawn.words(str(Phrase(NAMES[deck])), x, field.y + LABELS - 11, 18, "display", CREAM, 0.5, field.width)
    left = standing.left[deck]
    words = Phrase("{count} left", one="{count} left", count=left)
    drawn.words(str(words), x, field.y + 12, 16, "text", LABEL, 0.5, field.width)


def _draw_own(drawn: Sketch, field: Box, sprite: str, count: int) -> None:
    drawn.patch("gear_slot", field)
    x = field.x + field.width / 2
    if field.width > 80:
        x = field.x + field.width * 0.36
        drawn.picture(sprite, x, field.y + field.height / 2, min(52.0, field.height - 10))
        at = field.x + field.width * 0.76, field.y + field.height / 2
        drawn.words(str(count), *at, 22, "number", CREAM, 0.5, field.width * 0.4)
        return
    size = min(field.width - 8, field.height - 26)
    drawn.picture(sprite, x, field.y + field.height - 4 - size / 2, size)
    drawn.words(str(count), x, field.y + 12, 17, "number", CREAM, 0.5, field.width)


def places(box: Box, standing: Standing, hub: "CampaignHub") -> list[Place]:
    """A touch on a deck tells what is known of it."""
    found = [
        Place(("deck", deck), field, str(Phrase(NAMES[deck])), partial(hub.tell_deck, deck))
        for deck, field in enumerate(upgrade_fields(box))
    ]
    own = own_fields(box)
    for prisoner, field in enumerate(own[:-1]):
        words = str(Phrase("The deck: {who}", who=Phrase(SHORT_NAMES[prisoner])))
        found.append(Place(("own", prisoner), field, words, partial(hub.tell_own, prisoner)))
    found.append(Place(GEAR, own[-1], str(Phrase("Equipment")), hub.tell_gear))
    return found


DECKS = Drawing(height, draw, places)
"""The sheet."""
