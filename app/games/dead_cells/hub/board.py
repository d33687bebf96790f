"""The mutation board of a campaign: what holds in every run, what lies aside, runes and the Boss Cell."""

from typing import TYPE_CHECKING

from app.games.dead_cells.hub.part import Drawing
from app.games.dead_cells.hub.standing import Standing
from app.games.dead_cells.table.paint.sketch import (
    CREAM,
    LABEL,
    WHITE,
    Sketch,
    columns,
    faded,
)
from app.games.dead_cells.table.run_end.spending import sign_of
from app.games.dead_cells.table.spot import Place
from app.table.desk.plan import Box
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.kinds import DURING, SKILL, START
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.rules.upgrading import POCKETS
from engine.games.dead_cells.words import names

if TYPE_CHECKING:
    from app.games.dead_cells.hub.screen import CampaignHub

BROAD = 480.0
"""From this width on there are three columns, else two."""
HEAD, LABELS, RUNE = 36.0, 24.0, 44.0
LOW_PLATE, HIGH_PLATE = 33.0, 54.0
"""A pocket for one line of words, and one for two."""
EDGE, GAP = 14.0, 6.0
MOST_TOUCHED = 260.0
"""How much of the board a finger finds: a phone shows all of that at once."""
NARROW = 172.0
"""A column that is narrower breaks the names of its cards into two lines."""
NAMES = {START: N_("At the start"), DURING: N_("During a run"), SKILL: N_("Skill")}


def height(width: float, standing: Standing) -> float:
    """Two stacks of four, the third beside them or below; then the runes."""
    plate = _plate(width)
    below = 0.0 if width >= BROAD else LABELS + plate + GAP
    return HEAD + LABELS + POCKETS[START] * plate + below + GAP + RUNE + EDGE


def _plate(width: float) -> float:
    """How high a pocket is: narrow columns break the names of their cards into two lines."""
    count = 3 if width >= BROAD else 2
    column = (width - 2 * EDGE - (count - 1) * GAP) / count
    return LOW_PLATE if column >= NARROW else HIGH_PLATE


def draw(drawn: Sketch, box: Box, standing: Standing) -> None:
    """The pockets with their cards; empty ones are holes."""
    drawn.patch("panel_idle", box)
    top = box.y + box.height
    inner = Box(box.x + EDGE, box.y, box.width - 2 * EDGE, box.height)
    drawn.words(str(Phrase("Mutation board")), inner.x, top - HEAD / 2 - 2, 22, "display", CREAM)
    _draw_aside(drawn, Box(inner.x + inner.width * 0.5, top - HEAD, inner.width * 0.5, HEAD), standing)
    top -= HEAD
    plate = _plate(box.width)
    parts = columns(Box(inner.x, 0, inner.width, 0), 3 if box.width >= BROAD else 2, GAP)
    for part, pocket in zip(parts, (START, DURING), strict=False):
        _draw_pocket(drawn, part, top, pocket, standing, plate)
    stacks = LABELS + POCKETS[START] * plate
    if box.width >= BROAD:
        _draw_pocket(drawn, parts[2], top, SKILL, standing, plate)
        _draw_boss_cell(drawn, parts[2], top - LABELS - plate - GAP, standing)
        top -= stacks
    else:
        top -= stacks + GAP
        _draw_pocket(drawn, parts[0], top, SKILL, standing, plate)
        _draw_boss_cell(drawn, parts[1], top, standing)
    _draw_runes(drawn, Box(inner.x, box.y + EDGE - 4, inner.width, RUNE), standing)


def _draw_aside(drawn: Sketch, box: Box, standing: Standing) -> None:
    if standing.aside:
        words = Phrase("{count} laid aside", one="{count} laid aside", count=len(standing.aside))
        x, y = box.x + box.width, box.y + box.height / 2 - 2
        drawn.words(str(words), x, y, 16, "text", LABEL, 1.0, box.width)


def _draw_pocket(drawn: Sketch, part: Box, top: float, pocket: int, standing: Standing, high: float) -> None:
    drawn.words(
        str(Phrase(NAMES[pocket])), part.x + 2, top - LABELS / 2, 16, "text", LABEL, room=part.width - 4
    )
    row = standing.pockets[pocket]
    for place in range(POCKETS[pocket]):
        plate = Box(part.x, top - LABELS - (place + 1) * high + 2, part.width, high - 3)
        number = row[place] if place < len(row) else 0
        drawn.patch("panel_choice" if number else "gear_slot", plate)
        if number:
            drawn.picture(sign_of(number), plate.x + 18, plate.y + plate.height / 2, 24)
            words = Box(plate.x + 34, plate.y + 1, plate.width - 40, plate.height - 2)
            drawn.block(str(names.upgrade(number)), words, 17, "strong", CREAM)


def _draw_boss_cell(drawn: Sketch, part: Box, top: float, standing: Standing) -> None:
    drawn.words(
        str(Phrase("Boss cells")), part.x + 2, top - LABELS / 2, 16, "text", LABEL, room=part.width - 4
    )
    y = top - LABELS - LOW_PLATE / 2
    has = standing.boss_cell
    drawn.picture("icon_cell", part.x + 20, y, 30, WHITE if has else faded(WHITE, 0.22))


def _draw_runes(drawn: Sketch, box: Box, standing: Standing) -> None:
    found = [bool(standing.runes >> rune & 1) for rune in range(len(RUNES))]
    head = 62.0
    drawn.words(str(Phrase("Runes")), box.x + 2, box.y + RUNE / 2, 16, "text", LABEL, room=head - 6)
    step = min(54.0, (box.width - head) / len(RUNES))
    for rune, has in enumerate(found):
        x, y = box.x + head + step * (rune + 0.5), box.y + RUNE / 2
        name, tint = (f"rune_{rune}", WHITE) if has else ("icon_unseen", faded(WHITE, 0.3))
        drawn.picture(name, x, y, min(42.0, step) if has else 28.0, tint)


def places(box: Box, standing: Standing, hub: "CampaignHub") -> list[Place]:
    """A touch on the cards opens the board in words."""
    high = min(box.height, MOST_TOUCHED)
    touched = Box(box.x, box.y + box.height - high, box.width, high)
    return [Place("board", touched, str(Phrase("Mutation board")), hub.tell_board)]


BOARD = Drawing(height, draw, places)
