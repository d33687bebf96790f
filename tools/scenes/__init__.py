"""The scenes that tools/pictures draws: how each is found in a game, and where it is shown."""

from pathlib import Path

from app.look.places import ROOT
from tools.scenes import shell
from tools.scenes.games import dead_cells, finstere_flure, night_cage, obscurio
from tools.scenes.moving import draw_moving
from tools.scenes.stage import SIZES, Stage

SCENES = shell.SCENES | night_cage.SCENES | finstere_flure.SCENES | obscurio.SCENES | dead_cells.SCENES
MOVING = "cage_moving"
"""The name of the one picture that moves."""


def draw_all(folder: Path, names: list[str]) -> None:
    """Draw the named scenes, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage(folder)
    for name, draw in SCENES.items():
        if not names or name in names:
            draw(stage, name)
            print(f"{name}: {', '.join(SIZES)} in {folder.relative_to(ROOT)}")
    if not names or MOVING in names:
        path = folder / f"{MOVING}.webp"
        draw_moving(stage, path)
        print(f"{MOVING}: {path.stat().st_size / 1e6:.1f} MB")
