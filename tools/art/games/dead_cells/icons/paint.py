"""How the icons are painted: a soot casing round one outline, two tones, cuts that repeat what it says."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import skia

from ....outline import trace
from ....paint import blur, falling, fill, shaded, stroke
from ....palette import BLACK, WHITE
from ....props.flame import flame_path
from ....shapes import disc, moved, poly, rect, rounded, smooth, union
from ....sprites.sprite import Sprite, drawn
from . import deeds, things
from .cutting import Outline

SIZE, RADIUS = 96, 37
CASE = 0x070A0B
Cuts = Callable[[skia.Canvas, int], None]


@dataclass(frozen=True)
class Icon:
    """One sign: its outline, its colour above and below, and the colour of its cuts."""

    outline: Outline
    top: int
    bottom: int
    ink: int
    cuts: Cuts | None = None


def _lines(*texts: str, width: float = 0.09, alpha: float = 0.8) -> Cuts:
    """Cuts along lines."""

    def cuts(canvas: skia.Canvas, ink: int) -> None:
        for text in texts:
            canvas.drawPath(poly(trace(text), False), stroke(ink, width, alpha))

    return cuts


def _shape(path: skia.Path, rgb: int | None = None, alpha: float = 1.0) -> Cuts:
    """One filled cut."""
    return lambda canvas, ink: canvas.drawPath(path, fill(ink if rgb is None else rgb, alpha))


def _all(*cuts: Cuts) -> Cuts:
    def every(canvas: skia.Canvas, ink: int) -> None:
        for cut in cuts:
            cut(canvas, ink)

    return every


def _spots(rgb: int, *spots: tuple[float, float, float]) -> Cuts:
    return _all(*(_shape(disc(*spot), rgb, 0.9) for spot in spots))


def _round(number: int) -> Icon:
    return Icon(partial(things.round_outline, number), 0xCDB487, 0x8A6A3C, 0x241206, _numeral(number))


def _numeral(number: int) -> Cuts | None:
    """Roman figures as bars."""
    if number == 0:
        return None
    if number == 4:
        return _lines("-0.4 -0.42, -0.4 0.42", "-0.12 -0.42, 0.14 0.42, 0.4 -0.42", width=0.17, alpha=1)
    texts = [
        f"{(i - (number - 1) / 2) * 0.46} -0.3, {(i - (number - 1) / 2) * 0.46} 0.6" for i in range(number)
    ]
    return _lines(*texts, width=0.2, alpha=1)


def _scroll(
    outline: Outline, sign: Outline, top: int, bottom: int, ink: int, size: float, dy: float = 0.0
) -> Icon:
    return Icon(outline, top, bottom, ink, _shape(moved(sign(), 0, dy, size)))


_FLAME = flame_path(0, 0.52, 0.66, 0.03)
_CROSS = union(rounded(-0.1, -0.02, 0.2, 0.62, 0.04), rounded(-0.31, 0.19, 0.62, 0.2, 0.04))
_GLASS = union(rect(-0.42, -0.12, 0.84, 0.24), rect(-0.09, -0.7, 0.18, 0.6))
_TONGUE = smooth(trace("0.04 -0.10, 0.28 0.30, 0.26 0.66, 0 0.82, -0.28 0.66, -0.26 0.34"), True, 0.8)
_HALF = smooth(trace("-0.02 -0.64, 0.58 -0.64, 0.58 0, 0.30 0.44, -0.02 0.74"), True, 0.2)
_SHINE = smooth(trace("-0.66 -0.40, -0.44 -0.62, -0.30 -0.46, -0.58 -0.14"), True, 0.9)
_PLAN = _lines(
    "-0.30 -0.38, -0.30 0.44", "0.22 0.06, 0.74 0.06", "0.22 0.36, 0.74 0.36", "-0.62 0.1, 0.02 0.1"
)

ICONS: dict[str, Icon] = {
    "damage": Icon(deeds.damage, 0xFFF1DA, 0xD9A36A, 0x5A2A14,
                   _lines("-0.20 0.20, 0.78 -0.72", width=0.07)),
    "block": Icon(deeds.block, 0xC9DDE4, 0x5C7C8A, 0x16262E, _lines("-0.21 -0.48, -0.21 0.90")),
    "loot": Icon(deeds.loot, 0xF6D7A2, 0xB57F45, 0x4A2A12,
                 _lines("-0.30 -0.05, -0.32 0.30", "0.02 -0.05, 0 0.30", "0.34 -0.05, 0.32 0.30")),
    "skill": Icon(deeds.skill, 0xFFF6C8, 0xF0B53A, 0x6A3E08, _shape(disc(0, 0, 0.2))),
    "heal": Icon(deeds.heal, 0xD8FFD0, 0x5CC26A, 0x123A1C),
    "heart": Icon(deeds.heart, 0xFF7A66, 0xB3201C, 0x3A0606, _shape(_SHINE, 0xFFE0D2, 0.75)),
    "poison": Icon(deeds.poison, 0x8EE88A, 0x1E7E44, 0x0A3018,
                   _spots(0xF0FFD8, (-0.10, -0.22, 0.12), (-0.64, 0.70, 0.12), (0.44, 0.70, 0.12))),
    "bleed": Icon(deeds.bleed, 0xFF7A66, 0xC21F22, 0x3A0606),
    "fire": Icon(deeds.fire, 0xFFD05A, 0xF0682A, 0x7A1A08, _shape(_TONGUE, 0xFFF6DC)),
    "frost": Icon(deeds.frost, 0xF0FDFF, 0x7CCBEA, 0x123A52, _shape(disc(0, 0, 0.12), alpha=0.6)),
    "mark": Icon(deeds.mark, 0xFFA6D2, 0xE23C8B, 0x4A0A2A),
    "shield": Icon(deeds.shield, 0xBFD6E2, 0x4E7488, 0x10222C,
                   _all(_shape(_HALF, alpha=0.42), _lines("-0.02 -0.86, -0.02 0.92"))),
    "gold_shield": Icon(deeds.gold_shield, 0xFFF0B0, 0xD08A1E, 0x5A3406,
                        _shape(moved(things.elite(), 0, -0.02, 0.36))),
    "cell": Icon(things.cell, 0x9CFFF0, 0x1FA090, 0x04302E,
                 _all(_shape(disc(0.06, 0.02, 0.34)), _shape(disc(-0.05, -0.08, 0.13), 0xE8FFFA))),
    "tooth": Icon(things.tooth, 0xFFF4D6, 0xC9A56A, 0x5A3E1C,
                  _lines("-0.36 -0.56, 0.30 -0.56", "0.44 -0.30, 0.40 0.10", alpha=0.5)),
    "potion": Icon(things.potion, 0xFFB0A0, 0xC23A3A, 0x4A0A0E,
                   _all(_lines("-0.34 -0.7, 0.34 -0.7"), _shape(_CROSS, 0xFFF2E6))),
    "vial": Icon(things.vial, 0xFFD0C0, 0xD85A50, 0x4A0A0E,
                 _all(_lines("0.1 -0.5, 0.44 -0.32", width=0.12), _lines("-0.12 0.1, -0.34 0.5",
                     width=0.12))),
    "scroll_0": _scroll(things.scroll_survival, things.leaf, 0xDFFFD8, 0x6CC878, 0x124A22, 0.42),
    "scroll_1": _scroll(things.scroll_tactics, things.eye, 0xEEE0FF, 0xA878F0, 0x2C1260, 0.46),
    "scroll_2": _scroll(things.scroll_brutality, things.axe, 0xFFE0D2, 0xF07850, 0x5A140A, 0.42, -0.06),
    "track_0": Icon(things.leaf, 0xC8FFC8, 0x3FA850, 0x123A1C,
                    _lines("0 -0.62, 0 0.80", "0 -0.08, 0.34 -0.34", "0 -0.08, -0.34 -0.34",
                           "0 0.32, 0.34 0.06",
                           "0 0.32, -0.34 0.06")),
    "track_1": Icon(things.eye, 0xE6D4FF, 0x8F5CE0, 0x241050),
    "track_2": Icon(things.axe, 0xFFC8B4, 0xE0502E, 0x4A1008, _lines("0 -0.5, 0 0.9", alpha=0.6)),
    "blueprint": Icon(things.blueprint, 0x8FC4FF, 0x2A5EB4, 0xE6F4FF,
                      _all(_shape(poly(trace("0.58 -0.62, 0.58 -0.24, 0.98 -0.24")), 0xCFE6FF), _PLAN)),
    "key": Icon(things.key, 0xFFE6A0, 0xC98A2E, 0x4A2A08),
    "leads": Icon(things.leads, 0xFFE9B0, 0xD08A2E, 0x3A1E06,
                  _all(_shape(rect(-0.3, -0.2, 0.6, 0.76), 0x5A2A08), _shape(_FLAME, 0xFFF6DC))),
    "elite": Icon(things.elite, 0xFFE9A0, 0xF0A030, 0x5A2E06),
    "death": Icon(deeds.death, 0xBFC9C6, 0x56686A, 0x0E1A1C,
                  _lines("0 -0.62, 0 0.26", "-0.30 -0.30, 0.30 -0.30", width=0.18, alpha=1)),
    "bag": Icon(things.bag, 0xD8A870, 0x7A4A24, 0x2A1206,
                _all(_lines("-0.34 -0.50, 0.34 -0.50", width=0.16),
                     _shape(moved(things.tooth(), 0, 0.24, 0.34), 0xFFF0D0))),
    "unseen": Icon(deeds.unseen, 0xD6C8F0, 0x7A66B0, 0x1E1440),
    "close_up": Icon(deeds.close_up, 0xF6E4C0, 0xC09A5E, 0x3A2410),
    "gear": Icon(things.gear, 0xE8D8B8, 0x9A7A4E, 0x2E1C0C, _shape(_GLASS, alpha=0.85)),
    "worm": Icon(things.worm, 0xFFC8C0, 0xB04A66, 0x4A0E20,
                 _all(_spots(0x2A0612, (-0.14, -0.56, 0.1), (0.14, -0.56, 0.1)),
                      _lines("0.2 0.2, 0.56 0.14", "0.28 0.5, 0.5 0.78", "-0.2 0.5, -0.16 0.9", width=0.08))),
    "bell": Icon(things.bell, 0xFFEFB4, 0xC8862A, 0x4A2A08,
                 _lines("-0.56 0.3, 0.56 0.3", "-0.24 -0.4, -0.34 0.1")),
    "malaise": Icon(things.malaise, 0xD8C0DC, 0x7A4A86, 0x2A1034,
                    _shape(disc(0.48, -0.16, 0.13), 0x2A1034)),
    "lantern_lit": Icon(things.lantern_lit, 0xFFF0B8, 0xF0A030, 0x5A2A08,
                        _all(_shape(rect(-0.22, -0.1, 0.44, 0.54), 0x5A2A08),
                             _shape(flame_path(0, 0.42, 0.48, 0.03), 0xFFF6DC))),
    "lantern_out": Icon(things.lantern_out, 0x9A94B0, 0x4A4662, 0x12101E,
                        _shape(rect(-0.26, 0.14, 0.52, 0.48))),
    "shuriken": Icon(things.shuriken, 0xF2F6FF, 0x7A86A8, 0x2A3450,
                     _lines("-0.02 -0.86, 0.04 -0.4", width=0.06)),
    "ring": Icon(things.ring, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF),
    **{f"round_{number}": _round(number) for number in range(5)},
}  # fmt: skip


def draw_icon(canvas: skia.Canvas, name: str, x: float, y: float, radius: float) -> None:
    """Draw a sign round a place, with its casing."""
    icon = ICONS[name]
    outline = icon.outline()
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(radius, radius)
    canvas.save()
    canvas.translate(0, 0.07)
    canvas.drawPath(outline, stroke(BLACK, 0.3, 0.5, MaskFilter=blur(0.08)))
    canvas.restore()
    canvas.drawPath(outline, stroke(CASE, 0.26))
    canvas.drawPath(outline, shaded(falling(-1, 1, (0, icon.top), (1, icon.bottom))))
    if icon.cuts:
        icon.cuts(canvas, icon.ink)
    canvas.save()
    canvas.clipPath(outline, True)
    canvas.drawPath(outline, stroke(WHITE, 0.1, 0.38))
    canvas.restore()
    canvas.restore()


def _torn(canvas: skia.Canvas) -> None:
    """A heart that is about to go: torn in two, its halves apart."""
    tear = trace("0 -1.4, 0.22 -0.5, -0.22 -0.1, 0.16 0.35, -0.05 1.4")
    for side in (-1, 1):
        half = poly([*tear, (side * 1.7, 1.4), (side * 1.7, -1.4)])
        canvas.save()
        canvas.translate(SIZE / 2 + side * 6, SIZE / 2 + side * 2)
        canvas.rotate(side * 9)
        canvas.scale(34, 34)
        canvas.clipPath(half, True)
        canvas.scale(1 / 34, 1 / 34)
        draw_icon(canvas, "heart", 0, 0, 34)
        canvas.scale(34, 34)
        canvas.drawPath(deeds.heart(), stroke(0xFFD48A, 0.14))
        canvas.clipPath(deeds.heart(), True)
        canvas.drawPath(poly(tear, False), stroke(0xFFD48A, 0.14))
        canvas.restore()


def _empty(canvas: skia.Canvas) -> None:
    """The place of a heart that is gone."""
    canvas.translate(SIZE / 2, SIZE / 2)
    canvas.scale(RADIUS, RADIUS)
    canvas.drawPath(deeds.heart(), stroke(CASE, 0.26))
    canvas.drawPath(deeds.heart(), fill(0x0A1214))
    canvas.drawPath(deeds.heart(), stroke(0x8A5A54, 0.14))


def icons() -> Iterator[Sprite]:
    """All signs as `icon_<name>`."""
    for name in ICONS:
        yield drawn(
            f"icon_{name}", SIZE, SIZE, partial(draw_icon, name=name, x=SIZE / 2, y=SIZE / 2, radius=RADIUS)
        )
    yield drawn("icon_heart_torn", SIZE, SIZE, _torn)
    yield drawn("icon_heart_empty", SIZE, SIZE, _empty)
