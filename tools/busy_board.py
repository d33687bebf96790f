"""Measures what a busy board costs: main-thread CPU per frame, the time a phone feels.

The scene is the worst of a night: a full 6 x 6 torus in the dark, five flames with their light, legal cells
that breathe, and a tile that never stops turning. Run it alone to print the figure.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1280, 800)
WARM_UP, FRAMES, RUNS = 30, 240, 3
UNTHROTTLED = {
    "KIVY_NO_CONFIG": "1",
    "KCFG_KIVY_LOG_LEVEL": "warning",
    "KCFG_GRAPHICS_VSYNC": "0",
    "KCFG_GRAPHICS_MAXFPS": "0",
    "KCFG_GRAPHICS_MULTISAMPLES": "0",
}
SEATS = ("blue", "red", "bone", "green", "yellow")
TURNING_CELL = 21
STAND_IN_TILE = "panel_active"
"""A sprite of the interface's page, as large as a tile on the screen: what it shows costs nothing."""


def busy_board_cpu_ms() -> float:
    """Give the main thread's CPU time per frame in milliseconds: the best of a few runs."""
    from tools.offscreen import OFFSCREEN

    os.environ.update({**OFFSCREEN, **UNTHROTTLED})
    from kivy.base import EventLoop

    from tools.fresh_renderer import rinse

    EventLoop.ensure_window()
    EventLoop.window.size = SIZE
    board = busy_board()
    EventLoop.window.add_widget(board)
    turner = Turner(board)
    _frames(turner, WARM_UP)
    rinse()
    best = min(_frames(turner, FRAMES) for _ in range(RUNS))
    EventLoop.window.remove_widget(board)
    board.living = False
    return best * 1000


class Turner:
    """Keeps one tile turning, one quarter after another."""

    def __init__(self, board: Any) -> None:
        self.board, self.turns = board, 0

    def keep_on(self) -> None:
        """Start the next quarter when the last one is done."""
        if not self.board.tiles.moving:
            self.turns += 1
            self.board.tiles.turn(TURNING_CELL, self.turns)


def busy_board() -> Any:
    """Lay out the scene."""
    from app.board.board import Board
    from app.board.geometry import Grid
    from app.board.lamp import Lamp
    from app.board.sprites import Sprites
    from app.look.places import asset
    from app.look.theme import register_fonts

    register_fonts()
    grid = Grid(6, 6, rim=0.5)
    board = Board(size_hint=(None, None), size=SIZE)
    board.set_up(grid, Sprites(asset("ui", "ui.atlas")), dark=True)
    lamps = []
    for cell in grid:
        board.tiles.place(cell, STAND_IN_TILE, cell % 4, animated=False)
    for index, seat in enumerate(SEATS):
        cell = 7 * index
        board.pieces.put(seat, f"pawn_{seat}", grid.centre(cell), flame=0.78)
        near = (cell, *(other for other in grid.wrapped_neighbours(cell) if other is not None))
        lamps.append(Lamp(grid.centre(cell), frozenset(near)))
    board.light.show(lamps, animated=False)
    board.overlay.marks.show_legal([3, 10, 20, 29], (0.3, 0.5, 0.9, 1.0))
    return board


def _frames(turner: Turner, count: int) -> float:
    """Draw frames and give the CPU seconds of this thread per frame."""
    from kivy.base import EventLoop

    began = time.thread_time()
    for _ in range(count):
        turner.keep_on()
        EventLoop.idle()
    return (time.thread_time() - began) / count


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.path.insert(0, str(ROOT))
    print(f"busy board: {busy_board_cpu_ms():.2f} ms of main-thread CPU per frame")
