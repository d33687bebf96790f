"""Draws the stage: the place behind, the curtain, states on threads, loot, and says where everybody stands.

The figures themselves never rest; where they stand is said here, too.
"""

import json
from collections.abc import Hashable
from functools import cache

from app.games.dead_cells.table.around import Thing, around
from app.games.dead_cells.table.fight.figure import Stand
from app.games.dead_cells.table.fight.measures import EMPTY_COLUMN, GROUP, Measures
from app.games.dead_cells.table.fight.naming import figure_of_foe
from app.games.dead_cells.table.fight.sheet import Sheet
from app.games.dead_cells.table.fight.signs import loot_signs
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    WARNING,
    WHITE,
    Colour,
    Patch,
    Photo,
    Picture,
    Sketch,
    faded,
)
from app.games.dead_cells.table.paint.wardrobe import FOLDER
from app.games.dead_cells.table.prisoners.panel import item_sprite
from app.games.dead_cells.table.prisoners.prisoner import figure_of, states_of
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.games.dead_cells.cards.catalogue import ITEMS
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.queries import is_boss, order_of_play
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView

FLOOR = 0.115
"""How high the floor lies in the picture of a place."""
UNIT, BOSS_UNIT = 0.63, 0.5
"""A hundred units by the height of the picture; beside a boss all others are smaller."""
TALLEST = 0.8
"""No figure but a boss is higher, by the height of the picture: the curtain hangs above it."""
PLAYED = 3
"""Cards in a fight: so many stand beside each other in the group."""
SMALLEST, ROOMY = 0.8, 50.0
"""The least share of their size that figures have, and the width of a card over which one has all of it."""
WIDEST, LEAST_WIDTH = 1.5, 80.0
"""The width of an enemy: at most so many slots, so that nobody hides a neighbour, but always so much."""
RIM = 6.0
"""What the frame of the stage takes at each side."""
LEAST_FOR_LOOT = 150.0
"""On a lower stage loot lies on the lip alone."""
DARK: Colour = (0.34, 0.36, 0.4, 1.0)
LIT: Colour = (1.22, 1.22, 1.2, 1.0)
"""Footlights: the place is brighter than it is painted, so that everybody stands out before it."""
BRIGHT = ("B4", "B5", "B7")
"""Places with snow, fog or brass: they need no footlights."""
LIMELIGHT: Colour = (0.95, 1.0, 0.88, 0.34)
"""What shines on the wall behind the group."""
SECOND_LIGHT: Colour = (1.2, 0.72, 0.62, 1.0)
"""Before a boss's later faces the same place glows red."""
MIST: Colour = (0.8, 0.9, 0.95, 0.45)


@cache
def _palette(place: int) -> dict[str, str]:
    """The colours of a place."""
    path = FOLDER / "stages.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    palette: dict[str, str] = found.get(CODES[place].lower(), {})
    return palette


def tone(place: int, name: str, otherwise: str) -> Colour:
    """A colour of a place."""
    return colour(_palette(place).get(name, otherwise).lstrip("#"))


def photo_box(at: Measures) -> Box:
    """The picture of the place: behind the lip up to the curtain."""
    low = at.lip.y + at.lip.height * 0.6
    return Box(at.stage.x + 5, low, at.stage.width - 10, at.stage.y + at.stage.height - 5 - low)


def floor_of(at: Measures) -> float:
    """Where feet stand."""
    box = photo_box(at)
    return max(at.lip.y + at.lip.height + 3, box.y + box.height * FLOOR)


def stage_light(view: PrisonView) -> Colour:
    """What the picture of the place is tinted with."""
    if view["face"] > 0:
        return SECOND_LIGHT
    return WHITE if CODES[view["place"]] in BRIGHT else LIT


def draw_stage(drawn: Sketch, at: Measures, view: PrisonView, acting: int) -> None:
    """What lies behind the figures."""
    drawn.patch("panel_idle", at.stage)
    drawn.append(Photo(f"stage_{CODES[view['place']].lower()}.jpg", photo_box(at), stage_light(view)))
    _limelight(drawn, at)
    if 0 <= acting < SLOTS:
        _field(drawn, at, acting)
    for slot in range(SLOTS):
        if is_boss(view, slot):
            _field(drawn, at, slot)
            _brackets(drawn, at, slot)


def _limelight(drawn: Sketch, at: Measures) -> None:
    """A pool of light on the wall behind the group."""
    box, group = photo_box(at), at.columns[GROUP]
    pool = Box(group.x - group.width * 0.1, box.y, group.width * 1.2, box.height * 0.94)
    drawn.append(Picture("glow_soft", pool, LIMELIGHT, stretch=True))


def _field(drawn: Sketch, at: Measures, slot: int) -> None:
    """The floor of the slot that acts is lit."""
    column, floor = at.columns[slot], floor_of(at)
    glow = Box(column.x - 14, floor - 26, column.width + 28, 52)
    drawn.append(Picture("glow_soft", glow, (1.0, 0.72, 0.34, 0.9), stretch=True))


def _brackets(drawn: Sketch, at: Measures, slot: int) -> None:
    """Where a boss can be hit, however wide he is."""
    column, floor = at.columns[slot], floor_of(at)
    for x, way in ((column.x + 4, 1), (column.x + column.width - 4, -1)):
        drawn.line((x + 12 * way, floor - 9, x, floor - 9, x + 3 * way, floor + 12), AMBER, 1.6)


def stands(at: Measures, view: PrisonView, sheet: Sheet) -> dict[Hashable, Stand]:
    """Where everybody stands, from behind to the front."""
    box, floor = photo_box(at), floor_of(at)
    boss = view["face"] >= 0
    unit = box.height * (BOSS_UNIT if boss else UNIT) * crowd_share(at)
    found: dict[Hashable, Stand] = {}
    places = _over_cards(at, view, sheet)
    if view["passer"] >= 0 and not view["fallen"] >> view["passer"] & 1:
        x = at.columns[GROUP].x + at.columns[GROUP].width * 0.34
        who = view["prisoners"][view["passer"]]
        found["fighter", view["passer"]] = Stand(figure_of(who), x, floor + 7, unit * 0.86, 999, tint=DARK)
    for slot, card in enumerate(view["foes"]):
        if card:
            found["foe", slot] = _foe(at, view, slot, card, unit, box.height)
    for fighter, x in places.items():
        if not view["fallen"] >> fighter & 1:
            who = view["prisoners"][fighter]
            flies = who == SERENADE
            found["fighter", fighter] = Stand(
                figure_of(who, view["serenade"][0]),
                x,
                floor + (unit * 0.14 if flies else 1),
                unit * (0.8 if flies else 1.0),
                999,
            )
    return found


def crowd_share(at: Measures) -> float:
    """How large everybody is drawn: on a narrow stage smaller, so that one sees who is who."""
    return min(1.0, max(SMALLEST, at.columns[GROUP].width / PLAYED / ROOMY))


def _over_cards(at: Measures, view: PrisonView, sheet: Sheet) -> dict[int, float]:
    """Each fighter over his own card, or over the middle of his two.

    On a narrow stage they spread into the gap behind them.
    """
    xs: dict[int, list[float]] = {}
    behind, group = at.columns[0], at.columns[GROUP]
    right = group.x + group.width
    spread = (right - behind.x) / group.width if behind.width <= EMPTY_COLUMN else 1.0
    for card, box in zip(sheet.cards, at.cards, strict=False):
        xs.setdefault(card.fighter, []).append(right - (right - box.x - box.width / 2) * spread)
    if not xs:
        order = order_of_play(view)
        share = group.width / max(1, len(order))
        xs = {fighter: [group.x + (place + 0.5) * share] for place, fighter in enumerate(order)}
    return {fighter: sum(each) / len(each) for fighter, each in xs.items()}


def _foe(at: Measures, view: PrisonView, slot: int, card: int, unit: float, height: float) -> Stand:
    column, floor = at.columns[slot], floor_of(at)
    x = column.x + column.width / 2
    tint: Colour = (1.0, 1.0, 1.0, 0.35) if view["hidden"] >> slot & 1 else (1.0, 1.0, 1.0, 1.0)
    if is_boss(view, slot):
        aside = column.width * {0: 0.2, 4: -0.3}.get(slot, 0.12)
        sprite = figure_of_foe(view, card)
        return Stand(sprite, x + aside, floor, height * 0.44, 999, slot == 0, tint, height * 0.96)
    most = max(column.width * WIDEST, LEAST_WIDTH * crowd_share(at))
    sprite, stage = figure_of_foe(view, card), at.stage
    within = stage.x + RIM, stage.x + stage.width - RIM
    return Stand(sprite, x, floor, unit, most, slot == 0, tint, height * TALLEST, within)


def draw_front(drawn: Sketch, at: Measures, view: PrisonView, sheet: Sheet) -> None:
    """States on threads, companions, loot, the curtain."""
    _companions(drawn, at, view, sheet)
    _unseen(drawn, at, view)
    _loot(drawn, at, view)
    draw_frame(drawn, at, view["place"])
    size = 26.0 if at.stage.height > 200 else 20.0
    draw_around(drawn, at.stage.x + size, at.stage.y + at.stage.height - 8 - size * 0.6, size, view)
    for slot, card in enumerate(view["foes"]):
        if card:
            column = at.columns[slot]
            _threads(drawn, at, column.x + column.width * 0.72, states_of(view, slot), view, slot)
    for fighter, x in _over_cards(at, view, sheet).items():
        _threads(drawn, at, x + 16, states_of(view, SLOTS + fighter), view, SLOTS + fighter)


def unseen(view: PrisonView, slot: int) -> bool:
    """Whether somebody may stand there whom nobody sees: in the mist or in the dark, from the right."""
    free = [each for each in (4, 3, 2) if not view["foes"][each]]
    return slot in free[: len(view["waiting"])]


def _unseen(drawn: Sketch, at: Measures, view: PrisonView) -> None:
    """Eyes that are closed, where somebody waits."""
    for slot in range(SLOTS):
        if unseen(view, slot):
            column, size = at.columns[slot], min(70.0, at.columns[slot].width * 0.8)
            x, y = column.x + column.width / 2, floor_of(at) + size * 0.8
            drawn.append(
                Picture(
                    "glow_soft", Box(column.x - 10, y - size, column.width + 20, size * 2), MIST, stretch=True
                )
            )
            drawn.picture("icon_unseen", x, y, size * 0.7)


def draw_frame(drawn: Sketch, at: Measures, place: int) -> None:
    """The valance and the wings, which never move; the curtain runs behind them."""
    cloth = tone(place, "curtain", "7A1C4A")
    stage = at.stage
    high = min(40.0, stage.height * 0.15)
    top = stage.y + stage.height - 4
    drawn.append(Patch("curtain_swag", Box(stage.x + 3, top - high, stage.width - 6, high), cloth))
    low = at.lip.y + at.lip.height
    wing = min(40.0, stage.width * 0.05)
    for x, turned in ((stage.x + 2, False), (stage.x + stage.width - 2 - wing, True)):
        drawn.append(Picture("curtain_wing", Box(x, low, wing, top - low), cloth, turned, True))


def draw_around(drawn: Sketch, x: float, y: float, size: float, view: PrisonView) -> None:
    """What holds in this place, in a row from a point on."""
    for place, thing in enumerate(around(view, fighting=True)):
        _thing(drawn, thing, x + place * size * 1.06, y, size)


def _thing(drawn: Sketch, thing: Thing, x: float, y: float, size: float) -> None:
    """One sign on a dark ground; struck out where it is forbidden."""
    drawn.picture("token_ground", x, y, size)
    drawn.picture(thing.sprite, x, y, size * 0.74, faded(WHITE, thing.strength))
    if thing.struck:
        drawn.line((x - size * 0.34, y - size * 0.34, x + size * 0.34, y + size * 0.34), WARNING, 1.8)


def _threads(
    drawn: Sketch, at: Measures, x: float, states: tuple[tuple[str, int], ...], view: PrisonView, body: int
) -> None:
    """Tokens hang over heads; those of one body side by side."""
    hung = list(states)
    if view["gold"][body]:
        hung.append(("icon_gold_shield", view["gold"][body]))
    if view["shields"][body]:
        hung.append(("icon_shield", view["shields"][body]))
    size = 28.0 if at.stage.height > 200 else 22.0
    top = at.stage.y + at.stage.height - 8
    step = size * (1.04 if at.stage.width > 600 else 0.78)
    first = x - step * (len(hung) - 1) / 2
    for place, (sprite, count) in enumerate(hung):
        across, low = first + place * step, top - at.stage.height * 0.17 - place % 2 * size * 0.42
        drawn.line((across, top - 6, across, low), faded(colour("E9D3A4"), 0.75), 1.0)
        drawn.picture("token_ground", across, low, size)
        drawn.picture(sprite, across, low, size * 0.7)
        if count > 1:
            drawn.words(str(count), across + size * 0.4, low - size * 0.32, 15, "number", CREAM, 0.5)


def _companions(drawn: Sketch, at: Measures, view: PrisonView, sheet: Sheet) -> None:
    """Small ones at their owners' feet, with hearts of their own."""
    floor = floor_of(at)
    for fighter, x in _over_cards(at, view, sheet).items():
        for place, item in enumerate(view["worn"][fighter]):
            whole = ITEMS[item].health
            if whole:
                size = min(34.0, at.stage.height * 0.16)
                drawn.picture(item_sprite(item), x + 22, floor + size * 0.4, size)
                for heart in range(whole):
                    full = heart < whole - view["pets"][fighter][place]
                    sprite = "icon_heart" if full else "icon_heart_empty"
                    drawn.picture(sprite, x + 15 + heart * 11, floor - 3, 11)


def _loot(drawn: Sketch, at: Measures, view: PrisonView) -> None:
    """On the ground before the group."""
    if at.columns[GROUP].width < 240 or at.stage.height < LEAST_FOR_LOOT:
        return
    signs = loot_signs(view)
    column, floor = at.columns[GROUP], floor_of(at)
    size = 24.0 if at.stage.height > 200 else 18.0
    first = column.x + column.width / 2 - size * 1.15 * (len(signs) - 1) / 2
    for place, (sprite, count) in enumerate(signs):
        x = first + place * size * 1.15
        drawn.picture(sprite, x, floor - 3 + place % 2 * 3, size)
        if count > 1:
            drawn.words(str(count), x + size * 0.42, floor - 9, 15, "number", CREAM, 0.5)
