"""Draws what can be answered with: big cards for figures on a phone, and paper buttons for all else."""

from app.games.dead_cells.table.fight.answers import FOE, Answer
from app.games.dead_cells.table.fight.lip import draw_pips
from app.games.dead_cells.table.fight.naming import _
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    INK,
    WARNING,
    Colour,
    Picture,
    Sketch,
    inside,
)
from app.games.dead_cells.table.prisoners.prisoner import portrait_box, portrait_of
from app.table.desk.plan import Box

PRIMARY, CHOICE, IDLE = "cell_now", "panel_choice", "panel_idle"
GAP = 6.0
HIGH, LEAST = 58.0, 48.0
"""Height of a button with room and without it."""
ROOM_FOR_HEARTS = 220.0
"""Beside a narrower figure the hearts of what is tried stand in its picture: what a tap does has the line."""
AGAIN = 28.0
"""Height of the words that ask for the second tap."""
CARD_HEIGHT = 90.0
"""From this height on an answer is a card with a figure."""
HEART = 16.2
"""What each heart takes on a low answer."""
LINE_WIDTH = 150.0
"""Below this width a low answer has no room for a figure beside its name."""


def button_boxes(box: Box, count: int, wide: float = 250.0) -> list[Box]:
    """Boxes for so many buttons: below each other, in two or three columns where they would not fit."""
    if not count:
        return []
    fits = max(1, int((box.height + GAP) / (LEAST + GAP)))
    columns = max(
        -(-count // fits), min(count, int((box.width + GAP) / (wide + GAP))) if box.width > 2 * wide else 1
    )
    rows = -(-count // columns)
    high = min(HIGH, (box.height - GAP * (rows - 1)) / rows)
    width = (box.width - GAP * (columns - 1)) / columns
    top = box.y + box.height
    found = []
    for place in range(count):
        row, column = divmod(place, columns)
        found.append(Box(box.x + column * (width + GAP), top - high - row * (high + GAP), width, high))
    return found


def person_boxes(box: Box, count: int) -> list[Box]:
    """Boxes for figures to choose from: beside each other, or below each other in a narrow column."""
    if not count:
        return []
    if box.width < 300:
        high = min(70.0, (box.height - GAP * (count - 1)) / count)
        top = box.y + box.height
        return [Box(box.x, top - high - place * (high + GAP), box.width, high) for place in range(count)]
    width = min(170.0, (box.width - GAP * (count - 1)) / count)
    left = box.x + (box.width - width * count - GAP * (count - 1)) / 2
    return [Box(left + place * (width + GAP), box.y, width, box.height) for place in range(count)]


def draw_button(
    drawn: Sketch, box: Box, words: str, picture: str = "", look: str = CHOICE, tried: bool = False
) -> None:
    """A sheet with a sign and some words."""
    if tried:
        around = Box(box.x - 10, box.y - 10, box.width + 20, box.height + 20)
        drawn.append(Picture("glow_soft", around, (*AMBER[:3], 0.9), stretch=True))
    drawn.patch(PRIMARY if tried else look, box)
    ink: Colour = INK if look == PRIMARY or tried else CREAM
    left = box.x + 12
    if picture:
        size = min(34.0, box.height - 12)
        drawn.picture(picture, box.x + 10 + size / 2, box.y + box.height / 2, size)
        left = box.x + 16 + size
    room = Box(left, box.y + 3, box.x + box.width - left - 10, box.height - 6)
    if look == PRIMARY and not picture:
        drawn.block(words, room, 21, "display", ink, "center")
    else:
        drawn.block(words, room, 17, "strong", ink, "left" if picture else "center")


def draw_person(drawn: Sketch, box: Box, answer: Answer, tried: bool) -> None:
    """A figure that can be chosen, with what it would cost."""
    if tried:
        around = Box(box.x - 12, box.y - 12, box.width + 24, box.height + 24)
        drawn.append(Picture("glow_soft", around, (*AMBER[:3], 0.9), stretch=True))
    drawn.patch(CHOICE, box)
    if box.height >= CARD_HEIGHT:
        _card(drawn, box, answer, tried)
    elif box.width < LINE_WIDTH:
        _slip(drawn, box, answer, tried)
    else:
        _line(drawn, box, answer, tried)


def _note(answer: Answer) -> tuple[str, Colour]:
    return answer.price.words, WARNING if answer.price.falls and answer.kind != FOE else AMBER


def _torn(answer: Answer) -> int:
    return answer.hearts[0] if answer.price.falls else min(answer.hearts[0], answer.price.hurt)


def _figure(drawn: Sketch, niche: Box, answer: Answer) -> None:
    drawn.patch("gear_slot", niche)
    box = portrait_box(inside(niche, 2.0), answer.picture)
    drawn.append(Picture(answer.picture, box, crop=portrait_of(answer.picture)))


def _again(drawn: Sketch, box: Box) -> None:
    """What the next tap does, where the price stood: its torn hearts still say that."""
    drawn.patch(PRIMARY, box)
    drawn.words(
        _("Tap again"), box.x + box.width / 2, box.y + box.height / 2, 17, "display", INK, 0.5, box.width - 8
    )


def _card(drawn: Sketch, box: Box, answer: Answer, tried: bool) -> None:
    top = box.y + box.height
    drawn.words(answer.title, box.x + box.width / 2, top - 16, 18, "display", CREAM, 0.5, box.width - 14)
    niche = Box(box.x + 7, box.y + 26, box.width * 0.46, box.height - 54)
    _figure(drawn, niche, answer)
    x = niche.x + niche.width + 6
    room = box.x + box.width - x - 6
    y = top - 44
    rest, whole = answer.hearts
    if whole > 4:
        draw_pips(drawn, x + 9, y, rest, whole, _torn(answer), 1.0, 18)
    else:
        size = max(13.0, min(17.0, room / whole * 1.12))
        draw_pips(drawn, x + 8, y, rest, whole, _torn(answer), room, size)
    if answer.price.shields:
        drawn.picture("icon_shield", x + 12, y - 26, 20)
        drawn.picture("icon_ring", x + 12, y - 26, 29, AMBER)
    if tried:
        _again(drawn, Box(box.x + 3, box.y + 3, box.width - 6, AGAIN))
        return
    words, ink = _note(answer)
    drawn.words(words, box.x + box.width / 2, box.y + 14, 17, "strong", ink, 0.5, box.width - 10)


def _slip(drawn: Sketch, box: Box, answer: Answer, tried: bool) -> None:
    """Name, then face and hearts, then the price, each over the whole width: no name is cut."""
    middle, third = box.x + box.width / 2, box.height / 3
    drawn.words(answer.title, middle, box.y + third * 2.48, 17, "display", CREAM, 0.5, box.width - 8)
    rest, whole = answer.hearts
    size, y = min(26.0, third + 5), box.y + third * 1.5
    shown = min(box.width - size - 18, whole * HEART)
    x = middle - (size + 4 + shown) / 2
    face = answer.picture.replace("foe_", "face_", 1) if answer.kind == FOE else f"face_{answer.picture}"
    drawn.picture(face, x + size / 2, y, size)
    draw_pips(drawn, x + size + 4 + HEART / 2, y, rest, whole, _torn(answer), shown, 15)
    if tried:
        _again(drawn, Box(box.x + 3, box.y + 2, box.width - 6, min(AGAIN, third + 6)))
        return
    words, ink = _note(answer)
    drawn.words(words, middle, box.y + third * 0.55, 16, "strong", ink, 0.5, box.width - 8)


def _line(drawn: Sketch, box: Box, answer: Answer, tried: bool) -> None:
    size = min(52.0, box.height - 10)
    niche = Box(box.x + 7, box.y + 5, size, box.height - 10)
    _figure(drawn, niche, answer)
    x = niche.x + niche.width + 8
    room = box.x + box.width - x - 8
    high = box.y + box.height * 0.68
    drawn.words(answer.title, x, high, 18, "display", CREAM, 0.0, room)
    rest, whole = answer.hearts
    low = box.y + box.height * 0.3
    if tried and room < ROOM_FOR_HEARTS:
        draw_pips(drawn, niche.x + 10, niche.y + 10, rest, whole, _torn(answer), size - 8, 16)
    else:
        draw_pips(drawn, x + 8, low, rest, whole, _torn(answer), room * 0.45, 16)
    if answer.price.shields:
        drawn.picture("icon_shield", box.x + box.width - 22, high, 18)
        drawn.picture("icon_ring", box.x + box.width - 22, high, 26, AMBER)
    if tried:
        wide = room if room < ROOM_FOR_HEARTS else min(room * 0.55, 130.0)
        _again(drawn, Box(box.x + box.width - wide - 6, low - AGAIN / 2, wide, AGAIN))
        return
    words, ink = _note(answer)
    drawn.words(words, box.x + box.width - 9, low, 16, "strong", ink, 1.0, room * 0.55)
