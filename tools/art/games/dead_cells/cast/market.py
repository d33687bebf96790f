"""The people of the market: the healer, the merchant, the collector."""

from ..arms import sleeve
from ..bodies import barrel, hunch, robe
from ..creature import Creature, Cut
from ..heads import beak
from ..legs import stumps, two_legs
from ..part import part
from ..rig import Rig
from ..tools import flask, key_ring, lantern


@part
def _bandages(rig: Rig) -> None:
    """A head wound in linen, one kind eye left free."""
    rig.soft("-10 4, -12 -8, -7 -20, 4 -21, 11 -12, 9 4", "bone", -0.05)
    for y in (-16, -3, 1):
        rig.line([(-11, y), (0, y + 2.4), (11, y - 1)], "dark", 0.8, 0.5)
    rig.hole("-11 -10, 0 -12, 6 -9, 0 -6, -10 -6")
    rig.eye(-5, -8.6, 2)
    rig.soft("-15 5, -14 -10, -6 -24, 8 -26, 16 -10, 15 5, 10 -8, 4 -20, -6 -18, -11 -8", "cloth", depth=0.8)


@part
def _spoon_belt(rig: Rig) -> None:
    rig.limb("-16 -46, 0 -40, 17 -46", 4, None, "wood", depth=0.6)
    for x in (-10, 0, 10):
        flask((0xFF9A8A, 0x8A2420), 0xFF7A66).at(x, -32, 0.55).draw(rig)


@part
def _moneybox(rig: Rig) -> None:
    """A vest over a great belly, a strong box on it."""
    rig.soft("-21 -52, -6 -40, -4 -18, -14 -20, -23 -34", "wood", depth=0.7)
    rig.soft("22 -50, 6 -40, 4 -18, 14 -20, 24 -34", "wood", -0.12, 0.7)
    rig.rivets("0 -46, 0 -38, 0 -30, 0 -22", 1.5)
    rig.limb("-25 -24, 0 -19, 25 -24", 4.6, None, "metal", -0.2, 0.7)


@part
def _weighed_head(rig: Rig) -> None:
    """He thinks with a pair of scales: the beam is his brow, a coin in each pan looks at you."""
    brass = (0xFFE6A0, 0xA86A1E)
    rig.limb("0 4, 0 -26", 5, 4, brass)
    rig.soft("-9 5, -6 -2, 6 -2, 9 5", brass, -0.1, 0.7)
    rig.limb("-24 -20, 0 -27, 24 -22", 4.4, None, brass, 0.05, 0.8)
    rig.ball(0, -28, 5, brass)
    for x, y in ((-22, -20), (22, -22)):
        for side in (-1, 1):
            rig.line([(x, y), (x + side * 9, y + 15)], brass[0], 1.2)
        rig.soft([(x - 12, y + 14), (x + 12, y + 14), (x + 7, y + 21), (x - 7, y + 21)], brass, depth=0.7)
        rig.ball(x, y + 10, 6, (0xFFF0C0, 0xC8923A), depth=0.5)
        rig.dot(x - 1.6, y + 10, 2.4, 0x2A1206)
        rig.light(x, y + 10, 9, "glow", 0.5)
    rig.soft("-13 8, -8 -1, 8 -1, 13 8, 5 12, -5 12", "cloth2", depth=0.8)


@part
def _rolls(rig: Rig) -> None:
    """Rolled plans in a basket on the back."""
    for x, y, turn in ((10, -98, 12), (18, -92, 22), (25, -84, 34), (4, -92, -2)):
        with rig.at(x, y, turn=turn):
            rig.box(-3, 0, 7, 34, (0x8FC0F4, 0x2A5EB4), depth=0.6)
            rig.ball(0.5, 0, 3.6, (0xE6F4FF, 0x4A7EC8), depth=0.3)
    rig.edged("4 -70, 30 -66, 26 -34, 8 -36", "wood", -0.15)
    for y in (-62, -54, -46):
        rig.line([(5, y), (29, y + 2)], "dark", 1.2, 0.7)


MARKET: dict[str, Creature] = {
    "person_healer": Creature(
        "people", Cut(-3, -88, 21),
        tuple(part.dyed(cloth=(0x5E9A72, 0x1C4A34), cloth2=(0xE9DCC0, 0x8A7A5A), glow=0x9CFFB0) for part in (
            sleeve((13, -58), (24, -44)).far(),
            robe(),
            _spoon_belt(),
            _bandages().at(-2, -72, 1.05),
            flask((0xFFB0A0, 0xC23A3A), 0xFF7A66).at(-24, -60, 1.2),
            sleeve((-13, -58), (-24, -52)),
        )),
    ),
    "person_merchant": Creature(
        "people", Cut(-2, -88, 33),
        tuple(part.dyed(cloth=(0xB8703A, 0x4A2410), cloth2=(0x6E4A5E, 0x2A1826), glow=0xFFC65C) for part in (
            stumps("cloth2", 13),
            sleeve((20, -54), (32, -46)).far(),
            key_ring().at(32, -46),
            barrel("cloth", belly=False),
            _moneybox(),
            _weighed_head().at(-2, -72, 1.15),
            lantern().at(-34, -56),
            sleeve((-20, -56), (-34, -56), (-30, -44)),
        )), 1.02,
    ),
    "person_collector": Creature(
        "people", Cut(-15, -84, 24),
        tuple(part.dyed(cloth=(0x4E78B8, 0x16284E), cloth2=(0x4E78B8, 0x16284E), glow=0x8FD4FF) for part in (
            two_legs("cloth2"),
            _rolls(),
            sleeve((12, -68), (18, -48)).far(),
            hunch("cloth2"),
            beak(long=24).at(-13, -74, 1.1),
            sleeve((-12, -66), (-28, -60), (-22, -52)),
        )), 1.05,
    ),
}  # fmt: skip
