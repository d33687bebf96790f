"""Where the parts of a table lie, for every form of screen. Plain arithmetic, no widgets.

The board gets what the others leave. On a phone everything that is pressed often is at the bottom, in
reach of a thumb; on a wide screen the players sit at the left and the tools at the right. A broad board
wants more: players and tools share one column there, and upright screens have only a strip below it.
"""

from typing import NamedTuple

LARGE_TEXT = 1.2
HIGH = 700.0
"""From this text size on, a phone as high as this shows two panels beside each other, else four."""

GAP = 8.0
BAR = 64.0
PANEL = 104.0
"""Height of a player's panel with room, and of the bar on top of a wide screen."""
FOOT = {"phone": 176.0, "tall": 260.0}
SHELF = {"phone": 188.0, "tall": 260.0}
STRIP = {"phone": 100.0, "tall": 112.0}
"""Height of what lies below an upright board: the tray; below a broad one a shelf, or only a strip."""


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


Plan = dict[str, Box]
NOTHING = Box(0, 0, 0, 0)


def planned(needs: Needs) -> Plan:
    """A box for each of header, tools, seats, board, prompt, side and tray."""
    if needs.form == "wide":
        return _broad(needs) if needs.broad else _wide(needs)
    return _upright(needs)


def seats_per_row(needs: Needs) -> int:
    """How many compact panels stand beside each other: full rows, so that nobody sits alone below the others.

    A large round wants up to four whatever the text size.
    """
    if needs.form == "wide":
        return 2
    large = needs.form == "phone" and needs.text >= LARGE_TEXT and needs.height >= HIGH
    most = 2 if large and needs.seats <= 4 else 4
    rows = -(-needs.seats // most)
    return -(-needs.seats // max(1, rows))


def seats_are_compact(needs: Needs) -> bool:
    """Whether the panels of the players are small: upright, or many or large ones in a shared column."""
    if needs.form != "wide":
        return True
    return needs.broad and needs.seats * (PANEL * needs.text + GAP) > _shared_column(needs).seats


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


def _upright(needs: Needs) -> Plan:
    width, height, text = needs.width, needs.height, needs.text
    phone = needs.form == "phone"
    edge = 6.0 if phone else GAP
    inner = width - 2 * edge
    bar, prompt = (56.0 if phone else 64.0), (58.0 if phone else 66.0) * text
    rows = -(-needs.seats // seats_per_row(needs))
    seats = rows * (_tag_height(needs) * text + 4) - 4
    foot = _foot_height(needs)
    top = height - bar
    base = foot + edge + (edge if foot else 0)
    head = 52.0 if phone else inner * 0.42
    left, breadth = (0.0, width) if phone else (edge, inner)
    return {
        "header": Box(edge, top, head, bar),
        "tools": Box(edge + head, top, inner - head, bar),
        "seats": Box(edge, top - seats, inner, seats),
        "board": Box(left, base + prompt + edge, breadth, top - seats - base - prompt - 2 * edge),
        "prompt": Box(edge, base, inner, prompt),
        **_foot(needs, edge, inner, foot),
    }


def _tag_height(needs: Needs) -> float:
    """Height of a compact panel at the usual text size; large text takes it from the piece, not the board."""
    if needs.form != "phone":
        return 96.0
    return 50.0 if needs.text >= LARGE_TEXT and not needs.broad else 64.0


def _foot_height(needs: Needs) -> float:
    if not (needs.side or needs.tray):
        return 0.0
    height = FOOT if not needs.broad else SHELF if needs.tray else STRIP
    return min(height[needs.form] * (0.6 + 0.4 * needs.text), needs.height * 0.3)


def _foot(needs: Needs, edge: float, inner: float, foot: float) -> Plan:
    if needs.side and needs.tray:
        side = inner * 0.33
        return {
            "side": Box(edge, edge, side - edge, foot),
            "tray": Box(edge + side, edge, inner - side, foot),
        }
    whole = Box(edge, edge, inner, foot)
    return {"side": whole if needs.side else NOTHING, "tray": whole if needs.tray else NOTHING}
