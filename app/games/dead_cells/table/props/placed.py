"""Where the parts of a scene between two fights lie: a picture, what can be answered, the group.

Plain arithmetic, no widgets. All numbers are dp.
"""

from typing import NamedTuple

from app.table.desk_plan import LOW_HEIGHT, NARROW_WIDTH, Box

EDGE, GAP = 6.0, 8.0
COLUMN = 282.0
"""Width of the group's column on a wide screen, and of the answers on a low one."""
CHIPS = 50.0
LEAST_PICTURE = 150.0


class Room(NamedTuple):
    """What there is, and what the parts want."""

    width: float
    height: float
    form: str
    text: float
    answers: float
    """The height that the answers want."""
    group: float
    """The height that the group's panels want."""

    @property
    def low(self) -> bool:
        """Whether the screen lies and has no room for a layout of tablets."""
        return self.form == "wide" and (self.height < LOW_HEIGHT or self.width < NARROW_WIDTH)


class Placed(NamedTuple):
    """Where everything lies, and how."""

    picture: Box
    answers: Box
    group: Box
    chips: bool
    """Whether the group is a row of chips."""
    columns: int
    """Columns of the group's panels."""
    row: bool
    """Whether answers stand beside each other."""


def placed(room: Room) -> Placed:
    """A box for each part."""
    if room.low:
        return _low(room)
    if room.form == "wide":
        return _wide(room)
    return _phone(room) if room.form == "phone" else _tall(room)


def _wide(room: Room) -> Placed:
    column = min(COLUMN * max(1.0, room.text), room.width * 0.34)
    left = room.width - column - 2 * GAP
    answers = min(room.answers, room.height * 0.42)
    return Placed(
        Box(GAP, answers + GAP, left - GAP, room.height - answers - GAP),
        Box(GAP, 0, left - GAP, answers),
        Box(room.width - column - GAP, 0, column, room.height),
        False,
        1,
        True,
    )


def _tall(room: Room) -> Placed:
    inner = room.width - 2 * GAP
    group = min(room.group, room.height * 0.36)
    answers = min(room.answers, room.height * 0.3)
    base = group + answers + 2 * GAP
    return Placed(
        Box(GAP, base, inner, room.height - base),
        Box(GAP, group + GAP, inner, answers),
        Box(GAP, 0, inner, group),
        False,
        2,
        True,
    )


def _phone(room: Room) -> Placed:
    inner = room.width - 2 * EDGE
    chips = CHIPS
    answers = min(room.answers, max(room.height - chips - LEAST_PICTURE - 2 * EDGE, room.height * 0.5))
    return Placed(
        Box(EDGE, answers + EDGE, inner, room.height - answers - chips - 2 * EDGE),
        Box(EDGE, 0, inner, answers),
        Box(EDGE, room.height - chips, inner, chips),
        True,
        1,
        False,
    )


def _low(room: Room) -> Placed:
    column = min(320.0, max(250.0, room.width * 0.36))
    left = room.width - column - 2 * EDGE
    return Placed(
        Box(EDGE, 0, left - EDGE, room.height),
        Box(left + EDGE, 0, column, room.height - CHIPS - EDGE),
        Box(left + EDGE, room.height - CHIPS, column, CHIPS),
        True,
        1,
        False,
    )
