"""Where stage, columns and rows of the fight lie: one grid, slots are columns and rounds are rows."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from app.games.dead_cells.table.room import LOW, PHONE, TALL, WIDE, Room
from app.table.desk.plan import Box

SLOTS = 5
GROUP = 1
LEAST_COLUMN = 48.0
EMPTY_COLUMN = 26.0
"""On a small screen: a slot in which nobody stands is a gap, and the others share its width."""

MARKS = {WIDE: 46.0, TALL: 40.0, PHONE: 26.0, LOW: 26.0}
"""Width of the column of round marks."""
SHARES = (0.16, 0.369, 0.157, 0.157, 0.157)
"""Of the width, for each slot, where there is room."""
HAND_SHARES = (0.125, 0.47, 0.135, 0.135, 0.135)
"""The same while a hand lies in the group's column."""
WEIGHTS = (0.9, 2.5, 1.0, 1.0, 1.0)
HAND_WEIGHTS = (1.0, 5.0, 1.0, 1.0, 1.0)
"""On a small screen: how those who stand there share the width, without and with a hand. Nobody is wider
while he acts: the whole stage would jump with every step."""
STAGE = {WIDE: 0.43, TALL: 0.42, PHONE: 0.405, LOW: 0.42}
"""How much of the height the stage has."""
LIP = {WIDE: 56.0, TALL: 58.0, PHONE: 28.0, LOW: 24.0}

RACK = {WIDE: 36.0, TALL: 38.0, PHONE: 24.0, LOW: 22.0}


class Rows(NamedTuple):
    """Heights of rows 0 to IV and of the three strips between them, as shares of the grid."""

    rows: tuple[float, ...]
    ends: tuple[float, ...]


OPEN = Rows((40.0, 70.0, 70.0, 70.0, 36.0), (22.0, 22.0, 22.0))


BEFORE = Rows((22.0, 50.0, 50.0, 50.0, 22.0), (9.0, 9.0, 9.0))
"""On a small screen before any card lies: all three rounds are alike."""

HAND = Rows((52.0, 56.0, 56.0, 56.0, 20.0), (6.0, 6.0, 6.0))
"""On a phone that lies, while a hand lies in the grid."""


HAND_TABLE = Rows((96.0, 65.0, 65.0, 65.0, 34.0), (7.0, 7.0, 7.0))
"""On a tablet: row 0 has room for the heads of the cards and the pictures below them."""


class Measures(NamedTuple):
    """Everything in dp from the surface's lower left corner."""

    stage: Box
    lip: Box
    marks: Box
    columns: tuple[Box, ...]
    """One for each slot, over the whole height of the grid."""
    cards: tuple[Box, ...]
    """One for each committed card, within the group's column."""
    rows: tuple[Box, ...]
    """One for each round, over the whole width."""
    ends: tuple[Box, ...]
    """The strips after I, II, III."""
    open: int
    """The row that is drawn large; -1 where all are."""
    rack: Box
    """For the hearts of a boss; without height where there is none."""

    def cell(self, row: int, slot: int) -> Box:
        """Where a round and a slot meet."""
        column, line = self.columns[slot], self.rows[row]
        return Box(column.x, line.y, column.width, line.height)

    def card_cell(self, row: int, place: int) -> Box:
        """Where a round and a card meet."""
        column, line = self.cards[place], self.rows[row]
        return Box(column.x, line.y, column.width, line.height)


def measured(
    room: Room,
    cards: int,
    now: int,
    hand: bool = False,
    boss: bool = False,
    empty: Collection[int] = (),
) -> Measures:
    """The grid for a frame: which round is now makes the difference on small screens."""
    main = room.main
    share = STAGE[room.kind] * (0.8 if hand and room.kind == LOW else 1.0)
    stage_height = main.height * share
    stage = Box(main.x, main.y + main.height - stage_height, main.width, stage_height)
    lip_height = LIP[room.kind] if stage_height > 120 else 24.0
    lip = Box(stage.x + 4, stage.y + 3, stage.width - 8, lip_height)
    rack = Box(stage.x, stage.y - RACK[room.kind] - 2, stage.width, RACK[room.kind]) if boss else stage
    below = stage_height + 6 + (RACK[room.kind] + 2 if boss else 0.0)
    grid = Box(main.x, main.y, main.width, main.height - below)
    mark = MARKS[room.kind]
    inner = Box(grid.x + mark, grid.y, grid.width - mark, grid.height)
    columns = _columns(inner, room, hand, empty)
    rows, ends, opened = _rows(grid, room, now, hand)
    return Measures(
        stage,
        lip,
        Box(grid.x, grid.y, mark, grid.height),
        columns,
        _cards(columns[GROUP], cards),
        rows,
        ends,
        opened,
        rack if boss else Box(stage.x, stage.y, stage.width, 0.0),
    )


def _columns(box: Box, room: Room, hand: bool, empty: Collection[int]) -> tuple[Box, ...]:
    gap = 4.0 if not room.handheld else 2.0
    free = box.width - gap * (SLOTS - 1)
    if room.handheld:
        widths = _narrow(free, HAND_WEIGHTS if hand else WEIGHTS, empty)
    else:
        widths = [free * share for share in (HAND_SHARES if hand else SHARES)]
    found, x = [], box.x
    for width in widths:
        found.append(Box(x, box.y, width, box.height))
        x += width + gap
    return tuple(found)


def _narrow(free: float, weights: Sequence[float], empty: Collection[int]) -> list[float]:
    """Who stands there shares the width; where nobody does is a gap, and no other column is narrower than a
    finger."""
    widths = [EMPTY_COLUMN if slot in empty else 0.0 for slot in range(SLOTS)]
    rest = free - sum(widths)
    total = sum(weight for slot, weight in enumerate(weights) if slot not in empty)
    for slot, weight in enumerate(weights):
        if slot not in empty:
            widths[slot] = rest * weight / total
    for slot in range(SLOTS):
        lack = LEAST_COLUMN - widths[slot]
        if slot not in empty and lack > 0:
            widths[slot] = LEAST_COLUMN
            widths[max(range(SLOTS), key=lambda each: widths[each])] -= lack
    return widths


def _rows(grid: Box, room: Room, now: int, hand: bool) -> tuple[tuple[Box, ...], tuple[Box, ...], int]:
    opened = -1
    shape = OPEN if not hand else HAND if room.kind == LOW else HAND_TABLE
    if room.handheld and not hand:
        opened = min(now, 4)
        shape = _folded(opened, grid.height) if opened >= 0 else BEFORE
    gap = 3.0 if not room.handheld else 2.0
    free = grid.height - gap * 7
    scale = free / (sum(shape.rows) + sum(shape.ends))
    y = grid.y + grid.height
    rows, ends = [], []
    for k in range(5):
        high = shape.rows[k] * scale
        y -= high
        rows.append(Box(grid.x, y, grid.width, high))
        y -= gap
        if 1 <= k <= 3:
            high = shape.ends[k - 1] * scale
            y -= high
            ends.append(Box(grid.x, y, grid.width, high))
            y -= gap
    return tuple(rows), tuple(ends), opened


def _folded(opened: int, height: float) -> Rows:
    """One row is open, the one after it half, the strip behind them as high as an icon."""
    small = height < 200
    rows = [20.0 if small else 26.0] * 5
    rows[0] = rows[4] = 18.0 if small else 22.0
    rows[opened] = 36.0 if not opened else 54.0 if small else 60.0 if opened == 4 else 80.0
    if opened < 4 and not small:
        rows[opened + 1] = max(rows[opened + 1], 44.0)
    if not opened:
        rows[1:4] = [28.0] * 3 if small else [48.0, 38.0, 38.0]
    ends = [8.0 if small else 16.0] * 3
    near = max(opened, 1)
    if near <= 3:
        ends[near - 1] = 20.0 if small else 24.0
    return Rows(tuple(rows), tuple(ends))


def _cards(group: Box, count: int) -> tuple[Box, ...]:
    gap = 3.0
    width = (group.width - gap * (max(1, count) - 1)) / max(1, count)
    return tuple(Box(group.x + place * (width + gap), group.y, width, group.height) for place in range(count))
