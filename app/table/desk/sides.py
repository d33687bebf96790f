"""A plan of the desk, changed for the people round it: who sits where, and with which hand they play.

Plain arithmetic, no widgets. A flat tablet keeps a strip free at each edge at which somebody sits: the prompt
lies there for whoever is asked, and the board never moves. The tray goes to the column nearest to them.
"""

from collections.abc import Collection, Iterable

from app.look.sides import BOTTOM, LEFT, RIGHT, TOP
from app.table.desk.plan import BAR, GAP, PANEL, Box, Needs, Plan

FLAT = 600.0
"""A window with both sides as long as this can lie between people."""
STRIP = 72.0
"""How thick the prompt is at an edge that is not the bottom."""
TURN_SECONDS = 0.32
"""How long prompt and tray take to another side of the table."""
TAG = 72.0
"""Height of a small panel of a player."""
IN_THE_FOOT = ("side", "tray")
"""What changes places on a phone for a left hand; all else lies over the whole width there."""


def is_flat(width: float, height: float) -> bool:
    """Whether a window is large enough to lie between people."""
    return min(width, height) >= FLAT


def strips(sides: Iterable[int], text: float) -> tuple[float, float, float, float]:
    """What is kept free at the left, top, right and bottom for the prompts of people at these sides."""
    taken, thick = set(sides), strip(text) + GAP
    left, top, right = (thick if side in taken else 0.0 for side in (LEFT, TOP, RIGHT))
    return left, top, right, 0.0


def strip(text: float) -> float:
    """How thick such a prompt is; larger letters find less room than they wish."""
    return STRIP * min(1.2, max(1.0, text))


def mirrored(plan: Plan, needs: Needs) -> Plan:
    """The same for a left hand: what is pressed lies at the other side, nothing is drawn in a mirror."""
    moved = IN_THE_FOOT if needs.form == "phone" else tuple(plan)
    return {
        name: box._replace(x=needs.width - box.x - box.width) if name in moved and box.width else box
        for name, box in plan.items()
    }


def shared_by_all(plan: Plan, needs: Needs, sides: Collection[int]) -> tuple[Plan, bool]:
    """Make room for the tray at every side at which somebody sits; True if the panels must be small for it.

    That room is kept free whoever is asked, so that no panel moves.
    """
    seats, tray = plan["seats"], plan["tray"]
    beside = next((side for side in (LEFT, RIGHT) if side in sides and _is_far(tray, needs, side)), None)
    if beside is None or needs.form != "wide" or not seats.width or _same_column(seats, tray):
        return plan, False
    top = seats.y + seats.height
    room = top - tray.y - tray.height - GAP
    small = needs.seats * (PANEL * needs.text + GAP) > room
    wanted = -(-needs.seats // 2) * (TAG * needs.text + GAP) if small else seats.height
    high = min(room, wanted)
    return {**plan, "seats": seats._replace(y=top - high, height=high)}, small


def faced(plan: Plan, needs: Needs, side: int) -> Plan:
    """The tray nearest to whoever is asked, as far as there is a place for it."""
    tray = plan["tray"]
    if not tray.width or side == BOTTOM:
        return plan
    if needs.form == "tall":
        return _ends_of_foot(plan) if side == LEFT and not needs.broad and plan["side"].width else plan
    if side == TOP:
        return _upside_down(plan, needs)
    seats = plan["seats"]
    if _is_far(tray, needs, side) and seats.width and not _same_column(seats, tray):
        return {**plan, "tray": tray._replace(x=seats.x + (seats.width - tray.width) / 2)}
    return plan


def _is_far(tray: Box, needs: Needs, side: int) -> bool:
    """Whether the tray's column is not that of somebody at the left or the right."""
    return bool(tray.width) and (tray.x + tray.width / 2 > needs.width / 2) == (side == LEFT)


def _same_column(one: Box, other: Box) -> bool:
    return one.x < other.x + other.width and other.x < one.x + one.width


def _upside_down(plan: Plan, needs: Needs) -> Plan:
    """The tray at the upper end of its column; what stands there goes to the lower one."""
    tray = plan["tray"]
    column = [name for name in ("side", "seats", "tray") if _same_column(plan[name], tray)]
    high = needs.height - BAR + GAP
    return {
        **plan,
        **{name: plan[name]._replace(y=high - plan[name].y - plan[name].height) for name in column},
    }


def _ends_of_foot(plan: Plan) -> Plan:
    """The tray at the left end below an upright board."""
    side, tray = plan["side"], plan["tray"]
    left, right = min(side.x, tray.x), max(side.x + side.width, tray.x + tray.width)
    return {**plan, "tray": tray._replace(x=left), "side": side._replace(x=right - side.width)}
