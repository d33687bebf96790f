"""How figures are cut apart: layers from back to front, and the joints about which heads and limbs turn."""

import json
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from app.board.geometry import Point
from app.games.dead_cells.table.paint.wardrobe import FOLDER

BODY, HEAD, LIMB = "body", "head", "limb"


class Layer(NamedTuple):
    """A sprite of a figure, with its lower left corner in pixels from between the feet."""

    sprite: str
    kind: str
    left: float
    bottom: float


class Build(NamedTuple):
    """What a figure is made of."""

    layers: tuple[Layer, ...]
    joints: Mapping[str, Point]
    """Of heads and limbs, in pixels from between the feet."""


@cache
def builds() -> Mapping[str, Build]:
    """Every figure that moves, by its name."""
    known = json.loads((FOLDER / "figures.json").read_text(encoding="utf-8"))
    return {name: _build(figure) for name, figure in known.items()}


def _build(figure: Mapping[str, Mapping[str, Point]]) -> Build:
    layers = tuple(Layer(*row) for row in figure["layers"])
    return Build(layers, {kind: (x, y) for kind, (x, y) in figure["joints"].items()})
