"""Draws the enemies above a hand on a phone: who they are, what they have left, what each round brings."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from app.games.dead_cells.table.fight.lip import draw_pips
from app.games.dead_cells.table.fight.measures import EMPTY_COLUMN, GROUP
from app.games.dead_cells.table.fight.naming import figure_of_foe, foe_name
from app.games.dead_cells.table.fight.signs import ROUNDS, draw_whom, sign_of
from app.games.dead_cells.table.fight.stage import draw_around, stage_light
from app.games.dead_cells.table.paint.sketch import CREAM, Photo, Picture, Sketch, columns
from app.games.dead_cells.table.spot import Place
from app.table.desk.plan import Box
from app.table.surface import Ref
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.cards.vocabulary import Effect
from engine.games.dead_cells.queries import enemy_rows, health, left
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView

FINGER = 48.0
MARK, GAP = 20.0, 3.0
"""The width of the round marks; between two columns and two rows."""
LINE, LINE_SHARE = 34.0, 0.15
"""How high a round may be, and how much of the height it may take."""
ACTING = (1, 2, 3)
TITLE, PIPS, PIP = 20.0, 18.0, 17.0
"""Heights of an enemy's name and of the line of its hearts; the width of a heart."""
THING = 20.0
"""How large signs are of what holds in this place."""
NAMED = 92.0
"""In a lower picture an enemy has no name: the figure would vanish below it."""
SHADOW, LAMP = (0.0, 0.03, 0.05, 0.62), (1.0, 0.9, 0.66, 0.55)


def draw_enemies(
    drawn: Sketch, box: Box, view: PrisonView, empty: Collection[int], explain: Callable[[Ref], Any]
) -> list[Place]:
    """All of them; gives the places at which they can be read."""
    drawn.patch("panel_idle", box)
    inner = Box(box.x + 4 + MARK, box.y + 4, box.width - 8 - MARK, box.height - 8)
    line = min(LINE, inner.height * LINE_SHARE)
    below = len(ACTING) * (line + GAP)
    stage = Box(box.x + 4, inner.y + below, box.width - 8, inner.height - below)
    drawn.append(Photo(f"stage_{CODES[view['place']].lower()}.jpg", stage, stage_light(view)))
    places = []
    for slot, column in _columns(inner, empty):
        figure = Box(column.x, column.y + below, column.width, column.height - below)
        _draw_figure(drawn, figure, view, slot)
        for k, row in zip(ACTING, _lines(column, line), strict=True):
            _draw_deeds(drawn, row, enemy_rows(view, view["foes"][slot])[k] if view["foes"][slot] else ())
        if view["foes"][slot]:
            name, read = foe_name(view, view["foes"][slot]), partial(explain, ("foe", slot))
            places.append(Place(("foe", slot), _within_reach(figure), name, held=read))
    draw_around(drawn, stage.x + THING * 0.7, stage.y + stage.height - THING * 0.7, THING, view)
    for k, row in zip(ACTING, _lines(inner, line), strict=True):
        drawn.picture(ROUNDS[k], box.x + 4 + MARK / 2, row.y + line / 2, min(22.0, line))
    return places


def _lines(column: Box, line: float) -> list[Box]:
    """The rounds at the foot of a column, the first of them uppermost."""
    return [
        Box(column.x, column.y + place * (line + GAP), column.width, line)
        for place in reversed(range(len(ACTING)))
    ]


def _draw_figure(drawn: Sketch, box: Box, view: PrisonView, slot: int) -> None:
    """Lit on the floor of the stage, its name over it, its hearts below it."""
    card = view["foes"][slot]
    if not card:
        drawn.fill(box, SHADOW)
        return
    glow = Box(box.x - box.width * 0.2, box.y - 6, box.width * 1.4, box.height * 0.9)
    drawn.append(Picture("glow_soft", glow, LAMP, stretch=True))
    title = TITLE if box.height >= NAMED else 0.0
    picture = Box(box.x + 3, box.y + PIPS - 6, box.width - 6, box.height - title - PIPS + 4)
    drawn.append(Picture(figure_of_foe(view, card), picture, flip=slot == 0))
    x, top = box.x + box.width / 2, box.y + box.height
    if title:
        drawn.fill(Box(box.x, top - TITLE, box.width, TITLE), SHADOW)
        drawn.words(foe_name(view, card), x, top - TITLE / 2 - 1, 16, "display", CREAM, 0.5, box.width - 6)
    drawn.fill(Box(box.x, box.y, box.width, PIPS), SHADOW)
    whole = health(view, slot)
    room = min(box.width - 12, whole * PIP)
    start = x - room / 2 + PIP / 2
    draw_pips(drawn, start, box.y + PIPS / 2, left(view, slot), whole, 0, room, PIP - 1)


def _columns(box: Box, empty: Collection[int]) -> list[tuple[int, Box]]:
    """A column for each slot but the group's; where nobody stands it is a gap."""
    slots = [slot for slot in range(SLOTS) if slot != GROUP]
    narrow = sum(slot in empty for slot in slots)
    rest = box.width - GAP * (len(slots) - 1) - narrow * EMPTY_COLUMN
    wide = rest / max(1, len(slots) - narrow)
    found, x = [], box.x
    for slot in slots:
        width = EMPTY_COLUMN if slot in empty else wide
        found.append((slot, Box(x, box.y, width, box.height)))
        x += width + GAP
    return found


def _draw_deeds(drawn: Sketch, row: Box, effects: tuple[Effect, ...]) -> None:
    """What an enemy does in a round, and to whom."""
    drawn.patch("cell_coming" if effects else "cell_past", row)
    signs = [sign_of(effect) for effect in effects][:2]
    for sign, box in zip(signs, columns(row, max(1, len(signs)), 0.0), strict=False):
        size = min(row.height - 3, box.width * 0.36)
        whom = min(size * 0.72, box.width * 0.16)
        x, y = box.x + box.width / 2, box.y + box.height / 2
        drawn.picture(sign.icon, x - box.width * 0.22, y, size)
        if sign.n > 1:
            drawn.words(str(sign.n), x - box.width * 0.22 + size * 0.45, y - size * 0.3, 15, "number")
        draw_whom(drawn, x, y, whom, sign)


def _within_reach(figure: Box) -> Box:
    """A low figure is touched in its rows below, never in what lies above the scene."""
    high = max(FINGER, figure.height)
    return Box(figure.x, figure.y + figure.height - high, figure.width, high)
