"""Writes the stages: one opaque picture each, and the colours that the app needs to hang its curtain."""

import json
from collections.abc import Callable

from ....light import bloom, dither, sparks
from ....palette import mix
from ....picture import ASSETS, opaque, save_jpg, surface, to_bytes
from . import b1, b2, b3, b4, b5, b6, b7, gates
from .place import FLOOR, HEIGHT, WIDTH, Light, Stage

Scene = tuple[Light, Callable[[Stage], None]]

STAGES: dict[str, Scene] = {
    "b1": (b1.LIGHT, b1.draw),
    "b2": (b2.LIGHT, b2.draw),
    "b3": (b3.LIGHT, b3.draw),
    "b4": (b4.LIGHT, b4.draw),
    "b5": (b5.LIGHT, b5.draw),
    "b6": (b6.LIGHT, b6.draw),
    "b7": (b7.COURT, b7.draw_court),
    "b7_throne": (b7.THRONE, b7.draw_throne),
    "c1": (gates.YARD, gates.draw_yard),
    "c2": (gates.BELFRY, gates.draw_belfry),
    "c3": (gates.HALL, gates.draw_hall),
}
WET = ("b2", "b4")


def draw_stage(name: str, scene: Scene, seed: int) -> None:
    """Write assets/dead_cells/stage_<name>.jpg."""
    light, draw = scene
    sheet = surface(WIDTH, HEIGHT)
    stage = Stage(sheet.getCanvas(), light, seed)
    stage.sky()
    draw(stage)
    stage.floor()
    if name in WET:
        stage.puddles()
    sparks(
        stage.canvas,
        46,
        light.spark,
        (20, 40, WIDTH - 40, FLOOR - 90),
        alpha=(0.35, 0.85),
        radius=(0.7, 2.2),
        seed=seed,
    )
    stage.night()
    save_jpg(to_bytes(dither(bloom(opaque(sheet), 0.84, 9, 0.26))), f"dead_cells/stage_{name}.jpg", 84)


def draw_stages() -> None:
    """Write every stage and stages.json with the colours of their curtains, fringes, edges and sparks."""
    colours = {}
    for number, (name, scene) in enumerate(STAGES.items()):
        draw_stage(name, scene, 21 + number)
        light = scene[0]
        parts = {
            "curtain": mix(light.curtain, light.fringe, 0.38),
            "fringe": light.fringe,
            "edge": light.rim,
            "spark": light.spark,
            "near": light.near[1],
            "floor": light.floor[0],
        }
        colours[name] = {part: f"#{rgb:06X}" for part, rgb in parts.items()}
    text = json.dumps(colours, indent=1, sort_keys=True)
    (ASSETS / "dead_cells" / "stages.json").write_text(text + "\n", encoding="utf-8")
