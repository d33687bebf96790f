"""What cards do, as signs: an icon, a number, and whom it meets."""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.games.dead_cells.table.paint.sketch import CREAM, INK, WHITE, Colour, Sketch
from app.table.desk.plan import Box
from engine.games.dead_cells.cards.vocabulary import (
    BLUEPRINT,
    CELL,
    EACH,
    EVERY,
    FIRST,
    HIGHEST,
    ITEM,
    LOWEST,
    ONE,
    POTION,
    RUNE,
    SCROLL,
    SECRET,
    SELF,
    TOOTH,
    VIAL,
    Afflict,
    Cleanse,
    Damage,
    Draw,
    Effect,
    Gain,
    Heal,
    Hide,
    Loot,
    Move,
    Push,
    Put,
    Shield,
    Skill,
    Slay,
    Take,
    When,
)
from engine.games.dead_cells.view import PrisonView

STATES = ("icon_poison", "icon_bleed", "icon_fire", "icon_frost", "icon_mark")
GOODS = {
    CELL: "icon_cell",
    TOOTH: "icon_tooth",
    POTION: "icon_potion",
    VIAL: "icon_vial",
    ITEM: "icon_gear",
    BLUEPRINT: "icon_blueprint",
    SECRET: "icon_unseen",
    RUNE: "rune_0",
}
TOKENS = ("icon_worm", "icon_malaise", "icon_shuriken", "icon_lantern_lit", "icon_key", "icon_poison")
"""Of single places, in the order of the engine."""
LOOT = (
    "icon_cell",
    "icon_tooth",
    "icon_potion",
    "icon_vial",
    "icon_scroll_0",
    "icon_scroll_1",
    "icon_scroll_2",
    "icon_gear",
    "icon_blueprint",
)
"""What lies on the ground, in the order of the engine's types."""
SAID = (
    "icon_damage",
    "icon_block",
    "icon_loot",
    "icon_skill",
    "icon_heal",
    *STATES,
    "icon_heal",
    "icon_unseen",
)
"""What can be announced, in the order of rules/announcing.py."""
ROUNDS = ("icon_round_0", "icon_round_1", "icon_round_2", "icon_round_3", "icon_round_4")


class Sign(NamedTuple):
    """An effect as it is drawn."""

    icon: str
    n: int = 1
    whom: int = 0
    """One of SELF, ONE, EACH, FIRST, LOWEST, HIGHEST; 0 where a reach says it."""
    many: int = 1
    reach: tuple[int, ...] = ()


def _count(n: Any) -> int:
    return n if isinstance(n, int) else int(n.base)


def _aimed(icon: str, effect: Any, count: int) -> Sign:
    reach = effect.to if isinstance(effect.to, tuple) else ()
    whom = 0 if reach else effect.to
    return Sign(icon, count, whom, getattr(effect, "many", 1), reach)


SIGNS: dict[type, Callable[[Any], Sign]] = {
    Damage: lambda effect: _aimed("icon_damage", effect, _count(effect.n)),
    Afflict: lambda effect: _aimed(STATES[effect.state], effect, _count(effect.n)),
    Cleanse: lambda effect: _aimed("icon_heal", effect, effect.n),
    Shield: lambda effect: _aimed(
        "icon_gold_shield" if effect.gold else "icon_block", effect, _count(effect.n)
    ),
    Heal: lambda effect: _aimed("icon_heal", effect, effect.n),
    Push: lambda effect: _aimed("icon_close_up", effect, effect.by),
    Skill: lambda effect: Sign("icon_skill", effect.n),
    Loot: lambda effect: Sign("icon_loot"),
    Draw: lambda effect: Sign("icon_unseen", effect.n),
    Hide: lambda effect: Sign("icon_unseen", whom=SELF),
    Slay: lambda effect: Sign("icon_death", whom=SELF),
    Move: lambda effect: Sign("icon_close_up", whom=SELF),
    Gain: lambda effect: Sign(_goods(effect), effect.n),
    Put: lambda effect: Sign(TOKENS[effect.token], effect.n, effect.to),
    Take: lambda effect: Sign(TOKENS[effect.token], effect.n, effect.to),
}


def _goods(effect: Gain) -> str:
    return f"icon_scroll_{effect.colour}" if effect.what == SCROLL else GOODS[effect.what]


def sign_of(effect: Effect) -> Sign:
    """How an effect is drawn; what has no sign of its own is drawn as what it may bring."""
    if isinstance(effect, When):
        return sign_of(effect.do[0])
    make = SIGNS.get(type(effect))
    return make(effect) if make else Sign("icon_unseen")


ARCHES = {ONE: 1, EACH: 3}


def draw_whom(drawn: Sketch, x: float, y: float, size: float, sign: Sign, tint: Colour = WHITE) -> float:
    """Whom an enemy's action meets, beginning at x; gives where it ends."""
    if sign.whom == FIRST:
        drawn.picture("icon_leads", x + size * 0.55, y, size * 1.15, tint)
        return x + size * 1.1
    if sign.whom in (LOWEST, HIGHEST):
        drawn.picture("icon_heart_torn" if sign.whom == LOWEST else "icon_heart", x + size / 2, y, size, tint)
        return x + size
    if sign.whom == SELF:
        return x
    count = sign.many if sign.whom == ONE else ARCHES.get(sign.whom, 1)
    for place in range(count):
        drawn.picture("range_group", x + size * (0.35 + place * 0.62), y, size * 0.8, tint)
    return x + size * (0.7 + 0.62 * (count - 1))


def draw_reach(drawn: Sketch, x: float, y: float, size: float, sign: Sign, tint: Colour = WHITE) -> None:
    """The five squares of a range round a point: who can be met is white, the group an arch."""
    step = size * 1.18
    left = x - step * 2
    for slot in range(5):
        name = "range_group" if slot == 1 else "range_on" if slot in sign.reach else "range_off"
        drawn.picture(name, left + slot * step, y, size, tint)
    if sign.many == EVERY:
        drawn.line(
            (left - size / 2, y - size * 0.75, left + step * 4 + size / 2, y - size * 0.75), CREAM, 1.4
        )


RANGE_BELOW, BESIDE = 38.0, 26.0
"""The height of a row from which a range has room below its icon; how large an icon is that has it beside it:
the sign of the round stands at the left."""


def draw_row(
    drawn: Sketch,
    box: Box,
    effects: tuple[Effect, ...],
    tint: Colour = WHITE,
    ink: Colour = CREAM,
    clear: float = 0.0,
) -> None:
    """What a row of a combat card does, in the middle of a box: icons, and ranges where they fit.

    `clear` is what icons leave free at either side, for the sign of the round.
    """
    signs = [sign_of(effect) for effect in effects]
    x, y = box.x + box.width / 2, box.y + box.height / 2
    if not signs:
        drawn.line((x - 7, y, x + 7, y), (0.49, 0.34, 0.19, 0.8), 1.4)
        return
    ranged = any(sign.reach for sign in signs) and box.height >= RANGE_BELOW and box.width >= 58
    beside = bool(signs[0].reach) and len(signs) == 1 and not ranged and box.width >= 92
    size = min(BESIDE if beside else 34.0, box.height * (0.56 if ranged else 0.86))
    size = min(size, box.width / (len(signs) * 1.25), (box.width - 2 * clear) / (len(signs) * 1.2 - 0.2))
    if ranged:
        y += box.height * 0.13
    if beside:
        x -= box.width * 0.2
    step = size * 1.2
    first = x - step * (len(signs) - 1) / 2
    for place, sign in enumerate(signs):
        drawn.picture(sign.icon, first + place * step, y, size, tint)
        if sign.n > 1:
            drawn.words(
                str(sign.n), first + place * step + size * 0.55, y - size * 0.2, 17, "number", ink, 0.5
            )
        if ranged and sign.reach and place == 0:
            square = min(13.0, box.width / 6.6)
            draw_reach(drawn, box.x + box.width / 2, box.y + box.height * 0.2, square, sign, tint)
        if beside and sign.reach and place == 0:
            draw_reach(drawn, x + box.width * 0.42, y, min(9.0, box.height * 0.4), sign, tint)


def draw_order(drawn: Sketch, number: int, x: float, y: float) -> None:
    """A numbered disc: the order of what comes by itself."""
    drawn.picture("disc_order", x, y, 22)
    drawn.words(str(number), x, y, 15, "number", INK, 0.5)


def loot_signs(view: PrisonView) -> list[tuple[str, int]]:
    """What lies on the ground, as signs with their numbers."""
    found = [(LOOT[kind], n) for kind, n in enumerate(view["ground"]) if n]
    found += [(LOOT[7], len(view["ground_items"]))] * bool(view["ground_items"])
    return found + [(LOOT[8], len(view["ground_prints"]))] * bool(view["ground_prints"])
