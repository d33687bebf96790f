"""The equipment of the Clock Tower."""

from ..bosses.masonry import cogwheel
from ..cast.b5 import oil_can
from ..cast.b5_elites import winding_key
from ..palettes import BRASS
from ..part import Part, part
from ..rig import Rig

ENAMEL = (0xF6F2E6, 0xB0A488)
BLUED = (0x6A8AD0, 0x1C2C5E)
ICE = (0xEAF8FF, 0x6AA8D0)
FUR = (0xB8C0CC, 0x56606E)


@part
def _glove(rig: Rig) -> None:
    """A glove of brass, the wheels outside."""
    rig.soft("-13 10, 13 10, 15 30, -15 30", "cloth", 0.1)
    rig.limb("-15 14, 0 17, 15 14", 4, None, BRASS, depth=0.5)
    for i, (x, top) in enumerate(((-12, -18), (-4, -27), (4, -26), (12, -18))):
        rig.limb([(x, -4), (x + (i - 1.5) * 0.6, top)], 6.4, 5.4, BRASS, 0.03 * i, 0.7)
        rig.line([(x - 3, -12), (x + 3, -12)], "dark", 1.0)
    rig.limb("12 6, 22 -2, 24 -10", 7, 5, BRASS, -0.06, 0.7)
    rig.soft("-15 -8, 15 -8, 14 12, -14 12", BRASS, depth=1.1, swing=0.5)
    for x, y, radius in ((-5, 2, 7), (7, 3, 5)):
        rig.lay(cogwheel(x, y, radius, 8, 0.24, 0.36), BRASS, 0.14, 0.6)


@part
def _minute_hand(rig: Rig) -> None:
    with rig.at(0, 2, turn=38):
        rig.edged("-2 28, 2 28, 2.6 -12, 7 -18, 0 -36, -7 -18, -2.6 -12", BLUED)
        rig.ring(0, 24, 6, 3, BLUED)


@part
def _hour_hand(rig: Rig) -> None:
    with rig.at(0, 2, turn=-24):
        rig.limb("0 28, 0 -6", 5, 4, BLUED)
        rig.soft("0 -34, 9 -22, 13 -12, 6 -6, 0 -10, -6 -6, -13 -12, -9 -22", BLUED, depth=1.1)
        rig.dot(0, -19, 3.6)
        rig.ring(0, 26, 7, 3.4, BLUED)


@part
def _frozen_second(rig: Rig) -> None:
    """A small dial in a block of ice; its hand has stopped."""
    rig.light(0, 0, 31, 0x7CCBFF, 0.35)
    rig.edged("-20 -24, 6 -30, 26 -14, 22 18, -2 29, -26 14", ICE, depth=1.3)
    rig.ball(0, -1, 15, BRASS, -0.05)
    rig.ball(0, -1, 12, ENAMEL, depth=0.4)
    rig.hours(0, -1, 10.6, 8.4)
    rig.line("0 -1, 6 -9", 0xC8203A, 1.8)
    for line in ("-22 -16, -10 -20, -4 -28", "18 -18, 14 -6, 22 6", "-24 10, -12 16, -6 26"):
        rig.line(line, 0xFFFFFF, 1.2, 0.7)


@part
def _waistcoat(rig: Rig) -> None:
    for side in (-1, 1):
        rig.soft(
            [
                (side * 2, -4),
                (side * 9, -26),
                (side * 19, -22),
                (side * 22, 4),
                (side * 19, 26),
                (side * 4, 30),
            ],
            BRASS,
            -0.06 * (side > 0),
            1.1,
            swing=0.4,
        )
        for y in (-8, 4, 16):
            rig.line([(side * 4, y), (side * 20, y - 2)], "dark", 1.0, 0.6)
        rig.rivets([(side * 15, -16), (side * 17, 20)], 1.4)
    for y in (2, 11, 20):
        rig.lay(cogwheel(0, y, 3.4, 7, 0.3, 0.3), BLUED, depth=0.4)


@part
def _metronome(rig: Rig) -> None:
    rig.edged("-9 -28, 9 -28, 21 26, -21 26", "wood", depth=1.3)
    rig.edged("-6 -22, 6 -22, 11 8, -11 8", (0x2A1A0C, 0x120A04), depth=0.4)
    for y in (-16, -9, -2):
        rig.line([(-4, y), (4, y)], "bone", 1.0)
    with rig.at(0, 10, turn=16):
        rig.limb("0 2, 0 -36", 2, None, BRASS, depth=0.5)
        rig.edged("-5 -26, 5 -26, 3.4 -18, -3.4 -18", BRASS, 0.08, 0.6)
    rig.limb("-20 20, 20 20", 5, None, BRASS, depth=0.6)
    rig.ball(0, 14, 3, BRASS)


@part
def _mouse(rig: Rig) -> None:
    rig.limb("20 14, 30 10, 28 0", 2.4, 1, BRASS, depth=0.4)
    rig.soft("-26 12, -16 -6, 4 -14, 20 -2, 22 18, -14 19", FUR, depth=1.3)
    rig.limb("-8 -8, -4 18", 2, None, BRASS, depth=0.3)
    rig.ball(-10, -9, 6.4, FUR, 0.1)
    rig.ball(-10, -9, 3.6, (0xE8B0A8, 0x9A5A58), depth=0.3)
    rig.dot(-18, 3, 2, 0x140808)
    rig.ball(-27, 12, 2.4, (0xF0A8A0, 0xA85A58), depth=0.3)
    winding_key().at(8, -10, 0.62, 8).dyed(metal=BRASS).draw(rig)
    for x in (-12, 12):
        rig.ball(x, 21, 5, BRASS, -0.1)
        rig.dot(x, 21, 1.6)


ITEMS: dict[str, Part] = {
    "clockwork_glove": _glove(),
    "minute_hand": _minute_hand(),
    "hour_hand": _hour_hand(),
    "winding_key": winding_key().at(-6, 24, 1.35, 20).dyed(metal=BRASS),
    "frozen_second": _frozen_second(),
    "oilcan": oil_can().at(9, 8, 1.05).dyed(metal=BRASS),
    "brass_waistcoat": _waistcoat(),
    "metronome": _metronome(),
    "wind_up_mouse": _mouse(),
}
