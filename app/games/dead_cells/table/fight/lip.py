"""Draws the lip of the stage: a tag for each slot, hearts, what a death pays, and the rack of a boss."""

from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import _, face_of, foe_name
from app.games.dead_cells.table.fight.signs import STATES, Sign, draw_reach, loot_signs, sign_of
from app.games.dead_cells.table.fight.stage import unseen
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LABEL,
    WARNING,
    WHITE,
    Sketch,
    dimmed,
    middle,
)
from app.games.dead_cells.table.prisoners.prisoner import Price
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.games.dead_cells.cards.catalogue import BOSSES
from engine.games.dead_cells.cards.kinds import WALL
from engine.games.dead_cells.queries import (
    enemy,
    health,
    is_boss,
    is_guarded,
    left,
    was_beaten_before,
)
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView

WIDE_TAG, TWO_LINES = 100.0, 36.0
"""A tag that is wider and higher than this has a name above its hearts."""
HEARTS_HIGH, ELITE_NAME = 20.0, 24.0
"""What the hearts of a tag take from below; where a name begins after the sign of an elite."""
CLOSE = 0.76
"""The leading of a name in two lines."""
BROAD_NAME = 180.0
"""The width in which the longest name of a boss has one line."""
BOARD, BOARD_EDGE = colour("0A1A1F"), colour("5FA8A0", 0.45)
"""What the tags are nailed to."""
KNOT = colour("E9BE78")
EMPTY_TAG = (0.62, 0.66, 0.68, 0.72)
"""The tag of a slot in which nobody stands is seen less."""


def tag_box(at: Measures, view: PrisonView, slot: int) -> Box:
    """The tag of a slot on the lip; a boss's, who is wider than his slot, also has an empty one beside it."""
    column = at.columns[slot]
    box = Box(column.x + 1, at.lip.y, column.width - 2, at.lip.height)
    if is_boss(view, slot) and is_tall(box) and not _is_taken(view, slot + 1):
        beyond = at.columns[slot + 1]
        return box._replace(width=beyond.x + beyond.width - 2 - box.x)
    return box


def is_tall(box: Box) -> bool:
    """Whether a tag has two lines."""
    return box.height > TWO_LINES and box.width >= WIDE_TAG


def _is_taken(view: PrisonView, slot: int) -> bool:
    """Whether there is no such slot for a boss's tag, or somebody stands there."""
    return not GROUP < slot < SLOTS or bool(view["foes"][slot]) or unseen(view, slot)


def draw_lip(drawn: Sketch, at: Measures, view: PrisonView, acting: int, prices: dict[int, Price]) -> None:
    """A tag for each slot: who stands there, what he has left, what his death pays."""
    edge = at.lip.y + at.lip.height + 1
    drawn.fill(Box(at.stage.x + 4, at.lip.y - 1, at.stage.width - 8, at.lip.height + 2), BOARD)
    drawn.line((at.stage.x + 5, edge, at.stage.x + at.stage.width - 5, edge), BOARD_EDGE)
    covered = -1
    for slot in range(SLOTS):
        if slot == covered:
            continue
        box, card = tag_box(at, view, slot), view["foes"][slot]
        if box.width > at.columns[slot].width:
            covered = slot + 1
        lit = slot in prices or slot == acting
        there = slot == GROUP or card or unseen(view, slot)
        drawn.patch("lip_tag_elite" if lit else "lip_tag", box, WHITE if there else EMPTY_TAG)
        if slot == GROUP:
            _group_tag(drawn, box, view)
        elif card:
            _foe_tag(drawn, box, view, slot, card, prices.get(slot))
        elif unseen(view, slot):
            drawn.picture("icon_unseen", box.x + box.width / 2, box.y + box.height / 2, 22)
        else:
            _empty_tag(drawn, box, view, slot)


def _empty_tag(drawn: Sketch, box: Box, view: PrisonView, slot: int) -> None:
    """Which slot nobody stands in, as ranges on cards have it; or the wall that is there."""
    x, y = middle(box)
    if slot == 0 and view["terrain"] == WALL:
        drawn.words(_("wall"), x, y, 15, "text", LABEL, 0.5, box.width - 6)
    elif box.width >= WIDE_TAG:
        draw_reach(drawn, x, y, 11.0, Sign("", reach=(slot,)), EMPTY_TAG)


def _group_tag(drawn: Sketch, box: Box, view: PrisonView) -> None:
    signs = loot_signs(view)
    y = box.y + box.height / 2
    if box.width < 240:
        for place, (sprite, _count) in enumerate(signs[:4]):
            drawn.picture(sprite, box.x + box.width / 2 + (place - (len(signs[:4]) - 1) / 2) * 24, y, 20)
        return
    x, low = box.x + 22, y
    if box.height > 36:
        drawn.words(_("The group"), box.x + 11, box.y + box.height - 14, 18, "display", CREAM)
        low = box.y + 13
    for place in range(view["fighters"]):
        fighter = (view["first"] + place) % view["fighters"]
        if fighter == view["passer"]:
            continue
        if place == 0:
            drawn.picture("icon_leads", x - 3, low, 18)
            x += 19
        drawn.picture(face_of(view, SLOTS + fighter), x, low, 20)
        x += 24
    right = box.x + box.width - 14
    for sprite, count in reversed(signs):
        if count > 1:
            drawn.words(str(count), right + 2, low, 15, "number", CREAM, 1.0)
            right -= 11
        drawn.picture(sprite, right - 8, low, 20)
        right -= 25
    if signs and right - x > 96:
        drawn.words(_("on the ground"), right + 2, low, 15, "text", LABEL, 1.0)


def _foe_tag(drawn: Sketch, box: Box, view: PrisonView, slot: int, card: int, price: Price | None) -> None:
    monster = enemy(card)
    whole, rest = health(view, slot), left(view, slot)
    if is_boss(view, slot) and is_tall(box):
        _boss_tag(drawn, box, view, slot, card)
        return
    torn = min(rest, rest if price and price.falls else price.hurt if price else 0)
    tall = is_tall(box)
    y = box.y + (15 if tall else box.height / 2)
    x = box.x + 11
    if tall:
        above = name_box(box, monster.elite)
        if monster.elite:
            drawn.picture("icon_elite", box.x + 13, above.y + above.height / 2, 18)
        drawn.block(foe_name(view, card), above, 18, "display", leading=CLOSE)
    elif monster.elite:
        drawn.picture("icon_elite", x, y, 15)
        x += 15
    if is_boss(view, slot):
        drawn.picture("icon_heart", x + 4, y, 17)
        drawn.words(str(rest), x + 15, y, 17, "number", CREAM)
        if is_guarded(view, slot):
            drawn.picture("icon_gold_shield", x + 50, y, 20)
        return
    pay = [sign_of(effect) for effect in monster.death] if tall else []
    room = box.width - 16 - (22 * (len(pay) + 1) if pay else 0) - (x - box.x - 11)
    draw_pips(drawn, x + 3, y, rest, whole, torn, room, 18.0 if tall else 15.0)
    right = box.x + box.width - 12
    for sign in reversed(pay):
        drawn.picture(sign.icon, right - 4, y, 19)
        right -= 21
    if pay:
        drawn.picture("icon_death", right - 4, y, 19)


def _boss_tag(drawn: Sketch, box: Box, view: PrisonView, slot: int, card: int) -> None:
    """His name, in some lines where his tag is narrow; his hearts are in the rack below."""
    guarded, name = is_guarded(view, slot), foe_name(view, card)
    room = box.width - 20 - (30 if guarded else 0)
    if guarded:
        drawn.picture("icon_gold_shield", box.x + box.width - 22, box.y + box.height / 2, 26)
    if room < BROAD_NAME:
        drawn.block(name, Box(box.x + 10, box.y + 1, room, box.height - 2), 18, "display", leading=CLOSE)
        return
    wards = enemy(card).wards
    drawn.words(name, box.x + 12, box.y + box.height - (15 if wards else 26), 20, "display", CREAM, 0.0, room)
    x, y = box.x + 20, box.y + 14
    for state in wards:
        drawn.picture(STATES[state], x, y, 20, dimmed(0.35))
        drawn.line((x - 9, y - 8, x + 9, y + 8), WARNING, 1.6)
        x += 25
    if wards:
        drawn.words(_("no effect"), x - 8, y, 15, "text", LABEL, 0.0, box.x + box.width - x - 4)


def name_box(box: Box, elite: bool) -> Box:
    """Above the hearts of a tag: one line, or two where its name is long."""
    x = box.x + (ELITE_NAME if elite else 10)
    low = box.y + HEARTS_HIGH
    return Box(x, low, box.x + box.width - 2 - x, box.y + box.height - low)


def draw_pips(
    drawn: Sketch, x: float, y: float, full: int, whole: int, torn: int, room: float, size: float = 15.0
) -> None:
    """Hearts in a row, as many as fit."""
    step = min(size * 1.08, room / max(1, whole))
    if step < size * 0.55:
        drawn.picture("icon_heart", x, y, size)
        drawn.words(str(full), x + size * 0.75, y, 16, "number", CREAM)
        return
    for place in range(whole):
        sprite = (
            "icon_heart" if place < full - torn else "icon_heart_torn" if place < full else "icon_heart_empty"
        )
        drawn.picture(sprite, x + place * step, y, size)


def draw_rack(drawn: Sketch, box: Box, view: PrisonView, torn: int = 0) -> None:
    """A boss's hearts in one strip for all his faces, with a knot between them; what a face that nobody has
    met yet holds is a closed eye."""
    boss = BOSSES[view["place"]]
    drawn.patch("panel_choice", box)
    half = box.width / len(boss.instances)
    known = was_beaten_before(view)
    for face, instance in enumerate(boss.instances):
        part = Box(box.x + face * half, box.y, half, box.height)
        if face:
            drawn.fill(Box(part.x - 3, box.y + 3, 6, box.height - 6), KNOT)
        if face > view["face"] and not known:
            drawn.picture("icon_unseen", part.x + half / 2, box.y + box.height / 2, box.height * 0.8)
            continue
        _rack_of_face(drawn, part, view, face, instance.health, torn if face == view["face"] else 0)


def _rack_of_face(drawn: Sketch, box: Box, view: PrisonView, face: int, whole: int, torn: int) -> None:
    """How many hearts one face has left, then all of them side by side."""
    now = face == view["face"]
    rest, y = _hearts_of_face(view, face, whole), box.y + box.height / 2
    drawn.words(str(rest), box.x + 24, y, 23, "number", AMBER if now else LABEL, 0.5)
    size = min(22.0, box.height * 0.68)
    step = min(size * 1.12, (box.width - 58) / whole)
    tint = WHITE if now else dimmed(0.5)
    for heart in range(whole):
        sprite = "icon_heart" if heart < rest else "icon_heart_empty"
        if rest - torn <= heart < rest:
            sprite = "icon_heart_torn"
        drawn.picture(sprite, box.x + 50 + heart * step, y, min(size, step * 1.25), tint)


def _hearts_of_face(view: PrisonView, face: int, whole: int) -> int:
    if face < view["face"]:
        return 0
    if face > view["face"]:
        return whole
    slot = next((slot for slot in range(SLOTS) if is_boss(view, slot)), None)
    return left(view, slot) if slot is not None else 0
