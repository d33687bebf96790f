"""What grows in a wood, and what falls from the air there."""

import math

import numpy as np

from .....outline import Place, Shape, edged, ellipse, moved, opening, ribbon, soft, trace
from ..pen import Pen
from .details import leaves, panes
from .motif import draw, motif

FINGERS = (
    ((-0.3, 0.0), (-0.46, -0.42), (-0.62, -0.7), 0.17),
    ((-0.13, -0.1), (-0.2, -0.6), (-0.3, -0.98), 0.18),
    ((0.06, -0.12), (0.06, -0.66), (0.08, -1.08), 0.19),
    ((0.24, -0.06), (0.3, -0.5), (0.44, -0.88), 0.17),
)
"""Root, knuckle and tip of the branches of a tree that is a hand, and their width."""


@motif
def tree(pen: Pen, state: str = "leafy", double: str = "") -> None:
    """A tree, leafy or bare; it may be a hand, or bear keys."""
    if double == "hand":
        _hand_tree(pen, state)
        return
    rng = np.random.default_rng(11)
    tips: list[Place] = []

    def grown(x: float, y: float, heading: float, length: float, width: float, forks: int) -> Shape:
        ex, ey = x + length * math.cos(heading), y + length * math.sin(heading)
        middle = (x + ex) / 2 + rng.normal(0, 0.05), (y + ey) / 2 + rng.normal(0, 0.05)
        bough = ribbon([(x, y), middle, (ex, ey)], [width, width * 0.8, width * 0.55])
        for side in (-1, 1) if forks else ():
            turn, shorter = side * rng.uniform(0.3, 0.65), rng.uniform(0.6, 0.78)
            bough += grown(ex, ey, heading + turn, length * shorter, width * 0.55, forks - 1)
        if not forks:
            tips.append((ex, ey))
        return bough

    wood = soft("-0.16 0.3, -0.2 0.7, -0.42 1, 0.42 1, 0.2 0.7, 0.15 0.3, 0.1 -0.1, -0.1 -0.1")
    for degrees in (-125, -92, -58):
        wood += grown(0, 0.1, math.radians(degrees), 0.46, 0.15, 3)
    pen.cut(wood, 0, 0.4, grad=0.3, bevel=9, angle=90)
    if state != "bare":
        for i, (x, y) in enumerate(tips[::2]):
            leaves(pen, x * 0.9, y * 0.9, 0.24, 1, 0.5, 6, i)
    if double == "key":
        for x, y in tips[::4]:
            pen.cut(ribbon([(x, y), (x, y + 0.1)], [0.016, 0.016], False), 1, 0.6, lift=1)
            draw(pen.at(x, y + 0.26, 0.2, turn=90, key="light", paints=(pen.paints[1],) * 3), "key")


def _hand_tree(pen: Pen, state: str) -> None:
    pen.cut([twig for finger in FINGERS for twig in _twigs(finger)], 0, 0.34, lift=5)
    wood = [part for a, b, c, w in FINGERS for part in ribbon([a, b, c], [w * 1.15, w, w * 0.62])]
    wood += [part for _, b, _, w in FINGERS for part in ellipse(*b, w * 0.58)]
    wood += ribbon(trace("0.3 0.22, 0.56 0.02, 0.72 -0.22, 0.8 -0.42"), [0.3, 0.2, 0.16, 0.1])
    wood += soft(
        "-0.4 0, -0.2 -0.16, 0.1 -0.2, 0.34 -0.08, 0.44 0.2, 0.28 0.5, 0.2 0.75, 0.42 1, "
        "-0.5 1, -0.24 0.72, -0.34 0.4"
    )
    for x, end in ((-0.3, -0.75), (-0.1, -0.35), (0.15, 0.3), (0.3, 0.8)):
        wood += ribbon([(x, 0.8), ((x + end) / 2, 0.95), (end, 1.06)], [0.2, 0.13, 0.02])
    pen.cut(wood, 0, 0.46, grad=0.35, bevel=20, angle=90, lift=10)
    _lines_of_the_hand(pen)
    if state == "leafy":
        _hand_leaves(pen)


def _twigs(finger: tuple[Place, Place, Place, float]) -> Shape:
    _, knuckle, tip, _ = (np.asarray(part) for part in finger)
    along = (tip - knuckle) / np.linalg.norm(tip - knuckle)
    aside = np.array([-along[1], along[0]])
    twigs: Shape = []
    for side, length in ((-1, 0.26), (1, 0.2), (0, 0.3)):
        end = tip + along * length * (0.7 if side else 1) + aside * side * length * 0.75
        twigs += ribbon(
            [tip - along * 0.1, tip + along * 0.08 + aside * side * 0.04, end], [0.075, 0.05, 0.012]
        )
    return twigs


def _lines_of_the_hand(pen: Pen) -> None:
    for line in (
        "-0.3 0.12, 0 0, 0.3 0.06",
        "-0.3 0.28, -0.05 0.2, 0.16 0.24, 0.3 0.4",
        "-0.12 0, -0.2 0.3, -0.1 0.56",
    ):
        pen.cut(ribbon(trace(line), [0.006, 0.032, 0.006]), 0, 0.12, lift=0, shadow=0)
    for a, b, _, w in FINGERS:
        for x, y in (b, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)):
            fold = ribbon([(x - w * 0.4, y + 0.01), (x, y + 0.035), (x + w * 0.4, y)], [0.006, 0.022, 0.006])
            pen.cut(fold, 0, 0.14, lift=0, shadow=0)


def _hand_leaves(pen: Pen) -> None:
    rng, leaf = np.random.default_rng(3), soft("0 -0.1, 0.05 0, 0 0.1, -0.05 0")
    for tip_x, tip_y in (*(tip for _, _, tip, _ in FINGERS), (0.8, -0.46)):
        for i in range(9):
            x, y = tip_x + rng.normal(0, 0.17), tip_y - 0.12 + rng.normal(0, 0.12)
            piece = moved(leaf, x, y, rng.uniform(0.7, 1.3), rng.uniform(0, 180))
            pen.cut(piece, 1 if i % 3 else 2, rng.uniform(0.55, 0.85), lift=4, bevel=3)


@motif
def mushroom(pen: Pen, state: str = "", double: str = "") -> None:
    """A mushroom; it may be a house or a lantern."""
    stem = soft("-0.2 -0.05, -0.17 0.4, -0.3 0.9, 0 1, 0.3 0.9, 0.17 0.4, 0.2 -0.05")
    pen.cut(stem, 1, 0.74, grad=0.3, angle=90)
    if double == "house":
        pen.cut(opening(0, 0.9, 0.15, 0.44), 1, 0.2, lift=3)
        pen.lightbox(opening(0, 0.9, 0.11, 0.37), "amber", 0.85, 0.8)
    pen.cut(ellipse(0, -0.02, 0.88, 0.2), 1, 0.45, relief=-0.6, lift=6)
    for i in range(15):
        x = -0.78 + i * 0.112
        pen.cut(ribbon([(x * 0.25, 0.06), (x, 0.02)], [0.012, 0.022], False), 1, 0.25, lift=0, shadow=0)
    cap = soft(
        "-1 0.02, -0.9 -0.4, -0.5 -0.78, 0 -0.9, 0.5 -0.78, 0.9 -0.4, 1 0.02, 0.6 -0.08, 0 -0.12, -0.6 -0.08"
    )
    pen.cut(cap, 0, 0.52, grad=0.4, bevel=22, lift=10)
    for x, y, r in (
        (-0.5, -0.4, 0.15),
        (0, -0.62, 0.17),
        (0.45, -0.36, 0.18),
        (-0.1, -0.26, 0.09),
        (0.75, -0.18, 0.09),
        (-0.8, -0.16, 0.07),
        (0.25, -0.72, 0.07),
    ):
        pen.cut(ellipse(x, y, r, r * 0.78), 1, 0.9, lift=3, bevel=4, clip=cap)
    if double == "lantern" or state == "lit":
        pen.lamp(0, 0.18, 0.7, "amber", 0.16)


@motif
def acorn(pen: Pen, state: str = "", double: str = "") -> None:
    """An acorn; it may be a house."""
    pen.cut(ribbon(trace("0 -0.7, 0.04 -0.9, 0.16 -1"), [0.09, 0.08, 0.06]), 1, 0.45, lift=4)
    pen.cut(
        soft("-0.52 -0.2, 0.52 -0.2, 0.46 0.34, 0.2 0.74, 0 0.94, -0.2 0.74, -0.46 0.34"),
        0,
        0.62,
        grad=0.42,
        bevel=24,
        lift=7,
    )
    cap = soft("-0.66 -0.16, -0.58 -0.5, -0.26 -0.74, 0.26 -0.74, 0.58 -0.5, 0.66 -0.16, 0 -0.06")
    pen.cut(cap, 1, 0.46, lift=7, bevel=12)
    for j in range(3):
        for i in range(6 - j):
            pen.cut(
                ellipse((i - (5 - j) / 2) * 0.2, -0.22 - 0.17 * j, 0.1, 0.08),
                1,
                0.56 + 0.08 * ((i + j) % 2),
                lift=2,
                bevel=4,
                clip=cap,
            )
    if double == "house":
        panes(pen, [(-0.18, 0.14), (0.18, 0.14)], 0.085)
        pen.lightbox(opening(0, 0.74, 0.09, 0.26), "amber", 0.9, 0.8)


@motif
def feather(pen: Pen, state: str = "", double: str = "") -> None:
    """A feather; its vane may hold an eye."""
    L = soft("0 -1, 0.2 -0.75, 0.32 -0.3, 0.28 0.2, 0.1 0.52, 0 0.55")
    R = soft("0 -1, -0.14 -0.75, -0.26 -0.3, -0.24 0.2, -0.1 0.5, 0 0.55")
    nick = (
        edged("0.5 0.02, 0.05 0.14, 0.5 0.12")
        + edged("-0.5 -0.32, -0.04 -0.16, -0.5 -0.24")
        + edged("0.5 -0.42, 0.05 -0.26, 0.5 -0.34")
    )
    pen.cut(R, 0, 0.55, grad=0.2, angle=45, holes=nick)
    pen.cut(L, 0, 0.76, grad=0.25, angle=112, holes=nick)
    for i in range(9):
        y = -0.75 + i * 0.14
        pen.cut(
            ribbon([(0, y + 0.1), (0.13, y + 0.02), (0.24, y - 0.06)], [0.016, 0.014, 0.003]),
            0,
            0.5,
            lift=0,
            shadow=0,
            clip=L,
            carve=0,
        )
        pen.cut(
            ribbon([(0, y + 0.1), (-0.1, y + 0.02), (-0.2, y - 0.06)], [0.016, 0.014, 0.003]),
            0,
            0.35,
            lift=0,
            shadow=0,
            clip=R,
            carve=0,
        )
    pen.cut(ribbon(trace("0 -0.95, 0.02 0, -0.03 1"), [0.012, 0.035, 0.04]), 1, 0.88, lift=2)
    if double == "eye":
        pen.cut(ellipse(0.02, -0.45, 0.19, 0.23), 1, 0.4, lift=3)
        pen.cut(ellipse(0.02, -0.45, 0.12, 0.15), 2, 0.75, lift=2)
        pen.cut(ellipse(0.02, -0.43, 0.06, 0.08), "soot", 0.05, raw=True, lift=0, shadow=0)
