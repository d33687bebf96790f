"""Where the parts of the table lie for every form of screen: the desk's own, and what is left to the scenes.

Every scene has the same frame: the prisoners, a thumb's zone for answers, a line for what follows, and a main
part that it divides by itself. Plain arithmetic in dp, no widgets.
"""

from typing import NamedTuple

from app.table.desk.plan import NOTHING, Box, Needs, Plan

WIDE, TALL, PHONE, LOW = "wide", "tall", "phone", "low"

EDGE = 10.0
GAP = 6.0
BAR = 58.0
HEAD = 52.0
PROMPT = 66.0
FOLLOW = 26.0
"""The line that says in words what comes by itself."""
CHIP = 44.0
TOOLS = 220.0
"""The width of undo, redo, hint and menu."""
PHONE_TOOLS = 158.0
"""The same on a phone, where redo is in the menu: what is left says where the group is."""
SMALL_HEIGHT = 640.0
"""A phone lower than this has less of everything."""
MOST_ANSWERS = 0.36
"""The part of a phone's height that answers may have."""
BAR_OF_REPLAY = 196.0
"""Height of what lies in the tray's place while a run is looked at again: the only time there is a tray."""
MOST_WORDS = 104.0
"""How high words may make the prompt of a phone."""
LEFT_EDGE = 54.0
"""On a phone that lies: the way back and the prisoners."""


class Room(NamedTuple):
    """The frame of a scene, in dp from the lower left corner of the surface."""

    kind: str
    width: float
    height: float
    main: Box
    """For what the scene is about."""
    side: Box
    """A column that prisoners, bag and answers share; nothing where they have boxes of their own."""
    prisoners: Box
    answers: Box
    follow: Box
    text: float = 1.0
    """The text-size setting as a factor."""

    @property
    def handheld(self) -> bool:
        """Whether a thumb does everything."""
        return self.kind in (PHONE, LOW)


EMPTY = Room(WIDE, 1.0, 1.0, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING)


def room_of(needs: Needs, wanted: float = 0.0) -> Room:
    """The frame for a screen; on a phone the answers have what they want, up to a part of its height."""
    room = LAYOUTS[_kind(needs)](needs, wanted)[0]
    return _for_left_hand(room) if needs.left_handed and room.kind != PHONE else room


def _for_left_hand(room: Room) -> Room:
    """The same frame with its columns at the other side."""

    def moved(box: Box) -> Box:
        return box._replace(x=room.width - box.x - box.width) if box.width else box

    return room._replace(
        main=moved(room.main),
        side=moved(room.side),
        prisoners=moved(room.prisoners),
        answers=moved(room.answers),
        follow=moved(room.follow),
    )


def plan_of(needs: Needs, wanted: float = 0.0) -> Plan:
    """Where the desk's parts lie round it."""
    return LAYOUTS[_kind(needs)](needs, wanted)[1]


def _kind(needs: Needs) -> str:
    if needs.low:
        return LOW
    return needs.form


def _wide(needs: Needs, wanted: float) -> tuple[Room, Plan]:
    width, height, text = needs.width, needs.height, needs.text
    prompt = PROMPT * min(1.3, text)
    below = prompt + 2 * GAP + 2
    high = height - BAR - below
    column = min(300.0, max(236.0, width * 0.214))
    bar = _bar(needs) + GAP if needs.tray else 0.0
    main = Box(EDGE, 0.0, width - column - 2 * EDGE - 2 * GAP, high)
    room = Room(
        WIDE,
        width,
        high,
        Box(main.x, FOLLOW, main.width, high - FOLLOW),
        Box(width - EDGE - column, bar, column, high - bar),
        NOTHING,
        NOTHING,
        Box(main.x, 0.0, main.width, FOLLOW - 2),
        text,
    )
    return room, {
        "header": Box(GAP, height - BAR, width - TOOLS - 2 * GAP, BAR),
        "tools": Box(width - TOOLS - GAP, height - BAR, TOOLS, BAR),
        "seats": NOTHING,
        "side": NOTHING,
        "tray": Box(width - EDGE - column, below, column, _bar(needs)) if needs.tray else NOTHING,
        "board": Box(0.0, below, width, high),
        "prompt": Box(EDGE, GAP + 2, width - 2 * EDGE, prompt),
    }


def _bar(needs: Needs) -> float:
    """Large letters make the bar of a replay higher."""
    return BAR_OF_REPLAY * (0.1 + 0.9 * max(1.0, needs.text))


def _lifted(box: Box, by: float) -> Box:
    """A box of the surface as the desk sees it."""
    return box._replace(y=box.y + by)


def _tall(needs: Needs, wanted: float) -> tuple[Room, Plan]:
    width, height, text = needs.width, needs.height, needs.text
    prompt = PROMPT * min(1.3, text)
    below = prompt + 2 * GAP + 2
    high = height - BAR - below
    inner = width - 2 * EDGE
    panels, answers = 152.0, _bar(needs) if needs.tray else 122.0
    top = panels + answers + FOLLOW + 3 * GAP
    room = Room(
        TALL,
        width,
        high,
        Box(EDGE, top, inner, high - top),
        NOTHING,
        Box(EDGE, GAP, inner, panels),
        Box(EDGE, panels + 2 * GAP, inner, answers),
        Box(EDGE, panels + answers + 2 * GAP, inner, FOLLOW),
        text,
    )
    return room, {
        "header": Box(EDGE, height - BAR, inner - TOOLS, BAR),
        "tools": Box(EDGE + inner - TOOLS, height - BAR, TOOLS, BAR),
        "seats": NOTHING,
        "side": NOTHING,
        "tray": _lifted(room.answers, below) if needs.tray else NOTHING,
        "board": Box(0.0, below, width, high),
        "prompt": Box(EDGE, GAP + 2, inner, prompt),
    }


def _phone(needs: Needs, wanted: float) -> tuple[Room, Plan]:
    width, height, text = needs.width, needs.height, needs.text
    inner = width - 2 * GAP
    small = height < SMALL_HEIGHT
    answers = max(108.0 if small else 126.0, min(wanted, height * MOST_ANSWERS))
    if needs.tray:
        answers = BAR_OF_REPLAY
    least = (56.0 if small else 60.0) * min(1.25, max(1.0, text))
    prompt = max(least, min(needs.words, MOST_WORDS))
    high = height - HEAD
    follow = Box(GAP, 2.0, inner, 22.0)
    answer = Box(GAP, 26.0, inner, answers)
    asked = answer.y + answers + 4.0
    top = asked + prompt + 4.0
    chips = Box(GAP, high - CHIP - 2.0, inner, CHIP)
    room = Room(
        PHONE,
        width,
        high,
        Box(GAP, top, inner, chips.y - top - 4.0),
        NOTHING,
        chips,
        answer,
        follow,
        text,
    )
    return room, {
        "header": Box(GAP, high, inner - PHONE_TOOLS, HEAD),
        "tools": Box(GAP + inner - PHONE_TOOLS, high, PHONE_TOOLS, HEAD),
        "seats": NOTHING,
        "side": NOTHING,
        "tray": answer if needs.tray else NOTHING,
        "board": Box(0.0, 0.0, width, high),
        "prompt": Box(GAP, asked, inner, prompt),
    }


def _low(needs: Needs, wanted: float) -> tuple[Room, Plan]:
    width, height, text = needs.width, needs.height, needs.text
    column = min(278.0, max(216.0, width * 0.325))
    x = width - column - GAP
    prompt = min(96.0, max(60.0, needs.words))
    tools = height - 52.0
    asked = tools - prompt - 2.0
    follow = Box(x, 3.0, column, 22.0)
    room = Room(
        LOW,
        width,
        height,
        Box(LEFT_EDGE, 4.0, x - LEFT_EDGE - GAP, height - 8.0),
        NOTHING,
        Box(3.0, 4.0, LEFT_EDGE - 5.0, height - 60.0),
        Box(x, 28.0, column, asked - 32.0),
        follow,
        text,
    )
    return room, {
        "header": Box(2.0, height - 52.0, 50.0, 50.0),
        "tools": Box(x, tools, column, 50.0),
        "seats": NOTHING,
        "side": NOTHING,
        "tray": room.answers,
        "board": Box(0.0, 0.0, width, height),
        "prompt": Box(x, asked, column, prompt),
    }


def with_low_answers(room: Room, height: float = 60.0) -> Room:
    """On an upright tablet: one row of answers is enough, the rest is for what the scene is about."""
    if room.kind != TALL or room.answers.height >= BAR_OF_REPLAY:
        return room
    spare = room.answers.height - height
    main, follow, answers = room.main, room.follow, room.answers
    return room._replace(
        main=Box(main.x, main.y - spare, main.width, main.height + spare),
        follow=follow._replace(y=follow.y - spare),
        answers=answers._replace(height=height),
    )


LAYOUTS = {WIDE: _wide, TALL: _tall, PHONE: _phone, LOW: _low}


class Side(NamedTuple):
    """What shares a column, or stands in boxes of its own."""

    prisoners: list[Box]
    bag: Box
    answers: Box
    why: Box = NOTHING
    """For the question mark where it is not in the prompt."""


LEAST_PANEL, MOST_PANEL = 58.0, 152.0
FEW, MOST_OF_FEW = 2, 212.0
"""So few prisoners have higher panels."""
BAG = 62.0


def sides(room: Room, count: int, wanted: float = 0.0) -> Side:
    """Boxes for so many prisoners, the bag, and answers that want so much height in a shared column."""
    if room.kind == WIDE:
        return _shared(room.side, count, wanted)
    if room.kind == LOW:
        box = room.prisoners
        high = min(56.0, box.height / (count + 2))
        tops = [box.y + box.height - (place + 1) * high for place in range(count + 2)]
        chips = [Box(box.x, y, box.width, high - 2) for y in tops]
        return Side(chips[:-2], chips[-2], room.answers, Box(box.x, box.y, box.width, 48.0))
    box = room.prisoners
    bag = min(box.width / (count + 1), (150.0 if room.kind == TALL else 58.0))
    wide = (box.width - bag - GAP * count) / count
    if room.kind == TALL:
        wide = min(wide, 260.0)
    panels = [Box(box.x + place * (wide + GAP), box.y, wide, box.height) for place in range(count)]
    return Side(panels, Box(box.x + box.width - bag, box.y, bag, box.height), room.answers)


def _shared(column: Box, count: int, wanted: float) -> Side:
    free = column.height - BAG - GAP - (wanted + GAP if wanted else 0.0)
    most = MOST_OF_FEW if count <= FEW else MOST_PANEL
    high = min(most, max(LEAST_PANEL, free / count - GAP))
    top = column.y + column.height
    panels = [Box(column.x, top - high - place * (high + GAP), column.width, high) for place in range(count)]
    base = panels[-1].y - GAP if panels else top
    bag = Box(column.x, column.y, column.width, BAG)
    return Side(panels, bag, Box(column.x, BAG + GAP, column.width, max(0.0, base - BAG - GAP)))
