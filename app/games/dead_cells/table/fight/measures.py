"""Where stage, columns and rows of the fight lie: one grid, slots are columns and rounds are rows."""

from typing import NamedTuple

from app.games.dead_cells.table.room import LOW, PHONE, TALL, WIDE, Room
from app.table.desk_plan import Box

SLOTS = 5
GROUP = 1
LEAST_COLUMN = 48.0

MARKS = {WIDE: 46.0, TALL: 40.0, PHONE: 26.0, LOW: 26.0}
"""Width of the column of round marks."""
SHARES = (0.145, 0.384, 0.157, 0.157, 0.157)
"""Of the width, for each slot, where there is room."""
HAND_SHARES = (0.125, 0.47, 0.135, 0.135, 0.135)
"""The same while a hand lies in the group's column."""
LOW_HAND_SHARES = (0.11, 0.56, 0.11, 0.11, 0.11)
STAGE = {WIDE: 0.43, TALL: 0.42, PHONE: 0.405, LOW: 0.42}
"""How much of the height the stage has."""
LIP = {WIDE: 46.0, TALL: 48.0, PHONE: 28.0, LOW: 24.0}

RACK = {WIDE: 36.0, TALL: 38.0, PHONE: 24.0, LOW: 22.0}


class Rows(NamedTuple):
    """Heights of rows 0 to IV and of the three strips between them, as shares of the grid."""

    rows: tuple[float, ...]
    ends: tuple[float, ...]


OPEN = Rows((40.0, 70.0, 70.0, 70.0, 36.0), (22.0, 22.0, 22.0))


HAND = Rows((52.0, 56.0, 56.0, 56.0, 20.0), (6.0, 6.0, 6.0))
"""On a phone that lies, while a hand lies in the grid."""


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
    room: Room, cards: int, now: int, acting: int, hand: bool = False, boss: bool = False
) -> Measures:
    """The grid for a frame: which round is now and which slot acts make the difference on small screens."""
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
    columns = _columns(Box(grid.x + mark, grid.y, grid.width - mark, grid.height), room, acting, hand)
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


def _columns(box: Box, room: Room, acting: int, hand: bool) -> tuple[Box, ...]:
    gap = 4.0 if not room.handheld else 2.0
    free = box.width - gap * (SLOTS - 1)
    if room.handheld and not hand:
        widths = _narrow(free, acting, room.kind)
    else:
        shares = (LOW_HAND_SHARES if room.kind == LOW else HAND_SHARES) if hand else SHARES
        widths = [free * share for share in shares]
    found, x = [], box.x
    for width in widths:
        found.append(Box(x, box.y, width, box.height))
        x += width + gap
    return tuple(found)


def _narrow(free: float, acting: int, kind: str) -> list[float]:
    """The acting slot is the widest; no column is narrower than a finger."""
    group = free * 0.33 if kind == PHONE else free * 0.31
    rest = free - group
    widths = [0.0, group, 0.0, 0.0, 0.0]
    shares = {0: 0.85, 2: 1.0, 3: 1.0, 4: 1.0}
    if acting in shares:
        shares[acting] = 1.4
    total = sum(shares.values())
    for slot, share in shares.items():
        widths[slot] = rest * share / total
    lacking = {slot: LEAST_COLUMN - widths[slot] for slot in shares if widths[slot] < LEAST_COLUMN}
    spare = [slot for slot in shares if slot not in lacking]
    for slot, lack in lacking.items():
        widths[slot] = LEAST_COLUMN
        if spare:
            widths[max(spare, key=lambda each: widths[each])] -= lack
        else:
            widths[GROUP] -= lack
    return widths


def _rows(grid: Box, room: Room, now: int, hand: bool) -> tuple[tuple[Box, ...], tuple[Box, ...], int]:
    opened = -1
    shape = HAND if room.kind == LOW and hand else OPEN
    if room.handheld and not hand:
        opened = min(max(now, 0), 4)
        shape = _folded(opened, grid.height)
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
    rows[opened] = 54.0 if small else (86.0 if opened in (1, 2, 3) else 60.0)
    if opened < 4 and not small:
        rows[opened + 1] = max(rows[opened + 1], 40.0)
    ends = [8.0 if small else 16.0] * 3
    near = max(opened, 1)
    if near <= 3:
        ends[near - 1] = 20.0 if small else 24.0
    return Rows(tuple(rows), tuple(ends))


def _cards(group: Box, count: int) -> tuple[Box, ...]:
    gap = 3.0
    width = (group.width - gap * (max(1, count) - 1)) / max(1, count)
    return tuple(Box(group.x + place * (width + gap), group.y, width, group.height) for place in range(count))
