"""Where the parts of a table lie, for every form of screen. Plain arithmetic, no widgets.

The board gets what the others leave. On a phone it is as wide as the glass and never changes its size:
prompt and tray share what is below it, in reach of a thumb. On a wide screen the players sit at the left and
the tools at the right. A broad board wants more: players and tools share one column there, and upright
screens have only a strip below it. A low screen, such as a phone on its side, has a column on either side of
a board that takes the whole height.
"""

from collections.abc import Callable
from typing import NamedTuple

LARGE_TEXT = 1.2
"""From this text size on, words are terse on a phone."""
HIGH = 700.0
"""A phone as high as this has two rows of panels, a lower one only one."""
LOW_HEIGHT, NARROW_WIDTH = 480.0, 760.0
"""A lying screen that is lower or narrower than this is laid out as a low one."""

GAP = 8.0
BAR = 64.0
MORE_WORDS = 24.0
"""How much higher the words of a short phone may be."""
LYING = 0.72
"""Height of a broad board that lies, as a share of its width."""
PANEL = 104.0
"""Height of a player's panel with room, and of the bar on top of a wide screen."""
FOOT = {"tall": 260.0}
SHELF = {"phone": 188.0, "tall": 260.0}
STRIP = {"phone": 52.0, "tall": 112.0}
"""Height of what lies below an upright board: the tray; below a broad one a shelf, or only a strip."""
ONE_ROW, LOW_SHELF = 360.0, 152.0
"""On a phone as wide as this all pieces of a shelf stand in one row, and it may be so much lower."""
EDGE, HEAD, PROMPT = 6.0, 52.0, 58.0
"""On a phone: what is left free, the height of the uppermost row, and of a short prompt."""
LEAST_FOOT = 124.0
"""What the tray of a phone needs, though words are long."""
LOW_FOOT = 142.0
"""The same on a low screen, where tray and buttons stand above each other."""
BUTTONS = 76.0
"""The same where only a button or two may be needed."""
TOOLS = 214.0
"""Width of a column that holds the tools beside each other."""
BUTTON, SQUARE = 52.0, 112.0
"""A button with the gap to the next, and the side of four that stand two by two."""
NARROW_TOOLS = 3 * BUTTON
"""Width of the column beside a broad board on a low screen: it has room for three tools."""


class Box(NamedTuple):
    """A rectangle: left, bottom, width, height."""

    x: float
    y: float
    width: float
    height: float


class Needs(NamedTuple):
    """What a plan depends on, in dp."""

    width: float
    height: float
    form: str
    seats: int
    side: bool
    tray: bool
    text: float = 1.0
    """The text-size setting as a factor."""
    broad: bool = False
    """Whether the board is oblong and wants all the room there is."""
    words: float = 0.0
    """The height that the words of the prompt want."""
    asks: bool = True
    """Whether somebody is asked, who may need buttons below the words."""
    left_handed: bool = False
    """Whether what is pressed lies at the left; the desk does that for its own parts."""
    shelf: float = 0.0
    """How high what stands in the tray's place wants to be below a broad board on a phone; 0 for a tray."""

    @property
    def low(self) -> bool:
        """Whether the screen lies and has no room for a layout of tablets."""
        return is_low(self.form, self.width, self.height)


Plan = dict[str, Box]
Planner = Callable[[Needs], Plan]
NOTHING = Box(0, 0, 0, 0)


def is_low(form: str, width: float, height: float) -> bool:
    """Whether a screen of this form and size lies and has no room for a layout of tablets."""
    return form == "wide" and (height < LOW_HEIGHT or width < NARROW_WIDTH)


def planned(needs: Needs) -> Plan:
    """A box for each of header, tools, seats, board, prompt, side and tray."""
    if needs.low:
        return _low(needs)
    if needs.form == "wide":
        return _broad(needs) if needs.broad else _wide(needs)
    return _phone(needs) if needs.form == "phone" else _tall(needs)


def seats_per_row(needs: Needs) -> int:
    """How many compact panels stand beside each other: full rows, so that nobody sits alone below the others.

    A low screen has them below each other, a large round in two columns.
    """
    if needs.low:
        return 2 if needs.seats > 5 else 1
    if needs.form == "wide":
        return 2
    most = 4
    if needs.form == "phone" and (needs.height >= HIGH or _lies_free(needs)):
        most = 2 if needs.seats <= 4 else 3 if needs.seats <= 6 else 4
    rows = -(-needs.seats // most)
    return -(-needs.seats // max(1, rows))


def _lies_free(needs: Needs) -> bool:
    """Whether a broad board that lies across a short phone leaves room for two rows of panels."""
    if not needs.broad or (needs.tray and not needs.shelf):
        return False
    return _left_below_lying(needs) >= PROMPT * max(1.0, needs.text)


def _left_below_lying(needs: Needs) -> float:
    """What two rows of panels and a broad board over the whole width leave to the words."""
    parts = HEAD + _rows_of_tags(needs, 2) + 4 * EDGE + max(STRIP["phone"], needs.shelf)
    return needs.height - parts - needs.width * LYING if needs.height < HIGH else 0.0


def seats_are_compact(needs: Needs) -> bool:
    """Whether the panels of the players are small: upright, low, or many or large ones in a shared column."""
    if needs.form != "wide" or needs.low:
        return True
    return needs.broad and needs.seats * (PANEL * needs.text + GAP) > _shared_column(needs).seats


def most_words(needs: Needs) -> float:
    """How high the prompt may become; 0 where it does not share its room with the tray."""
    if needs.low:
        return _low_column(needs) - (LOW_FOOT if needs.tray else BUTTONS if needs.asks else 0.0) - EDGE
    if needs.form != "phone":
        return 0.0
    if needs.broad:
        return _broad_prompt(needs)
    below = needs.height - HEAD - _phone_seats(needs) - _phone_board(needs) - 4 * EDGE
    return below - (_least_foot(needs) + EDGE if needs.side or needs.tray else 0.0)


def _wide(needs: Needs) -> Plan:
    width, height, text = needs.width, needs.height, needs.text
    column = min(300.0 * text, max(220.0, width * 0.205 * text))
    bar, prompt = 64.0, 66.0 * text
    middle = width - 2 * column - 4 * GAP
    right = width - column - GAP
    tray = min(300.0 * text, (height - bar) * 0.46) if needs.tray else 0.0
    seats = min(height - bar - 2 * GAP, needs.seats * (150.0 * text + GAP))
    return {
        "header": Box(GAP, height - bar, column, bar),
        "tools": Box(right, height - bar, column, bar),
        "seats": Box(GAP, height - bar - GAP - seats, column, seats),
        "board": Box(column + 2 * GAP, prompt + 2 * GAP, middle, height - prompt - 3 * GAP),
        "prompt": Box(column + 2 * GAP, GAP, middle, prompt),
        "tray": Box(right, GAP, column, tray) if needs.tray else NOTHING,
        "side": Box(right, tray + 2 * GAP, column, height - bar - tray - 3 * GAP) if needs.side else NOTHING,
    }


class Column(NamedTuple):
    """How high the parts of a shared column may be."""

    side: float
    seats: float
    tray: float


def _shared_column(needs: Needs) -> Column:
    """What stands beside the board has what it needs, the players share the rest."""
    free = needs.height - BAR - GAP
    side = min(236.0 * (0.6 + 0.4 * needs.text), free * 0.36) if needs.side else 0.0
    tray = min(330.0 * needs.text, free * 0.5) if needs.tray else 0.0
    return Column(side, free - sum(part + GAP for part in (side, tray) if part), tray)


def _broad(needs: Needs) -> Plan:
    width, height, text = needs.width, needs.height, needs.text
    column = min(340.0 * text, max(256.0, width * 0.245 * text))
    bar, prompt = BAR, 66.0 * text
    right = width - column - GAP
    side, room, tray = _shared_column(needs)
    top = height - bar - (side + GAP if needs.side else 0.0)
    seats = min(room, _column_height(needs))
    return {
        "header": Box(GAP, height - bar, right - 2 * GAP, bar),
        "tools": Box(right, height - bar, column, bar),
        "side": Box(right, height - bar - side, column, side) if needs.side else NOTHING,
        "seats": Box(right, top - seats, column, seats),
        "tray": Box(right, GAP, column, tray) if needs.tray else NOTHING,
        "board": Box(GAP, prompt + 2 * GAP, right - 2 * GAP, height - bar - prompt - 2 * GAP),
        "prompt": Box(GAP, GAP, right - 2 * GAP, prompt),
    }


def _column_height(needs: Needs) -> float:
    """What the panels of the players want in a shared column."""
    if seats_are_compact(needs):
        return -(-needs.seats // seats_per_row(needs)) * (72.0 * needs.text + GAP)
    return needs.seats * (PANEL * needs.text + 2 * GAP)


def _tall(needs: Needs) -> Plan:
    width, height, text = needs.width, needs.height, needs.text
    edge = GAP
    inner = width - 2 * edge
    bar, prompt = BAR, 66.0 * text
    rows = -(-needs.seats // seats_per_row(needs))
    seats = rows * (96.0 * text + 4) - 4
    foot = _tall_foot(needs)
    top = height - bar
    base = foot + edge + (edge if foot else 0)
    head = inner * 0.42
    return {
        "header": Box(edge, top, head, bar),
        "tools": Box(edge + head, top, inner - head, bar),
        "seats": Box(edge, top - seats, inner, seats),
        "board": Box(edge, base + prompt + edge, inner, top - seats - base - prompt - 2 * edge),
        "prompt": Box(edge, base, inner, prompt),
        **_foot(needs, edge, inner, edge, foot),
    }


def _tall_foot(needs: Needs) -> float:
    if not (needs.side or needs.tray):
        return 0.0
    height = FOOT if not needs.broad else SHELF if needs.tray else STRIP
    return min(height["tall"] * (0.6 + 0.4 * needs.text), needs.height * 0.3)


def _phone(needs: Needs) -> Plan:
    """Below each other: tools, players, the board, then what is asked and what can be done."""
    width, height = needs.width, needs.height
    inner = width - 2 * EDGE
    seats, board = _phone_seats(needs), _phone_board(needs)
    under = height - HEAD - seats - EDGE
    base = under - board
    words = max(PROMPT, min(needs.words, most_words(needs)))
    prompt = _broad_prompt(needs) if needs.broad else words
    foot = base - prompt - 3 * EDGE if needs.side or needs.tray else 0.0
    tools = 4 * BUTTON
    return {
        "header": Box(EDGE, height - HEAD, inner - tools, HEAD),
        "tools": Box(width - EDGE - tools, height - HEAD, tools, HEAD),
        "seats": Box(EDGE, height - HEAD - seats, inner, seats),
        "board": Box(0.0, base, width, board),
        "prompt": Box(EDGE, base - EDGE - prompt, inner, prompt),
        **_foot(needs, EDGE, inner, EDGE, foot),
    }


def _phone_seats(needs: Needs) -> float:
    """Height of all tags; large text needs a little more, since their pictures keep their size."""
    return _rows_of_tags(needs, -(-needs.seats // seats_per_row(needs)))


def _rows_of_tags(needs: Needs, rows: int) -> float:
    tag = (50.0 if needs.broad else 54.0) + 16.0 * max(0.0, needs.text - 1.0)
    return rows * (tag + 5) - 5


def _phone_board(needs: Needs) -> float:
    """A square board is as high as the phone is wide, if there is room; another one has what is left."""
    foot = _least_foot(needs) + EDGE if needs.side or needs.tray else 0.0
    left = needs.height - HEAD - _phone_seats(needs) - 4 * EDGE
    if needs.broad:
        shelf = needs.shelf or (LOW_SHELF if needs.width >= ONE_ROW else SHELF["phone"])
        strip = shelf if needs.tray else STRIP["phone"] if needs.side else 0.0
        return left - _broad_prompt(needs) - min(strip, needs.height * 0.3)
    return min(needs.width, left - PROMPT * max(1.0, needs.text) - foot)


def _least_foot(needs: Needs) -> float:
    """Two buttons of two lines must be read there, where the phone is high enough for large text."""
    return LEAST_FOOT + (102.0 * max(0.0, needs.text - 1.0) if needs.height >= HIGH else 0.0)


def _broad_prompt(needs: Needs) -> float:
    """Words below a broad board have one height for all steps; a short phone gives them what it has left."""
    height = 74.0 * min(1.3, max(1.0, needs.text))
    return height + max(0.0, min(MORE_WORDS, _left_below_lying(needs) - height))


def _foot(needs: Needs, x: float, inner: float, y: float, foot: float) -> Plan:
    if needs.side and needs.tray:
        side = inner * 0.3
        return {
            "side": Box(x, y, side - EDGE, foot),
            "tray": Box(x + side, y, inner - side, foot),
        }
    whole = Box(x, y, inner, foot)
    return {"side": whole if needs.side else NOTHING, "tray": whole if needs.tray else NOTHING}


def _low(needs: Needs) -> Plan:
    """Players at the left, the board over the whole height, everything that is pressed at the right."""
    width, height = needs.width, needs.height
    left, right = _low_columns(needs)
    x = width - right - EDGE
    tools, side = height - EDGE - 50.0, _low_side(needs)
    seats = height - 50.0 - 3 * EDGE
    rows = -(-needs.seats // seats_per_row(needs))
    tags = min(seats, rows * 84.0)
    below = tools - EDGE - (side + EDGE if side else 0.0)
    prompt = min(below - EDGE, max(76.0, min(needs.words, most_words(needs))))
    return {
        "header": Box(EDGE, tools, left, 50.0),
        "seats": Box(EDGE, tools - EDGE - tags, left, tags),
        "board": Box(left + 2 * EDGE, EDGE, x - left - 3 * EDGE, height - 2 * EDGE),
        "tools": Box(x, tools, right, 50.0),
        "side": Box(x, tools - EDGE - side, right, side) if side else NOTHING,
        "prompt": Box(x, below - prompt, right, prompt),
        "tray": Box(x, EDGE, right, below - prompt - 2 * EDGE),
    }


def _low_columns(needs: Needs) -> tuple[float, float]:
    """Width of the players' column and of the other one; a broad board without a tray wants them narrow."""
    if _is_narrow(needs):
        return min(136.0, max(104.0, needs.width * 0.155)), NARROW_TOOLS
    scale = min(1.25, max(1.0, needs.text))
    return min(150.0, max(112.0, needs.width * 0.18)) * scale, min(264.0, max(TOOLS, needs.width * 0.3))


def _is_narrow(needs: Needs) -> bool:
    """Whether tools and words stand in a narrow column, so that a broad board is as large as it can be."""
    return needs.broad and not needs.tray


def _low_side(needs: Needs) -> float:
    """What stands beside the board is a strip here; without a tray it has more room."""
    if not needs.side:
        return 0.0
    if needs.tray:
        return 52.0 + 26.0 * max(0.0, needs.text - 1.0)
    return SQUARE if _is_narrow(needs) else 84.0


def _low_column(needs: Needs) -> float:
    """The height that prompt and tray share."""
    side = _low_side(needs)
    return needs.height - 50.0 - 4 * EDGE - (side + EDGE if side else 0.0)
