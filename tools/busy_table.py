#!/usr/bin/env python3
"""Measures what a whole busy table costs: main-thread CPU per frame, the time a phone feels.

    tools/busy_table.py            every table at tablet and phone size

The table is a real one in the running app: panels, prompt, tray, side box, light that flickers, marks that
breathe, and a tile or a pawn on the board that never rests. The figure is the best of a few runs, taken after
the software renderer has been rinsed of what only it pays for (tools/fresh_renderer.py).
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.busy_board import FRAMES, UNTHROTTLED  # noqa: E402 - the tools are a package
from tools.offscreen import OFFSCREEN  # noqa: E402

HOP_FRAMES = 20
"""A pawn sets out for another door before it has arrived."""
HALF_THE_SAND = 90
"""Seconds: the sand of Obscurio is turned over before a measurement could outlast it."""

RUNS, COMES_TO_REST = 5, 240
"""Runs of each table; frames after a new size in which lists and their bars still move: not counted."""


def measure() -> None:
    """Print the figure of each table at each size."""
    from kivy.core.window import Window

    from tools.fresh_renderer import rinse
    from tools.scenes.games.dead_cells import half_way, in_a_fight
    from tools.scenes.games.finstere_flure import pawn_chosen
    from tools.scenes.games.night_cage import in_the_middle
    from tools.scenes.games.obscurio import at_the_doors
    from tools.scenes.stage import SIZES, Stage, first

    stage = Stage(ROOT / "docs" / "pictures")
    stage.app.settings.animation = "normal"
    for key, fits, busy in (
        ("night_cage", in_the_middle, turn_a_tile),
        ("finstere_flure", pawn_chosen, walk_a_piece),
        ("dead_cells", in_a_fight, strike_in_turn),
        ("dead_cells", half_way, walk_the_group),
        ("obscurio", at_the_doors, hop_a_pawn),
    ):
        page = stage.sit_down(first(fits, key))
        for form, size in SIZES.items():
            Window.size = size
            _frames(page, busy, COMES_TO_REST)
            rinse()
            best = min((_frames(page, busy, FRAMES) for _ in range(RUNS)), key=mean)
            print(
                f"{key} {form}: {mean(best) * 1000:.2f} ms of main-thread CPU per frame,"
                f" {median(best) * 1000:.2f} ms in the median"
            )


def turn_a_tile(page: Any, count: int) -> None:
    """One quarter after another."""
    tiles = page.board.tiles
    if not tiles.moving:
        tiles.turn(next(cell for cell in page.board.grid if tiles.at(cell)), count)


def walk_a_piece(page: Any, _count: int) -> None:
    """To and fro between two cells."""
    pieces, grid = page.board.pieces, page.board.grid
    if not pieces.moving:
        here, there = sorted(grid)[40:42]
        pieces.move(next(iter(pieces)), [grid.centre(here), grid.centre(there), grid.centre(here)])


def strike_in_turn(page: Any, count: int) -> None:
    """Everybody on the stage steps forward, is hit, and the spark runs to and fro."""
    cast = page.presenter.surface.scene.cast
    if not cast.motions:
        for ref in list(cast.figures):
            cast.act(ref, 0.5)
        cast.spark(100.0 + count % 2 * 80.0, 100.0, 0.5)


def walk_the_group(page: Any, _count: int) -> None:
    """To the next room, again and again; nobody arrives."""
    rock = page.presenter.surface.scene.rock
    if not rock.moving:
        rock.walk(0, lambda: None)


def hop_a_pawn(page: Any, count: int) -> None:
    """From door to door, while the sand runs."""
    scene = page.presenter.scene
    clock, pawn = scene.keeper.clock, scene.pawns[1]
    if clock.sand.left(clock.services.clock) < HALF_THE_SAND:
        clock.start()
    if count % HOP_FRAMES == 0:
        arch = scene.arches[count // HOP_FRAMES % len(scene.arches)]
        pawn.hop(*arch.stand(0, 1, pawn.width), pawn.height, 0.3)


def _frames(page: Any, busy: Callable[[Any, int], None], count: int) -> list[float]:
    """Draw frames while something moves; gives the CPU seconds of this thread for each."""
    from kivy.base import EventLoop

    spent = []
    for number in range(count):
        began = time.thread_time()
        busy(page, number)
        EventLoop.idle()
        spent.append(time.thread_time() - began)
    return spent


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    with TemporaryDirectory() as data:
        os.environ.update({**OFFSCREEN, **UNTHROTTLED, "LANTERNE_HOME": data})
        measure()
