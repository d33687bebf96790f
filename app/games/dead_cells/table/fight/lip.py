"""Draws the lip of the stage: a tag for each slot, hearts, what a death pays, and the rack of a boss."""

from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import _, face_of, foe_name
from app.games.dead_cells.table.fight.signs import loot_signs, sign_of
from app.games.dead_cells.table.fight.stage import unseen
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LABEL,
    Sketch,
)
from app.games.dead_cells.table.prisoners.prisoner import Price
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

WIDE_TAG = 100.0


def tag_box(at: Measures, slot: int) -> Box:
    """The tag of a slot on the lip."""
    column = at.columns[slot]
    return Box(column.x + 1, at.lip.y, column.width - 2, at.lip.height)


def draw_lip(drawn: Sketch, at: Measures, view: PrisonView, acting: int, prices: dict[int, Price]) -> None:
    """A tag for each slot: who stands there, what he has left, what his death pays."""
    for slot in range(SLOTS):
        box, card = tag_box(at, slot), view["foes"][slot]
        lit = slot in prices or slot == acting
        drawn.patch("lip_tag_elite" if lit else "lip_tag", box)
        if slot == GROUP:
            _group_tag(drawn, box, view)
        elif card:
            _foe_tag(drawn, box, view, slot, card, prices.get(slot))
        elif unseen(view, slot):
            drawn.picture("icon_unseen", box.x + box.width / 2, box.y + box.height / 2, 22)
        elif box.width >= WIDE_TAG:
            words = _("wall") if slot == 0 and view["terrain"] == WALL else _("empty")
            drawn.words(words, box.x + 10, box.y + box.height / 2, 15, "text", LABEL)


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
    if is_boss(view, slot) and box.height > 36 and box.width >= WIDE_TAG:
        _boss_tag(drawn, box, view, slot, card)
        return
    torn = min(rest, rest if price and price.falls else price.hurt if price else 0)
    tall = box.height > 36 and box.width >= WIDE_TAG
    y = box.y + (15 if tall else box.height / 2)
    x = box.x + 11
    if tall:
        name = box.x + 10
        if monster.elite:
            drawn.picture("icon_elite", name + 7, box.y + box.height - 14, 18)
            name += 19
        room = box.x + box.width - name - 8
        drawn.words(foe_name(view, card), name, box.y + box.height - 14, 18, "display", CREAM, room=room)
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
    """His whole name in a few lines, and how many hearts he has left, or what guards them."""
    right, y = box.x + box.width - 12, box.y + box.height / 2
    drawn.words(str(left(view, slot)), right - 10, y - 11, 18, "number", CREAM, 0.5)
    guarded = is_guarded(view, slot)
    drawn.picture("icon_gold_shield" if guarded else "icon_heart", right - 10, y + 11, 22 if guarded else 17)
    room = box.width - 12 - 26 - 6
    words = Box(box.x + 10, box.y + 1, room, box.height - 2)
    drawn.block(foe_name(view, card), words, 17, "display", leading=0.76)


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
        x = box.x + face * half + 8
        if face:
            drawn.line((x - 6, box.y + 4, x - 6, box.y + box.height - 4), AMBER, 2.0)
        if face > view["face"] and not known:
            drawn.picture("icon_unseen", x - 6 + half / 2, box.y + box.height / 2, box.height * 0.8)
            continue
        size = min(17.0, box.height * 0.6, (half - 50) / instance.health)
        y = box.y + box.height / 2
        rest = _hearts_of_face(view, face, instance.health)
        drawn.words(str(rest), x + 12, y, 20, "number", AMBER if face == view["face"] else LABEL, 0.5)
        for heart in range(instance.health):
            sprite = "icon_heart" if heart < rest else "icon_heart_empty"
            if face == view["face"] and rest - torn <= heart < rest:
                sprite = "icon_heart_torn"
            tint = (1.0, 1.0, 1.0, 1.0) if face == view["face"] else (0.5, 0.5, 0.5, 1.0)
            drawn.picture(sprite, x + 34 + heart * (half - 56) / instance.health, y, size, tint)


def _hearts_of_face(view: PrisonView, face: int, whole: int) -> int:
    if face < view["face"]:
        return 0
    if face > view["face"]:
        return whole
    slot = next((slot for slot in range(SLOTS) if is_boss(view, slot)), None)
    return left(view, slot) if slot is not None else 0
