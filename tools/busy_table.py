#!/usr/bin/env python3
"""Measures what a whole busy table costs: main-thread CPU per frame, the time a phone feels.

    tools/busy_table.py            every table at tablet and phone size

The table is a real one in the running app: panels, prompt, tray, side box, light that flickers, marks that
breathe, and a tile or a pawn on the board that never rests. The figure is the best of a few runs.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.busy_board import FRAMES, RUNS, UNTHROTTLED, WARM_UP  # noqa: E402 - the tools are a package
from tools.offscreen import OFFSCREEN  # noqa: E402


def measure() -> None:
    """Print the figure of each table at each size."""
    from kivy.core.window import Window

    from tools.scenes.finstere_flure import pawn_chosen
    from tools.scenes.night_cage import in_the_middle
    from tools.scenes.stage import SIZES, Stage, first

    stage = Stage(ROOT / "docs" / "pictures")
    stage.app.settings.animation = "normal"
    for key, fits, busy in (
        ("night_cage", in_the_middle, turn_a_tile),
        ("finstere_flure", pawn_chosen, walk_a_piece),
    ):
        page = stage.sit_down(first(fits, key))
        for form, size in SIZES.items():
            Window.size = size
            stage.frames(WARM_UP)
            best = min(_frames(page, busy, FRAMES) for _ in range(RUNS))
            print(f"{key} {form}: {best * 1000:.2f} ms of main-thread CPU per frame")


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


def _frames(page: Any, busy: Callable[[Any, int], None], count: int) -> float:
    """Draw frames while something moves; gives the CPU seconds of this thread per frame."""
    from kivy.base import EventLoop

    began = time.thread_time()
    for number in range(count):
        busy(page, number)
        EventLoop.idle()
    return (time.thread_time() - began) / count


if __name__ == "__main__":
    with TemporaryDirectory() as data:
        os.environ.update({**OFFSCREEN, **UNTHROTTLED, "LANTERNE_HOME": data})
        measure()
