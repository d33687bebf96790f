"""The market as a picture: booths beside each other, the wick below them, and sheets that fly to the deck."""

import math
from collections.abc import Callable

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp

from app.board.motion import Motions, ease_in_out
from app.games.dead_cells.table.market.booths import COMING, NOW, PAST, PERSONS, SIGNS, Booth, Fair
from app.games.dead_cells.table.paint.easel import Easel
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LABEL,
    Colour,
    Photo,
    Picture,
    Shape,
    Sketch,
    columns,
    dimmed,
    faded,
    inside,
)
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.look.theme import colour
from app.table.desk.plan import Box

AWNINGS = (
    (colour("2E6B48"), colour("E8DCC0")),
    (colour("C0562A"), colour("F0DCB4")),
    (colour("2E4E9A"), colour("E0E4F0")),
)
BACKS = (colour("0F3326"), colour("4A2416"), colour("12204A"))
STRIPES = 7
STREET = "stage_b1.jpg"
"""What is seen behind the booths."""
FLIGHT_SECONDS = 0.42
GAP = 10.0
ASKED = 1.45
"""How much wider the booth of whoever is asked is on an upright screen."""
WICK = 16.0
WOOD, GRAIN = colour("5A3A1C"), colour("C89A5A", 0.7)
SCALLOP = 8
"""Corners of the hem of a stripe."""
SHELVES = (
    ("icon_vial", "icon_potion", "icon_vial"),
    ("item_chipped_targe", "item_pocket_crossbow", "item_oil_flask"),
    ("icon_blueprint", "blueprint_back", "icon_blueprint"),
)
"""What stands on the shelves, for looks."""
ROOM_BESIDE = 200.0
"""The width from which a booth has room for shelves beside the person."""
LEAST_COUNTER = 190.0
"""A narrower counter has the name and the price only, one below the other."""
HIDDEN = 0.16
"""The part of a person that is hidden by the counter."""


class Stalls(Easel):
    """Shows a fair; it takes no touches."""

    def __init__(self, wardrobe: Wardrobe, duration: Callable[[float], float], **kwargs: object) -> None:
        super().__init__(wardrobe, (), **kwargs)
        self._pictures = wardrobe
        self.motions = Motions(duration)
        self._flying = InstructionGroup()
        self.canvas.after.add(self._flying)
        self._fair: Fair | None = None
        self.bind(size=lambda *_change: self._paint())

    def show(self, fair: Fair) -> None:
        """The fair as it stands."""
        self._fair = fair
        self._paint()

    def _paint(self) -> None:
        if self._fair is None or self.width < 2:
            return
        drawn = Sketch()
        box = Box(0, 0, self.width / dp(1), self.height / dp(1))
        drawn.patch("panel_idle", box)
        drawn.append(Photo(STREET, inside(box, 5), (0.42, 0.46, 0.46, 1.0)))
        ground = inside(box, 8)
        booths = Box(ground.x, ground.y + WICK, ground.width, ground.height - WICK)
        places = _places(booths, self._fair)
        for booth, place in zip(self._fair.booths, places, strict=True):
            draw_booth(drawn, place, booth, self._fair, self._shape(booth))
        if len(places) > 1:
            _wick(drawn, ground, self._fair, places)
        self.lay("fair", drawn)

    def _shape(self, booth: Booth) -> float:
        """Width by height of a person's figure."""
        texture = self._pictures[PERSONS[booth.person]]
        return float(texture.width / texture.height) if texture else 1.0

    def fly(self, sprite: str, start: int, goal: int, number: int) -> None:
        """A sheet flies from one booth to another."""
        if self._fair is None or len(self._fair.booths) <= max(start, goal):
            return
        places = _places(inside(Box(0, 0, self.width / dp(1), self.height / dp(1)), 8), self._fair)
        (x0, y0), (x1, y1) = (self._middle(places[place]) for place in (start, goal))
        size = dp(44)
        paint, sheet = Color(1, 1, 1, 0), Rectangle(texture=self._pictures[sprite], size=(size, size))
        self._flying.add(paint)
        self._flying.add(sheet)

        def step(share: float) -> None:
            up = dp(50) * 4 * share * (1 - share)
            paint.a = 0.0 if share in (0.0, 1.0) else 1.0
            sheet.pos = x0 + (x1 - x0) * share - size / 2, y0 + (y1 - y0) * share + up - size / 2

        def done() -> None:
            self._flying.remove(paint)
            self._flying.remove(sheet)

        self.motions.start(("sheet", number), FLIGHT_SECONDS * (1 + 0.35 * number), step, ease_in_out, done)

    def _middle(self, box: Box) -> tuple[float, float]:
        return self.x + dp(box.x + box.width / 2), self.y + dp(box.y + box.height * 0.45)


def _places(box: Box, fair: Fair) -> list[Box]:
    """Beside each other; where they are high and narrow, whoever is asked now has more room."""
    count = len(fair.booths)
    if box.width > box.height or count == 1:
        return columns(box, count, GAP)
    weights = [ASKED if booth.state == NOW else 1.0 for booth in fair.booths]
    gap = GAP / 2
    unit, x, found = (box.width - gap * (count - 1)) / sum(weights), box.x, []
    for weight in weights:
        found.append(Box(x, box.y, unit * weight, box.height))
        x += unit * weight + gap
    return found


def draw_booth(drawn: Sketch, box: Box, booth: Booth, fair: Fair, shape: float) -> None:
    """Back cloth, the person, the counter with the goods, posts, and the awning over all."""
    dark = dimmed(0.45) if booth.state == PAST else (1.0, 1.0, 1.0, 1.0)
    counter = min(64.0, box.height * 0.26)
    awning = min(60.0, box.height * 0.2)
    back = Box(box.x + 12, box.y + counter * 0.5, box.width - 24, box.height - counter * 0.5 - awning * 0.6)
    drawn.patch("cell_past", back)
    drawn.fill(inside(back, 3), faded(_shaded(BACKS[booth.person], booth.state), 0.82))
    _lamp(drawn, back, booth)
    high = box.height - awning - counter * 0.8
    tall = min(high, back.width * (1.12 if _is_narrow(back) else 0.86) / shape)
    person = Box(back.x - back.width * 0.1, box.y + counter - tall * HIDDEN, back.width * 1.2, tall)
    _shelves(drawn, back, booth, person.y + tall)
    _person(drawn, person, box.y + counter * 0.5, PERSONS[booth.person], dark)
    for x in (box.x + 8, box.x + box.width - 16):
        drawn.fill(Box(x, box.y + counter * 0.4, 8, box.height - counter * 0.4 - awning * 0.5), WOOD)
        drawn.fill(Box(x, box.y + counter * 0.4, 2, box.height - counter * 0.4 - awning * 0.5), GRAIN)
    top = Box(box.x, box.y, box.width, counter)
    _goods(drawn, Box(box.x + 20, box.y + counter - 4, box.width - 40, min(58.0, high * 0.4)), booth, fair)
    drawn.patch("plate_prompt" if booth.state != COMING else "panel_idle", top)
    _counter(drawn, top, booth)
    _awning(drawn, Box(box.x, box.y + box.height - awning, box.width, awning), booth)


def _person(drawn: Sketch, box: Box, behind: float, sprite: str, tint: Colour) -> None:
    """Whoever keeps the booth, down to the counter: no feet show below it."""
    hidden = max(0.0, behind - box.y)
    seen = box._replace(y=box.y + hidden, height=box.height - hidden)
    drawn.append(Picture(sprite, seen, tint, crop=(0.0, hidden / box.height, 1.0, 1.0)))


def _lamp(drawn: Sketch, back: Box, booth: Booth) -> None:
    """Light falls on whoever is asked now; the others have a little."""
    x, y = back.x + back.width / 2, back.y + back.height * 0.55
    size = min(back.width, back.height)
    light = AWNINGS[booth.person][0]
    drawn.picture("glow_soft", x, y, size * 1.25, (*light[:3], 0.75 if booth.state == NOW else 0.35))
    if booth.state == NOW:
        drawn.picture("glow_soft", x, y + size * 0.1, size * 0.95, (*AMBER[:3], 0.65))


def _is_narrow(back: Box) -> bool:
    """Whether a person fills the width of a booth."""
    return back.width < ROOM_BESIDE or back.height > 1.8 * back.width


def _shelves(drawn: Sketch, back: Box, booth: Booth, head: float) -> None:
    """Goods on boards: at both sides where there is room, in a narrow booth over the person's head."""
    if not _is_narrow(back):
        wide, y = back.width * 0.26, back.y + back.height * 0.66
        for x in (back.x + 10, back.x + back.width - wide - 10):
            _shelf(drawn, Box(x, y, wide, min(54.0, wide / 3)), booth)
        return
    size, y = min(48.0, back.width / 4), head + 12
    while y + size < back.y + back.height - 22:
        _shelf(drawn, Box(back.x + 6, y, back.width - 12, size), booth)
        y += size * 2 + 14


def _shelf(drawn: Sketch, box: Box, booth: Booth) -> None:
    """A board below a box, and in it the person's goods."""
    tint = dimmed(0.25 if booth.state != PAST else 0.6)
    for place, sprite in enumerate(SHELVES[booth.person]):
        x = box.x + box.width * (place + 0.5) / len(SHELVES[booth.person])
        drawn.picture(sprite, x, box.y + 5 + box.height / 2, box.height, tint)
    drawn.fill(Box(box.x, box.y - 2, box.width, 6), WOOD)
    drawn.fill(Box(box.x, box.y + 3, box.width, 1.4), GRAIN)


def _awning(drawn: Sketch, box: Box, booth: Booth) -> None:
    """Stripes of cloth that hang in scallops, the person's sign in the middle."""
    light, pale = AWNINGS[booth.person]
    wide, top, inset = box.width / STRIPES, box.y + box.height, box.width * 0.05
    middle = box.x + box.width / 2
    for stripe in range(STRIPES):
        tint = _shaded(pale if stripe % 2 else light, booth.state)
        left, right = box.x + stripe * wide, box.x + (stripe + 1) * wide
        hang = [
            (middle + (left - middle) * (1 - 2 * inset / box.width), top),
            (left, box.y + 12),
            *(
                (left + wide * step / SCALLOP, box.y + 12 - 12 * math.sin(math.pi * step / SCALLOP))
                for step in range(1, SCALLOP)
            ),
            (right, box.y + 12),
            (middle + (right - middle) * (1 - 2 * inset / box.width), top),
        ]
        drawn.append(Shape(_flat([(x + 1.5, y - 5) for x, y in hang]), (0.0, 0.0, 0.0, 0.35)))
        drawn.append(Shape(_flat(hang), tint))
        band = [(x, min(y, box.y + 18)) for x, y in hang]
        drawn.append(Shape(_flat(band), (tint[0] * 0.72, tint[1] * 0.72, tint[2] * 0.72, 1.0)))
    drawn.fill(Box(box.x + inset, top - 5, box.width - 2 * inset, 6), WOOD)
    size = min(46.0, box.height)
    y = box.y + box.height * 0.52
    drawn.picture("disc_order", middle, y, size)
    drawn.picture(SIGNS[booth.person], middle, y, size * 0.66)


def _flat(points: list[tuple[float, float]]) -> tuple[float, ...]:
    return tuple(value for point in points for value in point)


def _counter(drawn: Sketch, box: Box, booth: Booth) -> None:
    y = box.y + box.height / 2
    ink = LABEL if booth.state == PAST else AMBER if booth.state == NOW else CREAM
    if box.width < LEAST_COUNTER:
        middle = box.x + box.width / 2
        drawn.words(booth.name, middle, y + 11, 17, "display", ink, 0.5, box.width - 16)
        if booth.teeth:
            drawn.picture("icon_tooth", middle - 9, y - 12, 19)
            drawn.words(str(booth.teeth), middle + 3, y - 12, 18, "number", ink)
        return
    price = 44.0 if booth.teeth else 0.0
    drawn.words(booth.name, box.x + 12, y + 9, 19, "display", ink, room=box.width - 22 - price)
    drawn.words(booth.note, box.x + 12, y - 12, 15, "text", LABEL, room=box.width - 22 - price)
    if booth.teeth:
        drawn.picture("icon_tooth", box.x + box.width - 34, y, 22)
        drawn.words(str(booth.teeth), box.x + box.width - 22, y, 20, "number", ink)


def _goods(drawn: Sketch, box: Box, booth: Booth, fair: Fair) -> None:
    """What lies on the counter; at the merchant's the deck with the blueprints on its top."""
    size = min(box.height, 52.0, box.width * 0.5)
    for place, sprite in enumerate(booth.goods):
        x = box.x + size / 2 + place * (size + 4)
        if booth.person:
            drawn.patch("gear_slot", Box(x - size / 2, box.y, size, size))
        drawn.picture(sprite, x, box.y + size / 2, size * 0.86)
    right = box.x + box.width
    if booth.person == 1 and fair.stacked and booth.state != PAST:
        _sheets(drawn, right, box.y, size, fair.stacked)
    if booth.person == 2:
        if booth.state == COMING:
            drawn.patch("card_paper", Box(box.x, box.y, size * 0.8, size), (0.45, 0.55, 1.0, 1.0))
            drawn.words("?", box.x + size * 0.4, box.y + size / 2, 24, "number", CREAM, 0.5)
        if fair.collected:
            _sheets(drawn, right, box.y, size, fair.collected)


def _sheets(drawn: Sketch, right: float, low: float, size: float, count: int) -> None:
    for place in range(min(count, 4)):
        drawn.picture("icon_blueprint", right - size * 0.5, low + size * 0.3 + place * 7, size * 0.8)
    drawn.words(
        str(count), right - size * 0.5, low + size * 0.3 + min(count, 4) * 7 + 14, 17, "number", CREAM, 0.5
    )


def _wick(drawn: Sketch, box: Box, fair: Fair, places: list[Box]) -> None:
    """Burnt behind the spark, cord before it."""
    y, spark = box.y + 5, _spark(box, fair, places)
    drawn.line((box.x, y, spark, y), colour("3A2A1C"), 1.6)
    drawn.line((spark, y, box.x + box.width, y), AMBER, 1.6)
    drawn.picture("spark", spark, y + 4, 26)


def _spark(box: Box, fair: Fair, places: list[Box]) -> float:
    """Below whoever is asked now; before them all, or behind them when they are done."""
    for booth, place in zip(fair.booths, places, strict=True):
        if booth.state == NOW:
            return place.x + 16
    return box.x + 4 if any(booth.state == COMING for booth in fair.booths) else box.x + box.width - 4


def _shaded(tint: Colour, state: str) -> Colour:
    share = {PAST: 0.5, NOW: 1.0, COMING: 0.75}[state]
    return tint[0] * share, tint[1] * share, tint[2] * share, 1.0
