"""Why a run ended, as a picture: who fell, the blows before it, and the last fight as a wick to scrub."""

from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LABEL,
    SECOND,
    WARNING,
    Patch,
    Photo,
    Picture,
    Sketch,
    columns,
    inside,
)
from app.games.dead_cells.table.props.paragraph import paragraph
from app.games.dead_cells.table.run_end.cause import Blow, Cause
from app.table.desk.plan import Box
from engine.core.text import Phrase

NEAR = 3.0
"""How far apart the two of a blow may stand, by the height of their picture."""
BROAD = 620.0
BROADEST = 2.3
"""The width of a picture of the fight by its height: a broader one would be empty at both sides."""
SMALL = 130.0
"""A sheet that is lower than this and not broad has no room for the last fight."""
WICK, LOW_WICK = 54.0, 80.0
"""Height of the wick with its line, alone and below pictures that have words."""
ROOMY = 190.0
"""A sheet must be as high as this for a wick."""
ROOM_FOR_LEFT = 180.0
"""A narrower picture is called only by who struck: its hearts say what was left."""
PLAY = 44.0
LEAST_COURSE, LINE = 220.0, 25.0
"""The width from which a fight is told in lines beside its pictures, and the height of one."""
TWO_LINES, THREE_LINES = 46.0, 96.0
"""Height that the words about the end take; a narrow column has more lines."""


def frames_of(box: Box, count: int) -> list[Box]:
    """Where the pictures of the last fight lie."""
    if not count or (box.height < SMALL and box.width < BROAD):
        return []
    if box.width >= BROAD:
        low = box.y + (LOW_WICK if has_wick(box) else 36)
        area = Box(box.x + box.width * 0.34, low, box.width * 0.65 - 6, box.y + box.height - 38 - low)
    else:
        low = box.y + (WICK + 6 if has_wick(box) else 10)
        area = Box(box.x + 10, low, box.width - 20, box.height * 0.5 + box.y + 2 - low)
    most = area.height * BROADEST * count + 6 * (count - 1)
    return columns(area._replace(width=min(area.width, most)), count, 6)


def draw_why(drawn: Sketch, box: Box, cause: Cause, stage: str, at: int) -> None:
    """Who fell, by whom, the blows before it, and the wick of the whole fight."""
    drawn.patch("panel_idle", box)
    broad = box.width >= BROAD
    small = box.height < SMALL
    high = box.height - 20 if broad or small else box.height * 0.46
    niche = Box(box.x + 12, box.y + box.height - 10 - high, min(96.0, high * 0.72), high)
    if cause.figure:
        drawn.patch("gear_slot", niche)
        drawn.append(Picture(cause.figure, inside(niche, 4), (0.55, 0.6, 0.62, 1)))
        drawn.picture("icon_death", niche.x + niche.width - 14, niche.y + 16, 34)
    else:
        sign = "icon_elite" if cause.won else "icon_death"
        drawn.picture(sign, niche.x + niche.width / 2, niche.y + niche.height / 2, niche.width * 0.8, AMBER)
    x = niche.x + niche.width + 14
    room = (box.x + box.width * 0.34 if broad else box.x + box.width) - x - 14
    top = box.y + box.height - 12
    head = THREE_LINES if broad else 62.0
    if small and not broad:
        drawn.words(cause.title, x, top - 11, 21, "display", CREAM, room=room)
        y = top - 26
    else:
        lines = Box(x, top - head, room, head)
        y = paragraph(drawn, cause.title, lines, 24 if broad else 22, "display", CREAM)
    frames = frames_of(box, len(cause.blows))
    floor = frames[0].y + frames[0].height + 4 if frames and not broad else box.y
    y = _by(drawn, cause.by, Box(x, floor, room, y - floor))
    if y - 24 > max(niche.y, floor):
        paragraph(drawn, cause.where, Box(x, y - 24, room, 24), 16, "text", SECOND)
    if small and not broad:
        return
    if broad and frames:
        title = Phrase("The last fight")
        drawn.words(str(title), frames[0].x, box.y + box.height - 22, 20, "display", CREAM)
        hint = Phrase("tap a picture to watch from there")
        drawn.words(
            str(hint),
            box.x + box.width - 14,
            box.y + box.height - 22,
            16,
            "text",
            LABEL,
            1.0,
            box.width * 0.4,
        )
    lit = lit_blow(cause, at)
    for place, (blow, frame) in enumerate(zip(cause.blows, frames, strict=True)):
        _frame(drawn, frame, blow, stage, broad)
        if place == lit and at >= 0:
            drawn.picture("icon_ring", frame.x + frame.width - 16, frame.y + frame.height - 16, 26, AMBER)
    if broad and frames:
        _draw_course(drawn, _rest_of(box, frames[-1]), cause)
    draw_wick(drawn, wick_of(box, len(cause.course)), cause, at)


def _rest_of(box: Box, last: Box) -> Box:
    """What the pictures leave free at their right."""
    x = last.x + last.width + 18
    return Box(x, last.y, box.x + box.width - 14 - x, last.height)


def _draw_course(drawn: Sketch, box: Box, cause: Cause) -> None:
    """What came last, line by line, where a short fight has few pictures."""
    if box.width < LEAST_COURSE:
        return
    told = [turning for turning in cause.course if turning.words][-int(box.height // LINE) :]
    y = box.y + box.height - LINE / 2
    for turning in told:
        if turning.round >= 0:
            drawn.picture(f"icon_round_{turning.round}", box.x + 10, y, 20)
        ink = WARNING if turning is told[-1] else CREAM
        drawn.words(turning.words, box.x + 28, y, 16, "text", ink, room=box.width - 28)
        y -= LINE


def _by(drawn: Sketch, words: str, box: Box) -> float:
    """By whom, in some lines, or in a smaller one above the pictures; gives where the next would begin."""
    top = box.y + box.height
    if box.height >= TWO_LINES:
        high = min(THREE_LINES, box.height)
        return paragraph(drawn, words, Box(box.x, top - high, box.width, high), 18, "strong", AMBER)
    drawn.words(words, box.x, top - 11, 17, "strong", AMBER, room=box.width)
    return top - 24


def _frame(drawn: Sketch, box: Box, blow: Blow, stage: str, broad: bool) -> None:
    """One blow on its stage: who was struck, by whom or what, and the hearts that were left."""
    drawn.patch("strip_warn" if blow.last else "cell_coming", box)
    inner = inside(box, 4)
    drawn.append(Photo(stage, inner, (0.8, 0.8, 0.8, 1)))
    high, floor = inner.height * 0.82, inner.y + inner.height * 0.05
    half = min(inner.width, inner.height * NEAR) / 2
    x = inner.x + inner.width / 2 - half
    drawn.append(Picture(blow.victim, Box(x, floor, half, high), (1, 1, 1, 1)))
    if blow.figure:
        drawn.append(Picture(blow.figure, Box(x + half, floor, half, high)))
    size = min(high * 0.5, half * 0.5, 44.0)
    drawn.picture(blow.sign, x + half * (1.0 if blow.figure else 0.85), floor + high * 0.6, size)
    if blow.last:
        drawn.picture("icon_death", x + half * 0.5, floor + high * 0.9, size)
    if blow.round >= 0:
        drawn.picture(f"icon_round_{blow.round}", inner.x + 14, inner.y + inner.height - 14, 24)
    step = min(15.0, (inner.width - 8) / max(1, blow.most))
    for heart in range(blow.most):
        sprite = "icon_heart" if heart < blow.left else "icon_heart_empty"
        drawn.picture(sprite, inner.x + inner.width - 9 - (blow.most - 1 - heart) * step, inner.y + 10, 14)
    if broad:
        ink = WARNING if blow.last else CREAM
        words = blow.words
        if words and box.width >= ROOM_FOR_LEFT:
            words = str(Phrase("{what}: down to {n}", what=words, n=blow.left))
        drawn.words(words, box.x + 2, box.y - 16, 16, "strong", ink, room=box.width - 4)


def has_wick(box: Box) -> bool:
    """Whether there is room to look through the fight."""
    return box.height >= ROOMY


def wick_of(box: Box, count: int) -> Box:
    """Where the wick of the last fight lies; nothing where it has no room or there was no fight."""
    if count < 2 or not has_wick(box):
        return Box(0, 0, 0, 0)
    left = box.x + (box.width * 0.34 if box.width >= BROAD else 10)
    return Box(left + PLAY + 8, box.y + 7, box.x + box.width - 26 - left - PLAY - 8, WICK - 4)


def play_of(wick: Box) -> Box:
    """The button that opens the replay there."""
    return Box(wick.x - PLAY - 8, wick.y + (wick.height - PLAY) / 2, PLAY, PLAY)


def action_at(wick: Box, count: int, x: float) -> int:
    """The action of the fight under a finger."""
    share = (x - wick.x) / max(1.0, wick.width)
    return max(0, min(count - 1, round(share * (count - 1))))


def lit_blow(cause: Cause, at: int) -> int:
    """The blow that had been dealt last at an action of the fight; -1 before the first."""
    if not 0 <= at < len(cause.course):
        return len(cause.blows) - 1
    step = cause.course[at].step
    return sum(blow.step <= step for blow in cause.blows) - 1


def draw_wick(drawn: Sketch, wick: Box, cause: Cause, at: int) -> None:
    """Burnt up to the spark, cord behind it; rounds as marks, and what happened there in a line."""
    if not wick.width:
        return
    count = len(cause.course)
    at = at if 0 <= at < count else count - 1
    y = wick.y + wick.height - 12
    here = wick.x + wick.width * at / (count - 1)
    drawn.append(Patch("wick_burnt", Box(wick.x, y - 2.5, here - wick.x, 5)))
    drawn.append(Patch("wick_cord", Box(here, y - 2.5, wick.x + wick.width - here, 5)))
    before = -1
    for place, turning in enumerate(cause.course):
        if turning.round > before and turning.round >= 0:
            x = wick.x + wick.width * place / (count - 1)
            drawn.picture(f"icon_round_{turning.round}", x, y, 18)
        before = max(before, turning.round)
    fell = at == count - 1 and not cause.won
    drawn.picture("icon_death" if fell else "spark", here, y + (0 if fell else 4), 30)
    drawn.words(cause.course[at].words, wick.x, wick.y + 9, 15, "text", CREAM, room=wick.width)
    button = play_of(wick)
    x, y = button.x + button.width / 2, button.y + button.height / 2
    drawn.picture("disc", x, y, PLAY)
    drawn.picture("way", x + 1, y, 20, AMBER)
