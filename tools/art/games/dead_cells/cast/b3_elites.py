"""The elites of the Ramparts."""

from ..arms import arm, brawn
from ..bodies import barrel, plate
from ..bosses.masonry import battlement
from ..creature import Creature, Cut
from ..heads import barbute, crown, kettle_hat
from ..legs import stumps, two_legs, wheels
from ..part import Part, head, part, tool
from ..rig import Rig
from ..tools import STRING
from .b3 import GILT, STONE


@tool
def horn(rig: Rig) -> None:
    """A horn to be blown from a wall."""
    rig.limb("8 4, -4 6, -16 2, -24 -8", 4, 12, "bone", depth=0.9)
    rig.ring(-25, -9, 7, 4.6, GILT, depth=0.5)
    rig.limb("2 4, 4 8", 4, None, GILT, depth=0.3)


@tool
def _longbow(rig: Rig) -> None:
    rig.limb("5 -44, -9 -26, -12 0, -9 26, 5 44", 2.8, 2.8, "wood", depth=0.8)
    rig.line("5 -44, 5 44", STRING, 0.8)
    for y in (-6, 0, 6):
        rig.limb([(8, y), (-28, y * 0.6)], 1.6, None, "bone", depth=0.4)
        rig.edged([(-28, y * 0.6 - 3), (-36, y * 0.6), (-28, y * 0.6 + 3)], "metal", depth=0.4)


@part
def _long_cape(rig: Rig) -> None:
    rig.soft("2 -80, 18 -74, 28 -44, 42 -14, 30 -16, 26 -2, 16 -12, 6 -6, 4 -40", "cloth", -0.15)


@head
def _ogre_face(rig: Rig) -> None:
    rig.soft("-17 2, -18 -12, -10 -24, 6 -25, 17 -14, 16 2, 6 10, -10 10", "skin", 0.05, 1.2)
    rig.ball_eye(-8, -11, 3)
    rig.eye(4, -11, 2.2)
    rig.limb("-16 -18, -4 -15", 4, 3, "skin", -0.25, 0.5)
    rig.limb("12 -19, 0 -15", 4, 3, "skin", -0.25, 0.5)
    rig.soft("-6 -10, -1 -10, 1 -2, -8 -2", "skin", 0.12, 0.6)
    rig.hole("-14 0, 0 -2, 12 0, 6 6, -8 6", 0x2A0A0A)
    rig.teeth("-10 5, 8 5", 3.4, up=True)
    rig.lay(battlement(-17, -18, 34, 8, 4), STONE, 0.04, 1.0)


@tool
def _gate_door(rig: Rig) -> None:
    """Half a gate with its portcullis teeth, carried as a shield."""
    rig.edged("-17 -44, 0 -50, 17 -44, 17 40, 10 46, 5 38, 0 46, -5 38, -10 46, -17 40", "wood", depth=1.6)
    for x in (-10, -3.4, 3.4, 10):
        rig.line([(x, -46), (x, 40)], "dark", 1.1, 0.8)
    for y in (-34, -2, 28):
        rig.box(-18, y, 36, 6, "metal", -0.1, 0.6)
    rig.rivets("-14 -31, 14 -31, -14 1, 14 1, -14 31, 14 31", 1.5)
    rig.ring(0, -16, 6, 3.8, GILT)


@part
def _ballista(rig: Rig) -> None:
    """The frame of a siege bow, on wheels."""
    rig.edged("-30 -30, 34 -24, 34 -16, -30 -20", "wood", -0.1, 1.2)
    rig.edged("-6 -22, 10 -20, 20 -50, 8 -54", "wood", -0.2)
    wheels((-20, 24), 15).draw(rig)


@part
def _siege_bow(rig: Rig) -> None:
    """Its stock, the bow and the bolt."""
    rig.limb("34 -44, -44 -62", 7, 6, "wood", depth=1.2)
    rig.limb("-18 -94, -34 -80, -38 -60, -30 -40, -12 -26", 5, 5, "metal", depth=1.0)
    for end in ((-18, -94), (-12, -26)):
        rig.line([end, (10, -51)], STRING, 1.6)
    rig.limb("14 -50, -52 -65", 3, 2.6, "bone", depth=0.6)
    rig.edged("-50 -71, -70 -70, -52 -59", "metal", 0.1)


def _gunner(tall: float) -> Part:
    """A small head and shoulders behind the machine."""

    def draw(rig: Rig) -> None:
        rig.soft([(-10, -12), (10, -12), (12, -tall), (-12, -tall)], "cloth2")
        kettle_hat().at(0, -tall, 0.95).draw(rig)

    return Part(draw)


CAST: dict[str, Creature] = {
    "captain_of_the_wall": Creature(
        "b3", Cut(-3, -92, 24),
        (
            _long_cape(),
            two_legs("metal", 8, 9, "steel"),
            brawn((14, -72), (24, -50), role="cloth2", width=7).far(),
            horn().at(26, -48, 1.0, 30),
            plate("metal", "cloth2"),
            barbute().at(-3, -79, 1.12),
            crown(10, GILT).at(-2, -103, 0.9),
            _longbow().at(-30, -60, 1.02),
            brawn((-15, -72), (-30, -60), (-30, -74), "cloth2", 7),
        ), 1.12,
    ),
    "gatehouse_ogre": Creature(
        "b3", Cut(-4, -86, 29),
        (
            stumps("skin", 19, 15, -26),
            _gate_door().at(40, -46, 0.9, 6).far(-0.14),
            barrel("skin", y=-50).at(0, 4, 1.26),
            _ogre_face().at(-4, -80, 1.15),
            _gate_door().at(-40, -48, 1.0, -6),
            brawn((-20, -62), (-36, -44), (-18, -38), "skin", 9),
        ), 1.12,
    ),
    "ballista_crew": Creature(
        "b3", Cut(12, -78, 34),
        (
            _gunner(66).at(34, 0).far(-0.14),
            _gunner(74).at(8, 0).nods(8, -20),
            crown(8, GILT).at(8, -97, 0.9),
            arm((14, -60), (34, -44), role="cloth2", width=6).still(),
            _ballista(),
            _siege_bow().acts(16, -48),
        ), 1.1,
    ),
}  # fmt: skip
