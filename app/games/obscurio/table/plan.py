"""Where the parts of the desk lie at this table: the library takes all that words and buttons leave.

The players have no panels here: their pawns stand at the doors.
"""

from app.table.desk.plan import NOTHING, Box, Needs, Plan

EDGE = 6.0
BAR = 54.0
TOOLS = 214.0
LEAST_PROMPT, PHONE_PROMPT = 66.0, 68.0
FLAT = 320.0
"""On a screen lower than this, as under the words of a lesson, the way back lies beside the tools."""
BUTTONS = 132.0
"""Height of two buttons above each other."""


def planned(needs: Needs) -> Plan:
    """A box for each part."""
    plan = _low(needs) if needs.low else _upright(needs)
    return {"seats": NOTHING, "side": NOTHING, "tray": NOTHING, **plan}


def _upright(needs: Needs) -> Plan:
    """Tools above, words below, the library between them over the whole width."""
    width, height = needs.width, needs.height
    words = _words(needs)
    top = height - BAR
    foot = words + 2 * EDGE
    buttons = BUTTONS * min(1.2, max(1.0, needs.text))
    tray = Box(EDGE, foot, width - 2 * EDGE, buttons) if needs.tray else NOTHING
    low = foot + (tray.height if needs.tray else 0.0)
    tools = min(TOOLS, width - 70.0)
    return {
        "header": Box(EDGE, top, width - tools - 3 * EDGE, BAR - 2.0),
        "tools": Box(width - tools - EDGE, top, tools, BAR - 2.0),
        "board": Box(0, low, width, top - low),
        "tray": tray,
        "prompt": Box(EDGE, EDGE, width - 2 * EDGE, words),
    }


def _words(needs: Needs) -> float:
    """How high the prompt is. On a large screen it is one line, and the desk gives way where it is not."""
    larger = max(1.0, min(1.3, needs.text))
    if needs.form != "phone":
        return LEAST_PROMPT * larger
    words = max(PHONE_PROMPT, min(needs.words, needs.height * 0.2))
    return words if needs.words > LEAST_PROMPT else words * larger


def _low(needs: Needs) -> Plan:
    """The library over the whole height, everything that is pressed in a column beside it."""
    width, height = needs.width, needs.height
    beside = height < FLAT
    column = TOOLS + 50.0 if beside else min(264.0, max(TOOLS, width * 0.27))
    x, tools = width - column - EDGE, height - EDGE - 50.0
    header = tools if beside else tools - EDGE - 50.0
    words = min(header - 90.0 - 3 * EDGE, max(96.0, needs.words))
    prompt = header - EDGE - words
    return {
        "header": Box(x, header, 50.0, 50.0),
        "tools": Box(x + 50.0 if beside else x, tools, column - 50.0 if beside else column, 50.0),
        "board": Box(0, 0, x - EDGE, height),
        "prompt": Box(x, prompt, column, words),
        "tray": Box(x, EDGE, column, prompt - 2 * EDGE),
    }
