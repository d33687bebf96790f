"""The Prisoners' Quarters: jailers and jailed, rags and iron, one warm light each."""

from ..arms import arm, brawn, claw, sleeve
from ..bodies import barrel, cage_skirt, crawler, hunch, lean, plate, robe
from ..creature import Creature, Cut
from ..heads import crown, hood, kettle_hat, maw, muzzle, sack, stare
from ..legs import ripples, stumps, two_legs
from ..part import head, part, tool
from ..rig import Rig
from ..tools import cleaver, club, crossbow, flail, key, key_ring, manacle, planks, sling, spiked_ball


@part
def _ball_and_chain(rig: Rig) -> None:
    rig.chain((8, -4), (34, -8), 4, 6, 1.1)
    spiked_ball().at(38, -12, 0.85).draw(rig)


@part
def _beam(rig: Rig) -> None:
    """The rafter he crouches on, roped to the roof."""
    rig.edged("-32 -6, 32 -7, 33 -0.5, -31 -0.5", "wood", depth=0.8)
    for x in (-20, 2, 22):
        rig.line([(x, -6), (x + 5, -1)], "dark", 0.8, 0.7)


@part
def _straw(rig: Rig) -> None:
    """A scarecrow's trunk: sheaves bound three times, straw at every end."""
    straw = (0xF0D68A, 0x8A6428)
    for x in range(-16, 17, 4):
        rig.limb(
            [(x * 0.4, -40), (x * 0.9, -26), (x * 1.1, -8 - abs(x) * 0.2)],
            4,
            1.6,
            straw,
            -0.04 * (x % 3),
            0.6,
        )
    rig.soft("-15 -76, 0 -80, 15 -76, 17 -60, 9 -46, 13 -34, -13 -34, -9 -46, -17 -60", straw)
    for i in range(-3, 4):
        rig.line([(i * 4, -78), (i * 2.6, -47), (i * 4.4, -34)], rig.palette.wood[1], 0.9, 0.55)
    for y, half in ((-66, 16), (-47, 9), (-37, 12)):
        rig.limb([(-half, y), (0, y + 2), (half, y)], 3, None, "cloth2", depth=0.5)


@head
def _straw_head(rig: Rig) -> None:
    """A sheaf under a torn straw hat; buttons for eyes, one of them lit."""
    straw = (0xF0D68A, 0x8A6428)
    for x in (-9, -4, 1, 6, 10):
        rig.limb([(x * 0.6, 0), (x, 6), (x * 1.3, 11)], 3.4, 1, straw, -0.06, 0.4)
    rig.soft("-11 2, -13 -8, -8 -17, 6 -18, 12 -9, 11 2, 0 6", straw, depth=1.1)
    for x in (-8, -3, 3, 8):
        rig.line([(x, -16), (x * 1.1, 3)], rig.palette.wood[1], 0.8, 0.45)
    rig.eye(-6, -8, 2.4)
    rig.ball(3, -8, 3, "cloth2", depth=0.4)
    rig.line("1.6 -9.4, 4.4 -6.6", "bone", 0.9)
    rig.line("4.4 -9.4, 1.6 -6.6", "bone", 0.9)
    rig.stitch("-7 -1, -1 1, 5 -1", "dark")
    rig.soft("-10 -14, -7 -26, 4 -30, 11 -15", "wood", 0.1, 0.9)
    rig.soft("-21 -12, -8 -17, 8 -18, 20 -13, 12 -9, 5 -12, -2 -9, -10 -11", "wood", 0.04, 0.8)


@head
def _surgeon(rig: Rig) -> None:
    """A cap, goggles, a cloth before the mouth: he will not hear you either."""
    rig.soft("-11 3, -13 -8, -7 -19, 6 -19, 12 -8, 10 3", "skin", 0.02)
    rig.soft("-13 -10, -10 -22, 2 -26, 12 -19, 13 -10, 0 -13", "cloth2", 0.08, 0.8)
    rig.soft("-13 -4, 0 -6, 10 -4, 8 5, -3 8, -11 4", "bone", -0.1, 0.7)
    for y in (-1, 3):
        rig.line([(-11, y), (-2, y + 1.4), (8, y)], "dark", 0.7, 0.5)
    for x in (-8, 1):
        rig.ring(x, -9, 4.8, 3.2, "metal", depth=0.5)
        rig.light(x, -9, 8, "glow", 0.7)
        rig.dot(x, -9, 3, "glow", 0.9)
        rig.dot(x - 1, -10, 1.1, 0xFFFDF0)
    rig.dot(4, 3, 1.3, 0x8A1A1A, 0.7)
    rig.dot(6, 0.6, 0.8, 0x8A1A1A, 0.7)


@part
def _straw_arms(rig: Rig) -> None:
    straw = (0xF0D68A, 0x8A6428)
    rig.limb("-34 -66, 0 -70, 34 -64", 5, None, "wood", -0.1)
    for side in (-1, 1):
        for y in (-6, -1, 4):
            rig.limb([(side * 28, -66), (side * 38, -65 + y)], 3, 0.8, straw, depth=0.4)


@tool
def leeches(rig: Rig) -> None:
    """A jar on a yoke, and what swims in it."""
    rig.light(0, 10, 24, "hot", 0.3)
    rig.soft("-12 0, 12 0, 14 14, 9 24, -9 24, -14 14", (0xBFE0D0, 0x2E6A5E), depth=0.9, swing=0.6)
    for x, y, turn in ((-4, 8, 20), (4, 14, -30), (-3, 18, 60)):
        with rig.at(x, y, 1, turn):
            rig.soft("-6 0, -2 -2.4, 5 -1.4, 7 1, 0 2.4", (0x8A2A34, 0x3A0A14), depth=0.3)
    rig.edged("-11 -5, 11 -5, 13 1, -13 1", "wood", depth=0.6)
    rig.dot(-7, 8, 2, 0xFFFFFF, 0.6)


@part
def _key_belly(rig: Rig) -> None:
    """A belly like a window: the keys he swallowed hang inside."""
    rig.soft("-19 -52, -4 -58, 13 -52, 16 -32, 6 -19, -10 -18, -20 -32", (0x7A2A3A, 0x2A0A14), depth=0.8)
    rig.light(-2, -36, 24, "glow", 0.45)
    for x, y, turn in ((-11, -46, 12), (-2, -50, -6), (7, -45, -20), (-6, -36, 40)):
        key(18).at(x, y, turn=turn).draw(rig)
    for side in (-1, 1):
        for y in (-50, -40, -30):
            rig.limb([(-2 + side * 19, y), (-2 + side * 12, y + 3)], 3, 1, "bone", depth=0.4)


CAST: dict[str, Creature] = {
    "chain_shuffler": Creature(
        "b1", Cut(-12, -85, 20),
        (
            two_legs("cloth2", foot="bare"),
            arm((12, -68), (22, -44)).far(),
            hunch("cloth2", stripes=True),
            _ball_and_chain(),
            sack().at(-13, -74),
            club().at(-26, -46, turn=-38),
            arm((-12, -66), (-26, -46)),
        ), 0.94,
    ),
    "rafter_slinger": Creature(
        "b1", Cut(-4, -90, 20),
        (
            two_legs("skin", 5.5, foot="claw"),
            arm((8, -68), (16, -54), width=5).far(),
            hunch("cloth").at(0, 0, wide=0.68),
            hood("cloth", point=1.2).at(-6, -76, 0.92),
            sling().at(-18, -86, turn=10),
            arm((-6, -66), (-18, -86), (-22, -66), width=5),
            _beam(),
        ), 0.96,
    ),
    "straw_flail": Creature(
        "b1", Cut(-1, -90, 20),
        (
            two_legs("wood", 4, 6, "none"),
            _straw_arms(),
            _straw(),
            _straw_head().at(1, -80, 1.08),
            flail().at(-34, -70, 1.15, -12),
        ), 0.98,
    ),
    "door_bearer": Creature(
        "b1", Cut(3, -82, 20),
        (
            stumps("cloth2", 15, hip=-26),
            brawn((18, -56), (30, -30), role="skin").far(),
            barrel("skin", belly=False, y=-48).dyed(skin=(0x9AB4A0, 0x3A5A52)),
            kettle_hat().at(2, -70, 1.0),
            planks().at(-22, -40, 1.5, -4),
            brawn((-6, -58), (-20, -38), (-2, -40), "skin", 7),
        ), 1.04,
    ),
    "leech_keeper": Creature(
        "b1", Cut(-3, -81, 21),
        (
            robe("cloth2", "skin", 20, -72),
            sleeve((12, -58), (26, -38), role="cloth2").far(),
            _surgeon().at(-3, -71, 1.08),
            leeches().at(-28, -40),
            sleeve((-12, -58), (-28, -44), role="cloth2"),
            manacle(4).at(27, -38, 0.8),
        ), 0.95,
    ),
    "moat_lurker": Creature(
        "b1", Cut(-24, -38, 22),
        (
            crawler().dyed(skin=(0x5FA0A0, 0x143A48)),
            maw().at(-22, -36, 1.15).dyed(skin=(0x5FA0A0, 0x143A48)),
            claw((-18, -16), (-32, -8), (-28, -22)).dyed(skin=(0x5FA0A0, 0x143A48)),
            ripples(),
        ), 1.08,
    ),
    "gallery_marksman": Creature(
        "b1", Cut(-3, -92, 21),
        (
            two_legs("cloth2", 8),
            arm((12, -68), (-8, -60), (20, -50), "cloth").far(),
            lean("cloth").at(0, 0, wide=1.25),
            plate("metal").at(0, -4, 0.9, wide=0.72),
            hood("cloth", 1, 1.3).at(-3, -76, 1.05),
            stare(-6, -83, 3.2),
            crown(9).at(-1, -95, 0.9),
            crossbow().at(-20, -64, 1.35),
            arm((-10, -70), (-16, -62), (-18, -52), "cloth"),
        ), 1.1,
    ),
    "iron_matron": Creature(
        "b1", Cut(-2, -91, 24),
        (
            brawn((18, -72), (34, -52), role="cloth2", width=9).far(),
            manacle().at(34, -52),
            cage_skirt(),
            muzzle().at(-2, -78, 1.05),
            manacle().at(-38, -58, turn=6),
            brawn((-18, -72), (-38, -58), (-38, -72), "cloth2", 9),
        ), 1.14,
    ),
    "key_swallower": Creature(
        "b1", Cut(-4, -88, 27),
        (
            stumps("skin", 16, hip=-24).dyed(skin=(0xA8B08A, 0x46503A)),
            brawn((22, -56), (38, -40), role="skin", width=8).far().dyed(skin=(0xA8B08A, 0x46503A)),
            key_ring().at(38, -40),
            barrel("skin", belly=False, y=-46).at(0, 6, 1.2).dyed(skin=(0xA8B08A, 0x46503A)),
            _key_belly(),
            maw(9, eyes=False).at(-4, -78, 1.1).dyed(skin=(0xA8B08A, 0x46503A)),
            stare(-9, -93, 2.6), stare(4, -93, 2.6),
            crown(12).at(-1, -103),
            cleaver().at(-40, -48, 1.1, -20),
            brawn((-24, -58), (-40, -48), (-40, -64), "skin", 8).dyed(skin=(0xA8B08A, 0x46503A)),
        ), 1.1,
    ),
}  # fmt: skip
