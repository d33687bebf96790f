"""Draws the panel of a prisoner into any box: whole with room, as a tag on a phone, as a face at an edge."""

from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LABEL,
    WARNING,
    Colour,
    Picture,
    Sketch,
    dimmed,
)
from app.games.dead_cells.table.prisoners.prisoner import Prisoner, portrait_box, portrait_of
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.games.dead_cells.cards.catalogue import ITEMS

WHOLE, TAG = 92.0, 60.0
"""From these heights and widths on a panel is drawn whole; a narrower one is only a face."""
STEPS = 6
TRACK_COLOURS = (colour("7FE08A"), colour("A874F0"), colour("DC4428"))
UNLIT = colour("0A1A1E")
RIM = colour("E9BE78")


def draw_panel(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    """One prisoner in one box."""
    if box.width < TAG:
        _edge(drawn, box, seen)
    elif box.height < WHOLE - 8:
        _tag(drawn, box, seen)
    elif box.width < 210:
        _upright(drawn, box, seen)
    else:
        _whole(drawn, box, seen)


def _ground(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    name = "panel_choice" if seen.choice or seen.tried else "panel_idle"
    if seen.tried:
        around = Box(box.x - 10, box.y - 10, box.width + 20, box.height + 20)
        drawn.append(Picture("glow_soft", around, (*AMBER[:3], 0.5), stretch=True))
    drawn.patch(name, box, dimmed(0.35) if seen.out or seen.fallen else (1, 1, 1, 1))


NICHE, HIGH = 76.0, 152.0
"""The width of a portrait's frame, and the height of a panel from which on it is wider, its lines looser."""
ROOM_FOR_TRACKS, TRACK_STEP = 136.0, 18.0
"""From this height on a panel shows every step of a track; the distance of two tracks."""
LEVEL_STEP = 32.0
MOST_GEAR, POCKET = 4, 36.0
SPACIOUS = 108.0
"""In a lower panel the lines stand closer together."""


def _shade(seen: Prisoner) -> Colour:
    return dimmed(0.5) if seen.out or seen.fallen else (1.0, 1.0, 1.0, 1.0)


def _ink(seen: Prisoner) -> Colour:
    return LABEL if seen.out or seen.fallen else CREAM


def _whole(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    """Niche at the left, then name, hearts, tracks; equipment at the right."""
    _ground(drawn, box, seen)
    high = box.height
    niche = Box(
        box.x + 8, box.y + 8, min(NICHE + max(0.0, high - HIGH) * 0.5, high * 0.62, box.width / 3), high - 16
    )
    _niche(drawn, niche, seen)
    drawn.picture(f"mark_{seen.hue}", niche.x + 12, box.y + high - 20, 15, _shade(seen))
    area = Box(niche.x + niche.width + 12, box.y, box.x + box.width - niche.x - niche.width - 22, high)
    (_with_tracks if high > ROOM_FOR_TRACKS else _with_levels)(drawn, area, seen)


def _with_tracks(drawn: Sketch, area: Box, seen: Prisoner) -> None:
    """All three tracks step by step, the note below them, equipment above each other."""
    x, right, top = area.x, area.x + area.width, area.y + area.height
    gear = right - POCKET
    held = _held(drawn, right - 14, top - 21, seen)
    loose = max(0.0, area.height - HIGH) / 5
    drawn.words(seen.name, x, top - 22, 21, "display", _ink(seen), room=held - x - 4)
    draw_hearts(drawn, x + 9, top - 45 - loose, 9.0, seen, gear - x - 14)
    for place, steps in enumerate(seen.tracks):
        wide = min(18.0, (gear - x - 26) / STEPS)
        y = top - 67 - 2 * loose - place * (TRACK_STEP + loose / 2)
        _track(drawn, x + 6, y, place, steps, seen, wide)
    if seen.serenade:
        _song(drawn, x + 6, top - 70 - 2 * loose, seen)
        _powers(drawn, x + 6, top - 97 - 3 * loose, min(46.0, area.width / 3), seen)
    _say_note(drawn, x, area.y + 16, 18, seen, gear - x - 4)
    _gear(drawn, Box(gear, area.y + 10, POCKET, area.height - 48), seen)


def _with_levels(drawn: Sketch, area: Box, seen: Prisoner) -> None:
    """The tracks as numbers, the note below them, equipment beside each other."""
    x, right, top = area.x, area.x + area.width, area.y + area.height
    tight = area.height < SPACIOUS
    gear = right - _gear_beside(drawn, right, top - 34, seen)
    held = _held(drawn, right - 14, top - (18 if tight else 20), seen)
    drawn.words(seen.name, x, top - (18 if tight else 20), 21, "display", _ink(seen), room=held - x - 4)
    draw_hearts(drawn, x + 9, top - (38 if tight else 43), 9.0, seen, gear - x - 14)
    _levels(drawn, x + 6, top - (58 if tight else 65), seen)
    _say_note(drawn, x, area.y + 15, 17, seen, right - x)


def _say_note(drawn: Sketch, x: float, y: float, size: float, seen: Prisoner, room: float) -> None:
    """What a choice would cost him, else what is to be said of him."""
    drawn.words(seen.price.words or seen.note, x, y, size, "strong", _note_ink(seen), room=room)


def _note_ink(seen: Prisoner) -> Colour:
    if seen.price.falls:
        return WARNING
    return AMBER if seen.choice or seen.acts or seen.tried else LABEL


def _niche(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    """The figure in an arch, with the states that cling to it."""
    drawn.patch("gear_slot", box)
    figure = portrait_box(Box(box.x + 3, box.y + 3, box.width - 6, box.height - 8), seen.sprite)
    drawn.append(Picture(seen.sprite, figure, _shade(seen), crop=portrait_of(seen.sprite)))
    for place, (sprite, count) in enumerate(seen.states[:4]):
        x, y = box.x + 13 + place % 2 * (box.width - 26), box.y + 14 + place // 2 * 26
        drawn.picture("token_ground", x, y, 25)
        drawn.picture(sprite, x, y, 18)
        if count > 1:
            drawn.words(str(count), x + 9, y - 7, 15, "number", CREAM, 0.5)


def _held(drawn: Sketch, x: float, y: float, seen: Prisoner) -> float:
    """The lantern of the First Player and shields in one line, from the right; gives where it begins."""
    signs = [("icon_leads", 1)] * seen.first
    signs += [("icon_gold_shield", seen.gold)] * bool(seen.gold)
    signs += [("icon_shield", seen.shields)] * bool(seen.shields)
    for sprite, count in signs:
        drawn.picture(sprite, x, y, 22)
        if sprite == "icon_shield" and seen.price.shields:
            drawn.picture("icon_ring", x, y, 32, AMBER)
        if count > 1:
            drawn.words(str(count), x + 11, y - 8, 15, "number", CREAM, 0.5)
        x -= 27
    return x + 14


def draw_hearts(drawn: Sketch, x: float, y: float, r: float, seen: Prisoner, room: float = 0.0) -> None:
    """Full ones, those that would go torn in two, empty ones, and the nail behind the last."""
    torn = min(seen.price.hurt, seen.hearts)
    if seen.price.falls:
        torn = seen.hearts
    step = r * 2.25
    if room and step * seen.most > room:
        step = room / seen.most
    for place in range(seen.most):
        sprite = "icon_heart"
        if place >= seen.hearts:
            sprite = "icon_heart_empty"
        elif place >= seen.hearts - torn:
            sprite = "icon_heart_torn"
        drawn.picture(sprite, x + place * step, y, r * 2.2, _shade(seen))
    end = x + seen.most * step - step * 0.5
    drawn.line((end, y - r, end, y + r), RIM, 1.2)


def _track(drawn: Sketch, x: float, y: float, place: int, steps: int, seen: Prisoner, wide: float) -> None:
    """A scroll track: its sign, a field for each step, the marker behind the last that was reached."""
    drawn.picture(f"icon_track_{place}", x, y, 20, _shade(seen))
    lit = TRACK_COLOURS[place]
    for step in range(STEPS):
        box = Box(x + 15 + step * wide, y - 5.5, wide - 3.0, 11.0)
        drawn.fill(box, (*lit[:3], 0.95 if not seen.out else 0.5) if step < steps else UNLIT)
    marker = x + 15 + steps * wide - 1.5
    drawn.line((marker, y - 8, marker, y + 8), CREAM, 1.5)


def _levels(drawn: Sketch, x: float, y: float, seen: Prisoner) -> None:
    """The three tracks as numbers."""
    for place, steps in enumerate(seen.tracks):
        drawn.picture(f"icon_track_{place}", x + place * LEVEL_STEP, y, 17, _shade(seen))
        drawn.words(str(steps), x + place * LEVEL_STEP + 11, y, 16, "number", _ink(seen))
    if seen.serenade:
        _song(drawn, x, y, seen)


def _song(drawn: Sketch, x: float, y: float, seen: Prisoner) -> None:
    """Serenade's one track and the cards of her deck."""
    _, marker, cards = seen.serenade
    for step in range(3):
        tint = colour("E23C8B") if step < marker else UNLIT
        drawn.fill(Box(x - 4 + step * 16, y - 6, 13, 12), tint)
    for card in range(3):
        box = Box(x + 58 + card * 14, y - 8, 11, 16)
        drawn.fill(box, colour("FF5FA2") if card < cards else UNLIT)


POWERS = ("icon_frost", "icon_mark", "icon_damage")
"""What her three powers do, by the symbol on top of the prisoner's discard."""


def _powers(drawn: Sketch, x: float, y: float, step: float, seen: Prisoner) -> None:
    """The three readings of the discard's symbol; the live one is lit."""
    for place, sprite in enumerate(POWERS):
        live = seen.power == place
        left = x - 6 + place * step
        if live:
            drawn.patch("panel_choice", Box(left, y - 14, step - 2, 28))
        tint = (1.0, 1.0, 1.0, 1.0) if live else (0.5, 0.5, 0.5, 1.0)
        drawn.picture(f"icon_track_{place}", left + 12, y, 17, tint)
        drawn.picture(sprite, left + 31, y, 19, tint)


def _gear(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    """What he wears from below upwards, companions with their health; empty pockets are holes."""
    count = min(MOST_GEAR, max(seen.pockets, len(seen.worn)))
    if not count:
        return
    slot = min(box.width, (box.height - 4 * (count - 1)) / count)
    for place in range(count):
        hole = Box(box.x + box.width - slot, box.y + place * (slot + 4), slot, slot)
        drawn.patch("gear_slot", hole)
        if place < len(seen.worn):
            draw_item(drawn, hole, seen.worn[place], seen.pets[place], _shade(seen))


def _gear_beside(drawn: Sketch, right: float, top: float, seen: Prisoner) -> float:
    """One or two pockets beside each other, more of them in a square; gives how wide they are."""
    count = min(MOST_GEAR, max(seen.pockets, len(seen.worn)))
    slot = 34.0 if count <= 2 else 28.0
    for place in range(count):
        row, column = divmod(place, 2)
        box = Box(right - (min(count, 2) - column) * (slot + 4), top - slot - row * (slot + 3), slot, slot)
        drawn.patch("gear_slot", box)
        if place < len(seen.worn):
            draw_item(drawn, box, seen.worn[place], seen.pets[place], _shade(seen))
    return min(count, 2) * (slot + 4)


def draw_item(drawn: Sketch, box: Box, item: int, hurt: int = 0, tint: Colour = (1, 1, 1, 1)) -> None:
    """A piece of equipment in its hole."""
    drawn.append(Picture(item_sprite(item), Box(box.x + 3, box.y + 3, box.width - 6, box.height - 6), tint))
    health = ITEMS[item].health
    for heart in range(health):
        sprite = "icon_heart" if heart < health - hurt else "icon_heart_empty"
        drawn.picture(sprite, box.x + 8 + heart * 10, box.y + 6, 11, tint)


def item_sprite(item: int) -> str:
    """The picture of a piece of equipment, named by its English name."""
    name = ITEMS[item].name
    return "item_" + "".join(letter if letter.isalnum() else "_" for letter in name.lower().replace("'", ""))


def _upright(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    """Half as wide: the niche at the left, the rest below each other."""
    _ground(drawn, box, seen)
    niche = Box(box.x + 8, box.y + 34, 58, box.height - 68)
    _niche(drawn, niche, seen)
    x, top = niche.x + niche.width + 8, box.y + box.height
    room = box.x + box.width - x - 8
    drawn.words(seen.name, box.x + 10, top - 19, 19, "display", _ink(seen), room=box.width - 38)
    drawn.picture(f"mark_{seen.hue}", box.x + box.width - 17, top - 19, 15, _shade(seen))
    draw_hearts(drawn, x + 8, top - 42, 7.5, seen, room - 8)
    for place, steps in enumerate(seen.tracks):
        drawn.picture(f"icon_track_{place}", x + 8, top - 64 - place * 19, 15, _shade(seen))
        drawn.words(str(steps), x + 20, top - 64 - place * 19, 16, "number", _ink(seen))
    for place in range(min(max(seen.pockets, len(seen.worn)), 3)):
        hole = Box(x + 36 + place % 2 * 34, top - 88 - place // 2 * 34, 31, 31)
        if hole.x + 31 < box.x + box.width - 4:
            drawn.patch("gear_slot", hole)
            if place < len(seen.worn):
                draw_item(drawn, hole, seen.worn[place], seen.pets[place], _shade(seen))
    left = box.x + 12
    if seen.first:
        drawn.picture("icon_leads", left + 8, box.y + 18, 22)
        left += 26
    for sprite, count in (("icon_gold_shield", seen.gold), ("icon_shield", seen.shields)):
        if count:
            drawn.picture(sprite, left + 8, box.y + 18, 20)
            if seen.price.shields and sprite == "icon_shield":
                drawn.picture("icon_ring", left + 8, box.y + 18, 29, AMBER)
            if count > 1:
                drawn.words(str(count), left + 19, box.y + 13, 15, "number", CREAM, 0.5)
            left += 26
    words = seen.price.words or seen.note
    drawn.words(words, left, box.y + 18, 18, "strong", _note_ink(seen), room=box.x + box.width - left - 8)


def _tag(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    """A phone: face, hearts as a number, then lantern, shields and states."""
    _ground(drawn, box, seen)
    size = min(36.0, box.height - 8, box.width * 0.42)
    drawn.picture(seen.face, box.x + 4 + size / 2, box.y + box.height / 2, size, _shade(seen))
    x, upper = box.x + size + 6, box.y + box.height - 13
    drawn.picture("icon_heart", x + 8, upper, 17, _shade(seen))
    drawn.words(str(seen.hearts), x + 18, upper, 18, "number", _ink(seen))
    small = [("icon_leads", 1)] if seen.first else []
    small += [("icon_gold_shield", seen.gold)] * bool(seen.gold)
    small += [("icon_shield", seen.shields)] * bool(seen.shields)
    small += seen.states
    if seen.out:
        drawn.picture("icon_unseen", x + 10, box.y + 12, 20, _shade(seen))
        return
    room = box.x + box.width - x - 4
    step = min(19.0, room / max(1, len(small)))
    for place, (sprite, _count) in enumerate(small):
        drawn.picture(sprite, x + 8 + place * step, box.y + 13, 17)


def _edge(drawn: Sketch, box: Box, seen: Prisoner) -> None:
    """A phone on its side: a face, the hearts below it."""
    size = min(box.width - 8, box.height - 20)
    x = box.x + box.width / 2
    if seen.choice or seen.tried:
        drawn.picture("glow_soft", x, box.y + box.height - size / 2, size * 1.5, AMBER)
    drawn.picture(seen.face, x, box.y + box.height - size / 2 - 1, size, _shade(seen))
    drawn.picture("icon_heart", x - 9, box.y + 9, 15, _shade(seen))
    drawn.words(str(seen.hearts), x + 1, box.y + 9, 16, "number", _ink(seen))
    if seen.first:
        drawn.picture("icon_leads", x + size / 2, box.y + box.height - 9, 16)
    if seen.shields or seen.gold:
        sprite = "icon_gold_shield" if seen.gold else "icon_shield"
        drawn.picture(sprite, x + size / 2, box.y + box.height - size + 4, 16)
    for place, (sprite, _count) in enumerate(seen.states[:2]):
        drawn.picture(sprite, x - size / 2, box.y + box.height - 9 - place * 17, 15)
