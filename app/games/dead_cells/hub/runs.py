"""The history of a campaign: the latest runs as small cards, and what ends most of them."""

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from app.games.dead_cells.hub.part import Drawing
from app.games.dead_cells.hub.standing import Standing
from app.games.dead_cells.hub.telling import ENDED_BY, SIGNS, reason_of
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LABEL,
    Sketch,
    columns,
)
from app.games.dead_cells.table.props.sprites import face_of
from app.games.dead_cells.table.spot import Place
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.core.text import Phrase
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.cards.prisoners import PRISONERS
from engine.games.dead_cells.history import UNTOLD, Record

if TYPE_CHECKING:
    from app.games.dead_cells.hub.screen import CampaignHub

BROAD = 560.0
HEAD, EDGE, GAP = 36.0, 14.0, 8.0
BROAD_HEAD = 76.0
"""How wide the heading is where it stands before the cards."""
CARD, CARD_HEIGHT = 96.0, 96.0
SUM = 88.0
"""How high the sentence about all runs is where it stands below the cards."""
BESIDE = 270.0
"""And how wide where it stands beside them."""
ALL_RUNS = "all runs"
BURNT, CORD = colour("FFD48A"), colour("2A4A4C")
STEPS = {"B1": 0.12, "B2": 0.42, "B3": 0.42, "B4": 0.12, "B5": 0.42, "B6": 0.42, "B7": 0.3}
"""How far along its run a place lies; a boss is the end."""


def height(width: float, standing: Standing) -> float:
    """A row of cards, and the sentence below it where there is no room beside."""
    if width >= BROAD:
        return CARD_HEIGHT + 2 * EDGE - 4
    return HEAD + (CARD_HEIGHT + SUM if standing.runs else SUM) + EDGE


def _cards(box: Box) -> Box:
    wide = box.width - 2 * EDGE
    if box.width >= BROAD:
        return Box(box.x + BROAD_HEAD, box.y + EDGE - 2, wide + EDGE - BROAD_HEAD - BESIDE, CARD_HEIGHT)
    return Box(box.x + EDGE, box.y + box.height - HEAD - CARD_HEIGHT, wide, CARD_HEIGHT)


def fields(box: Box, standing: Standing) -> list[tuple[int, Box]]:
    """The latest runs for which there is room, by their numbers from 0, the newest last."""
    area = _cards(box)
    most = max(1, int((area.width + GAP) / (CARD + GAP)))
    first = max(0, len(standing.runs) - most)
    shown = range(first, len(standing.runs))
    return list(zip(shown, columns(area, most, GAP), strict=False))


def draw(drawn: Sketch, box: Box, standing: Standing) -> None:
    """The cards, and what most runs had in common."""
    drawn.patch("panel_idle", box)
    top = box.y + box.height - HEAD / 2 - 2
    drawn.words(str(Phrase("Runs")), box.x + EDGE, top, 22, "display", CREAM, room=BROAD_HEAD - EDGE - 4)
    for number, field in fields(box, standing):
        _draw_run(drawn, field, number + 1, standing.runs[number], number + 1 == len(standing.runs))
    _draw_sum(drawn, _sum_box(box, standing), standing)


def _sum_box(box: Box, standing: Standing) -> Box:
    if not standing.runs:
        left = BROAD_HEAD if box.width >= BROAD else EDGE
        return Box(box.x + left, box.y + EDGE, box.width - left - EDGE, SUM)
    if box.width >= BROAD:
        area = _cards(box)
        return Box(area.x + area.width + GAP, area.y, BESIDE - GAP, CARD_HEIGHT)
    return Box(box.x + EDGE, box.y + EDGE - 4, box.width - 2 * EDGE, SUM - 4)


def _draw_run(drawn: Sketch, field: Box, number: int, run: Record, newest: bool) -> None:
    drawn.patch("panel_choice" if newest else "cell_group", field)
    x, top = field.x + 10, field.y + field.height
    drawn.words(str(number), x, top - 17, 20, "number", CREAM)
    drawn.picture(f"window_{CODES[run.place].lower()}", field.x + field.width - 26, top - 16, 34)
    _draw_wick(drawn, Box(x, top - 44, field.width - 20, 8), run)
    middle, y = field.x + field.width / 2, field.y + 27
    if run.won:
        drawn.picture("icon_elite", middle, y, 40)
    elif run.who in range(len(PRISONERS) + 1):
        drawn.picture(SIGNS[run.how], middle - 24, y, 30)
        drawn.picture(face_of(run.who), middle + 20, y, 42)
        drawn.picture("icon_death", middle + 36, y - 12, 22)
    else:
        drawn.picture("icon_death", middle, y, 36)


def _draw_wick(drawn: Sketch, box: Box, run: Record) -> None:
    """How far it went: burnt up to where it ended."""
    share = 1.0 if run.won else STEPS.get(CODES[run.place], 0.84)
    y, end = box.y + box.height / 2, box.x + box.width * share
    drawn.line((box.x, y, box.x + box.width, y), CORD, 1.6)
    drawn.line((box.x, y, end, y), BURNT, 1.6)
    drawn.picture("spark", end, y + 3, 20)


def _draw_sum(drawn: Sketch, box: Box, standing: Standing) -> None:
    if not standing.runs:
        words = str(Phrase("No run is over yet. Here you will see how each one ended."))
        drawn.block(words, box, 17, "text", LABEL)
        return
    how, count = worst(standing)
    if how == UNTOLD:
        won = sum(run.won for run in standing.runs)
        wins = Phrase("{count} of {all} runs won", count=won, all=len(standing.runs))
        drawn.block(str(wins), box, 19, "display", CREAM)
        return
    drawn.picture(SIGNS[how], box.x + 22, box.y + box.height / 2, 38)
    half = Box(box.x + 50, box.y + box.height * 0.48, box.width - 52, box.height * 0.52)
    drawn.block(str(reason_of(how, count, len(standing.runs))), half, 19, "display", CREAM)
    tip = Box(half.x, box.y, half.width, box.height * 0.48)
    drawn.block(str(Phrase(ENDED_BY[how].tip)), tip, 16, "text", AMBER)


def worst(standing: Standing) -> tuple[int, int]:
    """What has ended most runs, and how many; UNTOLD while that is not known."""
    causes = Counter(run.how for run in standing.runs if not run.won and run.how in ENDED_BY)
    return causes.most_common(1)[0] if causes else (UNTOLD, 0)


def places(box: Box, standing: Standing, hub: "CampaignHub") -> list[Place]:
    """A touch on a run tells how it ended; on the sentence, how all did."""
    found = []
    for number, field in fields(box, standing):
        words = str(Phrase("Run {number}", number=number + 1))
        found.append(Place(("run", number), field, words, partial(hub.tell_run, number)))
    if standing.runs:
        box = _sum_box(box, standing)
        found.append(Place(ALL_RUNS, box, str(Phrase("All runs")), hub.tell_runs))
    return found


RUNS = Drawing(height, draw, places)
