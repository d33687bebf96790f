"""The mutation board beside the end of a run: what holds in every run by name, and what is still free."""

from collections.abc import Sequence

from app.games.dead_cells.table.paint.sketch import CREAM, LABEL, Sketch
from app.games.dead_cells.table.run_end.spending import sign_of
from app.table.desk.plan import Box
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import UPGRADES
from engine.games.dead_cells.rules.upgrading import POCKETS

BOARD = (N_("At the start"), N_("During a run"), N_("Skill"), N_("Boss cells"))
"""What the pockets of the mutation board are for."""
TITLE, HEADING, PLATE = 54.0, 32.0, 44.0
"""Heights: of the title, of a heading with its free pockets, and of a pocket that holds something."""
FREE = 22.0
"""The size of a pocket that is free."""


def draw_pockets(drawn: Sketch, box: Box, pockets: Sequence[Sequence[int]]) -> None:
    """As high as it is full; free pockets are small and stand beside what they are for."""
    held = [[number for number in row if number] for row in pockets]
    used = sum(map(len, held))
    step = min(PLATE, (box.height - TITLE - HEADING * len(BOARD)) / max(1, used))
    high = min(box.height, TITLE + HEADING * len(BOARD) + step * used)
    top = box.y + box.height
    drawn.patch("panel_idle", Box(box.x, top - high, box.width, high))
    drawn.words(str(Phrase("Your board")), box.x + 14, top - 25, 22, "display", CREAM)
    y = top - TITLE
    for name, row, most in zip(BOARD, held, POCKETS, strict=True):
        _heading(drawn, Box(box.x + 14, y - HEADING + 6, box.width - 28, HEADING - 6), name, most - len(row))
        y -= HEADING
        for number in row:
            _pocket(drawn, Box(box.x + 12, y - step + 6, box.width - 24, step - 5), number)
            y -= step


def _heading(drawn: Sketch, box: Box, name: str, free: int) -> None:
    middle, room = box.y + box.height / 2, box.width - free * (FREE + 3)
    drawn.words(str(Phrase(name)), box.x, middle, 17, "text", LABEL, room=room - 6)
    for place in range(free):
        x = box.x + room + place * (FREE + 3) + 3
        drawn.patch("gear_slot", Box(x, middle - FREE / 2, FREE, FREE))


def _pocket(drawn: Sketch, box: Box, number: int) -> None:
    middle = box.y + box.height / 2
    drawn.patch("panel_choice", box)
    drawn.picture(sign_of(number), box.x + 19, middle, box.height * 0.66)
    words = str(Phrase(UPGRADES[number].name))
    drawn.words(words, box.x + 38, middle, 18, "strong", CREAM, room=box.width - 46)
