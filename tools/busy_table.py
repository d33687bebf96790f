#!/usr/bin/env python3
"""Measures what a whole busy table costs: main-thread CPU per frame, the time a phone feels.

    tools/busy_table.py            every table at tablet and phone size

The table is a real one in the running app: panels, prompt, tray, side box, light that flickers, marks that
breathe, and a tile of the board that never stops turning. The figure is the best of a few runs.
"""

import os
import sys
import time
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

    from tools.scenes import SIZES, Stage, first, in_the_middle

    stage = Stage(ROOT / "docs" / "pictures")
    stage.app.settings.animation = "normal"
    page = stage.sit_down(first(in_the_middle))
    for form, size in SIZES.items():
        Window.size = size
        stage.frames(WARM_UP)
        best = min(_frames(page, FRAMES) for _ in range(RUNS))
        print(f"night_cage {form}: {best * 1000:.2f} ms of main-thread CPU per frame")


def _frames(page: Any, count: int) -> float:
    """Draw frames while a tile turns; gives the CPU seconds of this thread per frame."""
    from kivy.base import EventLoop

    tiles, turns = page.board.tiles, 0
    cell = next(cell for cell in page.presenter._scenery._looks if cell in page.board.grid)
    began = time.thread_time()
    for _ in range(count):
        if not tiles.moving:
            turns += 1
            tiles.turn(cell, turns)
        EventLoop.idle()
    return (time.thread_time() - began) / count


if __name__ == "__main__":
    with TemporaryDirectory() as data:
        os.environ.update({**OFFSCREEN, **UNTHROTTLED, "LANTERNE_HOME": data})
        measure()
