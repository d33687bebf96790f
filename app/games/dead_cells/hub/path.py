"""The path of a campaign: a window for every place, and clouds over those that nobody has reached."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp

from app.games.dead_cells.hub.part import Drawing
from app.games.dead_cells.hub.standing import Standing
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LEAST,
    MINT,
    Picture,
    Sketch,
    faded,
    middle,
)
from app.games.dead_cells.table.paint.wardrobe import width_of
from app.games.dead_cells.table.spot import Place
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.core.text import Phrase
from engine.games.dead_cells.cards.kinds import CODES, DECKS
from engine.games.dead_cells.words import names

if TYPE_CHECKING:
    from app.games.dead_cells.hub.screen import CampaignHub

ACTS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("B1",), ("B3", "B2"), ("C1",)),
    (("B4",), ("B5", "B6"), ("C2",)),
    (("B7",), ("C3",)),
)
"""Columns of places from left to right; what stands in one column is one way or the other."""
Columns = tuple[tuple[str, ...], ...]
ALL = tuple(column for act in ACTS for column in act)
BROAD, MIDDLE = 900.0, 560.0
"""From the first width on the whole path is one row, from the second the last act has a row of its own, below
it each act has one."""
NAMED = 126.0
"""A column that is narrower has no room for names: a touch tells them."""
TALL, FORK, BOSS = "tall", "fork", "boss"
SHAPES = {TALL: 338 / 284, FORK: 230 / 284, BOSS: 316 / 272}
"""Height by width of each kind of window."""
FILL = {TALL: 0.88, FORK: 0.8, BOSS: 0.86}
"""The part of its column that a window fills."""
TAG, TWO_LINES = 26.0, 52.0
EDGE = 12.0
MIST = 72.0
"""How high a band is that holds nothing but clouds."""
CLOUD_SHAPE = 148 / 540
LIT, DIM = colour("E9BE78"), colour("3E6A6A")


class Window(NamedTuple):
    """A place of the path."""

    place: int
    kind: str
    box: Box
    seen: bool


def kind_of(code: str) -> str:
    """Which window a place has."""
    if code[0] == "C":
        return BOSS
    return FORK if any(code in column and len(column) > 1 for column in ALL) else TALL


def height(width: float, standing: Standing) -> float:
    """One row for the whole path, or a row for each act that was reached and one for the clouds behind."""
    rows, across, mist = _rows(width, standing)
    return len(rows) * _row_height((width - 2 * EDGE) / across) + mist + 2 * EDGE


def _row_height(column: float) -> float:
    tag = TAG if column >= NAMED else 0.0
    fork = 2 * column * FILL[FORK] * SHAPES[FORK] + 8 + tag * 0.6
    return max(fork, column * FILL[TALL] * SHAPES[TALL] + tag)


def _acts(standing: Standing) -> list[Columns]:
    """The acts in which some place was reached; the first one always."""
    known = [act for act in ACTS if any(DECKS[code] in standing.reached for column in act for code in column)]
    return known or [ACTS[0]]


def _rows(width: float, standing: Standing) -> tuple[list[Columns], int, float]:
    """What stands in each row, how many columns a row has, and the height of the clouds below."""
    if width >= BROAD:
        return [ALL], len(ALL), 0.0
    reached = _acts(standing)
    mist = MIST if len(reached) < len(ACTS) else 0.0
    if width < MIDDLE:
        return list(reached), len(ACTS[0]), mist
    rows: list[Columns] = [(*ACTS[0], *ACTS[1])]
    return rows + [act for act in reached if act == ACTS[2]], len(rows[0]), mist


def _bands(box: Box, standing: Standing) -> tuple[list[tuple[Box, Columns]], Box | None]:
    """Rows with their columns, and the room of the clouds below them."""
    inner = Box(box.x + EDGE, box.y + EDGE, box.width - 2 * EDGE, box.height - 2 * EDGE)
    rows, _across, mist = _rows(box.width, standing)
    high = (inner.height - mist) / len(rows)
    top = inner.y + inner.height
    bands = [
        (Box(inner.x, top - (place + 1) * high, inner.width, high), row) for place, row in enumerate(rows)
    ]
    return bands, Box(inner.x, inner.y, inner.width, mist) if mist else None


def _step(width: float) -> float:
    """The width of a column in a band."""
    outer = width + 2 * EDGE
    return width / (len(ALL) if outer >= BROAD else len(ACTS[0]) if outer < MIDDLE else len(ACTS[0]) * 2)


def windows(box: Box, standing: Standing) -> list[Window]:
    """Every window of the rows that are shown."""
    return [
        window for band, columns in _bands(box, standing)[0] for window in _in_band(band, columns, standing)
    ]


def _in_band(band: Box, columns: Columns, standing: Standing) -> list[Window]:
    step = _step(band.width)
    found = []
    for number, column in enumerate(columns):
        x = band.x + step * (number + 0.5)
        for place, code in enumerate(column):
            kind = kind_of(code)
            wide = step * FILL[kind]
            high = wide * SHAPES[kind]
            tag = TAG if step >= NAMED and kind != FORK else 0.0
            y = band.y + (band.height + tag - high) / 2
            if kind == FORK:
                half = band.y + (band.height + (TAG * 0.6 if step >= NAMED else 0.0)) / 2
                y = half + (4 if place == 0 else -4 - high)
            number_ = DECKS[code]
            found.append(Window(number_, kind, Box(x - wide / 2, y, wide, high), number_ in standing.reached))
    return found


def draw(drawn: Sketch, box: Box, standing: Standing) -> None:
    """The sheet, its light, then row by row from behind."""
    drawn.patch("panel_idle", box)
    drawn.append(
        Picture("glow_soft", Box(box.x, box.y, box.width * 0.6, box.height), faded(MINT, 0.16), stretch=True)
    )
    rows, mist = _bands(box, standing)
    for band, columns in rows:
        _draw_band(drawn, box, band, columns, standing)
    if mist is not None:
        for number, share in ((1, 1.35), (2, 0.95), (3, 0.55)):
            _bank(drawn, number, box.x + 4, box.x + box.width - 4, box.y + 4, mist.height * share + 4)
        x, y = middle(mist)
        drawn.words("?", x, y + 6, 34, "number", MINT, 0.5)


def _draw_band(drawn: Sketch, box: Box, band: Box, columns: Columns, standing: Standing) -> None:
    found = _in_band(band, columns, standing)
    _links(drawn, found, columns)
    dark = [window for window in found if not window.seen]
    clouded = _clouded(found, columns)
    lowest = band.y - EDGE <= box.y + 1
    base, right = band.y - (EDGE - 4 if lowest else 18), box.x + box.width - 4
    if clouded is not None:
        _bank(drawn, 0, clouded - 10, right, base, band.height * 0.8)
    for window in dark:
        drawn.append(Picture(f"window_{window.kind}", window.box, stretch=True))
    if clouded is not None:
        for number, share, shift in ((1, 0.52, -8), (2, 0.38, -22)):
            _bank(drawn, number, clouded + shift, right, base, band.height * share)
    for window in dark:
        x, y = middle(window.box)
        drawn.words("?", x, y + window.box.height * 0.08, 36, "number", MINT, 0.5)
    for window in found:
        if window.seen:
            _draw_window(drawn, window, standing, _step(band.width))
    if clouded is not None:
        _bank(drawn, 3, clouded - 30, right, base, band.height * 0.22)


def _clouded(found: Sequence[Window], columns: Columns) -> float | None:
    """Where the clouds begin: behind the last column in which something was reached."""
    by_place = {window.place: window for window in found}
    known = [any(by_place[DECKS[code]].seen for code in column) for column in columns]
    if all(known):
        return None
    last = max((number for number, seen in enumerate(known) if seen), default=-1)
    if last + 1 == len(columns):
        return None
    return min(by_place[DECKS[code]].box.x for code in columns[last + 1])


def _bank(drawn: Sketch, number: int, left: float, right: float, base: float, high: float) -> None:
    """Clouds side by side from one x to another; the last one is cut."""
    wide, x = high / CLOUD_SHAPE, left
    while x < right - 6:
        share = min(1.0, (right - x) / wide)
        drawn.append(
            Picture(
                f"cloud_{number}",
                Box(x, base, wide * share, high),
                stretch=True,
                crop=(0.0, 0.0, share, 1.0),
            )
        )
        x += wide * 0.8


def _links(drawn: Sketch, found: Sequence[Window], columns: Columns) -> None:
    """Dashed ways from column to column, lit where both ends are known."""
    by_code = {CODES[window.place]: window for window in found}
    for here, there in pairwise(columns):
        for one in (by_code[code] for code in here):
            for other in (by_code[code] for code in there):
                lit = one.seen and other.seen
                (x0, y0), (x1, y1) = middle(one.box), middle(other.box)
                drawn.line((x0, y0, x1, y1), LIT if lit else DIM, 2.0, dash=True)


def _draw_window(drawn: Sketch, window: Window, standing: Standing, column: float) -> None:
    x, y = middle(window.box)
    if window.place == standing.start:
        wide, high = window.box.width * 1.5, window.box.height * 1.3
        light = Box(x - wide / 2, y - high / 2, wide, high)
        drawn.append(Picture("glow_soft", light, faded(AMBER, 0.5), stretch=True))
    drawn.append(Picture(f"window_{CODES[window.place].lower()}", window.box, stretch=True))
    if column >= NAMED:
        _draw_tag(drawn, window, str(names.place(window.place)), column * 0.98)
    if window.place == standing.start:
        size = min(44.0, window.box.width * 0.34)
        at = window.box.x + size * 0.42, window.box.y + window.box.height - size * 0.5
        drawn.picture("icon_leads", *at, size)


def _draw_tag(drawn: Sketch, window: Window, name: str, wide: float) -> None:
    """The name below a window; a long one has two lines and covers more of the window's foot."""
    long = width_of(name, "strong", LEAST) > dp(wide - 12)
    high = TWO_LINES if long else TAG
    x = window.box.x + window.box.width / 2
    tag = Box(x - wide / 2, window.box.y - TAG + (16 if window.kind == FORK else 9), wide, high)
    drawn.patch("plate_prompt", tag)
    if long:
        drawn.block(name, Box(tag.x + 6, tag.y, wide - 12, high), LEAST, "strong", CREAM, "center")
    else:
        drawn.words(name, x, tag.y + TAG / 2, 16, "strong", CREAM, 0.5, wide - 12)


def places(box: Box, standing: Standing, hub: "CampaignHub") -> list[Place]:
    """A touch on a place that was reached tells of it; on one where a run can start it offers that."""
    found = []
    for window in windows(box, standing):
        if window.seen:
            name = str(names.place(window.place))
            title = str(Phrase("{place}, the next start", place=name))
            spoken = title if window.place == standing.start else name
            found.append(
                Place(("place", window.place), window.box, spoken, partial(hub.tell_place, window.place))
            )
    return found


PATH = Drawing(height, draw, places)
